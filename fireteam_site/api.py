"""The API of all apps under one address, `/api/`, described by /api/openapi.json."""

from django.contrib.auth.decorators import login_not_required

from campaigns.api import router as campaigns
from missions.api import api
from missions.api import router as library
from playtests.api import router as playtests

api.add_router("", library)
api.add_router("", playtests)
api.add_router("", campaigns)

urlpatterns, app_name, namespace = api.urls
for pattern in urlpatterns:
    login_not_required(pattern.callback)  # the API asks for a token itself
