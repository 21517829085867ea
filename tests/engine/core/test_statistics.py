"""The statistics of reports, against values known elsewhere."""

from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.playtest.statistics import mean_of, paired_interval, quantile_of, sign_test, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (10, 20, 0.2993, 0.7007),
        (1, 10, 0.0179, 0.4042),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_wilson_interval_has_the_values_of_the_literature(successes, trials, low, high):
    found = wilson(successes, trials)
    assert found == pytest.approx((low, high), abs=6e-5)


def test_without_trials_any_share_is_possible():
    assert wilson(0, 0) == (0.0, 1.0)


@given(st.integers(1, 5000), st.data())
def test_the_interval_holds_the_share_and_stays_within_bounds(trials, data):
    successes = data.draw(st.integers(0, trials))
    low, high = wilson(successes, trials)
    assert 0.0 <= low <= successes / trials <= high <= 1.0
    mirrored = wilson(trials - successes, trials)
    assert mirrored == pytest.approx((1 - high, 1 - low), abs=1e-12)


@pytest.mark.parametrize(
    ("plus", "minus", "p"), [(0, 0, 1.0), (5, 5, 1.0), (10, 0, 2 / 1024), (0, 6, 2 / 64), (1, 9, 22 / 1024)]
)
def test_the_sign_test_is_exact(plus, minus, p):
    assert sign_test(plus, minus) == pytest.approx(p)


def test_the_sign_test_is_quick_for_many_games():
    assert sign_test(30_000, 30_000) == 1.0
    assert sign_test(29_755, 30_245) == pytest.approx(0.0458, abs=1e-4)  # two standard deviations, corrected


@given(st.integers(0, 300), st.integers(0, 300))
def test_the_sign_test_counts_both_tails(plus, minus):
    discordant = plus + minus
    both = sum(comb(discordant, k) for k in range(discordant + 1) if comb(discordant, k) <= comb(discordant, plus))
    assert sign_test(plus, minus) == pytest.approx(both / 2**discordant if plus != minus else 1.0)
    assert sign_test(plus, minus) == sign_test(minus, plus)


@given(st.integers(0, 50), st.integers(0, 50), st.integers(0, 50))
def test_the_interval_of_a_difference_is_symmetrical(plus, minus, ties):
    low, high = paired_interval(plus, minus, plus + minus + ties)
    other = paired_interval(minus, plus, plus + minus + ties)
    assert -1 <= low <= high <= 1
    assert other == pytest.approx((-high, -low))


def test_histograms_have_a_mean_and_quantiles():
    assert mean_of({"2": 1, "10": 3}) == 8.0
    assert quantile_of({"2": 1, "10": 3}, 0.25) == 2
    assert quantile_of({"2": 1, "10": 3}, 0.5) == 10
    assert (mean_of({}), quantile_of({}, 0.5)) == (0.0, 0)
