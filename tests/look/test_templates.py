"""What templates and stylesheets promise each other."""

import re
from pathlib import Path

import pytest

from fireteam_site.pages import icon_names
from missions.pictures.boards import grounds
from missions.pictures.boards.sizes import SIZES

ROOT = Path(__file__).resolve().parents[2]
TEMPLATES = sorted((ROOT / "templates").rglob("*.html"))
SERVED = [path for path in TEMPLATES if path.name != "standalone.html"]  # a file that people keep needs its own style
STYLES = sorted((ROOT / "static/css").glob("*.css"))

LAYERS = [layer for layers in (*grounds.LAYERS.values(), grounds.WALLS, grounds.OPEN_GROUND) for layer in layers]
BUILT_FOR_BOARDS = {
    *(f"board-{layer.css}" for layer in LAYERS),
    "board-sandbags-indoor",
    *(f"ground-{ground}" for ground in (*grounds.GROUNDS, "open", "deep")),
    *(f"ground-{grounds.zone(kind)}" for kind in ("", *grounds.ZONES)),
    *(f"board-of-{size}" for size in (*SIZES, "terrain", "blueprint")),
    *(f"board-line-{kind}" for kind in ("wall", "door", "link", "other")),
    *(f"board-tone-{tone}" for tone in ("green", "blue", "red", "ochre", "yellow")),
    *(f"board-{part}-{step}" for part in ("heat", "on-heat") for step in range(6)),
    *(f"board-piece-{shape}" for shape in ("monster", "ring", "token")),
    *(f"is-{state}" for state in ("knocked-down", "searched", "acting", "lit", "chosen")),
}


def test_every_icon_that_a_template_names_is_in_the_sprite():
    named = {
        name
        for path in TEMPLATES
        for name in re.findall(r"""{% icon "([\w-]+)"|{{ sprite }}#([\w-]+)""", path.read_text())
        for name in name
        if name
    }
    assert named
    assert named <= set(icon_names())


@pytest.mark.parametrize("path", SERVED, ids=lambda path: str(path.relative_to(ROOT / "templates")))
def test_nothing_is_inline_that_the_content_security_policy_would_refuse(path):
    html = re.sub(r"{%.*?%}", "", path.read_text())  # 'with one=…' is no handler
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:|hx-on", html)
    assert not re.search(r"<script(?![^>]*\ssrc=)", html)


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.name)
def test_styles_use_no_colour_variable_that_does_not_exist(path):
    known = set(re.findall(r"(--[\w-]+):", "".join(sheet.read_text() for sheet in STYLES)))
    assert set(re.findall(r"var\((--[\w-]+)", path.read_text())) <= known


def test_no_style_is_dead():
    """Every class in our stylesheets is used by a template, a script or the tags that write HTML."""
    sources = [("templates", "*.html"), ("static/js", "*.js")]
    sources += [(app, "templatetags/*.py") for app in ("fireteam_site", "missions", "playtests", "campaigns")]
    used = "".join(path.read_text() for folder, pattern in sources for path in (ROOT / folder).rglob(pattern))
    set_elsewhere = {"errorlist", "nonfield", "helptext", "htmx-request"}  # by Django and htmx
    classes = {name for sheet in STYLES for name in re.findall(r"\.([a-z][\w-]*)(?=[^{};]*{)", sheet.read_text())}
    built = {f"is-{tone}" for tone in ("good", "bad", "warn")} | {"icon-lg"} | BUILT_FOR_BOARDS
    begun = tuple(set(re.findall(r"(?<![\w-])([a-z][\w-]*-)(?:{{|{%|\${)", used)))  # 'depth-{{ row.depth }}'
    dead = {
        name
        for name in classes - set_elsewhere - built
        if not name.startswith(begun) and not re.search(rf"(?<![\w-]){name}(?![\w-])", used)
    }
    assert dead == set()
