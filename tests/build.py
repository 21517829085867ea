"""Small builders of what tests need. Everything that is not said has a sensible value."""

from accounts.models import User

PASSWORD = "pencil-and-map-7"


def person(name: str = "ruth", **fields) -> User:
    return User.objects.create_user(name, f"{name}@example.org", PASSWORD, **fields)
