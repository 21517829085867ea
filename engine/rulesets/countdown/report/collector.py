"""What play-tests note down of Countdown: read from the log of each game and from its end.

Sums are kept by number while games come in and get their names at the end, so that a game costs little more than one
walk through its log.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from engine.core.collector import Story
from engine.core.game import LOST, RESULTS, WON, Game
from engine.core.witnesses import MOST_WITNESSES, WitnessBook, Witnesses
from engine.rulesets.countdown.codes import (
    BOMB,
    BONUS_POINTS,
    BULLET_POINTS,
    CARD_KINDS,
    DEAD,
    DEFUSED,
    EFFECT_POINTS,
    ELIMINATED,
    FIRST_CARD,
    HOSTAGE,
    LOSS_POINTS,
    NO_SURVIVORS,
    OBJECTIVE_POINTS,
    OP_POINTS,
    RESCUED,
    SCORE_TOO_LOW,
    SHOWDOWN_POINTS,
    SNIPER_RIFLE,
    TIME_POINTS,
    TOP_TERRORIST,
)
from engine.rulesets.countdown.report.names import board_id, bullet_id, place_ids
from engine.rulesets.countdown.report.noted import (
    ABILITIES,
    ARRIVALS,
    COMPLETIONS,
    DEEDS,
    LOSSES,
    NOTED,
    SUPPORT_EVENTS,
)
from engine.rulesets.countdown.rules.ch23_scoring import secured_zones
from engine.rulesets.countdown.scenario import Scenario
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.event_types import (
    BULLET_PLAYED,
    ENEMY_ELIMINATED,
    FIREFIGHT_BEGAN,
    GRENADE_THROWN,
    OP_DIED,
    OP_JOINED,
    OP_MOVED,
    ROUND_BEGAN,
    SHOT_HIT,
    SHOT_ROLLED,
    SUPPORT_DRAWN,
    TARGET_NAMED,
    TEXT_APPLIED,
    THREATS_PASSED_OVER,
    ZONE_SECURED,
)

# What coverage tells of.
CARD, SUPPORT, BULLET, ZONE = range(4)
COVERED = ("threatCards", "objectiveCards", "supportCards", "bulletCards", "zones")
THREATS, OBJECTIVE_CARDS, SUPPORT_CARDS, BULLET_CARDS, ZONES = COVERED
COLUMNS = ("seen", "used", "seenWon", "usedWon", "seenLost", "usedLost")
_HEAT = ("lostHere", "losses", "eliminations", "visits")
_ENDINGS = {WON: "Won", LOST: "Lost"}
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

Found = list[set[int]]  # by what: which


class CountdownCollector:
    """Notes down games of one mission."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.book = WitnessBook()
        self.sums: Counter[tuple[Any, ...]] = Counter()  # plain sums, by their path
        self.coverage: Counter[tuple[int, int, int, str]] = Counter()  # (what, board of a zone or 0, which, column)
        self.heat: Counter[tuple[int, str, int]] = Counter()  # (board, visits …, zone)
        self.places = [place_ids(scenario, board) for board in scenario.boards]
        self.goals = frozenset(card for card in scenario.objective_cards if scenario.kind[card] in OBJECTIVES)
        self.parts = _parts(scenario)
        self.kinds = sorted({scenario.kind[card] for card in self.goals})

    def blank(self) -> dict[str, Any]:
        """Everything the mission has, with nothing seen of it."""
        scenario = self.scenario
        places = [place for places in self.places for place in places]
        groups = {
            THREATS: scenario.card_ids[: scenario.threat_cards],
            OBJECTIVE_CARDS: [scenario.card_ids[card] for card in scenario.objective_cards],
            SUPPORT_CARDS: [card.id for card in scenario.support_cards] if scenario.supports else [],
            BULLET_CARDS: [bullet_id(bullet) for bullet in range(len(scenario.bullet_value))],
            ZONES: places,
        }
        return {
            "decisions": 0,
            "objectives": {scenario.card_ids[card]: {"completed": 0, "part": 0} for card in sorted(self.goals)},
            "objectiveKinds": {CARD_KINDS[kind]: {"completed": 0, "part": 0} for kind in self.kinds},
            "securedBonus": {board_id(scenario, board): {"completed": 0, "part": 0} for board in scenario.boards},
            "coverage": {group: {name: dict.fromkeys(COLUMNS, 0) for name in names} for group, names in groups.items()},
            "heat": {place: dict.fromkeys(_HEAT, 0) for place in places},
        }

    def add(self, game: Game, number: int = 0) -> None:
        """One walk through the log, then the end of the game."""
        state = cast(State, game)
        seen: Found = [set(), set(), set(range(len(self.scenario.bullet_value))), set()]  # CD-3.17: bullets lie open
        used: Found = [set(), set(), set(), set()]
        happened: dict[str, set[int]] = {column: set() for column in _HEAT}
        loss_at = self._walk(state, seen, used, happened, number)
        book, coverage, ending = self.book, self.coverage, _ENDINGS.get(state.result)
        for what in range(len(seen)):
            board = state.board_index if what == ZONE else 0
            for column, found in (("seen", seen[what] | used[what]), ("used", used[what])):
                for one in found:
                    coverage[what, board, one, column] += 1
                    if coverage[what, board, one, column] <= MOST_WITNESSES:  # games come in rising order
                        book.note(column, (what, board, one), number)
                    if ending:
                        coverage[what, board, one, column + ending] += 1
        happened["visits"] = seen[ZONE]
        self._end(state, loss_at, happened, number)
        for column, zones in happened.items():
            book.note_all(f"heat.{column}", [(state.board_index, zone) for zone in zones], number)

    # --- the log ------------------------------------------------------------------------------------

    def _walk(self, game: State, seen: Found, used: Found, happened: dict[str, set[int]], number: int) -> int:
        """Count what happened; returns the zone of the last loss, or -1."""
        sums, heat, board = self.sums, self.heat, game.board_index
        ops = [self.scenario.op_ids[card] for card in game.ops]
        abilities = [self.scenario.op_ability[card] for card in game.ops]
        at = [-1] * len(ops)
        lies: dict[int, int] = {}  # the zone of each open card
        hit_by: dict[int, int] = {}  # the op who hit an enemy first
        thrower = -1  # of the grenade that is running through a zone
        round_number, loss_at, before = 0, -1, -1
        noted = NOTED
        for code, values in game.log or ():
            if not noted[code]:
                continue
            if code in DEEDS:
                used[CARD].add(values[DEEDS[code]])
            if code in ARRIVALS:
                seen[CARD].add(values[0])
                lies[values[0]] = values[1]
            if code in ABILITIES and before not in SUPPORT_EVENTS:
                op = values[0]
                if op >= 0 and abilities[op] == ABILITIES[code]:
                    sums["ops", ops[op], "abilities"] += 1
            if code in COMPLETIONS:
                self._complete(values[COMPLETIONS[code]], round_number, number)
            if code in LOSSES:
                loss_at = values[LOSSES[code]]
                heat[board, "losses", loss_at] += 1
                happened["losses"].add(loss_at)
                sums["timeline", "losses", str(round_number)] += 1
            if code in (OP_MOVED, OP_JOINED):
                op, zone = values
                at[op] = zone
                heat[board, "visits", zone] += 1
                seen[ZONE].add(zone)
            elif code == SHOT_ROLLED:
                sums["ops", ops[values[0]], "shots"] += 1
            elif code == SHOT_HIT:
                sums["ops", ops[values[0]], "hits"] += 1
                hit_by.setdefault(values[1], values[0])
            elif code == ENEMY_ELIMINATED:
                card, zone = values
                heat[board, "eliminations", zone] += 1
                happened["eliminations"].add(zone)
                sums["timeline", "eliminations", str(round_number)] += 1
                slayer = hit_by.get(card, thrower)
                if slayer >= 0:
                    sums["ops", ops[slayer], "eliminations"] += 1
                if card in self.goals:
                    used[CARD].add(card)
            elif code == TARGET_NAMED:
                thrower = -1
                op, card = values
                is_first = before != TARGET_NAMED  # CD-28.10: all targets of one attack are named at once
                is_afar = at[op] >= 0 and lies.get(card, at[op]) != at[op]
                if is_first and is_afar and abilities[op] == SNIPER_RIFLE:
                    sums["ops", ops[op], "abilities"] += 1
            elif code == GRENADE_THROWN:
                thrower = values[0]
            elif code == OP_DIED:
                sums["ops", ops[values[0]], "deaths"] += 1
            elif code in (ZONE_SECURED, FIREFIGHT_BEGAN):
                used[ZONE].add(values[0])
            elif code == ROUND_BEGAN:
                round_number = values[0]
                thrower = -1
                sums["timeline", "timeLeft", str(round_number)] += values[1]
            elif code == SUPPORT_DRAWN:
                seen[SUPPORT].update(values[0])
            elif code in SUPPORT_EVENTS:
                thrower = -1
                used[SUPPORT].add(values[0])
            elif code == BULLET_PLAYED:
                used[BULLET].add(values[1])
            elif code == THREATS_PASSED_OVER:
                seen[CARD].update(values[0])
            elif code == TEXT_APPLIED:
                bearer = values[1]
                if bearer >= FIRST_CARD:
                    used[CARD].add(bearer - FIRST_CARD)
                elif bearer >= 0:
                    sums["ops", ops[bearer], "abilities"] += 1
            before = code
        return loss_at

    def _complete(self, card: int, round_number: int, number: int) -> None:
        """A bomb defused, a hostage brought out, a top terrorist eliminated."""
        if card in self.goals:
            scenario = self.scenario
            for section, name in (
                ("objectives", scenario.card_ids[card]),
                ("objectiveKinds", CARD_KINDS[scenario.kind[card]]),
            ):
                self.sums[section, name, "completed"] += 1
                self.sums[section, name, "rounds", str(round_number)] += 1
                self.book.note(section, name, number)

    # --- the end ------------------------------------------------------------------------------------

    def _end(self, game: State, loss_at: int, happened: dict[str, set[int]], number: int) -> None:
        """Verdict, score, margin, ops and team of one game."""
        sums, scenario, note = self.sums, self.scenario, self.book.note
        result, won, rounds = RESULTS[game.result], int(game.result == WON), str(game.round)
        sums["decisions",] += game.decisions_made
        sums["rounds", result, rounds] += 1
        sums["score", str(game.score)] += 1
        sums["opsLost", str(game.op_at.count(DEAD))] += 1
        note(f"rounds.{result}", rounds, number)
        missed = self._objectives(game)
        note(f"objectivesLeft.{result}", missed, number)
        secured = secured_zones(game)
        sums["margin", result, "finalScore", str(game.score)] += 1
        sums["margin", result, "timeLeft", str(game.time)] += 1
        sums["margin", result, "objectivesLeft", str(missed)] += 1
        sums["margin", result, "securedZones", str(secured)] += 1
        for column, points in self.parts:
            sums["scoreParts", result, column, str(game.score_parts[points])] += 1
        place = board_id(scenario, game.board)
        sums["securedBonus", place, "part"] += 1
        sums["securedBonus", place, "completed"] += int(secured >= game.board.bonus_zones)
        self._reason(game, rounds, loss_at, happened, number)
        sums["teams", str(game.players), "games"] += 1
        sums["teams", str(game.players), "won"] += won
        for card in game.ops:
            sums["ops", scenario.op_ids[card], "games"] += 1
            sums["ops", scenario.op_ids[card], "won"] += won
            note("ops", scenario.op_ids[card], number)

    def story(self, game: Game) -> Story:
        """A loss is the closer, the higher its score (CD-22.09)."""
        state = cast(State, game)
        return Story(state.round, (-state.score,), _cause_of(state))

    def _objectives(self, game: State) -> int:
        """Count the objective cards of this game; returns how many were not completed."""
        sums, scenario = self.sums, self.scenario
        left = {card for stack in game.stacks for card in stack} | set(game.care)
        missed = 0
        for card in self.goals:
            if card in left or card in game.fates:
                sums["objectives", scenario.card_ids[card], "part"] += 1
                sums["objectiveKinds", CARD_KINDS[scenario.kind[card]], "part"] += 1
                missed += int(game.fates.get(card) not in _DONE)
        return missed

    def _reason(self, game: State, rounds: str, loss_at: int, happened: dict[str, set[int]], number: int) -> None:
        """CD-22: why the mission ended, in which round and, if a loss ended it, where."""
        if game.result not in (WON, LOST):
            return
        cause = _cause_of(game)
        part = "causes" if game.result == LOST else "wins"
        self.sums[part, cause, "count"] += 1
        self.sums[part, cause, "rounds", rounds] += 1
        self.book.note(part, cause, number)
        if cause in (NO_SURVIVORS, SCORE_TOO_LOW) and loss_at >= 0:
            self.sums[part, cause, "places", self.places[game.board_index][loss_at]] += 1
            self.heat[game.board_index, "lostHere", loss_at] += 1
            self.sums["lostAt", self.places[game.board_index][loss_at], rounds] += 1
            happened["lostHere"].add(loss_at)

    def witnesses(self) -> Witnesses:
        """Some games behind the sums, under their names."""
        tree: Witnesses = {}
        for (group, row), games in self.book.found.items():
            if group in ("seen", "used"):
                what, name = self._covered(*row)
                tree.setdefault(f"coverage.{what}.{group}", {})[name] = games
            elif group.startswith("heat."):
                tree.setdefault(group, {})[self.places[row[0]][row[1]]] = games
            else:
                tree.setdefault(group, {})[str(row)] = games
        return tree

    def tally(self) -> dict[str, Any]:
        """The sums under their names."""
        tree: dict[str, Any] = {}
        for path, count in self.sums.items():
            _plant(tree, path, count)
        for (what, board, one, column), count in self.coverage.items():
            _plant(tree, ("coverage", *self._covered(what, board, one), column), count)
        for (board, column, zone), count in self.heat.items():
            _plant(tree, ("heat", self.places[board][zone], column), count)
        return tree

    def _covered(self, what: int, board: int, one: int) -> tuple[str, str]:
        """Group and name of a thing that coverage tells of."""
        scenario = self.scenario
        if what == CARD:
            return (THREATS if one < scenario.threat_cards else OBJECTIVE_CARDS), scenario.card_ids[one]
        if what == SUPPORT:
            return SUPPORT_CARDS, scenario.support_cards[one].id
        return (BULLET_CARDS, bullet_id(one)) if what == BULLET else (ZONES, self.places[board][one])


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


def _plant(tree: dict[str, Any], path: Sequence[str], count: int) -> None:
    for step in path[:-1]:
        tree = tree.setdefault(step, {})
    tree[path[-1]] = tree.get(path[-1], 0) + count
