"""Whatever an author writes with the words of the language can be played: nothing breaks, and it comes to an end."""

import random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.core.effects import table
from engine.core.effects.compile import Compiler
from engine.core.effects.run import run_program
from engine.rulesets.countdown.vocabulary import vocabulary
from tests.engine.countdown.vocabulary.kit import bench
from tests.engine.effect_nodes import node

ZONES = {
    "c1": {"cards": ["dud", "civ1", "?thug"], "entered": False},
    "d1": ["trap2", "sure", "?thug2"],
    "c2": ["hostage", "rigged", "?hostage-trap"],
}
OPS = {"bob": "b1", "matt": {"at": "c1", "health": 1}, "steve": {"at": "d1", "energy": 3}, "rita": "c2"}


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_any_steps_can_be_played(data):
    game = bench(ops=OPS, zones=ZONES, secured=["b1"], level=2)
    compiler = Compiler(vocabulary, lambda _record, _name: 0)
    steps = [data.draw(node(vocabulary, table.STEP)) for _ in range(data.draw(st.integers(1, 3)))]
    program = compiler.steps(steps, "steps")
    assume(not compiler.faults)  # such as 'isFirst' outside the condition of an ability
    bearer = data.draw(st.sampled_from((-1, 0, 16)))
    context = (0, bearer, bearer if bearer < 16 else -1, 1, 17, 2, 3)
    dice = random.Random(data.draw(st.integers(0, 99)))
    game.options = ()
    run_program(game, program, context)
    game.advance()
    for _ in range(60):
        if game.is_over:
            break
        assert game.decision.options
        game.answer(dice.randrange(len(game.options)))
    game.clone()
    game.view()
    assert game.events_in("de") is not None


def test_no_parameter_is_called_like_the_operation_itself():
    assert not [one.name for one in vocabulary for param in one.params if param.name == "op"]
