"""Objectives, discoveries, events and twists (FZ-F.15 to FZ-F.18)."""

from typing import Any

from engine.rulesets.fireteam_zero.compile.frame import Frame
from engine.rulesets.fireteam_zero.records import at
from engine.rulesets.fireteam_zero.rules.ch07_searching import AT_ONCE, BY_CONDITION, BY_ITS_ACTION, BY_TOKENS


class Recon(Frame):
    """Compiles what is found and what is to be done."""

    def _objectives(self) -> None:
        scenario, pack = self.scenario, self.pack
        by_id = {objective.id: (index, objective) for index, objective in enumerate(pack.objectives)}
        abilities, sources, needed, completion, hidden, rewards = [], [], [], [], [], []
        for slot, name in enumerate(self.objectives):
            index, objective = by_id[name]
            path = at("objectives", index, objective)
            source = self.add_source("objective", name, objective.name, slot, slot)
            sources.append(source)
            own = self.text(objective, "own_procedure", path, source)
            abilities.append((*own, *self.actions(objective.actions, "objective", f"{path}.actions", slot, slot)))
            way = objective.completion
            tokens = self.text(way, "tokens_needed", f"{path}.completion")
            needed.append(0 if tokens is None else tokens)
            completion.append(self.text(way, "condition", f"{path}.completion"))
            hidden.append(self.text(objective, "hidden_until", path))
            rewards.append(self.text(objective, "on_complete", path))
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
            objective = self.ids["objective"].get(discovery.objective, -1)
            sources.append(self.add_source("discovery", name, discovery.name, count + number, objective))
            effects.append(self.text(discovery, "effects", path))
            abilities.append(self.actions(discovery.actions, "discovery", f"{path}.actions", count + number, objective))
            way, condition = self._completion(discovery, path)
            ways.append(way)
            conditions.append(condition)
            tokens.append(
                tuple(
                    (self.ids["token"].get(t.token, 0), self.place(t.location), ord(t.letter) if t.letter else 0)
                    for t in discovery.board_tokens
                    for _ in range(t.count)
                )
            )
        found = [by_id[name][1] for name in self.mission.discoveries]
        scenario.discoveries = tuple(self.mission.discoveries)
        scenario.discovery_objective = tuple(self.ids["objective"].get(d.objective, -1) for d in found)
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
        return BY_CONDITION, self.text(discovery.completion, "condition", f"{path}.completion")

    def _events(self) -> None:
        scenario, pack = self.scenario, self.pack
        sources, effects, abilities = list(scenario.recon_source), list(scenario.recon_effects), []
        for index, event in enumerate(pack.events):
            path = at("events", index, event)
            sources.append(self.add_source("event", event.id, event.name))
            effects.append(self.text(event, "effects", path))
            abilities.append(self.text(event, "lasting", path, sources[-1]))
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
            sources.append(self.add_source("twist", twist.id, twist.name))
            abilities.append(self.text(twist, "effects", path, sources[-1]))
            on_draw.append(self.text(twist, "on_draw", path))
        scenario.twist_ids = tuple(twist.id for twist in pack.twists)
        scenario.twist_source, scenario.twist_abilities = tuple(sources), tuple(abilities)
        scenario.twist_on_draw = tuple(on_draw)
        names = mission.twists
        if isinstance(names, str):
            named = next((group.twists for group in pack.twist_sets if group.id == names), None)
            names = named if named is not None else tuple(t.id for t in pack.twists if names in t.sets)
        scenario.mission_twists = tuple(scenario.twist_ids.index(name) for name in names)
        scenario.twist_count = len(scenario.mission_twists)
