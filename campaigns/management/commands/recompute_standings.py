from typing import Any

from django.core.management.base import BaseCommand, CommandError

from campaigns.models import Campaign
from campaigns.services.verifying import all_differences, recompute


class Command(BaseCommand):
    help = "Work out every campaign's standing from its ledger and report what differs from what is kept."

    def add_arguments(self, parser: Any) -> None:
        parser.add_argument("--write", action="store_true", help="keep the standings that were worked out")

    def handle(self, *args: Any, **options: Any) -> None:
        found = all_differences()
        for campaign_id, differences in found.items():
            self.stdout.write(f"campaign {campaign_id}: {'; '.join(differences)}")
        if options["write"]:
            for campaign in Campaign.objects.filter(pk__in=found).select_related("version"):
                recompute(campaign=campaign)
        self.stdout.write(f"{Campaign.objects.count()} campaigns, {len(found)} differ")
        if found and not options["write"]:
            raise CommandError("Some standings differ. With --write they are kept as worked out.")
