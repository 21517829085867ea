"""Filing all that is in force: abilities by the moment they wait for, changes by the quantity they change.

A card comes or goes a few times a game, and little changes with it. So what a source puts into force is worked out
once, and so is who listens at a moment.
"""

from engine.core.effects.program import Ability, Do
from engine.core.scenario import remember
from engine.rulesets.fireteam_zero.codes import FIRST_SPECIALIST, MOMENTS, NOBODY, OPEN, QUANTITIES
from engine.rulesets.fireteam_zero.rules.changes import details_of
from engine.rulesets.fireteam_zero.rules.in_force import Change, Listener
from engine.rulesets.fireteam_zero.rules.slots import SLOTS, slots_heard
from engine.rulesets.fireteam_zero.scenario import Scenario
from engine.rulesets.fireteam_zero.state import State

MOST_AUDIENCES = 8192  # remembered at a time
ALWAYS = 0  # the moment of what changes a quantity as long as it is in force (FZ-E.01)


class Filed:
    """All that is in force."""

    __slots__ = ("heard", "listeners", "modifiers", "watched")

    def __init__(self) -> None:
        self.listeners: tuple[tuple[Listener, ...], ...] = ()  # by moment
        self.heard: tuple[tuple[tuple[Listener, ...], ...], ...] = ()  # by moment and slot
        self.watched: tuple[tuple[bool, ...], ...] = ()  # by moment: in which slots anything at all may happen
        self.modifiers: tuple[tuple[Change, ...], ...] = ()  # by quantity


class Text:
    """What a card, a trait or the mission's rules put into force."""

    __slots__ = ("changes", "listeners")

    def __init__(self) -> None:
        self.listeners: list[tuple[int, Listener]] = []  # with the moment they wait for
        self.changes: list[Change] = []


class Audience:
    """Who listens at a moment."""

    __slots__ = ("by_slot", "watched")

    def __init__(self, by_slot: tuple[tuple[Listener, ...], ...], watched: tuple[bool, ...]) -> None:
        self.by_slot = by_slot
        self.watched = watched  # nothing if there is no listener and no card for this moment


def file_all(game: State) -> Filed:
    """Sort every ability in force by moment, and every continuous change by quantity; the strongest text last."""
    waiting: dict[int, list[Listener]] = {}
    changes: dict[int, list[Change]] = {}
    for text in _texts(game):
        for moment, listener in text.listeners:
            waiting.setdefault(moment, []).append(listener)
        for change in text.changes:
            changes.setdefault(change.quantity, []).append(change)
    audiences = _nobody_listens(game.scenario)
    listeners: list[tuple[Listener, ...]] = [()] * MOMENTS
    for moment, found in waiting.items():
        listeners[moment] = tuple(found)
        audiences[moment] = _audience(game.scenario, moment, listeners[moment])
    modifiers: list[tuple[Change, ...]] = [()] * QUANTITIES
    for quantity, those in changes.items():
        modifiers[quantity] = tuple(those)
    filed = Filed()
    filed.listeners = tuple(listeners)
    filed.heard = tuple([audience.by_slot for audience in audiences])
    filed.watched = tuple([audience.watched for audience in audiences])
    filed.modifiers = tuple(modifiers)
    return filed


def _nobody_listens(scenario: Scenario) -> list[Audience]:
    """What is filed for each moment when no ability waits for it: cards may."""
    memo = scenario.memo
    if not memo.unheard:
        memo.unheard = [_audience(scenario, moment, ()) for moment in range(MOMENTS)]
    return memo.unheard.copy()


def _audience(scenario: Scenario, moment: int, listeners: tuple[Listener, ...]) -> Audience:
    """In which slots these listen."""
    key = (moment, listeners)
    remembered = scenario.memo.audiences
    found: Audience | None = remembered.get(key)
    if found is None:
        slots: list[list[Listener]] = [[] for _ in range(SLOTS)]
        for one in listeners:
            for slot in slots_heard(scenario.ability_slots[one.ability.index], one.bearer, one.kind):
                slots[slot].append(one)
        by_cards = scenario.awaited_by_cards[moment]
        watched = tuple([bool(heard or by_cards >> slot & 1) for slot, heard in enumerate(slots)])
        heard_by = Audience(tuple([tuple(heard) for heard in slots]), watched if any(watched) else ())
        found = remember(remembered, key, heard_by, MOST_AUDIENCES)
    return found


def _texts(game: State) -> list[Text]:
    """Everything in force, the strongest text last (FZ-A.58)."""
    scenario = game.scenario
    found: list[Text] = []
    for seat, hero in enumerate(game.heroes):
        _add(found, scenario, scenario.hero_abilities[hero], seat, seat)
    for number, abilities in enumerate(scenario.specialist_abilities):
        _add(found, scenario, abilities, FIRST_SPECIALIST + number)
    for kind, abilities in enumerate(scenario.trait_abilities):
        _add(found, scenario, abilities, kind=kind)
    _add(found, scenario, scenario.mission_rules)
    for objective, state in enumerate(game.objectives):
        if state == OPEN:
            _add(found, scenario, scenario.objective_abilities[objective])
    for twist in game.twists:
        _add(found, scenario, scenario.twist_abilities[twist])
    _add(found, scenario, scenario.token_texts)
    for seat, cards in enumerate(game.focus):
        for card in cards:
            _add(found, scenario, scenario.focus_abilities[card], seat, seat)
    for card, searcher in game.recon_open:
        _add(found, scenario, scenario.discovery_abilities[card], searcher)
    for card, searcher in game.open_events:
        you = searcher if scenario.event_is_attached[card] else NOBODY
        _add(found, scenario, scenario.event_abilities[card], searcher, you)
    return found


def _add(
    found: list[Text],
    scenario: Scenario,
    abilities: tuple[Ability, ...],
    bearer: int = NOBODY,
    you: int = NOBODY,
    kind: int = -1,
) -> None:
    """Add what the abilities of one source put into force; `kind` is the monster kind of a trait."""
    if not abilities:
        return
    key = (abilities[0].index, bearer, you)
    text: Text | None = scenario.memo.texts.get(key)
    if text is None:
        text = scenario.memo.texts[key] = _text(abilities, bearer, you, kind)
    found.append(text)


def _text(abilities: tuple[Ability, ...], bearer: int, you: int, kind: int) -> Text:
    text = Text()
    for ability in abilities:
        moment: int = ability.moment
        if moment != ALWAYS:
            text.listeners.append((moment, Listener(ability, bearer, you, kind)))
            continue
        for step in ability.program.steps:
            assert isinstance(step, Do)  # the compiler lets nobody choose in what holds always
            quantity = step.operation.modifies
            assert quantity is not None  # nor do what happens once
            change = Change(quantity, details_of(quantity, step.args), ability.source, bearer, you, kind)
            change.condition = ability.condition
            text.changes.append(change)
    return text
