"""What the library's templates need and cannot say in HTML alone."""

from typing import Any

from django import template
from django.template.loader import render_to_string
from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from missions.editions import reader_language
from missions.folding import localised as text_in
from missions.hooks import hook_of
from missions.markdown import render as render_markdown
from missions.panels import panels
from missions.services.facets import EASY, HARD

register = template.Library()

MOST_WINS = 3  # as many team sizes as a tile has room for


@register.simple_tag(takes_context=True)
def panel_slot(context: Any, slot: str, subject: Any) -> SafeString:
    """Everything that other apps show there; they learn the role that the page's reader has in the pack."""
    request = context["request"]
    role = {"role": context.get("role", "")}
    found = panels(slot, request, subject)
    shown = ((render_to_string(name, role | inner, request=request),) for name, inner in found)
    return format_html_join("", "{}", shown)


@register.inclusion_tag("missions/_wins.html")
def wins(mission: Any, most: int = MOST_WINS) -> dict[str, Any]:
    """How often the bot wins, by team size: a figure, and a track from 0 to 100 with the interval on it."""
    measured = mission.measured
    around = len(measured) // 2
    first = max(0, min(around - most // 2, len(measured) - most))
    return {"marks": [mark(size, figures) for size, figures in measured[first : first + most]]}


def mark(size: int, figures: dict[str, Any]) -> dict[str, Any]:
    share = figures["share"]
    tone = "good" if share >= EASY else "bad" if share < HARD else "warn"
    percent, low, high = (f"{100 * one:.1f}" for one in (share, figures["low"], figures["high"]))
    words = _("team of %(size)s: %(share).0f %% won in %(games)s games, 95 %% interval %(low).0f to %(high).0f %%")
    told = {"size": size, "share": 100 * share, "low": 100 * figures["low"], "high": 100 * figures["high"]}
    return {
        "size": size,
        "share": round(100 * share),
        "at": percent,
        "low": low,
        "width": f"{100 * (figures['high'] - figures['low']):.1f}",
        "high": high,
        "tone": tone,
        "words": words % (told | {"games": figures["games"]}),
    }


@register.filter
def span(numbers: Any) -> str:
    """'2 to 4', or a single number."""
    found = list(numbers)
    if not found:
        return ""
    low, high = min(found), max(found)
    return str(low) if low == high else _("%(low)s to %(high)s") % {"low": low, "high": high}


@register.filter
def rounds(mission: Any) -> str:
    """How long half of all games take: '4 to 9 rounds', or '6 rounds'."""
    low, high = mission.least_rounds, mission.most_rounds
    if low == high:
        return ngettext("%(count)s round", "%(count)s rounds", high) % {"count": high}
    return _("%(low)s to %(high)s rounds") % {"low": low, "high": high}


@register.filter
def hook(text: str) -> str:
    """Its first sentences."""
    return hook_of(text)


@register.filter
def prose(text: str) -> SafeString:
    """Markdown of a document or a comment, made harmless."""
    return render_markdown(text)


@register.filter
def localised(value: Any) -> str:
    """A text of a document in the reader's language, or in the one it has."""
    return text_in(value, reader_language())


@register.filter
def credits_of(edition: Any) -> str:
    """What the document says of who made it; kept, so that a page need not read the document for it."""
    return edition.ask(credits_in)


def credits_in(document: dict[str, Any], lang: str) -> str:
    return text_in(document.get("credits"), lang)


@register.filter
def percent(share: float) -> str:
    return f"{100 * share:.0f}\u00a0%"
