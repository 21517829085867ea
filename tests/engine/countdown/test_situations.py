"""Situations: games that begin in the middle."""

import pytest

from engine import ContentError, replay, start
from tests.engine.countdown.drill import cards, drill, drill_pack, events, kind, op, zone

TEAM = ["gustav+bob+vince+rita"]


def begin(document, mission="hostages-1", seats=TEAM, **extra):
    return start(drill_pack(), mission, seats, 1, situation=document, **extra)


def faults(document, **extra):
    with pytest.raises(ContentError) as error:
        begin(document, **extra)
    return [str(fault) for fault in error.value.faults]


def everything(game):
    care = [card for card in game.care if card >= 0]
    return [*(card for stack in game.stacks for card in stack), *game.threat_stack, *game.removed, *care]


def test_an_empty_situation_is_the_first_round_after_set_up():
    game = begin({})
    assert (game.view()["round"], kind(game), game.view()["time"]) == (1, "stealth-move", 7)
    assert len(events(game, "round-began")) == 1


@pytest.mark.parametrize(
    ("phase", "question", "round_number", "time"),
    [
        ("round", "stealth-move", 3, 7),
        ("intelligence", "stealth-move", 3, 7),
        ("positioning", "stealth-move", 3, 7),
        ("countdown", "stealth-move", 4, 6),
        ("recovery", "stealth-move", 4, 7),
        ("end", "stealth-move", 4, 7),
    ],
)
def test_a_situation_begins_at_any_phase(phase, question, round_number, time):
    game = begin({"round": 3, "phase": phase})
    assert (kind(game), game.view()["round"], game.view()["time"]) == (question, round_number, time)


def test_tracks_ops_and_cards_are_as_written():
    game = begin(
        {
            "round": 2,
            "phase": "positioning",
            "time": 5,
            "score": -3,
            "ultimatum": True,
            "bulletsUsed": 2,
            "ops": {
                "gustav": {"at": "b2", "health": 1, "energy": 0, "aimXp": 6},
                "bob": {"dead": True},
                "rita": {"at": "b4", "hostage": "hostage"},
            },
            "zones": {"b2": {"cards": ["thug", {"hidden": "trap2"}]}, "c2": {"cards": []}},
            "threatStack": ["civ1", "sniper"],
        }
    )
    view = game.view()
    assert (view["round"], view["time"], view["score"], view["ultimatum"]) == (2, 5, -3, True)
    assert [one["value"] for one in view["bulletControl"]] == [3]
    gustav = op(game, "gustav")
    assert [gustav[key] for key in ("at", "health", "energy", "aimXp", "skill")] == ["b2", 1, 0, 6, 2]
    assert (op(game, "bob")["alive"], op(game, "rita")["hostage"]) == (False, "hostage")
    assert (cards(game, "b2"), zone(game, "c2")["secured"]) == (["thug", None], True)
    ids = game.scenario.card_ids
    assert [ids[card] for card in reversed(game.threat_stack)] == ["civ1", "sniper"]


def test_no_card_is_lost_or_doubled():
    game = begin({"zones": {"b2": {"cards": ["thug", {"hidden": "trap2"}]}}, "ops": {"gustav": {"hostage": "hostage"}}})
    found = everything(game)
    assert len(found) == len(set(found))
    threats = {card for card in found if card < game.scenario.threat_cards}
    assert threats == set(range(game.scenario.threat_cards))


def test_zones_without_cards_are_secured_unless_it_says_otherwise():
    game = begin({"zones": {"b2": {"cards": []}, "c2": {"cards": [], "secured": False}}})
    assert [zone(game, name)["secured"] for name in ("b2", "c2", "a2")] == [True, False, False]
    assert [zone(game, name)["passable"] for name in ("b2", "c2", "a2")] == [True, True, False]


def test_a_situation_is_part_of_the_record():
    game = drill(ops={"gustav": "b1"}, phase="positioning")
    game.answer(1)
    again = replay(drill_pack(), game.record())
    assert (again.view(), again.log) == (game.view(), game.log)


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ({"ops": {"gustaf": {}}}, 'There is no op called "gustaf" in this game. Did you mean "gustav"?'),
        ({"ops": {"matt": {}}}, 'There is no op called "matt"'),
        ({"ops": {"gustav": {"at": "z9"}}}, 'There is no zone called "z9"'),
        ({"zones": {"z9": {}}}, 'There is no zone called "z9"'),
        ({"zones": {"b2": {"cards": ["thugg"]}}}, 'There is no card called "thugg"'),
        ({"zones": {"b2": {"cards": ["bomb"]}}}, 'There is no card called "bomb"'),
        ({"zones": {"b2": {"cards": ["thug"]}, "c2": {"cards": ["thug"]}}}, "cannot be in two places"),
        ({"zones": {"b2": {"cards": ["thug"], "secured": True}}}, "A zone with cards is not secured"),
        ({"zones": {"b1": {"cards": ["thug"]}}}, "No cards lie in entrances and exits"),
        ({"ops": {"gustav": {"hostage": "thug"}}}, '"thug" is no hostage'),
        ({"time": 11}, "The time track goes from 10 to -3"),
        ({"time": -4}, "The time track goes from 10 to -3"),
        ({"score": -9}, "With a score below -8 the mission is over"),
        ({"bulletsUsed": 4}, "There are 3 bullet control cards"),
        ({"support": ["flute"]}, 'There is no support card called "flute"'),
        ({"roles": ["patriot"]}, "Roles are for traitor mode"),
        ({"bombEnergy": {"nothing": 1}}, 'There is no card called "nothing"'),
        (
            {"ops": {name: {"dead": True} for name in ("gustav", "bob", "vince", "rita")}},
            "At least one op must be alive",
        ),
        ({"phase": "lunch"}, "lunch"),
        ({"weather": "fine"}, "weather"),
    ],
)
def test_what_cannot_be_is_told(document, message):
    found = faults(document)
    assert any(message in fault for fault in found), found


def test_all_faults_come_together():
    assert len(faults({"ops": {"gustaf": {}}, "zones": {"z9": {}}, "time": 20})) == 3


def test_a_situation_is_an_object():
    with pytest.raises(ContentError):
        begin([1])
