"""Static checks of content: what a finding says, and a register of all checks there are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, fields, replace
from typing import Generic, Literal, TypeVar

Severity = Literal["error", "warning", "hint"]
Held = Literal["on loading", "by linting"]
Subject = TypeVar("Subject")

GRAVITY: tuple[Severity, ...] = ("error", "warning", "hint")


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
    message: str
    hint: str = ""
    severity: Severity | None = None


@dataclass(frozen=True, slots=True)
class Check(Generic[Subject]):
    """One check: what it looks for, and who holds it, the records on loading or a function of the linter."""

    code: str
    severity: Severity
    rule: str
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
            yield Finding(severity, self.code, self.rule, one.where, one.message, one.hint, missions)


class Checks(Generic[Subject]):
    """The register of the checks on one kind of draft."""

    def __init__(self) -> None:
        self._checks: dict[str, Check[Subject]] = {}

    def check(
        self, code: str, severity: Severity, rule: str, about: str
    ) -> Callable[[Callable[[Subject], Iterable[Problem]]], Callable[[Subject], Iterable[Problem]]]:
        """Register the decorated function as a check."""

        def register(run: Callable[[Subject], Iterable[Problem]]) -> Callable[[Subject], Iterable[Problem]]:
            self._add(Check(code, severity, rule, about, run))
            return run

        return register

    def on_loading(self, code: str, severity: Severity, rule: str, about: str) -> None:
        """List a check that the records hold when they are read."""
        self._add(Check(code, severity, rule, about))

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
