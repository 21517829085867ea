"""The operations every game shares: order, choice, repetition, logic and arithmetic."""

from typing import Any

from engine.core.decisions import BRANCH, CHOOSE_BRANCH, DECLINE, MAY, USE
from engine.core.effects import table
from engine.core.effects.program import BOUND, SOURCE, Context, Program
from engine.core.effects.run import is_payable, run_program
from engine.core.effects.table import (
    BRANCHES,
    CONDITION,
    FIGURES,
    NUMBER,
    SET,
    STEP,
    Param,
    Vocabulary,
    choice,
    condition,
    decider,
    number,
    steps,
)
from engine.core.effects.words.core_palette import CORE_PALETTE
from engine.core.effects.words.core_words import CORE_LEXICON
from engine.core.game import Game

core_vocabulary = Vocabulary()
core_vocabulary.lexicon = CORE_LEXICON
core_vocabulary.palette = CORE_PALETTE
declare = core_vocabulary.declare

MOST_REPEATS = 100
COMPARISONS = ("=", "!=", "<", "<=", ">", ">=")


# --- structure ------------------------------------------------------------------------------------


@declare(
    STEP,
    "if",
    condition("condition"),
    steps("then"),
    steps("else", default=[]),
    en="if {condition} => {then}[else: // otherwise => {else}]",
    de="wenn {condition} => {then}[else: // sonst => {else}]",
    fr="si {condition} => {then}[else: // sinon => {else}]",
)
def if_else(game: Game, context: Context, holds: bool, then: Program, otherwise: Program) -> None:
    """If: do some steps if a condition holds, else others."""
    run_program(game, then if holds else otherwise, context)


@declare(
    STEP,
    "may",
    steps("do"),
    decider(),
    en="{decider} <may> => {do} @wish if {decider} <wish>",
    de="{decider} <dürfen> => {do} @wish wenn {decider} es <möchten>",
    fr="{decider} <pouvoir> => {do} @wish si {decider} le <souhaiter>",
)
def may(game: Game, context: Context, program: Program, who: int) -> None:
    """May: somebody may have the steps done, or not."""
    seat = game.seat_of_decider(who, context)
    game.ask(seat, MAY, [(USE, context[SOURCE]), (DECLINE,)], (answer_may, program, context))


def answer_may(game: Game, option: tuple[Any, ...], program: Program, context: Context) -> None:
    """Do the optional steps if somebody wants them."""
    if option[0] == USE:
        run_program(game, program, context)


@declare(
    STEP,
    "choose",
    Param("options", BRANCHES),
    decider(),
    en="{decider} <choose> one: => {options}",
    de="{decider} <wählen> eins: => {options}",
    fr="{decider} <choisir> une option: => {options}",
)
def choose_one(game: Game, context: Context, branches: tuple[Program, ...], who: int) -> None:
    """Choose: somebody chooses one of several lists of steps."""
    options = [(BRANCH, number_, branch) for number_, branch in enumerate(branches)]
    game.ask(game.seat_of_decider(who, context), CHOOSE_BRANCH, options, (take_branch, context))


def take_branch(game: Game, option: tuple[Any, ...], context: Context) -> None:
    """Do the branch that was chosen."""
    run_program(game, option[2], context)


@declare(
    STEP,
    "cost",
    steps("pay"),
    steps("then"),
    decider(),
    cost="pay",
    en="{decider} <may> => {then} @wish if {decider} <wish>",
    de="{decider} <dürfen> => {then} @wish wenn {decider} es <möchten>",
    fr="{decider} <pouvoir> => {then} @wish si {decider} le <souhaiter>",
)
def cost(game: Game, context: Context, price: Program, then: Program, who: int) -> None:
    """Cost: somebody who can pay a price may do so; only then the steps are done."""
    if is_payable(game, price, context):
        seat = game.seat_of_decider(who, context)
        game.ask(seat, MAY, [(USE, context[SOURCE]), (DECLINE,)], (answer_cost, price, then, context))


def answer_cost(game: Game, option: tuple[Any, ...], price: Program, then: Program, context: Context) -> None:
    """Pay, then do the steps."""
    if option[0] == USE:
        run_program(game, then, context)
        run_program(game, price, context)


@declare(
    STEP,
    "forEach",
    Param("of", SET),
    Param("as", table.NAME, "each"),
    steps("do"),
    en="for {of}: => {do}",
    de="für {of.acc}: => {do}",
    fr="pour {of}: => {do}",
)
def for_each(game: Game, context: Context, elements: tuple[int, ...], _name: str, program: Program) -> None:
    """For each: do the steps once for every element, in order; the elements are fixed at the beginning."""
    if elements and program:
        game.push(next_element, elements, 0, program, context)


def next_element(game: Game, elements: tuple[int, ...], index: int, program: Program, context: Context) -> None:
    """Do the steps of a forEach for one element and leave the others on the agenda."""
    if index + 1 < len(elements):
        game.push(next_element, elements, index + 1, program, context)
    outer = context[: BOUND + program.slot - 1]
    run_program(game, program, (*outer, (elements[index],)))


@declare(
    STEP,
    "repeat",
    number("times", low=0, high=MOST_REPEATS),
    steps("do"),
    en="do this {times time.acc}: => {do}",
    de="führe dies {times time.acc} aus: => {do}",
    fr="faites ceci {times time.acc}: => {do}",
)
def repeat(game: Game, context: Context, times: int, program: Program) -> None:
    """Repeat: do the steps several times."""
    if times > 0 and program:
        game.push(repeat, context, min(times, MOST_REPEATS) - 1, program)
        run_program(game, program, context)


# --- conditions -----------------------------------------------------------------------------------


@declare(
    CONDITION,
    "and",
    condition("a"),
    condition("b"),
    en="{a} and {b}",
    de="{a} und {b}",
    fr="{a} et {b}",
)
def both(_game: Game, _context: Context, a: bool, b: bool) -> bool:
    """And: both conditions hold."""
    return a and b


@declare(
    CONDITION,
    "or",
    condition("a"),
    condition("b"),
    en="{a} or {b}",
    de="{a} oder {b}",
    fr="{a} ou {b}",
)
def either(_game: Game, _context: Context, a: bool, b: bool) -> bool:
    """Or: at least one of the conditions holds."""
    return a or b


@declare(
    CONDITION,
    "not",
    condition("a"),
    en="it is not so that {a}",
    de="es nicht so ist, dass {a}",
    fr="il n'est pas vrai que {a}",
)
def negation(_game: Game, _context: Context, a: bool) -> bool:
    """Not: the condition does not hold."""
    return not a


@declare(
    CONDITION,
    "compare",
    number("x"),
    choice("by", *COMPARISONS, default="="),
    number("y"),
    en="{x} <be> {by of} {y.acc}",
    de="{x} <betragen> {by of} {y.acc}",
    fr="{x} <être> {by of} {y.acc}",
)
def compare(_game: Game, _context: Context, x: int, by: int, y: int) -> bool:
    """Compare: one number is equal to, less than or greater than another."""
    return is_so(x, by, y)


def is_so(x: int, by: int, y: int) -> bool:
    """Whether x stands to y as the comparison says."""
    return (x == y, x != y, x < y, x <= y, x > y, x >= y)[by]


# --- numbers --------------------------------------------------------------------------------------


@declare(
    NUMBER,
    "add",
    number("a"),
    number("b"),
    words="{a} plus {b.acc}",
)
def add(_game: Game, _context: Context, a: int, b: int) -> int:
    """Add: the sum of two numbers."""
    return a + b


@declare(
    NUMBER,
    "subtract",
    number("a"),
    number("b"),
    en="{a} minus {b.acc}",
    de="{a} minus {b.acc}",
    fr="{a} moins {b.acc}",
)
def subtract(_game: Game, _context: Context, a: int, b: int) -> int:
    """Subtract: the difference of two numbers."""
    return a - b


@declare(
    NUMBER,
    "multiply",
    number("a"),
    number("b"),
    en="{a} times {b.acc}",
    de="{a} mal {b.acc}",
    fr="{a} fois {b.acc}",
)
def multiply(_game: Game, _context: Context, a: int, b: int) -> int:
    """Multiply: the product of two numbers."""
    return a * b


@declare(
    NUMBER,
    "min",
    number("a"),
    number("b"),
    en="the smaller of {a.acc} and {b.acc}",
    de="die kleinere Zahl aus {a.dat} und {b.dat}",
    fr="le plus petit nombre entre {a.acc} et {b.acc}",
)
def smaller(_game: Game, _context: Context, a: int, b: int) -> int:
    """Min: the smaller of two numbers."""
    return min(a, b)


@declare(
    NUMBER,
    "max",
    number("a"),
    number("b"),
    en="the greater of {a.acc} and {b.acc}",
    de="die größere Zahl aus {a.dat} und {b.dat}",
    fr="le plus grand nombre entre {a.acc} et {b.acc}",
)
def greater(_game: Game, _context: Context, a: int, b: int) -> int:
    """Max: the greater of two numbers."""
    return max(a, b)


@declare(
    NUMBER,
    "half",
    number("of"),
    choice("round", "up", "down", default="up"),
    en="half [of<9999:of ]{of.acc}, {round rounded},",
    de="die Hälfte [of<9999:von {of.acc}|{of.gen}], {round rounded},",
    fr="la moitié de {of.acc}, {round rounded},",
)
def half(_game: Game, _context: Context, of: int, rounding: int) -> int:
    """Half: half of a number, rounded up or down."""
    return of // 2 if rounding else -(-of // 2)


@declare(
    NUMBER,
    "count",
    Param("of", SET),
    en="{the number} of {of.bare.acc} @per {of.noun.acc}",
    de="{the number} von {of.bare.dat} @per {of.noun.acc}",
    fr="{the number} de {of.bare.acc} @per {of.noun.acc}",
)
def count(_game: Game, _context: Context, of: tuple[int, ...]) -> int:
    """Count: how many there are in a set."""
    return len(of)


# --- figures --------------------------------------------------------------------------------------


@declare(
    FIGURES,
    "none",
    en="nobody",
    de="niemand",
    fr="personne",
)
def nobody(_game: Game, _context: Context) -> tuple[int, ...]:
    """None: no figure at all."""
    return ()


# --- what is counted ------------------------------------------------------------------------------


def count_by(vocabulary: Vocabulary, *spans: str, others: tuple[str, ...] = ()) -> None:
    """Let abilities be limited by the spans of time that a game has, and by what `others` it counts by."""
    vocabulary.limit_units = (*spans, *others)
    vocabulary.declare(
        CONDITION,
        "isFirst",
        choice("per", *spans, default="round"),
        limits=True,
        en="this <happen> for the first time in {this per.acc}",
        de="dies <geschehen> {not} zum ersten Mal in {this per.dat}",
        fr="cela <se produire> pour la première fois pendant {this per.acc}",
    )(is_first)


def is_first(_game: Game, _context: Context, _per: int) -> bool:
    """Is the first: the first time in some span of time; only as the condition of an ability."""
    return True  # the compiler takes it out of the condition: somebody has to count the events
