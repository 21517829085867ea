"""Heroes' cards and monsters of Fireteam Zero as printed (FZ-F.07 to FZ-F.13)."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.answers.faces import Block, Face, Stat
from engine.core.drafts import listing, mapping, number, one_of, word
from engine.core.faces import FacePrinter, Sketch, shown
from engine.rulesets.fireteam_zero.codes import ATTACK_TYPES
from engine.rulesets.fireteam_zero.records import PackRecord
from engine.rulesets.fireteam_zero.records.cards import with_range
from engine.rulesets.fireteam_zero.showing.face_words import FACE_WORDS
from engine.rulesets.fireteam_zero.vocabulary import vocabulary

ROLES = ("leader", "close-combat", "marksman", "demolitions")
HEADGEAR = dict(zip(ROLES, ("cap", "beret", "net", "helmet"), strict=True))
CLASSES = {"minion": "wolf", "elite": "horned", "boss": "crowned"}
THIS_ATTACK = ("beforeAttack", {"op": "beforeAttack"}, {"op": "beforeAttack", "by": "you"})


class PlayerFaces(FacePrinter):
    """Prints heroes, specialists, their cards, and monsters."""

    vocabulary = vocabulary
    words = FACE_WORDS
    records = PackRecord
    with_symbols = ATTACK_TYPES

    def printers(self) -> Mapping[str, Callable[[Sketch], Face]]:
        """Cards of players and monsters."""
        return {
            "heroes": self._hero,
            "specialists": self._specialist,
            "actionCards": self._action,
            "upgradeSets": self._upgrade,
            "focusCards": self._focus,
            "monsterKinds": self._monster,
        }

    # --- heroes and their cards ---------------------------------------------------------------------

    def _role(self, data: Mapping[str, Any]) -> tuple[str, str, str]:
        """The role's id, its name, and its symbol."""
        role = word(data.get("role"))
        return role, self.name("role", role, self.lang), f"role-{role}" if role in ROLES else "hero"

    def _hero(self, sketch: Sketch) -> Face:
        """FZ-F.08."""
        data = sketch.data
        role, role_name, icon = self._role(data)
        sketch.stats += [
            self.stat("role", icon, role_name, ("role",), label=""),
            self.stat("speed", "speed", number(data.get("speed"), 2), ("speed",)),
            self.stat("hand", "hand", number(data.get("fullHand"), 5), ("fullHand",)),
        ]
        self.abilities(sketch, "abilities", "rules")
        self.prose(sketch, "profile")
        return self.made(
            sketch,
            kind="hero",
            tone=_tone(role),
            motif=HEADGEAR.get(role, "cap"),
            subtitle=self.draft.text(data.get("nickname")),
            back="hero",
            back_label=self.say("deck hero"),
        )

    def _specialist(self, sketch: Sketch) -> Face:
        """FZ-F.09; where its ability says 'within' without a range, the range of its aura is meant."""
        reach = number(sketch.data.get("auraRange"), 1)
        sketch.stats.append(self.stat("aura", "range", reach, ("auraRange",)))
        given = with_range(listing(sketch.data.get("ability")), reach)
        self.named_abilities(sketch, "ability", given, "rules")
        self.prose(sketch, "profile")
        return self.made(
            sketch,
            kind="specialist",
            tone="specialist",
            motif="hat",
            subtitle=self.draft.text(sketch.data.get("roleTitle")),
            back="hero",
            back_label=self.say("deck hero"),
        )

    def _action(self, sketch: Sketch) -> Face:
        """FZ-F.10."""
        is_upgrade = sketch.data.get("isUpgrade") is True
        return self._printed_action(sketch, sketch.data, "upgrade" if is_upgrade else "action")

    def _upgrade(self, sketch: Sketch) -> Face:
        """FZ-F.11: the card of an upgrade set, which lends its role."""
        card = mapping(sketch.data.get("card"))
        sketch.data = {"role": sketch.data.get("role"), "copies": sketch.data.get("copies", 4), **card}
        return self._printed_action(sketch, card, "upgrade", ("card",))

    def _printed_action(self, sketch: Sketch, card: Mapping[str, Any], kind: str, below: tuple[str, ...] = ()) -> Face:
        """FZ-11.01, FZ-11.02: an attack above, a tactical response or a reaction below."""
        attack = mapping(card.get("attack"))
        sketch.stats += self._attack(attack, (*below, "attack"))
        for index, one in enumerate(map(mapping, listing(attack.get("extra")))):
            said = {**one, "when": "always"} if one.get("when") in THIS_ATTACK else one
            if words := self.ability(said, self.bearer(sketch, "attack")):
                title = self.draft.text(one.get("name"))
                sketch.blocks.append(Block("rules", "", words, title, path=(*below, "attack", "extra", index)))
        lower = mapping(card.get("lower"))
        self._lower(sketch, lower, (*below, "lower"))
        role, role_name, _icon = self._role(sketch.data)
        return self.made(
            sketch,
            kind=kind,
            tone=_tone(role),
            motif=_type(attack),
            note=role_name,
            back=role or "action",
            back_label=f"{self.say('deck upgrade' if kind == 'upgrade' else 'deck action')} · {role_name}",
            copies=sketch.data.get("copies"),
        )

    def _lower(self, sketch: Sketch, lower: Mapping[str, Any], path: tuple[str, ...]) -> None:
        """FZ-3.04, FZ-11.05: the lower half."""
        if lower.get("kind") == "reaction":
            target, bearer = lower.get("target"), self.bearer(sketch, "lower")
            bound = {"target": "triggeringFigure" if target is None else target}
            words = self.ability({"when": lower.get("trigger"), "do": lower.get("effect")}, bearer, bound)
            reach = self.stat("range", "range", lower.get("range"), (*path, "range"))
            block = Block("reaction", self.say("reaction"), words, icon="reaction", stats=(reach,), path=path)
        elif lower.get("kind") == "tacticalResponse":
            words = self.steps(lower.get("effect"), self.bearer(sketch, "lower"))
            block = Block("tactical", self.say("tactical"), words, icon="tactical", path=path)
        else:
            return
        sketch.blocks.append(self.worded(sketch, "lower", block))

    def _attack(self, attack: Mapping[str, Any], path: tuple[str, ...]) -> list[Stat]:
        """FZ-11.01: type, strength, range and bonus hits of an attack."""
        kind = _type(attack)
        stats = [
            self.stat("type", kind, self.say(kind) if kind else "", (*path, "type"), label=""),
            self.stat("strength", "die", attack.get("strength"), (*path, "strength")),
            self.stat("range", "range", number(attack.get("range")), (*path, "range")),
        ]
        if bonus := number(attack.get("bonusHits")):
            stats.append(self.stat("bonus", "hit", f"+{bonus}", (*path, "bonusHits")))
        return stats

    def _focus(self, sketch: Sketch) -> Face:
        """FZ-F.12."""
        role, role_name, icon = self._role(sketch.data)
        sketch.stats += [
            self.stat("role", icon, role_name, ("role",), label=""),
            Stat("stays", "in-force", "", self.say("stays")),
        ]
        if limit := one_of(sketch.data.get("useLimit"), ("turn", "round", "mission")):
            sketch.stats.append(Stat("limit", "ui-clock", "", self.say(f"once {limit}"), path=("useLimit",)))
        self.prose(sketch, "text")
        self.abilities(sketch, "effects", "rules")
        return self.made(
            sketch,
            kind="focus",
            tone=_tone(role),
            motif=icon,
            note=role_name,
            back=f"focus-{role}" if role else "focus",
            back_label=f"{self.say('deck focus')} · {role_name}",
        )

    # --- monsters -----------------------------------------------------------------------------------

    def _monster(self, sketch: Sketch) -> Face:
        """FZ-F.13."""
        data = sketch.data
        known = one_of(data.get("class"), CLASSES)
        figures = number(data.get("figureCount"), 1)
        sketch.stats += [
            self.stat("class", f"monster-{known or 'minion'}", self.say(known) if known else "", ("class",), label=""),
            self.stat("speed", "speed", data.get("speed"), ("speed",)),
            self.stat("health", "health", data.get("health"), ("health",)),
            self.stat("figures", "hero", figures, ("figureCount",), label=self.say("figure") if figures == 1 else None),
        ]
        sketch.blocks.append(self._resistance(mapping(data.get("resistance"))))
        if attack := mapping(data.get("attack")):
            stats = tuple(self._attack(attack, ("attack",)))
            sketch.blocks.append(Block("attack", self.say("attack"), "", icon="attack", stats=stats, path=("attack",)))
        self.abilities(sketch, "trait", "trait", self.say("trait"))
        special = self.steps(data.get("special"), self.bearer(sketch, "special"))
        self.rules(sketch, "special", "special", special, self.say("special"))
        if known == "boss":
            power = self.amount(data.get("powerTokens", "heroes"))
            sketch.blocks.append(Block("power", self.say("power"), power, icon="threat", path=("powerTokens",)))
        return self.made(
            sketch,
            kind="monster",
            tone="monster",
            motif=CLASSES.get(known, "wolf"),
            note=self.name("monster family", word(data.get("family")), self.lang),
            back="monster",
            back_label=self.say("deck monster"),
        )

    def _resistance(self, resistance: Mapping[str, Any]) -> Block:
        """FZ-5.10; none at all is pale."""
        stats = tuple(
            Stat(
                kind,
                kind,
                self.say(kind),
                shown(resistance.get(kind)),
                tone="" if number(resistance.get(kind)) else "pale",
                path=("resistance", kind),
            )
            for kind in ATTACK_TYPES
        )
        return Block("resistance", self.say("resistance"), "", icon="resistance", stats=stats, path=("resistance",))


def _tone(role: str) -> str:
    return role if role in ROLES else "action"


def _type(attack: Mapping[str, Any]) -> str:
    return one_of(attack.get("type"), ATTACK_TYPES)
