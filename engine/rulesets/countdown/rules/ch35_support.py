"""Chapter 35: support cards, when they may be played and by whom."""

from engine.core.decisions import PICK_FIGURE, PICK_PLACE
from engine.core.effects import table
from engine.core.effects.program import Context, Pick, evaluate
from engine.core.effects.run import bind, run_program
from engine.core.game import OptionTuple
from engine.rulesets.countdown.codes import ANY_TIME, FIRST_CARD, NOBODY
from engine.rulesets.countdown.rules.seats import agreed, ask_consent, ask_group
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.decision_kinds import SUPPORT, SUPPORT_TARGET
from engine.rulesets.countdown.words.event_types import (
    SUPPORT_PLAYED,
    SUPPORT_PLAYED_FOR,
    SUPPORT_PLAYED_IN,
    SUPPORT_REFUSED,
)
from engine.rulesets.countdown.words.option_verbs import NO_SUPPORT, PLAY_SUPPORT

NOWHERE = -1


# --- when -----------------------------------------------------------------------------------------


def support_window(game: State, moment: int, figure: int = NOBODY, other: int = NOBODY) -> None:
    """CD-70.43: the group may play support cards now, one after another; nobody is asked if there is none.

    `moment` is a timing of section 8.6; before an enemy's shot `figure` is the enemy and `other` its target.
    """
    options = support_options(game, moment, figure, other)
    if options:
        then = (answer_window, moment, figure, other)
        ask_group(game, SUPPORT, [*options, (NO_SUPPORT,)], then, pass_index=len(options))


def window_for(game: State, moment: int, figure: int = NOBODY, other: int = NOBODY) -> None:
    """A window inside a step of CD-37.04: it opens only if the team holds a card for just this moment."""
    cards = game.scenario.support_cards
    for card in game.support:
        if cards[card].timing == moment:
            support_window(game, moment, figure, other)
            return


def answer_window(game: State, option: OptionTuple, moment: int, figure: int, other: int) -> None:
    """Play the card, then ask again."""
    if option[0] == PLAY_SUPPORT:
        game.push(support_window, moment, figure, other)
        play_support(game, option, figure, other)


def support_options(game: State, moment: int, figure: int = NOBODY, other: int = NOBODY) -> list[OptionTuple]:
    """CD-35.01: the cards that may be played now: those for any time, and those for this very moment."""
    if not game.support:
        return []
    return [(PLAY_SUPPORT, card) for card in game.support if _is_playable(game, card, moment, figure, other)]


def _is_playable(game: State, card: int, moment: int, figure: int, other: int) -> bool:
    support = game.scenario.support_cards[card]
    if support.timing not in (ANY_TIME, moment):
        return False
    first = support.program.steps[0]
    return not isinstance(first, Pick) or bool(_targets(game, card, first, _context(game, card, figure, other)))


def _context(game: State, card: int, figure: int, other: int) -> Context:
    """A support card belongs to the whole team: nobody bears it, and 'you' are the group."""
    return (game.scenario.support_cards[card].source, NOBODY, NOBODY, figure, other, NOWHERE, 0)


def _targets(game: State, card: int, pick: Pick, context: Context) -> list[int]:
    """Whom or where the card may be played on; who has refused it this round is not asked again."""
    candidates = dict.fromkeys(evaluate(game, context, pick.candidates))
    if pick.kind != table.FIGURES:
        return list(candidates)
    return [one for one in candidates if one >= FIRST_CARD or not game.refused >> _refusal(game, card, one) & 1]


def _refusal(game: State, card: int, op: int) -> int:
    return card * len(game.ops) + op


# --- playing --------------------------------------------------------------------------------------


def play_support(game: State, option: OptionTuple, figure: int = NOBODY, other: int = NOBODY) -> None:
    """CD-90.66: the group plays a card and says on whom or where, if the card leaves it to them."""
    card = option[1]
    context = _context(game, card, figure, other)
    first = game.scenario.support_cards[card].program.steps[0]
    if not isinstance(first, Pick):
        _take(game, card)
        game.note(SUPPORT_PLAYED, card)
        run_program(game, game.scenario.support_cards[card].program, context)
        return
    verb = PICK_FIGURE if first.kind == table.FIGURES else PICK_PLACE
    options = [(verb, target) for target in _targets(game, card, first, context)]
    ask_group(game, SUPPORT_TARGET, options, (choose_target, card, context))


def choose_target(game: State, option: OptionTuple, card: int, context: Context) -> None:
    """CD-90.66: a card on a certain op needs the consent of its player."""
    if option[0] == PICK_FIGURE and option[1] < FIRST_CARD:
        ask_consent(game, option[1], NOBODY, (answer_consent, card, context), card)
    else:
        _use_on(game, option, card, context)


def answer_consent(game: State, option: OptionTuple, card: int, context: Context) -> None:
    """The card is played if the player agrees; if not, it stays with the team and the op is left alone this round."""
    if agreed(option):
        _use_on(game, (PICK_FIGURE, option[1]), card, context)
        return
    game.refused |= 1 << _refusal(game, card, option[1])
    game.note(SUPPORT_REFUSED, card, option[1])


def _use_on(game: State, target: OptionTuple, card: int, context: Context) -> None:
    verb, aim = target
    _take(game, card)
    game.note(SUPPORT_PLAYED_FOR if verb == PICK_FIGURE else SUPPORT_PLAYED_IN, card, aim)
    bind(game, target, game.scenario.support_cards[card].program, 0, context)


def _take(game: State, card: int) -> None:
    """CD-35.02: each card is used once and leaves play at once."""
    game.support = tuple([one for one in game.support if one != card])
    game.support_used = (*game.support_used, (card, game.round))  # CD-40.11
