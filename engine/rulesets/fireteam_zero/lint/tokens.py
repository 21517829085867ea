"""Tokens: FZ-L.32 and FZ-L.33."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from engine.core.effects.walk import Node
from engine.core.lint import Problem
from engine.rulesets.fireteam_zero.lint.drafts import INTEL, MissionDraft
from engine.rulesets.fireteam_zero.lint.effect_texts import EffectText
from engine.rulesets.fireteam_zero.lint.numbers import value_of
from engine.rulesets.fireteam_zero.lint.registry import mission_checks
from engine.rulesets.fireteam_zero.lint.supply import most_needed
from engine.rulesets.fireteam_zero.lint.words import monsters as words

Entry = TypeVar("Entry")


@mission_checks.check("FZ-L.32", "error", "FZ-12.05", "There are as many special tokens of a name as can lie out.")
def enough_special_tokens(draft: MissionDraft) -> Iterator[Problem]:
    laid = _by_token(_laid(draft))
    placed = _by_token((node.value("token"), (text, node)) for text, node in draft.of("placeToken"))
    removed = {str(node.value("token")) for _text, node in draft.of("removeToken")}
    for token in draft.pack.tokens.special:
        places, placings = laid.get(token.id, []), placed.get(token.id, [])
        returns = token.id in removed
        by_effects = [_number(draft, node) for _text, node in placings]
        # Where tokens are also taken away, those placed one after another need not lie out together.
        needed = sum(number for _path, number in places)
        needed += max(by_effects, default=0) if returns else sum(by_effects)
        if needed > token.count:
            yield words.TOO_FEW_TOKENS(
                _first_path(draft, places, placings),
                mission=draft.name,
                n=needed,
                token=draft.whole.name(token),
                has=token.count,
            )


def _by_token(entries: Iterable[tuple[Any, Entry]]) -> dict[str, list[Entry]]:
    """What belongs to each token, gathered once: both tokens and effects may be many."""
    found: dict[str, list[Entry]] = {}
    for token, entry in entries:
        found.setdefault(str(token), []).append(entry)
    return found


def _laid(draft: MissionDraft) -> Iterator[tuple[str, tuple[str, int]]]:
    """The tokens that the briefing and the discoveries lay out: which, where, and how many."""
    for index, one in enumerate(draft.mission.initial_tokens):
        yield one.token, (f"{draft.path}.initialTokens[{index}]", one.count)
    for path, card in draft.discoveries:
        for index, one in enumerate(card.board_tokens):
            yield one.token, (f"{path}.boardTokens[{index}]", one.count)


def _number(draft: MissionDraft, node: Node) -> int:
    number = value_of(node.value("n"), max(draft.hero_counts))
    return 1 if number is None else max(0, number)


def _first_path(draft: MissionDraft, places: list[tuple[str, int]], placings: list[tuple[EffectText, Node]]) -> str:
    if places:
        return places[-1][0]
    return placings[-1][0].shown(placings[-1][1].path) if placings else draft.path


@mission_checks.check("FZ-L.33", "warning", "FZ-C.07", "No more intel tokens can be needed at once than there are.")
def enough_intel_tokens(draft: MissionDraft) -> Iterator[Problem]:
    limits = draft.pack.component_limits
    if limits == "off":
        return
    there_are = min(draft.pack.tokens.intel.count, limits.intel_tokens)
    needed = sum(most_needed(draft, objective) or 0 for _path, objective in draft.objectives)
    needed += sum(card.encounter_tokens for _path, card in draft.discoveries)
    needed += sum(one.count for one in draft.mission.initial_tokens if one.token == INTEL and one.location)
    needed += sum(one.count for _path, card in draft.discoveries for one in card.board_tokens if one.token == INTEL)
    for _text, node in draft.of("placeToken"):
        if node.value("token") == INTEL and node.value("on") is None:
            needed += _number(draft, node)
    if needed > there_are:
        yield words.TOO_FEW_INTEL_TOKENS(draft.path, mission=draft.name, n=needed, has=there_are)
