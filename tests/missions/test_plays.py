"""How often people have played a mission: counted by other apps, kept beside it, silent about single evenings."""

import pytest

from missions import plays
from missions.models import PlayableMission
from missions.tasks import count_plays
from tests import build

pytestmark = pytest.mark.django_db

MISSION = "closing-time"


@pytest.fixture
def pack():
    return build.public_pack(build.person("nora"))


@pytest.fixture
def counted(monkeypatch):
    """What the other apps count, to be filled."""
    games: dict[tuple[int, str], int] = {}
    monkeypatch.setattr(plays, "_counters", [lambda: games, lambda: games])
    return games


def kept(pack, key=MISSION):
    return PlayableMission.objects.get(pack=pack, key=key).play_count


def test_the_sum_is_kept_and_counting_twice_changes_nothing(pack, counted):
    counted[pack.pk, MISSION] = 15
    count_plays()
    count_plays()
    assert kept(pack) == 30
    assert plays.keep_play_counts() == 0


def test_a_handful_of_games_is_not_told(client, pack, counted):
    counted[pack.pk, MISSION] = plays.FEWEST_PLAYS // 2 - 1
    plays.keep_play_counts()
    assert kept(pack) == 0
    assert "told from 20 games on" in client.get(f"/missions/{pack.slug}/{MISSION}/").content.decode()


def test_what_falls_below_is_forgotten(pack, counted):
    counted[pack.pk, MISSION] = 50
    plays.keep_play_counts()
    counted.clear()
    plays.keep_play_counts()
    assert kept(pack) == 0


def test_the_gallery_shows_it_and_sorts_by_it(client, pack, counted):
    counted[pack.pk, "night-shift"] = 21
    plays.keep_play_counts()
    page = client.get("/missions/?sort=played")
    assert page.context["page"].object_list[0].key == "night-shift"
    assert ">42<" in page.content.decode().replace("</svg>", ">")
    assert "42 games by people" in client.get(f"/missions/{pack.slug}/night-shift/").content.decode()


def test_a_new_version_keeps_the_count(pack, counted):
    counted[pack.pk, MISSION] = 40
    plays.keep_play_counts()
    newer = build.version(pack)
    assert newer.missions.get(key=MISSION).play_count == 80
