"""What people call the records of a pack of Fireteam Zero: the one table that forms and shelves read."""

from engine.core.record_words import RecordWords

from .choice_words import CHOICES, GROUPS, ICONS, SHAPES
from .collection_words import COLLECTIONS, THINGS
from .field_words import FIELDS
from .mission_field_words import MISSION_FIELDS
from .option_field_words import OPTION_FIELDS

TEAMS = {
    2: ("2 heroes", "2 Helden", "2 héros"),
    3: ("3 heroes", "3 Helden", "3 héros"),
    4: ("4 heroes", "4 Helden", "4 héros"),
}

BLANKS = {
    "sectors": {
        "cells": ["AAABBB", "AAABBB", "AAABBB", "CCCDDD", "CCCDDD", "CCCDDD"],
        "locations": [{"id": f"place-{key.lower()}", "name": {"en": f"Place {key}"}, "key": key} for key in "ABCD"],
    },
    "monsterKinds": {"speed": 1, "health": 2, "resistance": {"brawl": 0, "bullets": 0, "explosion": 0}},
    "objectives": {"completion": {"tokensNeeded": 2}},
    "missions": {"layout": {"tiles": []}},
}

RECORD_WORDS = RecordWords(
    COLLECTIONS, {**FIELDS, **MISSION_FIELDS, **OPTION_FIELDS}, CHOICES, SHAPES, GROUPS, TEAMS, BLANKS, ICONS, THINGS
)
