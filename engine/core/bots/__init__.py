"""Bots that need no knowledge of a game, and what every bot is."""

from engine.core.bots.base import Bot, BotMaker, find_bot
from engine.core.bots.random_bot import RandomBot
from engine.core.bots.search import Commander

__all__ = ["Bot", "BotMaker", "Commander", "RandomBot", "find_bot"]
