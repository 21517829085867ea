from django.urls import path

from playtests import views

app_name = "playtests"
urlpatterns = [
    path("", views.index, name="index"),
]
