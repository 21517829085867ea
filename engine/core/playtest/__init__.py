"""Play-testing: many games, one report; two versions compared; a win on record."""

from engine.core.playtest.certificate import Certificate, certificate
from engine.core.playtest.compare import Comparison, compare
from engine.core.playtest.report import CannotMerge, Report
from engine.core.playtest.run import play_chunk, playtest, seed_of_game

__all__ = [
    "CannotMerge",
    "Certificate",
    "Comparison",
    "Report",
    "certificate",
    "compare",
    "play_chunk",
    "playtest",
    "seed_of_game",
]
