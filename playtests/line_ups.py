"""Exact seats and rule options of a play-test, as the engine's `line_up` offers them."""

from collections.abc import Mapping, Sequence
from itertools import combinations, islice
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
MOST_GROUPS = 80  # as many as one can look through
OPTION, EQUIPMENT = "option-", "equipment-"
EXTRA = ":"  # before a name: comes along without a player
TOGETHER = "+"  # several people of one seat


class SeatPickers(forms.MultiWidget):
    """A picker for each seat; together they are the seats one after the other, with commas, as programs send them."""

    def __init__(self, *, choices: Sequence[tuple[str, str]], count: int) -> None:
        self.names = [_("Seat %(number)s") % {"number": number + 1} for number in range(count)]
        self.choices = choices
        super().__init__([forms.Select(attrs={"aria-label": name}) for name in self.names])

    def decompress(self, value: str | None) -> list[str]:
        """Who is named and not among the choices is shown as typed: the form says what is wrong with it."""
        chosen = seat_names(value or "")
        known = {name for name, _label in self.choices}
        strangers = [(one, one) for one in chosen if one not in known]
        for name, picker in zip(self.names, self.widgets, strict=True):
            picker.choices = [("", f"{name}: –"), *self.choices, *strangers]
        return chosen + [""] * (len(self.widgets) - len(chosen))

    def value_from_datadict(self, data: Any, files: Any, name: str) -> str:
        if name in data:
            return data.get(name)
        return ", ".join(one for one in super().value_from_datadict(data, files, name) if one)


class LineUpForm(forms.Form):
    """Who sits where with what, and by which options; left empty, everybody's usual team plays by the usual rules."""

    seats = forms.CharField(
        label=gettext_lazy("Exact seats"),
        required=False,
        max_length=LONGEST,
        help_text=gettext_lazy("Whoever is chosen here plays in every game, and no other team."),
    )

    def __init__(self, *args: Any, source: Source, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.source = source
        self.offered = line_up(source.document, source.mission, reader_language())
        most = max((len(seats) for seats in self.offered.suggested.values()), default=1)
        self.fields["seats"].widget = SeatPickers(choices=seat_choices(self.offered), count=most)
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
            seats = [self.seat(name) for name in seat_names(cleaned["seats"])]
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


def seat_names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def seat_choices(offered: Any) -> list[tuple[str, str]]:
    """Who can sit on a seat: each person, groups that one player leads, and those who come along without a player."""
    people = {one.id: one.label for one in offered.people}
    choices = list(people.items())
    for size in sorted(set(offered.each_per_seat) - {1}):
        for group in islice(combinations(people, size), MOST_GROUPS):
            choices.append((TOGETHER.join(group), " + ".join(people[one] for one in group)))
    for prefix in sorted({place_of(one)[0] for seats in offered.suggested.values() for one in seats} - {""}):
        choices += [(prefix + one, _("%(name)s comes along") % {"name": label}) for one, label in people.items()]
    return choices


def place_of(suggested: Any) -> tuple[str, list[str]]:
    """'dummy:matt' → ('dummy:', ['matt']), 'gustav+bob' → ('', ['gustav', 'bob'])."""
    prefix, colon, names = str(suggested).rpartition(EXTRA)
    return prefix + colon, names.split(TOGETHER)


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
