"""Reports as data: a finding for every section, some games behind every figure."""

import json
import re

import pytest

from engine import Report, as_json, game_of_run, measures, notable, playtest, replay, sections
from engine.core.playtest.sections.sentences import SENTENCES
from engine.core.witnesses import MOST_WITNESSES
from tests.engine.door.games import GAMES, SAMPLES, pack_of, report_of

LANGUAGES = ("en", "de", "fr")


def all_rows(game, lang="en"):
    for section in sections(pack_of(game), report_of(game), lang):
        for rows in (section.rows, *(layer.rows for layer in section.layers)):
            for row in rows:
                yield section, row


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_section_has_a_finding_and_its_figures(game, lang):
    found = sections(pack_of(game), report_of(game), lang)
    assert [section.key for section in found][:2] == ["win-rate", "defeats"]
    assert {section.tab for section in found} == {"where", "course", "content", "people", "trouble"}
    for section in found:
        assert section.heading
        assert len({row.key for row in section.rows}) == len(section.rows)
        for row in section.rows:
            assert row.label
            assert len(row.texts) == len(row.values)
            assert len(row.texts) == len(section.columns) or section.form == "heat"
    json.dumps(as_json(found))


def figures(section):
    """Rows of equal weight stand in the order of their names, which differs from language to language."""
    return {row.key: (row.witnesses, row.values) for row in section.rows}


@pytest.mark.parametrize("game", GAMES)
def test_languages_differ_in_words_only(game):
    first, *others = (sections(pack_of(game), report_of(game), lang) for lang in LANGUAGES)
    for other in others:
        assert [section.key for section in first] == [section.key for section in other]
        for mine, theirs in zip(first, other, strict=True):
            assert mine.heading != theirs.heading
            assert figures(mine) == figures(theirs)


@pytest.mark.parametrize("game", GAMES)
def test_witnesses_are_games_of_the_run_that_bear_their_row_out(game):
    report = report_of(game)
    causes = sections(pack_of(game), report)[1].rows
    counted = 0
    for cause in causes:
        assert len(cause.witnesses) == min(MOST_WITNESSES, cause.values[1])
        for number in cause.witnesses:
            assert report.verdict_of(number) == "l"
            counted += 1
    assert counted
    for section, row in all_rows(game):
        assert all(0 <= number < report.games for number in row.witnesses), section.key
        assert len(row.witnesses) <= MOST_WITNESSES


def games_by_figure(found):
    """The games behind every figure, under its section, layer, row and column; by labels, as a reader finds it."""
    for section in found:
        for layer, rows in (("", section.rows), *((one.key, one.rows) for one in section.layers)):
            for row in rows:
                if row.key.startswith("left-"):
                    continue  # a step between how much was left in one game and in another: alone, none has it
                yield (section.key, layer, row.label, None), row.witnesses
                for column, games in zip(section.columns, row.behind, strict=False):
                    yield (section.key, layer, row.label, column), games


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "veteran"])
def test_every_game_behind_a_figure_has_that_figure_when_it_is_played_alone(game, bot):
    pack, sample = pack_of(game), SAMPLES[game]
    report = playtest(pack, sample.mission, sample.team, 20, seed=3, bot=bot)
    alone = {
        number: dict(
            games_by_figure(
                sections(pack, playtest(pack, sample.mission, sample.team, 1, seed=3, bot=bot, first=number))
            )
        )
        for number in range(20)
    }
    for figure, games in games_by_figure(sections(pack, report)):
        assert all(number in alone[number].get(figure, ()) for number in games), figure


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_that_counts_something_has_games_behind_it(game):
    for section, row in all_rows(game):
        if any(row.values):
            assert row.witnesses, (section.key, row.label)
        for value, games in zip(row.values, row.behind, strict=False):
            assert bool(value) == bool(games), (section.key, row.label)


@pytest.mark.parametrize("game", GAMES)
def test_parts_merge_to_the_same_report_in_any_order(game):
    whole, sample = report_of(game), SAMPLES[game]
    parts = [
        playtest(pack_of(game), sample.mission, sample.team, count, seed=3, bot="random", first=first)
        for first, count in ((0, 7), (7, 1), (8, 20), (28, 12))
    ]
    for order in ((0, 1, 2, 3), (3, 1, 0, 2), (2, 3, 1, 0)):
        first, *others = (parts[number] for number in order)
        merged = first
        for other in others:
            merged = merged.merge(other)
        assert merged.figures() == whole.figures()
    again = Report.from_json(json.loads(json.dumps(whole.as_json())))
    assert again.figures() == whole.figures()


@pytest.mark.parametrize("game", GAMES)
def test_dead_content_comes_first_and_names_its_record(game):
    pack = pack_of(game)
    for section in sections(pack, report_of(game)):
        if section.key.startswith("coverage/"):
            tones = [row.tone for row in section.rows]
            assert tones == sorted(tones, key=lambda tone: tone != "dead")
            assert section.is_quiet is ("dead" not in tones)
        for row in section.rows:
            if row.path:
                collection, key = row.path
                assert any(record.get("id") == key for record in pack.document[collection])


@pytest.mark.parametrize("game", GAMES)
def test_the_way_to_a_win_is_told_step_by_step(game):
    (funnel,) = (one for one in sections(pack_of(game), report_of(game)) if one.form == "funnel")
    assert funnel.rows[0].values == (1.0, report_of(game).games)
    assert funnel.rows[-1].values[1] == report_of(game).wins
    shares = [row.values[0] for row in funnel.rows[:-1]]
    assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_timeline_tells_who_still_plays(game):
    report = report_of(game)
    (timeline,) = (one for one in sections(pack_of(game), report) if one.form == "timeline")
    playing = [row.values[0] for row in timeline.rows]
    assert playing[0] == 1.0
    assert playing == sorted(playing, reverse=True)
    assert playing[-1] > 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_measures_have_names_of_their_own_and_intervals_around_them(game, lang):
    found = measures(pack_of(game), report_of(game), lang)
    names = [one.name for one in found]
    assert len(set(names)) == len(names)
    assert names[0] == "win-rate"
    assert {"rounds", "lost-before-round/2"} <= set(names)
    assert any(name.startswith("objective/") for name in names)
    assert any(name.startswith("card-unused/") for name in names)
    for one in found:
        assert one.low <= one.value <= one.high or one.value == 0.0
        assert one.label


@pytest.mark.parametrize("game", GAMES)
def test_notable_games_are_what_they_are_called(game):
    pack, report = pack_of(game), report_of(game)
    found = {one.key: one for one in notable(pack, report)}
    assert {"closest-loss", "fastest-loss", "median"} <= set(found)
    fastest = game_of_run(pack, report.about, found["fastest-loss"].game)
    assert fastest.outcome["result"] == "lost"
    assert fastest.outcome["round"] == min(int(number) for number in report.tally["rounds"]["lost"])
    for one in found.values():
        assert game_of_run(pack, report.about, one.game).outcome["result"] == one.result


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_a_run_is_played_again_with_its_record(game):
    pack, report = pack_of(game), report_of(game)
    for number in (0, 11):
        played = game_of_run(pack, report.about, number)
        assert played.outcome["result"][0] == report.verdict_of(number)
        assert replay(pack, played.record()).outcome == played.outcome


def test_a_report_of_no_games_has_sections_too():
    for game in GAMES:
        nothing = playtest(pack_of(game), SAMPLES[game].mission, SAMPLES[game].team, 0)
        for lang in LANGUAGES:
            assert sections(pack_of(game), nothing, lang)
            assert measures(pack_of(game), nothing, lang)
            assert notable(pack_of(game), nothing, lang) == ()


def test_every_sentence_says_the_same_in_three_languages():
    for key, words in SENTENCES.items():
        fields = [sorted(re.findall(r"{(\w+)}", one)) for one in words]
        assert fields[0] == fields[1] == fields[2], key
        assert all(words)
        assert len(words) == len(LANGUAGES)
