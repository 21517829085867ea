"""Whom a text speaks to, and who decides: FZ-L.49."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.effects import table
from engine.core.effects.walk import Node
from engine.core.lint import Problem, Trouble
from engine.rulesets.fireteam_zero.lint.absence import WHO
from engine.rulesets.fireteam_zero.lint.drafts import PackDraft
from engine.rulesets.fireteam_zero.lint.effect_texts import EffectText
from engine.rulesets.fireteam_zero.lint.registry import pack_checks
from engine.rulesets.fireteam_zero.lint.words import texts as words

# Triggers of moments that are about nobody in particular.
ABOUT_NOBODY = (
    "always", "atSetup", "onDrawn", "onObjectiveComplete", "onTokensReached", "onThreatAdvance", "onTwist", "onCoin",
)  # fmt: skip


@pack_checks.check(
    "FZ-L.49",
    "error",
    "FZ-D.44",
    "Every choice has somebody who decides, and 'you' stands only in a text that speaks to somebody.",
)
def texts_speak_to_somebody(draft: PackDraft) -> Iterator[Problem]:
    for text in draft.concerned_texts:
        yield from _ability_decider(text)
        for path, word in text.unknown_deciders:
            yield _nobody_decides(text, path, words.NOBODY_CALLED(decider=word))
        for node in text.nodes:
            for param in node.operation.params if node.operation else ():
                if param.type == table.DECIDER and (why := _no_decider(text, node.value(param.name), node)):
                    yield _nobody_decides(text, f"{node.path}.{param.name}", why)
            if trouble := _nobody_meant(text, node):
                yield trouble(text.shown(node.path), text=text.label)


def _ability_decider(text: EffectText) -> Iterator[Problem]:
    """An optional ability asks its own decider."""
    if text.form == "ability" and text.read.is_optional and (why := _no_decider(text, text.read.decider, None)):
        yield _nobody_decides(text, f"{text.path}.decider", why)


def _nobody_decides(text: EffectText, path: str, why: str) -> Problem:
    return words.NO_DECIDER(text.shown(path), text=text.label, why=why)


def _no_decider(text: EffectText, decider: Any, node: Node | None) -> str:
    """Why nobody answers to this word, or nothing; a word that was not understood is told by itself."""
    if decider is None:
        return ""
    if decider not in table.DECIDERS:
        return words.NOBODY_CALLED(decider=decider)
    if decider == "you" and not text.has_you and not _is_under(node, "openTarget"):
        return words.NO_YOU()
    if decider == "bearer" and text.bearer.called not in ("hero", "searcher"):
        return words.NO_BEARER()
    if decider in ("each", "target") and not _has_event(text) and not _is_bound(text, node, decider):
        return words.NOBODY_MEANT(decider=decider)
    return ""


def _has_event(text: EffectText) -> bool:
    """Whether it happens because of somebody."""
    if text.form in ("ability", "action"):
        return text.trigger not in ABOUT_NOBODY
    return text.bearer.called == "searcher" or bool(text.names)


def _is_bound(text: EffectText, node: Node | None, name: str) -> bool:
    around = node.parents if node else ()
    return name in text.names or any(one.name == "forEach" and str(one.value("as")) == name for one in around)


def _is_under(node: Node | None, operation: str) -> bool:
    """FZ-5.33: whoever attacks an opened target is 'you' in what happens then."""
    return node is not None and any(parent.name == operation for parent in node.parents)


def _nobody_meant(text: EffectText, node: Node) -> Trouble | None:
    if node.operation is None:
        return None
    if _says_you(node) and not text.has_you and not _is_under(node, "openTarget"):
        return words.MEANS_YOU if node.is_default else words.SAYS_YOU
    if node.kind == table.FIGURES and not node.is_default:
        if node.name == "self" and not text.bearer.called:
            return words.SAYS_SELF
        if node.name == "searcher" and text.bearer.called != "searcher":
            return words.SAYS_SEARCHER
    return None


def _says_you(node: Node) -> bool:
    if node.kind == table.TRIGGER:
        return any(node.value(param) == "you" for param in WHO)
    if node.name == "inTurnOrder":
        return node.value("from") in ("you", "left")
    return node.kind == table.FIGURES and node.name == "you"
