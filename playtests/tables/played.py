"""A game while somebody plays it on, and what becomes of it when the rules engine stops."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.conf import settings

from engine import EngineFault, Game, IllegalChoice, LuckNeeded
from playtests.models import Table
from playtests.tables.luck import is_waiting

logger = logging.getLogger("fireteam.tables")


class Played:
    """A game while it is played on: up to where the rules engine stopped, or where people must roll or draw."""

    def __init__(self, table: Table, game: Game) -> None:
        self.key = table.key
        self.game = game
        self.choices = game.choices
        self.fault = ""
        self.fault_words: dict[str, str] = {}  # by language, where it has any
        self.is_real = table.is_real
        self.pending: dict[str, Any] = {}
        self.done: dict[str, Any] = {}  # the last choice with what was told for it
        self.told = table.pending["entered"] if is_waiting(table) else []
        self.lines = table.pending["lines"] if is_waiting(table) else len(game.log or ())

    def choose(self, choice: int) -> None:
        before = self.game.clone() if self.is_real else self.game
        with self.faults_noted(passing=IllegalChoice):
            try:
                self.game.choose(choice)
            except LuckNeeded:
                self.game = before
                self.pending = {"choice": choice, "entered": self.told, "lines": self.lines}
            else:
                self.choices = self.game.choices
                self.done = {"choice": choice, "entered": self.told, "lines": self.lines} if self.told else {}
                self.told = []

    @contextmanager
    def faults_noted(self, passing: type[Exception] | tuple[()] = ()) -> Iterator[None]:
        """Whatever the rules or a bot stumble over, the game stays as it was, and people are told.

        What nobody foresaw reaches the log whole; its words may tell what is hidden, so that people read its kind.
        """
        try:
            yield
        except passing:
            raise
        except EngineFault as error:
            self.fault = str(error)
            self.fault_words = {code: error.in_words(code) for code, _name in settings.LANGUAGES}
        except Exception as error:
            logger.exception("The rules engine broke at table %s", self.key)
            self.fault = type(error).__name__
