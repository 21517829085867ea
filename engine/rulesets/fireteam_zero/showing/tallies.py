"""What is counted while a mission is built: its decks, beside what the rules need."""

from collections.abc import Iterator

from engine.core.answers.missions import Tally
from engine.core.drafts import Draft, DraftRecord, listing, number
from engine.core.sayings import Sayings, say
from engine.rulesets.fireteam_zero.codes import RECON_CARDS
from engine.rulesets.fireteam_zero.showing.mission_parts import MissionParts

WORDS: Sayings = {
    "objectives": ("Objectives", "Ziele", "Objectifs"),
    "recon": ("Recon deck", "Aufklärungsdeck", "Paquet de reconnaissance"),
    "events": ("Events to draw from", "Ereignisse zur Auswahl", "Évènements disponibles"),
    "twists": ("Twists", "Wendungen", "Imprévus"),
}


def mission_tallies(draft: Draft, mission: DraftRecord) -> Iterator[Tally]:
    """FZ-13.01, FZ-1.33, FZ-1.31, FZ-8.03."""

    def called(key: str) -> str:
        return say(WORDS, key, draft.lang)

    parts, events = MissionParts(draft, mission, 3), number(mission.data.get("eventCount"))
    yield Tally(called("objectives"), len(parts.objectives), 1, None, "FZ-13.01", "recon")
    yield Tally(called("recon"), events + len(parts.discoveries), RECON_CARDS, RECON_CARDS, "FZ-1.33", "recon")
    copies = sum(number(one.data.get("copies"), 1) for one in draft.records("events"))
    yield Tally(called("events"), copies, events, None, "FZ-1.31", "recon")
    track = draft.find("threatTracks", mission.data.get("threatTrack"))
    if track is not None:
        spaces = len(listing(track.data.get("twistSpaces")))
        yield Tally(called("twists"), len(parts.twists), spaces, None, "FZ-8.03", "threat")
