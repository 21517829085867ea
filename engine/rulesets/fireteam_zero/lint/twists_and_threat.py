"""Twists, the threat track and the coin: FZ-L.29 to FZ-L.31, FZ-L.61, FZ-L.62."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.lint import Problem, set_to
from engine.rulesets.fireteam_zero.codes import MOST_TWISTS
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft, PackDraft
from engine.rulesets.fireteam_zero.lint.registry import mission_checks, pack_checks
from engine.rulesets.fireteam_zero.lint.words import team as words
from engine.rulesets.fireteam_zero.records import ThreatTrack, at

FEWEST_SPACES = 2


@mission_checks.check("FZ-L.29", "error", "FZ-8.03", "There is a twist for every twist space of the threat track.")
def a_twist_for_every_twist_space(draft: MissionDraft) -> Iterator[Problem]:
    cards, spaces = len(draft.twists), len(draft.track.twist_spaces)
    if cards < spaces:
        yield words.TOO_FEW_TWISTS(
            f"{draft.path}.twists", mission=draft.name, n=cards, track=draft.whole.name(draft.track), spaces=spaces
        )


@mission_checks.check(
    "FZ-L.31", "warning", "FZ-1.28", "There are more twists than twist spaces, so that not every game is alike."
)
def more_twists_than_twist_spaces(draft: MissionDraft) -> Iterator[Problem]:
    cards = len(draft.twists)
    if cards and cards == len(draft.track.twist_spaces):
        yield words.JUST_ENOUGH_TWISTS(f"{draft.path}.twists", mission=draft.name, n=cards)


@pack_checks.check(
    "FZ-L.30", "error", "FZ-8.08", "A threat track has at least 2 spaces, and at most 4 of them are twist spaces."
)
def tracks_have_sound_sizes(draft: PackDraft) -> Iterator[Problem]:
    for path, track in _tracks(draft):
        if track.spaces < FEWEST_SPACES:
            yield words.SHORT_TRACK(f"{path}.spaces", track=draft.name(track), n=track.spaces, least=FEWEST_SPACES)
        if len(track.twist_spaces) > MOST_TWISTS:
            yield words.TWIST_SPACES(
                f"{path}.twistSpaces", track=draft.name(track), n=len(track.twist_spaces), most=MOST_TWISTS
            )


@pack_checks.check("FZ-L.61", "warning", "FZ-8.07", "The last space of a threat track is no twist space.")
def the_last_space_is_no_twist_space(draft: PackDraft) -> Iterator[Problem]:
    for path, track in _tracks(draft):
        if track.spaces - 1 in track.twist_spaces:
            yield words.LAST_SPACE(f"{path}.twistSpaces", track=draft.name(track))


def _tracks(draft: PackDraft) -> Iterator[tuple[str, ThreatTrack]]:
    """The tracks of the pack, or the one of the mission that was asked for."""
    for index, track in enumerate(draft.pack.threat_tracks):
        if draft.only is None or draft.pack.track_of(draft.only) is track:
            yield at("threatTracks", index, track), track


@mission_checks.check("FZ-L.62", "warning", "FZ-1.34", "The coin starts with heads.")
def the_coin_starts_with_heads(draft: MissionDraft) -> Iterator[Problem]:
    if draft.mission.coin_start == "tails":
        yield words.TAILS(
            f"{draft.path}.coinStart",
            fix=set_to(f"{draft.path}.coinStart", "heads", words.HEADS(), "tails"),
            mission=draft.name,
        )
