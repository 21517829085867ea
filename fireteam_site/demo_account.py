"""The account a newcomer signs in with after the first `make run`."""

import json
import secrets
from dataclasses import asdict, dataclass
from pathlib import Path

from allauth.account.models import EmailAddress
from django.conf import settings
from django.contrib.auth import get_user_model
from django.db import transaction

EMAIL = "demo@localhost"


@dataclass(frozen=True)
class DemoAccount:
    email: str
    password: str


def ensure_demo_account() -> DemoAccount | None:
    """Make one while there is nobody at all; afterwards say again what its password is.

    A database that has people in it gets none: a staff account with a password on a terminal is for one's own machine.
    """
    kept = Path(settings.VAR_DIR) / "demo_account.json"
    people = get_user_model().objects
    if not people.exists():
        account = DemoAccount(EMAIL, secrets.token_urlsafe(9))
        create(account)
        kept.touch(mode=0o600)
        kept.write_text(json.dumps(asdict(account)))
        return account
    if kept.exists():
        account = DemoAccount(**json.loads(kept.read_text()))
        user = people.filter(email=account.email).first()
        if user and user.check_password(account.password):
            return account
    return None


@transaction.atomic
def create(account: DemoAccount) -> None:
    user = get_user_model().objects.create_superuser("demo", account.email, account.password)
    EmailAddress.objects.create(user=user, email=account.email, verified=True, primary=True)
