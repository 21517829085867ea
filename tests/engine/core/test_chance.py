"""Chance: streams that are the same for ever, evenly spread, and the same however they are drawn from."""

from pathlib import Path

import pytest

from engine import load_pack, start
from engine.core import chance

GROUND = load_pack(Path(__file__).parents[1] / "packs" / "proving_ground")


def game(seed=1, dice=()):
    return start(GROUND, "ferry-landing", ["abe", "frank"], seed, dice=list(dice))


def chi_square(counts):
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_a_seed_means_the_same_numbers_for_ever():
    assert list(chance.block(7, chance.DICE, 0)[:3]) == [2268802920, 4037171512, 1666825108]
    assert list(chance.block(-7, chance.DECKS, 2)[:3]) == [3615668957, 469560552, 1072578440]


def test_streams_blocks_and_seeds_have_nothing_in_common():
    blocks = [
        tuple(chance.block(seed, stream, number))[:8] for seed in (1, 2) for stream in (0, 1) for number in (0, 1)
    ]
    assert len(set(blocks)) == len(blocks)


def test_the_first_die_of_neighbouring_seeds_is_evenly_spread():
    counts = [0] * 6
    for seed in range(6000):
        counts[chance.block(seed, chance.DICE, 0)[0] * 6 >> chance.BITS] += 1
    assert chi_square(counts) < 20.5  # 5 degrees of freedom: one even die in a thousand is worse


@pytest.mark.parametrize("already", [0, 1, 60, 63, 64, 70])
@pytest.mark.parametrize("scripted", [0, 2, 5])
def test_dice_rolled_together_show_what_they_would_show_one_by_one(already, scripted):
    together, one_by_one = game(), game()
    for one in (together, one_by_one):
        one.reseed(5)
        for _ in range(already):
            one.roll(6)
        one.script = (1, 2, 3, 1, 2)[:scripted]
    assert together.roll_dice(4, 6) == tuple(one_by_one.roll(6) for _ in range(4))
    assert together.roll(6) == one_by_one.roll(6)


def test_a_shuffle_keeps_every_card_and_puts_each_of_them_on_top_as_often():
    one = game()
    counts = [0] * 6
    for seed in range(3000):
        one.reseed(seed)
        cards = one.shuffled((10, 11, 12, 13, 14, 15))
        assert sorted(cards) == [10, 11, 12, 13, 14, 15]
        counts[cards[0] - 10] += 1
    assert chi_square(counts) < 20.5
