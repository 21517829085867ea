"""What the workspace's templates need and cannot say in HTML alone."""

import json
from typing import Any

from django import template
from django.urls import reverse
from django.utils.translation import gettext as _

register = template.Library()


@register.filter
def as_json(value: Any, indent: int | None = None) -> str:
    """A value for a data- attribute, written as scripts write it, or indented to be read; the template escapes it."""
    return json.dumps(value, ensure_ascii=False, indent=indent, separators=None if indent else (",", ":"))


@register.simple_tag
def shelf_title(key: str) -> str:
    """What people call a shelf."""
    return {"mission": _("Missions"), "sector": _("Boards and sectors"), "card": _("Cards"), "part": _("The rest")}[key]


@register.simple_tag
def problem_address(pack: Any, finding: Any) -> str:
    """Where a finding's record is opened; the pack itself where it lies in the frame."""
    if len(finding.path) > 1 and isinstance(finding.path[0], str):
        return reverse("missions:workspace_record", args=[pack.slug, finding.path[0], finding.path[1]])
    return reverse("missions:workspace", args=[pack.slug]) + "?frame"
