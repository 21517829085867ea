"""What campaign pages need and cannot say in HTML alone."""

from typing import Any

from django import template
from django.utils.html import strip_tags

from campaigns.pictures.tracks import Track, track_of
from missions.markdown import render

register = template.Library()
LONGEST_GLANCE = 300  # letters of a note that a list looks at


@register.filter
def tracks(line: dict[str, Any]) -> list[Track]:
    """A roster line's tracks, ready to be drawn."""
    return [track_of(one) for one in line["tracks"]]


@register.filter
def at(values: list[Any], index: int) -> Any:
    """The value at a place, or '' beyond the end."""
    return values[index] if index < len(values) else ""


@register.filter
def anybody_has(roster: list[dict[str, Any]]) -> bool:
    """Whether the roster needs a column for what people have."""
    return any(line["has"] for line in roster)


@register.filter
def plain_words(text: str) -> str:
    """The beginning of a note without its Markdown, for a line of a list."""
    return strip_tags(render(text[:LONGEST_GLANCE]))
