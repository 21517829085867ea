"""Files, versions, evenings, statistics, verification: all that surrounds a ledger."""

import json
from datetime import UTC, datetime, timedelta
from smtplib import SMTPRecipientsRefused
from urllib.parse import quote
from zoneinfo import ZoneInfo

import pytest
from django.core import mail
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management import CommandError, call_command
from django.urls import reverse
from django.utils import timezone
from icalendar import Calendar
from kombu.exceptions import OperationalError as BrokerError

from accounts.services import delete_account
from campaigns.archives import FORMAT, exported, read_arrival
from campaigns.books import WORKED_OUT_BY, book_of
from campaigns.bounds import BESIDE_THE_LEDGER, MOST_BYTES, MOST_ENTRIES
from campaigns.errors import CampaignsError, NotSent
from campaigns.ledger_lines import lines_of
from campaigns.models import Campaign, Draft, Evening, Group, Play
from campaigns.pictures import record_sheet as record_sheets
from campaigns.pictures.record_sheet import sheet_data
from campaigns.reality import FEWEST_PLAYS, Beside, Rate, results_of
from campaigns.recording.games import draft_from_game
from campaigns.recording.sheets import begin_draft
from campaigns.services import evenings, groups, importing, ledgers, summaries, versions
from campaigns.services.plays import keep_plays
from campaigns.services.recording import record_draft
from campaigns.tasks import draw_sheets, renew_standings, send_summary, verify_ledgers
from missions.models import Version
from missions.services.art import give_art, remove_art
from missions.services.documents import store_document
from tests import build
from tests.campaigns.support import COUNTDOWN, ZERO, begin, group_of, played_record, record, typed, version_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def place():
    return group_of(build.person("ana"), build.person("ben"))


@pytest.fixture
def campaign(place):
    return begin(place, version_of(ZERO))


# --- files ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", [ZERO, COUNTDOWN])
def test_a_campaign_survives_export_and_import(place, folder):
    campaign = begin(place, version_of(folder))
    record(campaign, place)
    ledgers.undo(campaign=campaign, member=place, revision=2, number=2)
    arrival = read_arrival(json.dumps(exported(campaign)), Version.objects.all())
    assert (arrival.faults, arrival.results) == ([], 1)
    copy = importing.take_in(member=place, arrival=arrival)
    assert book_of(copy).ledger == book_of(campaign).ledger
    assert copy.kept == campaign.kept
    assert [one.told for one in copy.entries.all()] == [one.told for one in campaign.entries.all()]


def test_a_result_that_would_be_refused_today_is_taken_in_and_the_preview_says_so(place, client):
    campaign = begin(place, version_of("fireteam_zero"))
    record(campaign, place)
    older = exported(campaign)
    older["ledger"][-1]["data"]["final"] = {"threat": 900}  # FZ-8.06: beyond the track
    text = json.dumps(older)
    arrival = read_arrival(text, Version.objects.all())
    assert (arrival.faults, len(arrival.doubts), arrival.can_be_taken_in) == ([], 1, True)
    client.force_login(place.person)
    page = client.post(reverse("campaigns:import", args=[place.group.slug]), {"text": text}).text
    assert "would be refused if they were recorded today" in page
    copy = importing.take_in(member=place, arrival=arrival)
    assert copy.kept == campaign.kept
    again = read_arrival(json.dumps(exported(copy)), Version.objects.all())
    assert (again.can_be_taken_in, again.standing) == (True, book_of(copy).standing("en"))


def test_a_doubtful_result_raises_no_doubts_of_those_that_follow_it(place):
    campaign = begin(place, version_of(COUNTDOWN))
    record(campaign, place)
    record(campaign, place)
    older = exported(campaign)
    older["ledger"][1]["data"]["score"] = 99  # CD-40.19: its parts give another sum
    arrival = read_arrival(json.dumps(older), Version.objects.all())
    assert [one.partition(":")[0] for one in arrival.doubts] == ["entry 2.data.score"]


def test_a_result_that_cannot_follow_is_not_taken_in(place):
    campaign = begin(place, version_of("fireteam_zero"))
    record(campaign, place)
    broken = exported(campaign)
    broken["ledger"][-1]["data"]["mission"] = "nowhere"
    assert not read_arrival(json.dumps(broken), Version.objects.all()).can_be_taken_in


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "[" * 5000,
        '{"format": "fireteam-campaign/1"}',
        '{"format": "fireteam-campaign/1", "ledger": [3]}',
    ],
)
def test_files_that_are_no_campaigns_are_refused_in_words(text):
    with pytest.raises(CampaignsError) as refused:
        read_arrival(text, Version.objects.all())
    assert str(refused.value)


@pytest.mark.parametrize(
    ("title", "words"),
    [("a\0", "damaged"), ("\\\0", "damaged"), ("\ud800", "damaged"), (r"C:\u0000", "no ledger")],
)
def test_what_no_database_keeps_is_refused_and_what_only_looks_like_it_is_not(title, words):
    with pytest.raises(CampaignsError, match=words):
        read_arrival(json.dumps({"format": FORMAT, "title": title}), Version.objects.all())


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ({"ledger": [{"kind": "result"}] * (MOST_ENTRIES + 1)}, str(MOST_ENTRIES)),
        ({"ledger": [], "title": "x" * MOST_BYTES}, "megabyte"),
    ],
)
def test_files_that_are_too_large_are_refused_with_their_bound(content, words):
    with pytest.raises(CampaignsError, match=words):
        read_arrival(json.dumps({"format": FORMAT, **content}), Version.objects.all())


def test_a_ledger_that_was_tampered_with_is_refused_entry_by_entry(place, campaign):
    record(campaign, place)
    content = exported(campaign)
    content["ledger"][1]["data"]["mission"] = "the-cup"
    arrival = read_arrival(json.dumps(content), Version.objects.all())
    assert any("entry 2" in fault for fault in arrival.faults)
    with pytest.raises(CampaignsError):
        importing.take_in(member=place, arrival=arrival)


def test_a_ledger_of_many_years_is_taken_in_and_not_added_up_anew_for_each_entry(place, campaign, client, monkeypatch):
    record(campaign, place)
    content = exported(campaign)
    round_ = [*content["ledger"], {"kind": "stop", "campaign": campaign.key}]
    content["ledger"] = [{**round_[at % 3], "number": at + 1} for at in range(MOST_ENTRIES)]
    books, added = type(book_of(campaign).keeping), []
    apply = books.applied
    monkeypatch.setattr(books, "applied", lambda *asked: added.append(asked) or apply(*asked))
    client.force_login(place.person)
    address = reverse("campaigns:import", args=[place.group.slug])
    answer = client.post(address, {"text": json.dumps(content, indent=1), "confirm": "1"})
    copy = Campaign.objects.latest("pk")
    assert (answer.status_code, book_of(copy).ledger) == (302, content["ledger"])
    assert len(added) < 30 * MOST_ENTRIES  # some times for what is kept of the whole, in every language


def test_nothing_is_recorded_that_could_not_be_taken_in_again(place, campaign, monkeypatch):
    record(campaign, place)
    monkeypatch.setattr("campaigns.bounds.MOST_ENTRIES", 2)
    with pytest.raises(CampaignsError, match="full: it has 2 entries"):
        ledgers.undo(campaign=campaign, member=place, revision=2, number=2)
    monkeypatch.setattr("campaigns.bounds.MOST_ENTRIES", 3)
    monkeypatch.setattr("campaigns.bounds.MOST_BYTES", BESIDE_THE_LEDGER + 400)
    with pytest.raises(CampaignsError, match="full: it has 2 entries"):
        ledgers.undo(campaign=campaign, member=place, revision=2, number=2)
    assert Campaign.objects.get().revision == 2


# --- versions ---------------------------------------------------------------------------------------


def test_a_newer_version_is_offered_and_only_taken_when_asked_for(place, campaign):
    assert versions.newer_version(campaign) is None
    document = build.document(ZERO)
    document["missions"][0]["title"] = {"en": "The Very Last Ferry"}
    store_document(pack=campaign.version.pack, document=document)
    build.version(campaign.version.pack, "Renamed.")
    fresh = Campaign.objects.get(pk=campaign.pk)
    newer = versions.newer_version(fresh)
    assert newer is not None
    assert (newer.number, fresh.version.number, versions.offer(fresh, newer).faults) == (2, 1, [])
    versions.move_to(campaign=fresh, version=newer, revision=1)
    assert fresh.kept["en"]["standing"]["next_text"] == "Play The Very Last Ferry."


def test_a_version_with_which_the_ledger_does_not_stand_is_not_taken(place, campaign):
    record(campaign, place)
    document = build.document(ZERO)
    document["operations"][0]["missions"].reverse()
    store_document(pack=campaign.version.pack, document=document)
    build.version(campaign.version.pack, "Reversed.")
    fresh = Campaign.objects.get(pk=campaign.pk)
    newer = versions.newer_version(fresh)
    assert versions.offer(fresh, newer).faults
    with pytest.raises(CampaignsError):
        versions.move_to(campaign=fresh, version=newer, revision=2)
    assert Campaign.objects.get(pk=campaign.pk).version.number == 1


# --- evenings ---------------------------------------------------------------------------------------


def test_planned_evenings_go_into_the_calendar_and_cancelled_ones_say_so(client, place, campaign):
    begins = timezone.make_aware(datetime(2026, 11, 24, 19, 30))
    evening = evenings.plan(campaign=campaign, begins_at=begins, place="At Ben's")
    evenings.answer(evening=evening, member=place, word="yes")
    address = reverse("campaigns:calendar", args=[place.group.calendar_token])
    events = Calendar.from_ical(client.get(address).content).walk("VEVENT")
    assert [(event["status"], str(event["location"]), event.decoded("dtstart")) for event in events] == [
        ("CONFIRMED", "At Ben's", begins)
    ]
    evenings.cancel(evening=evening)
    evenings.cancel(evening=evening)
    event = Calendar.from_ical(client.get(address).content).walk("VEVENT")[0]
    assert (event["status"], event["sequence"]) == ("CANCELLED", 1)


def test_a_calendar_without_evenings_is_one_all_the_same(client, place, campaign):
    """RFC 5545 3.6: one component at least; a time zone is none that anybody sees."""
    address = reverse("campaigns:calendar", args=[place.group.calendar_token])
    feed = Calendar.from_ical(client.get(address).content)
    assert [one.name for one in feed.subcomponents] == ["VTIMEZONE"]
    assert [one.name for one in feed.walk("VTIMEZONE")[0].subcomponents] == ["STANDARD"]
    begins = timezone.now() + timedelta(days=2)
    Evening.objects.create(campaign=campaign, day=begins.date(), begins_at=begins)
    assert [one.name for one in Calendar.from_ical(client.get(address).content).subcomponents] == ["VEVENT"]


def test_a_calendar_that_knows_an_evening_follows_when_it_is_moved(client, place, campaign):
    begins = timezone.make_aware(datetime(2026, 11, 24, 19, 30))
    evening = evenings.plan(campaign=campaign, begins_at=begins, place="At Ben's")
    address = reverse("campaigns:calendar", args=[place.group.calendar_token])

    def event():
        return Calendar.from_ical(client.get(address).content).walk("VEVENT")[0]

    first = event()
    assert event() == first  # DTSTAMP is when it was revised, not when somebody asked (RFC 5545, 3.8.7.2)
    client.force_login(place.person)
    client.cookies["time_zone"] = "Europe%2FBerlin"
    move = reverse("campaigns:move_evening", args=[place.group.slug, campaign.pk, evening.pk])
    for _twice in range(2):
        client.post(move, {"begins_at": "2026-11-25T20:00", "place": "Dara's; the cellar, below"})
    second = event()
    assert second["uid"] == first["uid"]
    assert (first["sequence"], second["sequence"]) == (0, 1)
    assert second.decoded("dtstart") == datetime(2026, 11, 25, 19, tzinfo=UTC)
    assert second.decoded("dtend") - second.decoded("dtstart") == timedelta(hours=3)
    assert (second["location"], Evening.objects.get().day.isoformat()) == ("Dara's; the cellar, below", "2026-11-25")
    Evening.objects.update(revised_at=begins - timedelta(days=30))
    evenings.answer(evening=evening, member=place, word="maybe")
    third = event()
    assert (third["sequence"], third["description"]) == (1, "ana: perhaps")
    assert third.decoded("dtstamp") == third.decoded("last-modified") > begins - timedelta(days=30)


def test_a_new_address_of_the_calendar_shuts_out_those_who_have_the_old_one(client, place):
    old = reverse("campaigns:calendar", args=[place.group.calendar_token])
    client.force_login(place.person)
    client.post(reverse("campaigns:renew_calendar", args=[place.group.slug]))
    assert client.get(old).status_code == 404
    token = Group.objects.get().calendar_token
    assert client.get(reverse("campaigns:calendar", args=[token])).status_code == 200


def test_an_evening_stands_at_the_hour_on_the_readers_clock(client, place, campaign):
    client.force_login(place.person)
    client.cookies["time_zone"] = "Europe%2FBerlin"
    plan = reverse("campaigns:plan_evening", args=[place.group.slug, campaign.pk])
    day = timezone.localdate() + timedelta(days=200)
    client.post(plan, {"begins_at": f"{day}T19:30", "place": ""})
    begins = Evening.objects.get().begins_at
    assert begins == datetime(day.year, day.month, day.day, 19, 30, tzinfo=ZoneInfo("Europe/Berlin"))
    page = campaign.get_absolute_url()
    assert "19:30" in client.get(page).text
    for name in ("America/New_York", "Mars/Olympus", "x" * 3000):
        client.cookies["time_zone"] = quote(name, safe="")
        zone = ZoneInfo(name) if name.startswith("America") else UTC
        assert begins.astimezone(zone).strftime("%H:%M") in client.get(page).text


def test_an_evening_that_is_over_is_planned_no_more(client, place, campaign):
    client.force_login(place.person)
    evenings.plan(campaign=campaign, begins_at=timezone.now() - timedelta(days=3), place="At Ben's")
    assert "At Ben" not in client.get(campaign.get_absolute_url()).text


def test_an_evening_has_a_bounded_album(place, campaign):
    evening = evenings.plan(campaign=campaign, begins_at=timezone.now() + timedelta(days=1), place="")
    for _photo in range(8):
        evenings.add_photo(evening=evening, data=build.picture(), person=place.person)
    with pytest.raises(CampaignsError):
        evenings.add_photo(evening=evening, data=build.picture(), person=place.person)
    with pytest.raises(CampaignsError):
        evenings.add_photo(evening=evening, data=b"no picture", person=place.person)


def test_the_photo_of_an_evening_outlives_a_card_that_showed_the_same_picture(
    place, campaign, settings, tmp_path, django_capture_on_commit_callbacks
):
    settings.MEDIA_ROOT = tmp_path
    evening = evenings.plan(campaign=campaign, begins_at=timezone.now() + timedelta(days=1), place="")
    photo = evenings.add_photo(evening=evening, data=build.picture(), person=place.person)
    record = build.pack(place.person).records.filter(collection="ops").first()
    give_art(
        record=record, person=place.person, data=build.picture(), origin="own", credit="", licence="", x=0.5, y=0.5
    )
    with django_capture_on_commit_callbacks(execute=True):
        remove_art(record=record)
    photo.refresh_from_db()
    assert photo.art.file.storage.exists(photo.art.file.name)
    with django_capture_on_commit_callbacks(execute=True):
        evenings.remove_photo(photo=photo)
    assert not photo.art.file.storage.exists(photo.art.file.name)


# --- beside the ledger ------------------------------------------------------------------------------


def test_the_command_reports_a_standing_that_differs_and_mends_it_when_asked(campaign, capsys):
    call_command("recompute_standings")
    Campaign.objects.update(kept={})
    with pytest.raises(CommandError):
        call_command("recompute_standings")
    assert f"campaign {campaign.pk}: de differs; en differs" in capsys.readouterr().out
    call_command("recompute_standings", "--write")
    call_command("recompute_standings")
    assert Campaign.objects.get().kept == campaign.kept


def test_standings_of_an_earlier_engine_are_worked_out_anew(place, campaign, caplog):
    record(campaign, place)
    Campaign.objects.update(kept={}, engine_version="0.9")
    Play.objects.update(seats=[])
    renew_standings()
    renew_standings()
    again = Campaign.objects.get()
    assert again.changed_at == campaign.changed_at  # the group has done nothing
    assert (again.kept, again.engine_version) == (campaign.kept, WORKED_OUT_BY)
    assert Play.objects.get().seats == [[None, ["abe"]], [None, ["shad"]]]
    assert not caplog.records


def test_a_group_whose_only_keeper_is_gone_is_kept_by_whoever_played_longest(place):
    groups.take_up(invitation=groups.invite(by=place, role="member"), person=build.person("chloe"))
    delete_account(user=place.person)
    present = Group.objects.get().members.filter(person__isnull=False)
    assert list(present.values_list("name", "role")) == [("ben", "keeper"), ("chloe", "member")]
    delete_account(user=present.get(name="chloe").person)
    assert list(present.values_list("name", "role")) == [("ben", "keeper")]


def test_the_nightly_verification_says_what_differs_and_changes_nothing(campaign, caplog):
    verify_ledgers()
    assert not caplog.records
    Campaign.objects.update(revision=7)
    verify_ledgers()
    verify_ledgers()
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR"]
    assert Campaign.objects.get().revision == 7


def test_those_who_asked_get_one_summary_in_their_language(place, campaign):
    ben = place.group.members.get(name="ben")
    groups.want_mail(member=ben, wants_mail=True)
    groups.want_mail(member=place, wants_mail=True)
    type(ben.person).objects.filter(pk=ben.person_id).update(language="de")
    entry = record(campaign, place)
    Campaign.objects.update(title="Our\nway")  # a pack's mission may be called so
    send_summary(entry.pk)
    send_summary(entry.pk)
    assert mail.outbox[0].subject.startswith("Our way: ")
    assert [one.to for one in mail.outbox] == [["ben@example.org"]]  # who recorded it knows already
    assert entry.told["de"]["after"] in mail.outbox[0].body


def test_an_address_that_is_refused_holds_up_nobody_else_and_is_tried_again(place, campaign, monkeypatch):
    for name in ("chloe", "dara"):
        groups.take_up(invitation=groups.invite(by=place, role="member"), person=build.person(name))
    place.group.members.update(wants_mail=True)
    entry, sent, refused = record(campaign, place), [], ["chloe@example.org"]

    def send(_subject, _text, _sender, to):
        if to == refused:
            raise SMTPRecipientsRefused({})
        sent.append(to[0])

    monkeypatch.setattr(summaries, "send_mail", send)
    with pytest.raises(NotSent):
        summaries.send_summary(entry_id=entry.pk)
    assert sent == ["ben@example.org", "dara@example.org"]
    refused.clear()
    assert summaries.send_summary(entry_id=entry.pk) == 1
    assert sent[2:] == ["chloe@example.org"]


def test_an_evening_that_was_taken_back_counts_no_hours(client, place, campaign):
    client.force_login(place.person)

    def minutes():
        return client.get(campaign.get_absolute_url()).context["figures"].minutes

    for number in (2, 4):
        draft = begin_draft(book_of(campaign), member=place, mission=None, lang="en", people=[], date="2026-11-17")
        draft.about["minutes"] = "150"
        record_draft(draft=draft, people=[])
        campaign.refresh_from_db()
        assert minutes() == 150
        ledgers.undo(campaign=campaign, member=place, revision=number, number=number)
        assert minutes() == 0
    ledgers.undo(campaign=campaign, member=place, revision=5, number=5)
    assert minutes() == 150


def test_ledger_and_map_tell_when_it_was_played_here_and_after_a_journey(client, place, campaign):
    draft = begin_draft(book_of(campaign), member=place, mission=None, lang="en", people=[], date="2025-03-09")
    record_draft(draft=draft, people=[])
    copy = importing.take_in(
        member=place, arrival=read_arrival(json.dumps(exported(Campaign.objects.get())), Version.objects.all())
    )
    client.force_login(place.person)
    for one in (campaign, copy):
        page = client.get(one.get_absolute_url())
        assert page.context["lines"][0].day.isoformat() == "2025-03-09"
        assert [attempt.day.year for box in page.context["flow"].boxes for attempt in box.attempts] == [2025]


def test_plays_follow_the_ledger(place, campaign):
    record(campaign, place, outcome="lost")
    assert list(Play.objects.values_list("number", "mission", "outcome", "team")) == [(2, "the-last-ferry", "lost", 2)]
    assert Play.objects.get().fingerprint == campaign.version.fingerprints()["the-last-ferry"]
    ledgers.undo(campaign=campaign, member=place, revision=2, number=2)
    assert not Play.objects.exists()
    keep_plays(campaign=campaign, games=book_of(campaign).games())
    assert not Play.objects.exists()


def test_peoples_results_show_only_from_twenty_plays_of_three_groups_that_share(place, campaign):
    others = [begin(group_of(place.person, name=name), campaign.version) for name in ("Owls", "Larks")]

    def play(of, number, outcome="won"):
        return Play(campaign=of, number=number, mission="x", fingerprint="f" * 64, team=3, outcome=outcome)

    Play.objects.bulk_create(play(campaign, number) for number in range(100, 98 + FEWEST_PLAYS))
    play(others[0], 500).save()
    assert results_of({"f" * 64}) == {}
    lost = play(others[0], 501, "lost")
    lost.save()
    assert results_of({"f" * 64}) == {}  # the one group would know what the other's are
    Play.objects.filter(pk=lost.pk).update(campaign=others[1])
    rate = results_of({"f" * 64})[("f" * 64, 3)]
    assert (rate.games, rate.per_cent) == (20, 95)
    groups.count_results(group=place.group, is_counted=False)
    assert results_of({"f" * 64}) == {}


@pytest.mark.parametrize(
    ("people", "words"), [((0.8, 0.9), "better"), ((0.1, 0.2), "harder"), ((0.3, 0.6), "do not settle")]
)
def test_the_sentence_depends_on_whether_the_intervals_overlap(people, words):
    low, high = people
    line = Beside("The Cup", 3, Rate(2000, 0.46, 0.44, 0.48), Rate(60, (low + high) / 2, low, high))
    assert words in line.sentence


# --- the table view ---------------------------------------------------------------------------------


def test_counters_fill_the_draft_one_change_at_a_time(client, place):
    campaign = begin(place, version_of(COUNTDOWN))
    client.force_login(place.person)
    page = reverse("campaigns:table", args=[place.group.slug, campaign.pk])
    assert client.get(page).status_code == 200
    for value in ("3", "3", "2"):
        answer = client.post(f"{page}change/", {"name": "data.ops.bob.health", "value": value, "revision": "1"})
        assert answer.status_code == 200
    assert Draft.objects.get().data["ops"]["bob"]["health"] == 2
    assert client.post(f"{page}change/", {"name": "data.secret", "value": "1"}).status_code == 422


def test_at_the_table_cards_are_struck_out_and_put_back(client, place):
    campaign = begin(place, version_of(COUNTDOWN))
    client.force_login(place.person)
    change = reverse("campaigns:change", args=[place.group.slug, campaign.pk])
    card = campaign.kept["plain"]["campaigns"][0]["supportCards"]["left"][0]
    for used, rows in (("1", [{"card": card}]), ("1", [{"card": card}]), ("0", []), ("0", [])):
        assert client.post(change, {"name": "data.supportUsed", "value": card, "used": used}).status_code == 200
        assert Draft.objects.get().data["supportUsed"] == rows
    assert client.post(change, {"name": "data.supportUsed", "value": "atom-bomb", "used": "1"}).status_code == 422


def test_at_the_table_objectives_are_open_until_they_are_ticked(client, place, campaign):
    client.force_login(place.person)
    change = reverse("campaigns:change", args=[place.group.slug, campaign.pk])
    client.post(change, {"name": "data.objectives.1.completed", "value": "on"})
    assert [one["completed"] for one in Draft.objects.get().data["objectives"]] == [False, True]
    sheet = client.get(reverse("campaigns:record", args=[place.group.slug, campaign.pk])).context["sheet"]
    assert [one.rule for one in sheet.proposal.refusals] == ["FZ-10.02"]


# --- games and sheets -------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", [ZERO, COUNTDOWN])
def test_a_games_record_fills_the_form_and_can_be_confirmed(client, place, folder):
    campaign = begin(place, version_of(folder))
    record_of_game = played_record(campaign)
    client.force_login(place.person)
    page = reverse("campaigns:record", args=[place.group.slug, campaign.pk])
    file = SimpleUploadedFile("game.json", json.dumps(record_of_game).encode())
    client.post(f"{page}game/", {"record": file})
    draft = Draft.objects.get()
    assert draft.mission == record_of_game["mission"]
    if folder == ZERO:  # what only the log of the game tells
        assert draft.data["combat"]["kills"]
        assert all(one["round"] for one in draft.data["objectives"] if one["completed"])
    sheet = client.get(page).context["sheet"]
    assert sheet.proposal.refusals == ()
    record_draft(draft=draft, people=sheet.people)
    assert Campaign.objects.get().revision == 2


@pytest.mark.parametrize("data", [b"", b"[]", b"\xff", b"{}"])
def test_what_is_no_record_is_refused_in_words(place, campaign, data):
    with pytest.raises(CampaignsError) as refused:
        draft_from_game(book_of(campaign), member=place, data=data, lang="en")
    assert str(refused.value)


def test_the_record_sheet_is_drawn_ahead_by_a_worker_and_without_one_when_asked_for(
    client, place, campaign, settings, tmp_path, django_capture_on_commit_callbacks, monkeypatch
):
    settings.MEDIA_ROOT = tmp_path
    monkeypatch.setattr(draw_sheets, "apply_async", lambda arguments, **_: draw_sheets(*arguments))
    type(place.person).objects.filter(username="ben").update(language="de")
    with django_capture_on_commit_callbacks(execute=True):
        record(campaign, place)
    draw_sheets(campaign.pk)
    draw_sheets(campaign.pk)
    draw_sheets(0)  # deleted meanwhile
    assert len([one for one in (tmp_path / "pictures").rglob("*") if one.is_file()]) == 2
    monkeypatch.setattr(record_sheets, "compile_picture", lambda *_: b"%PDF anew")
    client.force_login(place.person)
    page = reverse("campaigns:sheet", args=[place.group.slug, campaign.pk])
    assert client.get(page).content.startswith(b"%PDF-")
    campaign.title = "Called otherwise"
    campaign.save()
    assert client.get(page).content == b"%PDF anew"


def test_an_evening_is_recorded_while_the_queue_does_not_answer(
    place, campaign, monkeypatch, django_capture_on_commit_callbacks, caplog
):
    def silent(*_args, **_options):
        raise BrokerError

    groups.want_mail(member=place, wants_mail=True)
    for task in (draw_sheets, send_summary):
        monkeypatch.setattr(task, "apply_async", silent)
    draft = draft_from_game(
        book_of(campaign), member=place, data=json.dumps(played_record(campaign)).encode(), lang="en"
    )
    with django_capture_on_commit_callbacks(execute=True):
        record_draft(draft=draft, people=[])
    assert Campaign.objects.get().revision == 2
    assert sum("does not answer" in one.message for one in caplog.records) == 2


def test_the_record_sheet_says_what_was_learnt_and_who_is_dead(place):
    campaign = begin(place, version_of(COUNTDOWN))
    ops = typed(campaign)["ops"]
    learnt = {"gustav": ops["gustav"] | {"aimXp": 13}, "matt": ops["matt"] | {"isAlive": False, "health": 0}}
    record(campaign, place, time=5, ops=ops | learnt)
    rows = {row[0]: row[1:] for row in sheet_data(campaign, campaign.kept["en"], [], "en")["roster"]}
    assert rows["Gustav Schneider"][1].startswith("Aim XP 13 (skill 3), Health 2")
    assert len(rows["Matt Nakamura, dead"]) == 2  # nobody has anything: no column for it


def test_the_record_sheet_keeps_sealed_titles(place, campaign):
    record(campaign, place)
    sheet = sheet_data(campaign, campaign.kept["en"], lines_of(campaign.entries.told(), "en"), "en")
    assert "The Cup" not in str(sheet)
