"""What is measured: runs with their series, the chunks that workers play, and what authors expect."""

from playtests.models.chunks import Chunk
from playtests.models.runs import Document, Run, Series
from playtests.models.switches import Switch

__all__ = ["Chunk", "Document", "Run", "Series", "Switch"]
