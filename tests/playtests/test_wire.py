"""On the wire over whole games: for every viewer, in every kind of answer, nothing that is hidden from them."""

import pytest

from playtests.models import Table
from playtests.services.sources import source_of_version
from playtests.tables.games import game_of
from playtests.tables.opening import TableOrders, open_table
from tests import build
from tests.playtests.test_tables import FOUR, address, assert_nothing_hidden, post, sit_down, visitor

pytestmark = pytest.mark.django_db

GAMES = {
    "countdown with a traitor": ("countdown", "closing-time", FOUR, {"traitorMode": True}, 0),
    "fireteam zero": ("fireteam_zero", "the-last-ferry", 3, {}, 5),
}


@pytest.mark.rule("CD-32.06", "FZ-A.63")
@pytest.mark.parametrize("game", GAMES)
def test_no_answer_of_a_whole_game_tells_what_is_hidden(game):
    folder, mission, seats, options, seed = GAMES[game]
    ana = build.person("ana")
    source = source_of_version(build.public_pack(ana, content=build.document(folder)).published, mission)
    count = len(seats) if isinstance(seats, list) else seats
    orders = TableOrders(seats, ["me"] + ["open"] * (count - 1), options=options, seed=seed)
    table = open_table(host=ana, source=source, orders=orders)
    viewers = [visitor(ana), *(visitor() for _ in range(1, count))]
    for index in range(1, count):
        sit_down(viewers[index], table, index)
    for step in range(400):
        table = Table.objects.select_related("document").get()
        if table.is_over:
            break
        for seat, answer in answers_at(table, viewers, step):
            table.refresh_from_db()
            assert_nothing_hidden(game_of(table), seat, answer.content.decode())
    assert table.is_over
    assert step > 20


def answers_at(table, viewers, step):
    """A move, and what everybody is told then; now and then a reload, a refusal, a step back."""
    asked = max(game_of(table).seat, 0)
    others = [seat for seat in range(len(viewers)) if seat != asked]
    if step % 7 == 3:
        yield asked, post(viewers[asked], table, "move", choice=9999)
        yield others[0], post(viewers[others[0]], table, "move", choice=0)
    if step % 11 == 5:
        yield asked, post(viewers[asked], table, "undo", span="step")
        for seat in others:
            yield seat, post(viewers[seat], table, "wish", agrees="yes")
        table.refresh_from_db()
        asked = max(game_of(table).seat, 0)
    game = game_of(table)
    choice = 0 if len(viewers) == 4 else len(game.options) - 1
    yield asked, post(viewers[asked], table, "move", choice=choice)
    for seat in {step % len(viewers), others[step % len(others)]}:
        yield seat, viewers[seat].get(address(table, "state"), {"revision": "0"})
    if step % 9 == 4:  # advice knows no more than the seat, and is for whoever is asked
        for seat in range(len(viewers)):
            yield seat, viewers[seat].get(address(table, "state"), {"revision": "0", "advice": "veteran"})
        yield asked, post(viewers[asked], table, "luck", by="app")
    if step % 5 == 0:
        yield others[0], viewers[others[0]].get(table.get_absolute_url())


# --- attacks --------------------------------------------------------------------------------------


@pytest.fixture
def secret_table(db):
    """A traitor among four: the host, two guests and a bot."""
    ana = build.person("ana")
    source = source_of_version(build.public_pack(ana).published, "closing-time")
    orders = TableOrders(FOUR, ["me", "open", "open", "bot"], options={"traitorMode": True}, seed=0)
    table = open_table(host=ana, source=source, orders=orders)
    clients = [visitor(ana), visitor(), visitor()]
    for index in (1, 2):
        sit_down(clients[index], table, index)
    return table, clients


@pytest.mark.rule("CD-32.06")
def test_nobody_takes_a_second_seat_to_look_at_its_role(secret_table):
    table, (host, guest, _other) = secret_table
    for index in (1, 3):  # a person's and a bot's
        answer = post(host, table, "hand_over", index, player="me")
        assert (answer.status_code, table.seats.get(index=index).person) == (409, None)
        assert_nothing_hidden(game_of(table), 0, answer.content.decode())
    link = address(table, "join", table.seats.get(index=3).token)
    for client in (host, guest):
        assert client.post(link).status_code == 409
    assert table.seats.get(index=3).player == "bot"
    assert visitor().post(link).status_code == 302  # somebody else may
    assert post(host, table, "hand_over", 1, player="bot").status_code == 200


def test_whose_seat_was_handed_over_sees_nothing_any_more(secret_table):
    table, (host, guest, _other) = secret_table
    post(host, table, "hand_over", 1, player="bot")
    for name in ("table", "state", "replay", "replay_steps", "record", "correct"):
        assert guest.get(address(table, name)).status_code == 404
    for name in ("move", "luck", "undo", "wish", "quiet", "stand_in", "back", "concede", "felt", "cut", "correct"):
        assert post(guest, table, name, choice=0, agrees="yes").status_code == 404


def test_while_a_game_goes_on_nobody_gets_its_record_or_a_game_that_begins_like_it(secret_table):
    table, clients = secret_table
    for client in clients:
        for name in ("replay", "replay_steps", "record"):
            assert client.get(address(table, name)).status_code == 404
    host = clients[0]
    assert host.get(address(table, "from_here")).status_code == 404
    for index in range(4):  # not even who plays all seats may play on by hand: that record would hold the same luck
        table.seats.filter(index=index).update(player="person", person=table.host)
    assert host.get(address(table, "from_here")).status_code == 200
    assert host.get(address(table, "from_here"), {"by": "hand"}).status_code == 404
    assert host.post(address(table, "from_here"), {"by": "hand", "player-0": "me"}).status_code == 404
    assert Table.objects.count() == 1


def test_nobody_takes_back_what_somebody_else_has_chosen_without_them(secret_table):
    table, clients = secret_table
    seen = []
    while len(seen) < 2 or seen[-1] == seen[-2]:  # two people, one after the other
        seat = max(game_of(table).seat, 0)
        post(clients[seat], table, "move", choice=0)
        seen.append(seat)
        table.refresh_from_db()
    choices = list(table.choices)
    answer = post(clients[seen[-2]], table, "undo", span="step")
    table.refresh_from_db()
    assert answer.status_code == 200
    assert (table.choices[: len(choices)], bool(table.wish)) == (choices, True)
    post(clients[seen[-1]], table, "wish", agrees="no")
    table.refresh_from_db()
    assert (table.choices[: len(choices)], "to" in table.wish) == (choices, False)


def test_advice_is_for_whoever_is_asked(secret_table):
    table, clients = secret_table
    asked = max(game_of(table).seat, 0)
    for seat, client in enumerate(clients):
        answer = client.get(address(table, "state"), {"revision": "0", "advice": "veteran"}).json()
        assert ("would choose" in answer["decision"]) is (seat == asked)


def test_a_guessed_key_or_link_is_as_good_as_none(secret_table):
    table, _clients = secret_table
    stranger = visitor(build.person("stranger"))
    for client in (stranger, visitor()):
        assert client.get(table.get_absolute_url()).status_code == 404
        assert client.get(address(table, "join", table.key)).status_code == 404
        used = table.seats.get(index=1).token  # its holder's own by now
        assert client.post(address(table, "join", used)).status_code == 409


@pytest.mark.rule("CD-32.06")
def test_nobody_gives_up_looks_at_all_roles_and_then_takes_it_back(secret_table):
    table, clients = secret_table
    host = clients[0]
    while max(game_of(table).seat, 0) != 0:
        post(clients[max(game_of(table).seat, 0)], table, "move", choice=0)
        table.refresh_from_db()
    post(host, table, "move", choice=0)
    assert post(host, table, "concede").status_code == 200
    for span in ("step", "action", "turn"):
        post(host, table, "undo", span=span)
        table.refresh_from_db()
        assert table.is_over
    post(host, table, "hand_over", 1, player="bot")
    post(host, table, "hand_over", 2, player="bot")
    post(host, table, "undo", span="turn")
    table.refresh_from_db()
    assert table.is_over


def test_only_a_game_that_is_over_is_played_again(secret_table):
    table, clients = secret_table
    post(clients[0], table, "again")
    assert Table.objects.count() == 1
