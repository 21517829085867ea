"""Situations: a game that begins in the middle, from a small document (tests, puzzles, 'play from here')."""

from collections.abc import Callable
from typing import Annotated, Literal

from pydantic import Field

from engine.core.game import after_change
from engine.core.situations import Names
from engine.rulesets.fireteam_zero.codes import (
    BOSS,
    COIN,
    FIRST_SPECIALIST,
    HERO_PHASE,
    IMPASSABLE,
    LYING,
    MOST_TWISTS,
    OBJECTIVE_STATES,
    OFF_BOARD,
    POOLS,
)
from engine.rulesets.fireteam_zero.records.base import Id, LocationRef, Natural, Positive, Record
from engine.rulesets.fireteam_zero.rules.ch02_round import begin_round, end_round, threat_phase
from engine.rulesets.fireteam_zero.rules.ch03_tactics_phase import tactics_phase
from engine.rulesets.fireteam_zero.rules.ch04_hero_phase import begin_turn, end_hero_phase, hero_phase, offer_turn
from engine.rulesets.fireteam_zero.rules.ch04_hero_phase import end_turn as end_the_turn
from engine.rulesets.fireteam_zero.rules.force import refresh
from engine.rulesets.fireteam_zero.scenes import situation_words as words
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.record_words import RECORD_WORDS


class HeroSituation(Record):
    """One hero: where, standing or not, and which cards lie where."""

    at: LocationRef | None = None
    down: bool = False
    hand: tuple[Id, ...] | Natural | None = None
    deck: tuple[Id, ...] | None = None  # top card first
    discard: tuple[Id, ...] | None = None


class MonsterSituation(Record):
    """One monster figure of a kind; without a place it waits in its pool."""

    kind: Id
    at: LocationRef | None = None
    pool: Literal["spawnPool", "reservePool", "boss"] | None = None
    power: Positive | None = None


class SpawnTokenSituation(Record):
    """One spawn token: where it lies and which side is up."""

    number: Annotated[int, Field(ge=1, le=12)]
    at: LocationRef | None = None
    searched: bool | None = None


class ObjectiveSituation(Record):
    """One objective: its state and its tokens."""

    id: Id
    tokens: Natural | None = None
    state: Literal["hidden", "open", "completed"] | None = None


class DiscoverySituation(Record):
    """An open discovery and who found it."""

    id: Id
    hero: Id
    tokens: Natural = 0


class TokenSituation(Record):
    """A token on the board."""

    token: Id
    at: LocationRef


class SituationRecord(Record):
    """A moment of a game. Whatever is left out is as set-up left it."""

    round: Positive = 1
    phase: Literal["round", "tactics", "hero", "turn", "threat", "end"] = "round"
    turn: Id | None = None
    start_player: Id | None = None
    movement: Natural | None = None
    actions: Natural | None = None
    coin: Literal["heads", "tails"] | None = None
    threat: Natural | None = None
    heroes: dict[str, HeroSituation] = {}
    specialists: dict[str, LocationRef] = {}
    monsters: tuple[MonsterSituation, ...] | None = None
    spawn_tokens: tuple[SpawnTokenSituation, ...] = ()
    objectives: tuple[ObjectiveSituation, ...] = ()
    discoveries: tuple[DiscoverySituation, ...] = ()
    recon_deck: tuple[Id, ...] | None = None  # top card first
    twists: tuple[Id, ...] | None = None
    twist_deck: tuple[Id, ...] | None = None  # top card first
    tokens: tuple[TokenSituation, ...] | None = None


class _Names(Names):
    """Knows what the things of a running game are called."""

    def __init__(self, game: State) -> None:
        super().__init__(RECORD_WORDS)
        self.game = game

    def seat(self, name: str, path: str) -> int:
        return self.find("heroes", name, [self.game.name("seat", seat) for seat in range(len(self.game.heroes))], path)

    def place(self, name: str, path: str) -> int:
        """A location; for figures and tokens, and none of these stands on impassable ground (FZ-I.07)."""
        place = self.find("location", name, self.game.scenario.board.ids, path)
        if place >= 0 and self.game.scenario.terrain[place] & IMPASSABLE:
            self.fault(path, words.IMPASSABLE_GROUND(name=name))
        return place

    def card(self, name: str, path: str) -> int:
        return self.find("actionCards", name, self.game.scenario.card_ids, path)


def apply_situation(game: State, situation: SituationRecord) -> None:
    """Put everything where the situation says, and begin at its moment."""
    names = _Names(game)
    parts: list[Callable[[State, SituationRecord, _Names], None]] = [
        _heroes,
        _specialists,
        _monsters,
        _spawn_tokens,
        _objectives,
        _recon,
        _twists,
        _board_tokens,
        _clock,
    ]
    for part in parts:
        part(game, situation, names)
    names.complain()
    refresh(game)
    _begin(game, situation)
    game.push(after_change)  # FZ-S.10: the situation may be one in which the mission has just ended


def _heroes(game: State, situation: SituationRecord, names: _Names) -> None:
    for hero, given in situation.heroes.items():
        seat = names.seat(hero, f"heroes.{hero}")
        if seat < 0:
            continue
        if given.at is not None:
            game.hero_at[seat] = names.place(given.at, f"heroes.{hero}.at")
        game.standing_at[seat] = LYING if given.down else game.hero_at[seat]
        _cards(game, seat, given, names, f"heroes.{hero}")


def _cards(game: State, seat: int, given: HeroSituation, names: _Names, path: str) -> None:
    """FZ-I.01: cards named for hand, deck or discard pile are taken from the others; none appears from nowhere."""
    if given.hand is None and given.deck is None and given.discard is None:
        return
    rest = sorted(game.decks[seat])  # set-up deals no hand (FZ-1.40)
    piles: dict[str, list[int]] = {}
    for pile in ("hand", "deck", "discard"):
        wanted = getattr(given, pile)
        if isinstance(wanted, int):
            piles[pile] = []
            continue
        piles[pile] = [names.card(card, f"{path}.{pile}[{i}]") for i, card in enumerate(wanted or ())]
        for card in piles[pile]:
            if card in rest:
                rest.remove(card)
            elif card >= 0:
                names.no_further(f"{path}.{pile}", "actionCards", game.scenario.card_ids[card])
    if isinstance(given.hand, int):
        if given.hand > len(rest):
            names.fault(f"{path}.hand", words.FEW_CARDS(n=len(rest)))
        piles["hand"], rest = rest[: given.hand], rest[given.hand :]
    if given.deck is None:
        piles["deck"] = list(game.shuffled(rest))[::-1]
        rest = []
    game.hands[seat] = tuple(piles["hand"])
    game.decks[seat] = tuple(reversed(piles["deck"]))
    game.discards[seat] = (*rest, *piles["discard"])
    if not piles["deck"]:  # FZ-A.59: a used-up deck is shuffled anew at once
        game.decks[seat], game.discards[seat] = game.shuffled(game.discards[seat]), ()


def _specialists(game: State, situation: SituationRecord, names: _Names) -> None:
    known = [game.name("figure", FIRST_SPECIALIST + number) for number in range(len(game.specialist_at))]
    for specialist, place in situation.specialists.items():
        number = names.find("specialists", specialist, known, f"specialists.{specialist}")
        if number >= 0:
            game.specialist_at[number] = names.place(place, f"specialists.{specialist}")


def _monsters(game: State, situation: SituationRecord, names: _Names) -> None:
    """Named monsters take figures of the mission; all other figures wait in their pools."""
    if situation.monsters is None:
        return
    kinds = [kind.id for kind in game.scenario.pack.monster_kinds]
    game.monster_at = [OFF_BOARD] * len(game.kinds)
    used: list[int] = []
    for index, given in enumerate(situation.monsters):
        path = f"monsters[{index}]"
        kind = names.find("monsterKinds", given.kind, kinds, f"{path}.kind")
        if kind < 0:
            continue
        pool = POOLS.index(given.pool) if given.pool else None
        free = [
            monster
            for monster in game.figures_of_kind(kind)
            if monster not in used and pool in (None, game.pools[monster])
        ]
        if not free:
            names.no_further(path, "monsterKinds", given.kind)
            continue
        monster = free[0]
        used.append(monster)
        if given.at is not None:
            game.monster_at[monster] = names.place(given.at, f"{path}.at")
        if game.scenario.monster_class[kind] == BOSS and given.at is not None:
            game.power[monster] = given.power or max(1, game.scenario.power_tokens(game, kind))


def _spawn_tokens(game: State, situation: SituationRecord, names: _Names) -> None:
    spawn_at = list(game.spawn_at)
    for index, given in enumerate(situation.spawn_tokens):
        if given.number > len(spawn_at):
            names.fault(f"spawnTokens[{index}]", words.NO_SPAWN_TOKEN(number=given.number))
            continue
        token = given.number - 1
        if given.at is not None:
            place = names.place(given.at, f"spawnTokens[{index}].at")
            if place in spawn_at:  # the token that lay there changes places with it
                spawn_at[spawn_at.index(place)] = spawn_at[token]
            spawn_at[token] = place
        if given.searched is not None:
            game.searched = game.searched | 1 << token if given.searched else game.searched & ~(1 << token)
    game.spawn_at = tuple(spawn_at)


def _objectives(game: State, situation: SituationRecord, names: _Names) -> None:
    for index, given in enumerate(situation.objectives):
        slot = names.find("objectives", given.id, game.scenario.objective_ids, f"objectives[{index}].id")
        if slot >= 0 and given.tokens is not None:
            game.card_tokens[slot] = given.tokens
        if slot >= 0 and given.state is not None:
            game.objectives[slot] = OBJECTIVE_STATES.index(given.state)


def _recon(game: State, situation: SituationRecord, names: _Names) -> None:
    scenario = game.scenario
    for index, given in enumerate(situation.discoveries):
        card = names.find("discoveries", given.id, scenario.discoveries, f"discoveries[{index}].id")
        seat = names.seat(given.hero, f"discoveries[{index}].hero")
        if any(card == other for other, _searcher in game.recon_open):
            names.fault(f"discoveries[{index}].id", words.OPEN_TWICE(name=given.id))
        elif card >= 0 and seat >= 0:
            game.recon_open = (*game.recon_open, (card, seat))
            game.card_tokens[len(game.objectives) + card] = given.tokens
            game.recon_deck = tuple(other for other in game.recon_deck if other != card)
    if situation.recon_deck is not None:
        _recon_deck(game, situation.recon_deck, names)


def _recon_deck(game: State, deck: tuple[str, ...], names: _Names) -> None:
    """FZ-13.07: the cards from the top, of the mission's discoveries and all events; other events are in the box."""
    scenario = game.scenario
    count = len(scenario.discoveries)
    open_cards = [card for card, _searcher in game.recon_open]
    left = [card for card in range(count) if card not in open_cards]
    left += scenario.event_copies
    cards = []
    for index, name in enumerate(deck):
        card = names.find("recon card", name, (*scenario.discoveries, *scenario.event_ids), f"reconDeck[{index}]")
        if card in left:
            left.remove(card)
            cards.append(card)
        elif card >= 0:
            names.no_further(f"reconDeck[{index}]", "recon card", name)
    game.recon_deck = tuple(reversed(cards))
    game.recon_box = tuple(card for card in left if card >= count)


def _twists(game: State, situation: SituationRecord, names: _Names) -> None:
    """Twists in force, and what lies on top of the deck; the mission's other twists are below (FZ-1.28)."""
    left = list(game.twist_deck)
    game.twists = _take_twists(game, situation.twists or (), left, names, "twists")
    if len(game.twists) > MOST_TWISTS:  # FZ-8.08
        names.fault("twists", words.MANY_TWISTS(most=MOST_TWISTS))
    top = _take_twists(game, situation.twist_deck or (), left, names, "twistDeck")
    game.twist_deck = (*left, *reversed(top))


def _take_twists(game: State, wanted: tuple[str, ...], left: list[int], names: _Names, path: str) -> tuple[int, ...]:
    """The named twists, each taken out of those that are left."""
    taken = []
    for index, name in enumerate(wanted):
        twist = names.find("twists", name, game.scenario.twist_ids, f"{path}[{index}]")
        if twist in left:
            left.remove(twist)
            taken.append(twist)
        elif twist >= 0:
            names.no_further(f"{path}[{index}]", "twists", name)
    return tuple(taken)


def _board_tokens(game: State, situation: SituationRecord, names: _Names) -> None:
    if situation.tokens is not None:
        game.board_tokens = tuple(
            (
                names.find("token", given.token, game.scenario.token_ids, f"tokens[{index}].token"),
                names.place(given.at, f"tokens[{index}].at"),
                0,
            )
            for index, given in enumerate(situation.tokens)
        )


def _clock(game: State, situation: SituationRecord, names: _Names) -> None:
    if situation.start_player is not None:
        game.start_seat = max(0, names.seat(situation.start_player, "startPlayer"))
    if situation.coin is not None:
        game.coin = COIN.index(situation.coin)
    if situation.threat is not None:
        game.threat = situation.threat
        if game.threat > game.scenario.track.last:
            names.fault("threat", words.END_OF_TRACK(last=game.scenario.track.last))
    game.round = situation.round
    if situation.turn is not None:
        names.seat(situation.turn, "turn")
    for name in ("turn", "movement", "actions"):
        if getattr(situation, name) is not None and situation.phase != "turn":
            names.fault(name, words.NOT_IN_A_TURN(phase=situation.phase), words.GIVE_TURN())


def _begin(game: State, situation: SituationRecord) -> None:
    """Fill the agenda from the chosen moment to the end of the round."""
    game.agenda.clear()
    match situation.phase:
        case "round":
            game.round = situation.round - 1
            game.push(begin_round)
        case "tactics":
            game.do_next((tactics_phase,), (hero_phase,), (threat_phase,), (end_round,))
        case "hero":
            game.do_next((hero_phase,), (threat_phase,), (end_round,))
        case "turn":
            _begin_in_turn(game, situation)
        case "threat":
            game.do_next((threat_phase,), (end_round,))
        case "end":
            game.do_next((end_round,))


def _begin_in_turn(game: State, situation: SituationRecord) -> None:
    """In the middle of a hero's turn, with what is left of its movement and actions."""
    game.phase = HERO_PHASE
    seats = game.turn_order()
    ids = [game.name("seat", seat) for seat in range(len(seats))]
    seat = ids.index(situation.turn) if situation.turn is not None else seats[0]
    later = [(begin_turn, other) for other in seats[seats.index(seat) + 1 :]]
    if situation.movement is None and situation.actions is None:
        game.do_next((begin_turn, seat), *later, (end_hero_phase,), (threat_phase,), (end_round,))
        return
    hero = game.heroes[seat]
    game.active_seat = seat
    game.movement_left = game.scenario.hero_speed[hero] if situation.movement is None else situation.movement
    game.actions_left = game.scenario.hero_actions[hero] if situation.actions is None else situation.actions
    turn = ((offer_turn, seat), (end_the_turn, seat))
    game.do_next(*turn, *later, (end_hero_phase,), (threat_phase,), (end_round,))
