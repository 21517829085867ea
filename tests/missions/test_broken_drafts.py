"""Whatever a draft holds, its pages show it: nobody is locked out of their own unfinished work."""

import pytest
from django.urls import reverse

from engine import ContentError, load_document
from missions.services.documents import store_document
from tests import build
from tests.engine.mutants import mutant

pytestmark = pytest.mark.django_db

PAGES = ["pack", "cards_of", "sectors_of", "publish", "export"]


@pytest.mark.parametrize("folder", ["countdown", "fireteam_zero"])
@pytest.mark.parametrize("seed", range(6))
def test_pages_of_a_broken_draft_are_there(client, folder, seed):
    owner = build.person()
    client.force_login(owner)
    pack = build.pack(owner, content=build.document(folder))
    store_document(pack=pack, document=broken(folder, seed))
    for name in PAGES:
        assert client.get(reverse(f"missions:{name}", args=[pack.slug]), {"v": "draft"}).status_code == 200, name
    operations = client.get(pack.get_absolute_url(), {"v": "draft"}).context["operations"]
    for summary in [one for _campaign, some in operations for one in some][:2]:
        address = reverse("missions:mission", args=[pack.slug, summary.id or "x"])
        assert client.get(address, {"v": "draft"}).status_code in (200, 404), summary


@pytest.mark.parametrize("records", [None, [{"id": ""}], [{}], "none", 5, [{"id": "a b%2f?#☃"}]])
def test_lists_and_ids_that_are_none_are_shown_too(client, records):
    owner = build.person()
    client.force_login(owner)
    pack = build.pack(owner)
    store_document(pack=pack, document=build.document() | {"ops": records, "locations": records})
    for name in PAGES:
        assert client.get(reverse(f"missions:{name}", args=[pack.slug]), {"v": "draft"}).status_code == 200, name


def broken(folder: str, seed: int) -> dict:
    """Mutations one after the other, as far as they are JSON that comes in at all; the game stays the same."""
    document = build.document(folder)
    for number in range(12):
        changed = mutant(document, 100 * seed + number)
        try:
            document = load_document(changed | {"ruleset": document["ruleset"]})
        except (ContentError, TypeError):  # what no file and no edit could have brought
            continue
    return document
