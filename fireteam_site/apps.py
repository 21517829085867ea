from django.apps import AppConfig


class SiteConfig(AppConfig):
    """The site itself is an app only for the sake of its checks and commands."""

    name = "fireteam_site"
    verbose_name = "Fireteam HQ"

    def ready(self) -> None:
        from fireteam_site import checks  # noqa: F401 - registers itself
