from django.contrib import admin
from django.contrib.auth.admin import UserAdmin as BaseUserAdmin
from django.utils.translation import gettext_lazy as _

from accounts.models import ApiToken, User


@admin.register(User)
class UserAdmin(BaseUserAdmin):
    fieldsets = (*BaseUserAdmin.fieldsets, (_("Profile"), {"fields": ("display_name", "language")}))
    list_display = ("username", "display_name", "email", "is_staff", "date_joined")
    search_fields = ("username", "display_name", "email")


@admin.register(ApiToken)
class ApiTokenAdmin(admin.ModelAdmin):
    """To see who uses them, and to revoke one; they are made by their people."""

    list_display = ("name", "person", "scope", "made_at", "last_used_at")
    list_select_related = ("person",)
    search_fields = ("name", "person__username")
    readonly_fields = ("name", "person", "scope", "last_used_at")

    def has_add_permission(self, request) -> bool:
        return False
