"""Cards by Typst: every kind, any text, three languages."""

import io
import re
from xml.etree import ElementTree

import pytest
from PIL import Image

from missions.pictures.art.drawing import Window, motif_names, placeholder
from missions.pictures.art.tones import COLOURS, mixed, tones_of
from missions.pictures.cards import card_parts, card_pdf, card_png, card_svg, face_data, is_cut_short
from missions.pictures.cards.data import BACKS, SYMBOLS, marked
from missions.pictures.sprite import drawings

KINDS = [*SYMBOLS, "action", "upgrade", "focus", "monster", "something-new"]


def stat(slot: str, value: str = "", *, icon: str = "", label: str = "", values=(), tone: str = "") -> dict:
    return {
        "slot": slot,
        "icon": icon,
        "label": label,
        "value": value,
        "values": list(values),
        "tone": tone,
        "path": [],
    }


def block(role: str, text: str, *, label: str = "", title: str = "", icon: str = "", stats=(), own=False) -> dict:
    return {
        "role": role, "label": label, "text": text, "title": title, "icon": icon, "stats": list(stats), "own": own,
        "stale": False, "path": [],
    }  # fmt: skip


def face(kind: str = "event", **parts) -> dict:
    usual = {
        "collection": "cards", "id": "a-card", "kind": kind, "kind_label": "Card", "title": "A Card", "subtitle": "",
        "tone": "marksman", "motif": "bullets", "stats": [], "blocks": [block("rules", "Draw 2 cards.")],
        "footer": "Starter Box · Card", "set_mark": "Starter Box", "back": "recon", "back_label": "Recon deck",
        "copies": 1, "landscape": kind == "location", "missing": [],
    }  # fmt: skip
    return usual | parts


def words_of(pdf: bytes) -> str:
    import pypdfium2

    page = pypdfium2.PdfDocument(pdf)[0].get_textpage()
    return re.sub(r"\s+", " ", page.get_text_range())


@pytest.mark.parametrize("design", ["dossier", "spare"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_card_can_be_drawn_and_shows_its_words(kind, design):
    words = words_of(card_pdf(face_data(face(kind), "en"), design))
    assert "A CARD" in words
    if kind not in ("location",):
        assert "Draw 2 cards." in words


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_of_a_draft_that_has_nothing_yet_can_be_drawn(kind):
    bare = face(kind, title="", blocks=[], footer="", kind_label="", motif="", tone="", back="", back_label="")
    ElementTree.fromstring(card_svg(face_data(bare, "en")))


def test_what_people_write_is_never_markup():
    trick = "#panic() *bold* $x$ &amp; <b> // \\u{41}"
    words = words_of(card_pdf(face_data(face(title=trick, blocks=[block("rules", trick)]), "en")))
    assert trick in words
    assert trick.upper() in words


def test_long_rules_shrink_and_only_a_novel_is_cut():
    rules = "The searcher chooses one: they draw 3 cards and advance the threat marker, or they look at the deck. "
    assert not is_cut_short(face_data(face("event", blocks=[block("rules", rules * 4)]), "de"))
    assert is_cut_short(face_data(face("event", blocks=[block("rules", rules * 60)]), "de"))


def test_the_story_goes_before_the_rules_are_cut():
    long = face("event", blocks=[block("story", "Once upon a time. " * 20), block("rules", "Draw a card now. " * 55)])
    words = words_of(card_pdf(face_data(long, "en")))
    assert "Once upon" not in words
    assert words.count("Draw a card") > 30


def test_an_endless_title_stays_inside_its_band():
    page = card_png(face_data(face("action", title="Donaudampfschifffahrtsgesellschaft " * 3), "de"))
    picture = Image.open(io.BytesIO(page)).convert("RGB")
    paper = picture.getpixel((8, 80))
    assert all(picture.getpixel((x, 80)) == paper for x in (8, 18, 726, 736))


@pytest.mark.parametrize(
    ("kind", "stats", "beside"),
    [("terrorist", [stat("level", "III", label="Level")], 47.6), ("upgrade", [], 46.2), ("bomb", [], 50.6)],
)
def test_a_title_ends_before_what_stands_beside_it(kind, stats, beside):
    drawn = face_data(face(kind, title="Chef des transmissions", stats=stats), "fr")
    title = next(one for one in card_parts(drawn) if one.path == ("*",))
    assert title.x + title.width < beside


def test_who_somebody_is_stands_there_whole():
    told = face_data(face("specialist", subtitle="Spezialist für alte Schriften"), "de")
    assert "Spezialist für alte Schriften" in words_of(card_pdf(told))


def test_a_name_of_a_megabyte_takes_no_more_memory_than_a_long_one():
    """It once took ten gigabytes."""
    long = face_data(face("hero", title="A" * 1_000_000, subtitle="b " * 200_000, footer="c" * 100_000), "en")
    assert len(card_svg(long)) < 300_000
    novel = face_data(face(blocks=[block("rules", "Draw a card. " * 100_000)]), "en")
    assert is_cut_short(novel)
    assert len(card_svg(novel)) < 2_000_000


def test_a_short_word_is_no_number():
    """In the spare design numbers are large; 'Boss' and 'Tir' are words and say so in small capitals."""
    told = face_data(face("monster", stats=[stat("class", "Boss", icon="monster-boss"), stat("health", "5")]), "en")
    words = words_of(card_pdf(told, "spare"))
    assert "BOSS" in words


def test_a_symbol_stands_before_whole_words_only():
    symbols = [["tir", "bullets"]]
    whole, part = (
        card_svg(face_data(face(blocks=[block("rules", words)], symbols=symbols), "fr"))
        for words in ("Une attaque de tir.", "Retirez une carte.")
    )
    plain = card_svg(face_data(face(blocks=[block("rules", "Retirez une carte.")]), "fr"))
    assert part.count("<image") == plain.count("<image")
    assert whole.count("<image") == plain.count("<image") + 1


def test_an_authors_own_wording_is_marked():
    plain, own = (card_svg(face_data(face(blocks=[block("rules", "Run.", own=own)]), "en")) for own in (False, True))
    assert "#744a00" not in plain
    assert "#744a00" in own


def test_symbols_stand_before_the_words_they_belong_to():
    said = face("twist", blocks=[block("rules", "You attack with Bullets.")])
    bare = card_svg(face_data(said, "en"))
    marked = card_svg(face_data(said | {"symbols": [["Bullets", "bullets"]]}, "en"))
    assert marked.count("<image") == bare.count("<image") + 1


def test_values_by_level_stand_in_three_columns():
    bomb = face("bomb", blocks=[], stats=[stat("explodes", values=("−1", "−2", "−3"), label="explodes", tone="bad")])
    words = words_of(card_pdf(face_data(bomb, "en")))
    assert re.search(r"I ?II ?III", words)
    assert all(value in words for value in ("−1", "−2", "−3"))


@pytest.mark.parametrize("rows", [0, 5])
def test_a_figure_stands_whole_however_much_room_the_values_leave(rows):
    """The bomb's clock is as high as it is wide. The picture ends at the line that goes all across the card."""
    values = [stat(f"row-{number}", label="Row", values=("1", "2", "3")) for number in range(rows)]
    drawn = face_data(face("something-new", motif="bomb", tone="bomb", stats=values, blocks=[]), "en")
    picture = Image.open(io.BytesIO(card_png(drawn))).convert("RGB")
    left, right, top = (round(at / 25.4 * 300) for at in (21.5, 41.5, 13.2))
    inside = (round(4 / 25.4 * 300), round(59 / 25.4 * 300))
    ends = next(y for y in range(top, 1000) if is_of(picture.crop((inside[0], y, inside[1], y + 1)), (34, 36, 28)))
    blue = picture.crop((left, top, right, ends)).getchannel("B")  # of the paper: rays have less
    x, y, across, down = blue.point(lambda light: 255 * (light >= 225)).getbbox()
    assert across - x > 40
    assert abs((across - x) - (down - y)) <= 3


def is_of(line: Image.Image, colour: tuple[int, int, int]) -> bool:
    return line.getcolors() == [(line.width, colour)]


def test_a_print_is_poker_size_and_has_its_bleed():
    assert Image.open(io.BytesIO(card_png(face_data(face(), "en")))).size == (744, 1039)
    import pypdfium2

    width, height = pypdfium2.PdfDocument(card_pdf(face_data(face(), "en"), bleed=1.5))[0].get_size()
    assert (round(width / 72 * 25.4, 1), round(height / 72 * 25.4, 1)) == (66.0, 91.0)


def test_a_picture_for_pages_needs_no_other_file():
    svg = card_svg(face_data(face("monster", motif="wolf"), "en"))
    assert set(re.findall(r'href="(?!#|data:)([^"]*)"', svg)) == set()


def test_the_same_record_always_has_the_same_drawing_and_another_record_another():
    window = Window(579, 390)
    one, again, other = (placeholder("wolf", "monster", key, window) for key in ("a", "a", "b"))
    assert one == again
    assert one != other


@pytest.mark.parametrize("motif", [*motif_names(), "no-such-motif", "../secret"])
def test_every_motif_is_a_sound_drawing(motif):
    drawn = ElementTree.fromstring(placeholder(motif, "marksman", "key", Window(579, 390)))
    assert len(list(drawn.iter())) > 5


def test_tones_go_from_black_to_paper():
    assert tones_of("leader")["c"] == "#1d4d78"
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"
    assert tones_of("no such tone") == tones_of("action")


def test_every_symbol_of_a_kind_or_a_deck_is_in_the_sprite():
    assert {*SYMBOLS.values(), *(symbol for _tone, symbol in BACKS.values())} <= set(drawings())
    assert {tone for tone, _symbol in BACKS.values()} <= set(COLOURS)


@pytest.mark.parametrize(
    ("label", "above", "below"),
    [
        ("Action deck · Marksman", "Marksman", "Action deck"),
        ("Threats, level II", "level II", "Threats"),
        ("Objectives: Bombs", "Bombs", "Objectives"),
        ("Recon deck", "Recon deck", ""),
    ],
)
def test_a_back_names_its_deck(label, above, below):
    back = face_data(face(back_label=label), "en")["back_face"]
    assert (back["title"], back["subtitle"]) == (above, below)
    ElementTree.fromstring(card_svg(face_data(face(back_label=label), "en"), side="back"))


def test_parts_of_a_card_are_found_on_its_picture_where_they_are_printed():
    parts = [{**stat("strength", "4"), "path": ["attack", "strength"]}]
    blocks = [
        {**block("tactical", "Draw two cards."), "path": ["lower"]},
        {**block("rules", "Lose one."), "path": ["effects"]},
    ]
    found = {one.path: one for one in card_parts(face_data(face("action", stats=parts, blocks=blocks), "en"))}
    assert set(found) == {("*",), ("attack", "strength"), ("lower",), ("effects",)}
    assert found["*",].y < found["attack", "strength"].y < found["lower",].y < found["effects",].y
    assert all(one.x > 0 and one.x + one.width <= 63 and one.y + one.height <= 88 for one in found.values())
    assert found["lower",].y + found["lower",].height <= found["effects",].y


def test_the_first_passage_that_is_meant_is_marked():
    blocks = [{"text": "Nothing here."}, {"text": "If so, DRAW 2 cards; then rest."}, {"text": "Draw 2 cards."}]
    found = marked(blocks, "draw 2 cards")
    assert [one.get("marked") for one in found] == [None, ["If so, ", "DRAW 2 cards", "; then rest."], None]
    assert marked(blocks, "no such words") == blocks
