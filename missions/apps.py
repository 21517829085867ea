from django.apps import AppConfig
from django.db.models.signals import post_migrate
from django.utils.translation import gettext_lazy as _


class MissionsConfig(AppConfig):
    name = "missions"
    verbose_name = _("missions")

    def ready(self) -> None:
        from missions.search_indexes import make_indexes

        post_migrate.connect(make_indexes, sender=self, dispatch_uid="missions.search_indexes")
