"""Around a game: advice, silence, faults, its end, and where its result goes."""

import html
import json
from datetime import timedelta

import pytest
from django.core import mail
from django.core.cache import cache
from django.urls import reverse
from django.utils import timezone

from engine import EngineFault
from engine.core.sentences import Sentence
from playtests.models import Seat, Table
from playtests.replays import games_of_runs
from playtests.services.sources import source_of_version
from playtests.tables import advice, moving
from playtests.tables.faults import report_fault
from playtests.tables.feelings import FEWEST_ANSWERS, felt, note
from playtests.tables.games import game_of
from playtests.tables.opening import TableOrders, open_table
from playtests.tables.pages import TablePage
from playtests.tables.people import sitting_of
from tests import build
from tests.playtests.support import MISSION, launch, play_all
from tests.playtests.test_tables import a_table, address, post, sit_down, visitor

pytestmark = pytest.mark.django_db


@pytest.fixture
def ana(author):
    return author


def give_up(table, host):
    moving.concede(sitting=sitting_of(table, host, []), revision=table.revision)


# --- advice ---------------------------------------------------------------------------------------


def test_the_commander_gives_its_odds_within_its_time(version, ana):
    table = a_table(version, ana, ["me", "me"])
    found = advice.advice_of(table, game_of(table), "commander")
    assert found.index in range(len(game_of(table).options))
    assert found.games >= advice.FEWEST_GAMES
    assert 0 <= found.won <= found.games <= advice.MOST_GAMES
    low, high = found.interval
    assert low <= found.per_cent <= high
    assert advice.advice_of(table, game_of(table), "commander") is found  # asked twice, thought once


def test_odds_of_games_that_do_not_end_in_time_are_not_told(version, ana, monkeypatch):
    monkeypatch.setattr(advice, "ODDS_SECONDS", 0)
    table = a_table(version, ana, ["me", "me"])
    page = visitor(ana).get(table.get_absolute_url(), {"advice": "commander"}).content.decode()
    assert "no odds this time" in page


def test_advice_says_which_rule_allows_it(version, ana):
    table = a_table(version, ana, ["me", "me"])
    shown = visitor(ana).get(table.get_absolute_url(), {"advice": "veteran"})
    assert shown.context["page"].why_legal
    assert shown.context["page"].why_legal in html.unescape(shown.content.decode())


def test_a_table_without_advice_gives_none(version, ana):
    table = a_table(version, ana, ["me", "me"])
    Table.objects.update(has_advice=False)
    page = visitor(ana).get(table.get_absolute_url(), {"advice": "veteran"})
    assert page.context["page"].advice is None
    assert "veteran do?" not in page.content.decode()


# --- silence --------------------------------------------------------------------------------------


def test_after_two_silent_minutes_a_bot_plays_until_they_are_back(version, ana):
    table = a_table(version, ana, ["me", "open"], seats=["gustav+bob", "vince+matt"])
    guest, host = visitor(), visitor(ana)
    sit_down(guest, table, 1)
    table.refresh_from_db()
    asked = game_of(table).seat
    waiting = host if asked == 1 else guest
    silent = guest if asked == 1 else host
    assert post(waiting, table, "stand_in").status_code == 409
    Table.objects.update(moved_at=timezone.now() - timedelta(seconds=121))
    assert post(silent, table, "stand_in").status_code == 409  # nobody sends himself away
    assert post(waiting, table, "stand_in").status_code == 200
    assert table.seats.get(index=asked).is_away
    silent.get(address(table, "state"), {"revision": "0"})
    table.refresh_from_db()
    assert table.choices  # the bot went on
    assert "I am back" in silent.get(table.get_absolute_url()).content.decode()
    post(silent, table, "back")
    assert not Seat.objects.filter(is_away=True).exists()


# --- faults ---------------------------------------------------------------------------------------


class Broken:
    """A rules engine that stops at every choice."""

    def __init__(self, game, error=None):
        self.game = game
        self.error = error or EngineFault("An effect of this mission seems to go on for ever.")

    def __getattr__(self, name):
        return getattr(self.game, name)

    def choose(self, choice):
        raise self.error


def test_a_fault_keeps_the_game_says_so_and_tells_the_staff_once(
    version, ana, monkeypatch, settings, django_capture_on_commit_callbacks
):
    settings.ADMINS = [("Kim", "kim@example.org")]
    cache.clear()
    table = a_table(version, ana, ["me", "me"])
    Table.objects.update(title="The\nFerry")
    client = visitor(ana)
    post(client, table, "move", choice=0)
    whole = moving.game_of
    monkeypatch.setattr(moving, "game_of", lambda table: Broken(whole(table)))
    for _ in range(2):
        with django_capture_on_commit_callbacks(execute=True):
            answer = post(client, table, "move", choice=0)
        report_fault(table_id=table.pk)
    monkeypatch.undo()
    assert answer.status_code == 200
    assert "for ever" in answer.json()["decision"]
    table.refresh_from_db()
    assert len(table.choices) == 1
    assert len(mail.outbox) == 1
    assert mail.outbox[0].subject.endswith(": The Ferry")
    assert json.dumps(table.opening["seed"]) in mail.outbox[0].body
    assert "Back one step" in client.get(table.get_absolute_url()).content.decode()
    post(client, table, "undo", span="step")
    table.refresh_from_db()
    assert (table.fault, table.choices) == ("", [])


def test_everybody_reads_a_fault_in_their_own_language(version, ana, monkeypatch):
    table = a_table(version, ana, ["me", "me"])
    client = visitor(ana)
    post(client, table, "move", choice=0)
    whole, stopped = moving.game_of, Sentence("It does not end.", "Es endet nicht.", "Cela ne finit pas.")
    monkeypatch.setattr(moving, "game_of", lambda table: Broken(whole(table), EngineFault(stopped())))
    post(client, table, "move", choice=0)
    monkeypatch.undo()
    for lang, words in (("en", stopped.en), ("de", stopped.de), ("fr", stopped.fr)):
        ana.language = lang
        ana.save()
        assert words in client.get(table.get_absolute_url(), headers={"accept-language": lang}).text
    table.refresh_from_db()
    assert table.fault == stopped.en
    post(client, table, "move", choice=0)
    table.refresh_from_db()
    assert (table.fault, table.fault_words) == ("", {})


def test_what_nobody_foresaw_keeps_the_game_too_and_its_words_are_for_the_staff(version, ana, monkeypatch, caplog):
    table = a_table(version, ana, ["me", "me"])
    client = visitor(ana)
    post(client, table, "move", choice=0)
    whole = moving.game_of
    monkeypatch.setattr(moving, "game_of", lambda table: Broken(whole(table), KeyError("matt is the traitor")))
    answer = post(client, table, "move", choice=0)
    monkeypatch.undo()
    assert answer.status_code == 200
    assert "KeyError" in answer.json()["decision"]
    assert "traitor" not in answer.content.decode()
    assert "matt is the traitor" in caplog.text
    post(client, table, "move", choice=0)
    table.refresh_from_db()
    assert (table.fault, len(table.choices)) == ("", 2)


def test_a_bot_that_stumbles_keeps_nobody_from_playing_its_seat(version, ana, monkeypatch):
    def stumble(*_about):
        raise IndexError

    table = a_table(version, ana, ["me", "bot"], seats=["gustav+bob", "vince+matt"])
    client = visitor(ana)
    monkeypatch.setattr(moving, "choice_of_bot", stumble)
    while "Your game is kept" not in client.get(table.get_absolute_url()).content.decode():
        assert post(client, table, "move", choice=0).status_code == 200
    table.refresh_from_db()
    length = len(table.choices)
    assert post(client, table, "hand_over", 1, player="me").status_code == 200
    assert post(client, table, "move", choice=0).status_code == 200
    table.refresh_from_db()
    assert (table.fault, len(table.choices)) == ("", length + 1)


@pytest.mark.parametrize("error", [EngineFault("An effect of this mission seems to go on for ever."), KeyError("x")])
def test_a_bot_that_is_asked_and_stumbles_gives_no_advice(version, ana, monkeypatch, error):
    def stumble(*_about):
        raise error

    monkeypatch.setattr(advice, "choice_of_bot", stumble)
    table = a_table(version, ana, ["me", "me"])
    for adviser in advice.ADVISERS:
        page = visitor(ana).get(table.get_absolute_url(), {"advice": adviser})
        assert "No answer" in page.content.decode()


def test_a_record_that_no_longer_fits_the_rules_goes_on_from_where_it_does(version, ana):
    table = a_table(version, ana, ["me", "me"])
    client = visitor(ana)
    for _ in range(3):
        post(client, table, "move", choice=0)
    table.refresh_from_db()
    Table.objects.update(choices=[*table.choices, 9999], revision=table.revision + 1)
    page = client.get(table.get_absolute_url())
    assert page.status_code == 409
    assert "3 of its 4 decisions" in page.content.decode()
    assert client.get(address(table, "state")).status_code == 409
    client.post(address(table, "cut"))
    table.refresh_from_db()
    assert len(table.choices) == 3
    assert client.get(table.get_absolute_url()).status_code == 200


# --- its end --------------------------------------------------------------------------------------


def test_the_end_tells_the_game_in_numbers_and_leads_on(version, ana):
    table = a_table(version, ana, ["me", "me"])
    client = visitor(ana)
    post(client, table, "move", choice=0)
    table.refresh_from_db()
    give_up(table, ana)
    page = client.get(table.get_absolute_url())
    words = page.content.decode()
    assert dict(page.context["page"].statistics)["Decisions"] == "2"
    for name in ("replay", "record", "from_here", "again", "felt"):
        assert address(table, name) in words


def test_how_hard_it_felt_stands_beside_the_measured_figures(version, ana):
    mission_page = reverse("missions:mission", args=[version.pack.slug, MISSION])
    for number in range(FEWEST_ANSWERS):
        person = build.person(f"player{number}")
        table = a_table(version, person, ["me", "me"])
        give_up(table, person)
        note(sitting=sitting_of(table, person, []), hardness=4)
        mine = visitor(person).get(mission_page).content.decode()
        assert "You found it hard" in mine
    about = table.feelings.first().fingerprint
    told = felt(about, ana)
    assert told["own"] == ""
    assert sum(count for _words, count, _share in told["rows"]) == 2 * FEWEST_ANSWERS


# --- commanders' games ----------------------------------------------------------------------------


def test_a_game_that_takes_long_is_played_again_by_a_worker(version, ana, monkeypatch):
    cache.clear()
    run = launch(version, games=2)
    play_all(run)
    series = run.series.get()
    asked = []
    monkeypatch.setattr(games_of_runs, "REQUEST_SECONDS", 0)
    monkeypatch.setattr(games_of_runs, "send_later", lambda task, arguments, seconds: asked.append(arguments))
    client, page = visitor(ana), reverse("playtests:game", args=[run.pk, 0])
    for _ in range(2):
        assert client.get(page).status_code == 202
    assert asked == [(series.pk, 0)]
    assert client.get(page, headers={"HX-Request": "true"}).status_code == 204
    for _ in range(2):  # delivered twice
        games_of_runs.play_again(series_id=series.pk, number=0)
    assert client.get(page, headers={"HX-Request": "true"}).headers["HX-Refresh"] == "true"
    assert client.get(page).status_code == 200


def test_the_groups_choices_are_left_to_the_bot_for_a_round_once_all_people_say_so(ana):
    version = build.public_pack(ana, content=build.document("fireteam_zero")).published
    source = source_of_version(version, "the-last-ferry")
    table = open_table(host=ana, source=source, orders=TableOrders(3, ["me", "open", "bot"], seed=3))
    clients = [visitor(ana), visitor()]
    sit_down(clients[1], table, 1)

    def play(until):
        for _ in range(300):
            table.refresh_from_db()
            game = game_of(table)
            if until(game):
                return game
            post(clients[max(game.seat, 0)], table, "move", choice=len(game.options) - 1)
        raise AssertionError("nobody asked the group")

    game = play(lambda game: game.seat < 0 and game.round)
    assert "Leave such choices" in clients[0].get(table.get_absolute_url()).content.decode()
    post(clients[0], table, "quiet", about="group")
    clients[0].get(address(table, "state"), {"revision": "0"})
    table.refresh_from_db()
    assert game_of(table).seat < 0  # the other one wants to be asked
    post(clients[1], table, "quiet", about="group")
    clients[1].get(address(table, "state"), {"revision": "0"})
    table.refresh_from_db()
    assert game_of(table).seat >= 0 or game_of(table).round > game.round
    later = play(lambda later: later.seat < 0)
    assert later.round > game.round


def test_one_need_not_be_asked_about_a_card_again_this_round(ana):
    version = build.public_pack(ana, content=build.document("fireteam_zero")).published
    source = source_of_version(version, "the-last-ferry")
    table = open_table(host=ana, source=source, orders=TableOrders(2, ["me", "me"], seed=3))
    client = visitor(ana)

    def asked_to_react():
        for _ in range(300):
            table.refresh_from_db()
            page = TablePage(sitting_of(table, ana, []))
            if page.reaction_cards:
                return page
            post(client, table, "move", choice=len(page.game.options) - 1)
        raise AssertionError("nobody was asked for a reaction")

    page = asked_to_react()
    cards = {card.id for card in page.reaction_cards}
    assert post(client, table, "quiet", card="no-such-card").status_code == 409
    for card in cards:
        post(client, table, "quiet", card=card)
        client.get(address(table, "state"), {"revision": "0"})
    later = asked_to_react()
    assert later.scene.round > page.scene.round or {card.id for card in later.reaction_cards} - cards
