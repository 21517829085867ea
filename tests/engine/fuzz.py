"""Packs, archives, records and ledgers that nobody would write, by a seed and for a time.

Whatever is no documented answer (an error of ours, a finding) is told with the seed that makes it again.
"""

from __future__ import annotations

import io
import json
import random
import resource
import time
import traceback
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import engine
from engine import (
    Checked,
    EngineError,
    EngineFault,
    boards,
    check,
    collections,
    edit,
    faces,
    form,
    load_pack,
    missions,
    replay,
    rulesets,
    start,
)
from engine.core.bots import RandomBot
from engine.core.paths import resolves
from engine.core.sentences import LANGUAGES
from tests.engine.mutants import mutant
from tests.engine.starter_packs import starter_document

SLOWEST_SECONDS = 2.0  # of the processor, for one call
SECONDS_BETWEEN_LOOKS = 60  # at the memory
Kind = Callable[[str, int], None]  # tries something on a game, by a seed


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
    """A broken pack: everything that reads it answers, and what is called playable is played."""
    document = mutant(starter_document(game), seed)
    checked = assert_answered(document, game, LANGUAGES[seed % 3])
    if checked.playable:
        assert_played(document, checked.playable[seed % len(checked.playable)], seed)


def assert_answered(document: Any, game: str, lang: str, shelves: Iterable[str | None] = (None,)) -> Checked:
    """Check and everything that draws it answer, every path leads somewhere, every quick fix holds.

    Cards of all collections are drawn, or of those that are named.
    """
    checked: Checked = timed(check, document, lang=lang)
    for one in checked.findings:
        assert resolves(document, one.path), one.path
    assert_sound(document, checked, lang)
    for summary in timed(missions, document, lang):
        timed(boards, document, summary.id, lang)
    for collection in collections(game, lang):
        timed(form, game, collection.name, lang)
    for shelf in shelves:
        timed(faces, document, lang, shelf)
    return checked


def assert_sound(document: Any, checked: Checked, lang: str = "en") -> None:
    """Every quick fix that is offered removes its finding and adds no error."""
    known = {(one.code, one.path, one.message) for one in checked.findings if one.severity == "error"}
    for one in checked.findings:
        if one.fix is None:
            continue
        after = check(edit(document, one.fix.operations).document, lang=lang)
        found = {(other.code, other.path, other.message) for other in after.findings}
        errors = {(other.code, other.path, other.message) for other in after.findings if other.severity == "error"}
        assert (one.code, one.path, one.message) not in found, one
        assert errors <= known, one
        assert one.fix.label


def assert_played(document: Any, mission: str, seed: int) -> int:
    """What is called playable begins and ends, or tells which card goes on for ever; how many choices it took."""
    bot = RandomBot(seed)
    pack = timed(load_pack, document)
    team = next(iter(one.team_sizes[seed % len(one.team_sizes)] for one in missions(document) if one.id == mission))
    played = start(pack, mission, team, seed, log=False)
    choices = 0
    try:
        while played.options:
            timed(played.answer, bot.choose(played))
            choices += 1
    except EngineFault as fault:
        if "It stands on" not in str(fault):
            raise
    else:
        assert played.is_over
    return choices


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


SLOWEST: dict[str, float] = {}  # seconds of the processor that the slowest call of each name took


def timed(call: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
    """What a call answers; it must not take too long."""
    begun = time.process_time()
    try:
        return call(*arguments, **named)
    finally:
        took = time.process_time() - begun
        SLOWEST[call.__name__] = max(took, SLOWEST.get(call.__name__, 0.0))
        assert took < SLOWEST_SECONDS, f"{call.__name__} took {took:.1f} s"


def slowest() -> str:
    """The slowest call of each name."""
    return ", ".join(f"{what} {seconds:.2f} s" for what, seconds in sorted(SLOWEST.items()))


def _ours(call: Callable[..., Any], *arguments: Any) -> None:
    try:
        timed(call, *arguments)
    except EngineError as error:
        str(error).encode()


KINDS: dict[str, Kind] = {"documents": documents, "archives": archives, "records": records, "ledgers": ledgers}
WEIGHTS = {"documents": 12, "archives": 2, "records": 2, "ledgers": 2, "requests": 12}


@dataclass
class Tally:
    """What a run has seen: how many were tried, and the memory now and then."""

    tried: int = 0
    megabytes: list[int] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.tried:,} tried; slowest: {slowest()}; memory each minute {self.megabytes} MB"


def troubles(
    first: int, seconds: float, most: int | None = None, kinds: Mapping[str, Kind] = KINDS, tally: Tally | None = None
) -> Iterator[Trouble]:
    """Try seed after seed until the time is over."""
    tally = tally or Tally()
    for game in rulesets():
        form(game, "", "en")  # what is kept once read is not measured
        check(starter_document(game))
    begun = time.monotonic()
    end = begun + seconds
    while time.monotonic() < end and (most is None or tally.tried < most):
        seed = first + tally.tried
        rng = random.Random(seed)
        game = sorted(rulesets())[seed % len(rulesets())]
        what = rng.choices(list(kinds), [WEIGHTS[kind] for kind in kinds])[0]
        try:
            kinds[what](game, seed)
        except Exception:  # whatever it is: that is what is looked for
            yield Trouble(what, game, seed, traceback.format_exc().strip().replace("\n", "\n    "))
        tally.tried += 1
        if time.monotonic() - begun >= len(tally.megabytes) * SECONDS_BETWEEN_LOOKS:
            tally.megabytes.append(megabytes())
    tally.megabytes.append(megabytes())


def megabytes() -> int:
    """What this process holds now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() // 1_000_000
