from django.apps import AppConfig
from django.db.models.signals import post_migrate
from django.utils.translation import gettext_lazy as _


class CampaignsConfig(AppConfig):
    name = "campaigns"
    verbose_name = _("campaigns")

    def ready(self) -> None:
        from campaigns.endings import campaigns_to_enter
        from campaigns.ledger_guard import guard_ledgers
        from campaigns.panels import register
        from campaigns.plays import recorded_plays
        from missions.plays import register_plays
        from playtests.tables.endings import register_ending

        register()
        register_ending(campaigns_to_enter)
        register_plays(recorded_plays)

        post_migrate.connect(guard_ledgers, sender=self, dispatch_uid="campaigns.ledger_guard")
