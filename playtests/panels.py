"""What play-tests show on the library's pages."""

from typing import Any

from django.db.models import Case, Count, Min, When
from django.http import HttpRequest
from django.urls import reverse

from engine import VERSION, fingerprint
from missions.editing.measured import register_source
from missions.models import Pack
from missions.panels import register_panel
from missions.share_links import keys_of
from playtests.models import Certificate, Expectation, Run, Series, Table
from playtests.querysets import RunQuerySet
from playtests.reports.coverage import coverage_of
from playtests.reports.drafts import draft_state
from playtests.reports.lists import listed
from playtests.reports.measured import measured
from playtests.reports.pages import RunPage
from playtests.services.aims import aim_of
from playtests.tables import lists
from playtests.tables.feelings import felt

MOST_AT_HAND = 3


def register() -> None:
    register_source(measured)
    register_panel("actions", "playtests/panels/_actions.html", actions)
    register_panel("difficulty", "playtests/panels/_difficulty.html", difficulty)
    register_panel("card", "playtests/panels/_card.html", card)
    register_panel("publish", "playtests/panels/_publish.html", publish)
    register_panel("workspace", "playtests/panels/_draft.html", workspace)
    register_panel("desk", "playtests/panels/_desk_games.html", games_at_hand)
    register_panel("desk", "playtests/panels/_desk_runs.html", runs_at_hand)


def actions(request: HttpRequest, shown: Any) -> dict[str, Any]:
    """The button that lets bots play the mission, as this page shows it."""
    return {"shown": shown, "edition": shown.version.number if shown.version else "draft"}


def difficulty(request: HttpRequest, shown: Any) -> dict[str, Any]:
    """How hard the mission is, from the newest run that fits; and whether one is under way."""
    runs = Run.objects.visible_to(request.user, keys_of(request)).filter(fingerprint=fingerprint_of(shown))
    tests = runs.that_measure().for_lists()
    measured = most_telling(tests.filter(state=Run.State.DONE))
    if measured:  # whoever ran it: the mission is judged by what its author aims at
        aim = aim_of(person=shown.pack.owner, pack=shown.pack, mission=shown.key)
        measured.target_low, measured.target_high = aim
    running = tests.running().filter(pack=shown.pack).first()
    certificates = certificates_of(shown, runs)
    return {
        "shown": shown,
        "page": RunPage(measured) if measured else None,
        "run": measured,
        "running": RunPage(running) if running else None,
        "is_stale": bool(measured) and measured.engine_version != VERSION,
        "certificates": certificates,
        "felt": felt(fingerprint_of(shown), request.user),
        "is_win_missing": any(proof is None for _team, proof, _address in certificates),
    }


def most_telling(runs: RunQuerySet) -> Run | None:
    """By the rules as they are, of the most team sizes, with the most games; the newest of those."""
    is_present = Case(When(engine_version=VERSION, then=1), default=0)
    told = runs.annotate(is_present=is_present, sizes=Count("series__team", distinct=True), least=Min("series__played"))
    return told.order_by("-is_present", "-sizes", "-least", "-pk").first()


def certificates_of(shown: Any, runs: RunQuerySet) -> list[tuple[int, Certificate | None, str]]:
    """For each team size the win on record, if there is one, and the address of its game, if its run is among those."""
    fingerprint = fingerprint_of(shown)
    found = Certificate.objects.filter(fingerprint=fingerprint).defer("record")
    known = {one.team: one for one in found}
    played = Series.objects.filter(run__in=runs, fingerprint=fingerprint, run__certificates__in=known.values())
    addresses = {
        one.team: f"{reverse('playtests:game', args=[one.run_id, known[one.team].game])}?series={one.position}"
        for one in played.without_reports().distinct()
        if one.team in known and (known[one.team].run_id, known[one.team].bot) == (one.run_id, one.bot)
    }
    return [(size, known.get(size), addresses.get(size, "")) for size in shown.summary.team_sizes]


def fingerprint_of(shown: Any) -> str:
    return shown.row.fingerprint if shown.row else shown.edition.ask(mission_fingerprint, shown.key)


def mission_fingerprint(document: dict[str, Any], mission: str, lang: str) -> str:
    """The fingerprint as an answer that an edition keeps: it is the same in every language."""
    return fingerprint(document, mission)


def card(request: HttpRequest, subject: dict[str, Any]) -> dict[str, Any] | None:
    """How often a card came up when the missions of its version were played."""
    version = subject["edition"].version
    if version is None:
        return None
    lines = coverage_of(version, subject["collection"], subject["key"], request.user, keys_of(request))
    return {"lines": lines, "has_uses": any(one.used is not None for one in lines)} if lines else None


def workspace(request: HttpRequest, shown: Any) -> dict[str, Any]:
    """How the mission at hand plays as it stands."""
    mission = shown.mission_at_hand
    return {"pack": shown.pack, "mission": mission, "state": draft_state(shown.pack, mission)}


def publish(request: HttpRequest, pack: Pack) -> dict[str, Any] | None:
    """What is expected of the draft's missions, and whether it holds."""
    expected = Expectation.objects.filter(pack=pack, version=None).order_by("mission")
    missions = expected.values_list("mission", flat=True).distinct()
    states = [state for mission in missions if (state := draft_state(pack, mission))]
    judged = [(state.page.title, state) for state in states if state.page.expectations]
    return {"judged": judged} if judged else None


def runs_at_hand(request: HttpRequest, person: Any) -> dict[str, Any] | None:
    """The latest runs that somebody started, those under way with how far they are."""
    runs = Run.objects.visible_to(person).owned_by(person).for_lists()[:MOST_AT_HAND]
    lines = listed(list(runs))
    return {"lines": lines} if lines else None


def games_at_hand(request: HttpRequest, person: Any) -> dict[str, Any] | None:
    """Games that are not over yet."""
    tables = Table.objects.visible_to(person).filter(state=Table.State.PLAYING).defer("opening", "choices", "pending")
    found = lists.named(tables[:MOST_AT_HAND])
    return {"tables": found} if found else None
