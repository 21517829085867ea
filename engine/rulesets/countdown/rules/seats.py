"""Who decides: the owner of an op, the whole group, and players who must agree (CD-1.09, CD-90.53)."""

from collections.abc import Sequence
from typing import Any

from engine.core.decisions import DECLINE, GROUP
from engine.core.game import OptionTuple, Step
from engine.rulesets.countdown.codes import NO_CARD, NOBODY
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.decision_kinds import CONSENT
from engine.rulesets.countdown.words.option_verbs import ACCEPT_SUPPORT, AGREE, REFUSE, REFUSE_SUPPORT

NO_PASS = -1  # none of the options is 'nothing happens'


def ask_owner(
    game: State, op: int, kind: int, options: Sequence[OptionTuple], then: Step, pass_index: int = NO_PASS
) -> None:
    """CD-1.09: the owner decides for an op; CD-6.05: the dummy is everybody's."""
    owner = game.owners[op]
    if owner == GROUP:
        ask_group(game, kind, options, then, pass_index)
    else:
        game.ask(owner, kind, options, then)


def ask_group(game: State, kind: int, options: Sequence[OptionTuple], then: Step, pass_index: int = NO_PASS) -> None:
    """CD-90.53: the group decides; where somebody may be a traitor, by a vote.

    `pass_index` is the option by which nothing happens: a tie ends with it.
    """
    if len(options) == 1 or not game.roles:
        game.ask(GROUP, kind, options, then)
    else:
        hold_vote(game, kind, options, then, pass_index)


def voting_order(game: State) -> list[int]:
    """All seats, clockwise from the lead player."""
    return [(game.lead + turn) % game.players for turn in range(game.players)]


# --- a vote ---------------------------------------------------------------------------------------


def hold_vote(game: State, kind: int, options: Sequence[OptionTuple], then: Step, pass_index: int = NO_PASS) -> None:
    """CD-90.53: everybody votes; declining is always doing nothing."""
    if pass_index == NO_PASS and (DECLINE,) in options:
        pass_index = list(options).index((DECLINE,))
    next_vote(game, kind, options, then, pass_index)


def next_vote(game: State, kind: int, options: Sequence[OptionTuple], then: Step, pass_index: int) -> None:
    """Each player votes in turn, and nobody sees how before all have."""
    cast = len(game.ballots)
    if cast < game.players:
        seat = voting_order(game)[cast]
        game.ask(seat, kind, options, (note_vote, kind, tuple(options), then, pass_index))
        return
    votes, game.ballots = game.ballots, ()
    winners = _most_voted(game, votes)
    if len(winners) == 1:
        game.push(then[0], options[winners[0]], *then[1:])
    elif pass_index >= 0:
        game.push(then[0], options[pass_index], *then[1:])
    elif votes[0] in winners:  # the lead player has voted first, and for one of them
        game.push(then[0], options[votes[0]], *then[1:])
    else:
        game.ask(game.lead, kind, [options[winner] for winner in winners], then)


def note_vote(
    game: State,
    option: OptionTuple,
    kind: int,
    options: tuple[OptionTuple, ...],
    then: Step,
    pass_index: int,
) -> None:
    """The vote is laid down; the next player votes."""
    game.ballots = (*game.ballots, options.index(option))
    next_vote(game, kind, options, then, pass_index)


def _most_voted(game: State, votes: tuple[int, ...]) -> list[int]:
    """The option with the most votes; several are a tie. Unanimity, if agreed on, makes every quarrel a tie."""
    chosen = sorted(set(votes))
    if game.scenario.options.group_tie_break == "unanimous":
        return chosen
    most = max([votes.count(option) for option in chosen])
    return [option for option in chosen if votes.count(option) == most]


# --- consent --------------------------------------------------------------------------------------


def ask_consent(game: State, op: int, asker: int, then: Step, support: int = NO_CARD) -> None:
    """CD-1.09: what one player wants with the op of another needs the other's consent.

    `asker` is the op on whose behalf is asked, or NOBODY for the group, which may want to play a support card on it.
    `then` gets an option with the op in it that is `agreed` or not.
    """
    options: tuple[OptionTuple, OptionTuple] = ((AGREE, op), (REFUSE, op))
    if support != NO_CARD:
        options = ((ACCEPT_SUPPORT, op, support), (REFUSE_SUPPORT, op, support))
    owner = game.owners[op]
    if game.players == 1 or owner == (GROUP if asker == NOBODY else game.owners[asker]):
        game.push(then[0], options[0], *then[1:])
    else:
        ask_owner(game, op, CONSENT, options, then, 1)


def step_after(game: State) -> Step:
    """What the answer leads to; CD-90.53: in a vote it comes afterwards."""
    then: Step = game.then if game.then[0] is not note_vote else game.then[3]
    return then


def agreed(option: tuple[Any, ...]) -> bool:
    """Whether consent was given."""
    return option[0] in (AGREE, ACCEPT_SUPPORT)
