"""Texts as an author writes them, put into words: read first, as everywhere."""

from engine.core.effects import table, wording
from engine.core.effects.read import Reader, knowing


def sentence(vocabulary, nodes, lang="en", **more):
    return wording.sentence(vocabulary, Reader(vocabulary).steps(nodes), lang, **more)


def ability_sentence(vocabulary, ability, lang="en", *, bound=None, **more):
    read = Reader(vocabulary, knowing(bound or ())).ability(ability)
    known = {name: Reader(vocabulary).node(table.FIGURES, one) for name, one in (bound or {}).items()}
    return wording.ability_sentence(vocabulary, read, lang, bound=known, **more)


def condition_words(vocabulary, condition, lang="en", **more):
    return wording.condition_words(vocabulary, Reader(vocabulary).node(table.CONDITION, condition), lang, **more)


def phrase(vocabulary, kind, node, lang="en", **more):
    return wording.phrase(vocabulary, Reader(vocabulary).node(kind, node), lang, **more)
