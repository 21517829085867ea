"""The calendar feed of a group: planned evenings, cancelled ones marked as such."""

from datetime import timedelta

from django.utils import timezone
from icalendar import Calendar, Event

from campaigns.models import Evening, Group

HOURS = 3  # an evening's length in a calendar
KEPT_DAYS = 60  # how long past evenings stay in the feed


def feed_of(group: Group, host: str) -> bytes:
    calendar = Calendar()
    calendar.add("prodid", "-//Fireteam HQ//campaigns//EN")
    calendar.add("version", "2.0")
    calendar.add("x-wr-calname", group.name)
    since = timezone.now() - timedelta(days=KEPT_DAYS)
    evenings = Evening.objects.filter(campaign__group=group, begins_at__gte=since).select_related("campaign")
    for evening in evenings.order_by("begins_at", "pk"):
        calendar.add_component(event_of(evening, group, host))
    return calendar.to_ical()


def event_of(evening: Evening, group: Group, host: str) -> Event:
    event = Event()
    event.add("uid", f"evening-{evening.pk}@{host}")
    event.add("sequence", evening.changes)
    event.add("dtstamp", timezone.now())
    event.add("dtstart", evening.begins_at)
    event.add("dtend", evening.begins_at + timedelta(hours=HOURS))
    event.add("summary", f"{group.name}: {evening.campaign.title}")
    event.add("status", "CANCELLED" if evening.cancelled_at else "CONFIRMED")
    if evening.place:
        event.add("location", evening.place)
    return event
