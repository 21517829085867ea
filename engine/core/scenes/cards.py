"""Cards that lie open: their faces and texts, printed once and kept."""

from collections.abc import Callable
from typing import Any

from engine.core.answers.scenes import SceneCard
from engine.core.card_text import CardPrinter
from engine.core.errors import UnknownName
from engine.core.scenes.sight import Sight

MOST_KEPT = 4_000  # texts and faces of the packs that are being played


class Cards:
    """Prints cards of any pack of one game, each once a language."""

    def __init__(self, printer: Callable[[Any, str], CardPrinter]) -> None:
        self._printer = printer
        self._printers: dict[tuple[str, str], CardPrinter] = {}
        self._texts: dict[tuple[str, str, str, str], str] = {}

    def card(self, sight: Sight, id_: str, collection: str, record: str, label: str) -> SceneCard:
        """A card that this viewer may see."""
        return SceneCard(id_, None, (), label, f"{collection}/{record}")

    def text(self, sight: Sight, kind: str, id_: str) -> str:
        """What is printed on a card; nothing where nothing is."""
        scenario = sight.game.scenario
        key = (scenario.digest, sight.lang, kind, id_)
        if key not in self._texts:
            if len(self._texts) >= MOST_KEPT:
                self._texts.clear()
                self._printers.clear()
            try:
                self._texts[key] = self._printer_of(scenario, sight.lang).text(kind, id_)
            except UnknownName:  # a text that is no card's, such as a rule of the mission
                self._texts[key] = ""
        return self._texts[key]

    def _printer_of(self, scenario: Any, lang: str) -> CardPrinter:
        key = (scenario.digest, lang)
        if key not in self._printers:
            self._printers[key] = self._printer(scenario.pack, lang)
        return self._printers[key]
