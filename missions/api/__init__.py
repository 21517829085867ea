"""The library for programs: `/api/`, described by /api/openapi.json."""

from django.contrib.auth.decorators import login_not_required

from missions.api import packs, public  # noqa: F401 they fill the router
from missions.api.base import api, router

api.add_router("", router)

urlpatterns, app_name, namespace = api.urls
for pattern in urlpatterns:
    login_not_required(pattern.callback)  # the API asks for a token itself
