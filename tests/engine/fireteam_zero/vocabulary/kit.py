"""A bench for single operations: nodes are read in a game, steps are done as a free action of its mission.

game = bench("AB", heroes={"frank": "A", "abe": "B"})
read(game, "figures", "otherHeroes", you="frank")  # ["abe"]
game = done({"op": "drawCards", "n": 2}, hands={"frank": 1})
"""

from collections.abc import Mapping
from typing import Any

from engine import Game
from engine.core.effects.compile import Compiler
from engine.core.effects.program import evaluate
from engine.rulesets.fireteam_zero.compile.mission import MissionCompiler
from engine.rulesets.fireteam_zero.vocabulary import vocabulary
from tests.engine.fireteam_zero.drill import drill, take

WAIT = {"id": "wait", "name": "Wait", "free": True, "effect": [{"op": "showText", "text": "."}]}


def bench(board: str = "ABC", mission: Mapping[str, Any] | None = None, **parts: Any) -> Game:
    """A drill in a turn that does not end by itself."""
    actions = [*(mission or {}).get("missionActions", []), WAIT]
    return drill(board, mission={**(mission or {}), "missionActions": actions}, **parts)


def done(*steps: Any, board: str = "ABC", mission: Mapping[str, Any] | None = None, **parts: Any) -> Game:
    """A drill whose first hero, 'you', has had these steps done by an action; it can be repeated."""
    action = {"id": "do", "name": "Do", "free": True, "effect": list(steps)}
    mission = {**(mission or {}), "missionActions": [*(mission or {}).get("missionActions", []), action]}
    return again(bench(board, mission, **parts))


def again(game: Game) -> Game:
    """Have the steps done once more."""
    return take(game, "act", action="do")


def rule(*steps: Any, **ability: Any) -> dict[str, Any]:
    """A mission with one special rule."""
    return {"specialRules": [{"do": list(steps), **ability}]}


# --- reading nodes --------------------------------------------------------------------------------

_COMPILERS: dict[int, tuple[Any, MissionCompiler]] = {}


def compiler_of(game: Any) -> Compiler:
    """A fresh compiler that knows the names of a game's mission."""
    key = id(game.scenario)
    if key not in _COMPILERS:
        work = MissionCompiler(game.scenario.pack, "", game.scenario.mission)
        work.compile()
        _COMPILERS[key] = (game.scenario, work)
    return Compiler(vocabulary, _COMPILERS[key][1].find)


def seat_of(game: Any, hero: str) -> int:
    """The seat of a hero."""
    return next(seat for seat in range(len(game.heroes)) if game.name("seat", seat) == hero)


def figure_of(game: Any, name: str | None) -> int:
    """The number of a figure by its id; -1 for None."""
    if name is None:
        return -1
    monsters = [16 + monster for monster in range(len(game.kinds))]
    known = [*range(len(game.heroes)), *(8 + n for n in range(len(game.specialist_at))), *monsters]
    return next(figure for figure in known if game.name("figure", figure) == name)


def read(
    game: Any,
    kind: str,
    node: Any,
    you: str | None = None,
    bearer: str | None = None,
    figure: str | None = None,
    other: str | None = None,
    place: str | None = None,
    amount: int = 0,
    source: int = -1,
) -> Any:
    """What a node means now: numbers and conditions as they are, figures and places by their names."""
    compiler = compiler_of(game)
    compiled = compiler.expression(kind, node, "node")
    assert not compiler.faults, compiler.faults
    at = -1 if place is None else game.scenario.board.index(f"yard/{place.lower()}")
    event = (figure_of(game, figure), figure_of(game, other), at, amount)
    context = (source, figure_of(game, bearer), figure_of(game, you), *event)
    value = evaluate(game, context, compiled)
    if kind == "figures":
        return [game.name("figure", one) for one in value]
    if kind == "places":
        return [game.scenario.board.ids[one].split("/")[1].upper() for one in value]
    return value


def holds(game: Game, condition: Any, **context: Any) -> bool:
    """Whether a condition is true now."""
    return bool(read(game, "condition", condition, **context))


def candidates(game: Any, node: Any, you: str | None = None, kind: str = "figures") -> list[Any]:
    """Among whom or what a choice lets somebody choose."""
    compiler = compiler_of(game)
    program = compiler.steps([{"op": "forEach", "of": node, "do": [{"op": "showText", "text": "."}]}], "node")
    assert not compiler.faults, compiler.faults
    context = (-1, -1, figure_of(game, you), -1, -1, -1, 0)
    found = evaluate(game, context, program.steps[0].candidates)
    if kind == "places":
        return [game.scenario.board.ids[one].split("/")[1].upper() for one in found]
    return [game.name("figure" if kind == "figures" else "card", one) for one in found]
