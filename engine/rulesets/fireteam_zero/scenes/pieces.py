"""Figures and tokens on the board of Fireteam Zero."""

from collections.abc import Iterator

from engine.core.answers.scenes import ScenePiece
from engine.core.content import text_in
from engine.core.effects.program import evaluate
from engine.core.scenes.sight import Sight
from engine.rulesets.fireteam_zero.codes import CLASSES, FIRST_SPECIALIST, FIRST_THING, LYING, NOBODY, OPEN_TARGET
from engine.rulesets.fireteam_zero.rules.ch06_bosses import is_boss_awaited
from engine.rulesets.fireteam_zero.rules.force import readings, thing_at
from engine.rulesets.fireteam_zero.scenes.round_steps import acting_monster
from engine.rulesets.fireteam_zero.scenes.scene_words import WORDS
from engine.rulesets.fireteam_zero.state import State


def pieces_of(sight: Sight) -> Iterator[ScenePiece]:
    """All that stands or lies on the board."""
    yield from _heroes(sight)
    yield from _specialists(sight)
    yield from _monsters(sight)
    yield from _things(sight)
    yield from _tokens(sight)


def _heroes(sight: Sight) -> Iterator[ScenePiece]:
    game: State = sight.game
    for seat, place in enumerate(game.hero_at):
        if place < 0:
            continue
        role = game.scenario.pack.roles[game.scenario.hero_role[game.heroes[seat]]]
        states = [
            state
            for state, holds in (
                ("knocked-down", game.standing_at[seat] == LYING),
                ("acting", seat == game.active_seat),
                ("start-player", seat == game.start_seat),
            )
            if holds
        ]
        count = len(game.hands[seat])
        yield ScenePiece(
            f"hero/{seat}",
            "hero",
            sight.label("seat", seat),
            f"role-{role.id}",
            "",
            game.scenario.board.ids[place],
            seat=seat,
            states=tuple(states),
            detail=sight.said(WORDS["cards"], count=count),
            face=f"heroes/{game.name('seat', seat)}",
            badge=str(count),
        )


def _specialists(sight: Sight) -> Iterator[ScenePiece]:
    game: State = sight.game
    for number, place in enumerate(game.specialist_at):
        if place >= 0:
            name = sight.label("figure", FIRST_SPECIALIST + number)
            id_ = game.name("figure", FIRST_SPECIALIST + number)
            board = game.scenario.board.ids[place]
            yield ScenePiece(
                f"specialist/{number}", "specialist", name, "hero", "", board, name[:1], face=f"specialists/{id_}"
            )


def _monsters(sight: Sight) -> Iterator[ScenePiece]:
    game: State = sight.game
    scenario = game.scenario
    numbers: dict[int, int] = {}
    acting = acting_monster(game)
    for monster, place in enumerate(game.monster_at):
        kind = game.kinds[monster]
        numbers[kind] = numbers.get(kind, 0) + 1
        if place < 0:
            continue
        class_ = CLASSES[scenario.monster_class[kind]]
        power = game.power[monster]
        record = scenario.pack.monster_kinds[kind]
        yield ScenePiece(
            f"monster/{monster}",
            "monster" if class_ == "minion" else class_,
            f"{text_in(record.name, sight.lang)} {numbers[kind]}",
            f"monster-{class_}",
            "",
            scenario.board.ids[place],
            str(numbers[kind]),
            states=_states_of(game, monster, acting),
            detail=sight.said(WORDS["power"], count=power)
            if power
            else sight.said(WORDS["health"], count=scenario.health[kind]),
            face=f"monsterKinds/{record.id}",
            badge=str(power) if power else "",
        )


def _states_of(game: State, monster: int, acting: int) -> tuple[str, ...]:
    if monster == acting:
        return ("acting",)
    return ("activated",) if game.activated >> monster & 1 else ()


def _things(sight: Sight) -> Iterator[ScenePiece]:
    """FZ-5.31: what an effect has opened to attacks."""
    game: State = sight.game
    if not game.modifiers or not game.modifiers[OPEN_TARGET]:
        return
    things = {
        thing_at(game, change, place): place
        for change in game.modifiers[OPEN_TARGET]
        for context in readings(game, change, NOBODY)
        for place in evaluate(game, context, change.details.at)
    }
    for thing, place in sorted(things.items()):
        label, detail = sight.label("figure", thing), sight.said(WORDS["target"])
        region = game.scenario.board.ids[place]
        yield ScenePiece(f"thing/{thing - FIRST_THING}", "token", label, "ui-target", "", region, detail=detail)


def _tokens(sight: Sight) -> Iterator[ScenePiece]:
    game: State = sight.game
    ids = game.scenario.board.ids
    for token, place in enumerate(game.spawn_at):
        if place >= 0:
            searched = bool(game.searched >> token & 1)
            yield ScenePiece(
                f"spawn/{token + 1}",
                "spawn",
                sight.said(WORDS["spawn"], number=token + 1),
                "spawn",
                "",
                ids[place],
                str(token + 1),
                states=("searched",) if searched else (),
                detail=sight.said(WORDS["searched"]) if searched else "",
            )
    for number, (token, place, letter) in enumerate(game.board_tokens):
        if place >= 0:
            label, text = sight.label("token", token), chr(letter) if letter else ""
            icon = "intel" if token == 0 else "objective"
            yield ScenePiece(f"token/{number}", "token", label, icon, "", ids[place], text)
    marks = {
        "exit": game.scenario.exit_point,
        "entry": game.scenario.entry_point,
        "boss": game.scenario.boss_marker if is_boss_awaited(game) else -1,
    }
    icons = {"exit": "exit", "entry": "entry", "boss": "monster-boss"}
    for kind, place in marks.items():
        if place >= 0:
            yield ScenePiece(kind, kind, sight.said(WORDS[kind]), icons[kind], "", ids[place])
