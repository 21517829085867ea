"""`check`: everything that is wrong with a document, finished or not, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from engine.core.answers import Path
from engine.core.answers.checks import Checked, Problem
from engine.core.content import misfits
from engine.core.errors import Fault
from engine.core.lint import GRAVITY, Finding
from engine.core.paths import named, parts_of, unique_ids
from engine.core.ruleset import Ruleset
from engine.core.salvage import Salvaged, salvage
from engine.core.sentences import said
from engine.rulesets import registry

MOST_FAULTS = 100  # that are listed; `more` counts the others
MOST_FINDINGS = 300


def check(document: Any, mission: str | None = None, lang: str = "en") -> Checked:
    """What is wrong or doubtful with a document, or with one mission and all that keeps the pack from loading."""
    if faults := list(_unreadable(document)):
        return _refused(faults, document, lang)
    ruleset = registry()[document["ruleset"]]
    left = salvage(ruleset, document)
    known = [one.id for one in left.content.missions] if left.content is not None else []
    findings: list[Finding] = []
    if left.content is not None and (mission is None or mission in known):
        findings = ruleset.lint(left.content, mission)
    teller = _Teller(ruleset, document, left, lang)
    problems = [*teller.faults(), *teller.findings(findings)]
    problems.sort(key=lambda one: GRAVITY.index(one.severity))
    more = max(0, len(left.faults) - MOST_FAULTS) + max(0, len(findings) - MOST_FINDINGS)
    playable: Iterable[str] = ()
    if left.is_whole:
        playable = _playable(ruleset, left.content, findings, known if mission is None else [mission])
    return Checked(left.is_whole, tuple(playable), tuple(problems), more)


def _unreadable(document: Any) -> Iterator[Fault]:
    """Why a document is none of any game, or more than is accepted."""
    if not isinstance(document, Mapping):
        yield Fault("", "A pack is one JSON object.", "", "json", ())
        return
    yield from misfits(document)
    name = document.get("ruleset")
    if not isinstance(name, str) or name not in registry():
        known = ", ".join(f"'{known}'" for known in registry())
        yield Fault("ruleset", f"There is no ruleset {name!r}.", f"Known are {known}.", "ruleset", ("ruleset",))


def _refused(faults: list[Fault], document: Any, lang: str) -> Checked:
    ids = unique_ids(document) if isinstance(document, Mapping) else {}
    problems = [
        Problem("error", one.code, "", "", said(one.message, lang), said(one.hint, lang), named(one.parts or (), ids))
        for one in faults[:MOST_FAULTS]
    ]
    return Checked(False, (), tuple(problems), max(0, len(faults) - MOST_FAULTS))


def _playable(ruleset: Ruleset, content: Any, findings: list[Finding], missions: list[str]) -> Iterator[str]:
    """The missions that no error concerns."""
    broken: set[str] = set()
    for one in findings:
        if one.severity == "error":
            broken.update(one.missions or ruleset.concerned(content, one.where))
    return (name for name in missions if name not in broken)


class _Teller:
    """Says faults and findings as problems of the document as its author knows it."""

    def __init__(self, ruleset: Ruleset, document: Mapping[str, Any], left: Salvaged, lang: str) -> None:
        self.checks = {check.code: check for check in ruleset.checks}
        self.left = left
        self.ids = unique_ids(document)
        self.lang = lang

    def faults(self) -> Iterator[Problem]:
        """What keeps the document from loading."""
        for fault, parts in self.left.faults[:MOST_FAULTS]:
            check = self.checks.get(fault.code)
            rule, title = (check.rule, said(check.title(), self.lang)) if check else ("", "")
            yield self._problem("error", fault.code, rule, title, fault.message, fault.hint, parts)

    def findings(self, findings: list[Finding]) -> Iterator[Problem]:
        """What the linter says of what is left."""
        for one in findings[:MOST_FINDINGS]:
            parts = parts_of(one.where, self.left.document)
            if self.left.misses(parts):
                continue  # told already, as a fault of the record that was set aside
            original = self.left.original(parts)
            problem = self._problem(
                one.severity,
                one.code,
                one.rule,
                said(self.checks[one.code].title(), self.lang),
                one.message,
                one.hint,
                original,
            )
            mission = one.missions[0] if len(one.missions) == 1 else ""
            yield replace(problem, mission=mission, provisional=not self.left.is_whole)

    def _problem(
        self, severity: Any, code: str, rule: str, title: str, message: str, hint: str, parts: Path
    ) -> Problem:
        path = named(parts, self.ids)
        return Problem(severity, code, rule, title, said(message, self.lang), said(hint, self.lang), path)
