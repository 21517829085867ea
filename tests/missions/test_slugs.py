"""Two people who name something alike at the same moment: each has an address."""

import pytest
from django.db import IntegrityError

from campaigns.models import Group
from campaigns.services.groups import create_group
from missions import slugs
from missions.models import Pack
from missions.services.packs import create_pack
from tests import build

pytestmark = pytest.mark.django_db


@pytest.fixture
def overtaken(monkeypatch):
    """Whoever looks for a free address finds one that somebody else takes before it is used."""
    looked_up = slugs.free_slug
    before = iter(["night", "night"])
    monkeypatch.setattr(slugs, "free_slug", lambda *given, **named: next(before, None) or looked_up(*given, **named))


def test_packs(overtaken):
    document = build.document()
    for name in ("ana", "ben"):
        create_pack(owner=build.person(name), document=document, title="Night")
    assert sorted(Pack.objects.values_list("slug", flat=True)) == ["night", "night-2"]


def test_groups(overtaken):
    for name in ("ana", "ben"):
        create_group(person=build.person(name), name="Night")
    assert sorted(Group.objects.values_list("slug", flat=True)) == ["night", "night-2"]


def test_what_else_is_wrong_with_a_row_is_no_address():
    with pytest.raises(IntegrityError):
        slugs.save_at_free_slug(Pack(owner=build.person(), visibility="x"), "Night", otherwise="pack", reserved=())
