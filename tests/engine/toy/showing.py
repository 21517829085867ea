"""What pages show of a draft."""

from engine.core.answers.boards import Token, Writing
from engine.core.answers.faces import Face
from engine.core.answers.missions import (
    Graph,
    LineUp,
    MissionSummary,
    NeedGroup,
    SeatChoice,
    SetUp,
    SetUpStep,
    TeamWord,
)
from engine.core.boards.draw import Drawing, LaidTile, Place
from engine.core.drafts import listing, mapping, number, word
from engine.core.faces import FacePrinter
from engine.core.map_builder import MapBuilder
from engine.core.maps import NO_REGION, Tile, TileRegion
from engine.core.showing import Showing
from tests.engine.toy.records import ToyPack
from tests.engine.toy.vocabulary import vocabulary

SIZES = (1, 2, 3, 4)
TEAM = {
    "en": TeamWord("keeper", "keepers", "keeper", "keepers"),
    "de": TeamWord("Wärter", "Wärter", "Wärter", "Wärtern"),
    "fr": TeamWord("gardien", "gardiens", "gardien", "gardiens"),
}


def tile_of(isle):
    rows = [word(row)[:32] for row in listing(isle.data.get("cells"))[:32]]
    width = max(map(len, rows), default=0)
    spots = [mapping(one) for one in listing(isle.data.get("spots"))]
    regions = tuple(
        TileRegion(word(one.get("key")), word(one.get("id")))
        for one in spots
        if len(word(one.get("key"))) == 1 and word(one.get("id"))
    )
    return Tile(isle.id, tuple(row.ljust(width, NO_REGION) for row in rows), regions)


def places_of(draft, isle):
    return {
        f"{isle.id}/{word(one.get('id'))}": Place(draft.text(one.get("name")), path=(*isle.path, "spots", index))
        for index, one in enumerate(map(mapping, listing(isle.data.get("spots"))))
    }


def drawn(draft, isles, title, path, writing, tokens=()):
    """Isles as they lie: each with its place, turn and where the document says so."""
    builder, places, tiles = MapBuilder("hex"), {}, []
    for isle, x, y, rotation, laid in isles:
        tile = tile_of(isle)
        builder.place(tile, x, y, rotation)
        places |= places_of(draft, isle)
        cells = builder.covered(tile, x, y, rotation)
        tiles.append(
            LaidTile(isle.id, draft.text(isle.data.get("name")) or isle.id, "", cells, rotation, isle.path, laid)
        )
    lines = {"wall": "wall", "link": "link"}
    drawing = Drawing(title, places, lines, tiles, tokens, builder.overlaps, path=path, writing=writing)
    return drawing.board(builder.lay_out())


def isle_board(draft, isle):
    writing = Writing(
        "cells", (*isle.path, "cells"), places=(*isle.path, "spots"), key="key", empty=NO_REGION, most=(32, 32)
    )
    return drawn(draft, [(isle, 0, 0, 0, ())], draft.text(isle.data.get("name")), isle.path, writing)


def mission_board(draft, mission):
    isles = []
    for index, laid in enumerate(map(mapping, listing(mission.data.get("tiles"))[:12])):
        isle, rotation = draft.find("isles", laid.get("isle")), number(laid.get("rotation"))
        known = [one[0].id for one in isles]
        if isle and isle.id not in known and rotation in range(0, 360, 60):
            spot = number(laid.get("x")), number(laid.get("y"))
            isles.append((isle, *spot, rotation, (*mission.path, "tiles", index)))
    tokens = [Token("entry", "disc", "start", "", "entry", word(mission.data.get("start")), "green")]
    tokens += [
        Token("objective", "pennant", "lamp", str(index + 1), "objective", word(one), "red")
        for index, one in enumerate(listing(mission.data.get("lamps")))
    ]
    writing = Writing("tiles", (*mission.path, "tiles"), "x", "y", "rotation", "isle", "isles")
    return drawn(draft, isles, draft.text(mission.data.get("title")), mission.path, writing, tokens)


def summaries(draft):
    return tuple(
        MissionSummary(
            one.id, draft.text(one.data.get("title")) or one.id, 0, one.path, draft.text(one.data.get("briefing")),
            "", "", ("",), SIZES, TEAM[draft.lang], 2,
        )
        for one in draft.records("missions")
    )  # fmt: skip


class Faces(FacePrinter):
    vocabulary = vocabulary
    records = ToyPack
    words = {"kind keeper": ("Keeper", "Wärter", "Gardien"), "stamina": ("Stamina", "Ausdauer", "Endurance")}

    def printers(self):
        return {"keepers": self.keeper}

    def keeper(self, sketch) -> Face:
        sketch.stats.append(self.stat("stamina", "health", sketch.data.get("stamina"), ("stamina",)))
        self.prose(sketch, "story")
        return self.made(sketch, kind="keeper", tone="hero", motif="lamp")


def line_up(draft, _mission):
    people = tuple(
        SeatChoice(one.id, draft.text(one.data.get("name")) or one.id, "", "hero", one.path)
        for one in draft.records("keepers")
    )
    ids = tuple(one.id for one in people)
    return LineUp(SIZES, 2, TEAM[draft.lang].one, people, (1,) * len(SIZES), (), {size: ids[:size] for size in SIZES})


def set_up(draft, mission, team):
    keys = ("sectors", "figures", "cards", "tokens")
    steps = (SetUpStep("Isles", draft.text(mission.data.get("briefing")) or "Lay the isles.", "TOY-1"),)
    return SetUp(team, tuple(NeedGroup(key, key, ()) for key in keys), steps, ())


SHOWING = Showing(
    team_word=lambda lang: TEAM.get(lang, TEAM["en"]),
    missions=summaries,
    campaigns=lambda _draft: (),
    mission=lambda draft, id_: draft.find("missions", id_),
    boards_of=lambda draft, mission: (mission_board(draft, mission),),
    set_up_of=set_up,
    line_up_of=line_up,
    graph_of=lambda _draft, _mission: Graph((), ()),
    printer=Faces,
    card_rules={},
    single_boards={"isles": isle_board},
    flows={},
    numbers=(),
    sketch=lambda base, _starter, _numbers: base,
)
