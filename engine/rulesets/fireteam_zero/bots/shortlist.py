"""Which decisions are worth a search, and which of their options are worth a try."""

from collections.abc import Sequence
from typing import cast

from engine.core.decisions import CHOOSE_BRANCH
from engine.core.game import Game
from engine.rulesets.fireteam_zero.bots.appraisal import place_values
from engine.rulesets.fireteam_zero.bots.knowledge import knowledge_of
from engine.rulesets.fireteam_zero.codes import FIRST_MONSTER, FIRST_THING
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.decision_kinds import (
    CHOOSE_RESPONSE,
    GRANTED_ACTION,
    REACT,
    RISE_OR_STAY,
    TURN_OPTIONS,
    VOLUNTEER,
    WISH_RESPONSE,
)
from engine.rulesets.fireteam_zero.words.option_verbs import ATTACK, MOVE

BEST_STEPS = 3  # neighbouring locations that are tried

# Questions whose answers differ enough for a search to see it.
SEARCHED = frozenset(
    (
        CHOOSE_BRANCH,
        CHOOSE_RESPONSE,
        GRANTED_ACTION,
        REACT,
        RISE_OR_STAY,
        TURN_OPTIONS,
        VOLUNTEER,
        WISH_RESPONSE,
    )
)


def shortlist(game: Game) -> Sequence[int]:
    """Options worth a try: of a turn the best steps, and of monsters that are the same only one."""
    if game.kind != TURN_OPTIONS:
        return range(len(game.options))
    state = cast(State, game)
    steps: list[tuple[int, int]] = []
    found: list[int] = []
    seen = set()
    for index, option in enumerate(state.options):
        if option[0] == MOVE:
            steps.append((index, option[1]))
            continue
        if option[0] == ATTACK and FIRST_MONSTER <= option[1] < FIRST_THING:
            monster = option[1] - FIRST_MONSTER
            twin = (state.kinds[monster], state.monster_at[monster])
            if twin in seen:
                continue
            seen.add(twin)
        found.append(index)
    if len(steps) > BEST_STEPS:
        known = knowledge_of(state.scenario)
        values = place_values(state, known, state.seat, [place for _index, place in steps])
        ranked = sorted(range(len(steps)), key=lambda number: -values[number])
        steps = [steps[number] for number in ranked[:BEST_STEPS]]
    return [*[index for index, _place in steps], *found]
