"""Laws that hold for every game of every ruleset and pack, shown by playing at random (see docs/engine.md)."""

import json
import subprocess
import sys
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import EngineFault, IllegalChoice, load_pack, replay, start
from tests.engine.laws.countdown import offered
from tests.engine.laws.fireteam_zero import check_coin
from tests.engine.laws.play import (
    COUNTDOWN,
    FIRETEAM_ZERO,
    TABLES,
    Table,
    pack_of,
    play_watched,
    played,
    state_of,
)

SEEDS = st.integers(min_value=0, max_value=10**9)
slow = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
every_ruleset = pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])


# --- every game ends, and nothing appears or vanishes -----------------------------------------------


@every_ruleset
@slow
@given(SEEDS, SEEDS)
def test_random_missions_play_to_an_end_and_keep_every_invariant(table: Table, pack_seed: int, seed: int) -> None:
    pack = load_pack(table.random_document(pack_seed))
    ending = play_watched(table, table.begin_random(pack, seed, False), seed)
    assert ending.startswith(("won", "lost", "unfinished", "endless effect"))


@pytest.mark.rule(
    "FZ-I.01", "FZ-I.02", "FZ-I.03", "FZ-I.04", "FZ-I.05", "FZ-I.06", "FZ-I.07", "FZ-I.10", "FZ-I.11", "FZ-I.12",
    "FZ-I.13", "FZ-I.14",
)  # fmt: skip
@pytest.mark.parametrize("mission", ["ferry-landing", "the-cupbearer"])
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_the_invariants_of_fireteam_zero_hold_at_every_decision(mission: str, heroes: int) -> None:
    for seed in range(6):
        game = start(pack_of(FIRETEAM_ZERO), mission, heroes, seed)
        assert play_watched(FIRETEAM_ZERO, game, seed) != "endless effect"
        check_coin(game)


@pytest.mark.rule("CD-12.19", "CD-13.14", "CD-20.11", "CD-21.02", "CD-22.04", "CD-23.03", "CD-90.26", "CD-90.27")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("traitor_mode", [False, True])
def test_the_invariants_of_countdown_hold_at_every_decision(players: int, traitor_mode: bool) -> None:
    pack = pack_of(COUNTDOWN)
    options = {"traitorMode": traitor_mode and players > 2}
    for seed, mission in enumerate(pack.missions):
        game = start(pack, mission, players, seed, options=options, log=False)
        assert play_watched(COUNTDOWN, game, seed) != "endless effect"


# --- the same seed and choices are the same game ----------------------------------------------------


@every_ruleset
@slow
@given(SEEDS)
def test_the_same_seed_and_choices_give_the_same_log(table: Table, seed: int) -> None:
    one, other = played(table, seed), played(table, seed)
    assert one.log == other.log
    assert state_of(one) == state_of(other)


@every_ruleset
def test_a_record_replays_to_the_same_log_in_another_process_with_another_hash_seed(table: Table, tmp_path) -> None:
    game = played(table, 11)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(game.record()), encoding="utf-8")
    command = [sys.executable, "-m", "engine", "replay", str(path), "--pack", table.folder, "--json"]
    told = []
    for hash_seed in ("1", "4242"):
        environment = {"PYTHONHASHSEED": hash_seed, "PATH": "", "PYTHONPATH": "."}
        told.append(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert told[0] == told[1]
    assert json.loads(told[0])["events"] == json.loads(json.dumps([event.as_json() for event in game.events]))


@every_ruleset
@slow
@given(SEEDS, st.integers(min_value=0, max_value=200))
def test_a_replayed_record_is_the_game(table: Table, seed: int, after: int) -> None:
    game = played(table, seed, most=after)
    again = replay(pack_of(table), json.loads(json.dumps(game.record())))
    assert state_of(again) == state_of(game)
    assert again.record() == game.record()


# --- clones -----------------------------------------------------------------------------------------


@every_ruleset
@slow
@given(SEEDS, st.integers(min_value=0, max_value=200))
def test_a_clone_goes_its_own_way(table: Table, seed: int, after: int) -> None:
    game = played(table, seed, most=after)
    frozen = state_of(game)
    copy = game.clone()
    assert state_of(copy) == frozen
    draw = Random(seed + 1)
    while not copy.is_over:
        copy.choose(draw.randrange(len(copy.options)))
    assert state_of(game) == frozen


@every_ruleset
@slow
@given(SEEDS, st.integers(min_value=0, max_value=200))
def test_a_clone_played_alike_ends_alike(table: Table, seed: int, after: int) -> None:
    game = played(table, seed, most=after)
    copy = game.clone()
    for each in (game, copy):
        draw = Random(seed)
        while not each.is_over:
            each.choose(draw.randrange(len(each.options)))
    assert state_of(game) == state_of(copy)
    assert game.log == copy.log


# --- choices ----------------------------------------------------------------------------------------


@every_ruleset
@slow
@given(SEEDS)
def test_every_offered_option_is_legal_in_each_of_its_forms(table: Table, seed: int) -> None:
    game = played(table, seed, most=seed % 120)
    if game.is_over:
        return
    for option in game.decision.options:
        by_index, by_option, by_json = game.clone(), game.clone(), game.clone()
        by_index.choose(option.index)
        by_option.choose(option)
        by_json.choose(json.loads(json.dumps(option.as_json())))
        assert state_of(by_index) == state_of(by_option) == state_of(by_json)


@every_ruleset
@slow
@given(SEEDS, st.sampled_from([-2, 99_999, "attack", None, True, 1.0, {"verb": "fly"}, {}, []]))
def test_an_illegal_choice_changes_nothing(table: Table, seed: int, wrong) -> None:
    game = played(table, seed, most=seed % 120)
    frozen = state_of(game)
    with pytest.raises(IllegalChoice):
        game.choose(wrong)
    assert state_of(game) == frozen


# --- what is hidden ---------------------------------------------------------------------------------


@every_ruleset
@slow
@given(SEEDS, SEEDS)
def test_a_view_does_not_know_what_is_hidden(table: Table, seed: int, other_seed: int) -> None:
    """What nobody can know may be reshuffled without any seat seeing a difference."""
    game = played(table, seed, most=seed % 120)
    for seat in range(table.seats(game)):
        assert game.determinize(other_seed, seat).view(seat) == game.view(seat)
    assert game.determinize(other_seed).view() == game.view()


@pytest.mark.rule("CD-2.21", "CD-32.07")
@slow
@given(SEEDS, SEEDS)
def test_what_countdown_offers_gives_nothing_hidden_away(seed: int, other_seed: int) -> None:
    """Where a face-down card or somebody's role decided what may be done, players could read it from the options."""
    game = played(COUNTDOWN, seed, most=seed % 120)
    assert offered(game.determinize(other_seed, 0)) == offered(game)


@every_ruleset
@slow
@given(SEEDS, SEEDS)
def test_a_determinized_game_keeps_every_invariant_to_the_end(table: Table, seed: int, other_seed: int) -> None:
    game = played(table, seed, most=seed % 120)
    check = table.watch(game)
    other = game.determinize(other_seed, 0)
    check(other)
    draw = Random(other_seed)
    while not other.is_over:
        other.choose(draw.randrange(len(other.options)))
        check(other)


@every_ruleset
def test_a_determinized_game_cannot_be_recorded(table: Table) -> None:
    with pytest.raises(EngineFault):
        played(table, 3, most=20).determinize(1).record()


def test_determinizing_draws_other_dice_and_decks() -> None:
    game = played(FIRETEAM_ZERO, 3, most=20)
    decks = {tuple(game.determinize(seed).decks) for seed in range(8)}
    rolls = {game.determinize(seed).roll(6) for seed in range(30)}
    assert len(decks) == 8
    assert len(rolls) > 3
