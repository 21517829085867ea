from django.urls import path

from accounts import views

app_name = "accounts"
urlpatterns = [
    path("profile/", views.profile, name="profile"),
    path("language/", views.choose_language, name="language"),
    path("tokens/", views.tokens, name="tokens"),
    path("tokens/<int:token>/revoke/", views.revoke_token, name="revoke_token"),
    path("delete/", views.delete, name="delete"),
]
