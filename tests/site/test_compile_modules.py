from scripts.compile_modules import with_final_constants

SOURCE = '''"""Words."""
BRAWL, BULLETS = range(2)
(
    MOVE,
    ATTACK,
) = range(len(WORDS), len(WORDS) + 2)
MOST = 3 * 4  # of something
WORDS = ("a", "b", "c")
left, right = range(2)
PAIR, OTHER = (1, 2), ()
ODDS = (0.5, 0.25)
NONE: tuple[int, ...] = ()  # of them
RULES: dict[str, int] = {
    "a": 1,
}
SIDES: Final = 6
CHANCES: tuple[float, ...] = (0.5,)
MOVED = event(
    "moved",
)
'''


def test_constants_are_marked_and_every_line_stays_where_it_was():
    names = {"BRAWL": 0, "BULLETS": 1, "MOVE": 3, "ATTACK": 4, "PAIR": (1, 2), "OTHER": ()}
    names |= {"MOST": 12, "WORDS": ("a", "b", "c"), "ODDS": (0.5, 0.25)}
    names |= {"NONE": (), "RULES": {"a": 1}, "SIDES": 6, "CHANCES": (0.5,), "MOVED": 7}
    marked = with_final_constants(SOURCE, names)
    assert marked.split("\n") == [
        '"""Words."""',
        "from typing import Final; BRAWL: Final = 0; BULLETS: Final = 1",
        "from typing import Final; MOVE: Final = 3; ATTACK: Final = 4",
        "",
        "",
        "",
        "from typing import Final; MOST: Final = 3 * 4  # of something",
        'from typing import Final; WORDS: Final = ("a", "b", "c")',
        "left, right = range(2)",
        "PAIR, OTHER = (1, 2), ()",
        "ODDS = (0.5, 0.25)",  # mypyc would read it as unset
        "from typing import Final; NONE: Final[tuple[int, ...]] = ()  # of them",
        "from typing import Final; RULES: Final[dict[str, int]] = {",
        '    "a": 1,',
        "}",
        "SIDES: Final = 6",
        "CHANCES: tuple[float, ...] = (0.5,)",
        "from typing import Final; MOVED: Final = 7; event(",
        '    "moved",',
        ")",
        "",
    ]
