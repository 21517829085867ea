"""A board as SVG: one drawing for gallery, mission page, editor, heat map, replay, play and print."""

from missions.pictures.boards.drawing import Drawing, draw
from missions.pictures.boards.standalone import board_svg

__all__ = ["Drawing", "board_svg", "draw"]
