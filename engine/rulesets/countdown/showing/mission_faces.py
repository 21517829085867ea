"""Location cards, assignments and campaigns of Countdown as printed (sections 8.1, 8.2 and 8.7)."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.answers.faces import Block, Face, Stat
from engine.core.drafts import listing, mapping, number, one_of
from engine.core.faces import Sketch, signed
from engine.rulesets.countdown.records import RANDOM
from engine.rulesets.countdown.showing.faces import TeamFaces

TIMES = (("p1to4", "players 1–4"), ("p5", "players 5"), ("p6", "players 6"))
STACKS = ("bombs", "hostages", "topTerrorists")


class CardFaces(TeamFaces):
    """Prints everything of a pack that has a face."""

    def printers(self) -> Mapping[str, Callable[[Sketch], Face]]:
        """The ops, the cards of all decks, and what missions are made of."""
        return {
            **super().printers(),
            "locations": self._location,
            "assignments": self._assignment,
            "campaigns": self._campaign,
        }

    def _location(self, sketch: Sketch) -> Face:
        """CD-5: level, time, bonus and the threat cards of a campaign; the blueprint is a board."""
        data, bonus = sketch.data, mapping(sketch.data.get("securedBonus"))
        self._level(sketch)
        self._times(sketch)
        label = self.say("bonus", zones=number(bonus.get("zones")))
        points = signed(number(bonus.get("points"), 2))
        threats = data.get("campaignThreatCards")
        sketch.stats += [
            Stat("bonus", "ui-check", label, points, path=("securedBonus",)),
            self.stat("campaign threats", "threat", threats, ("campaignThreatCards",)),
        ]
        self.prose(sketch, "story")
        return self.made(
            sketch,
            kind="location",
            tone="location",
            motif="blueprint",
            back="location",
            back_label=self.say("deck location"),
            landscape=True,
        )

    def _assignment(self, sketch: Sketch) -> Face:
        """CD-4.02."""
        data = sketch.data
        self._level(sketch)
        self._objective(sketch)
        self._times(sketch)
        if removed := number(data.get("removeTopThreats")):
            sketch.stats.append(self.stat("removed", "threat", removed, ("removeTopThreats",)))
        self.prose(sketch, "briefingText")
        self.prose(sketch, "notes", "rules")
        places = ", ".join(self.draft.name("locations", id_) for id_ in listing(data.get("locations")))
        if places:
            sketch.blocks.append(Block("places", self.say("places"), places, icon="ui-map", path=("locations",)))
        return self.made(
            sketch,
            kind="mission",
            title="title",
            untitled=sketch.record.id,
            tone="location",
            motif="flag",
            back="assignment",
            back_label=self.say("deck assignment"),
        )

    def _campaign(self, sketch: Sketch) -> Face:
        """CD-33: its missions in order."""
        data = sketch.data
        self._objective(sketch)
        sketch.stats.append(
            self.stat("support cards", "ui-box", number(data.get("supportCards"), 4), ("supportCards",))
        )
        if removed := number(data.get("removeTopThreats")):
            sketch.stats.append(self.stat("removed", "threat", removed, ("removeTopThreats",)))
        self.prose(sketch, "story")
        for index, mission in enumerate(map(mapping, listing(data.get("missions")))):
            text = self.draft.text(mission.get("missionText"))
            sketch.blocks.append(Block("mission", f"{index + 1}", text, self._where(mission), path=("missions", index)))
        return self.made(sketch, kind="campaign", tone="location", motif="flag")

    def _where(self, mission: Mapping[str, Any]) -> str:
        """CD-33.04: the named location, or any of the mission's level."""
        location = mission.get("location", RANDOM)
        if location == RANDOM:
            return self.say("any of level", level=number(mission.get("level"), 1))
        return self.draft.name("locations", location)

    def _objective(self, sketch: Sketch) -> None:
        objective = one_of(sketch.data.get("objective"), STACKS)
        value = self.say(objective) if objective else ""
        sketch.stats.append(Stat("objective", "objective", "", value, path=("objective",)))

    def _times(self, sketch: Sketch) -> None:
        """CD-4.09 to CD-4.11: rounds by the number of players."""
        time = mapping(sketch.data.get("time"))
        for field, key in TIMES:
            sketch.stats.append(self.stat("time", "ui-clock", time.get(field), ("time", field), label=self.say(key)))
