"""What happens to the board: tokens, terrain, spawn points, targets (FZ-E.84, FZ-E.93 to FZ-E.97)."""

from string import ascii_uppercase
from typing import Any

from engine.core.decisions import GROUP
from engine.core.effects.program import Context, Program
from engine.core.effects.run import Dues
from engine.core.effects.table import (
    STEP,
    TEXT,
    Param,
    cards,
    choice,
    choices,
    figures,
    lasting,
    number,
    places,
    ref,
    steps,
)
from engine.rulesets.fireteam_zero.codes import (
    BLOCKED_SPAWN,
    OPEN_TARGET,
    SECURED,
    TERRAIN,
    TERRAIN_CHANGE,
)
from engine.rulesets.fireteam_zero.rules.ch13_objectives import count_tokens, place_intel, place_token, remove_token
from engine.rulesets.fireteam_zero.rules.changes import Opening, Somewhere, Terrain
from engine.rulesets.fireteam_zero.rules.force import last
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.vocabulary.base import Figures, Places, declare
from engine.rulesets.fireteam_zero.words.decision_kinds import CHOOSE_DESTINATION
from engine.rulesets.fireteam_zero.words.event_types import SPAWN_TOKEN_TURNED
from engine.rulesets.fireteam_zero.words.option_verbs import GO_TO

MOST_TOKENS = 39


@declare(
    STEP,
    "placeToken",
    ref("token", "token", "intel"),
    cards("on", None),
    places("at", None),
    number("n", 1, low=0, high=MOST_TOKENS),
    choice("letter", *ascii_uppercase, default=None),
    rule="FZ-E.84",
    needs=("on", "at"),
    en="{one} <place> {n token.acc}[letter: ({letter})][on: on {on.acc}|[at: {at at}]]",
    de="{one} <platzieren> {n token.acc}[letter: ({letter})][on: auf {on.dat}|[at: {at at}]]",
    fr="{one} <placer> {n token.acc}[letter: ({letter})][on: sur {on.acc}|[at: {at at}]]",
)
def place_token_step(
    game: State, _context: Context, token: int, on: Figures | None, at: Places | None, n: int, letter: int | None
) -> None:
    """Place: intel tokens on a card, or tokens at a location."""
    if n <= 0:
        return
    if on is not None:
        for card in on:
            place_intel(game, card, n)
    elif at:
        options = [(GO_TO, place) for place in at]
        mark = 0 if letter is None else ord(ascii_uppercase[letter])
        game.ask(GROUP, CHOOSE_DESTINATION, options, (token_placed, token, n, mark))


def token_placed(game: State, option: tuple[Any, ...], token: int, n: int, letter: int) -> None:
    """The tokens lie there."""
    for _ in range(n):
        place_token(game, token, option[1], letter)


def tokens_due(game: State, _context: Context, token: int, on: Figures | None, at: Places | None, n: int) -> Dues:
    """As a cost, so many tokens must lie there."""
    dues: Dues = [(("card", card), n, game.card_tokens[card]) for card in on or ()]
    if at is not None:
        dues.append(((token, at), n, sum(count_tokens(game, token, place) for place in at)))
    return dues


@declare(
    STEP,
    "removeToken",
    ref("token", "token", "intel"),
    cards("on", None),
    places("at", None),
    number("n", 1, low=0, high=MOST_TOKENS),
    rule="FZ-E.84",
    needs=("on", "at"),
    dues=tokens_due,
    en="{one} <remove> {n token.acc}[on: from {on.acc}|[at: from {at.a.acc}]]",
    de="{one} <entfernen> {n token.acc}[on: von {on.dat}|[at: von {at.a.dat}]]",
    fr="{one} <retirer> {n token.acc}[on: de {on.acc}|[at: de {at.a.acc}]]",
)
def remove_token_step(
    game: State, _context: Context, token: int, on: Figures | None, at: Places | None, n: int
) -> None:
    """Remove: tokens leave a card or a location."""
    for card in on or ():
        game.card_tokens[card] = max(0, game.card_tokens[card] - n)
    left = n
    for place in at or ():
        while left > 0 and remove_token(game, token, place) is not None:
            left -= 1


@declare(
    STEP,
    "moveToken",
    ref("token", "token", "intel"),
    places("from"),
    places("to"),
    rule="FZ-E.84",
    en="{one} <move> {a token.acc} from {from.a.acc} {to to}",
    de="{one} <verschieben> {a token.acc} von {from.a.dat} {to to}",
    fr="{one} <déplacer> {a token.acc} de {from.a.acc} {to to}",
)
def move_token(game: State, _context: Context, token: int, origin: Places, to: Places) -> None:
    """Move: a token goes from one location to another and keeps its letter (FZ-12.04)."""
    for place in origin if to else ():
        letter = remove_token(game, token, place)
        if letter is not None:
            game.ask(GROUP, CHOOSE_DESTINATION, [(GO_TO, place) for place in to], (token_placed, token, 1, letter))
            return


@declare(
    STEP,
    "setTerrain",
    places("at"),
    choices("add", *TERRAIN, default=[]),
    choices("remove", *TERRAIN, default=[]),
    lasting(),
    rule="FZ-E.93",
    modifies=TERRAIN_CHANGE,
    en=(
        "[add:{at} <!gain> {add terrain and}[remove: ; {at} <!lose> {remove terrain and}]|[remove:{at} "
        "<!lose> {remove terrain and}|{at} <!stay> unchanged]]"
    ),
    de=(
        "[add:{at} <!erhalten> {add terrain and}[remove: ; {at} <!verlieren> {remove terrain "
        "and}]|[remove:{at} <!verlieren> {remove terrain and}|{at} <!bleiben> unverändert]]"
    ),
    fr=(
        "[add:{at} <!devenir> {add becomes and}[remove: ; {at} ne <!être> plus {remove becomes and}]|"
        "[remove:{at} ne <!être> plus {remove becomes and}|{at} <!rester> {~inchangé}]]"
    ),
)
def set_terrain(game: State, context: Context, at: Places, add: int, remove: int, until: tuple[Any, ...]) -> None:
    """Terrain: a location gains or loses kinds of terrain."""
    last(game, TERRAIN_CHANGE, context, Terrain(at, add, remove), until)


@declare(
    STEP,
    "flipSpawnToken",
    places("at"),
    choice("side", "faceUp", "turned"),
    rule="FZ-E.94",
    en="{one} <turn> the spawn token {at at} [side=faceUp:face up|over]",
    de="{one} <drehen> den Brut-Marker {at at} auf die [side=faceUp:Vorderseite|Rückseite]",
    fr="{one} <retourner> le jeton de génération {at at} sur son côté [side=faceUp:face|pile]",
)
def flip_spawn_token(game: State, _context: Context, at: Places, side: int) -> None:
    """Spawn token: it is turned face up or over."""
    for token, place in enumerate(game.spawn_at):
        if place in at:
            before = game.searched
            game.searched = game.searched | 1 << token if side else game.searched & ~(1 << token)
            if game.searched != before:
                game.note(SPAWN_TOKEN_TURNED, token + 1, side)


@declare(
    STEP,
    "blockSpawn",
    places("at"),
    lasting(),
    rule="FZ-E.94",
    modifies=BLOCKED_SPAWN,
    en="{no monster} <!spawn> {at at}",
    de="{no monster} <!werden> {at at} aufgestellt",
    fr="{no monster} ne <!apparaître> {at at}",
)
def block_spawn(game: State, context: Context, at: Places, until: tuple[Any, ...]) -> None:
    """Block: no monster spawns at a location."""
    last(game, BLOCKED_SPAWN, context, Somewhere(at), until)


@declare(
    STEP,
    "secure",
    places("at"),
    lasting(),
    rule="FZ-E.95",
    modifies=SECURED,
    en="{at} <!count> as secured",
    de="{at} <!gelten> als gesichert",
    fr="{at} <!compter> comme {~sécurisé}",
)
def secure(game: State, context: Context, at: Places, until: tuple[Any, ...]) -> None:
    """Secure: a spawn point counts as secured without a hero."""
    last(game, SECURED, context, Somewhere(at), until)


@declare(
    STEP,
    "openTarget",
    figures("who", "none"),
    places("at", "nowhere"),
    number("resistance", 0, low=0),
    number("health", 1, low=1),
    steps("onDamage", default=[]),
    Param("thing", TEXT, None, is_prose=True),
    lasting(),
    rule="FZ-E.97",
    needs=("who", "at"),
    modifies=OPEN_TARGET,
    en=(
        "[who:{who}|{a target}[thing: ({thing})] {at at}] <!can> be attacked (resistance {resistance.acc}, "
        "health {health.acc})[onDamage: // when the damage of an attack reaches its health: => {onDamage}]"
    ),
    de=(
        "[who:{who}|{a target}[thing: ({thing})] {at at}] <!können> angegriffen werden (Widerstand "
        "{resistance.acc}, Gesundheit {health.acc})[onDamage: // wenn der Schaden eines Angriffs seine "
        "Gesundheit erreicht: => {onDamage}]"
    ),
    fr=(
        "[who:{who}|{a target}[thing: ({thing})] {at at}] <!pouvoir> subir des attaques (résistance "
        "{resistance.acc}, vitalité {health.acc})[onDamage: // lorsque les dégâts d'une attaque atteignent sa "
        "vitalité: => {onDamage}]"
    ),
)
def open_target(
    game: State,
    context: Context,
    who: Figures,
    at: Places,
    resistance: int,
    health: int,
    on_damage: Program,
    thing: Any,
    until: tuple[Any, ...],
) -> None:
    """Open a target: a hero, or a thing at a location, can be attacked; what then happens stands here."""
    last(game, OPEN_TARGET, context, Opening(who, at, resistance, health, on_damage, thing), until)
