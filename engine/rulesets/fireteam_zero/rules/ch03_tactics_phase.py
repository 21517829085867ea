"""Chapter 3: the tactics phase."""

from typing import Any

from engine.core.decisions import DECLINE, GROUP
from engine.core.effects.run import run_program
from engine.rulesets.fireteam_zero.codes import (
    END_OF,
    FULL_HAND,
    INSTEAD_OF_DRAWING,
    LYING,
    NOBODY,
    OFF_BOARD,
    SKIP_DRAW,
    SKIP_RESPONSE,
    SKIP_START_PLAYER,
    SKIP_TACTICS,
    START_OF,
    TACTICAL_RESPONSE,
    TACTICS_PHASE,
    TACTICS_UNIT,
    THIS_PHASE,
)
from engine.rulesets.fireteam_zero.rules.ch11_cards import discard_played, draw_cards, set_aside
from engine.rulesets.fireteam_zero.rules.force import announce_time, changed, expire, is_skipped
from engine.rulesets.fireteam_zero.rules.replacement import replaced
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.decision_kinds import CHOOSE_RESPONSE, DRAW_HOW_MANY, WISH_RESPONSE
from engine.rulesets.fireteam_zero.words.event_types import RESPONSE_PLAYED, START_PLAYER_CHANGED
from engine.rulesets.fireteam_zero.words.option_verbs import DRAW, PLAY_RESPONSE


def tactics_phase(game: State) -> None:
    """FZ-3.01: start player, tactical response, draw; FZ-3.02: the first round has only the draw."""
    game.phase = TACTICS_PHASE
    game.responder = -1
    if is_skipped(game, SKIP_TACTICS):
        return
    if game.round == 1:
        game.do_next((draw_step,), (end_tactics_phase,))
    else:
        game.do_next((pass_marker,), (ask_responses, 0, ()), (draw_step,), (end_tactics_phase,))
    announce_time(game, START_OF, TACTICS_UNIT)


def end_tactics_phase(game: State) -> None:
    """What lasts for the phase ends with it."""
    game.push(expire, THIS_PHASE)
    announce_time(game, END_OF, TACTICS_UNIT)


def pass_marker(game: State) -> None:
    """FZ-3.03: the start player marker goes to the left, unless somebody was chosen (FZ-A.56)."""
    if not game.is_start_assigned and not is_skipped(game, SKIP_START_PLAYER):
        set_start_player(game, (game.start_seat + 1) % len(game.hero_at))


def set_start_player(game: State, seat: int) -> None:
    """Give the start player marker to a seat."""
    game.start_seat = seat
    game.note(START_PLAYER_CHANGED, seat)


def last_word(game: State) -> int:
    """FZ-A.42: whose word counts if the group cannot agree; normally the start player's (FZ-3.06)."""
    if game.scenario.options.group_decision == "activePlayer" and game.active_seat >= 0:
        return game.active_seat
    return game.start_seat


# --- tactical response ----------------------------------------------------------------------------


def ask_responses(game: State, asked: int, wishes: tuple[tuple[int, int], ...]) -> None:
    """FZ-D.10: everyone with a standing hero and a tactical response says whether to play it (FZ-3.08)."""
    if is_skipped(game, SKIP_RESPONSE):
        return
    seats = game.turn_order()
    half = game.scenario.lower_kind
    for number in range(asked, len(seats)):
        seat = seats[number]
        if game.standing_at[seat] == LYING:
            continue
        cards = [card for card in dict.fromkeys(game.hands[seat]) if half[card] == TACTICAL_RESPONSE]
        if cards:
            options = [(PLAY_RESPONSE, seat, card) for card in cards]
            game.ask(seat, WISH_RESPONSE, [*options, (DECLINE,)], (answer_wish, number + 1, wishes))
            return
    if wishes:  # FZ-3.06: the group, or the start player, decides among those who wish
        options = [(PLAY_RESPONSE, seat, card) for seat, card in wishes]
        game.ask(GROUP, CHOOSE_RESPONSE, [*options, (DECLINE,)] if len(options) > 1 else options, (play_response,))


def answer_wish(game: State, option: tuple[Any, ...], asked: int, wishes: tuple[tuple[int, int], ...]) -> None:
    """Note who wishes to play, and ask the next."""
    if option[0] == PLAY_RESPONSE:
        wishes = (*wishes, (option[1], option[2]))
    ask_responses(game, asked, wishes)


def play_response(game: State, option: tuple[Any, ...]) -> None:
    """FZ-3.04: one player plays one tactical response."""
    if option[0] == DECLINE:
        return
    _verb, seat, card = option
    scenario = game.scenario
    game.responder = seat
    set_aside(game, seat, (card,))
    game.note(RESPONSE_PLAYED, seat, card)
    game.push(discard_played, seat, (card,))
    run_program(game, scenario.response[card], (scenario.card_source[card], seat, seat, seat, NOBODY, OFF_BOARD, 0))


# --- draw -----------------------------------------------------------------------------------------


def draw_step(game: State) -> None:
    """FZ-3.11, FZ-3.14: everyone draws up to a full hand, except who played the response (FZ-3.13)."""
    if is_skipped(game, SKIP_DRAW):
        return
    game.do_next(
        *[
            (draw_to_full_hand, seat)
            for seat in game.turn_order()
            if seat != game.responder and not is_skipped(game, SKIP_DRAW, seat)
        ]
    )


def full_hand(game: State, seat: int) -> int:
    """FZ-3.12: normally five cards."""
    size = game.scenario.hero_full_hand[game.heroes[seat]]
    return changed(game, FULL_HAND, seat, size) if game.modifiers[FULL_HAND] else size


def draw_to_full_hand(game: State, seat: int) -> None:
    """FZ-3.18, FZ-3.19: who has a full hand or more neither draws nor discards."""
    missing = full_hand(game, seat) - len(game.hands[seat])
    if missing <= 0 or replaced(game, INSTEAD_OF_DRAWING, seat):
        return
    if game.scenario.options.draw == "mandatory":  # FZ-A.02
        draw_cards(game, seat, missing)
    else:
        options = [(DRAW, count) for count in range(missing, -1, -1)]
        game.ask(seat, DRAW_HOW_MANY, options, (answer_draw, seat))


def answer_draw(game: State, option: tuple[Any, ...], seat: int) -> None:
    """FZ-D.13: by option, a player may stop earlier."""
    draw_cards(game, seat, option[1])
