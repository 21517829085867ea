"""How long an effect lasts (FZ-E.101 to FZ-E.106): in force to the end of its unit of time, and gone with it."""

import pytest

from engine import EngineFault
from tests.engine.fireteam_zero.drill import (
    BLANK,
    at,
    card,
    decider,
    discovery,
    event,
    events,
    hero,
    kind,
    offers,
    reaction,
    run_to,
    take,
    threat,
)
from tests.engine.fireteam_zero.vocabulary.kit import bench, done, rule

QUIET = rule({"op": "skip", "part": "spawn"})


def speeds(step, turns=5, **parts):
    """The movement of every turn from now on, of two heroes in turn, through this round and the next ones."""
    game = done(step, board="A", heroes={"frank": "A", "abe": "A"}, mission=QUIET, **parts)
    seen = [game.view()["movementLeft"]]
    for _ in range(turns - 1):
        take(game, "end-turn")
        run_to(game, "turn")
        seen.append(game.view()["movementLeft"])
    return seen


@pytest.mark.rule("FZ-E.101", "FZ-E.102", "FZ-E.103", "FZ-E.106")
@pytest.mark.parametrize(
    ("lasting", "movement"),
    [
        ("instant", [2, 2, 2, 2, 2]),
        ("thisTurn", [5, 2, 2, 2, 2]),
        ("thisPhase", [5, 5, 2, 2, 2]),
        ("thisRound", [5, 5, 2, 2, 2]),
        ("nextRound", [5, 5, 5, 5, 2]),
        ("restOfMission", [5, 5, 5, 5, 5]),
        ("whileInForce", [5, 5, 5, 5, 5]),
    ],
)
def test_an_effect_lasts_as_long_as_it_says(lasting, movement):
    assert speeds({"op": "modifySpeed", "who": "allHeroes", "to": 5, "for": lasting}) == movement


@pytest.mark.rule("FZ-E.102", "FZ-E.103")
@pytest.mark.parametrize("lasting", ["thisAttack", "thisActivation"])
def test_outside_an_attack_and_an_activation_a_speed_lasts_no_longer_than_the_turn(lasting):
    """'This activation' without one is the turn under way; 'this attack' is the next one."""
    movement = speeds({"op": "modifySpeed", "who": "allHeroes", "to": 5, "for": lasting}, turns=3)
    assert movement[0] == 5
    if lasting == "thisActivation":
        assert movement[1:] == [2, 2]


@pytest.mark.rule("FZ-E.103")
@pytest.mark.parametrize(("lasting", "drawn"), [("thisPhase", 2), ("thisTurn", 2)])
def test_in_the_tactics_phase_no_turn_is_under_way_and_the_phase_is_meant(lasting, drawn):
    grow = {"op": "setFullHand", "who": "allHeroes", "to": 2, "for": lasting}
    slow = {"op": "modifySpeed", "who": "allHeroes", "to": 0, "for": lasting}
    mission = rule(grow, slow, when={"op": "startOf", "unit": "tacticsPhase"})
    game = bench("AB", phase="tactics", mission=mission)
    assert (len(hero(game, "frank")["hand"]), game.view()["movementLeft"]) == (drawn, 2)


@pytest.mark.rule("FZ-E.103")
def test_an_ability_may_say_for_all_its_steps_how_long_they_last():
    steps = [
        {"op": "modifySpeed", "who": "allHeroes", "to": 4},
        {"op": "restrict", "who": "allHeroes", "what": "search"},
    ]
    mission = rule(*steps, when={"op": "startOf", "unit": "heroPhase"}, **{"for": "thisTurn"})
    game = bench("A", heroes={"frank": "A", "abe": "A"}, phase="hero", mission=mission)
    assert (game.view()["movementLeft"], offers(game, "search")) == (4, False)


@pytest.mark.rule("FZ-E.103")
def test_a_step_that_says_it_itself_has_the_last_word():
    step = {"op": "modifySpeed", "who": "allHeroes", "to": 4, "for": "restOfMission"}
    mission = rule(step, when={"op": "startOf", "unit": "round"}, **{"for": "thisTurn"}, limit={"per": "mission"})
    game = bench("A", heroes={"frank": "A", "abe": "A"}, phase="round", mission=mission)
    take(game, "end-turn")
    assert game.view()["movementLeft"] == 4


@pytest.mark.rule("FZ-E.102")
def test_what_lasts_for_an_activation_ends_with_it():
    """The first monster is hardened while it acts; when the second one acts, it no longer is."""
    harden = {"op": "modifyStrength", "of": "self", "by": 2, "for": "thisActivation"}
    trait = [{"when": "onActivate", "if": {"op": "round", "by": "=", "n": 1}, "do": [harden]}]
    kinds = {"human": {"trait": trait, "attack": ("brawl", 1, 0)}}
    parts = {"heroes": {"frank": "A"}, "monsters": {"human": "A"}, "hands": {"frank": ["punch"] * 3}}
    game = run_to(threat("A", dice=[BLANK, 2, 2, 2], kinds=kinds, **parts), "turn")
    assert [len(one["dice"]) for one in events(game, "attack-roll")] == [3]
    take(game, "end-turn")
    run_to(game, "turn")
    assert [len(one["dice"]) for one in events(game, "attack-roll")] == [3, 1]


@pytest.mark.rule("FZ-E.102", "FZ-E.70")
def test_what_lasts_for_an_attack_does_not_reach_an_attack_inside_it():
    """Abe answers Frank's attack with one of his own: the weakness holds for Frank's attack only."""
    weaken = {"op": "setResistance", "of": "attackTarget", "to": 0}
    strike = {"op": "performAction", "who": "you", "which": "attack"}
    react = card(lower=reaction({"op": "beforeAttack", "by": "ally"}, [strike]))
    game = bench(
        "A",
        heroes={"frank": "A", "abe": "A"},
        monsters={"giant": "A"},
        hands={"frank": ["hit"], "abe": ["join", "jab"]},
        cards={"hit": card("brawl", 0, 0, 3, extra=[{"do": [weaken]}]), "join": react, "jab": card("brawl", 0, 0, 3)},
    )
    take(game, "attack", target="giant#1")
    assert (kind(game), decider(game)) == ("react", "abe")
    take(game, "play-reaction", card="join")
    assert kind(game) == "granted-action"
    take(game, "attack", target="giant#1")
    shrugged = [(one["hits"], one["resistance"]) for one in events(game, "unharmed")]
    assert shrugged == [(3, 2), (3, 0)]  # Abe's attack comes first and meets the full resistance


@pytest.mark.rule("FZ-E.104")
def test_an_effect_of_a_discovery_ends_when_the_discovery_is_resolved():
    hold = {"op": "restrict", "who": "allHeroes", "what": "search", "for": "whileInForce"}
    free = {"id": "free", "name": "Free", "free": True, "effect": [{"op": "showText", "text": "."}]}
    changes = {"discoveries": [discovery("fuel", hold, completion="effect", actions=[free])]}
    mission = {"discoveries": ["fuel"], "eventCount": 11}
    game = bench("AB", changes=changes, mission=mission, situation={"reconDeck": ["fuel"], "actions": 2})
    take(game, "search")
    take(game, "move", to=at("B"))
    assert not offers(game, "search")
    take(game, "act", action="free")
    assert offers(game, "search")


@pytest.mark.rule("FZ-E.104", "FZ-F.16")
def test_what_a_lasting_event_says_holds_from_its_drawing_on():
    fog = event("fog", lasting=[{"do": [{"op": "modifySpeed", "who": "allHeroes", "by": -1}]}], disposition="stay")
    events_ = [fog, *(event(f"event-{n}") for n in range(12))]
    game = bench("A", heroes={"frank": "A", "abe": "A"}, changes={"events": events_}, situation={"reconDeck": ["fog"]})
    take(game, "search")
    take(game, "end-turn")
    assert (decider(game), game.view()["movementLeft"]) == ("abe", 1)
    assert [one["id"] for one in game.view()["events"]] == ["fog"]


@pytest.mark.rule("FZ-E.104", "FZ-F.16")
@pytest.mark.parametrize(("disposition", "asked"), [("attach", "frank"), ("stay", None)])
def test_an_attached_event_speaks_to_the_hero_who_found_it(disposition, asked):
    text = [{"when": {"op": "onCoin"}, "may": True, "do": [{"op": "drawCards"}]}]
    fog = event("fog", lasting=text, disposition=disposition)
    turn = {"id": "turn", "name": "Turn", "free": True, "effect": [{"op": "coin", "side": "tails"}]}
    parts = {
        "changes": {"events": [fog, *(event(f"event-{n}") for n in range(12))]},
        "situation": {"reconDeck": ["fog"]},
    }
    game = bench("A", heroes={"frank": "A", "abe": "A"}, mission={"missionActions": [turn]}, **parts)
    take(game, "search")
    take(game, "end-turn")
    assert decider(game) == "abe"
    take(game, "act", action="turn")
    assert (kind(game), decider(game)) == ("may", asked)


@pytest.mark.rule("FZ-E.105")
def test_an_effect_ends_as_soon_as_its_condition_comes_true():
    step = {"op": "restrict", "what": "move", "for": {"op": "until", "condition": {"op": "coin", "side": "tails"}}}
    turn = {"id": "turn", "name": "Turn", "free": True, "effect": [{"op": "coin", "side": "tails"}]}
    back = {"id": "back", "name": "Back", "free": True, "effect": [{"op": "coin", "side": "heads"}]}
    game = done(step, board="AB", mission={"missionActions": [turn, back]})
    assert not offers(game, "move")
    take(game, "act", action="turn")
    assert offers(game, "move")
    take(game, "act", action="back")
    assert offers(game, "move")  # it does not come back


@pytest.mark.rule("FZ-E.105", "FZ-E.92", "FZ-K.21")
@pytest.mark.parametrize("until", ["until", {"op": "until"}])
def test_without_a_condition_it_lasts_until_somebody_releases_the_figure(until):
    free = {"id": "free", "name": "Free", "free": True, "effect": [{"op": "release", "who": "allHeroes"}]}
    game = done({"op": "restrict", "what": "move", "for": until}, board="AB", mission={"missionActions": [free]})
    assert not offers(take(game, "act", action="wait"), "move")
    assert offers(take(game, "act", action="free"), "move")


@pytest.mark.rule("FZ-E.105", "FZ-K.21")
def test_an_effect_may_last_until_somebody_else_comes():
    freed = {"op": "until", "condition": {"op": "sameLocation", "a": "you", "b": "otherHeroes"}}
    step = {"op": "restrict", "what": ["move", "act"], "for": freed}
    game = done(step, board="AB", heroes={"frank": "A", "abe": "B"})
    assert decider(game) == "abe"  # nothing is left for Frank to do
    take(game, "move", to=at("A"))
    take(game, "end-turn")
    run_to(game, "turn")
    while decider(game) != "frank":
        take(game, "end-turn")
        run_to(game, "turn")
    assert offers(game, "move")


@pytest.mark.rule("FZ-E.105", "FZ-E.111")
def test_the_end_may_depend_on_what_was_chosen():
    """Both heroes are held until the one who holds them is no longer knocked down."""
    hold = {
        "op": "forEach",
        "of": "knockedDownHeroes",
        "as": "friend",
        "do": [
            {"op": "restrict", "what": "move", "for": {"op": "until", "condition": {"op": "isActive", "who": "friend"}}}
        ],
    }
    rise = {"id": "rise", "name": "Rise", "free": True, "effect": [{"op": "standUp", "who": "everyHero"}]}
    game = done(hold, board="AB", heroes={"frank": "A", "abe": "B"}, down=["abe"], mission={"missionActions": [rise]})
    assert not offers(game, "move")
    take(game, "act", action="rise")
    assert offers(game, "move")


@pytest.mark.rule("FZ-E.106", "FZ-16.08")
def test_most_changes_last_for_the_rest_of_the_mission_unless_the_text_says_otherwise():
    assert speeds({"op": "modifySpeed", "who": "allHeroes", "to": 5}, turns=4) == [5, 5, 5, 5]


@pytest.mark.rule("FZ-E.106")
def test_effects_that_pile_up_without_end_are_a_fault():
    step = {
        "op": "repeat",
        "times": 100,
        "do": [{"op": "repeat", "times": 100, "do": [{"op": "modifySpeed", "by": 1}]}],
    }
    with pytest.raises(EngineFault, match="effects are in force at once"):
        done(step)


@pytest.mark.rule("FZ-E.103")
def test_a_copy_of_the_game_ends_its_effects_by_itself():
    game = done({"op": "modifySpeed", "to": 5, "for": "thisTurn"}, board="A", heroes={"frank": "A", "abe": "A"})
    copy = game.clone()
    take(copy, "end-turn")
    assert (copy.view()["movementLeft"], game.view()["movementLeft"]) == (2, 5)
