"""A small board with one of everything, for tests of drawings."""

from engine.core.answers.boards import Board, Box, Line, Region, Tag, Tile, Token

TAGS = {
    "cover": Tag("cover", "Cover", "terrain-cover", "cover"),
    "elevated": Tag("elevated", "Elevated", "terrain-elevated", "elevated"),
    "difficult": Tag("difficult", "Difficult", "terrain-difficult", "difficult"),
    "impassable": Tag("impassable", "Impassable", "terrain-impassable", "impassable"),
    "indoor": Tag("indoor", "Indoors", "", "indoor"),
    "water": Tag("water", "Water", "", "water"),
    "haunted": Tag("haunted", "Haunted", "", ""),
}
# id, name, left, top, width, height, tags
PLACES = [
    ("yard/jetty", "Jetty", 0, 0, 3, 2, ("water",)),
    ("yard/shed", "Old Fuel Shed", 3, 0, 1, 2, ("indoor", "cover")),
    ("yard/hill", "Lookout", 0, 2, 2, 2, ("elevated",)),
    ("yard/pool", "Deep Pool", 2, 2, 1, 2, ("water", "impassable")),
    ("yard/reeds", "Reeds & <Mud>", 3, 2, 1, 2, ("difficult", "haunted")),
]
NEIGHBOURS = {
    "yard/jetty": ("yard/shed", "yard/hill", "yard/pool", "yard/reeds"),
    "yard/shed": ("yard/jetty", "yard/pool", "yard/reeds"),
    "yard/hill": ("yard/jetty", "yard/pool"),
    "yard/pool": ("yard/jetty", "yard/shed", "yard/hill", "yard/reeds"),
    "yard/reeds": ("yard/jetty", "yard/shed", "yard/pool"),
}


def region(id_: str, name: str, x: int, y: int, width: int, height: int, tags: tuple[str, ...]) -> Region:
    return Region(
        id=id_,
        name=name,
        tile="yard",
        cells=tuple((x + dx, y + dy) for dy in range(height) for dx in range(width)),
        rings=(((x, y), (x + width, y), (x + width, y + height), (x, y + height)),),
        name_box=Box(x, y, width, height),
        reference=f"{'ABCD'[x + (width - 1) // 2]}{y + (height - 1) // 2 + 1}",
        tags=tuple(TAGS[tag] for tag in tags),
        neighbours=NEIGHBOURS[id_],
    )


def yard_board() -> Board:
    """Four by four cells, one sector, every terrain, every shape of token."""
    return Board(
        key="",
        title="The Yard",
        style="terrain",
        grid="square",
        columns=4,
        rows=4,
        tiles=(Tile("yard", "Yard", "front", 0, 0, 0, ((0, 0), (4, 0), (4, 4), (0, 4))),),
        regions=tuple(region(*place) for place in PLACES),
        lines=(Line("wall", "Wall", (3, 0), (3, 1), ("yard/jetty", "yard/shed")),),
        tokens=(
            Token("exit", "disc", "Exit", "", "exit", "yard/jetty", "blue"),
            Token("spawn", "diamond", "Spawn point", "1", "", "yard/shed", "black"),
            Token("objective", "pennant", "Place of an objective", "2", "", "yard/hill", "red"),
            Token("boss", "disc", "Boss", "", "monster-boss", "yard/reeds", "red", is_spoiler=True),
        ),
    )


def store_board() -> Board:
    """Two zones of a blueprint with a door between them."""
    zones = [("a1", "infiltration", 0), ("b1", "threat", 1)]
    return Board(
        key="store",
        title="Store",
        style="blueprint",
        grid="square",
        columns=2,
        rows=1,
        tiles=(),
        regions=tuple(
            Region(
                id=id_,
                name=id_,
                tile="",
                cells=((x, 0),),
                rings=(((x, 0), (x + 1, 0), (x + 1, 1), (x, 1)),),
                name_box=Box(x, 0, 1, 1),
                reference=id_.upper(),
                tags=(),
                neighbours=(zones[1 - x][0],),
                kind=kind,
            )
            for id_, kind, x in zones
        ),
        lines=(Line("door", "Door", (1, 0.35), (1, 0.65), ("a1", "b1")),),
        tokens=(
            Token("infiltration", "arrow", "Way in", "", "", "a1", "green", turn=1),
            Token("threat", "stack", "Threat cards", "3", "terrorist", "b1", "black"),
        ),
    )
