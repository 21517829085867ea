"""The compiled mission: everything that never changes during play, as tables of ints."""

from typing import Any, NamedTuple

from engine.core.effects.program import Ability, Program
from engine.core.maps import Map
from engine.core.scenario import Memo
from engine.core.scenario import Scenario as CoreScenario
from engine.rulesets.countdown.codes import MOMENTS
from engine.rulesets.countdown.records import PackRecord, RuleOptions


class Board(NamedTuple):
    """A location as its blueprint draws it (CD-5)."""

    location: int  # index of the location record
    map: Map
    zone_kind: tuple[int, ...]
    zone_cards: tuple[int, ...]  # cards dealt to each zone
    adjacent: tuple[tuple[int, ...], ...]  # CD-9.04, with what the arrows allow (CD-90.29)
    distance: tuple[int, ...]  # zones to enter between two, row by row
    infiltration: tuple[int, ...]
    exfiltration: tuple[int, ...]
    is_exfiltration: int  # the same as a bit mask
    always_secured: int  # bit mask of infiltration and exfiltration zones (CD-90.28)
    objective_zones: tuple[int, ...]
    times: tuple[int, int, int]  # for 1-4, 5 and 6 players
    bonus_zones: int
    bonus_points: int
    campaign_threat_cards: int
    zone_labels: tuple[Any, ...] = ()  # what the blueprint writes into each zone, or None; its id is in `map.ids`


class SupportCard(NamedTuple):
    """A support card (CD-35)."""

    id: str
    timing: int
    program: Program
    source: int
    gives_xp: int = 0  # normal, none, or always 1 (section 8.6)
    ability: Ability | None = None  # the whole card as an ability that waits for its timing


class Source(NamedTuple):
    """What an effect stands on: its kind, its record's id and its name."""

    kind: str
    id: str
    name: Any


class Scenario(CoreScenario):
    """One mission of one pack. The compiler fills it once; afterwards only its memo changes."""

    def __init__(self, pack_id: str, digest: str, pack: PackRecord, mission: Any, options: RuleOptions) -> None:
        super().__init__("countdown", pack_id, digest, mission.id)
        self.pack = pack
        self.mission = mission
        self.options = options
        self.memo = Memo()
        self.level = 1  # threat level of the mission (CD-4.06 to CD-4.08)
        self.column = 0  # which of the three values of objective cards counts (CD-90.35)
        self.objective = 0
        self.is_campaign = False  # a mission of a campaign or scenario: support cards, development
        self.develops = False  # special XP is recorded (CD-24.03, CD-90.33)
        self.remove_top_threats = 0
        self.used_up_threats = 0  # dealt in earlier missions of the campaign, when it is not played from its start
        self.mission_number = 0  # 1 to 3 in a campaign: from the second on cards are carried over (CD-33.19)
        self.supports = 0  # support cards drawn for the mission (CD-33.10, CD-90.57)
        self.times: tuple[int, int, int] | None = None  # the assignment's; None: the location's (CD-90.36)
        self.boards: tuple[Board, ...] = ()  # the locations to choose from (CD-4.15)
        self.draws_board = False  # one of the locations is drawn instead (CD-33.05)
        # cards: threat cards first, then the mission's objective cards
        self.card_ids: tuple[str, ...] = ()
        self.card_names: tuple[Any, ...] = ()
        self.threat_cards = 0  # how many of them are threat cards
        self.threats_by_level: tuple[tuple[int, ...], ...] = ()  # indices of level 1, 2, 3
        self.objective_cards: tuple[int, ...] = ()
        self.kind: tuple[int, ...] = ()
        self.card_level: tuple[int, ...] = ()
        self.number: tuple[int, ...] = ()
        self.attack: tuple[int, ...] = ()
        self.defence: tuple[int, ...] = ()
        self.specials: tuple[int, ...] = ()
        self.star: tuple[int, ...] = ()  # star XP of enemies; XP of bombs
        self.heart: tuple[int, ...] = ()
        self.success: tuple[int, ...] = ()
        self.fail: tuple[int, ...] = ()  # never above 0; civilians: killedScore
        self.hearts: tuple[int, ...] = ()  # of booby traps; the carried trap of hostages
        self.complexity: tuple[int, ...] = ()
        self.is_blocked: tuple[bool, ...] = ()
        self.card_abilities: tuple[tuple[Ability, ...], ...] = ()
        self.enemies = 0  # bit masks of cards
        self.persons = 0
        # ops of the pack, by op card
        self.op_ids: tuple[str, ...] = ()
        self.op_number: tuple[int, ...] = ()
        self.op_ability: tuple[int, ...] = ()
        self.op_abilities: tuple[tuple[Ability, ...], ...] = ()  # written in the effect language
        self.health_start: tuple[int, ...] = ()
        self.heal_limit: tuple[int, ...] = ()
        self.health_max: tuple[int, ...] = ()
        self.energy_start: tuple[int, ...] = ()
        self.energy_max: tuple[int, ...] = ()
        self.skill: tuple[tuple[int, ...], ...] = ()  # aim skill by aim XP; the last entry goes on for ever
        self.special_start: tuple[int, ...] = ()
        self.special_level2: tuple[int, ...] = ()
        self.special_level3: tuple[int, ...] = ()
        self.special_max: tuple[int, ...] = ()
        # team cards
        self.bullet_value: tuple[int, ...] = ()
        self.bullet_cost: tuple[int, ...] = ()
        self.support_cards: tuple[SupportCard, ...] = ()
        self.patriots = 5
        self.traitors = 2
        self.exposed_points = 3
        self.wrong_points = -2
        # effects
        self.sources: list[Source] = []
        self.abilities: list[Ability] = []
        self.cards_with_abilities: tuple[int, ...] = ()  # the cards whose entry in `card_abilities` is not empty
        self.listening: tuple[bool, ...] = (False,) * MOMENTS  # by moment: whether anything waits (force.listening)
