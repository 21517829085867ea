"""From a draft to an entry: kept while somebody types, recorded once, with the evening it tells of."""

from datetime import date
from typing import Any

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from campaigns.books import book_of
from campaigns.errors import CampaignsError, NotAllowed
from campaigns.models import Campaign, Draft, Entry, Evening, Membership
from campaigns.recording.sheets import ABOUT
from campaigns.services import ledgers
from campaigns.tasks import send_summary
from missions.folding import without_hidden
from playtests.services.dispatch import send_later

LONGEST_EVENING = 24 * 60


def keep_draft(*, draft: Draft) -> Draft:
    """Save what was typed; a person has one draft a campaign, on whatever device."""
    kept, _created = Draft.objects.update_or_create(
        campaign=draft.campaign,
        member=draft.member,
        defaults={
            "revision": draft.revision,
            "mission": draft.mission,
            "data": draft.data,
            "people": draft.people,
            "about": draft.about,
            "table_key": draft.table_key,
        },
    )
    return kept


@transaction.atomic
def fill_in(*, draft: Draft) -> Draft:
    """What a game tells comes into the draft; what no game knows (notes, minutes, the date) stays as it was typed."""
    left = Draft.objects.filter(campaign=draft.campaign, member=draft.member).first()
    if left is not None and left.mission != draft.mission:
        raise NotAllowed(_("Your draft is of another mission: record it or throw it away, then fill in this game."))
    if left is not None:
        draft.about |= {name: typed for name, typed in left.about.items() if name in ABOUT and typed}
    return keep_draft(draft=draft)


@transaction.atomic
def keep_unless_recorded(*, draft: Draft) -> Draft | Entry:
    """What is saved while somebody presses Confirm comes before it or not at all: it is no draft again."""
    Campaign.objects.select_for_update().only("pk").get(pk=draft.campaign_id)
    return already_recorded(draft=draft) or keep_draft(draft=draft)


def already_recorded(*, draft: Draft) -> Entry | None:
    """The entry that this very sheet became: a second press of the button, or a change that was saved too late."""
    if draft.pk is not None and Draft.objects.filter(pk=draft.pk).exists():
        return None
    entry = draft.campaign.entries.filter(number=draft.revision + 1, member=draft.member).first()
    if entry is None or entry.kind != "result":
        return None
    book = book_of(draft.campaign)
    before, key = book.ledger[: draft.revision], draft.campaign.key or None
    proposal = book.keeping.propose(book.content, before, draft.data, campaign=key)  # as the engine completes it
    return entry if entry.envelope["data"] == proposal.entry["data"] else None


def discard_draft(*, campaign: Campaign, member: Membership) -> None:
    campaign.drafts.filter(member=member).delete()


@transaction.atomic
def record_draft(*, draft: Draft, people: list[str | None]) -> Entry:
    """The draft becomes an entry of the ledger, and the evening is kept beside it."""
    about = draft.about
    entry: dict[str, Any] = {"data": draft.data, "people": people}
    if about.get("date"):
        entry["date"] = day_of(about["date"]).isoformat()
    if about.get("house_rule", "").strip():
        entry["houseRule"] = about["house_rule"].strip()
    recorded = ledgers.record(
        campaign=draft.campaign,
        member=draft.member,
        revision=draft.revision,
        entry=entry,
        table_key=draft.table_key,
    )
    _keep_evening(recorded, about)
    discard_draft(campaign=draft.campaign, member=draft.member)
    if recorded.campaign.group.members.present().filter(wants_mail=True).exists():
        transaction.on_commit(lambda: send_later(send_summary, (recorded.pk,), 0))
    return recorded


def _keep_evening(entry: Entry, about: dict[str, str]) -> Evening:
    """The planned evening of that day, or a new one."""
    day = day_of(about.get("date", ""))
    minutes = about.get("minutes", "").strip()
    told = {
        "entry_number": entry.number,
        "minutes": min(int(minutes), LONGEST_EVENING) if minutes.isdecimal() else None,
        "notes": without_hidden(about.get("notes", "")),
    }
    planned = Evening.objects.filter(
        campaign=entry.campaign, day=day, entry_number__isnull=True, cancelled_at__isnull=True
    )
    if (evening := planned.first()) is None:
        return Evening.objects.create(campaign=entry.campaign, day=day, **told)
    for name, value in told.items():
        setattr(evening, name, value)
    evening.save(update_fields=list(told))
    return evening


def day_of(text: str) -> date:
    if not text:
        return timezone.localdate()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise CampaignsError(_("A date is written like 2026-05-01.")) from None


@transaction.atomic
def settle(*, draft: Draft, entries: list[Entry], way: str) -> None:
    """Two recorded at once: keep both, keep mine (theirs are undone, which can be undone), or keep theirs."""
    if way == "theirs":
        discard_draft(campaign=draft.campaign, member=draft.member)
        return
    revision = draft.campaign.revision
    if way == "mine":
        for entry in reversed(entries):
            ledgers.undo(campaign=draft.campaign, member=draft.member, revision=revision, number=entry.number)
            revision += 1
    draft.revision = revision
    keep_draft(draft=draft)
