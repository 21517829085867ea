"""A recorded evening, by e-mail, to those of the group who asked for it."""

from django.conf import settings
from django.core.cache import cache
from django.core.mail import send_mail
from django.utils import translation
from django.utils.translation import gettext as _

from campaigns.errors import NotSent
from campaigns.models import Entry
from missions.folding import one_line

SENT_FOR_DAYS = 7


def send_summary(*, entry_id: int) -> int:
    """How many were written to. Whoever recorded it knows already."""
    entry = Entry.objects.told().select_related("campaign__group").get(pk=entry_id)
    readers = entry.campaign.group.members.present().filter(wants_mail=True, person__is_active=True)
    sent = 0
    failed = None
    for member in readers.exclude(pk=entry.member_id).exclude(person__email="").select_related("person"):
        key = f"summary:{entry.pk}:{member.pk}"
        if not cache.add(key, True, timeout=SENT_FOR_DAYS * 24 * 3600):
            continue
        try:
            with translation.override(member.person.language or settings.LANGUAGE_CODE):
                send_mail(*summary_of(entry), None, [member.person.email])
        except OSError as error:  # of smtplib, too; one refused address holds up nobody else
            cache.delete(key)
            failed = error
        else:
            sent += 1
    if failed is not None:
        raise NotSent from failed  # delivered again, those who have their letter get no second one
    return sent


def summary_of(entry: Entry) -> tuple[str, str]:
    """Subject and text, in the language at hand."""
    told = entry.told.get(translation.get_language().split("-")[0]) or entry.told["en"]
    subject = _("%(campaign)s: %(title)s") % {"campaign": entry.campaign.title, "title": told["title"]}
    sentences = "\n".join(f"– {one['text']}" for one in told["sentences"])
    about = {"who": entry.member.name if entry.member else "", "group": entry.campaign.group.name}
    opening = _("%(who)s recorded an evening of %(group)s.") % about
    ending = _("You get this because you asked for it on the group's page.")
    return one_line(subject), f"{opening}\n\n{sentences}\n\n{told['after']}\n\n{ending}\n"
