"""Golden games: recorded games and their logs as text. `make golden` rewrites them; review the diff like code."""

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from engine import Game, Pack, bots, load_pack, replay, start

HERE = Path(__file__).parent
FOLDER = HERE / "golden"
PACKS = HERE / "packs"


class Golden(NamedTuple):
    """How a golden game begins."""

    pack: str
    mission: str
    seats: list[str]
    seed: int
    options: dict[str, Any] = {}
    bot: str = "random"  # who chose when the game was recorded


GAMES = {
    "ferry-two-heroes": Golden("proving_ground", "ferry-landing", ["abe", "frank"], 13),
    "ferry-four-heroes": Golden("proving_ground", "ferry-landing", ["maxine", "frank", "shad", "don"], 28),
    "cupbearer-three-heroes": Golden("proving_ground", "the-cupbearer", ["abe", "shad", "don"], 13),
    "cupbearer-four-heroes": Golden("proving_ground", "the-cupbearer", ["abe", "frank", "shad", "don"], 2),
    "bombs-one-player": Golden("countdown_range", "bombs-1", ["vince+jill+steve+rita"], 13, bot="veteran"),
    "top-terrorists-two-players": Golden("countdown_range", "top-terrorists-2", ["gustav+matt", "bob+jill"], 24),
    "hostages-three-players-and-a-dummy": Golden(
        "countdown_range", "hostages-1", ["vince", "rita", "jill", "dummy:gustav"], 7
    ),
    "hostages-five-players-and-a-traitor": Golden(
        "countdown_range", "hostages-3", ["gustav", "bob", "matt", "jill", "rita"], 5, {"traitorMode": True}
    ),
    "campaign-of-bombs-second-mission": Golden(
        "countdown_range", "campaign-bombs-2", ["gustav+bob", "matt+steve"], 9, {"endCheck": "immediate"}
    ),
}


@cache
def pack_of(name: str) -> Pack:
    """A test pack, loaded once."""
    return load_pack(PACKS / name)


def play(name: str) -> Game:
    """The game itself; random choices are drawn from a stream of its own."""
    golden = GAMES[name]
    pack = pack_of(golden.pack)
    game = start(pack, golden.mission, golden.seats, golden.seed, options=golden.options or None)
    draw = Random(golden.seed)
    bot = None if golden.bot == "random" else bots(pack.ruleset.id)[golden.bot](golden.seed)
    while not game.is_over:
        game.choose(draw.randrange(len(game.options)) if bot is None else bot.choose(game))
    return game


def told(game: Game) -> str:
    """The log as text, a line an event."""
    return "".join(f"{event.text} [{event.rule}]\n" for event in game.events)


def replayed(name: str) -> Game:
    """The golden record, played again."""
    record = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    pack = pack_of(GAMES[name].pack)
    return replay(pack, {**record, "digest": pack.digest})


def main() -> None:
    """Write every golden game anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        game = play(name)
        record = {key: value for key, value in game.record().items() if key != "engine"}  # its version is made of these
        (FOLDER / f"{name}.json").write_text(json.dumps(record) + "\n", encoding="utf-8")
        (FOLDER / f"{name}.txt").write_text(told(game), encoding="utf-8")
        print(f"{name}: {len(game.choices)} choices, {game.outcome}")


if __name__ == "__main__":
    main()
