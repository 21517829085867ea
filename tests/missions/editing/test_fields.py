"""Fields with their values: what the workspace shows of a record, and what a record can name."""

import pytest
from django.urls import reverse

from missions.editing.fields import FieldView
from missions.editing.workspace import Workspace
from tests import build

pytestmark = pytest.mark.django_db


def opened(folder: str, *path: str) -> Workspace:
    pack = build.pack(build.person(), "Fields", build.document(folder))
    return Workspace(pack=pack, lang="en", open=path, can_edit=True)


def field(shown: Workspace, name: str) -> FieldView:
    return next(one for one in shown.fields if one.form.path == (name,))


def test_arithmetic_is_shown_as_a_table_by_team_size_with_its_sum_in_words():
    pool = field(opened("fireteam_zero", "missions", "the-last-ferry"), "spawnPool")
    number = pool.items[0].children[1].team_values
    assert [(one.size, one.value) for one in number.columns] == [("2", 4), ("3", 4), ("4", 5)]
    assert "the number of heroes plus 1" in number.reckoned
    assert [size for size, _label in pool.totals] == [2, 3, 4]


def test_a_plain_number_is_the_same_for_every_team():
    pool = field(opened("fireteam_zero", "missions", "burn-them-out"), "spawnPool")
    number = pool.items[0].children[1].team_values
    assert [one.value for one in number.columns] == [4, 4, 4]
    assert number.reckoned == ""


def test_a_record_by_team_size_has_a_field_for_each_column():
    time = field(opened("countdown", "locations", "warehouse"), "time").team_values
    assert [(one.size, one.value) for one in time.columns] == [("p1to4", 7), ("p5", 6), ("p6", 5)]
    assert time.columns[1].part.path == ("locations", "warehouse", "time", "p5")


def test_a_name_that_is_not_there_stays_visible():
    shown = opened("fireteam_zero", "missions", "the-last-ferry")
    shown.record["objectives"][0] = "nowhere"
    chosen = field(shown, "objectives").items[0].chosen
    assert (chosen.title, chosen.collection) == ("nowhere", "")


def test_what_a_field_can_name_is_offered_with_pictures_and_a_new_one(client):
    shown = opened("fireteam_zero", "missions", "the-last-ferry")
    client.force_login(shown.pack.owner)
    query = {"at": '["missions","the-last-ferry","objectives",0]', "kinds": "objectives", "chosen": "repair-the-ferry"}
    page = client.get(reverse("missions:editor_choose", args=[shown.pack.slug]), query).content.decode()
    assert 'data-choice="repair-the-ferry"' in page
    assert f"/missions/{shown.pack.slug}/cards/objectives/repair-the-ferry/card.svg" in page
    assert 'data-new-here="objectives"' in page


def test_places_are_offered_on_the_mission_s_board_and_as_a_list(client):
    shown = opened("fireteam_zero", "missions", "the-last-ferry")
    client.force_login(shown.pack.owner)
    query = {"at": '["missions","the-last-ferry","entryPoint"]', "places": "", "chosen": "river-landing/jetty"}
    page = client.get(reverse("missions:editor_choose", args=[shown.pack.slug]), query).content.decode()
    assert 'data-region="river-landing/jetty"' in page
    assert 'data-choice="river-landing/jetty"' in page


def test_a_way_inside_a_sector_names_places_of_that_sector():
    sector = opened("fireteam_zero", "sectors", "river-landing")
    sector.record["edges"] = [{"edge": "north", "position": 0, "location": "jetty"}]
    location = field(sector, "edges").items[0].children[2]
    assert "jetty" in {one.name for one in location.options}
    assert location.chosen.title == "Jetty"


def test_sentences_name_whoever_the_card_speaks_of():
    effect = field(opened("fireteam_zero", "events", "bitter-bargain"), "effects")
    assert effect.rows[0].row.spans[0].text == "The searcher"
    assert effect.rows[0].whole.startswith("The searcher may")


def test_own_words_replace_a_list_of_abilities_and_are_called_stale_when_one_changes():
    shown = opened("fireteam_zero", "monsterKinds", "corrupted-animal")
    trait = field(shown, "trait")
    assert "attack gains 1 die" in trait.wording.begins_with["text"]["en"]
    shown.record["wording"] = {"trait": trait.wording.begins_with}
    assert field(shown, "trait").wording.is_stale is False
    changed = opened_again(shown)
    changed.record["trait"] = [*changed.record["trait"], {"do": [{"op": "drawCards", "n": 1}]}]
    assert field(changed, "trait").wording.is_stale


def opened_again(shown: Workspace) -> Workspace:
    """The same draft, as another page has it."""
    again = Workspace(pack=shown.pack, lang="en", open=shown.open, can_edit=True)
    again.document = shown.document
    return again


def test_where_something_is_used_is_told_in_the_words_of_the_form():
    shown = opened("fireteam_zero", "monsterKinds", "corrupted-animal")
    told = {one.where for one in shown.users}
    assert "Spawn pool › 1 › Monster" in told
    assert not [one for one in told if "spawnPool" in one]


@pytest.mark.rule("FZ-1.33")
def test_decks_are_counted_beside_what_the_rules_need():
    shown = opened("fireteam_zero", "missions", "the-last-ferry")
    shown.wanted_tab = "recon"
    deck = next(one for one in shown.tallies if one.rule == "FZ-1.33")
    assert (deck.count, deck.least, deck.most, deck.is_right) == (12, 12, 12, True)
    shown.record["eventCount"] = 9
    assert not next(one for one in shown.tallies if one.rule == "FZ-1.33").is_right
