"""Heroes, cards, dice, the threat track and the coin."""

import pytest

from engine.core.errors import ContentError

FERRY = "missions[0] (ferry-landing)"
BOSS_FIGHT = "missions[1] (the-cupbearer)"
ROLES = ["leader", "close-combat", "marksman", "demolitions"]


@pytest.mark.rule("FZ-L.02")
def test_required_roles_find_seats(ground):
    ground.ferry.update(requiredRoles=ROLES, heroCount={"min": 2, "max": 3})
    ground.finds("FZ-L.02", "error", f"{FERRY}.requiredRoles", also=["FZ-L.64"])


@pytest.mark.rule("FZ-L.03")
def test_upgrades_belong_to_their_role(ground):
    ground.boss_fight["upgrades"] = {"mode": "choose", "number": 1, "sets": {"marksman": ["rally"]}}
    finding = ground.finds("FZ-L.03", "error", f"{BOSS_FIGHT}.upgrades.sets.marksman[0]")
    assert '"Rally" (rally)' in finding.message


@pytest.mark.rule("FZ-L.03")
def test_no_more_upgrades_are_allowed_than_a_role_has(ground):
    ground.boss_fight["upgrades"]["number"] = 4
    ground.is_clean()
    ground.boss_fight["upgrades"]["number"] = 5
    ground.finds("FZ-L.03", "error", f"{BOSS_FIGHT}.upgrades.number")
    ground.boss_fight["upgrades"] = {"mode": "choose", "number": 2, "sets": {"leader": ["rally"]}}
    ground.finds("FZ-L.03", "error", f"{BOSS_FIGHT}.upgrades.number")


@pytest.mark.rule("FZ-L.04")
def test_no_more_focus_cards_are_allowed_than_a_role_has(ground):
    ground.boss_fight["focusCards"] = 6
    ground.is_clean()
    ground.boss_fight["focusCards"] = 7
    ground.finds("FZ-L.04", "error", f"{BOSS_FIGHT}.focusCards")
    ground.boss_fight["focusCards"] = {"leader": 7, "marksman": 1}
    ground.finds("FZ-L.04", "error", f"{BOSS_FIGHT}.focusCards.leader")


@pytest.mark.rule("FZ-L.63")
@pytest.mark.parametrize(
    ("count", "field"),
    [({"min": 4, "max": 3}, "min"), ({"min": 1, "max": 4}, "min"), ({"min": 2, "max": 5}, "max")],
    ids=["the wrong way round", "alone", "too many"],
)
def test_the_numbers_of_heroes_make_sense(ground, count, field):
    ground.ferry["heroCount"] = count
    ground.finds("FZ-L.63", "error", f"{FERRY}.heroCount.{field}", also=["FZ-L.14", "FZ-L.26", "FZ-L.55"])


@pytest.mark.rule("FZ-L.63")
def test_options_and_card_sets_widen_the_numbers_of_heroes(ground):
    ground.ferry.update(heroCount={"min": 1, "max": 4}, options={"loneHero": True})
    ground.is_clean()
    ground.ferry.update(heroCount={"min": 2, "max": 5})
    ground.document["roles"][0]["cardSetsOwned"] = 2
    ground.is_clean(but=["FZ-L.26", "FZ-L.55"])


@pytest.mark.rule("FZ-L.64")
def test_the_smallest_team_covers_the_required_roles(ground):
    ground.ferry["requiredRoles"] = ROLES[:3]
    ground.finds("FZ-L.64", "warning", f"{FERRY}.requiredRoles")


@pytest.mark.rule("FZ-L.64")
def test_no_role_is_required_more_often_than_it_has_card_sets(ground):
    ground.ferry["requiredRoles"] = ["leader", "leader"]
    ground.finds("FZ-L.64", "error", f"{FERRY}.requiredRoles")
    ground.document["roles"][0]["cardSetsOwned"] = 2
    ground.is_clean()


@pytest.mark.rule("FZ-L.29")
def test_there_is_a_twist_for_every_twist_space(ground):
    ground.boss_fight["twists"] = ["faster", "failing-light", "low-on-ammo"]
    ground.finds("FZ-L.29", "error", f"{BOSS_FIGHT}.twists")


@pytest.mark.rule("FZ-L.29")
def test_the_twists_of_a_set_count(ground):
    ground.document["twistSets"][0]["twists"] = ["faster"]
    ground.finds("FZ-L.29", "error", f"{FERRY}.twists")


@pytest.mark.rule("FZ-L.31")
def test_there_are_more_twists_than_twist_spaces(ground):
    ground.boss_fight["twists"] = ["faster", "failing-light", "low-on-ammo", "they-smell-blood"]
    ground.finds("FZ-L.31", "warning", f"{BOSS_FIGHT}.twists")


@pytest.mark.rule("FZ-L.30")
def test_a_track_has_at_most_four_twist_spaces(ground):
    ground.document["threatTracks"] = [{"id": "long", "spaces": 20, "twistSpaces": [1, 2, 3, 4, 5]}]
    ground.finds("FZ-L.30", "error", "threatTracks[0] (long).twistSpaces", also=["FZ-L.31"])


@pytest.mark.rule("FZ-L.30")
def test_a_track_has_at_least_two_spaces(ground):
    ground.document["threatTracks"] = [{"id": "long"}, {"id": "short", "spaces": 1, "twistSpaces": []}]
    ground.finds("FZ-L.30", "error", "threatTracks[1] (short).spaces")
    assert ground.lint("ferry-landing") == []  # it uses the first track
    ground.ferry["threatTrack"] = "short"
    ground.finds("FZ-L.30", "error", "threatTracks[1] (short).spaces", mission="ferry-landing")


@pytest.mark.rule("FZ-L.61")
def test_the_last_space_is_no_twist_space(ground):
    ground.document["threatTracks"] = [{"id": "long", "spaces": 10, "twistSpaces": [3, 6, 9]}]
    ground.finds("FZ-L.61", "warning", "threatTracks[0] (long).twistSpaces")


@pytest.mark.rule("FZ-L.62")
def test_the_coin_starts_with_heads(ground):
    ground.ferry["coinStart"] = "tails"
    ground.finds("FZ-L.62", "warning", f"{FERRY}.coinStart")


@pytest.mark.rule("FZ-L.41")
@pytest.mark.parametrize("listing", ["actionCards", "upgradeSets", "focusCards"])
def test_a_role_is_complete(ground, listing):
    card = next(card for card in ground.document[listing] if card["role"] == "leader")
    ground.document[listing].remove(card)
    ground.finds("FZ-L.41", "warning", "roles[0] (leader)")


@pytest.mark.rule("FZ-L.41")
def test_a_digital_pack_sizes_its_roles_as_it_says(ground):
    ground.document["focusCards"] = [card for card in ground.document["focusCards"] if card["role"] != "leader"]
    ground.boss_fight["focusCards"] = 0
    ground.document["roles"][0]["focusCards"] = 0
    ground.finds("FZ-L.41", "warning", "roles[0] (leader)")
    ground.document["componentLimits"] = "off"
    ground.is_clean()


@pytest.mark.rule("FZ-L.42")
def test_an_upgrade_set_has_four_cards(ground):
    ground.document["upgradeSets"][0]["copies"] = 3
    name = ground.document["upgradeSets"][0]["id"]
    ground.finds("FZ-L.42", "error", f"upgradeSets[0] ({name}).copies")


@pytest.mark.rule("FZ-L.42")
def test_the_cards_of_an_upgrade_set_are_identical(ground):
    ground.document["actionCards"][0]["upgradeSet"] = ground.document["upgradeSets"][0]["id"]
    name = ground.document["actionCards"][0]["id"]
    ground.finds("FZ-L.42", "error", f"actionCards[0] ({name}).upgradeSet")


@pytest.mark.rule("FZ-L.56")
def test_attack_dice_show_every_type(ground):
    ground.document["dice"] = {"attack": {"faces": [["brawl"], ["bullets"], [], [], [], []]}}
    finding = ground.finds("FZ-L.56", "error", "dice.attack.faces")
    assert "explosion" in finding.message


@pytest.mark.rule("FZ-L.56")
def test_the_spawn_die_shows_the_numbers_of_the_spawn_tokens(ground):
    ground.document["dice"] = {"spawn": {"faces": [1, 2, 3]}}
    ground.finds("FZ-L.56", "error", "dice.spawn.faces")


def take(record, field):
    del record[field]


def without_impassable(ground):
    ground.document["sectors"][2]["locations"][5]["terrain"] = ["impassable", "cover"]


def without_trigger(ground):
    card = next(card for card in ground.document["actionCards"] if card["lower"]["kind"] == "reaction")
    del card["lower"]["trigger"]


@pytest.mark.rule("FZ-L.16", "FZ-L.17", "FZ-L.37", "FZ-L.38", "FZ-L.39", "FZ-L.40", "FZ-L.43", "FZ-L.44")
@pytest.mark.parametrize(
    ("code", "breaking"),
    [
        ("record", lambda ground: take(ground.ferry, "entryPoint")),
        ("record", lambda ground: ground.ferry.update(exitPoint=["landing-stage/jetty", "landing-stage/yard"])),
        ("FZ-L.37", without_impassable),
        ("FZ-L.38", lambda ground: take(ground.document["actionCards"][0], "attack")),
        ("FZ-L.38", lambda ground: take(ground.document["actionCards"][0], "lower")),
        ("FZ-L.39", without_trigger),
        ("FZ-L.40", lambda ground: ground.document["actionCards"][0]["attack"].update(range=-1)),
        ("FZ-L.40", lambda ground: ground.document["actionCards"][0]["attack"].update(type="magic")),
        ("FZ-L.43", lambda ground: take(ground.document["heroes"][0], "role")),
        ("FZ-L.43", lambda ground: ground.document["heroes"][0].update(fullHand=0)),
        ("FZ-L.44", lambda ground: ground.document["monsterKinds"][0].update(health=0)),
        ("FZ-L.44", lambda ground: take(ground.document["monsterKinds"][0]["resistance"], "brawl")),
    ],
)
def test_some_faults_never_get_as_far_as_the_linter(ground, code, breaking):
    breaking(ground)
    with pytest.raises(ContentError) as caught:
        ground.lint()
    assert code in [fault.code for fault in caught.value.faults]
