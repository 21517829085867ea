"""From a pack's records to the scenario of one mission: ids become ints, effects become programs."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.core.effects import table
from engine.core.effects.compile import Compiler
from engine.core.effects.fault_words import GIVE_WHEN, HAPPENS_ONCE
from engine.core.effects.program import EMPTY, FIGURE, YOU, Ability, Context, Do, Expr, Program
from engine.core.errors import ContentError, Fault
from engine.rulesets.fireteam_zero.codes import (
    ACTIVATION_FACES,
    ATTACK_TYPES,
    BOSS_POOL,
    CLASSES,
    FIRST_MONSTER,
    MOMENTS,
    MOST_FIGURES,
    REACTION,
    RESERVE_POOL,
    SPAWN_POOL,
    TACTICAL_RESPONSE,
    TIME_UNITS,
)
from engine.rulesets.fireteam_zero.compile.board import compile_board
from engine.rulesets.fireteam_zero.records import Mission, OfferedAction, PackRecord, RuleOptions, at
from engine.rulesets.fireteam_zero.rules.ch07_searching import AT_ONCE, BY_CONDITION, BY_ITS_ACTION, BY_TOKENS
from engine.rulesets.fireteam_zero.rules.slots import (
    EVERY_SLOT,
    EVERYWHERE,
    ITS_OWN,
    TO_HERO,
    TO_MONSTER,
    TO_OTHERS,
    slots_heard,
    slots_of,
)
from engine.rulesets.fireteam_zero.scenario import PoolEntry, Reaction, Scenario, Source, Track
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.vocabulary import vocabulary
from engine.rulesets.fireteam_zero.vocabulary.base import A_HERO, AN_ALLY, ANYONE, ITSELF, THE_YOU, WHO
from engine.rulesets.fireteam_zero.words.option_verbs import ACTIVATE, ATTACK


def compile_mission(pack: PackRecord, pack_digest: str, mission: Mission, options: RuleOptions) -> Scenario:
    """The scenario of one mission; ContentError lists every fault of its board and its effects."""
    work = MissionCompiler(pack, pack_digest, mission, options)
    work.compile()
    if work.compiler.faults:
        raise ContentError(work.compiler.faults)
    return work.scenario


def concerned(_game: State, context: Context) -> tuple[int, ...]:
    """Whom a reaction without a target of its own is played on: the figure of the event, else the reacting hero."""
    return (context[FIGURE] if context[FIGURE] >= 0 else context[YOU],)


def whom_of(ability: Ability) -> int:
    """The word for whom the event must be about that a trigger waits for."""
    operation = vocabulary.find(table.TRIGGER, ability.trigger)
    params = zip(operation.params, ability.trigger_args, strict=True) if operation is not None else ()
    return next((int(value) for param, value in params if param.words == WHO), ANYONE)


def trigger_slots(ability: Ability) -> tuple[int, ...]:
    """Where the events are filed that a trigger waits for: by its unit of time, or by whom it is about."""
    operation = vocabulary.find(table.TRIGGER, ability.trigger)
    if operation is None:
        return EVERYWHERE
    for param, value in zip(operation.params, ability.trigger_args, strict=True):
        if param.words == TIME_UNITS:
            return (value,)
    who = whom_of(ability)
    if who == ANYONE:
        return EVERYWHERE
    return ITS_OWN if who == ITSELF else (TO_HERO,) if who <= A_HERO else (TO_MONSTER,)


class MissionCompiler:
    """The compilation of one mission in progress."""

    def __init__(
        self, pack: PackRecord, pack_digest: str, mission: Mission, options: RuleOptions | None = None
    ) -> None:
        self.pack = pack
        self.mission = mission
        in_force = pack.options_of(mission).overridden_by(options or RuleOptions())
        self.scenario = Scenario(pack.id, pack_digest, pack, mission, in_force)
        self.compiler = Compiler(vocabulary, self.find, self.listing)
        self.path = at("missions", pack.missions.index(mission), mission)
        self._ids: dict[str, dict[str, int]] = {}
        listed = {name for one in pack.missions for name in one.objectives}
        spare = tuple(one.id for one in pack.objectives if one.id not in listed)  # what effects may add (FZ-E.85)
        self.objectives = (*mission.objectives, *spare)

    def compile(self) -> None:
        """Compile chapter after chapter; later parts refer to the ids of earlier ones."""
        self._name_records()
        compile_board(self.scenario, self.path, self.compiler.faults)
        self._ids["location"] = {name: place for place, name in enumerate(self.scenario.board.ids)}
        self._dice_and_track()
        self._heroes()
        self._action_cards()
        self._monsters()
        self._objectives()
        self._discoveries()
        self._events()
        self._twists()
        self._mission()

    # --- names --------------------------------------------------------------------------------------

    def _name_records(self) -> None:
        pack, mission = self.pack, self.mission
        tokens = ("intel", *(token.id for token in pack.tokens.special))
        specialists = [s.id for s in pack.specialists if s.used_in_mission]
        listings: dict[str, Sequence[str]] = {
            "monster kind": [kind.id for kind in pack.monster_kinds],
            "monster family": [family.id for family in pack.monster_families],
            "role": [role.id for role in pack.roles],
            "hero": [hero.id for hero in pack.heroes],
            "specialist": specialists,
            "token": tokens,
            "objective": self.objectives,
            "discovery": mission.discoveries,
            "twist": [twist.id for twist in pack.twists],
        }
        self._ids = {record: {name: index for index, name in enumerate(names)} for record, names in listings.items()}
        self._known = {
            "objective": {objective.id for objective in pack.objectives},
            "discovery": {discovery.id for discovery in pack.discoveries},
            "specialist": {specialist.id for specialist in pack.specialists},
            "location": {f"{s.id}/{place.id}" for s in pack.sectors for place in s.locations},
        }

    def find(self, record: str, name: str) -> int | None:
        """The index of a record; -1 for one that the pack knows but this mission does not use."""
        index = self._ids.get(record, {}).get(name)
        if index is None and name in self._known.get(record, ()):
            return -1
        return index

    def listing(self, record: str) -> list[str]:
        """The ids that an effect may name."""
        return [*self._ids.get(record, ()), *self._known.get(record, ())]

    def _source(self, kind: str, name: str, title: Any, slot: int = -1, objective: int = -1) -> int:
        self.scenario.sources.append(Source(kind, name, title, slot, objective))
        return len(self.scenario.sources) - 1

    # --- effects ------------------------------------------------------------------------------------

    def _abilities(self, nodes: Sequence[Any], source: int, path: str) -> tuple[Ability, ...]:
        return tuple(self._ability(node, source, f"{path}[{index}]") for index, node in enumerate(nodes))

    def _ability(self, node: Any, source: int, path: str) -> Ability:
        ability = self.compiler.ability(node, path)
        ability.source = source
        ability.index = len(self.scenario.abilities)
        self.scenario.ability_slots.append(trigger_slots(ability))
        if ability.trigger == "always":
            self._check_continuous(ability, path)
        self.scenario.abilities.append(ability)
        return ability

    def _check_continuous(self, ability: Ability, path: str) -> None:
        """FZ-E.01: what holds always can only change something, not do something."""
        for number, step in enumerate(ability.program.steps):
            if not (isinstance(step, Do) and step.operation.can_hold):
                name = step.node.get("op") if isinstance(step.node, dict) else step.node
                self.compiler.faults.append(Fault(f"{path}.do[{number}]", HAPPENS_ONCE(op=name), GIVE_WHEN()))

    def _actions(
        self, actions: Sequence[OfferedAction], kind: str, slot: int, objective: int, path: str
    ) -> list[Ability]:
        """FZ-4.32: an offered action is an ability that waits to be chosen."""
        compiled = []
        for index, action in enumerate(actions):
            trigger = {"op": "asFreeAction" if action.free else "asAction", "where": action.where}
            node = {"when": trigger, "if": action.if_, "cost": action.cost, "limit": action.limit, "do": action.effect}
            source = self._source(kind, action.id, action.name, slot, objective)
            whole = {key: value for key, value in node.items() if value is not None}
            first = len(self.compiler.faults)
            base = f"{path}[{index}] ({action.id})"
            compiled.append(self._ability(whole, source, base))
            faults = self.compiler.faults
            faults[first:] = [replace(fault, path=_as_written(base, fault.path)) for fault in faults[first:]]
        return compiled

    def _steps(self, nodes: Sequence[Any], path: str) -> Program:
        return self.compiler.steps(list(nodes), path) if nodes else EMPTY

    def _number(self, node: Any, path: str) -> Any:
        return self.compiler.expression(table.NUMBER, node, path)

    def _condition(self, node: Any, path: str) -> Any:
        return self.compiler.expression(table.CONDITION, node, path)

    # --- parts --------------------------------------------------------------------------------------

    def _dice_and_track(self) -> None:
        scenario, dice, track = self.scenario, self.pack.dice, self.pack.track_of(self.mission)
        scenario.attack_faces = len(dice.attack.faces)
        scenario.attack_hits = tuple(
            (0, *(face.count(kind) for face in dice.attack.faces))  # faces count from 1
            for kind in ATTACK_TYPES
        )
        scenario.most_attack_dice = dice.attack.count
        tokens = len(scenario.spawn_locations)
        scenario.spawn_faces = tuple(face for face in dice.spawn.faces if face <= tokens)
        scenario.activation_faces = tuple(ACTIVATION_FACES.index(face) for face in dice.activation.faces)
        source = self._source("threat track", track.id, track.name or track.id)
        path = at("threatTracks", self.pack.threat_tracks.index(track), track)
        effects = {
            effect.space: self._steps(effect.effect, f"{path}.effects[{index}].effect")
            for index, effect in enumerate(track.effects)
        }
        scenario.track = Track(track.start, track.spaces - 1, tuple(track.twist_spaces), effects, source)

    def _heroes(self) -> None:
        scenario, pack = self.scenario, self.pack
        scenario.hero_ids = tuple(hero.id for hero in pack.heroes)
        scenario.hero_role = tuple(self._ids["role"][hero.role] for hero in pack.heroes)
        scenario.hero_speed = tuple(hero.speed for hero in pack.heroes)
        scenario.hero_full_hand = tuple(hero.full_hand for hero in pack.heroes)
        scenario.hero_actions = tuple(hero.actions_per_turn for hero in pack.heroes)
        abilities = []
        for index, hero in enumerate(pack.heroes):
            path = f"{at('heroes', index, hero)}.abilities"
            abilities.append(self._named_abilities(hero.abilities, "hero", hero, path))
        scenario.hero_abilities = tuple(abilities)
        present = [(index, s) for index, s in enumerate(pack.specialists) if s.used_in_mission]  # FZ-14.07
        scenario.specialists = tuple(index for index, _ in present)
        scenario.specialist_abilities = tuple(
            self._named_abilities(s.ability, "specialist", s, f"{at('specialists', index, s)}.ability")
            for index, s in present
        )

    def _named_abilities(self, abilities: Sequence[Any], kind: str, record: Any, path: str) -> tuple[Ability, ...]:
        compiled = []
        for index, ability in enumerate(abilities):
            source = self._source(kind, record.id, ability.name or record.name)
            compiled.append(self._ability(ability.node, source, f"{path}[{index}]"))
        return tuple(compiled)

    def _action_cards(self) -> None:
        scenario, pack = self.scenario, self.pack
        role_cards: list[list[int]] = [[] for _ in pack.roles]
        columns: dict[str, list[Any]] = {
            name: [] for name in ("id", "source", "type", "strength", "range", "bonus", "extra", "lower", "response")
        }
        moments: list[list[int]] = [[] for _ in range(MOMENTS)]
        for index, card in enumerate(pack.action_cards):
            number = self._card(card.id, card, at("actionCards", index, card), columns, moments)
            role_cards[self._ids["role"][card.role]] += [number] * card.copies
        upgrades = []
        for index, upgrade in enumerate(pack.upgrade_sets):
            path = f"{at('upgradeSets', index, upgrade)}.card"
            upgrades.append((self._card(upgrade.card_id, upgrade.card, path, columns, moments),) * upgrade.copies)
        scenario.upgrade_cards = tuple(upgrades)
        scenario.upgrade_role = tuple(self._ids["role"][upgrade.role] for upgrade in pack.upgrade_sets)
        scenario.role_cards = tuple(tuple(cards) for cards in role_cards)
        scenario.card_ids = tuple(columns["id"])
        scenario.card_source = tuple(columns["source"])
        scenario.attack_type = tuple(columns["type"])
        scenario.attack_strength = tuple(columns["strength"])
        scenario.attack_range = tuple(columns["range"])
        scenario.attack_bonus = tuple(columns["bonus"])
        scenario.attack_extra = tuple(columns["extra"])
        scenario.lower_kind = tuple(columns["lower"])
        scenario.response = tuple(columns["response"])
        scenario.reacts = tuple(self._reactions_at(cards) for cards in moments)
        scenario.card_moments = tuple(
            sum(1 << moment for moment, cards in enumerate(moments) if card in cards)
            for card in range(len(scenario.card_ids))
        )
        scenario.reaction_slots = tuple(slots_of(reactions) for reactions in scenario.reacts)
        texts = {ability.moment for abilities in scenario.attack_extra for ability in abilities}
        scenario.awaited_by_cards = tuple(
            EVERY_SLOT if moment in texts else slots for moment, slots in enumerate(scenario.reaction_slots)
        )
        scenario.focus_role = tuple(self._ids["role"][focus.role] for focus in pack.focus_cards)
        scenario.focus_abilities = tuple(
            self._focus(focus, at("focusCards", index, focus)) for index, focus in enumerate(pack.focus_cards)
        )

    def _reactions_at(self, cards: list[int]) -> tuple[int, ...]:
        """For each card there is, the bits of the slots in which it is one of these reactions, and for whom."""
        found = [0] * len(self.scenario.card_ids)
        for card in cards:
            reaction = self.scenario.reactions[card]
            for slot in reaction.slots:
                if reaction.whose != AN_ALLY:
                    found[card] |= 1 << slot
                if reaction.whose != THE_YOU:
                    found[card] |= TO_OTHERS << slot
        return tuple(found)

    def _focus(self, focus: Any, path: str) -> tuple[Ability, ...]:
        """FZ-F.12: the card's own limit holds for each of its abilities that has none."""
        nodes = [ability.node for ability in focus.effects]
        if focus.use_limit != "none":
            limit = {"limit": {"times": 1, "per": focus.use_limit}}
            nodes = [node if node.get("when") in (None, "always") else {**limit, **node} for node in nodes]
        return self._abilities(nodes, self._source("focus card", focus.id, focus.name), f"{path}.effects")

    def _card(self, name: str, card: Any, path: str, columns: dict[str, list[Any]], moments: list[list[int]]) -> int:
        number = len(columns["id"])
        source = self._source("action card", name, card.name)
        lower = card.lower
        columns["id"].append(name)
        columns["source"].append(source)
        columns["type"].append(ATTACK_TYPES.index(card.attack.type))
        columns["strength"].append(card.attack.strength)
        columns["range"].append(card.attack.range)
        columns["bonus"].append(card.attack.bonus_hits)
        extra = [{"when": "onPlay", **ability.node} for ability in card.attack.extra]
        columns["extra"].append(self._abilities(extra, source, f"{path}.attack.extra"))
        if lower.kind == "tacticalResponse":
            columns["lower"].append(TACTICAL_RESPONSE)
            columns["response"].append(self._steps(lower.effect, f"{path}.lower.effect"))
            return number
        columns["lower"].append(REACTION)
        columns["response"].append(EMPTY)
        reaction, moment = self._reaction(lower, f"{path}.lower")
        self.scenario.reactions[number] = reaction
        if moment >= 0:
            moments[moment].append(number)
        return number

    def _reaction(self, lower: Any, path: str) -> tuple[Reaction, int]:
        """FZ-11.05, FZ-11.07: trigger, target within range, effect; the effect calls the target 'target'."""
        shell = Ability()
        self.compiler.trigger(shell, lower.trigger, f"{path}.trigger")
        target: tuple[Any, bool] = (Expr(concerned, ()), False)
        if lower.target is not None:
            target = self.compiler.target(lower.target, f"{path}.target")
        with self.compiler.naming("target", table.FIGURES):
            program = self._steps(lower.effect, f"{path}.effect")
        slots = slots_heard(trigger_slots(shell), 0, -1)
        return Reaction(shell, slots, whom_of(shell), lower.range, *target, program), shell.moment

    def _monsters(self) -> None:
        scenario, pack, mission = self.scenario, self.pack, self.mission
        kinds = pack.monster_kinds
        scenario.monster_class = tuple(CLASSES.index(kind.class_) for kind in kinds)
        scenario.monster_family = tuple(self._ids["monster family"][kind.family] for kind in kinds)
        scenario.monster_speed = tuple(kind.speed for kind in kinds)
        scenario.health = tuple(kind.health for kind in kinds)
        scenario.resistance = tuple(tuple(getattr(kind.resistance, name) for kind in kinds) for name in ATTACK_TYPES)
        attacks = [kind.attack for kind in kinds]
        scenario.monster_attack_type = tuple(ATTACK_TYPES.index(a.type) if a else -1 for a in attacks)
        scenario.monster_strength = tuple(a.strength if a else 0 for a in attacks)
        scenario.monster_range = tuple(a.range if a else 0 for a in attacks)
        scenario.monster_bonus = tuple(a.bonus_hits if a else 0 for a in attacks)
        traits, specials, special_sources, sources, power = [], [], [], [], []
        for index, kind in enumerate(kinds):
            path = at("monsterKinds", index, kind)
            sources.append(self._source("monster kind", kind.id, kind.name))
            traits.append(self._abilities([a.node for a in kind.trait], sources[-1], f"{path}.trait"))
            special_sources.append(self._source("special", kind.id, kind.name))
            specials.append(self._steps(kind.special, f"{path}.special"))
            power.append(self._number(kind.power_tokens, f"{path}.powerTokens"))
        scenario.trait_abilities, scenario.special = tuple(traits), tuple(specials)
        scenario.kind_source, scenario.special_source = tuple(sources), tuple(special_sources)
        scenario.power_expressions = tuple(power)
        entries = [(mission.spawn_pool, "spawnPool", SPAWN_POOL), (mission.reserve_pool, "reservePool", RESERVE_POOL)]
        compiled = [
            PoolEntry(
                self._ids["monster kind"][entry.kind],
                self._number(entry.number, f"{self.path}.{name}[{index}].number"),
                pool,
                entry.group,
            )
            for listing, name, pool in entries
            for index, entry in enumerate(listing)
        ]
        if mission.boss is not None:
            compiled.append(PoolEntry(self._ids["monster kind"][mission.boss.kind], 1, BOSS_POOL))
            scenario.boss_marker = scenario.board.index(mission.boss.marker_location)
            scenario.boss_arrival = self._steps(mission.boss.arrival_effect, f"{self.path}.boss.arrivalEffect")
        scenario.pool_entries = tuple(compiled)
        scenario.activate_options = tuple((ACTIVATE, FIRST_MONSTER + number) for number in range(MOST_FIGURES))
        scenario.attack_options = tuple((ATTACK, FIRST_MONSTER + number) for number in range(MOST_FIGURES))

    def _objectives(self) -> None:
        scenario, pack = self.scenario, self.pack
        by_id = {objective.id: (index, objective) for index, objective in enumerate(pack.objectives)}
        abilities, sources, needed, completion, hidden, rewards = [], [], [], [], [], []
        for slot, name in enumerate(self.objectives):
            index, objective = by_id[name]
            path = at("objectives", index, objective)
            source = self._source("objective", name, objective.name, slot, slot)
            sources.append(source)
            own = self._abilities([a.node for a in objective.own_procedure], source, f"{path}.ownProcedure")
            abilities.append((*own, *self._actions(objective.actions, "objective", slot, slot, f"{path}.actions")))
            way = objective.completion
            needed.append(
                0 if way.tokens_needed is None else self._number(way.tokens_needed, f"{path}.completion.tokensNeeded")
            )
            completion.append(
                None if way.condition is None else self._condition(way.condition, f"{path}.completion.condition")
            )
            hidden.append(
                None
                if objective.hidden_until is None
                else self._condition(objective.hidden_until, f"{path}.hiddenUntil")
            )
            rewards.append(self._steps(objective.on_complete, f"{path}.onComplete"))
        scenario.objective_ids = self.objectives
        scenario.objective_source, scenario.objective_abilities = tuple(sources), tuple(abilities)
        scenario.needed, scenario.completion = tuple(needed), tuple(completion)
        scenario.condition_objectives = tuple(slot for slot, way in enumerate(completion) if way is not None)
        scenario.hidden_until = tuple(hidden)
        scenario.hidden_objectives = tuple(slot for slot, way in enumerate(hidden) if way is not None)
        scenario.on_complete = tuple(rewards)
        restores = ("none", "may", "must")
        scenario.restores_coin = tuple(restores.index(by_id[name][1].restores_coin) for name in self.objectives)

    def _discoveries(self) -> None:
        scenario, pack = self.scenario, self.pack
        by_id = {discovery.id: (index, discovery) for index, discovery in enumerate(pack.discoveries)}
        count = len(self.objectives)
        sources, effects, abilities, ways, conditions, tokens = [], [], [], [], [], []
        for number, name in enumerate(self.mission.discoveries):
            index, discovery = by_id[name]
            path = at("discoveries", index, discovery)
            objective = self._ids["objective"].get(discovery.objective, -1)
            sources.append(self._source("discovery", name, discovery.name, count + number, objective))
            effects.append(self._steps(discovery.effects, f"{path}.effects"))
            abilities.append(
                tuple(self._actions(discovery.actions, "discovery", count + number, objective, f"{path}.actions"))
            )
            way, condition = self._completion(discovery, path)
            ways.append(way)
            conditions.append(condition)
            tokens.append(
                tuple(
                    (self._ids["token"].get(t.token, 0), self._place(t.location), ord(t.letter) if t.letter else 0)
                    for t in discovery.board_tokens
                    for _ in range(t.count)
                )
            )
        found = [by_id[name][1] for name in self.mission.discoveries]
        scenario.discoveries = tuple(self.mission.discoveries)
        scenario.discovery_objective = tuple(self._ids["objective"].get(d.objective, -1) for d in found)
        scenario.discovery_completion, scenario.discovery_condition = tuple(ways), tuple(conditions)
        scenario.discovery_abilities, scenario.discovery_tokens = tuple(abilities), tuple(tokens)
        scenario.encounter_tokens = tuple(d.encounter_tokens for d in found)
        scenario.tokens_granted = tuple(0 if d.completion == "effect" else d.tokens_granted for d in found)
        scenario.recon_source, scenario.recon_effects = tuple(sources), tuple(effects)

    def _completion(self, discovery: Any, path: str) -> tuple[int, Any]:
        """FZ-13.10, FZ-12.02: when a discovery is resolved."""
        if discovery.completion == "effect":
            return (BY_ITS_ACTION if discovery.actions else AT_ONCE), None
        if discovery.completion == "immediate":
            return (BY_TOKENS if discovery.encounter_tokens else AT_ONCE), None
        return BY_CONDITION, self._condition(discovery.completion.condition, f"{path}.completion.condition")

    def _place(self, location: str | None) -> int:
        return self._ids["location"].get(location, -1) if location is not None else -1

    def _events(self) -> None:
        scenario, pack = self.scenario, self.pack
        sources, effects, abilities = list(scenario.recon_source), list(scenario.recon_effects), []
        for index, event in enumerate(pack.events):
            path = at("events", index, event)
            sources.append(self._source("event", event.id, event.name))
            effects.append(self._steps(event.effects, f"{path}.effects"))
            abilities.append(self._abilities([a.node for a in event.lasting], sources[-1], f"{path}.lasting"))
        scenario.event_ids = tuple(event.id for event in pack.events)
        first = len(scenario.discoveries)
        scenario.event_copies = tuple(
            first + index for index, event in enumerate(pack.events) for _ in range(event.copies)
        )
        scenario.event_stays = tuple(event.disposition != "discard" for event in pack.events)
        scenario.event_is_attached = tuple(event.disposition == "attach" for event in pack.events)
        scenario.event_abilities = tuple(abilities)
        scenario.recon_source, scenario.recon_effects = tuple(sources), tuple(effects)

    def _twists(self) -> None:
        scenario, pack, mission = self.scenario, self.pack, self.mission
        sources, abilities, on_draw = [], [], []
        for index, twist in enumerate(pack.twists):
            path = at("twists", index, twist)
            sources.append(self._source("twist", twist.id, twist.name))
            abilities.append(self._abilities([a.node for a in twist.effects], sources[-1], f"{path}.effects"))
            on_draw.append(self._steps(twist.on_draw, f"{path}.onDraw"))
        scenario.twist_ids = tuple(twist.id for twist in pack.twists)
        scenario.twist_source, scenario.twist_abilities = tuple(sources), tuple(abilities)
        scenario.twist_on_draw = tuple(on_draw)
        names = mission.twists
        if isinstance(names, str):
            named = next((group.twists for group in pack.twist_sets if group.id == names), None)
            names = named if named is not None else tuple(t.id for t in pack.twists if names in t.sets)
        scenario.mission_twists = tuple(scenario.twist_ids.index(name) for name in names)
        scenario.twist_count = len(scenario.mission_twists)

    def _mission(self) -> None:
        scenario, mission, path = self.scenario, self.mission, self.path
        scenario.token_ids = tuple(self._ids["token"])
        rules: list[Ability] = []
        for index, rule in enumerate(mission.special_rules):  # each stands for itself, as a target too (FZ-5.33)
            source = self._source("mission", rule.id or mission.id, rule.name or mission.title)
            rules.append(self._ability(rule.node, source, f"{path}.specialRules[{index}]"))
        tokens: list[Ability] = []
        for index, token in enumerate(self.pack.tokens.special):
            token_source = self._source("token", token.id, token.name)
            nodes = [ability.node for ability in token.effects]
            tokens += self._abilities(nodes, token_source, f"tokens.special[{index}] ({token.id}).effects")
        actions = self._actions(mission.mission_actions, "mission", -1, -1, f"{path}.missionActions")
        scenario.mission_rules, scenario.token_texts = (*rules, *actions), tuple(tokens)
        scenario.extra_defeat = tuple(
            self._condition(node, f"{path}.extraDefeat[{index}]") for index, node in enumerate(mission.extra_defeat)
        )
        scenario.extra_victory = tuple(
            self._condition(node, f"{path}.extraVictory[{index}]") for index, node in enumerate(mission.extra_victory)
        )
        scenario.watches_board = bool(
            scenario.extra_defeat
            or scenario.extra_victory
            or scenario.condition_objectives
            or scenario.hidden_objectives
            or BY_CONDITION in scenario.discovery_completion
        )
        self._initial_tokens()
        self._initial_places()

    def _initial_tokens(self) -> None:
        scenario = self.scenario
        on_board: list[tuple[int, int, int]] = []
        on_cards: list[tuple[int, int]] = []
        for placed in self.mission.initial_tokens:
            token = self._ids["token"].get(placed.token, 0)
            if placed.location is not None:
                letter = ord(placed.letter) if placed.letter else 0
                on_board += [(token, self._place(placed.location), letter)] * placed.count
            elif placed.card is not None:
                card = self._ids["objective"].get(placed.card, -1)
                if card < 0:
                    card = len(self.objectives) + self._ids["discovery"].get(placed.card, 0)
                on_cards.append((card, placed.count))
        scenario.initial_board_tokens = tuple(on_board)
        scenario.initial_card_tokens = tuple(on_cards)

    def _initial_places(self) -> None:
        placed = []
        for entry in self.mission.initial_placement:
            place = self._place(entry.location)
            if entry.kind is not None:
                pool = RESERVE_POOL if entry.from_ == "reservePool" else SPAWN_POOL
                placed.append(("kind", self._ids["monster kind"][entry.kind], place, entry.number, pool))
            elif entry.hero is not None:
                placed.append(("hero", self._ids["hero"][entry.hero], place, 1, 0))
            else:
                placed.append(("specialist", self._ids["specialist"].get(entry.specialist or "", -1), place, 1, 0))
        self.scenario.initial_places = tuple(placed)


def _as_written(base: str, path: str) -> str:
    """A path inside an offered action in the words of its record: 'effect' is what an ability calls 'do'."""
    inside = path.removeprefix(base)
    for field, written in ((".when.where", ".where"), (".do", ".effect")):
        if inside.startswith(field):
            return base + written + inside.removeprefix(field)
    return path
