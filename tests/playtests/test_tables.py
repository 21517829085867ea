"""Tables: people, bots, links, undo, and what nobody may learn."""

import json
import random
import re

import pytest
from django.test import Client
from django.urls import reverse

from engine import as_json, load_pack, missions, replay, scene, start
from missions.starter_content import CONTENT
from playtests.models import Feeling, Seat, Table
from playtests.services.packs import pack_of
from playtests.services.sources import source_of_version
from playtests.tables import games, history
from playtests.tables.games import game_of, record_of
from playtests.tables.history import History, gone_on, hands_of
from playtests.tables.opening import TableOrders, open_table
from playtests.tables.undoing import beginning_of_turn
from tests import build
from tests.playtests.support import MISSION

pytestmark = pytest.mark.django_db

SEED = 987_654_321_012_345
FOUR = ["gustav", "bob", "vince", "matt"]


@pytest.fixture
def ana(author):
    return author


@pytest.fixture
def ben(db):
    return build.person("ben")


def a_table(version, host, players, seats=None, seed=SEED, **options) -> Table:
    source = source_of_version(version, MISSION)
    seats = seats or len(players)
    return open_table(host=host, source=source, orders=TableOrders(seats, players, options=options, seed=seed))


def visitor(person=None) -> Client:
    client = Client()
    if person:
        client.force_login(person)
    return client


def address(table, name, *args):
    return reverse(f"tables:{name}", args=[table.key, *args])


def post(client, table, name, *args, **data):
    table.refresh_from_db()
    form = {"revision": table.revision} | data
    return client.post(address(table, name, *args), form, headers={"accept": "application/json"})


def sit_down(client, table, index):
    seat = table.seats.get(index=index)
    assert client.post(address(table, "join", seat.token)).status_code == 302


def play_to_the_end(table, clients, most=600):
    """Everybody takes the first thing they are offered."""
    for _ in range(most):
        table.refresh_from_db()
        if table.is_over:
            return
        game = game_of(table)
        client = clients.get(game.seat, next(iter(clients.values())))
        answer = post(client, table, "move", choice=len(game.options) - 1)
        assert answer.status_code == 200, answer.content
    raise AssertionError("the game did not end")


# --- playing --------------------------------------------------------------------------------------


def test_one_person_and_bots_play_a_game_to_its_end_and_the_record_replays_to_the_same_end(version, ana):
    table = a_table(version, ana, ["me", "bot", "bot"])
    client = visitor(ana)
    assert client.get(table.get_absolute_url()).status_code == 200
    play_to_the_end(table, {0: client})
    record = client.get(address(table, "record")).json()
    again = replay(pack_of(table.document.digest), record)
    assert again.outcome["result"] == table.result
    assert client.get(address(table, "replay")).status_code == 200
    assert len(client.get(address(table, "replay_steps"), {"from": "0"}).json()["steps"]) > 0
    assert post(client, table, "felt", hardness="4").status_code == 200
    assert list(Feeling.objects.values_list("hardness", flat=True)) == [4]


def test_bots_play_by_themselves_until_a_person_is_asked(version, ana):
    table = a_table(version, ana, ["bot", "me"])
    visitor(ana).get(table.get_absolute_url())
    table.refresh_from_db()
    assert game_of(table).seat == 1
    assert table.choices


def test_a_short_answer_when_nothing_happened(version, ana):
    table = a_table(version, ana, ["me", "me"])
    client = visitor(ana)
    client.get(table.get_absolute_url())
    table.refresh_from_db()
    quiet = client.get(address(table, "state"), {"revision": table.revision})
    assert (quiet.status_code, quiet.content) == (204, b"")
    assert client.get(address(table, "state"), {"revision": "0"}).status_code in (200, 204)


def test_the_lobby_opens_a_table_from_the_engines_line_up(version, ana):
    client = visitor(ana)
    lobby = f"{reverse('tables:new')}?pack={version.pack.slug}&mission={MISSION}&team=2"
    page = client.get(lobby)
    form = {field.html_name: field.value() for field in page.context["form"] if field.value() not in (None, False, [])}
    response = client.post(lobby, form)
    assert response.status_code == 302, response.context["form"].errors
    assert [seat.player for seat in Table.objects.get().seats.all()] == ["person", "bot"]
    bots = form | {"player-0": "bot"}
    assert client.post(lobby, bots).status_code == 422


def test_the_page_says_what_it_is_about_which_phase_it_is_and_who_plays(version, ana):
    table = a_table(version, ana, ["me", "bot"])
    page = visitor(ana).get(table.get_absolute_url())
    told = page.content.decode()
    assert page.context["page"].briefing
    assert 'id="briefing"' in told
    assert told.count('<li aria-current="step">') == bool(page.context["scene"].round)
    assert "bot (veteran)" in told
    assert 'class="card table-links">' in told  # no seat is free: the links stay folded
    open_one = a_table(version, ana, ["me", "open"])
    assert 'class="card table-links" open>' in visitor(ana).get(open_one.get_absolute_url()).content.decode()


# --- rights ---------------------------------------------------------------------------------------


def test_a_stranger_is_not_told_that_there_is_a_table(version, ana, ben):
    table = a_table(version, ana, ["me", "open"])
    for client in (visitor(), visitor(ben)):
        for name in ("table", "state", "replay", "record"):
            assert client.get(address(table, name)).status_code == 404
        assert post(client, table, "move", choice=0).status_code == 404
        assert client.get(address(table, "join", "x" * 32)).status_code == 404


def test_nobody_moves_for_another_seat(version, ana):
    table = a_table(version, ana, ["me", "open"], seats=["gustav+bob", "vince+matt"])
    guest, host = visitor(), visitor(ana)
    sit_down(guest, table, 1)
    before = game_of(table)
    wrong = guest if before.seat == 0 else host
    refused = post(wrong, table, "move", choice=0)
    assert refused.status_code == 409
    assert "not your turn" in refused.json()["told"]
    table.refresh_from_db()
    assert table.choices == []


def test_a_seats_link_works_once_and_the_host_cannot_use_it_afterwards(version, ana):
    table = a_table(version, ana, ["me", "open"])
    link = address(table, "join", table.seats.get(index=1).token)
    guest, second = visitor(), visitor()
    assert guest.post(link).status_code == 302
    for stranger, wrong in ((second, link), (visitor(), link), (visitor(), address(table, "join", "x" * 32))):
        assert stranger.post(wrong).status_code == 404
        assert "works once" in stranger.get(wrong).content.decode()
    for back in (guest.get(link), visitor(ana).get(link)):  # whoever sits there is led to the game
        assert (back.status_code, back["Location"]) == (302, table.get_absolute_url())
    assert table.seats.get(index=1).person is None
    page = visitor(ana).get(table.get_absolute_url()).content.decode()
    assert table.seats.get(index=1).token not in page


def test_the_record_stays_on_the_server_while_the_game_goes_on(version, ana):
    table = a_table(version, ana, ["me", "open"])
    client = visitor(ana)
    assert client.get(address(table, "record")).status_code == 404
    assert client.get(address(table, "replay")).status_code == 404


@pytest.mark.rule("CD-32.06")
def test_on_the_wire_nothing_hidden_over_a_whole_game_with_a_traitor(version, ana):
    table = a_table(version, ana, ["me", "open", "open", "open"], seats=FOUR, traitorMode=True)
    clients = {0: visitor(ana)} | {seat: visitor() for seat in (1, 2, 3)}
    for seat in (1, 2, 3):
        sit_down(clients[seat], table, seat)
    for _ in range(120):
        table.refresh_from_db()
        if table.is_over:
            break
        game = game_of(table)
        for seat, client in clients.items():
            sent = client.get(address(table, "state"), {"revision": "0"}).content.decode()
            assert_nothing_hidden(game, seat, sent)
            assert sent.find(str(SEED)) == -1
        post(clients.get(game.seat, clients[0]), table, "move", choice=len(game.options) - 1)
    assert table.choices


def assert_nothing_hidden(game, seat, sent):
    """No role and no card that this seat's scene does not know, by name or by id."""
    known = json.dumps(as_json(scene(game, seat)), ensure_ascii=False)
    everything = scene(game, "all")
    cards = [card for pile in everything.piles for card in pile.cards]
    cards += [card for one in everything.seats for card in one.hand]
    own = [scene(game, one.index).seats[one.index].secret for one in everything.seats]
    roles = {one.secret for one in everything.seats} | set(own)
    hidden = {card.label for card in cards} | {card.record for card in cards} | roles
    told = {word for word in hidden - {""} if word not in known and word in sent}
    assert told == set()


# --- two at once, undo, handing over --------------------------------------------------------------


def test_of_two_moves_at_once_one_wins_and_the_other_is_told(version, ana):
    table = a_table(version, ana, ["me", "me"])
    client = visitor(ana)
    revision = table.revision
    assert post(client, table, "move", choice=0).status_code == 200
    late = client.post(
        address(table, "move"), {"revision": revision, "choice": 0}, headers={"accept": "application/json"}
    )
    assert late.status_code == 409
    assert "was first" in late.json()["told"]
    table.refresh_from_db()
    assert len(table.choices) == 1


def test_a_process_that_knows_nothing_of_the_game_goes_on_with_it(version, ana):
    """After a restart, or where another process answered before: every answer is the same, bots and undo included."""
    table = a_table(version, ana, ["me", "bot", "me"])
    client = visitor(ana)
    client.get(table.get_absolute_url())
    for number in range(12):
        name, about = ("undo", {"span": "turn"}) if number % 5 == 4 else ("move", {"choice": 0})
        told = post(client, table, name, **about).json()
        games._games.clear()
        history._histories.clear()
        again = client.get(address(table, "state"), {"revision": "0"}).json()
        assert without_tokens(again, told) == without_tokens(told, told)


def test_of_a_game_that_goes_on_and_on_the_last_choices_are_gone_through(version, ana, monkeypatch):
    table = a_table(version, ana, ["me", "me"])
    client = visitor(ana)
    for _ in range(5):
        post(client, table, "move", choice=0)
        table.refresh_from_db()
    history._histories.clear()
    whole = history.history_of(table, "en")
    history._histories.clear()
    monkeypatch.setattr(history, "MOST_CHOICES", 2)
    last = history.history_of(table, "en")
    assert [(one.number, one.text) for one in last] == [(one.number, one.text) for one in whole[-2:]]
    assert len(whole) == 5


def without_tokens(parts, like):
    """What a page is put together from, but for the marks of its forms and what is told of a move."""
    kept = {name: part for name, part in parts.items() if name in like and name not in ("told", "toast")}
    return re.sub(r'csrfmiddlewaretoken\\" value=\\"\w+', "", json.dumps(kept))


def test_undo_takes_back_ones_own_step_and_the_luck_stays(version, ana):
    table = a_table(version, ana, ["me", "me"])
    client = visitor(ana)
    for _ in range(6):
        table.refresh_from_db()
        post(client, table, "move", choice=0)
    table.refresh_from_db()
    before = [line.text for line in scene(game_of(table), "all").log]
    last = table.choices[-1]
    assert post(client, table, "undo", span="step").status_code == 200
    table.refresh_from_db()
    assert len(table.choices) == 5
    post(client, table, "move", choice=last)
    table.refresh_from_db()
    assert [line.text for line in scene(game_of(table), "all").log] == before


def test_the_whole_turn_is_ones_own_also_where_somebody_reacts_before_its_first_choice():
    pack, lot = load_pack(CONTENT / "fireteam_zero"), random.Random(4)
    game = start(pack, "the-last-ferry", 3, 4)
    told = History((), (), game, hands_of(game))
    turns, late = [], 0
    while not told.game.is_over and len(told.choices) < 60:
        told = gone_on(told, lot.randrange(len(told.game.options)), "en")
        taken = told.taken[-1]
        if taken.kind != "turn":
            continue
        if not turns or turns[-1].turn != taken.turn:
            turns.append(taken)
            late += told.taken[-2].turn == taken.turn  # somebody reacted first
        own = [one for one in told.taken if one.seat == taken.seat]
        assert beginning_of_turn(own) == turns[-1]
    assert len(turns) > 3
    assert late


@pytest.mark.parametrize("span", ["action", "turn"])
def test_a_turn_of_one_step_is_taken_back_by_any_span(version, ana, span):
    table = a_table(version, ana, ["me", "me"])
    client = visitor(ana)
    post(client, table, "move", choice=0)
    assert post(client, table, "undo", span=span).status_code == 200
    table.refresh_from_db()
    assert table.choices == []


def until_the_host_must_ask(version, ana):
    """The host and a guest, at the first step of the host's that revealed something; both clients and the table."""
    table = a_table(version, ana, ["me", "open"])
    host, guest = visitor(ana), visitor()
    sit_down(guest, table, 1)
    for _ in range(60):
        table.refresh_from_db()
        client = guest if game_of(table).seat == 1 else host
        post(client, table, "move", choice=0)
        assert post(client, table, "undo", span="step").status_code == 200
        table.refresh_from_db()
        if table.wish and client is host:
            return table, host, guest
        if table.wish:
            post(host, table, "wish", agrees="no")
        else:
            post(client, table, "move", choice=0)  # it was taken back: go on
    raise AssertionError("nothing was revealed")


def test_past_a_reveal_the_table_is_asked_and_one_no_is_enough_and_told(version, ana):
    table, host, guest = until_the_host_must_ask(version, ana)
    length = len(table.choices)
    words = guest.get(table.get_absolute_url()).content.decode()
    assert "Agree" in words
    assert f"ana ({scene(game_of(table), 1).seats[0].label}) wants to take back" in words
    assert "The others are asked" in host.get(table.get_absolute_url()).content.decode()
    post(guest, table, "wish", agrees="no")
    table.refresh_from_db()
    assert ("to" in table.wish, len(table.choices)) == (False, length)
    assert "said no" in host.get(table.get_absolute_url()).content.decode()
    assert "said no" not in guest.get(table.get_absolute_url()).content.decode()
    assert post(guest, table, "wish", agrees="yes").status_code == 409  # there is no wish any more
    post(host, table, "undo", span="step")
    post(guest, table, "wish", agrees="yes")
    table.refresh_from_db()
    assert len(table.choices) < length


@pytest.mark.parametrize("gone", [{"is_away": True}, {"player": "open"}, {"player": "bot"}])
def test_nobody_is_asked_who_is_not_there(version, ana, gone):
    table, host, guest = until_the_host_must_ask(version, ana)
    post(guest, table, "wish", agrees="no")
    length = len(table.choices)
    table.seats.filter(index=1).update(**gone)
    assert post(host, table, "undo", span="step").status_code == 200
    table.refresh_from_db()
    assert len(table.choices) < length


def test_whoever_takes_the_seat_of_somebody_silent_plays_it(version, ana):
    table = a_table(version, ana, ["me", "open"])
    host, silent, friend = visitor(ana), visitor(), visitor()
    sit_down(silent, table, 1)
    table.seats.filter(index=1).update(is_away=True)
    post(host, table, "hand_over", 1, player="open")
    sit_down(friend, table, 1)
    assert "A bot plays for you" not in friend.get(table.get_absolute_url()).content.decode()


def test_the_host_hands_a_silent_seat_to_a_bot_and_nobody_else_does(version, ana):
    table = a_table(version, ana, ["me", "open"])
    guest = visitor()
    sit_down(guest, table, 1)
    assert post(guest, table, "hand_over", 0, player="bot").status_code in (302, 404)
    assert table.seats.get(index=0).player == Seat.Player.PERSON
    assert post(visitor(ana), table, "hand_over", 1, player="bot").status_code == 200
    assert table.seats.get(index=1).player == Seat.Player.BOT
    assert guest.get(table.get_absolute_url()).status_code == 404


def test_the_veteran_is_asked_and_knows_no_more_than_the_seat(version, ana):
    table = a_table(version, ana, ["me", "me"])
    client = visitor(ana)
    shown = client.get(table.get_absolute_url(), {"advice": "veteran"})
    assert shown.context["page"].advice.index in range(len(game_of(table).options))


def test_the_same_people_play_again_with_new_luck(version, ana):
    table = a_table(version, ana, ["me", "bot"])
    post(visitor(ana), table, "concede")
    response = visitor(ana).post(address(table, "again"))
    assert response.status_code == 302
    again = Table.objects.exclude(pk=table.pk).get()
    assert record_of(again)["seats"] == record_of(table)["seats"]
    assert again.opening["seed"] != table.opening["seed"]


def test_a_mission_is_called_by_its_name_in_the_readers_language(version, ana):
    table = a_table(version, ana, ["me", "bot"])
    page = visitor(ana).get(table.get_absolute_url(), headers={"accept-language": "de"})
    german = next(one.title for one in missions(version.document, "de") if one.id == MISSION)
    assert f"<h1>{german}</h1>" in page.content.decode()
    link = address(table, "join", table.seats.get(index=1).token)
    for address_, heading in ((link, "<main"), (reverse("tables:index"), "<main"), ("/", 'id="desk-games"')):
        page = visitor(ana).get(address_, headers={"accept-language": "de"}).content.decode()
        assert german in page.partition(heading)[2].partition("</section>")[0]


def test_a_draft_that_cannot_be_played_leads_back_to_its_editor(client):
    ana = build.person("ana")
    content = build.document("fireteam_zero")
    content["discoveries"][0]["objective"] = "gone"
    pack = build.pack(ana, content=content)
    client.force_login(ana)
    address = reverse("tables:new") + f"?pack={pack.slug}&mission={content['missions'][0]['id']}"
    answer = client.get(f"{address}&draft=1")
    assert answer.status_code == 422
    assert f'href="{reverse("missions:workspace", args=[pack.slug])}"' in answer.content.decode()
