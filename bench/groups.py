"""A thousand campaigns of thirty entries, for `make bench-web`: one is recorded, the others are copies of its rows."""

from collections.abc import Callable, Iterator
from typing import Any

GROUPS, ENTRIES = 1000, 30


def fill_campaigns() -> None:
    from django.db import connection

    from accounts.models import User
    from campaigns.models import Campaign, Entry, Group, Membership, Play

    first = recorded_campaign()
    entries, plays = list(first.entries.all()), list(first.plays.all())
    people = User.objects.bulk_create([User(username=f"keeper-{number}") for number in range(1, GROUPS)])
    groups = Group.objects.bulk_create([Group(name=f"Group {n}", slug=f"group-{n}") for n in range(1, GROUPS)])
    members = Membership.objects.bulk_create(
        [
            Membership(group=group, person=one, name="Kim", role="keeper")
            for group, one in zip(groups, people, strict=True)
        ]
    )
    copies = Campaign.objects.bulk_create([copy_of(first, group=group) for group in groups], batch_size=100)
    for copy, member in zip(copies, members, strict=True):
        Entry.objects.bulk_create([copy_of(entry, campaign=copy, member=member) for entry in entries])
        Play.objects.bulk_create([copy_of(play, campaign=copy) for play in plays])
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")


def recorded_campaign() -> Any:
    """Begun and lost again and again: thirty entries that the engine has recorded."""
    from accounts.models import User
    from campaigns.books import book_of
    from campaigns.services import groups, ledgers
    from campaigns.services.campaigns import Plan, begin_campaign
    from engine import campaigns
    from missions.models import Pack

    version = Pack.objects.get(ruleset="fireteam-zero", is_read_only=True).published
    keeper = User.objects.create(username="keeper-0")
    place = groups.create_group(person=keeper, name="Group 0")
    key = campaigns(version.document, "en")[0].id
    campaign = begin_campaign(member=place, version=version, plan=Plan(title="Long evenings", key=key))
    while campaign.revision < ENTRIES:
        book = book_of(campaign)
        data = book.keeping.form(book.content, book.ledger, "en", key).blank | {"outcome": "lost"}
        ledgers.record(campaign=campaign, member=place, revision=campaign.revision, entry={"data": data})
    return campaign


def copy_of(row: Any, **changes: Any) -> Any:
    """The row once more, with other owners."""
    kept = [one for one in row._meta.concrete_fields if not one.primary_key and one.name not in changes]
    return type(row)(**{one.attname: getattr(row, one.attname) for one in kept}, **changes)


def campaign_pages() -> Iterator[tuple[str, Callable[[int], None]]]:
    from django.test import Client

    from accounts.models import User
    from campaigns.models import Campaign

    found = Campaign.objects.select_related("group").defer("kept").order_by("pk")
    campaigns = list(found[:: max(1, GROUPS // 100)])
    clients = []
    for campaign in campaigns:
        client = Client()
        client.force_login(User.objects.get(memberships__group=campaign.group))
        clients.append((client, campaign.get_absolute_url()))

    def get(number: int, rest: str) -> None:
        client, address = clients[number % len(clients)]
        response = client.get(f"{address}{rest}")
        assert response.status_code == 200, (address, response.status_code)

    def export(number: int) -> None:
        client, address = clients[number % len(clients)]
        assert client.post(f"{address}export/").status_code == 200

    yield "campaign page", lambda number: get(number, "")
    yield "ledger of a campaign", lambda number: get(number, "ledger/")
    yield "recording an evening", lambda number: get(number, "record/")
    yield "record sheet, kept", lambda number: get(number, "sheet.pdf")
    yield "export of a campaign", export
