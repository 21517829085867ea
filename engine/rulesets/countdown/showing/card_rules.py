"""The rules that a card of each kind is played by, for the page that shows it."""

from collections.abc import Mapping

TERRORIST = ("CD-11.02", "CD-12.10", "CD-12.11", "CD-13.04", "CD-11.06", "CD-18.03")
TRAP = ("CD-10.04", "CD-10.05", "CD-10.06", "CD-10.14")

CARD_RULES: Mapping[str, tuple[str, ...]] = {
    "op": ("CD-12.08", "CD-12.09", "CD-18.09", "CD-21.01", "CD-24.02"),
    "terrorist": TERRORIST,
    "civilian": ("CD-16.01", "CD-16.03", "CD-16.06"),
    "boobyTrap": TRAP,
    "bomb": ("CD-17.01", "CD-17.08", "CD-17.03", "CD-17.05", "CD-17.07"),
    "decoy": ("CD-17.10",),
    "hostage": ("CD-15.02", "CD-15.03", "CD-15.05", "CD-15.07", "CD-15.08"),
    "topTerrorist": ("CD-11.25", *TERRORIST, "CD-20.07"),
    "support": ("CD-35.01", "CD-35.02", "CD-35.03"),
    "bullet": ("CD-12.16", "CD-12.17", "CD-12.18", "CD-12.19"),
    "location": ("CD-5.01", "CD-5.02", "CD-5.07", "CD-5.08", "CD-5.15"),
    "mission": ("CD-4.01", "CD-4.02", "CD-4.04", "CD-4.09"),
}
