"""Chapters 12 and 13: tokens, objectives and open recon cards."""

from typing import Any

from engine.core.decisions import DECLINE, GROUP
from engine.core.effects.abilities import use_if_ready
from engine.core.effects.run import run_program
from engine.core.errors import EngineFault
from engine.core.game import after_change
from engine.core.game_words import TOO_MANY_TOKENS
from engine.rulesets.fireteam_zero.codes import (
    ABSENT,
    COMPLETED,
    HIDDEN,
    NOBODY,
    OFF_BOARD,
    ON_OBJECTIVE_COMPLETE,
    ON_TOKENS_REACHED,
    OPEN,
    TAILS,
)
from engine.rulesets.fireteam_zero.rules.ch15_coin import turn_to_heads
from engine.rulesets.fireteam_zero.rules.force import announce, refresh
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.decision_kinds import TURN_COIN
from engine.rulesets.fireteam_zero.words.event_types import (
    INTEL_PLACED,
    OBJECTIVE_COMPLETED,
    OBJECTIVE_REVEALED,
    TOKEN_PLACED,
    TOKEN_REMOVED,
)
from engine.rulesets.fireteam_zero.words.option_verbs import TURN_TO_HEADS

MOST_BOARD_TOKENS = 400


def place_intel(game: State, card: int, count: int) -> None:
    """FZ-12.01, FZ-12.02: intel tokens on an objective or a discovery show progress."""
    before = game.card_tokens[card]
    game.card_tokens[card] += count
    game.note(INTEL_PLACED, card, count, game.card_tokens[card])
    for total in range(before + count, before, -1):  # every number is reached, also by several tokens at once
        announce(game, ON_TOKENS_REACHED, NOBODY, place=card, amount=total)
    if card < len(game.objectives):
        complete_if_enough(game, card)


def complete_if_enough(game: State, objective: int) -> None:
    """FZ-7.11: an objective is completed as soon as the stated number of tokens lies on it."""
    if 0 < game.scenario.tokens_needed(game, objective) <= game.card_tokens[objective]:
        complete_objective(game, objective)


def complete_objective(game: State, objective: int) -> None:
    """FZ-7.11, FZ-13.03: the objective is completed; then what it says happens."""
    if game.objectives[objective] != OPEN:
        return
    game.objectives[objective] = COMPLETED
    game.note(OBJECTIVE_COMPLETED, objective)
    refresh(game)
    game.do_next((after_change,), (reward_objective, objective))


def reward_objective(game: State, objective: int) -> None:
    """FZ-13.06: what the card gives, and the coin it may turn."""
    scenario = game.scenario
    announce(game, ON_OBJECTIVE_COMPLETE, NOBODY, place=objective)
    restores = scenario.restores_coin[objective]
    if restores:
        game.push(offer_heads if restores == 1 else turn_to_heads)
    source = scenario.objective_source[objective]
    context = (source, NOBODY, NOBODY, NOBODY, NOBODY, OFF_BOARD, 0)
    for ability in reversed(scenario.objective_abilities[objective]):  # its own text counts once more
        if ability.moment == ON_OBJECTIVE_COMPLETE:
            game.push(use_if_ready, ability, (source, NOBODY, NOBODY, NOBODY, NOBODY, objective, 0))
    run_program(game, scenario.on_complete[objective], context)


def offer_heads(game: State) -> None:
    """FZ-D.39, FZ-A.19: the group may turn the coin to heads; at heads there is nothing to ask."""
    if game.coin == TAILS:
        game.ask(GROUP, TURN_COIN, [(TURN_TO_HEADS,), (DECLINE,)], (answer_heads,))


def answer_heads(game: State, option: tuple[Any, ...]) -> None:
    """Turn the coin if the group wants it."""
    if option[0] == TURN_TO_HEADS:
        turn_to_heads(game)


def all_completed(game: State) -> bool:
    """FZ-13.01: whether every objective that is part of the mission is completed."""
    return OPEN not in game.objectives and HIDDEN not in game.objectives


def add_objective(game: State, objective: int) -> None:
    """FZ-E.85: an objective becomes part of the mission; it may still be hidden."""
    if game.objectives[objective] == ABSENT:
        game.objectives[objective] = HIDDEN
        if objective not in game.scenario.hidden_objectives:
            reveal_objective(game, objective)


def reveal_objective(game: State, objective: int) -> None:
    """A hidden objective comes into play."""
    if game.objectives[objective] != HIDDEN:
        return
    game.objectives[objective] = OPEN
    game.note(OBJECTIVE_REVEALED, objective)
    refresh(game)
    game.push(after_change)  # its condition may hold already
    complete_if_enough(game, objective)


def place_token(game: State, token: int, place: int, letter: int) -> None:
    """FZ-12.03, FZ-12.05: a token on the board stands for a thing."""
    if len(game.board_tokens) >= MOST_BOARD_TOKENS:
        raise EngineFault(TOO_MANY_TOKENS(most=MOST_BOARD_TOKENS))
    game.board_tokens = (*game.board_tokens, (token, place, letter))
    game.note(TOKEN_PLACED, token, place)


def remove_token(game: State, token: int, place: int) -> int | None:
    """Take one token of a kind off a location and tell its letter (0 for none); None if there is no such token."""
    for index, (kind, where, letter) in enumerate(game.board_tokens):
        if kind == token and where == place:
            game.board_tokens = game.board_tokens[:index] + game.board_tokens[index + 1 :]
            game.note(TOKEN_REMOVED, token, place)
            return letter
    return None


def count_tokens(game: State, token: int, place: int) -> int:
    """How many tokens of a kind lie on a location."""
    return sum(1 for kind, where, _letter in game.board_tokens if kind == token and where == place)
