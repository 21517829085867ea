"""`check`: everything that is wrong with a document, finished or not, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from engine.core import content_words as words
from engine.core.answers import Path
from engine.core.answers.checks import Checked, Problem, QuickFix, Severity
from engine.core.bounds import DEFAULT_LIMITS, MOST_FAULTS
from engine.core.census import Count, counts
from engine.core.edit_request import BadEdit
from engine.core.errors import Fault
from engine.core.json_values import misfits
from engine.core.lint import GRAVITY, Finding, Fix
from engine.core.paths import named, parts_of, unique_ids
from engine.core.quick_fixes import fix_of
from engine.core.ruleset import Ruleset
from engine.core.salvage import Salvaged, salvage
from engine.core.sentences import Sentence, listed, quoted, said, visible
from engine.door.authoring import edit
from engine.rulesets import registry

MOST_FINDINGS = 300  # of the linter that are listed; `more` counts the others
MOST_FIXES = 3  # that are tried out, and offered if they hold; each takes as long as another check


def check(document: Any, mission: str | None = None, lang: str = "en", *, fixes: bool = True) -> Checked:
    """What is wrong or doubtful with a document, or with one mission and all that keeps the pack from loading.

    Without `fixes` no quick fix is tried and none is offered: for whoever waits for the findings alone.
    """
    checked = _checked(document, mission, lang)
    offered = [one for one in checked.findings if one.fix is not None]
    if not offered:
        return checked
    tried = offered[:MOST_FIXES] if not checked.more else []  # what is not listed cannot be compared
    if not fixes:
        findings = tuple(replace(one, fix=None) for one in checked.findings)
        return replace(checked, findings=findings, untried=len(tried))
    sound = [one for one in tried if _holds(one, document, mission, lang, checked)]
    findings = tuple(one if one.fix is None or one in sound else replace(one, fix=None) for one in checked.findings)
    return replace(checked, findings=findings)


def _holds(one: Problem, document: Mapping[str, Any], mission: str | None, lang: str, before: Checked) -> bool:
    """Whether a quick fix removes its finding and adds no error."""
    assert one.fix is not None
    try:
        edited = edit(document, one.fix.operations).document
    except BadEdit:
        return False
    after = _checked(edited, mission, lang)
    found = {(other.code, other.path, other.message) for other in after.findings}
    errors = {(other.code, other.path, other.message) for other in after.findings if other.severity == "error"}
    known = {(other.code, other.path, other.message) for other in before.findings if other.severity == "error"}
    return (one.code, one.path, one.message) not in found and errors <= known


def _checked(document: Any, mission: str | None, lang: str) -> Checked:
    """The same, with all quick fixes that may hold."""
    if faults := list(_unreadable(document)):
        return _refused(faults, document, lang)
    ruleset = registry()[document["ruleset"]]
    measured = list(counts(document, ruleset.records, DEFAULT_LIMITS))
    if faults := [one.fault(document) for one in measured if one.is_over]:
        return _refused(faults, document, lang)
    left = salvage(ruleset, document)
    known = [one.id for one in left.content.missions] if left.content is not None else []
    findings: list[Finding] = []
    if left.content is not None and (mission is None or mission in known):
        findings = ruleset.lint(left.content, mission)
    teller = _Teller(ruleset, document, left, lang)
    problems = [*teller.faults(), *teller.findings(findings), *teller.near(measured)]
    problems.sort(key=lambda one: GRAVITY.index(one.severity))
    more = left.more + max(0, len(left.faults) - MOST_FAULTS) + max(0, len(findings) - MOST_FINDINGS)
    playable: Iterable[str] = ()
    if left.is_whole:
        wanted = [one for one in known if mission is None or one == mission]
        playable = _playable(ruleset, left.content, findings, wanted)
    return Checked(left.is_whole, tuple(playable), tuple(problems), more)


def no_ruleset(name: object) -> Fault:
    """There is no such game here, or none is named."""
    known = listed([quoted(one) for one in registry()])
    if not isinstance(name, str):
        return words.UNNAMED_RULESET.fault("ruleset", "ruleset", ("ruleset",), known=known)
    return words.NO_RULESET.fault("ruleset", "ruleset", ("ruleset",), name=quoted(visible(name[:60])), known=known)


def _unreadable(document: Any) -> Iterator[Fault]:
    """Why a document is none of any game, or more than is accepted."""
    if not isinstance(document, Mapping):
        yield words.NO_OBJECT_AT_ALL.fault("", "json", ())
        return
    yield from misfits(document)
    name = document.get("ruleset")
    if not isinstance(name, str) or name not in registry():
        yield no_ruleset(name)


def _refused(faults: list[Fault], document: Any, lang: str) -> Checked:
    """A document of which nothing can be checked."""
    ids = unique_ids(document) if isinstance(document, Mapping) else {}
    problems = [
        _problem("error", one.code, "", words.TITLES[one.code], one, named(one.parts or (), ids), lang)
        for one in faults[:MOST_FAULTS]
    ]
    return Checked(False, (), tuple(problems), max(0, len(faults) - MOST_FAULTS))


def _playable(ruleset: Ruleset, content: Any, findings: list[Finding], missions: list[str]) -> Iterator[str]:
    """The missions that no error concerns."""
    broken: set[str] = set()
    for one in findings:
        if one.severity == "error" and not broken.issuperset(missions):
            broken.update(one.missions or ruleset.concerned(content, one.where))
    return (name for name in missions if name not in broken)


def _problem(
    severity: Severity, code: str, rule: str, title: Sentence, told: Fault | Finding, path: Path, lang: str, **more: Any
) -> Problem:
    message, remedy = said(told.message, lang), said(told.hint, lang)
    return Problem(severity, code, rule, said(title(), lang), message, remedy, path, **more)


class _Teller:
    """Says faults and findings as problems of the document as its author knows it."""

    def __init__(self, ruleset: Ruleset, document: Mapping[str, Any], left: Salvaged, lang: str) -> None:
        self.checks = {check.code: check for check in ruleset.checks}
        self.document = document
        self.left = left
        self.ids = unique_ids(document)
        self.lang = lang

    def faults(self) -> Iterator[Problem]:
        """What keeps the document from loading."""
        for fault, parts in self.left.faults[:MOST_FAULTS]:
            check = self.checks.get(fault.code)
            title = check.title if check else words.TITLES.get(fault.code, words.TITLES["record"])
            rule, path = check.rule if check else "", named(parts, self.ids)
            fix = fix_of(fault, path, self.document, self.lang)
            yield _problem("error", fault.code, rule, title, fault, path, self.lang, fix=fix)

    def findings(self, findings: list[Finding]) -> Iterator[Problem]:
        """What the linter says of what is left."""
        for one in findings[:MOST_FINDINGS]:
            parts = parts_of(one.where, self.left.document)
            if self.left.misses(parts):
                continue  # told already, as a fault of the record that was set aside
            path = self._path(parts)
            fix = self._fix(one.fix) if one.fix else fix_of(one, path, self.document, self.lang)
            yield _problem(
                one.severity,
                one.code,
                one.rule,
                self.checks[one.code].title,
                one,
                path,
                self.lang,
                fix=fix,
                provisional=not self.left.is_whole,
                mission=one.missions[0] if len(one.missions) == 1 else "",
            )

    def near(self, measured: list[Count]) -> Iterator[Problem]:
        """Bounds that are not far away: 'N of M'."""
        for one in measured:
            if one.is_near and one.what is not None:
                values = {"n": one.n, "most": one.most, "what": one.what()}
                path = named(one.path, self.ids)
                fault = words.NEAR_BOUND.fault("", "limit", path, **values)
                yield _problem("hint", "limit", "", words.TITLES["limit"], fault, path, self.lang)

    def _path(self, parts: Path) -> Path:
        return named(self.left.original(parts), self.ids)

    def _fix(self, fix: Fix) -> QuickFix:
        """The change that a check proposes, as operations of an edit."""
        operations = []
        for name, where, value in fix.operations:
            operation: dict[str, Any] = {"op": name, "at": list(self._path(parts_of(where, self.left.document)))}
            operations.append(operation if name == "remove" else {**operation, "value": value})
        label, before, after = said(fix.label, self.lang), said(fix.before, self.lang), said(fix.after, self.lang)
        return QuickFix(label, tuple(operations), visible(before), visible(after))
