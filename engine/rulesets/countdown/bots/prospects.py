"""What face-down cards are likely to be: by what lies in their stacks as a whole, never by what they are."""

from typing import NamedTuple

from engine.rulesets.countdown.bots.odds import FACES
from engine.rulesets.countdown.codes import BOMB, BOOBY_TRAP, HOSTAGE, THREAT_ZONE, TOP_TERRORIST
from engine.rulesets.countdown.scenario import Scenario

ACHIEVED = {BOMB: 0.9, HOSTAGE: 0.6, TOP_TERRORIST: 0.75}  # of the objectives that are reached in time


class Prospects(NamedTuple):
    """What face-down cards are like on average, by scenario."""

    objective: float  # points that an objective card is worth, top terrorists apart
    top_terrorist: float  # points that a top terrorist among them is worth, as often as there is one
    defence: float  # mean defence of top terrorists
    missed: float  # points that one costs if nobody comes for it
    complexity: int  # of bombs, the most (CD-17.08)
    objective_danger: float  # wounds that an objective card deals to those who turn it up
    threat_enemy: float  # how many of the threat cards are enemies
    threat_trap: float
    threat_danger: float


def prospects(scenario: Scenario) -> Prospects:
    """Worked out once for each scenario."""
    if scenario.known_to_bots is None:
        scenario.known_to_bots = _prospects(scenario)
    known: Prospects = scenario.known_to_bots
    return known


def _prospects(scenario: Scenario) -> Prospects:
    kind = scenario.kind
    cards = scenario.objective_cards
    worth = {card: ACHIEVED.get(kind[card], 0.0) * (scenario.success[card] - scenario.fail[card]) for card in cards}
    bosses = [card for card in cards if kind[card] == TOP_TERRORIST]
    threats = _likely_threats(scenario)
    count = max(1, len(threats))
    return Prospects(
        sum([worth[card] for card in cards if card not in bosses]) / max(1, len(cards)),
        sum([worth[card] for card in bosses]) / max(1, len(cards)),
        sum([scenario.defence[card] for card in bosses]) / max(1, len(bosses)),
        sum([scenario.fail[card] for card in cards if kind[card] in ACHIEVED]) / max(1, len(cards)),
        max([scenario.complexity[card] for card in cards if kind[card] == BOMB], default=0),
        sum([_danger(scenario, card) for card in cards]) / max(1, len(cards)),
        sum([kind[card] <= TOP_TERRORIST for card in threats]) / count,
        sum([kind[card] == BOOBY_TRAP for card in threats]) / count,
        sum([_danger(scenario, card) for card in threats]) / count,
    )


def _likely_threats(scenario: Scenario) -> list[int]:
    """CD-3.15: the levels that the cards dealt come from, all of each; their stack lies by level."""
    start = scenario.remove_top_threats + scenario.used_up_threats
    end = start + sum([count for kind, count in zip(*_dealt(scenario), strict=True) if kind == THREAT_ZONE])
    found: list[int] = []
    passed = 0
    for cards in scenario.threats_by_level:
        if passed < end and passed + len(cards) > start:
            found += cards
        passed += len(cards)
    return found


def _dealt(scenario: Scenario) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return scenario.boards[0].zone_kind, scenario.boards[0].zone_cards


def _danger(scenario: Scenario, card: int) -> float:
    """Wounds that a card deals when it is met: an enemy often falls before he fires."""
    if scenario.kind[card] <= TOP_TERRORIST:
        return 0.5 * scenario.attack[card] / FACES
    return float(scenario.hearts[card])
