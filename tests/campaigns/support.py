"""A group with its people, and campaigns of the starter packs that they play."""

from typing import Any

from accounts.models import User
from campaigns.books import book_of
from campaigns.models import Campaign, Entry, Membership
from campaigns.services import groups, ledgers
from campaigns.services.campaigns import Plan, begin_campaign
from engine import bots, campaigns, start
from missions.models import Version
from tests import build

ZERO, COUNTDOWN = "fireteam_zero", "countdown"


def group_of(keeper: User, *others: User, name: str = "The Tuesday Irregulars") -> Membership:
    """A group; the keeper's place in it."""
    place = groups.create_group(person=keeper, name=name)
    for other in others:
        invitation = groups.invite(by=place, role="member")
        groups.take_up(invitation=invitation, person=other)
    return place


def version_of(folder: str, owner: User | None = None) -> Version:
    """A public pack with a starter pack's content."""
    owner = owner or build.person("author-of-packs")
    return build.public_pack(owner, f"Pack {folder}", build.document(folder)).published


def begin(place: Membership, version: Version, key: str = "", **plan: Any) -> Campaign:
    found = key or campaigns(version.document, "en")[0].id
    seats = ["gustav", "bob", "vince", "matt"] if version.pack.ruleset == "countdown" else []
    return begin_campaign(member=place, version=version, plan=Plan(title="Our way", key=found, seats=seats, **plan))


def typed(campaign: Campaign, **changes: Any) -> dict[str, Any]:
    """The blank result of the next mission, with some of it changed."""
    book = book_of(campaign)
    return book.keeping.form(book.content, book.ledger, "en", campaign.key or None).blank | changes


def record(campaign: Campaign, place: Membership, **changes: Any) -> Entry:
    entry = {"data": typed(campaign, **changes)}
    return ledgers.record(campaign=campaign, member=place, revision=campaign.revision, entry=entry)


def played_record(campaign: Campaign) -> dict[str, Any]:
    """The next mission, played to its end by the veteran."""
    book = book_of(campaign)
    upcoming = book.keeping.next_game(book.content, book.ledger, campaign.key)
    seats = upcoming.seats or ["abe", "shad"]
    game = start(book.pack, upcoming.mission, seats, 7, options=upcoming.options, standing=upcoming.standing)
    bot = bots(campaign.ruleset)["veteran"](7)
    while not game.is_over:
        game.choose(bot.choose(game))
    return game.record()


def posted_form(sheet: Any) -> dict[str, Any]:
    """Every field of a recording sheet as a browser sends it."""
    form: dict[str, Any] = {"revision": sheet.draft.revision, "mission": sheet.draft.mission, **sheet.draft.about}
    for leaf in sheet.leaves:
        if leaf.field.widget == "list":
            form[f"{leaf.name}.count"] = len(leaf.rows)
        elif leaf.field.widget == "switch":
            form |= {leaf.name: "on"} if leaf.value else {}
        elif leaf.field.widget == "choices":
            form[leaf.name] = [value for value, _label, chosen in leaf.options if chosen]
        elif leaf.field.widget != "record" and leaf.value is not None:
            form[leaf.name] = leaf.value
    return form | {f"people.{seat}": name or "" for seat, name in enumerate(sheet.draft.people)}
