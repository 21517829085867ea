"""A game of Fireteam Zero as one viewer may see it."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.answers.scenes import (
    Anchor,
    Ended,
    InForce,
    Objective,
    SceneCard,
    ScenePile,
    SceneSeat,
    SceneStep,
    SceneTrack,
)
from engine.core.content import text_in
from engine.core.events import EventType
from engine.core.game import RESULTS, RUNNING
from engine.core.scenes.room import SceneRoom, face_down
from engine.core.scenes.sight import Sight
from engine.rulesets.fireteam_zero.codes import (
    ATTACK_TYPES,
    COIN,
    COMPLETED,
    FIRST_MONSTER,
    FIRST_SPECIALIST,
    FIRST_THING,
    LYING,
    OPEN,
    PHASES,
    TACTICS_PHASE,
)
from engine.rulesets.fireteam_zero.rules.ch03_tactics_phase import full_hand
from engine.rulesets.fireteam_zero.rules.ch04_movement import step_cost
from engine.rulesets.fireteam_zero.rules.ch05_attacking import resistance_of
from engine.rulesets.fireteam_zero.rules.ch08_activation import enter_location, nearest_prey
from engine.rulesets.fireteam_zero.scenes.round_steps import steps_of_round
from engine.rulesets.fireteam_zero.scenes.scene_words import PHASE_WORDS, WORDS
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.decision_kinds import TURN_OPTIONS
from engine.rulesets.fireteam_zero.words.naming import word

_SECOND_USES = ("play-reaction", "play-tactical-response")


class FireteamZeroScenes(SceneRoom):
    """Fireteam Zero's part of every scene."""

    collections = {
        "action card": "actionCards",
        "event": "events",
        "discovery": "discoveries",
        "twist": "twists",
        "focus card": "focusCards",
        "objective": "objectives",
    }

    # --- the table ------------------------------------------------------------------------------------

    def heading(self, sight: Sight) -> tuple[int, str, str, str]:
        """FZ-2.02: rounds of three phases."""
        game: State = sight.game
        label = (
            sight.said(WORDS["round"], number=game.round) if game.round else sight.said(WORDS["before the first round"])
        )
        phase = PHASES[game.phase]
        return game.round, label, phase, sight.said(PHASE_WORDS[phase])

    def boards(self, sight: Sight) -> tuple[str, ...]:
        """There is but one."""
        return ("",)

    def seats(self, sight: Sight) -> Iterator[SceneSeat]:
        """Heroes with their hands: others' lie face down, unless the table plays with open hands (FZ-A.63)."""
        game: State = sight.game
        for seat in range(len(game.hero_at)):
            hero = game.heroes[seat]
            role = game.scenario.pack.roles[game.scenario.hero_role[hero]] if hero >= 0 else None
            yield SceneSeat(
                seat,
                str(game.name("seat", seat)),
                sight.label("seat", seat) if hero >= 0 else sight.said(WORDS["seat"], number=seat + 1),
                text_in(role.name, sight.lang) if role else "",
                f"role-{role.id}" if role else "hero",
                tuple(self._hand(sight, seat)),
                len(game.hands[seat]),
                self._stats(sight, seat),
                tuple(self._states(game, seat)),
                hand_most=full_hand(game, seat) if hero >= 0 else 0,
            )

    def _hand(self, sight: Sight, seat: int) -> Iterator[SceneCard]:
        game: State = sight.game
        hand = game.hands[seat]
        if not (sight.is_of(seat) or game.scenario.options.open_hands):
            yield from (face_down(f"hand/{seat}/{place}") for place in range(len(hand)))
            return
        met: dict[str, int] = {}
        for card in hand:
            name = game.scenario.card_ids[card]
            met[name] = met.get(name, 0) + 1
            yield self.action_card(sight, card, "" if met[name] == 1 else f"#{met[name]}")

    def action_card(self, sight: Sight, card: int, copy: str = "") -> SceneCard:
        """An action card that lies open; an upgrade's card is printed on its set."""
        scenario = sight.game.scenario
        is_upgrade = card >= len(scenario.pack.action_cards)
        name = scenario.card_ids[card]
        if is_upgrade:
            set_id = next(one.id for one in scenario.pack.upgrade_sets if one.card_id == name)
            return self.cards.card(sight, name + copy, "upgradeSets", set_id, sight.label("card", card))
        return self.cards.card(sight, name + copy, "actionCards", name, sight.label("card", card))

    def _stats(self, sight: Sight, seat: int) -> tuple[SceneTrack, ...]:
        game: State = sight.game
        found = [
            SceneTrack("knock-downs", sight.said(WORDS["knock-downs"]), "knocked-down", game.knock_downs[seat], 0, None)
        ]
        if seat == game.active_seat:
            found += self._left(sight)
        return tuple(found)

    def _states(self, game: State, seat: int) -> Iterator[str]:
        if seat == game.start_seat:
            yield "start-player"
        if seat == game.active_seat:
            yield "acting"
        if game.standing_at[seat] == LYING:
            yield "knocked-down"
        if game.options and game.seat == seat:
            yield "deciding"

    def piles(self, sight: Sight) -> Iterator[ScenePile]:
        """Each hero's deck and discard pile, what is played, recon and twist deck, and what lies open of them."""
        game: State = sight.game
        for seat in range(len(game.hands)):
            name = sight.label("seat", seat)
            yield ScenePile(f"deck/{seat}", sight.said(WORDS["deck of"], name=name), len(game.decks[seat]))
            discard = tuple(
                self.action_card(sight, card, f"@{place}") for place, card in enumerate(game.discards[seat])
            )
            label = sight.said(WORDS["discard of"], name=name)
            yield ScenePile(f"discard/{seat}", label, len(discard), discard[-1] if discard else None, discard)
            if game.aside[seat]:
                aside = tuple(self.action_card(sight, card, f"*{place}") for place, card in enumerate(game.aside[seat]))
                yield ScenePile(f"played/{seat}", sight.said(WORDS["played by"], name=name), len(aside), None, aside)
        open_recon = (
            *(card for card, _who in game.recon_open),
            *(self._event(game, event) for event, _who in game.open_events),
        )
        shown = tuple(self._recon(sight, card) for card in open_recon)
        yield ScenePile("recon", sight.said(WORDS["recon"]), len(game.recon_deck), None, shown)
        yield ScenePile("twists", sight.said(WORDS["twists"]), len(game.twist_deck))
        force = tuple(
            self.cards.card(sight, name, "twists", name, sight.label("twist", twist))
            for twist in game.twists
            for name in (game.scenario.twist_ids[twist],)
        )
        yield ScenePile("twists-in-force", sight.said(WORDS["twists in force"]), len(force), None, force)

    def _event(self, game: State, event: int) -> int:
        return len(game.scenario.discoveries) + event

    def _recon(self, sight: Sight, card: int) -> SceneCard:
        scenario = sight.game.scenario
        count = len(scenario.discoveries)
        collection, name = (
            ("discoveries", scenario.discoveries[card])
            if card < count
            else ("events", scenario.event_ids[card - count])
        )
        return self.cards.card(sight, name, collection, name, sight.label("recon", card))

    def tracks(self, sight: Sight) -> Iterator[SceneTrack]:
        """The threat track with its twist spaces, and the lucky coin."""
        game: State = sight.game
        track = game.scenario.track
        threat = sight.said(WORDS["threat"])
        yield SceneTrack("threat", threat, "threat", game.threat, 0, track.last, tuple(track.twist_spaces))
        side = COIN[game.coin]
        yield SceneTrack(
            "coin", sight.said(WORDS["coin"]), f"coin-{side}", game.coin, 0, 1, (), sight.said(WORDS[side])
        )

    def objectives(self, sight: Sight) -> Iterator[Objective]:
        """The objectives that are known: hidden ones are not told of."""
        game: State = sight.game
        for slot, state in enumerate(game.objectives):
            if state not in (OPEN, COMPLETED):
                continue
            value, needed = game.card_tokens[slot], game.scenario.tokens_needed(game, slot)
            name, label = game.scenario.objective_ids[slot], sight.label("objective", slot)
            is_done = state == COMPLETED
            said = WORDS["done"] if is_done else WORDS["tokens" if needed else "to be met"]
            text = sight.said(said, value=value, needed=needed)
            card = "" if is_done else self.cards.text(sight, "objectives", name)
            yield Objective(name, label, is_done, value, needed or None, text, card)
        yield from self._way_out(sight)

    def _way_out(self, sight: Sight) -> Iterator[Objective]:
        """FZ-10.02: where there is an exit, all heroes stand on it in the end."""
        game: State = sight.game
        place, needed = game.scenario.exit_point, len(game.hero_at)
        if place < 0:
            return
        value = game.hero_at.count(place)
        label = sight.said(WORDS["everybody there"], place=sight.label("location", place))
        text = sight.said(WORDS["heroes there"], value=value, needed=needed)
        yield Objective("exit", label, value == needed, value, needed, text)

    def in_force(self, sight: Sight) -> Iterator[InForce]:
        """Twists, events that stay in play, focus cards, and what effects have started."""
        game: State = sight.game
        scenario = game.scenario
        for twist in game.twists:
            name = scenario.twist_ids[twist]
            yield InForce(sight.label("twist", twist), self.cards.text(sight, "twists", name), f"twists/{name}")
        for event, _who in game.open_events:
            name, label = scenario.event_ids[event], sight.label("recon", self._event(game, event))
            yield InForce(label, self.cards.text(sight, "events", name), f"events/{name}")
        for seat, cards in enumerate(game.focus):
            for card in cards:
                name = scenario.pack.focus_cards[card].id
                label = f"{sight.label('focus-card', card)} ({sight.label('seat', seat)})"
                yield InForce(label, self.cards.text(sight, "focusCards", name), f"focusCards/{name}")
        for source in dict.fromkeys(change.source for change in game.lasting if change.source >= 0):
            yield self.started(sight, source)

    def phases(self, sight: Sight) -> Iterator[str]:
        """FZ-2.02: tactics, heroes, threat."""
        return (sight.said(PHASE_WORDS[phase]) for phase in PHASES[TACTICS_PHASE:])

    def steps(self, sight: Sight) -> Iterator[SceneStep]:
        """FZ-2.02: turns of the heroes, or the steps of the threat phase with its monsters."""
        return steps_of_round(sight)

    def ended(self, sight: Sight) -> Ended | None:
        """FZ-10: won or lost, and why."""
        game: State = sight.game
        if game.result == RUNNING:
            return None
        result, reason, found = RESULTS[game.result], game.outcome_reason, game.outcome or {}
        key = "won" if reason[0] == "victory" else str(reason[0])
        values = {}
        if key == "knock-down":
            values = {"hero": sight.label("seat", reason[1]), "place": sight.label("location", reason[2])}
        elif key == "effect":
            values = {"name": sight.label("source", reason[1])}
        text = f"{word(result, sight.lang)} {sight.said(WORDS[key], **values)}"
        parts = ((sight.said(WORDS["rounds played"]), str(game.round)), (sight.said(WORDS["threat"]), str(game.threat)))
        return Ended(result, text, str(found.get("rule", "")), parts)  # type: ignore[arg-type]

    def side_icons(self, game: Any, what: str, value: Any) -> tuple[str, ...]:
        """FZ-5.06: symbols of attacks on the attack die."""
        return tuple(game.scenario.pack.dice.attack.faces[value - 1]) if what == "face" else ()

    # --- options and log ------------------------------------------------------------------------------

    def piece_id(self, game: Any, what: str, value: Any) -> str:
        """Heroes by seat, specialists and monsters by number, things by their id."""
        if what not in ("seat", "figure") or value < 0:
            return ""
        if value < FIRST_SPECIALIST:
            return f"hero/{value}"
        if value < FIRST_MONSTER:
            return f"specialist/{value - FIRST_SPECIALIST}"
        return f"monster/{value - FIRST_MONSTER}" if value < FIRST_THING else f"thing/{value - FIRST_THING}"

    def rule_of(self, sight: Sight, kind: EventType, told: Mapping[str, tuple[str, Any]]) -> str:
        """A monster attacks by its own rule: it plays no cards."""
        is_of_monster = kind.name == "attack" and FIRST_MONSTER <= told["attacker"][1] < FIRST_THING
        return "FZ-8.28" if is_of_monster else kind.rule

    def anchors(self, sight: Sight, what: str, value: Any) -> Iterator[Anchor]:
        """Figures, places, cards in hand; a card of the twist or recon deck stands for its pile."""
        game = sight.game
        if what in ("seat", "figure") and value >= 0:
            is_placed = game.place_of(value) >= 0
            yield Anchor("piece", self.piece_id(game, what, value)) if is_placed else Anchor("seat", str(value))
        elif what == "location" and value >= 0:
            yield Anchor("region", str(game.name("location", value)))
        elif what == "card":
            yield Anchor("card", game.scenario.card_ids[value])
        elif what == "specialists":
            yield from (Anchor("piece", f"specialist/{number}") for number in value)
        elif what == "any-card" and value[0] in ("recon", "twist"):
            yield Anchor("pile", "recon" if value[0] == "recon" else "twists")

    def meaning(self, sight: Sight, verb: str, option: tuple[Any, ...], words: Any) -> str:
        """What happens then; an action says what stands on it, a card what it does, a monster what it stands."""
        game: State = sight.game
        plain = super().meaning(sight, verb, option, words)
        if verb == "act":
            return game.program_text(game.scenario.abilities[option[1]].program, sight.lang) or plain
        if verb == "take-focus":
            name = game.scenario.pack.focus_cards[option[1]].id
            return f"{self.cards.text(sight, 'focusCards', name)} {plain}"
        if verb in _SECOND_USES:
            return f"{self._second_use(sight, option[-1])} {plain}".strip()
        if verb == "attack" and FIRST_MONSTER <= option[1] < FIRST_THING:
            return f"{self._what_it_stands(sight, option[1])} {plain}"
        if verb == "play-card":
            count = game.scenario.attack_strength[option[1]]
            dice = sight.said(WORDS["a die" if count == 1 else "dice"], count=count)
            return sight.said(WORDS["dice of a card"], card=words["card"], dice=dice)
        if verb == "move":
            return f"{plain} {self._after_a_step(sight, option[1])}"
        if verb == "activate":
            return self._what_it_does(sight, option[1] - FIRST_MONSTER, words["monster"]) or plain
        return plain

    def means(self, sight: Sight) -> Iterator[SceneTrack]:
        """FZ-4.02: in a hero's turn, steps and actions."""
        game: State = sight.game
        return self._left(sight) if game.kind == TURN_OPTIONS else iter(())

    def _left(self, sight: Sight) -> Iterator[SceneTrack]:
        game: State = sight.game
        yield SceneTrack("movement", sight.said(WORDS["movement"]), "speed", game.movement_left, 0, None)
        yield SceneTrack("actions", sight.said(WORDS["actions"]), "at-once", game.actions_left, 0, None)

    def about(self, sight: Sight) -> InForce | None:
        """FZ-D.34: of a monster's step, which monster and why."""
        game: State = sight.game
        answered, *about = game.then
        if answered is not enter_location:
            return super().about(sight)
        monster, steps, prey = about
        text = sight.said(WORDS["way of a monster"], hero=sight.label("seat", prey), steps=steps)
        return InForce(sight.label("figure", FIRST_MONSTER + monster), text)

    def _after_a_step(self, sight: Sight, place: int) -> str:
        """FZ-4.14, FZ-4.24: what it costs, and whether one is held there."""
        game: State = sight.game
        left = game.movement_left - step_cost(game.terrain[place])
        told = sight.said(WORDS["movement then"], left=left)
        is_held = game.monster_at.count(place) > game.standing_at.count(place) + 1
        return f"{told} {sight.said(WORDS['held there'])}" if is_held else told

    def _what_it_does(self, sight: Sight, monster: int, name: str) -> str:
        """FZ-8.13, FZ-8.14: it fights where it stands, or makes for the nearest hero."""
        game: State = sight.game
        at = game.monster_at[monster]
        prey = nearest_prey(game, at)
        if prey < 0:
            return ""
        key = "activated to fight" if game.standing_at[prey] == at else "activated to move"
        place, hero = sight.label("location", at), sight.label("seat", prey)
        return sight.said(WORDS[key], monster=name, place=place, hero=hero)

    def _second_use(self, sight: Sight, card: int) -> str:
        """FZ-11.02: what stands in the lower half of an action card."""
        face = self.action_card(sight, card).face
        found = (block.text for block in face.blocks if block.role in ("reaction", "tactical")) if face else ()
        return next(iter(found), "")

    def _what_it_stands(self, sight: Sight, figure: int) -> str:
        """FZ-5.11: how far away it is, and how many hits of each type kill it."""
        game: State = sight.game
        health = game.scenario.health[game.kinds[figure - FIRST_MONSTER]]
        needed = ", ".join(
            f"{sight.label('attack-type', kind)} {health + resistance_of(game, figure - FIRST_MONSTER, kind)}"
            for kind in range(len(ATTACK_TYPES))
        )
        distance = game.range_between(game.place_of(game.seat), game.place_of(figure))
        return sight.said(WORDS["hits that kill"], distance=distance, needed=needed)
