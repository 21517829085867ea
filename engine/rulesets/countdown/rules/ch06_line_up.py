"""Chapter 6: who plays whom; ops are chosen before the game or in it, and take their places."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.core.decisions import GROUP
from engine.core.errors import IllegalSetup, UnknownName
from engine.core.sentences import in_short
from engine.rulesets.countdown.campaign.ch33_carried import bring_carried
from engine.rulesets.countdown.campaign.ch33_standing import OpStanding, Standing
from engine.rulesets.countdown.codes import DEAD, NO_ABILITY, NO_CARD, NOBODY, UNPLACED
from engine.rulesets.countdown.records import PackRecord
from engine.rulesets.countdown.records.base import Text
from engine.rulesets.countdown.rules.seats import ask_group, ask_owner, voting_order
from engine.rulesets.countdown.scenario import Scenario
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words import setup_words as words
from engine.rulesets.countdown.words.decision_kinds import CHOOSE_DUMMY, CHOOSE_OP, INFILTRATE
from engine.rulesets.countdown.words.event_types import OP_JOINED
from engine.rulesets.countdown.words.option_verbs import BEGIN_IN, TAKE_OP

Option = tuple[Any, ...]
Teams = tuple[tuple[int, ...], ...]  # op cards by player

MOST_PLAYERS = 6  # CD-1.01
PLAYERS_WITH_DUMMY = 3  # CD-6.04
DUMMY = "dummy:"


class LineUp(NamedTuple):
    """Who sits at the table; a player without op cards chooses them in the game, and so is a missing dummy."""

    teams: Teams
    dummy: int = NOBODY


def ops_of_a_player(players: int) -> int:
    """CD-6.02 to CD-6.06: four, two, or one each."""
    return {1: 4, 2: 2}.get(players, 1)


# --- seats as people write them -------------------------------------------------------------------


def read_seats(scenario: Scenario, seats: Sequence[Any] | int) -> LineUp:
    """The line-up as op cards of the mission; the same team plays it thousands of times, so it is read once."""
    if type(seats) is int and not 1 <= seats <= MOST_PLAYERS:  # before anybody makes a list as long
        raise IllegalSetup([_wrong_count(seats)])
    entries = (None,) * seats if type(seats) is int else tuple(seats) if isinstance(seats, list | tuple) else None
    key = entries if entries and all(entry is None or isinstance(entry, str) for entry in entries) else None
    if key is None or key not in scenario.memo.line_ups:
        teams, dummy = read_team(scenario.pack, seats)
        index = scenario.op_ids.index
        line_up = LineUp(
            tuple(tuple(index(op) for op in team) for team in teams), NOBODY if dummy is None else index(dummy)
        )
        if key is None:
            return line_up
        scenario.memo.line_ups[key] = line_up
    found: LineUp = scenario.memo.line_ups[key]
    return found


def read_team(pack: PackRecord, seats: Sequence[Any] | int) -> tuple[tuple[tuple[str, ...], ...], str | None]:
    """The ops of each player and the dummy; an entry is "gustav", "gustav+bob", ["gustav", "bob"] or "dummy:rita".

    A number of players, or None for one of them, leaves the choice to the game.
    """
    if isinstance(seats, bool | str) or not isinstance(seats, int | Sequence):
        raise IllegalSetup([words.SEATS(value=in_short(seats))])
    entries = [None] * seats if isinstance(seats, int) else list(seats)
    dummies = [entry for entry in entries if isinstance(entry, str) and entry.startswith(DUMMY)]
    teams = tuple(_read_entry(entry) for entry in entries if entry not in dummies)
    dummy = [entry.removeprefix(DUMMY) for entry in dummies]
    known = [op.id for op in pack.ops]
    for name in (*(name for team in teams for name in team), *dummy):
        if name not in known:
            raise UnknownName("op", name, known)
    if problems := _problems({op.id: op.name for op in pack.ops}, teams, dummy):
        raise IllegalSetup(problems)
    return teams, dummy[0] if dummy else None


def _read_entry(entry: Any) -> tuple[str, ...]:
    if entry is None:
        return ()
    names = entry.split("+") if isinstance(entry, str) else entry
    if not isinstance(names, list | tuple) or not names or not all(isinstance(name, str) for name in names):
        raise IllegalSetup([words.SEAT(value=in_short(entry))])
    return tuple(names)


def _wrong_count(players: int) -> str:
    return words.PLAYERS(most=MOST_PLAYERS, n=in_short(players))


def _problems(ops: Mapping[str, Text], teams: tuple[tuple[str, ...], ...], dummy: list[str]) -> list[str]:
    """Everything that forbids this line-up (CD-1.01, CD-6.02 to CD-6.06, CD-6.17)."""
    players = len(teams)
    if not 1 <= players <= MOST_PLAYERS:
        return [_wrong_count(players)]
    problems: list[str] = []
    each = ops_of_a_player(players)
    for seat, team in enumerate(teams, start=1):
        if team and len(team) != each:
            problems.append(words.OPS_OF_A_PLAYER(players=players, each=each, seat=seat, n=len(team)))
    if len(dummy) > (players == PLAYERS_WITH_DUMMY):
        problems.append(words.DUMMY(players=PLAYERS_WITH_DUMMY))
    names = [name for team in teams for name in team] + dummy
    problems += [words.TWICE(op=ops[name]) for name in sorted(set(names)) if names.count(name) > 1]
    size = players * each + (players == PLAYERS_WITH_DUMMY)
    if size > len(ops):
        problems.append(words.TOO_FEW_OPS(n=size, has=len(ops)))
    return problems


# --- choosing ops in the game ---------------------------------------------------------------------


def choose_ops(game: State, teams: Teams, dummy: int, standing: Standing | None) -> None:
    """CD-70.13: in seating order from the lead player; CD-6.17: each op card exists once."""
    taken = [card for team in teams for card in team] + [dummy]
    numbers = game.scenario.op_number
    free = sorted((card for card in range(len(numbers)) if card not in taken), key=numbers.__getitem__)
    options = [(TAKE_OP, card) for card in free]
    for seat in voting_order(game):
        if len(teams[seat]) < ops_of_a_player(game.players):
            game.ask(seat, CHOOSE_OP, options, (answer_op, seat, teams, dummy, standing))
            return
    if game.players == PLAYERS_WITH_DUMMY and dummy == NOBODY:  # CD-70.14
        ask_group(game, CHOOSE_DUMMY, options, (answer_dummy, teams, standing))
    else:
        join_team(game, teams, dummy, standing)


def answer_op(game: State, option: Option, seat: int, teams: Teams, dummy: int, standing: Standing | None) -> None:
    """The op card goes to the player."""
    teams = (*teams[:seat], (*teams[seat], option[1]), *teams[seat + 1 :])
    choose_ops(game, teams, dummy, standing)


def answer_dummy(game: State, option: Option, teams: Teams, standing: Standing | None) -> None:
    """CD-6.04: the dummy belongs to all."""
    join_team(game, teams, option[1], standing)


# --- markers and places ---------------------------------------------------------------------------


def join_team(game: State, teams: Teams, dummy: int, standing: Standing | None) -> None:
    """CD-6.08 to CD-6.11: the ops in ascending number; their cubes on the first squares, or as a campaign left them."""
    scenario = game.scenario
    members = [(scenario.op_number[card], card, seat) for seat, team in enumerate(teams) for card in team]
    if dummy != NOBODY:
        members.append((scenario.op_number[dummy], dummy, GROUP))
    members.sort()
    game.ops = tuple([card for _number, card, _seat in members])
    game.owners = tuple([seat for _number, _card, seat in members])
    game.op_at = [UNPLACED] * len(members)
    game.health = [scenario.health_start[card] for card in game.ops]
    game.energy = [scenario.energy_start[card] for card in game.ops]
    game.aim_xp = [0] * len(members)
    game.special_xp = [scenario.special_start[card] if has_track(game, card) else 0 for card in game.ops]
    game.care = [NO_CARD] * len(members)
    if standing is not None:
        bring_standing(game, standing)
    game.do_next(*[(choose_place, op) for op in range(len(members))])


def has_track(game: State, card: int) -> bool:
    """CD-6.11, CD-24.03, CD-25.01: whether an op's special track is used in this mission."""
    return game.scenario.develops and game.scenario.op_ability[card] != NO_ABILITY


def bring_standing(game: State, standing: Standing) -> None:
    """CD-33.14 to CD-33.16: ops keep their experience; CD-90.63: who died in an earlier mission stays out."""
    for op, card in enumerate(game.ops):
        given = standing.ops.get(game.scenario.op_ids[card], OpStanding())
        game.aim_xp[op] = given.aim_xp
        if given.special_xp is not None and has_track(game, card):
            game.special_xp[op] = min(given.special_xp, game.scenario.special_max[card])
        if not given.is_alive:
            game.op_at[op] = DEAD
            game.health[op] = game.energy[op] = 0
            continue
        if given.health is not None:
            game.health[op] = min(given.health, game.scenario.health_max[card])
        if given.energy is not None:
            game.energy[op] = min(given.energy, game.scenario.energy_max[card])
    if all(zone == DEAD for zone in game.op_at):
        raise IllegalSetup([words.ALL_DEAD()])
    bring_carried(game, standing.effects, standing.used)


def choose_place(game: State, op: int) -> None:
    """CD-6.14, CD-70.15: every op in an infiltration zone of its owner's choice; CD-6.15: not all in the same."""
    if game.op_at[op] == UNPLACED:
        options = [(BEGIN_IN, op, zone) for zone in game.board.infiltration]
        ask_owner(game, op, INFILTRATE, options, (answer_place,))


def answer_place(game: State, option: Option) -> None:
    """The marker is put there."""
    game.op_at[option[1]] = option[2]
    game.note(OP_JOINED, *option[1:])
