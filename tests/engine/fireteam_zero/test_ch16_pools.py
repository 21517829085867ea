"""Chapter 16: the spawn pool and the reserve pool."""

import pytest

from engine import ContentError, start
from tests.engine.fireteam_zero.drill import (
    TWO,
    at,
    briefing,
    discovery,
    drill,
    drill_pack,
    event,
    events,
    on_board,
    place,
    take,
)

LINE = "ABCDEFGHIJKL"


def pool(**numbers):
    """A pool of these kinds and numbers."""
    return [{"kind": name, "number": number} for name, number in numbers.items()]


def here(letter):
    """A location by its letter, as an effect names it."""
    return {"op": "named", "location": at(letter)}


def pools(game, kind):
    """The pools that the figures of a kind belong to."""
    return [one["pool"] for one in game.view()["monsters"] if one["kind"] == kind]


def fresh(mission, heroes=("frank",), seed=1, dice=()):
    """A game from its set-up on."""
    return start(drill_pack(LINE, mission=mission), "drill", list(heroes), seed, dice=list(dice))


@pytest.mark.rule("FZ-16.01", "FZ-1.35", "FZ-1.36")
def test_the_mission_lists_its_mix_of_figures_and_every_one_is_placed_by_a_roll():
    game = fresh({"spawnPool": pool(animal=2, giant=1)}, dice=[3, 3, 12])
    assert (on_board(game, "animal"), on_board(game, "giant"), on_board(game)) == (["C", "C"], ["L"], ["C", "C", "L"])


@pytest.mark.rule("FZ-16.01", "FZ-F.14")
@pytest.mark.parametrize(("heroes", "count"), [(["frank"], 3), (["frank", "abe", "don"], 5)])
def test_the_number_of_figures_may_depend_on_the_heroes(heroes, count):
    number = {"op": "add", "a": "heroes", "b": 2}
    game = fresh({"spawnPool": [{"kind": "human", "number": number}]}, heroes)
    assert len(on_board(game)) == count


@pytest.mark.rule("FZ-16.02", "FZ-1.37", "FZ-16.04", "FZ-16.05")
def test_nothing_of_the_reserve_is_placed_in_set_up():
    game = fresh({"spawnPool": pool(human=1), "reservePool": pool(animal=2)}, dice=[5])
    assert on_board(game) == ["E"]
    assert pools(game, "animal") == ["reservePool"] * 2


@pytest.mark.rule("FZ-16.02")
def test_unless_the_briefing_says_otherwise():
    placed = [{"kind": "animal", "location": at("G"), "number": 2, "from": "reservePool"}]
    game = fresh({"spawnPool": pool(human=1), "reservePool": pool(animal=3), "initialPlacement": placed}, dice=[5])
    assert (on_board(game, "animal"), on_board(game, "human")) == (["G", "G"], ["E"])


@pytest.mark.rule("FZ-16.02")
def test_a_figure_of_the_spawn_pool_that_has_its_place_is_not_rolled_for():
    placed = [{"kind": "human", "location": at("G")}]
    game = fresh({"spawnPool": pool(human=2), "initialPlacement": placed}, dice=[5])
    assert on_board(game) == ["G", "E"]


def killing(dice=(), finds=None, deck=(), brief=None, **parts):
    """Frank at A, with two shots, a monster next door and an event or discovery to find."""
    arguments = {"heroes": {"frank": "A", "abe": "A"}, "hands": {"frank": ["shot", "shot"]}, **parts}
    more = {"reconDeck": list(deck), "actions": 3, **arguments.pop("situation", {})}
    setting = briefing(**(finds or {}), **(brief or {}))
    return drill(LINE, dice=dice, situation=more, **arguments, **setting)


KILL = [TWO["bullets"]] * 3
CALL = {"op": "spawn", "kind": "human", "pool": "reservePool", "at": here("B")}


def summoned(*more_effects, dice=(), **parts):
    """Frank has found a discovery that brings a reserve monster to B."""
    found = discovery("nest", CALL, *more_effects)
    game = killing(
        dice=dice,
        finds={"discoveries": [found]},
        deck=["nest"],
        brief={"spawnPool": parts.pop("spawn_pool", pool(shooter=1)), "reservePool": pool(human=2)},
        monsters={"shooter": "L"},
        **{"hands": {"frank": ["shot"]}, **parts},
    )
    return take(game, "search")


def to_next_round(game):
    """End every turn of this round."""
    number = game.view()["round"]
    while game.view()["round"] == number:
        take(game, "end-turn")
    return game


@pytest.mark.rule("FZ-T.67", "FZ-16.05", "FZ-16.06", "FZ-16.07", "FZ-A.12", "FZ-5.15")
def test_a_reserve_monster_spawned_by_a_discovery_returns_to_the_reserve():
    game = summoned(dice=[*KILL, 1])
    assert on_board(game, "human") == ["B"]
    take(game, "attack", target="human#1")
    assert (on_board(game, "human"), pools(game, "human")) == ([], ["reservePool"] * 2)
    to_next_round(game)
    assert not events(game, "spawn-die")
    assert on_board(game, "human") == []


@pytest.mark.rule("FZ-T.68", "FZ-16.08", "FZ-16.09", "FZ-E.81", "FZ-E.106")
def test_a_reserve_monster_added_to_the_spawn_pool_spawns_again_after_its_death():
    join = {"op": "toSpawnPool", "who": {"op": "allMonstersAt", "place": here("B")}}
    game = summoned(join, dice=[*KILL, 1, 9])
    assert pools(game, "human") == ["spawnPool", "reservePool"]
    take(game, "attack", target="human#1")
    assert on_board(game, "human") == []
    to_next_round(game)
    assert [one["token"] for one in events(game, "spawn-die")] == [9]
    assert on_board(game, "human") == ["I"]


@pytest.mark.rule("FZ-16.08", "FZ-16.09")
def test_a_figure_may_join_the_spawn_pool_before_it_ever_stood_on_the_board():
    join = event("join", {"op": "toSpawnPool", "who": {"op": "reservePool", "kind": "human"}})
    game = killing(
        finds={"events": [join]},
        deck=["join"],
        dice=[7],
        brief={"spawnPool": [], "reservePool": pool(human=2)},
        hands={"frank": []},
    )
    take(game, "search")
    to_next_round(game)
    assert on_board(game, "human") == ["G"]


@pytest.mark.rule("FZ-16.10")
def test_membership_belongs_to_the_figure_not_to_its_kind():
    game = drill(
        LINE,
        heroes={"frank": "A", "abe": "A"},
        hands={"frank": ["shot"], "abe": ["shot"]},
        dice=[*KILL, *KILL, 6],
        situation={
            "monsters": [
                {"kind": "human", "at": at("B"), "pool": "spawnPool"},
                {"kind": "human", "at": at("B"), "pool": "reservePool"},
            ]
        },
        **briefing(spawnPool=pool(human=1), reservePool=pool(human=1)),
    )
    take(game, "attack", target="human#1")
    take(game, "end-turn")
    take(game, "attack", target="human#2")
    assert on_board(game) == []
    assert pools(game, "human") == ["spawnPool", "reservePool"]
    to_next_round(game)
    assert (place(game, "human#1"), place(game, "human#2")) == ("F", None)


@pytest.mark.rule("FZ-16.03", "FZ-A.12")
def test_a_killed_monster_of_the_spawn_pool_waits_there_for_the_next_spawn_step():
    game = killing(
        dice=[*KILL, 11], brief={"spawnPool": pool(human=1)}, monsters={"human": "B"}, hands={"frank": ["shot"]}
    )
    take(game, "attack", target="human#1")
    assert (on_board(game), pools(game, "human")) == ([], ["spawnPool"])
    to_next_round(game)
    assert on_board(game) == ["K"]


@pytest.mark.rule("FZ-16.06", "FZ-E.51", "FZ-E.77")
@pytest.mark.parametrize(("which", "spawned"), [("reservePool", ["animal"]), ("spawnPool", ["human", "human"])])
def test_an_effect_takes_from_the_pool_it_names_what_is_there(which, spawned):
    both = event("both", {"op": "spawn", "pool": which, "at": here("C"), "n": 9})
    game = killing(
        finds={"events": [both]},
        deck=["both"],
        brief={"spawnPool": pool(human=2), "reservePool": pool(animal=1)},
    )
    take(game, "search")
    assert [one["kind"] for one in game.view()["monsters"] if one["at"]] == spawned


@pytest.mark.rule("FZ-16.07", "FZ-E.80")
def test_a_reserve_monster_that_is_removed_returns_to_the_reserve_too():
    gone = {"op": "removeMonster", "who": {"op": "allMonstersAt", "place": here("B")}}
    game = summoned(gone)
    assert (on_board(game, "human"), pools(game, "human")) == ([], ["reservePool"] * 2)
    assert events(game, "monster-removed") == [{"monster": "human#1"}]


@pytest.mark.rule("FZ-6.08", "FZ-I.02", "FZ-16.03")
def test_a_defeated_boss_belongs_to_no_pool():
    game = killing(
        dice=[TWO["bullets"]] * 3,
        brief={"spawnPool": []},
        kinds={"master": {"health": 1, "resist": (0, 0, 0)}},
        hands={"frank": ["shot"]},
        situation={"monsters": [{"kind": "master", "at": at("B"), "power": 1}]},
    )
    take(game, "attack", target="master#1")
    assert pools(game, "master") == ["defeated"]
    to_next_round(game)
    assert on_board(game) == []


@pytest.mark.rule("FZ-16.01")
@pytest.mark.parametrize("number", [70, {"op": "multiply", "a": 35, "b": "heroes"}])
def test_a_pool_may_hold_more_figures_than_any_box(number):
    mission = {"spawnPool": [{"kind": "statue", "number": number}], "boss": None}
    pack = drill_pack(LINE, kinds={"statue": {"class": "minion", "speed": 0, "attack": None}}, mission=mission)
    game = start(pack, "drill", ["frank", "abe"], 1)
    assert len(on_board(game)) == 70
    while game.view()["round"] == 1:
        game.choose(len(game.options) - 1)
    assert len(events(game, "activated")) == 70


@pytest.mark.rule("FZ-16.01")
@pytest.mark.parametrize("number", [999, {"op": "multiply", "a": 999_999_999, "b": 999_999_999}])
def test_more_figures_than_the_engine_can_count_are_a_fault_of_the_mission(number):
    with pytest.raises(ContentError, match=r"missions\[0\] \(drill\): With 1 heroes this mission has more"):
        fresh({"spawnPool": [{"kind": "human", "number": number}]})
