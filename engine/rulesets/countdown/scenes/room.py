"""A mission of Countdown as one viewer may see it."""

from collections.abc import Iterator
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
from engine.core.game import RESULTS, RUNNING
from engine.core.scenes.room import SceneRoom, face_down
from engine.core.scenes.sight import Sight
from engine.rulesets.countdown.codes import (
    DEFUSED,
    DURATIONS,
    ELIMINATED,
    FIRST_CARD,
    INTELLIGENCE,
    OBJECTIVES,
    PHASES,
    REASONS,
    RESCUED,
    SCORE_PARTS,
    SCORING,
    SETUP,
    TOP_OF_TIME,
)
from engine.rulesets.countdown.report.collector import OBJECTIVES as OBJECTIVE_KINDS
from engine.rulesets.countdown.report.names import board_id
from engine.rulesets.countdown.rules.ch12_shots import defence_of, total_of
from engine.rulesets.countdown.rules.ch23_scoring import secured_zones
from engine.rulesets.countdown.scenes.pieces import card_id
from engine.rulesets.countdown.scenes.scene_words import PHASE_WORDS, WORDS
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.naming import ROLES, word

DIE = range(1, 7)
_DONE = (DEFUSED, RESCUED, ELIMINATED)


class CountdownScenes(SceneRoom):
    """Countdown's part of every scene."""

    collections = {"support": "supportCards"}

    # --- the table ------------------------------------------------------------------------------------

    def heading(self, sight: Sight) -> tuple[int, str, str, str]:
        """CD-7.02: rounds of five phases; in traitor mode a showdown at the end (CD-32.09)."""
        game: State = sight.game
        phase = PHASES[game.phase]
        if not game.round:
            label = sight.said(WORDS["before the first round"])
        elif game.mission_end:
            label = sight.said(WORDS["showdown"])
        else:
            label = sight.said(WORDS["round"], number=game.round)
        return game.round, label, phase, sight.said(PHASE_WORDS[phase])

    def boards(self, sight: Sight) -> tuple[str, ...]:
        """The location that is played; while it is being chosen, all of them."""
        game: State = sight.game
        scenario = game.scenario
        if game.phase == SETUP and not any(place >= 0 for place in game.op_at):
            return tuple(f"{board_id(scenario, board)}/" for board in scenario.boards)
        return (f"{board_id(scenario, game.board)}/",)

    def seats(self, sight: Sight) -> Iterator[SceneSeat]:
        """Players with their ops; a role only for its owner, or once it is exposed (CD-32.07)."""
        game: State = sight.game
        for seat in range(game.players):
            ops = [op for op, owner in enumerate(game.owners) if owner == seat]
            is_open = sight.is_of(seat) or game.exposed >> seat & 1 or game.result != RUNNING
            role = word(ROLES[game.roles[seat]], sight.lang) if game.roles and is_open else ""
            told = WORDS["role" if sight.viewer == seat else "role of another"]
            states = [
                state
                for state, holds in (
                    ("lead", seat == game.lead),
                    ("deciding", bool(game.options) and game.seat == seat),
                    ("exposed", bool(game.exposed >> seat & 1)),
                )
                if holds
            ]
            yield SceneSeat(
                seat,
                str(game.name("seat", seat)),
                sight.label("seat", seat),
                ", ".join(sight.label("op", op) for op in ops),
                "hero",
                (),
                0,
                tuple(stat for op in ops for stat in self._stats(sight, op)),
                tuple(states),
                sight.said(told, role=role) if role else "",
            )

    def _stats(self, sight: Sight, op: int) -> Iterator[SceneTrack]:
        game: State = sight.game
        scenario, card = game.scenario, game.ops[op]
        for key, icon, value, most in (
            ("health", "heart-full", game.health[op], scenario.health_max[card]),
            ("energy", "energy", game.energy[op], scenario.energy_max[card]),
            ("aim", "aim", game.aim_xp[op], None),
            ("special", "xp", game.special_xp[op], scenario.special_max[card]),
        ):
            yield SceneTrack(f"{key}/{op}", sight.said(WORDS[key]), icon, value, 0, most, text=sight.label("op", op))

    def piles(self, sight: Sight) -> Iterator[ScenePile]:
        """The stack of each zone, the threat stack, what is out, bullet control and support cards."""
        game: State = sight.game
        board = f"{board_id(game.scenario, game.board)}/"
        for zone, stack in enumerate(game.stacks):
            if stack:
                label, region = sight.said(WORDS["zone"], zone=sight.label("zone", zone)), str(game.board.map.ids[zone])
                cards = tuple(self._lying(sight, zone, place, card) for place, card in enumerate(stack))
                yield ScenePile(f"zone/{region}", label, len(stack), cards[-1], cards, board, region)
        yield ScenePile("threats", sight.said(WORDS["threats"]), len(game.threat_stack))
        out = tuple(self._card(sight, card, "out/") for card in game.threat_discard)
        yield ScenePile("discard", sight.said(WORDS["discard"]), len(out), out[-1] if out else None, out)
        bullets = tuple(
            SceneCard(
                f"bullet/{bullet}", None, ("open",), sight.label("bullet", bullet), f"bulletControlCards/{bullet}"
            )
            for bullet in game.bullets
        )
        yield ScenePile("bullets", sight.said(WORDS["bullets"]), len(bullets), None, bullets)
        support = tuple(
            self.cards.card(sight, f"support/{name}", "supportCards", name, sight.label("support", card))
            for card in game.support
            for name in (game.scenario.support_cards[card].id,)
        )
        if support:
            yield ScenePile("support", sight.said(WORDS["support"]), len(support), None, support)

    def _lying(self, sight: Sight, zone: int, place: int, card: int) -> SceneCard:
        if sight.game.is_face_up(card):
            return self._card(sight, card, "")
        return face_down(f"zone/{sight.game.board.map.ids[zone]}/{place}")

    def _card(self, sight: Sight, card: int, before: str) -> SceneCard:
        game: State = sight.game
        collection = "threatCards" if card < game.scenario.threat_cards else "objectiveCards"
        id_ = game.scenario.card_ids[card]
        return self.cards.card(sight, f"{before}{card_id(game, card)}", collection, id_, sight.label("card", card))

    def tracks(self, sight: Sight) -> Iterator[SceneTrack]:
        """Time, score, secured zones."""
        game: State = sight.game
        late = sight.said(WORDS["over time"]) if game.is_over_time else ""
        yield SceneTrack("time", sight.said(WORDS["time"]), "ui-clock", game.time, -3, TOP_OF_TIME, (0,), late)
        yield SceneTrack("score", sight.said(WORDS["score"]), "ui-star", game.score, -9, None)
        needed = game.board.bonus_zones
        label = sight.said(WORDS["secured"])
        yield SceneTrack("secured", label, "ui-check", secured_zones(game), 0, len(game.stacks), (needed,))

    def objectives(self, sight: Sight) -> Iterator[Objective]:
        """What the mission is about, and the bonus for secured zones."""
        game: State = sight.game
        scenario = game.scenario
        done = sum(1 for card, fate in game.fates.items() if scenario.kind[card] in OBJECTIVE_KINDS and fate in _DONE)
        name = OBJECTIVES[scenario.objective]
        yield Objective(name, sight.said(WORDS[name]), False, done, None, sight.said(WORDS["completed"], count=done))
        needed, value = game.board.bonus_zones, secured_zones(game)
        label, text = sight.said(WORDS["bonus"], needed=needed), sight.said(WORDS["so far"], value=value)
        yield Objective("bonus", label, value >= needed, value, needed, text)

    def in_force(self, sight: Sight) -> Iterator[InForce]:
        """What effects have started, and until when."""
        game: State = sight.game
        for effect in game.in_force:
            until = sight.said(WORDS[f"until {DURATIONS[effect.until]}"])
            yield self.started(sight, effect.source, until)

    def phases(self, sight: Sight) -> Iterator[str]:
        """CD-7.02: from intelligence to recovery."""
        return (sight.said(PHASE_WORDS[phase]) for phase in PHASES[INTELLIGENCE:SCORING])

    def steps(self, sight: Sight) -> Iterator[SceneStep]:
        """CD-7.02: the phases of a round."""
        game: State = sight.game
        if not game.round or game.mission_end:
            return
        for number, phase in enumerate(self.phases(sight), INTELLIGENCE):
            state: Any = "done" if number < game.phase else "now" if number == game.phase else "next"
            yield SceneStep(phase, state)

    def ended(self, sight: Sight) -> Ended | None:
        """CD-22, CD-23: why the mission ended, and what the score is made of."""
        game: State = sight.game
        if game.result == RUNNING:
            return None
        result, reason = RESULTS[game.result], str(game.outcome_reason[0])
        text = f"{word(result, sight.lang)} {word(f'reason {reason}', sight.lang)}"
        parts = [
            (sight.label("score-part", part), f"{points:+d}")
            for part, points in enumerate(game.score_parts)
            if points or SCORE_PARTS[part] in ("objectives", "losses", "ops")
        ]
        parts.append((sight.said(WORDS["score"]), str(game.score)))
        return Ended(result, text, REASONS[reason], tuple(parts))  # type: ignore[arg-type]

    # --- options and log ------------------------------------------------------------------------------

    def piece_id(self, game: Any, what: str, value: Any) -> str:
        """Ops by number, cards by what they are."""
        if what == "op" or (what == "figure" and 0 <= value < FIRST_CARD):
            return f"op/{value}" if value >= 0 else ""
        if what == "figure" and value >= FIRST_CARD:
            return card_id(game, value - FIRST_CARD)
        return card_id(game, value) if what == "card" and value >= 0 else ""

    def anchors(self, sight: Sight, what: str, value: Any) -> Iterator[Anchor]:
        """Ops, zones, open cards, support and bullet control cards, players."""
        game: State = sight.game
        if what in ("op", "card", "figure") and value >= 0:
            yield Anchor("piece", self.piece_id(game, what, value))
        elif what in ("zone", "location") and value >= 0:
            yield Anchor("region", str(game.board.map.ids[value]))
        elif what == "support":
            yield Anchor("card", f"support/{game.scenario.support_cards[value].id}")
        elif what == "bullet":
            yield Anchor("card", f"bullet/{value}")
        elif what in ("player", "seat") and value >= 0:
            yield Anchor("seat", str(value))
        elif what == "shares":
            yield from (Anchor("piece", f"op/{op}") for op, _xp in value)

    def meaning(self, sight: Sight, verb: str, option: tuple[Any, ...], words: Any) -> str:
        """What happens then: what stands on a card or an ability, what the die of a shot must show (CD-12.10)."""
        plain = super().meaning(sight, verb, option, words)
        scenario = sight.game.scenario
        if verb == "use-ability":
            return sight.game.program_text(scenario.abilities[option[2]].program, sight.lang) or plain
        if verb in ("play-support", "accept-support"):
            text = self.cards.text(sight, "supportCards", scenario.support_cards[option[-1]].id)
            return f"{text} {plain}".strip()
        if verb not in ("shoot", "snipe"):
            return plain
        game, (_verb, op, enemy) = sight.game, option
        needed = next((face for face in DIE if total_of(game, op, enemy, face) >= defence_of(game, enemy)), 0)
        told = sight.said(WORDS["hits from"], face=needed) if needed else sight.said(WORDS["cannot hit alone"])
        return f"{plain} {told}"
