from django.contrib import admin

from campaigns.models import Campaign, Entry, Group, Membership
from fireteam_site.admin_rights import ReadOnly


class MembershipInline(admin.TabularInline):
    model = Membership
    extra = 0
    raw_id_fields = ["person"]


@admin.register(Group)
class GroupAdmin(admin.ModelAdmin):
    list_display = ["name", "slug", "is_counted", "created_at"]
    search_fields = ["name", "slug"]
    inlines = [MembershipInline]

    def has_delete_permission(self, request, obj=None) -> bool:
        return False  # entries go only with their whole campaign, see campaigns.ledger_guard


@admin.register(Campaign)
class CampaignAdmin(ReadOnly, admin.ModelAdmin):
    """To look at: what is kept is worked out from the ledger, which nobody changes."""

    list_display = ["title", "group", "ruleset", "state", "revision", "changed_at"]
    list_filter = ["ruleset", "state"]
    search_fields = ["title", "group__name"]
    list_select_related = ["group"]
    fields = ["title", "group", "version", "ruleset", "key", "state", "revision", "engine_version", "archived_at"]


@admin.register(Entry)
class EntryAdmin(ReadOnly, admin.ModelAdmin):
    """Without the envelopes: they hold what the group must not know."""

    list_display = ["campaign", "number", "kind", "mission", "outcome", "member", "recorded_at"]
    list_filter = ["kind", "outcome"]
    list_select_related = ["campaign", "member"]
    fields = ["campaign", "number", "kind", "mission", "outcome", "revokes", "house_rule", "member", "recorded_at"]
