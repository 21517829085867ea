"""Chapter 10 in a ledger: why a game cannot have ended as people tell of it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import Fault
from engine.rulesets.fireteam_zero.campaign import ch17_refusals as refusals
from engine.rulesets.fireteam_zero.campaign.ch17_entries import ResultEntry
from engine.rulesets.fireteam_zero.records import Mission, PackRecord


def told_faults(pack: PackRecord, entry: ResultEntry) -> list[Fault]:
    """An outcome that follows from objectives and coin, and numbers that the table can have shown."""
    mission = next((one for one in pack.missions if one.id == entry.mission), None)
    if mission is None or entry.record is not None:  # told already; a game that tells its own record knows
        return []
    return [*_outcome_faults(pack, mission, entry), *_course_faults(pack, mission, entry)]


def _outcome_faults(pack: PackRecord, mission: Mission, entry: ResultEntry) -> Iterator[Fault]:
    """FZ-7.11, FZ-10.01 to FZ-10.05, unless briefing or cards know another way to win or lose."""
    open_ones = [i for i, one in enumerate(entry.objectives) if not one.completed]
    if entry.outcome == "won" and open_ones and not (mission.extra_victory or _knows(pack, "winMission")):
        yield Fault(f"objectives[{open_ones[0]}].completed", refusals.NOT_ALL_DONE(), code="FZ-10.02")
    needed = {one.id: one.completion.tokens_needed for one in pack.objectives}
    for index in open_ones:
        told = entry.objectives[index]
        enough = needed.get(told.objective)
        if isinstance(enough, int) and told.tokens >= enough:
            message = refusals.ENOUGH_TOKENS(n=enough, count=told.tokens)
            yield Fault(f"objectives[{index}].completed", message, code="FZ-7.11")
    is_lucky = entry.outcome == "lost" and entry.final.coin == "heads"
    if is_lucky and not (mission.extra_defeat or _knows(pack, "loseMission")):
        yield Fault("final.coin", refusals.COIN_SHOWS_HEADS(), code="FZ-10.04")


def _knows(pack: PackRecord, step: str) -> bool:
    """Whether any text of the pack does such a thing: ends a mission by itself (FZ-E.99), draws a twist."""
    return f'"{step}"' in pack.model_dump_json(by_alias=True)


def _course_faults(pack: PackRecord, mission: Mission, entry: ResultEntry) -> Iterator[Fault]:
    """FZ-B.07, FZ-8.06, FZ-8.08: nothing after the last round or beyond the track, no more twists than it takes."""
    rounds = entry.final.rounds
    for index, one in enumerate(entry.objectives):
        if rounds and one.round is not None and one.round > rounds:
            yield Fault(
                f"objectives[{index}].round", refusals.LATER_ROUND(rounds=rounds, round=one.round), code="FZ-B.07"
            )
    track = pack.track_of(mission)
    if entry.final.threat >= track.spaces:
        message = refusals.BEYOND_TRACK(last=track.spaces - 1, threat=entry.final.threat)
        yield Fault("final.threat", message, code="FZ-8.06")
    drawn = len(entry.final.twists)
    if drawn > track.card_places and not _knows(pack, "drawTwist"):
        message = refusals.TOO_MANY_TWISTS(most=track.card_places, count=drawn)
        yield Fault("final.twists", message, code="FZ-8.08")
