"""What is measured: runs with their series, the chunks that workers play, and what authors expect; tables of people."""

from playtests.models.certificates import Certificate
from playtests.models.chunks import Chunk
from playtests.models.expectations import Expectation
from playtests.models.recordings import Recording
from playtests.models.runs import Document, Run, Series, Situation
from playtests.models.switches import Switch
from playtests.models.tables import Feeling, Seat, Table

__all__ = [
    "Certificate",
    "Chunk",
    "Document",
    "Expectation",
    "Feeling",
    "Recording",
    "Run",
    "Seat",
    "Series",
    "Situation",
    "Switch",
    "Table",
]
