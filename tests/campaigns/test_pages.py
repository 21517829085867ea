"""What people see and press, from the first group to the last entry."""

import json
from datetime import timedelta

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse
from django.utils import timezone

from campaigns.models import Campaign, Draft, Entry, Evening, Group, Invitation, Photo
from campaigns.pictures.record_sheet import sheet_data
from campaigns.services import evenings, groups, ledgers
from campaigns.services.campaigns import Plan, begin_campaign, share
from campaigns.services.verifying import differences_of
from engine import campaigns
from tests import build
from tests.campaigns.support import (
    COUNTDOWN,
    ZERO,
    begin,
    group_of,
    played_record,
    posted_form,
    record,
    typed,
    version_of,
)

pytestmark = pytest.mark.django_db


@pytest.fixture
def ana():
    return build.person("ana")


@pytest.fixture
def place(ana):
    return group_of(ana)


@pytest.fixture
def mine(client, ana):
    client.force_login(ana)
    return client


def address(name, campaign, *more):
    return reverse(f"campaigns:{name}", args=[campaign.group.slug, campaign.pk, *more])


def test_a_group_is_made_in_one_step_and_others_join_by_code(mine, client):
    response = mine.post(reverse("campaigns:new"), {"name": "Night Owls"})
    group = Group.objects.get()
    assert response["Location"] == group.get_absolute_url()
    mine.post(reverse("campaigns:invite", args=[group.slug]), {"role": "member"})
    code = Invitation.objects.get().spoken_code.lower()
    client.force_login(build.person("ben"))
    found = client.post(reverse("campaigns:join"), {"code": code})
    assert client.get(found["Location"]).status_code == 200
    assert client.post(found["Location"])["Location"] == group.get_absolute_url()
    assert [one.name for one in group.members.present()] == ["ana", "ben"]


def test_a_group_begins_with_as_many_players_as_it_has_people(mine, place):
    page = reverse("campaigns:begin", args=[version_of(COUNTDOWN).pack.slug])
    groups.add_name(group=place.group, name="Dara")
    assert mine.get(page).context["form"].team == 2
    assert mine.get(page, {"team": "5"}).context["form"].team == 5


def test_a_campaign_begins_with_a_new_group_in_one_form(mine):
    version = version_of(COUNTDOWN)
    page = reverse("campaigns:begin", args=[version.pack.slug])
    offered = mine.get(page)
    assert b"Operation Ace" in offered.content
    assert offered.context["form"].new_group.startswith("Group of ")  # one press begins
    assert mine.post(page, {"campaign": "operation-ace", "new_group": " ", "begin": "1"}).status_code == 422
    form = {"campaign": "operation-ace", "group": "new", "new_group": "Owls", "team": "2", "begin": "1"}
    response = mine.post(page, form)
    campaign = Campaign.objects.get()
    assert (response["Location"], campaign.group.name) == (campaign.get_absolute_url(), "Owls")
    assert campaign.entries.get().envelope["data"]["team"] == [["gustav", "bob"], ["vince", "matt"]]


@pytest.mark.parametrize("folder", [ZERO, COUNTDOWN])
def test_an_evening_is_recorded_from_the_form_as_it_stands(mine, place, folder):
    campaign = begin(place, version_of(folder))
    page = address("record", campaign)
    assert mine.get(page).status_code == 200
    form = typed_form(mine.get(page))
    assert mine.post(page, form | {"save": "1"}).status_code == 200
    assert Draft.objects.get().data["outcome"] == "won"
    response = mine.post(page, form | {"confirm": "1"})
    assert response.status_code == 302, response.content.decode()
    assert (Entry.objects.filter(kind="result").count(), Draft.objects.count()) == (1, 0)
    assert mine.get(campaign.get_absolute_url()).status_code == 200


def typed_form(response) -> dict:
    """What a browser would send from the recording page."""
    sheet = response.context["sheet"]
    form = {"revision": sheet.draft.revision, "mission": sheet.draft.mission, **sheet.draft.about}
    for leaf in sheet.leaves:
        if leaf.field.widget == "list":
            form[f"{leaf.name}.count"] = len(leaf.rows)
        elif leaf.field.widget == "switch":
            form |= {leaf.name: "on"} if leaf.value else {}
        elif leaf.value is not None:
            form[leaf.name] = leaf.value
    return form


def test_what_cannot_be_is_refused_at_its_field_and_stays_typed(mine, place):
    campaign = begin(place, version_of(COUNTDOWN))
    page = address("record", campaign)
    form = typed_form(mine.get(page)) | {"data.ops.bob.health": "many"}
    response = mine.post(page, form | {"confirm": "1"})
    assert response.status_code == 422
    assert b'value="many"' in response.content
    assert any(leaf.faults for leaf in response.context["sheet"].leaves)
    assert Entry.objects.count() == 1


def test_what_an_op_has_learnt_tonight_is_drawn_apart(mine, place):
    campaign = begin(place, version_of(COUNTDOWN))
    left = typed(campaign)["ops"]
    record(campaign, place, ops=left | {"bob": left["bob"] | {"aimXp": 4, "specialXp": 5}})
    form = typed_form(mine.get(address("record", campaign))) | {"data.ops.bob.aimXp": 10}
    page = mine.post(address("record", campaign), form | {"save": "1"}, headers={"HX-Request": "true"})
    tracks = {name: tracks for name, _cells, tracks in page.context["sheet"].table["lines"]}
    aim, special = tracks["Bob Jones"]
    assert [(one.points, one.is_reached, one.is_new) for one in aim.steps][:2] == [(3, True, False), (9, True, True)]
    assert (special.value, special.tonight) == (5, 0)
    assert len(tracks["Gustav Schneider"]) == 1  # he only shoots
    assert page.text.count('class="track-tonight"') == 1


def test_lines_are_added_and_removed_without_a_script(mine, place):
    campaign = begin(place, version_of(ZERO))
    page = address("record", campaign)
    form = typed_form(mine.get(page))
    longer = mine.post(page, form | {"add": "data.lineUp"})
    assert len(Draft.objects.get().data["lineUp"]) == 3
    mine.post(page, typed_form(longer) | {"remove": "data.lineUp.2"})
    assert len(Draft.objects.get().data["lineUp"]) == 2


def test_two_who_record_at_once_are_shown_side_by_side(mine, place, client):
    campaign = begin(place, version_of(ZERO))
    page = address("record", campaign)
    form = typed_form(mine.get(page)) | {"data.outcome": "lost"}
    record(campaign, place)
    response = mine.post(page, form | {"confirm": "1"})
    assert response.status_code == 409 or response.context["newer"]
    assert Draft.objects.get().data["outcome"] == "lost"
    assert "The Last Ferry is lost." in [one.text for one in response.context["as_typed"].consequences]
    mine.post(address("settle", campaign), {"way": "mine"})
    assert [one.kind for one in Entry.objects.all()] == ["begin", "result", "undo"]
    assert mine.post(page, form | {"confirm": "1"}).status_code == 302
    assert Entry.objects.last().outcome == "lost"


def test_a_mission_on_its_own_asks_who_took_part_and_of_nobody_else(mine, place):
    """A free campaign has no team: whoever was not there is neither alive nor dead."""
    version = version_of(COUNTDOWN)
    plan = Plan(title="", missions=["closing-time", "night-shift"])
    campaign = begin_campaign(member=place, version=version, plan=plan)
    page = f"{address('record', campaign)}?mission=night-shift"
    form = posted_form(mine.get(page).context["sheet"])
    assert "data.ops.jill.health" not in form
    wanted = {"team": ["", "gustav", "jill", "rita", "vince"], "player.jill": "ana", "player.bob": "ana"}
    shown = mine.post(page, form | wanted | {"save": "1"})
    form = posted_form(shown.context["sheet"]) | wanted | {"data.time": 2, "data.ops.rita.health": 1}
    assert (form["data.ops.jill.health"], "data.ops.bob.health" in form) == (2, False)
    assert mine.post(page, form | {"confirm": "1"}).status_code == 302
    told = Entry.objects.get().envelope["data"]
    assert (told["score"], {op: left["health"] for op, left in told["ops"].items()}) == (
        2,
        {"gustav": 2, "jill": 2, "rita": 1, "vince": 2},
    )
    seats = {pieces[0]: person for person, pieces in campaign.plays.get().seats}
    assert seats == {"gustav": None, "jill": "ana", "rita": None, "vince": None}
    again = mine.get(page).context["sheet"]
    assert again.taking_part == ["gustav", "jill", "rita", "vince"]
    assert again.draft.data["ops"]["rita"]["health"] == 2  # it is another game


def test_undo_on_the_page(mine, place):
    campaign = begin(place, version_of(ZERO))
    record(campaign, place)
    response = mine.post(address("undo", campaign, 2), {"revision": 2})
    assert response["Location"].endswith("#entry-3")
    assert b"line-through" not in mine.get(campaign.get_absolute_url()).content


def test_a_link_opens_the_campaign_for_friends_and_nothing_else(client, place):
    campaign = begin(place, version_of(ZERO))
    assert client.get(campaign.get_absolute_url()).status_code == 404
    share(campaign=campaign, is_shared=True)
    evenings.plan(campaign=campaign, begins_at=timezone.now() + timedelta(days=3), place="At Ben's")
    response = client.get(campaign.get_absolute_url(), {"key": campaign.link_token}, follow=True)
    assert response.status_code == 200
    assert b"Record the evening" not in response.content
    assert b"At Ben" not in response.content  # when and where they meet is not for everybody who reads along
    assert client.get(reverse("campaigns:group", args=[campaign.group.slug])).status_code == 302


def test_sealed_titles_show_only_after_the_switch(mine, place):
    campaign = begin(place, version_of(ZERO))
    assert b"The Cup" not in mine.get(campaign.get_absolute_url()).content
    mine.post(address("sealed", campaign), {"show": "1"})
    assert b"The Cup" in mine.get(campaign.get_absolute_url()).content


@pytest.mark.parametrize("entries", [1, 5])
def test_the_campaign_page_takes_a_fixed_number_of_queries(mine, place, entries, django_assert_num_queries):
    campaign = begin(place, version_of(ZERO))
    for _evening in range(entries):
        record(campaign, place, outcome="lost")
    mine.get(campaign.get_absolute_url())
    with django_assert_num_queries(15):
        mine.get(campaign.get_absolute_url())


@pytest.mark.parametrize("count", [1, 3])
def test_lists_take_a_fixed_number_of_queries(mine, place, count, django_assert_num_queries):
    version = version_of(ZERO)
    for _campaign in range(count):
        campaign = begin(place, version)
    for _entry in range(count):
        record(campaign, place, outcome="lost")
    queries = {reverse("campaigns:index"): 4, place.group.get_absolute_url(): 6, address("ledger", campaign): 6}
    for page, most in queries.items():
        mine.get(page)
        with django_assert_num_queries(most):
            mine.get(page)


@pytest.mark.parametrize("folder", [ZERO, COUNTDOWN])
def test_a_second_press_of_confirm_records_nothing_more(mine, place, folder):
    campaign = begin(place, version_of(folder))
    page = address("record", campaign)
    form = typed_form(mine.get(page)) | {"confirm": "1"}
    first, second = mine.post(page, form), mine.post(page, form)
    assert (first.status_code, second["Location"]) == (302, first["Location"])
    assert mine.post(page, form | {"save": "1"}, headers={"HX-Request": "true"}).status_code == 204
    assert (Entry.objects.count(), Draft.objects.count()) == (2, 0)


def test_when_one_is_over_the_same_ledger_goes_on_with_another(mine, place):
    campaign = begin(place, version_of(COUNTDOWN))
    for _mission in range(3):
        record(campaign, place)
    assert campaign.state != "open"
    assert b"Go on with another" in mine.get(campaign.get_absolute_url()).content
    page = address("go_on", campaign)
    form = mine.get(page).context["form"]
    assert form.key != campaign.key  # what was played is not the first that is offered
    response = mine.post(page, {"campaign": form.key, "team": "2", "begin": "1"})
    assert response["Location"].endswith("#entry-5")
    again = Campaign.objects.get()
    assert (again.key, again.state, again.revision) == (form.key, "open", 5)
    refused = mine.post(page, {"campaign": "operation-ace", "team": "2", "begin": "1"})
    assert refused.status_code == 422  # one at a time


@pytest.mark.parametrize("folder", [ZERO, COUNTDOWN])
def test_the_map_keeps_what_was_played_before_and_shows_what_is_under_way_below_it(mine, place, folder):
    campaign = begin(place, version_of(folder))
    for _mission in range(3):
        record(campaign, place)
    first = [box.node["title"] for box in mine.get(campaign.get_absolute_url()).context["flow"].boxes]
    mine.post(address("go_on", campaign), {"team": "2", "begin": "1"})
    page = mine.get(campaign.get_absolute_url())
    flow, again = page.context["flow"], Campaign.objects.get()
    assert [box.node["title"] for box in flow.boxes][: len(first)] == first
    assert [box.label for box in flow.boxes if box.label] == ["1.1", "1.2", "1.3", "2.1", "2.2", "2.3"]
    assert [box.node["state"] for box in flow.boxes if box.label][:4] == ["won", "won", "won", "next"]
    assert len({title for _row, _y, title in flow.chapters}) == 2
    tops = [box.y for box in flow.boxes]
    assert max(tops[: len(first)]) + flow.height < flow.chapters[1][1] < min(tops[len(first) :])
    assert "mission 1 of 3" in mine.get(address("record", campaign)).text
    assert "2.1" in mine.get(campaign.get_absolute_url()).text
    assert differences_of(again) == []
    assert mine.get(address("earlier", campaign, 2)).context["flow"].chapters == []
    printed = sheet_data(again, again.kept["en"], [], "en")["chapters"]
    assert [one["title"] for one in printed] == [title for _row, _y, title in flow.chapters]
    assert [[row["number"] for row in one["missions"]] for one in printed] == [
        ["1.1", "1.2", "1.3"],
        ["2.1", "2.2", "2.3"],
    ]
    assert mine.get(address("sheet", campaign)).content.startswith(b"%PDF-")


def test_what_people_and_heroes_did_is_kept_when_another_operation_begins(mine, place):
    campaign = begin(place, version_of(ZERO))
    for _mission in range(3):
        entry = {"data": typed(campaign, final={"knockDowns": {"abe": 2}}), "people": ["ana"]}
        ledgers.record(campaign=campaign, member=place, revision=campaign.revision, entry=entry)
    mine.post(address("go_on", campaign), {"begin": "1"})
    page = mine.get(campaign.get_absolute_url())
    assert page.context["figures"].sums["Knock-downs"] == 6
    ana = page.context["people"][0]
    assert ([piece["label"] for piece in ana.pieces], len(ana.marks)) == (["Abe"], 6)


def test_a_campaign_that_is_begun_again_leaves_the_first_to_those_who_played_it(mine, place):
    for name in ("Ben", "Dara"):
        groups.add_name(group=place.group, name=name)
    campaign = begin(place, version_of(COUNTDOWN), people=["Ben"])
    record(campaign, place, outcome="lost", time=0)
    again = {"campaign": campaign.key, "team": "1", "person.0": "Dara", "begin": "1"}
    assert mine.post(address("go_on", campaign), again).status_code == 302
    rows = {row.name: row for row in mine.get(campaign.get_absolute_url()).context["people"]}
    assert [rows[name].games for name in ("Ben", "Dara")] == [1, 0]
    assert list(Campaign.objects.get().kept["plain"]["people"]) == ["Ben"]


def test_the_roster_by_person_says_who_played_what(mine, place):
    groups.add_name(group=place.group, name="Dara")
    campaign = begin(place, version_of(ZERO))
    record(campaign, place, outcome="lost")
    entry = {"data": typed(campaign), "people": ["ana", "Chloé"]}
    ledgers.record(campaign=campaign, member=place, revision=campaign.revision, entry=entry)
    rows = {row.name: row for row in mine.get(campaign.get_absolute_url()).context["people"]}
    assert list(rows) == ["ana", "Dara", "Chloé"]
    assert [piece["label"] for piece in rows["ana"].pieces] == ["Abe"]
    assert [mark.state for mark in rows["Chloé"].marks] == ["won", "open", "open"]
    assert [mark.state for mark in rows["Dara"].marks] == ["absent", "open", "open"]
    assert "The Cup" not in str(rows)


def test_the_next_evening_stands_beside_the_next_step(mine, place):
    campaign = begin(place, version_of(ZERO))
    evenings.plan(campaign=campaign, begins_at=timezone.now() - timedelta(days=3), place="Long ago")
    evening = evenings.plan(campaign=campaign, begins_at=timezone.now() + timedelta(days=3), place="At Ben's")
    found = mine.get(campaign.get_absolute_url()).context["next_evening"]
    assert found["evening"] == evening
    assert [(one.name, answer) for one, answer in found["answers"]] == [("ana", None)]


def test_an_entry_says_how_it_stood_before_and_after(mine, place):
    campaign = begin(place, version_of(ZERO))
    record(campaign, place)
    campaign.refresh_from_db()
    newest = mine.get(address("ledger", campaign)).context["lines"][0]
    assert (newest.before, newest.told["after"]) == (
        "Black Water: 0 of 3 missions won.",
        "Black Water: 1 of 3 missions won.",
    )


def test_the_odds_of_ones_own_team_come_first(mine, place):
    campaign = begin(place, version_of(COUNTDOWN), people=["ana", "ben", "chloe", "dara"])
    figures = {"games": 200, "share": 0.5, "low": 0.43, "high": 0.57}
    row = campaign.version.missions.get(key=f"{campaign.key}-1")
    row.wins = {str(team): figures for team in (1, 4, 6)}
    row.save()
    odds = mine.get(campaign.get_absolute_url()).context["odds"]
    assert [(one.team, one.is_ours) for one in odds] == [(4, True), (1, False), (6, False)]


def test_a_seat_that_all_lead_is_no_player(mine, place):
    """The odds shown are those of as many as play."""
    pack = version_of(COUNTDOWN).pack
    asked = {"team": "3", "group": place.group.slug, "person.0": "ana", "begin": "1"}
    mine.post(f"/campaigns/begin/{pack.slug}/", asked)
    envelope = Entry.objects.get().envelope
    assert (envelope["people"], envelope["data"]["dummy"]) == (["ana", None, None], "matt")


def test_a_campaign_in_the_archive_is_read_and_offers_nothing_to_write(mine, place):
    campaign = begin(place, version_of(ZERO))
    record(campaign, place)
    form = typed_form(mine.get(address("record", campaign)))
    mine.post(address("archive", campaign))
    page = mine.get(campaign.get_absolute_url()).text
    assert all(address(name, campaign) not in page for name in ("record", "table", "play", "plan_evening"))
    assert address("undo", campaign, 2) not in page
    for name in ("record", "table"):
        assert mine.get(address(name, campaign)).status_code == 302
    late = mine.post(address("record", campaign), form | {"confirm": "1", "notes": "typed meanwhile"})
    assert (late.status_code, Draft.objects.get().about["notes"]) == (422, "typed meanwhile")
    assert Entry.objects.count() == 2


def test_photos_go_up_with_the_evening_and_a_broken_one_does_not_hold_it_up(mine, place):
    campaign = begin(place, version_of(ZERO))
    sheet = mine.get(address("record", campaign)).context["sheet"]
    photos = [SimpleUploadedFile("table.png", build.picture()), SimpleUploadedFile("broken.png", b"no picture")]
    answer = mine.post(
        address("record", campaign), posted_form(sheet) | {"confirm": "1", "photos": photos}, follow=True
    )
    assert "broken.png" in answer.text
    assert Entry.objects.filter(number=2).exists()
    assert [one.evening.entry_number for one in Photo.objects.all()] == [2]


def test_a_title_that_was_only_offered_follows_the_choice(mine):
    version = version_of(ZERO)
    chosen = {"campaign": campaigns(version.document, "en")[2].id, "title": "Black Water", "new_group": "Owls"}
    mine.post(f"/campaigns/begin/{version.pack.slug}/", chosen | {"group": "new", "begin": "1"})
    assert Campaign.objects.get().title == "Deep Nest"


def test_a_list_of_evenings_shows_notes_without_their_markup(mine, place):
    campaign = begin(place, version_of(ZERO))
    Evening.objects.create(campaign=campaign, day="2026-11-18", entry_number=1, notes="**Frank** fell <b>twice</b>.")
    page = mine.get(campaign.get_absolute_url()).content.decode()
    assert "Frank fell" in page
    assert "**Frank**" not in page


@pytest.mark.parametrize(("folder", "is_said"), [(ZERO, False), (COUNTDOWN, True)])
def test_odds_say_that_they_know_nothing_of_the_campaign(mine, place, folder, is_said):
    version = version_of(folder)
    version.missions.update(wins={"4": {"games": 200, "share": 0.5, "low": 0.4, "high": 0.6}})
    page = mine.get(begin(place, version).get_absolute_url()).content.decode()
    assert "50 of 100" in page
    assert ("Measured as a game on its own" in page) is is_said


def test_a_draft_is_not_replaced_by_one_of_another_mission_unless_somebody_says_so(mine, place):
    plan = Plan(title="Odd evenings", missions=["the-cup", "the-last-ferry"])
    campaign = begin_campaign(member=place, version=version_of(ZERO), plan=plan)
    page = address("record", campaign)
    cup = posted_form(mine.get(page, {"mission": "the-cup"}).context["sheet"])
    ferry = posted_form(mine.get(page, {"mission": "the-last-ferry"}).context["sheet"])  # a second tab
    mine.post(page, cup | {"notes": "The professor fell first.", "save": "1"})
    assert mine.get(page, {"mission": "the-last-ferry"})["Location"] == page
    change = {"mission": "the-last-ferry", "name": "data.final.rounds", "value": "3"}
    assert mine.post(address("change", campaign), change).status_code == 409
    assert mine.post(page, ferry | {"confirm": "1"}).status_code == 409
    assert (Draft.objects.get().mission, Draft.objects.get().about["notes"]) == ("the-cup", "The professor fell first.")
    mine.post(page, ferry | {"overwrite": "1"})
    assert Draft.objects.get().mission == "the-last-ferry"


def test_a_game_that_fills_the_form_leaves_what_was_typed_beside_it(mine, place):
    campaign = begin(place, version_of(ZERO))
    page = address("record", campaign)
    form = posted_form(mine.get(page).context["sheet"])
    mine.post(page, form | {"notes": "Frank cheated.", "minutes": "140", "date": "2026-03-09", "page": "sheet"})
    game = SimpleUploadedFile("game.json", json.dumps(played_record(campaign)).encode())
    mine.post(address("from_game", campaign), {"record": game})
    draft = Draft.objects.get()
    assert draft.data["record"]
    assert [draft.about[name] for name in ("notes", "minutes", "date")] == ["Frank cheated.", "140", "2026-03-09"]
    answer = mine.post(page, form | {"page": "sheet", "save": "1"})  # the page that was open has not seen the game
    assert answer.status_code == 409
    assert Draft.objects.get().data["record"]
