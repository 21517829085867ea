"""What is printed on the cards of a pack, in English, German and French."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.core.content import text_in
from engine.core.effects.wording import ability_sentence, condition_words, phrase, sentence
from engine.core.errors import UnknownName
from engine.rulesets.fireteam_zero.card_words import attack_line, heading, record_names, said
from engine.rulesets.fireteam_zero.records import (
    Ability,
    ActionCard,
    Condition,
    Discovery,
    Event,
    FocusCard,
    Hero,
    Mission,
    MonsterKind,
    Objective,
    OfferedAction,
    PackRecord,
    Specialist,
    TokenPlacement,
    Twist,
    UpgradeCard,
)
from engine.rulesets.fireteam_zero.records.cards import CardFace, Reaction
from engine.rulesets.fireteam_zero.vocabulary import vocabulary


class CardText(NamedTuple):
    """A card as printed: its kind, id, title and text."""

    kind: str
    id: str
    title: str
    text: str


def card_text(pack: PackRecord, kind: str, id_: str, lang: str = "en") -> str:
    """The text of one card; UnknownName if the pack has none of that kind and id."""
    known = cards_of(pack)
    for its_kind, its_id, record in known:
        if (its_kind, its_id) == (kind, id_):
            return _Printer(pack, lang).text(record)
    raise UnknownName(kind, id_, tuple(its_id for its_kind, its_id, _record in known if its_kind == kind))


def all_card_texts(pack: PackRecord, lang: str = "en") -> list[CardText]:
    """The texts of all cards of a pack, in the order of the document."""
    printer = _Printer(pack, lang)
    return [
        CardText(kind, id_, text_in(record.title if kind == "mission" else record.name, lang), printer.text(record))
        for kind, id_, record in cards_of(pack)
    ]


def card_texts(pack: PackRecord, card: str | None, lang: str = "en") -> list[tuple[str, str]]:
    """Title and text of the cards with an id, or of all; UnknownName if there is none."""
    texts = all_card_texts(pack, lang)
    found = [(one.title, one.text) for one in texts if card in (None, one.id)]
    if card is not None and not found:
        raise UnknownName("card", card, tuple(one.id for one in texts))
    return found


def cards_of(pack: PackRecord) -> list[tuple[str, str, Any]]:
    """Everything of a pack that has a text: (kind, id, record)."""
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
        ("mission", [mission for mission in pack.missions if _has_rules(mission)]),
        ("mission action", [action for mission in pack.missions for action in mission.mission_actions]),
    ]
    found = [(kind, str(record.id), record) for kind, records in lists for record in records]
    return [*found, *(("upgrade", one.card_id, one.card) for one in pack.upgrade_sets)]


def _has_rules(mission: Mission) -> bool:
    """Whether a briefing adds anything to the rules."""
    parts = (mission.initial_tokens, mission.special_rules, mission.mission_actions)
    return any((*parts, mission.extra_defeat, mission.extra_victory))


class _Printer:
    """Prints the cards of one pack in one language."""

    def __init__(self, pack: PackRecord, lang: str) -> None:
        self.pack = pack
        self.lang = lang
        self.names = record_names(pack)

    def text(self, record: Any) -> str:
        """All lines of a card."""
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
            OfferedAction: lambda action: iter([self._offer(action)]),
            Mission: self._mission,
        }
        return "\n".join(line for line in printers[type(record)](record) if line)

    # --- sentences ----------------------------------------------------------------------------------

    def _ability(self, ability: Any, bearer: str = "", bound: dict[str, Any] | None = None) -> str:
        return ability_sentence(vocabulary, ability, self.lang, self.names, bearer=bearer, bound=bound)

    def _steps(self, nodes: Any, bearer: str = "") -> str:
        return sentence(vocabulary, nodes, self.lang, self.names, bearer=bearer) if nodes else ""

    def _abilities(self, abilities: Sequence[Ability], bearer: str) -> Iterator[str]:
        for ability in abilities:
            words = self._ability(ability.node, bearer)
            yield heading(text_in(ability.name, self.lang), words, self.lang) if ability.name else words

    def _action(self, action: OfferedAction, bearer: str = "") -> str:
        return heading(text_in(action.name, self.lang), self._offer(action, bearer), self.lang)

    def _offer(self, action: OfferedAction, bearer: str = "") -> str:
        """FZ-4.32: an action that somebody may perform in the right place."""
        trigger = {"op": "asFreeAction" if action.free else "asAction", "where": action.where}
        ability = {"when": trigger, "if": action.if_, "cost": action.cost, "limit": action.limit, "do": action.effect}
        return self._ability(ability, bearer)

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
        label = said(key, self.lang)
        return condition_words(vocabulary, condition, self.lang, self.names, bearer=bearer, after=label)

    def _said(self, key: str, words: str = "", **values: Any) -> str:
        label = said(key, self.lang, **values)
        return heading(label, words, self.lang) if words else label

    # --- cards of players ---------------------------------------------------------------------------

    def _face(self, card: CardFace) -> Iterator[str]:
        """FZ-11.01, FZ-11.02: an attack above, a tactical response or a reaction below."""
        yield attack_line(card.attack, self.lang)
        yield from self._abilities(card.attack.extra, "you")
        lower = card.lower
        if isinstance(lower, Reaction):
            ability = {"when": lower.trigger, "do": lower.effect}
            bound = {"target": "triggeringFigure" if lower.target is None else lower.target}
            yield self._said("reaction", self._ability(ability, "you", bound), range=lower.range)
        else:
            yield self._said("tactical response", self._steps(lower.effect, "you"))

    def _focus(self, card: FocusCard) -> Iterator[str]:
        yield from self._abilities(card.effects, "you") if card.effects else [text_in(card.text or "", self.lang)]

    def _hero(self, hero: Hero) -> Iterator[str]:
        role = self.names("role", hero.role, self.lang)
        yield said("hero", self.lang, role=role, speed=hero.speed, hand=hero.full_hand)
        yield from self._abilities(hero.abilities, "you")

    def _specialist(self, specialist: Specialist) -> Iterator[str]:
        yield text_in(specialist.role_title or "", self.lang)
        yield from self._abilities(specialist.ability, "this specialist")

    # --- monsters -----------------------------------------------------------------------------------

    def _monster(self, kind: MonsterKind) -> Iterator[str]:
        """FZ-F.13."""
        resistance = kind.resistance
        values = {"brawl": resistance.brawl, "bullets": resistance.bullets, "explosion": resistance.explosion}
        yield said(kind.class_, self.lang, speed=kind.speed, health=kind.health)
        yield said("resistances", self.lang, **values)
        if kind.attack is not None:
            yield self._said("attack", attack_line(kind.attack, self.lang))
        for trait in kind.trait:
            label = "trait" if trait.name is None else "named trait"
            yield self._said(label, self._ability(trait.node, "it monster"), name=text_in(trait.name or "", self.lang))
        yield self._said("special", self._steps(kind.special, "it monster")) if kind.special else ""
        if kind.class_ == "boss":
            yield self._said("power tokens", phrase(vocabulary, "number", kind.power_tokens, self.lang, self.names))

    # --- cards of missions --------------------------------------------------------------------------

    def _twist(self, twist: Twist) -> Iterator[str]:
        yield self._steps(twist.on_draw)
        yield from self._abilities(twist.effects, "")
        if not twist.on_draw and not twist.effects:
            yield text_in(twist.text or "", self.lang)

    def _event(self, event: Event) -> Iterator[str]:
        yield text_in(event.story or "", self.lang)
        yield self._steps(event.effects, "the searcher")
        yield from self._abilities(event.lasting, "the searcher")

    def _discovery(self, discovery: Discovery) -> Iterator[str]:
        """FZ-F.17: its objective, its effects in order, and what completes it."""
        yield text_in(discovery.story or "", self.lang)
        yield self._said("objective", self.names("objective", discovery.objective, self.lang))
        yield self._steps(discovery.effects, "the searcher")
        yield from self._placed(discovery.board_tokens)
        for action in discovery.actions:
            yield self._action(action, "the searcher")
        yield self._grant(discovery)

    def _grant(self, discovery: Discovery) -> str:
        """FZ-13.10, FZ-12.02: when a discovery puts its tokens on the objective."""
        grant = {"op": "placeToken", "on": "objectiveOf", "n": discovery.tokens_granted}
        if not discovery.tokens_granted or discovery.completion == "effect":
            return ""
        if isinstance(discovery.completion, Condition):
            condition = self._condition("as soon as", discovery.completion.condition, "the searcher")
            return heading(condition, self._steps(grant), self.lang)
        if discovery.encounter_tokens:
            reached = {"op": "onTokensReached", "n": discovery.encounter_tokens}
            return self._ability({"when": reached, "do": [grant]})
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
            yield self._ability({"when": reached, "do": ["completeObjective"]})
        yield from self._abilities(objective.own_procedure, "")
        for action in objective.actions:
            yield self._action(action)
        yield self._said("on completion", self._steps(objective.on_complete)) if objective.on_complete else ""
        turn = {"op": "coin", "side": "heads"}
        if objective.restores_coin == "may":  # FZ-13.06
            yield self._said("on completion", self._steps({"op": "may", "decider": "group", "do": [turn]}))
        elif objective.restores_coin == "must":
            yield self._said("on completion", self._steps(turn))

    # --- briefings ----------------------------------------------------------------------------------

    def _mission(self, mission: Mission) -> Iterator[str]:
        """FZ-F.03: what a briefing adds to the rules."""
        yield from self._placed(mission.initial_tokens)
        yield from self._abilities(mission.special_rules, "")
        for action in mission.mission_actions:
            yield self._action(action)
        for condition in mission.extra_defeat:
            yield f"{self._condition('lost as soon as', condition)}."
        for condition in mission.extra_victory:
            yield f"{self._condition('won as soon as', condition)}."
