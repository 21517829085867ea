"""Cards of the pack: CD-60.33 to CD-60.46 and CD-60.63."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from engine.core.bounds import LARGEST_DECK
from engine.core.lint import Fix, Problem, set_to
from engine.core.sentences import Told
from engine.rulesets.countdown.lint.drafts import PackDraft
from engine.rulesets.countdown.lint.registry import pack_checks
from engine.rulesets.countdown.lint.words import cards as words
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
            yield words.THREAT_CARDS("threatCards", n=count, level=level, has=usual)


@pack_checks.check("CD-60.34", "warning", "CD-11.07", "There is a terrorist of every level.")
def reinforcements_can_come(draft: PackDraft) -> Iterator[Problem]:
    for level in (1, 2, 3) if draft.pack.threat_cards else ():
        if not any(isinstance(card, Terrorist) and card.level == level for card in draft.pack.threat_cards):
            yield words.NO_REINFORCEMENTS("threatCards", level=level)


@pack_checks.check("CD-60.35", "error", "CD-13.03", "Every enemy has attack, defence and a number of its own.")
def enemies_have_their_own_number(draft: PackDraft) -> Iterator[Problem]:
    first: dict[int, Told] = {}
    taken = {card.number for _path, card in draft.enemies}
    for path, card in draft.enemies:
        if card.number in first:
            where, free = f"{path}.number", min(set(range(1, len(taken) + 2)) - taken)
            taken.add(free)
            yield words.SAME_NUMBER(
                where,
                fix=set_to(where, free, words.SET_NUMBER(n=free), card.number),
                enemy=draft.name(card),
                number=card.number,
                other=first[card.number],
            )
        first.setdefault(card.number, draft.name(card))


@pack_checks.check("CD-60.36", "warning", "CD-13.04", "Attack values are between 1 and 5.")
def attacks_are_a_risk(draft: PackDraft) -> Iterator[Problem]:
    low, high = USUAL_ATTACK
    for path, card in draft.enemies:
        for where, value in _levels(f"{path}.attack", card.attack):
            if not low <= value <= high:
                trouble = words.NEVER_HITS if value < low else words.ALWAYS_HITS
                usual = low if value < low else high
                yield trouble(where, fix=_set(where, usual, value), n=value, low=low, high=high)


@pack_checks.check("CD-60.37", "warning", "CD-12.10", "Every enemy can be hit with one bullet control card.")
def enemies_can_be_hit(draft: PackDraft) -> Iterator[Problem]:
    bullet = max((card.value for card in draft.pack.bullet_control_cards), default=0)
    most = BEST_ROLL + draft.best_skill + bullet
    for path, card in draft.enemies:
        for where, value in _levels(f"{path}.defence", card.defence):
            if value > most:
                yield words.NEVER_HIT(where, fix=_set(where, most, value), n=value, most=most)


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
            yield words.BEGINNERS(where, fix=_set(where, BEST_ROLL, value), n=value, most=BEST_ROLL)


@pack_checks.check("CD-60.39", "warning", "CD-10.11", "Booby traps have two or three hearts.")
def traps_are_usual(draft: PackDraft) -> Iterator[Problem]:
    for path, card in (*draft.threat_cards, *draft.objective_cards):
        if isinstance(card, BoobyTrap | ObjectiveTrap) and card.hearts not in USUAL_HEARTS:
            where, fewest = f"{path}.hearts", min(USUAL_HEARTS)
            usual = fewest if card.hearts < fewest else max(USUAL_HEARTS)
            yield words.HEARTS(where, fix=_set(where, usual, card.hearts), card=draft.name(card))


@pack_checks.check("CD-60.42", "warning", "CD-23.01", "Objectives gain, failures cost, and both grow with the level.")
def values_grow_with_the_level(draft: PackDraft) -> Iterator[Problem]:
    for path, card in draft.objective_cards:
        for field, sign in (("success_score", 1), ("fail_score", -1)):
            values = getattr(card, field, ())
            where = f"{path}.{'successScore' if sign > 0 else 'failScore'}"
            if any(value * sign < 0 for value in values):
                trouble = words.SUCCESS_COSTS if sign > 0 else words.FAILURE_GAINS
                signed = tuple(abs(value) * sign for value in values)
                fix = set_to(where, [*signed], words.CHANGE_SIGN(), _listed(values), _listed(signed))
                yield trouble(where, fix=fix, card=draft.name(card))
            elif any(abs(before) > abs(after) for before, after in pairwise(values)):
                yield words.VALUES_FALL(where, card=draft.name(card), values=_listed(values))


@pack_checks.check("CD-DECKS", "error", "CD-3.15", "Every stack can be shuffled.")
def stacks_can_be_shuffled(draft: PackDraft) -> Iterator[Problem]:
    pack = draft.pack
    by_level = [sum(place.level == level for place in pack.locations) for level in (1, 2, 3)]
    by_stack: dict[str, int] = {}
    for card in pack.objective_cards:
        by_stack[card.stack] = by_stack.get(card.stack, 0) + 1
    for path, deck, count in (
        ("supportCards", words.SUPPORT_DECK, len(pack.support_cards)),
        ("threatCards", words.THREAT_DECK, len(pack.threat_cards)),
        ("locations", words.LOCATION_DECK, max(by_level)),
        ("objectiveCards", words.OBJECTIVE_DECK, max(by_stack.values(), default=0)),
        ("roles", words.ROLE_DECK, pack.roles.patriots + pack.roles.traitors),
    ):
        if count > LARGEST_DECK:
            yield words.TOO_MANY_CARDS(path, deck=deck(), n=count, most=LARGEST_DECK)


@pack_checks.check("CD-60.63", "warning", "CD-2.19", "There are three bullet control cards, +2 or +3 for 2 points.")
def bullet_control_is_usual(draft: PackDraft) -> Iterator[Problem]:
    cards = draft.pack.bullet_control_cards
    if draft.limits and len(cards) != draft.limits.bullet_control_cards:
        yield words.BULLET_CARDS("bulletControlCards", n=len(cards), has=draft.limits.bullet_control_cards)
    for index, card in enumerate(cards):
        if card.value not in USUAL_BULLETS:
            yield words.BULLET_VALUE(f"bulletControlCards[{index}].value", n=card.value)
        if card.score_cost != USUAL_COST:
            where, cost = f"bulletControlCards[{index}].scoreCost", card.score_cost
            yield words.BULLET_COST(where, fix=_set(where, USUAL_COST, cost), n=cost, usual=USUAL_COST)


pack_checks.on_loading("CD-60.40", "error", "CD-16.03", "Civilians cost points when killed, and gain none.")
pack_checks.on_loading(
    "CD-60.41", "error", "CD-33.21", "Objectives have values for all three levels, other cards none."
)
pack_checks.on_loading("CD-60.43", "error", "CD-17.10", "Decoys are in the bomb stack only.")
pack_checks.on_loading("CD-60.44", "error", "CD-11.20", "Only top terrorists, whose escape costs points, are One Shot.")
pack_checks.on_loading("CD-60.45", "error", "CD-15.10", "Only hostages are Blocked or carry a trap.")
pack_checks.on_loading("CD-60.46", "error", "CD-11.06", "Only enemies have special symbols.")


def _set(where: str, value: int, before: int) -> Fix:
    return set_to(where, value, words.SET_VALUE(n=value), before)


def _levels(path: str, value: int | tuple[int, int, int]) -> Iterator[tuple[str, int]]:
    """A value, or each of three, with its path."""
    if isinstance(value, int):
        yield path, value
    else:
        for index, one in enumerate(value):
            yield f"{path}[{index}]", one


def _listed(values: tuple[int, ...]) -> str:
    return ", ".join(str(value) for value in values)
