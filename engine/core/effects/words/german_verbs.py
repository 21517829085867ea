"""German verbs: `sich auf-stellen` is reflexive and separable, `ziehen` regular, `nehmen` in the table."""

# Second person, third person, plural, command.
_IRREGULAR = {
    "sein": "bist ist sind sei",
    "haben": "hast hat haben habe",
    "werden": "wirst wird werden werde",
    "dürfen": "darfst darf dürfen -",
    "können": "kannst kann können -",
    "müssen": "musst muss müssen -",
    "möchten": "möchtest möchte möchten -",
    "erhalten": "erhältst erhält erhalten erhalte",
    "halten": "hältst hält halten halte",
    "nehmen": "nimmst nimmt nehmen nimm",
    "werfen": "wirfst wirft werfen wirf",
    "sehen": "siehst sieht sehen sieh",
    "geraten": "gerätst gerät geraten gerate",
    "verlassen": "verlässt verlässt verlassen verlasse",
    "lassen": "lässt lässt lassen lasse",
    "betreten": "betrittst betritt betreten betritt",
    "gelten": "giltst gilt gelten gilt",
    "treffen": "triffst trifft treffen triff",
    "betragen": "beträgst beträgt betragen betrage",
    "tragen": "trägst trägt tragen trage",
    "tun": "tust tut tun tue",
    "ändern": "änderst ändert ändern ändere",
    "verlieren": "verlierst verliert verlieren verliere",
    "geschehen": "geschiehst geschieht geschehen geschehe",
    "würfeln": "würfelst würfelt würfeln würfle",
    "handeln": "handelst handelt handeln handle",
    "entfallen": "entfällst entfällt entfallen entfalle",
    "sammeln": "sammelst sammelt sammeln sammle",
    "sterben": "stirbst stirbt sterben stirb",
    "laufen": "läufst läuft laufen laufe",
    "geben": "gibst gibt geben gib",
}


def split(verb: str) -> tuple[str, str]:
    """The separable prefix and the verb itself."""
    prefix, dash, stem = verb.removeprefix("sich ").partition("-")
    return (prefix, stem) if dash else ("", prefix)


def is_reflexive(verb: str) -> bool:
    """Whether the verb needs 'sich'."""
    return verb.startswith("sich ")


def conjugate(verb: str, person: int, is_plural: bool) -> str:
    """The finite form without its prefix; person 0 is the command."""
    stem = split(verb)[1]
    place = 3 if person == 0 else 2 if is_plural else 0 if person == 2 else 1
    if stem in _IRREGULAR:
        return _IRREGULAR[stem].split()[place]
    root = stem.removesuffix("en") if stem.endswith("en") else stem.removesuffix("n")
    link = "e" if root.endswith(("t", "d", "ffn", "chn")) else ""
    second = f"{root}{link}t" if root.endswith(("s", "ß", "z", "x")) else f"{root}{link}st"
    return (second, f"{root}{link}t", stem, f"{root}e")[place]


def joined(verb: str, finite: str) -> str:
    """The finite form at the end of a subordinate clause, with its prefix."""
    return split(verb)[0] + finite


def infinitive_of(verb: str, with_zu: bool) -> str:
    """The infinitive, perhaps with 'zu'."""
    prefix, stem = split(verb)
    if not with_zu:
        return prefix + stem
    return f"{prefix}zu{stem}" if prefix else f"zu {stem}"
