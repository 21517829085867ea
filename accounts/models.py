from django.contrib.auth.models import AbstractUser
from django.db import models
from django.utils.translation import gettext_lazy as _

from accounts.lookalikes import look_of


class User(AbstractUser):
    """A person with an account. Signing in, email and passwords are allauth's business."""

    display_name = models.CharField(
        _("display name"),
        max_length=60,
        blank=True,
        help_text=_("What other people see. If you leave it empty, they see your user name."),
    )
    # Codes are checked by the profile form against settings.LANGUAGES, so that a new language needs no migration.
    language = models.CharField(_("language"), max_length=12, blank=True)
    # What the names look like, so that nobody can be taken for somebody else. Kept by `save`.
    username_key = models.CharField(max_length=300, blank=True, editable=False, db_index=True)
    display_name_key = models.CharField(max_length=300, blank=True, editable=False, db_index=True)

    def __str__(self) -> str:
        return self.public_name

    def save(self, *args, **kwargs):
        self.username_key = look_of(self.username)
        self.display_name_key = look_of(self.display_name)
        if (fields := kwargs.get("update_fields")) is not None and {"username", "display_name"} & set(fields):
            kwargs["update_fields"] = {*fields, "username_key", "display_name_key"}
        super().save(*args, **kwargs)

    @property
    def public_name(self) -> str:
        return self.display_name or self.username


class ApiToken(models.Model):
    """A key with which a program acts for a person. Only its hash is kept: it is shown once, when it is made."""

    class Scope(models.TextChoices):
        READ = "read", _("read what I may see")
        WRITE = "write", _("read, and change what is mine")

    person = models.ForeignKey(User, models.CASCADE, related_name="api_tokens")
    name = models.CharField(_("what it is for"), max_length=60)
    digest = models.CharField(max_length=64, unique=True, editable=False)
    scope = models.CharField(_("may"), max_length=8, choices=Scope, default=Scope.READ)
    made_at = models.DateTimeField(auto_now_add=True)
    last_used_at = models.DateTimeField(null=True, editable=False)

    class Meta:
        verbose_name = _("API token")
        verbose_name_plural = _("API tokens")
        ordering = ["-made_at", "-pk"]

    def __str__(self) -> str:
        return self.name
