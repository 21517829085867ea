"""Chapters 3 to 6 for people at a real table: what one needs, the steps, and what one finds out in play."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.answers.missions import Need, NeedGroup, SetUp, SetUpStep, SpoilerGroup
from engine.core.drafts import Draft, DraftRecord, listing, mapping, number
from engine.core.sayings import counted, say
from engine.rulesets.countdown.codes import TOP_OF_TIME
from engine.rulesets.countdown.rules.ch06_line_up import PLAYERS_WITH_DUMMY, ops_of_a_player
from engine.rulesets.countdown.rules.ch32_traitors import FEWEST_WITH_TRAITORS, ONE_TRAITOR_UP_TO
from engine.rulesets.countdown.showing.missions import DraftMission
from engine.rulesets.countdown.showing.set_up_words import SET_UP_WORDS

DICE = 6  # CD-2.13
RULES_OF_TEAMS = {1: "CD-6.02", 2: "CD-6.03", 3: "CD-6.04"}
STACKS = ("bombs", "hostages", "topTerrorists")


class TableSetUp:
    """One mission for one number of players."""

    def __init__(self, draft: Draft, mission: DraftMission, team: int) -> None:
        self.draft = draft
        self.mission = mission
        self.team = team
        self.ops = team * ops_of_a_player(team) + (team == PLAYERS_WITH_DUMMY)
        self.stack = [one for one in draft.records("objectiveCards") if one.data.get("stack") == mission.objective]

    def answer(self) -> SetUp:
        """Needs, steps and spoilers."""
        return SetUp(self.team, tuple(self._needs()), tuple(self._steps()), tuple(self._spoilers()))

    def say(self, key: str, **values: Any) -> str:
        """Words of setting up."""
        return say(SET_UP_WORDS, key, self.draft.lang, **values)

    def count(self, key: str, n: int, **values: Any) -> str:
        """Words that go with a number."""
        return counted(SET_UP_WORDS, key, n, self.draft.lang, **values)

    def _title(self, record: DraftRecord) -> str:
        return self.draft.text(record.data.get("name")) or record.id

    def _zones(self, location: DraftRecord, kind: str) -> list[Mapping[str, Any]]:
        return [zone for zone in map(mapping, listing(location.data.get("zones"))) if zone.get("kind") == kind]

    def _most(self, kind: str, field: str = "") -> int:
        """How many zones of a kind, or cards in them, the largest of the mission's locations has."""
        sizes = (
            sum(number(zone.get(field)) for zone in zones) if field else len(zones)
            for zones in (self._zones(location, kind) for location in self.mission.locations)
        )
        return max(sizes, default=0)

    # --- what one needs -----------------------------------------------------------------------------

    def _needs(self) -> Iterator[NeedGroup]:
        for key, needs in (
            ("sectors", self._locations()),
            ("figures", self._markers()),
            ("cards", self._cards()),
            ("tokens", self._cubes()),
        ):
            yield NeedGroup(key, self.say(key), tuple(one for one in needs if one.count))  # type: ignore[arg-type]

    def _locations(self) -> Iterator[Need]:
        for location in self.mission.locations:
            level = self.say("level", level=number(location.data.get("level"), 1))
            yield Need(1, self._title(location), level, location.path)

    def _markers(self) -> Iterator[Need]:
        dummy = self.say("with dummy") if self.team == PLAYERS_WITH_DUMMY else ""
        yield self._need("op markers", self.ops, dummy)
        yield Need(1, self.say("time and score"))

    def _cards(self) -> Iterator[Need]:
        yield self._need("op cards", self.ops)
        yield self._need("threat cards", self._most("threat", "cards"))
        yield self._need("objective cards", len(self.stack), self._stack_name())
        yield self._need("secured cards", self._most("threat") + self._most("objective"))
        yield self._need("infiltration cards", self._most("infiltration"))
        yield self._need("exfiltration cards", self._most("exfiltration"))
        yield self._need("bullet cards", self._bullets())
        yield self._need("support cards", self._support())
        if self._has_traitors():
            yield self._need("role cards", self.team)

    def _cubes(self) -> Iterator[Need]:
        ops = [one.data for one in self.draft.records("ops")]
        health = max((number(op.get("healthMax"), 3) for op in ops), default=3)
        energy = max((number(op.get("energyMax"), 3) for op in ops), default=3)
        yield self._need("health cubes", health * self.ops)
        yield self._need("energy cubes", energy * self.ops)
        yield self._need("aim cubes", self.ops)
        if self._develops():
            yield self._need("special cubes", self.ops)
        yield self._need("dice", DICE)

    def _need(self, key: str, n: int, detail: str = "") -> Need:
        return Need(n, self.count(key, n), detail)

    def _stack_name(self) -> str:
        return self.say(self.mission.objective if self.mission.objective in STACKS else "unknown")

    def _bullets(self) -> int:
        given = self.draft.document.get("bulletControlCards")
        return 3 if given is None else len(listing(given))  # CD-90.19

    def _option(self, name: str) -> Any:
        return self.draft.option(self.mission.holder, name)

    def _support(self) -> int:
        """CD-33.10: drawn for a campaign; CD-3.19, CD-90.57: or in traitor mode for each mission."""
        if self.mission.campaign:
            return number(self.mission.holder.get("supportCards"), 4)
        return number(self._option("traitorSupportCards"), 4) if self._has_traitors() else 0

    def _has_traitors(self) -> bool:
        """CD-32.01: not with fewer than three players."""
        return self._option("traitorMode") is True and self.team >= FEWEST_WITH_TRAITORS

    def _develops(self) -> bool:
        """CD-3.07, CD-6.11: the special track is used in campaigns and from level 2; CD-90.33: if no option bars it."""
        if self.mission.campaign is not None:
            return True
        return self.mission.level > 1 and self._option("developInSingle23") is not False

    # --- the steps ----------------------------------------------------------------------------------

    def _steps(self) -> Iterator[SetUpStep]:
        for key, texts, rule in (
            ("1", self._briefing(), "CD-4.04"),
            ("2", [self._time()], "CD-4.12"),
            ("3", [self._location()], "CD-4.13"),
            ("4", self._threats(), "CD-3.15"),
            ("5", [self.say("5 text")], "CD-5.03"),
            ("6", [self.say("6 text", column="I" * min(max(self.mission.column, 1), 3))], "CD-5.05"),
            ("7", [self.say("7 text")], "CD-5.13"),
            ("8", self._beside(), "CD-3.17"),
            ("9", self._team(), RULES_OF_TEAMS.get(self.team, "CD-6.06")),
            ("10", [self.say("10 text")], "CD-6.14"),
        ):
            yield SetUpStep(self.say(key), " ".join(texts), rule)

    def _briefing(self) -> Iterator[str]:
        if minutes := number(self._option("realTimeMinutes")):  # CD-1.11
            yield self.say("alarm", n=minutes)
        yield self.say("1 text", stack=self._stack_name())

    def _rounds(self, time: Any) -> str:
        """CD-4.09 to CD-4.11, with what the table adds or takes off (CD-90.52)."""
        rounds = number(mapping(time).get({5: "p5", 6: "p6"}.get(self.team, "p1to4")))
        return str(max(1, min(TOP_OF_TIME, rounds + number(self._option("timeModifier"))))) if rounds else "–"

    def _time(self) -> str:
        if not self.mission.campaign and not self.mission.is_elsewhere:
            return self.say("2 text", rounds=self._rounds(self.mission.record.get("time")), team=self.team)
        rounds = [f"{self._title(one)} **{self._rounds(one.data.get('time'))}**" for one in self.mission.locations]
        return self.say("2 location", rounds=", ".join(rounds), team=self.team)  # CD-90.36

    def _location(self) -> str:
        names = [self._title(one) for one in self.mission.locations]
        if self.mission.is_random:
            return self.say("3 random", level=self.mission.level, names=", ".join(names))
        if len(names) > 1:
            return self.say("3 choose", names=f" {self.say('or')} ".join((", ".join(names[:-1]), names[-1])))
        return self.say("3 text", name=names[0] if names else self.say("unknown"))

    def _threats(self) -> Iterator[str]:
        yield self.say("4 text")
        if removed := number(self.mission.holder.get("removeTopThreats")):
            yield self.count("removed", removed)

    def _beside(self) -> Iterator[str]:
        yield self.say("8 text", n=self._bullets())
        if self._support():
            yield self.say("support" if self.mission.campaign else "support now", n=self._support())
        if self._has_traitors():  # CD-32.03, CD-32.05
            traitors = 1 if self.team <= ONE_TRAITOR_UP_TO else 2
            is_certain = traitors == 1 or self._option("traitorDeal") == "exactlyTwo"
            key = "roles" if is_certain else "roles unseen"
            yield self.say(key, team=self.team, n=traitors, patriots=self.team - traitors)

    def _team(self) -> Iterator[str]:
        yield self.say(f"ops {min(self.team, 4)}")
        yield self.say("cubes")
        if self._develops():
            yield self.say("special track")

    # --- behind the fold ----------------------------------------------------------------------------

    def _spoilers(self) -> Iterator[SpoilerGroup]:
        for key, records in (
            ("objectives", self.stack),
            ("threats", list(self.draft.records("threatCards"))),
            ("support", list(self.draft.records("supportCards")) if self.mission.campaign else []),
        ):
            if records:
                paths = tuple(one.path for one in records)
                yield SpoilerGroup(key, self.say(f"spoiler {key}"), self.count("in stack", len(records)), paths)
