"""Pages that belong to no app."""

import re
from pathlib import Path

from django.conf import settings
from django.contrib.auth.decorators import login_not_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext_lazy as _

from missions.games import titles
from missions.pictures.samples import samples
from missions.selections import first_shown, newest

NEWEST_SHOWN = 4

WAYS_IN = [
    {
        "url_name": "missions:index",
        "picture": "guide/workspace.webp",
        "title": _("Build and share missions"),
        "text": _(
            "Lay out sectors, set the spawn points, write the cards and the briefing. Keep it to yourself, "
            "pass on a link or publish it for everyone."
        ),
        "link": _("Go to missions"),
    },
    {
        "url_name": "playtests:index",
        "picture": "guide/report.webp",
        "title": _("Launch test playthroughs"),
        "text": _(
            "Let the computer play a mission hundreds of times and learn whether it can be won, how hard it is "
            "for each team size, and how sure that figure is."
        ),
        "link": _("Go to play-tests"),
    },
    {
        "url_name": "campaigns:index",
        "picture": "guide/campaign.webp",
        "title": _("Track a campaign"),
        "text": _(
            "Keep your group's record from the first briefing to the last: what was won, what was lost and "
            "which mission comes next."
        ),
        "link": _("Go to campaigns"),
    },
]


@login_not_required
def home(request: HttpRequest) -> HttpResponse:
    """What this is for; to somebody who has signed in, what they were doing."""
    if request.user.is_authenticated:
        return render(request, "desk.html", {"ways_in": WAYS_IN, "newest": newest(NEWEST_SHOWN)})
    return render(request, "home.html", {"ways_in": WAYS_IN, "featured": first_shown(), "games": titles()})


@login_not_required
def styleguide(request: HttpRequest) -> HttpResponse:
    """Every component and every icon on one page, for those who build with them."""
    if not (settings.DEBUG or request.user.is_staff):
        raise Http404
    names = icon_names()
    return render(
        request,
        "styleguide.html",
        {
            "game_icons": [name for name in names if not name.startswith("ui-")],
            "ui_icons": [name for name in names if name.startswith("ui-")],
            **samples(),
        },
    )


def icon_names() -> list[str]:
    sprite = Path(settings.BASE_DIR) / "static" / "icons" / "sprite.svg"
    return re.findall(r'<symbol id="([\w-]+)"', sprite.read_text(encoding="utf-8"))
