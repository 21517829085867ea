"""The guide: a Markdown file a language, shown section by section. Its words are ours, so it may hold pictures."""

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from django.templatetags.static import static
from django.utils.safestring import SafeString, mark_safe
from django.utils.text import slugify
from markdown_it import MarkdownIt

FOLDER = Path(__file__).parent
SCRIPT = FOLDER / "mission_in_git.py"

_parser = MarkdownIt("commonmark").enable("table")


@dataclass(frozen=True)
class Section:
    key: str
    title: str
    html: SafeString


def languages() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.md"))


@lru_cache(maxsize=8)
def sections(language: str) -> list[Section]:
    """The guide in that language, or in English."""
    known = language if language in languages() else "en"
    text = (FOLDER / f"{known}.md").read_text(encoding="utf-8").replace("{{ script }}", SCRIPT.read_text("utf-8"))
    english = titles((FOLDER / "en.md").read_text(encoding="utf-8"))
    parts = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    return [
        Section(slugify(key), part.partition("\n")[0], html_of(part.partition("\n")[2]))
        for key, part in zip(english, parts, strict=True)  # the same address in every language
    ]


def titles(text: str) -> list[str]:
    return re.findall(r"^## (.+)$", text, flags=re.MULTILINE)


def html_of(text: str) -> SafeString:
    html = _parser.render(text).replace("<pre>", '<pre tabindex="0">')  # it scrolls: by keyboard, too
    html = re.sub(r'src="guide/([\w.-]+)"', lambda found: f'src="{static(f"guide/{found[1]}")}" loading="lazy"', html)
    return mark_safe(html)  # noqa: S308 our own words, from files beside this one
