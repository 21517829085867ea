"""Cards that lie open: their faces and texts, printed once and kept."""

from collections.abc import Callable
from typing import Any

from engine.core.answers.faces import Face
from engine.core.answers.scenes import SceneCard
from engine.core.drafts import Draft
from engine.core.faces import FacePrinter, rules_text
from engine.core.scenes.sight import Sight

MOST_KEPT = 4_000  # faces of the packs that are being played


class Cards:
    """Prints cards of any pack of one game, each once a language."""

    def __init__(self, printer: Callable[[Draft], FacePrinter]) -> None:
        self._printer = printer
        self._printers: dict[tuple[str, str], FacePrinter] = {}
        self._faces: dict[tuple[str, str, str, str], Face | None] = {}
        self._texts: dict[tuple[str, str, str, str], str] = {}

    def card(self, sight: Sight, id_: str, collection: str, record: str, label: str) -> SceneCard:
        """A card that this viewer may see."""
        return SceneCard(id_, self.face(sight, collection, record), (), label, f"{collection}/{record}")

    def text(self, sight: Sight, collection: str, id_: str) -> str:
        """The rules that are printed on a card; nothing where it is no card, such as a rule of the mission."""
        key = (sight.game.scenario.digest, sight.lang, collection, id_)
        if key not in self._texts:
            face = self.face(sight, collection, id_)
            self._texts[key] = rules_text(face, sight.lang) if face else ""
        return self._texts[key]

    def face(self, sight: Sight, collection: str, id_: str) -> Face | None:
        """A card as printed; None where the pack has no such card."""
        scenario = sight.game.scenario
        key = (scenario.digest, sight.lang, collection, id_)
        if key not in self._faces:
            if len(self._faces) >= MOST_KEPT:
                self._faces.clear()
                self._texts.clear()
                self._printers.clear()
            printer = self._printer_of(scenario, sight.lang)
            record = printer.find(collection, id_)
            self._faces[key] = printer.face(record) if record else None
        return self._faces[key]

    def _printer_of(self, scenario: Any, lang: str) -> FacePrinter:
        key = (scenario.digest, lang)
        if key not in self._printers:
            document = scenario.pack.model_dump(mode="json", by_alias=True, exclude_unset=True)
            self._printers[key] = self._printer(Draft(document, lang))
        return self._printers[key]
