"""The lobby's form: who sits where with what, who plays whom, by which rules."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy

from engine import bots, line_up
from playtests.forms import BOT_WORDS
from playtests.line_ups import TOGETHER, LineUpForm, equipment_name, place_of
from playtests.models import Table
from playtests.reports.answers import reader_language
from playtests.services.sources import Source
from playtests.tables.opening import MINE, TableOrders

PLAYERS = [
    (MINE, gettext_lazy("I play")),
    ("open", gettext_lazy("somebody with a link")),
    ("bot", gettext_lazy("a bot")),
]
LUCK = [
    (Table.Luck.APP, gettext_lazy("The app rolls and draws")),
    (Table.Luck.PEOPLE, gettext_lazy("We have the real game: we roll and draw, the app referees")),
]
NO_PEOPLE = gettext_lazy("Bots among themselves need no table: start a play-test instead.")


class LobbyForm(LineUpForm):
    """A team of one size: a choice of person and player for each of its seats, then equipment and rule options."""

    def __init__(self, *args: Any, source: Source, team: int, **kwargs: Any) -> None:
        super().__init__(*args, source=source, **kwargs)
        del self.fields["seats"]
        self.size = team
        self.places = [place_of(one) for one in self.offered.suggested.get(team, ())]
        people = [(one.id, f"{one.label} · {one.detail}" if one.detail else one.label) for one in self.offered.people]
        for place, (_prefix, names) in enumerate(self.places):
            for part, name in enumerate(names):
                self.fields[f"who-{place}-{part}"] = forms.ChoiceField(label="", choices=people, initial=name)
        for seat in range(team):
            initial = MINE if seat == 0 else "bot"
            self.fields[f"player-{seat}"] = forms.ChoiceField(label="", choices=PLAYERS, initial=initial)
        self.fields["luck"] = forms.ChoiceField(
            label=gettext_lazy("Dice and cards"), choices=LUCK, initial=Table.Luck.APP, widget=forms.RadioSelect
        )
        self.fields["advice"] = forms.BooleanField(
            label=gettext_lazy("Bots may be asked for advice"), required=False, initial=True
        )
        self.fields["bot"] = bot_field(source.ruleset)

    @property
    def seats_shown(self) -> list[dict[str, Any]]:
        """For each place its people and, where somebody plays it, its player; the equipment below."""
        shown = []
        seat = 0
        for place, (prefix, names) in enumerate(self.places):
            row: dict[str, Any] = {"people": [self[f"who-{place}-{part}"] for part in range(len(names))]}
            if not prefix:
                row["player"] = self[f"player-{seat}"]
                seat += 1
            row["number"] = place + 1
            shown.append(row)
        return shown

    @property
    def equipment(self) -> list[tuple[str, Any]]:
        """Whose, and its field: that of people who sit elsewhere is put out of sight by the page."""
        named = [(person.id, equipment_name(person, one)) for person in self.offered.people for one in person.equipment]
        return [(person, self[name]) for person, name in named if name in self.fields]

    @property
    def rule_options(self) -> list[Any]:
        return [self[name] for name in self.fields if name.startswith("option-")]

    def clean(self) -> dict[str, Any]:
        cleaned = forms.Form.clean(self) or {}
        if self.errors:
            return cleaned
        asked = line_up(
            self.source.document, self.source.mission, reader_language(), self.seats(), self.options() or None
        )
        for fault in asked.faults:
            self.add_error(None, fault)
        if all(cleaned[f"player-{seat}"] == "bot" for seat in range(self.size)):
            self.add_error(None, NO_PEOPLE)
        return cleaned

    def seats(self) -> list[Any]:
        """As the engine takes them."""
        seats = []
        for place, (prefix, names) in enumerate(self.places):
            chosen = [self.cleaned_data[f"who-{place}-{part}"] for part in range(len(names))]
            seats.append(self.seat(chosen[0]) if not prefix and len(chosen) == 1 else prefix + TOGETHER.join(chosen))
        return seats

    def orders(self) -> TableOrders:
        chosen = self.cleaned_data
        return TableOrders(
            self.seats(),
            [chosen[f"player-{seat}"] for seat in range(self.size)],
            chosen["bot"],
            self.options(),
            has_advice=chosen["advice"],
            is_real=chosen["luck"] == Table.Luck.PEOPLE,
        )


class PlayOnForm(forms.Form):
    """Who plays on from a moment of a game."""

    def __init__(self, *args: Any, ruleset: str, labels: list[str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.size = len(labels)
        for seat, label in enumerate(labels):
            self.fields[f"player-{seat}"] = forms.ChoiceField(label=label, choices=PLAYERS, initial=MINE)
        self.fields["with_bot"] = bot_field(ruleset)

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        if not self.errors and all(cleaned[f"player-{seat}"] == "bot" for seat in range(self.size)):
            self.add_error(None, NO_PEOPLE)
        return cleaned

    def orders(self) -> dict[str, Any]:
        players = [self.cleaned_data[f"player-{seat}"] for seat in range(self.size)]
        return {"players": players, "bot": self.cleaned_data["with_bot"]}


def bot_field(ruleset: str) -> forms.ChoiceField:
    known = bots(ruleset)
    return forms.ChoiceField(
        label=gettext_lazy("Which bot"),
        choices=[(name, BOT_WORDS.get(name, name)) for name in known],
        initial="veteran" if "veteran" in known else next(iter(known)),
    )
