"""A card as printed, as data."""

from dataclasses import dataclass

from engine.core.answers import Path


@dataclass(frozen=True, slots=True)
class Stat:
    """A number or a word with its symbol."""

    slot: str  # where a template puts it: "strength", "range", "health", "speed", "cost", …
    icon: str  # a symbol of the sprite
    label: str
    value: str = ""
    values: tuple[str, ...] = ()  # one a level, or one a team size, in order
    tone: str = ""  # "good", "bad", "pale"
    path: Path = ()  # its field, from the record


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph of a card."""

    role: str  # "rules", "reaction", "tactical", "trait", "special", "attack", "story", "setup", "completion", …
    label: str  # '' where none is printed
    text: str
    title: str = ""  # the name of an ability or action, set bold before its text
    icon: str = ""
    stats: tuple[Stat, ...] = ()
    own: bool = False  # the author's own wording
    stale: bool = False  # written for an effect that has changed since
    path: Path = ()


@dataclass(frozen=True, slots=True)
class Face:
    """A card, token, location, mission or sheet as printed."""

    collection: str
    id: str
    kind: str  # what it is printed as: "action", "monster", "event", …; a template each
    kind_label: str
    title: str
    subtitle: str
    tone: str  # a key into the colours by kind: "leader", "monster", "event-help", …
    motif: str  # which placeholder drawing: "bullets", "wolf", "storm", …
    stats: tuple[Stat, ...]
    blocks: tuple[Block, ...]
    footer: str
    set_mark: str  # the pack or operation it belongs to
    back: str  # a key of the deck's back; '' for none
    back_label: str
    copies: int = 1
    landscape: bool = False
    missing: tuple[Path, ...] = ()  # what it still needs, from the record
    symbols: tuple[tuple[str, str], ...] = ()  # words of its texts that a symbol stands before: ("Bullets", "bullets")
