"""What stands on the boards of a game, as it is drawn."""

from types import SimpleNamespace

from engine.core.answers.scenes import ScenePiece
from playtests.scenes.stage import things_of


def things(*pieces):
    return things_of(SimpleNamespace(pieces=pieces, piles=(), viewer=1))


def drawn(*pieces):
    return [(one.icon, one.text, one.badge) for one in things(*pieces)]


def test_people_who_look_alike_are_told_apart_by_their_names():
    gustav = ScenePiece("op/0", "op", "Gustav Schneider", "hero", "", "b2", "4", badge="2")
    bob = ScenePiece("op/1", "op", "Bob", "hero", "", "b2", "1", badge="3")
    assert drawn(gustav, bob) == [("", "GS", "2"), ("", "B", "3")]
    assert drawn(gustav) == [("hero", "4", "2")]


def test_monsters_keep_their_picture_and_have_their_number_beside_it():
    hounds = [ScenePiece(f"monster/{number}", "monster", "Hound", "hound", "", "b2", str(number)) for number in (1, 2)]
    assert drawn(*hounds) == [("hound", "1", "1"), ("hound", "2", "2")]


def test_the_figure_of_the_seat_that_one_looks_from_is_marked():
    heroes = [ScenePiece(f"hero/{seat}", "hero", "Abe", "hero", "", "b2", seat=seat) for seat in (0, 1)]
    nobodys = ScenePiece("specialist/0", "specialist", "Patty", "", "", "b2", "P")
    assert [one.states for one in things(*heroes, nobodys)] == [(), ("own",), ()]
