"""What the veteran knows of a mission before it begins: tables made once from the compiled mission."""

from typing import Any

from engine.core.effects.program import Ability, Expr
from engine.core.effects.table import PLACES
from engine.rulesets.fireteam_zero.bots.odds import hit_table, mean_hits
from engine.rulesets.fireteam_zero.bots.worth import INTEL, ability_worth, operations_in, program_worth
from engine.rulesets.fireteam_zero.codes import AS_ACTION, AS_FREE_ACTION, BOSS, ELITE, TACTICAL_RESPONSE
from engine.rulesets.fireteam_zero.rules.ch07_searching import BY_ITS_ACTION
from engine.rulesets.fireteam_zero.scenario import Scenario
from engine.rulesets.fireteam_zero.vocabulary import vocabulary

# Operations whose places are not fixed by the board or its tokens tell nobody where to go.
_NO_GOAL = {"hereOf", "there", "adjacentTo", "withinRange", "near", "sectorOf", "anywhere", "randomLocation", "nowhere"}
_HUNTS = {"whenKilled", "whenWounded", "isDefeated"}
_CLOCKS = {"round", "threatAt"}
FOUND = 20.0  # a discovery comes before any event
_PROGRESS = {"placeToken", "completeObjective", "removeToken", "winMission", "revealObjective"}


class Knowledge:
    """Figures of cards, monsters and objectives that the rules of thumb need."""

    def __init__(self, scenario: Scenario) -> None:
        hits = [faces[1:] for faces in scenario.attack_hits]
        self.kill = tuple(hit_table(faces) for faces in hits)  # by attack type
        self.mean = tuple(mean_hits(faces) for faces in hits)
        self.hands: dict[Any, Any] = {}  # hands looked at before (attacks.hand_of)
        self.walks: dict[int, Any] = {}  # where a walk can lead (turn)
        self.around: dict[tuple[int, int], list[int]] = {}  # where so many steps can lead (appraisal)
        self._monsters(scenario)
        self._cards(scenario)
        self.worth: tuple[float, ...] = tuple(self._ability_worth(scenario, ability) for ability in scenario.abilities)
        self.is_progress = tuple(_is_progress(scenario, ability) for ability in scenario.abilities)
        self._objectives(scenario)
        self._decks(scenario)
        words = operations_in([ability.node for group in scenario.objective_abilities for ability in group])
        words = words.union(*[_operations_of(condition) for condition in scenario.completion])
        self.is_escort = "specialist" in words  # an objective needs a specialist at some place
        dooms = [*scenario.extra_defeat, *[ability.condition for ability in _losing(scenario)]]
        self.clocks = tuple(doom for doom in dooms if _operations_of(doom) & _CLOCKS)  # lost at some hour

    def _monsters(self, scenario: Scenario) -> None:
        types = scenario.monster_attack_type
        self.hits: tuple[float, ...] = tuple(  # to expect of one attack
            strength * self.mean[kind] + bonus if kind >= 0 else 0.0
            for kind, strength, bonus in zip(types, scenario.monster_strength, scenario.monster_bonus, strict=True)
        )
        reach = zip(scenario.monster_speed, scenario.monster_range, strict=True)
        self.reach = tuple(speed + max(0, shot) for speed, shot in reach)  # how far away its attack begins
        self.prize = tuple(
            0.5 if rank == BOSS else 0.07 + 0.02 * hits if rank == ELITE else 0.04 + 0.02 * hits
            for rank, hits in zip(scenario.monster_class, self.hits, strict=True)
        )

    def _cards(self, scenario: Scenario) -> None:
        lower = []
        for card in range(len(scenario.card_ids)):
            if scenario.lower_kind[card] == TACTICAL_RESPONSE:
                lower.append(program_worth(scenario.response[card]))
            else:
                lower.append(program_worth(scenario.reactions[card].program) if card in scenario.reactions else 0.0)
        self.lower = tuple(lower)
        power = [
            strength * self.mean[kind] + bonus
            for kind, strength, bonus in zip(
                scenario.attack_type, scenario.attack_strength, scenario.attack_bonus, strict=True
            )
        ]
        self.power = tuple(power)  # hits to expect of a card's attack
        self.weakness = tuple(-hits for hits in power)  # the same for putting the strongest first
        self.keep = tuple(  # how gladly a card is kept
            hits + 0.25 * min(reach, 3) + 0.3 * max(0.0, min(worth, 3.0))
            for hits, reach, worth in zip(power, scenario.attack_range, lower, strict=True)
        )

    def _decks(self, scenario: Scenario) -> None:
        """How gladly each recon card and each twist is drawn."""
        effects = [program_worth(program) for program in scenario.recon_effects]
        count = len(scenario.discoveries)
        owners = list(enumerate(scenario.discovery_objective))
        self.finds = tuple(  # the discoveries of each objective
            tuple(card for card, owner in owners if owner == objective)
            for objective in range(len(scenario.objective_ids))
        )
        self.found = tuple(worth + (FOUND if card < count else 0.0) for card, worth in enumerate(effects))
        self.twist = tuple(
            sum([ability_worth(ability) for ability in abilities]) + program_worth(on_draw)
            for abilities, on_draw in zip(scenario.twist_abilities, scenario.twist_on_draw, strict=True)
        )

    def _ability_worth(self, scenario: Scenario, ability: Ability) -> float:
        """An action that belongs to an objective is progress, whatever its words are."""
        worth = ability_worth(ability)
        source = scenario.sources[ability.source]
        card = scenario.discovery_of_source(ability.source)
        if card >= 0 and scenario.discovery_completion[card] == BY_ITS_ACTION:
            worth += INTEL
        elif source.objective >= 0 and ability.moment in (AS_ACTION, AS_FREE_ACTION) and worth > -1:
            worth = max(worth, 2.0)
        return worth

    def _objectives(self, scenario: Scenario) -> None:
        """Where an objective wants heroes to be, and whether it wants monsters killed."""
        names = {one.run: one.name for one in vocabulary.of_kind(PLACES)}
        spots, hunts, escorts = [], [], []
        for objective, abilities in enumerate(scenario.objective_abilities):
            own = [
                ability
                for ability in abilities
                if ability.moment not in (AS_ACTION, AS_FREE_ACTION) and operations_in(ability.node.steps) & _PROGRESS
            ]
            asked: list[Any] = [scenario.completion[objective]]
            for ability in own:
                asked += [ability.condition, *ability.trigger_args]
            spots.append(tuple(place for value in asked for place in _places_in(value, names)))
            words = operations_in([ability.node for ability in own]) | _operations_of(scenario.completion[objective])
            hunts.append(bool(words & _HUNTS))
            escorts.append("specialist" in words)
        self.spots = tuple(spots)
        self.hunts = tuple(hunts)
        self.escorts = tuple(escorts)  # it wants a specialist somewhere


def _places_in(value: Any, names: dict[Any, str]) -> list[Expr]:
    """The fixed places that a condition speaks of, as expressions."""
    if type(value) is not Expr:
        return []
    name = names.get(value.run)
    if name is not None:
        return [] if name in _NO_GOAL or not value.is_plain else [value]
    return [place for argument in value.args for place in _places_in(argument, names)]


def _operations_of(value: Any) -> set[str]:
    """The names of the conditions that a compiled condition is made of."""
    if type(value) is not Expr:
        return set()
    own = {one.name for one in vocabulary if one.run is value.run}
    return own.union(*[_operations_of(argument) for argument in value.args])


def _is_progress(scenario: Scenario, ability: Ability) -> bool:
    """Whether an ability belongs to an objective or a discovery, or brings one on."""
    is_of_one = scenario.sources[ability.source].objective >= 0 or scenario.discovery_of_source(ability.source) >= 0
    return is_of_one or bool(operations_in(ability.node.steps) & _PROGRESS)


def _losing(scenario: Scenario) -> list[Ability]:
    """The mission's own rules that may lose it."""
    rules = (*scenario.mission_rules, *scenario.token_texts)
    return [ability for ability in rules if "loseMission" in operations_in([ability.node])]


def knowledge_of(scenario: Scenario) -> Knowledge:
    """The tables of a mission, made once."""
    found: Knowledge | None = scenario.memo.known_to_bots
    if found is None:
        found = scenario.memo.known_to_bots = Knowledge(scenario)
    return found
