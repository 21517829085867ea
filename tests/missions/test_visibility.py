"""Who sees a pack: the querysets that every page goes through."""

import pytest
from django.contrib.auth.models import AnonymousUser
from django.utils import timezone

from missions.models import Authorship, Pack, PlayableMission
from tests import build

pytestmark = pytest.mark.django_db


@pytest.fixture
def people():
    return {name: build.person(name) for name in ("owner", "author", "reader", "stranger")}


@pytest.fixture
def pack(people):
    made = build.public_pack(people["owner"])
    for role in ("author", "reader"):
        Authorship.objects.create(pack=made, person=people[role], role=role)
    return made


def viewers(people):
    return {**people, "anonymous": AnonymousUser()}


def who_sees(pack, people, keys=()):
    return {
        name
        for name, user in viewers(people).items()
        if Pack.objects.visible_to(user, keys).filter(pk=pack.pk).exists()
    }


def test_everybody_sees_what_is_public(pack, people):
    assert who_sees(pack, people) == {"owner", "author", "reader", "stranger", "anonymous"}


def test_what_is_private_is_seen_by_those_who_have_a_part_in_it(pack, people):
    Pack.objects.update(visibility="private")
    assert who_sees(pack, people, [pack.link_token]) == {"owner", "author", "reader"}


def test_a_link_opens_what_is_shared_by_link_and_nothing_else(pack, people):
    Pack.objects.update(visibility="link")
    assert who_sees(pack, people) == {"owner", "author", "reader"}
    assert who_sees(pack, people, ["another key"]) == {"owner", "author", "reader"}
    assert who_sees(pack, people, [pack.link_token]) == {"owner", "author", "reader", "stranger", "anonymous"}


@pytest.mark.parametrize(
    ("change", "still"),
    [
        ({"hidden_at": timezone.now()}, {"owner", "author", "reader"}),
        ({"published": None}, {"owner", "author", "reader"}),
        ({"binned_at": timezone.now()}, set()),
        ({"owner": None}, {"author", "reader"}),
    ],
)
def test_hidden_binned_unpublished_and_left_behind_is_no_longer_public(pack, people, change, still):
    Pack.objects.update(**change)
    assert who_sees(pack, people) == still
    assert not PlayableMission.objects.listed().exists()


def test_authors_edit_readers_read_and_only_the_owner_owns(pack, people):
    assert {name for name, one in people.items() if Pack.objects.editable_by(one).exists()} == {"owner", "author"}
    assert {name for name, one in people.items() if Pack.objects.owned_by(one).exists()} == {"owner"}
    Pack.objects.update(is_read_only=True)
    assert not any(Pack.objects.editable_by(one).exists() for one in people.values())


def test_lists_show_the_missions_of_the_newest_version_only(pack):
    build.version(pack, "Second version.")
    assert PlayableMission.objects.count() == 2 * pack.published.missions.count()
    assert set(PlayableMission.objects.listed().values_list("version__number", flat=True)) == {2}
