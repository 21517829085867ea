"""The canvas: tools and pieces come from what the engine says, whatever the game."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from django.urls import reverse

from engine import board_of, boards, form, missions
from missions.editing.canvas.board import Canvas, ways_of
from missions.editing.canvas.graph import drawn_graph
from missions.editing.canvas.inspector import inspected
from missions.editing.canvas.squares import square_kinds
from missions.editing.canvas.tools import common_end, place_tools
from missions.editing.measured import Measured
from missions.editing.workspace import Workspace
from tests import build

FERRY = ("missions", "the-last-ferry")
LED_TO = {
    "river-landing/lookout": ["Objective 2: Lower the Chain"],
    "village-square/chapel-steps": ["Special action: Climb to the belfry"],
    "quarry/haul-road": [],  # the entry: a tool puts it there
}


@pytest.fixture
def mission():
    document = build.document("fireteam_zero")
    return next(one for one in document["missions"] if one["id"] == FERRY[1])


def tools_of(mission, tokens=()):
    return place_tools(form("fireteam-zero", "missions", "en"), mission, FERRY, tokens)


def test_every_field_that_names_a_place_is_a_tool(mission):
    tools = {tool.path[2:]: tool for tool in tools_of(mission)}
    assert tools["entryPoint",].places == (mission["entryPoint"],)
    assert tools["spawnLocations",].is_list
    assert list(tools["spawnLocations",].places) == mission["spawnLocations"]
    assert tools["initialTokens",].inside == ("location",)
    assert ("layout",) not in tools


@pytest.mark.parametrize(
    ("labels", "end"),
    [
        (["Figures on the board", "Tokens on the board"], " on the board"),
        (["Figuren", "Marker"], ""),
        (["Tokens", "Tokens"], ""),
        (["Special tokens", "Tokens"], ""),
        (["Figures on the board"], ""),
    ],
)
def test_drawers_leave_out_what_all_of_them_end_with(labels, end):
    assert common_end(labels) == end


def test_the_other_side_shows_each_way_once():
    board = board_of(build.document("fireteam_zero"), "sectors", "salt-marsh")
    told = sum(len(one.neighbours) for one in board.regions)
    found = ways_of(board)
    assert len(found) == told / 2
    assert {one.kind for one in found} == {"open", "shut"}


def test_a_part_that_the_mission_has_not_got_offers_no_tool(mission):
    assert ("boss", "markerLocation") not in {tool.path[2:] for tool in tools_of(mission)}
    with_boss = mission | {"boss": {"kind": "brood-mother"}}
    tool = next(tool for tool in tools_of(with_boss) if tool.path[2:] == ("boss", "markerLocation"))
    assert (tool.places, tool.is_set) == ((), False)


def test_a_spawn_point_with_a_number_is_known_by_its_place(mission):
    first = mission["spawnLocations"][0]
    numbered = mission | {"spawnLocations": [{"location": first, "number": 7}]}
    tool = next(tool for tool in tools_of(numbered) if tool.path[2:] == ("spawnLocations",))
    assert tool.places == (first,)


def test_a_tool_shows_the_symbol_of_what_it_puts_there(mission):
    document = build.document("fireteam_zero")
    (board,) = boards(document, FERRY[1])
    icons = {tool.path[2]: tool.icon for tool in tools_of(mission, board.tokens)}
    assert (icons["entryPoint"], icons["spawnLocations"]) == ("entry", "spawn")


def test_kinds_of_squares_are_those_of_the_form():
    document = build.document("countdown")
    kinds = square_kinds(form("countdown", "locations", "en"), board_of(document, "locations", "warehouse"))
    assert [kind.key for kind in kinds] == ["threat", "objective", "infiltration", "exfiltration"]
    assert (kinds[0].count, kinds[0].turn) == ("cards", "")
    assert (kinds[2].turn, kinds[2].directions) == ("arrow", ("north", "east", "south", "west"))


@pytest.mark.django_db
@pytest.mark.parametrize("game", ["fireteam_zero", "countdown"])
def test_every_place_of_every_board_can_be_inspected(game):
    """Also on drafts: `inspected` answers for every place, with the fields of the record that the place belongs to."""
    pack = build.pack(build.person(), content=build.document(game))
    for one in missions(build.document(game))[:3]:
        shown = Workspace(pack=pack, lang="en", open=tuple(one.path[:2]), wanted_tab="map", can_edit=True)
        canvas = Canvas(shown)
        for region in canvas.board.regions if canvas.board else ():
            inspector = inspected(canvas, region.id)
            assert inspector.own is not None
            assert inspector.owner_title
    assert inspected(canvas, "nowhere") is None


@pytest.mark.django_db
def test_a_zone_shows_its_kind_and_cards_first_and_folds_where_it_lies():
    inspector = inspected(Canvas(drawn(build.document("countdown"), "locations", "warehouse")), "b2")
    assert inspector.kind.is_only_kind
    assert [one.path[-1] for one in inspector.own_fields] == ["cards", "label"]
    assert [one.path[-1] for one in inspector.handle_fields] == ["x", "y"]


def test_the_list_tells_zones_of_one_kind_apart():
    document = build.document("countdown")
    workspace = SimpleNamespace(boards=[board_of(document, "locations", "warehouse")])
    rows = {row["region"].id: row["neighbours"] for row in Canvas(workspace).rows}
    assert len(set(rows["b2"])) == len(rows["b2"]) > 1
    assert "Threat zone a2" in rows["b2"]


@pytest.mark.django_db
def test_a_place_tells_which_records_lead_there():
    canvas = Canvas(drawn(build.document("fireteam_zero"), *FERRY, tab="map"))
    told = {name: [one.label for one in inspected(canvas, name).told_here] for name in LED_TO}
    assert told == LED_TO


@pytest.mark.django_db
def test_a_place_that_is_gone_is_no_error(client):
    owner = build.person()
    pack = build.pack(owner, content=build.document("fireteam_zero"))
    client.force_login(owner)
    address = reverse("missions:editor_place", args=[pack.slug, *FERRY])
    assert client.get(address, {"region": "nowhere/at-all"}).status_code == 204
    there = client.get(address, {"region": "river-landing/jetty", "tab": "map"})
    assert b"In this mission" in there.content
    assert client.get(reverse("missions:editor_place", args=[pack.slug, "missions", "none"])).status_code == 404


@pytest.mark.django_db
def test_a_new_board_begins_with_a_sector_and_a_new_sector_is_as_large_as_the_others(client):
    """Nothing of it is wrong from its first moment."""
    owner = build.person()
    pack = build.pack(owner, content=build.document("fireteam_zero"))
    client.force_login(owner)
    made = {
        name: client.get(reverse("missions:editor_new_record", args=[pack.slug]), {"collection": name}).json()
        for name in ("layouts", "sectors")
    }
    (put,) = made["layouts"]["operations"]
    assert put["value"]["tiles"] == [{"sector": "river-landing", "x": 0, "y": 0}]
    (put,) = made["sectors"]["operations"]
    assert put["value"]["cells"] == ["AAABBB"] * 3 + ["CCCDDD"] * 3


def drawn(document: dict, collection: str, name: str, tab: str = "map") -> Workspace:
    return Workspace(build.pack(build.person("ana"), content=document), "en", open=(collection, name), wanted_tab=tab)


@pytest.mark.django_db
def test_the_palette_offers_figures_and_tokens_of_the_pack():
    canvas = Canvas(drawn(build.document("fireteam_zero"), *FERRY))
    figures, tokens = canvas.drawers
    assert {one.field for one in figures.things} == {"kind", "hero", "specialist"}
    assert {one.field for one in tokens.things} == {"token"}
    assert [tool.path[2] for _, tool in canvas.simple_tools] == ["entryPoint", "exitPoint", "spawnLocations"]


@pytest.mark.django_db
def test_a_place_tells_how_far_it_is_from_what_lies_on_one_place():
    inspector = inspected(Canvas(drawn(build.document("fireteam_zero"), *FERRY)), "quarry/quarry-floor")
    assert dict(inspector.ways_to) == {"Entry point": 1, "Exit point": 4}
    assert [one.form.path for one in inspector.handle_fields] == [("id",), ("key",), ("shape",)]


@pytest.mark.django_db
def test_cards_that_lead_nowhere_further_are_one_stack_until_it_is_unfolded():
    shown = drawn(build.document("fireteam_zero"), *FERRY, tab="graph")
    folded, unfolded = drawn_graph(shown), drawn_graph(shown, is_unfolded=True)
    (stack,) = [box for box in folded.boxes if box.stacked]
    assert len(unfolded.boxes) == len(folded.boxes) - 1 + len(stack.stacked)
    assert len(folded.edges) == len(unfolded.edges)  # the list tells every one of them
    assert {one.target.label for one in folded.edges} >= {one.label for one in stack.stacked}
    endings = {box.x for box in folded.boxes if box.node.kind == "ending"}
    assert endings == {max(box.x for box in folded.boxes)}


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("EEEEDD", []),
        ("EEEE.D", ["1 cell belongs to no place."]),
        ("EEEEDA", ["Reeds lies in 2 parts."]),
    ],
)
def test_bare_cells_and_places_in_parts_are_told_at_once(row, told):
    document = build.document("fireteam_zero")
    sector = next(one for one in document["sectors"] if one["id"] == "salt-marsh")
    sector["cells"][-1] = row
    assert [one.text for one in Canvas(drawn(document, "sectors", "salt-marsh")).flaws] == told


@pytest.mark.django_db
def test_the_columns_of_the_graph_have_heads_from_start_to_end():
    heads = drawn_graph(drawn(build.document("fireteam_zero"), *FERRY, tab="graph")).heads
    assert [str(head) for _, head in heads] == ["Start", "What they find", "What they must do", "How it ends"]
    assert [x for x, _ in heads] == sorted(x for x, _ in heads)


@pytest.mark.django_db
def test_zones_that_no_game_used_are_told_and_nothing_is_before_a_play_test(monkeypatch):
    canvas = Canvas(drawn(build.document("countdown"), "locations", "warehouse"))
    assert canvas.unused == []
    used, *others = [one.id for one in canvas.board.regions]
    layer = SimpleNamespace(heat={used: SimpleNamespace(step=2), others[0]: SimpleNamespace(step=0)})
    played = Measured("4 players, 500 games", "/", False, heat={canvas.board.key: (layer,)})
    monkeypatch.setattr("missions.editing.canvas.board.measured", lambda *_: played)
    canvas = Canvas(canvas.workspace)
    assert [one.id for one in canvas.unused] == others
    assert [one["isUnused"] for one in canvas.facts["regions"]] == [False] + [True] * len(others)
    monkeypatch.setattr("missions.editing.canvas.board.measured", lambda *_: replace(played, is_outdated=True))
    assert Canvas(canvas.workspace).unused == []  # a zone that was painted since could not have been used
