"""Entries of ledgers, written flat in tests: what belongs to the game goes into the data."""

from typing import Any

from engine import Game, start

OUTSIDE = ("kind", "number", "campaign", "date", "person", "people", "houseRule", "revokes", "data")


def enveloped(**fields: Any) -> dict[str, Any]:
    """An entry with everything that is no part of the envelope in its data."""
    data = {name: value for name, value in fields.items() if name not in OUTSIDE}
    entry = {name: value for name, value in fields.items() if name in OUTSIDE}
    return entry | ({"data": entry.get("data", {}) | data} if fields.get("kind") in ("begin", "result") else {})


def flat(entry: dict[str, Any]) -> dict[str, Any]:
    """The same the other way round: the data beside the envelope's fields."""
    return {**{name: value for name, value in entry.items() if name != "data"}, **entry.get("data", {})}


def finished(pack: Any, upcoming: Any, bot: Any, seed: int, seats: Any = None) -> Game:
    """The next game of a campaign, played to its end by a bot."""
    options = {"options": upcoming.options, "standing": upcoming.standing}
    game = start(pack, upcoming.mission, upcoming.seats if seats is None else seats, seed, **options)
    while not game.is_over:
        game.choose(bot.choose(game))
    return game


def typed_in(form: Any, told: dict[str, Any]) -> dict[str, Any]:
    """What somebody who saw the game types into the form: what its fields ask for, and nothing else of the result."""
    answers: dict[str, Any] = {"mission": told["mission"]}
    for field in form.fields:
        found: Any = told
        for part in field.path:
            found = found.get(part) if isinstance(found, dict) else None
        if found is None:
            continue
        if field.item is not None:
            names = {one.path[0] for one in field.item.fields}
            found = [{name: value for name, value in row.items() if name in names} for row in found]
        place = answers
        for part in field.path[:-1]:
            place = place.setdefault(part, {})
        place[field.path[-1]] = found
    return answers
