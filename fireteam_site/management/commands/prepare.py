from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand

from fireteam_site.demo_account import ensure_demo_account


class Command(BaseCommand):
    help = "Bring the database up to date for `make run`: migrate, load the starter content, make a demo account."

    def handle(self, *args: Any, **options: Any) -> None:
        call_command("migrate", interactive=False, verbosity=0)
        if not settings.DEBUG:  # with DEBUG on, static files are served from where they lie
            call_command("collectstatic", interactive=False, verbosity=0)
        call_command("load_starter_content", stdout=self.stdout)
        account = ensure_demo_account()
        if account:
            self.stdout.write(f"Demo account: {account.email}  password: {account.password}")
