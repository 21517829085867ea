"""What pages of play-tests cannot say in a template alone."""

from datetime import timedelta

from django import template

register = template.Library()


@register.filter
def minutes_and_seconds(time: timedelta) -> tuple[int, int]:
    return divmod(max(0, round(time.total_seconds())), 60)


@register.filter
def percent(share: float | None) -> str:
    """A share as whole per cent, for people."""
    return "" if share is None else f"{round(100 * share)} %"


@register.filter
def bots(team) -> list:
    """The results of all bots that played a team."""
    return [one for one in (team.main, team.strong) if one and one.played]
