"""Where it happens: zones (section 9.2)."""

from engine.core.effects.program import PLACE, Context, Lazy
from engine.core.effects.table import PLACES, choice, decider, figures, where
from engine.rulesets.countdown.rules.force import zone_of
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.vocabulary.base import Figures, Places, declare, kept

RELATIONS = ("any", "own", "adjacent")
_ANY, _OWN = 0, 1


def zones_of(game: State, figures_: Figures) -> Places:
    """The zones of some figures, each once."""
    found = [zone_of(game, figure) for figure in figures_]
    return tuple(dict.fromkeys([zone for zone in found if zone >= 0]))


def related(game: State, relation: int, of: Figures) -> Places:
    """Every zone, the zones of some figures, or those next to them (CD-9.04)."""
    if relation == _ANY:
        return tuple(range(len(game.stacks)))
    own = zones_of(game, of)
    if relation == _OWN:
        return own
    return tuple(sorted({zone for one in own for zone in game.board.adjacent[one]}))


@declare(
    PLACES,
    "zone",
    choice("relation", *RELATIONS, default="any"),
    figures("of", "self"),
    where(),
    decider(),
    picks=True,
    rule="CD-35.09",
    en="{a zone} {decider choice}[relation=own: that holds {of.acc}][relation=adjacent: next to {of.acc}]{where}",
    de="{a zone} {decider choice}[relation=own: von {of.dat}][relation=adjacent: neben {of.dat}]{where}",
    fr="{a zone} {decider choice}[relation=own: de {of.dat}][relation=adjacent: à côté de {of.dat}]{where}",
)
def one_zone(game: State, context: Context, relation: int, of: Figures, condition: Lazy | None) -> Places:
    """A zone: somebody chooses one zone, of the whole board or next to a figure."""
    return kept(game, context, related(game, relation, of), condition)


@declare(
    PLACES,
    "zones",
    choice("relation", *RELATIONS, default="any"),
    figures("of", "self"),
    where(),
    rule="CD-50",
    en="{all zone}[relation=own: that holds {of.acc}][relation=adjacent: next to {of.acc}]{where}",
    de="{all zone}[relation=own: von {of.dat}][relation=adjacent: neben {of.dat}]{where}",
    fr="{all zone}[relation=own: de {of.dat}][relation=adjacent: à côté de {of.dat}]{where}",
)
def all_zones(game: State, context: Context, relation: int, of: Figures, condition: Lazy | None) -> Places:
    """Zones: every zone, of the whole board or next to a figure."""
    return kept(game, context, related(game, relation, of), condition)


@declare(
    PLACES,
    "zoneOf",
    figures("of", "self"),
    rule="CD-50",
    words="{of's zone}",
)
def own_zone(game: State, _context: Context, of: Figures) -> Places:
    """The zone of: where figures are."""
    return zones_of(game, of)


@declare(
    PLACES,
    "thatZone",
    rule="CD-50",
    words="{that zone}",
)
def that_zone(_game: State, context: Context) -> Places:
    """That zone: where the event happens."""
    return (context[PLACE],) if context[PLACE] >= 0 else ()
