"""What is printed on the cards of a pack, in English, German and French."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.core.content import text_in
from engine.core.effects.wording import ability_sentence
from engine.core.errors import UnknownName
from engine.rulesets.countdown.card_words import heading, said, values
from engine.rulesets.countdown.compile import support_node
from engine.rulesets.countdown.naming import record_names
from engine.rulesets.countdown.records import (
    Ability,
    Bomb,
    BoobyTrap,
    Card,
    Civilian,
    Decoy,
    Hostage,
    ObjectiveCivilian,
    ObjectiveTerrorist,
    ObjectiveTrap,
    Op,
    PackRecord,
    SupportCard,
    Terrorist,
    TopTerrorist,
)
from engine.rulesets.countdown.vocabulary import vocabulary

# What a card calls itself in the sentences of its own effects.
BEARERS = {
    "terrorist": "this terrorist",
    "topTerrorist": "this top-terrorist",
    "civilian": "this civilian",
    "hostage": "this hostage",
    "bomb": "this bomb",
    "boobyTrap": "this trap",
    "decoy": "this decoy",
}


class CardText(NamedTuple):
    """A card as printed: its kind, id, title and text."""

    kind: str
    id: str
    title: str
    text: str


def card_text(pack: PackRecord, kind: str, id_: str, lang: str = "en") -> str:
    """The text of one card; UnknownName if the pack has none of that kind and id."""
    known = cards_of(pack)
    for its_kind, record in known:
        if (its_kind, record.id) == (kind, id_):
            return _Printer(pack, lang).text(record)
    raise UnknownName(kind, id_, tuple(record.id for its_kind, record in known if its_kind == kind))


def all_card_texts(pack: PackRecord, lang: str = "en") -> list[CardText]:
    """The texts of all cards of a pack, in the order of the document."""
    printer = _Printer(pack, lang)
    return [
        CardText(kind, record.id, text_in(record.name or record.id, lang), printer.text(record))
        for kind, record in cards_of(pack)
    ]


def card_texts(pack: PackRecord, card: str | None, lang: str = "en") -> list[tuple[str, str]]:
    """Title and text of the cards with an id, or of all; UnknownName if there is none."""
    texts = all_card_texts(pack, lang)
    found = [(one.title, one.text) for one in texts if card in (None, one.id)]
    if card is not None and not found:
        raise UnknownName("card", card, tuple(one.id for one in texts))
    return found


def cards_of(pack: PackRecord) -> list[tuple[str, Any]]:
    """Everything of a pack that has a text: (kind, record)."""
    lists: list[tuple[str, Sequence[Any]]] = [
        ("op", pack.ops),
        ("threat card", pack.threat_cards),
        ("objective card", pack.objective_cards),
        ("support card", pack.support_cards),
    ]
    return [(kind, record) for kind, records in lists for record in records]


class _Printer:
    """Prints the cards of one pack in one language."""

    def __init__(self, pack: PackRecord, lang: str) -> None:
        self.pack = pack
        self.lang = lang
        self.names = record_names(pack)

    def text(self, record: Any) -> str:
        """All lines of a card."""
        printers: dict[type, Callable[[Any], Iterator[str]]] = {
            Op: self._op,
            SupportCard: self._support,
            Terrorist: self._enemy,
            ObjectiveTerrorist: self._enemy,
            TopTerrorist: self._top_terrorist,
            Civilian: self._civilian,
            ObjectiveCivilian: self._civilian,
            BoobyTrap: self._trap,
            ObjectiveTrap: self._trap,
            Bomb: self._bomb,
            Hostage: self._hostage,
            Decoy: lambda _card: iter([self._said("decoy")]),
        }
        lines = [*printers[type(record)](record)]
        if isinstance(record, Card):
            lines += self._abilities(record.effects, BEARERS[str(record.model_dump()["kind"])])
        return "\n".join(line for line in lines if line)

    def _said(self, key: str, **found: Any) -> str:
        return said(key, self.lang, **found)

    def _abilities(self, abilities: Sequence[Ability], bearer: str) -> Iterator[str]:
        for ability in abilities:
            words = self._sentence(ability.node, bearer)
            yield heading(text_in(ability.name, self.lang), words, self.lang) if ability.name else words

    def _sentence(self, node: Any, bearer: str) -> str:
        return ability_sentence(vocabulary, node, self.lang, self.names, bearer=bearer)

    # --- the team -----------------------------------------------------------------------------------

    def _op(self, op: Op) -> Iterator[str]:
        """Section 8.5: number, health, energy, the aim scale and the special ability."""
        health, energy = f"{op.health_start} / {op.health_max}", f"{op.energy_start} / {op.energy_max}"
        yield self._said("op", number=op.number, alias=text_in(op.alias, self.lang), health=health, energy=energy)
        steps = [self._said("aim step", skill=skill, xp=xp) for skill, xp in enumerate(op.aim_steps, start=1)]
        yield self._said("aim", steps=", ".join(steps)) if steps else ""
        if isinstance(op.special, str):
            words = self._said(op.special)
            yield words if op.special == "none" else heading(self._said("ability"), words, self.lang)
        else:
            yield from self._abilities(op.special, "you")
        yield text_in(op.text or "", self.lang)

    def _support(self, card: SupportCard) -> Iterator[str]:
        """CD-35: when it may be played, what it does, and what it teaches."""
        words = self._sentence(support_node(card), "")
        yield heading(self._said("anyTime"), words, self.lang) if card.timing == "anyTime" else words
        yield self._said(f"xp {card.gives_xp}") if card.gives_xp != "normal" else ""
        yield text_in(card.text or "", self.lang)

    # --- cards of zones -----------------------------------------------------------------------------

    def _level(self, card: Any) -> str:
        level = getattr(card, "level", None)
        return self._said("level", level=level) if level else ""

    def _specials(self, card: Any, xp: int | Sequence[int]) -> Iterator[str]:
        yield ", ".join(self._said(f"special {special}") for special in card.specials)
        yield self._said("star", xp=values(xp)) if values(xp) != "0" else ""
        yield self._said("heart") if card.heart_reward else ""

    def _enemy(self, card: Terrorist | ObjectiveTerrorist) -> Iterator[str]:
        attack, defence = values(card.attack), values(card.defence)
        yield self._said("terrorist", number=card.number, attack=attack, defence=defence)
        yield self._level(card)
        yield from self._specials(card, card.star_xp if isinstance(card, Terrorist) else card.xp)

    def _top_terrorist(self, card: TopTerrorist) -> Iterator[str]:
        scores = {"success": values(card.success_score, True), "fail": values(card.fail_score, True)}
        attack, defence = values(card.attack), values(card.defence)
        yield self._said("topTerrorist", number=card.number, attack=attack, defence=defence, **scores)
        yield from self._specials(card, card.xp)

    def _civilian(self, card: Civilian | ObjectiveCivilian) -> Iterator[str]:
        fail = card.killed_score if isinstance(card, Civilian) else card.fail_score
        yield self._said("civilian", fail=values(fail, True))
        yield self._level(card)

    def _trap(self, card: BoobyTrap | ObjectiveTrap) -> Iterator[str]:
        yield self._said("boobyTrap", hearts=card.hearts)
        yield self._level(card)

    def _bomb(self, card: Bomb) -> Iterator[str]:
        scores = {"success": values(card.success_score, True), "fail": values(card.fail_score, True)}
        yield self._said("bomb", complexity=values(card.complexity), xp=values(card.xp), **scores)

    def _hostage(self, card: Hostage) -> Iterator[str]:
        yield self._said("hostage", success=values(card.success_score, True), fail=values(card.fail_score, True))
        yield self._said("blocked") if card.blocked else ""
        yield self._said("carried trap", hearts=card.carried_trap_hearts) if card.carried_trap_hearts else ""
