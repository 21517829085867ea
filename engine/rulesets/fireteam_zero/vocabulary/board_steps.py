"""What happens to the board: tokens, terrain, spawn points, targets (FZ-E.84, FZ-E.93 to FZ-E.97)."""

from typing import Any

from engine.core.decisions import GROUP
from engine.core.effects.program import Context, Program
from engine.core.effects.table import STEP, Param, cards, choice, choices, figures, lasting, number, places, ref, steps
from engine.rulesets.fireteam_zero.ch13_objectives import place_intel, place_token, remove_token
from engine.rulesets.fireteam_zero.codes import (
    BLOCKED_SPAWN,
    OPEN_TARGET,
    SECURED,
    TERRAIN,
    TERRAIN_CHANGE,
)
from engine.rulesets.fireteam_zero.force import last
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.tables import CHOOSE_DESTINATION, GO_TO
from engine.rulesets.fireteam_zero.vocabulary.base import Figures, Places, declare

MOST_TOKENS = 39


@declare(
    STEP,
    "placeToken",
    ref("token", "token", "intel"),
    cards("on", None),
    places("at", None),
    number("n", 1, low=0, high=MOST_TOKENS),
    Param("letter", "text", ""),
    rule="FZ-E.84",
)
def place_token_step(
    game: State, _context: Context, token: int, on: Figures | None, at: Places | None, n: int, letter: str
) -> None:
    """Place: intel tokens on a card, or tokens at a location."""
    if n <= 0:
        return
    if on is not None:
        for card in on:
            place_intel(game, card, n)
    elif at:
        options = [(GO_TO, place) for place in at]
        game.ask(GROUP, CHOOSE_DESTINATION, options, (token_placed, token, n, ord(letter[0]) if letter else 0))


def token_placed(game: State, option: tuple[Any, ...], token: int, n: int, letter: int) -> None:
    """The tokens lie there."""
    for _ in range(n):
        place_token(game, token, option[1], letter)


@declare(
    STEP,
    "removeToken",
    ref("token", "token", "intel"),
    cards("on", None),
    places("at", None),
    number("n", 1, low=0, high=MOST_TOKENS),
    rule="FZ-E.84",
)
def remove_token_step(
    game: State, _context: Context, token: int, on: Figures | None, at: Places | None, n: int
) -> None:
    """Remove: tokens leave a card or a location."""
    for card in on or ():
        game.card_tokens[card] = max(0, game.card_tokens[card] - n)
    left = n
    for place in at or ():
        while left > 0 and remove_token(game, token, place):
            left -= 1


@declare(STEP, "moveToken", ref("token", "token", "intel"), places("from"), places("to"), rule="FZ-E.84")
def move_token(game: State, _context: Context, token: int, origin: Places, to: Places) -> None:
    """Move: a token goes from one location to another."""
    if to and any(remove_token(game, token, place) for place in origin):
        game.ask(GROUP, CHOOSE_DESTINATION, [(GO_TO, place) for place in to], (token_placed, token, 1, 0))


@declare(
    STEP,
    "setTerrain",
    places("at"),
    choices("add", *TERRAIN, default=[]),
    choices("remove", *TERRAIN, default=[]),
    lasting(),
    rule="FZ-E.93",
    modifies=TERRAIN_CHANGE,
)
def set_terrain(game: State, context: Context, at: Places, add: int, remove: int, until: tuple[Any, ...]) -> None:
    """Terrain: a location gains or loses kinds of terrain."""
    last(game, TERRAIN_CHANGE, context, (at, add, remove), until)


@declare(STEP, "flipSpawnToken", places("at"), choice("side", "faceUp", "turned"), rule="FZ-E.94")
def flip_spawn_token(game: State, _context: Context, at: Places, side: int) -> None:
    """Spawn token: it is turned face up or over."""
    for token, place in enumerate(game.spawn_at):
        if place in at:
            game.searched = game.searched | 1 << token if side else game.searched & ~(1 << token)


@declare(STEP, "blockSpawn", places("at"), lasting(), rule="FZ-E.94", modifies=BLOCKED_SPAWN)
def block_spawn(game: State, context: Context, at: Places, until: tuple[Any, ...]) -> None:
    """Block: no monster spawns at a location."""
    last(game, BLOCKED_SPAWN, context, (at,), until)


@declare(STEP, "secure", places("at"), lasting(), rule="FZ-E.95", modifies=SECURED)
def secure(game: State, context: Context, at: Places, until: tuple[Any, ...]) -> None:
    """Secure: a spawn point counts as secured without a hero."""
    last(game, SECURED, context, (at,), until)


@declare(
    STEP,
    "openTarget",
    figures("who", "none"),
    places("at", "nowhere"),
    number("resistance", 0, low=0),
    number("health", 1, low=1),
    steps("onDamage", default=[]),
    lasting(),
    rule="FZ-E.97",
    modifies=OPEN_TARGET,
)
def open_target(
    game: State,
    context: Context,
    who: Figures,
    at: Places,
    resistance: int,
    health: int,
    on_damage: Program,
    until: tuple[Any, ...],
) -> None:
    """Open a target: a hero, or a thing at a location, can be attacked; what then happens stands here."""
    last(game, OPEN_TARGET, context, (who, at, resistance, health, on_damage), until)
