"""A board as a picture of its own, for print, link previews and thumbnails: colours and symbols are inside."""

import re
from functools import cache
from pathlib import Path
from typing import Any, Literal

from django.conf import settings
from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from missions.pictures.boards.drawing import draw
from missions.pictures.boards.tokens import lone_mark

Scheme = Literal["light", "dark", "auto"]


def board_svg(board: Any, scheme: Scheme = "light", size: str = "print", *, with_spoilers: bool = True) -> str:
    """The drawing as a whole SVG file; 'auto' follows the page that shows it, and is understood by browsers only."""
    drawing = draw(board, size, with_spoilers=with_spoilers)
    symbols = _symbols()
    return render_to_string(
        "board/board.html",
        {
            "drawing": drawing,
            "label": board.title,
            "sprite": "",
            "style": _style(scheme),
            "symbols": [symbols[name] for name in drawing.symbols if name in symbols],
        },
    )


def token_svg(token: Any, scheme: Scheme = "light") -> str:
    """One token by itself, to be cut out."""
    mark = lone_mark(token)
    symbols = _symbols()
    return render_to_string(
        "board/token.html",
        {
            "mark": mark,
            "uid": "t",
            "sprite": "",
            "style": _style(scheme),
            "symbols": [symbols[mark.icon]] if mark.icon in symbols else [],
        },
    )


@cache
def _style(scheme: Scheme) -> SafeString:
    """The rules of board.css with the scheme's colours filled in, or with both to choose from."""
    rules = _read("css/board.css").split("@layer components {", 1)[1].rsplit("}", 1)[0]
    rules = re.sub(r"/\*.*?\*/", "", rules, flags=re.DOTALL)
    if scheme == "auto":
        used = set(re.findall(r"var\((--[\w-]+)\)", rules))
        day, night = (_variables(_colours(name), used) for name in ("light", "dark"))
        rules = f".board {{{day}}} @media (prefers-color-scheme: dark) {{.board {{{night}}}}} {rules}"
    else:
        rules = re.sub(r"var\((--[\w-]+)\)", lambda found: _colours(scheme)[found[1]], rules)
    rules = re.sub(r"\s+", " ", rules)
    return mark_safe(f"<style>{rules}</style>")  # noqa: S308 - our own stylesheet


def _variables(colours: dict[str, str], used: set[str]) -> str:
    return "".join(f"{name}: {colours[name]};" for name in sorted(used))


@cache
def _colours(scheme: Scheme) -> dict[str, str]:
    pairs = re.findall(r"(--[\w-]+): light-dark\((#\w+), (#\w+)\)", _read("css/tokens.css"))
    return {name: day if scheme == "light" else night for name, day, night in pairs}


@cache
def _symbols() -> dict[str, SafeString]:
    """The sprite's symbols by name."""
    found = re.findall(r'(<symbol id="([\w-]+)".*?</symbol>)', _read("icons/sprite.svg"))
    return {name: mark_safe(symbol) for symbol, name in found}  # noqa: S308 - our own file


def _read(path: str) -> str:
    return (Path(settings.BASE_DIR) / "static" / path).read_text(encoding="utf-8")
