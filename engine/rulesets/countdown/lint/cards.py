"""Cards of the pack: CD-60.33 to CD-60.46 and CD-60.63."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from engine.core.lint import Problem
from engine.rulesets.countdown.lint.drafts import PackDraft
from engine.rulesets.countdown.lint.registry import pack_checks
from engine.rulesets.countdown.records import BoobyTrap, Enemy, ObjectiveTrap, Terrorist

BEST_ROLL = 6
USUAL_ATTACK = (1, 5)
USUAL_HEARTS = (2, 3)  # CD-10.11
USUAL_BULLETS = (2, 3)  # CD-12.17
USUAL_COST = 2  # CD-12.18


@pack_checks.check("CD-60.33", "warning", "CD-2.15", "There are 35, 30 and 25 threat cards of level 1, 2 and 3.")
def threat_cards_are_complete(draft: PackDraft) -> Iterator[Problem]:
    if draft.limits is None or not draft.pack.threat_cards:  # a pack without any is for CD-60.12
        return
    for level, usual in enumerate(draft.limits.threat_cards, start=1):
        count = sum(card.level == level for card in draft.pack.threat_cards)
        if count != usual:
            message = f"The pack has {count} threat cards of level {level}, and the box {usual}."
            yield Problem("threatCards", message, "Add or leave out some, unless you mean it so.")


@pack_checks.check("CD-60.34", "warning", "CD-11.07", "There is a terrorist of every level.")
def reinforcements_can_come(draft: PackDraft) -> Iterator[Problem]:
    for level in (1, 2, 3) if draft.pack.threat_cards else ():
        if not any(isinstance(card, Terrorist) and card.level == level for card in draft.pack.threat_cards):
            message = f"There is no terrorist of level {level}: reinforcements come from the next level, or not at all."
            yield Problem("threatCards", message, "Add one.")


@pack_checks.check("CD-60.35", "error", "CD-13.03", "Every enemy has attack, defence and a number of its own.")
def enemies_have_their_own_number(draft: PackDraft) -> Iterator[Problem]:
    first: dict[int, str] = {}
    for path, card in draft.enemies:
        if card.number in first:
            message = f"The enemy {draft.name(card)} has the number {card.number}, and so has {first[card.number]}."
            yield Problem(f"{path}.number", message, "Give one of the two another number: it orders the firing.")
        first.setdefault(card.number, draft.name(card))


@pack_checks.check("CD-60.36", "warning", "CD-13.04", "Attack values are between 1 and 5.")
def attacks_are_a_risk(draft: PackDraft) -> Iterator[Problem]:
    low, high = USUAL_ATTACK
    for path, card in draft.enemies:
        for where, value in _levels(f"{path}.attack", card.attack):
            if not low <= value <= high:
                meaning = "never hits" if value < low else "always hits"
                yield Problem(where, f"An attack value of {value} {meaning}.", f"Use {low} to {high}.")


@pack_checks.check("CD-60.37", "warning", "CD-12.10", "Every enemy can be hit with one bullet control card.")
def enemies_can_be_hit(draft: PackDraft) -> Iterator[Problem]:
    bullet = max((card.value for card in draft.pack.bullet_control_cards), default=0)
    most = BEST_ROLL + draft.best_skill + bullet
    for path, card in draft.enemies:
        for where, value in _levels(f"{path}.defence", card.defence):
            if value > most:
                message = f"A defence of {value} is out of reach: the best roll, the best aim and one bullet control "
                yield Problem(where, f"{message}card make {most}.", f"Use {most} at most.")


@pack_checks.check("CD-60.38", "warning", "CD-6.10", "Beginners can hit every enemy of level 1.")
def beginners_can_hit(draft: PackDraft) -> Iterator[Problem]:
    for path, card in draft.enemies:
        if isinstance(card, Enemy):
            where, value = f"{path}.defence[0]", card.defence[0]
        elif card.level == 1:
            where, value = f"{path}.defence", card.defence
        else:
            continue
        if value > BEST_ROLL:
            message = f"Against a defence of {value} at level 1 an op without aim skill cannot hit."
            yield Problem(where, message, f"Use {BEST_ROLL} at most.")


@pack_checks.check("CD-60.39", "warning", "CD-10.11", "Booby traps have two or three hearts.")
def traps_are_usual(draft: PackDraft) -> Iterator[Problem]:
    for path, card in (*draft.threat_cards, *draft.objective_cards):
        if isinstance(card, BoobyTrap | ObjectiveTrap) and card.hearts not in USUAL_HEARTS:
            message = f"The booby trap {draft.name(card)} has a number of hearts that no printed trap has."
            yield Problem(f"{path}.hearts", message, "Give it 2 or 3, unless you mean it so.")


@pack_checks.check("CD-60.42", "warning", "CD-23.01", "Objectives gain, failures cost, and both grow with the level.")
def values_grow_with_the_level(draft: PackDraft) -> Iterator[Problem]:
    for path, card in draft.objective_cards:
        for field, sign in (("success_score", 1), ("fail_score", -1)):
            values = getattr(card, field, ())
            where = f"{path}.{'successScore' if sign > 0 else 'failScore'}"
            if any(value * sign < 0 for value in values):
                message = f"{draft.name(card)} {'costs points when it succeeds' if sign > 0 else 'gains by failing'}."
                yield Problem(where, message, "Change the sign.")
            elif any(abs(before) > abs(after) for before, after in pairwise(values)):
                message = f"The values of {draft.name(card)} fall although the level rises: {_listed(values)}."
                yield Problem(where, message, "Let them grow or stay as they are.")


@pack_checks.check("CD-60.63", "warning", "CD-2.19", "There are three bullet control cards, +2 or +3 for 2 points.")
def bullet_control_is_usual(draft: PackDraft) -> Iterator[Problem]:
    cards = draft.pack.bullet_control_cards
    if draft.limits and len(cards) != draft.limits.bullet_control_cards:
        message = f"The pack has {len(cards)} bullet control cards, and the box {draft.limits.bullet_control_cards}."
        yield Problem("bulletControlCards", message, "Add or leave out some, unless you mean it so.")
    for index, card in enumerate(cards):
        if card.value not in USUAL_BULLETS:
            message = f"No printed bullet control card adds {card.value}."
            yield Problem(f"bulletControlCards[{index}].value", message, "Use 2 or 3.")
        if card.score_cost != USUAL_COST:
            message = f"This bullet control card costs {card.score_cost} points instead of {USUAL_COST}."
            yield Problem(f"bulletControlCards[{index}].scoreCost", message, "Use 2.")


pack_checks.on_loading("CD-60.40", "error", "CD-16.03", "Civilians cost points when killed, and gain none.")
pack_checks.on_loading(
    "CD-60.41", "error", "CD-33.21", "Objectives have values for all three levels, other cards none."
)
pack_checks.on_loading("CD-60.43", "error", "CD-17.10", "Decoys are in the bomb stack only.")
pack_checks.on_loading("CD-60.44", "error", "CD-11.20", "Only top terrorists, whose escape costs points, are One Shot.")
pack_checks.on_loading("CD-60.45", "error", "CD-15.10", "Only hostages are Blocked or carry a trap.")
pack_checks.on_loading("CD-60.46", "error", "CD-11.06", "Only enemies have special symbols.")


def _levels(path: str, value: int | tuple[int, int, int]) -> Iterator[tuple[str, int]]:
    """A value, or each of three, with its path."""
    if isinstance(value, int):
        yield path, value
    else:
        for index, one in enumerate(value):
            yield f"{path}[{index}]", one


def _listed(values: tuple[int, ...]) -> str:
    return ", ".join(str(value) for value in values)
