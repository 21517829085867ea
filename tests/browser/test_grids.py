"""What the painter's tools do on a grid holds on every grid: on squares, and on hexagons, which no game has yet."""

from base64 import b64encode
from pathlib import Path

import pytest

HERE = Path(__file__).parent
GEOMETRY = HERE.parents[1] / "static/js/missions/editor/canvas/geometry.js"
LAWS = HERE / "grid_laws.js"
ONE_WAY = "{ ...module.square, sides: ([x, y]) => [[x + 1, y], [x + 1, y], [x, y + 1], [x - 1, y]] }"


def broken_laws(browser, entry):
    """Laws that a grid breaks; both files are modules without imports, so a blank page can load them."""
    geometry, laws = (f"data:text/javascript;base64,{b64encode(one.read_bytes()).decode()}" for one in (GEOMETRY, LAWS))
    page = browser.new_page()
    broken = page.evaluate(f"""async () => {{
      const [module, laws] = [await import("{geometry}"), await import("{laws}")];
      return laws.brokenLaws(module, {entry});
    }}""")
    page.close()
    return broken


@pytest.mark.parametrize("entry", ["module.square", "laws.hex(module)"], ids=["square", "hex"])
def test_every_tool_of_the_painter_holds_on_a_grid(browser, entry):
    assert broken_laws(browser, entry) == []


def test_the_laws_see_neighbours_that_are_so_in_one_direction_only(browser):
    assert "neighbours are neighbours both ways" in [law for law, *_about in broken_laws(browser, ONE_WAY)]
