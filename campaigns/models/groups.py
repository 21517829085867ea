import secrets
from datetime import datetime, timedelta

from django.conf import settings
from django.db import models
from django.db.models.functions import Lower
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from campaigns.querysets import GroupQuerySet, MembershipQuerySet

READABLE = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # no 0, 1, I, O: codes are read aloud
CODE_LENGTH = 8
INVITATION_DAYS = 30


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_code() -> str:
    return "".join(secrets.choice(READABLE) for _place in range(CODE_LENGTH))


def invitation_end() -> datetime:
    return timezone.now() + timedelta(days=INVITATION_DAYS)


class Group(models.Model):
    """People who play together."""

    name = models.CharField(_("name"), max_length=80)
    slug = models.SlugField(_("address"), max_length=60, unique=True)
    # Whether its results are counted, without any name, beside the simulated win rates.
    is_counted = models.BooleanField(_("our results count"), default=True)
    calendar_token = models.CharField(max_length=40, default=new_token, editable=False)
    created_at = models.DateTimeField(auto_now_add=True)

    objects = GroupQuerySet.as_manager()

    class Meta:
        verbose_name = _("group")
        verbose_name_plural = _("groups")
        ordering = ["name", "pk"]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return reverse("campaigns:group", args=[self.slug])


class Membership(models.Model):
    """Somebody's place in a group. It is never deleted, for ledgers name it: who leaves has left."""

    class Role(models.TextChoices):
        KEEPER = "keeper", _("keeper: decides about group and campaigns")
        MEMBER = "member", _("member: plays and records")
        GUEST = "guest", _("guest: reads")

    group = models.ForeignKey(Group, models.CASCADE, related_name="members")
    # Without an account it is just a name, which somebody can claim later; a deleted account leaves the name.
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="memberships"
    )
    name = models.CharField(_("name at the table"), max_length=60)
    role = models.CharField(_("role"), max_length=8, choices=Role, default=Role.MEMBER)
    since = models.DateTimeField(auto_now_add=True)
    left_at = models.DateTimeField(null=True, blank=True)
    shows_sealed = models.BooleanField(default=False)  # the map with what is not open yet
    wants_mail = models.BooleanField(default=False)

    objects = MembershipQuerySet.as_manager()

    class Meta:
        verbose_name = _("membership")
        verbose_name_plural = _("memberships")
        ordering = ["since", "pk"]
        constraints = [
            models.UniqueConstraint(fields=["group", "person"], name="one_place_for_each_person_and_group"),
            models.UniqueConstraint("group", Lower("name"), name="a_name_once_a_group"),
            models.CheckConstraint(
                condition=models.Q(role__in=["keeper", "member", "guest"]), name="membership_role_is_known"
            ),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def is_keeper(self) -> bool:
        return self.role == self.Role.KEEPER

    @property
    def may_record(self) -> bool:
        return self.role != self.Role.GUEST

    @property
    def initial(self) -> str:
        return self.name[:1].upper()

    @property
    def role_word(self) -> str:
        """The role without its explanation."""
        return str(self.get_role_display()).split(":")[0]


class Invitation(models.Model):
    """A link and a short code that lead into a group, until they are taken back or grow old."""

    group = models.ForeignKey(Group, models.CASCADE, related_name="invitations")
    role = models.CharField(_("role"), max_length=8, choices=Membership.Role, default=Membership.Role.MEMBER)
    token = models.CharField(max_length=40, unique=True, default=new_token, editable=False)
    code = models.CharField(max_length=12, unique=True, default=new_code, editable=False)
    # For a name at the table: whoever takes it up is that name from then on, and the link is used up.
    claims = models.ForeignKey(Membership, models.CASCADE, null=True, blank=True, related_name="invitations")
    made_by = models.ForeignKey(Membership, models.CASCADE, related_name="+")
    made_at = models.DateTimeField(auto_now_add=True)
    ends_at = models.DateTimeField(default=invitation_end)

    class Meta:
        verbose_name = _("invitation")
        verbose_name_plural = _("invitations")
        ordering = ["made_at", "pk"]

    def __str__(self) -> str:
        return f"{self.group}: {self.role}"

    def get_absolute_url(self) -> str:
        return reverse("campaigns:invitation", args=[self.token])

    @property
    def spoken_code(self) -> str:
        return f"{self.code[:4]}-{self.code[4:]}"

    @property
    def role_word(self) -> str:
        return str(self.get_role_display()).split(":")[0]
