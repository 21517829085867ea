"""How many games make a chunk: about a second of them."""

from playtests.models import Chunk, Run

CHUNK_SECONDS = 1.0
# Sizes that divide a hundred: a series that ends early may end after every hundred games, whatever the pace was,
# so that the same orders always give the same report.
SIZES = (1, 2, 5, 10, 20, 50, 100)
STEP = SIZES[-1]
LARGE_SIZES = (200, 500)  # of quick games that are all played: the fewer parts, the less is spent between them
FIRST = 10  # games of the first chunk, so that somebody who has just pressed the button soon sees a figure
# Of one game on a core, until a chunk has been measured.
SECONDS = {"random": 0.005, "veteran": 0.015}
SECONDS_OF_A_SEARCH = 3.0


def chunk_size(*, ruleset: str, bot: str, may_end_early: bool) -> int:
    """The largest size that is played within a second or so."""
    in_a_second = CHUNK_SECONDS / seconds_of_game(ruleset=ruleset, bot=bot)
    sizes = SIZES if may_end_early else SIZES + LARGE_SIZES
    return max((size for size in sizes if size <= in_a_second), default=SIZES[0])


def bounds_of_chunks(games: int, size: int) -> list[int]:
    """Where one chunk ends and the next begins: a small one first, then every hundred games is a bound."""
    first = [FIRST] if min(games, size) > FIRST else []
    return [0, *first, *range(size, games, size), games]


def seconds_of_game(*, ruleset: str, bot: str) -> float:
    """By the newest chunk of this bot at this game, else by what is usual."""
    newest = (
        Chunk.objects.filter(series__run__ruleset=ruleset, series__bot=bot, state=Chunk.State.DONE, seconds__gt=0)
        .order_by("-finished_at")
        .values_list("seconds", "games")
        .first()
    )
    if newest:
        return newest[0] / newest[1]
    return SECONDS.get(bot, SECONDS_OF_A_SEARCH)


def queue_of(*, games: int, bots: set[str]) -> str:
    """Short runs do not wait behind long ones; a search takes as long as hundreds of games."""
    return Run.Queue.NOW if games <= 500 * 3 and bots <= SECONDS.keys() else Run.Queue.LONG
