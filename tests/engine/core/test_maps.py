"""The map model against a plain second program, on drawn boards and on random ones."""

from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import ContentError, UnknownName
from engine.core.map_builder import MapBuilder
from engine.core.maps import UNREACHABLE, BorderType, Tile, TileRegion, axial, members

KEYS = "ABCDEFG"


def tile(*rows, name="board", **more):
    keys = sorted({key for row in rows for key in row} - {"."})
    regions = tuple(TileRegion(key, key.lower(), more.get("tags", {}).get(key, ())) for key in keys)
    return Tile(name, rows, regions, more.get("borders", ()), more.get("links"), path="tiles[0]")


def board(*rows, grid="square", diagonal=False, types=(), **more):
    builder = MapBuilder(grid, diagonal=diagonal, border_types=types, prefix=False)
    builder.place(tile(*rows, **more))
    return builder.build()


def around(made, region):
    return [made.ids[other] for other in made.neighbours[made.index(region)]]


def test_regions_that_share_a_side_are_neighbours_and_corners_count_only_where_they_should():
    assert around(board("AB", "CD"), "a") == ["b", "c"]
    assert around(board("AB", "CD", diagonal=True), "a") == ["b", "c", "d"]


def test_a_dot_is_a_hole():
    made = board("A.B")
    assert made.neighbours == ((), ())
    assert made.distance == (0, UNREACHABLE, UNREACHABLE, 0)


def test_distances_count_regions_not_cells():
    made = board("AAAABC")
    assert made.distance[made.index("a") * 3 + made.index("c")] == 2


def test_what_cannot_be_entered_is_walked_around_but_can_be_left():
    made = board("ABC", "DDD")
    a, b, c = (made.index(name) for name in "abc")
    closed = made.distances(lambda region: region != b)
    assert made.distance[a * 4 + c] == 2
    assert closed[a * 4 + c] == 2  # through d
    assert closed[a * 4 + b] == UNREACHABLE
    assert closed[b * 4 + c] == 1
    assert made.distances(0b1111 & ~(1 << b)) == closed


def test_borders_block_movement_by_their_type_and_may_be_opened():
    types = (BorderType("wall", blocks_movement=True, blocks_sight=True), BorderType("door", blocks_movement=True))
    made = board("AB", "AC", types=types, borders=(((0, 0), (1, 0), "wall"), ((1, 0), (1, 1), "door")))
    assert around(made, "b") == []
    assert made.border((0, 0), (1, 0)) == made.border((1, 0), (0, 0)) == "wall"
    assert made.border((0, 1), (1, 1)) == "open"
    assert made.border((0, 0), (5, 5)) is None
    doors_open = made.joined(["open", "door"])
    assert doors_open[made.index("b")] == (made.index("c"),)
    assert made.distances(neighbours=doors_open)[made.index("a") * 3 + made.index("b")] == 2
    broken_through = made.joined(changed={(made.index("a"), made.index("b")): ["open"]})
    assert broken_through[made.index("b")] == (made.index("a"),)


def test_two_regions_with_borders_of_several_types_meet_if_one_can_be_crossed():
    made = board("AB", "AB", types=(BorderType("wall", blocks_movement=True),), borders=(((0, 0), (1, 0), "wall"),))
    assert made.contacts[0].borders == ("open", "wall")
    assert around(made, "a") == ["b"]


def test_links_are_added_and_forbidden_and_adjacency_given_as_data_replaces_the_drawn():
    builder = MapBuilder(prefix=True)
    builder.place(tile("ABC", name="west", links=(("a", "c"),)))
    builder.place(tile("AB", name="east"), x=3)
    builder.link("west/a", "east/b")
    builder.forbid("west/c", "east/a")
    made = builder.build()
    assert around(made, "west/a") == ["west/c", "east/b"]
    assert around(made, "west/b") == []
    assert around(made, "east/a") == ["east/b"]
    assert [made.sectors[sector] for sector in made.sector_of] == ["west"] * 3 + ["east"] * 2


def test_contact_across_tiles_can_be_given_as_data():
    builder = MapBuilder()
    builder.place(tile("AB", name="west"))
    builder.place(tile("AB", name="east"), x=2)
    builder.replace_across([("east/b", "west/a")])
    made = builder.build()
    assert around(made, "west/a") == ["west/b", "east/b"]
    assert around(made, "west/b") == ["west/a"]


@pytest.mark.parametrize(
    ("rotation", "cells"),
    [
        (0, {"a": [(5, 5), (6, 5)], "b": [(5, 6)]}),
        (90, {"a": [(6, 5), (6, 6)], "b": [(5, 5)]}),
        (180, {"a": [(5, 6), (6, 6)], "b": [(6, 5)]}),
        (270, {"a": [(5, 5), (5, 6)], "b": [(6, 6)]}),
    ],
)
def test_a_square_tile_turns_clockwise_and_keeps_its_upper_left_corner(rotation, cells):
    builder = MapBuilder(prefix=False)
    builder.place(tile("AA", "B."), 5, 5, rotation)
    made = builder.build()
    assert {name: list(made.cells[made.index(name)]) for name in "ab"} == cells
    assert made.region_at((50, 50)) is None


def test_a_border_turns_with_its_tile():
    walls = (BorderType("wall", blocks_movement=True),)
    builder = MapBuilder(border_types=walls, prefix=False)
    builder.place(tile("AB", "CD", borders=(((0, 0), (1, 0), "wall"),)), rotation=90)
    made = builder.build()
    assert around(made, "a") == ["c"]


def test_a_hex_has_six_neighbours_and_rows_are_laid_like_bricks():
    made = board("AB.", "CDE", "FG.", grid="hex")
    assert around(made, "d") == ["b", "c", "e", "g"]
    assert around(made, "c") == ["a", "b", "d", "f", "g"]
    assert axial(1, 3) == (0, 3)


@pytest.mark.parametrize("rotation", [60, 120, 180, 240, 300])
def test_a_turned_hex_tile_keeps_its_neighbours(rotation):
    rows = ("AB.", "CDE", "FG.")
    builder = MapBuilder("hex", prefix=False)
    builder.place(tile(*rows), 7, -3, rotation)
    assert builder.build().neighbours == board(*rows, grid="hex").neighbours


def test_six_turns_of_a_hex_tile_are_none():
    first = axial(2, 1)
    q, r = first
    for _ in range(6):
        q, r = -r, q + r
    assert (q, r) == first


def test_tags_become_masks():
    made = board("ABC", tags={"A": ("wet", "wet"), "C": ("wet", "high")})
    assert made.tags == (("wet",), (), ("wet", "high"))
    assert members(made.with_tag("wet")) == [0, 2]


def test_an_unknown_region_is_named_with_a_suggestion():
    with pytest.raises(UnknownName, match="Did you mean"):
        board("AB", name="board").index("aa")


def test_all_faults_are_listed_together_with_their_paths():
    builder = MapBuilder()
    builder.place(tile("AB", name="west"), path="tiles[0]")
    builder.place(tile("AB", name="east"), 1, 0, path="tiles[1]")
    builder.place(tile("AB", name="west"), 9, 9, path="tiles[2]")
    builder.place(tile("AB", name="crooked"), 20, 0, 45, path="tiles[3]")
    builder.place(Tile("odd", ("AZ", "A"), ()), 30, 0, path="tiles[4]")
    builder.place(Tile("gap", ("AZ",), (TileRegion("A", "a"), TileRegion("B", "b")), path="odd"), 40, 0)
    builder.place(tile("AB", name="walled", borders=(((0, 0), (1, 0), "wall"), ((0, 0), (0, 0), "open"))), 50, 0)
    builder.link("west/a", "nowhere", path="links[0]")
    builder.link("west/a", "west/a", "bridge", path="links[1]")
    with pytest.raises(ContentError) as caught:
        builder.build()
    text = str(caught.value)
    for part in (
        'tiles[1]: The tile "east" lies on the tile "west", first at x 1, y 0.',
        'tiles[2]: The tile "west" already lies',
        "tiles[3]: A tile is turned by steps of 90 degrees",
        "All rows of a tile must be equally long",
        'odd: "b" has no cell',
        'odd.cells[0]: The key "Z" in column 2',
        'no border type called "wall"',
        "do not touch",
        'links[0]: There is no region called "nowhere"',
        'links[1]: There is no border type called "bridge"',
        'links[1]: "west/a" cannot be its own neighbour.',
    ):
        assert part in text
    assert len(caught.value.faults) == 11


def plain_distances(made, passable):
    """The same figures by the shortest program there is."""
    n = len(made)
    table = []
    for start in range(n):
        far = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for other in made.neighbours[here]:
                if other not in far and other in passable:
                    far[other] = far[here] + 1
                    queue.append(other)
        table += [far.get(other, UNREACHABLE) for other in range(n)]
    return tuple(table)


grids = st.lists(st.text(KEYS + ".", min_size=5, max_size=5), min_size=1, max_size=5)


@given(grids, st.sampled_from(["square", "hex"]), st.booleans(), st.integers(0, 127))
def test_random_boards_are_symmetric_and_agree_with_the_plain_program(rows, grid, diagonal, mask):
    made = board(*rows, grid=grid, diagonal=diagonal)
    n = len(made)
    for a, others in enumerate(made.neighbours):
        assert list(others) == sorted(set(others) - {a})
        assert all(a in made.neighbours[b] for b in others)
    assert made.distance == plain_distances(made, range(n))
    assert made.distances(mask) == plain_distances(made, members(mask))
    touching = {
        (made.region_at(cell), made.region_at(other))
        for cells in made.cells
        for cell in cells
        for other in made.cell_neighbours(cell)
    }
    assert {(a, b) for a, others in enumerate(made.neighbours) for b in others} == {
        (a, b) for a, b in touching if a != b
    }


@given(grids, st.sampled_from([90, 180, 270]), st.booleans(), st.integers(-9, 9))
def test_where_a_tile_lies_and_how_it_is_turned_changes_no_distance(rows, rotation, diagonal, x):
    builder = MapBuilder(diagonal=diagonal, prefix=False)
    builder.place(tile(*rows), x, -x, rotation)
    turned = builder.build()
    assert turned.distance == board(*rows, diagonal=diagonal).distance
