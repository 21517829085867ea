"""From here: a situation out of a game, played on with new luck, as often as one likes."""

import json
from pathlib import Path

import pytest

from engine import ContentError, IllegalSetup, as_json, game_of_run, load_pack, playtest, replay, replayed, scene

PACKS = Path(__file__).parents[1] / "packs"
TABLES = {
    "fireteam-zero": ("proving_ground", "the-cupbearer", 3, {}),
    "countdown": ("countdown_range", "hostages-3", ["gustav", "bob", "matt", "jill", "rita"], {"traitorMode": True}),
}


@pytest.fixture(scope="module", params=TABLES, name="table")
def table_fixture(request):
    """A pack, what a run of it is about, and a game cut off in its middle."""
    folder, mission, seats, options = TABLES[request.param]
    pack = load_pack(PACKS / folder)
    about = {"mission": mission, "seats": seats, "seed": 3, "bot": "veteran", "options": options}
    record = game_of_run(pack, about, 0).record()
    return pack, about, {**record, "choices": record["choices"][: len(record["choices"]) // 2]}


def played_on(table, games, first=0):
    pack, about, beginning = table
    return playtest(
        pack, about["mission"], about["seats"], games, 8, first=first, options=about["options"], beginning=beginning
    )


def test_games_go_on_from_the_situation_and_differ_from_there(table):
    pack, _about, beginning = table
    report = played_on(table, 6)
    games = [game_of_run(pack, report.about, number, beginning) for number in range(6)]
    assert report.games == 6
    assert [report.verdict_of(number) for number in range(6)] == [game.outcome["result"][0] for game in games]
    assert all(game.choices[: len(beginning["choices"])] == beginning["choices"] for game in games)
    logs = {json.dumps([event.text for event in game.events]) for game in games}
    assert len(logs) == 6


def test_any_parts_give_the_same_report(table):
    whole = played_on(table, 5)
    parts = [played_on(table, 2), played_on(table, 3, first=2)]
    assert json.dumps(parts[1].merge(parts[0]).figures()) == json.dumps(whole.figures())


def test_a_game_played_on_has_a_record_of_its_own(table):
    pack, _about, beginning = table
    game = game_of_run(pack, played_on(table, 1).about, 0, beginning)
    again = replay(pack, json.loads(json.dumps(game.record())))
    assert [event.text for event in again.events] == [event.text for event in game.events]
    assert again.record() == game.record()


def test_luck_can_be_drawn_anew_more_than_once(table):
    pack, _about, beginning = table
    game = game_of_run(pack, played_on(table, 1).about, 0, beginning)
    later = {**game.record(), "choices": game.choices[: len(beginning["choices"]) + 2]}
    twice = replay(pack, later).with_new_luck(99)
    assert [after for after, _seed in twice.record()["redrawn"]] == [len(beginning["choices"]), len(later["choices"])]
    assert replay(pack, twice.record()).view() == twice.view()


def test_what_all_can_see_stays_and_what_nobody_knows_is_drawn_anew(table):
    pack, _about, beginning = table
    situation = replay(pack, beginning)
    games = [situation.with_new_luck(seed) for seed in range(8)]
    public = {json.dumps(as_json(scene(game, "public"))) for game in (situation, *games)}
    whole = {json.dumps(as_json(scene(game, "all"))) for game in games}
    assert len(public) == 1
    assert pack.ruleset.id == "fireteam-zero" or len(whole) > 1  # there decks are never shown
    assert len({tuple(roll(game)) for game in games}) == len(games)


def roll(game):
    return [game.clone().roll_dice(10, 6)]


def test_the_report_does_not_hold_the_seeds_of_the_game_it_came_from(table):
    _pack, _about, beginning = table
    told = json.dumps(played_on(table, 1).as_json())
    assert str(beginning["seed"]) not in told


def test_a_game_that_is_over_goes_on_no_further(table):
    pack, about, beginning = table
    over = game_of_run(pack, about, 0).record()
    with pytest.raises(IllegalSetup, match="over at this step"):
        played_on((pack, about, over), 1)
    with pytest.raises(IllegalSetup, match="another mission"):
        played_on((pack, about | {"options": {"endCheck": "immediate"} if not about["options"] else {}}, beginning), 1)


def test_a_record_is_seen_choice_by_choice(table):
    pack, _about, beginning = table
    seen = [len(game.choices) for game in replayed(pack, beginning)]
    assert seen == list(range(len(beginning["choices"]) + 1))


def test_luck_that_is_no_pair_of_numbers_is_refused(table):
    pack, _about, beginning = table
    with pytest.raises(ContentError):
        replay(pack, beginning | {"redrawn": [[1, "x"]]})
