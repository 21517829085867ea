"""Blueprints: CD-60.01 to CD-60.11, CD-60.14, CD-60.15, CD-60.20, CD-60.21 and CD-60.61."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.lint import Problem
from engine.core.maps import UNREACHABLE
from engine.rulesets.countdown.compile.board import connected_cell
from engine.rulesets.countdown.lint.drafts import LocationDraft
from engine.rulesets.countdown.lint.registry import location_checks
from engine.rulesets.countdown.records import ExfiltrationZone, InfiltrationZone

USUAL_BONUS = 2  # CD-23.08


@location_checks.check("CD-60.01", "error", "CD-2.17", "There are secured-zone cards for all zones with cards.")
def secured_zone_cards_suffice(draft: LocationDraft) -> Iterator[Problem]:
    count, limits = len(draft.zones("threat", "objective")), draft.whole.limits
    if limits and count > limits.secured_zone_cards:
        message = f"The location {draft.name} has {count} zones with cards, and the box {limits.secured_zone_cards} "
        yield Problem(f"{draft.path}.zones", message + "secured-zone cards.", "Leave some zones out.")


@location_checks.check("CD-60.02", "error", "CD-2.18", "There are cards for all infiltration and exfiltration zones.")
def entrance_cards_suffice(draft: LocationDraft) -> Iterator[Problem]:
    count, limits = len(draft.zones("infiltration", "exfiltration")), draft.whole.limits
    if limits and count > limits.entrance_cards:
        message = f"The location {draft.name} has {count} infiltration and exfiltration zones together, and the box "
        yield Problem(f"{draft.path}.zones", f"{message}{limits.entrance_cards} cards for them.", "Leave some out.")


@location_checks.check("CD-60.03", "error", "CD-6.14", "There is an infiltration zone.")
def there_is_a_way_in(draft: LocationDraft) -> Iterator[Problem]:
    if not draft.zones("infiltration"):
        message = f"The location {draft.name} has no zone to start in."
        yield Problem(f"{draft.path}.zones", message, "Add an infiltration zone.")


@location_checks.check("CD-60.04", "error", "CD-1.04", "There is an exfiltration zone.")
def there_is_a_way_out(draft: LocationDraft) -> Iterator[Problem]:
    if not draft.zones("exfiltration"):
        message = f"The location {draft.name} has no exit, so no mission there can be won."
        yield Problem(f"{draft.path}.zones", message, "Add an exfiltration zone.")


@location_checks.check("CD-60.05", "error", "CD-23.09", "There is an objective zone.")
def there_is_an_objective(draft: LocationDraft) -> Iterator[Problem]:
    if not draft.zones("objective"):
        message = f"The location {draft.name} has no objective zone, and without objectives a team is bound to fail."
        yield Problem(f"{draft.path}.zones", message, "Add an objective zone.")


@location_checks.check("CD-60.06", "error", "CD-9.04", "Every zone can be reached from the infiltration zones.")
def zones_can_be_reached(draft: LocationDraft) -> Iterator[Problem]:
    starts = draft.zones("infiltration")
    for zone in range(len(draft.map)) if starts else ():
        closed = [start for start in starts if draft.steps(start, zone) == UNREACHABLE]
        if len(closed) == len(starts):
            message = f"The zone {draft.zone_name(zone)} cannot be reached from any infiltration zone."
            yield Problem(draft.zone_path(zone), message, "Zones meet along their sides: move it, or add one between.")
        elif closed:
            message = f"The zone {draft.zone_name(zone)} cannot be reached from the infiltration zone "
            yield Problem(
                draft.zone_path(zone),
                f"{message}{draft.zone_name(closed[0])}.",
                "A team that splits may not meet again: connect them, unless you mean it so.",
                "warning",
            )


@location_checks.check("CD-60.07", "error", "CD-15.05", "An exfiltration zone can be reached from every objective.")
def objectives_have_a_way_out(draft: LocationDraft) -> Iterator[Problem]:
    exits = draft.zones("exfiltration")
    for zone in draft.zones("objective") if exits else ():
        if draft.shortest([zone], exits) == UNREACHABLE:
            message = f"From the objective zone {draft.zone_name(zone)} no exfiltration zone can be reached."
            yield Problem(draft.zone_path(zone), message, "Connect it with an exit.")


location_checks.on_loading("CD-60.08", "error", "CD-9.04", "No two zones share a place.")


@location_checks.check("CD-60.09", "error", "CD-90.29", "Arrows connect to a zone.")
def arrows_lead_somewhere(draft: LocationDraft) -> Iterator[Problem]:
    cells = [(zone.x, zone.y) for zone in draft.location.zones]
    for index, zone in enumerate(draft.location.in_reading_order):
        if isinstance(zone, InfiltrationZone | ExfiltrationZone) and connected_cell(zone) not in cells:
            x, y = connected_cell(zone)
            way = "points to" if isinstance(zone, InfiltrationZone) else "comes from"
            message = f"The arrow of the {zone.kind} zone {draft.zone_name(index)} {way} x {x}, y {y}, "
            yield Problem(f"{draft.zone_path(index)}.arrow", message + "where no zone is.", "Turn it, or add the zone.")


location_checks.on_loading("CD-60.10", "error", "CD-5.03", "Threat zones and objective zones have at least one card.")
location_checks.on_loading("CD-60.11", "error", "CD-5.09", "Only threat zones and objective zones have cards.")


@location_checks.check("CD-60.14", "error", "CD-5.14", "A campaign uses as many threat cards as the zones need.")
def campaign_cards_fill_the_zones(draft: LocationDraft) -> Iterator[Problem]:
    needed, given = draft.location.threat_count, draft.location.campaign_threat_cards
    if given < needed:
        message = f"The zones of the location {draft.name} need {needed} threat cards, and a campaign has {given}."
        yield Problem(f"{draft.path}.campaignThreatCards", message, f"Make it {needed} at least.")


@location_checks.check("CD-60.15", "hint", "CD-90.61", "A campaign leaves threat cards for reinforcements.")
def campaign_leaves_cards(draft: LocationDraft) -> Iterator[Problem]:
    if draft.location.campaign_threat_cards == draft.location.threat_count:
        message = f"In a campaign all threat cards of the location {draft.name} lie in its zones: reinforcements come "
        hint = "Raise the number, if the ones left over shall come back."
        yield Problem(f"{draft.path}.campaignThreatCards", message + "from the unused stack only.", hint)


@location_checks.check("CD-60.20", "error", "CD-5.15", "The bonus asks for zones that can be secured.")
def bonus_can_be_won(draft: LocationDraft) -> Iterator[Problem]:
    zones, most = draft.location.secured_bonus.zones, len(draft.zones("threat", "objective"))
    if not 1 <= zones <= most:
        message = f"The bonus of the location {draft.name} asks for {zones} secured zones, and there are {most}."
        yield Problem(f"{draft.path}.securedBonus.zones", message, f"Ask for 1 to {most}." if most else "Add zones.")


@location_checks.check("CD-60.21", "warning", "CD-23.08", "The bonus is worth 2 points.")
def bonus_is_usual(draft: LocationDraft) -> Iterator[Problem]:
    points = draft.location.secured_bonus.points
    if points != USUAL_BONUS:
        message = f"The bonus of the location {draft.name} is worth {points} points instead of {USUAL_BONUS}."
        yield Problem(f"{draft.path}.securedBonus.points", message, "Keep to 2, unless you mean it so.")


@location_checks.check("CD-60.61", "warning", "CD-90.29", "There are no more entrances and exits than the box has.")
def entrances_fit_the_box(draft: LocationDraft) -> Iterator[Problem]:
    limits = draft.whole.limits
    if limits is None:
        return
    for kind, most in (("infiltration", limits.max_infiltration), ("exfiltration", limits.max_exfiltration)):
        count = len(draft.zones(kind))
        if count > most:
            message = f"The location {draft.name} has {count} {kind} zones, and the box {most} {kind} cards."
            yield Problem(f"{draft.path}.zones", message, "Leave some out.")
