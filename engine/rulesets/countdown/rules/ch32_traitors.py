"""Chapter 32: traitor mode, from the dealing of roles to the showdown."""

from typing import Any

from engine.core.errors import IllegalSetup
from engine.core.game import LOST, NO_OPTIONS, RUNNING, WON
from engine.rulesets.countdown.codes import (
    BUDGET,
    BY_CARD,
    CONCEDED,
    NO_SURVIVORS,
    NOBODY,
    PATRIOT,
    SCORE_TOO_LOW,
    SHOWDOWN,
    SHOWDOWN_POINTS,
    TIME_IS_UP,
    TRAITOR,
)
from engine.rulesets.countdown.rules.ch23_scoring import change_score
from engine.rulesets.countdown.rules.seats import voting_order
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.decision_kinds import ACCUSE
from engine.rulesets.countdown.words.event_types import BALLOT_COUNTED, ROLE_SHOWN, SHOWDOWN_BEGAN, SHOWDOWN_ENDED
from engine.rulesets.countdown.words.option_verbs import ACCUSE_PLAYER
from engine.rulesets.countdown.words.setup_words import TOO_FEW_ROLES, TRAITORS

FEWEST_WITH_TRAITORS, MOST_WITH_TRAITORS = 3, 6  # CD-32.01
ONE_TRAITOR_UP_TO = 4  # CD-32.02
ABSTAINED = NOBODY


# --- roles ----------------------------------------------------------------------------------------


def deal_roles(game: State) -> None:
    """CD-32.02 to CD-32.06: the role stack is made for the number of players, shuffled and dealt."""
    players, scenario = game.players, game.scenario
    left: list[int] = []
    if not FEWEST_WITH_TRAITORS <= players <= MOST_WITH_TRAITORS:
        raise IllegalSetup([TRAITORS(least=FEWEST_WITH_TRAITORS, most=MOST_WITH_TRAITORS, n=players)])
    if players <= ONE_TRAITOR_UP_TO:  # CD-32.03: the other cards stay in the box
        stack = [TRAITOR] + [PATRIOT] * (players - 1)
    elif scenario.options.traitor_deal == "exactlyTwo":  # CD-90.56
        stack = [TRAITOR] * 2 + [PATRIOT] * (players - 2)
    else:  # CD-32.05: one traitor card, and unseen ones of all others
        others = [TRAITOR] * (scenario.traitors - 1) + [PATRIOT] * scenario.patriots
        unseen = game.shuffled(others)
        stack, left = [TRAITOR, *unseen[: players - 1]], list(unseen[players - 1 :])
    needed = (stack.count(PATRIOT), stack.count(TRAITOR))
    if needed[0] > scenario.patriots or needed[1] > scenario.traitors or len(stack) < players:
        raise IllegalSetup([TOO_FEW_ROLES(n=players)])
    game.roles = game.shuffled(stack)
    game.roles_left = tuple(left)


# --- the showdown ---------------------------------------------------------------------------------


def is_showdown_due(game: State) -> bool:
    """CD-32.09: after the mission has ended; giving up has no showdown, because nothing depends on it."""
    return bool(game.roles) and not game.mission_end and game.outcome_reason[0] not in (CONCEDED, BUDGET)


def hold_showdown(game: State) -> None:
    """CD-32.09, CD-32.10: the game goes on with the vote; everybody sees how many traitors there are."""
    game.mission_end = (game.result, game.outcome_reason)
    game.result = RUNNING
    game.agenda.clear()
    game.options = NO_OPTIONS
    game.note(SHOWDOWN_BEGAN, game.roles.count(TRAITOR))
    game.push(next_ballot, 0)
    game.advance()


def next_ballot(game: State, failed: int) -> None:
    """CD-32.16: until all traitors are exposed; CD-90.58: or until too many ballots in a row have failed."""
    hidden = [role for seat, role in enumerate(game.roles) if not game.exposed >> seat & 1]
    most = game.scenario.options.showdown_max_ballots
    if TRAITOR not in hidden or (most and failed >= most):
        settle_showdown(game)
    else:
        next_accusation(game, failed)


def next_accusation(game: State, failed: int) -> None:
    """CD-32.11, CD-90.58: everybody, exposed or not, names another player whose role is hidden."""
    while len(game.ballots) < game.players:
        seat = voting_order(game)[len(game.ballots)]
        options = [(ACCUSE_PLAYER, one) for one in suspects(game, seat)]
        if options:
            game.ask(seat, ACCUSE, options, (note_accusation, failed))
            return
        game.ballots = (*game.ballots, ABSTAINED)  # only the last suspect has nobody to name
    count_ballot(game, failed)


def suspects(game: State, seat: int) -> list[int]:
    """CD-70.51: the other players whose role is hidden."""
    return [one for one in range(game.players) if one != seat and not game.exposed >> one & 1]


def note_accusation(game: State, option: tuple[Any, ...], failed: int) -> None:
    """The vote is laid down."""
    game.ballots = (*game.ballots, option[1])
    next_accusation(game, failed)


def count_ballot(game: State, failed: int) -> None:
    """CD-32.13, CD-90.58: more than half of all players agree, or the ballot has failed."""
    votes, game.ballots = game.ballots, ()
    accused = next((seat for seat in range(game.players) if 2 * votes.count(seat) > game.players), NOBODY)
    by_seat = sorted(zip(voting_order(game), votes, strict=True))
    game.note(BALLOT_COUNTED, tuple([vote for _seat, vote in by_seat]), accused)
    if accused == NOBODY:
        game.push(next_ballot, failed + 1)
        return
    game.exposed |= 1 << accused
    game.note(ROLE_SHOWN, accused, game.roles[accused])
    scenario = game.scenario
    points = scenario.exposed_points if game.roles[accused] == TRAITOR else scenario.wrong_points
    change_score(game, SHOWDOWN_POINTS, points)  # CD-32.14, CD-32.15
    game.push(next_ballot, 0)


def settle_showdown(game: State) -> None:
    """CD-32.17: the score decides; CD-90.59: unless the mission had already failed for another reason."""
    reason = game.mission_end[1]
    has_failed = is_failure(game, reason[0])
    patriots_win = game.score > 0 and not has_failed
    game.note(SHOWDOWN_ENDED, PATRIOT if patriots_win else TRAITOR, game.score)
    game.end(WON if patriots_win else LOST, reason if has_failed else (SHOWDOWN,))


def is_failure(game: State, reason: str) -> bool:
    """CD-90.59: an end by CD-22.02 to CD-22.05, or by an effect as lost (CD-50.39), is the traitors' victory."""
    if not game.scenario.options.traitor_needs_exfil:
        return False
    if reason == TIME_IS_UP:
        return bool(game.scenario.options.game_over_outcome == "fail")  # CD-90.49
    return reason in (NO_SURVIVORS, SCORE_TOO_LOW, CONCEDED, BY_CARD)
