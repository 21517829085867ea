"""From here: a step of a game becomes a run of its own, as private as the game it is out of."""

import json

import pytest
from django.urls import reverse

from engine import replay, scene
from playtests.errors import NotPlayable
from playtests.models import Certificate, Run, Table
from playtests.replays.games_of_runs import record_of, replay_of
from playtests.services.from_here import moment_of_run, moment_of_table, record_until, start_from_here
from playtests.services.packs import pack_of
from playtests.services.sources import source_of_version
from playtests.tables.games import game_of
from playtests.tables.games import record_of as record_of_table
from playtests.tables.opening import TableOrders, open_table, play_again
from playtests.tables.people import sitting_of
from playtests.tables.undoing import take_back, ways_back
from tests import build
from tests.playtests.support import MISSION, launch, play_all

STEP = 30


@pytest.fixture
def series(version):
    run = launch(version, games=3)
    play_all(run)
    return run.series.get()


def played_from(series, step=STEP, **orders):
    moment = moment_of_run(series, 1, step)
    asked = {"bot": "veteran", "games": 20, "seed": 5, "target": (50, 75)} | orders
    run = start_from_here(owner=series.run.owner, moment=moment, **asked)
    play_all(run)
    return run


@pytest.mark.django_db
def test_every_game_of_the_run_begins_like_the_game_it_is_out_of(series):
    run = played_from(series)
    again = run.series.get()
    assert (run.state, again.played, run.kind) == (Run.State.DONE, 20, Run.Kind.FROM_HERE)
    origin = replay_of(series, 1).log[: run.origin["step"] + 1]
    for number in (0, 7):
        lines = replay_of(again, number).log
        assert [line.text for line in lines[: len(origin)]] == [line.text for line in origin]
        assert len(lines) > len(origin)


@pytest.mark.django_db
def test_a_report_from_here_does_not_stand_for_the_whole_mission(series):
    Certificate.objects.all().delete()
    run = played_from(series)
    assert not Certificate.objects.exists()
    whole = launch(series.run.version, games=20, seed=5)
    assert whole.series.get().kept_from is None
    assert played_from(series).series.get().kept_from == run.series.get()  # but the same situation is known


@pytest.mark.django_db
def test_the_page_says_from_which_step_of_which_game(client, series):
    run = played_from(series)
    client.force_login(series.run.owner)
    page = client.get(run.get_absolute_url()).content.decode()
    assert f"from step {run.origin['step']}" in page
    assert f"of game 1 of play-test {series.run_id}" in page
    assert client.get(reverse("playtests:game", args=[run.pk, 3])).status_code == 200


@pytest.mark.django_db
def test_whoever_asks_at_the_end_of_a_game_is_back_at_the_replay_and_told_why(client, series):
    client.force_login(series.run.owner)
    last = len(replay_of(series, 1).log) - 1
    asked = reverse("playtests:from_here", args=[series.run_id, 1])
    answer = client.get(f"{asked}?series=0&step={last}", follow=True)
    replay_page = reverse("playtests:game", args=[series.run_id, 1])
    assert answer.redirect_chain == [(f"{replay_page}?series=0&step={last}", 302)]
    assert "The game is over at this step. Choose an earlier one." in answer.content.decode()


@pytest.mark.django_db
def test_a_step_is_taken_back_to_the_last_choice_before_it(series):
    record = record_of(series, 1)
    digest = series.document.digest
    cut, at = record_until(digest, record, STEP)
    later, after = record_until(digest, record, STEP + 1)
    assert at <= STEP
    assert len(cut["choices"]) <= len(later["choices"])
    assert record_until(digest, record, after)[0] == later
    with pytest.raises(NotPlayable, match="over at this step"):
        record_until(digest, record, None)


@pytest.mark.django_db
def test_a_form_starts_it_within_bounds(client, series):
    client.force_login(series.run.owner)
    url = f"{reverse('playtests:from_here', args=[series.run_id, 1])}?step={STEP}"
    assert client.get(url).status_code == 200
    assert client.post(url, {"games": 10**7, "bot": "veteran", "seed": 1}).status_code == 422
    assert client.post(url, {"games": 201, "bot": "commander", "seed": 1}).status_code == 422
    started = client.post(url, {"games": 10, "bot": "veteran", "seed": 1})
    run = Run.objects.first()
    assert (started.status_code, started["Location"], run.games) == (302, run.get_absolute_url(), 10)


# --- by hand ------------------------------------------------------------------------------------------


def by_hand(client, url, *players):
    """The table that opens."""
    asked = {f"player-{seat}": player for seat, player in enumerate(players)}
    answer = client.post(url, {"by": "hand", "with_bot": "veteran"} | asked)
    assert answer.status_code == 302, answer.content
    return Table.objects.get(key=answer["Location"].split("/")[2])


@pytest.mark.django_db
def test_people_play_on_from_a_step_of_a_replay(client, series):
    client.force_login(series.run.owner)
    url = f"{reverse('playtests:from_here', args=[series.run_id, 1])}?step={STEP}"
    table = by_hand(client, url, "me", "open")
    record, step = record_until(series.document.digest, record_of(series, 1), STEP)
    assert (table.choices, table.begun_at) == (record["choices"], len(record["choices"]))
    lines = [line.text for line in replay_of(series, 1).log[: step + 1]]
    assert [line.text for line in scene(game_of(table), "public").log] == lines
    assert [seat.player for seat in table.seats.all()] == ["person", "open"]


@pytest.mark.django_db
def test_a_game_played_on_is_undone_to_its_beginning_and_no_further_and_replays_to_the_same_end(client, series):
    client.force_login(series.run.owner)
    url = f"{reverse('playtests:from_here', args=[series.run_id, 1])}?step={STEP}"
    table = by_hand(client, url, "me", "me")
    move = reverse("tables:move", args=[table.key])
    client.post(move, {"choice": 0, "revision": table.revision})
    table.refresh_from_db()
    sitting = sitting_of(table, series.run.owner, [])
    assert [way.to for way in ways_back(sitting, "en")] == [table.begun_at]
    take_back(sitting=sitting, span="step", revision=table.revision, lang="en")
    table.refresh_from_db()
    assert (len(table.choices), ways_back(sitting_of(table, series.run.owner, []), "en")) == (table.begun_at, [])
    while not table.is_over:
        client.post(move, {"choice": 0, "revision": table.revision})
        table.refresh_from_db()
    whole = replay(pack_of(table.document.digest), record_of_table(table))
    assert whole.outcome["result"] == table.result
    page = client.get(table.get_absolute_url()).content.decode()
    assert "How hard did it feel" not in page  # it says nothing about the mission as a whole
    again = play_again(table=table, host=series.run.owner)
    assert again.choices == table.choices[: table.begun_at]
    assert again.opening["redrawn"] != table.opening["redrawn"]
    assert game_of(again).choices == again.choices


@pytest.mark.django_db
def test_bots_among_themselves_open_no_table(client, series):
    client.force_login(series.run.owner)
    url = f"{reverse('playtests:from_here', args=[series.run_id, 1])}?step={STEP}"
    asked = {"by": "hand", "with_bot": "veteran", "player-0": "bot", "player-1": "bot"}
    assert client.post(url, asked).status_code == 422
    assert not Table.objects.exists()


# --- tables -------------------------------------------------------------------------------------------


@pytest.fixture
def table(version):
    orders = TableOrders(2, ["me", "me"], seed=918273645546)
    return open_table(host=version.pack.owner, source=source_of_version(version, MISSION), orders=orders)


def on_from(table, **fields):
    moment = moment_of_table(table, None)
    asked = {"bot": "random", "games": 10, "seed": 1, "target": (50, 75)}
    run = start_from_here(owner=table.host, moment=moment, **asked)
    play_all(run)
    return run


@pytest.mark.django_db
def test_a_run_of_a_tables_game_is_for_those_who_sit_there(client, table):
    run = on_from(table)
    stranger = build.person("stranger")
    assert table.version.pack.visibility == "public"
    assert not Run.objects.visible_to(stranger).filter(pk=run.pk).exists()
    assert Run.objects.visible_to(table.host).filter(pk=run.pk).exists()
    friend = build.person("friend")
    table.seats.filter(index=1).update(person=friend)
    assert not Run.objects.visible_to(friend).filter(pk=run.pk).exists()  # it would tell of hidden roles
    table.state = "over"
    table.save()
    assert Run.objects.visible_to(friend).filter(pk=run.pk).exists()


@pytest.mark.django_db
def test_games_of_a_run_stay_closed_while_the_table_plays(client, table):
    run = on_from(table)
    client.force_login(table.host)
    assert client.get(run.get_absolute_url()).status_code == 200
    game = [run.pk, 0]
    assert client.get(reverse("playtests:game", args=game)).status_code == 403
    assert client.get(reverse("playtests:game_steps", args=game)).status_code == 404
    assert client.get(reverse("playtests:game_record", args=game)).status_code == 404
    assert client.get(reverse("playtests:from_here", args=game)).status_code == 404
    for form in ("json", "csv", "html"):
        told = b"".join(client.get(reverse("playtests:export", args=[run.pk, form])))
        assert str(table.opening["seed"]).encode() not in told
    table.state = "over"
    table.save()
    assert client.get(reverse("playtests:game", args=game)).status_code == 200


@pytest.mark.django_db
def test_who_plays_with_others_waits_until_the_game_is_over(client, table):
    url = reverse("tables:from_here", args=[table.key])
    client.force_login(table.host)
    for player, status in (("person", 200), ("bot", 200), ("open", 404)):  # a bot's seat could be taken as well
        table.seats.filter(index=1).update(player=player, person=table.host if player == "person" else None)
        assert client.get(url).status_code == status
    table.seats.filter(index=1).update(player="person", person=build.person("ben"))
    assert client.get(url).status_code == 404
    game = game_of(table)
    for _ in range(8):
        game.choose(0)
    game.concede()
    table.choices, table.state, table.revision = game.choices, "over", 1
    table.save()
    assert client.get(f"{url}?step=1").status_code == 200
    assert client.get(url)["Location"] == reverse("tables:replay", args=[table.key])  # at its end: which step?


@pytest.mark.django_db
def test_a_guest_among_bots_learns_nothing_of_them_from_a_play_test(client, table):
    url = reverse("tables:from_here", args=[table.key])
    guest = build.person("guest")
    table.seats.filter(index=0).update(player="bot", person=None)
    table.seats.filter(index=1).update(person=guest)
    client.force_login(guest)
    assert client.get(url).status_code == 404
    assert client.post(url, {"games": 10, "bot": "random", "seed": 1}).status_code == 404
    table.seats.filter(index=0).update(player="person", person=guest)  # who plays all seats knows it all
    assert client.get(url).status_code == 200
    assert not Run.objects.exists()


@pytest.mark.django_db
def test_a_table_is_gone_on_from_where_it_stands(table):
    game = game_of(table)
    for _ in range(3):
        game.choose(0)
    table.choices, table.revision = game.choices, 1
    table.save()
    run = on_from(table)
    assert run.situation.record["choices"] == record_of_table(table)["choices"]
    assert json.loads(json.dumps(run.series.get().report))["about"]["beginning"]["choices"] == 3
