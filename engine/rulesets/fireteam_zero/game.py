"""A game of Fireteam Zero: the state with the rules behind it."""

from typing import Any, Self

from engine.core.decisions import GROUP
from engine.core.effects.abilities import Ready
from engine.core.effects.program import (
    BEARER,
    BOUND,
    BOUND_DECIDER,
    FIGURE,
    OTHER,
    SOURCE,
    YOU,
    Context,
    Occasion,
)
from engine.core.game import RESULTS
from engine.rulesets.fireteam_zero.codes import FIRST_SPECIALIST, OPEN, TERRAIN_CHANGE
from engine.rulesets.fireteam_zero.rules import ch11_cards
from engine.rulesets.fireteam_zero.rules.ch10_ending import end_check
from engine.rulesets.fireteam_zero.rules.force import (
    PER_HERO,
    PER_ROUND,
    PER_TURN,
    bearers_of_trait,
    opening_of,
    waiting,
)
from engine.rulesets.fireteam_zero.rules.slots import slot_of
from engine.rulesets.fireteam_zero.scenes.hidden_cards import redraw
from engine.rulesets.fireteam_zero.scenes.terminal import table_of
from engine.rulesets.fireteam_zero.scenes.view import view_of
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.decision_kinds import DECISION_KINDS
from engine.rulesets.fireteam_zero.words.event_types import EVENT_TYPES, GAME_ENDED, TEXT_APPLIED
from engine.rulesets.fireteam_zero.words.naming import NAMING
from engine.rulesets.fireteam_zero.words.option_verbs import VERBS

_REASONS = {
    "victory": "FZ-10.01",
    "knock-down": "FZ-10.04",
    "mission": "FZ-F.03",
    "effect": "FZ-E.99",
    "conceded": "FZ-D.45",
    "budget": "",
}


class FireteamZero(State):
    """Fireteam Zero, ready to be played."""

    __slots__ = ()

    naming = NAMING
    decision_kinds = DECISION_KINDS
    verbs = VERBS
    event_types = EVENT_TYPES

    def after_change(self) -> None:
        """FZ-S.10: has the mission been lost or won? Not before set-up is done."""
        if OPEN in self.objectives and not (
            self.scenario.watches_board or self.recon_open or self.lasting or self.modifiers[TERRAIN_CHANGE]
        ):
            return  # an objective is open, and nothing else can have come true
        if self.round and not self.result:
            end_check(self)

    def opening_of(self, thing: int) -> Any:
        """FZ-5.31: the effect that opens a thing to attacks."""
        return opening_of(self, thing)

    def open_window(self, occasion: Occasion, slot: int, seats: tuple[int, ...]) -> None:
        """FZ-11.05: let players react to an event, one after another."""
        ch11_cards.open_window(self, occasion, slot, seats)

    def waiting_for(self, occasion: Occasion) -> list[Ready]:
        """What is in force and waits for a moment, and how it is read."""
        moment, figure, other, place, amount = occasion
        found = []
        for one in waiting(self, moment, slot_of(occasion)):
            ability = one.ability
            for bearer in (one.bearer,) if one.kind < 0 else bearers_of_trait(self, one, occasion):
                found.append((ability, (ability.source, bearer, one.you, figure, other, place, amount)))
        return found

    def stamp(self, unit: int) -> int:
        """Which turn, round or mission it is; where no turn is under way, the phase stands for it (FZ-E.103)."""
        if unit == PER_TURN:
            turn = self.active_seat if self.active_seat >= 0 else FIRST_SPECIALIST + self.phase
            return self.round * 32 + turn
        return self.round if unit == PER_ROUND else 0

    def user_of(self, unit: int, context: Context) -> int:
        """FZ-E.107: uses are counted for the bearer, or for the hero who uses it."""
        user: int = context[BEARER]
        if unit == PER_HERO:
            user = context[YOU] if context[YOU] >= 0 else context[FIGURE]
        return user

    def note_text(self, context: Context) -> None:
        """What a card, a trait or a rule of the mission says is done."""
        self.note(TEXT_APPLIED, context[SOURCE])

    def seat_of_decider(self, decider: int, context: Context) -> int:
        """Who decides: 'you', the group, the bearer's player, the hero in turn, or the other hero of the event."""
        if decider >= BOUND_DECIDER:
            chosen = context[BOUND + decider - BOUND_DECIDER]
            seat = chosen[0] if chosen else GROUP
        else:
            seat = (context[YOU], GROUP, context[BEARER], context[FIGURE], context[OTHER])[decider]
        return seat if 0 <= seat < len(self.hero_at) else GROUP

    def end(self, result: int, reason: tuple[Any, ...]) -> None:
        """FZ-10.06: victory and defeat end the game in mid-phase."""
        super().end(result, reason)
        self.note(GAME_ENDED, result)

    @property
    def outcome(self) -> dict[str, Any] | None:
        """The result, why, by which rule, and how far the team had come."""
        if not self.is_over:
            return None
        reason = str(self.outcome_reason[0])
        rule = "FZ-10.02" if reason == "victory" and self.scenario.exit_point < 0 else _REASONS[reason]
        found: dict[str, Any] = {"result": RESULTS[self.result], "reason": reason, "rule": rule, "round": self.round}
        if reason == "knock-down":
            found["hero"] = self.name("seat", self.outcome_reason[1])
            found["location"] = self.name("location", self.outcome_reason[2])
        elif reason == "effect":
            found["effect"] = self.name("source", self.outcome_reason[1])
        elif reason == "mission":
            found["condition"] = self.outcome_reason[1]
        return found

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see; with None, what the heroes know together."""
        return view_of(self, seat)

    def table(self, lang: str = "en") -> list[str]:
        """What lies on the table, in lines for a terminal."""
        return table_of(self, lang)

    def redraw(self, before: Self, seat: int | None) -> None:
        """Other decks and, for one seat, other hands in the others' hands."""
        redraw(before, self, seat)
