"""Table mode: people with the real game roll and draw, the app referees."""

import contextlib
import html
import io
import json
import random

import pytest
from django.test import Client
from django.urls import reverse

from engine import replay
from engine.cli import main as command_line
from playtests.errors import NotPlayable
from playtests.models import Table
from playtests.services.packs import pack_of
from playtests.services.sources import source_of_version
from playtests.tables import moving
from playtests.tables.games import record_of
from playtests.tables.luck import standing_of
from playtests.tables.opening import TableOrders, open_table
from playtests.tables.people import sitting_of
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
