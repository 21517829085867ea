"""`make bench-web`: how fast the library answers, on PostgreSQL with 10,000 missions of 500 authors
and 1,000 campaigns of 30 entries.
"""

import argparse
import os
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median, quantiles

from bench.groups import campaign_pages, fill_campaigns
from bench.tables import tables_under_load

AUTHORS, MISSIONS_EACH = 500, 20
WORDS = (
    *("bridge", "tower", "river", "night", "harbour", "snow", "tunnel", "signal", "winter", "engine", "lantern"),
    *("garden", "quarry", "chapel", "convoy", "marsh", "station", "cellar", "archive", "beacon", "orchard", "mill"),
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.web", description="How fast the library answers.")
    parser.add_argument("--rounds", type=int, default=100, help="requests a page (default 100)")
    parser.add_argument("--tables", type=float, default=30, metavar="SECONDS", help="of fifty tables (default 30)")
    parser.add_argument("--campaigns", action="store_true", help="only campaigns, without the 10,000 missions")
    arguments = parser.parse_args()
    from tests.services import running_postgres

    with tempfile.TemporaryDirectory(prefix="fireteam-bench-") as folder, running_postgres(Path(folder)) as url:
        os.environ |= {
            "DATABASE_URL": url,
            "DEBUG": "0",
            "SECRET_KEY": "x" * 50,
            "ALLOWED_HOSTS": "testserver",
            "SECURE_SSL_REDIRECT": "0",
            "VAR_DIR": folder,
            "DJANGO_SETTINGS_MODULE": "tests.settings",
        }
        import django

        django.setup()
        prepare()
        if not arguments.campaigns:
            fill()
        fill_campaigns()
        print(
            f"{'':28} {'median':>9} {'p95':>9} {'processor':>10}    ({arguments.rounds} requests; of the web process)"
        )
        measure_pages(campaign_pages() if arguments.campaigns else [*pages(), *campaign_pages()], arguments.rounds)
        if not arguments.campaigns:
            measure_once()
            if arguments.tables:
                tables_under_load(arguments.tables)


def prepare() -> None:
    import logging

    from django.core.management import call_command

    logging.disable(logging.WARNING)
    call_command("migrate", verbosity=0)
    call_command("load_starter_content", stdout=sys.stderr)


def measure_pages(asked: Iterable[tuple[str, Callable[[int], None]]], rounds: int) -> None:
    for name, ask in asked:
        ask(0)  # what is kept for ever is made once
        report(name, [timed(ask, number) for number in range(rounds)])


def measure_once() -> None:
    for name, ask in once():
        seconds, processor = timed(ask, 0)
        print(f"{name:28} {1000 * seconds:6.0f} ms {'':9} {1000 * processor:7.0f} ms", flush=True)


def fill() -> None:
    """Packs of 500 people, each with one version of twenty missions, by copying the rows of a starter mission."""
    from accounts.models import User
    from engine import templates
    from missions.models import Pack, PlayableMission, Version
    from missions.search_indexes import make_indexes
    from missions.services.facets import keep_facets

    chance = random.Random(7)
    sample = PlayableMission.objects.get(key="the-last-ferry")
    document = templates("fireteam-zero", "en")[0].document
    people = User.objects.bulk_create([User(username=f"author-{number}") for number in range(AUTHORS)])
    packs = Pack.objects.bulk_create(
        [
            Pack(owner=person, ruleset=sample.ruleset, slug=f"pack-{n}", title=title(chance), visibility="public")
            for n, person in enumerate(people)
        ]
    )
    versions = Version.objects.bulk_create(
        [Version(pack=pack, number=1, document=document, digest=f"{pack.pk}", engine_version="1") for pack in packs],
        batch_size=50,
    )
    rows = [copy_of(sample, version, position, chance) for version in versions for position in range(MISSIONS_EACH)]
    PlayableMission.objects.bulk_create(rows, batch_size=1000)
    needs = PlayableMission.boxes.through
    needs.objects.bulk_create([needs(playablemission=row, pack=row.pack) for row in rows], batch_size=1000)
    people[0].boxes.set(packs[::10])
    for version in versions:
        Pack.objects.filter(pk=version.pack_id).update(published=version)
    keep_facets(rows)
    make_indexes()
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")


def copy_of(sample, version, position: int, chance: random.Random):
    from missions.models import PlayableMission

    fields = {one.name: getattr(sample, one.name) for one in PlayableMission._meta.concrete_fields if one.name != "id"}
    name = title(chance)
    row = PlayableMission(**fields | {"pack": version.pack, "version": version, "position": position})
    row.key, row.title, row.texts = f"mission-{position}", name, {"en": {**sample.texts["en"], "title": name}}
    row.search = f"{name.lower()} {sample.search}"
    row.like_count, row.win_share = chance.randrange(200), chance.random()
    row.most_rounds = row.least_rounds = chance.randrange(4, 14)
    row.tags = [chance.choice(WORDS)]
    row.languages = chance.sample(["en", "de", "fr"], chance.randrange(1, 4))
    return row


def title(chance: random.Random) -> str:
    return f"The {chance.choice(WORDS).title()} {chance.choice(WORDS).title()} {chance.randrange(1000)}"


def pages() -> list[tuple[str, Callable[[int], None]]]:
    from django.conf import settings
    from django.core.cache import cache
    from django.test import Client

    from accounts.models import User

    client = Client(headers={"Accept-Encoding": "gzip"})  # as every browser asks
    member = Client(headers={"Accept-Encoding": "gzip"})
    member.force_login(User.objects.get(username="author-0"))

    def get(address: str, who: Client = client) -> None:
        response = who.get(address)
        assert response.status_code == 200, (address, response.status_code)

    def cold(address: Callable[[int], str], who: Client = client) -> Callable[[int], None]:
        def ask(number: int) -> None:
            cache.clear()  # counts are kept for half a minute: here each request makes them anew
            get(address(number), who)

        return ask

    def drawn_anew(number: int) -> None:
        shutil.rmtree(Path(settings.MEDIA_ROOT) / "pictures", ignore_errors=True)
        get(f"{CARD}?v=1")

    return [
        ("gallery", lambda number: get("/missions/")),
        ("gallery, counted anew", cold(lambda number: "/missions/")),
        ("gallery, filtered", cold(lambda number: f"/missions/?language=de&tag={WORDS[number % len(WORDS)]}")),
        ("gallery, boxes one owns", cold(lambda number: "/missions/?boxes=mine", member)),
        ("search", cold(lambda number: f"/missions/?q={WORDS[number % len(WORDS)]}+{number % 100}")),
        ("mission page", lambda number: get("/missions/fireteam-hq-starter-box/the-last-ferry/")),
        ("pack page", lambda number: get(f"/missions/pack-{number}/")),
        ("card's picture, kept", lambda number: get(f"{CARD}?v=1")),
        ("card's picture, cold", drawn_anew),
    ]


CARD = "/missions/fireteam-hq-starter-box/cards/monsterKinds/corrupted-animal/card.svg"


def once() -> list[tuple[str, Callable[[int], None]]]:
    from accounts.models import User
    from missions.archives.reading import open_parcel
    from missions.archives.writing import archive_of
    from missions.editions import Edition
    from missions.models import Pack
    from missions.services.importing import import_parcel

    pack = Pack.objects.select_related("published").get(ruleset="fireteam-zero", is_read_only=True)
    data = archive_of(Edition(pack, pack.published))
    person = User.objects.get(username="author-0")
    edition = Edition(pack, pack.published)
    return [
        ("import of the largest pack", lambda number: import_parcel(parcel=open_parcel(data), person=person)),
        ("PDF of the largest mission", lambda number: print_largest(edition)),
    ]


def print_largest(edition) -> None:
    """All sheets of the mission that has the most, players' cards included."""
    from engine import missions
    from missions.pictures.printing import Orders, gather, plan_of, set_sheets
    from missions.pictures.printing.orders import PARTS

    plans = [plan_of(edition, one.id, Orders(parts=PARTS)) for one in edition.ask(missions, lang="en")]
    set_sheets(gather(edition, max(plans, key=lambda plan: plan.sheets)))


def timed(ask: Callable[[int], object], number: int) -> tuple[float, float]:
    """Seconds, and seconds of processor time: the second tells the same on a busy machine."""
    began, worked = time.perf_counter(), time.process_time()
    ask(number)
    return time.perf_counter() - began, time.process_time() - worked


def report(name: str, times: list[tuple[float, float]]) -> None:
    seconds = [one for one, _ in times]
    high = quantiles(seconds, n=20)[-1] if len(seconds) > 1 else seconds[0]
    processor = median(one for _, one in times)
    print(f"{name:28} {1000 * median(seconds):6.1f} ms {1000 * high:6.1f} ms {1000 * processor:7.1f} ms", flush=True)


if __name__ == "__main__":
    main()
