"""Chapter 32: traitor mode and the showdown."""

from collections import Counter

import pytest

from engine import IllegalChoice, IllegalSetup, replay
from tests.engine.countdown.drill import OPS, drill, drill_pack, events, kind, names, options, set_up, take, who

TRAITORS = {"traitorMode": True}
EMPTY = {"b3": [], "d3": []}


def at_the_table(players, mode=None, seed=1):
    """A game of so many players in traitor mode, each with his op."""
    seats = list(OPS[:players]) if players > 3 else [*OPS[:3], f"dummy:{OPS[3]}"]
    return set_up(seats[: max(players, 4)], seed=seed, options={**TRAITORS, **(mode or {})}, board="iTx/.O.")


def showdown(roles, mode=None, score=1, situation=None, ops=None):
    """The moment after the mission: all ops are out, with this score."""
    players = len(roles)
    seats = list(OPS[:players]) if players > 3 else [*OPS[:3], f"dummy:{OPS[3]}"]
    team = OPS[: max(players, 4)]
    return drill(
        ops=ops or dict.fromkeys(team, "b4"),
        zones=EMPTY,
        seats=seats,
        objective="bombs",
        options={**TRAITORS, "traitorSupportCards": 0, **(mode or {})},
        situation={"roles": list(roles), "score": score, "time": 0, "ultimatum": True, **(situation or {})},
    )


def accuse(game, *names_):
    """One ballot: everybody names a player, in the order in which they are asked; who is asked."""
    asked = []
    for name in names_:
        asked.append(who(game))
        take(game, "accuse", player=name)
    return asked


P, T = "patriot", "traitor"


# --- roles ----------------------------------------------------------------------------------------


@pytest.mark.rule("CD-32.01", "CD-70.03", "CD-60.59")
@pytest.mark.parametrize("players", [1, 2])
def test_traitor_mode_needs_3_players(players):
    with pytest.raises(IllegalSetup, match="3 to 6 players"):
        set_up(players, options=TRAITORS)


@pytest.mark.rule("CD-32.01", "CD-3.18")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_3_to_6_players_everybody_has_a_role(players):
    assert len(at_the_table(players).roles) == players


@pytest.mark.rule("CD-32.02", "CD-32.03")
@pytest.mark.parametrize("players", [3, 4])
def test_with_3_or_4_players_there_is_exactly_one_traitor_and_no_card_is_left_over(players):
    for seed in range(20):
        game = at_the_table(players, seed=seed)
        assert (sum(game.roles), game.roles_left) == (1, ())


@pytest.mark.rule("CD-32.06")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_any_player_can_be_the_traitor(players):
    seats = {seat for seed in range(40) for seat, role in enumerate(at_the_table(players, seed=seed).roles) if role}
    assert seats == set(range(players))


@pytest.mark.rule("CD-32.04", "CD-32.05", "CD-81.20", "CD-81.21", "CD-90.56", "CD-2.20")
@pytest.mark.parametrize(("players", "share", "left"), [(5, 4 / 6, 2), (6, 5 / 6, 1)])
def test_with_5_or_6_players_there_are_one_or_two_traitors_as_the_cards_fall(players, share, left):
    games = [at_the_table(players, seed=seed) for seed in range(300)]
    counts = Counter(sum(game.roles) for game in games)
    assert set(counts) == {1, 2}
    assert abs(counts[2] / 300 - share) < 0.09  # three standard deviations
    assert {len(game.roles_left) for game in games} == {left}
    assert {sum(game.roles) + sum(game.roles_left) for game in games} == {2}  # two traitor cards in all


@pytest.mark.rule("CD-90.56")
@pytest.mark.parametrize("players", [5, 6])
def test_by_option_there_are_exactly_two(players):
    assert {sum(at_the_table(players, {"traitorDeal": "exactlyTwo"}, seed).roles) for seed in range(20)} == {2}


@pytest.mark.rule("CD-32.05")
def test_a_pack_with_too_few_role_cards_says_so():
    with pytest.raises(IllegalSetup, match="role cards"):
        set_up(6, options=TRAITORS, changes={"roles": {"patriots": 2, "traitors": 1}})


@pytest.mark.rule("CD-32.07")
def test_each_player_sees_only_his_own_role():
    game = showdown((P, P, P, T))
    for seat, own in enumerate((P, P, P, T)):
        seen = [player["role"] for player in game.view(seat)["players"]]
        assert seen == [own if one == seat else None for one in range(4)]
    assert {player["role"] for player in game.view()["players"]} == {None}


@pytest.mark.rule("CD-32.18", "CD-32.19", "CD-70.50")
def test_a_traitor_has_the_same_options_as_anybody_else():
    def offered(roles):
        seats = list(OPS[:4])
        game = drill(
            ops=dict.fromkeys(seats, "b2"),
            seats=seats,
            zones={"b2": ["thug"]},
            options={**TRAITORS, "traitorSupportCards": 0},
            situation={"roles": roles},
        )
        return game.decision

    assert offered([T, P, P, P]) == offered([P, P, P, T])


# --- the showdown ---------------------------------------------------------------------------------


@pytest.mark.rule("CD-32.09", "CD-32.11", "CD-70.51")
def test_after_the_mission_everybody_names_another_player():
    game = showdown((P, P, P, T))
    assert not game.is_over
    assert (kind(game), who(game), game.decision.rule) == ("accuse", 0, "CD-70.51")
    assert [one["player"] for one in options(game)] == ["bob", "vince", "matt"]
    assert accuse(game, "bob", "gustav", "gustav", "gustav") == [0, 1, 2, 3]


@pytest.mark.rule("CD-32.10")
def test_at_its_start_everybody_learns_how_many_traitors_there_are():
    game = showdown((P, T, P, T, P))
    assert events(game, "showdown-began") == [{"traitors": 2}]
    assert game.view(0)["rolesLeft"] is not None
    hidden = drill(ops=dict.fromkeys(OPS[:5], "b1"), seats=list(OPS[:5]), phase="positioning", options=TRAITORS)
    assert hidden.view(0)["rolesLeft"] == 2  # before, only their number is known
    assert len(showdown((P, T, P, T, P)).view(0)["rolesLeft"]) == 2


@pytest.mark.rule("CD-32.13", "CD-32.14", "CD-70.52", "CD-90.58", "CD-23.01")
def test_more_than_half_of_the_players_expose_a_traitor_for_3_points():
    game = showdown((P, P, P, T), score=1)
    accuse(game, "matt", "matt", "matt", "gustav")
    assert events(game, "role-shown") == [{"player": "matt", "role": "traitor"}]
    assert (game.outcome["score"], game.outcome["parts"]["showdown"]) == (4, 3)


@pytest.mark.rule("CD-32.13", "CD-90.58", "CD-70.52")
@pytest.mark.parametrize(
    ("roles", "votes"),
    [((P, P, P, T), ("matt", "matt", "gustav", "gustav")), ((P, P, T), ("bob", "gustav", "gustav"))],
)
def test_half_of_the_players_is_no_majority_but_more_than_half_is(roles, votes):
    game = showdown(roles)
    accuse(game, *votes)
    is_majority = len(roles) == 3  # two of three for Gustav
    assert ("role-shown" in names(game)) is is_majority


@pytest.mark.rule("CD-32.15", "CD-32.16", "CD-32.17", "CD-81.22", "CD-1.05")
def test_a_wrong_accusation_costs_2_points_and_the_vote_goes_on_until_the_traitor_is_exposed():
    game = showdown((P, P, P, T), score=1)
    accuse(game, "bob", "gustav", "bob", "bob")
    assert (game.view()["score"], game.is_over) == (-1, False)
    accuse(game, "matt", "matt", "matt", "vince")
    assert (game.outcome["score"], game.outcome["winners"], game.outcome["result"]) == (2, "patriots", "won")
    assert (game.outcome["reason"], game.outcome["rule"]) == ("showdown", "CD-32.17")
    assert game.outcome["roles"] == [P, P, P, T]


@pytest.mark.rule("CD-90.58", "CD-70.51")
def test_exposed_players_keep_voting_but_are_not_accused_again():
    game = showdown((P, P, P, T))
    accuse(game, "bob", "gustav", "bob", "bob")
    assert [one["player"] for one in options(game)] == ["vince", "matt"]
    assert accuse(game, "matt", "vince", "matt", "vince") == [0, 1, 2, 3]


@pytest.mark.rule("CD-32.16")
def test_with_two_traitors_it_ends_when_both_are_exposed():
    game = showdown((T, P, P, T, P), score=0)
    accuse(game, "matt", "gustav", "matt", "gustav", "matt")
    assert not game.is_over
    accuse(game, "jill", "gustav", "gustav", "gustav", "vince")
    assert (game.is_over, game.outcome["score"]) == (True, 6)


@pytest.mark.rule("CD-90.58", "CD-70.52")
@pytest.mark.parametrize(("mode", "ballots"), [({}, 3), ({"showdownMaxBallots": 1}, 1), ({"showdownMaxBallots": 5}, 5)])
def test_after_three_failed_ballots_in_a_row_the_showdown_ends(mode, ballots):
    game = showdown((P, P, P, T), mode)
    for number in range(ballots):
        assert not game.is_over
        accuse(game, "matt", "matt", "gustav", "gustav")
        assert len(events(game, "ballot-counted")) == number + 1
    assert (game.is_over, game.outcome["score"], game.outcome["parts"]["showdown"]) == (True, 1, 0)


@pytest.mark.rule("CD-90.58")
def test_a_majority_starts_the_count_of_failed_ballots_anew():
    game = showdown((P, P, P, T), score=9)
    for _ in range(2):
        accuse(game, "matt", "matt", "gustav", "gustav")
    accuse(game, "bob", "gustav", "bob", "bob")
    for _ in range(2):
        accuse(game, "matt", "matt", "gustav", "gustav")
    assert not game.is_over


@pytest.mark.rule("CD-90.58")
def test_by_option_there_is_no_limit():
    game = showdown((P, P, P, T), {"showdownMaxBallots": 0})
    for _ in range(12):
        accuse(game, "matt", "matt", "gustav", "gustav")
    assert not game.is_over


@pytest.mark.rule("CD-90.58", "CD-32.11")
def test_the_last_suspect_has_nobody_to_name_and_the_others_only_him():
    game = showdown((P, P, P, T), score=9)
    for seat, name in enumerate(("gustav", "bob", "vince")):
        while not any(event["player"] == name for event in events(game, "role-shown")):
            choices = [one["player"] for one in options(game)]
            take(game, "accuse", player=name if name in choices else choices[0])
        assert (seat < 2) is not game.is_over
    # only the traitor is left: everybody else has a single choice, so his role is shown without a question
    assert game.is_over
    assert events(game, "ballot-counted")[-1] == {"votes": ["matt", "matt", "matt", None], "accused": "matt"}
    assert game.outcome["score"] == 9 - 6 + 3


@pytest.mark.rule("CD-32.12", "CD-90.58")
def test_votes_of_a_ballot_are_seen_when_it_is_counted():
    game = showdown((P, P, P, T))
    take(game, "accuse", player="matt")
    assert game.view(1)["ballot"] == {"cast": 1, "of": 4}
    assert events(game, "ballot-counted") == []
    accuse(game, "gustav", "gustav", "vince")
    assert events(game, "ballot-counted") == [{"votes": ["matt", "gustav", "gustav", "vince"], "accused": None}]


# --- who wins -------------------------------------------------------------------------------------


@pytest.mark.rule("CD-1.05", "CD-1.06", "CD-32.08", "CD-32.17", "CD-1.03")
@pytest.mark.parametrize(("score", "winners"), [(1, "patriots"), (0, "traitors"), (-1, "traitors")])
def test_patriots_win_with_a_positive_score_and_traitors_with_0_or_less(score, winners):
    game = showdown((P, P, P, T), {"showdownMaxBallots": 1}, score)
    accuse(game, "matt", "matt", "gustav", "gustav")
    assert (game.outcome["winners"], game.outcome["score"]) == (winners, score)
    assert game.outcome["result"] == ("won" if winners == "patriots" else "lost")
    assert game.outcome["mission"] == {
        "result": game.outcome["result"],
        "reason": "all-out" if score > 0 else "not-positive",
    }


@pytest.mark.rule("CD-32.17", "CD-1.05")
def test_a_mission_that_was_not_a_success_can_be_turned_by_the_showdown():
    game = showdown((P, P, P, T), score=-1)
    assert events(game, "mission-ended")[0]["result"] == "lost"
    accuse(game, "matt", "matt", "matt", "gustav")
    assert (game.outcome["winners"], game.outcome["score"]) == ("patriots", 2)


@pytest.mark.rule("CD-90.59", "CD-22.02")
@pytest.mark.parametrize(
    ("needs_exfil", "winners", "reason"), [(True, "traitors", "time"), (False, "patriots", "showdown")]
)
def test_a_mission_that_ran_out_of_time_is_the_traitors_whatever_the_score(needs_exfil, winners, reason):
    game = drill(
        ops=dict.fromkeys(OPS[:4], "b1"),
        seats=list(OPS[:4]),
        zones=EMPTY,
        objective="bombs",
        phase="countdown",
        options={**TRAITORS, "traitorNeedsExfil": needs_exfil, "traitorSupportCards": 0},
        situation={"roles": [P, P, P, T], "score": 30, "time": -3, "ultimatum": True},
    )
    accuse(game, "matt", "matt", "matt", "gustav")
    assert (game.outcome["winners"], game.outcome["reason"]) == (winners, reason)


@pytest.mark.rule("CD-90.59", "CD-22.03", "CD-32.09")
def test_after_the_death_of_all_ops_there_is_a_showdown_but_the_traitors_win():
    ops = {name: {"at": "b2", "health": 1} if name == "gustav" else {"dead": True} for name in OPS[:4]}
    game = drill(
        ops=ops,
        seats=list(OPS[:4]),
        zones={"b2": ["?trap2"]},
        options={**TRAITORS, "traitorSupportCards": 0},
        situation={"roles": [P, P, P, T], "score": 9},
    )
    assert kind(game) == "accuse"
    accuse(game, "matt", "matt", "matt", "gustav")
    assert (game.outcome["winners"], game.outcome["reason"], game.outcome["score"]) == ("traitors", "no-survivors", 10)


@pytest.mark.rule("CD-90.59", "CD-22.04")
def test_after_a_score_below_minus_8_the_showdown_cannot_end_the_mission_again():
    ops = {"gustav": {"at": "b2", "health": 1}, **dict.fromkeys(OPS[1:4], "b1")}
    game = drill(
        ops=ops,
        seats=list(OPS[:4]),
        zones={"b2": ["?trap2"]},
        options={**TRAITORS, "traitorSupportCards": 0},
        situation={"roles": [P, P, P, T], "score": -8},
    )
    accuse(game, "bob", "gustav", "bob", "bob")  # wrong: -12, and the showdown goes on
    assert not game.is_over
    accuse(game, "matt", "matt", "matt", "gustav")
    assert (game.outcome["winners"], game.outcome["reason"], game.outcome["score"]) == ("traitors", "score", -9)


@pytest.mark.rule("CD-90.59", "CD-22.05")
def test_giving_up_is_the_traitors_victory():
    game = set_up(list(OPS[:4]), options=TRAITORS, board="iTx/.O.")
    game.concede()
    assert (game.outcome["winners"], game.outcome["reason"]) == ("traitors", "conceded")


@pytest.mark.rule("CD-22.05", "CD-32.09", "CD-90.26")
def test_in_the_showdown_the_mission_is_over_and_cannot_be_given_up():
    game = showdown((P, P, P, T), situation={"time": -3}, ops={**dict.fromkeys(OPS[1:4], "b4"), "gustav": "b1"})
    while kind(game) != "accuse":
        game.choose(0)
    before = game.view()
    with pytest.raises(IllegalChoice, match="showdown"):
        game.concede()
    assert game.view() == before


@pytest.mark.rule("CD-90.59", "CD-50.39")
@pytest.mark.parametrize(("needs_exfil", "winners"), [(True, "traitors"), (False, "patriots")])
def test_a_mission_that_an_effect_ends_as_lost_is_the_traitors_victory(needs_exfil, winners):
    blunder = {"when": {"op": "onPhase", "phase": "countdown"}, "do": [{"op": "endMission", "outcome": "lost"}]}
    game = drill(
        ops=dict.fromkeys(OPS[:4], "b1"),
        seats=list(OPS[:4]),
        zones=EMPTY,
        objective="bombs",
        phase="countdown",
        ops_more={"gustav": {"special": [blunder]}},
        options={**TRAITORS, "traitorNeedsExfil": needs_exfil, "traitorSupportCards": 0},
        situation={"roles": [P, P, P, T], "score": 9},
    )
    accuse(game, "matt", "matt", "matt", "gustav")
    assert game.outcome["winners"] == winners


@pytest.mark.rule("CD-32.09")
def test_without_traitor_mode_there_is_no_showdown():
    game = drill(ops=dict.fromkeys(OPS[:4], "b4"), zones=EMPTY, seats=list(OPS[:4]), objective="bombs")
    assert game.is_over
    assert "winners" not in game.outcome


def test_a_game_with_a_showdown_is_replayed_identically():
    game = set_up(list(OPS[:5]), options=TRAITORS, board="iTx/.O.")
    for _ in range(5000):
        if game.is_over:
            break
        game.answer(len(game.options) // 2)
    assert game.is_over
    again = replay(drill_pack(board="iTx/.O."), game.record())
    assert (again.log, again.outcome) == (game.log, game.outcome)
