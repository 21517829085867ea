"""Blueprints: CD-60.01 to CD-60.11, CD-60.14, CD-60.15, CD-60.20, CD-60.21 and CD-60.61."""

import pytest

HERE = "locations[0] (test-blueprint)"


def row(ground, y, count, start=4, cards=1):
    """More threat zones beside the second row."""
    for x in range(start, start + count):
        ground.place["zones"].append({"x": x, "y": y, "kind": "threat", "cards": cards})


@pytest.mark.rule("CD-60.01", "CD-2.17")
def test_sixteen_secured_zone_cards_are_enough_for_sixteen_zones_and_no_more(ground):
    ground.place["campaignThreatCards"] = 30
    row(ground, 1, 8)
    ground.is_sound()
    row(ground, 2, 1)
    ground.finds("CD-60.01", "error", f"{HERE}.zones")
    ground.document["componentLimits"] = "off"
    ground.is_sound()


@pytest.mark.rule("CD-60.02", "CD-60.61", "CD-2.18", "CD-90.29")
def test_six_cards_for_entrances_and_exits_three_of_each(ground):
    zones = ground.place["zones"]
    zones.append({"x": 2, "y": 0, "kind": "infiltration", "arrow": "south"})
    zones.append({"x": 2, "y": 3, "kind": "exfiltration", "arrow": "south"})
    ground.is_sound()
    zones.append({"x": 0, "y": 0, "kind": "infiltration", "arrow": "south"})
    found = ground.finds("CD-60.02", "error", f"{HERE}.zones", also=["CD-60.61"])
    assert "7 infiltration and exfiltration zones" in found.message
    zones.remove(next(zone for zone in zones if (zone["x"], zone["y"]) == (2, 3)))
    ground.finds("CD-60.61", "warning", f"{HERE}.zones")
    ground.document["componentLimits"] = {"maxInfiltration": 4}
    ground.is_sound()
    zones[-1] = {"x": 0, "y": 3, "kind": "exfiltration", "arrow": "south"}
    zones.append({"x": 2, "y": 3, "kind": "exfiltration", "arrow": "south"})
    ground.document["componentLimits"] = {"entranceCards": 9}
    assert "4 exfiltration zones" in ground.finds("CD-60.61", "warning", f"{HERE}.zones").message


@pytest.mark.rule("CD-60.03", "CD-6.14")
def test_a_location_needs_a_zone_to_start_in(ground):
    ground.drop_zones("infiltration")
    ground.finds("CD-60.03", "error", f"{HERE}.zones")


@pytest.mark.rule("CD-60.04", "CD-1.04")
def test_a_location_needs_an_exit(ground):
    ground.drop_zones("exfiltration")
    ground.finds("CD-60.04", "error", f"{HERE}.zones")


@pytest.mark.rule("CD-60.05", "CD-23.09")
def test_a_location_needs_an_objective_zone(ground):
    for x, y in ((1, 2), (3, 2)):
        ground.zone(x, y)["kind"] = "threat"
    ground.place["campaignThreatCards"] = 20
    ground.finds("CD-60.05", "error", f"{HERE}.zones", also=["CD-60.29"])


@pytest.mark.rule("CD-60.06", "CD-9.04")
def test_every_zone_can_be_reached_from_some_infiltration_zone(ground):
    ground.place["zones"].append({"x": 4, "y": 3, "kind": "threat", "cards": 1})  # touches d3 by a corner only
    assert "zone E4 " in ground.finds("CD-60.06", "error", f"{HERE}.zones[12]").message
    ground.place["zones"][-1].update(y=2)
    ground.is_sound()


@pytest.mark.rule("CD-60.06", "CD-6.15")
def test_a_zone_closed_to_one_infiltration_zone_is_doubtful(ground):
    ground.place["zones"] += [
        {"x": 8, "y": 0, "kind": "infiltration", "arrow": "south"},
        {"x": 8, "y": 1, "kind": "threat", "cards": 1},
    ]
    found = [finding for finding in ground.lint() if finding.code == "CD-60.06"]
    assert {finding.severity for finding in found} == {"warning"}
    assert f"{HERE}.zones[13]" in [finding.where for finding in found]
    assert f"{HERE}.zones[2]" in [finding.where for finding in found]


@pytest.mark.rule("CD-60.07", "CD-15.05")
def test_every_objective_zone_has_a_way_to_an_exit(ground):
    ground.place["zones"] += [
        {"x": 8, "y": 0, "kind": "infiltration", "arrow": "south"},
        {"x": 8, "y": 1, "kind": "objective", "cards": 1},
    ]
    ground.finds("CD-60.07", "error", f"{HERE}.zones[13]", also=["CD-60.06"])
    ground.place["zones"].append({"x": 8, "y": 2, "kind": "exfiltration", "arrow": "south"})
    assert "CD-60.07" not in [finding.code for finding in ground.lint()]


@pytest.mark.rule("CD-60.08")
def test_two_zones_cannot_lie_in_one_place(ground):
    ground.zone(0, 1)["x"] = 1
    assert ground.refused() == {("CD-60.08", HERE)}


@pytest.mark.rule("CD-60.09", "CD-5.13", "CD-90.29")
@pytest.mark.parametrize(("x", "y", "arrow", "index"), [(1, 0, "north", 0), (1, 0, "east", 0), (1, 3, "north", 10)])
def test_an_arrow_leads_to_a_zone_or_comes_from_one(ground, x, y, arrow, index):
    ground.zone(x, y)["arrow"] = arrow
    ground.finds("CD-60.09", "error", f"{HERE}.zones[{index}].arrow", also=["CD-60.06"])


@pytest.mark.rule("CD-60.09", "CD-90.29")
@pytest.mark.parametrize(("x", "y", "arrow", "mended"), [(1, 0, "north", "south"), (1, 3, "north", "south")])
def test_a_wrong_arrow_is_turned_to_the_only_zone_beside_it(ground, x, y, arrow, mended):
    ground.zone(x, y)["arrow"] = arrow
    found = next(one for one in ground.lint() if one.code == "CD-60.09")
    assert (found.fix.before, found.fix.after) == (arrow, mended)
    assert f"zone {'ABCDEF'[x]}{y + 1} " in found.message


@pytest.mark.rule("CD-60.09", "CD-5.13")
@pytest.mark.parametrize(("x", "y", "index"), [(1, 0, 0), (3, 3, 11)])
def test_infiltration_and_exfiltration_zones_need_an_arrow(ground, x, y, index):
    del ground.zone(x, y)["arrow"]
    assert ground.refused() == {("CD-60.09", f"{HERE}.zones[{index}].arrow")}


@pytest.mark.rule("CD-60.10", "CD-5.03", "CD-5.05")
@pytest.mark.parametrize(("x", "y", "index"), [(0, 1, 2), (1, 2, 7)])
def test_threat_and_objective_zones_have_at_least_one_card(ground, x, y, index):
    ground.zone(x, y)["cards"] = 0
    assert ground.refused() == {("CD-60.10", f"{HERE}.zones[{index}].cards")}
    del ground.zone(x, y)["cards"]
    assert ground.refused() == {("CD-60.10", f"{HERE}.zones[{index}].cards")}
    ground.zone(x, y)["cards"] = 1
    assert {finding.code for finding in ground.lint()} <= {"CD-60.29"}


@pytest.mark.rule("CD-60.11", "CD-5.09", "CD-5.10")
@pytest.mark.parametrize(("x", "y", "index"), [(1, 0, 0), (3, 3, 11)])
def test_infiltration_and_exfiltration_zones_have_no_cards(ground, x, y, index):
    ground.zone(x, y)["cards"] = 1
    assert ground.refused() == {("CD-60.11", f"{HERE}.zones[{index}].cards")}


@pytest.mark.rule("CD-60.14", "CD-60.15", "CD-5.14", "CD-90.61")
def test_a_campaign_needs_cards_for_the_zones_and_better_some_to_spare(ground):
    ground.place["campaignThreatCards"] = 15
    ground.is_sound()
    ground.place["campaignThreatCards"] = 14
    assert ground.finds("CD-60.15", "hint", f"{HERE}.campaignThreatCards").severity == "hint"
    ground.place["campaignThreatCards"] = 13
    ground.finds("CD-60.14", "error", f"{HERE}.campaignThreatCards")


@pytest.mark.rule("CD-60.20", "CD-5.15")
@pytest.mark.parametrize(("zones", "is_right"), [(0, False), (1, True), (8, True), (9, False)])
def test_the_bonus_asks_for_one_to_all_zones_with_cards(ground, zones, is_right):
    ground.place["securedBonus"]["zones"] = zones
    if is_right:
        ground.is_sound()
    else:
        ground.finds("CD-60.20", "error", f"{HERE}.securedBonus.zones")


@pytest.mark.rule("CD-60.21", "CD-23.08")
@pytest.mark.parametrize("points", [1, 3])
def test_the_bonus_is_worth_two_points(ground, points):
    ground.place["securedBonus"]["points"] = points
    ground.finds("CD-60.21", "warning", f"{HERE}.securedBonus.points")
