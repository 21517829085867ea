import secrets

from django.conf import settings
from django.db import models
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from missions import games
from missions.folding import localised, without_hidden
from missions.querysets import PackQuerySet


def new_token() -> str:
    return secrets.token_urlsafe(24)


class Pack(models.Model):
    """Cards, sectors and missions that belong together, for one ruleset: the draft that its authors work on."""

    class Visibility(models.TextChoices):
        PRIVATE = "private", _("Only the authors")
        LINK = "link", _("Whoever has the link")
        PUBLIC = "public", _("Everybody")

    class Licence(models.TextChoices):
        CC_BY_SA = "CC BY-SA 4.0", _("CC BY-SA 4.0: share and change it, name the source, pass it on alike")
        CC_BY = "CC BY 4.0", _("CC BY 4.0: share and change it, name the source")
        CC_BY_NC_SA = "CC BY-NC-SA 4.0", _("CC BY-NC-SA 4.0: as the first, but not for money")
        CC0 = "CC0 1.0", _("CC0 1.0: do with it what you like")
        RESERVED = "all rights reserved", _("All rights reserved: to be played here, not to be copied")

    # Gone with their account: then nobody sees the pack any more, and the versions that others use stay.
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="packs")
    authors = models.ManyToManyField(settings.AUTH_USER_MODEL, through="Authorship", related_name="shared_packs")
    ruleset = models.CharField(_("game"), max_length=40)  # checked against the engine's registry by the services
    slug = models.SlugField(_("address"), max_length=60, unique=True)
    title = models.CharField(_("title"), max_length=120)
    language = models.CharField(_("language"), max_length=12, default="en")
    tags = models.JSONField(_("tags"), default=list, blank=True)
    licence = models.CharField(_("licence"), max_length=40, choices=Licence, default=Licence.CC_BY_SA)
    cover = models.ForeignKey("Art", models.SET_NULL, null=True, blank=True, related_name="+")
    visibility = models.CharField(_("visibility"), max_length=8, choices=Visibility, default=Visibility.PRIVATE)
    link_token = models.CharField(max_length=40, default=new_token, editable=False)
    forked_from = models.ForeignKey("Version", models.SET_NULL, null=True, blank=True, related_name="forks")
    # Who has it printed on their shelf: the gallery can leave out what they would have to print first.
    holders = models.ManyToManyField(settings.AUTH_USER_MODEL, related_name="boxes", blank=True, editable=False)

    frame = models.JSONField(default=dict, blank=True)  # the document without its collections
    revision = models.PositiveIntegerField(default=0)  # how many edits the draft has seen
    published = models.ForeignKey("Version", models.SET_NULL, null=True, blank=True, related_name="+")
    is_read_only = models.BooleanField(_("read-only"), default=False)  # kept by the site: fork it to change anything
    search = models.TextField(blank=True, editable=False)  # folded words, see missions.search
    like_count = models.PositiveIntegerField(default=0, editable=False)

    created_at = models.DateTimeField(_("made"), auto_now_add=True)
    changed_at = models.DateTimeField(_("changed"), auto_now=True)
    binned_at = models.DateTimeField(_("in the bin since"), null=True, blank=True)
    hidden_at = models.DateTimeField(_("hidden since"), null=True, blank=True)
    hidden_because = models.CharField(_("hidden because"), max_length=300, blank=True)

    objects = PackQuerySet.as_manager()

    class Meta:
        verbose_name = _("pack")
        verbose_name_plural = _("packs")
        ordering = ["title", "pk"]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(visibility__in=["private", "link", "public"]), name="pack_visibility_is_known"
            ),
        ]

    def __str__(self) -> str:
        return self.title

    def get_absolute_url(self) -> str:
        return reverse("missions:pack", args=[self.slug])

    @property
    def description(self) -> str:
        """What the draft's document says it is, in the reader's language; shown at once, as the title is."""
        return without_hidden(localised(self.frame.get("description"), (get_language() or "en").split("-")[0]))

    @property
    def ruleset_title(self) -> str:
        return games.title_of(self.ruleset)

    @property
    def is_public(self) -> bool:
        return self.visibility == self.Visibility.PUBLIC

    @property
    def is_binned(self) -> bool:
        return self.binned_at is not None


class Authorship(models.Model):
    """Somebody beside the owner who may read or change a pack."""

    class Role(models.TextChoices):
        AUTHOR = "author", _("author: may change everything")
        READER = "reader", _("reader: may look at the draft")

    pack = models.ForeignKey(Pack, models.CASCADE, related_name="authorships")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="authorships")
    role = models.CharField(max_length=8, choices=Role)
    since = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["since", "pk"]
        constraints = [models.UniqueConstraint(fields=["pack", "person"], name="one_role_for_each_person_and_pack")]

    def __str__(self) -> str:
        return f"{self.person} ({self.role})"


class Invitation(models.Model):
    """A link that makes whoever opens it, once, an author or reader; or the offer to become the owner."""

    class Role(models.TextChoices):
        AUTHOR = "author", _("author: may change everything")
        READER = "reader", _("reader: may look at the draft")
        OWNER = "owner", _("owner: the pack is handed over")

    pack = models.ForeignKey(Pack, models.CASCADE, related_name="invitations")
    role = models.CharField(max_length=8, choices=Role)
    token = models.CharField(max_length=40, unique=True, default=new_token, editable=False)
    # Invited by name: nobody else can take it up.
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, null=True, blank=True, related_name="pack_invitations"
    )
    invited_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["made_at", "pk"]

    def __str__(self) -> str:
        return f"{self.pack}: {self.role}"
