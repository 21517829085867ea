"""Where our sign-up and sign-in differ from allauth's."""

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from django.core.exceptions import ValidationError
from django.http import HttpRequest

from accounts import names


class AccountAdapter(DefaultAccountAdapter):
    def clean_username(self, username: str, shallow: bool = False) -> str:
        """No invisible characters, and no name that could be taken for somebody else's."""
        username = super().clean_username(username, shallow=shallow)
        names.check_characters(username)
        if not shallow and names.is_taken(username):
            raise ValidationError(names.TAKEN, code="taken")
        return username

    def _get_login_attempts_cache_key(self, request: HttpRequest, **credentials: Any) -> str:
        """Failures count by account and address together: nobody can lock out somebody who sits elsewhere."""
        account = super()._get_login_attempts_cache_key(request, **credentials)
        return f"{account}@{self.get_client_ip(request)}"
