"""What if: numbers found by the forms, curves on common seeds, settings that come near an aim, taken as an edit."""

import re
from datetime import UTC, datetime

import pytest
from django.urls import reverse

from engine import load_pack, playtest
from missions.models import Edit
from playtests.errors import NotPlayable
from playtests.forms import CurveForm
from playtests.models import Run, Series
from playtests.reports.cards import all_cards
from playtests.reports.numbers import all_numbers
from playtests.reports.pages import RunPage
from playtests.reports.results import Result
from playtests.reports.what_if import Setting, curve_chart, finding_of, offers_of, settings_of
from playtests.services.sources import source_of_draft, source_of_version
from playtests.services.what_if import start_curve, start_search, start_without
from tests import build
from tests.playtests.support import MISSION, play_all

pytestmark = pytest.mark.django_db

TIME = "assignments/closing-time/time/p1to4"


def number(document, key=TIME):
    return next(one for one in all_numbers(document, MISSION, "en") if one.key == key)


def curve(version, low=5, high=8, games=12):
    source = source_of_version(version, MISSION)
    found = number(source.document)
    return start_curve(
        owner=version.pack.owner, source=source, number=found, low=low, high=high, games=games, target=(50, 75)
    )


@pytest.mark.parametrize("folder", ["countdown", "fireteam_zero"])
def test_numbers_are_found_and_named_in_every_game(folder):
    document = build.document(folder)
    mission = next(iter(load_pack(document).missions))
    for lang in ("en", "de", "fr"):
        found = all_numbers(document, mission, lang)
        assert found
        assert all(one.label and one.group and one.least <= one.value <= one.most for one in found)


def test_the_place_of_a_mission_in_its_campaign_is_no_number_to_turn():
    document = build.document("fireteam_zero")
    mission = document["missions"][0]
    assert "number" in mission
    assert ("missions", mission["id"], "number") not in {one.path for one in all_numbers(document, mission["id"], "en")}


def test_without_limits_the_values_around_the_present_one_are_tried():
    found = number(build.document())
    form = CurveForm({"number": TIME, "low": "", "high": "9", "games": "20"}, numbers=[found])
    assert form.is_valid()
    assert (form.orders()["low"], form.orders()["high"]) == (found.value - 3, 9)


def test_a_curve_plays_every_value_on_the_same_seeds(version):
    run = curve(version)
    play_all(run)
    settings = settings_of(run)
    assert [one.value for one in settings] == [5, 6, 7, 8]
    assert [one.is_present for one in settings] == [False, False, True, False]
    document = build.document()
    document["assignments"][0]["time"]["p1to4"] = 5
    two = Series.objects.get(run=run, variant=0, team=2)
    assert two.wins == playtest(load_pack(document), MISSION, 2, 12, seed=1).wins
    assert len(curve_chart(run, settings).curves) == len(settings[0].results)


def test_what_is_known_costs_nothing(version):
    play_all(curve(version))
    again = curve(version, low=6, high=8)
    assert again.state == Run.State.DONE


def test_a_curve_is_headed_by_what_it_shows_once_both_ends_are_measured(client, version):
    run = curve(version)
    assert finding_of(settings_of(run)) is None
    play_all(run)
    settings = settings_of(run)
    found = finding_of(settings)
    shares = {one.team: (one.share, settings[-1].share_of(one.team)) for one in settings[0].results}
    assert abs(found.won - found.later) == max(abs(round(100 * a) - round(100 * b)) for a, b in shares.values())
    client.force_login(version.pack.owner)
    page = client.get(run.get_absolute_url()).content.decode()
    assert f"from {found.won} to {found.later} % won" in page


def test_kept_results_are_as_old_as_their_games(version):
    first = curve(version)
    play_all(first)
    long_ago = datetime(2026, 1, 2, tzinfo=UTC)
    Run.objects.filter(pk=first.pk).update(finished_at=long_ago)
    again = curve(version)
    again.refresh_from_db()
    assert again.finished_at > long_ago
    assert RunPage(again).measured_at == long_ago


def test_values_that_cannot_be_played_are_left_out(version):
    run = curve(version, low=0, high=6)
    assert all(one["values"][0]["to"] > 0 for one in run.variants)
    with pytest.raises(NotPlayable):
        curve(version, low=0, high=0)


def test_an_aim_brings_offers_and_an_offer_becomes_an_edit(client, pack):
    source = source_of_draft(pack, MISSION)
    found = number(source.document)
    run = start_search(owner=pack.owner, source=source, numbers=[found], team=2, aim=90, games=20, target=(50, 75))
    play_all(run)
    offers = offers_of(run, settings_of(run))
    assert 1 <= len(offers) <= 3
    nearest = min(settings_of(run), key=lambda one: abs(one.share_of(2) - 0.9))
    assert any(offer.setting.share_of(2) == nearest.share_of(2) for offer in offers)
    setting = next(one for one in settings_of(run) if not one.is_present)
    client.force_login(pack.owner)
    assert client.get(run.get_absolute_url()).status_code == 200
    answer = client.post(reverse("playtests:take", args=[run.pk]), {"variant": setting.number}, follow=True)
    assert answer.redirect_chain[-1][0].startswith(reverse("missions:workspace", args=[pack.slug]))
    assert answer.status_code == 200
    assert "Taken into the draft" in answer.content.decode()
    taken = Edit.objects.get(pack=pack)
    assert taken.operations == [{"op": "set", "at": list(found.path), "value": setting.value}]
    pack.refresh_from_db()
    assert number(source_of_draft(pack, MISSION).document).value == setting.value


def test_every_label_of_the_page_finds_its_own_field(client, pack):
    client.force_login(pack.owner)
    page = client.get(reverse("playtests:what_if", args=[pack.slug, MISSION])).content.decode()
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'<label for="([^"]+)"', page)) <= set(ids)


def test_best_for_all_teams_is_not_what_suits_one_and_ruins_the_others():
    run = Run(variants=[{"team": 3, "aim": 55}])
    shares = {4: (64, 78, 67), 5: (38, 62, 66), 6: (25, 40, 53)}  # only with six a whole interval lies in the target
    settings = [
        Setting(
            number,
            {"values": [{"from": 4, "to": value}]},
            [Result(Series(team=team), 200, 2 * won, (45, 65)) for team, won in zip((2, 3, 4), each, strict=True)],
        )
        for number, (value, each) in enumerate(shares.items())
    ]
    assert [(one.kind, one.setting.value) for one in offers_of(run, settings)] == [("all", 5)]


def test_the_page_starts_a_curve(client, pack):
    client.force_login(pack.owner)
    address = reverse("playtests:what_if", args=[pack.slug, MISSION])
    assert client.get(address).status_code == 200
    orders = {"number": TIME, "low": "6", "high": "7", "games": "20"}
    assert client.post(address, orders | {"high": "5"}).status_code == 422
    assert client.post(address, orders | {"number": "nonsense"}).status_code == 422
    response = client.post(address, orders)
    run = Run.objects.get()
    assert (response["Location"], run.kind) == (run.get_absolute_url(), Run.Kind.WHAT_IF)
    assert client.get(run.get_absolute_url()).status_code == 200


# --- cards --------------------------------------------------------------------------------------------


def card(document, key):
    return next(one for one in all_cards(document, "en") if one.key == key)


def without(pack, key, mission=MISSION, games=20):
    source = source_of_draft(pack, mission)
    found = card(source.document, key)
    return start_without(owner=pack.owner, source=source, card=found, games=games, target=(50, 75))


def test_a_card_is_switched_off_and_the_same_games_are_played_without_it(client, pack):
    run = without(pack, "threatCards/lookout")
    play_all(run)
    settings = settings_of(run)
    assert [(one.words, one.is_present) for one in settings] == [("with it", True), ("without it", False)]
    less = Series.objects.filter(run=run, variant=1).select_related("document").first()
    assert "lookout" not in [one["id"] for one in less.document.document["threatCards"]]
    assert "lookout" not in less.report["tally"]["coverage"]["threatCards"]
    client.force_login(pack.owner)
    assert "without it" in client.get(run.get_absolute_url()).content.decode()
    client.post(reverse("playtests:take", args=[run.pk]), {"variant": 1})
    taken = Edit.objects.get(pack=pack)
    assert taken.label.startswith("Without ")


def test_a_card_goes_from_every_list_that_names_it(author):
    pack = build.public_pack(author, content=build.document("fireteam_zero"))
    run = without(pack, "twists/low-on-ammunition", mission="the-last-ferry", games=20)
    document = run.series.filter(variant=1).select_related("document").first().document.document
    assert "low-on-ammunition" not in str(document)


def test_a_card_that_cannot_go_or_does_not_come_up_is_refused(author):
    pack = build.public_pack(author, content=build.document("fireteam_zero"))
    mission = next(one for one in build.document("fireteam_zero")["missions"] if one["id"] == "the-last-ferry")
    kind = mission["spawnPool"][0]["kind"]
    with pytest.raises(NotPlayable, match="does not come up"):
        without(pack, "discoveries/sextons-rubbing", mission="the-last-ferry")
    with pytest.raises(NotPlayable, match="cannot be played"):
        without(pack, f"monsterKinds/{kind}", mission="the-last-ferry")


def test_the_page_switches_a_card_off(client, pack):
    client.force_login(pack.owner)
    address = reverse("playtests:what_if", args=[pack.slug, MISSION])
    assert client.post(address, {"card": "threatCards/nobody", "games": "20"}).status_code == 422
    response = client.post(address, {"card": "threatCards/lookout", "games": "20"})
    assert response["Location"] == Run.objects.get().get_absolute_url()


def test_a_curve_is_taken_along_with_every_setting(client, version):
    run = curve(version)
    play_all(run)
    answers = {
        form: client.get(reverse("playtests:export", args=[run.pk, form])).content.decode()
        for form in ("csv", "json", "html")
    }
    head, *lines = answers["csv"].splitlines()
    assert "setting" in head
    assert len(lines) == run.series.count()
    assert '"verdict": ""' in answers["json"]
    assert 'class="what-if-result"' in answers["html"]
    assert "report-team" not in answers["html"].partition("</style>")[2]  # nor the figures of one setting alone
