"""The account a newcomer signs in with after the first `make run`."""

import json
import secrets
from dataclasses import asdict, dataclass
from pathlib import Path

from allauth.account.models import EmailAddress
from django.conf import settings
from django.contrib.auth import get_user_model
from django.db import transaction

from accounts.services import SITE_USERNAME

EMAIL = "demo@localhost"


@dataclass(frozen=True)
class DemoAccount:
    email: str
    password: str
    password_hash: str


def ensure_demo_account() -> DemoAccount | None:
    """Make one while there is nobody at all; afterwards say again what its password is.

    A database that has people in it gets none: a staff account with a password on a terminal is for one's own machine.
    """
    note = Path(settings.VAR_DIR) / "demo_account.json"
    if not get_user_model().objects.exclude(username=SITE_USERNAME).exists():
        account = create_demo_account()
        note.touch(mode=0o600)
        note.write_text(json.dumps(asdict(account)))
        return account
    account = read_note(note)
    return account if account and is_still_valid(account) else None


def read_note(note: Path) -> DemoAccount | None:
    """None when there is no note, or one that somebody has scribbled on: no reason not to start."""
    try:
        return DemoAccount(**json.loads(note.read_text()))
    except (OSError, ValueError, TypeError):
        return None


@transaction.atomic
def create_demo_account() -> DemoAccount:
    password = secrets.token_urlsafe(9)
    user = get_user_model().objects.create_superuser("demo", EMAIL, password)
    EmailAddress.objects.create(user=user, email=EMAIL, verified=True, primary=True)
    return DemoAccount(EMAIL, password, user.password)


def is_still_valid(account: DemoAccount) -> bool:
    """By the hash: checking a password takes half a second on purpose, and would at every start."""
    return get_user_model().objects.filter(email=account.email, password=account.password_hash).exists()
