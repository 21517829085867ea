"""Chapter 11: action cards, tactical responses, reactions and every window they open."""

import pytest

from engine import ContentError
from tests.engine.fireteam_zero.drill import (
    BLANK,
    MISS,
    ONE,
    TWO,
    at,
    briefing,
    card,
    card_id,
    drill,
    drill_document,
    drill_pack,
    event,
    events,
    hero,
    kind,
    offers,
    on_board,
    options,
    place,
    reaction,
    response,
    take,
    who,
)

DRAW = {"op": "drawCards", "who": "you"}


def asked(game):
    """Who is asked for a reaction, or None."""
    return who(game) if kind(game) == "react" else None


def react(trigger, effect=(DRAW,), reach=9, target=None):
    """An action card whose lower half is this reaction."""
    return card(lower=reaction(trigger, list(effect), reach, target))


# --- the two halves of a card ---------------------------------------------------------------------


@pytest.mark.rule("FZ-11.01")
@pytest.mark.parametrize("lower", [reaction({"op": "onCoin"}, [DRAW]), response(DRAW)])
def test_every_action_card_can_be_played_in_an_attack_whatever_its_lower_half(lower):
    game = drill(
        "AB",
        hands={"frank": ["both", "grenade"]},
        monsters={"human": "B"},
        cards={"both": card("bullets", 2, 1, lower=lower)},
        dice=[ONE["bullets"], MISS["bullets"]],
    )
    take(game, "attack", target="human#1")
    take(game, "play-card", card="both-marksman")
    assert len(events(game, "attack-roll")[0]["dice"]) == 2
    assert place(game, "human#1") is None


@pytest.mark.rule("FZ-11.01")
@pytest.mark.parametrize("phase", ["tactics", "threat"])
def test_the_attack_half_is_used_in_the_hero_phase_only(phase):
    game = drill(
        "AB",
        heroes={"frank": "A", "abe": "A"},
        hands={"frank": ["shot"], "abe": ["clear"]},
        monsters=[("human", "B"), ("shooter", "B")],
        cards={"clear": card(lower=response(DRAW))},
        phase=phase,
        situation={"round": 2},
    )
    assert kind(game) in ("wish-tactical-response", "activate-monster")
    assert not offers(game, "attack")


@pytest.mark.rule("FZ-11.02")
def test_a_card_without_an_attack_is_refused():
    document = drill_document("AB")
    del document["actionCards"][0]["attack"]
    with pytest.raises(ContentError):
        drill_pack("AB", changes={"actionCards": document["actionCards"]})


@pytest.mark.rule("FZ-11.02")
@pytest.mark.parametrize("lower", [None, {"kind": "focus", "effect": [DRAW]}, [response(DRAW), response(DRAW)]])
def test_a_card_has_exactly_one_lower_half(lower):
    document = drill_document("AB")
    document["actionCards"][0]["lower"] = lower
    with pytest.raises(ContentError):
        drill_pack("AB", changes={"actionCards": document["actionCards"]})


@pytest.mark.rule("FZ-11.02")
def test_an_attack_whose_text_waits_for_nothing_known_is_refused():
    first, *others = drill_document("AB")["actionCards"]
    attack = {**first["attack"], "extra": [{"when": "whenever", "do": [DRAW]}]}
    with pytest.raises(ContentError, match="whenever"):
        drill("AB", changes={"actionCards": [{**first, "attack": attack}, *others]})


@pytest.mark.rule("FZ-11.02", "FZ-11.04")
def test_a_reaction_is_no_tactical_response_and_a_response_no_reaction():
    cards = {"cheer": react({"op": "startOf", "unit": "turn"}), "plan": card(lower=response(DRAW))}
    game = drill(
        "AB",
        hands={"frank": ["cheer", "plan"]},
        cards=cards,
        phase="tactics",
        situation={"round": 2},
    )
    assert options(game) == [
        {"verb": "play-tactical-response", "hero": "frank", "card": "plan-marksman"},
        {"verb": "decline"},
    ]
    take(game, "decline")
    assert options(game) == [{"verb": "play-reaction", "card": "cheer-marksman"}, {"verb": "decline"}]


@pytest.mark.rule("FZ-11.03")
def test_a_card_played_in_an_attack_does_nothing_else():
    both = card("bullets", 1, 1, lower=reaction({"op": "beforeAttack", "by": "you"}, [DRAW, DRAW]))
    game = drill(
        "AB",
        hands={"frank": ["both", "grenade"]},
        monsters={"human": "B"},
        cards={"both": both},
        dice=[MISS["bullets"]],
    )
    take(game, "attack", target="human#1")
    take(game, "play-card", card="both-marksman")
    assert asked(game) is None
    assert not events(game, "cards-drawn")
    assert hero(game, "frank")["discard"] == ["both-marksman"]


@pytest.mark.rule("FZ-11.03")
def test_a_card_played_as_a_reaction_adds_nothing_to_the_attack():
    both = card("bullets", 5, 2, lower=reaction({"op": "beforeAttack", "by": "you"}, [{"op": "showText", "text": "!"}]))
    game = drill("AB", hands={"frank": ["both", "grenade"]}, monsters={"human": "B"}, cards={"both": both}, dice=[1, 1])
    take(game, "attack", target="human#1")
    take(game, "play-card", card="grenade-marksman")
    take(game, "play-reaction", card="both-marksman")
    assert len(events(game, "attack-roll")[0]["dice"]) == 2
    assert sorted(hero(game, "frank")["discard"]) == ["both-marksman", "grenade-marksman"]


@pytest.mark.rule("FZ-11.04")
@pytest.mark.parametrize("phase", ["turn", "threat"])
def test_a_tactical_response_is_played_in_the_tactics_phase_only(phase):
    game = drill(
        "AB",
        hands={"frank": ["plan"]},
        cards={"plan": card(lower=response(DRAW))},
        monsters=[("shooter", "B"), ("human", "B")],
        phase=phase,
        situation={"round": 2},
    )
    assert not offers(game, "play-tactical-response")


# --- every window ---------------------------------------------------------------------------------

SHOOT = [("attack", {"target": "human#1"})]
STRIKE = {"phase": "threat", "monsters": [("human", "A")], "dice": [BLANK, ONE["brawl"], MISS["brawl"]]}
WALK = {"phase": "threat", "monsters": [("human", "C")], "dice": [BLANK, MISS["brawl"], MISS["brawl"]]}

WINDOWS = {
    "before an ally's attack": ({"op": "beforeAttack", "by": "ally"}, {"dice": [1] * 3}, SHOOT, "attack"),
    "after the dice of an attack": ({"op": "afterRoll", "by": "ally"}, {"dice": [1] * 3}, SHOOT, "attack-roll"),
    "before a monster's attack on an ally": (
        {"op": "beforeAttack", "by": "monster", "on": "ally"},
        STRIKE,
        [],
        "attack",
    ),
    "when an ally becomes the target": ({"op": "whenTargeted", "who": "ally"}, STRIKE, [], "attack"),
    "when an ally is attacked": ({"op": "whenAttacked", "who": "ally"}, STRIKE, [], "attack"),
    "when hits are about to be taken": ({"op": "whenHit", "who": "ally"}, STRIKE, [], "hits"),
    "before a knock-down": (
        {"op": "beforeKnockDown", "who": "ally"},
        {**STRIKE, "hands": {"abe": ["r"]}},
        [],
        "struck",
    ),
    "after a knock-down": (
        {"op": "whenKnockedDown", "who": "ally"},
        {**STRIKE, "hands": {"abe": ["r"]}},
        [],
        "coin",
    ),
    "when a monster enters a location": ({"op": "onEnter", "who": "monster"}, WALK, [], "monster-moved"),
    "when a monster leaves a location": ({"op": "onLeave", "who": "monster"}, WALK, [], "monster-moved"),
    "when a monster is killed": ({"op": "whenKilled", "who": "monster"}, {"dice": [2] * 3}, SHOOT, "killed"),
    "when a monster spawns": (
        {"op": "onSpawn"},
        {"phase": "threat", "monsters": (), "dice": [3]},
        [],
        "monster-placed",
    ),
    "when a recon card is drawn": (
        {"op": "onReconDrawn", "who": "ally"},
        {"monsters": ()},
        [("search", {})],
        "recon-card",
    ),
    "when a twist is drawn": (
        {"op": "onTwist"},
        {"phase": "threat", "monsters": (), "situation": {"threat": 2}},
        [],
        "twist",
    ),
    "at the start of an ally's turn": ({"op": "startOf", "unit": "turn", "whose": "ally"}, {}, [], "turn"),
    "at the end of an ally's turn": (
        {"op": "endOf", "unit": "turn", "whose": "ally"},
        {},
        [("end-turn", {})],
        "turn",
    ),
    "when an ally moves": ({"op": "onMove", "who": "ally"}, {}, [("move", {"to": at("B")})], "hero-moved"),
    "at the start of a round": ({"op": "startOf", "unit": "round"}, {"phase": "end", "monsters": ()}, [], "round"),
    "when the coin turns": (
        {"op": "onCoin", "side": "tails"},
        {**STRIKE, "hands": {"abe": ["r"]}},
        [],
        "coin",
    ),
}


def open_window(window, **more):
    """The game at the moment of a window, if Abe at B holds the reaction for it; Frank stands at A."""
    trigger, parts, acts, _last = WINDOWS[window]
    arguments = {
        "heroes": {"frank": "A", "abe": "B"},
        "hands": {"frank": ["shot"], "abe": ["r"]},
        "monsters": {"human": "B"},
        "cards": {"r": react(trigger)},
        **parts,
        **more,
    }
    game = drill("ABC", **arguments, **briefing(spawnPool=[{"kind": "human", "number": 1}]))
    for verb, chosen in acts:
        take(game, verb, **chosen)
    return game


@pytest.mark.rule("FZ-11.05", "FZ-D.28", "FZ-11.10")
@pytest.mark.parametrize("window", WINDOWS)
def test_a_reaction_is_offered_at_its_trigger_and_before_the_event_goes_on(window):
    game = open_window(window)
    assert asked(game) == "abe"
    assert options(game) == [{"verb": "play-reaction", "card": "r"}, {"verb": "decline"}]
    assert game.events[-1].name == WINDOWS[window][3]
    take(game, "play-reaction", card="r")
    assert [(one["hero"], one["card"]) for one in events(game, "reaction")] == [("abe", "r")]
    assert "r" in hero(game, "abe")["discard"]
    assert asked(game) is None


@pytest.mark.rule("FZ-11.05", "FZ-D.28")
@pytest.mark.parametrize("window", WINDOWS)
def test_a_declined_reaction_stays_in_hand_and_is_not_asked_again(window):
    game = take(open_window(window), "decline")
    assert not events(game, "reaction")
    assert "r" in hero(game, "abe")["hand"]


@pytest.mark.rule("FZ-8.43", "FZ-11.08")
@pytest.mark.parametrize("window", WINDOWS)
def test_the_player_of_a_knocked_down_hero_plays_no_reaction(window):
    assert asked(open_window(window, down=["abe"])) is None


@pytest.mark.rule("FZ-E.90", "FZ-D.28")
def test_who_may_not_react_is_not_asked():
    rule = {"do": [{"op": "restrict", "who": "everyHero", "what": ["react"]}]}
    setting = briefing(specialRules=[rule])
    game = drill(
        "AB",
        heroes={"frank": "A", "abe": "B"},
        hands={"abe": ["r"]},
        cards={"r": react({"op": "onMove", "who": "ally"})},
        **setting,
    )
    take(game, "move", to=at("B"))
    assert asked(game) is None


@pytest.mark.rule("FZ-11.05", "FZ-E.04")
@pytest.mark.parametrize(
    ("by", "types", "holder", "is_asked"),
    [
        ("ally", ["bullets"], "abe", True),
        ("ally", ["brawl"], "abe", False),
        ("ally", ["brawl", "bullets"], "abe", True),
        ("ally", ["bullets"], "frank", False),
        ("you", ["bullets"], "frank", True),
        ("you", ["bullets"], "abe", False),
        ("monster", ["bullets"], "abe", False),
        ("hero", ["bullets"], "abe", True),
        ("any", ["bullets"], "frank", True),
    ],
)
def test_only_the_trigger_on_the_card_counts(by, types, holder, is_asked):
    trigger = {"op": "beforeAttack", "by": by, "type": types}
    hands = {"frank": ["shot"], "abe": []}
    hands[holder] = [*hands[holder], "r"]
    game = drill(
        "AB",
        heroes={"frank": "A", "abe": "A"},
        hands=hands,
        monsters={"human": "B"},
        cards={"r": card("explosion", 1, 0, lower=reaction(trigger, [DRAW]))},
    )
    take(game, "attack", target="human#1")
    if kind(game) == "attack-cards":
        take(game, "play-card", card="shot-marksman")
    assert asked(game) == (holder if is_asked else None)


# --- one card each, in turn order -----------------------------------------------------------------

MOVED = {"op": "onMove", "who": "hero"}


def crowd(start="abe", turn="frank", hands=None, cards=None, **parts):
    """Four heroes; Frank moves from A to B, and everybody may react."""
    arguments = {"heroes": {"abe": "B", "frank": "A", "shad": "B", "don": "B"}, **parts}
    game = drill(
        "ABC",
        hands=hands or {name: ["r"] for name in ("abe", "frank", "shad", "don")},
        cards=cards or {"r": react(MOVED)},
        situation={"startPlayer": start, "turn": turn},
        **arguments,
    )
    return take(game, "move", to=at("B"))


def reactions_asked(game, answer="decline"):
    """Everyone who is asked, in order, if all give the same answer."""
    found = []
    while kind(game) == "react":
        found.append(who(game))
        if answer == "decline":
            take(game, "decline")
        else:
            game.choose(0)
    return found


@pytest.mark.rule("FZ-A.33", "FZ-11.09", "FZ-A.30")
@pytest.mark.parametrize(
    ("start", "order"),
    [
        ("abe", ["abe", "frank", "shad", "don"]),
        ("frank", ["frank", "shad", "don", "abe"]),
    ],
)
@pytest.mark.parametrize("answer", ["decline", "play"])
def test_players_are_asked_in_turn_order_and_each_may_play_one(start, order, answer):
    game = crowd(start)
    assert reactions_asked(game, answer) == order
    assert [one["hero"] for one in events(game, "reaction")] == (order if answer == "play" else [])


@pytest.mark.rule("FZ-T.65", "FZ-11.06", "FZ-11.09")
def test_each_player_plays_at_most_one_reaction_to_one_event():
    cards = {"r": react(MOVED), "s": react(MOVED)}
    game = crowd(hands={"abe": ["r", "s", "r"], "shad": ["r"]}, cards=cards)
    assert options(game) == [
        {"verb": "play-reaction", "card": "r"},
        {"verb": "play-reaction", "card": "s"},
        {"verb": "decline"},
    ]
    take(game, "play-reaction", card="s")
    assert asked(game) == "shad"
    take(game, "play-reaction", card="r-close-combat")
    assert asked(game) is None
    assert len(events(game, "reaction")) == 2


@pytest.mark.rule("FZ-11.08", "FZ-11.06")
def test_another_event_of_the_same_round_may_be_reacted_to_again():
    game = crowd(hands={"abe": ["r", "r"]})
    take(game, "play-reaction", card="r")
    take(game, "move", to=at("C"))
    assert asked(game) == "abe"
    take(game, "play-reaction", card="r")
    assert len(events(game, "reaction")) == 2


@pytest.mark.rule("FZ-A.33")
def test_reactions_resolve_one_after_another_before_the_event_goes_on():
    cards = {
        "r": react({"op": "beforeAttack", "by": "ally"}, [{"op": "modifyStrength", "by": 2}]),
        "s": react({"op": "afterRoll", "by": "ally"}, [{"op": "bonusHits", "n": 3}]),
    }
    game = drill(
        "AB",
        heroes={"frank": "A", "abe": "A", "shad": "A"},
        hands={"frank": ["grenade"], "abe": ["r", "s"], "shad": ["r"]},
        monsters={"human": "B"},
        cards=cards,
        dice=[1] * 6,
    )
    take(game, "attack", target="human#1")
    take(game, "play-reaction", card="r")
    assert not events(game, "attack-roll")
    take(game, "play-reaction", card="r-close-combat")
    assert len(events(game, "attack-roll")[0]["dice"]) == 2 + 2 + 2
    take(game, "play-reaction", card="s")
    assert events(game, "hits")[0]["hits"] == 3


@pytest.mark.rule("FZ-A.33")
def test_a_reaction_can_trigger_reactions_but_the_outer_window_does_not_reopen():
    push_on = {"op": "move", "who": "triggeringFigure", "to": {"op": "named", "location": at("C")}}
    cards = {"r": react(MOVED, [push_on]), "s": react(MOVED)}
    game = crowd(hands={"abe": ["s"], "frank": ["r"], "shad": ["s"]}, cards=cards)
    assert asked(game) == "abe"
    take(game, "decline")
    assert asked(game) == "frank"
    take(game, "play-reaction", card="r-marksman")
    assert place(game, "frank") == "C"
    assert reactions_asked(game) == ["abe", "shad", "shad"]  # the inner move for both, then the outer for Shad
    assert kind(game) == "turn"


@pytest.mark.rule("FZ-A.33")
def test_a_new_start_player_in_the_middle_of_a_window_changes_nobodys_place_in_it():
    mine = {"op": "setStartPlayer", "who": "you"}
    game = crowd(cards={"r": react(MOVED, [mine])})
    assert reactions_asked(game, "play") == ["abe", "frank", "shad", "don"]
    assert game.view()["startPlayer"] == "don"


@pytest.mark.rule("FZ-11.05")
def test_abilities_in_force_come_before_reactions():
    rule = {"when": MOVED, "do": [{"op": "showText", "text": "creak"}]}
    game = crowd(hands={"abe": ["r"]}, mission={"specialRules": [rule]})
    assert asked(game) == "abe"
    assert [one["text"] for one in events(game, "story")] == ["creak"]


@pytest.mark.rule("FZ-11.05")
def test_a_reaction_drawn_by_an_ability_at_the_same_moment_can_be_played():
    rule = {"when": MOVED, "do": [{"op": "drawCards", "who": "everyHero"}]}
    game = drill(
        "AB",
        cards={"r": react(MOVED)},
        mission={"specialRules": [rule]},
        situation={"heroes": {"frank": {"at": at("A"), "hand": [], "deck": [card_id("frank", "r")]}}},
    )
    take(game, "move", to=at("B"))
    assert asked(game) == "frank"


# --- targets and range ----------------------------------------------------------------------------


@pytest.mark.rule("FZ-T.66", "FZ-11.07")
@pytest.mark.parametrize(
    ("reach", "abe", "is_asked"), [(1, "C", False), (1, "B", True), (2, "C", True), (0, "A", True)]
)
def test_the_target_must_be_within_the_range_of_the_reacting_hero(reach, abe, is_asked):
    game = drill(
        "ABCD",
        heroes={"frank": "A", "abe": abe},
        hands={"frank": ["shot"], "abe": ["r"]},
        monsters={"human": "A"},
        cards={"r": react({"op": "beforeAttack", "by": "ally"}, reach=reach)},
    )
    take(game, "attack", target="human#1")
    assert asked(game) == ("abe" if is_asked else None)


@pytest.mark.rule("FZ-11.07")
@pytest.mark.parametrize(("target", "is_asked"), [("attackTarget", False), ("attacker", True), ("you", True)])
def test_the_range_is_measured_to_the_target_the_card_names(target, is_asked):
    game = drill(
        "ABC",
        heroes={"frank": "A", "abe": "A"},
        hands={"frank": ["shot"], "abe": ["r"]},
        monsters={"human": "C"},
        cards={"r": react({"op": "beforeAttack", "by": "ally"}, reach=1, target=target)},
    )
    take(game, "attack", target="human#1")
    assert asked(game) == ("abe" if is_asked else None)


@pytest.mark.rule("FZ-D.29", "FZ-11.07")
def test_the_reacting_player_chooses_among_all_targets_in_range():
    gift = [{"op": "drawCards", "who": "target", "n": 2}]
    choice = {"op": "chooseHero", "where": {"op": "not", "a": {"op": "isSame", "a": "it", "b": "you"}}}
    game = crowd(
        hands={"abe": ["r"]},
        cards={"r": react(MOVED, gift, 1, choice)},
        heroes={"abe": "A", "frank": "A", "shad": "B", "don": "C"},
    )
    take(game, "play-reaction", card="r")
    assert (kind(game), who(game)) == ("reaction-target", "abe")
    assert options(game) == [{"verb": "target", "figure": "frank"}, {"verb": "target", "figure": "shad"}]
    take(game, "target", figure="shad")
    assert len(hero(game, "shad")["hand"]) == 2
    assert events(game, "reaction") == [{"hero": "abe", "card": "r", "target": "shad"}]


@pytest.mark.rule("FZ-D.29")
def test_a_single_target_in_range_is_taken_without_asking():
    choice = {"op": "chooseHero", "where": {"op": "not", "a": {"op": "isSame", "a": "it", "b": "you"}}}
    game = crowd(
        hands={"abe": ["r"]},
        cards={"r": react(MOVED, [{"op": "drawCards", "who": "target"}], 0, choice)},
        heroes={"abe": "B", "frank": "A", "shad": "C", "don": "C"},
    )
    take(game, "play-reaction", card="r")
    assert len(hero(game, "frank")["hand"]) == 1


@pytest.mark.rule("FZ-11.07")
def test_a_reaction_that_names_several_targets_concerns_all_of_them_in_range():
    game = crowd(
        hands={"abe": ["r"]},
        cards={"r": react(MOVED, [{"op": "drawCards", "who": "target"}], 1, "otherHeroes")},
        heroes={"abe": "A", "frank": "A", "shad": "B", "don": "C"},
    )
    take(game, "play-reaction", card="r")
    assert {name: len(hero(game, name)["hand"]) for name in ("frank", "shad", "don")} == {
        "frank": 1,
        "shad": 1,
        "don": 0,
    }


@pytest.mark.rule("FZ-11.07", "FZ-E.11")
@pytest.mark.parametrize(("reach", "is_asked"), [(1, False), (2, True)])
def test_a_killed_monster_counts_where_it_stood(reach, is_asked):
    game = drill(
        "ABCD",
        heroes={"frank": "B", "abe": "A"},
        hands={"frank": ["shot"], "abe": ["r"]},
        monsters={"human": "C"},
        cards={"r": react({"op": "whenKilled", "who": "monster"}, reach=reach)},
        dice=[2] * 3,
    )
    take(game, "attack", target="human#1")
    assert asked(game) == ("abe" if is_asked else None)


# --- where the cards go ---------------------------------------------------------------------------


@pytest.mark.rule("FZ-A.36")
def test_a_played_reaction_lies_aside_until_it_is_resolved():
    stall = {"op": "may", "do": [DRAW]}
    game = crowd(hands={"abe": ["r", "punch"]}, cards={"r": react(MOVED, [stall])})
    take(game, "play-reaction", card="r")
    abe = hero(game, "abe")
    assert (kind(game), abe["hand"], abe["played"], abe["discard"]) == ("may", ["punch"], ["r"], [])
    take(game, "decline")
    abe = hero(game, "abe")
    assert (abe["hand"], abe["played"], abe["discard"]) == (["punch"], [], ["r"])


@pytest.mark.rule("FZ-A.36", "FZ-11.08")
def test_a_played_reaction_cannot_be_discarded_for_a_hit():
    shield = react({"op": "whenHit", "who": "you"}, [{"op": "preventHits", "n": 1}])
    game = drill(
        "ABC",
        heroes={"frank": "A", "abe": "C"},
        hands={"frank": ["r"]},
        monsters={"human": "A"},
        cards={"r": shield},
        phase="threat",
        dice=[BLANK, ONE["brawl"], ONE["brawl"]],
    )
    take(game, "play-reaction", card="r-marksman")
    assert not hero(game, "frank")["standing"]  # one hit was prevented, and there is no card for the other


@pytest.mark.rule("FZ-11.11")
def test_every_player_has_a_deck_and_a_discard_pile_of_their_own():
    game = crowd()
    reactions_asked(game, "play")
    for name in ("abe", "frank", "shad", "don"):
        assert hero(game, name)["discard"] == [card_id(name, "r")]
        assert hero(game, name)["deck"] == 15 - 2  # fifteen cards, one in hand and one drawn
        assert len(hero(game, name)["hand"]) == 1


UPGRADE = {"id": "lamp", "role": "marksman", "card": {"name": "Lamp", **react(MOVED)}}
UPGRADED = {"upgrades": {"mode": "fixed", "sets": {"marksman": ["lamp"]}}}


@pytest.mark.rule("FZ-11.12", "FZ-1.16")
def test_an_upgrade_card_is_an_action_card_in_every_respect():
    game = drill(
        "ABC",
        hands={"frank": ["shot"]},
        monsters={"human": "B"},
        situation={"heroes": {"frank": {"at": at("A"), "hand": ["lamp", "lamp"]}}},
        dice=[ONE["bullets"], MISS["bullets"]],
        changes={"upgradeSets": [UPGRADE]},
        mission=UPGRADED,
    )
    assert hero(game, "frank")["deck"] == 12 + 4 - 2
    take(game, "attack", target="human#1")
    take(game, "roll")
    assert len(events(game, "attack-roll")[0]["dice"]) == 1
    take(game, "move", to=at("B"))
    assert options(game) == [{"verb": "play-reaction", "card": "lamp"}, {"verb": "decline"}]
    take(game, "play-reaction", card="lamp")
    assert hero(game, "frank")["discard"] == ["lamp", "lamp"]


@pytest.mark.rule("FZ-11.11", "FZ-3.17")
def test_cards_drawn_come_from_the_top_of_ones_own_deck():
    game = drill(
        "AB",
        heroes={"frank": "A", "abe": "B"},
        situation={
            "reconDeck": ["gift"],
            "heroes": {
                "frank": {"at": at("A"), "hand": [], "deck": [card_id("frank", c) for c in ("punch", "shot", "burst")]},
                "abe": {"at": at("B"), "hand": []},
            },
        },
        **briefing(events=[event("gift", {"op": "drawCards", "n": 2})]),
    )
    take(game, "search")
    assert hero(game, "frank")["hand"] == ["punch-marksman", "shot-marksman"]
    assert hero(game, "abe")["hand"] == []


@pytest.mark.rule("FZ-11.05", "FZ-E.09")
@pytest.mark.parametrize(("n", "left"), [(1, 1), (2, 2), (9, 2)])
def test_a_reaction_when_hit_lessens_the_hits(n, left):
    game = drill(
        "ABC",
        heroes={"frank": "A", "abe": "C"},
        hands={"frank": ["punch", "shot"], "abe": ["r"]},
        monsters={"human": "A"},
        cards={"r": react({"op": "whenHit", "who": "ally"}, [{"op": "preventHits", "who": "target", "n": n}])},
        phase="threat",
        dice=[BLANK, TWO["brawl"], MISS["brawl"]],
        **briefing(spawnPool=[{"kind": "human", "number": 1}]),
    )
    take(game, "play-reaction", card="r")
    if kind(game) == "discard":
        game.choose(0)
    drawn = next(one["count"] for one in events(game, "cards-drawn") if one["hero"] == "frank")
    assert 5 - drawn == left


@pytest.mark.rule("FZ-11.05", "FZ-E.10")
def test_a_reaction_before_a_knock_down_can_avert_it():
    game = open_window("before a knock-down", cards={"r": react({"op": "beforeKnockDown"}, [
        {"op": "drawCards", "who": "target"}])})  # fmt: skip
    take(game, "play-reaction", card="r")
    assert hero(game, "frank")["standing"]
    assert game.view()["coin"] == "heads"
    assert on_board(game, "human") == ["A"]
