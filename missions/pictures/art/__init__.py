"""Placeholder art: a drawing by motif, in the tones of the card's colour, a little different for every record."""

from missions.pictures.art.drawing import placeholder

__all__ = ["placeholder"]
