"""Table mode: people with the real game roll and draw, the app referees."""

import contextlib
import html
import io
import json
import random

import pytest
from django.test import Client
from django.urls import reverse

from engine import replay, scene
from engine.cli import main as command_line
from playtests.errors import NotPlayable
from playtests.models import Table
from playtests.services.packs import pack_of
from playtests.services.sources import source_of_version
from playtests.tables import correcting, moving
from playtests.tables.foreseen import MOST_SENTENCES, rolls_of
from playtests.tables.games import record_of
from playtests.tables.history import history_of
from playtests.tables.luck import standing_of
from playtests.tables.opening import TableOrders, open_table
from playtests.tables.people import sitting_of
from playtests.tables.undoing import ways_back
from tests import build

pytestmark = pytest.mark.django_db

MISSIONS = {"countdown": "closing-time", "fireteam_zero": "the-last-ferry"}


@pytest.fixture(params=MISSIONS)
def folder(request):
    return request.param


@pytest.fixture
def people(db):
    """Three people round one device, with the real game."""
    ana = build.person("ana")
    client = Client(headers={"accept": "application/json"})
    client.force_login(ana)
    return ana, client


def lay(folder, host, players=("me", "me", "me"), **more):
    version = build.public_pack(host, content=build.document(folder)).published
    orders = TableOrders(len(players), players, seed=5, is_real=True, **more)
    return open_table(host=host, source=source_of_version(version, MISSIONS[folder]), orders=orders)


def post(client, table, name, **data):
    table.refresh_from_db()
    answer = client.post(reverse(f"tables:{name}", args=[table.key]), {"revision": table.revision} | data)
    table.refresh_from_db()
    return answer


def step(table, host, lot, choice=None):
    """One choice, or the dice or cards that the table waits for: what the page's forms do."""
    sitting = sitting_of(table, host, [])
    standing = standing_of(table)
    if standing.need:
        luck = standing.need.luck
        values = lot.sample(luck.values, luck.count) if luck.is_cards else lot.choices(luck.values, k=luck.count)
        moving.tell_luck(sitting=sitting, values=values, revision=table.revision)
    elif not moving.go_on(sitting=sitting):
        choice = lot.randrange(len(standing.game.options)) if choice is None else choice
        moving.move(sitting=sitting, choice=choice, revision=table.revision)
    table.refresh_from_db()


def play_on(table, host, lot, most=2500):
    for _ in range(most):
        if table.is_over:
            return
        step(table, host, lot)
    raise AssertionError("the game did not end")


def until_luck_is_needed(table, host, lot, choices=1):
    while len(table.choices) < choices or not standing_of(table).need:
        step(table, host, lot, choice=0)


def test_a_mission_with_entered_luck_is_the_same_game_on_the_command_line(folder, people, tmp_path):
    host, client = people
    table = lay(folder, host)
    play_on(table, host, random.Random(2))
    assert table.opening["dice"]
    assert table.opening["draws"]
    record, pack = tmp_path / "record.json", tmp_path / "pack.json"
    record.write_bytes(client.get(reverse("tables:record", args=[table.key])).content)
    pack.write_text(json.dumps(table.document.document))
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        command_line(["replay", str(record), "--pack", str(pack), "--json"])
    told = json.loads(printed.getvalue())
    assert told["outcome"]["result"] == table.result
    assert len(told["events"]) == len(standing_of(table).game.log)


def test_the_page_asks_for_dice_and_cards_and_says_what_happens_with_the_rule(folder, people):
    host, client = people
    table = lay(folder, host)
    lot = random.Random(4)
    asked, reasons = set(), []
    while len(asked) < 2:
        until_luck_is_needed(table, host, lot)
        page = client.get(table.get_absolute_url(), headers={"accept": "text/html"})
        shown = page.context["page"]
        asked.add(shown.luck.kind)
        reasons += [sentence for _line, sentence in shown.happened]
        assert shown.luck.prompt in html.unescape(page.content.decode())
        step(table, host, lot)
    assert any(reasons)


def test_what_cannot_have_come_up_is_refused_and_nothing_changes(folder, people):
    host, client = people
    table = lay(folder, host)
    until_luck_is_needed(table, host, random.Random(1), choices=0)
    before = (table.revision, table.opening)
    for wrong in ({"value-0": 999}, {"value-0": "x"}, {}, {f"value-{n}": 1 for n in range(50)}):
        assert post(client, table, "luck", **wrong).status_code == 409
    assert post(client, table, "move", choice=0).status_code == 409  # first the luck
    assert (table.revision, table.opening) == before
    assert post(client, table, "luck", by="app").status_code == 200
    assert table.revision == before[0] + 1


def test_the_last_entry_can_be_changed_and_the_choice_taken_back(people):
    host, client = people
    table = lay("fireteam_zero", host)
    lot = random.Random(1)
    while not table.pending.get("entered") or not table.choices:  # a choice that needs luck more than once
        step(table, host, lot, choice=0)
    told = len(table.pending["entered"])
    post(client, table, "luck", by="back")
    assert len(table.pending["entered"]) == told - 1
    for _ in range(told):
        post(client, table, "luck", by="back")
    assert "choice" not in table.pending
    assert standing_of(table).game.options


def test_any_entry_can_be_told_otherwise_and_what_follows_is_asked_anew(people):
    host, client = people
    table = lay("fireteam_zero", host)
    lot = random.Random(1)
    while len(table.pending.get("entered", [])) < 2 or not table.choices:
        step(table, host, lot, choice=0)
    page = client.get(table.get_absolute_url(), headers={"accept": "text/html"})
    entries = page.context["page"].entries
    assert [entry.number for entry in entries] == list(range(len(table.pending["entered"])))
    assert html.escape(entries[0].prompt) in page.content.decode()
    assert post(client, table, "luck", by="again", entry=0).status_code == 200
    assert table.pending["entered"] == []
    assert standing_of(table).need
    assert post(client, table, "luck", by="again", entry=0).status_code == 409  # there is none any more


def test_after_the_choice_is_done_its_dice_can_still_be_told_otherwise(people):
    host, client = people
    table = lay("countdown", host)
    lot = random.Random(3)
    while "done" not in table.pending:
        step(table, host, lot)
    choices, told = list(table.choices), table.opening
    assert client.get(table.get_absolute_url(), headers={"accept": "text/html"}).context["page"].entries
    assert post(client, table, "luck", by="again", entry=0).status_code == 200
    assert (table.choices, standing_of(table).need is not None) == (choices[:-1], True)
    while standing_of(table).need:
        step(table, host, lot)
    assert len(table.choices) >= len(choices)
    play_on(table, host, lot)
    again = replay(pack_of(table.document.digest), record_of(table))
    assert (again.outcome["result"], again.script, again.draws) == (table.result, (), ())
    assert table.opening != told


# --- correcting the table ---------------------------------------------------------------------------


def until_it_can_be_corrected(table, host, lot):
    while not correcting.offered(sitting_of(table, host, []), "en"):
        step(table, host, lot)


def test_what_lies_otherwise_is_corrected_and_the_game_replays_with_it(folder, people):
    host, client = people
    table = lay(folder, host)
    lot = random.Random(6)
    until_it_can_be_corrected(table, host, lot)
    page = client.get(reverse("tables:correct", args=[table.key]))
    things = [thing for _group, some in page.context["groups"] for thing in some]
    thing = next(one for one in things if one.id in ("threat", "time"))
    said = {one.id: one.value for one in things} | {thing.id: thing.choices[2][0]}
    assert thing.value != said[thing.id]
    assert post(client, table, "correct", **said).status_code == 200
    assert table.opening["corrected"] == [[len(table.choices), {thing.id: said[thing.id]}]]
    now = {one.id: one.value for one in correcting.offered(sitting_of(table, host, []), "en")}
    assert now == said
    assert post(client, table, "correct", **said).status_code == 200  # everything lies so already
    assert len(table.opening["corrected"]) == 1
    play_on(table, host, lot)
    again = replay(pack_of(table.document.digest), record_of(table))
    assert (again.outcome["result"], again.record()) == (table.result, record_of(table))
    assert any("Corrected by hand" in event.text for event in again.events)
    assert len(history_of(table, "en")) == len(table.choices)


def test_undo_past_a_correction_forgets_it(people):
    host, client = people
    table = lay("fireteam_zero", host)
    lot = random.Random(6)
    until_it_can_be_corrected(table, host, lot)
    while not ways_back(sitting_of(table, host, []), "en"):
        step(table, host, lot)
    until_it_can_be_corrected(table, host, lot)
    post(client, table, "correct", threat="9")
    assert standing_of(table).game.threat == 9
    post(client, table, "undo", span="step")
    assert standing_of(table).game.threat != 9
    assert not table.opening.get("corrected")


def test_nobody_counts_anothers_cards_or_corrects_what_the_app_rolls(people):
    host, client = people
    table = lay("fireteam_zero", host)
    until_it_can_be_corrected(table, host, random.Random(6))
    ben = build.person("ben")
    table.seats.filter(index=2).update(person=ben)
    offered = correcting.offered(sitting_of(table, host, []), "en")
    assert {thing.seat for thing in offered} == {None, 0, 1}
    theirs = next(one for one in correcting.offered(sitting_of(table, ben, []), "en") if one.seat == 2)
    before = table.revision
    post(client, table, "correct", **{theirs.id: "0" if theirs.value != "0" else "1"})
    assert table.revision == before
    assert client.get(reverse("tables:correct", args=[table.key])).content.decode().count(f'name="{theirs.id}"') == 0
    usual = open_table(
        host=host,
        source=source_of_version(table.version, MISSIONS["fireteam_zero"]),
        orders=TableOrders(2, ["me", "me"]),
    )
    assert client.get(reverse("tables:correct", args=[usual.key])).status_code == 404
    assert client.get(reverse("tables:correct", args=[usual.key])).status_code == 404


def test_in_the_middle_of_something_corrections_wait(people):
    host, client = people
    table = lay("fireteam_zero", host)
    until_luck_is_needed(table, host, random.Random(1))
    assert "First finish what is under way" in client.get(reverse("tables:correct", args=[table.key])).content.decode()
    assert post(client, table, "correct", threat="3").status_code == 409


def test_undo_forgets_the_luck_of_what_was_taken_back(people):
    host, client = people
    table = lay("countdown", host)
    lot = random.Random(3)
    for _ in range(40):
        step(table, host, lot)
    while standing_of(table).need:
        step(table, host, lot)
    told = len(table.opening["dice"]) + len(table.opening["draws"])
    assert post(client, table, "undo", span="step").status_code == 200
    assert len(table.opening["dice"]) + len(table.opening["draws"]) <= told
    play_on(table, host, lot)
    again = replay(pack_of(table.document.digest), record_of(table))
    assert (again.script, again.draws) == ((), ())


def test_bots_sit_among_people_with_the_real_game(people):
    host, _client = people
    table = lay("countdown", host, ("me", "bot", "bot"))
    play_on(table, host, random.Random(9))
    assert table.result


def test_hidden_roles_are_refused_at_a_real_table(people):
    host, _client = people
    with pytest.raises(NotPlayable, match="hidden roles"):
        lay("countdown", host, ("me",) * 4, options={"traitorMode": True})
    assert not Table.objects.exists()


def test_the_lobby_offers_the_real_game(people):
    host, client = people
    version = build.public_pack(host).published
    lobby = f"{reverse('tables:new')}?pack={version.pack.slug}&mission=closing-time&team=2"
    page = client.get(lobby)
    form = {field.html_name: field.value() for field in page.context["form"] if field.value() not in (None, False, [])}
    client.post(lobby, form | {"luck": "people", "player-1": "me"})
    assert Table.objects.get().is_real


def test_whoever_lets_the_app_roll_can_read_what_it_rolled(folder, people):
    """Sides that show the same are one answer to people, and the app may still have rolled any of them."""
    host, client = people
    table = lay(folder, host)
    rolled = 0
    while rolled < 25 and not table.is_over:
        if need := standing_of(table).need:
            answer = post(client, table, "luck", by="app")
            rolled += not need.luck.is_cards
        else:
            answer = post(client, table, "move", choice=0)
        assert answer.status_code == 200


def test_what_follows_from_a_roll_is_said_before_it_is_told_and_comes_to_pass(folder, people):
    host, client = people
    table = lay(folder, host)
    lot = random.Random(3)
    compared = 0
    while compared < 6 and not table.is_over:
        need = standing_of(table).need
        if need is None or need.luck.is_cards:
            step(table, host, lot)
            continue
        page = client.get(table.get_absolute_url(), headers={"accept": "text/html"}).context["page"]
        before, lines = (table.revision, table.opening), len(need.game.log)
        for sum_, words in page.foreseen:
            values = dict(rolls_of(page.luck))[sum_]
            told = {f"value-{number}": value for number, value in enumerate(values)}
            assert post(client, table, "luck", **told).status_code == 200
            happened = scene(standing_of(table).game, page.scene.viewer, log_from=lines + 1).log
            assert words.startswith(" ".join(line.text for line in happened[:MOST_SENTENCES]))
            compared += 1
            break
        else:
            assert (table.revision, table.opening) == before
            step(table, host, lot)
    assert compared
