"""Chapter 7: searching, discoveries, ambush; the sequences FZ-S.06 and FZ-S.07."""

import pytest

from tests.engine.fireteam_zero.drill import (
    BLANK,
    MISS,
    MOVE,
    ONE,
    SPECIAL,
    TWO,
    at,
    briefing,
    card,
    discovery,
    drill,
    event,
    events,
    hero,
    kind,
    matching,
    objective,
    offers,
    on_board,
    options,
    place,
    reaction,
    state,
    take,
    tokens,
    who,
)

AMBUSH = {"op": "ambush", "kind": "animal"}
TOKEN = {"op": "placeToken", "on": "objectiveOf"}
ONLY_A = {"spawnLocations": [at("A")]}


def pool(**numbers):
    """A spawn pool of these kinds and numbers."""
    return [{"kind": name, "number": number} for name, number in numbers.items()]


def searched(game):
    """The numbers of the spawn tokens that are turned over."""
    return [token["number"] for token in game.view()["spawnTokens"] if token["searched"]]


def names(game):
    """The names of all logged events, in order."""
    return [one.name for one in game.events]


def ambushed(game_dice=(BLANK, MISS["brawl"]), effects=(AMBUSH,), deck=("trap",), situation=None, **parts):
    """A game in which Frank has just searched A and drawn an event with an ambush."""
    more = parts.pop("brief", {})
    setting = briefing(events=[event("trap", *effects)], **more)
    arguments = {"board": "ABCDEF", "heroes": {"frank": "A"}, "hands": {"frank": 3}, **parts}
    game = drill(
        dice=game_dice, situation={"reconDeck": list(deck), "movement": 1, **(situation or {})}, **arguments, **setting
    )
    return take(game, "search")


# --- searching ------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-7.01", "FZ-D.23")
@pytest.mark.parametrize(("where", "can_search"), [("A", True), ("B", False)])
def test_a_hero_searches_only_where_a_spawn_token_lies(where, can_search):
    game = drill("AB", heroes={"frank": where}, mission=ONLY_A)
    assert offers(game, "search") is can_search


@pytest.mark.rule("FZ-7.01", "FZ-7.06", "FZ-T.75")
@pytest.mark.parametrize(("number", "can_search"), [(1, False), (2, True)])
def test_a_turned_token_cannot_be_searched_again(number, can_search):
    game = drill("AB", situation={"spawnTokens": [{"number": number, "searched": True}]})
    assert offers(game, "search") is can_search


@pytest.mark.rule("FZ-7.02", "FZ-T.75", "FZ-A.70")
@pytest.mark.parametrize(("figure", "where"), [("animal", "A"), ("giant", "A"), ("master", "A"), ("animal", "B")])
def test_a_hero_does_not_search_beside_a_monster(figure, where):
    game = drill("ABC", monsters={figure: where})
    assert offers(game, "search") is (where != "A")


@pytest.mark.rule("FZ-7.03", "FZ-12.06", "FZ-I.03")
def test_searching_turns_over_the_token_of_that_location_only():
    game = drill("ABC", heroes={"frank": "B"})
    take(game, "search")
    assert searched(game) == [2]
    assert [token["at"] for token in game.view()["spawnTokens"]] == [at("A"), at("B"), at("C")]


@pytest.mark.rule("FZ-7.04", "FZ-I.04")
def test_searching_draws_the_top_card_of_the_recon_deck():
    game = drill("AB", situation={"reconDeck": ["event-3", "event-1", "event-2"]})
    take(game, "search")
    assert [one["card"] for one in events(game, "recon-card")] == ["event-3"]
    assert game.view()["decks"]["recon"] == 2


@pytest.mark.rule("FZ-7.05")
def test_the_card_is_resolved_at_once_in_printed_order():
    effects = [{"op": "showText", "text": "one"}, {"op": "drawCards", "n": 2}, {"op": "showText", "text": "two"}]
    game = drill(
        "AB", hands={"frank": 1}, situation={"reconDeck": ["find"]}, **briefing(events=[event("find", *effects)])
    )
    take(game, "search")
    assert names(game)[-5:] == ["searched", "recon-card", "story", "cards-drawn", "story"]
    assert len(hero(game, "frank")["hand"]) == 3
    assert kind(game) == "turn"


@pytest.mark.rule("FZ-4.03", "FZ-7.01")
def test_a_search_away_from_patty_takes_the_action():
    game = drill("AB", monsters={"animal": "B"}, hands={"frank": ["shot"]})
    assert offers(game, "attack")
    take(game, "search")
    assert game.view()["actionsLeft"] == 0
    assert {o["verb"] for o in options(game)} == {"move", "end-turn"}


@pytest.mark.rule("FZ-A.48")
def test_with_an_empty_recon_deck_a_search_turns_the_token_and_finds_nothing():
    game = drill("AB", situation={"reconDeck": []})
    take(game, "search")
    assert searched(game) == [1]
    assert events(game, "nothing-found") == [{"hero": "frank"}]
    assert not events(game, "recon-card")


@pytest.mark.rule("FZ-A.48")
@pytest.mark.parametrize(("disposition", "open_events"), [("discard", []), ("stay", ["fog"]), ("attach", ["fog"])])
def test_an_event_is_discarded_unless_it_lasts(disposition, open_events):
    fog = event("fog", disposition=disposition)
    game = drill("AB", situation={"reconDeck": ["fog"]}, **briefing(events=[fog]))
    take(game, "search")
    assert [one["id"] for one in game.view()["events"]] == open_events


@pytest.mark.rule("FZ-A.48")
@pytest.mark.parametrize(("disposition", "speed"), [("discard", 2), ("stay", 1)])
def test_an_event_that_stays_keeps_its_rule_in_force(disposition, speed):
    slow = {"do": [{"op": "modifySpeed", "who": "everyHero", "to": 1}]}
    mud = event("mud", disposition=disposition, lasting=[slow])
    game = drill("AB", heroes={"frank": "A", "abe": "A"}, situation={"reconDeck": ["mud"]}, **briefing(events=[mud]))
    take(take(game, "search"), "end-turn")
    assert (who(game), game.view()["movementLeft"]) == ("abe", speed)


# --- Patty ----------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-7.07", "FZ-K.07", "FZ-14.06", "FZ-D.23")
@pytest.mark.parametrize(("patty", "verb"), [("A", "search-free"), ("B", "search-free"), ("C", "search")])
def test_at_pattys_location_or_next_to_it_a_search_is_free(patty, verb):
    game = drill("ABC", heroes={"frank": "A", "abe": patty}, specialists={"patty": patty})
    assert [o["verb"] for o in options(game) if o["verb"].startswith("search")] == [verb]


@pytest.mark.rule("FZ-7.07", "FZ-K.07")
def test_henry_makes_no_search_free():
    game = drill("ABC", heroes={"frank": "A"}, specialists={"henry": "A"})
    assert offers(game, "search")
    assert not offers(game, "search-free")


@pytest.mark.rule("FZ-7.08")
@pytest.mark.parametrize("obstacle", ["monster", "turned token", "no token"])
def test_a_free_search_needs_what_every_search_needs(obstacle):
    game = drill(
        "AB",
        monsters={"animal": "A"} if obstacle == "monster" else {},
        specialists={"patty": "A"},
        situation={"spawnTokens": [{"number": 1, "searched": obstacle == "turned token"}]},
        mission={"spawnLocations": [at("B") if obstacle == "no token" else at("A")]},
    )
    assert not offers(game, "search-free")
    assert not offers(game, "search")


@pytest.mark.rule("FZ-7.08")
def test_a_free_search_turns_the_token_and_draws_a_card():
    game = drill("AB", specialists={"patty": "A"}, situation={"reconDeck": ["event-1", "event-2"]})
    take(game, "search-free")
    assert searched(game) == [1]
    assert [one["card"] for one in events(game, "recon-card")] == ["event-1"]


@pytest.mark.rule("FZ-7.09", "FZ-4.34")
def test_a_free_search_leaves_the_action_for_something_else():
    game = drill("AB", specialists={"patty": "A"}, monsters={"animal": "B"}, hands={"frank": ["shot"]})
    take(game, "search-free")
    assert game.view()["actionsLeft"] == 1
    assert offers(game, "attack", target="animal#1")


@pytest.mark.rule("FZ-T.62", "FZ-7.07", "FZ-7.08", "FZ-7.09", "FZ-4.06", "FZ-A.46")
def test_two_free_searches_and_an_attack_fit_into_one_turn():
    game = drill(
        "ABC",
        heroes={"frank": "A", "abe": "B"},
        specialists={"patty": "B"},
        monsters={"animal": "C"},
        hands={"frank": ["shot"]},
        situation={"spawnTokens": [{"number": 3, "at": at("C")}]},
    )
    take(game, "search-free")
    take(game, "move", to=at("B"))
    take(game, "search-free")
    take(game, "attack", target="animal#1")
    assert searched(game) == [1, 2]
    assert game.view()["actionsLeft"] == 0
    assert events(game, "attack")


@pytest.mark.rule("FZ-T.63", "FZ-7.07", "FZ-4.03")
def test_with_patty_two_locations_away_search_and_attack_do_not_fit():
    game = drill(
        "ABC",
        heroes={"frank": "A", "abe": "C"},
        specialists={"patty": "C"},
        monsters={"animal": "B"},
        hands={"frank": ["shot"]},
    )
    take(game, "search")
    assert not offers(game, "attack")


@pytest.mark.rule("FZ-A.46")
@pytest.mark.parametrize(("most", "second"), [("unlimited", "search-free"), (2, "search-free"), (1, "search")])
def test_by_option_only_so_many_searches_are_free_in_a_turn(most, second):
    setting = {"options": {"loneHero": True, "spawnTokens": "fixed", "freeSearchPerTurn": most}}
    game = drill("AB", specialists={"patty": "A"}, mission=setting)
    take(game, "search-free")
    take(game, "move", to=at("B"))
    assert [o["verb"] for o in options(game) if o["verb"].startswith("search")] == [second]


@pytest.mark.rule("FZ-A.46")
def test_the_count_of_free_searches_begins_anew_in_every_turn():
    setting = {"options": {"loneHero": True, "spawnTokens": "fixed", "freeSearchPerTurn": 1}}
    game = drill("AB", heroes={"frank": "A", "abe": "B"}, specialists={"patty": "A"}, mission=setting)
    take(take(game, "search-free"), "end-turn")
    assert who(game) == "abe"
    assert offers(game, "search-free")


@pytest.mark.rule("FZ-A.46", "FZ-A.55")
def test_a_search_granted_outside_the_turn_is_not_free():
    call = event("call", {"op": "performAction", "who": "otherHeroes"})
    game = drill(
        "AB",
        heroes={"frank": "A", "abe": "B"},
        specialists={"patty": "B"},
        situation={"reconDeck": ["call"]},
        **briefing(events=[call]),
    )
    take(game, "search-free")
    assert (kind(game), who(game)) == ("granted-action", "abe")
    assert [o["verb"] for o in options(game)] == ["search", "decline"]


# --- choices on recon cards -----------------------------------------------------------------------

EYE = event("eye", {"op": "may", "do": [{"op": "move", "who": "you", "to": {"op": "adjacentTo", "of": "you"}}]})


def in_the_eye(**parts):
    """FZ-K.24: Frank at A, with B difficult, C impassable and D plain next to him, draws Eye of the Storm."""
    ground = {"B": ["difficult"], "C": ["impassable"]}
    arguments = {"heroes": {"frank": "A", "abe": "E"}, "terrain": ground, **parts}
    more = {**arguments.pop("situation", {}), "reconDeck": ["eye"], "movement": 0}
    game = drill("AB/CD/.E", situation=more, **arguments, **briefing(events=[EYE], spawnLocations=[at("A")]))
    return take(game, "search")


@pytest.mark.rule("FZ-K.24", "FZ-T.15", "FZ-D.24", "FZ-4.26", "FZ-A.55")
def test_eye_of_the_storm_lets_the_searcher_move_next_door_or_stay():
    game = in_the_eye()
    assert (kind(game), who(game)) == ("may", "frank")
    assert [o["verb"] for o in options(game)] == ["use", "decline"]
    take(game, "use")
    assert (kind(game), who(game)) == ("destination", "frank")
    assert [o["to"] for o in options(game)] == [at("B"), at("D")]  # difficult is allowed, impassable is not
    take(game, "go", to=at("B"))
    assert place(game, "frank") == "B"


@pytest.mark.rule("FZ-K.24", "FZ-D.24")
def test_who_declines_eye_of_the_storm_stays():
    game = take(in_the_eye(), "decline")
    assert (place(game, "frank"), kind(game)) == ("A", "turn")


@pytest.mark.rule("FZ-D.24", "FZ-D.44")
@pytest.mark.parametrize(("decider", "asked"), [("you", "frank"), ("group", None)])
def test_a_recon_card_asks_its_searcher_or_the_group(decider, asked):
    gift = event("gift", {"op": "may", "decider": decider, "do": [{"op": "drawCards"}]})
    game = drill(
        "AB", heroes={"abe": "B", "frank": "A"}, situation={"reconDeck": ["gift"], "turn": "frank", "movement": 0},
        **briefing(events=[gift]),
    )  # fmt: skip
    take(game, "search")
    assert (kind(game), who(game)) == ("may", asked)


# --- discoveries ----------------------------------------------------------------------------------


@pytest.mark.rule("FZ-7.10", "FZ-13.10", "FZ-A.48", "FZ-S.06")
def test_most_discoveries_put_their_token_on_the_objective_at_once():
    game = drill("AB", situation={"reconDeck": ["map"]}, **briefing(discoveries=[discovery("map")]))
    take(game, "search")
    assert tokens(game, "goal") == 1
    assert names(game)[-4:] == ["searched", "recon-card", "discovery-resolved", "intel"]
    assert game.view()["discoveries"] == []


@pytest.mark.rule("FZ-13.10", "FZ-F.17")
@pytest.mark.parametrize("granted", [0, 1, 3])
def test_a_discovery_grants_as_many_tokens_as_it_says(granted):
    game = drill(
        "AB", situation={"reconDeck": ["map"]}, **briefing(discoveries=[discovery("map", tokensGranted=granted)])
    )
    take(game, "search")
    assert tokens(game, "goal") == granted


@pytest.mark.rule("FZ-7.10", "FZ-S.06", "FZ-A.48")
def test_a_discovery_with_unfinished_business_stays_open_until_its_condition_is_met():
    condition = {"op": "isAt", "who": "searcher", "place": {"op": "named", "location": at("B")}}
    game = drill(
        "AB",
        situation={"reconDeck": ["crate"]},
        **briefing(discoveries=[discovery("crate", completion={"condition": condition})]),
    )
    take(game, "search")
    assert [one["id"] for one in game.view()["discoveries"]] == ["crate"]
    assert game.view()["discoveries"][0]["hero"] == "frank"
    assert tokens(game, "goal") == 0
    take(game, "move", to=at("B"))
    assert game.view()["discoveries"] == []
    assert tokens(game, "goal") == 1


@pytest.mark.rule("FZ-12.02", "FZ-7.10")
def test_tokens_on_a_discovery_count_its_progress():
    dig = {"id": "dig", "name": "Dig", "free": True, "effect": [{"op": "placeToken", "on": "thisCard"}]}
    game = drill(
        "AB",
        situation={"reconDeck": ["shaft"]},
        **briefing(discoveries=[discovery("shaft", encounterTokens=2, tokensGranted=4, actions=[dig])]),
    )
    take(game, "search")
    take(game, "act", action="dig")
    assert (tokens(game, "shaft"), tokens(game, "goal")) == (1, 0)
    take(game, "act", action="dig")
    assert tokens(game, "goal") == 4
    assert game.view()["discoveries"] == []
    assert not offers(game, "act")


@pytest.mark.rule("FZ-12.03", "FZ-D.25", "FZ-4.32")
def test_a_discovery_lays_tokens_on_the_board_that_heroes_can_use():
    blow = {"id": "blow", "name": "Blow", "where": {"op": "withToken", "token": "fuse"}, "effect": [TOKEN]}
    fuse = discovery("bomb", boardTokens=[{"token": "fuse", "location": at("B")}], completion="effect", actions=[blow])
    parts = briefing(discoveries=[fuse], changes={"tokens": {"special": [{"id": "fuse", "name": "Fuse"}]}})
    game = drill("AB", heroes={"frank": "A", "abe": "B"}, situation={"reconDeck": ["bomb"]}, **parts)
    take(game, "search")
    assert game.view()["tokens"] == [{"token": "fuse", "at": at("B"), "letter": None}]
    take(game, "end-turn")
    assert (who(game), tokens(game, "goal")) == ("abe", 0)
    take(game, "act", action="blow")
    assert tokens(game, "goal") == 1


@pytest.mark.rule("FZ-12.03", "FZ-F.17")
def test_a_token_without_a_place_lies_where_the_searcher_stands():
    found = discovery("body", boardTokens=[{"token": "intel", "count": 2, "letter": "C"}])
    game = drill("AB", heroes={"frank": "B"}, situation={"reconDeck": ["body"]}, **briefing(discoveries=[found]))
    take(game, "search")
    assert game.view()["tokens"] == [{"token": "intel", "at": at("B"), "letter": "C"}] * 2


@pytest.mark.rule("FZ-S.10", "FZ-13.03", "FZ-12.03")
def test_a_token_that_a_discovery_lays_on_the_board_may_complete_an_objective_at_once():
    there = {"op": "tokenAt", "token": "intel", "place": {"op": "named", "location": at("B")}}
    found = discovery(
        "body", boardTokens=[{"token": "intel", "location": at("B")}], completion={"condition": {"op": "round", "n": 9}}
    )
    goals = [objective("goal", condition=there), objective("other")]
    game = drill("AB", situation={"reconDeck": ["body"]}, **briefing(objectives=goals, discoveries=[found]))
    take(game, "search")
    assert state(game, "goal") == "completed"


# --- the ambush -----------------------------------------------------------------------------------


@pytest.mark.rule("FZ-7.12", "FZ-7.13", "FZ-7.14", "FZ-S.07")
def test_the_ambusher_comes_from_the_spawn_pool_and_is_activated_at_once():
    game = ambushed(monsters={"animal": "D"})
    assert on_board(game, "animal") == ["D", "A"]  # the one on the board stays where it is
    assert events(game, "ambush") == [{"monster": "animal#2", "hero": "frank"}]
    assert events(game, "activated") == [{"monster": "animal#2"}]
    assert events(game, "monster-placed") == [{"monster": "animal#2", "at": at("A"), "how": "ambush"}]
    order = ["recon-card", "ambush", "monster-placed", "activated", "activation-die", "attack", "attack-roll", "hits"]
    assert names(game)[-8:] == order


@pytest.mark.rule("FZ-S.07", "FZ-7.13")
def test_an_ambusher_that_its_arrival_kills_is_not_activated():
    mine = {"when": {"op": "onEnter", "who": "monster"}, "do": [{"op": "kill", "who": "triggeringFigure"}]}
    alarm = {"when": {"op": "onActivate", "who": "monster"}, "do": [{"op": "showText", "text": "alarm"}]}
    game = ambushed(brief={"specialRules": [mine, alarm]})
    assert events(game, "killed") == [{"monster": "animal#1"}]
    assert (events(game, "activated"), events(game, "story")) == ([], [])


@pytest.mark.rule("FZ-7.17")
@pytest.mark.parametrize("die", [BLANK, MOVE, SPECIAL])
def test_an_ambusher_does_not_move_but_its_die_is_rolled(die):
    game = ambushed(game_dice=[die, MISS["brawl"]], heroes={"frank": "A", "abe": "B"})
    assert on_board(game, "animal") == ["A"]
    assert len(events(game, "activation-die")) == 1
    assert not events(game, "monster-moved")
    assert len(events(game, "attack")) == 1


@pytest.mark.rule("FZ-T.18", "FZ-7.12", "FZ-7.13", "FZ-7.14", "FZ-7.16", "FZ-K.22", "FZ-K.12")
def test_a_baitbag_ambushes_and_then_the_token_goes_on_the_objective():
    baitbag = {"class": "elite", "health": 2, "attack": ("brawl", 2, 0)}
    pocket = discovery("pocket", {"op": "ambush", "kind": "baitbag"}, TOKEN, completion="effect")
    dodge = card(lower=reaction({"op": "whenHit", "who": "you"}, [{"op": "preventHits", "n": 9}]))
    game = drill(
        "AB",
        hands={"frank": ["dodge", "punch", "shot"]},
        dice=[BLANK, ONE["brawl"], ONE["brawl"]],
        kinds={"baitbag": baitbag},
        cards={"dodge": dodge},
        situation={"reconDeck": ["pocket"]},
        **briefing(discoveries=[pocket]),
    )
    take(game, "search")
    assert kind(game) == "discard"  # no reaction was offered
    assert (place(game, "baitbag#1"), tokens(game, "goal")) == ("A", 0)
    take(take(game, "discard", card="punch-marksman"), "discard", card="shot-marksman")
    assert tokens(game, "goal") == 1
    assert kind(game) == "turn"


@pytest.mark.rule("FZ-7.16", "FZ-A.47", "FZ-11.08")
@pytest.mark.parametrize(
    ("trigger", "target"),
    [
        ({"op": "beforeAttack", "by": "monster"}, "you"),
        ({"op": "whenTargeted"}, "you"),
        ({"op": "whenAttacked", "who": "hero"}, "you"),
        ({"op": "afterRoll", "by": "monster"}, "you"),
        ({"op": "whenHit"}, "you"),
        ({"op": "onSpawn"}, "you"),
        ({"op": "onEnter", "who": "monster"}, "you"),
        ({"op": "onDiscard"}, "you"),
    ],
)
def test_nothing_that_belongs_to_an_ambush_can_be_reacted_to(trigger, target):
    stop = card(lower=reaction(trigger, [{"op": "drawCards", "who": "you"}], target=target))
    game = ambushed(
        game_dice=[BLANK, ONE["brawl"]],
        heroes={"frank": "A", "abe": "B"},
        hands={"frank": ["punch"], "abe": ["stop"]},
        cards={"stop": stop},
    )
    assert not events(game, "reaction")
    assert (kind(game), hero(game, "frank")["hand"]) == ("turn", [])
    assert [one["id"] for one in game.view()["heroes"] if one["standing"]] == ["frank", "abe"]


@pytest.mark.rule("FZ-7.16", "FZ-A.47")
def test_after_the_ambush_reactions_may_be_played_again():
    cheer = card(lower=reaction({"op": "onMove", "who": "ally"}, [{"op": "drawCards", "who": "you"}]))
    game = ambushed(heroes={"frank": "A", "abe": "B"}, hands={"frank": 1, "abe": ["cheer"]}, cards={"cheer": cheer})
    take(game, "move", to=at("B"))
    assert (kind(game), who(game)) == ("react", "abe")


@pytest.mark.rule("FZ-T.55", "FZ-7.15", "FZ-D.35", "FZ-A.47")
def test_without_a_figure_in_the_pool_one_of_the_farthest_is_taken():
    game = ambushed(
        board="ABCDE/F...G",
        monsters=[("animal", "B"), ("animal", "E"), ("animal", "G")],
        brief={"spawnPool": pool(animal=3)},
    )
    assert (kind(game), who(game)) == ("ambusher", None)
    assert options(game) == [
        {"verb": "ambush-by", "monster": "animal#2"},
        {"verb": "ambush-by", "monster": "animal#3"},
    ]
    take(game, "ambush-by", monster="animal#3")
    assert on_board(game, "animal") == ["B", "E", "A"]
    assert events(game, "activated") == [{"monster": "animal#3"}]


@pytest.mark.rule("FZ-7.15")
def test_a_single_farthest_monster_is_taken_without_asking():
    game = ambushed(monsters=[("animal", "C"), ("animal", "D"), ("animal", "B")], brief={"spawnPool": pool(animal=3)})
    assert on_board(game, "animal") == ["C", "A", "B"]


@pytest.mark.rule("FZ-7.15")
def test_only_monsters_of_the_kind_are_counted_for_the_farthest():
    game = ambushed(monsters=[("human", "F"), ("animal", "C")], brief={"spawnPool": pool(animal=1, human=2)})
    assert (on_board(game, "animal"), on_board(game, "human")) == (["A"], ["F"])


@pytest.mark.rule("FZ-D.36", "FZ-7.14", "FZ-A.47")
def test_a_text_that_matches_several_kinds_lets_the_group_choose_among_those_in_the_pool():
    game = ambushed(
        effects=({"op": "ambush", "class": "minion"},),
        game_dice=(BLANK, MISS["bullets"], MISS["bullets"]),
        monsters=[("human", "F"), ("human", "E")],
        brief={"spawnPool": pool(animal=2, human=2, shooter=1, giant=1)},
    )
    assert (kind(game), who(game)) == ("ambusher", None)
    assert [o["monster"] for o in options(game)] == ["animal#1", "shooter#1"]  # one figure a kind, none of the board
    take(game, "ambush-by", monster="shooter#1")
    assert on_board(game, "shooter") == ["A"]


@pytest.mark.rule("FZ-A.47", "FZ-A.48")
def test_without_any_matching_figure_the_rest_of_the_card_is_still_resolved():
    game = ambushed(
        effects=(AMBUSH, {"op": "drawCards", "n": 1}), hands={"frank": 0}, brief={"spawnPool": pool(human=1)}
    )
    assert not events(game, "ambush")
    assert on_board(game) == []
    assert len(hero(game, "frank")["hand"]) == 1


@pytest.mark.rule("FZ-A.47", "FZ-16.06")
@pytest.mark.parametrize(("or_reserve", "ambushers"), [(False, []), (True, ["A"])])
def test_the_reserve_is_used_only_if_the_card_says_so(or_reserve, ambushers):
    game = ambushed(
        effects=({**AMBUSH, "orReserve": or_reserve},),
        brief={"spawnPool": pool(human=1), "reservePool": pool(animal=1)},
    )
    assert on_board(game, "animal") == ambushers


@pytest.mark.rule("FZ-A.47", "FZ-7.14")
def test_the_spawn_pool_comes_before_the_reserve():
    game = ambushed(
        effects=({**AMBUSH, "orReserve": True},),
        brief={"spawnPool": pool(human=1, animal=1), "reservePool": pool(animal=1)},
    )
    ambusher = next(one for one in game.view()["monsters"] if one["at"])
    assert (ambusher["kind"], ambusher["pool"]) == ("animal", "spawnPool")


@pytest.mark.rule("FZ-A.47", "FZ-7.15")
def test_a_reserve_figure_on_the_board_can_be_the_farthest():
    game = ambushed(
        monsters=[("animal", "C"), ("animal", "E")],
        brief={"spawnPool": pool(animal=1), "reservePool": pool(animal=1)},
    )
    assert on_board(game, "animal") == ["C", "A"]
    assert game.view()["monsters"][1]["pool"] == "reservePool"


@pytest.mark.rule("FZ-A.47", "FZ-8.27")
@pytest.mark.parametrize(("start", "struck"), [("abe", "abe"), ("frank", "frank")])
def test_an_earlier_hero_at_the_location_may_be_struck_instead_of_the_searcher(start, struck):
    game = ambushed(
        game_dice=[BLANK, ONE["brawl"]],
        heroes={"abe": "A", "frank": "A"},
        hands={"frank": 1, "abe": 1},
        situation={"startPlayer": start, "turn": "frank"},
    )
    assert kind(game) == "volunteer"
    take(game, "decline")
    assert events(game, "struck") == [{"hero": struck, "hits": 1}]


@pytest.mark.rule("FZ-A.47", "FZ-8.33")
def test_volunteering_is_allowed_in_an_ambush():
    game = ambushed(game_dice=[BLANK, ONE["brawl"]], heroes={"frank": "A", "abe": "A"}, hands={"frank": 1, "abe": 1})
    assert (kind(game), who(game)) == ("volunteer", "abe")
    take(game, "take-attack", hero="abe")
    assert events(game, "struck") == [{"hero": "abe", "hits": 1}]


@pytest.mark.rule("FZ-T.64", "FZ-4.28")
def test_an_ambushed_hero_who_still_stands_may_walk_away_from_one_monster():
    game = ambushed(game_dice=[BLANK, ONE["brawl"]], heroes={"frank": "A", "abe": "C"}, hands={"frank": 1})
    assert (hero(game, "frank")["hand"], on_board(game, "animal")) == ([], ["A"])
    assert game.view()["movementLeft"] == 1
    take(game, "move", to=at("B"))
    assert place(game, "frank") == "B"


@pytest.mark.rule("FZ-A.43", "FZ-S.06")
def test_a_searcher_knocked_down_by_the_ambush_still_grants_the_token_and_the_turn_ends():
    find = discovery("find", AMBUSH, TOKEN, completion="effect")
    game = drill(
        "AB",
        heroes={"frank": "A", "abe": "B"},
        dice=[BLANK, ONE["brawl"]],
        situation={"reconDeck": ["find"]},
        **briefing(discoveries=[find]),
    )
    take(game, "search")
    assert not hero(game, "frank")["standing"]
    assert tokens(game, "goal") == 1
    assert (kind(game), who(game)) == ("turn", "abe")


@pytest.mark.rule("FZ-A.11", "FZ-9.09")
@pytest.mark.parametrize(("stops_all", "ambushers"), [(False, ["A"]), (True, [])])
def test_with_a_boss_in_play_an_ambush_still_places_a_monster_unless_the_option_forbids(stops_all, ambushers):
    setting = {"loneHero": True, "spawnTokens": "fixed", "bossStopsAllSpawns": stops_all}
    game = ambushed(monsters={"master": "F"}, brief={"options": setting})
    assert on_board(game, "animal") == ambushers


@pytest.mark.rule("FZ-A.11")
def test_without_a_boss_in_play_the_option_changes_nothing():
    setting = {"loneHero": True, "spawnTokens": "fixed", "bossStopsAllSpawns": True}
    assert on_board(ambushed(brief={"options": setting}), "animal") == ["A"]


@pytest.mark.rule("FZ-E.15", "FZ-7.15")
def test_an_ambusher_taken_from_the_board_leaves_its_location():
    trait = [{"when": {"op": "onLeave", "who": "self"}, "do": [{"op": "placeToken", "at": "there"}]}]
    game = ambushed(monsters={"animal": "D"}, kinds={"animal": {"trait": trait}}, brief={"spawnPool": pool(animal=1)})
    assert game.view()["tokens"] == [{"token": "intel", "at": at("D"), "letter": None}]


# --- Ferry Fuel and Repair the Ferry --------------------------------------------------------------

# FZ-K.21, FZ-K.23
FREE = {
    "id": "free",
    "name": "Free the trapped hero",
    "where": {"op": "hereOf", "of": "searcher"},
    "if": {"op": "not", "a": {"op": "isSame", "a": "you", "b": "searcher"}},
    "effect": [{"op": "release", "who": "searcher"}, TOKEN],
}
FERRY_FUEL = discovery(
    "ferry-fuel",
    AMBUSH,
    {"op": "restrict", "who": "searcher", "what": ["move", "act"]},
    objective="ferry",
    completion="effect",
    actions=[FREE],
)
FERRY = objective("ferry", tokens=2, code="OBJ 1.1.01", restoresCoin="may")


def ferry(has=1, **parts):
    """Frank has drawn Ferry Fuel at A; Abe stands there too, Don next door."""
    arguments = {
        "heroes": {"frank": "A", "abe": "A", "don": "B"},
        "hands": {"frank": ["shot", "shot"], "abe": 2, "don": 1},
        "dice": [BLANK, MISS["brawl"]],
        **parts,
    }
    more = arguments.pop("situation", {})
    game = drill(
        "ABC",
        situation={"reconDeck": ["ferry-fuel"], "objectives": [{"id": "ferry", "tokens": has}], **more},
        **arguments,
        **briefing(objectives=[FERRY, objective("goal")], discoveries=[FERRY_FUEL], spawnPool=pool(animal=1)),
    )
    take(game, "search")
    return take(game, "decline") if kind(game) == "volunteer" else game


@pytest.mark.rule("FZ-T.19", "FZ-K.21", "FZ-A.10", "FZ-D.26", "FZ-S.06")
def test_ferry_fuel_pins_the_searcher_until_another_hero_spends_an_action_there():
    game = ferry(has=0)
    assert on_board(game, "animal") == ["A"]
    assert who(game) == "abe"  # the only thing left to Frank, ending the turn, was done by itself
    assert [one["id"] for one in game.view()["discoveries"]] == ["ferry-fuel"]
    assert tokens(game, "ferry") == 0
    assert offers(game, "act", action="free")
    take(game, "act", action="free")
    assert game.view()["actionsLeft"] == 0
    assert tokens(game, "ferry") == 1
    assert game.view()["discoveries"] == []


@pytest.mark.rule("FZ-K.21", "FZ-D.26")
def test_only_a_hero_in_the_same_location_can_free_the_searcher():
    game = ferry(heroes={"frank": "A", "don": "B"}, hands={"frank": 2})
    assert who(game) == "don"
    assert not offers(game, "act")
    take(game, "move", to=at("A"))
    assert offers(game, "act", action="free")


@pytest.mark.rule("FZ-K.21")
def test_a_freed_searcher_moves_and_acts_again():
    game = take(ferry(dice=[BLANK, MISS["brawl"]] * 2), "act", action="free")
    take(game, "end-turn")
    while who(game) != "frank" or kind(game) != "turn":
        game.choose(len(game.decision.options) - 1)
    assert game.view()["round"] == 2
    assert offers(game, "move")
    assert offers(game, "attack")


@pytest.mark.rule("FZ-K.21", "FZ-A.58")
def test_the_pinned_searcher_is_held_by_cannot_even_if_a_text_says_may():
    pull_out = card(
        lower=reaction(
            {"op": "startOf", "unit": "turn", "whose": "you"},
            [{"op": "move", "who": {"op": "allHeroes"}, "steps": 1}],
            target="you",
        )
    )
    game = ferry(cards={"pull": pull_out}, hands={"frank": 2, "abe": ["pull"]})
    assert (kind(game), who(game)) == ("react", "abe")
    take(game, "play-reaction", card="pull")
    assert (kind(game), who(game)) == ("destination", "abe")  # Frank was not asked
    take(game, "decline")
    assert (kind(game), who(game)) == ("destination", "don")


@pytest.mark.rule("FZ-T.09", "FZ-7.11", "FZ-K.23", "FZ-12.01")
def test_the_second_token_completes_repair_the_ferry_at_once():
    game = ferry(has=1)
    assert state(game, "ferry") == "open"
    take(game, "act", action="free")
    assert (tokens(game, "ferry"), state(game, "ferry")) == (2, "completed")
    assert events(game, "objective-completed") == [{"objective": "ferry"}]


@pytest.mark.rule("FZ-7.11", "FZ-K.23")
def test_one_token_of_two_does_not_complete_the_ferry():
    game = take(ferry(has=0), "act", action="free")
    assert (tokens(game, "ferry"), state(game, "ferry")) == (1, "open")


@pytest.mark.rule("FZ-T.10", "FZ-13.06", "FZ-K.23", "FZ-D.39", "FZ-A.19")
@pytest.mark.parametrize(("answer", "side"), [("turn-to-heads", "heads"), ("decline", "tails")])
def test_on_completion_the_heroes_may_turn_the_coin_to_heads(answer, side):
    game = take(ferry(situation={"coin": "tails"}), "act", action="free")
    assert (kind(game), who(game)) == ("turn-coin", None)
    assert [o["verb"] for o in options(game)] == ["turn-to-heads", "decline"]
    take(game, answer)
    assert game.view()["coin"] == side


@pytest.mark.rule("FZ-T.11", "FZ-15.02", "FZ-A.19")
def test_with_the_coin_at_heads_nothing_is_asked():
    game = take(ferry(situation={"coin": "heads"}), "act", action="free")
    assert (kind(game), game.view()["coin"]) == ("turn", "heads")
    assert not events(game, "coin")


# --- Ferry Fuel's ambush and others of section 7 ---------------------------------------------------


@pytest.mark.rule("FZ-E.17")
def test_instead_of_drawing_another_effect_may_replace_the_search():
    rule = {
        "do": [{"op": "insteadOf", "what": "search", "who": "everyHero", "do": [{"op": "drawCards", "who": "you"}]}]
    }
    game = drill("AB", hands={"frank": 0}, mission={"specialRules": [rule]})
    take(game, "search")
    assert searched(game) == [1]
    assert not events(game, "recon-card")


@pytest.mark.rule("FZ-E.17", "FZ-D.43")
@pytest.mark.parametrize(("drawn", "told"), [("map", ["d", "any"]), ("fog", ["e", "any"])])
def test_rules_wait_for_events_and_discoveries_apart(drawn, told):
    def on(what, word):
        trigger = {"op": "onReconDrawn", "kind": what}
        return {"when": trigger, "do": [{"op": "showText", "text": word}]}

    rules = [on("discovery", "d"), on("event", "e"), on("any", "any")]
    game = drill(
        "AB",
        situation={"reconDeck": [drawn]},
        **briefing(discoveries=[discovery("map")], events=[event("fog")], specialRules=rules),
    )
    take(game, "search")
    while kind(game) == "order-triggers":
        game.choose(0)
    assert [one["text"] for one in events(game, "story")] == told


@pytest.mark.rule("FZ-E.17")
@pytest.mark.parametrize(("whose", "told"), [("hero", 1), ("any", 1), ("monster", 0)])
def test_what_waits_for_a_search_comes_before_the_card_is_drawn(whose, told):
    rule = {"when": {"op": "onSearch", "who": whose}, "do": [{"op": "showText", "text": "rustle"}]}
    game = take(drill("AB", mission={"specialRules": [rule]}), "search")
    assert names(game)[1:] == ["searched", *["text-applied", "story"] * told, "recon-card"]


@pytest.mark.rule("FZ-E.90")
@pytest.mark.parametrize(("what", "verbs"), [("search", []), ("act", []), ("flee", ["search"])])
def test_a_hero_who_may_not_search_is_not_offered_it(what, verbs):
    rule = {"do": [{"op": "restrict", "who": "everyHero", "what": [what]}]}
    game = drill("AB", mission={"specialRules": [rule]})
    assert [o["verb"] for o in matching(game, "search")] == verbs


@pytest.mark.rule("FZ-7.13", "FZ-8.28")
@pytest.mark.parametrize(("die", "hits"), [(MISS, 0), (ONE, 1), (TWO, 2)])
def test_the_ambusher_strikes_with_its_own_attack(die, hits):
    game = ambushed(game_dice=[BLANK, die["brawl"]], hands={"frank": 2})
    assert [one["hits"] for one in events(game, "hits")] == [hits]
