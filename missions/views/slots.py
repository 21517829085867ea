"""What unfolds under a sentence: the kinds that fit into a slot, and the slots of the one that is chosen."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from engine import sentence
from missions.editing.effects import offers, palette, parameters, slot_at
from missions.editing.errors import EditRefused
from missions.editing.fields import FieldView
from missions.editing.paths import Parts, path_from
from missions.editing.team_values import BY_TEAM, table_form
from missions.editing.workspace import Workspace
from missions.views.finding import editable_pack
from missions.views.workspace import workspace_of


@require_safe
def steps(request: HttpRequest, pack: str) -> HttpResponse:
    """The palette: every step of this game's language, by group."""
    shown = workspace_of(request, editable_pack(request, pack), is_unchecked=True)
    return render(request, "missions/editor/_palette_steps.html", {"groups": palette(shown.bench)})


@require_safe
def slot(request: HttpRequest, pack: str) -> HttpResponse:
    """The picker of one slot (`at`), inside the effect field at `effect`; with `new`, for a step to be added there."""
    found = editable_pack(request, pack)
    effect_at, at = path_asked(request, "effect"), path_asked(request, "at")
    shown = workspace_of(request, found, at=effect_at, is_unchecked=True)
    effect = effect_field(shown, effect_at)
    if effect is None:
        raise Http404
    if "new" in request.GET:
        context = {"offers": offers(shown.bench, "step"), "at": at, "is_new": True, "effect": effect, "pack": found}
        context["only_lasting"] = effect.holds_always and at == effect.do_path
        return render(request, "missions/editor/_picker.html", context)
    chosen = slot_at(effect, at)
    if chosen is None:
        raise Http404
    view = FieldView(shown.bench, chosen.form, chosen.owner, chosen.holder)
    return render(request, "missions/editor/_picker.html", picker_of(shown, effect, chosen, view, at))


@require_safe
def spoken(request: HttpRequest, pack: str) -> HttpResponse:
    """One step of an effect as printed, in every language."""
    found = editable_pack(request, pack)
    effect_at, at = path_asked(request, "effect"), path_asked(request, "at")
    shown = workspace_of(request, found, at=effect_at, is_unchecked=True)
    effect = effect_field(shown, effect_at)
    if effect is None or (node := effect.inside(at[len(effect_at) :])) is None:
        raise Http404
    told = {
        lang: sentence(found.ruleset, node, lang, shown.document, bearer=effect.form.bearer).text
        for lang in shown.languages
    }
    return JsonResponse(told)


def picker_of(shown: Workspace, effect: FieldView, chosen: Any, view: FieldView, at: Parts) -> dict[str, Any]:
    is_node = chosen.form.widget == "node"
    inner = parameters(shown.bench, chosen.form.slot, view.value) if is_node else ()
    node = {"op": view.value} if isinstance(view.value, str) else view.value
    offered = offers(shown.bench, chosen.form.slot, view.value) if is_node else []
    is_number = chosen.form.slot == "number"
    table = table_form(shown.bench, chosen.form, view.value) if is_number else None
    if table:  # which says the same, and is filled in at once
        offered = [one for one in offered if one.node.get("op") != BY_TEAM]
        inner = ()
    return {
        "pack": shown.pack,
        "workspace": shown,
        "effect": effect,
        "at": at,
        "field": view,
        "is_node": is_node,
        "offers": offered,
        "is_drawn": any(one.drawing for one in offered),
        "bound": bound_in(effect, at, chosen.form.slot) if is_node else [],
        "inner": [FieldView(shown.bench, one, at, node) for one in inner],
        "normalised": {"at": list(chosen.owner), "value": chosen.normalised} if chosen.normalised else None,
        "inner_normalised": {"at": list(at), "value": node} if isinstance(view.value, str) else None,
        "is_number": is_number,
        "by_team": FieldView(shown.bench, table, chosen.owner, chosen.holder) if table else None,
        "plain": view.value if isinstance(view.value, int) else None,
    }


def bound_in(effect: FieldView, at: Parts, slot: str) -> list[str]:
    """Names that stand for something in the row of this slot: 'that hero' of 'each hero'."""
    rows = [one for one in effect.rows if at[: len(one.at)] == one.at]
    inner = max(rows, key=lambda one: len(one.at), default=None)
    return [name for name, fits in inner.row.bound if fits in (slot, "set") or slot == "set"] if inner else []


def path_asked(request: HttpRequest, name: str) -> Parts:
    try:
        path = path_from(request.GET.get(name, ""))
    except EditRefused:
        raise Http404 from None
    if not path:
        raise Http404
    return path


def effect_field(shown: Workspace, path: Parts) -> FieldView | None:
    """The field at a path: among the record's own, or further inside them."""
    waiting = list(shown.fields)
    while waiting:
        one = waiting.pop(0)
        if one.path == path:
            return one
        if path[: len(one.path)] == one.path:
            waiting = [*one.parts, *waiting]
    return None
