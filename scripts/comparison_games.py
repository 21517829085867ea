"""The games by which two builds of the engine are compared, told on standard output with all that can be told.

`make fast` runs it once with each build: `python comparison_games.py plain|fast PROJECT`.
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from engine import BUILD, ContentError, Game, IllegalSetup, Pack, bots, load_pack, playtest, replay, start

RANDOM_GAMES = 4  # for each mission and number of heroes
SEATS_OF_REPORTS = 4
REPORTED_GAMES = {"random": 10, "veteran": 6}  # for each mission
SEARCHING_BOT = "commander:24"  # one game of each pack


def main() -> None:
    wanted, project = sys.argv[1], Path(sys.argv[2])
    if wanted != BUILD:
        sys.exit(f"This should be the {wanted} build, but it is the {BUILD} one.")
    folders = [*project.glob("tests/engine/packs/*/pack.json"), *Path("engine/content").glob("*/pack.json")]
    packs = [pack for folder in sorted(folders) if (pack := load(folder.parent))]
    if not packs:
        sys.exit("Not a single pack loads: there is nothing to compare.")
    for record in sorted(project.glob("tests/engine/golden/*.json")):
        tell_golden(json.loads(record.read_text(encoding="utf-8")), packs)
    for pack in packs:
        for mission in pack.missions:
            for seats in (2, 3, 4):
                for seed in range(RANDOM_GAMES):
                    tell_random_game(pack, mission, seats, seed)
            for bot, games in REPORTED_GAMES.items():
                tell_report(pack, mission, bot, games)
        tell_report(pack, pack.missions[0], SEARCHING_BOT, 1)


def load(folder: Path) -> Pack | None:
    """A pack; one that is being written says the same about its faults in both builds."""
    try:
        return load_pack(folder)
    except ContentError as error:
        tell(folder.name, str(error))
        print(f"{folder} does not load and is left out.", file=sys.stderr)
        return None


def tell(*what: Any) -> None:
    print(json.dumps(what, sort_keys=True))


def tell_golden(record: dict[str, Any], packs: list[Pack]) -> None:
    """A recorded game, played again."""
    for pack in packs:
        if pack.id == record["pack"]:
            tell_game(replay(pack, {**record, "digest": pack.digest}))


def tell_random_game(pack: Pack, mission: str, seats: int, seed: int) -> None:
    """A game of random choices; now and then what everybody sees, and what a search would see."""
    try:
        game = start(pack, mission, seats, seed)
    except IllegalSetup as error:  # not every game seats so many
        tell(str(error))
        return
    draw = Random(seed)
    while not game.is_over:
        if draw.random() < 0.02:
            tell(game.decision.as_json(), game.view(), game.view(0), game.clone().view())
            tell(game.determinize(seed).view(), game.determinize(seed, 0).view(1))
        game.choose(draw.randrange(len(game.options)))
    tell_game(game)


def tell_game(game: Game) -> None:
    """Everything about a game that is over."""
    tell(game.record(), game.outcome, game.view())
    for event in game.events:
        tell(event.as_json())


def tell_report(pack: Pack, mission: str, bot: str, games: int) -> None:
    """What a play-test by a bot reports, if the ruleset has such a bot."""
    if bot.partition(":")[0] in bots(pack.ruleset.id):
        tell(playtest(pack, mission, SEATS_OF_REPORTS, games, seed=1, bot=bot).figures())


if __name__ == "__main__":
    main()
