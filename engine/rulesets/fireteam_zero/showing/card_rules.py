"""The rules that a card of each kind is played by, for the page that shows it."""

from collections.abc import Mapping

ATTACK = ("FZ-11.01", "FZ-5.02", "FZ-5.03", "FZ-5.04", "FZ-5.17")
SECOND_USE = ("FZ-11.02", "FZ-11.03", "FZ-11.04", "FZ-11.05")

CARD_RULES: Mapping[str, tuple[str, ...]] = {
    "hero": ("FZ-1.07", "FZ-1.08", "FZ-4.02", "FZ-3.12"),
    "specialist": ("FZ-14.02", "FZ-14.03", "FZ-14.04", "FZ-14.06"),
    "action": (*ATTACK, *SECOND_USE),
    "upgrade": ("FZ-1.14", "FZ-1.16", "FZ-11.12", *ATTACK, *SECOND_USE),
    "focus": ("FZ-1.18", "FZ-1.20", "FZ-4.33"),
    "monster": ("FZ-8.12", "FZ-8.14", "FZ-5.10", "FZ-5.11", "FZ-5.12", "FZ-1.30", "FZ-8.23"),
    "event": ("FZ-1.31", "FZ-7.04", "FZ-7.05", "FZ-13.11"),
    "discovery": ("FZ-1.32", "FZ-7.05", "FZ-13.09", "FZ-13.10", "FZ-12.02"),
    "objective": ("FZ-13.01", "FZ-13.03", "FZ-7.11", "FZ-12.01", "FZ-4.32"),
    "twist": ("FZ-8.03", "FZ-8.04", "FZ-8.05"),
    "token": ("FZ-12.03", "FZ-12.04"),
    "track": ("FZ-8.02", "FZ-8.03", "FZ-8.06"),
}
