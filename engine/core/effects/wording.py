"""The sentences printed on cards, made from what was read of a text and the words of each operation."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager

from engine.core.effects.table import Vocabulary
from engine.core.effects.tree import Ability, Node
from engine.core.effects.words.names import Names, plain_name
from engine.core.effects.words.phrases import Intro
from engine.core.effects.words.render import Renderer
from engine.core.effects.words.structure import Structure
from engine.core.effects.words.templates import TOKEN
from engine.core.sentences import LANGUAGES

__all__ = ["LANGUAGES", "Names", "ability_sentence", "condition_words", "phrase", "sentence"]


def sentence(
    vocabulary: Vocabulary,
    steps: Sequence[Node],
    lang: str = "en",
    names: Names = plain_name,
    *,
    bearer: str = "",
    bound: Mapping[str, Node] | None = None,
) -> str:
    """Steps as printed; `bearer` says who 'self' is: 'you', 'it monster', 'the searcher'."""
    structure = Structure(Renderer(vocabulary, lang, names, bearer))
    with _known(structure.renderer, bound):
        return _finished(structure, structure.program(steps))


def ability_sentence(
    vocabulary: Vocabulary,
    ability: Ability,
    lang: str = "en",
    names: Names = plain_name,
    *,
    bearer: str = "",
    bound: Mapping[str, Node] | None = None,
) -> str:
    """An ability {when, if, decider, may, cost, limit, do, for} as printed; `bound` are figures it knows by a name."""
    renderer = Renderer(vocabulary, lang, names, bearer)
    structure = Structure(renderer)
    renderer.is_continuous = ability.trigger.name == "always"
    event = _trigger(renderer, ability.trigger)
    is_offered = any(intro.is_colon for intro in event)
    if is_offered:
        renderer.noted.clear()  # 'you' take the action, not whoever bears the effect
    intros = [Intro(renderer.limit(*ability.limit))] if ability.limit else []
    intros += event
    condition = ability.condition
    with _known(renderer, bound):
        if condition is not None and condition.literal is not True:
            intros.append(Intro(f"{renderer.grammar.word('if')} {renderer.condition(condition)}", is_clause=True))
        return _finished(structure, _deeds(structure, ability, intros, is_offered))


@contextmanager
def _known(renderer: Renderer, bound: Mapping[str, Node] | None) -> Iterator[None]:
    """While figures are known by a name."""
    with ExitStack() as scope:
        for name, node in (bound or {}).items():
            scope.enter_context(renderer.naming(name, node))
        yield


def _trigger(renderer: Renderer, trigger: Node) -> list[Intro]:
    words = renderer.words(trigger) if trigger.operation else None
    if not words:
        return []
    is_clause = any(match.group(3) for match in TOKEN.finditer(words))
    said = renderer.fill(trigger, words.removesuffix(":"))
    first = TOKEN.search(words)
    renderer.speak_of(first is not None and ">" in first.group(0))
    return [Intro(said, words.endswith(":"), is_clause)]


def _deeds(structure: Structure, ability: Ability, intros: list[Intro], is_offered: bool) -> list[str]:
    """What is done; a price is paid by whoever wishes, and 'Action:' says as much."""
    decider, do, cost = ability.decider, ability.steps, ability.cost
    if ability.is_optional or (cost and not is_offered):
        return structure.permitted(decider, do, cost, intros)
    return structure.paid(decider, do, cost, intros) if cost else structure.program(do, intros)


def condition_words(
    vocabulary: Vocabulary,
    condition: Node,
    lang: str = "en",
    names: Names = plain_name,
    *,
    bearer: str = "",
    after: str = "",
) -> str:
    """A condition as it stands after 'if', or with and behind the words given."""
    renderer = Renderer(vocabulary, lang, names, bearer)
    return renderer.grammar.polished(f"{after} {renderer.condition(condition)}")


def phrase(vocabulary: Vocabulary, node: Node, lang: str = "en", names: Names = plain_name, *, bearer: str = "") -> str:
    """A number, figures, places or cards in words."""
    renderer = Renderer(vocabulary, lang, names, bearer)
    return renderer.grammar.polished(renderer.grammar.phrase(renderer.phrase(node)))


def _finished(structure: Structure, sentences: list[str]) -> str:
    return " ".join(finished for one in sentences if (finished := structure.grammar.finish(one)))
