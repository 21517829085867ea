"""Nothing on screen is without its German and French."""

import ast
import gettext
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.utils.translation.template import templatize

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("accounts", "campaigns", "fireteam_site", "missions", "playtests")
# How many leading arguments are texts, and whether the first of them is a context.
MARKS = {
    "_": (1, False),
    "gettext": (1, False),
    "gettext_lazy": (1, False),
    "gettext_noop": (1, False),
    "ngettext": (2, False),
    "ngettext_lazy": (2, False),
    "pgettext": (2, True),
    "pgettext_lazy": (2, True),
    "npgettext": (3, True),
}
IN_TEMPLATE = re.compile(
    r"\b(_|gettext|ngettext|pgettext|npgettext)(\((?:[^'\"()]|'(?:\\.|[^'\\])*'|\"(?:\\.|[^\"\\])*\")*\))"
)


def keys_in(source: str) -> Iterator[str]:
    """As a catalogue files them: the singular, with its context before it."""
    for call in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)):
        mark = MARKS.get(call.func.id) if isinstance(call.func, ast.Name) else None
        texts = [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        if mark and len(texts) >= mark[0]:
            yield "\x04".join(texts[:2]) if mark[1] else texts[0]


def keys_in_template(source: str) -> Iterator[str]:
    for mark, arguments in IN_TEMPLATE.findall(templatize(source)):
        yield from keys_in(f"{mark}{arguments}")


def all_keys() -> dict[str, str]:
    found: dict[str, str] = {}
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            found |= dict.fromkeys(keys_in(path.read_text(encoding="utf-8")), str(path.relative_to(ROOT)))
    for path in sorted((ROOT / "templates").rglob("*.*")):
        found |= dict.fromkeys(keys_in_template(path.read_text(encoding="utf-8")), str(path.relative_to(ROOT)))
    return found


def catalogue_of(language: str) -> dict[str | tuple[str, int], str]:
    with (ROOT / "locale" / language / "LC_MESSAGES/django.mo").open("rb") as compiled:
        return gettext.GNUTranslations(compiled)._catalog  # gettext() cannot tell 'the same word' from 'none'


def test_texts_are_found_in_both_kinds_of_source():
    assert list(keys_in('_("a" "b"); ngettext("one", "many", n); pgettext("game", "map"); _(name)')) == [
        "ab",
        "one",
        "game\x04map",
    ]
    counted = "{% blocktranslate count n=n %}{{ n }} card{% plural %}cards{% endblocktranslate %}"
    assert list(keys_in_template('{% translate "95 % sure" %}' + counted)) == ["95 %% sure", "%(n)s card"]


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_text_is_translated(language):
    catalogue = catalogue_of(language)
    missing = {key: path for key, path in all_keys().items() if key not in catalogue and (key, 0) not in catalogue}
    assert missing == {}
