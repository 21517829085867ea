"""One key for all names that look alike."""

import unicodedata

# Small letters and signs that print like a Latin letter: Cyrillic, Greek, small capitals,
# digits, and the strokes that all look like l.
LIKE = {
    "a": "аαᴀ@",
    "b": "вьβʙ",
    "c": "сϲᴄ",
    "d": "ԁᴅ",
    "e": "еεёᴇ",
    "g": "ցɢɡ",
    "h": "һнηʜ",
    "k": "кκᴋ",
    "l": "iіιıɪʟ1|!",
    "j": "јϳᴊ",
    "m": "мᴍ",
    "n": "пոɴ",
    "o": "оοᴏ0",
    "p": "рρᴘ",
    "q": "ԛ",
    "r": "ʀ",
    "s": "ѕꜱ5$",
    "t": "тτᴛ",
    "u": "υսᴜ",
    "v": "νᴠ",
    "w": "ԝωᴡ",
    "x": "хχ",
    "y": "уγʏ",
    "z": "ᴢ",
}
# Letters and signs that print nothing at all.
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180e")
TABLE = str.maketrans({sign: letter for letter, signs in LIKE.items() for sign in signs})


def look_of(name: str) -> str:
    """What is left of a name once case, accents, gaps and the script of its letters are forgotten."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold()).translate(TABLE)
    return "".join(
        character for character in plain if unicodedata.category(character)[0] in "LN" and character not in BLANK
    )
