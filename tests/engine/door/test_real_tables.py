"""A real table: people roll and draw, and tell the game what came up."""

import random
from functools import cache

import pytest

from engine import (
    EngineFault,
    Game,
    LuckNeeded,
    bots,
    load_pack,
    luck_asked,
    options_at_a_real_table,
    replay,
    start,
)
from engine.core import chance
from tests.engine.starter_packs import CONTENT

MISSIONS = {"fireteam-zero": "the-last-ferry", "countdown": "closing-time"}
BLOCK = chance.BLOCK[chance.DICE]


@cache
def pack_of(ruleset):
    return load_pack(CONTENT / ruleset.replace("-", "_"))


@pytest.fixture(params=MISSIONS)
def ruleset(request):
    return request.param


class RealTable:
    """People with the real game: whenever the rules wait for luck, they roll or draw and enter it."""

    def __init__(self, ruleset, seed, draw, choose=None):
        self.pack, self.mission = pack_of(ruleset), MISSIONS[ruleset]
        self.options = options_at_a_real_table(self.pack, self.mission)
        self.draw, self.choose = draw, choose or bots(ruleset)["veteran"](seed).choose
        self.record = {"seed": seed, "dice": [], "draws": []}
        self.asked = []
        self.game = self.begin()

    def begin(self) -> Game:
        while True:
            try:
                luck = {"dice": self.record["dice"], "draws": self.record["draws"]}
                return start(self.pack, self.mission, 3, self.record["seed"], options=self.options, **luck)
            except LuckNeeded as need:
                self.enter(need)

    def enter(self, need):
        self.asked.append(luck_asked(need))
        told = list(self.draw(need))
        self.record["draws" if need.luck.is_cards else "dice"] += told
        return told

    def play(self, most=2000):
        for _ in range(most):
            if self.game.is_over:
                break
            self.take(self.choose(self.game.determinize(1)))
        return self

    def take(self, choice):
        before = self.game.clone()
        while True:
            try:
                game = before.clone()
                game.choose(choice)
            except LuckNeeded as need:
                told = tuple(self.enter(need))
                before.draws += told if need.luck.is_cards else ()
                before.script += told if not need.luck.is_cards else ()
            else:
                self.game = game
                return

    def whole_record(self):
        return {**self.game.record(), "dice": self.record["dice"], "draws": self.record["draws"]}


def by_lot(seed):
    lot = random.Random(seed)

    def draw(need):
        return (
            lot.sample(need.luck.values, need.luck.count)
            if need.luck.is_cards
            else lot.choices(need.luck.values, k=need.luck.count)
        )

    return draw


def as_the_seed_has_it(seed):
    """Dice and cards as the same seed gives them to a game on the command line."""
    thrown = 0

    def die(sides):
        nonlocal thrown
        number = chance.block(seed, chance.DICE, thrown // BLOCK)[thrown % BLOCK]
        thrown += 1
        return (number * sides >> chance.BITS) + 1

    def draw(need):
        if not need.luck.is_cards:
            return [die(len(need.luck.values)) for _ in range(need.luck.count)]
        return guesses(need)

    return draw


def guesses(need):
    """The cards that lie there as long as nobody has looked."""
    game, luck = need.game, need.luck
    if luck.what == "recon":  # those above have been told of just now; the box may hold what lies there
        box = len(game.recon_box) if len(luck.values) > len(game.recon_deck) else 0
        pile = game.recon_deck[: len(luck.values) - box]
    elif luck.what == "twist":
        pile = game.twist_deck
    elif hasattr(game, "decks"):
        pile = game.decks[luck.about]
    elif luck.about < 0:
        pile = [card for card in game.threat_stack if card in luck.values]  # without those told of just now
    else:
        pile = [card for card in game.stacks[luck.about] if card in luck.values]
    return pile[::-1][: luck.count]


def test_with_the_same_dice_and_cards_it_is_the_same_game_as_on_the_command_line(ruleset):
    seed = 11
    table = RealTable(ruleset, seed, as_the_seed_has_it(seed)).play()
    plain = start(table.pack, table.mission, 3, seed, options=table.options)
    for choice in table.game.choices:
        plain.choose(choice)
    assert table.game.is_over
    assert [event.text for event in plain.events] == [event.text for event in table.game.events]
    assert plain.outcome == table.game.outcome


@pytest.mark.parametrize("seed", range(3))
def test_the_record_of_what_people_rolled_and_drew_plays_the_same_game_again(ruleset, seed):
    table = RealTable(ruleset, seed, by_lot(seed)).play()
    again = replay(table.pack, table.whole_record())
    assert again.is_over
    assert again.outcome == table.game.outcome
    assert [event.text for event in again.events] == [event.text for event in table.game.events]
    assert (again.script, again.draws) == ((), ())  # all luck was used, and nothing beside it


def test_nothing_that_people_could_see_is_left_to_the_seed(ruleset):
    """Two seeds, the same luck at the real table: the same game."""
    first = RealTable(ruleset, 1, by_lot(5), choose=last_option).play()
    second = RealTable(ruleset, 2, by_lot(5), choose=last_option).play()
    assert [event.text for event in first.game.events] == [event.text for event in second.game.events]


def last_option(game):
    return len(game.options) - 1


def test_the_question_says_who_rolls_what_and_offers_every_side_or_card(ruleset):
    asked = RealTable(ruleset, 3, by_lot(3)).play().asked
    assert {one.kind for one in asked} == {"dice", "cards"}
    for one in asked:
        assert one.prompt
        assert all(face.label for face in one.faces)
        assert sum(face.copies for face in one.faces) >= (one.count if one.kind == "cards" else 1)


def test_what_cannot_lie_there_is_refused(ruleset):
    table = RealTable(ruleset, 3, by_lot(3))
    table.draw = lambda need: [999] * need.luck.count if need.luck.is_cards else by_lot(3)(need)
    with pytest.raises(EngineFault, match="cannot be there"):
        table.play()


def test_whoever_looks_ahead_has_luck_of_his_own(ruleset):
    """A bot's copy of the game rolls by itself: it knows no more than the table."""
    table = RealTable(ruleset, 3, by_lot(3))
    copy = table.game.determinize(5)
    chooser = random.Random(1)
    for _ in range(60):
        if copy.is_over:
            break
        copy.answer(chooser.randrange(len(copy.options)))
    assert copy.decisions_made
