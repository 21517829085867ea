"""So many mutants of a game's packs, counted: each is answered, and what is called playable is played to its end."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine import templates
from engine.core.sentences import LANGUAGES
from tests.engine.fuzz import Trouble, assert_answered, assert_played, megabytes
from tests.engine.mutants import mutant
from tests.engine.starter_packs import starter_document

EVERY = 500  # documents there is a line of how far it is
STARTERS = 8  # every so many documents it is the starter pack that is broken, else a template: it is read much faster


@dataclass
class Count:
    """How many documents of a game were tried, and what became of them."""

    game: str
    tried: int = 0
    loaded: int = 0  # without a fault
    fixes: int = 0  # quick fixes that were offered; each was applied
    played: int = 0  # missions of playable documents that were played to their end
    choices: int = 0
    failed: int = 0

    def __str__(self) -> str:
        return (
            f"{self.game}: {self.tried:,} documents, {self.loaded:,} of them load, {self.fixes:,} quick fixes hold; "
            f"{self.played:,} games played to their end in {self.choices:,} choices; "
            f"{self.failed} without a documented answer; {megabytes()} MB"
        )


def many(game: str, first: int, count: Count, documents: int) -> Iterator[Trouble]:
    """Seed after seed, up to so many documents; the count tells how far it is."""
    for seed in range(first, first + documents):
        try:
            _one(game, seed, count)
        except Exception:  # whatever it is: that is what is looked for
            count.failed += 1
            yield Trouble("documents", game, seed, traceback.format_exc().strip().replace("\n", "\n    "))
        count.tried += 1
        if count.tried % EVERY == 0:
            print(count, flush=True)


def _one(game: str, seed: int, count: Count) -> None:
    base = _base(game, seed)
    document = mutant(base, seed)
    checked = assert_answered(document, game, LANGUAGES[seed % 3], _drawn(base, document, seed))
    count.loaded += checked.loads
    count.fixes += sum(one.fix is not None for one in checked.findings)
    if checked.playable:
        count.choices += assert_played(document, checked.playable[seed % len(checked.playable)], seed)
        count.played += 1


def _drawn(base: Any, document: Any, seed: int) -> set[str]:
    """Whose cards are drawn: those of every collection that was changed, and of one that may refer to it."""
    changed = {key for key in base if not isinstance(document, dict) or document.get(key) != base[key]}
    return {*changed, sorted(base)[seed % len(base)]}


def _base(game: str, seed: int) -> Any:
    if seed % STARTERS == 0:
        return starter_document(game)
    small = _templates(game)
    return small[seed // STARTERS % len(small)]


@cache
def _templates(game: str) -> list[Any]:
    return [one.document for one in templates(game)]
