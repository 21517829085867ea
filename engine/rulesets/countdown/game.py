"""A game of Countdown: the state with the rules behind it."""

from collections.abc import Sequence
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
from engine.core.errors import IllegalChoice
from engine.core.game import CONCEDE, LOST, RESULTS, WON, OptionTuple, Step
from engine.core.game_words import NOTHING_TO_CONCEDE
from engine.rulesets.countdown.codes import CONCEDED, OP_POINTS, REASONS, SCORE_PARTS
from engine.rulesets.countdown.records.words import IN_THE_SHOWDOWN
from engine.rulesets.countdown.rules.ch23_scoring import move_marker, points_for_ops_outside, secured_zones
from engine.rulesets.countdown.rules.ch32_traitors import hold_showdown, is_showdown_due
from engine.rulesets.countdown.rules.force import PER_ROUND, waiting_for
from engine.rulesets.countdown.rules.seats import hold_vote
from engine.rulesets.countdown.scenes.hidden import redraw
from engine.rulesets.countdown.scenes.terminal import table_of
from engine.rulesets.countdown.scenes.view import view_of
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.decision_kinds import DECISION_KINDS
from engine.rulesets.countdown.words.event_types import EVENT_TYPES, MISSION_ENDED, TEXT_APPLIED
from engine.rulesets.countdown.words.naming import NAMING, ROLES
from engine.rulesets.countdown.words.option_verbs import VERBS


class Countdown(State):
    """Countdown: Special Ops, ready to be played."""

    __slots__ = ()

    naming = NAMING
    decision_kinds = DECISION_KINDS
    verbs = VERBS
    event_types = EVENT_TYPES

    # --- the loop ---------------------------------------------------------------------------------

    def answer(self, index: int) -> None:
        """Take an option; in traitor mode the end of the mission is not the end of the game (CD-32.09)."""
        super().answer(index)
        if self.result and is_showdown_due(self):
            hold_showdown(self)

    def begin_play(self) -> None:
        """The same before the first decision: a mission may end before anybody has decided anything."""
        super().begin_play()
        if self.result and is_showdown_due(self):
            hold_showdown(self)

    def ask(self, seat: int, kind: int, options: Sequence[OptionTuple], then: Step) -> None:
        """Ask, unless the step that asks has just ended the mission (CD-37.08); with a traitor about, by a vote."""
        if self.result:
            return
        if seat == GROUP and self.roles and len(options) > 1:
            hold_vote(self, kind, options, then)
        else:
            super().ask(seat, kind, options, then)

    def end(self, result: int, reason: tuple[Any, ...]) -> None:
        """CD-22: the mission ends, wherever the round stands."""
        super().end(result, reason)
        if not self.mission_end:
            self.note(MISSION_ENDED, result, reason[0], self.score)

    def concede(self) -> None:
        """CD-22.05, CD-70.45: the team gives up, which it may at any time of the mission."""
        if self.is_over:
            raise IllegalChoice(NOTHING_TO_CONCEDE(), ())
        if self.mission_end:  # CD-32.09
            raise IllegalChoice(IN_THE_SHOWDOWN(), ())
        self.history = (self.history, CONCEDE)
        if points := points_for_ops_outside(self):  # CD-90.49: that counts for the recorded score only
            move_marker(self, OP_POINTS, points)
        self.end(LOST, (CONCEDED,))

    def after_change(self) -> None:
        """CD-37.08: scores and deaths end the mission where they happen, so there is nothing to look for."""

    def seat_of_decider(self, decider: int, context: Context) -> int:
        """Who decides in an effect: the owner of an op that it speaks of, or the group."""
        if decider >= BOUND_DECIDER:
            chosen = context[BOUND + decider - BOUND_DECIDER]
            op = chosen[0] if chosen else GROUP
        else:
            op = (context[YOU], GROUP, context[BEARER], context[FIGURE], context[OTHER])[decider]
        return self.owners[op] if 0 <= op < len(self.owners) else GROUP

    # --- abilities --------------------------------------------------------------------------------

    def waiting_for(self, occasion: Occasion) -> list[Ready]:
        """Section 9.3: what ops, open cards and who the moment is about have for it."""
        return waiting_for(self, occasion)

    def stamp(self, unit: int) -> int:
        """Which round it is; a game is one mission, and in one campaign."""
        return self.round if unit == PER_ROUND else 0

    def note_text(self, context: Context) -> None:
        """An ability written in the effect language is used."""
        self.note(TEXT_APPLIED, context[SOURCE], context[BEARER])

    # --- for readers ------------------------------------------------------------------------------

    @property
    def outcome(self) -> dict[str, Any] | None:
        """The result, why, by which rule, and what it is made of (CD-40.19 to CD-40.21)."""
        if not self.is_over:
            return None
        reason = self.outcome_reason
        found: dict[str, Any] = {
            "result": RESULTS[self.result],
            "reason": reason[0],
            "rule": REASONS[reason[0]],
            "round": self.round,
            "time": self.time,
            "score": self.score,
            "parts": dict(zip(SCORE_PARTS, self.score_parts, strict=True)),
            "securedZones": secured_zones(self),
            "ultimatum": self.is_over_time,
        }
        if len(reason) > 1:
            found["effect"] = self.name("source", reason[1])
        if self.roles:
            found["roles"] = [ROLES[role] for role in self.roles]
            found["winners"] = "patriots" if self.result == WON else "traitors"
            if self.mission_end:
                found["mission"] = {"result": RESULTS[self.mission_end[0]], "reason": self.mission_end[1][0]}
        return found

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see; with None, what everybody sees."""
        return view_of(self, seat)

    def table(self, lang: str = "en") -> list[str]:
        """What lies on the table, in lines for a terminal."""
        return table_of(self, lang)

    def redraw(self, before: Self, seat: int | None) -> None:
        """Other cards face down, and for others than this seat other roles."""
        redraw(self, seat)
