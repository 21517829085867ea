"""The compiled mission: everything that never changes during play, as tables of ints."""

from typing import Any, NamedTuple

from engine.core.effects.program import EMPTY, Ability, Program, evaluate
from engine.core.errors import ContentError, Fault
from engine.core.lint import Trouble
from engine.core.maps import Map
from engine.core.scenario import Scenario as CoreScenario
from engine.rulesets.fireteam_zero.codes import BOSS, IMPASSABLE, MOST_FIGURES
from engine.rulesets.fireteam_zero.records import Mission, PackRecord, RuleOptions, at
from engine.rulesets.fireteam_zero.rules.memo import FireteamZeroMemo
from engine.rulesets.fireteam_zero.state import State

Option = tuple[Any, ...]


class Source(NamedTuple):
    """What an effect stands on: its kind, its record's id and its name."""

    kind: str
    id: str
    name: Any
    slot: int = -1  # where its intel tokens are counted
    objective: int = -1  # the objective it is or belongs to


class Track(NamedTuple):
    """FZ-F.21: the threat track."""

    start: int
    last: int
    twist_spaces: tuple[int, ...]
    effects: dict[int, Program]
    source: int


class Reaction:
    """The reaction half of an action card."""

    __slots__ = ("chooses_target", "program", "range", "slots", "target", "trigger", "whose")

    def __init__(
        self,
        trigger: Ability,
        slots: tuple[int, ...],
        whose: int,
        reach: int,
        target: Any,
        chooses_target: bool,
        program: Program,
    ) -> None:
        self.trigger = trigger  # only this part of it
        self.slots = slots
        self.whose = whose  # the word for whom the event must be about
        self.range = reach
        self.target = target
        self.chooses_target = chooses_target
        self.program = program


class PoolEntry(NamedTuple):
    """FZ-F.14: so many figures of a kind."""

    kind: int
    number: Any
    pool: int
    group: str | None = None


TOO_MANY_FIGURES = Trouble(
    (
        "With {heroes} heroes this mission has more monster figures than the {most} that are possible.",
        "List fewer in its pools.",
    ),
    (
        "Mit {heroes} Helden hat diese Mission mehr Monsterfiguren als die {most}, die möglich sind.",
        "Nenne weniger in den Vorräten.",
    ),
    (
        "Avec {heroes} héros cette mission a plus de figurines de monstre que les {most} possibles.",
        "Citez-en moins dans ses réserves.",
    ),
)


class Scenario(CoreScenario):
    """One mission of one pack. The compiler fills it once; afterwards only its memo changes."""

    def __init__(self, pack_id: str, digest: str, pack: PackRecord, mission: Mission, options: RuleOptions) -> None:
        super().__init__("fireteam-zero", pack_id, digest, mission.id)
        self.pack = pack
        self.mission = mission
        self.options = options
        self.sources: list[Source] = []
        self.abilities: list[Ability] = []
        self.ability_slots: list[tuple[int, ...]] = []  # where each listens
        self.memo = FireteamZeroMemo()
        # board (chapter 18)
        self.board: Map
        self.location_count = 0
        self.neighbours: tuple[tuple[int, ...], ...] = ()
        self.range_table: tuple[int, ...] = ()
        self.path_table: tuple[int, ...] = ()
        self.attack_table: tuple[int, ...] = ()  # range, or what can be seen (FZ-A.65)
        self.terrain: tuple[int, ...] = ()
        self.tags: tuple[tuple[str, ...], ...] = ()
        self.sector_of: tuple[int, ...] = ()
        self.step_options: tuple[tuple[tuple[Option, ...], ...], ...] = ()
        self.towards: list[tuple[Option, ...]] = []  # by place and goal: the first steps of all shortest ways
        self.spawn_locations: tuple[int, ...] = ()
        self.spawn_numbers: tuple[int, ...] | None = None
        self.entry_point = -1
        self.exit_point = -1
        self.exit_needs_specialists = mission.requires_specialists
        self.boss_marker = -1
        # dice and track
        self.attack_faces = 6
        self.attack_hits: tuple[tuple[int, ...], ...] = ()
        self.most_attack_dice = 8  # FZ-5.08
        self.activation_faces: tuple[int, ...] = ()
        self.spawn_faces: tuple[int, ...] = ()  # numbers of spawn tokens
        self.track = Track(0, 13, (), {}, -1)
        # heroes and specialists
        self.hero_ids: tuple[str, ...] = ()
        self.hero_role: tuple[int, ...] = ()
        self.hero_speed: tuple[int, ...] = ()
        self.hero_full_hand: tuple[int, ...] = ()
        self.hero_actions: tuple[int, ...] = ()
        self.hero_abilities: tuple[tuple[Ability, ...], ...] = ()
        self.specialists: tuple[int, ...] = ()  # which of the pack's specialists take part
        self.specialist_abilities: tuple[tuple[Ability, ...], ...] = ()
        # action cards
        self.card_ids: tuple[str, ...] = ()
        self.card_source: tuple[int, ...] = ()
        self.role_cards: tuple[tuple[int, ...], ...] = ()
        self.upgrade_cards: tuple[tuple[int, ...], ...] = ()  # four identical cards for each set
        self.upgrade_role: tuple[int, ...] = ()
        self.focus_role: tuple[int, ...] = ()
        self.attack_type: tuple[int, ...] = ()
        self.attack_strength: tuple[int, ...] = ()
        self.attack_range: tuple[int, ...] = ()
        self.attack_bonus: tuple[int, ...] = ()
        self.attack_extra: tuple[tuple[Ability, ...], ...] = ()
        self.lower_kind: tuple[int, ...] = ()
        self.response: tuple[Program, ...] = ()
        self.reactions: dict[int, Reaction] = {}
        self.reacts: tuple[tuple[int, ...], ...] = ()  # by moment and card: for which heroes it is a reaction (slots)
        self.card_moments: tuple[int, ...] = ()  # the moments at which a card reacts, as bits
        self.reaction_slots: tuple[int, ...] = ()  # by moment: the slots in which any card reacts, as bits
        self.awaited_by_cards: tuple[int, ...] = ()  # the same, and those in which an attack's text may come into play
        self.focus_abilities: tuple[tuple[Ability, ...], ...] = ()
        # monsters
        self.monster_class: tuple[int, ...] = ()
        self.monster_family: tuple[int, ...] = ()
        self.monster_speed: tuple[int, ...] = ()
        self.health: tuple[int, ...] = ()
        self.resistance: tuple[tuple[int, ...], ...] = ()
        self.monster_attack_type: tuple[int, ...] = ()
        self.monster_strength: tuple[int, ...] = ()
        self.monster_range: tuple[int, ...] = ()
        self.monster_bonus: tuple[int, ...] = ()
        self.trait_abilities: tuple[tuple[Ability, ...], ...] = ()
        self.special: tuple[Program, ...] = ()
        self.special_source: tuple[int, ...] = ()
        self.kind_source: tuple[int, ...] = ()
        self.power_expressions: tuple[Any, ...] = ()
        self.pool_entries: tuple[PoolEntry, ...] = ()
        self.boss_arrival: Program = EMPTY
        self.activate_options: tuple[Option, ...] = ()
        self.attack_options: tuple[Option, ...] = ()
        # objectives and recon cards
        self.objective_ids: tuple[str, ...] = ()
        self.objective_source: tuple[int, ...] = ()
        self.objective_abilities: tuple[tuple[Ability, ...], ...] = ()
        self.needed: tuple[Any, ...] = ()  # tokens needed, 0 for a condition
        self.completion: tuple[Any, ...] = ()
        self.condition_objectives: tuple[int, ...] = ()
        self.hidden_objectives: tuple[int, ...] = ()
        self.hidden_until: tuple[Any, ...] = ()
        self.on_complete: tuple[Program, ...] = ()
        self.restores_coin: tuple[int, ...] = ()
        self.discoveries: tuple[str, ...] = ()
        self.discovery_objective: tuple[int, ...] = ()
        self.discovery_completion: tuple[int, ...] = ()
        self.discovery_condition: tuple[Any, ...] = ()
        self.discovery_abilities: tuple[tuple[Ability, ...], ...] = ()
        self.discovery_tokens: tuple[tuple[tuple[int, int, int], ...], ...] = ()
        self.encounter_tokens: tuple[int, ...] = ()
        self.tokens_granted: tuple[int, ...] = ()
        self.event_ids: tuple[str, ...] = ()
        self.event_copies: tuple[int, ...] = ()  # all event cards; recon cards count discoveries first
        self.event_stays: tuple[bool, ...] = ()
        self.event_is_attached: tuple[bool, ...] = ()  # to the searcher, whom it calls 'you' (FZ-F.16)
        self.event_abilities: tuple[tuple[Ability, ...], ...] = ()
        self.recon_source: tuple[int, ...] = ()
        self.recon_effects: tuple[Program, ...] = ()
        # twists, tokens, mission
        self.twist_ids: tuple[str, ...] = ()
        self.twist_source: tuple[int, ...] = ()
        self.twist_abilities: tuple[tuple[Ability, ...], ...] = ()
        self.twist_on_draw: tuple[Program, ...] = ()
        self.mission_twists: tuple[int, ...] = ()
        self.twist_count = 0
        self.token_ids: tuple[str, ...] = ()
        self.mission_rules: tuple[Ability, ...] = ()  # and its actions
        self.token_texts: tuple[Ability, ...] = ()  # stronger than the rules (FZ-A.58)
        self.briefing_source = -1  # the mission itself, where it has ways of its own to end
        self.extra_defeat: tuple[Any, ...] = ()
        self.extra_victory: tuple[Any, ...] = ()
        self.watches_board = False  # whether conditions may come true by where figures are
        self.initial_board_tokens: tuple[tuple[int, int, int], ...] = ()
        self.initial_card_tokens: tuple[tuple[int, int], ...] = ()
        self.initial_places: tuple[tuple[str, int, int, int, int], ...] = ()

    # --- figures ------------------------------------------------------------------------------------

    def figures_for(self, game: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Kinds and pools of all monster figures of the mission, for the number of heroes in play."""
        count = len(game.hero_at)
        if count not in self.memo.figures:
            kinds: list[int] = []
            pools: list[int] = []
            for entry in self.pool_entries:
                number = max(0, evaluate(game, NO_CONTEXT, entry.number))
                if len(kinds) + number > MOST_FIGURES:
                    raise ContentError([self._too_many_figures(count)])
                kinds += [entry.kind] * number
                pools += [entry.pool] * number
            self.memo.figures[count] = (tuple(kinds), tuple(pools))
        return self.memo.figures[count]

    def _too_many_figures(self, heroes: int) -> Fault:
        missions = self.pack.missions
        index = next(index for index, mission in enumerate(missions) if mission.id == self.mission_id)
        return TOO_MANY_FIGURES.fault(at("missions", index, missions[index]), "limit", heroes=heroes, most=MOST_FIGURES)

    def figures_by_class(self, kinds: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """The monster figures of each class: minions, elites, bosses."""
        found = self.memo.classes.get(kinds)
        if found is None:
            found = self.memo.classes[kinds] = _by_class(self.monster_class, kinds)
        return found

    def groups_for(self, game: State) -> tuple[str | None, ...]:
        """FZ-F.14: the label of each monster figure's entry, for effects that name it."""
        count = len(game.hero_at)
        if count not in self.memo.groups:
            numbers = [max(0, evaluate(game, NO_CONTEXT, entry.number)) for entry in self.pool_entries]
            entries = zip(self.pool_entries, numbers, strict=True)
            self.memo.groups[count] = tuple(entry.group for entry, number in entries for _ in range(number))
        return self.memo.groups[count]

    def power_tokens(self, game: State, kind: int) -> int:
        """FZ-6.02, FZ-6.03: how many power tokens a boss brings, normally one for each hero."""
        return int(evaluate(game, NO_CONTEXT, self.power_expressions[kind]))

    # --- board --------------------------------------------------------------------------------------

    def around(self, centre: int, reach: int) -> tuple[int, ...]:
        """The locations within range of a location."""
        found = self.memo.around.get((centre, reach))
        if found is None:
            row = self.range_table[centre * self.location_count : (centre + 1) * self.location_count]
            found = self.memo.around[centre, reach] = tuple(_up_to(row, reach))
        return found

    def paths_over(self, terrain: tuple[int, ...]) -> tuple[int, ...]:
        """Lengths of the shortest ways over terrain that effects have changed."""
        found = self.memo.paths.get(terrain)
        if found is None:
            mask = sum(1 << place for place, kinds in enumerate(terrain) if not kinds & IMPASSABLE)
            found = self.memo.paths[terrain] = self.board.distances(mask)
        return found

    # --- cards --------------------------------------------------------------------------------------

    def tokens_needed(self, game: State, objective: int) -> int:
        """FZ-13.04: how many intel tokens an objective needs; 0 if it waits for a condition."""
        return int(evaluate(game, NO_CONTEXT, self.needed[objective]))

    def progress_slot(self, source: int) -> int:
        """Where the intel tokens of an objective or discovery are counted."""
        return self.sources[source].slot if source >= 0 else -1

    def objective_of_source(self, source: int) -> int:
        """The objective that a source is or belongs to."""
        return self.sources[source].objective if source >= 0 else -1

    def discovery_of_source(self, source: int) -> int:
        """The discovery that a source is, or -1."""
        found = self.sources[source] if source >= 0 else None
        return found.slot - len(self.objective_ids) if found is not None and found.kind == "discovery" else -1


def _up_to(row: tuple[int, ...], reach: int) -> list[int]:
    """The places of a row of distances that are at most so far."""
    return [place for place, distance in enumerate(row) if distance <= reach]


def _by_class(class_of: tuple[int, ...], kinds: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    classes = [class_of[kind] for kind in kinds]
    return tuple(
        tuple(monster for monster, its_class in enumerate(classes) if its_class == one) for one in range(BOSS + 1)
    )


NO_CONTEXT = (-1, -1, -1, -1, -1, -1, 0)
