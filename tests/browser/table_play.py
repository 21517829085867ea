"""People at a table, each with a browser of their own: whoever is asked takes the last thing that is offered."""

import contextlib
import io
import json

from playwright.sync_api import Page, TimeoutError

from engine.cli import main as command_line
from playtests.models import Table

TRY_AGAIN = 3_000
MINE = "[data-table][data-mine]"
MOVED = "before => Number(document.querySelector('[data-table]').dataset.revision) !== before"


def is_asked(page: Page) -> bool:
    return page.locator(f"{MINE} [data-option]").count() > 0


def is_over(page: Page) -> bool:
    return page.locator(".table-prompt.is-over").count() > 0


def revision_of(page: Page) -> int:
    return int(page.locator("[data-table]").get_attribute("data-revision"))


def take_last(page: Page, key: str = "ArrowUp") -> None:
    """By key: arrow up goes to the end of the list, Enter does it. If somebody else was first, it is tried anew."""
    before = revision_of(page)
    for _ in range(30):
        if not is_asked(page) or revision_of(page) != before:
            return
        page.locator("[data-prompt]").focus()
        page.keyboard.press(key)
        page.keyboard.press("Enter")
        with contextlib.suppress(TimeoutError):  # somebody's move came in between: what was selected is gone
            page.wait_for_function(MOVED, arg=before, timeout=TRY_AGAIN)
            return
    raise AssertionError("the move was not taken")


def play_on(pages: list[Page], moves: int) -> int:
    """So many moves, or until the game is over; says how many were made."""
    made = waited = 0
    while made < moves and not any(is_over(page) for page in pages):
        asked = next((page for page in pages if is_asked(page)), None)
        if asked:
            take_last(asked)
            made, waited = made + 1, 0
        else:
            pages[0].wait_for_timeout(100)
            waited += 1
            assert waited < 600, "nobody is asked"
    return made


def told_on_the_command_line(table: Table, record: bytes, folder) -> dict:
    """The record of a table, replayed with the engine's own command."""
    files = folder / "record.json", folder / "pack.json"
    files[0].write_bytes(record)
    files[1].write_text(json.dumps(table.document.document))
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        assert command_line(["replay", str(files[0]), "--pack", str(files[1]), "--json"]) == 0
    return json.loads(printed.getvalue())
