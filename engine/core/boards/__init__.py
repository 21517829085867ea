"""Boards for drawing: outlines of regions from their cells, places for names, walls, doors and links."""
