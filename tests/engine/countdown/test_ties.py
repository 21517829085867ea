"""A tie ends with what changes nothing, wherever the group decides: asked of every question of an op of nobody.

Three players and their dummy (CD-6.05) have agreed on unanimity, so that one dissenting vote is a tie (CD-90.53).
"""

import pytest

from tests.engine.countdown.drill import drill, kind, matching, options

SEATS = {"rita": ["gustav", "bob", "jill"], "jill": ["gustav", "bob", "rita"]}
TRAP = {"knownTrapOnEntry": "explodesUnlessDefused"}


def table(dummy, ops, rule_options=None, **parts):
    """Three players and a dummy; who is not placed is out of the mission."""
    seats = [*SEATS.get(dummy, ["gustav", "jill", "rita"]), f"dummy:{dummy}"]
    agreed_on = {"traitorMode": True, "groupTieBreak": "unanimous", **(rule_options or {})}
    return drill(ops=ops, seats=seats, options=agreed_on, **parts)


def all_take(game, index):
    """Everybody votes for the same."""
    question, seat = kind(game), game.seat
    game.answer(index)
    while kind(game) == question and game.seat != seat and game.ballots:
        game.answer(index)
    return game


def index_of(game, verb):
    found = matching(game, verb)
    assert found, f"{verb} is not among {options(game)}"
    return options(game).index(found[0])


MOVING = {"phase": "positioning"}
QUESTIONS = {
    "move": (lambda: table("rita", {"rita": "b1"}, **MOVING), (), "stay"),
    "stealth-move": (lambda: table("vince", {"vince": "b1"}, **MOVING), (), "stay"),
    "passengers": (
        lambda: table("vince", {"vince": "b1", "gustav": "b1"}, **MOVING),
        ("move-on",),
        "decline",
    ),
    "reveal": (lambda: table("jill", {"jill": "b1"}, phase="intelligence"), (), "decline"),
    "act": (lambda: table("bob", {"bob": "b1"}), (), "pass"),
    "shoot": (lambda: table("rita", {"rita": "b2"}, zones={"b2": ["thug"]}), (), "hold-fire"),
    "after-exchange": (
        lambda: table("rita", {"rita": "b2"}, zones={"b2": ["thug"]}, dice=[6, 6, 6]),
        ("hold-fire",),
        "hold",
    ),
    "bullet-control": (
        lambda: table("rita", {"rita": "b2"}, zones={"b2": ["thug"]}, dice=[1, 6]),
        ("shoot",),
        "no-bullet",
    ),
    "defuse-on-entry": (
        lambda: table("steve", {"steve": "b2"}, TRAP, zones={"b2": ["trap2"]}),
        (),
        "let-explode",
    ),
    "more-targets": (
        lambda: table(
            "matt", {"matt": {"at": "b1", "specialXp": 8}}, zones={"b2": ["thug", "thug2"]}, level=2, secured=["b1"]
        ),
        ("snipe",),
        "no-more",
    ),
    "more-patients": (
        lambda: table(
            "rita",
            {
                "rita": {"at": "b1", "specialXp": 8},
                "gustav": {"at": "b1", "energy": 0},
                "bob": {"at": "b1", "energy": 0},
            },
            level=2,
        ),
        ("pep-up",),
        "no-more",
    ),
    "victim": (lambda: table("rita", {"rita": "b2"}, zones={"b2": ["?trap2", "civ2b", "civ2", "thug"]}), (), "victim"),
    "rescue": (
        lambda: table("rita", {"rita": "b2", "gustav": {"at": "b2", "health": 1}}, zones={"b2": ["?trap2"]}),
        (),
        "rescue",
    ),
    "consent": (
        lambda: table("rita", {"rita": "b1", "gustav": {"at": "b1", "hostage": "hostage"}}),
        ("let-act", "hand-over"),
        "refuse",
    ),
}


@pytest.mark.rule("CD-90.53", "CD-6.05")
@pytest.mark.parametrize("question", QUESTIONS)
def test_a_tie_is_doing_nothing(question):
    begin, first, nothing = QUESTIONS[question]
    game = begin()
    for verb in first:
        all_take(game, index_of(game, verb))
    assert kind(game) == question
    assert game.seat == game.lead
    passing = index_of(game, nothing)
    agreed = all_take(game.clone(), passing)
    other = next(index for index in range(len(game.options)) if index != passing)
    different = all_take(game.clone(), other)
    game.answer(other)
    while game.ballots:
        game.answer(passing)
    assert (game.view(), game.log) == (agreed.view(), agreed.log)
    assert game.log != different.log
