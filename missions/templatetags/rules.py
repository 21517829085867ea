"""Rule IDs that say their sentence on hover and focus, and lead to the reference."""

from typing import Any

from django import template
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString

from missions.editions import reader_language
from missions.rules import sentence_of

register = template.Library()


@register.simple_tag(takes_context=True)
def rule(context: Any, rule_id: str) -> SafeString:
    """A rule's ID with its sentence; an ID that no catalogue has stands as plain text."""
    found = sentence_of(rule_id, reader_language())
    if not rule_id or found is None:
        return format_html('<span class="rule-id">{}</span>', rule_id)
    ruleset, told = found
    number = context.render_context.setdefault("rule-hints", 0) + 1
    context.render_context["rule-hints"] = number
    return format_html(
        '<span class="rule"><a class="rule-id" href="{}" aria-describedby="{}">{}</a>'
        '<span class="rule-hint" role="tooltip" id="{}">{}</span></span>',
        reverse("rules:rule", args=[ruleset, rule_id]),
        f"rule-{rule_id}-{number}",
        rule_id,
        f"rule-{rule_id}-{number}",
        told.text,
    )
