from django.urls import path

from playtests.views import lists

app_name = "playtests"
urlpatterns = [
    path("", lists.index, name="index"),
]
