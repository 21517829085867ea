"""What people call the records of a pack of Countdown: the one table that forms and shelves read."""

from engine.core.record_words import RecordWords

from .choice_words import CHOICES, GROUPS, SHAPES
from .collection_words import COLLECTIONS, THINGS
from .field_words import FIELDS
from .option_field_words import OPTION_FIELDS

BLANKS = {
    "locations": {
        "time": {"p1to4": 8, "p5": 8, "p6": 8},
        "campaignThreatCards": 4,
        "securedBonus": {"zones": 2},
        "zones": [
            {"x": 0, "y": 1, "kind": "infiltration", "arrow": "east"},
            {"x": 1, "y": 1, "kind": "threat", "cards": 2},
            {"x": 2, "y": 1, "kind": "objective", "cards": 1},
            {"x": 3, "y": 1, "kind": "exfiltration", "arrow": "east"},
        ],
    },
    "assignments": {"time": {"p1to4": 8, "p5": 8, "p6": 8}},
    "threatCards": {"attack": 2},  # with the least, 0, it never hits
    "ops": {"aimSteps": [3, 6, 10]},
}

RECORD_WORDS = RecordWords(
    COLLECTIONS, {**FIELDS, **OPTION_FIELDS}, CHOICES, SHAPES, GROUPS, blanks=BLANKS, things=THINGS
)
