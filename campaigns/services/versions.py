"""A newer version of the pack: offered with what it would change, never forced."""

from dataclasses import dataclass

from django.db import transaction

from campaigns.books import Book, book_of
from campaigns.errors import CannotBeRead, NotAllowed, RecordedMeanwhile
from campaigns.models import Campaign
from campaigns.services.ledgers import in_words, keep_standing, language
from missions.models import Version


@dataclass(frozen=True)
class Offer:
    """How the campaign would stand with another version."""

    version: Version
    faults: list[str]
    before: str
    after: str

    @property
    def changes_standing(self) -> bool:
        return self.before != self.after


def newer_version(campaign: Campaign) -> Version | None:
    """The version that the pack shows now, if it is not the one that is played."""
    pack = campaign.version.pack
    if pack.published_id in (None, campaign.version_id) or pack.binned_at is not None:
        return None
    return Version.objects.without_documents().select_related("pack").get(pk=pack.published_id)


def offer(campaign: Campaign, version: Version) -> Offer:
    book = book_of(campaign)
    moved = _moved(campaign, version, book)
    before = campaign.kept.get(language(), campaign.kept["en"])["standing"]["sentence"]
    try:
        faults = [one for one in faults_of(moved) if one not in faults_of(book)]
    except CannotBeRead as error:
        return Offer(version, [str(error)], before, before)
    return Offer(version, faults, before, before if faults else moved.standing(language())["sentence"])


def faults_of(book: Book) -> list[str]:
    """What the rules of today have against a ledger; some of it may be older than they are, and stands."""
    return [str(one) for one in in_words(book.keeping.faults(book.content, book.ledger))]


@transaction.atomic
def move_to(*, campaign: Campaign, version: Version, revision: int) -> None:
    """Go on with another version; the ledger must stand with it as it is."""
    locked = Campaign.objects.select_for_update().filter(pk=campaign.pk, revision=revision)
    if not locked.exists():
        raise RecordedMeanwhile(list(campaign.entries.told().filter(number__gt=revision)))
    found = offer(campaign, version)
    if found.faults:
        raise NotAllowed(" ".join(found.faults))
    campaign.version = version
    campaign.save(update_fields=["version"])
    keep_standing(campaign=campaign, book=book_of(campaign))


def _moved(campaign: Campaign, version: Version, book: Book) -> Book:
    shadow = Campaign(
        version=version, ruleset=campaign.ruleset, missions=campaign.missions, key=campaign.key, title=campaign.title
    )
    return Book(shadow, book.ledger)
