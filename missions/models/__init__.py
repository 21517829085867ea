"""What the library keeps: packs with their records, frozen versions, art, and what people say about them."""

from missions.models.art import Art
from missions.models.edits import Edit
from missions.models.imports import PendingImport
from missions.models.packs import Authorship, Invitation, Pack
from missions.models.printing import PrintJob
from missions.models.records import Card, Mission, Part, Record, Sector
from missions.models.selections import Selection, SelectionItem
from missions.models.talk import Comment, Complaint, Like
from missions.models.versions import Facet, PlayableMission, PublishedRecord, Version

__all__ = [
    "Art",
    "Authorship",
    "Card",
    "Comment",
    "Complaint",
    "Edit",
    "Facet",
    "Invitation",
    "Like",
    "Mission",
    "Pack",
    "Part",
    "PendingImport",
    "PlayableMission",
    "PrintJob",
    "PublishedRecord",
    "Record",
    "Sector",
    "Selection",
    "SelectionItem",
    "Version",
]
