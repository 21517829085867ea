"""What face-down cards are likely to be: by what lies in their stacks as a whole, never by what they are."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.rulesets.countdown.bots.odds import FACES
from engine.rulesets.countdown.codes import (
    BOMB,
    BOOBY_TRAP,
    CIVILIAN,
    HOSTAGE,
    OBJECTIVE_ZONE,
    THREAT_ZONE,
    TOP_TERRORIST,
)
from engine.rulesets.countdown.scenario import Scenario
from engine.rulesets.countdown.state import State

A_WOUND = 0.8  # points that a wound costs
AN_ENEMY = 0.6  # points that an enemy less is worth
ACHIEVED = {BOMB: 0.9, HOSTAGE: 0.6, TOP_TERRORIST: 0.75}  # of the objectives that are reached in time


class Deck(NamedTuple):
    """What a face-down card of one kind of zone is like on average."""

    enemy: float  # how often it is an enemy
    defence: float  # of these, on average
    worth: float  # points that eliminating one is worth
    trap: float  # how often it is a trap
    danger: float  # wounds that it deals to those who turn it up
    surprise: float  # points that it costs to walk in on it: traps, also carried ones
    people: float  # points that it costs to blast it, for civilians and hostages


class Prospects(NamedTuple):
    """What face-down cards are like on average, by scenario."""

    objective: float  # points that an objective card is worth, top terrorists apart
    top_terrorist: float  # points that a top terrorist among them is worth, as often as there is one
    missed: float  # points that one costs if nobody comes for it
    complexity: int  # of bombs, the most (CD-17.08)
    objectives: Deck
    threats: Deck


def prospects(scenario: Scenario) -> Prospects:
    """Worked out once for each scenario."""
    if scenario.memo.known_to_bots is None:
        scenario.memo.known_to_bots = _prospects(scenario)
    known: Prospects = scenario.memo.known_to_bots
    return known


def deck_of(game: State, zone: int) -> Deck:
    """What the face-down cards of a zone are like."""
    likely = prospects(game.scenario)
    return likely.objectives if game.board.zone_kind[zone] == OBJECTIVE_ZONE else likely.threats


def _prospects(scenario: Scenario) -> Prospects:
    kind = scenario.kind
    cards = scenario.objective_cards
    worth = {card: ACHIEVED.get(kind[card], 0.0) * (scenario.success[card] - scenario.fail[card]) for card in cards}
    bosses = [card for card in cards if kind[card] == TOP_TERRORIST]
    return Prospects(
        sum([worth[card] for card in cards if card not in bosses]) / max(1, len(cards)),
        sum([worth[card] for card in bosses]) / max(1, len(cards)),
        sum([scenario.fail[card] for card in cards if kind[card] in ACHIEVED]) / max(1, len(cards)),
        max([scenario.complexity[card] for card in cards if kind[card] == BOMB], default=0),
        _deck(scenario, cards),
        _deck(scenario, _likely_threats(scenario)),
    )


def _deck(scenario: Scenario, cards: Sequence[int]) -> Deck:
    kind = scenario.kind
    count = max(1, len(cards))
    enemies = [card for card in cards if kind[card] <= TOP_TERRORIST]
    people = [card for card in cards if kind[card] in (CIVILIAN, HOSTAGE)]
    return Deck(
        len(enemies) / count,
        sum([scenario.defence[card] for card in enemies]) / max(1, len(enemies)),
        sum([AN_ENEMY + scenario.success[card] - scenario.fail[card] for card in enemies]) / max(1, len(enemies)),
        sum([kind[card] == BOOBY_TRAP for card in cards]) / count,
        sum([_danger(scenario, card) for card in cards]) / count,
        _surprise(scenario, cards),
        sum([scenario.success[card] - scenario.fail[card] for card in people]) / count,
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


def _surprise(scenario: Scenario, cards: Sequence[int]) -> float:
    """What a trap that nobody knew of costs (CD-10.04): the people beside it first, then wounds; and who carries it."""
    people = [scenario.success[card] - scenario.fail[card] for card in cards if scenario.kind[card] == HOSTAGE]
    a_heart = (sum(people) + A_WOUND * (len(cards) - len(people))) / max(1, len(cards))
    costs = 0.0
    for card in cards:
        if scenario.kind[card] == BOOBY_TRAP:
            costs += scenario.hearts[card] * a_heart  # CD-10.06
        elif scenario.hearts[card]:  # CD-90.46: it hurts no other hostages, but the one who carries it
            costs += scenario.hearts[card] * A_WOUND + scenario.success[card] - scenario.fail[card]
    return costs / max(1, len(cards))
