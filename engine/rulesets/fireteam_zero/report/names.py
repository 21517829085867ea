"""What can come up in a mission, by number and by name."""

from collections.abc import Sequence
from typing import Any

from engine.core.effects.program import Ability
from engine.rulesets.fireteam_zero.codes import AS_ACTION, AS_FREE_ACTION
from engine.rulesets.fireteam_zero.rules.ch01_setup import OPEN_SEAT, read_seats
from engine.rulesets.fireteam_zero.scenario import Scenario

# What coverage tells of: cards, recon cards, twists, places, special abilities, equipment, actions.
CARD, EVENT, DISCOVERY, TWIST, LOCATION, SPECIAL, FOCUS, ACTION = range(8)
COVERED = ("cards", "events", "discoveries", "twists", "locations", "specials", "focusCards", "actions")


def texts_of(scenario: Scenario) -> dict[int, tuple[int, int]]:
    """Twists and focus cards by the source of their texts, as what and which."""
    twists = {source: (TWIST, twist) for twist, source in enumerate(scenario.twist_source)}
    focus = {abilities[0].source: (FOCUS, card) for card, abilities in enumerate(scenario.focus_abilities) if abilities}
    return twists | focus


def holds_always(abilities: Sequence[Ability]) -> bool:
    """Whether a card does something merely by lying there."""
    return any(ability.trigger == "always" for ability in abilities)


def roles_of(scenario: Scenario, seats: Any = None) -> set[int]:
    """The roles whose cards can come up: all of them, unless every seat has its hero."""
    heroes = [OPEN_SEAT] if seats is None else [seat.hero for seat in read_seats(scenario, seats)]
    if OPEN_SEAT in heroes:
        return set(range(len(scenario.role_cards)))
    return {scenario.hero_role[hero] for hero in heroes}


def names_of(scenario: Scenario, roles: set[int]) -> list[dict[int, str]]:
    """What can be seen, by number: only what this mission can show to these roles."""
    mission, pack = scenario.mission, scenario.pack
    cards = {card for role in roles for card in scenario.role_cards[role]}
    if mission.upgrades.kind != "none":
        upgrades = zip(scenario.upgrade_role, scenario.upgrade_cards, strict=True)
        cards |= {card for role, copies in upgrades if role in roles for card in copies}
    focus = {card for card, role in enumerate(scenario.focus_role) if role in roles} if mission.focus_cards else set()
    not_in_play = {
        ability.source
        for card, abilities in enumerate(scenario.focus_abilities)
        if card not in focus
        for ability in abilities
    }
    actions = {
        ability.source: scenario.sources[ability.source].id
        for ability in scenario.abilities
        if ability.moment in (AS_ACTION, AS_FREE_ACTION) and ability.source not in not_in_play
    }
    in_play = sorted({entry.kind for entry in scenario.pool_entries})
    with_special = [kind for kind in in_play if scenario.special[kind]]
    return [
        {card: scenario.card_ids[card] for card in sorted(cards)},
        dict(enumerate(scenario.event_ids)),
        dict(enumerate(scenario.discoveries)),
        {twist: scenario.twist_ids[twist] for twist in sorted(set(scenario.mission_twists))},
        dict(enumerate(scenario.board.ids)),
        {kind: pack.monster_kinds[kind].id for kind in with_special},
        {card: pack.focus_cards[card].id for card in sorted(focus)},
        actions,
    ]
