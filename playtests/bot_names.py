"""What bots are called on pages; programs, exports and reports of others know them by their names in the engine."""

from django.utils.translation import pgettext_lazy

_WORDS = {
    "random": pgettext_lazy("a bot", "random"),
    "veteran": pgettext_lazy("a bot", "veteran"),
    "commander": pgettext_lazy("a bot", "commander"),
}


def bot_name(bot: str) -> str:
    """'commander:24' looks ahead with a budget of 24, which stays beside its name."""
    name, colon, budget = bot.partition(":")
    return f"{_WORDS.get(name, name)}{colon}{budget}"
