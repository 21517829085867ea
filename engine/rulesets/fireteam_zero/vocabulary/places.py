"""Where something happens (FZ-E.50), and which card is meant (FZ-E.52)."""

from collections.abc import Sequence

from engine.core.effects.program import PLACE, SOURCE, Context, Lazy
from engine.core.effects.table import (
    CARDS,
    HAND_CARDS,
    PLACES,
    TAG,
    Param,
    choice,
    decider,
    figures,
    number,
    places,
    ref,
    where,
)
from engine.rulesets.fireteam_zero.codes import IMPASSABLE, SPAWN_TOKENS, TERRAIN
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.vocabulary.base import Figures, Places, declare, is_hero


def _on_board(found: list[int]) -> Places:
    if len(found) == 1:
        return (found[0],) if found[0] >= 0 else ()
    return tuple(dict.fromkeys([place for place in found if place >= 0]))


@declare(
    PLACES,
    "hereOf",
    figures("of", "self"),
    rule="FZ-E.50",
    words="{of's location}",
)
def here_of(game: State, _context: Context, of: Figures) -> Places:
    """Here: where a figure stands."""
    return _on_board([game.place_of(figure) for figure in of])


@declare(
    PLACES,
    "there",
    rule="FZ-E.50",
    words="[#figure:{the same location}|{that location}]",
)
def there(_game: State, context: Context) -> Places:
    """There: where the event happened."""
    return (context[PLACE],) if context[PLACE] >= 0 else ()


@declare(
    PLACES,
    "adjacentTo",
    figures("of", "self"),
    rule="FZ-E.50",
    en="[of:{every location} adjacent to {of.acc}|{every adjacent location}]",
    de="[of:{every location} angrenzend an {of's location.acc}|{every adjacent location}]",
    fr="[of:{every location} adjacente à {of's location.acc}|{every adjacent location}]",
)
def adjacent_to(game: State, _context: Context, of: Figures) -> Places:
    """Adjacent: the locations next to a figure."""
    return _on_board(
        [n for figure in of if game.place_of(figure) >= 0 for n in game.scenario.neighbours[game.place_of(figure)]]
    )


@declare(
    PLACES,
    "withinRange",
    figures("of", "self"),
    number("n", low=0),
    rule="FZ-E.50",
    en="{every location} within range {n numeral} of {of.acc}",
    de="{every location} in Reichweite {n numeral} von {of.dat}",
    fr="{every location} à portée {n numeral} de {of.dat}",
)
def within_range(game: State, _context: Context, of: Figures, n: int) -> Places:
    """Within range: the locations at most so far from a figure."""
    return _around(game, [game.place_of(figure) for figure in of if game.place_of(figure) >= 0], n)


@declare(
    PLACES,
    "near",
    places("place"),
    number("n", 1, low=0),
    rule="FZ-E.50",
    en="{every location} within range {n numeral} of {place.a.acc}",
    de="{every location} in Reichweite {n numeral} von {place.a.dat}",
    fr="{every location} à portée {n numeral} de {place.a.acc}",
)
def near(game: State, _context: Context, place: Places, n: int) -> Places:
    """Near: the locations at most so far from other locations."""
    return _around(game, place, n)


def _around(game: State, centres: Sequence[int], n: int) -> Places:
    """The locations at most so far from any of some locations."""
    if len(centres) == 1:
        return game.scenario.around(centres[0], n)
    return tuple(sorted({place for centre in centres for place in game.scenario.around(centre, n)}))


def _sector(game: State, _context: Context, place: Places) -> Places:
    sectors = game.scenario.sector_of
    wanted = [sectors[one] for one in place]
    return tuple(p for p in range(game.scenario.location_count) if sectors[p] in wanted)


@declare(
    PLACES,
    "sectorOf",
    figures("of", "self"),
    rule="FZ-E.50",
    words="{of's sector}",
)
def sector_of(game: State, context: Context, of: Figures) -> Places:
    """The sector: all locations of the tile a figure stands on."""
    return _sector(game, context, _on_board([game.place_of(figure) for figure in of]))


@declare(
    PLACES,
    "sectorAround",
    places("place"),
    rule="FZ-E.50",
    en="{the sector} of {place.a.acc}",
    de="{the sector} {place.a.gen}",
    fr="{the sector} de {place.a.acc}",
)
def sector_around(game: State, context: Context, place: Places) -> Places:
    """The sector around: all locations of the tile a location belongs to."""
    return _sector(game, context, place)


@declare(
    PLACES,
    "named",
    ref("location", "location"),
    rule="FZ-E.50",
    words="{location}",
)
def named(_game: State, _context: Context, location: int) -> Places:
    """Named: a certain location of the board."""
    return (location,) if location >= 0 else ()


@declare(
    PLACES,
    "entry",
    rule="FZ-E.50",
    words="{the entry-point}",
)
def entry(game: State, _context: Context) -> Places:
    """The entry point."""
    return (game.scenario.entry_point,)


@declare(
    PLACES,
    "exit",
    rule="FZ-E.50",
    words="{the exit-point}",
)
def exit_point(game: State, _context: Context) -> Places:
    """The exit point, if the mission has one."""
    return (game.scenario.exit_point,) if game.scenario.exit_point >= 0 else ()


@declare(
    PLACES,
    "bossMarker",
    rule="FZ-E.50",
    words="{the boss-marker}",
)
def boss_marker(game: State, _context: Context) -> Places:
    """The boss marker: where the boss appears."""
    return (game.scenario.boss_marker,) if game.scenario.boss_marker >= 0 else ()


@declare(
    PLACES,
    "spawnPoint",
    number("n", low=1, high=SPAWN_TOKENS),
    rule="FZ-E.50",
    en="{the spawn-point} with number {n numeral}",
    de="{the spawn-point} mit der Nummer {n numeral}",
    fr="{the spawn-point} portant le numéro {n numeral}",
)
def spawn_point(game: State, _context: Context, n: int) -> Places:
    """A spawn point: where the spawn token of that number lies."""
    return game.spawn_at[n - 1 : n]


@declare(
    PLACES,
    "spawnPoints",
    choice("state", "any", "faceUp", "turned", default="any"),
    rule="FZ-E.38",
    words="{every [state=faceUp:unsearched ][state=turned:searched ]spawn-point}",
)
def spawn_points(game: State, _context: Context, state: int) -> Places:
    """Spawn points: all of them, or those not searched yet, or those searched."""
    turned = [bool(game.searched >> token & 1) for token in range(len(game.spawn_at))]
    return tuple(p for token, p in enumerate(game.spawn_at) if state == 0 or turned[token] == (state == 2))


@declare(
    PLACES,
    "anywhere",
    where(),
    rule="FZ-E.50",
    words="{every location}{where}",
)
def anywhere(game: State, context: Context, condition: Lazy | None) -> Places:
    """Anywhere: every location that is not impassable."""
    found = tuple(p for p in range(game.scenario.location_count) if not game.terrain[p] & IMPASSABLE)
    return found if condition is None else tuple(p for p in found if condition.holds(game, context, p))


@declare(
    PLACES,
    "withTerrain",
    choice("kind", *TERRAIN),
    rule="FZ-E.34",
    words="{every location} {kind withterrain}",
)
def with_terrain(game: State, _context: Context, kind: int) -> Places:
    """With terrain: every location of a kind of terrain."""
    return tuple(p for p in range(game.scenario.location_count) if game.terrain[p] >> kind & 1)


@declare(
    PLACES,
    "withTag",
    Param("tag", TAG),
    rule="FZ-E.34",
    en="{every location} marked “{tag}”",
    de="{every location} mit dem Merkmal „{tag}“",
    fr="{every location} avec la mention « {tag} »",
)
def with_tag(game: State, _context: Context, tag: str) -> Places:
    """With a tag: every location that carries a tag."""
    return tuple(p for p in range(game.scenario.location_count) if tag in game.scenario.tags[p])


@declare(
    PLACES,
    "withToken",
    ref("token", "token"),
    rule="FZ-E.38",
    en="{every location} with {a token.acc}",
    de="{every location} mit {a token.dat}",
    fr="{every location} avec {a token.acc}",
)
def with_token(game: State, _context: Context, token: int) -> Places:
    """With a token: every location where such a token lies."""
    return _on_board([place for kind, place, _letter in game.board_tokens if kind == token])


@declare(
    PLACES,
    "chooseLocation",
    places("among"),
    where(),
    decider(),
    picks=True,
    rule="FZ-E.45",
    words="{among.a.near} {decider choice}{where}",
)
def choose_location(game: State, context: Context, among: Places, condition: Lazy | None) -> Places:
    """Choose a location: somebody chooses one of several locations that are not impassable."""
    found = tuple(place for place in among if not game.terrain[place] & IMPASSABLE)
    return found if condition is None else tuple(place for place in found if condition.holds(game, context, place))


@declare(
    PLACES,
    "chooseSector",
    decider(),
    picks=True,
    expand=_sector,
    rule="FZ-E.45",
    words="{a sector} {decider choice}",
)
def choose_sector(game: State, _context: Context) -> Places:
    """Choose a sector: somebody chooses one sector, shown by one of its locations; all its locations are meant."""
    first: dict[int, int] = {}
    for place, sector in enumerate(game.scenario.sector_of):
        first.setdefault(sector, place)
    return tuple(first.values())


@declare(
    PLACES,
    "randomLocation",
    places("from"),
    number("n", 1, low=0),
    rule="FZ-E.53",
    draws=True,
    en="[n:{n from}|{from.a}] at random",
    de="[n:{n from}|{from.a}] (zufällig bestimmt)",
    fr="[n:{n from}|{from.a}] au hasard",
)
def random_location(game: State, _context: Context, among: Places, n: int) -> Places:
    """A random location: one or more of several, drawn by the game."""
    return game.shuffled(among)[:n]


# --- cards that carry progress ----------------------------------------------------------------------


@declare(
    CARDS,
    "thisCard",
    rule="FZ-E.52",
    words="{this card}",
)
def this_card(game: State, context: Context) -> Figures:
    """This card: the objective or discovery that says so."""
    slot = game.scenario.progress_slot(context[SOURCE])
    return (slot,) if slot >= 0 else ()


@declare(
    CARDS,
    "objectiveOf",
    rule="FZ-E.52",
    words="{the linked objective}",
)
def objective_of(game: State, context: Context) -> Figures:
    """Its objective: the objective this discovery is linked to."""
    objective = game.scenario.objective_of_source(context[SOURCE])
    return (objective,) if objective >= 0 else ()


@declare(
    CARDS,
    "objective",
    ref("name", "objective"),
    rule="FZ-E.52",
    words="{name}",
)
def objective_named(_game: State, _context: Context, name: int) -> Figures:
    """An objective of the mission, by its id."""
    return (name,) if name >= 0 else ()


@declare(
    CARDS,
    "discovery",
    ref("name", "discovery"),
    rule="FZ-E.52",
    words="{name}",
)
def discovery_named(game: State, _context: Context, name: int) -> Figures:
    """A discovery of the mission, by its id."""
    return (len(game.objectives) + name,) if name >= 0 else ()


def hand_of(game: State, who: Figures, pile: int) -> Figures:
    """The cards of a hand or a discard pile."""
    piles = game.discards if pile else game.hands
    return tuple(card for hero in who if is_hero(hero) for card in piles[hero])


@declare(
    HAND_CARDS,
    "cardsIn",
    figures("of", "you"),
    choice("pile", "hand", "discard", default="hand"),
    rule="FZ-E.52",
    en="{every card} in {of's [pile=discard:discard-pile|hand].acc}",
    de="{every card} [pile=discard:aus {of's discard-pile.dat}|aus {of's hand.dat}]",
    fr="{every card} de {of's [pile=discard:discard-pile|hand].acc}",
)
def cards_in(game: State, _context: Context, of: Figures, pile: int) -> Figures:
    """Cards in: all action cards of a hand or a discard pile."""
    return hand_of(game, of, pile)


@declare(
    HAND_CARDS,
    "chooseCard",
    figures("of", "you"),
    choice("from", "hand", "discard", default="hand"),
    decider(),
    picks=True,
    rule="FZ-E.45",
    en="{a card} {decider choice} from {of's [from=discard:discard-pile|hand].acc}",
    de="{a card} {decider choice} aus {of's [from=discard:discard-pile|hand].dat}",
    fr="{a card} {decider choice} de {of's [from=discard:discard-pile|hand].acc}",
)
def choose_card(game: State, _context: Context, of: Figures, pile: int) -> Figures:
    """Choose a card: somebody chooses an action card from a hand or a discard pile."""
    return hand_of(game, of, pile)


@declare(
    PLACES,
    "nowhere",
    en="nowhere",
    de="nirgends",
    fr="nulle part",
)
def nowhere(_game: State, _context: Context) -> Places:
    """Nowhere: no location at all."""
    return ()
