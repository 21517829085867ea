"""From a pack's records to the scenario of one mission: ids become ints, effects become programs."""

from collections.abc import Sequence
from typing import Any

from engine.core import mission_compiler as core
from engine.core.errors import ContentError, Fault, did_you_mean
from engine.core.references import nameable
from engine.rulesets.countdown.codes import (
    ABILITIES,
    BY_EFFECT,
    CARD_KINDS,
    CIVILIAN,
    HOSTAGE,
    OBJECTIVES,
    SPECIALS,
    TERRORIST,
    TIMINGS,
    TOP_TERRORIST,
)
from engine.rulesets.countdown.compile.board import compile_board, mask
from engine.rulesets.countdown.records import (
    Bomb,
    BoobyTrap,
    Civilian,
    Enemy,
    Hostage,
    Location,
    Mission,
    ObjectiveCivilian,
    ObjectiveTrap,
    PackRecord,
    RuleOptions,
    Terrorist,
    TopTerrorist,
    at,
    words,
)
from engine.rulesets.countdown.rules import force
from engine.rulesets.countdown.scenario import Scenario, Source, SupportCard
from engine.rulesets.countdown.vocabulary import vocabulary

XP_RULES = ("normal", "none", "fixedOne")
CardRecord = Any  # one of the kinds of threat cards or objective cards


def compile_mission(pack: PackRecord, pack_digest: str, mission: Mission, options: RuleOptions) -> Scenario:
    """The scenario of one mission under the table's options; ContentError lists every fault."""
    scenario: Scenario = MissionCompiler(pack, pack_digest, mission, options).compiled()
    return scenario


class MissionCompiler(core.MissionCompiler):
    """The compilation of one mission in progress."""

    vocabulary = vocabulary
    source = Source
    code = "CD-60.60"
    scenario: Scenario

    def __init__(self, pack: PackRecord, pack_digest: str, mission: Mission, options: RuleOptions) -> None:
        in_force = pack.options_of(mission).overridden_by(options)
        super().__init__(Scenario(pack.id, pack_digest, pack, mission, in_force))
        self.pack = pack
        self.mission = mission
        stack = in_force.free_objective or mission.objective  # CD-4.22
        self.stack = [(index, card) for index, card in enumerate(pack.objective_cards) if card.stack == stack]
        self.cards: list[CardRecord] = [*pack.threat_cards, *(card for _, card in self.stack)]
        self._known = nameable(pack)
        self._cards_here = {card.id: index for index, card in enumerate(self.cards)}

    def compile(self) -> None:
        """Compile part after part."""
        self._briefing()
        self._locations()
        self._cards()
        self._ops()
        self._team_cards()
        self._effects()
        self._check_set_up()

    def find(self, record: str, name: str) -> int | None:
        """The index of a record; -1 for a card of another objective stack."""
        index = self._known[record].get(name)
        return index if index is None or record != "card" else self._cards_here.get(name, -1)

    def _fault(self, fault: Fault) -> None:
        self.compiler.faults.append(fault)

    # --- briefing and locations -------------------------------------------------------------------

    def _briefing(self) -> None:
        scenario, mission, options = self.scenario, self.mission, self.scenario.options
        scenario.level = mission.level
        scenario.column = mission.column - 1
        scenario.objective = OBJECTIVES.index(options.free_objective or mission.objective)
        scenario.is_campaign = mission.campaign is not None
        scenario.develops = scenario.is_campaign or (mission.level > 1 and options.develop_in_single23)  # CD-90.33
        scenario.remove_top_threats = mission.remove_top_threats
        scenario.used_up_threats = self._used_up()
        scenario.mission_number = mission.number if mission.campaign is not None else 0
        if mission.campaign is not None:
            scenario.supports = mission.campaign.support_cards  # CD-33.10
        elif options.traitor_mode:
            scenario.supports = options.traitor_support_cards  # CD-90.57

    def _used_up(self) -> int:
        """Threat cards dealt in the campaign's earlier missions, for one that is played without them.

        A random location counts as the first of its level.
        """
        if self.mission.campaign is None:
            return 0
        known = {location.id: location for location in self.pack.locations}
        earlier = [
            one.locations[0]
            for one in self.pack.missions
            if one.campaign is self.mission.campaign and one.number < self.mission.number and one.locations
        ]
        return sum(known[name].threat_count for name in earlier)

    def _locations(self) -> None:
        scenario, mission, free = self.scenario, self.mission, self.scenario.options.free_location
        known = {location.id: (index, location) for index, location in enumerate(self.pack.locations)}
        if free is not None and free not in known:
            message = words.NO_LOCATION(name=free)
            raise ContentError([Fault("options.freeLocation", message, did_you_mean(free, known), "CD-60.24")])
        names = mission.locations if free is None else (free,)  # CD-4.23
        if not names:
            raise ContentError([words.NONE_TO_DRAW.fault(f"{mission.path}.location", "CD-60.53", level=mission.level)])
        scenario.boards = tuple(compile_board(location, index) for index, location in (known[name] for name in names))
        scenario.draws_board = mission.is_random and free is None
        scenario.times = mission.time.values if mission.time is not None and free is None else None  # CD-90.36

    def _check_set_up(self) -> None:
        """What no game could begin with, whatever the linter has to say besides."""
        for board in self.scenario.boards:
            location = self.pack.locations[board.location]
            path = at("locations", board.location, location)
            if not board.infiltration:
                self._fault(words.NO_START.fault(f"{path}.zones", "CD-60.03"))
            self._check_supply(location, path)

    def _check_supply(self, location: Location, path: str) -> None:
        """Later missions of a campaign are dealt what the ones before have left, however little (CD-33.19)."""
        scenario = self.scenario
        threats = len(self.pack.threat_cards) - scenario.remove_top_threats
        if location.threat_count > threats:
            n, there = location.threat_count, max(0, threats)
            self._fault(words.SHORT_OF_THREATS.fault(f"{path}.zones", "CD-60.12", n=n, there=there))
        if location.objective_count > len(self.stack):
            n, there = location.objective_count, len(self.stack)
            self._fault(words.SHORT_OF_OBJECTIVES.fault(f"{path}.zones", "CD-60.13", n=n, there=there))
        if scenario.is_campaign and location.campaign_threat_cards < location.threat_count:
            where, n = f"{path}.campaignThreatCards", location.threat_count
            self._fault(words.TOO_FEW_IN_CAMPAIGNS.fault(where, "CD-60.14", n=n))

    def _effects(self) -> None:
        """Which cards and which moments have effects at all; a support card waits in nobody's hand."""
        scenario = self.scenario
        scenario.cards_with_abilities = tuple(card for card, found in enumerate(scenario.card_abilities) if found)
        groups = (*scenario.card_abilities, *scenario.op_abilities)
        scenario.listening = force.listening(ability for group in groups for ability in group)

    # --- cards ------------------------------------------------------------------------------------

    def _cards(self) -> None:
        scenario, pack, cards = self.scenario, self.pack, self.cards
        threats = len(pack.threat_cards)
        scenario.threat_cards = threats
        scenario.objective_cards = tuple(range(threats, len(cards)))
        scenario.threats_by_level = tuple(
            tuple(index for index, card in enumerate(pack.threat_cards) if card.level == level) for level in (1, 2, 3)
        )
        scenario.card_ids = tuple(card.id for card in cards)
        scenario.card_names = tuple(card.name or card.id for card in cards)
        scenario.kind = tuple(CARD_KINDS.index(card.kind) for card in cards)
        scenario.card_level = tuple(getattr(card, "level", self.mission.level) for card in cards)
        scenario.number = tuple(getattr(card, "number", 0) for card in cards)
        scenario.attack = tuple(self._value(getattr(card, "attack", 0)) for card in cards)
        scenario.defence = tuple(self._value(getattr(card, "defence", 0)) for card in cards)
        scenario.specials = tuple(
            sum(1 << SPECIALS.index(special) for special in dict.fromkeys(getattr(card, "specials", ())))
            for card in cards
        )
        scenario.star = tuple(self._experience(card) for card in cards)
        scenario.heart = tuple(getattr(card, "heart_reward", 0) for card in cards)
        scenario.success = tuple(self._value(getattr(card, "success_score", 0)) for card in cards)
        scenario.fail = tuple(self._penalty(card) for card in cards)
        scenario.hearts = tuple(self._hearts(card) for card in cards)
        scenario.complexity = tuple(self._value(card.complexity) if isinstance(card, Bomb) else 0 for card in cards)
        scenario.is_blocked = tuple(isinstance(card, Hostage) and card.blocked for card in cards)
        scenario.enemies = self._mask_of(TERRORIST, TOP_TERRORIST)
        scenario.persons = self._mask_of(CIVILIAN, HOSTAGE)
        paths = [at("threatCards", index, card) for index, card in enumerate(pack.threat_cards)]
        paths += [at("objectiveCards", index, card) for index, card in self.stack]
        scenario.card_abilities = tuple(
            self.named_abilities(card, "effects", path, "card") for card, path in zip(cards, paths, strict=True)
        )

    def _value(self, written: int | tuple[int, int, int]) -> int:
        """CD-90.35: a value, or that of the mission's column."""
        return written if isinstance(written, int) else written[self.scenario.column]

    def _experience(self, card: CardRecord) -> int:
        """The star of an enemy, the XP of a bomb."""
        if isinstance(card, Terrorist):
            return card.star_xp
        return self._value(card.xp) if isinstance(card, Enemy | Bomb) else 0

    def _penalty(self, card: CardRecord) -> int:
        """What it costs when a person dies, a bomb explodes or a top terrorist escapes."""
        if isinstance(card, Civilian):
            return card.killed_score
        printed = isinstance(card, Bomb | Hostage | TopTerrorist | ObjectiveCivilian)
        return self._value(card.fail_score) if printed else 0

    def _hearts(self, card: CardRecord) -> int:
        """The strength of a trap, also of one that a hostage carries."""
        if isinstance(card, BoobyTrap | ObjectiveTrap):
            return card.hearts
        return card.carried_trap_hearts if isinstance(card, Hostage) else 0

    def _mask_of(self, *kinds: int) -> int:
        return mask(tuple(card for card, kind in enumerate(self.scenario.kind) if kind in kinds))

    # --- ops and cards of the team ----------------------------------------------------------------

    def _ops(self) -> None:
        scenario, ops = self.scenario, self.pack.ops
        scenario.op_ids = tuple(op.id for op in ops)
        scenario.op_number = tuple(op.number for op in ops)
        scenario.op_ability = tuple(
            ABILITIES.index(op.special) if isinstance(op.special, str) else BY_EFFECT for op in ops
        )
        scenario.op_abilities = tuple(
            () if isinstance(op.special, str) else self.named_abilities(op, "special", at("ops", index, op), "op")
            for index, op in enumerate(ops)
        )
        scenario.health_start = tuple(op.health_start for op in ops)
        scenario.heal_limit = tuple(op.heal_limit for op in ops)
        scenario.health_max = tuple(op.health_max for op in ops)
        scenario.energy_start = tuple(op.energy_start for op in ops)
        scenario.energy_max = tuple(op.energy_max for op in ops)
        scenario.skill = tuple(skill_table(op.aim_steps) for op in ops)
        scenario.special_start = tuple(op.track.start for op in ops)
        scenario.special_level2 = tuple(op.track.level2 for op in ops)
        scenario.special_level3 = tuple(op.track.level3 for op in ops)
        scenario.special_max = tuple(op.track.max for op in ops)

    def _team_cards(self) -> None:
        scenario, pack = self.scenario, self.pack
        scenario.bullet_value = tuple(card.value for card in pack.bullet_control_cards)
        scenario.bullet_cost = tuple(card.score_cost for card in pack.bullet_control_cards)
        scenario.support_cards = tuple(self._support_card(index) for index in range(len(pack.support_cards)))
        scenario.patriots, scenario.traitors = pack.roles.patriots, pack.roles.traitors
        scenario.exposed_points, scenario.wrong_points = pack.showdown.exposed, pack.showdown.wrong

    def _support_card(self, index: int) -> SupportCard:
        """CD-35: an ability that waits for the team to play it; its targets are 'target' in its effects."""
        card = self.pack.support_cards[index]
        path = at("supportCards", index, card)
        source = self.add_source("support", card.id, card.name)
        ability = self.read_ability(card, source, path)
        return SupportCard(
            card.id, TIMINGS.index(card.timing), ability.program, source, XP_RULES.index(card.gives_xp), ability
        )


def skill_table(steps: Sequence[int]) -> tuple[int, ...]:
    """CD-18.09: the aim skill by aim XP, up to the XP of the highest skill."""
    most = steps[-1] if steps else 0
    return tuple(sum(xp >= step for step in steps) for xp in range(most + 1))
