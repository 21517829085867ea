"""The cards, abilities and traits that the rule books show, played for real (FZ-K, section 9.6 of the catalogue)."""

from contextlib import nullcontext

import pytest

from engine import ContentError
from tests.engine.fireteam_zero.drill import (
    BLANK,
    HEROES,
    MISS,
    ONE,
    SPECIAL,
    TWO,
    briefing,
    card,
    drill,
    events,
    hero,
    kind,
    offers,
    options,
    place,
    reaction,
    response,
    take,
    who,
)

ASSIGN_POINT = {
    "name": "Assign Point",
    "when": {"op": "startOf", "unit": "round"},
    "may": True,
    "do": [{"op": "setStartPlayer", "who": {"op": "chooseHero", "orKnockedDown": True}}],
}
HYDROSTATIC_SHOCK = card("bullets", 3, 2)
DUAL_PISTOLS = card("bullets", 2, 1, 2)
OTHERS_FROM_THE_LEFT = {"op": "inTurnOrder", "of": "otherHeroes", "from": "left"}
MOMENT_OF_CLARITY = card(
    lower=response({"op": "forEach", "of": OTHERS_FROM_THE_LEFT, "do": [{"op": "performAction", "who": "each"}]})
)
NO_RESISTANCE = card(
    lower=reaction({"op": "beforeAttack", "by": "ally"}, [{"op": "setResistance", "of": "attackTarget", "to": 0}])
)
MORE_BRAWL = card(
    lower=reaction({"op": "beforeAttack", "by": "ally", "type": ["brawl"]}, [{"op": "modifyStrength", "by": 2}])
)
BACKLASH = [
    {
        "when": {"op": "whenAttacked", "who": "self", "type": ["bullets"]},
        "do": [
            {
                "op": "damage",
                "target": {"op": "allHeroesAt", "place": {"op": "hereOf", "of": "self"}},
                "n": 1,
                "unblockable": True,
            }
        ],
    }
]


def leaders(**abilities):
    """The heroes of the drill ground, some with an ability."""
    return [
        {"id": name, "name": name.capitalize(), "role": role, "abilities": abilities.get(name, [])}
        for name, role in HEROES.items()
    ]


# --- Assign Point ---------------------------------------------------------------------------------


def with_a_leader(phase="end", **parts):
    """Frank, Abe and Don sit in this order; Frank holds the marker, and Abe has Assign Point."""
    return drill(
        "AB",
        heroes={"frank": "A", "abe": "A", "don": "B"},
        phase=phase,
        changes={"heroes": leaders(abe=[ASSIGN_POINT])},
        mission={"spawnPool": [], "boss": None},
        **parts,
    )


@pytest.mark.rule("FZ-K.06", "FZ-A.56", "FZ-D.09")
@pytest.mark.parametrize("chosen", ["frank", "abe", "don"])
def test_assign_point_lets_its_owner_choose_the_start_player_of_every_round(chosen):
    game = with_a_leader()
    assert (kind(game), who(game)) == ("may", "abe")
    assert [o["verb"] for o in options(game)] == ["use", "decline"]
    take(game, "use")
    assert (who(game), [o["figure"] for o in options(game)]) == ("abe", ["frank", "abe", "don"])
    take(game, "choose-figure", figure=chosen)
    assert (game.view()["startPlayer"], who(game), game.view()["round"]) == (chosen, chosen, 2)  # nobody passed it on


@pytest.mark.rule("FZ-K.06", "FZ-A.56", "FZ-3.03")
def test_if_assign_point_is_not_used_the_marker_is_passed_to_the_left():
    game = take(with_a_leader(), "decline")
    assert game.view()["startPlayer"] == "abe"


@pytest.mark.rule("FZ-A.56", "FZ-3.02")
def test_assign_point_may_be_used_in_the_first_round_too():
    game = with_a_leader("round")
    assert (game.view()["round"], kind(game), who(game)) == (1, "may", "abe")
    take(take(game, "use"), "choose-figure", figure="don")
    assert (game.view()["startPlayer"], who(game)) == ("don", "don")


@pytest.mark.rule("FZ-A.56", "FZ-8.43")
def test_a_knocked_down_owner_may_still_use_assign_point():
    game = with_a_leader(down=["abe"])
    assert (kind(game), who(game)) == ("may", "abe")
    take(take(game, "use"), "choose-figure", figure="abe")
    assert game.view()["startPlayer"] == "abe"


# --- Henry ----------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-K.08", "FZ-T.31", "FZ-5.34", "FZ-A.24")
def test_find_weakness_lets_the_attacker_roll_one_die_again():
    game = drill(
        "ABC",
        heroes={"frank": "A", "abe": "B"},
        specialists={"henry": "B"},
        monsters={"giant": "C"},
        hands={"frank": ["shock"]},
        cards={"shock": HYDROSTATIC_SHOCK},
        dice=[MISS["bullets"], MISS["bullets"], ONE["bullets"], TWO["bullets"]],
    )
    take(game, "attack", target="giant#1")
    assert (kind(game), who(game)) == ("reroll", "frank")
    assert [o.get("die") for o in options(game)] == [1, 2, 3, None]
    take(game, "reroll-die", die=1)
    assert events(game, "hits")[0]["hits"] == 3
    assert kind(game) == "turn"


@pytest.mark.rule("FZ-K.08")
@pytest.mark.parametrize(("henry", "is_asked"), [("A", True), ("B", True), ("C", False)])
def test_find_weakness_works_at_henrys_location_and_next_to_it(henry, is_asked):
    game = drill(
        "ABC",
        heroes={"frank": "A", "abe": henry},
        specialists={"henry": henry},
        monsters={"giant": "A"},
        hands={"frank": ["shot"]},
        dice=[MISS["bullets"]] * 3,
    )
    take(game, "attack", target="giant#1")
    assert (kind(game) == "reroll") is is_asked


# --- monsters -------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-K.13", "FZ-E.07", "FZ-8.51")
@pytest.mark.parametrize(("weapon", "struck"), [("shot", ["frank", "don"]), ("punch", [])])
def test_who_shoots_the_unnamed_monster_hurts_every_hero_beside_it(weapon, struck):
    shield = card(lower=reaction({"op": "whenHit"}, [{"op": "preventHits", "who": "target"}]))
    game = drill(
        "AB",
        heroes={"frank": "A", "abe": "B", "don": "A"},
        monsters={"giant": "A"},
        hands={"frank": [weapon, "grenade"], "abe": ["punch"], "don": ["shield", "punch"]},
        kinds={"giant": {"trait": BACKLASH}},
        cards={"shield": shield},
        dice=[MISS["bullets"]] * 3,
    )
    take(game, "attack", target="giant#1")
    if kind(game) == "attack-cards":
        take(game, "play-card", card=f"{weapon}-marksman")
    while kind(game) in ("react", "discard"):
        game.choose(0)
    assert [(one["hero"], one["hits"]) for one in events(game, "struck")] == [(name, 1) for name in struck]


@pytest.mark.rule("FZ-K.13", "FZ-19.04")
def test_only_the_monster_that_is_attacked_strikes_back():
    game = drill(
        "AB",
        heroes={"frank": "A", "abe": "B"},
        monsters=[("giant", "A"), ("giant", "B")],
        hands={"frank": ["shot", "punch", "grenade"], "abe": ["punch", "shot"]},
        kinds={"giant": {"trait": BACKLASH}},
        dice=[MISS["bullets"]] * 3,
    )
    take(game, "attack", target="giant#2")
    take(game, "play-card", card="shot-marksman")
    assert (kind(game), who(game)) == ("discard", "abe")
    game.choose(0)
    assert [one["hero"] for one in events(game, "struck")] == ["abe"]


def attacked(special, die, **parts):
    """A human with this special attacks Frank, with Abe beside him and Don next door."""
    return drill(
        "ABC",
        heroes={"frank": "A", "abe": "A", "don": "B"},
        monsters={"human": "A"},
        hands={"frank": 5, "abe": 5, "don": 5},
        kinds={"human": {"special": special, "attack": ("brawl", 2, 0)}},
        phase="threat",
        dice=[die, ONE["brawl"], ONE["brawl"]],
        mission={"spawnPool": [{"kind": "human", "number": 1}]},
        **parts,
    )


@pytest.mark.rule("FZ-K.14", "FZ-E.12", "FZ-E.68")
@pytest.mark.parametrize(("die", "struck"), [(SPECIAL, ["frank", "abe"]), (BLANK, ["frank"])])
def test_an_area_special_strikes_every_hero_at_the_targets_location(die, struck):
    game = attacked([{"op": "areaAttack", "scope": "heroes", "for": "thisActivation"}], die)
    while kind(game) in ("volunteer", "discard"):
        game.choose(len(game.decision.options) - 1)
    assert [(one["hero"], one["hits"]) for one in events(game, "struck")] == [(name, 2) for name in struck]


@pytest.mark.rule("FZ-K.15", "FZ-K.10", "FZ-T.07", "FZ-A.25")
@pytest.mark.parametrize(("die", "hits"), [(SPECIAL, 3), (BLANK, 2)])
def test_a_bonus_hit_special_adds_one_hit(die, hits):
    game = attacked([{"op": "bonusHits", "n": 1, "for": "thisActivation"}], die)
    while kind(game) in ("volunteer", "discard"):
        game.choose(len(game.decision.options) - 1)
    assert [(one["hero"], one["hits"]) for one in events(game, "struck")] == [("frank", hits)]


# --- action cards ---------------------------------------------------------------------------------


@pytest.mark.rule("FZ-K.16", "FZ-T.01", "FZ-T.02", "FZ-T.76", "FZ-K.09")
def test_hydrostatic_shock_kills_a_corrupted_animal_with_three_hits():
    game = drill(
        "AB",
        hands={"frank": ["shock"]},
        monsters={"animal": "B"},
        cards={"shock": HYDROSTATIC_SHOCK},
        kinds={"animal": {"health": 2, "resist": (1, 1, 0)}},
        dice=[4, 5, 4],
    )
    take(game, "attack", target="animal#1")
    assert events(game, "hits")[0]["hits"] == 3
    assert place(game, "animal#1") is None


@pytest.mark.rule("FZ-K.17", "FZ-T.05", "FZ-T.77")
def test_dual_pistols_add_two_bonus_hits():
    game = drill(
        "AB",
        heroes={"shad": "A"},
        hands={"shad": ["pistols"]},
        monsters={"giant": "B"},
        cards={"pistols": DUAL_PISTOLS},
        dice=[2, 4],
    )
    take(game, "attack", target="giant#1")
    assert events(game, "hits")[0]["hits"] == 5


@pytest.mark.rule("FZ-K.18", "FZ-T.14", "FZ-3.09", "FZ-3.13", "FZ-D.12", "FZ-E.49")
def test_moment_of_clarity_lets_every_other_standing_hero_act_from_the_left_on():
    game = drill(
        "AB",
        heroes={"abe": "A", "shad": "A", "frank": "A", "don": "A"},  # A, B, C, D of the example
        hands={"shad": ["clarity"], "frank": ["shot"], "abe": ["shot"], "don": ["shot"]},
        down=["don"],
        monsters={"giant": "A"},
        cards={"clarity": MOMENT_OF_CLARITY},
        phase="tactics",
        situation={"round": 2},
        dice=[MISS["bullets"]] * 6,
    )
    take(game, "play-tactical-response", hero="shad", card="clarity-close-combat")
    assert (kind(game), who(game)) == ("granted-action", "frank")
    assert [o["verb"] for o in options(game)] == ["attack", "decline"]  # an action, no movement (FZ-A.55)
    take(game, "attack", target="giant#1")
    assert (kind(game), who(game)) == ("granted-action", "abe")
    take(game, "decline")
    assert kind(game) != "granted-action"
    drawn = {one["hero"]: one["count"] for one in events(game, "cards-drawn")}
    assert drawn == {"frank": 5, "don": 4, "abe": 4}  # Shad, who played it, draws nothing
    assert hero(game, "shad")["hand"] == []


@pytest.mark.rule("FZ-K.19", "FZ-T.12", "FZ-5.16")
@pytest.mark.parametrize(("answer", "survives"), [("play-reaction", False), ("decline", True)])
def test_reaction_a_takes_the_targets_resistance_away(answer, survives):
    game = drill(
        "AB",
        heroes={"frank": "A", "abe": "A"},
        hands={"frank": ["shot"], "abe": ["a"]},
        monsters={"animal": "B"},
        kinds={"animal": {"health": 2, "resist": (1, 1, 0)}},
        cards={"a": NO_RESISTANCE},
        dice=[ONE["bullets"], ONE["bullets"], MISS["bullets"]],
    )
    take(game, "attack", target="animal#1")
    take(game, answer)
    assert events(game, "hits")[0]["hits"] == 2
    assert (place(game, "animal#1") is not None) is survives


@pytest.mark.rule("FZ-K.19", "FZ-E.102")
def test_reaction_a_lasts_for_that_attack_only():
    game = drill(
        "AB",
        heroes={"frank": "A", "abe": "A"},
        hands={"frank": ["shot"], "abe": ["a", "shot"]},
        monsters={"animal": "B"},
        kinds={"animal": {"health": 2, "resist": (1, 1, 0)}},
        cards={"a": NO_RESISTANCE},
        dice=[MISS["bullets"]] * 3 + [TWO["bullets"]] + [MISS["bullets"]] * 2,
    )
    take(take(game, "attack", target="animal#1"), "play-reaction", card="a")
    take(game, "end-turn")
    take(game, "attack", target="animal#1")
    assert place(game, "animal#1") == "B"


@pytest.mark.rule("FZ-K.20", "FZ-T.13")
@pytest.mark.parametrize(("weapon", "dice", "is_asked"), [("fists", 5, True), ("shot", 3, False)])
def test_reaction_b_adds_two_dice_to_an_allys_brawl(weapon, dice, is_asked):
    game = drill(
        "AB",
        heroes={"shad": "A", "abe": "B"},
        hands={"shad": [weapon], "abe": ["b"]},
        monsters={"giant": "A"},
        cards={"b": MORE_BRAWL, "fists": card("brawl", 3, 0)},
        dice=[MISS["brawl"]] * 5,
    )
    take(game, "attack", target="giant#1")
    assert offers(game, "play-reaction") is is_asked
    if is_asked:
        take(game, "play-reaction", card="b")
    assert len(events(game, "attack-roll")[0]["dice"]) == dice


@pytest.mark.rule("FZ-K.25")
@pytest.mark.parametrize(("code", "is_read"), [("OBJ 1.1.01", True), ("OBJ 12.3.14", True), ("1.1.01", False)])
def test_an_objective_carries_a_code_of_operation_mission_and_number(code, is_read):
    goal = {"id": "ferry", "name": "Repair the Ferry", "code": code, "completion": {"tokensNeeded": 2}}
    with nullcontext() if is_read else pytest.raises(ContentError):
        assert drill("AB", **briefing(objectives=[goal])).scenario.pack.objectives[0].code == code
