from django.urls import path

from missions.views import gallery

app_name = "missions"
urlpatterns = [
    path("", gallery.index, name="index"),
]
