"""What changed between two editions of a pack, as people read it: boards, cards, missions, words."""

from missions.differences.boards import BoardChange, board_changes
from missions.differences.records import RecordChange, record_changes
from missions.differences.words import Piece, word_pieces

__all__ = ["BoardChange", "Piece", "RecordChange", "board_changes", "record_changes", "word_pieces"]
