"""One walk through the log of a game: who notes down which event."""

from typing import Any

from engine.core.notebook import Handler, Notebook, handlers_by_event, uses
from engine.rulesets.fireteam_zero.codes import FIRST_MONSTER, FIRST_SPECIALIST, NOBODY, OFF_BOARD, SPECIAL_SYMBOL
from engine.rulesets.fireteam_zero.report.names import (
    ACTION,
    CARD,
    COVERED,
    DISCOVERY,
    EVENT,
    FOCUS,
    LOCATION,
    SPECIAL,
    TWIST,
)
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.event_types import (
    ACTIVATION_ROLLED,
    ATTACK_DECLARED,
    ATTACK_HITS,
    DECK_RESHUFFLED,
    DISCOVERY_RESOLVED,
    EVENT_TYPES,
    HERO_MOVED,
    HERO_PLACED,
    KNOCKED_DOWN,
    MONSTER_ACTIVATED,
    MONSTER_KILLED,
    MONSTER_MOVED,
    MONSTER_PLACED,
    OBJECTIVE_ACTION,
    OBJECTIVE_COMPLETED,
    REACTION_PLAYED,
    RECON_DRAWN,
    RESPONSE_PLAYED,
    ROUND_BEGAN,
    SEARCHED,
    TEXT_APPLIED,
    THREAT_ADVANCED,
    THREAT_MOVED_BACK,
    TURN_BEGAN,
    TWIST_DRAWN,
)

KNOCK_DOWNS, KILLS, VISITS = "knockDowns", "kills", "visits"  # what a report counts by place, beside losses

Details = tuple[Any, ...]


class Walk:
    """Where a walk through the log of game `number` stands."""

    def __init__(
        self, notes: Notebook, game: State, number: int, texts: dict[int, tuple[int, int]], at_once: tuple[bool, ...]
    ) -> None:
        scenario = game.scenario
        self.notes = notes
        self.number = number
        self.scenario = scenario
        self.texts = texts
        self.at_once = at_once  # of twists: whether drawing one is using it
        self.places = scenario.board.ids
        self.heroes = [scenario.hero_ids[hero] if hero >= 0 else "" for hero in game.heroes]
        self.kinds = game.kinds
        self.at = list(game.hero_at)
        self.monster_at = [OFF_BOARD] * len(game.kinds)
        self.seen: list[set[int]] = [set() for _ in COVERED]
        self.used: list[set[int]] = [set() for _ in COVERED]
        self.reshuffled: set[int] = set()  # seats whose whole deck was seen
        self.round = 0
        self.threat = 0
        self.doer = NOBODY  # the figure whose attack, card or action is running: what dies now is its kill
        for code, details in game.log or ():
            handler = HANDLERS[code]
            if handler is not None:
                handler(self, details)
        self.end_round()

    def end_round(self) -> None:
        """How high the threat is at the end of a round."""
        self.notes.sums["timeline", "threat", str(self.round)] += self.threat

    def count(self, hero: int, what: str) -> None:
        """A hero did or suffered something."""
        self.notes.sums["heroes", self.heroes[hero], what] += 1


# --- moving ---------------------------------------------------------------------------------------


def place_hero(walk: Walk, details: Details) -> None:
    """A hero is somewhere: moved there, or placed at the beginning."""
    hero, place = details[0], details[-1]
    walk.at[hero] = place
    walk.notes.happened(VISITS, walk.places[place])
    walk.seen[LOCATION].add(place)


def move_monster(walk: Walk, details: Details) -> None:
    """A monster goes from one place to another."""
    walk.monster_at[details[0] - FIRST_MONSTER] = details[2]


def place_monster(walk: Walk, details: Details) -> None:
    """A monster comes onto the board."""
    walk.monster_at[details[0] - FIRST_MONSTER] = details[1]


# --- fighting -------------------------------------------------------------------------------------


def activate_monster(walk: Walk, details: Details) -> None:
    """What dies now dies by this monster."""
    walk.doer = details[0]
    walk.seen[SPECIAL].add(walk.kinds[walk.doer - FIRST_MONSTER])


def roll_activation(walk: Walk, details: Details) -> None:
    """The die may show the special ability."""
    if details[1] == SPECIAL_SYMBOL:
        walk.used[SPECIAL].add(walk.kinds[details[0] - FIRST_MONSTER])


def declare_attack(walk: Walk, details: Details) -> None:
    """With cards it is a hero's."""
    walk.doer = details[0]
    if details[3]:
        walk.used[CARD].update(details[3])
        walk.count(walk.doer, "attacks")


def count_hits(walk: Walk, details: Details) -> None:
    """FZ-A.33: the attack goes on after the reactions to it."""
    walk.doer = details[0]


def plays(what: str) -> Handler:
    """A hero plays one card, as a reaction or a tactical response."""

    def note_card(walk: Walk, details: Details) -> None:
        walk.doer = details[0]
        walk.used[CARD].add(details[1])
        walk.count(walk.doer, what)

    return note_card


def kill_monster(walk: Walk, details: Details) -> None:
    """Where it stood, and by whom."""
    place = walk.monster_at[details[0] - FIRST_MONSTER]
    if place >= 0:
        walk.notes.happened(KILLS, walk.places[place])
        walk.used[LOCATION].add(place)
    if 0 <= walk.doer < FIRST_SPECIALIST:
        walk.count(walk.doer, "kills")


def knock_down(walk: Walk, details: Details) -> None:
    """A hero falls."""
    hero, place = details
    walk.notes.happened(KNOCK_DOWNS, walk.places[place])
    walk.notes.sums["timeline", "knockDowns", str(walk.round)] += 1
    walk.count(hero, "knockDowns")


# --- searching, twists and objectives -------------------------------------------------------------


def search(walk: Walk, details: Details) -> None:
    """The place is used."""
    walk.used[LOCATION].add(details[1])
    walk.count(details[0], "searches")


def draw_recon(walk: Walk, details: Details) -> None:
    """What a recon card kills is nobody's kill."""
    walk.doer = NOBODY
    card, discoveries = details[1], len(walk.scenario.discoveries)
    if card < discoveries:
        walk.seen[DISCOVERY].add(card)
    else:
        walk.seen[EVENT].add(card - discoveries)


def draw_twist(walk: Walk, details: Details) -> None:
    """Some do something merely by being drawn."""
    walk.doer = NOBODY
    (walk.used if walk.at_once[details[0]] else walk.seen)[TWIST].add(details[0])


def apply_text(walk: Walk, details: Details) -> None:
    """What a twist or a focus card says is done."""
    if details[0] in walk.texts:
        what, one = walk.texts[details[0]]
        walk.used[what].add(one)


def complete_objective(walk: Walk, details: Details) -> None:
    """In which round."""
    name = walk.scenario.objective_ids[details[0]]
    walk.notes.sums["objectives", name, "completed"] += 1
    walk.notes.sums["objectives", name, "rounds", str(walk.round)] += 1
    walk.notes.book.note("objectives", name, walk.number)


def take_action(walk: Walk, details: Details) -> None:
    """An action of the mission, or of a focus card."""
    walk.doer = details[0]
    walk.used[ACTION].add(details[1])
    if details[1] in walk.texts:
        walk.used[FOCUS].add(walk.texts[details[1]][1])
    walk.used[LOCATION].add(walk.at[walk.doer])


# --- time -----------------------------------------------------------------------------------------


def begin_round(walk: Walk, details: Details) -> None:
    """The round before is over."""
    if walk.round:
        walk.end_round()
    walk.round, walk.doer = details[0], NOBODY


def begin_turn(walk: Walk, _details: Details) -> None:
    """Nobody has done anything yet."""
    walk.doer = NOBODY


def move_threat(walk: Walk, details: Details) -> None:
    """Forward or back."""
    walk.threat = details[0]


def reshuffle(walk: Walk, details: Details) -> None:
    """A deck was shuffled anew: all of it has been seen."""
    walk.reshuffled.add(details[0])


HANDLERS = handlers_by_event(
    len(EVENT_TYPES),
    {
        HERO_PLACED: place_hero,
        HERO_MOVED: place_hero,
        MONSTER_PLACED: place_monster,
        MONSTER_MOVED: move_monster,
        MONSTER_ACTIVATED: activate_monster,
        ACTIVATION_ROLLED: roll_activation,
        ATTACK_DECLARED: declare_attack,
        ATTACK_HITS: count_hits,
        REACTION_PLAYED: plays("reactions"),
        RESPONSE_PLAYED: plays("responses"),
        MONSTER_KILLED: kill_monster,
        KNOCKED_DOWN: knock_down,
        SEARCHED: search,
        RECON_DRAWN: draw_recon,
        DISCOVERY_RESOLVED: uses(DISCOVERY, 0),
        TWIST_DRAWN: draw_twist,
        TEXT_APPLIED: apply_text,
        OBJECTIVE_COMPLETED: complete_objective,
        OBJECTIVE_ACTION: take_action,
        ROUND_BEGAN: begin_round,
        TURN_BEGAN: begin_turn,
        THREAT_ADVANCED: move_threat,
        THREAT_MOVED_BACK: move_threat,
        DECK_RESHUFFLED: reshuffle,
    },
)
