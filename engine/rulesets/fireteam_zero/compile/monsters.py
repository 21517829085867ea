"""Monsters, their pools and the boss (FZ-F.13, FZ-F.14)."""

from engine.rulesets.fireteam_zero.codes import (
    ATTACK_TYPES,
    BOSS_POOL,
    CLASSES,
    FIRST_MONSTER,
    MOST_FIGURES,
    RESERVE_POOL,
    SPAWN_POOL,
)
from engine.rulesets.fireteam_zero.compile.frame import Frame
from engine.rulesets.fireteam_zero.records import at
from engine.rulesets.fireteam_zero.scenario import PoolEntry
from engine.rulesets.fireteam_zero.words.option_verbs import ACTIVATE, ATTACK


class Monsters(Frame):
    """Compiles monsters."""

    def _monsters(self) -> None:
        scenario, pack, mission = self.scenario, self.pack, self.mission
        kinds = pack.monster_kinds
        scenario.monster_class = tuple(CLASSES.index(kind.class_) for kind in kinds)
        scenario.monster_family = tuple(self.ids["monster family"][kind.family] for kind in kinds)
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
            sources.append(self.add_source("monster kind", kind.id, kind.name))
            traits.append(self.text(kind, "trait", path, sources[-1]))
            special_sources.append(self.add_source("special", kind.id, kind.name))
            specials.append(self.text(kind, "special", path))
            power.append(self.text(kind, "power_tokens", path))
        scenario.trait_abilities, scenario.special = tuple(traits), tuple(specials)
        scenario.kind_source, scenario.special_source = tuple(sources), tuple(special_sources)
        scenario.power_expressions = tuple(power)
        entries = [(mission.spawn_pool, "spawnPool", SPAWN_POOL), (mission.reserve_pool, "reservePool", RESERVE_POOL)]
        compiled = [
            PoolEntry(
                self.ids["monster kind"][entry.kind],
                self.text(entry, "number", f"{self.path}.{name}[{index}]"),
                pool,
                entry.group,
            )
            for listing, name, pool in entries
            for index, entry in enumerate(listing)
        ]
        if mission.boss is not None:
            compiled.append(PoolEntry(self.ids["monster kind"][mission.boss.kind], 1, BOSS_POOL))
            scenario.boss_marker = scenario.board.index(mission.boss.marker_location)
            scenario.boss_arrival = self.text(mission.boss, "arrival_effect", f"{self.path}.boss")
        scenario.pool_entries = tuple(compiled)
        scenario.activate_options = tuple((ACTIVATE, FIRST_MONSTER + number) for number in range(MOST_FIGURES))
        scenario.attack_options = tuple((ATTACK, FIRST_MONSTER + number) for number in range(MOST_FIGURES))
