"""How much of everything is accepted, and why: one table for reading, linting, the docs and whoever is turned away.

Whatever comes from outside is counted before anything is built of it. The largest pack that is accepted loads, lints,
compiles and prints within two seconds and 200 MB; a starter pack of nine missions fills about a sixth of it.
"""

from __future__ import annotations

from dataclasses import dataclass

MOST_FAULTS = 100  # that are listed; of the others only the number is told
MOST_HINTS = 12  # faults whose names get help with their spelling: each looks at every known name
MOST_KNOWN = 300  # names that are looked at for one of them
LARGEST_NUMBER = 2**53  # what JSON readers in browsers still hold exactly
LARGEST_DECK = 192  # cards that are shuffled at once: a game draws its chance in blocks of that size
NEAR = 0.8  # from this share of a bound on an author is told


@dataclass(frozen=True, slots=True)
class Limits:
    """The bounds of a document; each number has its reason in `REASONS`."""

    text_bytes: int = 4_000_000
    archive_bytes: int = 64_000_000
    files: int = 2_000
    path_length: int = 200
    ratio: int = 200
    depth: int = 60
    nodes: int = 50_000
    key_length: int = 200
    entries: int = 5_000
    record_nodes: int = 4_000
    record_effects: int = 800
    pack_effects: int = 6_000
    regions: int = 96
    cells: int = 10_000


DEFAULT_LIMITS = Limits()

RECORDS = 200  # of one collection, more than any deck takes; one that costs more says fewer in its `Shelf`, and why:
EACH_SECTOR = "each is drawn and laid out by itself"
EACH_BOARD = "each is measured from every place to every other"
EACH_MISSION = "each is linted, compiled and played by itself"
EACH_CAMPAIGN = "the ways through each are tried out with every team"

REASONS = {
    "text_bytes": "bytes of JSON: the texts of the largest pack in three languages, several times over",
    "archive_bytes": "bytes of a zip file with its pictures, as they are uploaded",
    "files": "files of a folder or zip file",
    "path_length": "characters of a file's path",
    "ratio": "times that a file of a zip file may grow when it is unpacked: JSON grows about tenfold",
    "depth": "brackets inside brackets; effects themselves may be 40 deep",
    "nodes": "values of a document: reading each costs about a microsecond, checking it ten",
    "key_length": "characters of a key: faults repeat it",
    "entries": "entries of one list or object",
    "record_nodes": "values of one record: a mission has about a hundred",
    "record_effects": "parts of effects of one record: the longest card has about forty",
    "pack_effects": "parts of effects of a pack: each is looked at for every mission that can use it",
    "regions": "places of one board: its tables of distances grow with the square, a printed board has forty",
    "cells": "cells of one board: every one is drawn",
}
