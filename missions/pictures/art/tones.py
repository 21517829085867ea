"""The colours of cards by kind, and the tones that drawings are made of."""

PAPER, INK = "#f9f5ea", "#22241c"
COLOURS = {
    "leader": "#1d4d78",
    "close-combat": "#8a3a1c",
    "marksman": "#47521f",
    "demolitions": "#744a00",
    "action": "#47521f",
    "monster": "#7a2217",
    "event-help": "#29592b",
    "event-choice": "#744a00",
    "event-trouble": "#93271a",
    "discovery": "#744a00",
    "twist": "#1b1c15",
    "objective": "#1d4d78",
    "specialist": "#54523e",
    "op": "#333a22",
    "terrorist": "#5b2a22",
    "civilian": "#54523e",
    "hostage": "#1d4d78",
    "bomb": "#93271a",
    "trap": "#744a00",
    "support": "#29592b",
    "location": "#1d4d78",
    "token": "#744a00",
    "recon": "#54523e",
}
PLAIN = "#47521f"  # of a kind that has no colour of its own


def colour_of(tone: str) -> str:
    return COLOURS.get(tone, PLAIN)


def tones_of(tone: str) -> dict[str, str]:
    """The colour and five tones of it: two towards black, three towards paper."""
    colour = colour_of(tone)
    return {
        "c": colour,
        "d62": mixed(colour, "#000000", 0.62),
        "d28": mixed(colour, "#000000", 0.28),
        "p42": mixed(colour, PAPER, 0.42),
        "p68": mixed(colour, PAPER, 0.68),
        "p86": mixed(colour, PAPER, 0.86),
    }


def mixed(colour: str, other: str, share: float) -> str:
    """The colour with a share of another."""
    pairs = ((int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in pairs)
