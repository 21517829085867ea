"""What templates need from the design system and cannot say in HTML alone."""

from datetime import datetime
from functools import lru_cache

from django import template
from django.conf import settings
from django.forms import BoundField
from django.templatetags.static import static
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.html import format_html
from django.utils.http import urlencode
from django.utils.safestring import SafeString

from engine import TeamWord

register = template.Library()


@lru_cache(maxsize=4)
def address_of_sprite(prefix: str) -> str:
    """A page shows a hundred symbols, and its name is worked out from a manifest that never changes."""
    return static("icons/sprite.svg")


@register.simple_tag
def icon(name: str, label: str = "", size: str = "") -> SafeString:
    """A symbol of static/icons/sprite.svg. With a label it is a picture, without one it is decoration."""
    classes = f"icon icon-{size}" if size else "icon"
    sprite = address_of_sprite(settings.STATIC_URL)
    if label:
        return format_html(
            '<svg class="{}" role="img" aria-label="{}"><use href="{}#{}"></use></svg>', classes, label, sprite, name
        )
    return format_html('<svg class="{}" aria-hidden="true"><use href="{}#{}"></use></svg>', classes, sprite, name)


@register.simple_tag
def moment(when: datetime, letters: str) -> SafeString:
    """A time on the reader's clock; static/js/time-zone.js writes it anew while the server does not know their zone."""
    local = timezone.localtime(when)
    return format_html(
        '<time datetime="{}" data-format="{}">{}</time>', local.isoformat(), letters, date_format(local, letters)
    )


@register.filter
def counted(team: int | str, word: TeamWord) -> str:
    """'1 player', '3 players'."""
    return word.counted(team)


@register.filter
def counted_with(team: int | str, word: TeamWord) -> str:
    """'3 players', as it stands after 'with' or 'for': 'mit 3 Spielern'."""
    return word.counted_with(team)


@register.simple_tag(takes_context=True)
def and_back(context: template.Context, view: str) -> str:
    """The address of signing in or up that leads back here; on its pages, on to where one wanted to go before."""
    address = reverse(view)
    request = context.get("request")
    is_a_page = request is not None and request.method == "GET" and not request.path.startswith("/accounts/")
    wanted = request.get_full_path() if is_a_page else context.get("redirect_field_value")
    return f"{address}?{urlencode({'next': wanted})}" if wanted and wanted != "/" else address


TONE_OF_LEVEL = {"success": "good", "error": "bad", "warning": "warn"}


@register.filter
def tone(level_tag: str) -> str:
    """The class that colours a message of this level; plain news need none."""
    return f"is-{TONE_OF_LEVEL[level_tag]}" if level_tag in TONE_OF_LEVEL else ""


@register.filter
def tone_icon(level_tag: str) -> str:
    return f"ui-{level_tag}" if level_tag in TONE_OF_LEVEL else "ui-info"


@register.filter
def without_placeholder(field: BoundField) -> BoundField:
    """allauth repeats each label inside its field, where it vanishes as soon as one types; the label is enough."""
    field.field.widget.attrs.pop("placeholder", None)
    return field
