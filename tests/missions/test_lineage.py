"""The fork tree: the whole family, and nothing of it that one may not see."""

import pytest
from django.contrib.auth.models import AnonymousUser
from django.urls import reverse

from missions.lineage import MOST_GENERATIONS, family_of
from missions.models import Pack
from tests import build

pytestmark = pytest.mark.django_db

NOBODY = AnonymousUser()
MISSION = "closing-time"


@pytest.fixture
def owner():
    return build.person("nora")


def grown(owner, *generations):
    """Packs, each forked from the one before; a name in brackets is private."""
    packs = []
    for name in generations:
        source = packs[-1].published if packs else None
        made = build.public_pack(owner, name.strip("()"), forked_from=source)
        if name.startswith("("):
            Pack.objects.filter(pk=made.pk).update(visibility="private")
        packs.append(made)
    return packs


def told(node):
    """The tree as nested tuples of titles; what is not told is a question mark."""
    return (node.pack.title if node.pack else "?", *(told(child) for child in node.children))


def test_grandparents_and_cousins_are_told(owner):
    first, _second, third = grown(owner, "First", "Second", "Third")
    build.public_pack(owner, "Cousin", forked_from=first.published)
    tree = ("First", ("Second", ("Third",)), ("Cousin",))
    assert told(family_of(third, NOBODY).root) == tree
    assert told(family_of(first, NOBODY).root) == tree


def test_a_private_pack_between_two_public_ones_has_no_name(client, owner):
    first, hidden, third = grown(owner, "First", "(Hidden Harbour)", "Third")
    assert told(family_of(third, NOBODY).root) == ("First", ("?", ("Third",)))
    for pack in (first, third):
        shown = client.get(reverse("missions:mission", args=[pack.slug, MISSION])).content.decode()
        assert "a pack that is not public" in shown
        assert "Hidden Harbour" not in shown
        assert hidden.slug not in shown


def test_private_packs_in_a_row_and_private_ends_are_not_counted(owner):
    first, *_rest = grown(owner, "First", "(a)", "(b)", "Fourth", "(c)", "(d)")
    assert told(family_of(first, NOBODY).root) == ("First", ("?", ("Fourth",)))
    assert family_of(first, NOBODY).fork_count == 0


def test_the_owner_finds_private_forks_and_a_links_holder_what_the_link_opens(owner):
    first, second = grown(owner, "First", "(Second)")
    assert told(family_of(first, owner).root) == ("First", ("Second",))
    Pack.objects.filter(pk=second.pk).update(visibility="link")
    assert told(family_of(first, NOBODY, [second.link_token]).root) == ("First", ("Second",))
    assert told(family_of(first, NOBODY).root) == ("First",)


def test_a_line_without_end_is_cut_and_the_page_stands(client, owner):
    content = build.document()
    packs = grown(owner, "0")
    for number in range(1, 3 * MOST_GENERATIONS):
        packs.append(build.pack(owner, f"{number}", content, visibility="public", forked_from=packs[-1].published))
        Pack.objects.filter(pk=packs[-1].pk).update(published=build.version(packs[-1]))
        packs[-1].refresh_from_db()
    middle = packs[len(packs) // 2]
    assert client.get(middle.get_absolute_url()).status_code == 200
    assert family_of(middle, NOBODY).root.pack == packs[len(packs) // 2 - MOST_GENERATIONS]


def test_the_tree_leads_to_the_same_mission_in_the_other_pack(client, owner):
    first, second = grown(owner, "First", "Second")
    shown = client.get(reverse("missions:mission", args=[first.slug, MISSION])).content.decode()
    assert reverse("missions:mission", args=[second.slug, MISSION]) in shown
