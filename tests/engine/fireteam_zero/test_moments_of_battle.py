"""What a moment tells those who wait for it: whom it is about, who else, where, and how many (FZ-E.04 to FZ-E.22)."""

import pytest

from tests.engine.fireteam_zero.drill import (
    BLANK,
    MOVE,
    SPECIAL,
    card,
    drill,
    fight,
    kind,
    response,
    take,
    threat,
)

TOKENS = {
    "tokens": {"special": [{"id": name, "name": name, "count": 9} for name in ("about", "other", "there", "self")]}
}

# Puts a token where the figure of the event stands, one where the other figure stands, one where it happened,
# and as many on the objective as the event counts.
PROBE = [
    {"op": "placeToken", "token": "about", "at": {"op": "hereOf", "of": "triggeringFigure"}},
    {"op": "placeToken", "token": "other", "at": {"op": "hereOf", "of": "otherFigure"}},
    {"op": "placeToken", "token": "there", "at": "there"},
    {"op": "placeToken", "token": "self", "at": {"op": "hereOf", "of": "self"}},
    {"op": "placeToken", "on": {"op": "objective", "name": "goal"}, "n": "amount"},
]


def waiting(op, **arguments):
    """A mission whose special rule probes a moment."""
    return {"specialRules": [{"when": {"op": op, **arguments}, "do": PROBE}]}


def told(game):
    """What the probe found: letters for figure, other figure and place, then the number."""
    view = game.view()
    places = dict.fromkeys(("about", "other", "there"), "")
    for token in view["tokens"]:
        if token["token"] in places:
            places[token["token"]] += token["at"][-1].upper()
    return (*places.values(), view["objectives"][0]["tokens"])


def bearer(game):
    """Where the figure stands that bears the probing text."""
    return "".join(token["at"][-1].upper() for token in game.view()["tokens"] if token["token"] == "self")


# --- attacks of heroes ----------------------------------------------------------------------------


def shot(mission, target="giant", hits=3, **parts):
    game = fight(
        "ABCDE",
        heroes={"frank": "A", "abe": "E"},
        hands={"frank": ["try"]},
        cards={"try": card("bullets", 0, 3, hits)},
        mission=mission,
        changes=TOKENS,
        monsters={target: "C"},
        **parts,
    )
    return take(game, "attack", target=f"{target}#1")


@pytest.mark.rule("FZ-E.04", "FZ-E.05", "FZ-E.06", "FZ-E.07")
@pytest.mark.parametrize(
    ("moment", "expected"),
    [
        ("beforeAttack", ("A", "C", "C", 0)),
        ("afterRoll", ("A", "C", "C", 0)),
        ("afterAttack", ("A", "C", "C", 3)),
        ("whenAttacked", ("C", "A", "C", 0)),
        ("whenTargeted", ("", "", "", 0)),  # only heroes become targets in this sense
    ],
)
def test_an_attack_tells_of_attacker_target_and_hits(moment, expected):
    arguments = {"who": "any"} if moment.startswith("when") else {}
    assert told(shot(waiting(moment, **arguments))) == expected


@pytest.mark.rule("FZ-E.02")
def test_the_text_of_a_played_card_knows_attacker_and_target():
    game = fight(
        "ABC",
        hands={"frank": ["try"]},
        cards={"try": card("bullets", 0, 3, 1, extra=[{"do": PROBE}])},
        changes=TOKENS,
        monsters={"giant": "C"},
    )
    take(game, "attack", target="giant#1")
    assert (told(game), bearer(game)) == (("A", "C", "C", 0), "A")


@pytest.mark.rule("FZ-E.11", "FZ-E.15")
@pytest.mark.parametrize(
    ("moment", "target", "expected"),
    [
        ("whenKilled", "human", ("", "A", "C", 0)),  # the dead stand nowhere
        ("onLeave", "human", ("", "", "C", 0)),
        ("whenWounded", "master", ("C", "A", "C", 0)),
        ("whenKilled", "master", ("", "", "", 0)),
        ("whenWounded", "human", ("", "", "", 0)),
    ],
)
def test_a_kill_or_a_wound_tells_who_did_it_and_where(moment, target, expected):
    assert told(shot(waiting(moment, who="any"), target, 9)) == expected


@pytest.mark.rule("FZ-E.11", "FZ-6.06")
@pytest.mark.parametrize(
    ("moment", "expected"),
    [("whenKilled", ("", "A", "C", 0)), ("whenWounded", ("", "A", "C", 0)), ("onLeave", ("", "", "C", 0))],
)
def test_the_defeat_of_a_boss_tells_who_did_it_and_where(moment, expected):
    situation = {"monsters": [{"kind": "master", "at": "yard/c", "power": 1}]}
    assert told(shot(waiting(moment, who="any"), "master", 9, situation=situation)) == expected


# --- attacks of monsters --------------------------------------------------------------------------


def fired_at(mission, hits=2, hand=3, heroes=None, dice=(BLANK,), **parts):
    return threat(
        "ABCDE",
        heroes=heroes or {"frank": "A"},
        hands={"frank": ["punch"] * hand},
        monsters={"gunner": "C"},
        kinds={"gunner": {"class": "minion", "speed": 0, "attack": ("bullets", 0, 2), "bonus": hits}},
        mission=mission,
        changes=TOKENS,
        dice=list(dice),
        **parts,
    )


@pytest.mark.rule("FZ-E.08", "FZ-E.09", "FZ-E.10")
@pytest.mark.parametrize(
    ("moment", "hits", "expected"),
    [
        ("whenTargeted", 2, ("A", "C", "A", 0)),
        ("whenAttacked", 2, ("A", "C", "A", 0)),
        ("whenHit", 2, ("A", "C", "A", 2)),
        ("whenHit", 0, ("", "", "", 0)),
        ("beforeKnockDown", 3, ("", "", "", 0)),
        ("beforeKnockDown", 4, ("A", "", "A", 4)),
        ("whenKnockedDown", 3, ("", "", "", 0)),
        ("whenKnockedDown", 4, ("A", "", "A", 0)),
    ],
)
def test_hits_on_a_hero_tell_of_the_hero_the_attacker_and_their_number(moment, hits, expected):
    assert told(fired_at(waiting(moment, who="any"), hits)) == expected


@pytest.mark.rule("FZ-E.08", "FZ-8.33")
def test_a_volunteer_is_told_of_as_the_new_target():
    game = fired_at(waiting("whenTargeted", who="any"), heroes={"frank": "A", "abe": "A"}, hits=0)
    take(game, "take-attack")
    assert told(game) == ("AA", "CC", "AA", 0)


@pytest.mark.rule("FZ-E.10", "FZ-E.89")
@pytest.mark.parametrize("moment", ["beforeKnockDown", "whenKnockedDown"])
def test_a_knock_down_by_a_text_tells_of_no_hits(moment):
    mission = waiting(moment, who="any")
    knocks = {"when": {"op": "onActivate", "who": "monster"}, "do": [{"op": "knockDown", "who": "allHeroes"}]}
    mission["specialRules"].append(knocks)
    assert told(fired_at(mission)) == ("A", "", "A", 0)


# --- activation -----------------------------------------------------------------------------------


def runs(mission, dice, speed=1):
    return threat(
        "ABCDE",
        heroes={"frank": "A"},
        monsters={"runner": "E"},
        kinds={"runner": {"class": "minion", "speed": speed, "attack": None}},
        mission=mission,
        changes=TOKENS,
        dice=dice,
    )


@pytest.mark.rule("FZ-E.12", "FZ-E.13", "FZ-E.15")
@pytest.mark.parametrize(
    ("moment", "face", "expected"),
    [
        ("onActivate", BLANK, ("E", "", "E", 0)),
        ("onSpecial", SPECIAL, ("D", "", "D", 0)),
        ("onSpecial", MOVE, ("", "", "", 0)),
        ("onMoveSymbol", MOVE, ("D", "", "D", 0)),
        ("onMoveSymbol", BLANK, ("", "", "", 0)),
        ("onEnter", BLANK, ("D", "", "D", 0)),
        ("onLeave", BLANK, ("D", "", "E", 0)),
    ],
)
def test_an_activation_tells_of_the_monster_and_where_it_is(moment, face, expected):
    assert told(runs(waiting(moment, who="any"), [face])) == expected


@pytest.mark.rule("FZ-E.12", "FZ-8.23")
def test_a_special_ability_knows_its_own_monster_and_nobody_else():
    game = threat(
        "ABCDE",
        heroes={"frank": "A"},
        monsters={"runner": "E"},
        kinds={"runner": {"class": "minion", "speed": 1, "attack": None, "special": PROBE}},
        changes=TOKENS,
        dice=[SPECIAL],
    )
    assert (told(game), bearer(game)) == (("D", "", "D", 0), "D")


@pytest.mark.rule("FZ-E.14", "FZ-E.15")
@pytest.mark.parametrize(("moment", "expected"), [("onSpawn", ("C", "", "C", 3)), ("onEnter", ("C", "", "C", 0))])
@pytest.mark.parametrize(
    "effect",
    [
        {"op": "spawn", "kind": "human", "at": {"op": "named", "location": "yard/c"}},
        {"op": "bringBoss", "kind": "master"},
    ],
)
def test_an_arrival_tells_of_the_monster_and_how_it_came(moment, expected, effect):
    game = drill(
        "ABC",
        heroes={"abe": "A"},
        hands={"abe": ["call"]},
        cards={"call": card(lower=response(effect))},
        mission=waiting(moment, who="any", **({"how": ["effect"]} if moment == "onSpawn" else {})),
        changes=TOKENS,
        phase="tactics",
        situation={"round": 2, "monsters": []},
    )
    take(game, "play-tactical-response")
    assert told(game) == expected


@pytest.mark.rule("FZ-6.02")
def test_what_a_boss_does_on_its_arrival_is_its_own_and_about_nobody_else():
    boss = {"kind": "master", "markerLocation": "yard/c", "arrivalEffect": PROBE}
    game = drill(
        "ABC",
        heroes={"abe": "A"},
        hands={"abe": ["call"]},
        cards={"call": card(lower=response({"op": "bringBoss", "kind": "master"}))},
        mission={"boss": boss},
        changes=TOKENS,
        phase="tactics",
        situation={"round": 2, "monsters": []},
    )
    take(game, "play-tactical-response")
    assert (told(game), bearer(game)) == (("", "", "", 0), "C")


# --- threat, twists, coin -------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.21", "FZ-E.22")
@pytest.mark.parametrize(("moment", "number"), [("onThreatAdvance", 3), ("onTwist", 2), ("onCoin", 0)])
def test_threat_and_twists_tell_of_nobody_but_how_many(moment, number):
    game = threat("AB", mission=waiting(moment), changes=TOKENS, situation={"threat": 2, "twists": ["twist-5"]})
    assert told(game) == ("", "", "", number)


@pytest.mark.rule("FZ-E.22")
def test_the_coin_tells_its_side():
    game = fired_at(waiting("onCoin"), hits=9)
    assert told(game) == ("", "", "", 1)
    assert kind(game) in ("rise-or-stay", "turn")


@pytest.mark.rule("FZ-E.03", "FZ-F.15", "FZ-F.21")
@pytest.mark.parametrize("where", ["twist", "space"])
def test_effects_of_twists_and_spaces_are_about_nobody(where):
    twists = [{"id": f"twist-{n}", "name": "T", "onDraw": PROBE if where == "twist" else []} for n in range(6)]
    effects = [{"space": 3, "effect": PROBE}] if where == "space" else []
    track = {"id": "track", "effects": effects}
    game = threat("AB", changes={**TOKENS, "twists": twists, "threatTracks": [track]}, situation={"threat": 2})
    assert told(game) == ("", "", "", 0)
