"""Situations: a game that begins in the middle, from a small document (tests, puzzles, 'play from here').

    {"round": 2, "phase": "action", "time": 5, "score": 1,
     "ops": {"gustav": {"at": "b2", "energy": 1}, "bob": {"dead": true}, "rita": {"at": "b3", "hostage": "nurse"}},
     "zones": {"b2": {"cards": ["t1-04", {"hidden": "t1-17"}], "entered": true}, "c2": {"cards": []}},
     "threatStack": ["t1-30"]}

Whatever is left out is as set-up left it. Cards are listed from the top; named ones leave the place they had.
"""

from collections.abc import Callable
from typing import Literal

from engine.core.situations import Names
from engine.rulesets.countdown.codes import (
    BOMB,
    DEAD,
    HOSTAGE,
    NO_CARD,
    OBJECTIVE_ZONE,
    PATRIOT,
    PHASES,
    THREAT_ZONE,
    TRAITOR,
)
from engine.rulesets.countdown.records.base import Id, Natural, Positive, Record
from engine.rulesets.countdown.rules.ch07_round import begin_round, end_round, phases_from
from engine.rulesets.countdown.rules.ch09_positioning import mark_entered
from engine.rulesets.countdown.scenes import situation_words as words
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.record_words import RECORD_WORDS


class OpSituation(Record):
    """One op: where, how well, how experienced, and whom it escorts."""

    at: Id | None = None
    dead: bool = False
    health: Positive | None = None
    energy: Natural | None = None
    aim_xp: Natural | None = None
    special_xp: Natural | None = None
    hostage: Id | None = None
    moved: bool = False
    broke_through: bool = False


class HiddenCard(Record):
    """A card that lies face down."""

    hidden: Id


class ZoneSituation(Record):
    """One zone: its cards from the top, and what has happened there this round."""

    cards: tuple[Id | HiddenCard, ...] | None = None
    secured: bool | None = None
    entered: bool = False
    fought: bool = False


class SituationRecord(Record):
    """A moment of a game."""

    round: Positive = 1
    phase: Literal["round", "intelligence", "positioning", "action", "countdown", "recovery", "end"] = "round"
    time: int | None = None
    score: int | None = None
    ultimatum: bool = False
    ops: dict[str, OpSituation] = {}
    zones: dict[str, ZoneSituation] = {}
    threat_stack: tuple[Id, ...] | None = None  # top card first; what is not named is out of the mission
    support: tuple[Id, ...] | None = None
    bullets_used: Natural = 0
    bomb_energy: dict[str, Natural] = {}
    roles: tuple[Literal["patriot", "traitor"], ...] | None = None


class _Names(Names):
    """Knows what the things of a running game are called."""

    def __init__(self, game: State) -> None:
        super().__init__(RECORD_WORDS)
        self.game = game
        self.used: set[int] = set()

    def op(self, name: str, path: str) -> int:
        scenario = self.game.scenario
        return self.find("ops", name, [scenario.op_ids[card] for card in self.game.ops], path)

    def zone(self, name: str, path: str) -> int:
        return self.find("zone", name, self.game.board.map.ids, path)

    def card(self, name: str, path: str) -> int:
        """A card, each of which lies in one place only."""
        card = self.find("card", name, self.game.scenario.card_ids, path)
        if card in self.used:
            self.fault(path, words.TWO_PLACES(name=name))
        elif card >= 0:
            self.used.add(card)
        return card


def apply_situation(game: State, situation: SituationRecord) -> None:
    """Put everything where the situation says, and begin at its moment."""
    names = _Names(game)
    parts: list[Callable[[State, SituationRecord, _Names], None]] = [_tracks, _ops, _cards, _team_cards, _roles, _marks]
    for part in parts:
        part(game, situation, names)
    names.complain()
    _begin(game, situation)


def _tracks(game: State, situation: SituationRecord, names: _Names) -> None:
    game.round = situation.round
    game.lead = (game.round - 1) % game.players
    game.is_over_time = game.is_late = situation.ultimatum
    if situation.time is not None:
        game.time = situation.time
        if not -3 <= game.time <= 10:
            names.fault("time", words.TIME_TRACK())
    if situation.score is not None:
        game.score = situation.score
        if game.score < -8:
            names.fault("score", words.LOST_SCORE())


def _ops(game: State, situation: SituationRecord, names: _Names) -> None:
    for name, given in situation.ops.items():
        path = f"ops.{name}"
        op = names.op(name, path)
        if op < 0:
            continue
        for column, value in (
            (game.health, given.health),
            (game.energy, given.energy),
            (game.aim_xp, given.aim_xp),
            (game.special_xp, given.special_xp),
        ):
            if value is not None:
                column[op] = value
        if given.at is not None:
            game.op_at[op] = names.zone(given.at, f"{path}.at")
        if given.dead:
            game.op_at[op] = DEAD
            game.health[op] = 0
        game.moved |= given.moved << op
        game.broke_through |= given.broke_through << op
        if given.hostage is not None:
            game.care[op] = names.card(given.hostage, f"{path}.hostage")
            if game.care[op] >= 0 and game.scenario.kind[game.care[op]] != HOSTAGE:
                names.other_kind(f"{path}.hostage", "hostage", given.hostage)
            if given.dead:
                names.fault(f"{path}.hostage", words.NO_CARE())
    if all(zone == DEAD for zone in game.op_at):
        names.fault("ops", words.ALL_DEAD())


def _cards(game: State, situation: SituationRecord, names: _Names) -> None:
    """Cards named for a zone, a stack or in somebody's care are taken from wherever set-up put them."""
    game.face_up = 0
    for card in game.care:
        if card != NO_CARD:
            game.face_up |= 1 << card
    named: dict[int, tuple[int, ...]] = {}
    for name, given in situation.zones.items():
        path = f"zones.{name}"
        zone = names.zone(name, path)
        if zone < 0 or given.cards is None:
            continue
        if given.cards and game.board.zone_kind[zone] not in (THREAT_ZONE, OBJECTIVE_ZONE):
            names.fault(f"{path}.cards", words.NO_CARDS_HERE())
        named[zone] = _pile(game, given, names, path)
    stack: tuple[int, ...] | None = None
    if situation.threat_stack is not None:
        top_first = [names.card(name, f"threatStack[{i}]") for i, name in enumerate(situation.threat_stack)]
        stack = tuple(reversed(top_first))
        for i, card in enumerate(top_first):
            if card >= game.scenario.threat_cards:
                names.other_kind(f"threatStack[{i}]", "threatCards", situation.threat_stack[i])
    displaced = [card for zone in named for card in game.stacks[zone] if card not in names.used]
    threats = tuple([card for card in displaced if card < game.scenario.threat_cards])
    for zone, cards in enumerate(game.stacks):
        left = tuple([card for card in cards if card not in names.used])
        if zone not in named and cards and not left:
            names.fault(f"zones.{game.board.map.ids[zone]}", words.NAMED_ELSEWHERE(), words.NAME_ITS_CARDS())
        game.stacks[zone] = named.get(zone, left)
    if stack is None:
        game.threat_stack = threats + tuple([card for card in game.threat_stack if card not in names.used])
    else:
        unseen = (*game.removed, *threats, *game.threat_stack)
        game.removed = tuple([card for card in unseen if card not in names.used])
        game.threat_stack = stack
    game.sorted_threats = len(game.threat_stack)  # whoever writes a stack knows its levels


def _pile(game: State, given: ZoneSituation, names: _Names, path: str) -> tuple[int, ...]:
    """The cards of a zone, top card last, those that lie open turned up."""
    pile = []
    for index, one in enumerate(reversed(given.cards or ())):
        name = one if isinstance(one, str) else one.hidden
        card = names.card(name, f"{path}.cards[{len(given.cards or ()) - 1 - index}]")
        if isinstance(one, str) and card >= 0:
            game.face_up |= 1 << card
        pile.append(card)
    return tuple(pile)


def _team_cards(game: State, situation: SituationRecord, names: _Names) -> None:
    if situation.support is not None:
        known = [card.id for card in game.scenario.support_cards]
        game.support = tuple(
            [names.find("supportCards", name, known, f"support[{i}]") for i, name in enumerate(situation.support)]
        )
    if situation.bullets_used > len(game.bullets):
        names.fault("bulletsUsed", words.BULLETS(n=len(game.bullets)))
    game.bullets = game.bullets[situation.bullets_used :]
    for name, energy in situation.bomb_energy.items():
        card = names.find("card", name, game.scenario.card_ids, f"bombEnergy.{name}")
        if card >= 0 and game.scenario.kind[card] != BOMB:
            names.other_kind(f"bombEnergy.{name}", "bomb", name)
        elif card >= 0:
            game.bomb_energy[card] = energy


def _roles(game: State, situation: SituationRecord, names: _Names) -> None:
    if situation.roles is None:
        return
    if not game.roles or len(situation.roles) != game.players:
        names.fault("roles", words.ROLES(n=game.players))
        return
    game.roles = tuple([TRAITOR if role == "traitor" else PATRIOT for role in situation.roles])


def _marks(game: State, situation: SituationRecord, names: _Names) -> None:
    """A zone without cards is secured or was swept by the ultimatum; others may have been entered or fought in."""
    given_zones = {
        game.board.map.index(name): given for name, given in situation.zones.items() if name in game.board.map.ids
    }
    for zone, kind in enumerate(game.board.zone_kind):
        if kind not in (THREAT_ZONE, OBJECTIVE_ZONE):
            continue
        given = given_zones.get(zone, ZoneSituation())
        path = f"zones.{game.board.map.ids[zone]}"
        if game.stacks[zone]:
            if given.secured:
                names.fault(f"{path}.secured", words.NOT_SECURED())
            if given.entered:
                mark_entered(game, zone)
            game.fights |= given.fought << zone
        elif given.secured is False:
            game.swept |= 1 << zone
        else:
            game.secured |= 1 << zone


def _begin(game: State, situation: SituationRecord) -> None:
    """Fill the agenda from the chosen moment to the end of the round."""
    game.agenda.clear()
    if situation.phase == "round":
        game.round -= 1
        game.push(begin_round)
    elif situation.phase == "end":
        game.push(end_round)
    else:
        game.phase = PHASES.index(situation.phase)
        game.do_next(*phases_from(game.phase))
