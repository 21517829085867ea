"""Recon cards and objectives: FZ-L.09 to FZ-L.15, FZ-L.46, FZ-L.50."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

from engine.core.lint import Problem, set_to
from engine.rulesets.fireteam_zero.codes import RECON_CARDS
from engine.rulesets.fireteam_zero.lint.absence import absence, is_gate
from engine.rulesets.fireteam_zero.lint.drafts import INTEL, MissionDraft, PackDraft
from engine.rulesets.fireteam_zero.lint.effect_texts import EffectText
from engine.rulesets.fireteam_zero.lint.registry import mission_checks, pack_checks
from engine.rulesets.fireteam_zero.lint.supply import most_needed, shortage, suppliers_of
from engine.rulesets.fireteam_zero.lint.words import recon as words
from engine.rulesets.fireteam_zero.records import Objective


@mission_checks.check("FZ-L.09", "error", "FZ-1.33", "Events and discoveries make a recon deck of 12 cards.")
def twelve_recon_cards(draft: MissionDraft) -> Iterator[Problem]:
    events, discoveries = draft.mission.event_count, len(draft.mission.discoveries)
    if events + discoveries != RECON_CARDS:
        right = max(0, RECON_CARDS - discoveries)
        where = f"{draft.path}.eventCount"
        yield words.RECON_DECK(
            where,
            fix=set_to(where, right, words.SET_EVENTS(n=right), events),
            events=events,
            discoveries=discoveries,
            n=events + discoveries,
            wanted=RECON_CARDS,
            right=right,
        )


@mission_checks.check("FZ-L.10", "error", "FZ-1.31", "The pack has as many events as the mission uses.")
def enough_events(draft: MissionDraft) -> Iterator[Problem]:
    available = sum(event.copies for event in draft.pack.events)
    if draft.mission.event_count > available:
        yield words.TOO_FEW_EVENTS(
            f"{draft.path}.eventCount", mission=draft.name, n=draft.mission.event_count, has=available
        )


@mission_checks.check("FZ-L.11", "error", "FZ-13.09", "Every discovery is linked to an objective of the same mission.")
def discoveries_serve_an_objective_of_the_mission(draft: MissionDraft) -> Iterator[Problem]:
    cards = {one.id: one for one in draft.pack.discoveries}
    has = draft.mission.objectives
    for index, name in enumerate(draft.mission.discoveries):
        objective = cards[name].objective
        if objective not in has:
            label = words.ADD_OBJECTIVE(objective=objective)
            yield words.FOREIGN_DISCOVERY(
                f"{draft.path}.discoveries[{index}]",
                fix=set_to(f"{draft.path}.objectives", [*has, objective], label, after=objective),
                discovery=draft.whole.name(cards[name]),
                objective=objective,
                mission=draft.name,
            )


@mission_checks.check(
    "FZ-L.12",
    "error",
    "FZ-13.02",
    "No objective is shared with another mission; its code names operation and mission (a warning if it does not).",
)
def objectives_belong_to_one_mission(draft: MissionDraft) -> Iterator[Problem]:
    records = {one.id: one for one in draft.pack.objectives}
    for index, name in enumerate(draft.mission.objectives):
        path, objective = f"{draft.path}.objectives[{index}]", records[name]
        others = [one for one in draft.pack.missions if one.id != draft.mission.id and name in one.objectives]
        if others:
            yield words.SHARED_OBJECTIVE(path, objective=draft.whole.name(objective), other=draft.whole.name(others[0]))
        if objective.code and not _fits(draft, objective.code):
            yield words.STRANGE_CODE(
                path, severity="warning", code=objective.code, objective=draft.whole.name(objective), mission=draft.name
            )


def _fits(draft: MissionDraft, code: str) -> bool:
    """FZ-K.25: the first two numbers of a code are those of the operation and the mission."""
    operation, mission = (int(number) for number in re.findall("[0-9]+", code)[:2])
    numbers = [one.number for one in draft.pack.operations if draft.mission.id in one.missions]
    return mission == draft.mission.number and (not numbers or operation in numbers)


@mission_checks.check("FZ-L.13", "error", "FZ-13.01", "There is at least one objective.")
def at_least_one_objective(draft: MissionDraft) -> Iterator[Problem]:
    if not draft.mission.objectives:
        yield words.NO_OBJECTIVE(f"{draft.path}.objectives", mission=draft.name)


@mission_checks.check(
    "FZ-L.14",
    "error",
    "FZ-7.11",
    "The tokens that an objective needs can come from its discoveries, its own procedure, tokens laid out at first "
    "or other effects of the mission.",
)
def objectives_can_get_their_tokens(draft: MissionDraft) -> Iterator[Problem]:
    for path, objective in draft.objectives:
        if objective.completion.tokens_needed is None:
            continue
        if short := shortage(draft, objective, suppliers_of(draft, objective)):
            yield words.TOO_FEW_TOKENS(
                f"{path}.completion.tokensNeeded",
                heroes=short.heroes,
                objective=draft.whole.name(objective),
                n=short.needed,
                mission=draft.name,
                has=int(short.supplied),
            )


@mission_checks.check(
    "FZ-L.15",
    "warning",
    "FZ-13.10",
    "Discoveries supply no more tokens than needed, and an objective with discoveries needs some.",
)
def discoveries_are_not_wasted(draft: MissionDraft) -> Iterator[Problem]:
    for path, objective in draft.objectives:
        linked = [one for _path, one in draft.discoveries if one.objective == objective.id]
        if not linked:
            continue
        if objective.completion.condition is not None:
            yield words.NEEDS_NO_TOKENS(
                f"{path}.completion", objective=draft.whole.name(objective), n=len(linked), mission=draft.name
            )
            continue
        heroes, needed = max(draft.hero_counts), most_needed(draft, objective)
        given = sum(one.count(heroes) for one in suppliers_of(draft, objective) if one.discovery)
        if needed is not None and given > needed:
            tokens = words.ANY_NUMBER() if given == math.inf else int(given)
            yield words.TOO_MANY_TOKENS(
                f"{path}.completion.tokensNeeded", objective=draft.whole.name(objective), n=needed, has=tokens
            )


@mission_checks.check(
    "FZ-L.46",
    "warning",
    "FZ-13.03",
    "No objective names a boss, token, location or monster that the mission lacks (an error if it cannot be completed "
    "without it).",
)
def objectives_name_what_is_there(draft: MissionDraft) -> Iterator[Problem]:
    for _path, objective in draft.objectives:
        texts = [text for text in draft.texts if text.owner == "objective" and text.id == objective.id]
        stuck = _needs_absent_supplier(draft, objective)
        for text in texts:
            for node in text.nodes:
                if not (what := absence(draft, node)):
                    continue
                needed = text.part == "completion" and not any(one.name in ("or", "not") for one in node.parents)
                needed = needed or (stuck and is_gate(node))
                yield words.NAMES_ABSENT(
                    text.shown(node.path),
                    severity="error" if needed else None,
                    objective=draft.whole.name(objective),
                    what=what,
                    mission=draft.name,
                )


def _needs_absent_supplier(draft: MissionDraft, objective: Objective) -> bool:
    """Whether the tokens only suffice with an effect that waits for something absent."""
    suppliers = suppliers_of(draft, objective)
    possible = [one for one in suppliers if one.text is None or not _waits_for_absent(draft, one.text)]
    if objective.completion.tokens_needed is None or shortage(draft, objective, suppliers):
        return False
    return shortage(draft, objective, possible) is not None


def _waits_for_absent(draft: MissionDraft, text: EffectText) -> bool:
    return any(is_gate(node) and absence(draft, node) for node in text.nodes)


@pack_checks.check("FZ-L.50", "warning", "FZ-13.11", "Events name no particular objective, token or location.")
def events_belong_to_no_mission(draft: PackDraft) -> Iterator[Problem]:
    if draft.only is not None and not draft.only.event_count:
        return
    for text in draft.texts:
        for node in text.nodes if text.owner == "event" else ():
            for param in node.operation.params if node.operation else ():
                value = node.value(param.name)
                if param.record in ("objective", "discovery", "location") or (
                    param.record == "token" and value not in (INTEL, None)
                ):
                    yield words.EVENT_NAMES(
                        f"{node.path}.{param.name}", event=text.name, record=words.NOUNS[param.record](), name=value
                    )
