"""The rules reference, and rule IDs that say their sentence."""

import re

import pytest
from django.template import Context, Template
from django.urls import reverse
from django.utils import translation
from django.utils.html import escape
from django.utils.safestring import mark_safe

from engine import rules
from missions import games
from missions.rules import chapters, sentence_of


def ruled(text):
    return Template("{% load rules %}{% ruled text %}").render(Context({"text": text}))


@pytest.mark.django_db
@pytest.mark.parametrize("ruleset", ["fireteam-zero", "countdown"])
def test_every_rule_stands_on_the_page_and_has_its_address(client, ruleset):
    page = client.get(reverse("rules:ruleset", args=[ruleset])).content.decode()
    for one in rules(ruleset, "en"):
        assert f'id="{one.id}"' in page
    last = rules(ruleset, "en")[-1]
    assert last.id in client.get(reverse("rules:rule", args=[ruleset, last.id])).content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("address", ["/rules/chess/", "/rules/countdown/CD-99.99/", "/rules/countdown/FZ-1.24/"])
def test_what_no_catalogue_has_is_not_there(client, address):
    assert client.get(address).status_code == 404


@pytest.mark.django_db
def test_how_one_plays_comes_first_and_the_rest_is_folded_until_it_is_searched(client):
    found = client.get("/rules/fireteam-zero/").context["parts"]
    opened = {part.key: part.is_open for part in found}
    assert opened == {"rules": True, "making": False, "material": False, "gaps": False}
    assert next(iter(opened)) == "rules"
    searched = client.get("/rules/fireteam-zero/", {"q": "FZ-L.01"}).context["parts"]
    assert [(part.key, part.is_open) for part in searched] == [("making", True)]


def test_a_search_finds_words_and_numbers():
    assert [one.id for chapter in chapters("fireteam-zero", "en", "FZ-1.24") for one in chapter.rules] == ["FZ-1.24"]
    found = [one for chapter in chapters("countdown", "en", "bomb DEFUSE") for one in chapter.rules]
    assert found
    assert all("bomb" in f"{one.chapter} {one.text}".lower() for one in found)


def test_every_rule_of_every_game_is_found_by_its_number():
    for ruleset in games.titles():
        for one in rules(ruleset, "en"):
            assert sentence_of(one.id, "en") == (ruleset, one)


def test_a_rules_number_says_its_sentence_and_leads_to_it():
    html = Template('{% load rules %}{% rule "FZ-1.24" %}{% rule "FZ-1.24" %}').render(Context())
    assert sentence_of("FZ-1.24", "en")[1].text in html
    assert html.count('id="rule-FZ-1.24-1"') == html.count('id="rule-FZ-1.24-2"') == 1
    assert 'href="/rules/fireteam-zero/FZ-1.24/"' in html


def test_numbers_within_a_text_say_their_sentences_too():
    told = ruled("Draw <who> begins (FZ-1.05), see FZ-1.24; FZ-99.99 is none.")
    for known in ("FZ-1.05", "FZ-1.24"):
        assert f'href="/rules/fireteam-zero/{known}/"' in told
        assert escape(sentence_of(known, "en")[1].text) in told
    assert "Draw &lt;who&gt; begins (" in told
    assert '<span class="rule-id">FZ-99.99</span>' in told


def test_numbers_in_links_and_attributes_stay_as_they_are():
    html = '<p title="FZ-1.05">See <a href="https://example.org/FZ-1.24">FZ-1.24</a>.</p>'
    assert ruled(mark_safe(html)) == html


@pytest.mark.django_db
@pytest.mark.parametrize(("ruleset", "rule", "other"), [("countdown", "CD-6.10", "CD-33.14")])
def test_a_rule_that_names_another_leads_to_it(client, ruleset, rule, other):
    for address in (reverse("rules:ruleset", args=[ruleset]), reverse("rules:rule", args=[ruleset, rule])):
        page = client.get(address).content.decode()
        assert f'<a class="rule-id" href="/rules/{ruleset}/{other}/" aria-describedby=' in page


def test_a_number_that_nobody_knows_is_plain_text():
    html = Template("{% load rules %}{% rule name %}").render(Context({"name": "<b>"}))
    assert html == '<span class="rule-id">&lt;b&gt;</span>'


@pytest.mark.parametrize(
    ("lang", "text", "word"),
    [
        ("en", "A hero who is Knocked down <here> is knocked down.", "Knocked down"),
        ("de", "Wer <hier> zu Boden geht, liegt am Boden.", "zu Boden"),
        ("fr", "Un héros <ici> est mis à terre.", "mis à terre"),
    ],
)
def test_a_word_of_the_game_says_what_it_means_where_it_occurs_first(lang, text, word):
    with translation.override(lang):
        shown = Template("{% load rules %}{% glossed text game %}").render(
            Context({"text": text, "game": "fireteam-zero"})
        )
    meaning = sentence_of("FZ-8.37", lang)[1].text
    assert shown.count('class="term"') == 1
    assert f">{word}</span>" in shown
    assert f"{escape(meaning)} (FZ-8.37)" in shown
    assert escape(re.search("<.*>", text).group()) in shown
    assert re.sub(r'<span class="rule-hint".*?</span>|<[^>]*>', "", shown) == escape(text)


def test_a_text_of_no_game_stays_as_it_is():
    assert Template("{% load rules %}{% glossed text game %}").render(Context({"text": "<range>"})) == "&lt;range&gt;"


@pytest.mark.django_db
def test_the_words_of_a_game_stand_above_its_rules(client):
    shown = client.get(reverse("rules:ruleset", args=["countdown"])).content.decode()
    assert shown.index("<dt>booby trap</dt>") < shown.index('id="CD-1.03"')
