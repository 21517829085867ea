"""The game: plain data, a stack of steps, and the one loop that runs them to the next decision.

A step is a tuple `(function, argument, …)` on the agenda. Its function changes the game, pushes
further steps, or asks for a decision and stops. Nothing else is in the state: no generator, thread
or closure, so a copy is a few list copies and a game can be stopped, saved and searched anywhere.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from engine.core import chance
from engine.core import game_words as words
from engine.core.decisions import Decision, DecisionKind, Verb, index_of, read_decision
from engine.core.errors import EngineFault, IllegalChoice, Luck, LuckNeeded
from engine.core.events import Event, EventType, read_events
from engine.core.sentences import LANGUAGES

if TYPE_CHECKING:
    from engine.core.effects.program import Ability, Occasion
    from engine.core.naming import Naming

Step = tuple[Any, ...]
Stages = tuple[Callable[[Any, Any], None], ...]  # what happens in a fixed order
OptionTuple = tuple[Any, ...]

DICE_BLOCK: Final = chance.BLOCK[chance.DICE]
DECK_BLOCK: Final = chance.BLOCK[chance.DECKS]

NO_OPTIONS: Sequence[OptionTuple] = ()  # no decision is open

STEP_BUDGET = 50_000  # steps between two decisions: an endless effect is a fault, never a hang
WORK_BUDGET = 300_000  # what effects may cost at a stretch, counted in nodes that are done or evaluated: under a second
WORK_REFILL = 5_000  # how much of it each decision gives back: thirty times what a starter mission ever needs
EVENT_BUDGET = 200_000  # events in a log: hundreds of times those of a long game
DECISION_BUDGET = 20_000  # decisions in a game: past it the verdict is 'did not end'

RUNNING, WON, LOST, UNFINISHED = range(4)
RESULTS = ("running", "won", "lost", "unfinished")

LEAST_CONTEXT = 7  # places of an effect's context, the first of them its source
NO_SOURCE = -1

CONCEDE = -1  # stands among the choices of a record where the group gave up


class Game:
    """What every game has: an agenda, an open decision, chance, a history and a log.

    A ruleset adds its state and its scenario, each of its own kind.
    """

    __slots__ = (
        "agenda",
        "decisions_made",
        "deck_block",
        "deck_cursor",
        "dice_block",
        "dice_cursor",
        "draws",
        "history",
        "kind",
        "last_source",
        "log",
        "nesting",
        "opening",
        "options",
        "outcome_reason",
        "result",
        "script",
        "seat",
        "seed",
        "then",
        "uses",
        "work",
    )

    naming: ClassVar["Naming"]
    decision_kinds: ClassVar[Sequence[DecisionKind]]
    verbs: ClassVar[Sequence[Verb]]
    event_types: ClassVar[Sequence[EventType]]

    def begin_base(self, seed: int, dice: Sequence[int], log: bool) -> None:
        """What every game begins with. There is no `__init__`: a copy is made empty and filled by `clone`."""
        self.agenda: list[Step] = []
        self.nesting = 0  # programs that run at once within others just now
        self.seat = 0
        self.kind = 0
        self.options = NO_OPTIONS
        self.then: Step = ()
        self.result = RUNNING
        self.outcome_reason: tuple[Any, ...] = ()
        self.seed = seed
        self.script = tuple(dice)
        self.draws: tuple[int, ...] | None = None  # at a real table: the cards that people have told of, yet to come
        self.dice_block = chance.block(seed, chance.DICE, 0)
        self.dice_cursor = 0
        self.deck_block = chance.block(seed, chance.DECKS, 0)
        self.deck_cursor = 0
        self.history: tuple[Any, ...] | None = None
        self.decisions_made = 0
        self.work = 0  # what effects have cost of late
        self.last_source = NO_SOURCE  # whose ability was used last
        self.uses: dict[int, tuple[int, int]] = {}  # by ability and user: (when it was, how often it was used then)
        self.log: list[tuple[int, Any]] | None = [] if log else None
        self.opening: dict[str, Any] = {}  # how the game began: with the choices, it is the record

    # --- the agenda -------------------------------------------------------------------------------

    def push(self, function: Callable[..., None], *arguments: Any) -> None:
        """Put a step on top: it runs next."""
        self.agenda.append((function, *arguments))

    def do_next(self, *steps: Step) -> None:
        """Put several steps on top so that they run in the order written."""
        self.agenda.extend(steps[::-1])

    def look_for_end(self, mark: int) -> None:
        """Something has changed: look whether the game has ended, once what came on top of `mark` steps is done."""
        if self.options or len(self.agenda) > mark:
            self.agenda.insert(mark, (after_change,))
        else:
            self.after_change()

    def ask(self, seat: int, kind: int, options: Sequence[OptionTuple], then: Step) -> None:
        """Ask for a decision; `then` gets the chosen option first. A single option is taken at once."""
        if len(options) > 1:
            self.seat = seat
            self.kind = kind
            self.options = options
            self.then = then
        elif options:
            self.agenda.append((then[0], options[0], *then[1:]))
        else:
            raise EngineFault(words.NO_LEGAL_OPTION(kind=self.decision_kinds[kind].name))

    def advance(self) -> None:
        """Run steps until a decision is open or the game is over."""
        agenda = self.agenda
        for _ in range(STEP_BUDGET):
            if not agenda:
                return
            step = agenda.pop()
            size = len(step)
            if size == 3:  # spelled out by length, the most frequent first: a star call costs twice as much
                step[0](self, step[1], step[2])
            elif size == 2:
                step[0](self, step[1])
            elif size == 1:
                step[0](self)
            elif size == 4:
                step[0](self, step[1], step[2], step[3])
            elif size == 5:
                step[0](self, step[1], step[2], step[3], step[4])
            else:
                step[0](self, *step[1:])
            if self.options or self.result:
                return
        raise self.blamed(words.NO_DECISION(n=STEP_BUDGET))

    def answer(self, index: int) -> None:
        """Take option `index` of the open decision: the fast way in, used by bots and replays."""
        option = self.options[index]
        then = self.then
        self.history = (self.history, index)
        self.decisions_made += 1
        self.options = NO_OPTIONS
        if self.work:
            self.work = self.work - WORK_REFILL if self.work > WORK_REFILL else 0
        if self.log is not None and len(self.log) > EVENT_BUDGET:
            raise self.blamed(words.LONG_LOG(n=EVENT_BUDGET))
        if self.decisions_made >= DECISION_BUDGET:
            self.end(UNFINISHED, ("budget",))
            return
        size = len(then)
        if size == 3:  # spelled out by length, as in `advance`
            then[0](self, option, then[1], then[2])
        elif size == 2:
            then[0](self, option, then[1])
        elif size == 4:
            then[0](self, option, then[1], then[2], then[3])
        elif size == 1:
            then[0](self, option)
        else:
            then[0](self, option, *then[1:])
        if not self.options and not self.result:
            self.advance()

    def begin_play(self) -> None:
        """Run to the first decision."""
        self.advance()

    def settle_setup(self, dice: Sequence[int], log: bool) -> None:
        """Make a situation of a game in set-up: what is still open is declined, and nothing of it is remembered."""
        self.advance()
        while self.options:
            self.answer(len(self.options) - 1)
        self.history = None
        self.decisions_made = 0
        self.options = NO_OPTIONS
        self.log = [] if log else None
        self.script = tuple(dice)

    def note(self, event: int, *details: Any) -> None:
        """Write what has just happened into the log, if one is kept; `details` are the fields of the event's type."""
        log: Any = self.log  # typed as a list, it would be written past whoever watches once compiled
        if log is not None:
            log.append((event, details))

    def end(self, result: int, reason: tuple[Any, ...]) -> None:
        """End the game here and now: nothing further is resolved."""
        self.result = result
        self.outcome_reason = reason
        self.agenda.clear()
        self.options = NO_OPTIONS

    # --- chance -----------------------------------------------------------------------------------

    def roll(self, sides: int, die: int = 0, about: int = -1) -> int:
        """Roll one die; scripted results come first, each used once. At a real table there are no others."""
        if self.script:
            face = self.script[0]
            self.script = self.script[1:]
            if not 1 <= face <= sides:
                raise EngineFault(words.NO_SUCH_FACE(face=face, sides=sides))
            return face
        if self.draws is not None:
            raise LuckNeeded(self, Luck(False, die, 1, tuple(range(1, sides + 1)), about))
        cursor = self.dice_cursor
        self.dice_cursor = cursor + 1
        index = cursor % DICE_BLOCK
        if index == 0 and cursor:
            self.dice_block = chance.block(self.seed, chance.DICE, cursor // DICE_BLOCK)
        return (self.dice_block[index] * sides >> chance.BITS) + 1

    def roll_dice(self, count: int, sides: int, die: int = 0, about: int = -1) -> tuple[int, ...]:
        """Roll several dice of one kind."""
        if self.draws is not None and len(self.script) < count:
            raise LuckNeeded(self, Luck(False, die, count - len(self.script), tuple(range(1, sides + 1)), about))
        cursor = self.dice_cursor
        index = cursor % DICE_BLOCK
        faces = []
        if self.script or index + count > DICE_BLOCK or (index == 0 and cursor):
            for _ in range(count):
                faces.append(self.roll(sides))
        else:
            self.dice_cursor = cursor + count
            for number in self.dice_block[index : index + count]:
                faces.append((number * sides >> chance.BITS) + 1)
        return tuple(faces)

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        """The cards in random order."""
        count = len(cards)
        cursor = self.deck_cursor
        index = cursor % DECK_BLOCK
        if index + count > DECK_BLOCK or (index == 0 and cursor):  # too few numbers left: go on in a new block
            if count > DECK_BLOCK:
                raise EngineFault(words.LARGE_DECK(n=count, most=DECK_BLOCK))
            cursor += -cursor % DECK_BLOCK
            index = 0
            self.deck_block = chance.block(self.seed, chance.DECKS, cursor // DECK_BLOCK)
        self.deck_cursor = cursor + count
        numbers = iter(self.deck_block[index : index + count])
        return tuple(sorted(cards, key=partial(next, numbers)))  # in the order of the numbers that the cards draw

    def told(self, what: str, count: int, among: Sequence[int], about: int = -1) -> tuple[int, ...]:
        """The cards that people at a real table have drawn, each one of those that it could be."""
        assert self.draws is not None
        if len(self.draws) < count:
            raise LuckNeeded(self, Luck(True, what, count - len(self.draws), tuple(among), about))
        cards, left = self.draws[:count], list(among)
        for card in cards:
            if card not in left:
                raise EngineFault(words.NOT_THERE(card=card, what=what))
            left.remove(card)
        self.draws = self.draws[count:]
        return cards

    def reseed(self, seed: int) -> None:
        """Give this copy another future; it can no longer be recorded."""
        self.seed = seed
        self.script = ()
        self.draws = None
        self.dice_cursor = self.deck_cursor = 0
        self.dice_block = chance.block(seed, chance.DICE, 0)
        self.deck_block = chance.block(seed, chance.DECKS, 0)
        self.opening = {}

    # --- copies -----------------------------------------------------------------------------------

    def copy_base_to(self, other: Self) -> None:
        """Copy what every game has into `other`."""
        other.agenda = self.agenda.copy()
        other.nesting = 0
        other.seat = self.seat
        other.kind = self.kind
        other.options = self.options  # never changed in place
        other.then = self.then
        other.result = self.result
        other.outcome_reason = self.outcome_reason
        other.seed = self.seed
        other.script = self.script
        other.draws = self.draws
        other.dice_block = self.dice_block
        other.dice_cursor = self.dice_cursor
        other.deck_block = self.deck_block
        other.deck_cursor = self.deck_cursor
        other.history = self.history
        other.decisions_made = self.decisions_made
        other.work = self.work
        other.last_source = self.last_source
        other.uses = self.uses.copy() if self.uses else {}
        other.log = None if self.log is None else self.log[:]
        other.opening = self.opening

    # --- hooks of the effect language ---------------------------------------------------------------

    @abstractmethod
    def after_change(self) -> None:
        """Look whether the game has ended; called after every change."""

    @abstractmethod
    def seat_of_decider(self, decider: int, context: tuple[Any, ...]) -> int:
        """The seat that decides in a running effect, or GROUP."""

    def waiting_for(self, occasion: "Occasion") -> "list[tuple[Ability, tuple[Any, ...]]]":
        """All abilities in force that wait for such a moment, ready or not, and how each is read."""
        return []

    def stamp(self, unit: int) -> int:
        """Which of its kind a unit of time of limits is, such as the number of the round."""
        return 0

    def user_of(self, unit: int, context: tuple[Any, ...]) -> int:
        """For whom the uses of an ability with a limit are counted: for the figure that bears it, mostly."""
        user: int = context[1]
        return user

    def note_text(self, context: tuple[Any, ...]) -> None:
        """Write into the log that an ability is used."""

    def overspent(self, context: tuple[Any, ...]) -> EngineFault:
        """The fault of an effect that costs more than a table would wait for; `context` tells whose it is."""
        return self.blamed(words.TOO_LONG(), context)

    def blamed(self, fault: str, context: tuple[Any, ...] | None = None) -> EngineFault:
        """A fault that names the card to blame: whose effect is running, else the next on the agenda, else the last."""
        running = (part for step in reversed(self.agenda) for part in step if isinstance(part, tuple))
        found = context or next((part for part in running if len(part) >= LEAST_CONTEXT), None)
        source = found[0] if found else self.last_source
        if not isinstance(source, int) or source < 0:
            return EngineFault(fault)
        name = {lang: self.label("source", source, lang) for lang in LANGUAGES}
        return EngineFault(words.STANDS_ON(fault=fault, name=name))

    # --- copies -----------------------------------------------------------------------------------

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy, future dice included."""

    def determinize(self, seed: int, seat: int | None = None) -> Self:
        """A copy with other dice, in which all that this seat (or the group) cannot know is drawn anew."""
        other = self.clone()
        other.log = None
        other.reseed(seed)
        other.redraw(self, seat)
        return other

    @abstractmethod
    def redraw(self, before: Self, seat: int | None) -> None:
        """Draw anew what this seat (or the group) cannot know; `before` is the game as it was."""

    def with_new_luck(self, seed: int) -> Self:
        """This very situation, but all that the group cannot know is drawn anew; its record tells from when on."""
        other = self.determinize(seed)
        other.log = None if self.log is None else self.log[:]
        other.opening = {**self.opening, "redrawn": [*self.opening.get("redrawn", ()), [self.decisions_made, seed]]}
        return other

    # --- the public face --------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.result != RUNNING

    @property
    def decision(self) -> Decision | None:
        """The open decision in English, or None when the game is over."""
        return read_decision(self)

    def decision_in(self, lang: str) -> Decision | None:
        """The open decision in another language."""
        return read_decision(self, lang)

    def choose(self, choice: Any) -> None:
        """Take an option, its index or its JSON form. An illegal choice raises and changes nothing."""
        if self.is_over:
            raise IllegalChoice(words.NOTHING_TO_CHOOSE(), ())
        self.answer(index_of(self, choice))

    def concede(self) -> None:
        """The group gives up; allowed at any time."""
        if self.is_over:
            raise IllegalChoice(words.NOTHING_TO_CONCEDE(), ())
        self.history = (self.history, CONCEDE)
        self.end(LOST, ("conceded",))

    @property
    def choices(self) -> list[int]:
        """The indices chosen so far, first to last."""
        chosen: list[int] = []
        cell = self.history
        while cell is not None:
            chosen.append(cell[1])
            cell = cell[0]
        chosen.reverse()
        return chosen

    @property
    def events(self) -> list[Event]:
        """The log in English."""
        return self.events_in("en")

    def events_in(self, lang: str, since: int = 0) -> list[Event]:
        """The log from event `since` on, in one language."""
        return read_events(
            (self.log or [])[since:],
            self.event_types,
            self.name,
            lambda what, value: self.label(what, value, lang),
            lang,
        )

    def record(self) -> dict[str, Any]:
        """How the game began and every choice since: enough to play it again, identically."""
        if not self.opening:
            raise EngineFault(words.OTHER_FUTURE())
        return {**self.opening, "choices": self.choices}

    @property
    @abstractmethod
    def outcome(self) -> dict[str, Any] | None:
        """None while the game runs; then the result, its reason and the rule behind it."""

    @abstractmethod
    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that this seat may see, as plain data; None is the group with its hands open to each other."""

    @abstractmethod
    def table(self, lang: str = "en") -> list[str]:
        """What lies on the table, in lines for a terminal."""

    def name(self, what: str, value: Any) -> Any:
        """The id of a thing, as it stands in JSON."""
        return self.naming.id_of(self, what, value)

    def label(self, what: str, value: Any, lang: str = "en") -> str:
        """What a person calls a thing."""
        return self.naming.label_of(self, what, value, lang)

    def program_text(self, program: Any, lang: str) -> str:
        """The sentence of a list of steps, for those who choose between them."""
        return self.naming.sentence_of(self, program, lang)


def after_change(game: Game) -> None:
    """The step that looks whether the game has ended."""
    game.after_change()


def run_stages(game: Game, stages: Stages, about: Any) -> None:
    """Do stages one after another, all about the same thing; what one pushes or asks comes before the next.

    A step of its own, or the last line of one: unlike `do_next` it leaves nothing behind if nobody interrupts.
    """
    agenda = game.agenda
    mark = len(agenda)
    left = iter(stages)
    for stage in left:
        stage(game, about)
        if game.options or len(agenda) > mark:
            if rest := tuple(left):
                agenda.insert(mark, (run_stages, rest, about))
            return
        if game.result:
            return
