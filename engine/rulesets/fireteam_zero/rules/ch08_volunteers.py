"""Chapter 8, third part: taking one for the team."""

from typing import Any

from engine.core.decisions import DECLINE, GROUP
from engine.rulesets.fireteam_zero.codes import FIRST_SPECIALIST, LYING, WHEN_TARGETED
from engine.rulesets.fireteam_zero.rules.force import announce_last
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.decision_kinds import CHOOSE_VOLUNTEER, VOLUNTEER
from engine.rulesets.fireteam_zero.words.event_types import VOLUNTEERED
from engine.rulesets.fireteam_zero.words.option_verbs import TAKE_HIT


def choose_target(game: State, number: int) -> None:
    """FZ-E.08: a hero becomes the target of an attack."""
    attack = game.attacks[number]
    if attack.target < FIRST_SPECIALIST and game.watched[WHEN_TARGETED]:
        announce_last(game, WHEN_TARGETED, attack.target, attack.attacker, game.place_of(attack.target))


def open_volunteer_window(game: State, _number: int) -> None:
    """FZ-8.33, FZ-8.34, FZ-A.68: before the roll, another active hero there may become the target."""
    ask_volunteers(game, 0, ())


def ask_volunteers(game: State, asked: int, willing: tuple[int, ...]) -> None:
    """FZ-D.31: every other active hero at the target's location is asked, in turn order."""
    attack = game.attacks[-1]
    if attack.target >= FIRST_SPECIALIST:  # an effect has turned it aside
        return
    place = game.standing_at[attack.target]
    if place == LYING or game.standing_at.count(place) < 2:
        return
    seats = game.turn_order()
    for number in range(asked, len(seats)):
        seat = seats[number]
        if seat not in (attack.target, attack.attacker) and game.standing_at[seat] == place:
            game.ask(seat, VOLUNTEER, [(TAKE_HIT, seat), (DECLINE,)], (answer_volunteer, number + 1, willing))
            return
    if willing:  # FZ-D.32: the group chooses among several
        game.ask(GROUP, CHOOSE_VOLUNTEER, [(TAKE_HIT, seat) for seat in willing], (redirect,))


def answer_volunteer(game: State, option: tuple[Any, ...], asked: int, willing: tuple[int, ...]) -> None:
    """Note who is willing and ask the next."""
    if option[0] == TAKE_HIT:
        willing = (*willing, option[1])
    ask_volunteers(game, asked, willing)


def redirect(game: State, option: tuple[Any, ...]) -> None:
    """FZ-8.33: the volunteer becomes the new target."""
    attack = game.attacks[-1]
    attack.target = option[1]
    game.note(VOLUNTEERED, option[1], attack.attacker)
    choose_target(game, len(game.attacks) - 1)
