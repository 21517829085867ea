"""Whoever may not see a pack reads nothing of it: no page, list, search, picture, file or answer of the API."""

from functools import cached_property
from typing import Any

import pytest
from django.core.cache import cache
from django.db import transaction
from django.test import Client
from django.urls import reverse

from missions.models import Authorship, Pack
from tests import build
from tests.site.access import ROUTES, WHO, World
from tests.site.test_access import client_of

pytestmark = pytest.mark.django_db

SECRET, SOUGHT = "Zyxomatic", "Umbrellaphone"
SHARED_OTHERWISE = ("missions:invitation", "campaigns:")  # whoever has those links is told so much by them
ASKED = [{}, {"q": SOUGHT}, {"v": "1", "pack": "quiet"}, {"v": "draft", "key": "guessed"}]
HIDDEN_FROM = {
    Pack.Visibility.LINK: ("anonymous", "stranger", "staff"),
    Pack.Visibility.PRIVATE: ("anonymous", "stranger", "staff", "link"),
}


def marked(value: Any) -> Any:
    """Every name and text with the words that are looked for."""
    if isinstance(value, dict):
        texts = {key: f"{SECRET} {SOUGHT}" for key in ("name", "title", "text") if isinstance(value.get(key), str)}
        return {key: marked(inner) for key, inner in value.items()} | texts
    return [marked(one) for one in value] if isinstance(value, list) else value


class SecretWorld(World):
    @cached_property
    def pack(self) -> Pack:
        document = build.document()
        document |= {name: marked(document[name]) for name in ("ops", "locations", "supportCards")}
        made = build.public_pack(self.people["owner"], f"{SECRET} {SOUGHT}", document, visibility=Pack.Visibility.LINK)
        for role in ("reader", "author"):
            Authorship.objects.create(pack=made, person=self.people[role], role=role)
        Pack.objects.update(slug="quiet")
        return Pack.objects.get()


@pytest.mark.parametrize("visibility", HIDDEN_FROM)
def test_nothing_of_a_pack_reaches_those_who_may_not_see_it(visibility):
    world = SecretWorld()
    clients = {who: client_of(who, world) for who in WHO}
    told = [(row, reverse(row.name, args=row.args(world))) for row in ROUTES]
    Pack.objects.update(visibility=visibility)
    leaks = [
        f"{row.name} {who} {asked}"
        for row, address in told
        if not row.name.startswith(SHARED_OTHERWISE)
        for who in HIDDEN_FROM[visibility]
        for asked in ASKED
        if SECRET.casefold().encode() in shown(clients[who], address, {**row.query, **asked}).lower()
    ]
    assert leaks == []


def shown(client: Client, address: str, asked: dict[str, str]) -> bytes:
    cache.clear()
    with transaction.atomic():
        answer = client.get(address, asked)
        transaction.set_rollback(True)
    body = b"".join(answer.streaming_content) if answer.streaming else answer.content
    return body + str(dict(answer.items())).encode()


def test_the_words_are_there_for_those_who_may():
    world = SecretWorld()
    client = client_of("link", world)
    for name, args in (("missions:pack", ["quiet"]), ("missions:card", ["quiet", "ops", world.op])):
        assert SECRET.casefold().encode() in shown(client, reverse(name, args=args), {}).lower()
