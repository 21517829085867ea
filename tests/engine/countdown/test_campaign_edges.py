"""Campaigns where something unusual has happened: an op has died, a track is not printed, an effect thins the stack."""

import pytest

from engine import BadEntry, ContentError, campaign, load_pack, start
from tests.engine.countdown.drill import OBJECTIVES, STACKS, drill, drill_document, drill_pack, op, take
from tests.engine.ledgers import enveloped, flat

BOOKS = campaign("countdown")
TEAM = ["gustav+bob+jill+rita"]
WAR = {
    "id": "war",
    "name": "War",
    "objective": "hostages",
    "missions": [{"level": level, "location": "ground"} for level in (1, 2, 3)],
    "supportCards": 0,
}


SUCCESS = {"outcome": "won", "opsOutside": 0, "score": 1, "parts": {"effects": 1}}  # CD-22.03, CD-22.07


def begun(**parts):
    """A pack with a campaign, and a ledger in which it has just begun."""
    pack = drill_pack(changes={"campaigns": [WAR]}, **parts)
    return pack, BOOKS.record(pack.content, [], BOOKS.opening(pack.content, "war", TEAM, 1))


def next_mission(pack, ledger, **more):
    upcoming = BOOKS.next_game(pack.content, ledger, "war")
    return start(pack, upcoming.mission, TEAM, 1, options=upcoming.options, standing=upcoming.standing, **more)


def recorded(pack, ledger, game, **changes):
    """The ledger with what a game left, as a success."""
    result = flat(BOOKS.result_of(pack.content, ledger, "war", game))
    return BOOKS.record(pack.content, ledger, enveloped(**{**result, **SUCCESS, **changes}))


def given_up(game):
    while not game.round:
        game.answer(0)
    game.concede()
    return game


@pytest.mark.rule("CD-90.63", "CD-33.14", "CD-40.09")
def test_a_dead_op_keeps_its_experience_so_that_later_missions_can_be_recorded():
    pack, ledger = begun()
    fallen = {"isAlive": False, "health": 0, "energy": 0, "aimXp": 7, "specialXp": 3}
    first = given_up(next_mission(pack, ledger))
    ops = BOOKS.result_of(pack.content, ledger, "war", first)["data"]["ops"]
    ledger = recorded(pack, ledger, first, ops={**ops, "bob": fallen})
    second = given_up(next_mission(pack, ledger))
    bob = op(second, "bob")
    assert (bob["alive"], bob["health"], bob["aimXp"], bob["specialXp"]) == (False, 0, 7, 3)
    ledger = recorded(pack, ledger, second)
    assert BOOKS.next_game(pack.content, ledger, "war").mission == "war-3"


@pytest.mark.rule("CD-13.14", "CD-90.63")
def test_a_standing_of_an_op_without_health_says_that_it_is_dead():
    pack, _ledger = begun()
    with pytest.raises(ContentError, match=r"standing\.ops\.bob\.health: A living op"):
        start(pack, "war-2", TEAM, 1, standing={"ops": {"bob": {"health": 0}}})
    game = start(pack, "war-2", TEAM, 1, standing={"ops": {"bob": {"isAlive": False, "health": 0}}})
    assert not op(game, "bob")["alive"]


@pytest.mark.rule("CD-33.14", "CD-90.34", "CD-24.04")
def test_experience_is_kept_on_a_track_that_starts_at_0():
    track = {"start": 0, "level2": 2, "level3": 4, "max": 4}
    pack = drill_pack(changes={"campaigns": [WAR]}, ops_more={"bob": {"specialTrack": track}})
    fresh = start(pack, "war-2", TEAM, 1)
    assert op(fresh, "bob")["specialXp"] == 0
    game = start(pack, "war-2", TEAM, 1, standing={"ops": {"bob": {"specialXp": 3}, "gustav": {"specialXp": 3}}})
    assert (op(game, "bob")["specialXp"], op(game, "bob")["abilityLevel"]) == (3, 2)
    assert op(game, "gustav")["specialXp"] == 0  # CD-25.01
    single = start(pack, "hostages-1", TEAM, 1, standing={"ops": {"bob": {"specialXp": 3}}})
    assert op(single, "bob")["specialXp"] == 0  # CD-24.03


@pytest.mark.rule("CD-90.34", "CD-40.10")
def test_a_track_that_is_not_printed_is_the_usual_one_in_the_standings_and_checks():
    pack, ledger = begun()
    team = BOOKS.standings(pack.content, ledger)["campaigns"][0]["team"]
    assert (team["bob"]["specialXp"], team["bob"]["abilityLevel"]) == (1, 1)
    assert (team["gustav"]["specialXp"], team["gustav"]["abilityLevel"]) == (0, None)
    game = given_up(next_mission(pack, ledger))
    ops = BOOKS.result_of(pack.content, ledger, "war", game)["data"]["ops"]
    with pytest.raises(BadEntry, match="ends at 20"):
        recorded(pack, ledger, game, ops={**ops, "bob": {**ops["bob"], "specialXp": 21}})


@pytest.mark.rule("CD-40.14", "CD-50.38")
def test_what_an_effect_took_from_the_stack_is_out_of_the_campaign():
    thins = [{"when": "onMissionStart", "do": [{"op": "removeTop", "n": 3}]}]
    pack, ledger = begun(ops_more={"bob": {"special": thins}})
    game = given_up(next_mission(pack, ledger))
    assert len(game.removed) == 3
    ledger = recorded(pack, ledger, game)
    standing = BOOKS.next_game(pack.content, ledger, "war").standing
    left = {*standing["threats"]["carried"], *standing["threats"]["unused"]}
    assert len(left) == len(pack.content.threat_cards) - 3
    assert not {game.scenario.card_ids[card] for card in game.removed} & left


@pytest.mark.rule("CD-70.12", "CD-33.03")
def test_the_mission_type_of_a_campaign_is_chosen_with_the_campaign_and_stays():
    wars = [{**WAR, "id": f"war-of-{stack.lower()}", "objective": stack} for stack in STACKS]
    pack = drill_pack(changes={"campaigns": wars})
    offered = BOOKS.open(pack.content, [])["campaigns"]
    assert offered == [war["id"] for war in wars]
    for name, stack in zip(offered, STACKS, strict=True):
        assert {start(pack, f"{name}-{number}", TEAM, 1).view()["objective"] for number in (1, 2, 3)} == {stack}


@pytest.mark.rule("CD-90.45", "CD-40.18", "CD-15.08")
def test_a_hostage_still_in_care_when_the_mission_ends_is_told_as_lost():
    pack = drill_pack()
    ops = {"gustav": {"at": "b2", "hostage": "hostage"}, "bob": {"dead": True}, "jill": {"dead": True}}
    situation = {"phase": "countdown", "time": -3, "ops": ops, "zones": {"b2": {"cards": []}}}
    game = start(pack, "hostages-1", TEAM, 1, situation=situation)
    assert game.outcome["reason"] in ("time", "score")
    told = BOOKS.result_of(pack.content, [], "war", game)["data"]["objectives"]
    assert [one["fate"] for one in told if one["card"] == "hostage"] == ["lost"]
    assert op(game, "gustav")["hostage"] is None


@pytest.mark.rule("CD-33.17", "CD-33.19", "CD-60.16")
def test_a_later_mission_is_dealt_what_is_left_even_if_the_worst_case_would_not_suffice():
    document = drill_document(changes={"campaigns": [WAR]})
    document["threatCards"] = document["threatCards"][:20]  # 14 for the first mission, 18 for each of the others
    pack = load_pack(document)
    ledger = BOOKS.record(pack.content, [], BOOKS.opening(pack.content, "war", TEAM, 1))
    ledger = recorded(pack, ledger, given_up(next_mission(pack, ledger)))
    game = given_up(next_mission(pack, ledger))
    assert sum(zone["kind"] == "threat" and len(zone["cards"]) for zone in game.view()["zones"]) == 14
    assert game.view()["threatStack"] == 6
    alone = start(pack, "war-2", TEAM, 1)  # without what the first mission has left
    assert sum(zone["kind"] == "threat" and len(zone["cards"]) for zone in alone.view()["zones"]) == 6


@pytest.mark.rule("CD-35.02", "CD-40.11")
@pytest.mark.parametrize(("cards", "complaint"), [(["wait", "wait"], "named twice"), (["weight"], "no support card")])
@pytest.mark.parametrize("campaign_id", ["war", None])
def test_a_support_card_that_does_not_exist_or_was_used_before_is_not_recorded(cards, complaint, campaign_id):
    wait = {"id": "wait", "name": "Wait", "effects": [{"op": "changeScore", "amount": 0}]}
    pack = drill_pack(changes={"campaigns": [{**WAR, "supportCards": 1}], "supportCards": [wait]})
    ledger = BOOKS.record(pack.content, [], BOOKS.opening(pack.content, "war", TEAM, 1))
    result = BOOKS.result_of(pack.content, ledger, "war", given_up(next_mission(pack, ledger)))
    result |= {"campaign": campaign_id, "supportUsed": [{"card": card, "round": 1} for card in cards]}
    with pytest.raises(BadEntry, match=complaint):
        BOOKS.record(pack.content, ledger, enveloped(**result))


@pytest.mark.rule("CD-34.04", "CD-60.54", "CD-90.60")
@pytest.mark.parametrize("is_random", [False, True])
def test_a_campaign_that_removes_more_cards_than_usual_can_be_begun(is_random):
    missions = [{"level": level, "location": "random" if is_random else "ground"} for level in (1, 1, 1)]
    pack = drill_pack(changes={"campaigns": [{**WAR, "missions": missions, "removeTopThreats": 25}]})
    opening = flat(BOOKS.opening(pack.content, "war", TEAM, 1))
    assert len(opening["threatsRemoved"]) == 25
    assert BOOKS.record(pack.content, [], enveloped(**opening))
    more = {"threatsRemoved": [*opening["threatsRemoved"], opening["threatStack"][0]]}
    with pytest.raises(BadEntry, match="removes 25" if not is_random else "At most 25"):
        BOOKS.record(pack.content, [], enveloped(**{**opening, **more, "threatStack": opening["threatStack"][1:]}))


# What is done with an objective card, and what a tracker has to tell of it.
FATES = {
    "rescued": ({"gustav": {"at": "b3", "hostage": "hostage"}, "rita": "b1"}, "hostage", ["move"]),
    "defused": ({"steve": "b3"}, "bomb", ["let-act", "work-on-bomb"]),
    "eliminated": ({"gustav": "b3", "rita": "b1"}, "boss", ["shoot"]),
    "exploded": ({"rita": "b1"}, "bomb", []),
    "escaped": ({"rita": "b1"}, "boss", []),
    "killed": ({"rita": "b1"}, "hostage", []),
    "discarded": ({"rita": "b1"}, "?decoy", []),
}


@pytest.mark.rule("CD-40.18", "CD-23.01", "CD-23.02")
@pytest.mark.parametrize("fate", FATES)
def test_the_result_of_a_mission_tells_what_became_of_each_objective(fate):
    ops, card, verbs = FATES[fate]
    name = card.removeprefix("?")
    objective = next(stack for stack in STACKS if name in OBJECTIVES[stack])
    game = drill(
        ops=ops,
        objective=objective,
        phase="positioning" if fate == "rescued" else "action",
        zones={"b3": [] if fate == "rescued" else [card]},
        situation={"time": 1},
        dice=[6],
    )
    for verb in verbs:
        take(game, verb, **({"zone": "b4"} if verb == "move" else {}))
    game.concede()  # the ultimatum comes at the latest now (CD-37.09)
    told = BOOKS.result_of(drill_pack().content, [], "war", game)["data"]["objectives"]
    assert [one["fate"] for one in told if one["card"] == name] == [fate]
