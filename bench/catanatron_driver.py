"""catanatron, four random players; runs in the peers' environment and prints one line of JSON."""

import json
import random
import time

from catanatron import Color, Game, RandomPlayer

GAMES = 8
COPIES = 1000


def new_game(seed: int) -> Game:
    """A game of four random players."""
    random.seed(seed)
    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)


decisions = 0
begin = time.process_time()
for number in range(GAMES):
    game = new_game(number)
    game.play()
    decisions += len(game.state.actions)
rate = decisions / (time.process_time() - begin)
game = new_game(1)
for _ in range(150):
    game.play_tick()
begin = time.process_time()
for _ in range(COPIES):
    game.copy()
clone = 1e6 * (time.process_time() - begin) / COPIES
print(json.dumps({"catanatron: decisions/s, 4 random players": rate, "catanatron: clone in mid-game, µs": clone}))
