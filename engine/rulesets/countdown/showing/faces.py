"""Ops and the cards of all decks of Countdown as printed (sections 8.3 to 8.6)."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.answers.faces import Block, Face, Stat
from engine.core.drafts import listing, mapping, number, one_of, word
from engine.core.faces import FacePrinter, Sketch, shown, signed
from engine.rulesets.countdown.records import PackRecord
from engine.rulesets.countdown.records.cards import TIMING_TRIGGERS, support_ability
from engine.rulesets.countdown.showing.face_words import FACE_WORDS
from engine.rulesets.countdown.vocabulary import vocabulary

LOOKS = {  # tone and motif by kind
    "terrorist": ("terrorist", "mask"),
    "topTerrorist": ("terrorist", "hat"),
    "civilian": ("civilian", "bareheaded"),
    "hostage": ("hostage", "bareheaded"),
    "bomb": ("bomb", "bomb"),
    "boobyTrap": ("trap", "trap"),
    "decoy": ("bomb", "trap"),
}
SPECIALS = {
    "sniper": "aim",
    "bazooka": "explosion",
    "firstStrike": "at-once",
    "reinforceBefore": "reinforce",
    "reinforceAfter": "reinforce",
    "oneShot": "hit",
}
HEADGEAR = {
    "intel": "goggles",
    "sniper": "net",
    "stealth": "visor",
    "defuse": "visor",
    "heal": "cap",
    "grenade": "helmet",
}


class TeamFaces(FacePrinter):
    """Prints ops, support cards and the cards of zones."""

    vocabulary = vocabulary
    words = FACE_WORDS
    records = PackRecord

    def printers(self) -> Mapping[str, Callable[[Sketch], Face]]:
        """The ops and the cards of all decks."""
        return {
            "ops": self._op,
            "threatCards": self._zone_card,
            "objectiveCards": self._zone_card,
            "supportCards": self._support,
            "bulletControlCards": self._bullet,
        }

    # --- the team -----------------------------------------------------------------------------------

    def _op(self, sketch: Sketch) -> Face:
        """Section 8.5: number, health, energy, the aim scale and the special ability."""
        data = sketch.data
        alias = self.draft.text(data.get("alias"))
        sketch.stats += [
            self.stat("number", "", data.get("number"), ("number",)),
            Stat("alias", "hero", "", alias, path=("alias",)),
            self._scale("health", "heart-full", data),
            self._scale("energy", "energy-full", data),
        ]
        steps = tuple(
            Stat("aim", "aim", "", f"{skill} {self.say('aim step', xp=xp)}", path=("aimSteps", skill - 1))
            for skill, xp in enumerate((step for step in listing(data.get("aimSteps")) if isinstance(step, int)), 1)
        )
        if steps:
            sketch.blocks.append(Block("aim", self.say("aim"), "", icon="aim", stats=steps, path=("aimSteps",)))
        special = data.get("special", "none")
        if isinstance(special, str):
            key = "heal special" if special == "heal" else special
            words = self.say(key) if key in FACE_WORDS else ""
            label = "" if special == "none" else self.say("ability")
            self.rules(sketch, "special", "rules", words, label)
        else:
            self.abilities(sketch, "special", "rules", self.say("ability"))
        self._special_track(sketch, special)
        self.prose(sketch, "text")
        return self.made(
            sketch,
            kind="op",
            tone="op",
            motif=HEADGEAR.get(word(special), "helmet"),
            subtitle=self.draft.text(data.get("nickname")),
            note=alias,
            back="op",
            back_label=self.say("deck op"),
        )

    def _scale(self, field: str, icon: str, data: Mapping[str, Any]) -> Stat:
        """Full symbols of all: '2 / 3'."""
        start, most = number(data.get(f"{field}Start"), 2), number(data.get(f"{field}Max"), 3)
        return Stat(field, icon, self.say(field), f"{start} / {most}", path=(f"{field}Start",))

    def _special_track(self, sketch: Sketch, special: Any) -> None:
        """CD-24.04 to CD-24.06: what levels 2 and 3 need."""
        if special == "none":
            return
        track = mapping(sketch.data.get("specialTrack"))
        stats = tuple(
            Stat("track", "xp", "", self.say("track step", level=level, xp=number(track.get(f"level{level}"), usual)))
            for level, usual in ((2, 8), (3, 20))
        )
        label = self.say("special track")
        sketch.blocks.append(Block("track", label, "", icon="xp", stats=stats, path=("specialTrack",)))

    def _support(self, sketch: Sketch) -> Face:
        """CD-35: when it may be played, what it does, and what it teaches."""
        data = sketch.data
        timing = word(data.get("timing", "anyTime"))
        if timing in TIMING_TRIGGERS:
            sketch.stats.append(Stat("timing", "ui-clock", "", self.say(timing), path=("timing",)))
        node = support_ability(data.get("effects"), data.get("targets"), timing, data.get("duration", "instant"))
        self.rules(sketch, "effects", "rules", self.ability(node))
        teaches = word(data.get("givesXp", "normal"))
        if teaches in ("none", "fixedOne"):
            sketch.blocks.append(Block("xp", "", self.say(f"xp {teaches}"), icon="xp", path=("givesXp",)))
        self.prose(sketch, "text")
        return self.made(
            sketch,
            kind="support",
            tone="support",
            motif="parachute",
            back="support",
            back_label=self.say("deck support"),
        )

    def _bullet(self, sketch: Sketch) -> Face:
        """CD-12.16 to CD-12.19: bullet control cards have no id and no name."""
        sketch.stats += [
            self.stat("bullet value", "bullets", sketch.data.get("value"), ("value",)),
            self.stat("cost", "emblem", signed(-number(sketch.data.get("scoreCost"), 2)), ("scoreCost",)),
        ]
        return self.made(
            sketch,
            kind="bullet",
            tone="op",
            motif="bullets",
            untitled=self.say("kind bullet"),
            back="bullet",
            back_label=self.say("deck bullet"),
        )

    # --- cards of zones -----------------------------------------------------------------------------

    def _zone_card(self, sketch: Sketch) -> Face:
        """CD-10, CD-11, CD-15 to CD-17: enemies, traps, bombs and people."""
        data = sketch.data
        kind = one_of(data.get("kind"), LOOKS)
        {
            "terrorist": self._enemy,
            "topTerrorist": self._enemy,
            "civilian": self._civilian,
            "boobyTrap": self._trap,
            "bomb": self._bomb,
            "decoy": self._decoy,
            "hostage": self._hostage,
        }.get(kind, lambda _sketch: None)(sketch)
        self.abilities(sketch, "effects", "rules")
        tone, motif = LOOKS.get(kind, ("terrorist", "mask"))
        back, back_label = self._back(sketch)
        return self.made(
            sketch,
            kind=kind or "card",
            tone=tone,
            motif=motif,
            untitled=self.say(f"kind {kind}") if kind else "",
            back=back,
            back_label=back_label,
        )

    def _back(self, sketch: Sketch) -> tuple[str, str]:
        """CD-3.11, CD-3.12: threat stacks show their level, objective stacks their symbol."""
        if sketch.record.path[0] == "threatCards":
            level = number(sketch.data.get("level"))
            return (f"threat-{level}", self.say("deck threat", level="I" * level)) if level in (1, 2, 3) else ("", "")
        stack = word(sketch.data.get("stack"))
        known = stack in ("bombs", "hostages", "topTerrorists")
        return (f"objective-{stack}", self.say("deck objective", stack=self.say(stack))) if known else ("", "")

    def _valued(self, slot: str, icon: str, field: str, data: Mapping[str, Any], *, is_score: bool = False) -> Stat:
        """One value, or those of levels 1, 2 and 3 (CD-33.21 to CD-33.23)."""
        value = data.get(field)
        told = signed if is_score else shown
        values = tuple(told(one) for one in value[:3]) if isinstance(value, list) else ()
        tone = "bad" if any(text.startswith("−") for text in (*values, told(value))) else ""
        return Stat(slot, icon, self.say(slot), "" if values else told(value), values, tone, (field,))

    def _level(self, sketch: Sketch) -> None:
        if level := number(sketch.data.get("level")):
            sketch.stats.append(self.stat("level", "", "I" * level if level <= 3 else level, ("level",)))

    def _enemy(self, sketch: Sketch) -> None:
        data = sketch.data
        sketch.stats += [
            self.stat("number", "", data.get("number"), ("number",)),
            self._valued("attack", "attack", "attack", data),
            self._valued("defence", "defence", "defence", data),
        ]
        if data.get("kind") == "topTerrorist":
            sketch.stats.append(self._valued("eliminated", "ui-check", "successScore", data, is_score=True))
            sketch.stats.append(self._valued("escapes", "exit", "failScore", data, is_score=True))
        self._level(sketch)
        field = "starXp" if "starXp" in data else "xp"
        if any(number(one) for one in (*listing(data.get(field)), data.get(field))):
            sketch.stats.append(self._valued("star", "xp", field, data))
        for index, special in enumerate(map(word, listing(data.get("specials")))):
            if special in SPECIALS:
                words, icon = self.say(f"special {special}"), SPECIALS[special]
                sketch.blocks.append(Block("special", "", words, icon=icon, path=("specials", index)))
        if number(data.get("heartReward")):
            sketch.blocks.append(Block("special", "", self.say("heart"), icon="heart-full", path=("heartReward",)))

    def _civilian(self, sketch: Sketch) -> None:
        field = "failScore" if "failScore" in sketch.data else "killedScore"
        sketch.stats.append(self._valued("killed", "knocked-down", field, sketch.data, is_score=True))
        self._level(sketch)

    def _trap(self, sketch: Sketch) -> None:
        sketch.stats.append(self.stat("hearts", "heart-full", sketch.data.get("hearts"), ("hearts",)))
        self._level(sketch)

    def _bomb(self, sketch: Sketch) -> None:
        sketch.stats += [
            self._valued("complexity", "wires", "complexity", sketch.data),
            self._valued("defused", "defused", "successScore", sketch.data, is_score=True),
            self._valued("explodes", "explodes", "failScore", sketch.data, is_score=True),
            self._valued("xp", "xp", "xp", sketch.data),
        ]

    def _decoy(self, sketch: Sketch) -> None:
        sketch.blocks.append(Block("rules", "", self.say("discarded when revealed"), path=("kind",)))

    def _hostage(self, sketch: Sketch) -> None:
        sketch.stats += [
            self._valued("rescued", "ui-check", "successScore", sketch.data, is_score=True),
            self._valued("lost", "ui-close", "failScore", sketch.data, is_score=True),
        ]
        if sketch.data.get("blocked") is True:
            sketch.blocks.append(Block("special", "", self.say("blocked"), icon="ui-lock", path=("blocked",)))
        if hearts := number(sketch.data.get("carriedTrapHearts")):
            words = self.say("carried trap", hearts=hearts)
            sketch.blocks.append(Block("special", "", words, icon="trap", path=("carriedTrapHearts",)))
