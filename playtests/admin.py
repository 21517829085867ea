"""To look at: what was measured is not written by hand. The queue has a page of its own, /staff/queue/."""

from django.contrib import admin

from fireteam_site.admin_rights import NotTyped
from playtests.models import Certificate, Chunk, Expectation, Run, Series, Switch, Table


@admin.register(Run)
class RunAdmin(NotTyped, admin.ModelAdmin):
    list_display = ["pk", "title", "kind", "owner", "state", "games", "queue", "created_at"]
    list_filter = ["state", "kind", "queue", "ruleset"]
    list_select_related = ["owner"]
    search_fields = ["title", "mission", "fingerprint"]
    exclude = ["variants"]


@admin.register(Series)
class SeriesAdmin(NotTyped, admin.ModelAdmin):
    list_display = ["run", "position", "team", "bot", "games", "played", "wins", "is_whole"]
    list_select_related = ["run"]
    exclude = ["report"]


@admin.register(Chunk)
class ChunkAdmin(NotTyped, admin.ModelAdmin):
    list_display = ["series", "first", "games", "state", "attempts", "worker", "finished_at"]
    list_filter = ["state"]
    list_select_related = ["series"]
    exclude = ["report"]


@admin.register(Certificate)
class CertificateAdmin(NotTyped, admin.ModelAdmin):
    list_display = ["mission", "team", "bot", "tried", "engine_version", "checked_at"]
    exclude = ["record"]


@admin.register(Table)
class TableAdmin(NotTyped, admin.ModelAdmin):
    """Tables whose game the rules engine could not go on with have a fault; opening and choices are its record."""

    list_display = ["key", "title", "host", "state", "result", "fault", "moved_at"]
    list_filter = ["state", ("fault", admin.EmptyFieldListFilter), "ruleset"]
    list_select_related = ["host"]
    search_fields = ["key", "title"]


admin.site.register(Expectation)
admin.site.register(Switch)
