"""Blueprints: CD-60.01 to CD-60.11, CD-60.14, CD-60.15, CD-60.20, CD-60.21 and CD-60.61."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.lint import Fix, Problem, set_to
from engine.core.maps import UNREACHABLE
from engine.rulesets.countdown.compile.board import TOWARDS, connected_cell
from engine.rulesets.countdown.lint.drafts import LocationDraft
from engine.rulesets.countdown.lint.registry import location_checks
from engine.rulesets.countdown.lint.words import blueprints as words
from engine.rulesets.countdown.records import ExfiltrationZone, InfiltrationZone

USUAL_BONUS = 2  # CD-23.08


@location_checks.check("CD-60.01", "error", "CD-2.17", "There are secured-zone cards for all zones with cards.")
def secured_zone_cards_suffice(draft: LocationDraft) -> Iterator[Problem]:
    count, limits = len(draft.zones("threat", "objective")), draft.whole.limits
    if limits and count > limits.secured_zone_cards:
        yield words.SECURED_ZONE_CARDS(
            f"{draft.path}.zones", location=draft.name, n=count, has=limits.secured_zone_cards
        )


@location_checks.check("CD-60.02", "error", "CD-2.18", "There are cards for all infiltration and exfiltration zones.")
def entrance_cards_suffice(draft: LocationDraft) -> Iterator[Problem]:
    count, limits = len(draft.zones("infiltration", "exfiltration")), draft.whole.limits
    if limits and count > limits.entrance_cards:
        yield words.ENTRANCE_CARDS(f"{draft.path}.zones", location=draft.name, n=count, has=limits.entrance_cards)


@location_checks.check("CD-60.03", "error", "CD-6.14", "There is an infiltration zone.")
def there_is_a_way_in(draft: LocationDraft) -> Iterator[Problem]:
    if not draft.zones("infiltration"):
        yield words.NO_WAY_IN(f"{draft.path}.zones", location=draft.name)


@location_checks.check("CD-60.04", "error", "CD-1.04", "There is an exfiltration zone.")
def there_is_a_way_out(draft: LocationDraft) -> Iterator[Problem]:
    if not draft.zones("exfiltration"):
        yield words.NO_WAY_OUT(f"{draft.path}.zones", location=draft.name)


@location_checks.check("CD-60.05", "error", "CD-23.09", "There is an objective zone.")
def there_is_an_objective(draft: LocationDraft) -> Iterator[Problem]:
    if not draft.zones("objective"):
        yield words.NO_OBJECTIVE(f"{draft.path}.zones", location=draft.name)


@location_checks.check("CD-60.06", "error", "CD-9.04", "Every zone can be reached from the infiltration zones.")
def zones_can_be_reached(draft: LocationDraft) -> Iterator[Problem]:
    starts = draft.zones("infiltration")
    for zone in range(len(draft.map)) if starts else ():
        closed = [start for start in starts if draft.steps(start, zone) == UNREACHABLE]
        if len(closed) == len(starts):
            yield words.UNREACHABLE_ZONE(draft.zone_path(zone), zone=draft.zone_name(zone))
        elif closed:
            yield words.UNREACHABLE_FROM(
                draft.zone_path(zone), zone=draft.zone_name(zone), start=draft.zone_name(closed[0]), severity="warning"
            )


@location_checks.check("CD-60.07", "error", "CD-15.05", "An exfiltration zone can be reached from every objective.")
def objectives_have_a_way_out(draft: LocationDraft) -> Iterator[Problem]:
    exits = draft.zones("exfiltration")
    for zone in draft.zones("objective") if exits else ():
        if draft.shortest([zone], exits) == UNREACHABLE:
            yield words.NO_WAY_FROM_OBJECTIVE(draft.zone_path(zone), zone=draft.zone_name(zone))


location_checks.on_loading("CD-60.08", "error", "CD-9.04", "No two zones share a place.")


@location_checks.check("CD-60.09", "error", "CD-90.29", "Arrows connect to a zone.")
def arrows_lead_somewhere(draft: LocationDraft) -> Iterator[Problem]:
    cells = [(zone.x, zone.y) for zone in draft.location.zones]
    for index, zone in enumerate(draft.location.in_reading_order):
        if isinstance(zone, InfiltrationZone | ExfiltrationZone) and connected_cell(zone) not in cells:
            trouble = words.ARROW_OUT if isinstance(zone, InfiltrationZone) else words.ARROW_IN
            where = f"{draft.zone_path(index)}.arrow"
            yield trouble(where, fix=_turned(where, zone, cells), zone=draft.zone_name(index))


def _turned(where: str, zone: InfiltrationZone | ExfiltrationZone, cells: list[tuple[int, int]]) -> Fix | None:
    """The arrow turned to the only zone beside it, if there is but one."""
    sides = [side for side in TOWARDS if connected_cell(zone.model_copy(update={"arrow": side})) in cells]
    if len(sides) != 1:
        return None
    return set_to(where, sides[0], words.TURN_ARROW(side=words.SIDES[sides[0]]()), zone.arrow)


location_checks.on_loading("CD-60.10", "error", "CD-5.03", "Threat zones and objective zones have at least one card.")
location_checks.on_loading("CD-60.11", "error", "CD-5.09", "Only threat zones and objective zones have cards.")


@location_checks.check("CD-60.14", "error", "CD-5.14", "A campaign uses as many threat cards as the zones need.")
def campaign_cards_fill_the_zones(draft: LocationDraft) -> Iterator[Problem]:
    needed, given = draft.location.threat_count, draft.location.campaign_threat_cards
    if given < needed:
        yield words.CAMPAIGN_CARDS(
            f"{draft.path}.campaignThreatCards",
            fix=set_to(f"{draft.path}.campaignThreatCards", needed, words.SET_CAMPAIGN_CARDS(n=needed), given),
            location=draft.name,
            n=needed,
            has=given,
        )


@location_checks.check("CD-60.15", "hint", "CD-90.61", "A campaign leaves threat cards for reinforcements.")
def campaign_leaves_cards(draft: LocationDraft) -> Iterator[Problem]:
    if draft.location.campaign_threat_cards == draft.location.threat_count:
        yield words.NOTHING_LEFT_OVER(f"{draft.path}.campaignThreatCards", location=draft.name)


@location_checks.check("CD-60.20", "error", "CD-5.15", "The bonus asks for zones that can be secured.")
def bonus_can_be_won(draft: LocationDraft) -> Iterator[Problem]:
    zones, most = draft.location.secured_bonus.zones, len(draft.zones("threat", "objective"))
    if not 1 <= zones <= most:
        trouble = words.BONUS_TOO_HIGH if most else words.BONUS_WITHOUT_ZONES
        where, fewer = f"{draft.path}.securedBonus.zones", max(1, most)
        yield trouble(
            where,
            fix=set_to(where, fewer, words.SET_BONUS_ZONES(n=fewer), zones),
            location=draft.name,
            n=zones,
            most=most,
        )


@location_checks.check("CD-60.21", "warning", "CD-23.08", "The bonus is worth 2 points.")
def bonus_is_usual(draft: LocationDraft) -> Iterator[Problem]:
    points = draft.location.secured_bonus.points
    if points != USUAL_BONUS:
        yield words.BONUS_POINTS(
            f"{draft.path}.securedBonus.points",
            fix=set_to(f"{draft.path}.securedBonus.points", USUAL_BONUS, words.SET_POINTS(n=USUAL_BONUS), points),
            location=draft.name,
            n=points,
            usual=USUAL_BONUS,
        )


@location_checks.check("CD-60.61", "warning", "CD-90.29", "There are no more entrances and exits than the box has.")
def entrances_fit_the_box(draft: LocationDraft) -> Iterator[Problem]:
    limits = draft.whole.limits
    if limits is None:
        return
    for kind, most, trouble in (
        ("infiltration", limits.max_infiltration, words.TOO_MANY_INFILTRATION),
        ("exfiltration", limits.max_exfiltration, words.TOO_MANY_EXFILTRATION),
    ):
        count = len(draft.zones(kind))
        if count > most:
            yield trouble(f"{draft.path}.zones", location=draft.name, n=count, has=most)
