"""The library for programs."""

from missions.api import packs, public  # noqa: F401 they fill the router
from missions.api.base import api, router

__all__ = ["api", "router"]
