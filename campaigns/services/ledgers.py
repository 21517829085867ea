"""Writing into a ledger: whoever comes second is told what happened, and nothing typed is lost."""

from collections.abc import Callable
from functools import partial
from typing import Any

from django.db import transaction
from django.db.models import F
from django.utils import translation
from django.utils.translation import gettext as _

from campaigns.books import WORKED_OUT_BY, Book, book_of
from campaigns.bounds import check_room
from campaigns.errors import InArchive, NotAllowed, RecordedMeanwhile, Refused
from campaigns.models import Campaign, Entry, Membership
from campaigns.services.plays import keep_plays
from campaigns.telling import told_of
from engine import BadEntry, EngineError, Fault, said
from playtests.services.dispatch import send_later

Ledger = list[dict[str, Any]]
Writing = Callable[[Book], Ledger]  # the ledger with one more entry; BadEntry if the rules refuse it


def begin(
    *,
    campaign: Campaign,
    member: Membership,
    revision: int,
    key: str,
    seats: list[Any],
    people: list[str | None],
    options: dict[str, Any],
    seed: int,
) -> Entry:
    """An operation or campaign of the pack begins; a ledger can hold several, one after another."""

    def write(book: Book) -> Ledger:
        about = {"people": people, "options": options, "person": member.name}
        return book.keeping.begin(book.content, book.ledger, key, seats, seed, **about)

    return _append(campaign=campaign, member=member, revision=revision, write=write)


def record(
    *, campaign: Campaign, member: Membership, revision: int, entry: dict[str, Any], table_key: str = ""
) -> Entry:
    """The result of an evening, as it was proposed; of a game that was played here, with its table."""
    if table_key and (there := campaign.plays.filter(table_key=table_key).first()) is not None:
        raise NotAllowed(_("This game is in the ledger already, as entry %(number)s.") % {"number": there.number})
    whole = {"kind": "result", **entry, "person": member.name}
    if campaign.key:
        whole["campaign"] = campaign.key

    def write(book: Book) -> Ledger:
        return book.keeping.record(book.content, book.ledger, whole)

    return _append(campaign=campaign, member=member, revision=revision, write=write, table_key=table_key)


def undo(*, campaign: Campaign, member: Membership, revision: int, number: int) -> Entry:
    """An entry is taken back, by an entry that can be taken back itself."""

    def write(book: Book) -> Ledger:
        longer = book.keeping.undo(book.content, book.ledger, number, person=member.name)
        if not campaign.is_free and not book.keeping.standings(book.content, longer)["campaigns"]:
            raise NotAllowed(_("The beginning cannot be undone: put the campaign into the archive instead."))
        return longer

    return _append(campaign=campaign, member=member, revision=revision, write=write)


def stop(*, campaign: Campaign, member: Membership, revision: int) -> Entry:
    """The campaign is left unfinished."""

    def write(book: Book) -> Ledger:
        return book.keeping.stop(book.content, book.ledger, campaign.key, person=member.name)

    return _append(campaign=campaign, member=member, revision=revision, write=write)


@transaction.atomic
def _append(*, campaign: Campaign, member: Membership, revision: int, write: Writing, table_key: str = "") -> Entry:
    if not member.may_record or member.group_id != campaign.group_id:
        raise NotAllowed(_("Guests read; keepers and members record."))
    if campaign.archived_at is not None:
        raise InArchive
    # The database decides who is first: only one can lengthen a ledger of this length.
    if not Campaign.objects.filter(pk=campaign.pk, revision=revision).update(revision=F("revision") + 1):
        raise RecordedMeanwhile(list(campaign.entries.told().filter(number__gt=revision)))
    before = book_of(campaign)
    try:
        after = before.with_ledger(write(before))
    except BadEntry as error:
        raise Refused(in_words(error.faults)) from error
    except EngineError as error:  # a team that cannot be: said as one sentence
        raise Refused([Fault("", error.in_words(language()))]) from error
    check_room(after.ledger)
    envelope = after.ledger[-1]
    entry = Entry.objects.create(
        campaign=campaign, member=member, told=told_of(before, after), table_key=table_key, **columns_of(envelope)
    )
    keep_standing(campaign=campaign, book=after)
    transaction.on_commit(partial(_have_sheets_drawn, campaign.pk))
    return entry


def _have_sheets_drawn(campaign_id: int) -> None:
    from campaigns.tasks import draw_sheets  # tasks know the services

    send_later(draw_sheets, (campaign_id,), 0)


def columns_of(envelope: dict[str, Any]) -> dict[str, Any]:
    """What lists and filters read of an entry."""
    data = envelope.get("data") or {}
    is_result = envelope["kind"] == "result"
    return {
        "number": envelope["number"],
        "kind": envelope["kind"],
        "envelope": envelope,
        "mission": str(data.get("mission", ""))[:200] if is_result else "",
        "outcome": str(data.get("outcome", ""))[:12] if is_result else "",
        "revokes": envelope.get("revokes"),
        "house_rule": envelope.get("houseRule", ""),
    }


def keep_standing(*, campaign: Campaign, book: Book) -> None:
    """Write beside the ledger what it adds up to."""
    campaign.kept = book.kept()
    begun = campaign.kept["plain"]["campaigns"]
    campaign.key = begun[-1]["campaign"] if begun else ""
    campaign.state = campaign.kept["en"]["standing"]["state"]
    campaign.revision = len(book.ledger)
    campaign.engine_version = WORKED_OUT_BY
    campaign.save(update_fields=["key", "kept", "state", "revision", "engine_version", "changed_at"])
    keep_plays(campaign=campaign, games=book.games())


def in_words(faults: Any) -> list[Fault]:
    """Faults in the reader's language."""
    lang = language()
    return [Fault(one.path, said(one.message, lang), said(one.hint, lang), one.code) for one in faults]


def language() -> str:
    return (translation.get_language() or "en").split("-")[0]
