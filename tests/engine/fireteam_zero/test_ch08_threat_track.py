"""Chapter 8: the threat phase, its marker and its twists."""

import pytest

from tests.engine.fireteam_zero.drill import (
    BLANK,
    card,
    decider,
    drill,
    events,
    kind,
    response,
    rule_options,
    run_to,
    take,
    threat,
)

MONSTERS_LAST = {"spawnPool": [{"kind": "human", "number": 2}], "options": rule_options()}


def space(game):
    return game.view()["threat"]["space"]


def twists(game):
    return game.view()["twists"]


def marker_at(number, twist_spaces=(3, 6, 9, 12), spaces=14, effects=(), heroes=None, **parts):
    """A threat phase that begins with the marker on a space."""
    track = {"id": "track", "spaces": spaces, "twistSpaces": list(twist_spaces), "effects": list(effects)}
    situation = {"threat": number, **parts.pop("situation", {})}
    changes = {"threatTracks": [track], **parts.pop("changes", {})}
    return threat("AB", heroes=heroes or {"frank": "A"}, situation=situation, changes=changes, **parts)


def names(game, *wanted):
    return [event.name for event in game.events if event.name in wanted]


@pytest.mark.rule("FZ-8.01", "FZ-9.12", "FZ-2.02")
def test_the_threat_phase_advances_the_marker_activates_monsters_and_spawns_in_this_order():
    game = drill(
        "ABCDEFGHIJKL",
        phase="threat",
        heroes={"frank": "A"},
        hands={"frank": 9},
        monsters={"human": "A"},
        mission=MONSTERS_LAST,
        dice=[BLANK, 2, 2, 12],
    )
    assert names(game, "threat", "activated", "monster-placed", "round") == [
        "threat",
        "activated",
        "monster-placed",
        "round",
    ]
    assert events(game, "activated") == [{"monster": "human#1"}]  # the one that spawned waits for the next round
    assert events(game, "monster-placed") == [{"monster": "human#2", "at": "yard/l", "how": "spawnStep"}]


@pytest.mark.rule("FZ-8.02", "FZ-A.32", "FZ-1.27")
@pytest.mark.parametrize("number", [0, 1, 2, 7, 12])
def test_the_marker_advances_one_space(number):
    game = marker_at(number, twist_spaces=[])
    assert space(game) == number + 1
    assert events(game, "threat") == [{"space": number + 1}]


@pytest.mark.rule("FZ-A.32")
def test_the_standard_track_has_fourteen_spaces_with_twists_on_four_of_them():
    assert drill().view()["threat"] == {"space": 0, "last": 13, "twistSpaces": [3, 6, 9, 12]}


@pytest.mark.rule("FZ-8.03", "FZ-8.04", "FZ-8.05", "FZ-S.08", "FZ-A.32")
@pytest.mark.parametrize("number", [2, 5, 8, 11])
def test_on_a_twist_space_one_card_is_drawn_and_revealed(number):
    game = marker_at(number, situation={"twistDeck": ["twist-4", "twist-2"]})
    assert twists(game) == ["twist-4"]
    assert events(game, "twist") == [{"twist": "twist-4"}]
    assert game.view()["decks"]["twist"] == 5


@pytest.mark.rule("FZ-8.03")
@pytest.mark.parametrize("number", [0, 1, 3, 4, 12])
def test_on_other_spaces_no_twist_is_drawn(number):
    assert twists(marker_at(number)) == []


@pytest.mark.rule("FZ-8.06", "FZ-8.07", "FZ-2.04", "FZ-I.06")
def test_on_the_last_space_the_marker_stays_and_no_twist_is_drawn():
    game = marker_at(13, twist_spaces=[13])
    assert (space(game), twists(game), events(game, "threat")) == (13, [], [])
    assert game.outcome is None
    game = marker_at(12, twist_spaces=[])
    assert space(game) == 13


@pytest.mark.rule("FZ-8.07", "FZ-A.71")
def test_a_twist_on_the_last_space_is_drawn_on_arrival():
    game = marker_at(12, twist_spaces=[13])
    assert (space(game), len(twists(game))) == (13, 1)
    run_to(game, "turn")
    game.choose(len(game.options) - 1)
    run_to(game, "turn")
    assert (space(game), len(twists(game))) == (13, 1)


@pytest.mark.rule("FZ-A.32", "FZ-A.71", "FZ-F.21")
def test_the_length_of_the_track_is_content():
    game = marker_at(2, twist_spaces=[1], spaces=4)
    assert game.view()["threat"] == {"space": 3, "last": 3, "twistSpaces": [1]}
    game = marker_at(3, twist_spaces=[1], spaces=4)
    assert space(game) == 3


@pytest.mark.rule("FZ-8.08", "FZ-I.05", "FZ-S.08")
@pytest.mark.parametrize(("before", "after"), [(3, 4), (4, 4)])
def test_at_most_four_twists_are_drawn_in_a_mission(before, after):
    game = marker_at(5, situation={"twists": [f"twist-{n}" for n in range(before)]})
    assert len(twists(game)) == after


@pytest.mark.rule("FZ-8.08", "FZ-E.88")
def test_a_twist_that_was_removed_still_counts_among_the_four():
    remove = response({"op": "removeTwist", "which": "newest"}, {"op": "drawTwist"})
    game = drill(
        "AB",
        heroes={"abe": "A"},
        hands={"abe": ["calm"]},
        cards={"calm": card(lower=remove)},
        phase="tactics",
        situation={"round": 2, "twists": ["twist-0", "twist-1", "twist-2", "twist-3"]},
    )
    take(game, "play-tactical-response")
    assert twists(game) == ["twist-0", "twist-1", "twist-2"]
    assert events(game, "twist-removed") == [{"twist": "twist-3"}]


@pytest.mark.rule("FZ-8.03")
def test_without_a_card_in_the_twist_deck_nothing_is_drawn():
    game = marker_at(2, mission={"twists": []})
    assert (space(game), twists(game)) == (3, [])


@pytest.mark.rule("FZ-8.05", "FZ-E.104")
def test_a_twist_is_a_rule_from_the_moment_it_is_drawn():
    faster = {"id": "twist-0", "name": "T", "effects": [{"do": [{"op": "modifySpeed", "who": "allMonsters", "by": 3}]}]}
    game = threat(
        "ABCDE",
        heroes={"frank": "A"},
        hands={"frank": 9},
        monsters={"human": "E"},  # speed 1
        changes={"twists": [faster, *[{"id": f"twist-{n}", "name": "T"} for n in range(1, 6)]]},
        situation={"threat": 2, "twistDeck": ["twist-0"]},
        dice=[BLANK, 2, 2],
    )
    assert [one["to"] for one in events(game, "monster-moved")] == ["yard/d", "yard/c", "yard/b", "yard/a"]


@pytest.mark.rule("FZ-8.05", "FZ-E.03", "FZ-F.15")
def test_what_a_twist_does_once_happens_when_it_is_drawn():
    turns = {"id": "twist-0", "name": "T", "onDraw": [{"op": "coin", "side": "tails"}]}
    others = [{"id": f"twist-{n}", "name": "T"} for n in range(1, 6)]
    game = marker_at(2, changes={"twists": [turns, *others]}, situation={"twistDeck": ["twist-0"]})
    assert game.view()["coin"] == "tails"


@pytest.mark.rule("FZ-8.05", "FZ-E.88")
def test_a_removed_twist_is_no_longer_a_rule():
    slower = {"id": "twist-0", "name": "T", "effects": [{"do": [{"op": "modifySpeed", "who": "allHeroes", "by": -1}]}]}
    others = [{"id": f"twist-{n}", "name": "T"} for n in range(1, 6)]
    game = drill(
        "AB",
        heroes={"abe": "A"},
        hands={"abe": ["calm"]},
        cards={"calm": card(lower=response({"op": "removeTwist", "which": "newest"}))},
        changes={"twists": [slower, *others]},
        phase="tactics",
        situation={"round": 2, "twists": ["twist-0"]},
    )
    take(game, "play-tactical-response")
    assert game.view()["movementLeft"] == 2


@pytest.mark.rule("FZ-D.37", "FZ-8.05")
def test_a_choice_that_a_twist_leaves_open_is_the_groups():
    choose = {
        "id": "twist-0",
        "name": "T",
        "onDraw": [{"op": "knockDown", "who": {"op": "chooseHero", "decider": "group"}}],
    }
    others = [{"id": f"twist-{n}", "name": "T"} for n in range(1, 6)]
    game = marker_at(
        2,
        heroes={"frank": "A", "abe": "A"},
        changes={"twists": [choose, *others]},
        situation={"twistDeck": ["twist-0"]},
    )
    assert (kind(game), decider(game)) == ("choose-figure", None)


@pytest.mark.rule("FZ-F.21", "FZ-8.03")
def test_effects_of_a_space_happen_when_the_marker_enters_it():
    effects = [{"space": 4, "effect": [{"op": "coin", "side": "tails"}]}]
    assert marker_at(3, effects=effects).view()["coin"] == "tails"
    assert marker_at(4, effects=effects).view()["coin"] == "heads"


@pytest.mark.rule("FZ-E.21", "FZ-8.02", "FZ-8.49")
def test_triggers_on_the_threat_come_after_the_twist_it_brings():
    rules = [
        {"when": {"op": "onThreatAdvance", "space": 3}, "do": [{"op": "showText", "text": "space"}]},
        {"when": "onTwist", "do": [{"op": "showText", "text": "twist"}]},
    ]
    game = marker_at(2, mission={"specialRules": rules})
    assert names(game, "threat", "twist", "story") == ["threat", "twist", "story", "story"]
    assert [one["text"] for one in events(game, "story")] == ["twist", "space"]
    assert events(marker_at(3, mission={"specialRules": rules}), "story") == []


@pytest.mark.rule("FZ-E.87", "FZ-8.50")
def test_an_effect_advances_the_marker_one_space_at_a_time_with_all_its_twists():
    game = drill(
        "AB",
        heroes={"abe": "A"},
        hands={"abe": ["rush"]},
        cards={"rush": card(lower=response({"op": "advanceThreat", "n": 5}))},
        phase="tactics",
        situation={"round": 2, "threat": 2, "twistDeck": ["twist-1", "twist-0"]},
    )
    take(game, "play-tactical-response")
    assert names(game, "threat", "twist") == ["threat", "twist", "threat", "threat", "threat", "twist", "threat"]
    assert [one["space"] for one in events(game, "threat")] == [3, 4, 5, 6, 7]
    assert twists(game) == ["twist-1", "twist-0"]


@pytest.mark.rule("FZ-E.87")
def test_a_held_marker_does_not_advance():
    game = marker_at(2, mission={"specialRules": [{"do": [{"op": "holdThreat"}]}]})
    assert (space(game), twists(game)) == (2, [])
    rule = {"if": {"op": "coin", "side": "tails"}, "do": [{"op": "holdThreat"}]}
    assert space(marker_at(2, mission={"specialRules": [rule]})) == 3


@pytest.mark.rule("FZ-E.113")
def test_the_advance_may_be_replaced():
    rule = {"do": [{"op": "insteadOf", "what": "threatAdvance", "do": [{"op": "coin", "side": "tails"}]}]}
    game = marker_at(2, mission={"specialRules": [rule]})
    assert (space(game), game.view()["coin"]) == (2, "tails")


@pytest.mark.rule("FZ-E.87", "FZ-I.06")
@pytest.mark.parametrize(("number", "back", "after"), [(5, 2, 3), (5, 5, 1), (5, 9, 1), (1, 1, 1)])
def test_only_an_effect_moves_the_marker_back_and_not_before_its_start(number, back, after):
    game = drill(
        "AB",
        heroes={"abe": "A"},
        hands={"abe": ["calm"]},
        cards={"calm": card(lower=response({"op": "backThreat", "n": back}))},
        changes={"threatTracks": [{"id": "track", "start": 1}]},
        phase="tactics",
        situation={"round": 2, "threat": number},
    )
    take(game, "play-tactical-response")
    assert space(game) == after
    assert events(game, "threat-back") == [{"space": after}]


@pytest.mark.rule("FZ-S.10", "FZ-F.03", "FZ-8.02")
def test_a_mission_that_ends_with_the_threat_ends_as_soon_as_the_marker_moves():
    lost = {"op": "threatAt", "n": 3}
    game = marker_at(2, mission={"extraDefeat": [lost]}, monsters={"human": "B"})
    assert game.outcome["result"] == "lost"
    assert names(game, "twist", "activated") == []
    assert marker_at(1, mission={"extraDefeat": [lost]}).outcome is None


@pytest.mark.rule("FZ-S.10", "FZ-8.05")
def test_a_mission_that_ends_with_a_twist_ends_as_soon_as_it_is_drawn():
    lost = {"op": "twistsInForce", "n": 1}
    game = marker_at(2, mission={"extraDefeat": [lost]}, monsters={"human": "B"})
    assert game.outcome["result"] == "lost"
    assert names(game, "activated") == []


@pytest.mark.rule("FZ-E.98", "FZ-8.01")
@pytest.mark.parametrize(
    ("part", "told"),
    [
        ("threat", ["activated", "monster-placed"]),
        ("activation", ["threat", "monster-placed"]),
        ("spawn", ["threat", "activated"]),
        ("threatPhase", []),
    ],
)
def test_a_step_of_the_threat_phase_may_be_skipped(part, told):
    game = drill(
        "ABCDEFGHIJKL",
        phase="threat",
        heroes={"frank": "A"},
        hands={"frank": 9},
        monsters={"human": "A"},
        mission={**MONSTERS_LAST, "specialRules": [{"do": [{"op": "skip", "part": part}]}]},
        dice=[BLANK, 2, 2, 12] if part != "activation" else [12],
    )
    assert names(game, "threat", "activated", "monster-placed") == told


# --- the lucky coin -------------------------------------------------------------------------------


def with_coin(side, turned_to, rules=(), mission=None):
    game = drill(
        "AB",
        heroes={"abe": "A"},
        hands={"abe": ["turn"]},
        cards={"turn": card(lower=response({"op": "coin", "side": turned_to}))},
        mission={"specialRules": list(rules), **(mission or {})},
        phase="tactics",
        situation={"round": 2, "coin": side},
    )
    return take(game, "play-tactical-response")


@pytest.mark.rule("FZ-15.01", "FZ-15.02", "FZ-15.03", "FZ-E.86", "FZ-E.22")
@pytest.mark.parametrize(
    ("side", "turned_to", "told"),
    [("tails", "heads", ["heads"]), ("heads", "heads", []), ("heads", "tails", ["tails"]), ("tails", "tails", [])],
)
def test_a_coin_that_already_shows_the_side_is_left_alone(side, turned_to, told):
    rules = [
        {"when": {"op": "onCoin", "side": which}, "do": [{"op": "showText", "text": which}]}
        for which in ("heads", "tails")
    ]
    game = with_coin(side, turned_to, rules)
    assert game.view()["coin"] == turned_to
    assert [one["side"] for one in events(game, "coin")] == told
    assert [one["text"] for one in events(game, "story")] == told


@pytest.mark.rule("FZ-S.10")
def test_a_mission_that_ends_with_the_coin_ends_as_soon_as_it_is_turned():
    lost = [{"op": "coin", "side": "tails"}]
    rules = [{"when": "onCoin", "do": [{"op": "showText", "text": "."}]}]
    game = with_coin("heads", "tails", rules, {"extraDefeat": lost})
    assert game.outcome["result"] == "lost"
    assert events(game, "story") == []
