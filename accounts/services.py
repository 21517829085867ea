from django.conf import settings
from django.db import transaction

from accounts.models import User


def remember_language(*, user: User, language: str) -> None:
    """Keep the language if we offer it; anything else changes nothing."""
    if language in dict(settings.LANGUAGES):
        user.language = language
        user.save(update_fields=["language"])


@transaction.atomic
def delete_account(*, user: User) -> None:
    """Delete the person and all that belongs to them."""
    User.objects.get(pk=user.pk).delete()
