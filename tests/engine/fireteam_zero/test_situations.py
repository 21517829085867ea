"""Situations: games that begin in the middle."""

import pytest

from engine import ContentError, replay, start
from tests.engine.fireteam_zero.drill import (
    at,
    card_id,
    decider,
    drill,
    drill_pack,
    events,
    hero,
    kind,
    monsters_at,
    offers,
    options,
    place,
    run_to,
    take,
)
from tests.engine.spoken import assert_told

MISSION = {
    "spawnPool": [{"kind": "human", "number": 2}],
    "reservePool": [{"kind": "human", "number": 1}, {"kind": "giant", "number": 1}],
    "discoveries": ["find"],
    "eventCount": 11,
    "focusCards": 1,
    "twists": ["twist-0", "twist-1", "twist-2", "twist-3", "twist-4"],
}
CHANGES = {
    "discoveries": [{"id": "find", "name": "Find", "objective": "goal", "encounterTokens": 3}],
    "focusCards": [{"id": "runner", "name": "Runner", "role": "leader"}],
}
DECK = 12  # every role of the drill has four cards, three copies each


def pack():
    return drill_pack(
        "ABCDEFGHIJKLX", terrain={"X": ["impassable"]}, specialists=("patty", "henry"), mission=MISSION, changes=CHANGES
    )


def begin(situation, seats=("abe", "frank", "don"), seed=1, **more):
    return start(pack(), "drill", list(seats), seed, situation=situation, **more)


def faults(situation):
    with pytest.raises(ContentError) as caught:
        begin(situation)
    assert_told(caught.value.faults)
    return [(fault.path, fault.message) for fault in caught.value.faults]


def cards_of(game, seat):
    return sorted(game.hands[seat] + game.decks[seat] + game.discards[seat] + game.aside[seat])


# --- every phase ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("situation", "asked", "round", "phase"),
    [
        ({}, "turn", 1, "hero"),
        ({"phase": "round", "round": 4}, "turn", 4, "hero"),
        ({"phase": "tactics", "round": 2}, "turn", 2, "hero"),
        ({"phase": "hero", "round": 2}, "turn", 2, "hero"),
        ({"phase": "turn", "round": 2}, "turn", 2, "hero"),
        ({"phase": "turn", "round": 2, "turn": "don"}, "turn", 2, "hero"),
        ({"phase": "threat", "round": 2}, "activate-monster", 2, "threat"),
        ({"phase": "end", "round": 2}, "turn", 3, "hero"),
    ],
)
def test_a_game_can_begin_at_any_moment_of_a_round(situation, asked, round, phase):
    monsters = [{"kind": "human", "at": at("K")}, {"kind": "human", "at": at("L")}]
    game = begin({"monsters": monsters, **situation})
    view = game.view()
    assert (kind(game), view["round"], view["phase"]) == (asked, round, phase)
    run_to(game, "activate-monster")  # and goes on from there
    run_to(game, "turn")


@pytest.mark.rule("FZ-3.02", "FZ-3.03")
@pytest.mark.parametrize(
    ("phase", "round", "holder"),
    [("round", 1, "abe"), ("round", 2, "frank"), ("tactics", 1, "abe"), ("tactics", 2, "frank"), ("hero", 2, "abe")],
)
def test_the_marker_is_passed_only_if_the_tactics_phase_is_still_to_come(phase, round, holder):
    game = begin({"phase": phase, "round": round, "startPlayer": "abe", "monsters": []})
    assert game.view()["startPlayer"] == holder
    assert decider(game) == holder


@pytest.mark.parametrize(
    ("phase", "drawn"), [("round", 5), ("tactics", 5), ("hero", 0), ("turn", 0), ("threat", 5), ("end", 5)]
)
def test_hands_are_drawn_only_if_the_draw_is_still_to_come(phase, drawn):
    game = begin({"phase": phase, "monsters": []})
    run_to(game, "turn")
    assert [len(hero(game, name)["hand"]) for name in ("abe", "frank", "don")] == [drawn] * 3


@pytest.mark.rule("FZ-4.01")
def test_in_a_turn_the_later_seats_still_have_theirs_and_the_earlier_ones_not():
    game = begin({"phase": "turn", "startPlayer": "don", "turn": "abe", "monsters": []})
    turns = []
    while game.view()["round"] == 1:
        turns.append(decider(game))
        take(game, "end-turn")
        run_to(game, "turn")
    assert turns == ["abe", "frank"]


@pytest.mark.parametrize(
    ("given", "left"),
    [
        ({}, (2, 1)),
        ({"movement": 1}, (1, 1)),
        ({"actions": 0}, (2, 0)),
        ({"movement": 0, "actions": 2}, (0, 2)),
        ({"movement": 7}, (7, 1)),
    ],
)
def test_a_turn_can_begin_with_what_is_left_of_movement_and_actions(given, left):
    game = begin({"phase": "turn", "startPlayer": "abe", "monsters": [], **given})
    assert decider(game) == "abe"
    assert (game.view()["movementLeft"], game.view()["actionsLeft"]) == left
    assert game.view()["activeHero"] == "abe"


@pytest.mark.rule("FZ-4.07")
@pytest.mark.parametrize(("given", "asked"), [({}, "rise-or-stay"), ({"movement": 2}, "turn")])
def test_a_turn_of_a_knocked_down_hero_begins_with_the_choice_and_has_no_middle(given, asked):
    situation = {"phase": "turn", "startPlayer": "abe", "heroes": {"abe": {"down": True}}, "monsters": [], **given}
    game = begin(situation)
    assert kind(game) == asked
    assert decider(game) == ("abe" if asked == "rise-or-stay" else "frank")


# --- set-up is not played on ----------------------------------------------------------------------


@pytest.mark.rule("FZ-I.01")
@pytest.mark.parametrize(
    "given",
    [
        {},
        {"at": at("C")},
        {"hand": 0},
        {"hand": 7},
        {"hand": DECK},
        {"hand": ["shot", "shot", "shot"]},
        {"deck": ["punch", "burst"]},
        {"discard": ["punch"]},
        {"hand": 2, "deck": ["burst"], "discard": ["punch"]},
        {"deck": []},
    ],
)
def test_no_card_is_lost_or_made(given):
    game = begin({"phase": "turn", "heroes": {"abe": given}, "monsters": []})
    assert cards_of(game, 0) == sorted(game.scenario.role_cards[0])
    assert all(len(cards_of(game, seat)) == DECK for seat in (0, 1, 2))


def test_what_a_situation_leaves_out_is_as_setup_left_it():
    game = begin({"phase": "turn"}, seed=3)
    view = game.view()
    assert (view["round"], view["coin"], view["threat"]["space"], view["twists"]) == (1, "heads", 0, [])
    assert [one["at"] for one in view["heroes"]] == [at("A")] * 3
    assert [one["at"] for one in view["specialists"]] == [at("A")] * 2
    assert [one["hand"] for one in view["heroes"]] == [[], [], []]
    assert view["decks"] == {"recon": 12, "twist": 5}
    assert sum(one["at"] is not None for one in view["monsters"]) == 2
    assert view["objectives"] == [{"id": "goal", "state": "open", "tokens": 0}]
    assert not any(token["searched"] for token in view["spawnTokens"])


def test_nothing_of_a_round_happens_before_the_situation():
    rules = [
        {"when": {"op": "startOf", "unit": unit}, "do": [{"op": "advanceThreat", "n": 1}]}
        for unit in ("round", "tacticsPhase", "heroPhase")
    ]
    game = drill(heroes={"abe": "A"}, phase="turn", mission={"specialRules": rules})
    assert game.view()["threat"]["space"] == 0
    assert events(game, "threat") == []


def test_what_setup_would_ask_is_declined():
    assert begin({"phase": "turn", "startPlayer": "abe"}).view()["heroes"][0]["focus"] == []
    seats = [{"hero": "abe", "focus": ["runner"]}, "frank"]
    game = begin({"phase": "turn", "startPlayer": "abe"}, seats=seats)
    assert game.view()["heroes"][0]["focus"] == ["runner"]
    open_seats = begin({"phase": "turn"}, seats=[None, "frank"])
    assert kind(open_seats) == "turn"


@pytest.mark.rule("FZ-B.11")
def test_a_game_from_a_situation_can_be_recorded_and_replayed():
    situation = {"phase": "tactics", "round": 2, "heroes": {"abe": {"hand": 3, "at": at("C")}}, "coin": "tails"}
    game = begin(situation, dice=[1, 2, 3])
    for _ in range(12):
        game.choose(0)
    again = replay(pack(), game.record())
    assert again.view() == game.view()
    assert [event.text for event in again.events] == [event.text for event in game.events]


def test_scripted_dice_begin_with_the_situation():
    game = begin({"phase": "threat", "monsters": []}, dice=[9, 8])
    assert [(event["monster"], event["at"]) for event in events(game, "monster-placed")] == [
        ("human#1", game.view()["spawnTokens"][8]["at"]),
        ("human#2", game.view()["spawnTokens"][7]["at"]),
    ]


# --- what it says is so ---------------------------------------------------------------------------


def test_heroes_specialists_monsters_and_markers_are_where_it_says():
    game = begin(
        {
            "phase": "turn",
            "round": 5,
            "startPlayer": "frank",
            "coin": "tails",
            "threat": 7,
            "heroes": {"abe": {"at": at("B"), "down": True}, "don": {"at": at("C")}},
            "specialists": {"henry": at("D")},
            "monsters": [
                {"kind": "human", "at": at("E")},
                {"kind": "human"},
                {"kind": "human", "at": at("F"), "pool": "reservePool"},
                {"kind": "master", "at": at("G"), "power": 5},
            ],
            "tokens": [{"token": "intel", "at": at("H")}],
        }
    )
    view = game.view()
    assert (view["round"], view["startPlayer"], view["coin"], view["threat"]["space"]) == (5, "frank", "tails", 7)
    assert [place(game, name) for name in ("abe", "frank", "don", "henry", "patty")] == ["B", "A", "C", "D", "A"]
    assert [one["standing"] for one in view["heroes"]] == [False, True, True]
    assert [(one["id"], one["at"], one["pool"], one["power"]) for one in view["monsters"]] == [
        ("human#1", at("E"), "spawnPool", 0),
        ("human#2", None, "spawnPool", 0),
        ("human#3", at("F"), "reservePool", 0),
        ("giant#1", None, "reservePool", 0),
        ("master#1", at("G"), "boss", 5),
    ]
    assert view["tokens"] == [{"token": "intel", "at": at("H"), "letter": None}]


@pytest.mark.rule("FZ-6.03")
def test_a_boss_on_the_board_has_its_normal_power_unless_told_otherwise():
    game = begin({"phase": "turn", "monsters": [{"kind": "master", "at": at("G")}]})
    assert game.view()["monsters"][-1]["power"] == 3  # one for each hero
    waiting = begin({"phase": "turn", "monsters": [{"kind": "master"}]})
    assert waiting.view()["monsters"][-1]["power"] == 0


def test_named_monsters_are_the_only_ones_on_the_board():
    game = begin({"phase": "turn", "monsters": [{"kind": "giant", "at": at("B")}]})
    assert (monsters_at(game, "B"), sum(one["at"] is not None for one in game.view()["monsters"])) == (["giant#1"], 1)


def test_piles_have_the_cards_and_the_order_it_gives():
    piles = {"hand": ["shot", "punch"], "deck": ["burst", "grenade", "punch"], "discard": ["shot"]}
    game = begin({"phase": "turn", "heroes": {"abe": piles}})
    assert hero(game, "abe")["hand"] == ["shot", "punch"]
    assert [game.name("card", one) for one in reversed(game.decks[0])] == ["burst", "grenade", "punch"]
    assert hero(game, "abe")["discard"][-1] == "shot"  # on top; what was not named lies below
    assert len(hero(game, "abe")["discard"]) == DECK - 5


@pytest.mark.rule("FZ-A.59")
def test_a_deck_said_to_be_empty_is_shuffled_anew_from_the_discard_pile():
    game = begin({"phase": "turn", "heroes": {"abe": {"hand": ["shot"], "deck": []}}})
    assert (hero(game, "abe")["deck"], hero(game, "abe")["discard"]) == (DECK - 1, [])


def test_spawn_tokens_change_places_with_those_that_lay_there():
    tokens = [{"number": 1, "at": at("L")}, {"number": 2, "searched": True}, {"number": 1, "searched": False}]
    game = begin({"phase": "turn", "spawnTokens": tokens})
    view = game.view()["spawnTokens"]
    assert sorted(token["at"] for token in view) == sorted(at(letter) for letter in "ABCDEFGHIJKL")
    assert view[0] == {"number": 1, "at": at("L"), "searched": False}
    assert [token["number"] for token in view if token["searched"]] == [2]


def test_a_searched_token_can_be_turned_back():
    game = begin({"phase": "turn", "spawnTokens": [{"number": 3, "searched": True}, {"number": 3, "searched": False}]})
    assert not any(token["searched"] for token in game.view()["spawnTokens"])


@pytest.mark.rule("FZ-I.04")
def test_recon_cards_lie_where_it_says_and_the_other_events_in_the_box():
    game = begin({"phase": "turn", "reconDeck": ["event-3", "find", "event-7"]})
    assert [game.name("recon", card) for card in reversed(game.recon_deck)] == ["event-3", "find", "event-7"]
    box = {game.name("recon", card) for card in game.recon_box}
    assert box == {f"event-{n}" for n in range(12)} - {"event-3", "event-7"}
    copy = game.determinize(5)
    assert len(copy.recon_deck) == 3
    assert any(game.name("recon", card) == "find" for card in copy.recon_deck)
    assert begin({"phase": "turn", "reconDeck": []}).view()["decks"]["recon"] == 0


def test_an_open_discovery_is_no_longer_in_the_deck():
    found = [{"id": "find", "hero": "don", "tokens": 2}]
    game = begin({"phase": "turn", "discoveries": found})
    assert game.view()["discoveries"] == [{"id": "find", "tokens": 2, "hero": "don"}]
    assert "find" not in [game.name("recon", card) for card in game.recon_deck]
    assert game.view()["decks"]["recon"] == 11


@pytest.mark.rule("FZ-8.08", "FZ-I.05")
def test_twists_in_force_are_out_of_the_deck_and_named_ones_lie_on_top():
    game = begin({"phase": "turn", "twists": ["twist-3"], "twistDeck": ["twist-1", "twist-4"]})
    deck = [game.name("twist", card) for card in reversed(game.twist_deck)]
    assert game.view()["twists"] == ["twist-3"]
    assert deck[:2] == ["twist-1", "twist-4"]
    assert sorted(deck) == ["twist-0", "twist-1", "twist-2", "twist-4"]
    run_to(begin({"phase": "threat", "threat": 5, "twistDeck": ["twist-2"], "monsters": []}), "turn")
    drawn = begin({"phase": "threat", "threat": 5, "twistDeck": ["twist-2"], "monsters": []}, dice=[1] * 9)
    assert events(drawn, "twist") == [{"twist": "twist-2"}]


def test_a_twist_in_force_is_in_force():
    twists = [
        {"id": f"twist-{n}", "name": "T", "effects": [{"do": [{"op": "modifySpeed", "who": "allHeroes", "by": 1}]}]}
        for n in range(6)
    ]
    game = drill(heroes={"abe": "A"}, changes={"twists": twists}, situation={"twists": ["twist-0"]})
    assert game.view()["movementLeft"] == 3


@pytest.mark.rule("FZ-S.10", "FZ-10.02")
def test_a_mission_that_is_already_won_is_won_at_once():
    done = {"objectives": [{"id": "goal", "state": "completed"}]}
    won = begin({"phase": "turn", **done})
    assert (won.is_over, won.outcome["result"]) == (True, "won")
    going_on = begin({"phase": "turn", "objectives": [{"id": "goal", "tokens": 4}]})
    assert not going_on.is_over
    assert going_on.view()["objectives"] == [{"id": "goal", "state": "open", "tokens": 4}]


# --- what cannot be -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("situation", "path", "words"),
    [
        ({"heroes": {"shad": {}}}, "heroes.shad", 'hero called "shad"'),
        ({"heroes": {"abe": {"at": "yard/z"}}}, "heroes.abe.at", 'location called "yard/z"'),
        ({"heroes": {"abe": {"at": at("X")}}}, "heroes.abe.at", "impassable"),
        ({"heroes": {"abe": {"hand": ["bazooka"]}}}, "heroes.abe.hand[0]", 'action card called "bazooka"'),
        ({"heroes": {"abe": {"deck": ["shot", "pebble"]}}}, "heroes.abe.deck[1]", 'action card called "pebble"'),
        ({"heroes": {"abe": {"hand": ["shot"] * 4}}}, "heroes.abe.hand", 'no further "shot"'),
        ({"heroes": {"abe": {"hand": ["shot"] * 2, "deck": ["shot"] * 2}}}, "heroes.abe.deck", 'no further "shot"'),
        ({"heroes": {"abe": {"hand": [card_id("frank", "shot")]}}}, "heroes.abe.hand", 'no further "shot-marksman"'),
        ({"heroes": {"abe": {"hand": DECK + 1}}}, "heroes.abe.hand", "Only 12 cards"),
        ({"heroes": {"abe": {"hand": 11, "discard": ["shot", "shot"]}}}, "heroes.abe.hand", "Only 10 cards"),
        ({"specialists": {"harry": at("A")}}, "specialists.harry", 'specialist called "harry"'),
        ({"specialists": {"henry": at("X")}}, "specialists.henry", "impassable"),
        ({"specialists": {"henry": "yard/z"}}, "specialists.henry", 'location called "yard/z"'),
        ({"monsters": [{"kind": "dragon"}]}, "monsters[0].kind", 'monster called "dragon"'),
        ({"monsters": [{"kind": "animal"}]}, "monsters[0]", "(monster)"),
        ({"monsters": [{"kind": "human"}] * 4}, "monsters[3]", "(monster)"),
        ({"monsters": [{"kind": "giant", "pool": "spawnPool"}]}, "monsters[0]", "(monster)"),
        ({"monsters": [{"kind": "human", "at": at("X")}]}, "monsters[0].at", "impassable"),
        ({"monsters": [{"kind": "human", "at": "yard/z"}]}, "monsters[0].at", 'location called "yard/z"'),
        ({"spawnTokens": [{"number": 1, "at": "yard/z"}]}, "spawnTokens[0].at", 'location called "yard/z"'),
        ({"spawnTokens": [{"number": 1, "at": at("X")}]}, "spawnTokens[0].at", "impassable"),
        ({"objectives": [{"id": "gaol"}]}, "objectives[0].id", 'objective called "gaol"'),
        ({"discoveries": [{"id": "fund", "hero": "abe"}]}, "discoveries[0].id", 'discovery called "fund"'),
        ({"discoveries": [{"id": "find", "hero": "shad"}]}, "discoveries[0].hero", 'hero called "shad"'),
        ({"discoveries": [{"id": "find", "hero": "abe"}] * 2}, "discoveries[1].id", "open twice"),
        ({"reconDeck": ["event-99"]}, "reconDeck[0]", 'recon card called "event-99"'),
        ({"reconDeck": ["event-1", "event-1"]}, "reconDeck[1]", "(recon card)"),
        ({"reconDeck": ["find", "find"]}, "reconDeck[1]", "(recon card)"),
        ({"reconDeck": ["find"], "discoveries": [{"id": "find", "hero": "abe"}]}, "reconDeck[0]", "no further"),
        ({"twists": ["twist-9"]}, "twists[0]", 'twist called "twist-9"'),
        ({"twists": ["twist-5"]}, "twists[0]", "(twist)"),
        ({"twists": ["twist-1", "twist-1"]}, "twists[1]", "(twist)"),
        ({"twists": [f"twist-{n}" for n in range(5)]}, "twists", "At most 4"),
        ({"twists": ["twist-1"], "twistDeck": ["twist-1"]}, "twistDeck[0]", "(twist)"),
        ({"twistDeck": ["twist-9"]}, "twistDeck[0]", 'twist called "twist-9"'),
        ({"tokens": [{"token": "fire", "at": at("A")}]}, "tokens[0].token", 'token called "fire"'),
        ({"tokens": [{"token": "intel", "at": "yard/z"}]}, "tokens[0].at", 'location called "yard/z"'),
        ({"startPlayer": "shad"}, "startPlayer", 'hero called "shad"'),
        ({"phase": "turn", "turn": "shad"}, "turn", 'hero called "shad"'),
        ({"phase": "hero", "turn": "abe"}, "turn", "the phase is 'hero'"),
        ({"phase": "threat", "movement": 1}, "movement", "the phase is 'threat'"),
        ({"actions": 1}, "actions", "the phase is 'round'"),
        ({"threat": 14}, "threat", "space 13"),
    ],
)
def test_what_cannot_be_is_told_with_its_place(situation, path, words):
    found = faults(situation)
    assert [where for where, _ in found] == [path]
    assert words in found[0][1]


@pytest.mark.parametrize(
    ("situation", "path"),
    [
        ({"phase": "breakfast"}, "phase"),
        ({"round": 0}, "round"),
        ({"coin": "edge"}, "coin"),
        ({"weather": "rain"}, "weather"),
        ({"heroes": {"abe": {"hand": -1}}}, "heroes.abe.hand"),
        ({"heroes": ["abe"]}, "heroes"),
        ({"spawnTokens": [{"number": 13}]}, "spawnTokens[0].number"),
        ({"monsters": [{"at": at("A")}]}, "monsters[0].kind"),
        ({"monsters": [{"kind": "human", "pool": "bathtub"}]}, "monsters[0].pool"),
    ],
)
def test_a_document_of_the_wrong_form_is_refused(situation, path):
    assert any(where.startswith(path) for where, _ in faults(situation))


@pytest.mark.parametrize("document", [[], "turn", 3])
def test_a_situation_is_an_object(document):
    with pytest.raises(ContentError, match="object"):
        begin(document)


def test_all_that_is_wrong_is_told_at_once():
    found = faults({"heroes": {"shad": {}}, "monsters": [{"kind": "dragon"}], "threat": 99, "startPlayer": "nobody"})
    assert {path for path, _ in found} == {"heroes.shad", "monsters[0].kind", "threat", "startPlayer"}


@pytest.mark.rule("FZ-I.07")
def test_the_very_first_location_may_be_impassable_too():
    with pytest.raises(ContentError, match="impassable"):
        drill("XA", heroes={"abe": "X"}, terrain={"X": ["impassable"]}, mission={"entryPoint": at("A")})


def test_a_near_miss_comes_with_a_hint():
    with pytest.raises(ContentError, match='Did you mean "frank"'):
        begin({"startPlayer": "franck"})


def test_the_last_space_and_the_last_card_are_possible():
    game = begin(
        {"phase": "turn", "threat": 13, "heroes": {"abe": {"hand": DECK}}, "twists": [f"twist-{n}" for n in range(4)]}
    )
    assert (game.view()["threat"]["space"], len(hero(game, "abe")["hand"]), len(game.view()["twists"])) == (13, 12, 4)
    assert offers(game, "end-turn")
    assert options(game)
