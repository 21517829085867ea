"""Who may come along, and with what: FZ-L.02 to FZ-L.04, FZ-L.63, FZ-L.64."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.lint import Problem, set_to
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft
from engine.rulesets.fireteam_zero.lint.registry import mission_checks
from engine.rulesets.fireteam_zero.lint.words import team as words
from engine.rulesets.fireteam_zero.records import Role, UpgradeSet


@mission_checks.check(
    "FZ-L.02",
    "error",
    "FZ-1.09",
    "Required roles exist in the pack, and there are at most as many as there are seats.",
)
def required_roles_find_seats(draft: MissionDraft) -> Iterator[Problem]:
    required, seats = draft.mission.required_roles, min(draft.mission.hero_count.max, draft.options.seats.max)
    if len(required) > seats:
        yield words.TOO_MANY_ROLES(f"{draft.path}.requiredRoles", mission=draft.name, n=len(required), seats=seats)


@mission_checks.check(
    "FZ-L.03",
    "error",
    "FZ-1.14",
    "Allowed upgrades are sets of the role concerned, and no more may be chosen than the role has.",
)
def upgrades_belong_to_their_role(draft: MissionDraft) -> Iterator[Problem]:
    upgrades, sets = draft.mission.upgrades, {one.id: one for one in draft.pack.upgrade_sets}
    roles = {role.id: role for role in draft.pack.roles}
    for role, names in upgrades.sets.items():
        for index, name in enumerate(names):
            if name in sets and sets[name].role != role:
                other, wanted = (draft.whole.name(roles[one]) for one in (sets[name].role, role))
                yield words.FOREIGN_UPGRADE(
                    f"{draft.path}.upgrades.sets.{role}[{index}]",
                    set=draft.whole.name(sets[name]),
                    other=other,
                    role=wanted,
                )
    if upgrades.kind == "choose":
        for role_record in _played_roles(draft):
            offered = len(_offered(draft, role_record))
            if upgrades.number > offered:
                yield words.TOO_MANY_UPGRADES(
                    f"{draft.path}.upgrades.number",
                    fix=set_to(f"{draft.path}.upgrades.number", offered, words.ALLOW(n=offered), upgrades.number),
                    n=upgrades.number,
                    role=draft.whole.name(role_record),
                    has=offered,
                )


def _offered(draft: MissionDraft, role: Role) -> list[UpgradeSet]:
    """FZ-A.07: the sets listed for a role; if none are listed, all of the role."""
    listed = draft.mission.upgrades.sets.get(role.id)
    return [one for one in draft.pack.upgrade_sets if one.role == role.id and (listed is None or one.id in listed)]


def _played_roles(draft: MissionDraft) -> list[Role]:
    played = {hero.role for hero in draft.pack.heroes}
    return [role for role in draft.pack.roles if role.id in played]


@mission_checks.check(
    "FZ-L.04", "error", "FZ-1.18", "Heroes may take between no focus card and as many as their role has."
)
def focus_cards_exist(draft: MissionDraft) -> Iterator[Problem]:
    allowed = draft.mission.focus_cards
    cards = Counter(card.role for card in draft.pack.focus_cards)
    for role in _played_roles(draft):
        number = allowed.get(role.id, 0) if isinstance(allowed, dict) else allowed
        has = cards[role.id]
        if number > has:
            where = f"{draft.path}.focusCards" + (f".{role.id}" if isinstance(allowed, dict) else "")
            yield words.TOO_MANY_FOCUS_CARDS(
                where,
                fix=set_to(where, has, words.ALLOW(n=has), number),
                role=draft.whole.name(role),
                n=number,
                has=has,
            )


@mission_checks.check(
    "FZ-L.63",
    "error",
    "FZ-1.12",
    "The numbers of heroes make sense: from two (one only if the options allow a lone hero) to as many as can be "
    "equipped at once.",
)
def hero_count_makes_sense(draft: MissionDraft) -> Iterator[Problem]:
    count, path = draft.mission.hero_count, f"{draft.path}.heroCount"
    if count.min > count.max:
        yield words.HEROES_REVERSED(f"{path}.min", mission=draft.name, min=count.min, max=count.max)
    if count.min < 2 and not draft.options.lone_hero:
        yield words.LONE_HERO(
            f"{path}.min", fix=set_to(f"{path}.min", 2, words.SMALLEST(n=2), count.min), mission=draft.name
        )
    heroes = Counter(hero.role for hero in draft.pack.heroes)
    equipped = sum(min(role.card_sets_owned, heroes[role.id]) for role in draft.pack.roles)
    if count.max > equipped:
        yield words.TOO_MANY_HEROES(
            f"{path}.max",
            fix=set_to(f"{path}.max", equipped, words.LARGEST(n=equipped), count.max),
            mission=draft.name,
            max=count.max,
            has=equipped,
        )


@mission_checks.check(
    "FZ-L.64",
    "warning",
    "FZ-1.10",
    "No more roles are required than the smallest team has heroes; none more often than it has card sets (an error).",
)
def small_teams_cover_the_required_roles(draft: MissionDraft) -> Iterator[Problem]:
    required, smallest = draft.mission.required_roles, draft.mission.hero_count.min
    if len(required) > smallest:
        yield words.TOO_SMALL_A_TEAM(f"{draft.path}.requiredRoles", n=len(required), team=smallest, mission=draft.name)
    for role in draft.pack.roles:
        times = required.count(role.id)
        if times > role.card_sets_owned:
            yield words.ROLE_TOO_OFTEN(
                f"{draft.path}.requiredRoles",
                role=draft.whole.name(role),
                n=times,
                sets=role.card_sets_owned,
                severity="error",
            )
