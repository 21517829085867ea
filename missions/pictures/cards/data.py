"""What a template of a card is fed with: the face, its colours, its symbols and its pictures."""

import re
from collections.abc import Callable
from typing import Any

from engine import as_json
from missions.pictures.art.drawing import Window, backdrop, ground_and_figure, patch, placeholder
from missions.pictures.art.tones import tones_of
from missions.pictures.bounds import bounded
from missions.pictures.sprite import drawings

SYMBOLS = {  # of the disc beside the title, where neither a role nor a class says it
    "objective": "objective",
    "event": "intel",
    "discovery": "intel",
    "twist": "threat",
    "support": "ui-box",
    "bomb": "bomb",
    "decoy": "bomb",
    "hostage": "hostage",
    "topTerrorist": "aim",
    "terrorist": "terrorist",
    "boobyTrap": "trap",
    "civilian": "ui-person",
    "bullet": "bullets",
    "token": "intel",
    "location": "ui-map",
    "mission": "ui-map",
    "campaign": "ui-ledger",
    "track": "threat",
    "op": "hero",
    "hero": "hero",
    "specialist": "ui-star",
}
BACKS = {  # colour and symbol of a deck, by the beginning of its key
    "recon": ("recon", "intel"),
    "objective": ("objective", "objective"),
    "twist": ("twist", "threat"),
    "monster": ("monster", "monster-boss"),
    "hero": ("op", "hero"),
    "op": ("op", "hero"),
    "threat": ("terrorist", "attack"),
    "support": ("support", "ui-box"),
    "location": ("location", "ui-map"),
    "assignment": ("location", "ui-map"),
    "bullet": ("op", "bullets"),
}
WIDE = Window(579, 390)
PHOTO = Window(217, 272)
PATCH = Window(579, 374)
WINDOWS = {
    "action": WIDE,
    "upgrade": WIDE,
    "event": Window(579, 400),
    "monster": Window(579, 246),
    "objective": Window(579, 272),
    "discovery": Window(579, 272),
}
TALL = Window(579, 480)  # of any other card
ALWAYS = ("emblem", "intel", "upgrade", "heart-empty", "energy")


OwnArt = Callable[[Window], str]  # people's art as an SVG for a window
LONGEST_MARK = 2_000  # letters of a passage that is marked: more than any card holds


def face_data(
    face: Any, lang: str, *, licence: str = "", own_art: OwnArt | None = None, board: str = "", mark: str = ""
) -> dict[str, Any]:
    """The face as JSON; `board` is the blueprint of a location as SVG, `mark` a passage that stands out."""
    data = bounded(as_json(face))
    if mark:
        data["blocks"] = marked(data["blocks"], mark[:LONGEST_MARK])
    symbol = _symbol(data)
    back = _back(data)
    names = {symbol, back["symbol"], *ALWAYS, *_icons(data)}
    known = drawings()
    return {
        "symbols": [],
        **data,
        "lang": lang,
        "licence": licence,
        "note": data["footer"].rsplit(" · ", 1)[-1],
        "symbol": symbol,
        "tones": tones_of(data["tone"]),
        "icons": {name: known[name] for name in sorted(names) if name in known},
        "art": _art(data, own_art, board),
        "back_face": back,
    }


def marked(blocks: list[dict[str, Any]], passage: str) -> list[dict[str, Any]]:
    """The blocks, the first that has the passage cut into what stands before it, the passage, and what follows."""
    for index, block in enumerate(blocks):
        text = block["text"]
        if (at := text.lower().find(passage.lower())) >= 0:
            end = at + len(passage)
            return [*blocks[:index], {**block, "marked": [text[:at], text[at:end], text[end:]]}, *blocks[index + 1 :]]
    return blocks


def _symbol(data: dict[str, Any]) -> str:
    told = next((stat["icon"] for stat in data["stats"] if stat["slot"] in ("role", "class") and stat["icon"]), "")
    by_tone = f"role-{data['tone']}"
    return told or (by_tone if by_tone in drawings() else SYMBOLS.get(data["kind"], "emblem"))


def _back(data: dict[str, Any]) -> dict[str, Any]:
    """The deck's name above, what kind of deck below; a role's decks have its colour and symbol."""
    key, label = data["back"], data["back_label"] or data["kind_label"]
    role = key.removeprefix("focus-")
    tone, symbol = (
        (role, f"role-{role}") if f"role-{role}" in drawings() else BACKS.get(key.split("-")[0], ("action", "emblem"))
    )
    above, _, below = label.partition(" · ")
    parts = re.split(r"[:,] ", label, maxsplit=1)
    if below:
        above, below = below, above
    elif len(parts) == 2:
        above, below = parts[1], parts[0]
    return {"title": above, "subtitle": below, "symbol": symbol, "tones": tones_of(tone), "art": backdrop(tone)}


def _icons(data: dict[str, Any]) -> set[str]:
    stats = [*data["stats"], *(stat for block in data["blocks"] for stat in block["stats"])]
    named = {icon for _word, icon in data.get("symbols", ())}
    return named | {stat["icon"] for stat in stats} | {block["icon"] for block in data["blocks"]}


def _art(data: dict[str, Any], own_art: OwnArt | None, board: str) -> dict[str, str]:
    """By window. Own art fills whichever window the card has."""
    key, tone, motif = f"{data['collection']}/{data['id']}", data["tone"], data["motif"]
    if data["kind"] == "location":
        return {"board": board} if board else {}
    if data["kind"] in ("hero", "specialist", "op"):
        return {"photo": own_art(PHOTO) if own_art else placeholder(motif, tone, key, PHOTO)}
    if data["kind"] == "focus":
        return {"patch": own_art(PATCH) if own_art else patch(motif, tone, PATCH)}
    if data["kind"] not in WINDOWS and not own_art:
        ground, figure = ground_and_figure(motif, tone, key, TALL)
        return {"wide": ground, "figure": figure} if figure else {"wide": ground}
    window = WINDOWS.get(data["kind"], TALL)
    windows = {"wide": window} | ({"photo": PHOTO} if data["kind"] == "monster" else {})  # for its standee
    return {name: own_art(one) if own_art else placeholder(motif, tone, key, one) for name, one in windows.items()}
