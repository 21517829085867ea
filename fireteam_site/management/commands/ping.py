from typing import Any

from django.core.management.base import BaseCommand

from fireteam_site.request_ids import current_request_id, new_request_id
from fireteam_site.tasks import ping


class Command(BaseCommand):
    help = "Send a task through Redis to a worker, whose log then shows it."

    def handle(self, *args: Any, **options: Any) -> None:
        current_request_id.set(new_request_id())
        ping.delay("hello")
        self.stdout.write(f"Sent. Look for {current_request_id.get()} in the worker's log.")
