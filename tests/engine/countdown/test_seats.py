"""Who decides: owners, the group, votes where somebody may be a traitor, and consent (CD-1.09, CD-90.53)."""

import pytest

from engine.core.decisions import DECLINE, GROUP
from engine.rulesets.countdown.rules.seats import agreed, ask_consent, ask_group, ask_owner
from engine.rulesets.countdown.words.decision_kinds import CHOOSE_LOCATION
from engine.rulesets.countdown.words.option_verbs import BEGIN_IN
from tests.engine.countdown.drill import drill, kind, offers, options, take, who

FOUR = ["gustav", "bob", "jill", "rita"]
PLACES = dict.fromkeys(FOUR, "b1")
CHOICES = tuple((BEGIN_IN, 0, zone) for zone in (0, 1, 2))  # any options will do


def note(game, option):
    """The step that gets the answer."""
    game.outcome_reason = (option,)


def table(options=None, roles=("patriot", "patriot", "patriot", "traitor"), round_number=1):
    """Four players in traitor mode, with nothing left to do."""
    situation = {"roles": list(roles), "round": round_number}
    return drill(
        ops=PLACES,
        seats=FOUR,
        phase="positioning",
        options={"traitorMode": True, **(options or {})},
        situation=situation,
    )


def hold(game, choices=CHOICES, pass_index=-1):
    game.agenda.clear()
    game.options = ()
    ask_group(game, CHOOSE_LOCATION, choices, (note,), pass_index)
    game.advance()
    return game


def cast(game, *votes):
    """Everybody votes; who is asked in which order."""
    asked = []
    for vote in votes:
        asked.append(game.seat)
        game.answer(vote)
    return asked


def decided(game):
    return game.outcome_reason[0]


# --- the group ------------------------------------------------------------------------------------


@pytest.mark.rule("CD-90.53", "CD-1.03")
def test_without_a_traitor_the_group_answers_as_one():
    game = drill(ops=PLACES, seats=FOUR, phase="positioning")
    hold(game)
    assert game.seat == GROUP
    game.answer(1)
    assert decided(game) == CHOICES[1]


@pytest.mark.rule("CD-90.53")
def test_in_traitor_mode_everybody_votes_from_the_lead_player_on_and_the_majority_decides():
    game = hold(table(round_number=3))
    assert cast(game, 2, 0, 2, 2) == [2, 3, 0, 1]
    assert decided(game) == CHOICES[2]


@pytest.mark.rule("CD-90.53")
@pytest.mark.parametrize(
    ("votes", "pass_index", "option"),
    [
        ((0, 0, 1, 1), 2, 2),  # a tie: nothing happens
        ((0, 0, 1, 1), 1, 1),
        ((0, 0, 1, 1), -1, 0),  # a tie, and something must happen: as the lead player voted
        ((1, 0, 1, 0), -1, 1),
        ((0, 0, 1, 2), 2, 0),  # more votes than any other
    ],
)
def test_a_tie_means_nothing_happens_or_else_the_lead_player_decides(votes, pass_index, option):
    game = hold(table(), pass_index=pass_index)
    cast(game, *votes)
    assert decided(game) == CHOICES[option]


@pytest.mark.rule("CD-90.53")
def test_a_lead_player_whose_vote_is_not_among_the_tied_ones_chooses_between_them():
    game = drill(
        ops={**PLACES, "matt": "b1"},
        seats=[*FOUR, "matt"],
        phase="positioning",
        options={"traitorMode": True},
    )
    hold(game)
    cast(game, 2, 0, 0, 1, 1)
    assert (game.seat, tuple(game.options)) == (0, (CHOICES[0], CHOICES[1]))
    game.answer(1)
    assert decided(game) == CHOICES[1]


@pytest.mark.rule("CD-90.53")
@pytest.mark.parametrize(
    ("votes", "pass_index", "option"),
    [((1, 1, 1, 1), 2, 1), ((1, 1, 1, 0), 2, 2), ((1, 1, 1, 0), -1, 1), ((0, 1, 1, 1), -1, 0)],
)
def test_with_unanimity_every_quarrel_is_a_tie(votes, pass_index, option):
    game = hold(table({"groupTieBreak": "unanimous"}), pass_index=pass_index)
    cast(game, *votes)
    assert decided(game) == CHOICES[option]


@pytest.mark.rule("CD-90.53")
def test_votes_are_hidden_until_all_are_cast():
    game = hold(table())
    game.answer(1)
    assert game.view(1)["ballot"] == {"cast": 1, "of": 4}
    assert game.view(0)["decision"] is None
    assert game.view(1)["decision"]["seat"] == 1
    text = str(game.view(1))
    other = hold(table())
    other.answer(2)
    assert text == str(other.view(1))


@pytest.mark.rule("CD-90.53")
@pytest.mark.parametrize(("votes", "option"), [((0, 0, 1, 1), (DECLINE,)), ((0, 0, 0, 1), CHOICES[0])])
def test_what_an_effect_asks_the_group_is_voted_on_too_and_declining_is_doing_nothing(votes, option):
    game = table()
    game.agenda.clear()
    game.options = ()
    game.ask(GROUP, CHOOSE_LOCATION, [*CHOICES[:2], (DECLINE,)], (note,))
    assert cast(game, *votes) == [0, 1, 2, 3]
    assert decided(game) == option


@pytest.mark.rule("CD-90.53")
def test_a_single_option_needs_no_vote():
    game = hold(table(), choices=CHOICES[:1])
    assert decided(game) == CHOICES[0]


# --- owners and consent ---------------------------------------------------------------------------


def ask_for(game, op):
    game.agenda.clear()
    game.options = ()
    ask_owner(game, op, CHOOSE_LOCATION, CHOICES, (note,))
    game.advance()
    return game.seat


@pytest.mark.rule("CD-1.08", "CD-1.09", "CD-6.05")
def test_the_owner_decides_for_his_op_and_all_together_for_the_dummy():
    game = drill(ops=PLACES, seats=["rita", "bob", "jill", "dummy:gustav"], phase="positioning")
    assert [ask_for(game, op) for op in range(4)] == [GROUP, 1, 2, 0]


@pytest.mark.rule("CD-6.05", "CD-90.53")
def test_in_traitor_mode_the_dummy_is_voted_on():
    game = drill(
        ops=PLACES, seats=["rita", "bob", "jill", "dummy:gustav"], phase="positioning", options={"traitorMode": True}
    )
    assert ask_for(game, 0) == 0
    assert cast(game, 0, 1, 1) == [0, 1, 2]
    assert decided(game) == CHOICES[1]


def consent(game, op, asker):
    game.agenda.clear()
    game.options = ()
    ask_consent(game, op, asker, (note,))
    game.advance()
    return game


@pytest.mark.rule("CD-1.09", "CD-70.24", "CD-90.66")
@pytest.mark.parametrize("answer", ["agree", "refuse"])
@pytest.mark.parametrize("asker", [0, -1])
def test_what_concerns_the_op_of_another_needs_his_consent(answer, asker):
    game = consent(drill(ops=PLACES, seats=FOUR, phase="positioning"), 3, asker)
    assert (kind(game), who(game), [one["verb"] for one in options(game)]) == ("consent", 3, ["agree", "refuse"])
    assert offers(game, "agree", op="rita")
    take(game, answer)
    assert agreed(decided(game)) is (answer == "agree")


@pytest.mark.rule("CD-1.09")
@pytest.mark.parametrize("seats", [["gustav+bob+jill+rita"], ["gustav+rita", "bob+jill"]])
def test_who_owns_both_ops_is_not_asked(seats):
    game = consent(drill(ops=PLACES, seats=seats, phase="positioning"), 3, 0)
    assert agreed(decided(game))


@pytest.mark.rule("CD-1.09", "CD-6.05")
def test_the_group_need_not_agree_with_itself_but_with_one_player_nobody_is_asked():
    three = ["rita", "bob", "jill", "dummy:gustav"]
    assert agreed(decided(consent(drill(ops=PLACES, seats=three, phase="positioning"), 0, -1)))
    assert who(consent(drill(ops=PLACES, seats=three, phase="positioning"), 0, 1)) is None
    assert agreed(decided(consent(drill(ops=PLACES, phase="positioning"), 0, -1)))
