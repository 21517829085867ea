import secrets
from datetime import timedelta
from hashlib import sha256

from django.conf import settings
from django.contrib.auth.hashers import make_password
from django.db import transaction
from django.utils import timezone

from accounts.models import ApiToken, User

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


def make_token(*, person: User, name: str, scope: str) -> tuple[ApiToken, str]:
    """A new token and its secret, which nobody can be told again."""
    secret = f"fhq_{secrets.token_urlsafe(32)}"
    token = ApiToken.objects.create(person=person, name=name, scope=ApiToken.Scope(scope), digest=hashed(secret))
    return token, secret


def hashed(secret: str) -> str:
    """Random enough that a plain hash cannot be guessed back."""
    return sha256(secret.encode()).hexdigest()


def token_of(secret: str) -> ApiToken | None:
    """The token with this secret, used now; None where there is none or its person may not sign in."""
    found = ApiToken.objects.select_related("person").filter(digest=hashed(secret), person__is_active=True).first()
    if found and (found.last_used_at is None or timezone.now() - found.last_used_at > timedelta(minutes=1)):
        ApiToken.objects.filter(pk=found.pk).update(last_used_at=timezone.now())
    return found


def revoke_token(*, token: ApiToken) -> None:
    token.delete()
