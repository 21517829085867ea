"""Names that people see: what they may be made of, and which could be taken for each other."""

import unicodedata

from django.core.exceptions import ValidationError
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.lookalikes import BLANK, look_of
from accounts.models import User

TAKEN = _("Somebody here has this name, or one that looks like it. Choose another.")
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, direction, surrogates, private, unassigned, line breaks


def check_characters(name: str) -> None:
    """Refuse characters that one cannot see, that turn the text around, or that break the line."""
    if any(character in BLANK or unicodedata.category(character) in UNSEEN for character in name):
        raise ValidationError(_("A name cannot hold invisible characters or line breaks."), code="invisible")


def is_taken(name: str, *, by_others_than: User | None = None) -> bool:
    """Whether somebody else has a name that looks like this one."""
    key = look_of(name)
    others = User.objects.exclude(pk=by_others_than.pk) if by_others_than else User.objects.all()
    return others.filter(Q(username_key=key) | Q(display_name_key=key)).exists()
