"""Situations: games that begin in the middle."""

import pytest

from engine import ContentError, replay, start
from tests.engine.countdown.drill import cards, drill, drill_pack, events, kind, offers, op, options, take, zone
from tests.engine.spoken import assert_told

OPS_OF_TEAM = ("gustav", "bob", "vince", "rita")
TEAM = ["+".join(OPS_OF_TEAM)]


def begin(document, mission="hostages-1", seats=TEAM, **extra):
    return start(drill_pack(), mission, seats, 1, situation=document, **extra)


def faults(document, **extra):
    with pytest.raises(ContentError) as error:
        begin(document, **extra)
    assert_told(error.value.faults)
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
    ("document", "fault"),
    [
        (
            {"ops": {"gustaf": {}}},
            'ops.gustaf: There is no special op called "gustaf" in this game. Did you mean "gustav"?',
        ),
        ({"ops": {"matt": {}}}, 'ops.matt: There is no special op called "matt" in this game.'),
        ({"ops": {"gustav": {"at": "z9"}}}, 'ops.gustav.at: There is no zone called "z9" in this game.'),
        ({"ops": {"gustav": {"hostage": "thug"}}}, 'ops.gustav.hostage: "thug" is no hostage.'),
        (
            {"ops": {"gustav": {"hostage": "nurse"}}},
            'ops.gustav.hostage: There is no card called "nurse" in this game.',
        ),
        ({"ops": {name: {"dead": True} for name in OPS_OF_TEAM}}, "ops: At least one op must be alive."),
        ({"zones": {"z9": {}}}, 'zones.z9: There is no zone called "z9" in this game.'),
        (
            {"zones": {"b2": {"cards": ["thug2", {"hidden": "thugg"}]}}},
            'zones.b2.cards[1]: There is no card called "thugg" in this game. Did you mean "thug"?',
        ),
        (
            {"zones": {"b2": {"cards": ["bomb", "thug"]}}},
            'zones.b2.cards[0]: There is no card called "bomb" in this game.',
        ),
        (
            {"zones": {"b2": {"cards": ["thug"]}, "c2": {"cards": ["thug"]}}},
            'zones.c2.cards[0]: The card "thug" cannot be in two places.',
        ),
        (
            {"zones": {"b2": {"cards": ["thug"], "secured": True}}},
            "zones.b2.secured: A zone with cards is not secured.",
        ),
        (
            {"zones": {"b1": {"cards": ["thug"]}}},
            "zones.b1.cards: No cards lie in entrances and exits (CD-90.28).",
        ),
        ({"threatStack": ["thug", "none"]}, 'threatStack[1]: There is no card called "none" in this game.'),
        ({"threatStack": ["thug", "hostage"]}, 'threatStack[1]: "hostage" is no threat card.'),
        (
            {"ops": {"gustav": {"dead": True, "hostage": "hostage"}}},
            "ops.gustav.hostage: A dead op has nobody in its care (CD-90.45).",
        ),
        ({"bombEnergy": {"thug": 1}}, 'bombEnergy.thug: "thug" is no bomb.'),
        ({"time": 11}, "time: The time track goes from 10 to -3."),
        ({"time": -4}, "time: The time track goes from 10 to -3."),
        ({"score": -9}, "score: With a score below -8 the mission is over."),
        ({"bulletsUsed": 4}, "bulletsUsed: There are 3 bullet control cards."),
        ({"support": ["flute"]}, 'support[0]: There is no support card called "flute" in this game.'),
        ({"roles": ["patriot"]}, "roles: Roles are for traitor mode, one for each of the 1 players."),
        ({"bombEnergy": {"nothing": 1}}, 'bombEnergy.nothing: There is no card called "nothing" in this game.'),
        ({"weather": "fine"}, 'weather: "weather" is not a field that is known here.'),
    ],
)
def test_what_cannot_be_is_told(document, fault):
    assert faults(document) == [fault]


def test_a_phase_that_does_not_exist_is_told():
    (fault,) = faults({"phase": "lunch"})
    assert fault.startswith("phase: ")
    assert "lunch" in fault


def test_a_zone_does_not_lose_all_its_cards_to_another_by_mistake():
    game = begin({})
    zone_of_two = [game.scenario.card_ids[card] for card in game.stacks[game.board.map.index("a2")]]
    assert faults({"zones": {"b2": {"cards": zone_of_two}}}) == [
        "zones.a2: All its cards are named elsewhere. Name its cards, too."
    ]
    game = begin({"zones": {"b2": {"cards": zone_of_two}, "a2": {"cards": []}}})
    assert (cards(game, "b2"), zone(game, "a2")["secured"]) == (zone_of_two, True)
    game = begin({"zones": {"b2": {"cards": zone_of_two[:1]}}})
    assert (cards(game, "b2"), cards(game, "a2")) == (zone_of_two[:1], [None])


@pytest.mark.parametrize("document", [{"time": 10}, {"time": -3, "ultimatum": True}, {"score": -8}, {"bulletsUsed": 3}])
def test_the_ends_of_the_tracks_are_on_them(document):
    view = begin({"phase": "positioning", **document}).view()
    assert (view["time"], view["score"]) == (document.get("time", 7), document.get("score", 0))
    assert len(view["bulletControl"]) == 3 - document.get("bulletsUsed", 0)


def test_what_an_op_has_done_this_round_is_as_written():
    ops = {"gustav": {"at": "b2"}, "bob": {"at": "b2", "moved": True}, "rita": {"at": "b1", "specialXp": 9}}
    zones = {"b2": {"cards": ["thug"]}}
    game = begin({"phase": "positioning", "ops": {**ops, "vince": {"dead": True}}, "zones": zones}, "hostages-2")
    assert op(game, "rita")["specialXp"] == 9
    asked = []
    while kind(game) == "move":
        asked.append(options(game)[0]["op"])
        take(game, "stay")
    assert asked == ["gustav", "rita"]


@pytest.mark.parametrize(("ran", "can_run"), [(True, False), (False, True)])
def test_who_has_broken_through_this_round_does_not_do_it_again(ran, can_run):
    ops = {"gustav": {"at": "b1"}, "bob": {"at": "b2", "energy": 0, "brokeThrough": ran}}
    rest = {"vince": {"dead": True}, "rita": {"dead": True}}
    zones = {"b2": {"cards": ["thug"], "entered": True}}
    game = begin({"phase": "action", "ops": {**ops, **rest}, "zones": zones}, dice=[6])
    assert (kind(game), offers(game, "break-through", op="bob")) == ("after-exchange", can_run)


@pytest.mark.parametrize(("fought", "asked"), [(True, "move"), (False, "shoot")])
def test_a_firefight_that_was_fought_this_round_is_over(fought, asked):
    rest = {name: {"dead": True} for name in ("vince", "rita", "bob")}
    zones = {"b2": {"cards": ["thug"], "fought": fought}}
    game = begin({"phase": "action", "ops": {"gustav": {"at": "b2"}, **rest}, "zones": zones})
    assert kind(game) == asked


def test_the_energy_on_a_bomb_is_as_written():
    ops = {"steve": {"at": "b3"}, **{name: {"dead": True} for name in ("gustav", "bob", "rita")}}
    zones = {"b3": {"cards": ["bomb3"]}}
    document = {"phase": "action", "ops": ops, "zones": zones, "bombEnergy": {"bomb3": 2}}
    game = begin(document, "bombs-1", ["gustav+bob+rita+steve"])
    take(game, "let-act", op="steve")
    take(game, "work-on-bomb")
    assert events(game, "bomb-defused") == [{"op": "steve", "card": "bomb3"}]


def test_roles_are_dealt_as_written_and_the_lead_player_is_that_of_the_round():
    seats = ["gustav", "bob", "vince", "rita"]
    roles = ["patriot", "patriot", "traitor", "patriot"]
    game = begin({"round": 3, "phase": "positioning", "roles": roles}, seats=seats, options={"traitorMode": True})
    assert [game.view(seat)["players"][seat]["role"] for seat in range(4)] == roles
    assert game.view()["lead"] == "vince"
    short = faults({"roles": roles[:3]}, seats=seats, options={"traitorMode": True})
    assert short == ["roles: Roles are for traitor mode, one for each of the 4 players."]


def test_what_a_written_stack_does_not_name_is_out_of_the_mission():
    game = begin({"zones": {"b2": {"cards": ["thug"]}}, "threatStack": ["civ1"]})
    assert [game.scenario.card_ids[card] for card in game.threat_stack] == ["civ1"]
    found = everything(game)
    assert sorted(card for card in found if card < game.scenario.threat_cards) == list(
        range(game.scenario.threat_cards)
    )


def test_all_faults_come_together():
    assert len(faults({"ops": {"gustaf": {}}, "zones": {"z9": {}}, "time": 20})) == 3


def test_a_situation_is_an_object():
    with pytest.raises(ContentError):
        begin([1])
