from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class PlaytestsConfig(AppConfig):
    name = "playtests"
    verbose_name = _("play-tests")

    def ready(self) -> None:
        from django.db.models.signals import post_save

        from missions.archives.extras import register_extra
        from missions.models import Edit, Version
        from missions.plays import register_plays
        from playtests.panels import register
        from playtests.services.expecting import expectations_of, take_in_expectations
        from playtests.signals import freeze_with_version, judge_edit
        from playtests.tables.plays import finished_tables

        register()
        register_plays(finished_tables)
        register_extra("expectations", expectations_of, take_in_expectations)
        post_save.connect(freeze_with_version, sender=Version, dispatch_uid="playtests.freeze_with_version")
        post_save.connect(judge_edit, sender=Edit, dispatch_uid="playtests.judge_edit")
