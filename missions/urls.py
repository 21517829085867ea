from django.urls import path

from missions import views

app_name = "missions"
urlpatterns = [
    path("", views.index, name="index"),
]
