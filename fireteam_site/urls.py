from allauth.account.decorators import secure_admin_login
from django.contrib import admin
from django.urls import include, path

from fireteam_site import api, health, pages
from fireteam_site.favicon import favicon
from missions.views.guide import guide

# The admin's own login form knows no rate limits; ours does.
admin.autodiscover()
admin.site.login = secure_admin_login(admin.site.login)

urlpatterns = [
    path("", pages.home, name="home"),
    path("missions/", include("missions.urls")),
    path("api/", include((api.urlpatterns, api.app_name), namespace=api.namespace)),
    path("help/", guide, name="guide"),
    path("rules/", include("missions.rules_urls")),
    path("playtests/", include("playtests.urls")),
    path("play/", include("playtests.table_urls")),
    path("campaigns/", include("campaigns.urls")),
    path("staff/", include("playtests.staff_urls")),
    path("accounts/", include("accounts.urls")),
    path("accounts/", include("allauth.account.urls")),
    path("admin/", admin.site.urls),
    path("styleguide/", pages.styleguide, name="styleguide"),
    path("favicon.ico", favicon, name="favicon"),
    path("healthz", health.healthz, name="healthz"),
    path("readyz", health.readyz, name="readyz"),
]

handler400 = "fireteam_site.errors.bad_request"
handler403 = "fireteam_site.errors.permission_denied"
handler404 = "fireteam_site.errors.page_not_found"
handler429 = "fireteam_site.errors.too_many_requests"  # asked for by allauth
handler500 = "fireteam_site.errors.server_error"
