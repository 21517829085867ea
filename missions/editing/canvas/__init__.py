"""Boards in the workspace: laying sectors, painting places, and putting things on them."""
