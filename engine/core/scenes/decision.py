"""The open decision: its options with what one clicks for them and what they mean."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.core.answers.scenes import Anchor, InForce, SceneDecision, SceneOption
from engine.core.decisions import GROUP
from engine.core.effects.abilities import answer_ability
from engine.core.effects.control import answer_cost, answer_may, take_branch
from engine.core.effects.program import SOURCE
from engine.core.effects.run import bind
from engine.core.scenes.sight import Sight

if TYPE_CHECKING:
    from engine.core.scenes.room import SceneRoom

# What goes on after an answer → the effect that has asked: its source, and the steps that it is about.
ASKED_BY: dict[Any, Callable[..., tuple[int, Any]]] = {
    answer_ability: lambda ability, _context: (ability.source, ability.program),
    answer_may: lambda program, context: (context[SOURCE], program),
    answer_cost: lambda _price, program, context: (context[SOURCE], program),
    take_branch: lambda context: (context[SOURCE], None),
    bind: lambda program, _index, context: (context[SOURCE], program),
}


def decision_of(room: "SceneRoom", sight: Sight) -> SceneDecision | None:
    """The open question; its options only for those who are asked, because options name what is in hand."""
    game = sight.game
    if not game.options:
        return None
    kind = game.decision_kinds[game.kind]
    prompt = kind.prompt.get(sight.lang, kind.prompt["en"]).format(seat=sight.label("seat", game.seat))
    is_asked = sight.is_of(game.seat) or (game.seat == GROUP and not isinstance(sight.viewer, str))
    options = enumerate(game.options) if is_asked else ()
    about = room.about(sight) if is_asked else None
    return SceneDecision(
        None if game.seat == GROUP else game.seat,
        kind.name,
        kind.rule,
        prompt,
        tuple(_option(room, sight, index, option, about) for index, option in options),
        kind.name in room.tables.REACTIONS,
        about,
        tuple(room.means(sight)) if is_asked else (),
    )


def effect_that_asks(room: "SceneRoom", sight: Sight) -> InForce | None:
    """What it does, in words: by name alone a question such as 'use it?' says little."""
    answered, *about = sight.game.then
    if answered not in ASKED_BY:
        return None
    source, program = ASKED_BY[answered](*about)
    if source < 0:
        return None
    found = room.started(sight, source)
    text = sight.game.program_text(program, sight.lang) if program is not None else ""
    return InForce(found.label, text or found.text, found.source)


def _option(room: "SceneRoom", sight: Sight, index: int, option: tuple[Any, ...], about: InForce | None) -> SceneOption:
    verb = sight.game.verbs[option[0]]
    fields = list(zip(verb.fields, option[1:], strict=True))
    words = {field: sight.label(what, value) for (field, what), value in fields}
    text = verb.text.get(sight.lang, verb.text["en"]).format(**words)
    if about:
        words |= {"about": about.label, "does": about.text, "choice": text}
    found = dict.fromkeys(anchor for (_field, what), value in fields for anchor in room.anchors(sight, what, value))
    group, rule = room.tables.MEANINGS[verb.name][:2] if verb.name in room.tables.MEANINGS else ("", "")
    return SceneOption(
        index,
        verb.name,
        text[:1].upper() + text[1:],
        tuple(found) or (Anchor("button", verb.name),),
        sight.said(room.tables.GROUPS[group]) if group else "",
        room.meaning(sight, verb.name, option, words),
        rule,
    )
