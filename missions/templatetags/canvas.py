"""Boards in the workspace: `{% canvas_of workspace as canvas %}`."""

from typing import Any

from django import template

from missions.editing.canvas.board import Canvas
from missions.editing.canvas.graph import DrawnGraph, drawn_graph

register = template.Library()


@register.simple_tag
def canvas_of(workspace: Any) -> Canvas:
    return Canvas(workspace)


@register.simple_tag
def graph_of(workspace: Any, unfold: str = "") -> DrawnGraph | None:
    return drawn_graph(workspace, is_unfolded=bool(unfold))
