"""The access table, tried out."""

import pytest
from django.db import transaction
from django.test import Client
from django.urls import reverse

from tests.site.access import NOT_OURS, ROUTES, WHO, World
from tests.site.test_open_views import every_view

METHODS = ("get", "post")


def test_every_route_of_ours_has_its_row_and_no_row_lacks_its_route():
    ours = {name for name, _, _ in every_view() if not name.startswith(NOT_OURS)}
    assert {row.name for row in ROUTES} == ours


def test_every_row_answers_for_everybody():
    assert [row.name for row in ROUTES if {len(row.expected(method)) for method in METHODS} != {len(WHO)}] == []


@pytest.mark.django_db
def test_everybody_gets_what_the_table_says():
    world = World()
    clients = {who: client_of(who, world) for who in WHO}
    orders = [(row, reverse(row.name, args=row.args(world)), row.form(world)) for row in ROUTES]
    surprises = []
    for row, address, form in orders:
        for method in METHODS:
            for who, expected in zip(WHO, row.expected(method), strict=True):
                told = answer(clients[who], method, address, form if method == "post" else row.query)
                if told != expected:
                    surprises.append(f"{row.name} {method} {who}: {told}, not {expected}")
    assert not surprises, "\n".join(surprises)


def client_of(who: str, world: World) -> Client:
    client = Client()
    if who in world.people:
        client.force_login(world.people[who])
    elif who == "link":
        client.get(world.pack.get_absolute_url(), {"key": world.pack.link_token})
        client.get(world.campaign.get_absolute_url(), {"key": world.campaign.link_token})
    return client


def answer(client: Client, method: str, address: str, data) -> str:
    """What was answered; whatever was changed is taken back."""
    cookies = {name: morsel.value for name, morsel in client.cookies.items()}
    with transaction.atomic():
        response = getattr(client, method)(address, data)
        transaction.set_rollback(True)
    client.cookies.load(cookies)
    if response.status_code == 302:
        return "in" if response["Location"].startswith("/accounts/login/") else "go"
    return str(response.status_code)
