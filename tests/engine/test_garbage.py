"""Garbage where records, line-ups, choices and ledgers are expected: an error of ours each time (robustness B6)."""

import pytest

import engine
from engine import EngineError, bots, load_pack, replay, rulesets, start
from tests.engine.starter_packs import starter_document

GAMES = sorted(rulesets())


def nested(depth=940):
    value = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.fixture(params=GAMES)
def pack(request):
    return load_pack(starter_document(request.param))


@pytest.mark.parametrize("record", [[], None, 5, {}, {"format": 1}, nested()])
def test_a_record_that_is_none(pack, record):
    with pytest.raises(EngineError):
        replay(pack, record)


@pytest.mark.parametrize(
    "change",
    [
        {"seats": -(10**30)},
        {"seats": nested()},
        {"seed": "x"},
        {"dice": ["x"]},
        {"options": nested()},
        {"choices": nested()},
        {"mission": 5},
        {"situation": []},
        {"standing": nested()},
    ],
)
def test_a_record_with_something_else_in_it(pack, change):
    record = start(pack, pack.missions[0], 2, 1).record()
    with pytest.raises(EngineError):
        replay(pack, record | change)


@pytest.mark.parametrize("seats", [-(10**30), nested(), None, "x", {}, [nested()], 10**9])
def test_a_line_up_that_is_none(pack, seats):
    with pytest.raises(EngineError):
        start(pack, pack.missions[0], seats, 1)


@pytest.mark.parametrize("more", [{"seed": "x"}, {"dice": ["x"]}, {"dice": 5}, {"options": [1]}, {"options": nested()}])
def test_a_beginning_that_is_none(pack, more):
    with pytest.raises(EngineError):
        start(pack, pack.missions[0], 2, **({"seed": 1} | more))


@pytest.mark.parametrize("choice", [nested(), None, True, -1, 10**400, "x", {}, {"verb": nested()}, 1.5])
def test_a_choice_that_is_none(pack, choice):
    game = start(pack, pack.missions[0], 2, 1)
    with pytest.raises(EngineError) as caught:
        game.choose(choice)
    str(caught.value).encode()


NO_NUMBERS = [[{"kind": "begin", "number": number, "campaign": "x", "data": {}}] for number in (1.0, 1.5, "1", None)]


@pytest.mark.parametrize(
    "ledger", [None, 5, [5], [[]], [{}], [{"number": []}], [{"kind": nested(), "number": 1}], *NO_NUMBERS]
)
def test_a_ledger_that_is_none(pack, ledger):
    books = engine.campaign(pack.ruleset.id)
    for ask in (books.standings, books.open):
        with pytest.raises(EngineError):
            ask(pack.content, ledger)


def test_names_that_are_no_texts():
    with pytest.raises(EngineError) as caught:
        bots("chess")
    assert str(caught.value)
    assert str(engine.UnknownName("mission", nested(50), ("a",)))
