"""What play-tests note down of Countdown: read from the log of each game and from its end."""

from typing import Any, cast

from engine.core.collector import NotingCollector, Story
from engine.core.game import LOST, RESULTS, WON, Game
from engine.core.notebook import COLUMNS, LOST_HERE
from engine.rulesets.countdown.codes import (
    BOMB,
    BONUS_POINTS,
    BULLET_POINTS,
    CARD_KINDS,
    DEAD,
    DEFUSED,
    EFFECT_POINTS,
    ELIMINATED,
    HOSTAGE,
    LOSS_POINTS,
    NO_SURVIVORS,
    OBJECTIVE_POINTS,
    OP_POINTS,
    RESCUED,
    SCORE_TOO_LOW,
    SHOWDOWN_POINTS,
    TIME_POINTS,
    TOP_TERRORIST,
)
from engine.rulesets.countdown.report.names import board_id, bullet_id, place_ids
from engine.rulesets.countdown.report.walk import BULLET, CARD, ELIMINATIONS, LOSSES, SUPPORT, VISITS, ZONE, Walk
from engine.rulesets.countdown.rules.ch23_scoring import secured_zones
from engine.rulesets.countdown.scenario import Scenario
from engine.rulesets.countdown.state import State

COVERED = ("threatCards", "objectiveCards", "supportCards", "bulletCards", "zones")  # what coverage tells of
THREATS, OBJECTIVE_CARDS, SUPPORT_CARDS, BULLET_CARDS, ZONES = COVERED
HEAT = (LOST_HERE, LOSSES, ELIMINATIONS, VISITS)
OBJECTIVES = (BOMB, HOSTAGE, TOP_TERRORIST)  # the kinds of cards that a mission is about (CD-1.07)
_DONE = (DEFUSED, RESCUED, ELIMINATED)  # their fates when they are completed
PARTS = {  # columns for the parts of the score
    "objectivePoints": OBJECTIVE_POINTS,
    "lossPoints": LOSS_POINTS,
    "opPoints": OP_POINTS,
    "timePoints": TIME_POINTS,
    "bonusPoints": BONUS_POINTS,
    "bulletPoints": BULLET_POINTS,
    "showdownPoints": SHOWDOWN_POINTS,
    "effectPoints": EFFECT_POINTS,
}


class CountdownCollector(NotingCollector):
    """Notes down games of one mission."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.scenario = scenario
        cards = dict(enumerate(scenario.card_ids))
        self.threats = {card: cards[card] for card in cards if card < scenario.threat_cards}
        self.objective_cards = {card: cards[card] for card in cards if card >= scenario.threat_cards}
        self.supports = {card: support.id for card, support in enumerate(scenario.support_cards)}
        self.bullets = {bullet: bullet_id(bullet) for bullet in range(len(scenario.bullet_value))}
        self.places = [place_ids(scenario, board) for board in scenario.boards]
        self.goals = frozenset(card for card in scenario.objective_cards if scenario.kind[card] in OBJECTIVES)
        self.parts = _parts(scenario)
        self.kinds = sorted({scenario.kind[card] for card in self.goals})

    def blank(self) -> dict[str, Any]:
        """Everything the mission has, with nothing seen of it."""
        scenario = self.scenario
        places = [place for places in self.places for place in places]
        groups = {
            THREATS: self.threats.values(),
            OBJECTIVE_CARDS: [scenario.card_ids[card] for card in scenario.objective_cards],
            SUPPORT_CARDS: self.supports.values() if scenario.supports else (),
            BULLET_CARDS: self.bullets.values(),
            ZONES: places,
        }
        return {
            "decisions": 0,
            "objectives": {scenario.card_ids[card]: {"completed": 0, "part": 0} for card in sorted(self.goals)},
            "objectiveKinds": {CARD_KINDS[kind]: {"completed": 0, "part": 0} for kind in self.kinds},
            "securedBonus": {board_id(scenario, board): {"completed": 0, "part": 0} for board in scenario.boards},
            "coverage": {group: {name: dict.fromkeys(COLUMNS, 0) for name in names} for group, names in groups.items()},
            "heat": {place: dict.fromkeys(HEAT, 0) for place in places},
        }

    def add(self, game: Game, number: int = 0) -> None:
        """One walk through the log, then the end of the game."""
        state = cast(State, game)
        places = self.places[state.board_index]
        walk = Walk(self.notes, state, number, self.goals, places)
        for group, what, names in (
            (THREATS, CARD, self.threats),
            (OBJECTIVE_CARDS, CARD, self.objective_cards),
            (SUPPORT_CARDS, SUPPORT, self.supports),
            (BULLET_CARDS, BULLET, self.bullets),
            (ZONES, ZONE, dict(enumerate(places))),
        ):
            self.notes.cover(group, names, walk.seen[what], walk.used[what], state, number)
        self._end(state, walk.loss_at, number)

    def _end(self, game: State, loss_at: int, number: int) -> None:
        """Verdict, score, margin, ops and team of one game."""
        sums, scenario, result = self.notes.sums, self.scenario, RESULTS[game.result]
        self.notes.spread("score", game.score, number)
        self.notes.spread("opsLost", game.op_at.count(DEAD), number)
        secured = secured_zones(game)
        sums["margin", result, "finalScore", str(game.score)] += 1
        sums["margin", result, "timeLeft", str(game.time)] += 1
        sums["margin", result, "securedZones", str(secured)] += 1
        for column, points in self.parts:
            sums["scoreParts", result, column, str(game.score_parts[points])] += 1
        place = board_id(scenario, game.board)
        sums["securedBonus", place, "part"] += 1
        sums["securedBonus", place, "completed"] += int(secured >= game.board.bonus_zones)
        if secured >= game.board.bonus_zones:
            self.notes.book.note("securedBonus", place, number)
        if game.result in (WON, LOST):
            self._reason(game, loss_at, number)
        self.notes.end(game, game.round, self._objectives(game), number)
        self.notes.team("ops", [scenario.op_ids[card] for card in game.ops], game.players, game, number)

    def _reason(self, game: State, loss_at: int, number: int) -> None:
        """CD-22: why the mission ended, in which round and, if a loss ended it, where."""
        cause = _cause_of(game)
        is_by_loss = cause in (NO_SURVIVORS, SCORE_TOO_LOW) and loss_at >= 0
        place = self.places[game.board_index][loss_at] if is_by_loss else ""
        self.notes.reason("causes" if game.result == LOST else "wins", cause, game.round, place, number)

    def story(self, game: Game) -> Story:
        """A loss is the closer, the higher its score (CD-22.09)."""
        state = cast(State, game)
        return Story(state.round, (-state.score,), _cause_of(state))

    def _objectives(self, game: State) -> int:
        """Count the objective cards of this game; returns how many were not completed."""
        sums, scenario = self.notes.sums, self.scenario
        left = {card for stack in game.stacks for card in stack} | set(game.care)
        missed = 0
        for card in self.goals:
            if card in left or card in game.fates:
                sums["objectives", scenario.card_ids[card], "part"] += 1
                sums["objectiveKinds", CARD_KINDS[scenario.kind[card]], "part"] += 1
                missed += int(game.fates.get(card) not in _DONE)
        return missed


def _cause_of(game: State) -> str:
    """Why a game ended, as reports call it."""
    reason = game.outcome_reason
    return f"effect:{game.name('source', reason[1])}" if len(reason) > 1 else str(reason[0])


def _parts(scenario: Scenario) -> list[tuple[str, int]]:
    """The parts of the score that a mission can have."""
    left_out = set() if scenario.options.traitor_mode else {"showdownPoints"}
    if not scenario.supports and not any(scenario.listening):
        left_out.add("effectPoints")
    return [(column, part) for column, part in PARTS.items() if column not in left_out]
