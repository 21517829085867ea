"""The pages of a run, running and finished, in the test client."""

import re
from urllib.parse import quote

import pytest
from django.urls import reverse

from playtests.line_ups import LineUpForm
from playtests.models import Chunk, Run, Switch
from playtests.reports.pages import RunPage
from playtests.services import playing
from playtests.services.continuous import play_mission_of_draft
from playtests.services.launching import Team
from playtests.services.sources import source_of_version
from tests import build
from tests.playtests.support import MISSION, launch, play_all

pytestmark = pytest.mark.django_db

TEAMS = (Team(2, 2), Team(3, 3))


@pytest.fixture
def finished(version):
    run = launch(version, games=20, teams=TEAMS)
    play_all(run)
    return run


def test_one_click_starts_every_team_size(client, author, pack, version):
    client.force_login(author)
    response = client.post(reverse("playtests:quick", args=[pack.slug, MISSION]))
    run = Run.objects.get()
    assert response["Location"] == run.get_absolute_url()
    sizes = version.missions.get(key=MISSION).team_sizes
    assert [(one.team, one.games) for one in run.series.all()] == [(size, 200) for size in sizes]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_finished_report_opens_in_every_language(client, finished, language):
    response = client.get(finished.get_absolute_url(), headers={"accept-language": language})
    assert response.status_code == 200
    assert "hx-trigger" not in response.content.decode().partition("<main")[2]


def test_a_running_report_asks_for_itself_until_it_is_done(client, version):
    run = launch(version, games=250)
    chunk = Chunk.objects.order_by("first").first()
    playing.play_chunk(chunk_id=chunk.pk)
    page = client.get(run.get_absolute_url()).content.decode()
    assert 'hx-trigger="every 2s"' in page
    address = reverse("playtests:progress", args=[run.pk])
    seen = re.search(r"seen=([\w-]+)", page)[1]
    assert client.get(address, {"seen": seen}).status_code == 204
    Switch.objects.create(name=Switch.Name.PAUSED)  # no game more, and yet there is something to tell
    paused = client.get(address, {"seen": seen})
    assert (paused.status_code, "are paused" in paused.content.decode()) == (200, True)
    Switch.objects.all().delete()
    play_all(run)
    done = client.get(address, {"seen": seen})
    assert done.status_code == 286
    assert "hx-trigger" not in done.content.decode()


def test_a_figure_among_others_of_its_row_leads_to_its_own_games(client, finished):
    """Lost in a round, at a place: not games that were won in it, nor such as only went there."""
    report = RunPage(finished)
    rounds = next(one for one in report.sections if one.key == "rounds")
    address = reverse("playtests:games", args=[finished.pk])
    of_team = {"series": report.chosen.main.series.position}
    for column, letter in enumerate("wl"):
        row = next(row for row in rounds.rows if row.behind[column])
        asked = of_team | {"section": "rounds", "row": row.key, "column": column}
        shown = client.get(address, asked).context["shown"]
        assert {found for _number, found in shown} == {letter}
    heat = next(one for one in report.sections if one.form == "heat")
    for layer in heat.layers:
        row = next(row for row in layer.rows if row.witnesses)
        asked = of_team | {"section": heat.key, "layer": layer.key, "row": row.key}
        assert [number for number, _ in client.get(address, asked).context["shown"]] == list(row.witnesses)
    page = client.get(finished.get_absolute_url()).content.decode()
    assert f"section={quote(heat.key, safe='')}&amp;row=" in page
    assert "&amp;layer=lostHere" in page
    assert "section=rounds&amp;row=" in page
    assert "&amp;column=1" in page


def test_every_figure_leads_to_games(client, finished):
    page = client.get(finished.get_absolute_url()).content.decode()
    assert f"/playtests/{finished.pk}/games/?series=" in page
    lost = client.get(reverse("playtests:games", args=[finished.pk]), {"result": "lost"})
    number, letter = lost.context["shown"][0]
    assert letter == "l"
    assert client.get(reverse("playtests:game", args=[finished.pk, number])).status_code == 200
    assert client.get(reverse("playtests:game", args=[finished.pk, 999_999])).status_code == 404


def test_strangers_do_not_see_runs_of_a_private_pack(client, author):
    private = build.pack(author, "Secret")
    run = launch(build.version(private), games=5)
    assert client.get(run.get_absolute_url()).status_code == 404
    client.force_login(build.person("stranger"))
    for name in ("run", "progress", "evidence", "games"):
        assert client.get(reverse(f"playtests:{name}", args=[run.pk])).status_code == 404
    client.force_login(author)
    assert client.get(run.get_absolute_url()).status_code == 200


def test_only_who_started_a_run_ends_it(client, version):
    run = launch(version, games=5)
    client.force_login(build.person("stranger"))
    for name in ("cancel", "retry", "delete"):
        assert client.post(reverse(f"playtests:{name}", args=[run.pk])).status_code == 404
    client.force_login(run.owner)
    client.post(reverse("playtests:cancel", args=[run.pk]))
    run.refresh_from_db()
    assert run.state == Run.State.CANCELLED


def test_the_list_costs_the_same_however_long_it_is(client, author, version, django_assert_num_queries):
    client.force_login(author)
    for seed in range(3):
        launch(version, games=5, seed=seed)
    with django_assert_num_queries(5):
        assert client.get(reverse("playtests:index")).status_code == 200


@pytest.mark.parametrize(
    "wrong",
    [{"games": "0"}, {"games": "100001"}, {"seed": "-1"}, {"teams": "99"}, {"target_low": "80"}, {"bot": "oracle"}],
)
def test_bad_orders_come_back_with_what_is_wrong(client, author, pack, wrong):
    client.force_login(author)
    orders = {"teams": "2", "games": "10", "bot": "veteran", "seed": "1", "target_low": "50", "target_high": "75"}
    address = reverse("playtests:start", args=[pack.slug, MISSION])
    assert client.get(address).status_code == 200
    assert client.post(address, orders | wrong).status_code == 422
    assert not Run.objects.exists()
    assert client.post(address, orders).status_code == 302


def test_somebody_with_enough_under_way_is_told_so(client, author, pack, version, settings):
    settings.PLAYTEST_OPEN_RUNS = 1
    launch(version, games=7)
    client.force_login(author)
    response = client.post(reverse("playtests:quick", args=[pack.slug, MISSION]))
    assert response.status_code == 422
    assert "under way already" in response.content.decode()


def test_to_go_on_with_a_run_is_bounded_like_a_new_one(client, author, version, settings):
    settings.PLAYTEST_OPEN_RUNS = 1
    cancelled = launch(version, games=7)
    client.force_login(author)
    client.post(reverse("playtests:cancel", args=[cancelled.pk]))
    launch(version, games=8)
    client.post(reverse("playtests:retry", args=[cancelled.pk]))
    cancelled.refresh_from_db()
    assert cancelled.state == Run.State.CANCELLED


def test_the_games_of_a_day_are_bounded(client, author, pack, settings):
    settings.PLAYTEST_GAMES_A_DAY = 300
    client.force_login(author)
    response = client.post(reverse("playtests:quick", args=[pack.slug, MISSION]))
    assert response.status_code == 422
    assert "left for these 24 hours" in response.content.decode()


def test_exact_seats_and_options_are_played_and_wrong_ones_explained(client, author):
    pack = build.public_pack(author, "Ferry", build.document("fireteam_zero"))
    address = reverse("playtests:start", args=[pack.slug, "the-last-ferry"])
    client.force_login(author)
    orders = {"teams": "2", "games": "3", "bot": "veteran", "seed": "1", "target_low": "50", "target_high": "75"}
    wrong = client.post(address, orders | {"has_line_up": "1", "seats": "abe"})
    assert wrong.status_code == 422
    assert "2 to 4 heroes" in wrong.content.decode()
    assert client.post(address, orders | {"has_line_up": "1", "seats": "nobody, abe"}).status_code == 422
    picked = client.post(address, orders | {"has_line_up": "1", "seats_0": "don", "seats_3": "don"})
    assert picked.status_code == 422
    assert picked.content.decode().count('<option value="don" selected>') == 2
    exact = {"has_line_up": "1", "seats": "abe, don", "equipment-abe-focus": "quick-march", "option-draw": "optional"}
    exact |= {"option-mandatoryDiscardKnocksDown": "on"}
    assert client.post(address, orders | exact).status_code == 302
    run = Run.objects.get()
    assert run.options == {"draw": "optional"}
    series = run.series.get()
    assert (series.team, series.seats) == (2, [{"hero": "abe", "focus": ["quick-march"]}, "don"])
    play_all(run)
    assert run.state == Run.State.DONE


def test_seats_are_picked_from_people_groups_of_one_player_and_who_comes_along(pack):
    form = LineUpForm(source=source_of_version(pack.published, MISSION))
    named = dict(form["seats"].field.widget.choices)
    assert named["gustav"] == "Gustav Schneider"
    assert named["bob+jill"] == "Bob Jones + Jill Bradley"
    assert named["dummy:matt"] == "Matt Nakamura comes along"
    shown = LineUpForm(initial={"seats": "rita+bob, nobody"}, source=form.source)["seats"].as_widget()
    assert re.findall(r'value="([^"]+)" selected', shown) == ["rita+bob", "nobody"]


def test_run_again_begins_with_the_settings_of_the_run_and_so_does_what_if(client, author):
    pack = build.public_pack(author, "Ferry", build.document("fireteam_zero"))
    seats = [{"hero": "abe", "focus": ["quick-march"]}, "don"]
    asked = {"games": 123, "seed": 9, "target": (25, 45), "until": "narrow", "precision": 4.0}
    run = launch(
        pack.published, mission="the-last-ferry", teams=[Team(2, seats)], options={"draw": "optional"}, **asked
    )
    Run.objects.update(state="done")
    client.force_login(author)
    page = client.get(run.get_absolute_url()).content.decode()
    again = re.search(r"/playtests/start/[^\"]+", page)[0].replace("&amp;", "&")
    assert f"like={run.pk}" in again
    forms = client.get(again).context
    form, line_up = forms["form"], forms["line_up"]
    found = [form[name].value() for name in ("teams", "games", "seed", "target_low", "is_narrow", "precision")]
    assert found == [[2], 123, 9, 25, True, 4.0]
    assert line_up["seats"].value() == "abe, don"
    assert (line_up["equipment-abe-focus"].value(), line_up["option-draw"].value()) == (["quick-march"], "optional")
    address = reverse("playtests:what_if", args=[pack.slug, "the-last-ferry"])
    number = client.get(address).context["numbers"][0]
    orders = {"number": number.key, "low": number.value, "high": number.value, "games": "20", "like": run.pk}
    client.post(address, orders)
    assert Run.objects.get(kind="what-if").target == (25, 45)
    assert play_mission_of_draft(pack=pack, mission="the-last-ferry", person=author).target == (25, 45)


def test_run_again_leaves_a_switch_off_that_is_usually_on(client, pack, author, version):
    run = launch(version, options={"developInSingle23": False, "medicInFirefight": True})
    client.force_login(author)
    page = client.get(reverse("playtests:start", args=[pack.slug, MISSION]), {"v": 1, "like": run.pk})
    switches = [page.context["line_up"][f"option-{name}"] for name in ("developInSingle23", "medicInFirefight")]
    assert ["checked" in str(one) for one in switches] == [False, True]


def test_the_workspace_draws_heat_and_traffic_of_the_newest_run(client, author, finished, pack):
    """The canvas asks for the heat of its boards; the graph has shares on its edges, and says when they are old."""
    client.force_login(author)
    told = client.get(reverse("missions:editor_measured", args=[pack.slug]), {"mission": MISSION}).json()
    assert (told["isOutdated"], told["address"]) == (False, finished.get_absolute_url())
    assert told["words"].endswith("20 games")
    (layers,) = told["boards"].values()
    assert "visits" in [one["key"] for one in layers]
    assert all(0 <= step <= 5 for one in layers for step, _text in one["places"].values())
    graph = client.get(reverse("missions:workspace_record", args=[pack.slug, "assignments", MISSION]), {"tab": "graph"})
    assert "graph-share" in graph.content.decode()
    Run.objects.update(fingerprint="another")
    told = client.get(reverse("missions:editor_measured", args=[pack.slug]), {"mission": MISSION}).json()
    assert told["isOutdated"]


def test_a_run_outlives_the_pack_that_it_plays(client, author, pack, version):
    run = launch(version, games=20)
    playing.play_chunk(chunk_id=Chunk.objects.order_by("first").first().pk)
    pack.delete()
    assert client.get(run.get_absolute_url()).status_code == 404
    client.force_login(author)
    assert client.get(run.get_absolute_url()).status_code == 200
    play_all(run)
    assert (run.state, run.series.get().played) == (Run.State.DONE, 20)
    page = client.get(run.get_absolute_url()).content.decode()
    assert "The mission has been deleted since. The figures stay, and only you see them." in page
    assert client.get(reverse("playtests:game", args=[run.pk, 0])).status_code in (200, 202)
