"""The largest pack that is accepted, in a process that measures itself: two seconds of the processor and 200 MB."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import engine
from engine import load_pack, rulesets
from engine.core.bounds import DEFAULT_LIMITS, NEAR
from engine.core.census import counts
from tests.engine.largest import largest, values_in

SECONDS, MEGABYTES = 2.0, 200
TRIES = 3  # beside other work a processor is slower


@pytest.mark.parametrize("ruleset", sorted(rulesets()))
def test_the_largest_pack_loads_lints_compiles_and_prints_in_time(ruleset):
    tries = [measured(ruleset)]
    while not is_in_time(tries[-1]) and len(tries) < TRIES:
        tries.append(measured(ruleset))
    assert is_in_time(tries[-1]), tries
    assert tries[-1]["megabytes"] < MEGABYTES


def measured(ruleset):
    command = [sys.executable, "-m", "tests.engine.largest", ruleset]
    root = Path(engine.__file__).parent.parent
    return json.loads(subprocess.run(command, cwd=root, capture_output=True, check=True, timeout=300).stdout)


def is_in_time(figures):
    return max(sum(figures[part] for part in ("load", "lint", "compile", "print")), figures["check"]) < SECONDS


@pytest.mark.parametrize("ruleset", sorted(rulesets()))
def test_it_fills_every_bound_of_a_pack(ruleset):
    document = largest(ruleset)
    load_pack(document)
    assert values_in(document) > NEAR * DEFAULT_LIMITS.nodes
    assert len(json.dumps(document)) > NEAR * DEFAULT_LIMITS.text_bytes
    for one in counts(document, rulesets()[ruleset].records):
        if len(one.path) == 1 and one.path != ("ops",):  # of which a pack has 16
            assert one.n == one.most, one
        if one.path == ():
            assert one.n > NEAR * one.most
