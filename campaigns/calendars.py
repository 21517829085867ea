"""The calendar feed of a group: planned evenings with who comes, cancelled ones marked as such (RFC 5545)."""

from datetime import datetime, timedelta

from django.http import HttpRequest
from django.utils import timezone
from icalendar import Calendar, Event, Timezone, TimezoneStandard

from campaigns.models import Evening, Group

HOURS = 3  # an evening's length in a calendar
KEPT_DAYS = 60  # how long past evenings stay in the feed
ASKED_AGAIN = timedelta(hours=1)  # how often calendars are told to look


def feed_of(group: Group, request: HttpRequest) -> bytes:
    calendar = Calendar()
    calendar.add("prodid", "-//Fireteam HQ//campaigns//EN")
    calendar.add("version", "2.0")
    calendar.add("x-wr-calname", group.name)
    calendar.add("refresh-interval", ASKED_AGAIN, parameters={"value": "DURATION"})
    since = timezone.now() - timedelta(days=KEPT_DAYS)
    evenings = Evening.objects.filter(campaign__group=group, begins_at__gte=since).select_related("campaign__group")
    for evening in evenings.prefetch_related("answers__member").order_by("begins_at", "pk"):
        calendar.add_component(event_of(evening, request))
    if not calendar.subcomponents:
        calendar.add_component(time_zone())
    return calendar.to_ical()


def time_zone() -> Timezone:
    """What a calendar without evenings holds: RFC 5545 (3.6) wants one component at least."""
    zone, always = Timezone(), TimezoneStandard()
    zone.add("tzid", "UTC")
    always.add("dtstart", datetime(1970, 1, 1))  # the zone's own time, as the RFC asks
    always.add("tzoffsetfrom", timedelta(0))
    always.add("tzoffsetto", timedelta(0))
    zone.add_component(always)
    return zone


def event_of(evening: Evening, request: HttpRequest) -> Event:
    """DTSTAMP is its last revision, as there is no METHOD; UID stays, SEQUENCE rises when the plan changes."""
    campaign = evening.campaign
    event = Event()
    event.add("uid", f"evening-{evening.pk}@{request.get_host()}")
    event.add("sequence", evening.changes)
    event.add("dtstamp", evening.revised_at)
    event.add("last-modified", evening.revised_at)
    event.add("dtstart", evening.begins_at)
    event.add("dtend", evening.begins_at + timedelta(hours=HOURS))
    event.add("summary", f"{campaign.group.name}: {campaign.title}")
    event.add("status", "CANCELLED" if evening.cancelled_at else "CONFIRMED")
    event.add("url", request.build_absolute_uri(campaign.get_absolute_url()))
    if evening.place:
        event.add("location", evening.place)
    if answers := evening.answers.all():
        event.add("description", "\n".join(f"{one.member.name}: {one.get_word_display()}" for one in answers))
    return event
