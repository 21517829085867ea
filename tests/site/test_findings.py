"""Every finding has its tests, and they are there."""

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.findings import LAST, TESTS

ROOT = Path(__file__).parents[2]


@cache
def named_in(path: str) -> set[str]:
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_no_finding_is_without_a_test():
    assert list(TESTS) == [f"{part}{number}" for part, last in LAST.items() for number in range(1, last + 1)]
    assert all(TESTS.values())


@pytest.mark.parametrize("finding", TESTS)
def test_the_tests_of_a_finding_are_there(finding):
    assert [name for path, name in TESTS[finding] if name not in named_in(path)] == []
