"""The German and French texts. The compiled files are kept with the sources: a newcomer's machine has no gettext."""

import ast
import gettext
import re
from pathlib import Path

import pytest

LOCALE = Path(__file__).resolve().parents[2] / "locale"
ENTRY = re.compile(r'^msgid ((?:".*"\n)+)msgstr ((?:".*"\n)+)', re.MULTILINE)


def unquoted(lines: str) -> str:
    return "".join(ast.literal_eval(line) for line in lines.splitlines())


def texts_of(language: str) -> dict[str, str]:
    source = (LOCALE / language / "LC_MESSAGES/django.po").read_text(encoding="utf-8")
    entries = [block for block in source.split("\n\n")[1:] if "#, fuzzy" not in block and not block.startswith("#~")]
    found = (ENTRY.search(block.strip() + "\n") for block in entries if "msgctxt" not in block)
    return {unquoted(entry[1]): unquoted(entry[2]) for entry in found if entry}


@pytest.mark.parametrize("language", ["de", "fr"])
def test_what_people_read_is_what_the_translator_wrote(language):
    with (LOCALE / language / "LC_MESSAGES/django.mo").open("rb") as compiled:
        catalogue = gettext.GNUTranslations(compiled)
    texts = {text: translated for text, translated in texts_of(language).items() if translated}
    assert len(texts) > 100
    stale = [text for text, translated in texts.items() if catalogue.gettext(text) != translated]
    assert stale == [], "compile them: manage.py compilemessages --ignore .venv"


@pytest.mark.parametrize("language", ["de", "fr"])
def test_placeholders_and_tags_survive_translation(language):
    def parts(text):
        return sorted(re.findall(r"%\(\w+\)s|</?\w+[^>]*>", text))

    wrong = [text for text, translated in texts_of(language).items() if translated and parts(text) != parts(translated)]
    assert wrong == []


@pytest.mark.django_db
@pytest.mark.parametrize(("language", "words"), [("de", "Zeichne die Mission."), ("fr", "Dessinez la mission.")])
def test_the_front_page_speaks_the_language(client, language, words):
    assert words in client.get("/", headers={"Accept-Language": language}).content.decode()
