"""The sentences printed on cards, made from the author's nodes and the words of each operation."""

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from typing import Any

from engine.core.effects import table
from engine.core.effects.table import Vocabulary
from engine.core.effects.words.lexicon import LANGUAGES
from engine.core.effects.words.nodes import Names, Node, plain_name
from engine.core.effects.words.phrases import Intro
from engine.core.effects.words.render import Renderer
from engine.core.effects.words.structure import Structure
from engine.core.effects.words.templates import TOKEN

__all__ = ["LANGUAGES", "Names", "ability_sentence", "condition_words", "phrase", "sentence"]


def sentence(
    vocabulary: Vocabulary,
    nodes: Any,
    lang: str = "en",
    names: Names = plain_name,
    *,
    bearer: str = "",
    bound: Mapping[str, Any] | None = None,
) -> str:
    """One step or a list of steps as printed; `bearer` says who 'self' is: 'you', 'it monster', 'the searcher'."""
    structure = Structure(Renderer(vocabulary, lang, names, bearer))
    with _known(structure.renderer, bound):
        return _finished(structure, structure.program(nodes))


def ability_sentence(
    vocabulary: Vocabulary,
    ability: Any,
    lang: str = "en",
    names: Names = plain_name,
    *,
    bearer: str = "",
    bound: Mapping[str, Any] | None = None,
) -> str:
    """An ability {when, if, decider, may, cost, limit, do, for} as printed; `bound` are figures it knows by a name."""
    renderer = Renderer(vocabulary, lang, names, bearer)
    structure = Structure(renderer)
    trigger = renderer.node(table.TRIGGER, ability.get("when") or "always")
    renderer.is_continuous = trigger is not None and trigger.operation.name == "always"
    renderer.duration = ability.get("for")
    event = _trigger(renderer, trigger)
    is_offered = any(intro.is_colon for intro in event)
    if is_offered:
        renderer.noted.clear()  # 'you' take the action, not whoever bears the effect
    intros = [*_limit(renderer, ability.get("limit")), *event]
    with _known(renderer, bound):
        if ability.get("if") is not None and ability["if"] is not True:
            intros.append(Intro(f"{renderer.grammar.word('if')} {renderer.condition(ability['if'])}", is_clause=True))
        return _finished(structure, _deeds(structure, ability, intros, is_offered))


@contextmanager
def _known(renderer: Renderer, bound: Mapping[str, Any] | None) -> Iterator[None]:
    """While figures are known by a name."""
    with ExitStack() as scope:
        for name, node in (bound or {}).items():
            scope.enter_context(renderer.naming(name, node))
        yield


def _trigger(renderer: Renderer, trigger: Node | None) -> list[Intro]:
    words = renderer.words(trigger) if trigger else None
    if trigger is None or not words:
        return []
    is_clause = any(match.group(3) for match in TOKEN.finditer(words))
    said = renderer.fill(trigger, words.removesuffix(":"))
    first = TOKEN.search(words)
    renderer.speak_of(first is not None and ">" in first.group(0))
    return [Intro(said, words.endswith(":"), is_clause)]


def _deeds(structure: Structure, ability: Any, intros: list[Intro], is_offered: bool) -> list[str]:
    """What is done; a price is paid by whoever wishes, and 'Action:' says as much."""
    decider, do, cost = str(ability.get("decider") or "you"), ability.get("do"), ability.get("cost")
    if ability.get("may") or (cost and not is_offered):
        return structure.permitted(decider, do, cost, intros)
    return structure.paid(decider, do, cost, intros) if cost else structure.program(do, intros)


def condition_words(
    vocabulary: Vocabulary,
    condition: Any,
    lang: str = "en",
    names: Names = plain_name,
    *,
    bearer: str = "",
    after: str = "",
) -> str:
    """A condition as it stands after 'if', or with and behind the words given."""
    renderer = Renderer(vocabulary, lang, names, bearer)
    return renderer.grammar.polished(f"{after} {renderer.condition(condition)}")


def phrase(
    vocabulary: Vocabulary, kind: str, node: Any, lang: str = "en", names: Names = plain_name, *, bearer: str = ""
) -> str:
    """A number, figures, places or cards in words."""
    renderer = Renderer(vocabulary, lang, names, bearer)
    return renderer.grammar.polished(renderer.grammar.phrase(renderer.phrase(kind, node)))


def _limit(renderer: Renderer, limit: Any) -> list[Intro]:
    if not isinstance(limit, dict):
        return []
    return [Intro(renderer.limit(limit.get("times", 1), str(limit.get("per"))))]


def _finished(structure: Structure, sentences: list[str]) -> str:
    return " ".join(finished for one in sentences if (finished := structure.grammar.finish(one)))
