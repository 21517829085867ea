"""Ops and open cards on the blueprint."""

from collections.abc import Iterator

from engine.core.answers.scenes import ScenePiece
from engine.core.scenes.sight import Sight
from engine.rulesets.countdown.codes import BOMB, BOOBY_TRAP, CARD_KINDS, CIVILIAN, DEAD, HOSTAGE, NO_CARD, SPECIALS
from engine.rulesets.countdown.report.names import board_id
from engine.rulesets.countdown.rules.ch18_experience import skill_of
from engine.rulesets.countdown.scenes.scene_words import WORDS
from engine.rulesets.countdown.state import State

_ICONS = {BOMB: "bomb", BOOBY_TRAP: "trap", HOSTAGE: "hostage", CIVILIAN: "ui-person"}


def card_id(game: State, card: int) -> str:
    """The piece or card that a card lying open is."""
    return f"card/{game.scenario.card_ids[card]}"


def pieces_of(sight: Sight) -> Iterator[ScenePiece]:
    """All that can be seen on the board."""
    yield from _ops(sight)
    game: State = sight.game
    for zone, stack in enumerate(game.stacks):
        for card in stack:
            if game.is_face_up(card):
                yield _card(sight, card, zone)
    for op, card in enumerate(game.care):
        if card != NO_CARD and game.op_at[op] >= 0:
            yield _card(sight, card, game.op_at[op])


def _ops(sight: Sight) -> Iterator[ScenePiece]:
    game: State = sight.game
    board = f"{board_id(game.scenario, game.board)}/"
    for op, zone in enumerate(game.op_at):
        values = {"health": game.health[op], "energy": game.energy[op], "skill": skill_of(game, op)}
        detail = sight.said(WORDS["op detail"], **values)
        if game.care[op] != NO_CARD:
            detail += sight.said(WORDS["escorts"], card=sight.label("card", game.care[op]))
        yield ScenePiece(
            f"op/{op}",
            "op",
            sight.label("op", op),
            "hero",
            board,
            str(game.board.map.ids[zone]) if zone >= 0 else "",
            str(game.scenario.op_number[game.ops[op]]),
            game.owners[op] if game.owners[op] >= 0 else None,
            ("dead",) if zone == DEAD else (),
            detail,
            f"ops/{game.scenario.op_ids[game.ops[op]]}",
            str(game.health[op]),
        )


def _card(sight: Sight, card: int, zone: int) -> ScenePiece:
    game: State = sight.game
    scenario = game.scenario
    kind = scenario.kind[card]
    is_enemy = bool(scenario.enemies >> card & 1)
    symbols = 0 if game.plain >> card & 1 else scenario.specials[card]
    states = [special for bit, special in enumerate(SPECIALS) if symbols >> bit & 1]
    if game.disarmed >> card & 1:
        states.append("disarmed")
    collection = "threatCards" if card < scenario.threat_cards else "objectiveCards"
    return ScenePiece(
        card_id(game, card),
        "enemy" if is_enemy else CARD_KINDS[kind],
        sight.label("card", card),
        "terrorist" if is_enemy else _ICONS.get(kind, "ui-card"),
        f"{board_id(scenario, game.board)}/",
        str(game.board.map.ids[zone]),
        str(scenario.number[card]) if is_enemy else "",
        states=tuple(states),
        detail=_detail(sight, card, is_enemy),
        face=f"{collection}/{scenario.card_ids[card]}",
        badge=str(game.bomb_energy.get(card, 0)) if kind == BOMB else "",
    )


def _detail(sight: Sight, card: int, is_enemy: bool) -> str:
    game: State = sight.game
    scenario = game.scenario
    if is_enemy:
        return sight.said(WORDS["enemy detail"], attack=scenario.attack[card], defence=scenario.defence[card])
    if scenario.complexity[card]:
        values = {"energy": game.bomb_energy.get(card, 0), "needed": scenario.complexity[card]}
        return sight.said(WORDS["bomb detail"], **values)
    if scenario.success[card] or scenario.fail[card]:
        return sight.said(WORDS["points detail"], success=scenario.success[card], fail=scenario.fail[card])
    return ""
