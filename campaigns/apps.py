from typing import Any

from django.apps import AppConfig
from django.conf import settings
from django.db.models.signals import post_migrate, pre_delete
from django.utils.translation import gettext_lazy as _


def hand_over_groups(instance: Any, **_: Any) -> None:
    """A handler of pre_delete: a group is never without a keeper."""
    from campaigns.services.groups import hand_over

    hand_over(person=instance)


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

        pre_delete.connect(hand_over_groups, sender=settings.AUTH_USER_MODEL, dispatch_uid="campaigns.hand_over")
        post_migrate.connect(guard_ledgers, sender=self, dispatch_uid="campaigns.ledger_guard")
