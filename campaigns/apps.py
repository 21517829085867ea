from django.apps import AppConfig
from django.db.models.signals import post_migrate
from django.utils.translation import gettext_lazy as _


class CampaignsConfig(AppConfig):
    name = "campaigns"
    verbose_name = _("campaigns")

    def ready(self) -> None:
        from campaigns.ledger_guard import guard_ledgers
        from campaigns.panels import register

        register()

        post_migrate.connect(guard_ledgers, sender=self, dispatch_uid="campaigns.ledger_guard")
