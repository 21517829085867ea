"""What people at a real table roll or draw next, as a question with all its answers."""

from collections import Counter
from collections.abc import Callable

from engine.core.answers.scenes import LuckAsked, LuckFace
from engine.core.errors import Luck


def asked_of(who: str, prompt: str) -> str:
    """A request with the name of whom it is for, or where."""
    return f"{who}: {prompt[:1].lower()}{prompt[1:]}"


def question(luck: Luck, prompt: str, rule: str, label: Callable[[int], str], names: tuple[str, ...] = ()) -> LuckAsked:
    """Sides of a die in their order, those that show the same once; cards by name, with how many copies there are."""
    if luck.is_cards:
        copies = Counter(luck.values)
        faces = [LuckFace(value, label(value), count, sides=(value,)) for value, count in copies.items()]
        faces.sort(key=lambda face: (face.label, face.value))
    else:  # sides that show the same are one answer
        sides: dict[str, list[int]] = {}
        for value in luck.values:
            sides.setdefault(label(value), []).append(value)
        faces = [LuckFace(alike[0], shown, sides=tuple(alike)) for shown, alike in sides.items()]
    return LuckAsked("cards" if luck.is_cards else "dice", prompt, rule, luck.count, tuple(faces), names)
