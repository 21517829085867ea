"""One walk through the log of a mission: who notes down which event."""

from typing import Any

from engine.core.notebook import Handler, Notebook, handlers_by_event, uses
from engine.rulesets.countdown.codes import (
    CARD_KINDS,
    DEFUSE,
    FIRST_CARD,
    GRENADE,
    HEAL,
    INTEL,
    NOBODY,
    SNIPER_RIFLE,
    STEALTH,
)
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.event_types import (
    BAZOOKA_ROLLED,
    BOMB_DEFUSED,
    BOMB_EXPLODED,
    BOMB_WORKED_ON,
    BULLET_PLAYED,
    CARD_REVEALED,
    CARRIED_TRAP_EXPLODED,
    CIVILIAN_KILLED,
    DECOY_DISCARDED,
    ENEMY_ELIMINATED,
    ENEMY_FIRED,
    EVENT_TYPES,
    FIREFIGHT_BEGAN,
    GRENADE_THROWN,
    HOSTAGE_KILLED,
    HOSTAGE_RESCUED,
    HOSTAGE_TAKEN,
    INTEL_USED,
    ONE_SHOT_ESCAPED,
    OP_DIED,
    OP_HEALED,
    OP_JOINED,
    OP_MOVED,
    OP_PEPPED_UP,
    OP_RESCUED,
    PEOPLE_FIRED_AT,
    REINFORCEMENT_CAME,
    ROUND_BEGAN,
    SHOT_HIT,
    SHOT_ROLLED,
    STEALTH_USED,
    SUPPORT_DRAWN,
    SUPPORT_PLAYED,
    SUPPORT_PLAYED_FOR,
    SUPPORT_PLAYED_IN,
    TARGET_NAMED,
    TEXT_APPLIED,
    THREAT_JOINED,
    THREATS_PASSED_OVER,
    TOP_TERRORIST_ESCAPED,
    TRAP_DEFUSED,
    TRAP_EXPLODED,
    ZONE_SECURED,
)

LOSSES, ELIMINATIONS, VISITS = "losses", "eliminations", "visits"  # what a report counts by zone, beside lost missions
CARD, SUPPORT, BULLET, ZONE = range(4)  # what can be seen and used
SUPPORT_EVENTS = (SUPPORT_PLAYED, SUPPORT_PLAYED_FOR, SUPPORT_PLAYED_IN)
NOWHERE = -1

Details = tuple[Any, ...]


class Walk:
    """Where a walk through the log of game `number` stands; `goals` are the cards that the mission is about."""

    def __init__(
        self, notes: Notebook, game: State, number: int, goals: frozenset[int], places: tuple[str, ...]
    ) -> None:
        scenario = game.scenario
        self.notes = notes
        self.number = number
        self.scenario = scenario
        self.goals = goals
        self.places = places  # names of the zones
        self.ops = [scenario.op_ids[card] for card in game.ops]
        self.abilities = [scenario.op_ability[card] for card in game.ops]
        self.at = [NOWHERE] * len(self.ops)
        self.lies: dict[int, int] = {}  # the zone of each open card
        self.hit_by: dict[int, int] = {}  # the op who hit an enemy first
        self.thrower = NOBODY  # of the grenade that is running through a zone
        self.round = 0
        self.loss_at = NOWHERE  # the zone of the last loss
        self.before = NOBODY  # the type of the event noted down before
        bullets = set(range(len(scenario.bullet_value)))  # CD-3.17: they lie open
        self.seen: list[set[int]] = [set(), set(), bullets, set()]
        self.used: list[set[int]] = [set(), set(), set(), set()]
        for code, details in game.log or ():
            handler = HANDLERS[code]
            if handler is not None:
                handler(self, details)
                self.before = code

    def count(self, op: int, what: str) -> None:
        """An op did or suffered something."""
        self.notes.sums["ops", self.ops[op], what] += 1

    def use_ability(self, op: int, ability: int) -> None:
        """An op does by its own ability what cards can let others do, too."""
        if op >= 0 and self.abilities[op] == ability and self.before not in SUPPORT_EVENTS:
            self.count(op, "abilities")

    def lose(self, zone: int) -> None:
        """Somebody of ours dies."""
        self.loss_at = zone
        self.notes.happened(LOSSES, self.places[zone])
        self.notes.sums["timeline", "losses", str(self.round)] += 1

    def complete(self, card: int) -> None:
        """A bomb defused, a hostage brought out, a top terrorist eliminated."""
        if card in self.goals:
            for section, name in (
                ("objectives", self.scenario.card_ids[card]),
                ("objectiveKinds", CARD_KINDS[self.scenario.kind[card]]),
            ):
                self.notes.sums[section, name, "completed"] += 1
                self.notes.sums[section, name, "rounds", str(self.round)] += 1
                self.notes.book.note(section, name, self.number)


# --- cards ----------------------------------------------------------------------------------------


def show_card(walk: Walk, details: Details) -> None:
    """A card lies open in a zone."""
    card, zone = details[:2]
    walk.seen[CARD].add(card)
    walk.lies[card] = zone


def reinforce(walk: Walk, details: Details) -> None:
    """The one who called for it has done what it is there for."""
    walk.used[CARD].add(details[2])
    show_card(walk, details)


def pass_over(walk: Walk, details: Details) -> None:
    """Cards that were drawn for nothing."""
    walk.seen[CARD].update(details[0])


def lose_person(walk: Walk, details: Details) -> None:
    """A hostage or a civilian dies."""
    walk.used[CARD].add(details[0])
    walk.lose(details[1])


def complete(walk: Walk, details: Details) -> None:
    """A bomb is defused, a hostage is out."""
    walk.used[CARD].add(details[1])
    walk.complete(details[1])


def defuse_trap(walk: Walk, details: Details) -> None:
    """A trap is harmless."""
    op, card = details
    walk.used[CARD].add(card)
    walk.use_ability(op, DEFUSE)


def work_on_bomb(walk: Walk, details: Details) -> None:
    """Energy is laid on it."""
    walk.used[CARD].add(details[1])
    walk.use_ability(details[0], DEFUSE)


# --- ops ------------------------------------------------------------------------------------------


def place_op(walk: Walk, details: Details) -> None:
    """An op is somewhere: moved there, or placed at the beginning."""
    op, zone = details
    walk.at[op] = zone
    walk.notes.happened(VISITS, walk.places[zone])
    walk.seen[ZONE].add(zone)


def by_ability(ability: int) -> Handler:
    """What an op does by its special ability."""

    def note_ability(walk: Walk, details: Details) -> None:
        walk.use_ability(details[0], ability)

    return note_ability


def throw_grenade(walk: Walk, details: Details) -> None:
    """What dies now dies by it."""
    walk.use_ability(details[0], GRENADE)
    walk.thrower = details[0]


def lose_op(walk: Walk, details: Details) -> None:
    """An op dies."""
    op, zone = details
    walk.lose(zone)
    walk.count(op, "deaths")


# --- shots ----------------------------------------------------------------------------------------


def name_target(walk: Walk, details: Details) -> None:
    """From afar it is the sniper's ability; CD-28.10: all targets of one attack are named at once."""
    walk.thrower = NOBODY
    op, card = details
    is_first = walk.before != TARGET_NAMED
    is_afar = walk.at[op] >= 0 and walk.lies.get(card, walk.at[op]) != walk.at[op]
    if is_first and is_afar and walk.abilities[op] == SNIPER_RIFLE:
        walk.count(op, "abilities")


def roll_shot(walk: Walk, details: Details) -> None:
    """An op fires."""
    walk.count(details[0], "shots")


def hit(walk: Walk, details: Details) -> None:
    """Who hits first gets the elimination."""
    op, card = details
    walk.count(op, "hits")
    walk.hit_by.setdefault(card, op)


def eliminate(walk: Walk, details: Details) -> None:
    """By whom and where."""
    card, zone = details
    walk.complete(card)
    walk.notes.happened(ELIMINATIONS, walk.places[zone])
    walk.notes.sums["timeline", "eliminations", str(walk.round)] += 1
    slayer = walk.hit_by.get(card, walk.thrower)
    if slayer >= 0:
        walk.count(slayer, "eliminations")
    if card in walk.goals:
        walk.used[CARD].add(card)


# --- the team -------------------------------------------------------------------------------------


def draw_support(walk: Walk, details: Details) -> None:
    """Support cards at hand."""
    walk.seen[SUPPORT].update(details[0])


def play_support(walk: Walk, details: Details) -> None:
    """What it kills is nobody's elimination."""
    walk.thrower = NOBODY
    walk.used[SUPPORT].add(details[0])


def apply_text(walk: Walk, details: Details) -> None:
    """What is written on a card, or an op's ability in the effect language."""
    bearer = details[1]
    if bearer >= FIRST_CARD:
        walk.used[CARD].add(bearer - FIRST_CARD)
    elif bearer >= 0:
        walk.count(bearer, "abilities")


def begin_round(walk: Walk, details: Details) -> None:
    """With so much time left."""
    walk.round, walk.thrower = details[0], NOBODY
    walk.notes.sums["timeline", "timeLeft", str(walk.round)] += details[1]


HANDLERS = handlers_by_event(
    len(EVENT_TYPES),
    {
        **dict.fromkeys(
            (
                ENEMY_FIRED,
                PEOPLE_FIRED_AT,
                BAZOOKA_ROLLED,
                ONE_SHOT_ESCAPED,
                TOP_TERRORIST_ESCAPED,
                TRAP_EXPLODED,
                CARRIED_TRAP_EXPLODED,
                BOMB_EXPLODED,
                DECOY_DISCARDED,
            ),
            uses(CARD, 0),
        ),
        CARD_REVEALED: show_card,
        THREAT_JOINED: show_card,
        REINFORCEMENT_CAME: reinforce,
        THREATS_PASSED_OVER: pass_over,
        HOSTAGE_TAKEN: uses(CARD, 1),
        HOSTAGE_RESCUED: complete,
        BOMB_DEFUSED: complete,
        HOSTAGE_KILLED: lose_person,
        CIVILIAN_KILLED: lose_person,
        TRAP_DEFUSED: defuse_trap,
        BOMB_WORKED_ON: work_on_bomb,
        OP_MOVED: place_op,
        OP_JOINED: place_op,
        STEALTH_USED: by_ability(STEALTH),
        INTEL_USED: by_ability(INTEL),
        OP_HEALED: by_ability(HEAL),
        OP_PEPPED_UP: by_ability(HEAL),
        OP_RESCUED: by_ability(HEAL),
        GRENADE_THROWN: throw_grenade,
        OP_DIED: lose_op,
        ZONE_SECURED: uses(ZONE, 0),
        FIREFIGHT_BEGAN: uses(ZONE, 0),
        TARGET_NAMED: name_target,
        SHOT_ROLLED: roll_shot,
        SHOT_HIT: hit,
        ENEMY_ELIMINATED: eliminate,
        BULLET_PLAYED: uses(BULLET, 1),
        SUPPORT_DRAWN: draw_support,
        SUPPORT_PLAYED: play_support,
        SUPPORT_PLAYED_FOR: play_support,
        SUPPORT_PLAYED_IN: play_support,
        TEXT_APPLIED: apply_text,
        ROUND_BEGAN: begin_round,
    },
)
