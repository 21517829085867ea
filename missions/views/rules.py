"""The rules reference: all rules of a game in our sentences, searchable, one address a rule."""

from django.contrib.auth.decorators import login_not_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from engine import glossary
from missions import games
from missions.editions import reader_language
from missions.rules import chapters, parts, sentence_of

LONGEST_SEARCH = 200


@login_not_required
@require_safe
def index(request: HttpRequest) -> HttpResponse:
    return render(request, "rules/index.html", {"games": games.titles()})


@login_not_required
@require_safe
def ruleset(request: HttpRequest, ruleset: str) -> HttpResponse:
    if ruleset not in games.titles():
        raise Http404
    text = request.GET.get("q", "")[:LONGEST_SEARCH].strip()
    found = parts(ruleset, reader_language(), text)
    context = {
        "ruleset": ruleset,
        "title": games.title_of(ruleset),
        "games": games.titles(),
        "parts": found,
        "glossary": [] if text else glossary(ruleset, reader_language()),
        "count": sum(len(chapter.rules) for part in found for chapter in part.chapters),
        "text": text,
    }
    return render(request, "rules/ruleset.html", context)


@login_not_required
@require_safe
def rule(request: HttpRequest, ruleset: str, rule: str) -> HttpResponse:
    """One rule, with what stands around it in its chapter."""
    found = sentence_of(rule, reader_language())
    if found is None or found[0] != ruleset:
        raise Http404
    chapter = next(one for one in chapters(ruleset, reader_language()) if one.title == found[1].chapter)
    at = [one.id for one in chapter.rules].index(rule)
    context = {
        "ruleset": ruleset,
        "title": games.title_of(ruleset),
        "rule": found[1],
        "chapter": chapter,
        "before": chapter.rules[at - 1] if at else None,
        "after": chapter.rules[at + 1] if at + 1 < len(chapter.rules) else None,
    }
    return render(request, "rules/rule.html", context)
