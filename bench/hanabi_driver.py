"""OpenSpiel's hanabi through its Python API, random play; prints one line of JSON."""

import json
import random
import time

import pyspiel

SECONDS = 1.5
game = pyspiel.load_game("hanabi")
draw = random.Random(1)
decisions = 0
begin = time.process_time()
while time.process_time() - begin < SECONDS:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(draw.choices(outcomes, weights)[0])
        else:
            state.apply_action(draw.choice(state.legal_actions()))
            decisions += 1
rate = decisions / (time.process_time() - begin)
print(json.dumps({"OpenSpiel hanabi through Python: decisions/s": rate}))
