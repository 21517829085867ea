"""What play-tests note down of Fireteam Zero: read from the log of each game and from its end.

Sums are kept by number while games come in and get their names at the end, so that a game costs little more
than one walk through its log.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, cast

from engine.core.collector import Story
from engine.core.game import LOST, RESULTS, WON, Game
from engine.core.witnesses import MOST_WITNESSES, WitnessBook, Witnesses
from engine.rulesets.fireteam_zero.codes import (
    ABSENT,
    COIN,
    COMPLETED,
    FIRST_MONSTER,
    FIRST_SPECIALIST,
    SPECIAL_SYMBOL,
)
from engine.rulesets.fireteam_zero.report.names import (
    ACTION,
    CARD,
    COVERED,
    DISCOVERY,
    EVENT,
    FOCUS,
    LOCATION,
    SPECIAL,
    TWIST,
    holds_always,
    names_of,
    roles_of,
    texts_of,
)
from engine.rulesets.fireteam_zero.scenario import Scenario
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.event_types import (
    ACTIVATION_ROLLED,
    ATTACK_DECLARED,
    ATTACK_HITS,
    DECK_RESHUFFLED,
    DISCOVERY_RESOLVED,
    EVENT_TYPES,
    HERO_MOVED,
    HERO_PLACED,
    KNOCKED_DOWN,
    MONSTER_ACTIVATED,
    MONSTER_KILLED,
    MONSTER_MOVED,
    MONSTER_PLACED,
    OBJECTIVE_ACTION,
    OBJECTIVE_COMPLETED,
    REACTION_PLAYED,
    RECON_DRAWN,
    RESPONSE_PLAYED,
    ROUND_BEGAN,
    SEARCHED,
    TEXT_APPLIED,
    THREAT_ADVANCED,
    THREAT_MOVED_BACK,
    TURN_BEGAN,
    TWIST_DRAWN,
)

_COLUMNS = ("seen", "seenWon", "seenLost", "used", "usedWon", "usedLost")
_USED = 3  # the first of the columns about use
_ENDINGS = {WON: 1, LOST: 2}  # columns further on
_HEAT = ("lostHere", "knockDowns", "kills", "visits")
_LOST_HERE, _KNOCK_DOWNS, _KILLS, _VISITS = range(4)
_WITNESSES = [(f"coverage.{what}.seen", f"coverage.{what}.used") for what in COVERED]
_WITNESSES_OF_HEAT = [f"heat.{column}" for column in _HEAT]
ONLY_SEEN = (EVENT,)  # what is drawn is done: nobody chooses whether to use it

_NOTED = [False] * len(EVENT_TYPES)
for _code in (
    ACTIVATION_ROLLED,
    ATTACK_DECLARED,
    ATTACK_HITS,
    DECK_RESHUFFLED,
    DISCOVERY_RESOLVED,
    HERO_MOVED,
    HERO_PLACED,
    KNOCKED_DOWN,
    MONSTER_ACTIVATED,
    MONSTER_KILLED,
    MONSTER_MOVED,
    MONSTER_PLACED,
    OBJECTIVE_ACTION,
    OBJECTIVE_COMPLETED,
    REACTION_PLAYED,
    RECON_DRAWN,
    RESPONSE_PLAYED,
    ROUND_BEGAN,
    SEARCHED,
    TEXT_APPLIED,
    THREAT_ADVANCED,
    THREAT_MOVED_BACK,
    TURN_BEGAN,
    TWIST_DRAWN,
):
    _NOTED[_code] = True


class FireteamZeroCollector:
    """Notes down games of one mission."""

    def __init__(self, scenario: Scenario, seats: Any = None) -> None:
        self.scenario = scenario
        self.sums: Counter[tuple[Any, ...]] = Counter()  # plain sums, by their path
        self.coverage: list[dict[int, list[int]]] = [{} for _ in COVERED]  # for each of them, a sum for each column
        self.book = WitnessBook()
        self.heat = [[0] * scenario.location_count for _ in _HEAT]  # sums by location
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
                what: {name: dict.fromkeys(_columns(index), 0) for name in self.names[index].values()}
                for index, what in enumerate(COVERED)
            },
            "heat": {name: dict.fromkeys(_HEAT, 0) for name in scenario.board.ids},
        }

    def add(self, game: Game, number: int = 0) -> None:
        """One walk through the log, then the end of the game."""
        state = cast(State, game)
        book = self.book
        seen: list[set[int]] = [set() for _ in COVERED]
        used: list[set[int]] = [set() for _ in COVERED]
        happened: list[set[int]] = [set() for _ in _HEAT]
        reshuffled = self._walk(state, seen, used, happened, number)
        self._cards_seen(state, seen[CARD], reshuffled)
        seen[FOCUS].update(card for cards in state.focus for card in cards)
        used[FOCUS].update(card for card in seen[FOCUS] if self.held[card])
        ending = _ENDINGS.get(state.result, 0)
        for what, rows in enumerate(self.coverage):
            for one in seen[what] | used[what]:
                row = rows.get(one)
                if row is None:
                    row = rows[one] = [0] * len(_COLUMNS)
                row[0] += 1
                if row[0] <= MOST_WITNESSES:  # games come in rising order: later ones would not be kept
                    book.note(_WITNESSES[what][0], one, number)
                if ending:
                    row[ending] += 1
                if one in used[what]:
                    row[_USED] += 1
                    if row[_USED] <= MOST_WITNESSES:
                        book.note(_WITNESSES[what][1], one, number)
                    if ending:
                        row[_USED + ending] += 1
        happened[_VISITS] = seen[LOCATION]
        self._end(state, happened, number)
        for group, places in zip(_WITNESSES_OF_HEAT, happened, strict=True):
            book.note_all(group, places, number)

    # --- the log ------------------------------------------------------------------------------------

    def _walk(
        self, game: State, seen: list[set[int]], used: list[set[int]], happened: list[set[int]], number: int
    ) -> set[int]:
        """Count what happened; returns the seats whose whole deck was seen."""
        scenario, sums = self.scenario, self.sums
        visits, kills, knock_downs = self.heat[_VISITS], self.heat[_KILLS], self.heat[_KNOCK_DOWNS]
        discoveries = len(scenario.discoveries)
        heroes = [scenario.hero_ids[hero] if hero >= 0 else "" for hero in game.heroes]
        kinds = game.kinds
        at = list(game.hero_at)
        monster_at = [-1] * len(kinds)
        reshuffled: set[int] = set()
        round_number = threat = 0
        doer = -1  # the figure whose attack, card or action is running: what dies now is its kill
        noted = _NOTED
        for code, values in game.log or ():
            if not noted[code]:
                continue
            if code == HERO_MOVED:
                hero, _origin, place = values
                at[hero] = place
                visits[place] += 1
                seen[LOCATION].add(place)
            elif code == MONSTER_MOVED:
                monster_at[values[0] - FIRST_MONSTER] = values[2]
            elif code == MONSTER_ACTIVATED:
                doer = values[0]
                seen[SPECIAL].add(kinds[doer - FIRST_MONSTER])
            elif code == ACTIVATION_ROLLED:
                if values[1] == SPECIAL_SYMBOL:
                    used[SPECIAL].add(kinds[values[0] - FIRST_MONSTER])
            elif code == ATTACK_DECLARED:
                doer = values[0]
                if values[3]:
                    used[CARD].update(values[3])
                    sums["heroes", heroes[doer], "attacks"] += 1
            elif code == ATTACK_HITS:  # FZ-A.33: the attack goes on after the reactions to it
                doer = values[0]
            elif code in (REACTION_PLAYED, RESPONSE_PLAYED):
                doer = values[0]
                used[CARD].add(values[1])
                kind = "reactions" if code == REACTION_PLAYED else "responses"
                sums["heroes", heroes[doer], kind] += 1
            elif code == MONSTER_PLACED:
                monster_at[values[0] - FIRST_MONSTER] = values[1]
            elif code == MONSTER_KILLED:
                place = monster_at[values[0] - FIRST_MONSTER]
                if place >= 0:
                    kills[place] += 1
                    happened[_KILLS].add(place)
                    used[LOCATION].add(place)
                if 0 <= doer < FIRST_SPECIALIST:
                    sums["heroes", heroes[doer], "kills"] += 1
            elif code == SEARCHED:
                used[LOCATION].add(values[1])
                sums["heroes", heroes[values[0]], "searches"] += 1
            elif code == RECON_DRAWN:
                doer = -1  # what a recon card kills is nobody's kill
                card = values[1]
                if card < discoveries:
                    seen[DISCOVERY].add(card)
                else:
                    seen[EVENT].add(card - discoveries)
            elif code == DISCOVERY_RESOLVED:
                used[DISCOVERY].add(values[0])
            elif code == TWIST_DRAWN:
                doer = -1
                (used if self.at_once[values[0]] else seen)[TWIST].add(values[0])
            elif code == TEXT_APPLIED:
                if values[0] in self.texts:
                    what, one = self.texts[values[0]]
                    used[what].add(one)
            elif code == ROUND_BEGAN:
                if round_number:
                    sums["timeline", "threat", str(round_number)] += threat
                round_number, doer = values[0], -1
            elif code in (THREAT_ADVANCED, THREAT_MOVED_BACK):
                threat = values[0]
            elif code == TURN_BEGAN:
                doer = -1
            elif code == OBJECTIVE_COMPLETED:
                name = scenario.objective_ids[values[0]]
                sums["objectives", name, "completed"] += 1
                sums["objectives", name, "rounds", str(round_number)] += 1
                self.book.note("objectives", name, number)
            elif code == OBJECTIVE_ACTION:
                doer = values[0]
                used[ACTION].add(values[1])
                if values[1] in self.texts:  # the action of a focus card
                    used[FOCUS].add(self.texts[values[1]][1])
                used[LOCATION].add(at[doer])
            elif code == KNOCKED_DOWN:
                knock_downs[values[1]] += 1
                happened[_KNOCK_DOWNS].add(values[1])
                sums["timeline", "knockDowns", str(round_number)] += 1
                sums["heroes", heroes[values[0]], "knockDowns"] += 1
            elif code == HERO_PLACED:
                hero, place = values
                at[hero] = place
                visits[place] += 1
                seen[LOCATION].add(place)
            else:  # a deck was shuffled anew
                reshuffled.add(values[0])
        sums["timeline", "threat", str(round_number)] += threat
        return reshuffled

    def _cards_seen(self, game: State, seen: set[int], reshuffled: Iterable[int]) -> None:
        """Cards that left their deck; after a new shuffle, all of them have."""
        for seat in range(len(game.hands)):
            seen.update(game.hands[seat], game.discards[seat], game.aside[seat])
            if seat in reshuffled:
                seen.update(game.decks[seat])

    # --- the end ------------------------------------------------------------------------------------

    def _end(self, game: State, happened: list[set[int]], number: int) -> None:
        """Verdict, margin, heroes and team of one game."""
        sums, scenario, note = self.sums, self.scenario, self.book.note
        result = RESULTS[game.result]
        won = int(game.result == WON)
        rounds = str(game.round)
        sums["decisions",] += game.decisions_made
        sums["rounds", result, rounds] += 1
        sums["knockDowns", str(sum(game.knock_downs))] += 1
        note(f"rounds.{result}", rounds, number)
        states = game.objectives
        left = objectives_left(game)
        note(f"objectivesLeft.{result}", left, number)
        sums["margin", result, "threat", str(game.threat)] += 1
        sums["margin", result, "coin", COIN[game.coin]] += 1
        sums["margin", result, "objectivesLeft", str(left)] += 1
        for objective, state in enumerate(states):
            if state != ABSENT:
                sums["objectives", scenario.objective_ids[objective], "part"] += 1
        if game.result == LOST:
            self._cause(game, rounds, happened, number)
        sums["teams", str(len(game.heroes)), "games"] += 1
        sums["teams", str(len(game.heroes)), "won"] += won
        for hero in game.heroes:
            if hero >= 0:
                sums["heroes", scenario.hero_ids[hero], "games"] += 1
                sums["heroes", scenario.hero_ids[hero], "won"] += won
                note("heroes", scenario.hero_ids[hero], number)

    def story(self, game: Game) -> Story:
        """A loss is the closer, the fewer objectives were left and the lower the threat was."""
        state = cast(State, game)
        reason = state.outcome_reason
        place = self.scenario.board.ids[reason[2]] if reason[0] == "knock-down" else ""
        return Story(state.round, (objectives_left(state), state.threat), _cause_of(state), place)

    def _cause(self, game: State, rounds: str, happened: list[set[int]], number: int) -> None:
        """Why the mission was lost, in which round and where."""
        reason, cause = game.outcome_reason, _cause_of(game)
        self.book.note("causes", cause, number)
        self.sums["causes", cause, "count"] += 1
        self.sums["causes", cause, "rounds", rounds] += 1
        if reason[0] == "knock-down":
            self.sums["causes", cause, "places", self.scenario.board.ids[reason[2]]] += 1
            self.heat[_LOST_HERE][reason[2]] += 1
            self.sums["lostAt", self.scenario.board.ids[reason[2]], rounds] += 1
            happened[_LOST_HERE].add(reason[2])

    def witnesses(self) -> Witnesses:
        """Some games behind the sums, under their names."""
        places = dict(enumerate(self.scenario.board.ids))
        names: dict[str, dict[int, str]] = dict.fromkeys(_WITNESSES_OF_HEAT, places)
        for groups, called in zip(_WITNESSES, self.names, strict=True):
            names |= dict.fromkeys(groups, called)
        return self.book.named(names)

    def tally(self) -> dict[str, Any]:
        """The sums under their names."""
        tree: dict[str, Any] = {}
        for path, count in self.sums.items():
            _plant(tree, path, count)
        for what, rows in enumerate(self.coverage):
            for one, row in rows.items():
                if one in self.names[what]:
                    for column, count in zip(_columns(what), row, strict=False):
                        if count:
                            _plant(tree, ("coverage", COVERED[what], self.names[what][one], column), count)
        for column, counts in zip(_HEAT, self.heat, strict=True):
            for name, count in zip(self.scenario.board.ids, counts, strict=True):
                if count:
                    _plant(tree, ("heat", name, column), count)
        return tree


def objectives_left(game: State) -> int:
    """How many objectives of this game are not completed."""
    return sum(1 for state in game.objectives if state not in (COMPLETED, ABSENT))


def _cause_of(game: State) -> str:
    """Why a game ended, as reports call it."""
    reason = game.outcome_reason
    if reason[0] == "mission":
        return f"mission-{reason[1] + 1}"
    return f"effect:{game.name('source', reason[1])}" if reason[0] == "effect" else str(reason[0])


def _plant(tree: dict[str, Any], path: Sequence[str], count: int) -> None:
    for step in path[:-1]:
        tree = tree.setdefault(step, {})
    tree[path[-1]] = tree.get(path[-1], 0) + count


def _columns(what: int) -> tuple[str, ...]:
    """What is counted of a group: how often seen and used, in all games, in those won and in those lost."""
    return _COLUMNS[:_USED] if what in ONLY_SEEN else _COLUMNS
