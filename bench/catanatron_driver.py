"""catanatron: random players, then players that look one step ahead; prints one line of JSON."""

import json
import random
import time

from catanatron import Color, Game, RandomPlayer
from catanatron.players.search import VictoryPointPlayer

GAMES = 8
GREEDY_GAMES = 4
COPIES = 1000


def new_game(seed: int, player: type = RandomPlayer) -> Game:
    """A game of four players of a kind."""
    random.seed(seed)
    return Game([player(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)


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
begin = time.process_time()
for number in range(GREEDY_GAMES):
    new_game(number, VictoryPointPlayer).play()
greedy = GREEDY_GAMES / (time.process_time() - begin)
print(
    json.dumps(
        {
            "catanatron: decisions/s, 4 random players": rate,
            "catanatron: clone in mid-game, µs": clone,
            "catanatron: games/s, 4 greedy players": greedy,
        }
    )
)
