"""Markdown that people write, as HTML that can do no harm: few tags, no pictures, no script, links marked nofollow."""

import re
from functools import lru_cache

import nh3
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from markdown_it import MarkdownIt

from missions.folding import is_hidden, without_hidden

TAGS = {"p", "br", "em", "strong", "ul", "ol", "li", "blockquote", "code", "pre", "a", "h3", "h4", "hr"}
SCHEMES = {"http", "https", "mailto"}
LONGEST = 8000
MOST_LINES = 400

_parser = MarkdownIt("commonmark", {"html": False, "maxNesting": 12}).disable(["image", "html_block", "html_inline"])
_SPOILER = re.compile(r"\|\|([^|\n]+)\|\|")
_OPEN, _SHUT = "\ue000", "\ue001"  # private letters: no text has them once it is cleaned
_MARKED = re.compile(f"{_OPEN}([^{_OPEN}{_SHUT}]*){_SHUT}")
_TAG = re.compile(r"<[^>]*>")


def render(text: str) -> SafeString:
    """Markdown as safe HTML. `||text||` is a spoiler: a bar that opens on click or by the space bar."""
    return rendered(text, get_language() or "")


@lru_cache(maxsize=1000)
def rendered(text: str, language: str) -> SafeString:
    """The same text is shown to many: rendering takes half a millisecond, looking it up none."""
    cleaned = "\n".join(without_hidden(text)[:LONGEST].splitlines()[:MOST_LINES])
    html = _parser.render(_SPOILER.sub(rf"{_OPEN}\1{_SHUT}", cleaned))
    html = re.sub(r"<(/?)h1>", r"<\1h3>", html)
    html = re.sub(r"<(/?)h[256]>", r"<\1h4>", html)
    html = _MARKED.sub(lambda found: _OPEN + _TAG.sub("", found[1]) + _SHUT, html)  # what is hidden is plain text
    safe = nh3.clean(html, tags=TAGS, attributes={"a": {"href"}}, url_schemes=SCHEMES, link_rel="nofollow noopener ugc")
    # Entities such as &#x202e; bring hidden characters back: they go once more, after rendering.
    safe = "".join(one for one in safe if one in (_OPEN, _SHUT) or not is_hidden(one))
    return mark_safe(with_spoilers(safe))  # noqa: S308 cleaned by nh3 just above


def with_spoilers(html: str) -> str:
    """Labels with a checkbox: they open without a script, and stay shut for screen readers until they are opened."""
    label = escape(_("spoiler: show it"))
    bar = rf'<label class="spoiler"><input type="checkbox" aria-label="{label}"><span>\1</span></label>'
    return _MARKED.sub(bar, html).replace(_OPEN, "").replace(_SHUT, "")
