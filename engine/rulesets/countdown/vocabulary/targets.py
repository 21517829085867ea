"""Who is concerned (section 9.2): ops, and the cards of zones."""

from engine.core.effects.control import COMPARISONS, is_so
from engine.core.effects.program import FIGURE, OTHER, Context, Lazy, bearer_of
from engine.core.effects.table import FIGURES, choice, decider, figures, number, places, ref, where
from engine.rulesets.countdown.codes import (
    BOMB,
    BOOBY_TRAP,
    CIVILIAN,
    FIRST_CARD,
    HOSTAGE,
    NO_CARD,
    TERRORIST,
    TOP_TERRORIST,
)
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.vocabulary.base import Figures, Places, card_of, declare, kept, ops_of

ENEMY_KINDS = ("any", "terrorist", "topTerrorist")
_KINDS = ((TERRORIST, TOP_TERRORIST), (TERRORIST,), (TOP_TERRORIST,))


def cards_in(game: State, zones: Places, *kinds: int) -> Figures:
    """The open cards of some kinds in some zones, from the top of each stack down; hostages in care last."""
    scenario = game.scenario
    found = [
        card
        for zone in zones
        for card in reversed(game.stacks[zone])
        if scenario.kind[card] in kinds and game.is_face_up(card)
    ]
    if HOSTAGE in kinds:
        found += [card for op, card in enumerate(game.care) if card != NO_CARD and game.op_at[op] in zones]
    return tuple(FIRST_CARD + card for card in found)


def everywhere(game: State) -> Places:
    """All zones."""
    return tuple(range(len(game.stacks)))


def _one(figure: int) -> Figures:
    return (figure,) if figure >= 0 else ()


# --- ops ------------------------------------------------------------------------------------------

declare(FIGURES, "self", rule="CD-50", en="{self}", de="{self}", fr="{self}")(bearer_of)


@declare(
    FIGURES,
    "op",
    where(),
    decider(),
    picks=True,
    rule="CD-35.06",
    words="{a op} {decider choice}{where}",
)
def one_op(game: State, context: Context, condition: Lazy | None) -> Figures:
    """An op: somebody chooses one living op."""
    return kept(game, context, tuple(game.living()), condition)


@declare(
    FIGURES,
    "ops",
    where(),
    rule="CD-35.05",
    words="{every op}{where}",
)
def all_ops(game: State, context: Context, condition: Lazy | None) -> Figures:
    """All ops: every living op, in ascending op number."""
    return kept(game, context, tuple(game.living()), condition)


@declare(
    FIGURES,
    "opsByNumber",
    choice("by", *COMPARISONS, default="<="),
    number("value"),
    places("at", None),
    rule="CD-11.15",
    en="{every op} with a number of {by compared} {value.acc}[at: {at at}]",
    de="{every op} mit einer Nummer von {by compared} {value.dat}[at: {at at}]",
    fr="{every op} dont le numéro vaut {by compared} {value.acc}[at: {at at}]",
)
def ops_by_number(game: State, _context: Context, by: int, value: int, at: Places | None) -> Figures:
    """Ops by number: every op whose number compares with a value, perhaps only in some zones."""
    numbers = game.scenario.op_number
    return tuple(
        op for op in game.living() if (at is None or game.op_at[op] in at) and is_so(numbers[game.ops[op]], by, value)
    )


@declare(
    FIGURES,
    "lowestOp",
    places("at"),
    rule="CD-13.09",
    en="{the op} with the lowest number {at at}",
    de="{the op} mit der niedrigsten Nummer {at at}",
    fr="{the op} au numéro le plus bas {at at}",
)
def lowest_op(game: State, _context: Context, at: Places) -> Figures:
    """The lowest op: the op with the lowest number in a zone."""
    return tuple([op for op in game.living() if game.op_at[op] in at][:1])


@declare(
    FIGURES,
    "attackerOf",
    figures("enemy"),
    rule="CD-13.08",
    en="{every attacker} of {enemy.acc}",
    de="{every attacker} {enemy.gen}",
    fr="{every attacker} de {enemy.dat}",
)
def attacker_of(game: State, _context: Context, enemy: Figures) -> Figures:
    """Attackers: the ops that attacked an enemy in this exchange."""
    if not game.firefights:
        return ()
    return tuple(ops_of(tuple({op for op, target in game.firefights[-1].shots if FIRST_CARD + target in enemy})))


@declare(
    FIGURES,
    "successfulAttackers",
    figures("enemy"),
    rule="CD-18.05",
    en="{every successful attacker} of {enemy.acc}",
    de="{every successful attacker} {enemy.gen}",
    fr="{every successful attacker} de {enemy.dat}",
)
def successful_attackers(game: State, _context: Context, enemy: Figures) -> Figures:
    """Successful attackers: the ops that hit an enemy in this exchange."""
    if not game.firefights:
        return ()
    return tuple(ops_of(tuple({op for op, target in game.firefights[-1].hits if FIRST_CARD + target in enemy})))


@declare(
    FIGURES,
    "namedOp",
    ref("name", "op"),
    rule="CD-2.23",
    words="{name}",
)
def named_op(game: State, _context: Context, name: int) -> Figures:
    """A named op: one op of the box, if it is alive and in the team."""
    return tuple(op for op in game.living() if game.ops[op] == name)


# --- cards ----------------------------------------------------------------------------------------


@declare(
    FIGURES,
    "enemy",
    choice("kind", *ENEMY_KINDS, default="any"),
    where(),
    decider(),
    picks=True,
    rule="CD-35.08",
    words="{a revealed kind} {decider choice}{where}",
)
def one_enemy(game: State, context: Context, kind: int, condition: Lazy | None) -> Figures:
    """An enemy: somebody chooses one revealed enemy."""
    return kept(game, context, cards_in(game, everywhere(game), *_KINDS[kind]), condition)


@declare(
    FIGURES,
    "enemies",
    choice("kind", *ENEMY_KINDS, default="any"),
    places("at", None),
    where(),
    rule="CD-35.25",
    words="{every revealed kind}[at: {at at}]{where}",
)
def all_enemies(game: State, context: Context, kind: int, at: Places | None, condition: Lazy | None) -> Figures:
    """All enemies: every revealed enemy, of the whole board or of some zones."""
    return kept(game, context, cards_in(game, everywhere(game) if at is None else at, *_KINDS[kind]), condition)


@declare(
    FIGURES,
    "topCard",
    places("at"),
    rule="CD-90.87",
    words="{the top hidden card} {at at}",
)
def top_card(game: State, _context: Context, at: Places) -> Figures:
    """The top card: the uppermost face-down card of a zone."""
    hidden = [next((card for card in reversed(game.stacks[zone]) if not game.is_face_up(card)), NO_CARD) for zone in at]
    return tuple(FIRST_CARD + card for card in hidden if card != NO_CARD)


@declare(
    FIGURES,
    "nextCards",
    figures("below"),
    number("n", 1, low=0),
    rule="CD-10.19",
    en="{n card} below {below.acc}",
    de="{n card} unter {below.dat}",
    fr="{n card} sous {below.acc}",
)
def next_cards(game: State, _context: Context, below: Figures, n: int) -> Figures:
    """The next cards: so many cards below a card in its stack, open or not."""
    found: list[int] = []
    for card in [card_of(figure) for figure in below]:
        for stack in game.stacks:
            if card in stack:
                found += stack[: stack.index(card)][::-1][:n]
    return tuple(FIRST_CARD + card for card in found)


def _by_penalty(game: State, persons: Figures, n: int) -> Figures:
    """CD-13.10, CD-90.09: the greatest penalty first, then the lower card."""
    fail = game.scenario.fail
    return tuple(sorted(persons, key=lambda figure: (fail[card_of(figure)], figure))[:n])


@declare(
    FIGURES,
    "civilian",
    places("at"),
    number("n", 1, low=0),
    rule="CD-13.10",
    en="[n=1:{the dearest civilian} {at at}|{n civilian} {at at} (the dearest first)]",
    de="[n=1:{the dearest civilian} {at at}|{n civilian} {at at} (die wertvollsten zuerst)]",
    fr="[n=1:{the dearest civilian} {at at}|{n civilian} {at at} (les plus précieux d'abord)]",
)
def civilians(game: State, _context: Context, at: Places, n: int) -> Figures:
    """Civilians: so many open civilians of a zone, those with the greatest penalty first."""
    return _by_penalty(game, cards_in(game, at, CIVILIAN), n)


@declare(
    FIGURES,
    "hostage",
    places("at"),
    number("n", 1, low=0),
    rule="CD-13.10",
    en="[n=1:{the dearest hostage} {at at}|{n hostage} {at at} (the dearest first)]",
    de="[n=1:{the dearest hostage} {at at}|{n hostage} {at at} (die wertvollsten zuerst)]",
    fr="[n=1:{the dearest hostage} {at at}|{n hostage} {at at} (les plus précieux d'abord)]",
)
def hostages(game: State, _context: Context, at: Places, n: int) -> Figures:
    """Hostages: so many open hostages of a zone, in care or not, those with the greatest penalty first."""
    return _by_penalty(game, cards_in(game, at, HOSTAGE), n)


@declare(
    FIGURES,
    "bomb",
    places("at", None),
    where(),
    rule="CD-17.08",
    words="{every revealed bomb}[at: {at at}]{where}",
)
def bombs(game: State, context: Context, at: Places | None, condition: Lazy | None) -> Figures:
    """Bombs: every revealed bomb, of the whole board or of some zones."""
    return kept(game, context, cards_in(game, everywhere(game) if at is None else at, BOMB), condition)


@declare(
    FIGURES,
    "trap",
    places("at", None),
    where(),
    rule="CD-10.14",
    words="{every revealed trap}[at: {at at}]{where}",
)
def traps(game: State, context: Context, at: Places | None, condition: Lazy | None) -> Figures:
    """Booby traps: every revealed trap, of the whole board or of some zones."""
    return kept(game, context, cards_in(game, everywhere(game) if at is None else at, BOOBY_TRAP), condition)


@declare(
    FIGURES,
    "namedCard",
    ref("name", "card"),
    rule="CD-90.04",
    words="{name}",
)
def named_card(game: State, _context: Context, name: int) -> Figures:
    """A named card: a card of the pack, wherever it lies open."""
    return tuple(figure for figure in (FIRST_CARD + name,) if name >= 0 and game.is_face_up(name))


@declare(
    FIGURES,
    "hostageOf",
    figures("of", "self"),
    rule="CD-15.04",
    en="{the hostage} in the care of {of.acc}",
    de="{the hostage} in der Obhut {of.gen}",
    fr="{the hostage} escorté par {of.dat}",
)
def hostage_of(game: State, _context: Context, of: Figures) -> Figures:
    """The hostage of an op: whom it has in its care."""
    return tuple(FIRST_CARD + game.care[one] for one in ops_of(of) if game.care[one] != NO_CARD)


# --- the event ------------------------------------------------------------------------------------


@declare(
    FIGURES,
    "thatFigure",
    rule="CD-50",
    words="{figure<}",
)
def that_figure(_game: State, context: Context) -> Figures:
    """That figure: whom the event is about."""
    return _one(context[FIGURE])


@declare(
    FIGURES,
    "otherFigure",
    rule="CD-50",
    words="{other<}",
)
def other_figure(_game: State, context: Context) -> Figures:
    """The other figure: the second one the event is about, such as the target of a shot."""
    return _one(context[OTHER])


@declare(
    FIGURES,
    "chooseAmong",
    figures("among"),
    where(),
    decider(),
    picks=True,
    rule="CD-50",
    words="{among.a.near} {decider choice}{where}",
)
def choose_among(game: State, context: Context, among: Figures, condition: Lazy | None) -> Figures:
    """One of them: somebody chooses one of several figures."""
    return kept(game, context, among, condition)
