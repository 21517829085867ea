"""The words an operation is declared with: a small template language.

{who} {who.acc}     a parameter, in a case (nom, acc, dat, gen); `.a`, `.all`, `.bare`, `.pl` … choose its form;
                        with `.near` the words behind it come before what it says itself
{who's speed}       something that belongs to it: 'your speed', 'the speed of each hero'
{n card}            counted: '1 card', '2 cards', '1 card for each hero'
{#deck}             says nothing, but notes that a deck has been spoken of; [#deck: a | b] asks whether it has;
                        whoever bears the effect has been from the beginning: [#searcher: …]
{n numeral}         behind what it numbers: 'round 3', 'round X (X is the number of heroes)'
{the other hero}    words of the lexicon with a determiner: the, a, every, all, that, this, no, it
{place at}          being there; {place to} going there
{type with}         an option in the words of another group of the lexicon
{you} {one} {self}  the reader; whoever acts; the bearer of the effect
{where}             a condition on what the phrase before it means
<draw> <!suffer>    the verb, which agrees with the phrase before it; with ! it is never a command
[n: a | b]          a if the parameter is given and not its default, else b; also [n=1: …] and [n<0: …];
                        [who!: …] if it means every one of some kind, so that 'no hero' can be said of it;
                        [for=thisTurn: this turn] says how long, so that nothing else need say it
a ; b               two clauses            a // b   two sentences
if {condition} => {then}                   an introduction and the steps it introduces
… @not …            the same denied, @none where it is true of nobody; @it and @itnot said behind a noun, @noun
                        instead of it, @adjective before it; @per 'for each …'; @many 'that many';
                        @wish 'if you wish'; @label for what says nothing
{who>figure}        is remembered, perhaps by several names; {figure<} says 'that hero' later, or 'they' where
                        nobody else can be meant; {attacker< the attacker} has words for when nobody is remembered
"""

import re
from collections.abc import Callable
from functools import cache

Test = Callable[[str], bool]

_SECTION = re.compile(r"\s*@(\w+)(?:\s+|$)")
TOKEN = re.compile(r"\{([^{}]*)\}|<(!?)([^<>]+)>")
_PLAIN_CONDITION = re.compile(r"\s*([\w!#]+(?:[=<>]-?[\w!=<>]+)?)\s*:")


@cache
def sections(template: str) -> dict[str, str]:
    """The parts of a template by name; the first is called 'main'."""
    pieces = _SECTION.split(template)
    return {"main": pieces[0], **dict(zip(pieces[1::2], pieces[2::2], strict=True))}


def expand(template: str, holds: Test) -> str:
    """The template with every [condition: a | b] settled."""
    out: list[str] = []
    index = 0
    while index < len(template):
        if template[index] != "[":
            out.append(template[index])
            index += 1
            continue
        end = _closing(template, index)
        out.append(_settle(template[index + 1 : end], holds))
        index = end + 1
    return "".join(out)


def _closing(template: str, start: int) -> int:
    depth = 0
    for index in range(start, len(template)):
        depth += {"[": 1, "]": -1}.get(template[index], 0)
        if depth == 0:
            return index
    raise ValueError(f"A bracket is never closed in {template!r}.")


def _settle(block: str, holds: Test) -> str:
    match = _PLAIN_CONDITION.match(block)
    if match is None:
        raise ValueError(f"A block reads [name: words | other words], not [{block}].")
    yes, no = _halves(block[match.end() :])
    if not holds(match.group(1)):
        return expand(no, holds)
    return expand(_saying_how_long(yes) if match.group(1).startswith("for=") else yes, holds)


def _saying_how_long(words: str) -> str:
    """Words for a duration as the slot where it is edited: ' {for:this turn}', '{the attack.for}'."""
    said = words.strip()
    token = TOKEN.fullmatch(said)
    if token and (token.group(1) or "").startswith("the "):
        return f"{{{token.group(1)}.for}}"
    return words.replace(said, f"{{for:{said}}}") if said and not set(said) & set("{<[") else words


def _halves(text: str) -> tuple[str, str]:
    depth = 0
    for index, letter in enumerate(text):
        depth += {"[": 1, "]": -1, "{": 1, "}": -1}.get(letter, 0)
        if letter == "|" and depth == 0:
            return text[:index], text[index + 1 :]
    return text, ""
