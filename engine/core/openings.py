"""How a game begins, and how it is played again from its record."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core import game_words as words
from engine.core.bounds import LARGEST_NUMBER, Limits
from engine.core.corrections import as_recorded
from engine.core.errors import ContentError, Fault, IllegalChoice, LuckNeeded
from engine.core.game import CONCEDE, Game
from engine.core.json_values import misfits
from engine.core.lint import Trouble
from engine.core.records import GameRecord
from engine.core.ruleset import Pack
from engine.core.sentences import in_short
from engine.core.validation import validate
from engine.version import VERSION

RECORD_FORMAT = 1


def start(
    pack: Pack,
    mission: str,
    seats: Sequence[Any] | int,
    seed: int,
    situation: Mapping[str, Any] | None = None,
    dice: Sequence[int] | None = None,
    log: bool = True,
    options: Mapping[str, Any] | None = None,
    standing: Mapping[str, Any] | None = None,
    draws: Sequence[int] | None = None,
) -> Game:
    """A game at its first decision; the table may switch rule options, a campaign may bring a standing.

    With `draws`, if only an empty list, it is played at a real table: `dice` and `draws` are what people rolled and
    drew so far, and where they end the game raises LuckNeeded.
    """
    if faults := list(_odd_opening(seats, seed, dice, draws, options, standing, situation)):
        raise ContentError(faults)
    scenario = pack.scenario(mission, options)
    about = (pack, mission, seats, seed, situation, dice, options, standing, draws)
    try:
        game = pack.ruleset.start(scenario, seats, seed, situation, dice or (), log, standing, draws)
    except LuckNeeded as need:
        need.game.opening = _opening(*about)
        raise
    game.opening = _opening(*about)
    return game


def _opening(
    pack: Pack, mission: str, seats: Any, seed: int, situation: Any, dice: Any, options: Any, standing: Any, draws: Any
) -> dict[str, Any]:
    """How a game began: with the choices, it is the record."""
    opening = {
        "format": RECORD_FORMAT,
        "engine": VERSION,
        "ruleset": pack.ruleset.id,
        "pack": pack.id,
        "digest": pack.digest,
        "mission": mission,
        "seats": seats if isinstance(seats, int) else list(seats),
        "seed": seed,
        "situation": situation,
        "dice": list(dice or ()),
        "options": options,
        "standing": standing,
    }
    return opening if draws is None else {**opening, "draws": list(draws)}


def _are_numbers(given: Any) -> bool:
    return isinstance(given, list | tuple) and all(type(one) is int for one in given)


def _odd_opening(seats: Any, seed: Any, dice: Any, draws: Any, *parts: Any) -> Iterator[Fault]:
    """What no game can begin with; looked at quickly, since play-tests begin thousands of games."""
    if type(seed) is not int or abs(seed) > LARGEST_NUMBER:
        yield BAD_SEED.fault("seed", "record", value=in_short(seed))
    if dice and not _are_numbers(dice):
        yield BAD_DICE.fault("dice", "record")
    if draws and not _are_numbers(draws):
        yield BAD_DRAWS.fault("draws", "record")
    for part in parts:
        if part:
            yield from misfits(part)
    if isinstance(seats, list | tuple) and any(not isinstance(seat, str | None) for seat in seats):
        yield from misfits(list(seats))


BAD_SEED = Trouble(
    ("A seed is a whole number, not {value}.", "Use any number."),
    ("Ein Startwert ist eine ganze Zahl, nicht {value}.", "Nimm irgendeine Zahl."),
    ("Une graine est un nombre entier, non {value}.", "Prenez un nombre quelconque."),
)
BAD_DICE = Trouble(
    ("Dice are a list of whole numbers.", "Give the faces in the order in which they fall."),
    ("Würfel sind eine Liste ganzer Zahlen.", "Nenne die Augen in der Reihenfolge, in der sie fallen."),
    ("Les dés sont une liste de nombres entiers.", "Donnez les faces dans l'ordre où elles tombent."),
)
BAD_DRAWS = Trouble(
    ("Draws are a list of whole numbers.", "Give the cards' numbers in the order in which they were drawn."),
    ("Gezogene Karten sind eine Liste ganzer Zahlen.", "Nenne die Nummern der Karten in der Reihenfolge des Ziehens."),
    ("Les tirages sont une liste de nombres entiers.", "Donnez les numéros des cartes dans l'ordre du tirage."),
)
NO_RECORD = Trouble(
    ("A record is an object with how a game began and every choice since.", "Take one that was saved here."),
    (
        "Ein Protokoll ist ein Objekt mit dem Beginn eines Spiels und jeder Wahl seither.",
        "Nimm eines, das hier gesichert wurde.",
    ),
    (
        "Un compte rendu est un objet avec le début d'une partie et chaque choix depuis.",
        "Prenez-en un enregistré ici.",
    ),
)
MOST_CHOICES = Limits(nodes=2_000_000, entries=1_000_000)  # of a record; games have thousands


def replay(pack: Pack, record: Mapping[str, Any], steps: int | None = None, log: bool = True) -> Game:
    """The game that a record tells of, played again, whole or up to a number of choices."""
    for number, game in enumerate(replayed(pack, record, log)):  # noqa: B007
        if number == steps:
            break
    return game


def replayed(pack: Pack, record: Mapping[str, Any], log: bool = True) -> Iterator[Game]:
    """The game of a record at its first decision and after every choice; not always the same object."""
    check_record(pack, record)
    game = start(
        pack,
        record["mission"],
        record["seats"],
        record["seed"],
        record.get("situation"),
        record.get("dice"),
        log,
        record.get("options"),
        record.get("standing"),
        record.get("draws"),
    )
    redrawn, has_corrections = list(record.get("redrawn") or ()), bool(record.get("corrected"))
    if has_corrections:
        game.opening["corrected"] = record["corrected"]
    for number, choice in enumerate((*record["choices"], None)):
        if has_corrections:
            game = as_recorded(pack.ruleset.scenes, game, record)
        while redrawn and redrawn[0][0] == number:
            game = game.with_new_luck(redrawn.pop(0)[1])
        yield game
        if choice == CONCEDE:
            game.concede()
        elif choice is not None and game.is_over:
            raise IllegalChoice(words.AFTER_THE_END(number=number + 1), ())
        elif choice is not None:
            game.choose(choice)


def check_record(pack: Pack, record: Mapping[str, Any]) -> None:
    """Raise with what is wrong, if this is no record of a game with this pack."""
    if not isinstance(record, Mapping):
        raise ContentError([NO_RECORD.fault("", "record")])
    if faults := list(misfits(record, MOST_CHOICES)):
        raise ContentError(faults)
    if record.get("format") != RECORD_FORMAT or isinstance(record["format"], bool):
        message = words.OTHER_FORMAT(value=in_short(record.get("format")), wanted=RECORD_FORMAT)
        raise ContentError([Fault("format", message)])
    if record.get("digest") != pack.digest:
        raise ContentError([Fault("digest", words.OTHER_VERSION(), words.SAME_DIGEST())])
    validate(GameRecord, record)
