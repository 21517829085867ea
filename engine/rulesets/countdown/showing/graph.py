"""What leads to what in a mission: ways in, zones, objective cards, ways out, and how it ends."""

from collections import Counter
from typing import Any

from engine.core.answers.missions import Graph
from engine.core.drafts import Draft, DraftRecord, listing, mapping, number, one_of
from engine.core.graphs import GraphBuilder
from engine.core.sayings import counted, say
from engine.core.word_tables import rows
from engine.rulesets.countdown.showing.face_words import FACE_WORDS
from engine.rulesets.countdown.showing.faces import LOOKS
from engine.rulesets.countdown.showing.missions import DraftMission, missions_of

GRAPH_WORDS = rows("""
    start: Briefing | Briefing | Briefing
    before: after {title} | nach {title} | après {title}
    chosen: the location | der Schauplatz | le lieu
    one of: one of these | einer davon | l'un d'eux
    in zones:
      {n} card in zones|{n} cards in zones
      {n} Karte in Zonen|{n} Karten in Zonen
      {n} carte dans les zones|{n} cartes dans les zones
    threats: Threat cards | Bedrohungskarten | Cartes menace
    in stack: {n} in the stack | {n} im Stapel | {n} dans la pile
    exit: Exfiltration | Exfiltration | Exfiltration
    way out: way out|ways out: {n} | Weg hinaus|Wege hinaus: {n} | sortie|sorties\u00a0: {n}
    scored: dealt with: points | erledigt: Punkte | réglé\u00a0: points
    wounds: costs health and time | kostet Gesundheit und Zeit | coûte de la santé et du temps
    won: Success | Erfolg | Réussite
    lost: Failure | Fehlschlag | Échec
    somebody out:
      an op is out and the score is positive
      ein Special Op ist draußen, und die Punkte sind im Plus
      un agent est sorti et le score est positif
    all dead:
      all ops dead, or time is up
      alle Special Ops tot, oder die Zeit ist um
      tous les agents morts, ou le temps écoulé
    no way out:
      It has no exfiltration zone: add one.
      Er hat keine Exfiltrationszone: Fügt eine hinzu.
      Il n'a pas de zone d'exfiltration\u00a0: ajoutez-en une.
    no zones:
      It has no objective zone: add one.
      Er hat keine Zielzone: Fügt eine hinzu.
      Il n'a pas de zone d'objectif\u00a0: ajoutez-en une.
""")


class MissionGraph:
    """One mission's graph."""

    def __init__(self, draft: Draft, mission: DraftMission) -> None:
        self.draft = draft
        self.mission = mission
        self.graph = GraphBuilder()

    def answer(self) -> Graph:
        """From the briefing to both endings."""
        self._briefing()
        for location in self.mission.locations:
            self._location(location)
        self._cards()
        self._endings()
        return self.graph.built()

    def say(self, key: str, **values: Any) -> str:
        """Words of the graph."""
        return say(GRAPH_WORDS, key, self.draft.lang, **values)

    def _briefing(self) -> None:
        mission = self.mission
        before = next(
            (
                one
                for one in missions_of(self.draft)
                if one.campaign and one.campaign == mission.campaign and one.number == mission.number - 1
            ),
            None,
        )
        detail = self.say("before", title=before.title) if before else ""
        self.graph.node("start", "start", mission.title or self.say("start"), detail, mission.path)

    def _zones(self, location: DraftRecord, kind: str) -> list[Any]:
        return [zone for zone in map(mapping, listing(location.data.get("zones"))) if zone.get("kind") == kind]

    def _location(self, location: DraftRecord) -> None:
        """CD-4.13, CD-4.15: where it is played, and how one gets out."""
        id_, exits, targets = (
            f"locations/{location.id}",
            self._zones(location, "exfiltration"),
            self._zones(location, "objective"),
        )
        remedy = "" if exits and targets else self.say("no way out" if not exits else "no zones")
        name = self.draft.text(location.data.get("name")) or location.id
        self.graph.node(id_, "location", name, "", location.path, state="dead-end" if remedy else "", remedy=remedy)
        self.graph.edge("start", id_, self.say("one of" if len(self.mission.locations) > 1 else "chosen"))
        for target, zones in (("objective", targets), ("threats", self._zones(location, "threat"))):
            cards = sum(number(zone.get("cards")) for zone in zones)
            if cards:
                self.graph.edge(id_, target, counted(GRAPH_WORDS, "in zones", cards, self.draft.lang))
        if exits:
            self.graph.edge(id_, "exit", counted(GRAPH_WORDS, "way out", len(exits), self.draft.lang))

    def _cards(self) -> None:
        """CD-3.12: the cards of the objective stack by kind, and the threats."""
        stack = one_of(self.mission.objective, ("bombs", "hostages", "topTerrorists"))
        cards = [one for one in self.draft.records("objectiveCards") if stack and one.data.get("stack") == stack]
        label = say(FACE_WORDS, stack, self.draft.lang) if stack else ""
        self.graph.node("objective", "objective", label, self.say("in stack", n=len(cards)))
        kinds = Counter(one_of(one.data.get("kind"), LOOKS) for one in cards)
        for kind, n in kinds.items():
            if kind:
                title = say(FACE_WORDS, f"kind {kind}", self.draft.lang)
                self.graph.node(f"kind/{kind}", "card", title, self.say("in stack", n=n))
                self.graph.edge("objective", f"kind/{kind}", self.say("in stack", n=n))
                self.graph.edge(f"kind/{kind}", "exit", self.say("scored"))
        threats = len(self.draft.records("threatCards"))
        self.graph.node("threats", "threat", self.say("threats"), self.say("in stack", n=threats))
        self.graph.edge("threats", "lost", self.say("wounds"))

    def _endings(self) -> None:
        """CD-22, CD-23."""
        self.graph.node("exit", "exit", self.say("exit"))
        self.graph.node("won", "ending", self.say("won"), measure="win-rate")
        self.graph.node("lost", "ending", self.say("lost"), measure="loss-rate")
        self.graph.edge("exit", "won", self.say("somebody out"), "win-rate")
        self.graph.edge("start", "lost", self.say("all dead"), "loss-rate")
