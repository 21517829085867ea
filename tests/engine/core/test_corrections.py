"""A real table lies otherwise than the app believes: what may be said so, and that the record keeps it."""

import json
import random

import pytest

from engine import IllegalChoice, corrected, corrections, load_pack, replay, scene, start
from tests.engine.starter_packs import CONTENT

GAMES = {"fireteam_zero": ("the-last-ferry", 3), "countdown": ("closing-time", 3)}


@pytest.fixture(params=GAMES)
def played(request):
    """A game in its second round, where something can be corrected."""
    pack = load_pack(CONTENT / request.param)
    game = start(pack, *GAMES[request.param], 5)
    lot = random.Random(3)
    while not (corrections(game) and scene(game, "public").round == 2):
        game.choose(lot.randrange(len(game.options)))
    return pack, game


def other_value(thing):
    return next(value for value, _words in reversed(thing.choices) if value != thing.value)


def test_whatever_is_corrected_lies_so_and_the_log_tells_it(played):
    _pack, game = played
    for thing in corrections(game):
        if len(thing.choices) == 1:
            continue
        value = other_value(thing)
        after = corrected(game, {thing.id: value})
        if after.is_over:  # what lies there now may decide the mission
            continue
        assert {one.id: one.value for one in corrections(after)}[thing.id] == value
        told = scene(after, "public", "de", log_from=len(game.log)).log[0]
        assert told.event == "corrected"
        assert told.text.startswith("Von Hand berichtigt")


def test_the_record_keeps_it_and_replays_to_the_same_game(played):
    pack, game = played
    things = [thing for thing in corrections(game) if len(thing.choices) > 1][:6]
    after = corrected(game, {thing.id: other_value(thing) for thing in things[:3]})
    after = corrected(after, {things[4].id: other_value(things[4])})
    lot = random.Random(1)
    for _ in range(10):
        if not after.is_over:
            after.choose(lot.randrange(len(after.options)))
    again = replay(pack, json.loads(json.dumps(after.record())))
    assert again.events == after.events
    assert again.record() == after.record()
    assert scene(again, "all") == scene(after, "all")


def test_the_game_before_stays_as_it_was_and_nothing_appears_or_vanishes(played):
    _pack, game = played
    before = scene(game, "all")
    thing = corrections(game)[0]
    after = corrected(game, {thing.id: other_value(thing)})
    assert scene(game, "all") == before
    assert [piece.id for piece in scene(after, "all").pieces if piece.kind in ("hero", "op")] == [
        piece.id for piece in before.pieces if piece.kind in ("hero", "op")
    ]


def test_what_cannot_lie_so_is_refused(played):
    _pack, game = played
    for changes in ({"nobody/9": "1"}, {corrections(game)[0].id: "999"}, {corrections(game)[0].id: ""}):
        with pytest.raises(IllegalChoice):
            corrected(game, changes)


def test_in_the_middle_of_something_it_waits(played):
    _pack, game = played
    lot = random.Random(2)
    while corrections(game):
        game.choose(lot.randrange(len(game.options)))
    with pytest.raises(IllegalChoice):
        corrected(game, {"threat": "3"})


@pytest.mark.rule("FZ-I.01", "FZ-A.63")
def test_a_card_counted_anew_comes_from_deck_or_discard_and_nobody_is_told_which():
    pack = load_pack(CONTENT / "fireteam_zero")
    game = start(pack, "the-last-ferry", 3, 5)
    while not corrections(game):
        game.choose(0)
    mine = [thing for thing in corrections(game) if thing.seat == 1]
    less = next(thing for thing in mine if thing.value != "0")
    after = corrected(game, {less.id: "0"})
    everything = [sorted((*one.hands[1], *one.decks[1], *one.discards[1])) for one in (game, after)]
    assert everything[0] == everything[1]
    told = scene(after, "public", log_from=len(game.log)).log[0].text
    assert less.label not in told
    assert corrected(after, {less.id: less.value}).hands[1].count(int(less.id.split("/")[2])) == int(less.value)
