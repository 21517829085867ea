"""What tests of play-tests share."""

from playtests.models import Chunk, Run
from playtests.services import playing
from playtests.services.launching import Orders, Team, start_test
from playtests.services.sources import source_of_version

MISSION = "closing-time"
PAIR = (Team(2, 2),)


def launch(version, *, owner=None, teams=PAIR, mission=MISSION, **orders) -> Run:
    owner = owner or version.pack.owner
    source = source_of_version(version, mission)
    return start_test(owner=owner, source=source, orders=Orders(teams=list(teams), **orders))


def play_all(run: Run) -> None:
    """What a worker does, in this process."""
    while True:
        left = Chunk.objects.filter(series__run=run).exclude(state__in=[Chunk.State.DONE, Chunk.State.FAILED])
        run.refresh_from_db()
        if not run.is_running or not left.exists():
            return
        playing.play_chunk(chunk_id=left.order_by("index", "series").first().pk)


def is_over(run: Run):
    def look() -> bool:
        run.refresh_from_db()
        return not run.is_running

    return look


def stands_at(run: Run, game: int):
    """Whether all earlier games of every series are stored and a worker has begun with this one."""

    def look() -> bool:
        chunks = Chunk.objects.filter(series__run=run)
        is_stored = not chunks.filter(first__lt=game).exclude(state=Chunk.State.DONE).exists()
        return is_stored and chunks.filter(first=game, state=Chunk.State.PLAYING).exists()

    return look
