"""What people call the records of a pack of Fireteam Zero: the one table that forms and shelves read."""

from engine.core.record_words import RecordWords

from .collection_words import COLLECTIONS

RECORD_WORDS = RecordWords(COLLECTIONS)
