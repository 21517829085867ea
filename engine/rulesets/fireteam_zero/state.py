"""The state of a game of Fireteam Zero: columns of ints and small tuples, so that a copy is cheap."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Self

from engine.core.effects.program import Occasion
from engine.core.game import Game
from engine.rulesets.fireteam_zero.codes import (
    FIRST_MONSTER,
    FIRST_SPECIALIST,
    FIRST_THING,
    HEADS,
    OFF_BOARD,
    SETUP,
)
from engine.rulesets.fireteam_zero.rules.in_force import Change, Listener

if TYPE_CHECKING:
    from engine.rulesets.fireteam_zero.scenario import Scenario

Cards = tuple[int, ...]

RECON_PILE, TWIST_PILE = -2, -1  # their numbers among the piles that heroes have looked into; decks count by seat


class Attack:
    """An attack being resolved (FZ-S.01, FZ-S.03)."""

    __slots__ = (
        "activation",
        "added_dice",
        "attacker",
        "bonus_hits",
        "bypasses_resistance",
        "cards",
        "casualties",
        "dice",
        "has_texts",
        "hits",
        "origin",
        "outer_strikes",
        "place",
        "rerolled",
        "strength",
        "strikes_all_figures",
        "strikes_all_heroes",
        "target",
        "type",
    )

    def __init__(self, attacker: int, target: int, kind: int, strength: int, bonus_hits: int) -> None:
        self.attacker = attacker
        self.target = target
        self.type = kind
        self.strength = strength
        self.added_dice = 0  # what of the strength effects have added
        self.bonus_hits = bonus_hits
        self.cards: Cards = ()
        self.has_texts = False  # whether a played card says more than its figures
        self.dice: tuple[int, ...] = ()
        self.hits = 0
        self.activation = 0  # activations under way when this attack began
        self.outer_strikes = 0  # strikes being settled when this attack began
        self.origin = OFF_BOARD
        self.place = OFF_BOARD
        self.rerolled = 0  # bit mask of dice that have been rolled again
        self.bypasses_resistance = False
        self.strikes_all_heroes = False
        self.strikes_all_figures = False
        self.casualties: tuple[int, ...] = ()  # monsters killed or wounded, or a thing struck: not yet told

    def copy(self) -> "Attack":
        """An independent copy."""
        other = Attack(self.attacker, self.target, self.type, self.strength, self.bonus_hits)
        other.activation = self.activation
        other.added_dice = self.added_dice
        other.cards = self.cards
        other.has_texts = self.has_texts
        other.dice = self.dice
        other.hits = self.hits
        other.origin = self.origin
        other.outer_strikes = self.outer_strikes
        other.place = self.place
        other.rerolled = self.rerolled
        other.bypasses_resistance = self.bypasses_resistance
        other.strikes_all_heroes = self.strikes_all_heroes
        other.strikes_all_figures = self.strikes_all_figures
        other.casualties = self.casualties
        return other


# FZ-A.30: seats clockwise, by number of seats and start player.
TURN_ORDERS = tuple(
    tuple((*range(start, count), *range(start)) for start in range(count)) for count in range(FIRST_SPECIALIST + 1)
)

# A hero about to take hits: [hero, hits, unblockable, by whom]. One list for each attack or damage effect.
Strike = list[int]


class State(Game):
    """Everything that changes during a game."""

    __slots__ = (
        "actions_left",
        "activated",
        "activations",
        "active_seat",
        "aside",
        "attacks",
        "attacks_left",
        "board_tokens",
        "card_tokens",
        "coin",
        "decks",
        "discards",
        "extra_terrain",
        "focus",
        "free_searches",
        "hands",
        "heard",
        "hero_at",
        "heroes",
        "is_ambush",
        "is_settling",
        "is_start_assigned",
        "is_turn_lost",
        "kinds",
        "knock_downs",
        "lasting",
        "listeners",
        "modifiers",
        "monster_at",
        "movement_left",
        "objectives",
        "open_events",
        "phase",
        "pools",
        "power",
        "recon_box",
        "recon_deck",
        "recon_open",
        "replacing",
        "responder",
        "rolled",
        "round",
        "scenario",
        "searched",
        "seen",
        "sought",
        "spawn_at",
        "specialist_at",
        "standing_at",
        "start_seat",
        "strikes",
        "terrain",
        "threat",
        "twist_deck",
        "twists",
        "upgrades",
        "watched",
    )

    def begin(self, scenario: "Scenario") -> None:
        """An empty table with this mission on it."""
        self.scenario = scenario
        self.round = 0
        self.phase = SETUP
        self.start_seat = 0
        self.active_seat = -1
        self.movement_left = 0
        self.actions_left = 0
        self.attacks_left = 0  # FZ-E.71: attacks on top of the actions of this turn
        self.free_searches = 0
        self.is_turn_lost = False  # FZ-A.43: the hero at turn has been knocked down in it
        self.responder = -1  # who played the tactical response of this round
        self.coin = HEADS
        self.threat = 0
        self.searched = 0  # bit mask of spawn tokens turned over
        self.activated = 0  # bit mask of monsters activated this threat phase
        self.activations = 0  # activations within activations
        self.is_ambush = 0  # FZ-7.16: while it is above 0, no reaction may be played
        self.is_settling = 0  # attacks whose hits are being applied
        self.replacing: tuple[Any, ...] = ()  # effects whose steps stand in for another act just now
        self.is_start_assigned = False  # FZ-A.56: somebody chose the start player of this round
        # seats
        self.heroes: tuple[int, ...] = ()  # hero card of each seat
        self.upgrades: tuple[tuple[int, ...], ...] = ()
        self.focus: tuple[tuple[int, ...], ...] = ()
        self.hero_at: list[int] = []
        self.standing_at: list[int] = []  # the same, with LYING for knocked-down heroes
        self.hands: list[Cards] = []
        self.decks: list[Cards] = []  # top card last
        self.discards: list[Cards] = []
        self.aside: list[Cards] = []  # FZ-A.36: played, not yet discarded
        self.knock_downs: list[int] = []
        # figures
        self.specialist_at: list[int] = []
        self.kinds: tuple[int, ...] = ()  # kind of each monster figure
        self.monster_at: list[int] = []
        self.pools: list[int] = []
        self.power: list[int] = []  # FZ-6.02: power tokens left, by monster figure
        # board and cards
        self.spawn_at: tuple[int, ...] = ()  # location of spawn token 1, 2, …
        self.terrain: tuple[int, ...] = ()  # shared with the scenario until an effect changes it
        self.extra_terrain = False
        self.board_tokens: tuple[tuple[int, int, int], ...] = ()  # (token, location, letter)
        self.card_tokens: list[int] = []  # intel tokens on objectives and discoveries, by card
        self.objectives: list[int] = []
        self.recon_deck: Cards = ()  # top card last
        self.recon_box: Cards = ()  # events that were not drawn for the deck (FZ-1.31)
        self.recon_open: tuple[tuple[int, int], ...] = ()  # (discovery, searcher) with unfinished business (FZ-A.48)
        self.open_events: tuple[tuple[int, int], ...] = ()  # (event, searcher) that stay in play
        self.twist_deck: Cards = ()  # top card last
        self.twists: Cards = ()  # in force
        self.seen: tuple[int, ...] = ()  # FZ-E.58: by pile, a bit mask of known cards, from the bottom
        # effects
        self.listeners: tuple[tuple[Listener, ...], ...] = ()  # abilities in force, by moment
        self.heard: tuple[tuple[tuple[Listener, ...], ...], ...] = ()  # the same, by whom the event is about
        self.modifiers: tuple[tuple[Change, ...], ...] = ()  # changes in force, by quantity
        self.lasting: tuple[Change, ...] = ()  # effects that end by themselves
        self.watched: tuple[tuple[bool, ...], ...] = ()  # moments at which anything at all may happen
        self.rolled: tuple[tuple[int, int, int], ...] = ()  # dice on the table: (die, monster, face), the newest last
        self.sought: tuple[int, ...] = ()  # things whose place is being looked for just now
        self.attacks: list[Attack] = []
        self.strikes: list[list[Strike]] = []

    # --- copies -----------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy; tuples are shared because they never change."""
        other = type(self)()
        self.copy_base_to(other)
        self.copy_table_to(other)
        return other

    def copy_table_to(self, other: Self) -> None:
        """Copy what lies on the table into `other`."""
        other.scenario = self.scenario
        other.round = self.round
        other.phase = self.phase
        other.start_seat = self.start_seat
        other.active_seat = self.active_seat
        other.movement_left = self.movement_left
        other.actions_left = self.actions_left
        other.attacks_left = self.attacks_left
        other.free_searches = self.free_searches
        other.is_turn_lost = self.is_turn_lost
        other.responder = self.responder
        other.coin = self.coin
        other.threat = self.threat
        other.searched = self.searched
        other.activated = self.activated
        other.activations = self.activations
        other.is_ambush = self.is_ambush
        other.is_settling = self.is_settling
        other.replacing = self.replacing
        other.is_start_assigned = self.is_start_assigned
        other.heroes = self.heroes
        other.upgrades = self.upgrades
        other.focus = self.focus
        other.hero_at = self.hero_at.copy()
        other.standing_at = self.standing_at.copy()
        other.hands = self.hands.copy()
        other.decks = self.decks.copy()
        other.discards = self.discards.copy()
        other.aside = self.aside.copy()
        other.knock_downs = self.knock_downs.copy()
        other.specialist_at = self.specialist_at.copy()
        other.kinds = self.kinds
        other.monster_at = self.monster_at.copy()
        other.pools = self.pools.copy()
        other.power = self.power.copy()
        other.spawn_at = self.spawn_at
        other.terrain = self.terrain
        other.extra_terrain = self.extra_terrain
        other.board_tokens = self.board_tokens
        other.card_tokens = self.card_tokens.copy()
        other.objectives = self.objectives.copy()
        other.recon_deck = self.recon_deck
        other.recon_box = self.recon_box
        other.recon_open = self.recon_open
        other.open_events = self.open_events
        other.twist_deck = self.twist_deck
        other.twists = self.twists
        other.seen = self.seen
        other.listeners = self.listeners
        other.modifiers = self.modifiers
        other.lasting = self.lasting
        other.watched = self.watched
        other.heard = self.heard
        other.rolled = self.rolled
        other.sought = self.sought
        other.attacks = [attack.copy() for attack in self.attacks] if self.attacks else []
        other.strikes = [[strike[:] for strike in group] for group in self.strikes] if self.strikes else []

    # --- what has been seen -----------------------------------------------------------------------

    def see(self, pile: int, first: int, count: int) -> None:
        """FZ-E.58: from now on all know the cards of a pile from this one, counted from the bottom, upwards."""
        masks = list(self.seen or (0,) * (len(self.hero_at) + 2))
        masks[pile] |= (1 << count) - 1 << first
        self.seen = tuple(masks)

    def forget(self, pile: int) -> None:
        """A pile has been shuffled: nobody knows its order any more."""
        if self.seen:
            masks = list(self.seen)
            masks[pile] = 0
            self.seen = tuple(masks)

    # --- where things are -------------------------------------------------------------------------

    def place_of(self, figure: int) -> int:
        """The location of any figure, or OFF_BOARD."""
        if figure < 0:
            return OFF_BOARD
        if figure < FIRST_SPECIALIST:
            return self.hero_at[figure]
        if figure < FIRST_MONSTER:
            return self.specialist_at[figure - FIRST_SPECIALIST]
        if figure < FIRST_THING:
            return self.monster_at[figure - FIRST_MONSTER]
        place = (figure - FIRST_THING) % self.scenario.location_count
        if figure in self.sought:  # the very text that opens it asks where it stands
            return place
        self.sought = (*self.sought, figure)
        found = self.opening_of(figure)
        self.sought = self.sought[:-1]
        return place if found else OFF_BOARD

    def kind_of(self, figure: int) -> int:
        """The kind of a monster figure; -1 for any other figure."""
        return self.kinds[figure - FIRST_MONSTER] if FIRST_MONSTER <= figure < FIRST_THING else -1

    def figures_of_kind(self, kind: int) -> list[int]:
        """The monster figures of one kind, on the board or off it."""
        return [monster for monster, its_kind in enumerate(self.kinds) if its_kind == kind]

    def turn_order(self) -> tuple[int, ...]:
        """FZ-A.30: seats clockwise from the start player of this round."""
        return TURN_ORDERS[len(self.hero_at)][self.start_seat]

    def rank(self, seat: int) -> int:
        """FZ-A.30: how early a seat comes in turn order."""
        return (seat - self.start_seat) % len(self.hero_at)

    def range_between(self, a: int, b: int) -> int:
        """FZ-18.03: how many locations one would have to enter."""
        scenario = self.scenario
        return scenario.range_table[a * scenario.location_count + b]

    def path_table(self) -> tuple[int, ...]:
        """FZ-A.41: lengths of the shortest passable ways, or plain range where the option says so."""
        scenario = self.scenario
        return scenario.paths_over(self.terrain) if self.extra_terrain else scenario.path_table

    @abstractmethod
    def opening_of(self, thing: int) -> Any:
        """The effect in force that opens a thing to attacks (FZ-5.31), and how it is read."""

    @abstractmethod
    def open_window(self, occasion: Occasion, slot: int, seats: tuple[int, ...]) -> None:
        """Let players react to an event, one after another (FZ-11.05)."""
