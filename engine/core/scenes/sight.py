"""One viewer's look at a game."""

from typing import Any

from engine.core.answers.scenes import Viewer
from engine.core.sentences import LANGUAGES


class Sight:
    """Who looks at which game, in which language."""

    __slots__ = ("game", "lang", "viewer")

    def __init__(self, game: Any, viewer: Viewer, lang: str) -> None:
        self.game = game
        self.viewer = viewer
        self.lang = lang

    def is_of(self, seat: int) -> bool:
        """Whether this viewer sees what only that seat sees."""
        return self.viewer == "all" or (self.viewer == seat and not isinstance(self.viewer, str))

    def label(self, what: str, value: Any) -> str:
        """What a person calls a thing."""
        return str(self.game.label(what, value, self.lang))

    def said(self, words: tuple[str, str, str], **values: Any) -> str:
        """Words of a table (English, German, French) in this language, with a capital."""
        text = words[LANGUAGES.index(self.lang) if self.lang in LANGUAGES else 0]
        text = text.format(**values) if values else text
        return text[:1].upper() + text[1:]
