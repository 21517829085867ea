from django.contrib.auth.models import AbstractUser
from django.db import models
from django.utils.translation import gettext_lazy as _


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

    def __str__(self) -> str:
        return self.public_name

    @property
    def public_name(self) -> str:
        return self.display_name or self.username
