"""Scenes: the same shape for every game, and for no viewer more than he may know."""

import json
import random
from dataclasses import replace

import pytest

from engine import UnknownName, as_json, boards, replay, scene, start
from tests.engine.door.games import GAMES, SAMPLES, pack_of

LANGUAGES = ("en", "de", "fr")
TABLES = [
    ("fireteam-zero", "the-last-ferry", 3, None),
    ("fireteam-zero", "the-brood-mother", 4, None),
    ("fireteam-zero", "the-cup", 2, {"openHands": True}),
    ("countdown", "black-tide", 4, None),
    ("countdown", "operation-ace-1", 3, None),
    ("countdown", "closing-time", 5, {"traitorMode": True}),
]


def positions(table, seed, every=7):
    """Positions of a random game, its end included."""
    game_id, mission, team, options = table
    game = start(pack_of(game_id), mission, team, seed, options=options)
    chance = random.Random(seed)
    while True:
        if game.decisions_made % every == 0 or game.is_over:
            yield game
        if game.is_over or game.decisions_made > 1500:
            return
        game.answer(chance.randrange(len(game.options)))


def viewers(game):
    return (*range(len(scene(game, "public").seats)), "public")


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_scene_shows_a_viewer_nothing_that_others_cannot_know(table, seed):
    """The law: whatever is hidden is drawn anew, and the scene stays the same."""
    for game in positions(table, seed, every=11):
        if game.is_over:
            continue
        for viewer in viewers(game):
            seen = scene(game, viewer, "en", log_from=max(0, len(game.log) - 30))
            for again in (5, 6):
                other = game.determinize(again, viewer if isinstance(viewer, int) else None)
                other.log = game.log  # what was told stays told
                assert scene(other, viewer, "en", log_from=max(0, len(game.log) - 30)) == seen


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_options_are_for_those_who_are_asked(table):
    for game in positions(table, 3):
        decision = scene(game, "public").decision
        if decision is None:
            continue
        assert decision.options == ()
        for seat in range(len(scene(game, "public").seats)):
            mine = scene(game, seat).decision
            if decision.seat in (None, seat):
                assert [option.index for option in mine.options] == list(range(len(game.options)))
            else:
                assert mine.options == ()


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_something_to_click_a_group_and_a_meaning(table, lang):
    game_id, mission, _team, _options = table
    drawn = {board.key: {region.id for region in board.regions} for board in boards(pack_of(game_id).document, mission)}
    for game in positions(table, 4, every=3):
        seen = scene(game, "all", lang)
        assert set(seen.boards) <= set(drawn)
        pieces = {piece.id for piece in seen.pieces}
        assert len(pieces) == len(seen.pieces)
        piles = {pile.id for pile in seen.piles}
        cards = {card.id for seat in seen.seats for card in seat.hand}
        cards |= {card.id for pile in seen.piles for card in pile.cards}
        regions = {region for key in seen.boards for region in drawn[key]}
        assert {piece.region for piece in seen.pieces} <= {*regions, ""}
        known = {"piece": pieces, "pile": piles, "card": cards, "region": regions}
        for option in seen.decision.options if seen.decision else ():
            assert option.text
            assert option.group
            assert option.meaning
            assert option.anchors
            for anchor in option.anchors:
                assert anchor.kind not in known or anchor.id in known[anchor.kind], (option, anchor)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_hands_are_counted_for_all_and_open_for_their_owner(table):
    for game in positions(table, 5):
        for viewer in viewers(game):
            for seat in scene(game, viewer).seats:
                assert len(seat.hand) == seat.hand_count
                is_open = viewer == seat.index or bool((table[3] or {}).get("openHands"))
                assert all(bool(card.label) is is_open for card in seat.hand)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_log_goes_on_where_it_was_left(table):
    *_, game = positions(table, 6)
    whole = scene(game, "public").log
    assert [line.number for line in whole] == list(range(len(game.log)))
    rest = scene(game, "public", log_from=len(whole) // 2).log
    assert rest == whole[len(whole) // 2 :]
    assert any(line.moved for line in whole)
    assert any(line.dice for line in whole)
    assert [line.text for line in whole] == [event.text for event in game.events]


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ending_is_told_in_a_sentence(table, lang):
    *_, game = positions(table, 7)
    ended = scene(game, "public", lang).outcome
    assert ended.result == game.outcome["result"]
    assert ended.text.count(".") >= 2
    assert ended.rule
    assert ended.parts


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_and_every_tone_has_its_words(game_id, lang):
    ruleset = pack_of(game_id).ruleset
    room = ruleset.scenes
    game = start(pack_of(game_id), SAMPLES[game_id].mission, SAMPLES[game_id].team, 1)
    assert {verb.name for verb in game.verbs} <= set(room.tables.MEANINGS)
    events = {kind.name: dict(kind.fields) for kind in game.event_types}
    assert set(room.tables.TONES) <= set(events)
    assert all(field in events[event] for event, (field, _what) in room.tables.DICE.items())
    assert all(field in events[event] for event, fields in room.tables.MOVES.items() for field in fields if field)
    assert {kind.name for kind in game.decision_kinds} >= room.tables.REACTIONS
    for verb in game.verbs:
        group, _rule, words = room.tables.MEANINGS[verb.name]
        assert group in room.tables.GROUPS
        text = words[LANGUAGES.index(lang)].format(**{field: "x" for field, _what in verb.fields})
        assert text


@pytest.mark.parametrize("game_id", GAMES)
def test_scenes_are_plain_data(game_id):
    game = start(pack_of(game_id), SAMPLES[game_id].mission, SAMPLES[game_id].team, 1)
    for viewer in (0, "public", "all"):
        json.dumps(as_json(scene(game, viewer)))


@pytest.mark.parametrize("viewer", ["group", None, True, 1.5])
def test_nobody_else_looks_on(viewer):
    game = start(pack_of("fireteam-zero"), "the-last-ferry", 3, 1)
    with pytest.raises(UnknownName):
        scene(game, viewer)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_replayed_game_gives_the_same_scene(game_id):
    table = next(one for one in TABLES if one[0] == game_id)
    *_, game = positions(table, 8)
    again = replay(pack_of(game_id), game.record())
    assert replace(scene(again, 0), step=0) == replace(scene(game, 0), step=0)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_an_effect_that_asks_is_told_to_those_who_are_asked_and_to_nobody_else(table):
    asked = 0
    for game in positions(table, 8, every=1):
        if not game.options:
            continue
        found = scene(game, max(0, game.seat), log_from=len(game.log)).decision
        if found.kind in ("may", "choose", "choose-figure", "choose-location"):
            assert found.about is None or (found.about.label and found.about.text)
            asked += found.about is not None
        if game.seat >= 0:
            assert scene(game, "public", log_from=len(game.log)).decision.about is None
    assert asked or table[0] == "countdown"  # whose starter cards ask in words of their own


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_steps_of_a_round_are_told_in_order_and_one_of_them_is_under_way(table):
    met = set()
    for game in positions(table, 9, every=2):
        steps = scene(game, "public", log_from=len(game.log)).steps
        if game.is_over or not steps:
            continue
        order = [("done", "now", "next").index(step.state) for step in steps]
        assert order == sorted(order)
        assert order.count(1) <= 1
        met.update(step.state for step in steps)
        pieces = {piece.id for piece in scene(game, "public", log_from=len(game.log)).pieces}
        assert {step.piece for step in steps if step.piece} <= pieces
    assert met == {"done", "now", "next"}


def test_cards_and_targets_say_what_they_do_before_one_decides():
    said = {}
    for game in positions(TABLES[0], 4, every=1):
        if not game.options:
            continue
        seen = scene(game, max(0, game.seat), log_from=len(game.log))
        for option in seen.decision.options:
            said.setdefault(option.verb, option.meaning)
    card, own_words, _end = said["take-focus"].partition(" It lies before you for the whole mission.")
    assert card  # what the card says
    assert own_words
    assert "hits that kill it: Brawl" in said["attack"]
    assert "to the attack and is discarded" in said["play-card"]
    assert "ovement left then: " in said["move"]


@pytest.mark.rule("FZ-D.34", "FZ-8.14")
def test_a_monsters_choices_say_whom_it_makes_for_and_an_effect_says_what_it_is_used_for():
    met = {}
    for seed in (4, 5, 6):
        for game in positions(TABLES[0], seed, every=1):
            if game.options:
                decision = scene(game, max(0, game.seat), log_from=len(game.log)).decision
                met.setdefault((decision.kind, decision.options[0].verb), decision)
    step = met["monster-step", "step"]
    assert step.about.label
    assert "makes for" in step.about.text
    activated = met["activate-monster", "activate"].options
    assert all("attacks" in option.meaning for option in activated)
    assert any(" makes for " in option.meaning or " is with " in option.meaning for option in activated)
    used = met["may", "use"]
    assert used.options[0].meaning == used.about.text
    assert used.options[1].meaning == f"{used.about.label} is not used."
    assert met["choose-figure", "choose-figure"].options[0].meaning.endswith(", for Assign Point.")


def test_goals_say_how_they_are_reached():
    """What is printed on the card of an objective, and where all have to stand in the end."""
    game = start(pack_of("fireteam-zero"), "the-last-ferry", 3, 4)
    *cards, way_out = scene(game, 0).objectives
    assert [one.id for one in cards] == ["repair-the-ferry", "lower-the-chain"]
    assert "Turn the winch" in cards[1].card
    assert way_out.label == "Everybody at Jetty"
    assert (way_out.value, way_out.needed, way_out.done) == (0, 3, False)


@pytest.mark.rule("FZ-8.28")
def test_an_attack_cites_the_rule_of_whoever_attacks():
    table = ("fireteam-zero", "the-last-ferry", 3, None)
    cited = set()
    for game in positions(table, 4, every=50):
        for line, (_code, values) in zip(scene(game, "public").log, game.log, strict=True):
            if line.event == "attack":
                cited.add(
                    (game.name("figure", values[0]) in {seat.id for seat in scene(game, "public").seats}, line.rule)
                )
    assert {(True, "FZ-5.01"), (False, "FZ-8.28")} == cited
