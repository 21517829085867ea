"""What pages of play-tests cannot say in a template alone."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from django import template
from django.http import QueryDict
from django.urls import reverse
from django.utils.formats import number_format

from playtests.bot_names import bot_name
from playtests.tables.names import name_of

register = template.Library()
register.filter(bot_name)

LEAST_P = 0.001  # a smaller one is not told exactly
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
def mission_name(table) -> str:
    """What is played at a table, in the reader's language."""
    return name_of(table)


@register.filter
def player_of(page, seat):
    """Who plays a seat; nobody where a game is only looked at."""
    return next((player for player in getattr(page, "players", ()) if player.seat.index == seat.index), None)


@register.filter
def pips(seat) -> list[bool]:
    """The cards in somebody's hand, and the room for more."""
    return [number < seat.hand_count for number in range(max(seat.hand_count, seat.hand_most))]


@register.filter
def percent(share: float | None) -> str:
    """A share as whole per cent, for people."""
    return "" if share is None else f"{round(100 * share)} %"


@register.filter
def grouped(number: int) -> str:
    """A large number as people write it: 60,000, 60.000."""
    return number_format(number, 0, force_grouping=True)


@register.filter
def signed(points: float) -> str:
    """A difference as people write it: +3.2, −58.5."""
    sign = "\N{MINUS SIGN}" if points < 0 else "+"
    return sign + number_format(round(abs(points), 1), 1)


@register.filter
def p_value(p: float) -> str:
    """How likely luck alone is: never 'p = 0.000', for that would be a certainty."""
    told = f"p < {number_format(LEAST_P)}" if p < LEAST_P else f"p = {number_format(round(p, 3), 3)}"
    return told.replace(" ", "\N{NO-BREAK SPACE}")


@register.filter
def bots(team) -> list:
    """The results of all bots that played a team."""
    return [one for one in (team.main, team.strong) if one and one.played]


@register.filter
def place(values: Sequence[Any], number: int) -> Any:
    """The value at a place that only a loop knows; nothing beyond the end."""
    return values[number] if number < len(values) else ""


@register.simple_tag(takes_context=True)
def games_address(context: template.Context, row: Any, column: int | None = None) -> str:
    """Where the games behind a row are listed, or those behind one of its figures."""
    query = QueryDict(mutable=True)
    query["series"] = context["page"].chosen.main.series.position
    query["section"], query["row"] = context["section"].key, row.key
    if layer := context.get("layer"):
        query["layer"] = layer
    if column is not None:
        query["column"] = column
    return f"{reverse('playtests:games', args=[context['run'].pk])}?{query.urlencode()}"
