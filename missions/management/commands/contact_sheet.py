"""`manage.py contact_sheet`: the cards of the starter packs as pictures, to be looked at after a change of design."""

from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand

from engine import load_pack
from missions.pictures.contact import contact_sheet
from missions.starter_content import CONTENT


class Command(BaseCommand):
    help = "Draws all starter cards, in three languages, into var/contact-sheets."

    def add_arguments(self, parser):
        parser.add_argument("--design", choices=["dossier", "spare"], default="dossier")

    def handle(self, *, design, **options):
        folder = Path(settings.VAR_DIR) / "contact-sheets"
        folder.mkdir(parents=True, exist_ok=True)
        for pack in sorted(path for path in CONTENT.iterdir() if (path / "pack.json").exists()):
            document = dict(load_pack(pack).document)
            for lang, _name in settings.LANGUAGES:
                for number, page in enumerate(contact_sheet(document, lang, design), 1):
                    (folder / f"{pack.name}-{lang}-{design}-{number}.png").write_bytes(page)
        self.stdout.write(f"Drawn into {folder}.")
