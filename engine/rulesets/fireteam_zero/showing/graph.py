"""What leads to what in a mission: cards that are found, objectives, twists, the boss, and how it ends."""

from collections.abc import Mapping
from typing import Any

from engine.core.answers.missions import Graph
from engine.core.drafts import Draft, DraftRecord, listing, mapping, number, word, words_in
from engine.core.graphs import GraphBuilder, State
from engine.core.sayings import counted, say
from engine.rulesets.fireteam_zero.showing.graph_words import GRAPH_WORDS
from engine.rulesets.fireteam_zero.showing.mission_parts import MissionParts

BRINGS_BOSS = "bringBoss"
OF_BOSS = ("boss", "bossInPlay")


class MissionGraph:
    """One mission's graph."""

    def __init__(self, draft: Draft, mission: DraftRecord) -> None:
        self.draft = draft
        self.mission = mission
        self.data = mission.data
        self.parts = MissionParts(draft, mission, 3)
        self.graph = GraphBuilder()

    def answer(self) -> Graph:
        """From the start to both endings."""
        self._beginnings()
        self._found()
        self._objectives()
        self._boss()
        self._endings()
        return self.graph.built()

    def say(self, key: str, **values: Any) -> str:
        """Words of the graph."""
        return say(GRAPH_WORDS, key, self.draft.lang, **values)

    def _name(self, record: DraftRecord) -> str:
        return self.draft.text(record.data.get("name")) or record.id

    def _beginnings(self) -> None:
        graph, events = self.graph, number(self.data.get("eventCount"))
        cards = events + len(self.parts.discoveries)
        graph.node("start", "start", self.say("start"), "", self.mission.path)
        graph.node("recon", "recon", self.say("recon"), self.say("recon detail", n=cards))
        graph.edge("start", "recon", self.say("face up"))
        if events:
            copies = sum(number(one.data.get("copies"), 1) for one in self.draft.records("events"))
            graph.node("events", "event", self.say("events"), self.say("events detail", n=events, all=copies))
            graph.edge("recon", "events", self.say("drawn"))
        if self.parts.twists:
            graph.node("threat", "threat", self.say("threat"))
            graph.edge("start", "threat", self.say("each round"))

    def _found(self) -> None:
        """FZ-13.10: discoveries, and the twists of the track."""
        listed = [one.id for one in self.parts.objectives]
        for one in self.parts.discoveries:
            id_, objective = f"discoveries/{one.id}", word(one.data.get("objective"))
            is_lost = objective not in listed
            remedy = self.say("no objective") if is_lost else ""
            state: State = "dead-end" if is_lost else ""
            found = f"used/discoveries/{one.id}"
            self.graph.node(id_, "discovery", self._name(one), "", one.path, state=state, remedy=remedy, measure=found)
            self.graph.edge("recon", id_, self.say("searching"), found)
            granted = number(one.data.get("tokensGranted"), 1)
            if granted and not is_lost:
                reason = counted(GRAPH_WORDS, "grants", granted, self.draft.lang)
                self.graph.edge(id_, f"objectives/{objective}", reason, found)
        for one in self.parts.twists:
            met = f"used/twists/{one.id}"
            self.graph.node(f"twists/{one.id}", "twist", self._name(one), "", one.path, measure=met)
            self.graph.edge("threat", f"twists/{one.id}", self.say("space"), met)

    def _objectives(self) -> None:
        """FZ-13: known from the start, or revealed by others; completed by tokens, actions or a condition."""
        for one in self.parts.objectives:
            id_ = f"objectives/{one.id}"
            is_stuck = self._needs_tokens(one) and not self._is_fed(one)
            self.graph.node(
                id_,
                "objective",
                self._name(one),
                word(one.data.get("code")),
                one.path,
                state="orphan" if is_stuck else "",
                remedy=self.say("nothing grants") if is_stuck else "",
                measure=f"objective/{one.id}",
            )
            if one.data.get("hiddenUntil") is None:
                self.graph.edge("start", id_, self.say("face up"))
            for other in words_in(one.data.get("hiddenUntil")):
                self.graph.edge(f"objectives/{other}", id_, self.say("reveals"))
            done = "exit" if self.data.get("exitPoint") else "victory"
            self.graph.edge(id_, done, self.say("completed"), f"objective/{one.id}")
        for one in [*self.parts.discoveries, *self.parts.twists]:
            self._names(one)
        for action in map(mapping, listing(self.data.get("missionActions"))):
            name = self.draft.text(action.get("name")) or word(action.get("id"))
            for other in words_in(action.get("effect")):
                self.graph.edge("start", f"objectives/{other}", self.say("action", name=name))

    def _names(self, record: DraftRecord) -> None:
        """Objectives that the effects of a card name."""
        source = f"{record.path[0]}/{record.id}"
        for other in words_in([record.data.get(field) for field in ("effects", "actions", "onDraw")]):
            if self.draft.find("objectives", other):
                self.graph.edge(source, f"objectives/{other}", self.say("speaks of"))

    def _needs_tokens(self, objective: DraftRecord) -> bool:
        return mapping(objective.data.get("completion")).get("tokensNeeded") is not None

    def _is_fed(self, objective: DraftRecord) -> bool:
        """Whether tokens can come onto it: by a discovery, its own text, or any text of the mission that names it."""
        own = [objective.data.get(field) for field in ("actions", "ownProcedure")]
        if "placeToken" in words_in(own):
            return True
        for one in self.parts.discoveries:
            if one.data.get("objective") == objective.id:
                return True
        others = [one.data for one in (*self.parts.discoveries, *self.parts.objectives, *self.parts.twists)]
        texts = list(words_in([*others, self.data.get("missionActions"), self.data.get("specialRules")]))
        return "placeToken" in texts and objective.id in texts

    def _boss(self) -> None:
        """FZ-6.02: what brings the boss, and what waits for its end."""
        boss = mapping(self.data.get("boss"))
        if not boss:
            return
        name = self.draft.name("monsterKinds", boss.get("kind"))
        bringers = [
            one
            for one in (*self.parts.objectives, *self.parts.discoveries, *self.parts.twists)
            if BRINGS_BOSS in words_in(one.data)
        ]
        rules = [self.data.get(field) for field in ("specialRules", "missionActions")]
        by_rule = BRINGS_BOSS in words_in(rules)
        is_stuck = not bringers and not by_rule and BRINGS_BOSS not in words_in(self._tracks_and_events())
        self.graph.node(
            "boss",
            "boss",
            name,
            "",
            (*self.mission.path, "boss"),
            state="orphan" if is_stuck else "",
            remedy=self.say("nothing brings") if is_stuck else "",
        )
        for one in bringers:
            self.graph.edge(f"{one.path[0]}/{one.id}", "boss", self.say("brings"))
        if by_rule:
            self.graph.edge("start", "boss", self.say("brings"))
        for one in self.parts.objectives:
            if any(text in OF_BOSS for text in words_in([one.data.get("completion"), one.data.get("ownProcedure")])):
                self.graph.edge("boss", f"objectives/{one.id}", self.say("needs boss"))

    def _tracks_and_events(self) -> list[Mapping[str, Any]]:
        return [one.data for name in ("threatTracks", "events") for one in self.draft.records(name)]

    def _endings(self) -> None:
        """FZ-10.01, FZ-10.03: all objectives and the exit, or a knock-down too many."""
        if self.data.get("exitPoint"):
            place = self.parts.printer.name("location", word(self.data.get("exitPoint")), self.draft.lang)
            self.graph.node("exit", "exit", self.say("exit", place=place), "", (*self.mission.path, "exitPoint"))
            self.graph.edge("exit", "victory", self.say("all at exit"), "win-rate")
        self.graph.node("victory", "ending", self.say("victory"), measure="win-rate")
        self.graph.node("defeat", "ending", self.say("defeat"), measure="loss-rate")
        self.graph.edge("start", "defeat", self.say("knocked down"), "loss-rate")
        for field, key, ending in (
            ("extraDefeat", "lost as soon as", "defeat"),
            ("extraVictory", "won as soon as", "victory"),
        ):
            for condition in listing(self.data.get(field)):
                self.graph.edge("start", ending, self.parts.printer.condition(key, condition))
