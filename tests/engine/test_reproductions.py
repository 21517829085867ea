"""The reproductions of hangs that strangers' packs once caused, at their own size and at the most that is accepted."""

import contextlib
import copy
import time

import pytest

from engine import EngineError, check, faces, lint, load_pack, start
from engine.core.bounds import DEFAULT_LIMITS, RECORDS
from tests.engine.starter_packs import starter_document

SECONDS = 2.0


@pytest.fixture
def zero():
    return copy.deepcopy(starter_document("fireteam-zero"))


@pytest.fixture
def countdown():
    return copy.deepcopy(starter_document("countdown"))


def answered(document):
    """Everything that the engine says of a document, each in time; its findings."""
    findings = timed(check, document).findings
    if timed(load_pack, document) is not None:
        pack = load_pack(document)
        timed(lint, pack)
        timed(faces, document, "en")
        timed(start, pack, pack.missions[0], 2, 1)
    return findings


def timed(call, *arguments):
    """What a call answers, unless it refuses in words of ours; in time."""
    begun = time.process_time()
    answer = None
    with contextlib.suppress(EngineError):
        answer = call(*arguments)
    assert time.process_time() - begun < SECONDS
    return answer


def codes(document):
    return {one.code for one in answered(document) if one.severity == "error"}


@pytest.mark.parametrize("n", [RECORDS - 4, 1_000, 3_000])
def test_names_that_are_nearly_right(zero, n):
    """A1."""
    card, role = zero["focusCards"][0], zero["roles"][0]
    zero["focusCards"] = [{**card, "id": f"focus-{k}", "role": f"close-combat-{k:05}"} for k in range(n)]
    zero["roles"] += [{**role, "id": f"close-comba-{k:05}"} for k in range(n)]
    assert codes(zero)


@pytest.mark.parametrize(("tokens", "cards"), [(500, 1), (500, 3), (2_000, 15)])
def test_names_in_effects_that_are_nearly_right(zero, tokens, cards):
    """A1."""
    zero["tokens"]["special"] += [{"id": f"lantern-{k:05}", "name": "x"} for k in range(tokens)]
    step = {"op": "placeToken", "at": "entry"}
    for event in zero["events"][:cards]:
        event["effects"] = [{**step, "token": f"lantren-{k:05}"} for k in range(tokens // cards)]
    assert codes(zero)


@pytest.mark.parametrize("n", [DEFAULT_LIMITS.entries - 100, 200_000])
def test_fields_that_nobody_knows(zero, n):
    """A1."""
    assert codes({**zero, **{f"key-{k}": 1 for k in range(n)}})


@pytest.mark.parametrize("n", [260, 1_000, 4_000, 10_000])
def test_many_tokens_on_one_card(zero, n):
    """A5."""
    zero["objectives"][0]["onComplete"] = [{"op": "placeToken", "on": "thisCard"}] * n
    answered(zero)


def not_within(depth):
    """Heroes who are not near heroes who are not near heroes …"""
    found = "allHeroes"
    for _ in range(depth):
        found = {"op": "allHeroes", "where": {"op": "not", "a": {"op": "within", "a": found, "b": "searcher"}}}
    return found


@pytest.mark.parametrize(("depth", "cards"), [(12, 1), (13, 1), (18, 1), (12, 30)])
def test_what_is_not_within_what_is_not_within(zero, depth, cards):
    """A6."""
    for event in zero["events"][:cards]:
        event["effects"] = [
            {"op": "forEach", "of": not_within(depth), "do": [{"op": "discard", "who": "each", "n": 1}]}
        ]
    answered(zero)


@pytest.mark.parametrize("n", [24, 2_000])
def test_many_campaigns(countdown, n):
    """A7."""
    missions = [{"level": level, "location": "random"} for level in (1, 2, 3)] * 3
    countdown["campaigns"] = [
        {**countdown["campaigns"][0], "id": f"campaign-{k}", "missions": missions} for k in range(n)
    ]
    assert (codes(countdown) == {"limit"}) is (n > 24)


@pytest.mark.parametrize("n", [40, 1_500])
def test_many_missions(zero, n):
    """A7."""
    zero["missions"] = [{**zero["missions"][k % 9], "id": f"mission-{k}"} for k in range(n)]
    zero["operations"] = []
    assert codes(zero)


@pytest.mark.parametrize("side", [9, 31])
@pytest.mark.parametrize("missions", [1, 40, 100])
def test_large_boards(zero, side, missions):
    """A7."""
    keys = [chr(0x4E00 + k) for k in range(side * side)]
    rows = ["".join(keys[row * side : row * side + side]) for row in range(side)]
    places = [{"id": f"p-{k}", "name": "x", "key": key} for k, key in enumerate(keys)]
    zero["sectors"].append({"id": "plain", "name": "Plain", "cells": rows, "locations": places})
    own = {"layout": {"tiles": [{"sector": "plain", "x": 0, "y": 0}]}, "entryPoint": "plain/p-0"}
    own["spawnLocations"] = [f"plain/p-{k}" for k in range(1, 13)]
    zero["missions"] = [{**zero["missions"][0], **own, "id": f"mission-{k}"} for k in range(missions)]
    zero["operations"] = []
    assert codes(zero)


@pytest.mark.parametrize("n", [260, 10_000])
def test_many_steps_of_one_card(countdown, n):
    """A7."""
    countdown["supportCards"][6]["effects"] = [{"op": "gainEnergy", "who": "ops", "amount": 1}] * n
    assert (codes(countdown) == {"limit"}) is (n == 10_000)


@pytest.mark.parametrize("n", [260, 10_000])
def test_many_offered_actions(zero, n):
    """A7."""
    action = {"name": "x", "free": True, "effect": ["drawTwist"]}
    zero["missions"][0]["missionActions"] = [{**action, "id": f"action-{k}"} for k in range(n)]
    assert ("limit" in codes(zero)) is (n == 10_000)


def test_twenty_thousand_small_missions(countdown):
    small = countdown["assignments"][0]
    countdown["assignments"] = [{**small, "id": f"assignment-{k}"} for k in range(20_000)]
    assert codes(countdown) == {"limit"}
