"""The library in the admin: lists with pictures, search and filters, records drawn beside their JSON, moderation.

Every action goes through a service and is written into the admin's own log.
"""

import json
from base64 import b64encode
from typing import Any

from django.contrib import admin, messages
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.contenttypes.models import ContentType
from django.db.models import Count, Exists, OuterRef, Q, QuerySet
from django.http import HttpRequest
from django.urls import reverse
from django.utils.html import format_html
from django.utils.translation import gettext_lazy as _

from fireteam_site.admin_rights import ReadOnly
from missions.editions import Edition, reader_language
from missions.models import (
    Art,
    Authorship,
    Card,
    Comment,
    Complaint,
    Mission,
    Pack,
    Part,
    PlayableMission,
    Sector,
    Selection,
    SelectionItem,
    Version,
)
from missions.pictures.kept import Picture
from missions.pictures.of_editions import NoPicture, board_picture, card_picture, sector_picture
from missions.services import moderation


def log(request: HttpRequest, row: Any, message: str) -> None:
    LogEntry.objects.create(
        user_id=request.user.pk,
        content_type=ContentType.objects.get_for_model(row, for_concrete_model=False),
        object_id=str(row.pk),
        object_repr=str(row)[:200],
        action_flag=CHANGE,
        change_message=message,
    )


class AuthorshipInline(admin.TabularInline):
    model = Authorship
    extra = 0
    raw_id_fields = ["person"]


@admin.register(Pack)
class PackAdmin(admin.ModelAdmin):
    list_display = [
        "first_board", "title", "owner", "ruleset", "visibility", "newest", "is_hidden", "open_complaints",
        "changed_at",
    ]  # fmt: skip
    list_display_links = ["title"]
    list_filter = ["ruleset", "visibility", "licence", "is_read_only", ("hidden_at", admin.EmptyFieldListFilter)]
    list_select_related = ["owner", "published"]
    search_fields = ["title", "slug", "owner__username", "owner__display_name"]
    readonly_fields = [
        "ruleset", "slug", "description", "forked_from", "published", "revision", "like_count", "on_the_site",
    ]  # fmt: skip
    fields = [
        "on_the_site", "title", "description", "tags", "licence", "language", "owner", "ruleset", "slug", "visibility",
        "forked_from", "published", "revision", "like_count", "is_read_only", "hidden_at", "hidden_because",
        "binned_at",
    ]  # fmt: skip
    raw_id_fields = ["owner"]
    inlines = [AuthorshipInline]
    actions = ["hide", "show_again"]

    def get_queryset(self, request: HttpRequest) -> QuerySet:
        rows = super().get_queryset(request).defer("frame", "published__document", "published__findings")
        is_open = Q(complaints__answered_at__isnull=True)
        return rows.annotate(complaint_count=Count("complaints", filter=is_open, distinct=True)).with_covers()

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    @admin.display(description="")
    def first_board(self, pack: Any) -> str:
        """The first board of what is published."""
        if not (pack.published and pack.published.boards):
            return "—"
        address = reverse("missions:board_picture", args=[pack.slug, pack.published.boards[0].key])
        return format_html('<img src="{}?v={}" alt="" width="60" loading="lazy">', address, pack.published.number)

    @admin.display(description=_("version"))
    def newest(self, pack: Pack) -> int | None:
        return pack.published.number if pack.published else None

    @admin.display(description=_("hidden"), ordering="hidden_at", empty_value=_("no"))
    def is_hidden(self, pack: Pack) -> Any:
        return pack.hidden_at  # when, or 'no': a cross for what is in order would read as a fault

    @admin.display(description=_("complaints"), ordering="complaint_count")
    def open_complaints(self, pack: Any) -> int:
        return pack.complaint_count

    @admin.display(description=_("on the site"))
    def on_the_site(self, pack: Pack) -> str:
        return format_html('<a href="{}">{}</a>', pack.get_absolute_url(), pack.title)

    @admin.action(description=_("Hide from everybody but the authors"))
    def hide(self, request: HttpRequest, packs: QuerySet) -> None:
        for pack in packs:
            moderation.hide_pack(pack=pack, because=str(_("It is being looked at by those who keep the site.")))
            log(request, pack, "Hidden.")
        messages.success(request, _("Hidden: %(count)s") % {"count": len(packs)})

    @admin.action(description=_("Show again"))
    def show_again(self, request: HttpRequest, packs: QuerySet) -> None:
        for pack in packs:
            moderation.show_pack(pack=pack)
            log(request, pack, "Shown again.")
        messages.success(request, _("Shown again: %(count)s") % {"count": len(packs)})


def editor_address(record: Any) -> str:
    """By its id, or by its place where others have the same one or it has none."""
    same = record.pack.records.filter(collection=record.collection, key=record.key).count()
    name = record.key if record.key and same == 1 else record.position
    return reverse("missions:workspace_record", args=[record.pack.slug, record.collection, name])


class RecordAdmin(ReadOnly, admin.ModelAdmin):
    """A shelf: each record drawn beside its JSON."""

    list_display = ["thumbnail", "title", "collection", "key", "pack"]
    list_display_links = ["title"]
    list_filter = ["collection", "pack__ruleset"]
    list_select_related = ["pack"]
    list_per_page = 50
    search_fields = ["title", "key", "pack__title"]
    fields = ["pack", "collection", "key", "position", "title", "art", "copied_from", "drawn", "as_json"]
    readonly_fields = ["drawn", "as_json"]
    change_form_template = "admin/missions/record_change_form.html"

    def get_queryset(self, request: HttpRequest) -> QuerySet:
        return super().get_queryset(request).defer("search")

    def draw(self, edition: Edition, record: Any) -> Picture | None:
        """The record as a picture; None where there is none."""
        return None

    def address(self, record: Any) -> str:
        """Where everybody finds the picture of what is published."""
        return ""

    @admin.display(description="")
    def thumbnail(self, record: Any) -> str:
        address = self.address(record) if record.key and record.pack.is_public else ""
        return format_html('<img src="{}" alt="" width="60" loading="lazy">', address) if address else "—"

    def change_view(self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: Any = None) -> Any:
        """With the workspace, open at this record: the same edits, history and rights as for its authors."""
        record = self.get_object(request, object_id)
        context = {"editor_address": editor_address(record) if record else "", **(extra_context or {})}
        return super().change_view(request, object_id, form_url, context)

    @admin.display(description=_("drawn"))
    def drawn(self, record: Any) -> str:
        """Inside the page: those who keep the site see drafts here, and not by the pictures' own addresses."""
        try:
            picture = self.draw(Edition(record.pack, None), record) if record.key else None
        except NoPicture:
            picture = None
        if picture is None:
            return "—"
        data = b64encode(picture.data).decode()
        return format_html('<img src="data:image/svg+xml;base64,{}" alt="" width="320">', data)

    @admin.display(description="JSON")
    def as_json(self, record: Any) -> str:
        return format_html("<pre>{}</pre>", json.dumps(record.record, ensure_ascii=False, indent=2))


@admin.register(Card)
class CardAdmin(RecordAdmin):
    def address(self, record: Any) -> str:
        return reverse("missions:card_picture", args=[record.pack.slug, record.collection, record.key])

    def draw(self, edition: Edition, record: Any) -> Picture | None:
        return card_picture(edition, record.collection, record.key, reader_language(), "dossier", "front")


@admin.register(Sector)
class SectorAdmin(RecordAdmin):
    def address(self, record: Any) -> str:
        return reverse("missions:sector_picture", args=[record.pack.slug, record.key])

    def draw(self, edition: Edition, record: Any) -> Picture | None:
        return sector_picture(edition, record.collection, record.key, reader_language())


@admin.register(Mission)
class MissionAdmin(RecordAdmin):
    """Missions, and what they are derived from: only those that can be played by their own id have a board."""

    def get_queryset(self, request: HttpRequest) -> QuerySet:
        published = PlayableMission.objects.filter(version=OuterRef("pack__published"), key=OuterRef("key"))
        return super().get_queryset(request).annotate(has_board=Exists(published))

    def address(self, record: Any) -> str:
        return reverse("missions:board_picture", args=[record.pack.slug, record.key]) if record.has_board else ""

    def draw(self, edition: Edition, record: Any) -> Picture | None:
        return board_picture(edition, record.key, "", reader_language())


@admin.register(Part)
class PartAdmin(RecordAdmin):
    pass


@admin.register(Version)
class VersionAdmin(ReadOnly, admin.ModelAdmin):
    list_display = ["pack", "number", "published_at", "published_by", "engine_version", "note"]
    list_filter = ["pack__ruleset", "engine_version"]
    list_select_related = ["pack", "published_by"]
    search_fields = ["pack__title", "note", "digest"]
    fields = ["pack", "number", "note", "digest", "engine_version", "published_by", "published_at", "findings"]

    def get_queryset(self, request: HttpRequest) -> QuerySet:
        return super().get_queryset(request).defer("document", "pack__frame")


@admin.register(PlayableMission)
class PlayableMissionAdmin(ReadOnly, admin.ModelAdmin):
    list_display = ["thumbnail", "title", "pack", "version_number", "win_share", "like_count"]
    list_display_links = ["title"]
    list_filter = ["ruleset"]
    list_select_related = ["pack", "version"]
    search_fields = ["title", "key", "pack__title"]
    exclude = ["search"]
    actions = ["feature"]

    def get_queryset(self, request: HttpRequest) -> QuerySet:
        rows = super().get_queryset(request).current()
        return rows.defer("version__document", "version__findings", "pack__frame", "search")

    @admin.display(description="")
    def thumbnail(self, row: PlayableMission) -> str:
        address = reverse("missions:board_picture", args=[row.pack.slug, row.key])
        return format_html('<img src="{}?v={}" alt="" width="60" loading="lazy">', address, row.version.number)

    @admin.display(description=_("version"))
    def version_number(self, row: PlayableMission) -> int:
        return row.version.number

    @admin.action(description=_("Put into the first selection"), permissions=["view"])
    def feature(self, request: HttpRequest, rows: QuerySet) -> None:
        if not request.user.has_perm("missions.add_selectionitem"):
            messages.error(request, _("You may not change selections."))
            return
        selection = moderation.feature(rows=list(rows))
        for row in rows:
            log(request, row, f"Featured in {selection}.")


class SelectionItemInline(admin.TabularInline):
    model = SelectionItem
    extra = 1
    raw_id_fields = ["pack"]


@admin.register(Selection)
class SelectionAdmin(admin.ModelAdmin):
    list_display = ["title", "sentence", "position", "is_shown"]
    list_editable = ["position", "is_shown"]
    prepopulated_fields = {"slug": ["title"]}
    inlines = [SelectionItemInline]


@admin.register(Comment)
class CommentAdmin(admin.ModelAdmin):
    list_display = ["__str__", "person", "pack", "mission", "written_at", "is_hidden"]
    list_filter = [("hidden_at", admin.EmptyFieldListFilter), "written_at"]
    list_select_related = ["person", "pack"]
    search_fields = ["text", "person__username", "pack__title"]
    readonly_fields = [
        "pack",
        "mission",
        "version",
        "parent",
        "person",
        "text",
        "played_with",
        "result",
        "withdrawn_at",
    ]
    actions = ["hide", "show_again"]

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    @admin.display(description=_("hidden"), ordering="hidden_at", empty_value=_("no"))
    def is_hidden(self, comment: Comment) -> Any:
        return comment.hidden_at

    @admin.action(description=_("Hide"))
    def hide(self, request: HttpRequest, comments: QuerySet) -> None:
        for comment in comments:
            moderation.hide_comment(comment=comment)
            log(request, comment, "Hidden.")

    @admin.action(description=_("Show again"))
    def show_again(self, request: HttpRequest, comments: QuerySet) -> None:
        for comment in comments:
            moderation.show_comment(comment=comment)
            log(request, comment, "Shown again.")


@admin.register(Complaint)
class ComplaintAdmin(admin.ModelAdmin):
    list_display = ["pack", "mission", "reason", "person", "made_at", "answered_at"]
    list_filter = [("answered_at", admin.EmptyFieldListFilter), "reason"]
    list_select_related = ["pack", "person"]
    search_fields = ["text", "pack__title"]
    readonly_fields = [
        "pack",
        "mission",
        "comment",
        "person",
        "reason",
        "text",
        "made_at",
        "answered_at",
        "answered_by",
    ]

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def save_model(self, request: HttpRequest, complaint: Complaint, form: Any, change: bool) -> None:
        moderation.answer(complaint=complaint, by=request.user, text=complaint.answer)


@admin.register(Art)
class ArtAdmin(admin.ModelAdmin):
    list_display = ["digest", "credit", "licence", "origin", "width", "height", "uploaded_by", "uploaded_at"]
    list_filter = ["origin"]
    list_select_related = ["uploaded_by"]
    search_fields = ["digest", "credit", "uploaded_by__username"]
    readonly_fields = ["digest", "file", "width", "height", "byte_count", "uploaded_by", "uploaded_at"]

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False
