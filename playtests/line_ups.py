"""Exact seats and rule options of a play-test, as the engine's `line_up` offers them."""

from collections.abc import Mapping, Sequence
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from engine import line_up
from playtests.reports.answers import reader_language
from playtests.services.launching import Team
from playtests.services.sources import Source

LONGEST = 400
OPTION, EQUIPMENT = "option-", "equipment-"


class LineUpForm(forms.Form):
    """Who sits where with what, and by which options; left empty, everybody's usual team plays by the usual rules."""

    seats = forms.CharField(
        label=gettext_lazy("Exact seats"),
        required=False,
        max_length=LONGEST,
        help_text=gettext_lazy("One after the other, with commas. Then only this team plays."),
    )

    def __init__(self, *args: Any, source: Source, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.source = source
        self.offered = line_up(source.document, source.mission, reader_language())
        suggested = self.offered.suggested.get(self.offered.default_team, ())
        self.fields["seats"].widget.attrs["placeholder"] = ""
        example = ", ".join(str(one) for one in suggested)
        names = ", ".join(f"{one.id} ({one.label})" for one in self.offered.people)
        self.fields["seats"].help_text = _("%(help)s For instance: %(example)s. There are: %(names)s.") % {
            "help": self.fields["seats"].help_text,
            "example": example,
            "names": names,
        }
        for person in self.offered.people:
            for one in person.equipment:
                self.fields[equipment_name(person, one)] = field_of(one, f"{person.label}: {one.label}")
        for one in self.offered.options:
            field = field_of(one, one.label)
            if field is not None:
                self.fields[OPTION + one.path[0]] = field

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        self.team = None
        for name in self.data:
            if name.startswith((OPTION, EQUIPMENT)) and name not in self.fields:
                self.add_error(None, _("There is no “%(name)s” in this mission.") % {"name": name})
        if cleaned.get("seats"):
            seats = [self.seat(name.strip()) for name in cleaned["seats"].split(",") if name.strip()]
            asked = line_up(self.source.document, self.source.mission, reader_language(), seats, self.options() or None)
            for fault in asked.faults:
                self.add_error("seats", fault)
            players = [one for one in seats if not str(one).startswith("dummy:")]
            self.team = Team(len(players), seats)
        return cleaned

    def seat(self, name: str) -> Any:
        """A person alone, or with the equipment that was chosen for them."""
        person = next((one for one in self.offered.people if one.id == name), None)
        chosen: dict[str, Any] = {}
        for one in person.equipment if person else ():
            value = self.cleaned_data.get(equipment_name(person, one))
            if value:
                chosen[one.path[0]] = value
        return {self.offered.person_key: name, **chosen} if chosen and self.offered.person_key else name

    def options(self) -> dict[str, Any]:
        """Those that differ from the usual ones."""
        chosen = {}
        for one in self.offered.options:
            value = self.cleaned_data.get(OPTION + one.path[0])
            typed = next((choice.value for choice in one.choices if str(choice.value) == value), value)
            if value not in (None, "") and typed != one.default:
                chosen[one.path[0]] = typed
        return chosen


def as_sent(source: Source, seats: Sequence[str | Mapping[str, Any]], options: Mapping[str, Any]) -> QueryDict:
    """A line-up in the engine's words, as the form would send it; a seat with equipment names its person, too."""
    sent = QueryDict(mutable=True)
    key = line_up(source.document, source.mission, reader_language()).person_key
    names = []
    for seat in seats:
        chosen = dict(seat) if isinstance(seat, Mapping) else {key: seat}
        names.append(str(chosen.pop(key, "")))
        for what, value in chosen.items():
            values = value if isinstance(value, list) else [value]
            sent.setlist(f"{EQUIPMENT}{names[-1]}-{what}", list(map(str, values)))
    sent["seats"] = ", ".join(names)
    for name, value in options.items():
        sent[OPTION + name] = str(value)
    return sent


def filled_in(data: QueryDict, source: Source) -> QueryDict:
    """Who never saw the line-up leaves the rules as they are: an absent switch is not one turned off."""
    if "has_line_up" in data:
        return data
    filled = data.copy()
    for name, field in LineUpForm(source=source).fields.items():
        if field.initial not in (None, "", False) and name not in filled:
            filled[name] = str(field.initial)
    return filled


def equipment_name(person: Any, field: Any) -> str:
    return f"{EQUIPMENT}{person.id}-{field.path[0]}"


def field_of(field: Any, label: str) -> forms.Field | None:
    """A form's field for one of the engine's; None for those that a line of a form cannot hold."""
    choices = [(str(one.value), one.label) for one in field.choices]
    if field.widget == "choices":
        return forms.MultipleChoiceField(label=label, choices=choices, required=False, help_text=field.hint)
    if field.widget == "choice":
        initial = "" if field.default is None else str(field.default)
        blank = [] if field.default is not None else [("", "–")]
        return forms.ChoiceField(label=label, choices=[*blank, *choices], required=False, initial=initial)
    if field.widget == "switch":
        return forms.BooleanField(label=label, required=False, initial=bool(field.default))
    if field.widget == "number":
        return forms.IntegerField(
            label=label, required=False, initial=field.default, min_value=field.least, max_value=field.most
        )
    return None
