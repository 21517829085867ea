import secrets

from django.conf import settings
from django.db import models


def random_name(pending: "PendingImport", name: str) -> str:
    """Nothing of the file's own name reaches the storage."""
    return f"imports/{secrets.token_urlsafe(24)}.fireteam"


class PendingImport(models.Model):
    """A file that somebody has sent and not yet taken in."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="pending_imports")
    name = models.CharField(max_length=120)
    file = models.FileField(upload_to=random_name)
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-made_at", "-pk"]

    def __str__(self) -> str:
        return self.name
