"""Chapter 17: an evening typed in by hand leaves the standing that the game itself would leave."""

import pytest

from engine import bots, campaign, load_pack
from tests.engine.ledgers import finished, typed_in
from tests.engine.starter_packs import starter_document

BOOKS = campaign("fireteam-zero")


@pytest.mark.rule("FZ-17.03", "FZ-B.03", "FZ-B.05", "FZ-B.07", "FZ-B.08", "FZ-B.09")
@pytest.mark.parametrize("seed", range(4))
def test_what_the_form_asks_for_gives_the_standing_of_the_game_that_was_played(seed):
    pack = load_pack(starter_document("fireteam-zero"))
    content = pack.content
    name = content.operations[seed % len(content.operations)].id
    played = typed = BOOKS.begin(content, [], name, people=["Ann", "Ben"])
    for game_number in range(3):
        upcoming = BOOKS.next_game(content, played, name)
        if upcoming is None:
            break
        game = finished(pack, upcoming, bots("fireteam-zero")["veteran"](seed), seed + 10 * game_number, 2)
        answers = typed_in(BOOKS.form(content, typed, campaign=name), BOOKS.told_by(game))
        entry = {"kind": "result", "campaign": name, "people": ["Ann", "Ben"]}
        typed = BOOKS.record(content, typed, {**entry, "data": answers})
        played = BOOKS.record(content, played, {**entry, "data": BOOKS.told_by(game)})
        assert BOOKS.standings(content, typed) == BOOKS.standings(content, played)
