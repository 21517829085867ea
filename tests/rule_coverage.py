"""`make rules`: which rules of the catalogues have a test that cites them, by ruleset and chapter.

The catalogue itself is not part of the repository; `docs/rules/*.txt` lists its rule IDs with their tags, one
a line. Every test cites the rules it shows with `@pytest.mark.rule("FZ-5.07")`.
"""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LISTS = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"


@dataclass(frozen=True)
class Rule:
    """One rule of a catalogue: FZ-5.07 [core]."""

    id: str
    tags: tuple[str, ...]

    @property
    def chapter(self) -> str:
        """FZ-5 of FZ-5.07."""
        return self.id.rpartition(".")[0]


def listed_rules(path: Path) -> list[Rule]:
    """The rules of one catalogue."""
    rules = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            name, *tags = line.split()
            rules.append(Rule(name, tuple(tags)))
    return rules


def cited_rules() -> dict[str, list[str]]:
    """Rule ID → the tests that cite it."""
    cited: dict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for rule in _marks(node):
                    cited[rule].append(f"{path.relative_to(ROOT)}::{node.name}")
    return cited


def _marks(node: ast.FunctionDef | ast.ClassDef) -> Iterator[str]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            yield from (argument.value for argument in decorator.args if isinstance(argument, ast.Constant))
        for call in ast.walk(decorator):  # pytest.param(..., marks=pytest.mark.rule("FZ-T.01"))
            if call is not decorator and isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
                yield from (argument.value for argument in call.args if isinstance(argument, ast.Constant))


def uncited(tag: str, prefix: str = "") -> list[str]:
    """The rules with a tag that no test cites."""
    cited = cited_rules()
    rules = [rule for path in sorted(LISTS.glob("*.txt")) for rule in listed_rules(path)]
    return [rule.id for rule in rules if tag in rule.tags and rule.id.startswith(prefix) and rule.id not in cited]


def main() -> int:
    """Print the table; a rule that is cited but does not exist is an error."""
    cited = cited_rules()
    known: set[str] = set()
    for path in sorted(LISTS.glob("*.txt")):
        rules = listed_rules(path)
        known.update(rule.id for rule in rules)
        print(f"{path.stem}")
        by_chapter: dict[str, list[Rule]] = defaultdict(list)
        for rule in rules:
            by_chapter[rule.chapter].append(rule)
        for chapter, members in by_chapter.items():
            with_test = sum(rule.id in cited for rule in members)
            print(f"  {chapter:6} {with_test:4} of {len(members):3} cited")
        missing = [rule.id for rule in rules if "core" in rule.tags and rule.id not in cited]
        print(f"  [core] without a citing test: {', '.join(missing) or 'none'}")
        other = [rule.id for rule in rules if "core" not in rule.tags and rule.id not in cited]
        print(f"  others without a citing test: {', '.join(other) or 'none'}\n")
    unknown = sorted(rule for rule in cited if rule not in known)
    if unknown:
        print(f"Cited, but in no catalogue: {', '.join(unknown)}")
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main())
