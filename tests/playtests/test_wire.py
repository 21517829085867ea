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
    if step % 5 == 0:
        yield others[0], viewers[others[0]].get(table.get_absolute_url())
