"""Chapter 8: knock-downs, what a knocked-down hero may not do, specialists left alone."""

import pytest

from tests.engine.fireteam_zero.drill import (
    BLANK,
    attack,
    card,
    decider,
    drill,
    events,
    fight,
    hand_size,
    hero,
    kind,
    offers,
    options,
    reaction,
    response,
    rule_options,
    run_to,
    take,
    threat,
)


def brute(hits, attack_type="brawl", reach=0):
    """A minion that stands still and scores so many hits without a die."""
    return {"brute": {"class": "minion", "speed": 0, "attack": (attack_type, 0, reach), "bonus": hits}}


def floored(heroes=None, hits=1, monsters=(("brute", "A"),), hands=None, **parts):
    """The first hero stands alone with a brute and has no card: it is knocked down."""
    heroes = heroes or {"frank": "A", "abe": "B"}
    return threat(
        "ABC",
        heroes=heroes,
        monsters=list(monsters),
        kinds={**brute(hits), **parts.pop("kinds", {})},
        hands=hands or {},
        dice=[BLANK] * len(monsters),
        **parts,
    )


def space(game):
    return game.view()["threat"]["space"]


def standing(game, name):
    return hero(game, name)["standing"]


def names(game, *wanted):
    return [event.name for event in game.events if event.name in wanted]


# --- the knock-down -------------------------------------------------------------------------------


@pytest.mark.rule("FZ-8.37", "FZ-8.38", "FZ-8.39", "FZ-8.42", "FZ-S.05", "FZ-A.43")
def test_a_hero_who_must_discard_more_than_the_hand_discards_it_all_and_goes_down():
    game = floored(hits=3, hands={"frank": ["punch", "shot"]})
    assert not standing(game, "frank")
    assert (hand_size(game, "frank"), sorted(hero(game, "frank")["discard"])) == (
        0,
        ["punch-marksman", "shot-marksman"],
    )
    assert events(game, "knocked-down") == [{"hero": "frank", "at": "yard/a"}]
    assert events(game, "coin") == [{"side": "tails"}]
    assert hero(game, "frank")["knockDowns"] == 1
    assert (standing(game, "abe"), game.outcome) == (True, None)


@pytest.mark.rule("FZ-10.04", "FZ-T.20", "FZ-A.44", "FZ-S.05", "FZ-I.14")
def test_the_second_knock_down_is_immediate_defeat():
    game = floored(specialists={"henry": "A", "patty": "A"}, situation={"coin": "tails"})
    assert game.outcome == {
        "result": "lost",
        "reason": "knock-down",
        "rule": "FZ-10.04",
        "round": 1,
        "hero": "frank",
        "location": "yard/a",
    }
    assert names(game, "knocked-down", "coin", "mission-ended") == ["knocked-down", "mission-ended"]
    assert space(game) == 1  # defeat forestalls the specialists' two spaces
    assert game.decision is None


@pytest.mark.rule("FZ-8.39", "FZ-10.04", "FZ-I.14")
def test_the_first_knock_down_turns_the_coin_and_the_next_one_loses_the_game():
    game = floored({"frank": "A", "abe": "A"}, monsters=[("brute", "A"), ("brute", "A")])
    take(game, "decline")  # Abe does not volunteer; after Frank he is attacked himself
    assert [one["hero"] for one in events(game, "knocked-down")] == ["frank", "abe"]
    assert game.outcome["result"] == "lost"
    assert game.outcome["hero"] == "abe"


@pytest.mark.rule("FZ-8.40")
@pytest.mark.parametrize("cause", ["own explosion", "ally's explosion", "damage", "discard", "text"])
def test_the_cause_of_a_knock_down_does_not_matter(cause):
    effects = {
        "damage": [{"op": "damage", "target": "otherHeroes", "n": 1}],
        "discard": [{"op": "discard", "who": "otherHeroes", "n": 1}],
        "text": [{"op": "knockDown", "who": "otherHeroes"}],
    }
    if cause in effects:
        game = drill(
            "AB",
            heroes={"abe": "A", "frank": "A"},
            hands={"abe": ["call"]},
            cards={"call": card(lower=response(*effects[cause]))},
            phase="tactics",
            situation={"round": 2, "startPlayer": "abe"},
        )
        take(game, "play-tactical-response")
        victim = "frank"
    else:
        at, victim = ("A", "don") if cause == "own explosion" else ("B", "shad")
        game = fight(
            "AB",
            heroes={"don": "A", "shad": "B"},
            monsters={"giant": at},
            hands={"don": ["blast"]},
            cards={"blast": card("explosion", 0, 1, 1)},
        )
        take(game, "attack", target="giant#1")
    assert events(game, "knocked-down") == [{"hero": victim, "at": f"yard/{'b' if victim == 'shad' else 'a'}"}]
    assert not standing(game, victim)
    assert game.view()["coin"] == "tails"


@pytest.mark.rule("FZ-8.44", "FZ-A.45")
@pytest.mark.parametrize(
    "effect",
    [
        {"op": "damage", "target": "everyHero", "n": 9},
        {"op": "damage", "target": "everyHero", "n": 9, "unblockable": True},
        {"op": "knockDown", "who": "knockedDownHeroes"},
        {"op": "discard", "who": "knockedDownHeroes", "n": 9},
    ],
)
def test_a_knocked_down_hero_takes_no_damage_and_is_not_knocked_down_again(effect):
    game = drill(
        "AB",
        heroes={"abe": "A", "frank": "B"},
        down=["frank"],
        hands={"abe": ["call", *["punch"] * 3, *["shot"] * 3, *["burst"] * 3], "frank": 2},
        cards={"call": card(lower=response(effect))},
        specialists={"henry": "B"},
        phase="tactics",
        situation={"round": 2, "startPlayer": "abe", "coin": "heads"},
        mission={"specialRules": [{"do": [{"op": "skip", "part": "draw"}]}]},
    )
    take(game, "play-tactical-response")
    assert game.outcome is None
    assert (game.view()["coin"], space(game)) == ("heads", 0)
    assert hand_size(game, "frank") == (0 if effect["op"] == "discard" else 2)
    assert hero(game, "frank")["knockDowns"] == 0


@pytest.mark.rule("FZ-A.43")
def test_a_hero_knocked_down_in_its_own_turn_finishes_the_attack_and_loses_the_rest_of_the_turn():
    trait = {
        "when": {"op": "whenAttacked", "type": ["bullets"]},
        "do": [{"op": "damage", "target": "attacker", "n": 9, "unblockable": True}],
    }
    game = fight(
        "AB",
        heroes={"frank": "A", "abe": "B"},
        monsters={"human": "B"},
        kinds={"human": {"trait": [trait]}},
        hands={"frank": ["try", "punch"]},
        cards={"try": card("bullets", 0, 1, 1)},
        situation={"actions": 2, "movement": 2},
    )
    attack(game, "human#1", "try")
    assert not standing(game, "frank")
    assert events(game, "killed") == [{"monster": "human#1"}]
    assert (kind(game), decider(game)) == ("turn", "abe")


@pytest.mark.rule("FZ-S.05", "FZ-A.43")
def test_a_turn_lost_by_a_knock_down_stays_lost_if_an_ally_stands_the_hero_up_again():
    lift = reaction({"op": "whenKnockedDown", "who": "ally"}, [{"op": "standUp", "who": "triggeringFigure"}])
    game = fight(
        "AB",
        heroes={"don": "A", "abe": "B"},
        monsters={"human": "A"},
        hands={"don": ["blast"], "abe": ["lift"]},
        cards={"blast": card("explosion", 0, 0, 1), "lift": card(lower=lift)},
        situation={"actions": 2, "movement": 2},
    )
    attack(game, "human#1", "blast")
    take(game, "play-reaction")
    assert standing(game, "don")
    assert (kind(game), decider(game)) == ("turn", "abe")
    run_to(game, "turn")
    take(game, "end-turn")
    take(run_to(game, "turn"), "end-turn")
    assert decider(run_to(game, "turn")) == "don"  # the next turn is his again


# --- rising or staying ----------------------------------------------------------------------------


@pytest.mark.rule("FZ-8.41", "FZ-8.38", "FZ-4.07", "FZ-8.46", "FZ-D.14")
def test_a_hero_may_stay_down_turn_after_turn_or_rise_at_the_start_of_one():
    game = drill("AB", heroes={"frank": "A", "abe": "B"}, down=["frank"], mission={"spawnPool": []})
    for _ in range(3):
        assert (kind(game), decider(game)) == ("rise-or-stay", "frank")
        assert options(game) == [{"verb": "stand-up"}, {"verb": "stay-down"}]
        take(game, "stay-down")
        assert not standing(game, "frank")
        run_to(game, "rise-or-stay")
    take(game, "stand-up")
    assert standing(game, "frank")
    assert (kind(game), decider(game)) == ("turn", "frank")


@pytest.mark.rule("FZ-8.43", "FZ-11.08")
@pytest.mark.parametrize(("down", "asked"), [((), "abe"), (("abe",), None)])
def test_the_player_of_a_knocked_down_hero_plays_no_reaction(down, asked):
    help_out = card(lower=reaction({"op": "beforeAttack", "by": "ally"}, [{"op": "bonusHits"}]))
    game = fight(
        "AB",
        heroes={"frank": "A", "abe": "A"},
        down=down,
        monsters={"giant": "A"},
        hands={"frank": ["try"], "abe": ["help"]},
        cards={"try": card("brawl", 0, 0), "help": help_out},
    )
    take(game, "attack", target="giant#1")
    assert (decider(game) if kind(game) == "react" else None) == asked


@pytest.mark.rule("FZ-8.43", "FZ-8.42")
def test_a_knocked_down_hero_performs_no_action_that_somebody_grants():
    game = drill(
        "AB",
        heroes={"abe": "A", "frank": "A", "don": "A"},
        down=["frank"],
        monsters={"giant": "A"},
        hands={"abe": ["call"], "frank": ["punch"], "don": ["punch"]},
        cards={"call": card(lower=response({"op": "performAction", "who": "everyHero"}))},
        phase="tactics",
        situation={"round": 2, "startPlayer": "abe"},
    )
    take(game, "play-tactical-response")
    asked = []
    while kind(game) == "granted-action":
        asked.append(decider(game))
        take(game, "decline")
    assert asked == ["don"]  # Abe has no card left to attack with


@pytest.mark.rule("FZ-E.89", "FZ-8.42")
def test_an_effect_lets_a_hero_stand_up_out_of_turn():
    game = drill(
        "AB",
        heroes={"abe": "A", "frank": "B"},
        down=["frank"],
        hands={"abe": ["call"]},
        cards={"call": card(lower=response({"op": "standUp", "who": "knockedDownHeroes"}))},
        phase="tactics",
        situation={"round": 2, "startPlayer": "abe"},
    )
    take(game, "play-tactical-response")
    assert standing(game, "frank")
    assert events(game, "stands-up") == [{"hero": "frank"}]
    assert hero(game, "frank")["at"] == "yard/b"


@pytest.mark.rule("FZ-E.10")
def test_a_knock_down_is_told_after_coin_and_marker():
    rules = [
        {"when": "whenKnockedDown", "do": [{"op": "showText", "text": "down"}]},
        {"when": {"op": "onCoin", "side": "tails"}, "do": [{"op": "showText", "text": "coin"}]},
    ]
    game = floored(specialists={"henry": "A"}, mission={"specialRules": rules})
    told = [(e.name, e.details.get("text")) for e in game.events if e.name in ("coin", "threat", "story")][1:]
    assert told == [("coin", None), ("story", "coin"), ("threat", None), ("story", "down")]


@pytest.mark.rule("FZ-E.10", "FZ-E.89")
def test_a_knock_down_by_a_text_can_be_reacted_to_beforehand():
    rule = {"when": {"op": "onActivate", "who": "monster"}, "do": [{"op": "knockDown", "who": "allHeroes"}]}
    away = card(lower=reaction({"op": "beforeKnockDown", "who": "you"}, [{"op": "drawCards", "n": 2}]))
    game = floored(
        {"frank": "A"},
        hands={"frank": ["away"]},
        cards={"away": away},
        kinds={"brute": {"class": "minion", "speed": 0, "attack": None}},
        mission={"specialRules": [rule]},
    )
    assert (kind(game), decider(game)) == ("react", "frank")
    take(game, "play-reaction")
    assert not standing(game, "frank")
    assert hand_size(game, "frank") == 2  # without hits nothing is discarded


# --- specialists left alone -----------------------------------------------------------------------


@pytest.mark.rule("FZ-8.39", "FZ-8.47", "FZ-8.48", "FZ-T.17", "FZ-S.05", "FZ-A.03")
@pytest.mark.parametrize(
    ("specialists", "spaces"),
    [({}, 0), ({"henry": "A"}, 1), ({"patty": "A", "henry": "A"}, 2), ({"henry": "B"}, 0), ({"henry": "C"}, 0)],
)
def test_the_marker_advances_one_space_for_each_specialist_left_without_an_active_hero(specialists, spaces):
    game = floored(specialists=specialists, situation={"threat": 6})
    assert space(game) == 7 + spaces  # one for the threat phase itself
    assert game.view()["coin"] == "tails"


@pytest.mark.rule("FZ-8.47", "FZ-14.08")
@pytest.mark.parametrize(("down", "spaces"), [((), 0), (("abe",), 1)])
def test_another_active_hero_there_still_protects_the_specialist(down, spaces):
    heroes = {"frank": "A", "abe": "A", "don": "B"}
    game = floored(heroes, specialists={"henry": "A"}, down=down, hands={"frank": 0, "abe": 5})
    if kind(game) == "volunteer":
        take(game, "decline")
    assert not standing(game, "frank")
    assert space(game) == 1 + spaces


@pytest.mark.rule("FZ-14.08", "FZ-8.47", "FZ-14.03")
def test_a_specialist_left_alone_stays_and_costs_nothing_more():
    game = floored({"frank": "A", "abe": "C"}, specialists={"henry": "A"})
    assert (space(game), game.view()["specialists"]) == (2, [{"id": "henry", "at": "yard/a"}])
    for _ in range(2):
        run_to(game, "rise-or-stay")
        take(game, "stay-down")
    run_to(game, "rise-or-stay")
    assert (game.view()["round"], space(game)) == (4, 4)  # one a round, and one for the knock-down


@pytest.mark.rule("FZ-8.49", "FZ-8.50")
def test_a_twist_that_the_lost_specialists_bring_is_drawn_at_once():
    game = floored(specialists={"henry": "A", "patty": "A"}, situation={"threat": 3})  # phase: 4, then 5, then 6
    assert names(game, "threat", "coin", "twist", "round") == ["threat", "coin", "threat", "threat", "twist", "round"]


@pytest.mark.rule("FZ-8.50")
def test_the_extra_advance_happens_in_whatever_phase_the_knock_down_happens():
    game = fight(
        "AB",
        heroes={"don": "A", "shad": "B"},
        monsters={"giant": "A"},
        hands={"don": ["blast"]},
        cards={"blast": card("explosion", 0, 0, 1)},
        specialists={"henry": "A", "patty": "A"},
        situation={"threat": 1},
    )
    take(game, "attack", target="giant#1")
    assert space(game) == 3
    assert len(game.view()["twists"]) == 1
    assert game.view()["phase"] == "hero"


@pytest.mark.rule("FZ-8.06", "FZ-8.07", "FZ-8.50", "FZ-T.56", "FZ-A.71")
def test_at_the_end_of_the_track_the_second_specialist_costs_nothing():
    game = fight(
        "AB",
        heroes={"don": "A", "shad": "B"},
        monsters={"giant": "A"},
        hands={"don": ["blast"]},
        cards={"blast": card("explosion", 0, 0, 1)},
        specialists={"henry": "A", "patty": "A"},
        changes={"threatTracks": [{"id": "short", "spaces": 6, "twistSpaces": [5]}]},
        situation={"threat": 4},
    )
    take(game, "attack", target="giant#1")
    assert events(game, "threat") == [{"space": 5}]
    assert len(game.view()["twists"]) == 1


@pytest.mark.rule("FZ-A.03")
@pytest.mark.parametrize(
    ("option", "specialists", "spaces"),
    [
        ("specialistOnly", {}, 0),
        ("always", {}, 1),
        ("always", {"henry": "A"}, 1),
        ("always", {"henry": "A", "patty": "A"}, 2),
        ("always", {"henry": "B", "patty": "B"}, 1),
    ],
)
def test_by_option_every_knock_down_advances_the_marker(option, specialists, spaces):
    mission = {"options": rule_options(knockdownAdvancesThreat=option)}
    game = floored(specialists=specialists, mission=mission, situation={"threat": 6})
    assert space(game) == 7 + spaces


# --- discards without damage ----------------------------------------------------------------------


def discarding(n, hand, option=True, how="choice", cost=False, **parts):
    """Abe's tactical response has Frank discard n cards."""
    effect = {"op": "discard", "who": "otherHeroes", "n": n, "how": how}
    game = drill(
        "AB",
        heroes={"abe": "A", "frank": "B"},
        hands={"abe": ["call"], "frank": hand},
        cards={"call": card(lower=response(effect))},
        phase="tactics",
        situation={"round": 2, "startPlayer": "abe"},
        mission={
            "specialRules": [{"do": [{"op": "skip", "part": "draw"}]}],
            "options": rule_options(mandatoryDiscardKnocksDown=option),
        },
        **parts,
    )
    return take(game, "play-tactical-response")


@pytest.mark.rule("FZ-A.45", "FZ-8.37")
@pytest.mark.parametrize(
    ("n", "option", "is_up"), [(1, True, True), (2, True, True), (3, True, False), (3, False, True)]
)
def test_any_mandatory_discard_beyond_the_hand_is_a_knock_down_unless_the_option_says_otherwise(n, option, is_up):
    game = discarding(n, ["punch", "punch"], option)
    assert (standing(game, "frank"), hand_size(game, "frank")) == (is_up, max(0, 2 - n))
    assert game.view()["coin"] == ("heads" if is_up else "tails")


@pytest.mark.rule("FZ-A.45", "FZ-E.56")
def test_for_a_mandatory_discard_the_player_chooses():
    game = discarding(2, ["punch", "shot", "burst"])
    assert (kind(game), decider(game)) == ("discard", "frank")
    take(game, "discard", card="shot-marksman")
    take(game, "discard", card="punch-marksman")
    assert hero(game, "frank")["hand"] == ["burst-marksman"]


@pytest.mark.rule("FZ-E.56")
def test_a_random_discard_asks_nobody():
    game = discarding(2, ["punch", "shot", "burst"], how="random")
    assert kind(game) == "turn"
    assert hand_size(game, "frank") == 1


@pytest.mark.rule("FZ-A.45", "FZ-E.110")
@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize(("hand", "is_offered"), [(1, False), (2, True), (3, True)])
def test_a_cost_must_be_payable_in_full(hand, is_offered, times):
    action = {
        "id": "bribe",
        "name": "Bribe",
        "cost": [{"op": "discard", "n": 2 // times, "as": "cost"}] * times,
        "effect": [{"op": "coin", "side": "tails"}],
    }
    game = drill("AB", hands={"frank": ["punch"] * hand}, mission={"missionActions": [action]})
    assert offers(game, "act") is is_offered
    if is_offered:
        take(game, "act")
        assert (hand_size(game, "frank"), game.view()["coin"]) == (hand - 2, "tails")


@pytest.mark.rule("FZ-8.44", "FZ-I.14")
def test_a_hero_who_went_down_while_a_knock_down_was_being_answered_does_not_go_down_twice():
    rule = {
        "when": "beforeKnockDown",
        "do": [{"op": "knockDown", "who": "triggeringFigure"}],
        "limit": {"per": "mission"},
    }
    game = floored(mission={"specialRules": [rule]})
    assert game.outcome is None
    assert hero(game, "frank")["knockDowns"] == 1


@pytest.mark.rule("FZ-8.44", "FZ-S.04")
def test_a_hero_who_goes_down_before_the_hits_are_settled_takes_none_of_them():
    rule = {"when": "whenHit", "do": [{"op": "knockDown", "who": "triggeringFigure"}]}
    game = floored(hands={"frank": ["punch", "shot"]}, mission={"specialRules": [rule]})
    assert (standing(game, "frank"), hand_size(game, "frank")) == (False, 2)
    assert events(game, "struck") == []


@pytest.mark.rule("FZ-8.39", "FZ-8.41")
def test_every_knock_down_of_a_hero_counts():
    rule = {
        "when": "whenKnockedDown",
        "do": [{"op": "coin", "side": "heads"}, {"op": "standUp", "who": "triggeringFigure"}],
    }
    game = floored(monsters=[("brute", "A"), ("brute", "A")], mission={"specialRules": [rule]})
    assert hero(game, "frank")["knockDowns"] == 2
    assert [one["side"] for one in events(game, "coin")] == ["tails", "heads", "tails", "heads"]
    assert standing(game, "frank")
