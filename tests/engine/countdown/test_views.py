"""What a seat may see, what it may not, and what a search may assume of it."""

import json

import pytest

from engine import scene, start
from tests.engine.countdown.drill import OPS, cards, drill, drill_pack, options, set_up, take, zone
from tests.engine.countdown.vocabulary.kit import done

FOUR = list(OPS[:4])


def hidden_cards(game):
    return [game.scenario.card_ids[card] for stack in game.stacks for card in stack if not game.is_face_up(card)]


@pytest.mark.rule("CD-2.21", "CD-5.03")
def test_no_view_names_a_face_down_card_or_the_order_of_a_stack():
    game = set_up(FOUR, board="iTT/.OT/.x.", counts={"b1": 3, "c1": 2, "c2": 2, "b2": 3})
    unseen = {*hidden_cards(game), *(game.scenario.card_ids[card] for card in game.threat_stack)}
    assert len(unseen) > 40
    for seat in (None, 0, 1, 2, 3):
        text = json.dumps({**game.view(seat), "mission": ""})  # a harmless card has the name of the mission
        assert [name for name in unseen if f'"{name}"' in text] == []


def test_a_view_is_plain_data_and_shows_the_table():
    game = drill(
        ops={"gustav": "b2", "rita": {"at": "b1", "hostage": "hostage"}},
        zones={"b2": ["thug", "?civ1"]},
        phase="positioning",
    )
    view = game.view()
    assert json.loads(json.dumps(view)) == view
    assert (view["mission"], view["location"], view["phase"]) == ("hostages-1", "ground", "positioning")
    assert zone(game, "b2") == {
        "id": "b2",
        "kind": "threat",
        "secured": False,
        "passable": False,
        "cards": [
            {"id": "thug", "kind": "terrorist", "number": 10, "attack": 3, "defence": 4, "specials": []},
            None,
        ],
    }
    rita = view["ops"][-1]
    assert (rita["id"], rita["at"], rita["hostage"], rita["number"]) == ("rita", "b1", "hostage", 7)


def test_the_decision_in_the_view_is_the_one_that_is_open():
    game = drill(ops={"gustav": "b1"}, phase="positioning")
    assert game.view()["decision"] == game.decision.as_json()


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_everything_has_words_in_three_languages(lang):
    pack = drill_pack()
    game = start(pack, "bombs-1", 4, 3, options={"traitorMode": True})
    for _ in range(4000):
        if game.is_over:
            break
        decision = game.decision_in(lang)
        assert decision.prompt
        assert all(option.text for option in decision.options)
        assert game.table(lang)
        game.answer((game.decisions_made * 7) % len(game.options))
    assert game.is_over
    sentences = [event.text for event in game.events_in(lang)]
    assert all(sentences)
    assert not any("{" in sentence for sentence in sentences)


@pytest.mark.parametrize("table", ["verbs", "decision_kinds", "event_types"])
def test_every_entry_of_a_table_speaks_three_languages_and_has_a_name_of_its_own(table):
    entries = getattr(set_up(1), table)
    texts = [entry.prompt if table == "decision_kinds" else entry.text for entry in entries]
    assert all(set(text) == {"en", "de", "fr"} for text in texts)
    names = [entry.name for entry in entries]
    assert [name for name in names if names.count(name) > 1] == []


# --- what a search may assume -----------------------------------------------------------------------


def known(game):
    """All that everybody sees."""
    return {key: value for key, value in game.view().items() if key != "decision"}


def test_a_determinized_game_looks_the_same_and_hides_other_cards():
    game = set_up(["gustav+bob+vince+rita"])
    others = [game.determinize(seed) for seed in range(5)]
    assert [known(other) for other in others] == [known(game)] * 5
    assert [options(other) for other in others] == [options(game)] * 5
    assert len({tuple(hidden_cards(one)) for one in (game, *others)}) == 6
    assert len({one.threat_stack for one in (game, *others)}) == 6


def test_no_card_is_lost_or_doubled_and_levels_stay_where_they_were():
    game = set_up(["gustav+bob+vince+rita"], assignment={"removeTopThreats": 7})
    other = game.determinize(9)
    level = game.scenario.card_level
    for one in (game, other):
        everything = [*(card for stack in one.stacks for card in stack), *one.threat_stack, *one.removed]
        assert len(everything) == len(set(everything))
    assert [[level[card] for card in stack] for stack in other.stacks] == [
        [level[card] for card in stack] for stack in game.stacks
    ]
    assert [level[card] for card in other.threat_stack] == [level[card] for card in game.threat_stack]
    threats = game.scenario.threat_cards
    assert {card for card in (*hidden(other), *other.threat_stack, *other.removed) if card < threats} == set(
        range(threats)
    )


def hidden(game):
    return [card for stack in game.stacks for card in stack if not game.is_face_up(card)]


def test_open_cards_stay_where_they_lie_and_are_not_dealt_a_second_time():
    game = drill(
        ops={"gustav": "b1"}, zones={"b2": ["thug", "?civ1"], "b3": ["hostage", "?hostage2"]}, phase="positioning"
    )
    for seed in range(20):
        other = game.determinize(seed)
        assert (cards(other, "b2"), cards(other, "b3")) == (["thug", None], ["hostage", None])
        names = hidden_cards(other)
        assert "thug" not in names
        assert "hostage" not in names


def test_any_objective_card_that_has_not_been_seen_may_lie_in_a_red_zone():
    game = drill(ops={"gustav": "b1"}, zones={"b3": ["?hostage"], "d3": []}, phase="positioning")
    b3 = game.board.map.index("b3")
    found = {game.determinize(seed).stacks[b3][0] for seed in range(200)}
    assert len(found) == len(game.scenario.objective_cards)


@pytest.mark.rule("CD-32.07")
def test_a_player_keeps_his_own_role_and_knows_how_many_traitors_there_can_be():
    game = set_up(list(OPS[:5]), seed=3, options={"traitorMode": True}, board="iTx/.O.")
    mine = game.roles[2]
    copies = [game.determinize(seed, 2) for seed in range(60)]
    assert {other.roles[2] for other in copies} == {mine}
    assert {sum(other.roles) + sum(other.roles_left) for other in copies} == {2}
    assert len({other.roles for other in copies}) > 3


@pytest.mark.rule("CD-32.07")
def test_a_role_is_told_to_its_player_as_theirs_and_to_others_as_that_players_once_it_is_exposed():
    game = set_up(FOUR, options={"traitorMode": True}, board="iTx/.O.")
    traitor = next(seat for seat in range(4) if game.roles[seat])
    others = [seat for seat in range(4) if seat != traitor]
    assert scene(game, traitor).seats[traitor].secret == "You are a traitor"
    assert {scene(game, seat).seats[traitor].secret for seat in others} == {""}
    game.exposed |= 1 << traitor
    assert {scene(game, seat).seats[traitor].secret for seat in others} == {"Role: traitor"}


@pytest.mark.rule("CD-90.53")
def test_votes_of_others_are_drawn_anew_and_ones_own_are_kept():
    game = set_up(
        FOUR, options={"traitorMode": True, "traitorSupportCards": 0}, assignment={"locations": ["ground", "ground"]}
    )
    game.answer(1)
    assert game.ballots == (1,)
    assert {game.determinize(seed, 1).ballots for seed in range(30)} == {(0,), (1,)}
    assert {game.determinize(seed, 0).ballots for seed in range(30)} == {(1,)}


def test_the_original_is_not_touched_by_what_its_copies_do():
    game = set_up(["gustav+bob+vince+rita"])
    before = (game.stacks[:], game.threat_stack, game.choices, known(game))
    other = game.determinize(4)
    while not other.is_over:
        other.answer(other.decisions_made % len(other.options))
    clone = game.clone()
    while not clone.is_over:
        clone.answer((clone.decisions_made * 3) % len(clone.options))
    assert (game.stacks[:], game.threat_stack, game.choices, known(game)) == before


def test_a_terminal_shows_the_clock_the_ops_and_the_zones():
    game = drill(
        ops={"gustav": "b2", "rita": {"at": "b1", "hostage": "hostage"}},
        zones={"b2": ["thug", "?civ1"]},
        phase="positioning",
    )
    lines = game.table()
    assert lines[0] == "Round 1 | time 7 | score 0 | secured 0/5"
    assert any(line.startswith("Rita & Hostage: B1") for line in lines)
    assert "B2: Thug (10) [3/4], ?" in lines
    assert "Bob: ✝" in lines or "Vince: ✝" in lines
    take(game, "stay", op="gustav")


@pytest.mark.rule("CD-35.09", "CD-50.09")
def test_a_view_lists_what_effects_have_started_and_for_how_long():
    aim = {"op": "modify", "stat": "aim", "amount": 1, "of": "ops"}
    here = {"op": "zoneOf", "of": {"op": "namedOp", "name": "gustav"}}
    defence = {"op": "modify", "stat": "defence", "amount": -1, "at": here}
    first, second = done(aim, defence, duration="mission").view()["inForce"]
    assert first == {
        "source": "do",
        "what": "aim",
        "amount": 1,
        "figures": ["gustav", "rita"],
        "zones": [],
        "until": "mission",
    }
    assert (second["what"], second["amount"], second["zones"]) == ("defence", -1, ["b1"])
    assert done({"op": "changeScore", "amount": 1}).view()["inForce"] == []
