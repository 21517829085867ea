"""Play-tests for programs."""

from playtests.api import questions, runs  # noqa: F401 they fill the router
from playtests.api.base import router

__all__ = ["router"]
