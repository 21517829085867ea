"""What the workspace's templates need and cannot say in HTML alone."""

import json
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from django import template
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from engine import collections, form
from missions.editing.outline import Branch, title_of
from missions.editing.paths import value_at
from missions.editing.users import in_words
from missions.editing.workspace import tab_of

register = template.Library()


@register.simple_tag
def drawing(name: str) -> SafeString:
    """A small picture of what a slot can mean, of static/icons/kinds.svg; the words below it say the same."""
    address = static("icons/kinds.svg")
    return format_html('<svg class="kind-drawing" aria-hidden="true"><use href="{}#{}"></use></svg>', address, name)


COLOURS = 3


@register.filter
def author_colour(name: str) -> str:
    """The colour of a person, the same as at their avatar in the bar (people.js)."""
    return f"author-{sum(map(ord, name)) % COLOURS + 1}"


@register.simple_tag
def outline_branch(pack: Any, branch: Any, workspace: Any) -> SafeString:
    """A collection with its records. Most edits change one of them: the others are as they were drawn before."""
    is_open = bool(workspace.open) and workspace.open[0] == branch.collection.name
    opened = workspace.open[1] if is_open else None
    return drawn_branch(pack.slug, branch, workspace.can_edit, is_open, opened, workspace.lang)


@lru_cache(maxsize=512)
def drawn_branch(
    slug: str, branch: Branch, can_edit: bool, is_open: bool, opened: str | int | None, lang: str
) -> SafeString:
    context = {"slug": slug, "branch": branch, "can_edit": can_edit, "is_open": is_open, "opened": opened}
    return render_to_string("missions/editor/_outline_branch.html", context)


@register.inclusion_tag("missions/editor/_record_picture.html")
def record_picture(pack: Any, option: Any, lang: str) -> dict[str, Any]:
    """A record as it is printed, small; nothing where it is not printed."""
    return {"address": picture_address(pack, option.collection, option.name, lang)}


@register.simple_tag
def picture_address(pack: Any, collection: str, name: str | int, lang: str) -> str:
    """Where a draft's record is drawn: a card, or a sector; '' for what is neither."""
    kind = next((one for one in collections(pack.ruleset, lang) if one.name == collection), None)
    if kind is None or not (kind.has_face or kind.shelf == "sector"):
        return ""
    query = urlencode({"v": "draft", "lang": lang, "r": pack.revision})
    if kind.has_face:
        return f"{reverse('missions:card_picture', args=[pack.slug, collection, name])}?{query}"
    return f"{reverse('missions:sector_picture', args=[pack.slug, name])}?{query}&collection={collection}"


@register.filter
def as_json(value: Any, indent: int | None = None) -> str:
    """A value for a data- attribute, written as scripts write it, or indented to be read; the template escapes it."""
    return json.dumps(value, ensure_ascii=False, indent=indent, separators=None if indent else (",", ":"))


@register.simple_tag
def shelf_title(key: str) -> str:
    """What people call a shelf."""
    return {"mission": _("Missions"), "sector": _("Boards and sectors"), "card": _("Cards"), "part": _("The rest")}[key]


@register.simple_tag
def problem_place(pack: Any, workspace: Any, finding: Any) -> str:
    """The record and the fields that lead to what is wrong: 'Salt Marsh › Locations'."""
    path = tuple(finding.path)
    kind = workspace.kinds.get(path[0]) if len(path) > 1 else None
    if kind is None:
        return ""
    title = title_of(value_at(workspace.document, path[:2]), kind.title_field, workspace.lang) or str(path[1])
    where = in_words(form(pack.ruleset, kind.name, workspace.lang).fields, path[2:])
    return f"{title} › {where}" if where else title


@register.simple_tag
def problem_address(pack: Any, workspace: Any, finding: Any) -> str:
    """Where a finding's field is: its record, and the part of it that holds the field; else the pack itself."""
    if len(finding.path) < 2 or finding.path[0] not in workspace.kinds:
        return reverse("missions:workspace", args=[pack.slug]) + "?frame"
    address = reverse("missions:workspace_record", args=[pack.slug, finding.path[0], finding.path[1]])
    tab = tab_of(pack.ruleset, tuple(finding.path), workspace.lang)
    return f"{address}?tab={tab}" if tab else address
