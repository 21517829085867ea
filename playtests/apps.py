from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class PlaytestsConfig(AppConfig):
    name = "playtests"
    verbose_name = _("play-tests")

    def ready(self) -> None:
        from playtests.panels import register

        register()
