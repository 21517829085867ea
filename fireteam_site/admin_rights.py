"""What nobody does by hand in the administration: the site writes these rows itself."""

from typing import Any

from django.http import HttpRequest


class NotTyped:
    """Nobody adds or changes them."""

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


class ReadOnly(NotTyped):
    """Nor deletes them."""

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False
