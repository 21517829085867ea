from django.conf import settings
from django.contrib.auth.hashers import make_password
from django.db import transaction

from accounts.models import User

SITE_USERNAME = "fireteam-hq"


def remember_language(*, user: User, language: str) -> None:
    """Keep the language if we offer it; anything else changes nothing."""
    if language in dict(settings.LANGUAGES):
        user.language = language
        user.save(update_fields=["language"])


@transaction.atomic
def delete_account(*, user: User) -> None:
    """Delete the person and all that belongs to them."""
    User.objects.get(pk=user.pk).delete()


def site_account() -> User:
    """The account that owns what the site itself brings. Nobody can sign in with it."""
    fields = {"display_name": "Fireteam HQ", "is_active": False, "password": make_password(None)}
    return User.objects.get_or_create(username=SITE_USERNAME, defaults=fields)[0]
