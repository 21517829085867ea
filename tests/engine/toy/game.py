"""Keepers in turn walk to a neighbouring spot or light the lamp where they are; the storm ends it."""

from typing import Any, NamedTuple

from engine.core import mission_compiler
from engine.core.content import text_in
from engine.core.decisions import CORE_KINDS, CORE_VERBS, DecisionKinds, Verbs
from engine.core.effects.run import run_program
from engine.core.errors import IllegalSetup
from engine.core.events import EventTypes
from engine.core.game import LOST, RESULTS, WON, Game
from engine.core.naming import Named, Naming
from engine.core.scenario import Scenario
from tests.engine.toy.records import board_map
from tests.engine.toy.vocabulary import vocabulary

KINDS = DecisionKinds(CORE_KINDS)
TURN = KINDS.declare(
    "turn [TOY-1]", en="{seat}: what now?", de="{seat}: Was nun?", fr="{seat}\u00a0: et maintenant\u00a0?"
)
VERBS = Verbs(CORE_VERBS)
WALK = VERBS.declare("walk to:location", en="walk to {to}", de="nach {to} gehen", fr="aller à {to}")
LIGHT = VERBS.declare("light at:location", en="light {at}", de="{at} anzünden", fr="allumer {at}")
REST = VERBS.declare("rest", en="rest", de="rasten", fr="se reposer")
EVENTS = EventTypes()
ROUND = EVENTS.declare("round [TOY-2] round:number", en="Round {round}.", de="Runde {round}.", fr="Manche {round}.")
WALKED = EVENTS.declare(
    "walked [TOY-3] keeper:seat to:location",
    en="{keeper} walks to {to}.", de="{keeper} geht nach {to}.", fr="{keeper} va à {to}.",
)  # fmt: skip
LIT = EVENTS.declare(
    "lit [TOY-4] keeper:seat at:location",
    en="{keeper} lights {at}.", de="{keeper} zündet {at} an.", fr="{keeper} allume {at}.",
)  # fmt: skip


class Source(NamedTuple):
    kind: str
    id: str
    name: Any


class Night(Scenario):
    """A mission, compiled."""

    __slots__ = ("abilities", "board", "lamps", "mission", "names", "on_lamp", "pack", "sources", "start")


class Compiler(mission_compiler.MissionCompiler):
    vocabulary = vocabulary
    source = Source

    def __init__(self, pack, digest, mission):
        super().__init__(Night("toy", pack.id, digest, mission.id))
        scenario = self.scenario
        scenario.pack, scenario.mission, scenario.sources, scenario.abilities = pack, mission, [], []

    def compile(self):
        scenario, mission = self.scenario, self.scenario.mission
        path = f"missions[{scenario.pack.missions.index(mission)}] ({mission.id})"
        scenario.board = board_map(scenario.pack, mission, path)
        spots = {f"{isle.id}/{spot.id}": spot.name for isle in scenario.pack.isles for spot in isle.spots}
        scenario.names = [spots[id_] for id_ in scenario.board.ids]
        scenario.start = scenario.board.index(mission.start)
        scenario.lamps = tuple(scenario.board.index(one) for one in mission.lamps)
        source = self.add_source("mission", mission.id, mission.title)
        scenario.on_lamp = self.text(mission, "on_lamp", path, source)

    def find(self, record, name):
        return None


class Beacons(Game):
    """The state of one game."""

    __slots__ = ("at", "keepers", "lit", "round", "scenario", "storm")
    decision_kinds, verbs, event_types = KINDS, VERBS, EVENTS

    def after_change(self):
        if not self.result and len(self.lit) == len(self.scenario.lamps):
            self.end(WON, ("lit",))

    def seat_of_decider(self, decider, context):
        return 0

    def clone(self):
        other = Beacons()
        self.copy_base_to(other)
        other.scenario, other.keepers, other.round, other.storm = self.scenario, self.keepers, self.round, self.storm
        other.at, other.lit = self.at[:], self.lit[:]
        return other

    def redraw(self, before, seat):
        """Nothing is hidden."""

    @property
    def outcome(self):
        if not self.is_over:
            return None
        return {"result": RESULTS[self.result], "reason": self.outcome_reason[0], "rule": "TOY-5", "round": self.round}

    def view(self, seat=None):
        return {"round": self.round, "keepers": [self.scenario.board.ids[one] for one in self.at], "lit": self.lit}

    def table(self, lang="en"):
        return [f"{self.round}/{self.storm}"]


NAMING = Naming({"won": ("won", "gewonnen", "gagné"), "lost": ("lost", "verloren", "perdu")}, vocabulary)
NAMING.kinds |= {
    "seat": Named(
        lambda game, seat: game.keepers[seat].id, lambda game, seat, lang: text_in(game.keepers[seat].name, lang)
    ),
    "location": Named(
        lambda game, place: game.scenario.board.ids[place],
        lambda game, place, lang: text_in(game.scenario.names[place], lang),
    ),
    "number": Named(lambda _game, value: value, lambda _game, value, _lang: str(value)),
}
Beacons.naming = NAMING


def lay_out(scenario, seats):
    """An empty table for those who play."""
    known = {keeper.id: keeper for keeper in scenario.pack.keepers}
    names = list(known)[:seats] if isinstance(seats, int) else list(seats)
    if not 1 <= len(names) <= 4 or len(set(names)) < len(names) or not set(names) <= set(known):
        raise IllegalSetup(["Nobody plays this night."])
    game = Beacons()
    game.scenario = scenario
    game.keepers = [known[name] for name in names]
    return game, (set_up,)


def set_up(game):
    game.at = [game.scenario.start] * len(game.keepers)
    game.lit, game.round, game.storm = [], 0, game.scenario.mission.rounds


def begin_round(game):
    game.round += 1
    game.note(ROUND, game.round)
    if game.round > game.storm:
        game.end(LOST, ("storm",))
        return
    game.do_next(*((turn, seat) for seat in range(len(game.keepers))), (begin_round,))


def turn(game, seat):
    here = game.at[seat]
    options = [(WALK, place) for place in game.scenario.board.neighbours[here]]
    if here in game.scenario.lamps and here not in game.lit:
        options.append((LIGHT, here))
    game.ask(seat, TURN, [*options, (REST,)], (act, seat))


def act(game, option, seat):
    if option[0] == WALK:
        game.at[seat] = option[1]
        game.note(WALKED, seat, option[1])
    elif option[0] == LIGHT:
        game.lit.append(option[1])
        game.note(LIT, seat, option[1])
        run_program(game, game.scenario.on_lamp, (0, -1, seat, -1, -1, option[1], 0))
        game.after_change()
