"""What pages of play-tests cannot say in a template alone."""

from datetime import timedelta

from django import template

register = template.Library()

LONGEST_TRACK = 16  # spaces that can be read in a narrow column


@register.filter
def minutes_and_seconds(time: timedelta) -> tuple[int, int]:
    return divmod(max(0, round(time.total_seconds())), 60)


@register.filter
def sides(line) -> list[tuple[str, tuple[str, ...]]]:
    """The dice of a line of the log: what each shows in words, and as icons where it has any."""
    return list(zip(line.dice, line.icons, strict=True))


@register.filter
def spaces(track) -> list[int]:
    """The spaces of a short track, to be drawn one beside the other; none of one that is read better as a number."""
    if track.text or track.most is None or not 2 < track.most - track.least <= LONGEST_TRACK:
        return []
    return list(range(max(track.least, track.most - LONGEST_TRACK), track.most + 1))


@register.filter
def percent(share: float | None) -> str:
    """A share as whole per cent, for people."""
    return "" if share is None else f"{round(100 * share)} %"


@register.filter
def bots(team) -> list:
    """The results of all bots that played a team."""
    return [one for one in (team.main, team.strong) if one and one.played]
