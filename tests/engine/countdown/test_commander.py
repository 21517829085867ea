"""The commander: finds what is right, keeps to its budget, never peeks, is the same for the same seed."""

from pathlib import Path

from engine import bots, load_pack, start
from engine.rulesets.countdown.bots.evaluation import WEIGHTS, evaluate, features
from tests.engine.countdown.drill import drill, kind, options

PACK = Path("engine/content/countdown")
TEAM = ("gustav", "matt", "steve", "rita")
ALL = ("a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3")


def commander(seed=1, rollouts=60):
    return bots("countdown")["commander"](seed, rollouts=rollouts)


def answer(game, bot=None):
    """What the commander does now, in JSON."""
    return options(game)[(bot or commander()).choose(game)]


# --- what it sees ---------------------------------------------------------------------------------


def test_a_better_position_is_judged_better():
    def judged(**situation):
        ops = dict.fromkeys(TEAM, "b3") | situation.pop("ops", {})
        given = {"time": 3, "score": 1, **situation}
        return evaluate(drill(ops=ops, secured=("b2", "b3"), phase="positioning", situation=given))

    plain = judged()
    assert judged(score=4) > plain > judged(score=-3)
    assert judged(time=5) > plain
    assert judged(ops={"gustav": {"at": "b3", "health": 1}}) < plain
    assert judged(ops={"gustav": {"at": "b3", "hostage": "hostage3"}}) > plain
    assert judged(ops={"gustav": "b2"}) < plain  # the team is scattered


def test_bombs_wait_for_the_expert():
    def judged(ops):
        zones = {"d3": ["bomb"]}
        secured = ("a2", "b2", "c2", "d2")
        return evaluate(drill(objective="bombs", ops=ops, zones=zones, secured=secured, phase="positioning"))

    beside, behind = {"steve": "d2", "matt": "d2", "gustav": "a2"}, {"steve": "a2", "matt": "d2", "gustav": "d2"}
    assert judged(beside) > judged(behind)


def test_every_feature_has_its_weight():
    game = drill(ops=dict.fromkeys(TEAM, "b3"), secured=("b2", "b3"), phase="positioning")
    assert len(features(game)) == len(WEIGHTS)


# --- what it does ---------------------------------------------------------------------------------


def test_it_brings_the_hostage_out():
    game = drill(
        ops={"gustav": {"at": "b3", "hostage": "hostage3"}, "matt": "b3"},
        secured=("b2", "b3"),
        phase="positioning",
        situation={"time": 1, "score": -1},
    )
    assert answer(game) == {"verb": "move", "op": "gustav", "zone": "b4"}


def test_it_leaves_in_time():
    game = drill(ops=dict.fromkeys(TEAM, "b3"), secured=ALL, phase="positioning", situation={"time": 1, "score": 1})
    bot = commander()
    while not game.is_over:
        game.choose(bot.choose(game))
    assert (game.outcome["result"], game.outcome["time"]) == ("won", 1)


def test_it_wastes_no_bullet():
    """CD-12.18: with a score of two, two points are the mission."""
    game = drill(
        ops={"gustav": "b2"}, zones={"b2": ["thug"]}, secured=("b3",), dice=[3], situation={"score": 2, "time": 1}
    )
    while kind(game) != "bullet-control":
        game.choose(0)
    assert answer(game)["verb"] == "no-bullet"


def test_it_spends_no_more_than_its_budget():
    game = drill(ops=dict.fromkeys(TEAM, "b3"), secured=("b2", "b3"), phase="positioning")
    bot = commander(rollouts=30)
    bot.choose(game)
    assert 0 < bot.spent <= 30


# --- fairness -------------------------------------------------------------------------------------


def test_it_does_not_peek():
    """A game and its double with other cards face down and other dice to come get the same answer."""
    pack = load_pack(PACK)
    game = start(pack, "ship-to-shore", ["gustav+matt+steve+rita"], 4)
    bot = bots("countdown")["veteran"](4)
    for asked in range(40):
        if asked % 4 == 0:
            double = drawn_anew(game, asked)
            assert commander(rollouts=12).choose(double) == commander(rollouts=12).choose(game)
        game.choose(bot.choose(game))
        if game.is_over:
            break
    assert asked > 20


def drawn_anew(game, seed):
    """The same game for whoever looks at it, with all that is hidden drawn anew."""
    return game.determinize(seed, None)


def test_the_same_seed_gives_the_same_answers():
    pack = load_pack(PACK)
    records = []
    for _ in range(2):
        game = start(pack, "night-shift", ["gustav+matt+steve+rita"], 2)
        bot = commander(seed=5, rollouts=6)
        while not game.is_over:
            game.choose(bot.choose(game))
        records.append(game.record())
    assert records[0] == records[1]
