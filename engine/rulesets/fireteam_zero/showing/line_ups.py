"""Who can sit where: heroes with the equipment that the mission allows (FZ-1.05 to FZ-1.21)."""

from typing import Any

from engine.core.answers.forms import Choice, Field
from engine.core.answers.missions import LineUp, SeatChoice
from engine.core.drafts import Draft, DraftRecord, listing, mapping, number, word
from engine.core.sayings import say
from engine.core.word_tables import rows
from engine.rulesets.fireteam_zero.showing.faces import ROLES
from engine.rulesets.fireteam_zero.showing.mission_parts import MissionParts
from engine.rulesets.fireteam_zero.showing.missions import USUAL_TEAM, team_sizes, usual_team

WORDS = rows("""
    seat: hero | Held | héros
    upgrades: Upgrades | Aufrüstungen | Améliorations
    upgrades hint:
      Sets of this mission, at most {n}.
      Sätze dieser Mission, höchstens {n}.
      Séries de cette mission, {n} au plus.
    focus: Focus cards | Fokuskarten | Cartes de spécialité
    focus hint: Cards of the role, at most {n}. | Karten der Rolle, höchstens {n}. | Cartes du rôle, {n} au plus.
""")


def line_up(draft: Draft, mission: DraftRecord) -> LineUp:
    """Heroes, their equipment, and a team for every size."""
    sizes = team_sizes(draft, mission)
    heroes = draft.records("heroes")
    return LineUp(
        team_sizes=sizes,
        default_team=usual_team(sizes),
        seat_word=say(WORDS, "seat", draft.lang),
        people=tuple(_choice(draft, mission, hero) for hero in heroes),
        each_per_seat=(1,) * len(sizes),
        options=(),
        suggested={size: team for size in sizes if (team := _team(draft, mission, size))},
        person_key="hero",
    )


def _choice(draft: Draft, mission: DraftRecord, hero: DraftRecord) -> SeatChoice:
    role = word(hero.data.get("role"))
    return SeatChoice(
        id=hero.id,
        label=draft.text(hero.data.get("name")) or hero.id,
        detail=draft.name("roles", role),
        icon=f"role-{role}" if role in ROLES else "hero",
        path=hero.path,
        equipment=tuple(_equipment(draft, mission, role)),
    )


def _equipment(draft: Draft, mission: DraftRecord, role: str) -> list[Field]:
    """FZ-1.14, FZ-1.18: what the briefing lets this role choose."""
    fields = []
    mode, allowed = MissionParts(draft, mission, USUAL_TEAM).upgrade_mode
    if mode == "choose" and allowed:
        listed = listing(mapping(mapping(mission.data.get("upgrades")).get("sets")).get(role))
        sets = [
            Choice(one.id, draft.text(mapping(one.data.get("card")).get("name")) or one.id)
            for one in draft.records("upgradeSets")
            if one.data.get("role") == role and (not listed or one.id in listed)
        ]
        fields.append(_field(draft, "upgrades", sets, allowed, "FZ-1.14"))
    focus: Any = mission.data.get("focusCards")
    count = number(mapping(focus).get(role)) if mapping(focus) else number(focus)
    if count:
        cards = [
            Choice(one.id, draft.text(one.data.get("name")) or one.id)
            for one in draft.records("focusCards")
            if one.data.get("role") == role
        ]
        fields.append(_field(draft, "focus", cards, count, "FZ-1.18"))
    return fields


def _field(draft: Draft, name: str, choices: list[Choice], most: int, rule: str) -> Field:
    return Field(
        path=(name,),
        widget="choices",
        label=say(WORDS, name, draft.lang),
        hint=say(WORDS, f"{name} hint", draft.lang, n=most),
        rule=rule,
        default=None,
        most=most,
        choices=tuple(choices),
    )


def _team(draft: Draft, mission: DraftRecord, size: int) -> tuple[str, ...]:
    """FZ-1.09, FZ-1.12: the required roles first, then the others in order, as many of a role as there are sets."""
    heroes = [one for one in draft.records("heroes") if one.id]
    sets = {one.id: number(one.data.get("cardSetsOwned"), 1) for one in draft.records("roles")}
    chosen: list[DraftRecord] = []

    def may_join(hero: DraftRecord) -> bool:
        role = word(hero.data.get("role"))
        return hero not in chosen and [one.data.get("role") for one in chosen].count(role) < sets.get(role, 0)

    for role in listing(mission.data.get("requiredRoles")):
        chosen += [hero for hero in heroes if hero.data.get("role") == role and may_join(hero)][:1]
    for hero in heroes:
        if len(chosen) < size and may_join(hero):
            chosen.append(hero)
    return tuple(hero.id for hero in chosen) if len(chosen) == size else ()
