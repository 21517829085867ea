"""Names of things: ids for data, words for people. A game says how each kind of thing is called; the rest is here."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Any, NamedTuple

from engine.core.content import text_in
from engine.core.effects.program import Program
from engine.core.effects.table import Vocabulary
from engine.core.effects.wording import Names, sentence
from engine.core.fields import held
from engine.core.game import RESULTS
from engine.core.meaning import Place
from engine.core.records import PackHeader
from engine.core.references import record_targets
from engine.core.sayings import Sayings, say

Id = Callable[[Any, Any], Any]  # the id of a thing in a game, as it stands in JSON
Label = Callable[[Any, Any, str], str]  # what a person calls it


class Named(NamedTuple):
    """How one kind of thing is called."""

    id: Id
    label: Label


def itself(_game: Any, value: Any) -> Any:
    """Numbers, texts and reasons are their own id."""
    return value


class Naming:
    """The names of all kinds of things of one game."""

    def __init__(self, words: Sayings, vocabulary: Vocabulary) -> None:
        self.words = words
        self.vocabulary = vocabulary
        self.kinds: dict[str, Named] = {**COMMON, "result": self.one_of(RESULTS)}

    def word(self, key: str, lang: str) -> str:
        """A fixed word in a language."""
        return say(self.words, key, lang)

    def id_of(self, game: Any, what: str, value: Any) -> Any:
        """The id of a thing, as it stands in JSON."""
        return self.kinds[what].id(game, value) if what in self.kinds else value

    def label_of(self, game: Any, what: str, value: Any, lang: str) -> str:
        """What a person calls a thing."""
        return self.kinds[what].label(game, value, lang) if what in self.kinds else str(value)

    def sentence_of(self, game: Any, program: Program, lang: str) -> str:
        """The sentence of a list of steps."""
        return sentence(self.vocabulary, program.nodes, lang, record_names(game.scenario.pack))

    def one_of(self, words: Sequence[str]) -> Named:
        """One of a few words by its number: a result, the side of a coin."""
        return Named(lambda _game, value: words[value], lambda _game, value, lang: self.word(words[value], lang))

    def several(self, one: Named, nothing: str = "") -> Named:
        """A list of things; `nothing` is the word for an empty one."""

        def label(game: Any, values: Any, lang: str) -> str:
            words = ", ".join(one.label(game, value, lang) for value in values)
            return words or (self.word(nothing, lang) if nothing else "")

        return Named(lambda game, values: [one.id(game, value) for value in values], label)


# --- what every game has ----------------------------------------------------------------------------


def source_label(game: Any, source: int, lang: str) -> str:
    """What a text stands on, by its name."""
    return text_in(game.scenario.sources[source].name, lang) if source >= 0 else ""


COMMON = {
    "source": Named(lambda game, value: game.scenario.sources[value].id if value >= 0 else None, source_label),
    "ability": Named(
        lambda game, value: game.scenario.sources[game.scenario.abilities[value].source].id,
        lambda game, value, lang: source_label(game, game.scenario.abilities[value].source, lang),
    ),
    "mission": Named(itself, lambda game, _value, lang: text_in(game.scenario.mission.title, lang)),
    "program": Named(
        lambda _game, value: [node.written for node in value.nodes] if isinstance(value, Program) else value,
        lambda game, value, lang: game.program_text(value, lang),
    ),
}


# --- records ----------------------------------------------------------------------------------------


def record_names(pack: PackHeader) -> Names:
    """What the records that texts speak of are called; an unknown id stands for itself."""
    targets = record_targets(type(pack))

    def name(record: str, id_: str, lang: str) -> str:
        target = targets.get(record)
        if isinstance(target, Place):
            outer, _, inner = id_.partition("/")
            holder = _entry(held(pack, target.collection), outer)
            one = None if holder is None else _entry(held(holder, target.listing), inner)
        else:
            listings = [held(pack, collection) for collection in target.collections] if target is not None else []
            one = _entry(chain.from_iterable(listings), id_)
        return id_ if one is None else text_in(one.name or id_, lang)

    return name


def _entry(listing: Iterable[Any], id_: str) -> Any:
    return next((one for one in listing if one.id == id_), None)
