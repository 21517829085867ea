"""The commander: searches within its budget, on redrawn copies only, the same way for the same seed."""

from pathlib import Path

import pytest

from engine import bots, load_pack
from engine.core.bots import find_bot
from engine.core.game import Game
from engine.rulesets.fireteam_zero.bots.evaluation import evaluate
from tests.engine.fireteam_zero.drill import at, drill, options, take
from tests.engine.fireteam_zero.test_veteran import disturb

PACK = Path(__file__).parents[1] / "packs" / "proving_ground"


@pytest.fixture(scope="module")
def pack():
    return load_pack(PACK)


def commander(rollouts=60, seed=1):
    return find_bot(bots("fireteam-zero"), f"commander:{rollouts}")(seed)


def middle(pack, seed=5, after=40):
    """A game in its middle, at a question worth a search."""
    game = pack.ruleset.start(pack.scenario("the-cupbearer"), ["abe", "frank", "shad"], seed, log=False)
    bot = bots("fireteam-zero")["veteran"](seed)
    while not game.result and (game.decisions_made < after or game.decision_kinds[game.kind].name != "turn"):
        game.answer(bot.choose(game))
    return game


@pytest.mark.parametrize("budget", [10, 60, 100])
def test_the_budget_is_kept(pack, budget):
    game = middle(pack)
    bot = commander(budget)
    bot.choose(game)
    assert 0 < bot.spent <= budget or 2 * len(game.options) > budget


def test_every_copy_is_redrawn_for_the_seat_that_decides_before_it_is_played(pack, monkeypatch):
    game = middle(pack)
    made, seats = [], set()
    original = type(game).determinize

    def redraw(self, seed, seat=None):
        made.append(seed)
        seats.add(seat)
        return original(self, seed, seat)

    monkeypatch.setattr(type(game), "determinize", redraw)
    answered = []
    plain = Game.answer
    monkeypatch.setattr(Game, "answer", lambda self, index: answered.append(self.seed) or plain(self, index))
    commander(60).choose(game)
    assert made
    assert seats == {game.seat}
    assert set(answered) <= set(made)  # nothing was ever played on with the true dice
    assert game.seed not in answered


@pytest.mark.parametrize("seed", [5, 6])
def test_it_never_peeks(pack, seed):
    game = middle(pack, seed)
    assert len({commander(60).choose(one) for one in (game, disturb(game, 1), disturb(game, 2))}) == 1


@pytest.mark.rule("FZ-A.63")
def test_it_does_not_look_into_the_hands_of_others(pack):
    game = middle(pack)
    assert len({commander(60).choose(one) for one in (game, *[game.determinize(n, game.seat) for n in range(2)])}) == 1


def test_what_the_veteran_has_planned_is_carried_out_without_a_new_search():
    """A plan is searched when it is made; a deviation from it is searched again."""
    parts = {"hands": {"frank": 5, "abe": 5}, "mission": {"exitPoint": at("E")}}
    done = {"objectives": [{"id": "goal", "state": "completed"}]}
    game = drill("ABCDE", heroes={"frank": "A", "abe": "A"}, situation=done, **parts)
    bot = commander(30)
    game.choose(bot.choose(game))
    assert bot.spent > 0
    bot.choose(game)
    assert bot.spent == 0

    game = drill("ABCDE", heroes={"frank": "A", "abe": "A"}, situation=done, **parts)
    bot.choose(game)
    take(game, "end-turn")
    bot.choose(game)
    assert bot.spent > 0


def test_the_same_seed_gives_the_same_choice_and_leaves_the_game_alone(pack):
    game = middle(pack)
    before = game.clone()
    assert commander(60, 3).choose(game) == commander(60, 3).choose(game)
    assert (game.choices, game.hands, game.monster_at, game.dice_cursor) == (
        before.choices,
        before.hands,
        before.monster_at,
        before.dice_cursor,
    )


def test_it_sees_that_a_step_wins():
    game = drill(
        "ABCDE",
        heroes={"frank": "D", "abe": "E"},
        hands={"frank": 5, "abe": 5},
        mission={"exitPoint": at("E")},
        situation={"objectives": [{"id": "goal", "state": "completed"}]},
    )
    assert options(game)[commander(30).choose(game)] == {"verb": "move", "to": at("E")}


def test_a_game_looks_better_with_objectives_cards_and_the_coin():
    def value(**situation):
        return evaluate(
            drill("ABC", heroes={"frank": "A"}, hands={"frank": situation.pop("cards", 3)}, situation=situation)
        )

    goal = [{"id": "goal", "tokens": 6}]
    assert value() < value(objectives=goal)
    assert value(coin="tails") < value()
    assert value(cards=1) < value(cards=5)
    assert 0.0 < value() < 1.0
