"""The library's pages, looked at as in test_every_page: by night and day, on a phone, as a screen reader meets them."""

import pytest
from django.core.management import call_command

from missions.models import Comment, Pack
from missions.services.forking import fork
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
    "/missions/my-box/sharing/",
    "/missions/my-box/compare/1/draft/",
    "/missions/my-box/?v=draft",
    f"{BOX}/fork/",
    f"{BOX}/report/",
    f"{BOX}/copy/monsterKinds/corrupted-animal/",
    "/accounts/tokens/",
]


@pytest.fixture
def _library(transactional_db):
    call_command("load_starter_content")


@pytest.fixture
def nora(_library):
    nora = person("nora")
    source = Pack.objects.get(ruleset="fireteam-zero")
    mine = fork(version=source.published, person=nora, title="My box")
    version(mine)
    Comment.objects.create(pack=mine, person=nora, text="A ||secret|| and [a link](https://example.org).")
    return nora


@pytest.mark.usefixtures("_library")
def test_a_visitor_can_use_every_page(page):
    for path in FOR_ALL:
        look_at(page, path)


def test_an_author_can_use_every_page(page, sign_in, nora):
    sign_in(nora)
    for path in FOR_AUTHORS:
        look_at(page, path)


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
