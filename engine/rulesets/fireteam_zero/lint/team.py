"""Who may come along, and with what: FZ-L.02 to FZ-L.04, FZ-L.63, FZ-L.64."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.lint import Problem
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft
from engine.rulesets.fireteam_zero.lint.registry import mission_checks
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
        yield Problem(
            f"{draft.path}.requiredRoles",
            f"The mission {draft.name} requires {len(required)} roles, but at most {seats} heroes take part.",
            "Require fewer roles, or let more heroes take part.",
        )


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
                yield Problem(
                    f"{draft.path}.upgrades.sets.{role}[{index}]",
                    f"The upgrade set {draft.whole.name(sets[name])} belongs to the role {other}, not to {wanted}.",
                    "List it under its own role.",
                )
    if upgrades.kind == "choose":
        for role_record in _played_roles(draft):
            offered = len(_offered(draft, role_record))
            if upgrades.number > offered:
                yield Problem(
                    f"{draft.path}.upgrades.number",
                    f"Each hero may choose {upgrades.number} upgrade sets, "
                    f"but the role {draft.whole.name(role_record)} has only {offered} to choose from.",
                    f"Allow at most {offered}, or write more sets.",
                )


def _offered(draft: MissionDraft, role: Role) -> list[UpgradeSet]:
    """FZ-A.07: the sets listed for a role; if none are listed, all of the role."""
    listed = draft.mission.upgrades.sets.get(role.id)
    return [one for one in draft.pack.upgrade_sets if one.role == role.id and (listed is None or one.id in listed)]


def _played_roles(draft: MissionDraft) -> list[Role]:
    return [role for role in draft.pack.roles if any(hero.role == role.id for hero in draft.pack.heroes)]


@mission_checks.check(
    "FZ-L.04", "error", "FZ-1.18", "Heroes may take between no focus card and as many as their role has."
)
def focus_cards_exist(draft: MissionDraft) -> Iterator[Problem]:
    allowed = draft.mission.focus_cards
    for role in _played_roles(draft):
        number = allowed.get(role.id, 0) if isinstance(allowed, dict) else allowed
        has = sum(card.role == role.id for card in draft.pack.focus_cards)
        if number > has:
            yield Problem(
                f"{draft.path}.focusCards" + (f".{role.id}" if isinstance(allowed, dict) else ""),
                f"A hero of the role {draft.whole.name(role)} may take {number} focus cards, but the role has {has}.",
                f"Allow at most {has}, or write more focus cards.",
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
        yield Problem(
            f"{path}.min",
            f"The mission {draft.name} is for at least {count.min} and at most {count.max} heroes.",
            "Let the smallest number be no larger than the largest.",
        )
    if count.min < 2 and not draft.options.lone_hero:
        yield Problem(
            f"{path}.min",
            f"The mission {draft.name} may be played with one hero, which the rules do not allow.",
            'Start at two heroes, or set the option "loneHero".',
        )
    equipped = sum(
        min(role.card_sets_owned, sum(hero.role == role.id for hero in draft.pack.heroes)) for role in draft.pack.roles
    )
    if count.max > equipped:
        yield Problem(
            f"{path}.max",
            f"The mission {draft.name} is for up to {count.max} heroes, but the pack's heroes and card sets "
            f"equip only {equipped} at once.",
            "Lower the number, or add heroes, roles or card sets.",
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
        yield Problem(
            f"{draft.path}.requiredRoles",
            f"{len(required)} roles are required, so a team of {smallest} cannot complete the mission {draft.name}.",
            "Require fewer roles, or raise the smallest number of heroes.",
        )
    for role in draft.pack.roles:
        times = required.count(role.id)
        if times > role.card_sets_owned:
            yield Problem(
                f"{draft.path}.requiredRoles",
                f"The role {draft.whole.name(role)} is required {times} times, "
                f"but there are cards for {role.card_sets_owned} of its heroes.",
                "Require it less often, or give the role more card sets.",
                "error",
            )
