"""What must hold at every decision of a game of Countdown (section 10.3 of the catalogue, and what the rules imply)."""

from collections.abc import Callable
from typing import Any

from engine.core.game import UNFINISHED, WON
from engine.rulesets.countdown.codes import (
    ALL_OUT,
    ANY_TIME,
    CIVILIAN,
    DEAD,
    GAME_OVER,
    HOSTAGE,
    NO_CARD,
    NOT_POSITIVE,
    OP_POINTS,
    SCORING,
    TIME_IS_UP,
    TOP_OF_TIME,
    WORST_SCORE,
)
from engine.rulesets.countdown.rules.ch09_positioning import zones_in_reach
from engine.rulesets.countdown.rules.ch24_abilities import action_options
from engine.rulesets.countdown.rules.ch35_support import support_options
from engine.rulesets.countdown.words.decision_kinds import RESCUE_DYING


def watch(game: Any) -> Callable[[Any], None]:
    """A check for the decisions of this game and of its copies; it remembers what may only grow or stay."""
    before: dict[str, Any] = {}

    def check(now: Any) -> None:
        if not now.care:  # nobody has joined the team yet
            return
        check_cards(now)
        check_zones(now)
        check_ops(now)
        check_tracks(now)
        is_watched = bool(before)
        check_memory(now, before)
        if now.is_over and is_watched:
            check_end(now, before)

    check(game)
    return check


def has_effects(game: Any) -> bool:
    """Whether cards and ops of the mission do more than the printed ones."""
    return any(game.scenario.listening)


def check_cards(game: Any) -> None:
    """Each card is in one place; what is out of play has a fate, and only that."""
    scenario = game.scenario
    care = [card for card in game.care if card != NO_CARD]
    lying = [card for stack in game.stacks for card in stack]
    everywhere = [*lying, *care, *game.threat_stack, *game.removed, *game.fates]
    assert len(everywhere) == len(set(everywhere))
    threats = [card for card in game.fates if card < scenario.threat_cards]
    assert sorted(threats) == sorted(game.threat_discard)  # CD-90.86
    assert all(card < scenario.threat_cards for card in (*game.threat_stack, *game.removed))
    assert all(scenario.kind[card] == HOSTAGE and game.is_face_up(card) for card in care)  # CD-15.04
    assert all(card in lying for card in game.bomb_energy)  # CD-90.41
    assert len(set(game.bullets)) == len(game.bullets) <= len(scenario.bullet_value)  # CD-12.19
    assert not [card for card, _round in game.support_used if card in game.support]  # CD-35.02


def check_zones(game: Any) -> None:
    """CD-90.27: an unsecured zone has something to secure; in a secured one only what came later lies, open."""
    board, kind = game.board, game.scenario.kind
    assert not game.secured & (game.swept | board.always_secured)
    for zone, stack in enumerate(game.stacks):
        if (game.secured | game.swept | board.always_secured) >> zone & 1:
            assert all(game.is_face_up(card) for card in stack)
            assert has_effects(game) or game.support_used or all(kind[card] == HOSTAGE for card in stack)
        elif not game.under_fire >> zone & 1:
            assert [card for card in stack if kind[card] != CIVILIAN or not game.is_face_up(card)]
    assert not game.entered & board.always_secured


def check_ops(game: Any) -> None:
    """Health, energy and experience within their limits; only the living escort."""
    scenario, board = game.scenario, game.board
    for op, zone in enumerate(game.op_at):
        card = game.ops[op]
        assert zone < len(board.zone_kind)
        assert (game.health[op] == 0) == (zone == DEAD) or game.kind == RESCUE_DYING  # CD-13.13
        assert 0 <= game.health[op] <= scenario.health_max[card]  # CD-90.25
        assert 0 <= game.energy[op] <= scenario.energy_max[card]  # CD-21.02
        assert 0 <= game.special_xp[op] <= scenario.special_max[card]  # CD-90.34
        assert game.care[op] == NO_CARD or zone >= 0
        if zone >= 0 and board.is_exfiltration >> zone & 1 and not has_effects(game) and not game.support_used:
            assert game.care[op] == NO_CARD  # CD-15.05
    assert list(game.ops) == sorted(game.ops, key=scenario.op_number.__getitem__)


def check_tracks(game: Any) -> None:
    """The score is the sum of its parts; the mission is over where the tracks say so."""
    assert game.score == sum(game.score_parts)
    assert GAME_OVER <= game.time <= TOP_OF_TIME
    assert 0 <= game.lead < game.players
    assert len(game.ballots) < game.players or not game.ballots
    if not game.is_over and not game.mission_end:
        assert game.score >= WORST_SCORE  # CD-22.04
        assert game.time > GAME_OVER or game.phase == SCORING
        assert game.is_over_time or game.time > 0  # CD-20.02
        assert [zone for zone in game.op_at if zone != DEAD]  # CD-22.03


def check_memory(game: Any, before: dict[str, Any]) -> None:
    """What is never lost: cards of the mission, secured zones, experience; who is dead stays dead."""
    threats = {card for stack in game.stacks for card in stack if card < game.scenario.threat_cards}
    now = {
        "threats": threats | set(game.threat_stack) | set(game.removed) | set(game.threat_discard),
        "support": {*game.support, *(card for card, _round in game.support_used)},
        "secured": game.secured,
        "aim": list(game.aim_xp),
        "special": list(game.special_xp),
        "dead": [op for op, zone in enumerate(game.op_at) if zone == DEAD],
        "round": game.round,
    }
    if before:
        assert now["threats"] == before["threats"]  # section 10.3: removed + out + carried + unused + on the board
        assert now["support"] == before["support"]  # section 10.3: used + left = drawn
        assert before["secured"] & ~now["secured"] == 0  # CD-90.27
        assert all(later >= earlier for later, earlier in zip(now["aim"], before["aim"], strict=True))
        assert all(later >= earlier for later, earlier in zip(now["special"], before["special"], strict=True))
        assert set(before["dead"]) <= set(now["dead"])
        assert now["round"] in (before["round"], before["round"] + 1)
    else:
        paid_for = -game.score_parts[OP_POINTS] // 2  # the game may be watched from its middle
        before["dead on arrival"] = len(now["dead"]) - paid_for
    before.update(now)


def check_end(game: Any, before: dict[str, Any]) -> None:
    """CD-22, CD-23: how a game can end, and what it must show for it."""
    if game.result == UNFINISHED:  # past the budget of decisions
        return
    assert game.outcome["rule"]
    if game.result == WON:
        assert game.score > 0
    reason = game.mission_end[1][0] if game.mission_end else game.outcome_reason[0]
    if reason in (ALL_OUT, NOT_POSITIVE, TIME_IS_UP):
        out = game.board.is_exfiltration
        outside = [zone for zone in game.op_at if zone != DEAD and not out >> zone & 1]
        died = len(before["dead"]) - before["dead on arrival"]
        assert game.score_parts[OP_POINTS] == -2 * (died + len(outside))  # CD-23.03, CD-90.26
        assert reason == TIME_IS_UP or not outside or has_effects(game)
        assert game.is_over_time  # CD-20.11
        assert all(card == NO_CARD for card in game.care)  # CD-90.45


def offered(game: Any) -> list[Any]:
    """What could be offered now, from what lies open and nothing else."""
    if not game.care or game.is_over or game.round == 0:
        return []
    living = game.living()
    return [
        support_options(game, ANY_TIME),
        [action_options(game, op) for op in living],
        [zones_in_reach(game, game.op_at[op]) for op in living],
    ]
