"""The library's pages, looked at as in test_every_page: by night and day, on a phone, as a screen reader meets them."""

import pytest
from django.core.management import call_command
from django.urls import get_resolver, resolve

from missions.archives.writing import archive_of
from missions.editions import Edition
from missions.models import Comment, Invitation, Pack
from missions.services.documents import document_of, store_document
from missions.services.forking import fork
from missions.services.importing import keep_for_later
from tests.browser.test_every_page import look_at, sideways_scroll
from tests.build import person, version

BOX = "/missions/fireteam-hq-starter-box"
FOR_ALL = [
    "/missions/",
    "/missions/?game=countdown&q=night",
    "/missions/?q=zebra",
    "/missions/packs/",
    "/missions/cards/",
    "/missions/sectors/",
    f"{BOX}/",
    f"{BOX}/the-last-ferry/",
    "/missions/fireteam-hq-countdown-box/closing-time/",
    f"{BOX}/cards/?kind=events",
    f"{BOX}/cards/monsterKinds/corrupted-animal/",
    f"{BOX}/sectors/",
    f"{BOX}/the-last-ferry/?team=2",
    f"{BOX}/the-last-ferry/v/1/",
    f"{BOX}/the-last-ferry/print/",
    f"{BOX}/the-last-ferry/embed/",
    f"{BOX}/cards/?style=spare&lang=de",
    "/missions/fireteam-hq-countdown-box/cards/objectiveCards/backpack-bomb/?lang=fr",
    "/missions/fireteam-hq-countdown-box/sectors/",
    "/missions/authors/fireteam-hq/",
    "/rules/",
    "/rules/countdown/?q=bomb",
    "/rules/countdown/CD-4.04/",
    "/help/",
]
FOR_AUTHORS = [
    "/missions/mine/",
    "/missions/new/",
    "/missions/import/",
    "/missions/my-box/words/",
    "/missions/my-box/publish/",
    "/missions/my-box/publish/fitting/",
    "/missions/my-box/sharing/",
    "/missions/my-box/compare/1/2/",
    "/missions/my-box/compare/1/2/?show=after",
    "/missions/my-box/compare/1/draft/",
    "/missions/my-box/?v=draft",
    "/missions/my-box/v/1/",
    "/missions/my-box/the-last-ferry/?v=draft",
    "/missions/my-box/cards/monsterKinds/corrupted-animal/art/",
    f"{BOX}/fork/",
    f"{BOX}/report/",
    f"{BOX}/copy/monsterKinds/corrupted-animal/",
    "/accounts/tokens/",
]


NO_PAGES = {  # pictures, files, pieces of pages, and what is only done
    *("art_file", "board_picture", "card_file", "card_picture", "preview_picture", "sector_picture", "sketch"),
    *("pack_qr", "qr"),
    *("export", "print_file", "print_job", "print_preview"),
    *("bin", "boxes", "dismiss", "invite", "like", "comment", "remove_art", "renew_link", "restore", "uninvite"),
    *("unpublish", "visibility", "withdraw_comment"),
    *("invitation", "preview"),  # looked at below
}


@pytest.fixture
def _library(transactional_db):
    call_command("load_starter_content")


@pytest.fixture
def nora(_library):
    nora = person("nora")
    source = Pack.objects.get(ruleset="fireteam-zero")
    mine = fork(version=source.published, person=nora, title="My box")
    version(mine)
    content = document_of(mine)
    next(one for one in content["missions"] if one["id"] == "the-last-ferry")["entryPoint"] = "quarry/upper-ledge"
    content["monsterKinds"][0]["health"] += 1
    store_document(pack=mine, document=content)
    version(mine, "It is night.")
    Comment.objects.create(pack=mine, person=nora, text="A ||secret|| and [a link](https://example.org).")
    return nora


@pytest.mark.usefixtures("_library")
def test_a_visitor_can_use_every_page(page):
    for path in FOR_ALL:
        look_at(page, path)


def test_an_author_can_use_every_page(page, sign_in, nora):
    sign_in(nora)
    box = Pack.objects.get(slug="my-box")
    invitation = Invitation.objects.create(pack=box, role="reader", invited_by=nora)
    pending = keep_for_later(person=nora, name="box.fireteam", data=archive_of(Edition(box, box.published)))
    for path in [*FOR_AUTHORS, f"/missions/invitations/{invitation.token}/", f"/missions/import/{pending.pk}/"]:
        look_at(page, path)


@pytest.mark.usefixtures("_library")
def test_no_route_of_the_library_is_forgotten():
    """Every page of the library that has an address of its own is looked at; pictures, files and pieces are not."""
    seen = {resolve(path.partition("?")[0]).url_name for path in [*FOR_ALL, *FOR_AUTHORS]}
    names = {pattern.name for pattern in get_resolver("missions.urls").url_patterns if hasattr(pattern, "name")}
    assert names - seen == NO_PAGES


def test_at_twice_the_size_nothing_is_cut_off(page, sign_in, nora):
    """200 % of a window of 1280 is a window of 640."""
    sign_in(nora)
    page.set_viewport_size({"width": 640, "height": 450})
    for path in [*FOR_ALL, *FOR_AUTHORS]:
        page.goto(path)
        assert (path, sideways_scroll(page)) == (path, 0)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_longer_words_fit(page, sign_in, nora, language):
    nora.language = language
    nora.save()
    sign_in(nora)
    for path in ("/missions/", f"{BOX}/the-last-ferry/", "/missions/my-box/sharing/"):
        page.goto(path)
        for width in (320, 768, 1280):
            page.set_viewport_size({"width": width, "height": 844})
            assert (path, width, sideways_scroll(page)) == (path, width, 0)
