"""What play-tests note down of Fireteam Zero: read from the log of each game and from its end."""

from typing import Any, cast

from engine.core.collector import NotingCollector, Story
from engine.core.game import LOST, RESULTS, Game
from engine.core.notebook import COLUMNS, LOST_HERE, USED
from engine.rulesets.fireteam_zero.codes import ABSENT, COIN, COMPLETED
from engine.rulesets.fireteam_zero.report.names import (
    CARD,
    COVERED,
    EVENT,
    FOCUS,
    holds_always,
    names_of,
    roles_of,
    texts_of,
)
from engine.rulesets.fireteam_zero.report.walk import KILLS, KNOCK_DOWNS, VISITS, Walk
from engine.rulesets.fireteam_zero.scenario import Scenario
from engine.rulesets.fireteam_zero.state import State

HEAT = (LOST_HERE, KNOCK_DOWNS, KILLS, VISITS)
ONLY_SEEN = (EVENT,)  # what is drawn is done: nobody chooses whether to use it


class FireteamZeroCollector(NotingCollector):
    """Notes down games of one mission."""

    def __init__(self, scenario: Scenario, seats: Any = None) -> None:
        super().__init__()
        self.scenario = scenario
        self.names = names_of(scenario, roles_of(scenario, seats))
        self.texts = texts_of(scenario)
        self.held = tuple(holds_always(abilities) for abilities in scenario.focus_abilities)
        self.at_once = tuple(
            bool(on_draw.steps) or holds_always(abilities)
            for on_draw, abilities in zip(scenario.twist_on_draw, scenario.twist_abilities, strict=True)
        )

    def blank(self) -> dict[str, Any]:
        """Everything the mission has, with nothing seen of it."""
        scenario = self.scenario
        return {
            "decisions": 0,
            "objectives": {name: {"completed": 0, "part": 0} for name in scenario.objective_ids},
            "coverage": {
                what: {
                    name: dict.fromkeys(COLUMNS[:USED] if index in ONLY_SEEN else COLUMNS, 0)
                    for name in self.names[index].values()
                }
                for index, what in enumerate(COVERED)
            },
            "heat": {name: dict.fromkeys(HEAT, 0) for name in scenario.board.ids},
        }

    def add(self, game: Game, number: int = 0) -> None:
        """One walk through the log, then the end of the game."""
        state = cast(State, game)
        walk = Walk(self.notes, state, number, self.texts, self.at_once)
        self._add_cards(state, walk)
        for index, group in enumerate(COVERED):
            self.notes.cover(group, self.names[index], walk.seen[index], walk.used[index], state, number)
        self._end(state, number)

    def _add_cards(self, game: State, walk: Walk) -> None:
        """Cards that left their deck; after a new shuffle, all of them have. Some do something by lying there."""
        for seat in range(len(game.hands)):
            walk.seen[CARD].update(game.hands[seat], game.discards[seat], game.aside[seat])
            if seat in walk.reshuffled:
                walk.seen[CARD].update(game.decks[seat])
            walk.seen[FOCUS].update(game.focus[seat])
            walk.used[FOCUS].update([card for card in game.focus[seat] if self.held[card]])

    def _end(self, game: State, number: int) -> None:
        """Verdict, margin, heroes and team of one game."""
        sums, scenario, result = self.notes.sums, self.scenario, RESULTS[game.result]
        self.notes.spread("knockDowns", sum(game.knock_downs), number)
        sums["margin", result, "threat", str(game.threat)] += 1
        sums["margin", result, "coin", COIN[game.coin]] += 1
        for objective, state in enumerate(game.objectives):
            if state != ABSENT:
                sums["objectives", scenario.objective_ids[objective], "part"] += 1
        if game.result == LOST:
            self.notes.reason("causes", cause_of(game), game.round, self._place_of_loss(game), number)
        self.notes.end(game, game.round, objectives_left(game), number)
        heroes = [scenario.hero_ids[hero] for hero in game.heroes if hero >= 0]
        self.notes.team("heroes", heroes, len(game.heroes), game, number)

    def _place_of_loss(self, game: State) -> str:
        reason = game.outcome_reason
        return self.scenario.board.ids[reason[2]] if reason[0] == "knock-down" else ""

    def story(self, game: Game) -> Story:
        """A loss is the closer, the fewer objectives were left and the lower the threat was."""
        state = cast(State, game)
        distance = (objectives_left(state), state.threat)
        return Story(state.round, distance, cause_of(state), self._place_of_loss(state))


def objectives_left(game: State) -> int:
    """How many objectives of this game are not completed."""
    return sum(1 for state in game.objectives if state not in (COMPLETED, ABSENT))


def cause_of(game: State) -> str:
    """Why a game ended, as reports call it."""
    reason = game.outcome_reason
    if reason[0] == "mission":
        return f"mission-{reason[1] + 1}"
    return f"effect:{game.name('source', reason[1])}" if reason[0] == "effect" else str(reason[0])
