"""Whether effects make sense at all: FZ-L.01."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.effects.compile import Compiler
from engine.core.lint import Problem, problem_of
from engine.core.references import nameable
from engine.rulesets.fireteam_zero.lint.drafts import PackDraft
from engine.rulesets.fireteam_zero.lint.effect_texts import EffectText
from engine.rulesets.fireteam_zero.lint.registry import pack_checks
from engine.rulesets.fireteam_zero.lint.words import texts as words
from engine.rulesets.fireteam_zero.vocabulary import vocabulary


@pack_checks.check("FZ-L.01", "error", "n/a", "Every id is unique, every reference resolves, every effect makes sense.")
def effects_make_sense(draft: PackDraft) -> Iterator[Problem]:
    known = nameable(draft.pack)  # what one mission lacks is for other checks
    compiler = Compiler(
        vocabulary,
        lambda record, name: known.get(record, {}).get(name),
        lambda record: known.get(record, ()),
    )
    for text in _compiled(draft):
        told_elsewhere = {path for path, _ in text.unknown_deciders}  # FZ-L.49
        for fault in text.faults(compiler):
            if fault.path not in told_elsewhere:
                yield problem_of(fault, text.shown(fault.path), words.LOOK_IT_UP())


def _compiled(draft: PackDraft) -> list[EffectText]:
    """What is compiled with a mission: its own records, and everything that belongs to no mission."""
    used = set(draft.concerned_texts)
    own = ("mission", "objective", "discovery", "threat track")
    return [text for text in draft.texts if draft.only is None or text.owner not in own or text in used]
