"""The table in a terminal: the clock, the score, every op, and every zone with its cards."""

from engine.rulesets.countdown.ch18_experience import skill_of
from engine.rulesets.countdown.codes import BOMB, BOOBY_TRAP, DEAD, NO_CARD
from engine.rulesets.countdown.naming import card_label, op_label, zone_label
from engine.rulesets.countdown.state import State

_HEADS = {
    "en": "Round {round} | time {time} | score {score} | secured {secured}/{needed}",
    "de": "Runde {round} | Zeit {time} | Wertung {score} | gesichert {secured}/{needed}",
    "fr": "Manche {round} | temps {time} | score {score} | sécurisées {secured}/{needed}",
}


def table_of(game: State, lang: str) -> list[str]:
    """The tracks, the ops, and what lies where."""
    head = _HEADS.get(lang, _HEADS["en"])
    lines = [
        head.format(
            round=game.round,
            time=game.time,
            score=game.score,
            secured=game.secured.bit_count(),
            needed=game.board.bonus_zones,
        )
    ]
    lines += [_op(game, op, lang) for op in range(len(game.ops))]
    lines += [_zone(game, zone, lang) for zone in range(len(game.stacks))]
    if game.support:
        lines.append(", ".join(game.label("support", card, lang) for card in game.support))
    return lines


def _op(game: State, op: int, lang: str) -> str:
    if game.op_at[op] == DEAD:
        return f"{op_label(game, op, lang)}: ✝"
    cubes = f"{'♥' * game.health[op]} {'⚡' * game.energy[op]} +{skill_of(game, op)}"
    hostage = f" & {card_label(game, game.care[op], lang)}" if game.care[op] != NO_CARD else ""
    return f"{op_label(game, op, lang)}{hostage}: {zone_label(game, game.op_at[op], lang)}  {cubes}"


def _zone(game: State, zone: int, lang: str) -> str:
    """One zone: who is there, its cards from the top, and where one can go from it."""
    things = [op_label(game, op, lang) for op in game.ops_in(zone)]
    things += [_card(game, card, lang) for card in reversed(game.stacks[zone])]
    mark = "✓" if game.secured >> zone & 1 else " "
    ways = ", ".join(zone_label(game, other, lang) for other in game.board.adjacent[zone])
    return f"{mark} {zone_label(game, zone, lang)}: {', '.join(things) or '-'}  -> {ways}"


def _card(game: State, card: int, lang: str) -> str:
    scenario = game.scenario
    if not game.is_face_up(card):
        return "?"
    name = card_label(game, card, lang)
    if scenario.enemies >> card & 1:
        return f"{name} [{scenario.attack[card]}/{scenario.defence[card]}]"
    if scenario.kind[card] == BOMB:
        return f"{name} [{game.bomb_energy.get(card, 0)}/{scenario.complexity[card]}]"
    return f"{name} [{scenario.hearts[card]}]" if scenario.kind[card] == BOOBY_TRAP else name
