"""Campaigns of Countdown from random packs: what a game leaves can always be recorded, and begins the next one."""

from itertools import pairwise
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import Pack, campaign, load_pack, start
from tests.engine.countdown.random_missions import random_document, random_seats
from tests.engine.laws.play import COUNTDOWN, pack_of, play_watched
from tests.engine.ledgers import enveloped, flat

BOOKS = campaign("countdown")
SEEDS = st.integers(min_value=0, max_value=10**9)
slow = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


WITHOUT_END = ("endless effect", "unfinished: budget")  # random effects may bring a game there


def play_campaign(pack: Pack, name: str, seed: int) -> list[dict[str, Any]]:
    """The results of a campaign played at random; every mission that somebody survives counts as won."""
    content, draw = pack.content, Random(seed)
    seats = random_seats(draw, draw.randint(1, 6))
    ledger = BOOKS.record(content, [], BOOKS.opening(content, name, seats, seed))
    results = []
    while True:
        upcoming = BOOKS.next_game(content, ledger, name)
        if upcoming is None:
            return results
        game = start(pack, upcoming.mission, seats, seed, options=upcoming.options, standing=upcoming.standing)
        if play_watched(COUNTDOWN, game, seed) in WITHOUT_END:
            return results
        result = flat(BOOKS.result_of(content, ledger, name, game))
        survives = any(op["isAlive"] for op in result["ops"].values())
        bent = {"outcome": "won" if survives else "lost", "houseRule": "Whoever lives has won."}
        ledger = BOOKS.record(content, ledger, enveloped(**{**result, **bent}))
        results.append(result)


def check_results(pack: Pack, results: list[dict[str, Any]]) -> None:
    """Section 10.3: cards and experience from mission to mission."""
    removed = pack.content.campaigns[0].remove_top_threats
    total = len(pack.content.threat_cards)
    assert len(results) <= 3
    out = removed
    for number, result in enumerate(results, start=1):
        threats = result["threats"]
        out += len(threats["out"])
        assert result["mission"].endswith(f"-{number}")
        assert out + len(threats["carried"]) + len(threats["unused"]) == total
    for before, after in pairwise(results):
        for name, op in before["ops"].items():
            assert after["ops"][name]["aimXp"] >= op["aimXp"]  # CD-33.14


@slow
@given(SEEDS, SEEDS)
def test_every_mission_of_a_random_campaign_can_be_recorded_and_played_on(pack_seed: int, seed: int) -> None:
    pack = load_pack(random_document(pack_seed))
    check_results(pack, play_campaign(pack, "war", seed))


def test_campaigns_of_the_printed_kind_come_to_their_third_mission() -> None:
    pack = pack_of(COUNTDOWN)
    played = [play_campaign(pack, pack.content.campaigns[0].id, seed) for seed in range(6)]
    for results in played:
        check_results(pack, results)
    assert max(len(results) for results in played) == 3
