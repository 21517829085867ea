"""What is printed on the cards of a pack, in English, German and French."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.core.card_text import CardPrinter, CardRecord
from engine.core.content import text_in
from engine.rulesets.countdown.compile.mission import support_node
from engine.rulesets.countdown.records import (
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
from engine.rulesets.countdown.words.card_words import LABELS, values
from engine.rulesets.countdown.words.naming import record_names

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


class Printer(CardPrinter):
    """Prints the cards of one pack of Countdown in one language."""

    vocabulary = vocabulary
    labels = LABELS

    def __init__(self, pack: PackRecord, lang: str = "en") -> None:
        super().__init__(pack, record_names(pack), lang)

    def cards(self) -> list[CardRecord]:
        """The ops and the cards of all decks."""
        lists: list[tuple[str, Sequence[Any]]] = [
            ("op", self.pack.ops),
            ("threat card", self.pack.threat_cards),
            ("objective card", self.pack.objective_cards),
            ("support card", self.pack.support_cards),
        ]
        return [CardRecord(kind, one.id, one.name or one.id, one) for kind, records in lists for one in records]

    def lines(self, record: Any) -> Iterator[str]:
        """What stands on a card, by the kind of its record."""
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
            Decoy: lambda _card: iter([self.said("decoy")]),
        }
        yield from printers[type(record)](record)
        if isinstance(record, Card):
            yield from self.abilities(record.effects, BEARERS[str(record.model_dump()["kind"])])

    # --- the team -----------------------------------------------------------------------------------

    def _op(self, op: Op) -> Iterator[str]:
        """Section 8.5: number, health, energy, the aim scale and the special ability."""
        health, energy = f"{op.health_start} / {op.health_max}", f"{op.energy_start} / {op.energy_max}"
        yield self.said("op", number=op.number, alias=text_in(op.alias, self.lang), health=health, energy=energy)
        steps = [self.said("aim step", skill=skill, xp=xp) for skill, xp in enumerate(op.aim_steps, start=1)]
        yield self.said("aim", steps=", ".join(steps)) if steps else ""
        if isinstance(op.special, str):
            words = self.said(op.special)
            yield words if op.special == "none" else self.headed(self.said("ability"), words)
        else:
            yield from self.abilities(op.special, "you")
        yield text_in(op.text or "", self.lang)

    def _support(self, card: SupportCard) -> Iterator[str]:
        """CD-35: when it may be played, what it does, and what it teaches."""
        words = self.ability(support_node(card), "")
        yield self.headed(self.said("anyTime"), words) if card.timing == "anyTime" else words
        yield self.said(f"xp {card.gives_xp}") if card.gives_xp != "normal" else ""
        yield text_in(card.text or "", self.lang)

    # --- cards of zones -----------------------------------------------------------------------------

    def _level(self, card: Any) -> str:
        level = getattr(card, "level", None)
        return self.said("level", level=level) if level else ""

    def _specials(self, card: Any, xp: int | Sequence[int]) -> Iterator[str]:
        yield ", ".join(self.said(f"special {special}") for special in card.specials)
        yield self.said("star", xp=values(xp)) if values(xp) != "0" else ""
        yield self.said("heart") if card.heart_reward else ""

    def _enemy(self, card: Terrorist | ObjectiveTerrorist) -> Iterator[str]:
        attack, defence = values(card.attack), values(card.defence)
        yield self.said("terrorist", number=card.number, attack=attack, defence=defence)
        yield self._level(card)
        yield from self._specials(card, card.star_xp if isinstance(card, Terrorist) else card.xp)

    def _top_terrorist(self, card: TopTerrorist) -> Iterator[str]:
        scores = {"success": values(card.success_score, True), "fail": values(card.fail_score, True)}
        attack, defence = values(card.attack), values(card.defence)
        yield self.said("topTerrorist", number=card.number, attack=attack, defence=defence, **scores)
        yield from self._specials(card, card.xp)

    def _civilian(self, card: Civilian | ObjectiveCivilian) -> Iterator[str]:
        fail = card.killed_score if isinstance(card, Civilian) else card.fail_score
        yield self.said("civilian", fail=values(fail, True))
        yield self._level(card)

    def _trap(self, card: BoobyTrap | ObjectiveTrap) -> Iterator[str]:
        yield self.said("boobyTrap", hearts=card.hearts)
        yield self._level(card)

    def _bomb(self, card: Bomb) -> Iterator[str]:
        scores = {"success": values(card.success_score, True), "fail": values(card.fail_score, True)}
        yield self.said("bomb", complexity=values(card.complexity), xp=values(card.xp), **scores)

    def _hostage(self, card: Hostage) -> Iterator[str]:
        yield self.said("hostage", success=values(card.success_score, True), fail=values(card.fail_score, True))
        yield self.said("blocked") if card.blocked else ""
        yield self.said("carried trap", hearts=card.carried_trap_hearts) if card.carried_trap_hearts else ""
