"""What people write comes out as harmless HTML."""

import time
from html.parser import HTMLParser

import pytest

from missions.markdown import TAGS, render


def test_plain_markdown_is_rendered():
    html = render("# Big\n\nSome *soft* and **loud** words.\n\n- one\n- two\n\n> said")
    for piece in ("<h3>Big</h3>", "<em>soft</em>", "<strong>loud</strong>", "<li>one</li>", "<blockquote>"):
        assert piece in html


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "![x](javascript:alert(1))",
        "![x](https://evil.example/track.png)",
        "[x](javascript:alert(1))",
        "[x](data:text/html;base64,PHNjcmlwdD4=)",
        "[x](vbscript:msgbox)",
        "[x](&#106;avascript:alert(1))",
        "<svg onload=alert(1)>",
        "<iframe src=//evil.example></iframe>",
        "<a href='x' onclick='y'>z</a>",
        "<style>*{display:none}</style>",
        "||<script>alert(1)</script>||",
        '||" autofocus onfocus="alert(1)||',
        "`<script>`",
        '[x](<https://ok.example/" onmouseover="alert(1)>)',
    ],
)
def test_no_script_comes_through(text):
    for tag, attributes in tags_of(render(text)):
        assert tag in TAGS | {"label", "input", "span"}
        assert set(attributes) <= {"href", "rel", "class", "type", "aria-label"}
        assert attributes.get("href", "https:").startswith(("https:", "http:", "mailto:"))


def tags_of(html: str) -> list[tuple[str, dict[str, str]]]:
    class Reader(HTMLParser):
        def handle_starttag(self, tag, attrs):
            self.found.append((tag, dict(attrs)))

    reader = Reader()
    reader.found = []
    reader.feed(html)
    return reader.found


def test_links_lead_out_without_our_blessing():
    assert render("[a](https://example.org)") == (
        '<p><a href="https://example.org" rel="nofollow noopener ugc">a</a></p>\n'
    )


@pytest.mark.parametrize("hidden", ["\u202e", "&#x202e;", "\u200b", "&#8203;", "\ufeff", "\u2066", "\u3164", "\x08"])
def test_hidden_and_turning_characters_are_gone(hidden):
    assert render(f"left{hidden}right") == "<p>leftright</p>\n"


def test_a_spoiler_is_a_bar_of_plain_text():
    assert "<span>the boss is Ada</span></label>" in render("We saw ||the **boss** is Ada|| run.")


def test_a_spoiler_across_other_marks_leaves_sound_html():
    html = render("**loud ||and hidden** words|| here")
    assert html.count("<strong>") == html.count("</strong>")
    assert html.count("<label") == html.count("</label>")


@pytest.mark.parametrize("text", ["> " * 3000 + "x", "[" * 5000, "*" * 7000, "- " * 2000, "|a" * 4000, "`" * 8000])
def test_texts_that_are_all_marks_take_no_time(text):
    began = time.perf_counter()
    render(text)
    assert time.perf_counter() - began < 1
