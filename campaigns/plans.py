"""The form that begins a campaign: what is played comes from the pack, who plays from the group."""

import re
from functools import cached_property
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext as _

from campaigns.models import Campaign, Membership
from campaigns.recording.fields import Shown, read_fields, shown_fields
from campaigns.services.campaigns import MOST_MISSIONS, Plan
from engine import campaign as bookkeeping
from engine import campaigns, line_up, missions
from missions.editions import Edition

FREE = "free"


class PlanForm:
    """Another campaign, group or team size brings the form anew; without a script a button asks for it."""

    def __init__(
        self,
        edition: Edition,
        *,
        places: list[Membership],
        asked: QueryDict,
        into: Campaign | None = None,
        host: str = "",
    ) -> None:
        self.edition = edition
        self.places = places
        self.asked = asked
        self.host = host  # the name of whoever begins it
        self.into = into  # the campaign that goes on, with its group and its pack
        self.faults: list[str] = []

    # --- what is played ---------------------------------------------------------------------------------

    @cached_property
    def campaigns(self) -> list[Any]:
        return list(self.edition.ask(campaigns))

    @cached_property
    def missions(self) -> list[Any]:
        return list(self.edition.ask(missions))

    @cached_property
    def key(self) -> str:
        """The campaign that is asked for, the first one, or 'free'."""
        known = [one.id for one in self.campaigns]
        asked = self.asked.get("campaign", "")
        if self.into is not None:
            return asked if asked in known else self.not_begun(known)
        return asked if asked in [*known, FREE] else (known[0] if known else FREE)

    def not_begun(self, known: list[str]) -> str:
        """The first that this ledger does not know yet."""
        begun = {one["campaign"] for one in self.into.kept["plain"]["campaigns"]} if self.into else set()
        return next((one for one in known if one not in begun), known[0])

    @property
    def is_free(self) -> bool:
        return self.key == FREE

    @cached_property
    def chosen_missions(self) -> list[str]:
        wanted = set(self.asked.getlist("missions"))
        return [one.id for one in self.missions if one.id in wanted][:MOST_MISSIONS] if self.is_free else []

    @property
    def title(self) -> str:
        """As it was typed; a title that only stood there for another choice gives way to that of this one."""
        offered = {one.id: one.title for one in self.campaigns} | {FREE: self.edition.pack.title}
        text = self.asked.get("title", "").strip()
        return text if text and text not in offered.values() else offered[self.key]

    # --- who plays --------------------------------------------------------------------------------------

    @cached_property
    def place(self) -> Membership | None:
        """The group that is asked for; None for a new one."""
        asked = self.asked.get("group", "")
        return next((one for one in self.places if one.group.slug == asked), None) or (
            self.places[0] if self.places and not asked else None
        )

    @property
    def new_group(self) -> str:
        """As it was typed; a first group is offered its host's name."""
        suggested = _("Group of %(name)s") % {"name": self.host} if self.host and "begin" not in self.asked else ""
        return self.asked.get("new_group", suggested).strip()[:80]

    @cached_property
    def table(self) -> list[str]:
        """Names of those who can sit down."""
        if self.place is None:
            return []
        return list(self.place.group.members.at_the_table().values_list("name", flat=True))

    @property
    def needs_team(self) -> bool:
        return not self.is_free and bookkeeping(self.edition.pack.ruleset).keeps_team

    @cached_property
    def line_up(self) -> Any:
        first = next((one.missions[0] for one in self.campaigns if one.id == self.key and one.missions), None)
        return self.edition.ask(line_up, first or self.missions[0].id)

    @cached_property
    def team(self) -> int:
        """As many as are asked for, or as the group has people."""
        asked = self.asked.get("team", "")
        wanted = int(asked) if asked.isdecimal() else len(self.table)
        return wanted if wanted in self.line_up.team_sizes else self.line_up.default_team

    @cached_property
    def seats(self) -> list[dict[str, Any]]:
        """Each seat with who can be played there; a suggestion stands where nothing was chosen yet."""
        known = {one.id for one in self.line_up.people}
        made = []
        for index, suggested in enumerate(self.line_up.suggested.get(self.team, ())):
            words = re.split(r"([+:])", str(suggested))
            parts = [place for place, word in enumerate(words) if word in known]
            for number, place in enumerate(parts):
                chosen = self.asked.get(f"seat.{index}.{number}", "")
                words[place] = chosen if chosen in known else words[place]
            made.append(
                {
                    "index": index,
                    "seat": "".join(words),
                    "chosen": [(number, words[place]) for number, place in enumerate(parts)],
                    "is_nobodys": words[0] not in known,
                    "person": self.asked.get(f"person.{index}", self.table[index] if index < len(self.table) else ""),
                }
            )
        return made

    @cached_property
    def options(self) -> list[Shown]:
        return shown_fields(self.line_up.options, self.chosen_options, "options")

    @cached_property
    def chosen_options(self) -> dict[str, Any]:
        """Only what differs from the pack's own rules."""
        if "begin" not in self.asked and "look" not in self.asked:
            return {}
        typed = read_fields(self.line_up.options, self.asked, "options", {})
        defaults = {one.path[0]: one.default for one in self.line_up.options}
        return {name: value for name, value in typed.items() if value != defaults.get(name)}

    # --- what comes of it -------------------------------------------------------------------------------

    def is_sound(self) -> bool:
        if self.place is None and not self.new_group:
            self.faults.append(_("Give your new group a name."))
        if self.is_free and not self.chosen_missions:
            self.faults.append(_("Choose at least one mission."))
        return not self.faults

    def plan(self) -> Plan:
        people = [one["person"][:60] or None for one in self.seats if not one["is_nobodys"]]  # nobody's comes last
        known = set(self.table)
        return Plan(
            title=self.title,
            key="" if self.is_free else self.key,
            missions=self.chosen_missions,
            seats=[one["seat"] for one in self.seats] if self.needs_team else [],
            people=[name if name in known else None for name in people] if self.needs_team else self.table[:8],
            options=self.chosen_options,
        )
