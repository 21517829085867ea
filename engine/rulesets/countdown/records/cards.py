"""Threat cards, objective cards, bullet control cards and support cards (sections 8.3, 8.4 and 8.6)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from engine.core.meaning import Bearer, Kind, Sheet
from engine.core.records import ReadAsAbility, Worded

from .base import Ability, Figures, Id, Level, Natural, Objective, Positive, Record, Scores, Steps, Story, Text

Attack = Annotated[int, Field(ge=0, le=6)]  # CD-13.04: the highest d6 that hits
Defence = Annotated[int, Field(ge=1, le=15)]  # CD-12.10
Hearts = Annotated[int, Field(ge=1, le=3)]  # CD-10.05, CD-90.05
CarriedHearts = Annotated[int, Field(ge=0, le=3)]  # CD-90.46: 0 is no trap
Complexity = Annotated[int, Field(ge=1, le=3)]
Penalty = Annotated[int, Field(ge=-99, le=-1)]
Experience = Annotated[int, Field(ge=0, le=99)]
Star = Annotated[int, Field(ge=0, le=9)]  # CD-18.07: every way to divide it among six ops is an option
HeartReward = Annotated[int, Field(ge=0, le=1)]  # CD-18.06: it cannot be divided
Special = Literal["sniper", "bazooka", "firstStrike", "reinforceBefore", "reinforceAfter"]
TopSpecial = Literal["sniper", "bazooka", "firstStrike", "reinforceBefore", "reinforceAfter", "oneShot"]


class Card(Worded):
    """What threat cards and objective cards share; effects are for new content."""

    id: Id
    name: Text | None = None
    effects: tuple[Ability, ...] = ()


# --- threat cards (section 8.3) -----------------------------------------------------------------------


class Terrorist(Card):
    """An ordinary enemy (CD-11); the number orders the firing (CD-13.03, CD-90.04)."""

    bearer = Bearer("terrorist", "this terrorist")
    sheet = Sheet(basics="name id level number", values="attack defence specials starXp heartReward", effects="effects")
    kind: Literal["terrorist"]
    level: Level
    number: Positive
    attack: Attack
    defence: Defence
    specials: tuple[Special, ...] = ()
    star_xp: Star = 0
    heart_reward: HeartReward = 0


class Civilian(Card):
    """A bystander (CD-16)."""

    bearer = Bearer("civilian", "this civilian")
    sheet = Sheet(basics="name id level", values="killedScore", effects="effects")
    kind: Literal["civilian"]
    level: Level
    killed_score: Penalty


class BoobyTrap(Card):
    """A trap (CD-10)."""

    bearer = Bearer("trap", "this trap")
    sheet = Sheet(basics="name id level", values="hearts", effects="effects")
    kind: Literal["boobyTrap"]
    level: Level
    hearts: Hearts


ThreatCard = Annotated[Terrorist | Civilian | BoobyTrap, Field(discriminator="kind")]


# --- objective cards (section 8.4) --------------------------------------------------------------------


class ObjectiveCardBase(Card):
    """CD-36.03: the stack is the symbol on the card, whatever its kind."""

    stack: Objective


class Bomb(ObjectiveCardBase):
    """CD-17, CD-36.01; `failScore` is what the explosion costs."""

    bearer = Bearer("bomb", "this bomb")
    sheet = Sheet(basics="name id stack", values="complexity successScore failScore xp", effects="effects")
    kind: Literal["bomb"]
    complexity: tuple[Complexity, Complexity, Complexity]
    success_score: Scores
    fail_score: Scores
    xp: tuple[Experience, Experience, Experience]


class Decoy(Card):
    """CD-17.10: worthless, and in the bomb stack only."""

    bearer = Bearer("decoy", "this decoy")
    kind: Literal["decoy"]
    stack: Literal["bombs"]


class Hostage(ObjectiveCardBase):
    """CD-15; `failScore` is what a lost hostage costs."""

    bearer = Bearer("hostage", "this hostage")
    sheet = Sheet(basics="name id stack", values="successScore failScore blocked carriedTrapHearts", effects="effects")
    kind: Literal["hostage"]
    success_score: Scores
    fail_score: Scores
    blocked: bool = False
    carried_trap_hearts: CarriedHearts = 0


class Enemy(ObjectiveCardBase):
    """What all enemies of an objective stack have (CD-11.23)."""

    number: Positive
    attack: tuple[Attack, Attack, Attack]
    defence: tuple[Defence, Defence, Defence]
    xp: tuple[Star, Star, Star] = (0, 0, 0)
    heart_reward: HeartReward = 0


class TopTerrorist(Enemy):
    """CD-11.25; `failScore` is what his escape costs, `xp` his star."""

    bearer = Bearer("top-terrorist", "this top-terrorist")
    sheet = Sheet(
        basics="name id stack number",
        values="attack defence specials xp heartReward successScore failScore",
        effects="effects",
    )
    kind: Literal["topTerrorist"]
    success_score: Scores
    fail_score: Scores
    specials: tuple[TopSpecial, ...] = ()


class ObjectiveTerrorist(Enemy):
    """An ordinary terrorist in an objective stack."""

    bearer = Bearer("terrorist", "this terrorist")
    sheet = Sheet(basics="name id stack number", values="attack defence specials xp heartReward", effects="effects")
    kind: Literal["terrorist"]
    specials: tuple[Special, ...] = ()


class ObjectiveTrap(ObjectiveCardBase):
    """CD-10.12."""

    bearer = Bearer("trap", "this trap")
    sheet = Sheet(basics="name id stack", values="hearts", effects="effects")
    kind: Literal["boobyTrap"]
    hearts: Hearts


class ObjectiveCivilian(ObjectiveCardBase):
    """A bystander in an objective stack; `failScore` is what his death costs (CD-16.03)."""

    bearer = Bearer("civilian", "this civilian")
    sheet = Sheet(basics="name id stack", values="failScore", effects="effects")
    kind: Literal["civilian"]
    fail_score: tuple[Penalty, Penalty, Penalty]


ObjectiveCard = Annotated[
    Bomb | Decoy | Hostage | TopTerrorist | ObjectiveTerrorist | ObjectiveTrap | ObjectiveCivilian,
    Field(discriminator="kind"),
]


# --- cards of the team (section 8.6) ------------------------------------------------------------------


TIMING_TRIGGERS = {
    "anyTime": "anyTime",
    "beforeAttackRoll": "beforeAttackRoll",
    "beforeEnemyAttack": "beforeEnemyAttack",
    "missionStart": "onMissionStart",
}


class SupportCard(Worded, ReadAsAbility):
    """CD-35: used once, at any time or at its printed moment.

    `duration` is how long what it starts lasts, unless an effect says so itself.
    """

    sheet = Sheet(basics="name id timing", effects="targets effects duration givesXp", story="text")
    id: Id
    name: Text
    timing: Literal["anyTime", "beforeAttackRoll", "beforeEnemyAttack", "missionStart"] = "anyTime"
    targets: Figures = None
    effects: Annotated[Steps, Kind("steps", names=("target",))] = Field(min_length=1)
    duration: Literal["instant", "oneAttack", "endOfRound", "mission"] = "instant"
    gives_xp: Literal["normal", "none", "fixedOne"] = "normal"
    text: Story | None = None

    @property
    def node(self) -> dict[str, Any]:
        """The card as an ability."""
        return support_ability(list(self.effects), self.targets, self.timing, self.duration)

    def own_path(self, inside: str) -> str:
        """'effects' is what an ability calls 'do', for each of the targets if the card names some."""
        wrapped = [(".do[0].of", ".targets"), (".do[0].do", ".effects")] if self.targets is not None else []
        for field, written in [*wrapped, (".do", ".effects"), (".for", ".duration")]:
            if inside.startswith(field):
                return written + inside.removeprefix(field)
        return inside


def support_ability(steps: Any, targets: Any, timing: str, duration: Any) -> dict[str, Any]:
    """A support card, finished or not, is an ability that waits for the team to play it; it calls its targets so."""
    if targets is not None:
        steps = [{"op": "forEach", "of": targets, "as": "target", "do": steps}]
    node: dict[str, Any] = {"when": TIMING_TRIGGERS.get(timing), "do": steps}
    return node if duration == "instant" else {**node, "for": duration}


class BulletControlCard(Record):
    """CD-12.16 to CD-12.19; the values of the box are for the linter (CD-60.63)."""

    value: Annotated[int, Field(ge=1, le=9)]
    score_cost: Natural = 2
