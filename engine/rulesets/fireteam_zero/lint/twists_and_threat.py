"""Twists, the threat track and the coin: FZ-L.29 to FZ-L.31, FZ-L.61, FZ-L.62."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.lint import Problem
from engine.rulesets.fireteam_zero.codes import MOST_TWISTS
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft, PackDraft
from engine.rulesets.fireteam_zero.lint.registry import mission_checks, pack_checks
from engine.rulesets.fireteam_zero.records import ThreatTrack, at

FEWEST_SPACES = 2


@mission_checks.check("FZ-L.29", "error", "FZ-8.03", "There is a twist for every twist space of the threat track.")
def a_twist_for_every_twist_space(draft: MissionDraft) -> Iterator[Problem]:
    cards, spaces = len(draft.twists), len(draft.track.twist_spaces)
    if cards < spaces:
        yield Problem(
            f"{draft.path}.twists",
            f"The mission {draft.name} has {cards} twists, "
            f"but its threat track {draft.whole.name(draft.track)} has {spaces} twist spaces.",
            f"List at least {spaces} twists.",
        )


@mission_checks.check(
    "FZ-L.31", "warning", "FZ-1.28", "There are more twists than twist spaces, so that not every game is alike."
)
def more_twists_than_twist_spaces(draft: MissionDraft) -> Iterator[Problem]:
    cards = len(draft.twists)
    if cards and cards == len(draft.track.twist_spaces):
        yield Problem(
            f"{draft.path}.twists",
            f"The mission {draft.name} has exactly as many twists as twist spaces ({cards}): "
            "only their order is random.",
            "List more twists, unless all of them shall come.",
        )


@pack_checks.check(
    "FZ-L.30", "error", "FZ-8.08", "A threat track has at least 2 spaces, and at most 4 of them are twist spaces."
)
def tracks_have_sound_sizes(draft: PackDraft) -> Iterator[Problem]:
    for path, track in _tracks(draft):
        if track.spaces < FEWEST_SPACES:
            yield Problem(
                f"{path}.spaces",
                f"The threat track {draft.name(track)} has only {track.spaces} space.",
                f"Give it at least {FEWEST_SPACES}.",
            )
        if len(track.twist_spaces) > MOST_TWISTS:
            yield Problem(
                f"{path}.twistSpaces",
                f"The threat track {draft.name(track)} has {len(track.twist_spaces)} twist spaces.",
                f"At most {MOST_TWISTS} twists come into play in a mission: mark at most {MOST_TWISTS}.",
            )


@pack_checks.check("FZ-L.61", "warning", "FZ-8.07", "The last space of a threat track is no twist space.")
def the_last_space_is_no_twist_space(draft: PackDraft) -> Iterator[Problem]:
    for path, track in _tracks(draft):
        if track.spaces - 1 in track.twist_spaces:
            yield Problem(
                f"{path}.twistSpaces",
                f"The last space of the threat track {draft.name(track)} is a twist space, "
                "and the rules can be read either way there.",
                "Mark an earlier space; as it is, the twist is drawn when the marker arrives.",
            )


def _tracks(draft: PackDraft) -> Iterator[tuple[str, ThreatTrack]]:
    """The tracks of the pack, or the one of the mission that was asked for."""
    for index, track in enumerate(draft.pack.threat_tracks):
        if draft.only is None or draft.pack.track_of(draft.only) is track:
            yield at("threatTracks", index, track), track


@mission_checks.check("FZ-L.62", "warning", "FZ-1.34", "The coin starts with heads.")
def the_coin_starts_with_heads(draft: MissionDraft) -> Iterator[Problem]:
    if draft.mission.coin_start == "tails":
        yield Problem(
            f"{draft.path}.coinStart",
            f"In the mission {draft.name} the lucky coin starts with tails: the first knock-down ends the game.",
            "Let it start with heads, unless the briefing says so on purpose.",
        )
