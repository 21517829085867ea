"""The bin: thirty days, and what others use stays."""

from datetime import timedelta

import pytest
from django.utils import timezone

from missions.models import Pack, Version
from missions.services.packs import delete_unused, empty_bins, put_in_bin, take_from_bin
from missions.tasks import tidy_up
from tests import build

pytestmark = pytest.mark.django_db


def test_a_pack_comes_back_from_the_bin_as_it_was():
    owner = build.person()
    pack = build.public_pack(owner)
    put_in_bin(pack=pack)
    assert list(Pack.objects.in_the_bin_of(owner)) == [pack]
    assert not Pack.objects.readable_by(owner).exists()
    take_from_bin(pack=pack)
    assert Pack.objects.listed().get() == pack


@pytest.mark.parametrize(("days", "left"), [(29, 1), (31, 0)])
def test_the_bin_is_emptied_after_thirty_days(days, left):
    pack = build.public_pack(build.person())
    Pack.objects.update(binned_at=timezone.now() - timedelta(days=days))
    empty_bins()
    empty_bins()
    assert Pack.objects.filter(pk=pack.pk).count() == left


def test_packs_of_somebody_who_left_go_too():
    owner = build.person()
    build.public_pack(owner)
    owner.delete()
    assert Pack.objects.get().owner is None
    empty_bins()
    assert not Version.objects.exists()


def test_a_version_that_somebody_copied_from_does_not_hold_the_pack():
    owner = build.person()
    pack = build.public_pack(owner)
    fork = build.pack(owner, "Fork", forked_from=pack.published)
    assert delete_unused(pack=pack)
    fork.refresh_from_db()
    assert fork.forked_from is None


def test_tidying_up_twice_does_it_once():
    build.public_pack(build.person())
    Pack.objects.update(binned_at=timezone.now() - timedelta(days=31))
    tidy_up()
    tidy_up()
    assert not Pack.objects.exists()
