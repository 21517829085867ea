"""A game that was played here goes into a ledger."""

from io import BytesIO
from itertools import pairwise

import pytest
from django.urls import reverse

from campaigns.books import book_of
from campaigns.endings import campaigns_to_enter
from campaigns.models import Campaign, Draft, Play
from campaigns.plays import recorded_plays
from campaigns.services import groups, ledgers, recording
from campaigns.services.campaigns import delete_campaign
from campaigns.services.verifying import differences_of
from engine import as_json, bots
from playtests.models import Table
from playtests.services.sources import source_of_version
from playtests.tables import moving
from playtests.tables.games import game_of
from playtests.tables.opening import TableOrders, open_table
from playtests.tables.people import sitting_of
from playtests.tables.plays import finished_tables
from tests import build
from tests.campaigns.support import COUNTDOWN, ZERO, begin, group_of, posted_form, record, typed, version_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def place():
    return group_of(build.person("ana"), build.person("ben"))


@pytest.fixture
def campaign(place):
    return begin(place, version_of(ZERO))


def a_lost_game(campaign, host):
    mission = campaign.kept["plain"]["next"]["mission"] if "next" in campaign.kept["plain"] else "the-last-ferry"
    source = source_of_version(campaign.version, mission)
    table = open_table(host=host, source=source, orders=TableOrders(["abe", "shad"], ["me"] * 2, seed=4))
    moving.concede(sitting=sitting_of(table, host, []), revision=0)
    return table


def test_a_game_that_is_over_fills_the_evenings_form(client, place, campaign):
    table = a_lost_game(campaign, place.person)
    client.force_login(place.person)
    page = client.get(table.get_absolute_url()).content.decode()
    address = reverse("campaigns:from_table", args=[place.group.slug, campaign.pk, table.key])
    assert address in page
    assert client.post(address).status_code == 302
    draft = Draft.objects.get(campaign=campaign)
    assert draft.mission == table.mission
    assert draft.data["outcome"] == "lost"


def test_others_are_offered_nothing_and_cannot_enter_it(client, place, campaign):
    table = a_lost_game(campaign, place.person)
    stranger = build.person("eve")
    assert list(campaigns_to_enter(stranger, table)) == []
    client.force_login(stranger)
    address = reverse("campaigns:from_table", args=[place.group.slug, campaign.pk, table.key])
    assert client.post(address).status_code == 404
    client.force_login(build.person("cleo"))
    assert client.post(address).status_code == 404
    assert not Draft.objects.exists()


def test_a_game_that_goes_on_is_entered_nowhere(client, place, campaign):
    source = source_of_version(campaign.version, "the-last-ferry")
    table = open_table(host=place.person, source=source, orders=TableOrders(["abe", "shad"], ["me"] * 2, seed=4))
    client.force_login(place.person)
    address = reverse("campaigns:from_table", args=[place.group.slug, campaign.pk, table.key])
    assert client.post(address).status_code == 404
    assert list(campaigns_to_enter(place.person, table)) == []


# --- the next game of a campaign ---------------------------------------------------------------------


def play_address(campaign):
    return reverse("campaigns:play", args=[campaign.group.slug, campaign.pk])


def lobby(client, campaign, **changes):
    """The lobby's form as it is offered, with some of it changed."""
    form = client.get(play_address(campaign)).context["form"]
    offered = {name: field.initial for name, field in form.fields.items() if field.initial not in (None, False)}
    return offered | changes


def lay(client, campaign, **changes):
    response = client.post(play_address(campaign), lobby(client, campaign, **changes))
    assert response.status_code == 302, response.context["form"].errors
    return Table.objects.get(key=response["Location"].strip("/").split("/")[-1])


def finish(table):
    """Played on by the veteran to its end."""
    game = game_of(table)
    bot = bots(table.ruleset)["veteran"](3)
    while not game.is_over:
        choice = bot.choose(game)
        table.choices.append(choice)
        game.choose(choice)
    table.state, table.result = Table.State.OVER, game.outcome["result"]
    table.save()


@pytest.fixture
def countdown(place):
    campaign = begin(place, version_of(COUNTDOWN), people=["ana", "ben"], options={"retryFailedMission": True})
    shield = campaign.kept["plain"]["campaigns"][0]["supportCards"]["left"][0]
    record(campaign, place, **first_mission(campaign, shield))
    return campaign


def first_mission(campaign, support):
    """Bob died, Gustav learnt, a support card was used, and the stack stands as the game left it."""
    stack = campaign.entries.get(number=1).envelope["data"]["threatStack"]
    ops = typed(campaign)["ops"]
    ops["bob"] |= {"isAlive": False, "health": 0}
    ops["gustav"] |= {"aimXp": 7, "health": 1}
    return {
        "score": 3,
        "ops": ops,
        "supportUsed": [{"card": support, "round": 2}],
        "threats": {"carried": stack[:4], "out": stack[4:9], "unused": stack[9:]},
    }


@pytest.mark.rule("CD-33.09", "CD-33.14", "CD-33.15", "CD-33.17", "CD-35.03", "CD-90.63")
def test_a_table_for_the_next_game_begins_with_what_the_ledger_brought_into_it(client, place, countdown):
    client.force_login(place.person)
    table = lay(client, countdown)
    book = book_of(countdown)
    upcoming = book.keeping.next_game(book.content, book.ledger, countdown.key)
    assert (table.version, table.mission) == (countdown.version, upcoming.mission)
    assert table.opening["standing"] == as_json(upcoming.standing)
    assert table.opening["options"] == {"retryFailedMission": True}
    assert table.opening["seats"] == ["gustav", "bob", "vince", "matt"]
    assert table.opening["standing"]["ops"]["bob"]["isAlive"] is False
    assert table.opening["standing"]["ops"]["gustav"] == {"health": 2, "energy": 2, "aimXp": 7, "specialXp": 0}


def test_people_of_the_group_sit_where_they_sat(client, place, countdown):
    client.force_login(place.person)
    table = lay(client, countdown)
    ben = place.group.members.get(name="ben").person
    assert [seat.person for seat in table.seats.all()][:2] == [place.person, ben]
    client.force_login(ben)
    page = client.get(countdown.get_absolute_url()).content.decode()
    assert table.get_absolute_url() in page
    cleo = build.person("cleo")
    groups.take_up(invitation=groups.invite(by=place, role="member"), person=cleo)
    client.force_login(cleo)
    assert table.get_absolute_url() not in client.get(countdown.get_absolute_url()).content.decode()


@pytest.mark.rule("CD-33.17", "CD-40.14")
def test_its_result_fills_the_form_and_nothing_of_it_is_lost_on_the_way_into_the_ledger(client, place, countdown):
    client.force_login(place.person)
    table = lay(client, countdown)
    finish(table)
    page = client.get(countdown.get_absolute_url()).content.decode()
    address = reverse("campaigns:from_table", args=[place.group.slug, countdown.pk, table.key])
    assert address in page
    client.post(address)
    draft = Draft.objects.get(campaign=countdown)
    told = draft.data
    assert draft.people[:2] == ["ana", "ben"]
    sheet = client.get(reverse("campaigns:record", args=[place.group.slug, countdown.pk])).context["sheet"]
    response = client.post(
        reverse("campaigns:record", args=[place.group.slug, countdown.pk]), posted_form(sheet) | {"confirm": "1"}
    )
    assert response.status_code == 302, [str(one) for one in response.context["sheet"].proposal.refusals]
    entry = countdown.entries.get(number=3)
    assert entry.table_key == table.key
    noted, left = entry.envelope["data"]["threats"], told["threats"]
    for pile in ("carried", "out"):  # shuffled before they are dealt, or out of the campaign: no order to keep
        assert sorted(noted.pop(pile)) == sorted(left.pop(pile))
    assert noted == left
    assert entry.envelope["data"]["record"] == told["record"]
    assert entry.envelope["data"]["ops"] == told["ops"]
    assert entry.envelope["people"][:2] == ["ana", "ben"]
    assert Play.objects.get(campaign=countdown, number=3).table_key == table.key
    assert differences_of(Campaign.objects.get(pk=countdown.pk)) == []


def test_a_game_goes_into_a_ledger_once(client, place, campaign):
    table = a_lost_game(campaign, place.person)
    client.force_login(place.person)
    address = reverse("campaigns:from_table", args=[place.group.slug, campaign.pk, table.key])
    for _time in range(2):
        client.post(address)
        sheet = client.get(reverse("campaigns:record", args=[place.group.slug, campaign.pk])).context["sheet"]
        form = posted_form(sheet) | {"confirm": "1"}
        response = client.post(reverse("campaigns:record", args=[place.group.slug, campaign.pk]), form)
    assert response.status_code == 422
    assert campaign.entries.filter(table_key=table.key).count() == 1
    assert list(campaigns_to_enter(place.person, table)) == []
    number = campaign.entries.get(table_key=table.key).number
    campaign.refresh_from_db()
    ledgers.undo(campaign=campaign, member=place, revision=campaign.revision, number=number)
    assert [one.address for one in campaigns_to_enter(place.person, table)] == [address]


def test_a_table_of_one_campaign_is_offered_to_no_other(client, place, countdown):
    begin(place, countdown.version)
    client.force_login(place.person)
    table = lay(client, countdown)
    finish(table)
    assert [one.label for one in campaigns_to_enter(place.person, table)] == ["Enter into “Our way”"]


def test_the_record_of_such_a_game_stays_closed_for_it_tells_the_order_of_the_stack(client, place, countdown):
    client.force_login(place.person)
    table = lay(client, countdown)
    finish(table)
    assert client.get(reverse("tables:replay", args=[table.key])).status_code == 200
    assert client.get(reverse("tables:record", args=[table.key])).status_code == 404
    assert "record.json" not in client.get(table.get_absolute_url()).content.decode()


@pytest.mark.rule("FZ-17.05", "FZ-17.08", "FZ-1.14")
def test_heroes_are_chosen_anew_with_what_the_briefing_allows(client, place, campaign):
    client.force_login(place.person)
    form = client.get(play_address(campaign)).context["form"]
    table = lay(client, campaign, **{"who-0-0": "shad", "who-1-0": "abe"})
    assert table.opening["seats"][:2] == ["shad", "abe"]
    assert table.mission == "the-last-ferry"
    upgrades = [name for name in form.fields if name.startswith("equipment-abe") and "upgrades" in name]
    for name in upgrades:
        response = client.post(
            play_address(campaign), lobby(client, campaign, **{name: [form.fields[name].choices[0][0]]})
        )
        assert response.status_code == 422


def test_guests_and_strangers_lay_no_table(client, place, campaign):
    guest = build.person("gus")
    groups.take_up(invitation=groups.invite(by=place, role="guest"), person=guest)
    for person in (guest, build.person("eve")):
        client.force_login(person)
        assert client.get(play_address(campaign)).status_code == 404
        assert client.post(play_address(campaign)).status_code == 404
    assert not Table.objects.exists()


def test_what_is_over_is_played_no_more(client, place, campaign):
    ledgers.stop(campaign=campaign, member=place, revision=campaign.revision)
    client.force_login(place.person)
    response = client.get(play_address(campaign), follow=True)
    assert "There is nothing left to play." in response.content.decode()


# --- how often a mission was played ------------------------------------------------------------------


def enter(client, place, campaign, address, **sent):
    client.force_login(place.person)
    client.post(address, sent)
    return recording.record_draft(draft=Draft.objects.get(campaign=campaign), people=[])


def counted(table):
    return sum(plays.get((table.pack_id, table.mission), 0) for plays in (finished_tables(), recorded_plays()))


def test_a_game_played_here_counts_once_whether_or_not_it_is_in_a_ledger(client, place, campaign):
    table = a_lost_game(campaign, place.person)
    assert counted(table) == 1
    address = reverse("campaigns:from_table", args=[place.group.slug, campaign.pk, table.key])
    entry = enter(client, place, campaign, address)
    assert campaign.plays.filter(number=entry.number).exists()
    assert counted(table) == 1
    table.delete()
    assert counted(table) == 1  # now the ledger alone knows of it


def test_its_record_brought_as_a_file_is_known_again(client, place, campaign):
    table = a_lost_game(campaign, place.person)
    client.force_login(place.person)
    file = BytesIO(client.get(reverse("tables:record", args=[table.key])).content)
    address = reverse("campaigns:from_game", args=[place.group.slug, campaign.pk])
    assert enter(client, place, campaign, address, record=file).table_key == table.key
    assert counted(table) == 1


def test_what_was_played_elsewhere_counts_beside_it(place, campaign):
    table = a_lost_game(campaign, place.person)
    record(campaign, place, mission=table.mission, outcome="lost")
    assert counted(table) == 2


def test_a_campaign_goes_with_its_tables_reference_and_leaves_the_table(client, place, campaign):
    client.force_login(place.person)
    table = lay(client, campaign)
    delete_campaign(campaign=campaign)
    assert Table.objects.filter(pk=table.pk).exists()
    assert not Campaign.objects.exists()


# --- secrets -------------------------------------------------------------------------------------------


def order_told(page: str, stack: list[str]) -> list[str]:
    """Neighbours of the stack that stand side by side in a page, too: some do by chance, a whole stack does not."""
    places = {card: page.find(f'"{card}"') for card in stack}
    shown = sorted((card for card in stack if places[card] >= 0), key=places.get)
    pairs = set(pairwise(stack))
    return [card for card, after in pairwise(shown) if (card, after) in pairs]


def test_no_page_tells_seeds_or_the_order_of_the_stack(client, place, countdown):
    begun = countdown.entries.get(number=1).envelope["data"]
    stack = begun["threatStack"]
    ben = place.group.members.get(name="ben").person
    client.force_login(place.person)
    table = lay(client, countdown)
    client.force_login(ben)
    home = countdown.get_absolute_url()
    pages = [home, *(f"{home}{end}" for end in ("ledger/", "at/1/", "at/2/", "record/", "table/", "play/"))]
    pages += [table.get_absolute_url(), f"{table.get_absolute_url()}state/?revision=0", place.group.get_absolute_url()]
    for address in pages:
        response = client.get(address)
        assert response.status_code == 200, address
        content = response.content.decode()
        assert len(order_told(content, stack)) < 10, address
        assert str(table.opening["seed"]) not in content, address
    for closed in (f"{home}export/", f"/api{home}export", reverse("tables:record", args=[table.key])):
        assert client.get(closed).status_code in (401, 404)
    assert len(order_told(" ".join(f'"{card}"' for card in stack), stack)) == len(stack) - 1  # it would be seen
