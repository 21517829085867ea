"""Chapter 17: what is asked for when a result is typed in by hand (FZ-B.03 to FZ-B.12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.answers.campaigns import ResultForm
from engine.core.answers.forms import Choice, Field
from engine.core.content import text_in
from engine.core.sayings import say
from engine.rulesets.fireteam_zero.campaign.ch17_line_up import available_upgrades
from engine.rulesets.fireteam_zero.campaign.ch17_words import WORDS
from engine.rulesets.fireteam_zero.records import Hero, Mission, Operation, PackRecord

MOST = 999


def form_of(pack: PackRecord, mission: Mission, operation: Operation | None, lang: str) -> ResultForm:
    """The fields of a result's data, in the order of an evening."""

    def label(key: str) -> str:
        return say(WORDS, key, lang)

    outcomes = tuple(Choice(one, label(f"choice {one}")) for one in ("won", "lost", "abandoned"))
    fields = [
        Field(("outcome",), "choice", label("outcome"), rule="FZ-B.03", needed=True, choices=outcomes),
        Field(
            ("lineUp",),
            "list",
            label("line-up"),
            rule="FZ-B.04",
            needed=True,
            item=_seat(pack, mission, operation, lang),
        ),
        Field(
            ("startPlayer",), "choice", label("start player"), rule="FZ-1.05", default=0, choices=_seats(mission, lang)
        ),
        Field(("objectives",), "list", label("objectives"), rule="FZ-B.07", item=_objective(pack, mission, lang)),
        Field(("final", "rounds"), "number", label("rounds"), rule="FZ-B.08", default=0, least=0, most=MOST),
        Field(("final", "threat"), "number", label("threat"), rule="FZ-B.08", default=0, least=0, most=MOST),
        Field(
            ("final", "coin"),
            "choice",
            label("coin"),
            rule="FZ-B.08",
            choices=tuple(Choice(side, label(f"choice {side}")) for side in ("heads", "tails")),
        ),
        Field(("final", "searches"), "number", label("searches"), rule="FZ-B.08", default=0, least=0, most=MOST),
        *_twists(pack, mission, lang),
        *(field for hero in pack.heroes for field in _fights(pack, mission, hero, lang)),
    ]
    if operation is not None:
        fields += [Field(("flags", flag.id), "switch", flag.id, rule="FZ-B.12") for flag in operation.carry_over]
    blank: dict[str, Any] = {
        "mission": mission.id,
        "outcome": "won",
        "lineUp": [{"hero": hero.id} for hero in _team(pack, mission)],
        "objectives": [{"objective": name, "completed": True} for name in mission.objectives],
    }
    return ResultForm(tuple(fields), blank, seats=("lineUp",))


def _team(pack: PackRecord, mission: Mission) -> list[Hero]:
    """The smallest team that the briefing allows: the roles it asks for first, each once (FZ-1.09, FZ-1.12)."""
    by_role: dict[str, Hero] = {}
    for hero in sorted(pack.heroes, key=lambda hero: hero.role not in mission.required_roles):
        by_role.setdefault(hero.role, hero)
    count = max(mission.hero_count.min, len(mission.required_roles), 2)  # FZ-A.53
    return list(by_role.values())[:count]


def _seats(mission: Mission, lang: str) -> tuple[Choice, ...]:
    """FZ-1.05: seats in clockwise order, as the line-up names them."""
    return tuple(
        Choice(seat, say(WORDS, "seat", lang, number=seat + 1)) for seat in range(max(mission.hero_count.max, 2))
    )


def _twists(pack: PackRecord, mission: Mission, lang: str) -> Iterator[Field]:
    """FZ-B.08: those of the mission's own set that were drawn."""
    names = mission.twists
    if isinstance(names, str):
        names = next((one.twists for one in pack.twist_sets if one.id == mission.twists), ())
    choices = tuple(Choice(one.id, text_in(one.name, lang)) for one in pack.twists if one.id in names)
    if choices:
        yield Field(("final", "twists"), "choices", say(WORDS, "twists", lang), rule="FZ-B.08", choices=choices)


def _fights(pack: PackRecord, mission: Mission, hero: Hero, lang: str) -> Iterator[Field]:
    """FZ-B.08, FZ-B.09: asked of whoever plays; hits and kills, which a played game tells, may stay empty."""
    name, label = text_in(hero.name, lang), say(WORDS, "knock-downs", lang)
    path: tuple[str, ...] = ("final", "knockDowns", hero.id)
    yield Field(path, "number", label, group=name, rule="FZ-B.08", default=0, least=0, most=MOST)
    path, label = ("combat", "hitsTaken", hero.id), say(WORDS, "hits", lang)
    yield Field(path, "number", label, group=name, rule="FZ-B.09", least=0, most=MOST)
    boss = (mission.boss.kind,) if mission.boss else ()
    there = {entry.kind for entry in (*mission.spawn_pool, *mission.reserve_pool)} | {*boss}
    for kind in pack.monster_kinds:
        if kind.id in there:
            path, label = (
                ("combat", "kills", hero.id, kind.id),
                say(WORDS, "killed", lang, kind=text_in(kind.name, lang)),
            )
            yield Field(path, "number", label, group=name, rule="FZ-B.09", least=0, most=MOST)


def _seat(pack: PackRecord, mission: Mission, operation: Operation | None, lang: str) -> Field:
    allowed = {name for sets in available_upgrades(pack, mission, operation).values() for name in sets}
    roles = {role.id: text_in(role.name, lang) for role in pack.roles}
    upgrades = tuple(
        Choice(one.id, f"{text_in(one.name or one.card.name, lang)} ({roles[one.role]})")
        for one in pack.upgrade_sets
        if one.id in allowed
    )
    heroes = tuple(Choice(hero.id, text_in(hero.name, lang)) for hero in pack.heroes)
    focus = tuple(Choice(card.id, f"{text_in(card.name, lang)} ({roles[card.role]})") for card in pack.focus_cards)
    fields = [Field(("hero",), "choice", say(WORDS, "hero", lang), rule="FZ-B.04", needed=True, choices=heroes)]
    if upgrades:
        fields.append(Field(("upgrades",), "choices", say(WORDS, "upgrades", lang), rule="FZ-B.05", choices=upgrades))
    if mission.focus_cards:
        fields.append(Field(("focus",), "choices", say(WORDS, "focus", lang), rule="FZ-B.05", choices=focus))
    return Field((), "record", say(WORDS, "hero", lang), fields=tuple(fields))


def _objective(pack: PackRecord, mission: Mission, lang: str) -> Field:
    named = {one.id: text_in(one.name, lang) for one in pack.objectives}
    choices = tuple(Choice(name, named.get(name, name)) for name in mission.objectives)
    return Field(
        (),
        "record",
        say(WORDS, "objective", lang),
        fields=(
            Field(("objective",), "choice", say(WORDS, "objective", lang), needed=True, choices=choices),
            Field(("completed",), "switch", say(WORDS, "is completed", lang), needed=True, default=True),
            Field(("tokens",), "number", say(WORDS, "tokens", lang), default=0, least=0, most=MOST),
            Field(("round",), "number", say(WORDS, "in round", lang), least=1, most=MOST),
        ),
    )
