from django.apps import AppConfig
from django.db.models.signals import post_migrate
from django.utils.translation import gettext_lazy as _


class MissionsConfig(AppConfig):
    name = "missions"
    verbose_name = _("missions")

    def ready(self) -> None:
        from missions.desk import at_hand
        from missions.panels import register_panel
        from missions.search_indexes import make_indexes

        register_panel("desk", "missions/panels/_desk.html", at_hand)
        post_migrate.connect(make_indexes, sender=self, dispatch_uid="missions.search_indexes")
