"""Laws that hold for every game of every pack, shown by playing at random (see docs/engine.md)."""

import contextlib
import json
import subprocess
import sys
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import EngineFault, Game, IllegalChoice, Pack, load_pack, replay, start
from tests.engine.fireteam_zero.random_missions import random_document
from tests.engine.laws.invariants import check_coin, check_invariants
from tests.engine.laws.play import played, proving_ground, state_of

SEEDS = st.integers(min_value=0, max_value=10**9)
slow = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@pytest.fixture(scope="module")
def ground() -> Pack:
    return proving_ground()


def random_pack(seed: int) -> Pack:
    return load_pack(random_document(seed))


@slow
@given(SEEDS, SEEDS)
def test_random_missions_play_to_an_end_and_keep_every_invariant(pack_seed: int, seed: int) -> None:
    game = start(random_pack(pack_seed), "random", 2 + seed % 3, seed, log=False)
    draw = Random(seed)
    check_invariants(game)
    with contextlib.suppress(EngineFault):  # an endless random effect is a clear verdict, never a hang
        while not game.is_over:
            game.choose(draw.randrange(len(game.options)))
            check_invariants(game)
        assert game.outcome["result"] in ("won", "lost", "unfinished")


@pytest.mark.rule(
    "FZ-I.01", "FZ-I.02", "FZ-I.03", "FZ-I.04", "FZ-I.05", "FZ-I.06", "FZ-I.07", "FZ-I.10", "FZ-I.11", "FZ-I.12",
    "FZ-I.13", "FZ-I.14",
)  # fmt: skip
@pytest.mark.parametrize("mission", ["ferry-landing", "the-cupbearer"])
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_the_invariants_hold_at_every_decision(ground: Pack, mission: str, heroes: int) -> None:
    for seed in range(6):
        game = start(ground, mission, heroes, seed)
        draw = Random(seed)
        check_invariants(game)
        while not game.is_over:
            game.choose(draw.randrange(len(game.options)))
            check_invariants(game)
        check_coin(game)


@slow
@given(SEEDS)
def test_the_same_seed_and_choices_give_the_same_log(seed: int) -> None:
    one, other = played(proving_ground(), seed), played(proving_ground(), seed)
    assert one.log == other.log
    assert state_of(one) == state_of(other)


def test_a_record_replays_to_the_same_log_in_another_process_with_another_hash_seed(tmp_path) -> None:
    game = played(proving_ground(), 11)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(game.record()), encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "engine",
        "replay",
        str(path),
        "--pack",
        "tests/engine/packs/proving_ground",
        "--json",
    ]
    told = []
    for hash_seed in ("1", "4242"):
        environment = {"PYTHONHASHSEED": hash_seed, "PATH": "", "PYTHONPATH": "."}
        told.append(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert told[0] == told[1]
    assert json.loads(told[0])["events"] == json.loads(json.dumps([event.as_json() for event in game.events]))


@slow
@given(SEEDS, st.integers(min_value=0, max_value=200))
def test_a_clone_goes_its_own_way(seed: int, after: int) -> None:
    game = played(proving_ground(), seed, most=after)
    frozen = state_of(game)
    copy = game.clone()
    assert state_of(copy) == frozen
    draw = Random(seed + 1)
    while not copy.is_over:
        copy.choose(draw.randrange(len(copy.options)))
    assert state_of(game) == frozen


@slow
@given(SEEDS, st.integers(min_value=0, max_value=200))
def test_a_clone_played_alike_ends_alike(seed: int, after: int) -> None:
    game = played(proving_ground(), seed, most=after)
    copy = game.clone()
    for each in (game, copy):
        draw = Random(seed)
        while not each.is_over:
            each.choose(draw.randrange(len(each.options)))
    assert state_of(game) == state_of(copy)
    assert game.log == copy.log


@slow
@given(SEEDS, st.integers(min_value=0, max_value=200))
def test_a_replayed_record_is_the_game(seed: int, after: int) -> None:
    game = played(proving_ground(), seed, most=after)
    again = replay(proving_ground(), json.loads(json.dumps(game.record())))
    assert state_of(again) == state_of(game)
    assert again.record() == game.record()


@slow
@given(SEEDS)
def test_every_offered_option_is_legal_in_each_of_its_forms(seed: int) -> None:
    game = played(proving_ground(), seed, most=seed % 120)
    if game.is_over:
        return
    for option in game.decision.options:
        by_index, by_option, by_json = game.clone(), game.clone(), game.clone()
        by_index.choose(option.index)
        by_option.choose(option)
        by_json.choose(json.loads(json.dumps(option.as_json())))
        assert state_of(by_index) == state_of(by_option) == state_of(by_json)


@slow
@given(SEEDS, st.sampled_from([-2, 99_999, "attack", None, True, 1.0, {"verb": "fly"}, {}, []]))
def test_an_illegal_choice_changes_nothing(seed: int, wrong) -> None:
    game = played(proving_ground(), seed, most=seed % 120)
    frozen = state_of(game)
    with pytest.raises(IllegalChoice):
        game.choose(wrong)
    assert state_of(game) == frozen


@slow
@given(SEEDS, SEEDS)
def test_a_view_does_not_know_what_is_hidden(seed: int, other_seed: int) -> None:
    """What nobody can know may be reshuffled without any seat seeing a difference."""
    game = played(proving_ground(), seed, most=seed % 120)
    for seat in range(len(game.hero_at)):
        assert game.determinize(other_seed, seat).view(seat) == game.view(seat)
    assert game.determinize(other_seed).view() == game.view()


@slow
@given(SEEDS, SEEDS)
def test_a_determinized_game_keeps_every_invariant_to_the_end(seed: int, other_seed: int) -> None:
    game = played(proving_ground(), seed, most=seed % 120).determinize(other_seed, 0)
    draw = Random(other_seed)
    check_invariants(game)
    while not game.is_over:
        game.choose(draw.randrange(len(game.options)))
        check_invariants(game)


def test_a_determinized_game_cannot_be_recorded(ground: Pack) -> None:
    game: Game = played(ground, 3, most=20)
    with pytest.raises(EngineFault):
        game.determinize(1).record()


def test_determinizing_draws_other_dice_and_decks(ground: Pack) -> None:
    game = played(ground, 3, most=20)
    decks = {tuple(game.determinize(seed).decks) for seed in range(8)}
    rolls = {tuple(game.determinize(seed).roll(6) for _ in range(1)) for seed in range(30)}
    assert len(decks) == 8
    assert len(rolls) > 3
