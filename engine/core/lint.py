"""Static checks of content: what a finding says, and a register of all checks there are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Generic, Literal, TypeVar

from engine.core.errors import Fault
from engine.core.sentences import Sentence, Told, told

Severity = Literal["error", "warning", "hint"]
Held = Literal["on loading", "by linting"]
Subject = TypeVar("Subject")

GRAVITY: tuple[Severity, ...] = ("error", "warning", "hint")


@dataclass(frozen=True, slots=True)
class Fix:
    """A change that mends a finding: operations of an edit as (name, where, value), and what changes from what."""

    label: Told
    operations: tuple[tuple[str, str, Any], ...]
    before: str = ""
    after: str = ""


def set_to(where: str, value: Any, label: Told, before: Any = "", after: str = "") -> Fix:
    """The change that gives a field a value; `after` shows what is new of a list or an object."""
    return Fix(label, (("set", where, value),), str(before), after or str(value))


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that a check found: how grave, which check, which rule, where, what is wrong, what to do."""

    severity: Severity
    code: str
    rule: str
    where: str
    message: str
    hint: str = ""
    missions: tuple[str, ...] = field(default=(), compare=False)  # found in them; none for the pack as a whole
    fix: Fix | None = field(default=None, compare=False)

    def as_json(self) -> dict[str, str]:
        """The finding as plain data."""
        return {one.name: getattr(self, one.name) for one in fields(self) if one.compare}

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        return f"{self.severity} {self.code} {place}{self.message}" + (f" {self.hint}" if self.hint else "")


@dataclass(frozen=True, slots=True)
class Problem:
    """What a check reports; the check lends its code, its rule and, unless given here, its severity."""

    where: str
    message: Told
    hint: Told
    severity: Severity | None = None
    fix: Fix | None = None


def problem_of(fault: Fault, where: str, otherwise: Told) -> Problem:
    """A fault that reading found, as a problem of a check; `otherwise` says what to do where the fault does not."""
    return Problem(where, told(fault.message), told(fault.hint) if fault.hint else otherwise)


Words = tuple[str, str]  # what is wrong, and what to do


class Trouble:
    """Something that can be wrong, in every language: what it is, and what to do about it."""

    def __init__(self, en: Words, de: Words, fr: Words) -> None:
        self.message, self.remedy = (Sentence(*each) for each in zip(en, de, fr, strict=True))

    def __call__(
        self, where: str, *, severity: Severity | None = None, fix: Fix | None = None, **values: Any
    ) -> Problem:
        return Problem(where, self.message(**values), self.remedy(**values), severity, fix)

    def fault(self, path: str, code: str = "", parts: tuple[str | int, ...] | None = None, **values: Any) -> Fault:
        """The same as a fault of what keeps content from loading."""
        return Fault(path, self.message(**values), self.remedy(**values), code, parts)


@dataclass(frozen=True, slots=True)
class Check(Generic[Subject]):
    """One check: what it looks for, and who holds it, the records on loading or a function of the linter."""

    code: str
    severity: Severity
    rule: str
    title: Sentence
    about: str
    run: Callable[[Subject], Iterable[Problem]] | None = None

    @property
    def held(self) -> Held:
        """Content that breaks a check held on loading is never read, so the linter need not look again."""
        return "on loading" if self.run is None else "by linting"

    def findings(self, subject: Subject, *missions: str) -> Iterator[Finding]:
        """What this check finds in a draft."""
        for one in self.run(subject) if self.run else ():
            severity = one.severity or self.severity
            yield Finding(severity, self.code, self.rule, one.where, one.message, one.hint, missions, one.fix)


class Checks(Generic[Subject]):
    """The register of the checks on one kind of draft; each has its title in the table of its game."""

    def __init__(self, titles: Mapping[str, Sentence]) -> None:
        self._titles = titles
        self._checks: dict[str, Check[Subject]] = {}

    def check(
        self, code: str, severity: Severity, rule: str, about: str
    ) -> Callable[[Callable[[Subject], Iterable[Problem]]], Callable[[Subject], Iterable[Problem]]]:
        """Register the decorated function as a check."""

        def register(run: Callable[[Subject], Iterable[Problem]]) -> Callable[[Subject], Iterable[Problem]]:
            self._add(Check(code, severity, rule, self._titles[code], about, run))
            return run

        return register

    def on_loading(self, code: str, severity: Severity, rule: str, about: str) -> None:
        """List a check that the records hold when they are read."""
        self._add(Check(code, severity, rule, self._titles[code], about))

    def findings(self, subject: Subject, *missions: str) -> Iterator[Finding]:
        """What all checks find in a draft, in the order of their codes."""
        for check in self:
            yield from check.findings(subject, *missions)

    def __iter__(self) -> Iterator[Check[Subject]]:
        return iter(self._checks[code] for code in sorted(self._checks))

    def _add(self, check: Check[Subject]) -> None:
        if check.code in self._checks:
            raise ValueError(f"The check {check.code} is registered twice.")
        self._checks[check.code] = check


def gathered(findings: Iterable[Finding]) -> list[Finding]:
    """Each finding once, errors first: several missions may meet the same fault in a record they share."""
    once: dict[Finding, list[str]] = {}
    for one in findings:
        once.setdefault(one, []).extend(one.missions)
    merged = [replace(one, missions=tuple(missions)) if len(missions) > 1 else one for one, missions in once.items()]
    return sorted(merged, key=lambda finding: GRAVITY.index(finding.severity))
