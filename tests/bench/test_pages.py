"""Pages that are measured section by section."""

import pytest

from bench.balance import SECTIONS, Cell, countdown_line_ups, gains, verdict
from bench.campaigns import Course, play_campaigns, table_of, team_of
from bench.pages import section_of
from engine import load_pack, playtest

PACK = "engine/content/countdown"


def test_the_section_of_another_game_stays_as_it_is(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# Page\n\nHead.\n\n## One\n\nFirst.\n\n## Two\n\nSecond.\n")
    assert section_of(page, "One") == "\n## One\n\nFirst.\n"
    assert section_of(page, "Two") == "\n## Two\n\nSecond.\n"
    assert section_of(page, "Three") == ""
    assert section_of(tmp_path / "none.md", "One") == ""


def test_a_mission_without_a_band_is_neither_too_hard_nor_too_easy():
    report = playtest(load_pack(PACK), "night-shift", 4, games=2, seed=1, bot="random")
    assert report.win_rate < 0.25
    assert verdict(Cell("night-shift", 4, None, report)) == ""
    assert verdict(Cell("night-shift", 4, (25, 45), report)) == "too hard"


def test_what_an_op_is_worth_comes_from_all_line_ups_of_a_mission():
    section = next(found for found in SECTIONS if found.members == "ops")
    pack = load_pack(PACK)
    teams = (["gustav+matt+steve+rita"], ["gustav+matt+bob+rita"])
    cells = [
        Cell("closing-time", 4, None, playtest(pack, "closing-time", team, games=12, seed=1, bot="veteran"))
        for team in teams
    ]
    with_steve, without = (cell.report.win_rate for cell in cells)
    found = gains(section, cells)
    assert set(found) == {"bob", "steve"}  # the others are in both
    assert found["steve"] == pytest.approx(100 * (with_steve - without))
    assert found["bob"] == pytest.approx(-found["steve"])


def test_where_there_are_bombs_only_teams_with_an_expert_are_compared():
    pack = load_pack(PACK)
    assert len(countdown_line_ups(pack, "night-shift")) == 35
    with_bombs = countdown_line_ups(pack, "closing-time")
    assert len(with_bombs) == 20
    assert all("steve" in team for (team,) in with_bombs)


def test_a_campaign_ends_with_the_first_mission_that_is_lost():
    course = play_campaigns(load_pack(PACK), "operation-ace", 3, 1, "veteran")
    assert course.reached[0] == 3
    assert course.reached[1:] == course.won[:2]
    assert f"| operation-ace | {', '.join(course.team)} |" in table_of([course])
    assert "not reached" in table_of([Course("lost", ["gustav"], [2, 0, 0], [0, 0, 0])])


@pytest.mark.rule("CD-33.08", "CD-33.09")
def test_a_campaign_is_played_by_the_ops_that_suit_its_objective():
    pack = load_pack(PACK)
    campaigns = ("operation-ace", "operation-bomberjack", "operation-civilization")
    shooters, defusers, rescuers = (team_of(pack, name, 1, "veteran") for name in campaigns)
    assert all(len(set(team)) == 4 for team in (shooters, defusers, rescuers))
    assert "gustav" in shooters
    assert "steve" in defusers
    assert "jill" in rescuers
