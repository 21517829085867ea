"""What `manage.py check --deploy` asks beyond Django's own questions."""

from typing import Any

from django.conf import settings
from django.core.checks import Tags, Warning, register


@register(Tags.security, deploy=True)
def mail_reaches_people(app_configs: Any, **_: Any) -> list[Warning]:
    if settings.EMAIL_BACKEND == "django.core.mail.backends.console.EmailBackend":
        return [
            Warning(
                "Mails are printed, not sent: nobody can reset a password.",
                hint="Set EMAIL_URL, for example smtp+tls://user:password@mail.example:587.",
                id="fireteam.W001",
            )
        ]
    if settings.SERVER_EMAIL.endswith("@localhost"):
        return [
            Warning(
                "Mails come from localhost: most servers will refuse them.",
                hint="Set DEFAULT_FROM_EMAIL to an address of your own domain.",
                id="fireteam.W002",
            )
        ]
    return []
