"""Every effect that a pack's records carry: where it stands, on what, and whom it can speak of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from engine.core.effects import table
from engine.core.effects.walk import Node, walk_ability, walk_node, walk_steps
from engine.core.sentences import NAMED, Told
from engine.rulesets.fireteam_zero.lint.words.texts import LABELS
from engine.rulesets.fireteam_zero.records import Ability, OfferedAction, PackRecord, Reaction, Text, at
from engine.rulesets.fireteam_zero.records.cards import CardFace
from engine.rulesets.fireteam_zero.vocabulary import vocabulary

Owner = Literal[
    "token", "threat track", "hero", "specialist", "action card", "upgrade set", "focus card",
    "monster kind", "twist", "event", "discovery", "objective", "mission",
]  # fmt: skip
Form = Literal["ability", "action", "steps", "trigger", "condition", "number", "figures"]
Bearer = Literal["", "hero", "searcher", "specialist", "monster"]

ACTIONS = ("asAction", "asFreeAction")  # whoever performs the action is 'you'
HEROES_CARDS = ("hero", "action card", "upgrade set", "focus card")


@dataclass(frozen=True, eq=False)
class EffectText:
    """One effect: its form decides how it is read; `part` is the field of the record it stands in."""

    owner: Owner
    id: str
    title: Text
    path: str
    part: str
    form: Form
    written: Any
    bearer: Bearer = ""
    you: bool = False
    names: tuple[str, ...] = ()  # bound before it begins
    copies: int = 1  # how often its card can turn up

    @cached_property
    def nodes(self) -> tuple[Node, ...]:
        """Its nodes, outer ones first."""
        if self.form in ("ability", "action"):
            return tuple(walk_ability(vocabulary, self.written, self.path))
        if self.form == "steps":
            return tuple(walk_steps(vocabulary, self.written, self.path, self.names))
        return tuple(walk_node(vocabulary, self.form, self.written, self.path))

    @property
    def trigger(self) -> str:
        """The name of the trigger it waits for, or an empty text."""
        first = self.nodes[0] if self.nodes else None
        return first.name if first is not None and first.kind == table.TRIGGER else ""

    @property
    def has_you(self) -> bool:
        """Whether somebody is meant by 'you'."""
        return self.you or self.trigger in ACTIONS

    @property
    def is_general(self) -> bool:
        """Whether it was written for any mission, not for the one at hand."""
        return self.owner == "event" or self.owner in HEROES_CARDS

    @property
    def name(self) -> Told:
        """Its record in a sentence."""
        return NAMED(title=self.title, id=self.id)

    @property
    def label(self) -> Told:
        """What to call it in a sentence: the twist "Failing Light" (failing-light)."""
        return LABELS[self.owner](name=self.name)

    def shown(self, path: str) -> str:
        """A path inside it as the author's document has it: actions and triggers are read as abilities."""
        rest = path[len(self.path) :]
        for field, own in _FIELDS.get(self.form, {}).items():
            if rest.startswith(field):
                return self.path + own + rest[len(field) :]
        return path


_FIELDS: dict[Form, dict[str, str]] = {"action": {".when": "", ".do": ".effect"}, "trigger": {".when": ""}}


def texts_of(pack: PackRecord) -> list[EffectText]:
    """All effects of a pack, in the order of its records."""
    return [*_Reader(pack).texts()]


class _Reader:
    def __init__(self, pack: PackRecord) -> None:
        self.pack = pack

    def texts(self) -> Iterator[EffectText]:
        yield from self._components()
        yield from self._players()
        yield from self._monsters_and_twists()
        yield from self._recon()
        yield from self._objectives()
        yield from self._missions()

    def _components(self) -> Iterator[EffectText]:
        for index, token in enumerate(self.pack.tokens.special):
            text = self._maker("token", token, at("tokens.special", index, token))
            yield from text.abilities("effects", token.effects)
        for index, track in enumerate(self.pack.threat_tracks):
            text = self._maker("threat track", track, at("threatTracks", index, track))
            for number, one in enumerate(track.effects):
                yield text.one("effects", f"effects[{number}].effect", "steps", one.effect)

    def _players(self) -> Iterator[EffectText]:
        pack = self.pack
        for index, hero in enumerate(pack.heroes):
            text = self._maker("hero", hero, at("heroes", index, hero), "hero", you=True)
            yield from text.abilities("abilities", hero.abilities)
        for index, specialist in enumerate(pack.specialists):
            text = self._maker("specialist", specialist, at("specialists", index, specialist), "specialist")
            yield from text.abilities("ability", specialist.ability)
        for index, card in enumerate(pack.action_cards):
            text = self._maker("action card", card, at("actionCards", index, card), "hero", you=True)
            yield from text.card(card, "")
        for index, one in enumerate(pack.upgrade_sets):
            text = self._maker("upgrade set", one, at("upgradeSets", index, one), "hero", you=True)
            yield from text.card(one.card, "card.")
        for index, focus in enumerate(pack.focus_cards):
            text = self._maker("focus card", focus, at("focusCards", index, focus), "hero", you=True)
            yield from text.abilities("effects", focus.effects)

    def _monsters_and_twists(self) -> Iterator[EffectText]:
        for index, kind in enumerate(self.pack.monster_kinds):
            text = self._maker("monster kind", kind, at("monsterKinds", index, kind), "monster")
            yield from text.abilities("trait", kind.trait)
            yield from text.steps("special", kind.special)
            yield text.one("powerTokens", "powerTokens", "number", kind.power_tokens)
        for index, twist in enumerate(self.pack.twists):
            text = self._maker("twist", twist, at("twists", index, twist))
            yield from text.abilities("effects", twist.effects)
            yield from text.steps("onDraw", twist.on_draw)

    def _recon(self) -> Iterator[EffectText]:
        for index, event in enumerate(self.pack.events):
            text = self._maker("event", event, at("events", index, event), "searcher", copies=event.copies)
            yield from text.steps("effects", event.effects, you=True)
            yield from text.abilities("lasting", event.lasting, you=event.disposition == "attach")
        for index, one in enumerate(self.pack.discoveries):
            text = self._maker("discovery", one, at("discoveries", index, one), "searcher")
            yield from text.steps("effects", one.effects, you=True)
            if not isinstance(one.completion, str):
                condition = one.completion.condition
                yield text.one("completion", "completion.condition", "condition", condition, you=True)
            yield from text.actions("actions", one.actions)

    def _objectives(self) -> Iterator[EffectText]:
        for index, one in enumerate(self.pack.objectives):
            text = self._maker("objective", one, at("objectives", index, one))
            if one.completion.tokens_needed is not None:
                needed = one.completion.tokens_needed
                yield text.one("completion", "completion.tokensNeeded", "number", needed)
            if one.completion.condition is not None:
                yield text.one("completion", "completion.condition", "condition", one.completion.condition)
            yield from text.abilities("ownProcedure", one.own_procedure)
            yield from text.actions("actions", one.actions)
            yield from text.steps("onComplete", one.on_complete)
            if one.hidden_until is not None:
                yield text.one("hiddenUntil", "hiddenUntil", "condition", one.hidden_until)

    def _missions(self) -> Iterator[EffectText]:
        for index, mission in enumerate(self.pack.missions):
            text = _Maker("mission", mission.id, mission.title, at("missions", index, mission))
            for field, pool in (("spawnPool", mission.spawn_pool), ("reservePool", mission.reserve_pool)):
                for number, entry in enumerate(pool):
                    yield text.one(field, f"{field}[{number}].number", "number", entry.number)
            if mission.boss:
                yield from text.steps("boss.arrivalEffect", mission.boss.arrival_effect, bearer="monster")
            yield from text.abilities("specialRules", mission.special_rules)
            yield from text.actions("missionActions", mission.mission_actions)
            for field, conditions in (("extraDefeat", mission.extra_defeat), ("extraVictory", mission.extra_victory)):
                for number, node in enumerate(conditions):
                    yield text.one(field, f"{field}[{number}]", "condition", node)

    def _maker(
        self, owner: Owner, record: Any, path: str, bearer: Bearer = "", *, you: bool = False, copies: int = 1
    ) -> _Maker:
        title = getattr(record, "name", None) or record.id
        return _Maker(owner, record.id, title, path, bearer, you, copies)


@dataclass(frozen=True, slots=True)
class _Maker:
    """Makes the texts of one record."""

    owner: Owner
    id: str
    title: Text
    path: str
    bearer: Bearer = ""
    you: bool = False
    copies: int = 1

    def one(
        self,
        part: str,
        field: str,
        form: Form,
        written: Any,
        *,
        you: bool | None = None,
        bearer: Bearer | None = None,
        names: tuple[str, ...] = (),
    ) -> EffectText:
        return EffectText(
            owner=self.owner,
            id=self.id,
            title=self.title,
            path=f"{self.path}.{field}",
            part=part,
            form=form,
            written=written,
            bearer=self.bearer if bearer is None else bearer,
            you=self.you if you is None else you,
            names=names,
            copies=self.copies,
        )

    def abilities(self, field: str, abilities: Iterable[Ability], *, you: bool | None = None) -> Iterator[EffectText]:
        for index, ability in enumerate(abilities):
            yield self.one(field, f"{field}[{index}]", "ability", ability.node, you=you)

    def steps(
        self, field: str, steps: list[Any], *, you: bool | None = None, bearer: Bearer | None = None
    ) -> Iterator[EffectText]:
        if steps:
            yield self.one(field, field, "steps", steps, you=you, bearer=bearer)

    def actions(self, field: str, actions: Iterable[OfferedAction]) -> Iterator[EffectText]:
        for index, action in enumerate(actions):
            yield self.one(field, f"{field}[{index}] ({action.id})", "action", as_ability(action))

    def card(self, card: CardFace, prefix: str) -> Iterator[EffectText]:
        for index, ability in enumerate(card.attack.extra):
            node = {"when": "onPlay", **ability.node}
            yield self.one("attack", f"{prefix}attack.extra[{index}]", "ability", node)
        names: tuple[str, ...] = ()
        if isinstance(card.lower, Reaction):
            names = ("target",)  # FZ-11.07: the effect calls the reaction's target so
            yield self.one("lower", f"{prefix}lower.trigger", "trigger", card.lower.trigger)
            if card.lower.target is not None:
                yield self.one("lower", f"{prefix}lower.target", "figures", card.lower.target)
        yield self.one("lower", f"{prefix}lower.effect", "steps", card.lower.effect, names=names)


def as_ability(action: OfferedAction) -> dict[str, Any]:
    """FZ-4.32: an offered action is an ability that waits to be chosen."""
    trigger: dict[str, Any] = {"op": "asFreeAction" if action.free else "asAction"}
    if action.where is not None:
        trigger["where"] = action.where
    node: dict[str, Any] = {"when": trigger, "do": action.effect}
    further = {"if": action.if_, "cost": action.cost, "limit": action.limit}
    return node | {key: value for key, value in further.items() if value is not None}
