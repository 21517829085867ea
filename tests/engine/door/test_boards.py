"""Boards at the door: the same places as in games and reports, whatever state a draft is in."""

from copy import deepcopy

import pytest

import engine
from engine.core.boards.draw import Drawing, reference
from engine.core.boards.outlines import rings_of, shape_of
from engine.core.map_builder import MapBuilder
from engine.core.maps import Tile, TileRegion
from engine.core.paths import value_at
from tests.engine.starter_packs import starter_document

RULESETS = tuple(engine.rulesets())


def starter(ruleset):
    return deepcopy(starter_document(ruleset))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_boards_have_the_places_and_neighbours_of_the_game(ruleset):
    document = starter(ruleset)
    pack = engine.load_pack(document)
    for mission in engine.missions(document):
        drawn = {board.key: board for board in engine.boards(document, mission.id)}
        played = pack.ruleset.boards(pack.scenario(mission.id))
        assert set(drawn) == set(played) == set(mission.boards)
        for key, area in played.items():
            assert [region.id for region in drawn[key].regions] == list(area.ids)
            for region, around in zip(drawn[key].regions, area.neighbours, strict=True):
                assert region.neighbours == tuple(area.ids[other] for other in around)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_missions_are_those_that_can_be_played(ruleset):
    document = starter(ruleset)
    pack = engine.load_pack(document)
    summaries = engine.missions(document)
    assert tuple(one.id for one in summaries) == pack.missions
    for one in summaries:
        assert one.default_team in one.team_sizes
        for size in one.team_sizes:
            engine.start(pack, one.id, size, seed=1)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_outlines_enclose_exactly_the_cells(ruleset):
    document = starter(ruleset)
    for mission in engine.missions(document):
        for board in engine.boards(document, mission.id):
            for region in board.regions:
                area = sum(_area(ring) for ring in region.rings)
                assert area == len(region.cells)
                box = region.name_box
                inside = {(x, y) for x in range(int(box.width)) for y in range(int(box.height))}
                assert {(x + box.x, y + box.y) for x, y in inside} <= set(region.cells)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_token_lies_in_a_place_of_its_board_and_says_what_it_is(ruleset, lang):
    document = starter(ruleset)
    for mission in engine.missions(document, lang):
        for board in engine.boards(document, mission.id, lang):
            places = {region.id for region in board.regions}
            assert board.tokens
            assert all(token.region in places and token.label for token in board.tokens)


@pytest.mark.parametrize("ruleset", [*RULESETS, "", "chess", None, 7])
@pytest.mark.parametrize("part", [None, [], {}, 3, "x", [None], [[]], [{}], [{"id": 4}]])
def test_whatever_a_draft_holds_is_drawn_as_far_as_it_goes(ruleset, part):
    names = ("missions", "layouts", "sectors", "operations", "assignments", "campaigns", "locations", "ops")
    document = {"ruleset": ruleset, **dict.fromkeys(names, part)}
    for mission in engine.missions(document):
        assert isinstance(engine.boards(document, mission.id), tuple)
    assert isinstance(engine.campaigns(document), tuple)
    for name in names:
        engine.board_of(document, name, 0)


def test_a_draft_that_lays_two_sectors_on_each_other_says_where():
    document = starter("fireteam-zero")
    document["layouts"][0]["tiles"][1] |= {"x": 4}
    board = engine.board_of(document, "layouts", "ferry-crossing")
    assert board is not None
    assert set(board.overlaps) == {(x, y) for x in (4, 5) for y in range(6)}


def test_a_sector_that_lies_there_twice_is_drawn_twice():
    document = starter("fireteam-zero")
    document["layouts"][0]["tiles"][1]["sector"] = "river-landing"
    board = engine.board_of(document, "layouts", "ferry-crossing")
    assert board is not None
    assert [tile.id for tile in board.tiles][:2] == ["river-landing", "river-landing#2"]
    assert len({region.id for region in board.regions}) == len(board.regions)


def test_adjacency_that_is_given_as_data_is_drawn_as_walls_and_links():
    document = starter("fireteam-zero")
    sector = document["sectors"][0]
    sector["innerAdjacency"] = [["jetty", "fuel-shed"]]
    board = engine.board_of(document, "sectors", "river-landing")
    assert board is not None
    lines = [(line.kind, line.regions) for line in board.lines]
    assert ("link", ("river-landing/jetty", "river-landing/fuel-shed")) in lines
    assert ("wall", ("river-landing/jetty", "river-landing/boathouse")) in lines
    jetty = next(one for one in board.regions if one.id == "river-landing/jetty")
    assert jetty.links == ("river-landing/fuel-shed",)
    assert set(jetty.walls) >= {"river-landing/boathouse", "river-landing/landing-yard"}
    assert board.writing is not None
    assert board.writing.links == ("sectors", "river-landing", "innerAdjacency")


@pytest.mark.rule("FZ-9.04", "FZ-C.35")
def test_every_face_of_the_spawn_die_names_a_place():
    document = starter("fireteam-zero")
    (board,) = engine.boards(document, "the-last-ferry")
    assert sum(one.share for one in board.odds) == pytest.approx(1)
    assert {one.text for one in board.odds} == {"1/12"}
    mission = next(one for one in document["missions"] if one["id"] == "the-last-ferry")
    first, second = mission["spawnLocations"][:2]
    mission["spawnLocations"][1] = first  # two tokens on one place
    (board,) = engine.boards(document, "the-last-ferry")
    odds = {one.region: one.text for one in board.odds}
    assert (odds[first], odds.get(second)) == ("2/12", None)
    mission["spawnLocations"] = [{"location": first, "number": 2}, {"location": second, "number": 1}]
    document["dice"] = {"spawn": {"faces": [1, 1, 1, 2]}}
    (board,) = engine.boards(document, "the-last-ferry")
    assert {one.region: one.text for one in board.odds} == {first: "1/4", second: "3/4"}


@pytest.mark.rule("CD-90.29")
def test_a_way_in_has_one_door():
    document = starter("countdown")
    for board in engine.boards(document, "closing-time"):
        for region in board.regions:
            doors = [line for line in board.lines if line.kind == "door" and region.id in line.regions]
            assert len(doors) == len(region.neighbours)
            if region.kind in ("infiltration", "exfiltration"):
                assert len(doors) == 1


def test_a_board_is_no_part_of_the_document():
    document = starter("fireteam-zero")
    before = deepcopy(document)
    engine.boards(document, "the-last-ferry")
    assert document == before


@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_editor_is_told_which_fields_it_writes(ruleset):
    """What lies where on the board is what the document says at the places that the board names."""
    document = starter(ruleset)
    for board in (board for one in engine.missions(document) for board in engine.boards(document, one.id)):
        written = value_at(document, board.writing.path)
        way = board.writing
        left, top = board.origin
        for tile in board.tiles:
            laid = value_at(document, tile.laid)
            assert laid in written
            assert (laid[way.column] - left, laid[way.row] - top) == (tile.column, tile.row)
            assert laid[way.piece] in tile.sides
        for region in board.regions if way.way == "squares" else ():
            zone = value_at(document, region.path)
            assert (zone[way.column] - left, zone[way.row] - top) == region.cells[0]


def test_the_cells_of_a_sector_are_rows_of_the_letters_of_its_places():
    document = starter("fireteam-zero")
    board = engine.board_of(document, "sectors", "salt-marsh")
    rows, places = value_at(document, board.writing.path), value_at(document, board.writing.places)
    letters = {value_at(document, one.path)["id"]: one for one in board.regions}
    for place in places:
        column, row = letters[place["id"]].cells[0]
        assert rows[row][column] == place[board.writing.key]


def test_a_hole_is_a_ring_of_its_own_the_other_way_round():
    cells = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    outer, hole = rings_of(shape_of("square", cells), cells)
    assert (_area(outer), _area(hole)) == (9, -1)


def test_hexes_are_drawn_too():
    builder = MapBuilder("hex")
    builder.place(Tile("t", ("AB",), (TileRegion("A", "a"), TileRegion("B", "b"))))
    board = Drawing("Hexes", {}, {}).board(builder.lay_out())
    left, right = board.regions
    assert [len(ring) for region in board.regions for ring in region.rings] == [6, 6]
    assert len(set(left.rings[0]) & set(right.rings[0])) == 2  # they share one side
    assert (left.reference, right.reference, left.neighbours) == ("A1", "B1", ("t/b",))


@pytest.mark.parametrize(("cell", "name"), [((0, 0), "A1"), ((25, 8), "Z9"), ((26, 9), "AA10"), ((52, 0), "BA1")])
def test_references_are_column_letters_and_row_numbers(cell, name):
    assert reference(*cell) == name


def _area(ring):
    following = [*ring[1:], ring[0]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, following, strict=True)) / 2
