"""Cards of players and dice: FZ-L.38 to FZ-L.43, FZ-L.56."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.bounds import LARGEST_DECK
from engine.core.lint import Problem, set_to
from engine.rulesets.fireteam_zero.codes import ATTACK_TYPES, FIRST_MONSTER, FIRST_SPECIALIST
from engine.rulesets.fireteam_zero.lint.drafts import PackDraft
from engine.rulesets.fireteam_zero.lint.registry import pack_checks
from engine.rulesets.fireteam_zero.lint.words import team as words
from engine.rulesets.fireteam_zero.records import at

CARDS_OF_A_ROLE = {words.ACTION_CARDS: 16, words.UPGRADE_SETS: 4, words.FOCUS_CARDS: 6}  # FZ-C.28 to FZ-C.30
CARDS_OF_A_SET = 4  # FZ-1.16
MOST_SPECIALISTS = FIRST_MONSTER - FIRST_SPECIALIST

pack_checks.on_loading(
    "FZ-L.38", "error", "FZ-11.01", "Action cards have an attack and either a tactical response or a reaction."
)
pack_checks.on_loading("FZ-L.39", "error", "FZ-11.05", "Reactions have a trigger and a range.")
pack_checks.on_loading(
    "FZ-L.40", "error", "FZ-5.04", "Attacks have a known type, and no strength, range or bonus hits below 0."
)
pack_checks.on_loading("FZ-L.43", "error", "FZ-1.08", "Heroes have a role, a speed and a full hand of at least 1.")


@pack_checks.check("FZ-L.41", "warning", "FZ-C.28", "A role has 16 action cards, 4 upgrade sets and 6 focus cards.")
def roles_are_complete(draft: PackDraft) -> Iterator[Problem]:
    pack = draft.pack
    for index, role in enumerate(pack.roles):
        has = {
            words.ACTION_CARDS: sum(c.copies for c in pack.action_cards if c.role == role.id and not c.is_upgrade),
            words.UPGRADE_SETS: sum(one.role == role.id for one in pack.upgrade_sets),
            words.FOCUS_CARDS: sum(card.role == role.id for card in pack.focus_cards),
        }
        declared = (role.action_cards, role.upgrade_sets, role.focus_cards)
        for (what, number), own in zip(has.items(), declared, strict=True):
            # A digital pack may size its roles as it likes, as long as it says so.
            wanted = own if pack.component_limits == "off" else CARDS_OF_A_ROLE[what]
            if number != wanted:
                yield words.CARDS_OF_ROLE(
                    at("roles", index, role), role=draft.name(role), n=number, what=what(), wanted=wanted
                )


@pack_checks.check("FZ-L.42", "error", "FZ-1.16", "An upgrade set is four identical cards.")
def upgrade_sets_are_four_identical_cards(draft: PackDraft) -> Iterator[Problem]:
    for index, one in enumerate(draft.pack.upgrade_sets):
        path = at("upgradeSets", index, one)
        if one.copies != CARDS_OF_A_SET:
            yield words.UPGRADE_SET_SIZE(
                f"{path}.copies",
                fix=set_to(f"{path}.copies", CARDS_OF_A_SET, words.FOUR_CARDS(n=CARDS_OF_A_SET), one.copies),
                set=draft.name(one),
                n=one.copies,
                wanted=CARDS_OF_A_SET,
            )
        for number, card in enumerate(draft.pack.action_cards):
            if card.upgrade_set == one.id:
                yield words.JOINS_UPGRADES(
                    f"{at('actionCards', number, card)}.upgradeSet", card=draft.name(card), set=draft.name(one)
                )


@pack_checks.check("FZ-DECKS", "error", "n/a", "Every deck can be shuffled.")
def decks_can_be_shuffled(draft: PackDraft) -> Iterator[Problem]:
    pack = draft.pack
    events = sum(event.copies for event in pack.events)
    if events > LARGEST_DECK:
        yield words.TOO_MANY_EVENTS("events", n=events, most=LARGEST_DECK)
    for index, role in enumerate(pack.roles):
        own = sum(card.copies for card in pack.action_cards if card.role == role.id)
        own += sum(one.copies for one in pack.upgrade_sets if one.role == role.id)
        if own > LARGEST_DECK:
            yield words.TOO_LARGE_A_DECK(at("roles", index, role), role=draft.name(role), n=own, most=LARGEST_DECK)


@pack_checks.check("FZ-TEAM", "error", "n/a", "There is room on the board for all specialists.")
def specialists_have_room(draft: PackDraft) -> Iterator[Problem]:
    used = sum(one.used_in_mission for one in draft.pack.specialists)
    if used > MOST_SPECIALISTS:
        yield words.TOO_MANY_SPECIALISTS("specialists", n=used, most=MOST_SPECIALISTS)


@pack_checks.check(
    "FZ-L.56",
    "error",
    "FZ-A.28",
    "Attack dice show every type, the activation die known symbols, the spawn die the numbers of the spawn tokens.",
)
def dice_show_what_is_needed(draft: PackDraft) -> Iterator[Problem]:
    dice, tokens = draft.pack.dice, draft.pack.tokens.spawn
    for of_type in ATTACK_TYPES:
        if not any(of_type in face for face in dice.attack.faces):
            yield words.DIE_WITHOUT_TYPE("dice.attack.faces", type=of_type)
    if sorted(set(dice.spawn.faces)) != list(range(1, tokens + 1)):
        yield words.SPAWN_DIE("dice.spawn.faces", most=tokens)
