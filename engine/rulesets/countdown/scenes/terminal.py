"""The table in a terminal: the clock, the score, every op, the board as its blueprint, and the open cards."""

from engine.core.content import text_in
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

CELL = 13  # characters between two borders
ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}

_WORDS = {
    "head": {
        "en": "Round {round} | time {time} | score {score} | secured {secured}/{needed}",
        "de": "Runde {round} | Zeit {time} | Wertung {score} | gesichert {secured}/{needed}",
        "fr": "Manche {round} | temps {time} | score {score} | sécurisées {secured}/{needed}",
    },
    "key": {
        "en": "✓ secured   ★ objective zone   in, out: infiltration, exfiltration   ? face down   # no way through",
        "de": "✓ gesichert   ★ Zielzone   in, out: Infiltration, Exfiltration   ? verdeckt   # kein Durchgang",
        "fr": "✓ sécurisée   ★ zone objectif   in, out\u00a0: infiltration, exfiltration   ? face cachée   "
        "# pas de passage",
    },
    "civilian": {"en": "civilian", "de": "Zivilist", "fr": "civil"},
    "hostage": {"en": "hostage", "de": "Geisel", "fr": "otage"},
    "trap": {"en": "trap", "de": "Falle", "fr": "piège"},
    "bomb": {"en": "bomb", "de": "Bombe", "fr": "bombe"},
    "support": {
        "en": "Support cards: {cards}",
        "de": "Unterstützungskarten: {cards}",
        "fr": "Cartes de soutien\u00a0: {cards}",
    },
}
_KINDS = {CIVILIAN: "civilian", HOSTAGE: "hostage", BOOBY_TRAP: "trap", BOMB: "bomb"}


def table_of(game: State, lang: str) -> list[str]:
    """The tracks, the ops, and what lies where; before anything does, the locations to choose from."""
    if not game.stacks:
        return _blueprints(game, lang)
    head = _word("head", lang).format(
        round=game.round,
        time=game.time,
        score=game.score,
        secured=game.secured.bit_count(),
        needed=game.board.bonus_zones,
    )
    lines = [head, *[_op(game, op, lang) for op in range(len(game.ops))], *_board(game, lang), _word("key", lang)]
    lines += [
        f"{zone_label(game, zone, lang)}: {', '.join(_card(game, card, lang) for card in reversed(stack))}"
        for zone, stack in enumerate(game.stacks)
        if any(game.is_face_up(card) for card in stack)
    ]
    if game.support:
        cards = ", ".join(game.label("support", card, lang) for card in game.support)
        lines.append(_word("support", lang).format(cards=cards))
    return lines


def _word(key: str, lang: str) -> str:
    words = _WORDS[key]
    return words.get(lang, words["en"])


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
    cells = {cell: zone for zone, members in enumerate(game.board.map.cells) for cell in members}
    columns = range(min(x for x, _y in cells), max(x for x, _y in cells) + 1)
    lines = []
    for y in range(min(y for _x, y in cells), max(y for _x, y in cells) + 2):
        lines.append(_border(game, cells, columns, y))
        if any((x, y) in cells for x in columns):
            inside = {x: _inside(game, cells[x, y], lang) for x in columns if (x, y) in cells}
            lines += [_row(game, cells, columns, y, inside, line) for line in range(3)]
    return [line.rstrip() for line in lines]


def _blueprints(game: State, lang: str) -> list[str]:
    """CD-4.16: the location cards that the players may look at before they choose."""
    lines = []
    for index, board in enumerate(game.scenario.boards):
        shown = game.clone()
        shown.board = board
        shown.stacks = [(0,) * count for count in board.zone_cards]  # any card: all lie face down
        lines += [game.label("board", index, lang), *_board(shown, lang)]
    return [*lines, _word("key", lang)]


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
    return _fit([first]), _fit(cards), _fit(ops)


def _fit(parts: list[str]) -> str:
    """As many as a cell can hold: names are cut before any is left out."""
    for longest in (CELL, 5, 3, 1):
        told = " ".join(part[:longest] for part in parts)
        if len(told) <= CELL:
            return told
    return told[: CELL - 1] + "…"


def _border(game: State, cells: dict[tuple[int, int], int], columns: range, y: int) -> str:
    """The line above a row of zones."""
    line = ""
    for x in (*columns, columns.stop):
        around = [(x + dx, y + dy) in cells for dx in (-1, 0) for dy in (-1, 0)]
        line += "+" if any(around) else " "
        above, below = cells.get((x, y - 1)), cells.get((x, y))
        line += _stroke(game, above, below, "-") * CELL
    return line


def _row(
    game: State,
    cells: dict[tuple[int, int], int],
    columns: range,
    y: int,
    inside: dict[int, tuple[str, str, str]],
    line: int,
) -> str:
    """One line of a row of zones."""
    told = ""
    for x in (*columns, columns.stop):
        told += _stroke(game, cells.get((x - 1, y)), cells.get((x, y)), "|")
        told += f"{inside[x][line] if x in inside else '':{CELL}}"
    return told


def _stroke(game: State, one: int | None, other: int | None, stroke: str) -> str:
    """The border between two zones, or at the edge of one."""
    if one is None and other is None:
        return " "
    if one is None or other is None:
        return stroke
    return stroke if other in game.board.adjacent[one] else "#"


# --- cards ----------------------------------------------------------------------------------------


def _short(game: State, card: int, lang: str) -> str:
    """A card in a word: an enemy by number, others by kind."""
    scenario = game.scenario
    if not game.is_face_up(card):
        return "?"
    if scenario.enemies >> card & 1:
        return str(scenario.number[card])
    kind = _KINDS.get(scenario.kind[card])
    return _word(kind, lang) if kind else text_in(scenario.card_names[card], lang)


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
