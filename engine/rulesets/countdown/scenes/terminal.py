"""The table in a terminal: the clock, the score, every op, the board as its blueprint, and the open cards."""

from engine.core.boards.draw import Drawing
from engine.core.boards.in_text import fitted, in_text
from engine.core.content import text_in
from engine.core.sayings import Sayings, say
from engine.rulesets.countdown.codes import (
    BOMB,
    BOOBY_TRAP,
    CIVILIAN,
    DEAD,
    EXFILTRATION,
    HOSTAGE,
    INFILTRATION,
    NO_CARD,
    OBJECTIVE_ZONE,
    UNPLACED,
)
from engine.rulesets.countdown.rules.ch18_experience import skill_of
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.naming import card_label, op_label, zone_label

ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}

_WORDS: Sayings = {
    "head": (
        "Round {round} | time {time} | score {score} | secured {secured}/{needed}",
        "Runde {round} | Zeit {time} | Wertung {score} | gesichert {secured}/{needed}",
        "Manche {round} | temps {time} | score {score} | sécurisées {secured}/{needed}",
    ),
    "key": (
        "✓ secured   ★ objective zone   in, out: infiltration, exfiltration   ? face down   # no way through",
        "✓ gesichert   ★ Zielzone   in, out: Infiltration, Exfiltration   ? verdeckt   # kein Durchgang",
        "✓ sécurisée   ★ zone objectif   in, out\u00a0: infiltration, exfiltration   ? face cachée   # pas de passage",
    ),
    "civilian": ("civilian", "Zivilist", "civil"),
    "hostage": ("hostage", "Geisel", "otage"),
    "trap": ("trap", "Falle", "piège"),
    "bomb": ("bomb", "Bombe", "bombe"),
    "support": ("Support cards: {cards}", "Unterstützungskarten: {cards}", "Cartes soutien\u00a0: {cards}"),
}
_KINDS = {CIVILIAN: "civilian", HOSTAGE: "hostage", BOOBY_TRAP: "trap", BOMB: "bomb"}


def table_of(game: State, lang: str) -> list[str]:
    """The tracks, the ops, and what lies where; before anything does, the locations to choose from."""
    if not game.stacks:
        return _blueprints(game, lang)
    head = say(
        _WORDS,
        "head",
        lang,
        round=game.round,
        time=game.time,
        score=game.score,
        secured=game.secured.bit_count(),
        needed=game.board.bonus_zones,
    )
    lines = [head, *[_op(game, op, lang) for op in range(len(game.ops))], *_board(game, lang), say(_WORDS, "key", lang)]
    lines += [
        f"{zone_label(game, zone, lang)}: {', '.join(_card(game, card, lang) for card in reversed(stack))}"
        for zone, stack in enumerate(game.stacks)
        if any(game.is_face_up(card) for card in stack)
    ]
    if game.support:
        cards = ", ".join(game.label("support", card, lang) for card in game.support)
        lines.append(say(_WORDS, "support", lang, cards=cards))
    return lines


# --- ops ------------------------------------------------------------------------------------------


def _op(game: State, op: int, lang: str) -> str:
    """An op with its health, energy, aim skill, and the hostage in its care."""
    name = op_label(game, op, lang)
    if game.op_at[op] == DEAD:
        return f"{name}: ✝"
    cubes = f"{'♥' * game.health[op]} {'⚡' * game.energy[op]} +{skill_of(game, op)}"
    hostage = f" & {card_label(game, game.care[op], lang)}" if game.care[op] != NO_CARD else ""
    place = f"{zone_label(game, game.op_at[op], lang)}  " if game.op_at[op] != UNPLACED else ""
    return f"{name}{hostage}: {place}{cubes}"


# --- the board ------------------------------------------------------------------------------------


def _board(game: State, lang: str) -> list[str]:
    """The zones as the blueprint draws them: name and mark, cards from the top, ops."""
    area = game.board.map
    board = Drawing("", {}, {}, style="blueprint").board(area)
    return in_text(board, {area.ids[zone]: _inside(game, zone, lang) for zone in range(len(area))})


def _blueprints(game: State, lang: str) -> list[str]:
    """CD-4.16: the location cards that the players may look at before they choose."""
    lines = []
    for index, board in enumerate(game.scenario.boards):
        shown = game.clone()
        shown.board = board
        shown.stacks = [(0,) * count for count in board.zone_cards]  # any card: all lie face down
        lines += [game.label("board", index, lang), *_board(shown, lang)]
    return [*lines, say(_WORDS, "key", lang)]


def _inside(game: State, zone: int, lang: str) -> tuple[str, str, str]:
    """What stands in a zone, in three lines."""
    record = game.scenario.pack.locations[game.board.location].in_reading_order[zone]
    kind = game.board.zone_kind[zone]
    marks = {OBJECTIVE_ZONE: "★", INFILTRATION: "in", EXFILTRATION: "out"}.get(kind, "")
    arrow = ARROWS[record.arrow] if record.kind in ("infiltration", "exfiltration") else ""
    is_secured = "✓" if game.secured >> zone & 1 else ""
    written = text_in(record.label, lang) if record.label else ""
    first = " ".join(part for part in (record.id.upper(), marks, arrow, is_secured, written) if part)
    cards = [_short(game, card, lang) for card in reversed(game.stacks[zone])]
    ops = [op_label(game, op, lang).partition(" ")[0] for op in game.ops_in(zone)]
    return fitted([first]), fitted(cards), fitted(ops)


# --- cards ----------------------------------------------------------------------------------------


def _short(game: State, card: int, lang: str) -> str:
    """A card in a word: an enemy by number, others by kind."""
    scenario = game.scenario
    if not game.is_face_up(card):
        return "?"
    if scenario.enemies >> card & 1:
        return str(scenario.number[card])
    kind = _KINDS.get(scenario.kind[card])
    return say(_WORDS, kind, lang) if kind else text_in(scenario.card_names[card], lang)


def _card(game: State, card: int, lang: str) -> str:
    """A card with what one wants to know of it: attack and defence, energy laid and needed, hearts."""
    scenario = game.scenario
    if not game.is_face_up(card):
        return "?"
    name = card_label(game, card, lang)
    if scenario.enemies >> card & 1:
        return f"{name} [{scenario.attack[card]}/{scenario.defence[card]}]"
    if scenario.kind[card] == BOMB:
        return f"{name} [{game.bomb_energy.get(card, 0)}/{scenario.complexity[card]}]"
    return f"{name} [{scenario.hearts[card]}]" if scenario.kind[card] == BOOBY_TRAP else name
