"""What is printed on the cards of a pack, in English, German and French."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.core.card_text import CardPrinter, CardRecord
from engine.core.content import text_in
from engine.core.effects.wording import condition_words, phrase, sentence
from engine.rulesets.fireteam_zero.records import (
    Ability,
    ActionCard,
    Attack,
    Condition,
    Discovery,
    Event,
    FocusCard,
    Hero,
    Mission,
    MonsterAttack,
    MonsterKind,
    Objective,
    OfferedAction,
    PackRecord,
    Specialist,
    SpecialToken,
    ThreatTrack,
    TokenPlacement,
    Twist,
    UpgradeCard,
)
from engine.rulesets.fireteam_zero.records.cards import CardFace, Reaction
from engine.rulesets.fireteam_zero.vocabulary import vocabulary
from engine.rulesets.fireteam_zero.words.card_words import LABELS, record_names

_THIS_ATTACK = ("beforeAttack", {"op": "beforeAttack"}, {"op": "beforeAttack", "by": "you"})

_TO_HEADS = {"op": "coin", "side": "heads"}
COIN_BACK: dict[str, list[dict[str, Any]]] = {  # FZ-13.06
    "none": [],
    "may": [{"op": "may", "decider": "group", "do": [_TO_HEADS]}],
    "must": [_TO_HEADS],
}


class Printer(CardPrinter):
    """Prints the cards of one pack of Fireteam Zero in one language."""

    vocabulary = vocabulary
    labels = LABELS

    def __init__(self, pack: PackRecord, lang: str = "en") -> None:
        super().__init__(pack, record_names(pack), lang)

    def cards(self) -> list[CardRecord]:
        """Heroes' cards, monsters, cards of missions, and whatever else adds to the rules."""
        pack = self.pack
        lists: list[tuple[str, Sequence[Any]]] = [
            ("hero", pack.heroes),
            ("specialist", pack.specialists),
            ("action card", pack.action_cards),
            ("focus card", pack.focus_cards),
            ("monster kind", pack.monster_kinds),
            ("event", pack.events),
            ("discovery", pack.discoveries),
            ("objective", pack.objectives),
            ("twist", pack.twists),
        ]
        found = [CardRecord(kind, one.id, one.name, one) for kind, records in lists for one in records]
        found += [CardRecord("token", one.id, one.name, one) for one in pack.tokens.special if one.effects]
        tracks = [one for one in pack.threat_tracks if one.effects]
        found += [CardRecord("threat track", one.id, one.name or one.id, one) for one in tracks]
        found += [CardRecord("mission", one.id, one.title, one) for one in pack.missions if _has_text(one)]
        actions = [action for mission in pack.missions for action in mission.mission_actions]
        found += [CardRecord("mission action", str(one.id), one.name, one) for one in actions]
        return [*found, *(CardRecord("upgrade", one.card_id, one.card.name, one.card) for one in pack.upgrade_sets)]

    def lines(self, record: Any) -> Iterator[str]:
        """What stands on a card, by the kind of its record."""
        printers: dict[type, Callable[[Any], Iterator[str]]] = {
            ActionCard: self._face,
            UpgradeCard: self._face,
            FocusCard: self._focus,
            MonsterKind: self._monster,
            Twist: self._twist,
            Event: self._event,
            Discovery: self._discovery,
            Objective: self._objective,
            Hero: self._hero,
            Specialist: self._specialist,
            SpecialToken: lambda token: self.abilities(token.effects, ""),
            ThreatTrack: self._track,
            OfferedAction: lambda action: iter([self._offer(action)]),
            Mission: self._mission,
        }
        return printers[type(record)](record)

    # --- sentences ----------------------------------------------------------------------------------

    def _steps(self, nodes: Any, bearer: str = "") -> str:
        return sentence(vocabulary, nodes, self.lang, self.names, bearer=bearer) if nodes else ""

    def _action(self, action: OfferedAction, bearer: str = "") -> str:
        return self.headed(text_in(action.name, self.lang), self._offer(action, bearer))

    def _offer(self, action: OfferedAction, bearer: str = "") -> str:
        """FZ-4.32: an action that somebody may perform in the right place."""
        trigger = {"op": "asFreeAction" if action.free else "asAction", "where": action.where}
        ability = {"when": trigger, "if": action.if_, "cost": action.cost, "limit": action.limit, "do": action.effect}
        return self.ability(ability, bearer)

    def _placed(self, tokens: Sequence[TokenPlacement]) -> Iterator[str]:
        """FZ-12.03: tokens that come onto the board or a card, each kind and place in a sentence of its own."""
        for one in tokens:
            place: dict[str, Any] = {"op": "placeToken", "token": one.token, "n": one.count, "letter": one.letter}
            if one.card is not None:
                is_objective = any(objective.id == one.card for objective in self.pack.objectives)
                place["on"] = {"op": "objective" if is_objective else "discovery", "name": one.card}
            elif one.location is not None:
                place["at"] = {"op": "named", "location": one.location}
            else:  # FZ-F.17: where the searcher stands
                place["at"] = {"op": "hereOf", "of": "searcher"}
            yield self._steps(place)

    def _condition(self, key: str, condition: Any, bearer: str = "") -> str:
        """A label that ends with a condition."""
        label = self.said(key)
        return condition_words(vocabulary, condition, self.lang, self.names, bearer=bearer, after=label)

    def _labelled(self, key: str, words: str, **values: Any) -> str:
        return self.headed(self.said(key, **values), words)

    def _attack(self, attack: Attack | MonsterAttack) -> str:
        """FZ-11.01: type, strength, range and bonus hits of an attack."""
        kind = self.said(attack.type)
        line = self.said("attack values", type=kind, strength=attack.strength, range=attack.range)
        if not attack.bonus_hits:
            return line
        hits = self.said("bonus hit" if attack.bonus_hits == 1 else "bonus hits", hits=attack.bonus_hits)
        return f"{line} · {hits}"

    # --- cards of players ---------------------------------------------------------------------------

    def _face(self, card: CardFace) -> Iterator[str]:
        """FZ-11.01, FZ-11.02: an attack above, a tactical response or a reaction below."""
        yield self._attack(card.attack)
        yield from self.abilities([_said_of_this_attack(one) for one in card.attack.extra], "you")
        lower = card.lower
        if isinstance(lower, Reaction):
            ability = {"when": lower.trigger, "do": lower.effect}
            bound = {"target": "triggeringFigure" if lower.target is None else lower.target}
            yield self._labelled("reaction", self.ability(ability, "you", bound), range=lower.range)
        else:
            yield self._labelled("tactical response", self._steps(lower.effect, "you"))

    def _focus(self, card: FocusCard) -> Iterator[str]:
        yield text_in(card.text or "", self.lang)
        yield from self.abilities(card.effects, "you")

    def _hero(self, hero: Hero) -> Iterator[str]:
        role = self.names("role", hero.role, self.lang)
        yield self.said("hero", role=role, speed=hero.speed, hand=hero.full_hand)
        yield from self.abilities(hero.abilities, "you")

    def _specialist(self, specialist: Specialist) -> Iterator[str]:
        yield text_in(specialist.role_title or "", self.lang)
        yield from self.abilities(specialist.ability, "this specialist")

    # --- monsters -----------------------------------------------------------------------------------

    def _monster(self, kind: MonsterKind) -> Iterator[str]:
        """FZ-F.13."""
        resistance = kind.resistance
        values = {"brawl": resistance.brawl, "bullets": resistance.bullets, "explosion": resistance.explosion}
        yield self.said(kind.class_, speed=kind.speed, health=kind.health)
        yield self.said("resistances", **values)
        if kind.attack is not None:
            yield self._labelled("attack", self._attack(kind.attack))
        for trait in kind.trait:
            label = "trait" if trait.name is None else "named trait"
            yield self._labelled(
                label, self.ability(trait.node, "it monster"), name=text_in(trait.name or "", self.lang)
            )
        yield self._labelled("special", self._steps(kind.special, "it monster")) if kind.special else ""
        if kind.class_ == "boss":
            yield self._labelled("power tokens", phrase(vocabulary, "number", kind.power_tokens, self.lang, self.names))

    # --- cards of missions --------------------------------------------------------------------------

    def _twist(self, twist: Twist) -> Iterator[str]:
        yield text_in(twist.text or "", self.lang)
        yield self._steps(twist.on_draw)
        yield from self.abilities(twist.effects, "")

    def _event(self, event: Event) -> Iterator[str]:
        yield text_in(event.story or "", self.lang)
        yield self._steps(event.effects, "the searcher")
        yield from self.abilities(event.lasting, "the searcher")

    def _discovery(self, discovery: Discovery) -> Iterator[str]:
        """FZ-F.17: its objective, its effects in order, and what completes it."""
        yield text_in(discovery.story or "", self.lang)
        yield self._labelled("objective", self._linked(discovery))
        yield self._steps(discovery.effects, "the searcher")
        yield from self._placed(discovery.board_tokens)
        for action in discovery.actions:
            yield self._action(action, "the searcher")
        yield self._grant(discovery)

    def _linked(self, discovery: Discovery) -> str:
        """FZ-K.25: a discovery repeats the name and code of its objective."""
        name = self.names("objective", discovery.objective, self.lang)
        code = next((one.code for one in self.pack.objectives if one.id == discovery.objective), None)
        return f"{name} ({code})" if code else name

    def _grant(self, discovery: Discovery) -> str:
        """FZ-13.10, FZ-12.02: when a discovery puts its tokens on the objective."""
        grant = {"op": "placeToken", "on": "objectiveOf", "n": discovery.tokens_granted}
        if not discovery.tokens_granted or discovery.completion == "effect":
            return ""
        if isinstance(discovery.completion, Condition):
            condition = self._condition("as soon as", discovery.completion.condition, "the searcher")
            return self.headed(condition, self._steps(grant))
        if discovery.encounter_tokens:
            reached = {"op": "onTokensReached", "n": discovery.encounter_tokens}
            return self.ability({"when": reached, "do": [grant]})
        return self._steps(grant)

    def _objective(self, objective: Objective) -> Iterator[str]:
        """FZ-F.18: what completes it, and what then happens."""
        yield objective.code or ""
        yield text_in(objective.story or "", self.lang)
        if objective.hidden_until is not None:
            yield f"{self._condition('revealed as soon as', objective.hidden_until)}."
        if objective.completion.condition is not None:
            yield f"{self._condition('completed as soon as', objective.completion.condition)}."
        else:
            reached = {"op": "onTokensReached", "n": objective.completion.tokens_needed}
            yield self.ability({"when": reached, "do": ["completeObjective"]})
        yield from self.abilities(objective.own_procedure, "")
        for action in objective.actions:
            yield self._action(action)
        given = [*objective.on_complete, *COIN_BACK[objective.restores_coin]]
        yield self._labelled("on completion", self._steps(given)) if given else ""

    def _track(self, track: ThreatTrack) -> Iterator[str]:
        """FZ-F.21: what happens on certain spaces."""
        for one in track.effects:
            yield self.ability({"when": {"op": "onThreatAdvance", "space": one.space}, "do": one.effect})

    def defeat(self, condition: Any) -> str:
        """A mission's own way to be lost, as one sentence without its stop."""
        return self._condition("lost as soon as", condition)

    # --- briefings ----------------------------------------------------------------------------------

    def _mission(self, mission: Mission) -> Iterator[str]:
        """FZ-F.03: what is read before the mission, and what it adds to the rules."""
        yield text_in(mission.story.briefing or "", self.lang)
        for placed in self._placed(mission.initial_tokens):
            yield self._labelled("setup", placed)
        if mission.boss is not None and mission.boss.arrival_effect:
            yield self._labelled("boss appears", self._steps(mission.boss.arrival_effect))
        yield from self.abilities(mission.special_rules, "")
        for action in mission.mission_actions:
            yield self._action(action)
        for condition in mission.extra_defeat:
            yield f"{self.defeat(condition)}."
        for condition in mission.extra_victory:
            yield f"{self._condition('won as soon as', condition)}."


def _has_text(mission: Mission) -> bool:
    """Whether a briefing tells anything or adds to the rules."""
    parts = (mission.story.briefing, mission.initial_tokens, mission.special_rules, mission.mission_actions)
    arrival = mission.boss is not None and bool(mission.boss.arrival_effect)
    return any((*parts, arrival, mission.extra_defeat, mission.extra_victory))


def _said_of_this_attack(text: Ability) -> Ability:
    """A text of an attack that works before every roll simply says what this attack does."""
    return text.model_copy(update={"when": "always"}) if text.when in _THIS_ATTACK else text
