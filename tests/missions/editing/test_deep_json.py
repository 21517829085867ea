"""Brackets inside brackets, deeper than Python reads: an answer of ours, whatever takes JSON (found by fuzz)."""

import pytest
from django.urls import reverse

from tests import build

pytestmark = pytest.mark.django_db

DEEP = "[" * 5_000


@pytest.fixture
def draft(client):
    owner = build.person("deep")
    client.force_login(owner)
    return build.public_pack(owner)


@pytest.mark.parametrize("route", ["edits", "edits_undo", "edits_redo", "editor_prose"])
def test_a_deep_body_is_refused(client, draft, route):
    address = reverse(f"missions:{route}", args=[draft.slug])
    assert client.post(address, DEEP, content_type="application/json").status_code == 400


def test_a_deep_place_is_no_place(client, draft):
    assert client.get(reverse("missions:editor_choose", args=[draft.slug]), {"at": DEEP}).status_code == 404
    assert client.get(reverse("missions:edits", args=[draft.slug]), {"at": DEEP}).status_code == 200
