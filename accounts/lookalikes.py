"""One key for all names that look alike."""

import unicodedata

# Small letters and signs that print like a Latin letter: Cyrillic, Greek, digits, and the strokes that all look like l.
LIKE = {
    "a": "аα@",
    "b": "вьβ",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еεё",
    "g": "ց",
    "h": "һнη",
    "k": "кκ",
    "l": "iіιı1|!",
    "j": "јϳ",
    "m": "м",
    "n": "пո",
    "o": "оο0",
    "p": "рρ",
    "q": "ԛ",
    "s": "ѕ5$",
    "t": "тτ",
    "u": "υս",
    "v": "ν",
    "w": "ԝω",
    "x": "хχ",
    "y": "уγ",
}
TABLE = str.maketrans({sign: letter for letter, signs in LIKE.items() for sign in signs})


def look_of(name: str) -> str:
    """What is left of a name once case, accents, gaps and the script of its letters are forgotten."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold()).translate(TABLE)
    return "".join(character for character in plain if unicodedata.category(character)[0] in "LN")
