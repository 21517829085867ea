"""Golden games: recorded games and their logs as text. `make golden` rewrites them; review the diff like code."""

import json
from pathlib import Path
from random import Random

from engine import Game, load_pack, replay, start

HERE = Path(__file__).parent
FOLDER = HERE / "golden"
PACK = HERE / "packs" / "proving_ground"

# name: mission, heroes, seed
GAMES = {
    "ferry-two-heroes": ("ferry-landing", ["abe", "frank"], 13),
    "ferry-four-heroes": ("ferry-landing", ["maxine", "frank", "shad", "don"], 28),
    "cupbearer-three-heroes": ("the-cupbearer", ["abe", "shad", "don"], 13),
    "cupbearer-four-heroes": ("the-cupbearer", ["abe", "frank", "shad", "don"], 2),
}


def play(name: str) -> Game:
    """The game itself, with choices drawn from a stream of its own."""
    mission, heroes, seed = GAMES[name]
    game = start(load_pack(PACK), mission, heroes, seed)
    draw = Random(seed)
    while not game.is_over:
        game.choose(draw.randrange(len(game.options)))
    return game


def told(game: Game) -> str:
    """The log as text, a line an event."""
    return "".join(f"{event.text} [{event.rule}]\n" for event in game.events)


def replayed(name: str) -> Game:
    """The golden record, played again."""
    record = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    pack = load_pack(PACK)
    return replay(pack, {**record, "digest": pack.digest})


def main() -> None:
    """Write every golden game anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        game = play(name)
        (FOLDER / f"{name}.json").write_text(json.dumps(game.record()) + "\n", encoding="utf-8")
        (FOLDER / f"{name}.txt").write_text(told(game), encoding="utf-8")
        print(f"{name}: {len(game.choices)} choices, {game.outcome}")


if __name__ == "__main__":
    main()
