"""A game of Fireteam Zero: the state with the rules behind it."""

from typing import Any, Self

from engine.core.decisions import GROUP
from engine.core.effects.compile import BOUND_DECIDER
from engine.core.effects.program import BEARER, BOUND, FIGURE, OTHER, YOU, Context
from engine.core.effects.wording import sentence
from engine.core.game import RESULTS
from engine.rulesets.fireteam_zero import ch11_cards
from engine.rulesets.fireteam_zero.card_words import record_names
from engine.rulesets.fireteam_zero.ch03_tactics_phase import answer_wish
from engine.rulesets.fireteam_zero.ch10_ending import end_check
from engine.rulesets.fireteam_zero.decision_kinds import DECISION_KINDS
from engine.rulesets.fireteam_zero.event_types import EVENT_TYPES, GAME_ENDED
from engine.rulesets.fireteam_zero.force import opening_of
from engine.rulesets.fireteam_zero.naming import label_of, name_of
from engine.rulesets.fireteam_zero.option_verbs import PLAY_RESPONSE, VERBS
from engine.rulesets.fireteam_zero.state import Cards, State
from engine.rulesets.fireteam_zero.terminal import table_of
from engine.rulesets.fireteam_zero.view import view_of
from engine.rulesets.fireteam_zero.vocabulary import vocabulary

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

    decision_kinds = DECISION_KINDS
    verbs = VERBS
    event_types = EVENT_TYPES

    def after_change(self) -> None:
        """FZ-S.10: has the mission been lost or won? Not before set-up is done."""
        if self.round and not self.result:
            end_check(self)

    def opening_of(self, thing: int) -> Any:
        """FZ-5.31: the effect that opens a thing to attacks."""
        return opening_of(self, thing)

    def open_window(self, event: tuple[int, ...]) -> None:
        """FZ-11.05: let the players react to an event."""
        self.push(ch11_cards.open_window, event, 0, self.start_seat)

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
        if self.log is not None:
            self.log.append((GAME_ENDED, (result,)))

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

    def name(self, what: str, value: Any) -> Any:
        """The id of a thing."""
        return name_of(self, what, value)

    def label(self, what: str, value: Any, lang: str = "en") -> str:
        """What a person calls a thing."""
        return label_of(self, what, value, lang)

    def program_text(self, program: Any, lang: str) -> str:
        """The sentence of a list of steps."""
        return sentence(vocabulary, program.nodes, lang, record_names(self.scenario.pack))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see; with None, what the heroes know together."""
        return view_of(self, seat)

    def table(self, lang: str = "en") -> list[str]:
        """What lies on the table, in lines for a terminal."""
        return table_of(self, lang)

    def determinize(self, seed: int, seat: int | None = None) -> Self:
        """A copy with other decks, other dice and, for one seat, other hands in the others' hands."""
        other = self.clone()
        other.log = None
        other.reseed(seed)
        for hero in range(len(other.hero_at)):
            if seat is None or hero == seat or self.scenario.options.open_hands:
                other.decks[hero] = other.shuffled(other.decks[hero])
            else:  # FZ-A.63: hands are private, so a hand is as unknown as the deck it came from
                known = self._shown(hero)
                hidden = list(other.hands[hero])
                for card in known:
                    hidden.remove(card)
                unknown = other.shuffled(other.decks[hero] + tuple(hidden))
                size = len(hidden)
                other.hands[hero], other.decks[hero] = known + unknown[:size], unknown[size:]
        other.twist_deck = other.shuffled(other.twist_deck)
        self._redraw_recon(other)
        return other

    def _shown(self, hero: int) -> Cards:
        """The cards of a hand that the open decision rests on: they stay, or its options would be illegal."""
        if not self.options:
            return ()
        if self.seat == hero:
            return self.hands[hero]
        wishes = [option[1:] for option in self.options if option[0] == PLAY_RESPONSE]
        if self.then[0] is answer_wish:
            wishes += self.then[2]
        return tuple(card for seat, card in wishes if seat == hero)

    def _redraw_recon(self, other: Self) -> None:
        """FZ-1.31: which events lie in the recon deck is as unknown as their order; its discoveries are known."""
        count = len(self.scenario.discoveries)
        discoveries = tuple(card for card in other.recon_deck if card < count)
        events = other.shuffled(tuple(card for card in other.recon_deck if card >= count) + other.recon_box)
        drawn = len(other.recon_deck) - len(discoveries)
        other.recon_box = events[drawn:]
        other.recon_deck = other.shuffled(discoveries + events[:drawn])
