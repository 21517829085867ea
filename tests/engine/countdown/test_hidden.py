"""What a search may assume of cards that were shuffled across the levels: in campaigns, and out of the pile."""

import pytest

from engine.rulesets.countdown.codes import PATRIOT, TRAITOR
from tests.engine.countdown.drill import COUNTS, OPS, drill, set_up, take

TEAM = ["gustav+bob+jill+rita"]
CAMPAIGN = {
    "id": "war",
    "name": "War",
    "objective": "hostages",
    "missions": [{"level": level, "location": "ground"} for level in (1, 2, 3)],
    "removeTopThreats": 0,
    "supportCards": 0,
}
# Cards of the first two levels are carried over; those of level 3 are the unused stack.
CARRIED = [f"filler-{n}" for n in range(1, 14)] + [f"second-{n}" for n in range(1, 6)]
UNUSED = [f"third-{n}" for n in range(1, 6)]


def second_mission():
    standing = {"threats": {"carried": CARRIED, "unused": UNUSED}}
    board = {"board": "iTTx/.O..", "counts": {"b1": 4, "c1": 4}}
    return set_up(TEAM, "war-2", standing=standing, changes={"campaigns": [CAMPAIGN]}, **board)


def levels(game, cards):
    return tuple(game.scenario.card_level[card] for card in cards)


def face_down(game):
    threats = game.scenario.threat_cards
    return [card for stack in game.stacks for card in stack if card < threats and not game.is_face_up(card)]


@pytest.mark.rule("CD-33.20", "CD-90.61")
def test_in_a_campaign_what_was_not_dealt_may_be_of_any_level_that_was_shuffled():
    game = second_mission()
    assert len(game.threat_stack) == 18 - 8 + 5
    copies = [game.determinize(seed) for seed in range(60)]
    assert {levels(game, other.threat_stack[:5]) for other in copies} == {(3,) * 5}  # below them lies what was not used
    on_top = {levels(game, other.threat_stack[5:]) for other in copies}
    assert len(on_top) > 20
    assert {levels(game, face_down(other)).count(2) for other in copies} >= {1, 2, 3}
    for other in copies:
        shuffled = [*face_down(other), *other.threat_stack[5:]]
        assert sorted(levels(game, shuffled)) == [1] * 13 + [2] * 5


@pytest.mark.rule("CD-90.61")
def test_each_shuffled_card_is_equally_likely_to_lie_on_the_stack():
    game = second_mission()
    card = game.scenario.card_ids.index("second-1")
    times = sum(card in game.determinize(seed).threat_stack for seed in range(900))
    assert times == pytest.approx(900 * 10 / 18, abs=75)  # five standard deviations


@pytest.mark.rule("CD-90.61")
def test_once_the_cards_left_over_are_drawn_the_rest_of_the_stack_lies_by_level():
    game = second_mission()
    game.threat_stack = game.threat_stack[:3]
    for seed in range(20):
        other = game.determinize(seed)
        assert levels(game, other.threat_stack) == (3, 3, 3)
        assert not set(face_down(other)) & set(other.threat_stack)


@pytest.mark.rule("CD-3.14")
def test_outside_campaigns_the_levels_of_the_whole_stack_are_known():
    game = set_up(TEAM, "hostages-1")
    for seed in range(20):
        other = game.determinize(seed)
        assert levels(game, other.threat_stack) == levels(game, game.threat_stack)
        assert levels(game, face_down(other)) == levels(game, face_down(game))


@pytest.mark.rule("CD-33.07", "CD-3.14")
def test_the_first_mission_of_a_campaign_is_dealt_by_level_like_any_other():
    deep = {**dict.fromkeys(COUNTS, 5), "b3": 2, "d3": 2}  # 30 threat cards, and 26 of level 1 are left
    game = set_up(
        TEAM,
        "war-1",
        changes={"campaigns": [{**CAMPAIGN, "removeTopThreats": 20}]},
        counts=deep,
        location={"campaignThreatCards": 36},
    )
    assert set(levels(game, face_down(game))) == {1, 2}
    for seed in range(20):
        assert levels(game, face_down(game.determinize(seed))) == levels(game, face_down(game))


@pytest.mark.rule("CD-3.13", "CD-15.05")
def test_hostages_in_care_or_out_of_play_lie_nowhere_else():
    ops = {"gustav": {"at": "b3", "hostage": "hostage"}, "bob": {"at": "c2", "hostage": "hostage2"}}
    game = drill(ops=ops, zones={"d3": ["?hostage3", "?blocked"]}, secured=["b3", "c2"], phase="positioning")
    take(game, "move", op="gustav", zone="b4")
    assert game.view()["ops"][0]["hostage"] is None  # rescued
    found = {
        game.scenario.card_ids[card]
        for seed in range(60)
        for card in game.determinize(seed).stacks[game.board.map.index("d3")]
    }
    assert not {"hostage", "hostage2"} & found
    assert {"hostage3", "blocked", "rigged"} <= found  # and any other card of the stack may


@pytest.mark.rule("CD-90.62")
def test_objective_cards_that_a_campaign_has_used_up_lie_nowhere():
    gone = ["hostage", "hostage2", "hostage3", "blocked"]
    standing = {"threats": {"carried": CARRIED, "unused": UNUSED}, "objectivesOut": gone}
    campaign = {**CAMPAIGN, "objectiveStackReset": False}
    game = set_up(TEAM, "war-2", standing=standing, changes={"campaigns": [campaign]}, board="iTTx/.O..")
    found = {
        game.scenario.card_ids[card]
        for seed in range(60)
        for card in game.clone().determinize(seed).stacks[game.board.map.index("b2")]
    }
    assert not set(gone) & found
    assert {"rigged", "hostage-trap"} <= found


@pytest.mark.rule("CD-90.13")
def test_of_a_pile_that_became_the_stack_again_only_the_order_is_unknown():
    pile = ["civ1", "civ2", "civ2b", "trap2", "trap2b", "trap3"]
    game = drill(
        ops={"gustav": {"at": "b2", "energy": 3}},
        zones={"b2": ["?t70", "?thug"]},
        situation={"threatStack": pile, "bulletsUsed": 3},
        options={"reshuffleThreatDiscard": True},
        dice=[6, 6],
    )
    take(game, "shoot", card="thug")  # t70 calls; what is drawn again is the thug who has just fallen
    stack = game.threat_stack
    assert len(stack) > 2
    copies = [game.determinize(seed) for seed in range(40)]
    assert {frozenset(other.threat_stack) for other in copies} == {frozenset(stack)}
    assert len({other.threat_stack for other in copies}) > 3
    assert len({tuple(face_down(other)) for other in copies}) > 20
    assert {frozenset(face_down(other)) & frozenset(stack) for other in copies} == {frozenset()}


@pytest.mark.rule("CD-32.05", "CD-32.07", "CD-81.20", "CD-81.21")
@pytest.mark.parametrize(
    ("players", "role", "two"),
    [(5, PATRIOT, 3 / 5), (5, TRAITOR, 4 / 5), (6, PATRIOT, 4 / 5), (6, TRAITOR, 10 / 11)],
)
def test_a_player_expects_as_many_traitors_as_the_dealing_makes_likely(players, role, two):
    """By Bayes: with five players two traitors are dealt with 4/6, and then three in five are patriots, and so on."""
    seed = next(seed for seed in range(50) if dealt(players, seed).roles[0] == role)
    game = dealt(players, seed)
    numbers = [game.determinize(other, 0).roles.count(TRAITOR) for other in range(600)]
    assert set(numbers) == {1, 2}
    assert numbers.count(2) / 600 == pytest.approx(two, abs=0.1)  # five standard deviations


def dealt(players, seed):
    options = {"traitorMode": True, "traitorSupportCards": 0}
    return set_up(list(OPS[:players]), seed=seed, board="iTx/.O.", options=options)


@pytest.mark.rule("CD-32.10")
def test_in_the_showdown_the_number_of_traitors_is_known():
    game = dealt(5, 4)
    game.mission_end = (2, ("time",))
    assert {game.determinize(other, 0).roles.count(TRAITOR) for other in range(40)} == {game.roles.count(TRAITOR)}
    assert {game.determinize(other, 0).roles_left for other in range(40)} == {game.roles_left}


@pytest.mark.rule("CD-32.07", "CD-32.11", "CD-32.13", "CD-90.58")
def test_in_the_showdown_exposed_roles_are_known_and_votes_may_be_for_any_other_suspect():
    team = ["gustav", "bob", "vince", "rita"]
    game = drill(
        ops=dict.fromkeys(team, "b1"),
        seats=team,
        phase="countdown",
        situation={"time": -3, "roles": ["patriot", "patriot", "patriot", "traitor"]},
        options={"traitorMode": True, "traitorSupportCards": 0},
    )
    for accused in ("bob", "gustav", "bob", "bob"):
        take(game, "accuse", player=accused)
    assert [one["role"] for one in game.view()["players"]] == [None, "patriot", None, None]
    take(game, "accuse", player="vince")
    copies = [game.determinize(seed, 2) for seed in range(60)]
    assert {other.ballots for other in copies} == {(2,), (3,)}  # Gustav accuses neither himself nor Bob
    assert {other.roles for other in copies} == {
        (TRAITOR, PATRIOT, PATRIOT, PATRIOT),
        (PATRIOT, PATRIOT, PATRIOT, TRAITOR),
    }
