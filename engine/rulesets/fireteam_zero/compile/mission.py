"""From a pack's records to the scenario of one mission: ids become ints, effects become programs."""

from engine.core.effects.program import Ability
from engine.rulesets.fireteam_zero.codes import ACTIVATION_FACES, ATTACK_TYPES, RESERVE_POOL, SPAWN_POOL
from engine.rulesets.fireteam_zero.compile.board import compile_board
from engine.rulesets.fireteam_zero.compile.monsters import Monsters
from engine.rulesets.fireteam_zero.compile.players import Players
from engine.rulesets.fireteam_zero.compile.recon import Recon
from engine.rulesets.fireteam_zero.records import Mission, PackRecord, RuleOptions, at
from engine.rulesets.fireteam_zero.rules.ch07_searching import BY_CONDITION
from engine.rulesets.fireteam_zero.scenario import Scenario, Track


def compile_mission(pack: PackRecord, pack_digest: str, mission: Mission, options: RuleOptions) -> Scenario:
    """The scenario of one mission; ContentError lists every fault of its board and its effects."""
    scenario: Scenario = MissionCompiler(pack, pack_digest, mission, options).compiled()
    return scenario


class MissionCompiler(Players, Monsters, Recon):
    """The compilation of one mission in progress."""

    def compile(self) -> None:
        """Compile chapter after chapter; later parts refer to the ids of earlier ones."""
        compile_board(self.scenario, self.path, self.compiler.faults)
        self.ids["location"] = {name: place for place, name in enumerate(self.scenario.board.ids)}
        self._dice_and_track()
        self._heroes()
        self._action_cards()
        self._monsters()
        self._objectives()
        self._discoveries()
        self._events()
        self._twists()
        self._mission()

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
        source = self.add_source("threat track", track.id, track.name or track.id)
        path = at("threatTracks", self.pack.threat_tracks.index(track), track)
        effects = {
            effect.space: self.text(effect, "effect", f"{path}.effects[{index}]")
            for index, effect in enumerate(track.effects)
        }
        scenario.track = Track(track.start, track.spaces - 1, tuple(track.twist_spaces), effects, source)

    def _mission(self) -> None:
        scenario, mission, path = self.scenario, self.mission, self.path
        scenario.token_ids = tuple(self.ids["token"])
        rules: list[Ability] = []
        for index, rule in enumerate(mission.special_rules):  # each stands for itself, as a target too (FZ-5.33)
            source = self.add_source("mission", rule.id or mission.id, rule.name or mission.title)
            rules.append(self.ability(rule.node, source, f"{path}.specialRules[{index}]"))
        tokens: list[Ability] = []
        for index, token in enumerate(self.pack.tokens.special):
            token_source = self.add_source("token", token.id, token.name)
            tokens += self.text(token, "effects", at("tokens.special", index, token), token_source)
        actions = self.actions(mission.mission_actions, "mission", f"{path}.missionActions")
        scenario.mission_rules, scenario.token_texts = (*rules, *actions), tuple(tokens)
        if mission.extra_defeat or mission.extra_victory:
            scenario.briefing_source = self.add_source("mission", mission.id, mission.title)
        scenario.extra_defeat = self.text(mission, "extra_defeat", path)
        scenario.extra_victory = self.text(mission, "extra_victory", path)
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
            token = self.ids["token"].get(placed.token, 0)
            if placed.location is not None:
                letter = ord(placed.letter) if placed.letter else 0
                on_board += [(token, self.place(placed.location), letter)] * placed.count
            elif placed.card is not None:
                card = self.ids["objective"].get(placed.card, -1)
                if card < 0:
                    card = len(self.objectives) + self.ids["discovery"].get(placed.card, 0)
                on_cards.append((card, placed.count))
        scenario.initial_board_tokens = tuple(on_board)
        scenario.initial_card_tokens = tuple(on_cards)

    def _initial_places(self) -> None:
        placed = []
        for entry in self.mission.initial_placement:
            place = self.place(entry.location)
            if entry.kind is not None:
                pool = RESERVE_POOL if entry.from_ == "reservePool" else SPAWN_POOL
                placed.append(("kind", self.ids["monster kind"][entry.kind], place, entry.number, pool))
            elif entry.hero is not None:
                placed.append(("hero", self.ids["hero"][entry.hero], place, 1, 0))
            else:
                placed.append(("specialist", self.ids["specialist"].get(entry.specialist or "", -1), place, 1, 0))
        self.scenario.initial_places = tuple(placed)
