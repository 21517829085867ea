"""Chapter 20: the ultimatum."""

from engine.rulesets.countdown.codes import (
    BOMB,
    BY_ULTIMATUM,
    ESCAPED,
    HOSTAGE,
    LOSS_POINTS,
    ON_ULTIMATUM,
    SCORING,
    TOP_TERRORIST,
)
from engine.rulesets.countdown.rules.ch13_losses import kill_person
from engine.rulesets.countdown.rules.ch17_bombs import explode_bomb
from engine.rulesets.countdown.rules.ch23_scoring import change_score
from engine.rulesets.countdown.rules.force import announce
from engine.rulesets.countdown.rules.told_cards import tell_zone
from engine.rulesets.countdown.rules.zones import remove_card, reveal
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.event_types import TOP_TERRORIST_ESCAPED, ULTIMATUM


def trigger_ultimatum(game: State) -> None:
    """CD-20.02, CD-90.44: once in a mission; bombs, then top terrorists, then hostages."""
    if game.is_over_time:
        return
    game.is_over_time = True
    game.is_late = game.phase != SCORING
    game.is_sweeping = True
    game.note(ULTIMATUM)
    game.do_next(
        (reveal_objectives,),
        (explode_bombs,),
        (let_top_terrorists_escape,),
        (execute_hostages,),
        (end_ultimatum,),
    )
    announce(game, ON_ULTIMATUM)


def reveal_objectives(game: State) -> None:
    """CD-20.03, CD-90.44: all cards of objective zones are turned up; nothing goes off but what is named below."""
    for zone in game.board.objective_zones:
        if game.draws is not None:
            tell_zone(game, zone)
        for card in game.stacks[zone][::-1]:
            if not game.is_face_up(card):
                reveal(game, zone, card, BY_ULTIMATUM)


def objectives_left(game: State, kind: int) -> list[tuple[int, int]]:
    """The cards of a kind that lie in zones, as (zone, card)."""
    kinds = game.scenario.kind
    return [(zone, card) for zone, stack in enumerate(game.stacks) for card in stack if kinds[card] == kind]


def explode_bombs(game: State) -> None:
    """CD-20.05, CD-20.06: every bomb explodes, and what it does in its zone counts in addition."""
    game.do_next(*[(explode_bomb, zone, card) for zone, card in objectives_left(game, BOMB)])


def let_top_terrorists_escape(game: State) -> None:
    """CD-20.07: each costs his escape points."""
    for zone, card in objectives_left(game, TOP_TERRORIST):
        if game.result:  # CD-22.04: the score of the one before has ended the mission
            return
        let_escape(game, zone, card)


def let_escape(game: State, zone: int, card: int) -> None:
    """A top terrorist gets away."""
    game.note(TOP_TERRORIST_ESCAPED, card, zone)
    remove_card(game, zone, card, ESCAPED)
    change_score(game, LOSS_POINTS, game.scenario.fail[card])


def execute_hostages(game: State) -> None:
    """CD-20.08: hostages without an op; CD-20.09: one in care is in no stack and lives."""
    for _zone, card in objectives_left(game, HOSTAGE):
        if game.result:
            return
        kill_person(game, card)


def end_ultimatum(game: State) -> None:
    """CD-90.27: what the ultimatum has emptied can be passed, but was not secured by the team."""
    game.is_sweeping = False
