"""The veteran: situations with one clearly right answer, no peeking, never an illegal choice."""

from pathlib import Path
from random import Random

import pytest

from engine import EngineFault, bots, load_pack, playtest
from engine.core import chance
from engine.core.decisions import GROUP
from engine.rulesets.fireteam_zero.bots.attacks import SPENT, Aim, Stake, best_blow
from engine.rulesets.fireteam_zero.bots.danger import AT_TAILS, PATIENCE, price_of_fall
from engine.rulesets.fireteam_zero.bots.odds import hit_table, risk
from engine.rulesets.fireteam_zero.codes import FIRST_MONSTER
from engine.rulesets.fireteam_zero.state import RECON_PILE, TWIST_PILE
from tests.engine.fireteam_zero.drill import at, card, drill, objective, offers, options, reaction, run_to, take, threat
from tests.engine.fireteam_zero.random_missions import random_document

PACK = Path(__file__).parents[1] / "packs" / "proving_ground"
FERRY = {"exitPoint": at("E")}
KINDS = ("turn", "attack-cards", "accompany")  # of questions in one's own turn


def veteran(seed=1):
    return bots("fireteam-zero")["veteran"](seed)


def answer(game, bot=None):
    """What the veteran does now, in JSON."""
    return options(game)[(bot or veteran()).choose(game)]


def play_turn(game, bot=None):
    """Let the veteran play until somebody else is asked or the round ends; the verbs it used."""
    bot = bot or veteran()
    turn, used = (game.round, game.seat), []
    while not game.is_over and (game.round, game.seat) == turn and game.decision.kind in KINDS:
        chosen = options(game)[bot.choose(game)]
        used.append(chosen)
        game.choose(chosen)
    return used


# --- odds -----------------------------------------------------------------------------------------


def test_odds_come_from_the_faces_of_the_die():
    table = hit_table((0, 0, 1, 1, 1, 2))
    assert table[0][:2] == (1.0, 0.0)
    assert table[1][1] == pytest.approx(4 / 6)
    assert table[2][4] == pytest.approx(1 / 36)
    assert table[2][1] == pytest.approx(1 - 4 / 36)


def test_risk_falls_with_cards_and_rises_with_danger():
    assert risk(0, 0) == 0.0
    assert risk(5, 1.0) < risk(2, 1.0) < risk(0, 1.0) < risk(0, 4.0)
    assert risk(5, 100.0) > 0.97
    assert risk(50, 0.5) < 0.001


def test_whoever_kills_the_only_attacker_has_nothing_left_to_fear():
    # Beside a comrade hits count less, so that a monster deals more of them than the danger it is (2 instead of 1.5).
    kill = Aim(FIRST_MONSTER, prize=0.1, hits=2.0, cards=(0,), chances=[1.0], extras=[])
    blow = best_blow([kill], 3, Stake(danger=1.5, price=1.0, attackers=[0]))
    assert blow.worth == pytest.approx(0.1 + risk(3, 1.5) - SPENT)


# --- turns ----------------------------------------------------------------------------------------


def test_it_kills_the_monster_that_stands_beside_it():
    game = drill(
        "ABC", heroes={"frank": "A"}, monsters={"human": "A"}, hands={"frank": ["shot", "shot", "punch", "punch"]}
    )
    used = play_turn(game)
    assert used[0] == {"verb": "attack", "target": "human#1"}


def test_it_does_not_spend_its_life_on_a_giant_it_cannot_kill():
    giant = {"giant": {"class": "elite", "health": 9, "resist": (9, 9, 9), "attack": ("brawl", 3, 0), "speed": 1}}
    hand = ["shot", "shot", "punch", "grenade"]
    game = drill("ABCDE", heroes={"frank": "C"}, monsters={"giant": "C"}, hands={"frank": hand}, kinds=giant)
    assert not [one for one in play_turn(game) if one["verb"] == "attack"]


def test_one_card_is_enough_for_a_sure_kill():
    cards = {"cannon": card("bullets", 1, 2, bonus=4)}
    game = drill(
        "AB", heroes={"frank": "A"}, monsters={"human": "B"}, hands={"frank": ["cannon", "shot", "shot"]}, cards=cards
    )
    play_turn(game)
    assert len(game.hands[0]) >= 2


def test_it_searches_where_it_stands_while_a_discovery_is_missing():
    found = {"id": "plan", "name": "Plan", "objective": "goal", "effects": []}
    parts = {
        "mission": {"discoveries": ["plan"], "eventCount": 11},
        "changes": {"discoveries": [found], "objectives": [objective("goal", tokens=1)]},
    }
    game = drill("ABC", heroes={"frank": "A"}, hands={"frank": 5}, **parts)
    assert answer(game)["verb"] == "search"


def test_it_does_not_search_when_nothing_is_missing():
    game = drill("ABC", heroes={"frank": "A"}, hands={"frank": 5})
    assert offers(game, "search")
    assert "search" not in [one["verb"] for one in play_turn(game)]


def test_it_performs_the_action_of_an_objective():
    work = [
        {
            "id": "dig",
            "name": "Dig",
            "effect": [{"op": "placeToken", "on": "thisCard"}],
            "where": {"op": "named", "location": at("A")},
        }
    ]
    parts = {"changes": {"objectives": [objective("goal", tokens=2, actions=work)]}}
    game = drill("ABC", heroes={"frank": "A"}, hands={"frank": 5}, **parts)
    assert answer(game) == {"verb": "act", "action": "dig", "of": None}


def test_it_walks_to_where_the_action_is():
    work = [
        {
            "id": "dig",
            "name": "Dig",
            "effect": [{"op": "placeToken", "on": "thisCard"}],
            "where": {"op": "named", "location": at("E")},
        }
    ]
    parts = {"changes": {"objectives": [objective("goal", tokens=2, actions=work)]}}
    game = drill("ABCDE", heroes={"frank": "A"}, hands={"frank": 5}, **parts)
    assert [one.get("to") for one in play_turn(game)][:2] == [at("B"), at("C")]


def test_it_heads_for_the_exit_when_all_is_done():
    done = {"objectives": [{"id": "goal", "state": "completed"}]}
    game = drill("ABCDE", heroes={"frank": "A", "abe": "E"}, hands={"frank": 5}, mission=FERRY, situation=done)
    assert [one.get("to") for one in play_turn(game)][:2] == [at("B"), at("C")]


def test_a_weak_hero_steps_away_from_danger():
    game = drill("ABCDEFG", heroes={"frank": "C"}, monsters={"giant": "D"}, hands={"frank": ["punch"]})
    assert answer(game) == {"verb": "move", "to": at("B")}


def test_it_never_shoots_a_friend_with_an_explosion_for_a_minion():
    game = drill(
        "ABC",
        heroes={"don": "A", "abe": "B"},
        monsters={"human": "B"},
        hands={"don": ["grenade", "grenade"], "abe": ["punch"]},
    )
    assert not [one for one in play_turn(game) if one["verb"] == "attack"]


# --- lying down and getting up --------------------------------------------------------------------


@pytest.mark.rule("FZ-4.08")
@pytest.mark.parametrize(("coin", "monsters", "stays"), [("tails", 3, True), ("tails", 0, False), ("heads", 3, False)])
def test_it_plays_dead_at_tails_among_monsters(coin, monsters, stays):
    game = drill(
        "ABC",
        heroes={"frank": "A", "abe": "C"},
        monsters=[("giant", "A")] * monsters,
        hands={"frank": ["punch"], "abe": 5},
        down=["frank"],
        situation={"coin": coin},
    )
    assert (answer(game)["verb"] == "stay-down") is stays


def test_it_lies_still_on_the_exit_when_all_is_done():
    game = drill(
        "ABCDE",
        heroes={"frank": "E", "abe": "A"},
        hands={"frank": 5, "abe": 5},
        down=["frank"],
        mission=FERRY,
        situation={"coin": "tails", "objectives": [{"id": "goal", "state": "completed"}]},
    )
    assert answer(game)["verb"] == "stay-down"


# --- out of turn ----------------------------------------------------------------------------------


@pytest.mark.rule("FZ-8.33")
@pytest.mark.parametrize(("target", "volunteer", "steps_in"), [(0, 5, True), (5, 0, False), (3, 3, False)])
def test_whoever_holds_more_cards_takes_one_for_the_team(target, volunteer, steps_in):
    game = threat(
        "A", heroes={"frank": "A", "abe": "A"}, monsters={"human": "A"}, hands={"frank": target, "abe": volunteer}
    )
    run_to(game, "volunteer")
    assert (answer(game)["verb"] == "take-attack") is steps_in


@pytest.mark.parametrize(("cards", "plays"), [(0, True), (5, False)])
def test_a_reaction_that_keeps_a_comrade_standing_is_played(cards, plays):
    lower = reaction(
        {"op": "whenHit", "who": "ally"}, [{"op": "preventHits", "who": "target", "n": 1}], target="triggeringFigure"
    )
    game = threat(
        "AB",
        heroes={"frank": "A", "abe": "B"},
        monsters={"human": "A"},
        hands={"frank": ["shot", "shot", "punch", "punch", "burst"][:cards], "abe": ["shield", "shot"]},
        cards={"shield": card("bullets", 1, 1, lower=lower)},
        dice=[2, 4, 2],
    )
    run_to(game, "react")
    assert (answer(game)["verb"] == "play-reaction") is plays


def test_the_least_useful_card_goes_first():
    cards = {"cannon": card("bullets", 4, 2, bonus=4), "twig": card("brawl", 1, 0)}
    game = threat(
        "A",
        heroes={"frank": "A"},
        monsters={"human": "A"},
        hands={"frank": ["cannon", "twig", "shot"]},
        cards=cards,
        dice=[2, 4, 2],
    )
    run_to(game, "discard")
    assert answer(game)["card"] == "twig-marksman"


def test_the_coin_is_taken_back_to_heads():
    work = [
        {
            "id": "dig",
            "name": "Dig",
            "effect": [{"op": "placeToken", "on": "thisCard"}],
            "where": {"op": "named", "location": at("A")},
        }
    ]
    goals = [objective("goal", tokens=1, actions=work, restoresCoin="may"), objective("more", tokens=5)]
    parts = {"changes": {"objectives": goals}, "mission": {"objectives": ["goal", "more"]}}
    game = drill("ABC", heroes={"frank": "A"}, hands={"frank": 5}, situation={"coin": "tails"}, **parts)
    take(game, "act")
    assert answer(game)["verb"] == "turn-to-heads"


def test_specialists_come_along_to_the_exit():
    game = drill(
        "ABCDE",
        heroes={"frank": "A", "abe": "A"},
        hands={"frank": 5, "abe": 5},
        specialists={"henry": "A"},
        mission={**FERRY, "requiresSpecialists": True},
        situation={"objectives": [{"id": "goal", "state": "completed"}]},
    )
    bot = veteran()
    game.choose(bot.choose(game))
    assert game.decision.kind == "accompany"
    assert answer(game, bot)["specialists"] == ["henry"]


# --- fair play ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pack():
    return load_pack(PACK)


def disturb(game, seed):
    """A copy in which everything that players cannot see is in another order."""
    other, draw = game.clone(), Random(seed)

    def reorder(pile, cards):
        seen = game.seen[pile] if game.seen else 0
        hidden = [card for place, card in enumerate(cards) if not seen >> place & 1]
        draw.shuffle(hidden)
        return tuple(card if seen >> place & 1 else hidden.pop() for place, card in enumerate(cards))

    for hero, deck in enumerate(other.decks):
        other.decks[hero] = reorder(hero, deck)
    other.twist_deck = reorder(TWIST_PILE, other.twist_deck)
    other.recon_deck = reorder(RECON_PILE, other.recon_deck)
    other.recon_box = tuple(reversed(other.recon_box))
    other.seed = draw.getrandbits(40)
    other.dice_block = chance.block(other.seed, chance.DICE, 0)
    other.deck_block = chance.block(other.seed, chance.DECKS, 0)
    return other


@pytest.mark.rule("FZ-A.63")
@pytest.mark.parametrize("mission", ["ferry-landing", "the-cupbearer"])
@pytest.mark.parametrize("seed", range(3))
def test_it_never_peeks(pack, mission, seed):
    """Not into decks, nor at coming dice, nor into the hands of others."""
    game = pack.ruleset.start(pack.scenario(mission), 3, seed, log=False)
    bot = veteran(seed)
    asked = 0
    while not game.result and asked < 150:
        seat = None if game.seat == GROUP else game.seat
        others = [disturb(game, 1), game.determinize(2, seat)]
        assert len({veteran(seed).choose(one) for one in (game, *others)}) == 1
        game.answer(bot.choose(game))
        asked += 1


@pytest.mark.parametrize("mission", ["ferry-landing", "the-cupbearer"])
def test_looking_at_a_game_does_not_change_it(pack, mission):
    game = pack.ruleset.start(pack.scenario(mission), 3, 4, log=False)
    bot = veteran(4)
    while not game.result:
        before = [getattr(game, name) for name in ("hero_at", "standing_at", "specialist_at", "hands", "monster_at")]
        copies = [list(column) for column in before]
        bot.choose(game)
        assert [list(column) for column in before] == copies
        game.answer(bot.choose(game))


def test_the_same_seed_plays_the_same_game(pack):
    def choices(seed):
        game = pack.ruleset.start(pack.scenario("the-cupbearer"), 4, seed, log=False)
        bot = veteran(seed)
        while not game.result:
            game.answer(bot.choose(game))
        return game.choices

    assert choices(3) == choices(3)


@pytest.mark.parametrize(("rounds", "price"), [(1, AT_TAILS), (PATIENCE, AT_TAILS), (2 * PATIENCE, AT_TAILS / 2)])
def test_who_has_waited_long_enough_fears_a_fall_less_and_less(rounds, price):
    """With the coin at tails and a boss beside one, waiting costs nothing: somebody must lose patience some time."""
    assert price_of_fall(drill("AB", situation={"round": rounds, "coin": "tails"})) == price


@pytest.mark.parametrize("seed", range(5))
def test_it_plays_missions_nobody_wrote(seed):
    strange = load_pack(random_document(seed))
    mission = strange.missions[0]
    game = strange.ruleset.start(strange.scenario(mission), 2, seed, log=False)
    bot = veteran(seed)
    try:
        while not game.result and game.decisions_made < 600:
            chosen = bot.choose(game)
            assert 0 <= chosen < len(game.options)
            game.answer(chosen)
    except EngineFault:
        pass  # a strange effect may have no end; that is the engine's verdict, not the bot's fault


def test_it_clearly_beats_random_play(pack):
    better = playtest(pack, "ferry-landing", 4, 60, seed=1, bot="veteran")
    worse = playtest(pack, "ferry-landing", 4, 60, seed=1, bot="random")
    assert better.interval[0] > worse.interval[1]
