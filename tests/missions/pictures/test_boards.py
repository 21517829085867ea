"""One drawing of a board, for every page that shows one."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from django.template import Context, Template
from django.utils import translation

from engine.core.answers.boards import Box, Token
from engine.core.answers.scenes import ScenePiece
from missions.pictures.boards import board_svg, draw
from missions.pictures.boards.drawing import Heat
from missions.pictures.boards.names import LEAST, SPACING, fit_capitals
from missions.pictures.boards.outlines import inset, rounded
from missions.pictures.boards.sheet import legend_of
from missions.pictures.boards.sizes import SIZES
from missions.pictures.fonts import HEADING, width_of
from tests.missions.pictures.build import store_board, yard_board

SVG = "{http://www.w3.org/2000/svg}"


def rendered(text: str, **context) -> str:
    return Template("{% load boards %}" + text).render(Context(context))


def layers_of(board, place: str) -> list[str]:
    return [layer.css for region in draw(board).regions if region.region.id == place for layer in region.layers]


@pytest.mark.parametrize("size", SIZES)
def test_every_place_is_drawn_once_in_every_size(size):
    drawn = ElementTree.fromstring(rendered("{% board board size=size %}", board=yard_board(), size=size))
    ids = [part.get("data-region") for part in drawn.iter(f"{SVG}g") if part.get("data-region")]
    assert ids == [region.id for region in yard_board().regions]


@pytest.mark.parametrize(
    ("place", "layers"),
    [
        ("yard/hill", {"contour-1", "contour-2", "contour-3"}),
        ("yard/shed", {"sandbags-indoor", "wall", "flat"}),
        ("yard/jetty", {"shore-1", "shore-3", "flat"}),
        ("yard/reeds", {"flat"}),
    ],
)
def test_terrain_is_a_pattern_and_not_only_a_colour(place, layers):
    assert layers <= set(layers_of(yard_board(), place))


def test_impassable_water_is_darker_than_water():
    grounds = {region.region.id: region.ground for region in draw(yard_board()).regions}
    assert (grounds["yard/jetty"], grounds["yard/pool"]) == ("water", "deep")


def test_terrain_is_told_by_an_icon_too_where_its_pattern_could_be_mistaken():
    marks = {region.region.id: [mark.icon for mark in region.marks] for region in draw(yard_board()).regions}
    assert marks["yard/hill"] == ["", "terrain-elevated"]
    assert marks["yard/jetty"] == ["exit"]


def test_a_name_breaks_into_two_lines_before_it_shrinks():
    wide = width_of("FUEL SHED", HEADING, 17.5, SPACING)
    assert fit_capitals("Fuel Shed", wide + 1, 17.5).lines == ("FUEL SHED",)
    broken = fit_capitals("Fuel Shed", wide - 1, 17.5)
    assert (broken.lines, broken.size) == (("FUEL", "SHED"), 17.5)


def test_a_long_word_shrinks_and_is_cut_only_at_the_smallest_size():
    small = fit_capitals("Telegraphenstation", 110, 19.5)
    assert (len(small.lines), LEAST <= small.size < 19.5) == (1, True)
    cut = fit_capitals("Telegraphenstation", 30, 19.5)
    assert (cut.size, cut.lines[0][-1]) == (LEAST, "…")


@pytest.mark.parametrize("name", ["Lane", "Old Fuel Shed", "Zur alten Telegraphenstation am Moor", "Œuvre d’art"])
@pytest.mark.parametrize("width", [57, 121, 250])
def test_no_line_is_wider_than_its_place(name, width):
    fitted = fit_capitals(name, width, 19.5)
    assert all(width_of(line, HEADING, fitted.size, SPACING) <= width for line in fitted.lines)


def test_names_and_tokens_stay_inside_their_place():
    unit = SIZES["page"].unit
    for region in draw(yard_board()).regions:
        box = region.region.name_box
        top, bottom = box.y * unit, (box.y + box.height) * unit
        assert all(top < line.y <= bottom for line in region.lines)
        assert all(
            top < mark.y < bottom and box.x * unit < mark.x < (box.x + box.width) * unit for mark in region.marks
        )


def test_numbers_are_numbers_in_every_language():
    with translation.override("de"):
        html = rendered("{% board board %}", board=yard_board())
    assert not re.search(r'(?:x|y|d|font-size|transform)="[^"]*\d,\d', html)


def test_what_an_author_wrote_is_no_markup():
    html = rendered("{% board_sheet board %}", board=yard_board())
    assert "REEDS &amp; &lt;MUD&gt;" in html.replace("</text><text", "") or "&lt;MUD&gt;" in html
    assert "<Mud>" not in html


def test_what_is_known_only_in_play_is_left_out_where_visitors_read():
    sheet = rendered("{% board_sheet board %}", board=yard_board())
    assert "Boss" not in sheet
    assert "Boss" in rendered("{% board board %}", board=yard_board())


def test_the_list_says_in_words_what_the_board_shows():
    words = re.sub(r"<[^>]+>|\s+", " ", rendered("{% board_sheet board %}", board=yard_board()))
    words = re.sub(r"\s+", " ", words)
    assert "B1 Jetty water Exit. Next to: Old Fuel Shed, Lookout, Deep Pool, Reeds" in words
    assert "difficult, haunted" in words  # a tag that has no drawing has its word


def test_a_legend_names_every_kind_of_token_once():
    board = replace(
        yard_board(),
        tokens=tuple(
            Token("spawn", "diamond", f"Spawn point {at}", str(at), "spawn", region.id, "black")
            for at, region in enumerate(yard_board().regions, 1)
        ),
    )
    assert [mark.label for mark in legend_of(draw(board)).marks] == ["Spawn point"]
    stack = Token("threat", "stack", "3 threat cards", "3", "terrorist", "b1", "black")
    assert [mark.label for mark in legend_of(draw(replace(store_board(), tokens=(stack,)))).marks] == ["threat cards"]


def test_a_token_with_a_number_shows_the_number():
    board = replace(yard_board(), tokens=(Token("spawn", "diamond", "Spawn point 7", "7", "spawn", "yard/hill"),))
    assert '<text class="board-token-text" x="0" y="4.7">7</text>' in rendered("{% board board %}", board=board)


def test_a_heat_map_shows_the_number_and_its_step():
    html = rendered("{% board board size='heat' heat=heat %}", board=yard_board(), heat={"yard/hill": Heat(5, "175")})
    assert "board-heat-5" in html
    assert re.search(r'class="board-value board-on-heat-5"[^>]*>175<', html)


def test_figures_stand_in_their_places_side_by_side():
    pieces = [ScenePiece(f"m{at}", "monster", "Hound", "monster-minion", "", "yard/hill") for at in range(5)]
    pieces.append(ScenePiece("h", "hero", "Abe", "role-leader", "other board", "yard/hill"))
    drawn = draw(yard_board(), "play", pieces=pieces).pieces
    places = {(piece.x, piece.y) for piece in drawn}
    assert (len(drawn), len(places)) == (5, 5)
    assert all(0 < x < 2 * 56 and 2 * 56 < y < 4 * 56 for x, y in places)


def test_zones_of_a_blueprint_have_doors_arrows_and_stacks():
    html = rendered("{% board board %}", board=store_board())
    assert "board-line-door" in html
    assert 'transform="rotate(90)"' in html
    assert len(re.findall(r'<use href="#\w+-stack"', html)) == 3


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_picture_that_stands_alone_needs_no_other_file(scheme):
    svg = board_svg(yard_board(), scheme)
    ElementTree.fromstring(svg)
    assert "var(" not in svg
    assert "light-dark" not in svg
    assert all(address.startswith("#") for address in re.findall(r'href="([^"]*)"', svg))


def test_a_board_of_a_draft_without_anything_is_an_empty_sheet():
    bare = replace(yard_board(), regions=(), tiles=(), tokens=(), lines=(), columns=0, rows=0)
    ElementTree.fromstring(rendered("{% board board %}", board=bare))


def test_hexes_are_drawn_by_the_same_lines():
    corners = ((0.5, 0), (1, 0.29), (1, 0.87), (0.5, 1.15), (0, 0.87), (0, 0.29))
    place = replace(yard_board().regions[2], rings=(corners,), cells=((0, 0),), name_box=Box(0, 0.29, 1, 0.58))
    board = replace(yard_board(), grid="hex", tiles=(), regions=(place,), columns=1, rows=2)
    for size in ("page", "tile", "play"):
        ElementTree.fromstring(rendered("{% board board size=size %}", board=board, size=size))
    assert "board-frame" not in rendered("{% board board %}", board=board)  # squares have letters, hexes none
    assert "contour-1" in layers_of(board, "yard/hill")


def test_an_outline_moves_inwards_by_the_same_distance_everywhere():
    corner = [(0, 0), (4, 0), (4, 2), (2, 2), (2, 4), (0, 4)]
    assert inset(corner, 0.5) == [(0.5, 0.5), (3.5, 0.5), (3.5, 1.5), (1.5, 1.5), (1.5, 3.5), (0.5, 3.5)]


def test_a_corner_is_never_rounded_beyond_half_a_side():
    assert rounded([[(0, 0), (1, 0), (1, 1), (0, 1)]], 4, 10) == "M0 2Q0 0 2 0L2 0Q4 0 4 2L4 2Q4 4 2 4L2 4Q0 4 0 2Z"


def test_a_name_of_a_megabyte_is_cut_short_at_once():
    for name in ("a " * 500_000, "a" * 1_000_000):
        assert len("".join(fit_capitals(name, 60, 19.5).lines)) < 300
