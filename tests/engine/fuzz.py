"""`make fuzz`: packs, archives, records and ledgers that nobody would write, by a seed and for a time.

Whatever is no documented answer (an error of ours, a finding) is printed with the seed that makes it again.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import random
import sys
import time
import traceback
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import engine
from engine import EngineError, boards, check, face, form, load_pack, missions, replay, rulesets, start
from engine.core.bots import RandomBot
from engine.core.paths import resolves
from tests.engine.mutants import mutant
from tests.engine.starter_packs import starter_document

SLOWEST_SECONDS = 2.0
MOST_STEPS = 3_000


@dataclass(frozen=True)
class Trouble:
    """Something that was not a documented answer."""

    what: str
    game: str
    seed: int
    text: str

    def __str__(self) -> str:
        return f"{self.what} {self.game} seed {self.seed}: {self.text}"


def documents(game: str, seed: int) -> None:
    """A broken pack: check and everything that draws it answer, every path leads somewhere."""
    document = mutant(starter_document(game), seed)
    checked = check(document)
    for one in checked.findings:
        assert resolves(document, one.path), one.path
    for summary in missions(document, "en")[:2]:
        boards(document, summary.id, "de")
    collection = random.Random(seed).choice(sorted(key for key in starter_document(game)))
    listing = document.get(collection) if isinstance(document, dict) else None
    for index in range(min(3, len(listing) if isinstance(listing, list) else 0)):
        with contextlib.suppress(EngineError):
            face(document, collection, index, "fr")
    if checked.playable:
        _play(document, checked.playable[seed % len(checked.playable)], seed)


def _play(document: Any, mission: str, seed: int) -> None:
    """What is called playable begins and ends."""
    bot = RandomBot(seed)
    played = start(load_pack(document), mission, 3, seed, log=False)
    for _ in range(MOST_STEPS):
        if played.decision is None:
            return
        played.choose(bot.choose(played))


def archives(game: str, seed: int) -> None:
    """A zip file with some bytes changed, or cut off."""
    rng = random.Random(seed)
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("pack.json", json.dumps(starter_document(game)))
    data = bytearray(buffer.getvalue())
    for _ in range(rng.randrange(1, 6)):
        data[rng.randrange(len(data))] = rng.randrange(256)
    _ours(load_pack, bytes(data[: rng.choice((len(data), rng.randrange(len(data)))) or 1]))


def records(game: str, seed: int) -> None:
    """A game's record with something else in it."""
    pack = load_pack(starter_document(game))
    played = start(pack, pack.missions[0], 2, seed, log=False)
    bot = RandomBot(seed)
    for _ in range(5):
        if played.decision is not None:
            played.choose(bot.choose(played))
    _ours(replay, pack, mutant(played.record(), seed))


def ledgers(game: str, seed: int) -> None:
    """A ledger with something else in it."""
    books = engine.campaign(game)
    content = load_pack(starter_document(game)).content
    entry = {"kind": "begin", "number": 1, "campaign": "x", "data": {}, "people": {}, "date": "2026-05-01"}
    ledger = mutant({"entries": [entry, {**entry, "kind": "result", "number": 2}]}, seed).get("entries")
    if isinstance(ledger, list):
        _ours(books.standings, content, ledger)


def _ours(call: Callable[..., Any], *arguments: Any) -> None:
    try:
        call(*arguments)
    except EngineError as error:
        str(error).encode()


KINDS = {"documents": documents, "archives": archives, "records": records, "ledgers": ledgers}
WEIGHTS = (12, 2, 2, 2)


def troubles(first: int, seconds: float, most: int | None = None) -> Iterator[Trouble | int]:
    """Try seed after seed until the time is over; at last how many were tried."""
    for game in rulesets():
        form(game, "", "en")  # what is kept once read is not measured
        check(starter_document(game))
    end, seed = time.monotonic() + seconds, first
    while time.monotonic() < end and (most is None or seed - first < most):
        rng = random.Random(seed)
        game = rng.choice(sorted(rulesets()))
        what = rng.choices(list(KINDS), WEIGHTS)[0]
        begun = time.process_time()
        try:
            KINDS[what](game, seed)
        except Exception:  # whatever it is: that is what is looked for
            yield Trouble(what, game, seed, traceback.format_exc().strip().replace("\n", "\n    "))
        if time.process_time() - begun > SLOWEST_SECONDS and what != "documents":
            yield Trouble(what, game, seed, f"took {time.process_time() - begun:.1f} s")
        seed += 1
    yield seed - first


def main() -> int:
    """Print what was found; 1 if there was anything."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=120)
    arguments = parser.parse_args()
    found = 0
    for one in troubles(arguments.seed, arguments.seconds):
        if isinstance(one, Trouble):
            found += 1
            print(one, flush=True)
        else:
            print(f"{one:,} tried from seed {arguments.seed} on, {found} without a documented answer.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
