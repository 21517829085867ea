"""Two editions of a pack side by side."""

from typing import Any

from django.contrib.auth.decorators import login_not_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from engine import missions
from missions.differences import board_changes, record_changes
from missions.editions import Edition, reader_language
from missions.models import PlayableMission
from missions.share_links import take_key
from missions.views.finding import DRAFT, LONGEST_NUMBER, edition_of, visible_pack
from missions.views.mission import role_of
from missions.win_rates import Difference


@login_not_required
@require_safe
@take_key
def compare(request: HttpRequest, pack: str, before: int, after: str) -> HttpResponse:
    """Any two versions by address; the draft for those who may read it."""
    found = visible_pack(request, pack)
    chosen = request.GET.get("before", ""), request.GET.get("after", "")
    if is_number(chosen[0]) and (chosen[1] == DRAFT or is_number(chosen[1])):  # the form leads to their own address
        return redirect("missions:compare", found.slug, *chosen)
    old, new = edition_of(request, found, before), edition_of(request, found, after)
    context = {
        "pack": found,
        "role": role_of(request, found),
        "old": old,
        "new": new,
        "versions": found.versions.without_documents().order_by("-number"),
        "show": shown_boards(request),
        **part_of(request, changes_between(old, new)),
    }
    return render(request, "missions/compare.html", context)


def part_of(request: HttpRequest, changes: dict[str, Any]) -> dict[str, Any]:
    """All that changed, or the part that the address asks for; how much there is of each stands on its chip."""
    names = {"boards": _("Boards"), "cards": _("Cards"), "others": _("Missions, sectors and words")}
    counts = {key: len(changes[key]) for key in names if changes[key]}
    asked = request.GET.get("part", "")
    part = asked if asked in counts else ""
    chips = [("", _("Everything"), sum(counts.values())), *((key, names[key], count) for key, count in counts.items())]
    left_out = [key for key in (*names, "measured", "unmeasured") if part and key != part]
    return changes | {key: [] for key in left_out} | {"part": part, "chips": chips if len(counts) > 1 else []}


def is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER


def shown_boards(request: HttpRequest) -> str:
    """The board before, after, or both in one."""
    asked = request.GET.get("show", "")
    return asked if asked in ("before", "after") else "both"


def changes_between(old: Edition, new: Edition) -> dict[str, Any]:
    """What the page of a difference, and publishing, show."""
    lang = reader_language()
    records = record_changes(old, new, lang)
    cards = [one for one in records if one.collection and one.collection.shelf == "card"]
    others = [one for one in records if one not in cards]
    old_keys = {one.id for one in old.ask(missions)}
    shared = [one for one in new.ask(missions) if one.id in old_keys]
    boards = [(one, changes) for one in shared if (changes := board_changes(old, new, one.id, lang))]
    return {"cards": cards, "others": others, "boards": boards, "draft": DRAFT, **win_rates(old, new)}


def win_rates(old: Edition, new: Edition) -> dict[str, Any]:
    """Of missions that play otherwise now: the win rates that were measured in both, and what nobody has measured."""
    pairs = rows_that_play_otherwise(old, new)
    measured = [
        Difference(now.words["title"], now.team_word.counted(size), was.wins[str(size)], figures)
        for was, now in pairs
        for size, figures in now.measured
        if str(size) in was.wins
    ]
    return {"measured": measured, "unmeasured": [row for pair in pairs for row in pair if not row.wins]}


def rows_that_play_otherwise(old: Edition, new: Edition) -> list[tuple[PlayableMission, PlayableMission]]:
    if not (old.version and new.version):
        return []
    rows = PlayableMission.objects.for_tiles()
    before = {row.key: row for row in rows.filter(version=old.version)}
    pairs = [(before[row.key], row) for row in rows.filter(version=new.version) if row.key in before]
    return [(was, now) for was, now in pairs if was.fingerprint != now.fingerprint]
