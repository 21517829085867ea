from django.urls import path

from playtests.views import staff

app_name = "staff"
urlpatterns = [
    path("queue/", staff.queue, name="queue"),
    path("queue/retry/", staff.retry, name="retry"),
    path("queue/<str:name>/", staff.switch, name="switch"),
]
