"""Rule IDs and words of the game that say their sentence on hover and focus."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from django import template
from django.urls import reverse
from django.utils.html import conditional_escape, escape, format_html
from django.utils.safestring import SafeString, mark_safe

from engine import glossary
from missions.editions import reader_language
from missions.rules import sentence_of

register = template.Library()

_RULE_ID = re.compile(r"\b[A-Z]{2}-[0-9A-Z]{1,3}\.\d{2,3}\b")
_TAGS_AND_LINKS = re.compile(r"(<a\b.*?</a>|<[^>]*>)", re.DOTALL)  # attributes, and what leads elsewhere, stay


@register.simple_tag(takes_context=True)
def rule(context: Any, rule_id: str) -> SafeString:
    """A rule's ID with its sentence; an ID that no catalogue has stands as plain text."""
    found = sentence_of(rule_id, reader_language())
    if not rule_id or found is None:
        return format_html('<span class="rule-id">{}</span>', rule_id)
    ruleset, told = found
    hint = next_hint(context, rule_id)
    return format_html(
        '<span class="rule"><a class="rule-id" href="{}" aria-describedby="{}">{}</a>'
        '<span class="rule-hint" role="tooltip" id="{}">{}</span></span>',
        reverse("rules:rule", args=[ruleset, rule_id]),
        hint,
        rule_id,
        hint,
        told.text,
    )


@register.simple_tag(takes_context=True)
def ruled(context: Any, text: str) -> SafeString:
    """A text, or HTML that was made harmless before, in which every rule's ID says its sentence and leads there."""
    parts = _TAGS_AND_LINKS.split(conditional_escape(text))
    parts[::2] = [_RULE_ID.sub(lambda found: rule(context, found[0]), part) for part in parts[::2]]
    return mark_safe("".join(parts))  # noqa: S308 - escaped or harmless, and what is put in is HTML of ours


@register.simple_tag(takes_context=True)
def glossed(context: Any, text: str, ruleset: str) -> SafeString:
    """A text whose words of the game say what they mean: each of them where it occurs first."""
    return mark_safe("".join(_glossed(context, str(text), ruleset)))  # noqa: S308 - each part is escaped


def _glossed(context: Any, text: str, ruleset: str) -> Iterator[str]:
    pattern, meanings = terms(ruleset, reader_language())
    said: set[str] = set()
    at = 0
    for found in pattern.finditer(text) if pattern else ():
        meaning = meanings[found.group().lower()]
        if meaning.id in said:
            continue
        said.add(meaning.id)
        hint = next_hint(context, meaning.id)
        yield escape(text[at : found.start()])
        yield format_html(
            '<span class="rule"><span class="term" tabindex="0" aria-describedby="{}">{}</span>'
            '<span class="rule-hint" role="tooltip" id="{}">{} ({})</span></span>',
            hint,
            found.group(),
            hint,
            meaning.text,
            meaning.id,
        )
        at = found.end()
    yield escape(text[at:])


@cache
def terms(ruleset: str, lang: str) -> tuple[re.Pattern[str] | None, dict[str, Any]]:
    """What finds the words of a game in a text, the longest first, and the rule behind each form; none of no game."""
    meanings = {form.lower(): term.rule for term in (glossary(ruleset, lang) if ruleset else ()) for form in term.forms}
    forms = "|".join(map(re.escape, sorted(meanings, key=len, reverse=True)))
    return (re.compile(rf"(?<!\w)(?:{forms})(?!\w)", re.IGNORECASE) if forms else None), meanings


def next_hint(context: Any, rule_id: str) -> str:
    """An id of its own for each sentence on a page."""
    number = context.render_context.setdefault("rule-hints", 0) + 1
    context.render_context["rule-hints"] = number
    return f"rule-{rule_id}-{number}"
