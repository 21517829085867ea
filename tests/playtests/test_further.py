"""Comparisons, wins on record, what an edit sets going, starter missions, exports."""

import json

import pytest
from django.urls import reverse

from engine import VERSION, load_pack, replay
from missions.editing.log import append
from missions.models import PlayableMission
from missions.services.documents import store_document
from missions.services.forking import fork
from missions.services.measurements import note_measurement
from playtests.models import Certificate, Chunk, Run
from playtests.reports.drafts import draft_state
from playtests.reports.numbers import all_numbers
from playtests.reports.pages import RunPage
from playtests.services import certificates, continuous, expecting, playing
from playtests.services.comparing import start_comparison
from playtests.services.continuous import play_draft, play_mission_of_draft
from playtests.services.launching import Team
from playtests.services.searching import find_a_win
from playtests.services.sources import source_of_version
from playtests.services.starters import AT_ONCE, measure_starter_missions
from playtests.services.what_if import start_curve
from tests import build
from tests.playtests.support import MISSION, launch, play_all

pytestmark = pytest.mark.django_db


def harder(document):
    """The same pack, but everybody begins with one point of health."""
    for op in document["ops"]:
        op["healthStart"] = 1
    return document


def second_version(pack):
    store_document(pack=pack, document=harder(build.document()))
    return build.version(pack, "Harder.")


def test_versions_are_compared_on_the_same_seeds(client, pack, version):
    later = second_version(pack)
    run = start_comparison(
        owner=pack.owner,
        before=source_of_version(version, MISSION),
        after=source_of_version(later, MISSION),
        games=40,
        target=(50, 75),
    )
    play_all(run)
    changes = RunPage(run).changes
    assert len(changes.teams) == len(version.missions.get(key=MISSION).team_sizes)
    assert changes.teams[0].comparison.pairs == 40
    assert [one.before.series.variant for one in changes.teams] == [0] * len(changes.teams)
    html = client.get(run.get_absolute_url()).content.decode()
    assert html.index('id="tab-changes"') < html.index('class="report-tab-heading"')  # what was asked for comes first
    assert html.count('id="tab-changes"') == 1


def test_what_is_no_run_of_the_mission_itself_is_not_compared(client, pack, version):
    """Of a comparison it would be the other version's games, under this one's name, for all who see this one."""
    later = second_version(pack)
    sources = [source_of_version(one, MISSION) for one in (version, later)]
    run = start_comparison(owner=pack.owner, before=sources[0], after=sources[1], games=10, target=(50, 75))
    Run.objects.update(state=Run.State.DONE)
    client.force_login(pack.owner)
    answer = client.post(reverse("playtests:compare", args=[run.pk]), {"other": version.pk, "games": 10})
    assert (answer.status_code, Run.objects.count()) == (422, 1)


def test_forks_are_compared_with_and_those_that_are_private_stay_so(client, pack, version):
    play_all(run := launch(version, games=6))
    copy = fork(version=version, person=build.person("ben"))
    store_document(pack=copy, document=harder(build.document()))
    other = build.version(copy, "Harder.")
    address = reverse("playtests:compare", args=[run.pk])
    client.force_login(pack.owner)
    assert client.post(address, {"other": other.pk, "games": 10}).status_code == 422  # it is Ben's alone
    client.force_login(copy.owner)
    compared = Run.objects.get(pk=client.post(address, {"other": other.pk, "games": 10})["Location"].split("/")[-2])
    assert (compared.pack, compared.is_private) == (pack, True)
    client.force_login(pack.owner)
    assert client.get(compared.get_absolute_url()).status_code == 404
    copy.visibility = copy.Visibility.PUBLIC
    copy.save()
    client.force_login(copy.owner)
    compared = Run.objects.get(pk=client.post(address, {"other": other.pk, "games": 11})["Location"].split("/")[-2])
    assert not compared.is_private


def test_a_report_says_what_changed_since_the_last_version(pack, version):
    play_all(launch(version, games=30))
    run = launch(second_version(pack), games=30)
    play_all(run)
    changes = RunPage(run).changes
    assert (changes.before.version_number, changes.teams[0].comparison.pairs) == (1, 30)


def test_every_win_is_put_on_record_and_can_be_played_again(client, version):
    run = launch(version, games=30)
    play_all(run)
    proof = Certificate.objects.get(team=2)
    mission_page = client.get(reverse("missions:mission", args=[version.pack.slug, MISSION])).content.decode()
    address = f"/playtests/{run.pk}/games/{proof.tried - 1}/?series=0"
    assert address in mission_page
    assert "won" in client.get(address).content.decode()
    game = replay(load_pack(version.document), proof.record)
    assert game.outcome["result"] == "won"
    assert (proof.engine_version, proof.run) == (VERSION, run)


def test_a_certificate_is_checked_again_when_the_engine_changes(version):
    play_all(launch(version, games=30))
    Certificate.objects.update(engine_version="0.1")
    certificates.check_old_certificates()
    assert Certificate.objects.get().engine_version == VERSION
    Certificate.objects.update(engine_version="0.1", record={"format": 1})
    certificates.check_old_certificates()
    assert not Certificate.objects.exists()


def without_a_support_card(document):
    """Nothing that a mission without traitors and outside a campaign draws."""
    document["supportCards"].pop()
    return document


@pytest.mark.parametrize(("changed", "still_wins"), [(without_a_support_card, True), (harder, False)])
def test_an_earlier_win_is_tried_again_when_the_mission_changes(pack, version, changed, still_wins):
    """Of the changed mission no game is won; the choices that won before still do, or prove nothing any more."""
    play_all(launch(version, games=30))
    proof = Certificate.objects.get(team=2)
    store_document(pack=pack, document=changed(build.document()))
    run = launch(build.version(pack, "Changed."), games=1)
    series = run.series.get()
    assert series.fingerprint != proof.fingerprint
    certificates.try_earlier_win(run, series)
    kept = Certificate.objects.filter(fingerprint=series.fingerprint)
    ends = [replay(load_pack(run.version.document), one.record).outcome["result"] for one in kept]
    assert ends == (["won"] if still_wins else [])


def test_the_search_for_a_win_ends_with_the_win(version, monkeypatch):
    monkeypatch.setattr("playtests.services.searching.SEARCH", {"random": 4, "veteran": 60})
    run = find_a_win(owner=version.pack.owner, source=source_of_version(version, MISSION))
    play_all(run)
    assert run.state == Run.State.DONE
    found = set(Certificate.objects.values_list("team", flat=True))
    assert found == {one.team for one in run.series.all() if one.wins}
    assert found
    assert not Chunk.objects.filter(series__run=run).exclude(state=Chunk.State.DONE).exists()


@pytest.mark.parametrize(("lang", "words"), [("en", "A win was found with"), ("de", "wurde ein Sieg gefunden")])
def test_a_search_says_what_it_found_and_judges_no_aim(client, version, lang, words):
    run = find_a_win(owner=version.pack.owner, source=source_of_version(version, MISSION))
    running = client.get(run.get_absolute_url(), headers={"accept-language": lang}).content.decode()
    assert "settling" not in running
    play_all(run)
    page = client.get(run.get_absolute_url(), headers={"accept-language": lang}).content.decode()
    assert words in page
    found = [one for one in RunPage(run).searched if one.won]
    assert found
    for one in found:
        game = reverse("playtests:game", args=[run.pk, one.game])
        assert f"{game}?series={one.won.position}" in page
        assert client.get(game, {"series": one.won.position}).status_code == 200
    assert not PlayableMission.objects.filter(win_share__isnull=False).exists()  # a search ends with its win


def test_the_mission_page_tells_of_plain_teams_by_the_usual_bot_and_the_authors_aim(client, pack, version):
    stranger = build.person("ben")
    both = [Team(2, 2), Team(3, 3)]
    runs = [
        launch(version, games=20, teams=both),
        launch(version, owner=stranger, games=30, teams=both, target=(0, 1)),
        launch(version, owner=stranger, games=40),
        launch(version, owner=stranger, games=40, teams=both, bot="random"),
        launch(version, owner=stranger, games=40, teams=[Team(2, ["gustav+bob", "vince+matt"])]),
    ]
    for run in runs:
        play_all(run)
    page = client.get(reverse("missions:mission", args=[pack.slug, MISSION])).content.decode()
    assert [run for run in runs if f'href="{run.get_absolute_url()}"' in page] == [runs[1]]
    assert "too easy" not in page


def test_figures_by_older_rules_give_way_to_a_smaller_sample(version):
    figures = {"fingerprint": version.missions.get(key=MISSION).fingerprint, "team": 2, "low": 0.1, "high": 0.9}
    note_measurement(games=2000, share=0.2, engine_version="1.0", **figures)
    assert note_measurement(games=200, share=0.6, engine_version="1.1", **figures)


def test_the_workspace_never_shows_the_figures_of_a_what_if(pack, version):
    numbers = all_numbers(version.document, MISSION, "en")
    source = source_of_version(version, MISSION)
    run = start_curve(owner=pack.owner, source=source, number=numbers[0], low=1, high=2, games=20, target=(50, 75))
    play_all(run)
    assert draft_state(pack, MISSION) is None
    later = launch(version, games=20)
    play_all(later)
    assert draft_state(pack, MISSION).page.run == later


def test_an_edit_is_judged_by_itself_and_supersedes_the_one_before(pack):
    store_document(pack=pack, document=harder(build.document()))
    first = play_draft(pack=pack, revision=pack.revision, person=pack.owner)
    assert first
    assert all(run.is_continuous and run.games == 200 for run in first)
    assert play_draft(pack=pack, revision=pack.revision, person=pack.owner) == []  # nothing has changed
    document = harder(build.document())
    document["ops"][0]["energyStart"] = 1
    store_document(pack=pack, document=document)
    assert play_draft(pack=pack, revision=pack.revision - 1, person=pack.owner) == []  # somebody typed on
    again = play_draft(pack=pack, revision=pack.revision, person=pack.owner)
    assert {run.mission for run in again} <= {run.mission for run in first}
    for run in first:
        run.refresh_from_db()
        if run.mission in {one.mission for one in again}:
            assert run.state == Run.State.CANCELLED


def test_starter_missions_are_measured_by_the_site_a_few_at_a_time_and_once(pack, monkeypatch):
    pack.is_read_only = True
    pack.save()
    monkeypatch.setattr("playtests.services.starters.GAMES", 1)
    assert measure_starter_missions() == AT_ONCE
    assert measure_starter_missions() == 0  # those first
    first = list(Run.objects.filter(owner=None))
    for run in first:
        play_all(run)
    assert measure_starter_missions() == AT_ONCE
    measured = Run.objects.values_list("fingerprint", flat=True)
    assert len(set(measured)) == len(measured)


def test_a_report_can_be_taken_along(client, version):
    run = launch(version, games=20, teams=[Team(2, 2), Team(3, 3)])
    play_all(run)
    table = client.get(reverse("playtests:export", args=[run.pk, "csv"])).content.decode()
    assert table.startswith("\ufeffteam,bot,games,section")
    assert ",Visits," in table
    data = json.loads(client.get(reverse("playtests:export", args=[run.pk, "json"])).content)
    assert [one["team"] for one in data["series"]] == [2, 3]
    page = client.get(reverse("playtests:export", args=[run.pk, "html"])).content.decode()
    assert "<style>" in page
    assert 'src="' not in page
    assert 'href="/' not in page
    assert client.get(reverse("playtests:export", args=[run.pk, "exe"])).status_code == 404


def test_a_step_back_shows_what_was_played_before_and_costs_nothing(pack):
    for document in (harder(build.document()), build.document()):
        store_document(pack=pack, document=document)
        play_all(play_mission_of_draft(pack=pack, mission=MISSION, person=pack.owner))
    store_document(pack=pack, document=harder(build.document()))
    back = play_mission_of_draft(pack=pack, mission=MISSION, person=pack.owner)
    assert (back.state, back.series.filter(kept_from=None).count()) == (Run.State.DONE, 0)
    assert draft_state(pack, MISSION).page.run == back


def test_a_fork_without_a_version_is_laid_beside_what_it_was_forked_from(pack, version):
    play_all(launch(version, games=6))
    copy = fork(version=version, person=build.person("ben"))
    assert draft_state(copy, MISSION).page.run.version == version  # nothing has been changed yet
    store_document(pack=copy, document=harder(build.document()))
    play_all(play_mission_of_draft(pack=copy, mission=MISSION, person=copy.owner))
    moved = {one.result.team: one.moved for one in draft_state(copy, MISSION).results}
    assert moved[2] < 0
    assert moved[3] is None  # of three nothing had been measured


def test_only_missions_that_an_edit_changed_are_played_and_then_those_that_had_to_wait(pack, version, monkeypatch):
    PlayableMission.objects.update(win_share=0.5)
    assert play_draft(pack=pack, revision=pack.revision, person=pack.owner) == []
    edited = append(
        pack=pack,
        person=pack.owner,
        label="Less time",
        operations=[{"op": "set", "at": ["assignments", "no-fly-list", "time", "p1to4"], "value": 3}],
        base=pack.revision,
    )
    pack.refresh_from_db()
    runs = play_draft(pack=pack, revision=edited.number, person=pack.owner)
    assert [run.mission for run in runs] == ["no-fly-list"]
    sent = []
    monkeypatch.setattr(continuous, "play_draft_soon", lambda **orders: sent.append(orders))
    runs[0].series.exclude(team=2).delete()
    play_all(runs[0])
    assert sent == [{"pack_id": pack.pk, "revision": edited.number, "person_id": pack.owner_id}]


def test_nothing_else_is_played_beside_the_mission_that_somebody_edits(pack, version):
    """Of the other missions of a fresh fork nothing is known either, but nobody waits for them."""
    operation = {"op": "set", "at": ["assignments", "no-fly-list", "time", "p1to4"], "value": 3}
    edited = append(pack=pack, person=pack.owner, label="Less time", operations=[operation], base=pack.revision)
    pack.refresh_from_db()
    runs = play_draft(pack=pack, revision=edited.number, person=pack.owner)
    assert [run.mission for run in runs] == ["no-fly-list"]
    runs[0].series.exclude(team=2).delete()
    play_all(runs[0])
    others = play_draft(pack=pack, revision=edited.number, person=pack.owner)
    assert len(others) == continuous.MOST_MISSIONS
    assert "no-fly-list" not in {run.mission for run in others}


def test_the_workspace_and_the_publish_page_say_how_the_draft_plays(client, pack):
    store_document(pack=pack, document=harder(build.document()))
    expecting.pin(
        pack=pack,
        person=pack.owner,
        mission=MISSION,
        measure="rounds",
        label="rounds",
        team=None,
        low=90,
        high=None,
    )
    run = play_mission_of_draft(pack=pack, mission=MISSION, person=pack.owner)
    Run.objects.filter(pk=run.pk).update(is_continuous=True)
    client.force_login(pack.owner)
    address = reverse("playtests:draft", args=[pack.slug])
    assert "being played" in client.get(address, {"mission": MISSION}).content.decode()
    for series in run.series.exclude(team=2):
        series.delete()
    play_all(run)
    piece = client.get(address, {"mission": MISSION}).content.decode()
    assert "1 expectation broken" in piece
    assert client.get(address, {"mission": "no-such"}).status_code == 204
    assert "broken" in client.get(reverse("missions:publish", args=[pack.slug])).content.decode()


def test_a_report_says_when_its_mission_plays_differently_by_now(client, pack, version):
    run = launch(version, games=5)
    play_all(run)
    client.force_login(pack.owner)
    assert "is newer" not in client.get(run.get_absolute_url()).content.decode()
    second_version(pack)
    assert "Version 2 is newer" in client.get(run.get_absolute_url()).content.decode()


def test_a_failed_run_says_in_words_what_happened_and_what_to_do(client, version):
    run = launch(version, games=5)
    Chunk.objects.update(attempts=playing.MOST_ATTEMPTS)
    playing.play_chunk(chunk_id=Chunk.objects.get().pk)
    for language, words in (("en", "want of memory"), ("de", "Speicher"), ("fr", "mémoire")):
        page = client.get(run.get_absolute_url(), headers={"accept-language": language}).content.decode()
        assert words in page
