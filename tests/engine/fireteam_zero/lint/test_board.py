"""The board and the ways over it: FZ-L.05 to FZ-L.08, FZ-L.16 to FZ-L.20, FZ-L.36, FZ-L.51, FZ-L.65."""

import pytest

FERRY = "missions[0] (ferry-landing)"
BOSS_FIGHT = "missions[1] (the-cupbearer)"
LAYOUT = "layouts[0] (river-crossing)"
POOL = "marsh/deep-pool"


def wall_off(ground, *locations):
    """Make locations impassable."""
    for place in locations:
        sector, name = place.split("/")
        record = next(one for one in ground.get("sectors", sector)["locations"] if one["id"] == name)
        record["terrain"] = ["impassable"]


def cut_off_the_boathouse(ground):
    """Leave the boathouse, a spawn location, with no neighbour but impassable ones that nothing else needs."""
    sector = ground.get("sectors", "landing-stage")
    sector["cells"] = ["AAABBB", "AAABBB", "CCDDBB", "CCDDEE", "CCFFEE", "FFFFEE"]
    sector["innerAdjacency"] = [
        ["jetty", "mud-flat"],
        ["jetty", "yard"],
        ["mud-flat", "yard"],
        ["mud-flat", "fuel-shed"],
        ["yard", "watch-tower"],
        ["yard", "fuel-shed"],
        ["watch-tower", "fuel-shed"],
    ]
    ground.get("layouts", "river-crossing")["crossAdjacency"] = [
        ["landing-stage/watch-tower", "village-street/ruins"],
        ["landing-stage/fuel-shed", "marsh/reeds"],
        ["landing-stage/watch-tower", "quarry/office"],
        ["village-street/lane", "quarry/office"],
        ["village-street/lane", "quarry/ledge"],
        ["marsh/causeway", "quarry/office"],
        ["marsh/thicket", "quarry/tunnel"],
    ]


@pytest.mark.rule("FZ-L.05")
def test_a_sector_is_laid_out_once(ground):
    ground.get("layouts", "river-crossing")["tiles"].append({"sector": "marsh", "x": 40, "y": 40})
    ground.finds("FZ-L.05", "error", f"{LAYOUT}.tiles[4]")


@pytest.mark.rule("FZ-L.05")
def test_two_sides_of_one_tile_cannot_lie_out_together(ground):
    ground.get("layouts", "river-crossing")["tiles"].append({"sector": "crypt", "x": 12, "y": 0})
    finding = ground.finds("FZ-L.05", "error", f"{LAYOUT}.tiles[4]")
    assert '"Village Street" (village-street)' in finding.message


@pytest.mark.rule("FZ-L.06")
def test_tiles_do_not_overlap(ground):
    ground.get("layouts", "river-crossing")["tiles"][1]["x"] = 5
    ground.finds("FZ-L.06", "error", f"{LAYOUT}.tiles[1]")


@pytest.mark.rule("FZ-L.06")
def test_a_location_is_not_its_own_neighbour(ground):
    ground.get("layouts", "river-crossing")["crossAdjacency"] = [["marsh/reeds", "marsh/reeds"]]
    ground.finds("FZ-L.06", "error", f"{LAYOUT}.crossAdjacency")


@pytest.mark.rule("FZ-L.07")
def test_there_are_exactly_twelve_spawn_locations(ground):
    ground.ferry["spawnLocations"].pop()
    finding = ground.finds("FZ-L.07", "error", f"{FERRY}.spawnLocations")
    assert '"The Ferry Landing" (ferry-landing)' in finding.message


@pytest.mark.rule("FZ-L.07")
def test_spawn_locations_differ(ground):
    ground.ferry["spawnLocations"][3] = ground.ferry["spawnLocations"][0]
    ground.finds("FZ-L.07", "error", f"{FERRY}.spawnLocations[3]")


def numbered(places, numbers):
    return [{"location": place, "number": number} for place, number in zip(places, numbers, strict=True)]


@pytest.mark.rule("FZ-L.07")
def test_fixed_spawn_numbers_are_given_once_each(ground):
    places = ground.ferry["spawnLocations"]
    ground.ferry["spawnLocations"] = numbered(places, range(1, 13))
    ground.is_clean()
    ground.ferry["spawnLocations"] = numbered(places, [*range(1, 12), 1])
    ground.finds("FZ-L.07", "error", f"{FERRY}.spawnLocations[11].number")
    ground.ferry["spawnLocations"] = [*numbered(places[:2], [1, 2]), *places[2:]]
    ground.finds("FZ-L.07", "error", f"{FERRY}.spawnLocations")


@pytest.mark.rule("FZ-L.08")
@pytest.mark.parametrize("place", [POOL, "crypt/altar"], ids=["impassable", "not laid out"])
def test_things_stand_on_passable_locations_of_the_board(ground, place):
    ground.ferry["spawnLocations"][0] = place
    ground.finds("FZ-L.08", "error", f"{FERRY}.spawnLocations[0]", also=["FZ-L.20"])


@pytest.mark.rule("FZ-L.08")
def test_entry_exit_marker_and_placed_figures_stand_somewhere_sensible(ground):
    ground.ferry["exitPoint"] = POOL
    ground.ferry["initialPlacement"] = [{"hero": "abe", "location": POOL}]
    ground.ferry["initialTokens"] = [{"token": "intel", "location": "crypt/altar"}]
    ground.boss_fight["entryPoint"] = "landing-stage/yard"
    ground.boss_fight["boss"]["markerLocation"] = POOL
    places = {finding.where for finding in ground.lint() if finding.code == "FZ-L.08"}
    assert places == {
        f"{FERRY}.exitPoint",
        f"{FERRY}.initialPlacement[0].location",
        f"{FERRY}.initialTokens[0].location",
        f"{BOSS_FIGHT}.entryPoint",
        f"{BOSS_FIGHT}.boss.markerLocation",
    }


@pytest.mark.rule("FZ-L.18")
def test_the_exit_can_be_reached(ground):
    ground.ferry["exitPoint"] = "landing-stage/jetty"
    wall_off(ground, "landing-stage/boathouse", "landing-stage/mud-flat", "landing-stage/yard")
    ground.finds("FZ-L.18", "error", f"{FERRY}.exitPoint", also=["FZ-L.08", "FZ-L.36", "FZ-L.20"])


@pytest.mark.rule("FZ-L.18")
@pytest.mark.parametrize(
    "step",
    [
        {"op": "setTerrain", "at": {"op": "named", "location": "landing-stage/yard"}, "remove": "impassable"},
        {"op": "setTerrain", "at": {"op": "withTag", "tag": "river"}, "remove": ["cover", "impassable"]},
        {"op": "move", "who": "allHeroes", "to": {"op": "named", "location": "landing-stage/jetty"}},
        {"op": "move", "who": "allHeroes", "to": {"op": "withinRange", "of": "allHeroes", "n": 2}},
        {"op": "move", "who": "allHeroes", "to": "exit"},
        {"op": "swap", "a": "allHeroes", "b": "allMonsters"},
    ],
    ids=lambda step: step["op"],
)
def test_an_effect_may_open_the_way_to_the_exit_or_lead_there(ground, step):
    wall_off(ground, "landing-stage/boathouse", "landing-stage/mud-flat", "landing-stage/yard")
    sealed = [finding for finding in ground.lint() if finding.code == "FZ-L.18"]
    ground.rule(when={"op": "startOf", "unit": "round"}, do=[step])
    assert sealed
    assert "FZ-L.18" not in {finding.code for finding in ground.lint()}


@pytest.mark.rule("FZ-L.18")
def test_a_step_to_an_adjacent_location_opens_nothing(ground):
    wall_off(ground, "landing-stage/boathouse", "landing-stage/mud-flat", "landing-stage/yard")
    ground.rule(when={"op": "startOf", "unit": "round"}, do=[{"op": "move", "who": "allHeroes", "steps": 9}])
    assert "FZ-L.18" in {finding.code for finding in ground.lint()}


@pytest.mark.rule("FZ-L.19")
def test_the_exit_is_not_the_entry(ground):
    ground.ferry["exitPoint"] = ground.ferry["entryPoint"]
    ground.finds("FZ-L.19", "warning", f"{FERRY}.exitPoint")


@pytest.mark.rule("FZ-L.20")
def test_every_spawn_location_can_be_searched_if_discoveries_are_needed(ground):
    cut_off_the_boathouse(ground)
    ground.finds("FZ-L.20", "error", f"{FERRY}.spawnLocations[0]", also=["FZ-L.36"])


@pytest.mark.rule("FZ-L.20")
def test_an_unreachable_spawn_location_is_bearable_if_other_cards_suffice(ground):
    cut_off_the_boathouse(ground)
    for objective in ("repair-the-ferry", "read-the-orders"):
        ground.get("objectives", objective)["completion"] = {"tokensNeeded": 1}
    card = ground.get("discoveries", "code-book")
    ground.document["discoveries"].append({**card, "id": "second-book"})
    ground.ferry["discoveries"].append("second-book")
    ground.ferry["eventCount"] -= 1
    ground.finds("FZ-L.20", "warning", f"{FERRY}.spawnLocations[0]", also=["FZ-L.36", "FZ-L.15"])


@pytest.mark.rule("FZ-L.20")
def test_spawn_locations_may_be_unreachable_if_no_discovery_is_needed(ground):
    cut_off_the_boathouse(ground)
    for objective in ("repair-the-ferry", "read-the-orders"):
        ground.get("objectives", objective)["ownProcedure"] = [
            {"when": "asAction", "do": [{"op": "placeToken", "on": "thisCard"}]}
        ]
    ground.is_clean(but=["FZ-L.36"])


@pytest.mark.rule("FZ-L.36")
def test_the_board_hangs_together(ground):
    ground.get("layouts", "night-works")["tiles"][1]["x"] = 40
    ground.get("layouts", "night-works")["tiles"][3]["x"] = 40
    finding = ground.finds("FZ-L.36", "warning", "layouts[1] (night-works)", also=["FZ-L.20", "FZ-L.65"])
    assert "crypt/stairs" in finding.message


@pytest.mark.rule("FZ-L.36")
def test_every_location_has_a_neighbour_to_go_to(ground):
    wall_off(ground, "landing-stage/boathouse", "landing-stage/mud-flat", "landing-stage/yard")
    messages = [finding.message for finding in ground.lint() if finding.code == "FZ-L.36"]
    assert any('"landing-stage/jetty"' in message for message in messages)


@pytest.mark.rule("FZ-L.51")
def test_a_spawn_token_on_the_entry_or_exit_is_doubtful(ground):
    ground.ferry["spawnLocations"][0] = ground.ferry["exitPoint"]
    ground.finds("FZ-L.51", "warning", f"{FERRY}.spawnLocations[0]")
    ground.ferry["spawnLocations"][0] = ground.ferry["entryPoint"]
    ground.finds("FZ-L.51", "warning", f"{FERRY}.spawnLocations[0]")


def by_action_at(place):
    return [{"id": "dig", "name": "Dig", "where": place, "effect": [{"op": "placeToken", "on": "thisCard", "n": 2}]}]


def only_by_action_at(ground, place):
    """Let the seals be broken by an action at a place, and by nothing else."""
    ground.get("objectives", "break-the-seals")["actions"] = by_action_at(place)
    ground.boss_fight["discoveries"] = []
    ground.boss_fight["eventCount"] = 12


@pytest.mark.rule("FZ-L.65")
def test_a_needed_action_happens_where_heroes_get_to(ground):
    only_by_action_at(ground, {"op": "named", "location": "marsh/bank"})
    ground.is_clean()
    only_by_action_at(ground, {"op": "named", "location": POOL})
    ground.finds("FZ-L.65", "error", "objectives[2] (break-the-seals).actions[0] (dig).effect[0]")


@pytest.mark.rule("FZ-L.65")
def test_an_action_out_of_reach_does_not_matter_if_others_suffice(ground):
    ground.get("objectives", "break-the-seals")["actions"] = by_action_at({"op": "named", "location": POOL})
    ground.is_clean()


@pytest.mark.rule("FZ-L.65")
def test_an_attack_only_needs_to_reach_the_place(ground):
    target = {"op": "openTarget", "at": {"op": "named", "location": POOL}}
    target["onDamage"] = [{"op": "placeToken", "on": {"op": "objective", "name": "break-the-seals"}, "n": 2}]
    ground.boss_fight["discoveries"] = []
    ground.boss_fight["eventCount"] = 12
    ground.rule("the-cupbearer", when="atSetup", do=[target])
    ground.is_clean()
    for card in [*ground.document["actionCards"], *(one["card"] for one in ground.document["upgradeSets"])]:
        card["attack"]["range"] = 0
    ground.finds("FZ-L.65", "error", f"{BOSS_FIGHT}.specialRules[1].do[0].onDamage[0]")


@pytest.mark.rule("FZ-L.65")
def test_a_condition_waits_for_heroes_where_they_can_be(ground):
    where = {"op": "named", "location": POOL}
    ground.get("objectives", "destroy-the-cupbearer").update(
        completion={"condition": {"op": "countAt", "place": where, "what": "heroes"}}, ownProcedure=[]
    )
    ground.finds("FZ-L.65", "error", "objectives[3] (destroy-the-cupbearer).completion.condition")


@pytest.mark.rule("FZ-L.65")
def test_the_boss_does_not_wait_on_an_island(ground):
    ground.get("layouts", "night-works")["tiles"][1]["x"] = 40
    ground.boss_fight["spawnLocations"][3:6] = ["burnt-field/stone-ring", "quarry/tunnel", "quarry/spoil-heap"]
    ground.boss_fight["missionActions"][0]["where"] = {"op": "named", "location": "marsh/bank"}
    where = "objectives[3] (destroy-the-cupbearer).ownProcedure[0].do[0]"
    ground.finds("FZ-L.65", "error", where, also=["FZ-L.36"])
