"""What somebody asks for when they start a play-test. Everything is bounded here; the engine checks the line-up."""

from itertools import groupby
from typing import Any

from django import forms
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _

from engine import TeamWord, bots
from missions import games
from playtests.line_ups import LineUpForm, as_sent
from playtests.models import Run
from playtests.services.launching import USUAL_TARGET, Orders, Team
from playtests.services.sources import Source
from playtests.services.what_if import MOST_MOVED
from playtests.tables.opening import LARGEST_SEED

MOST_GAMES = 100_000  # of one team
MOST_SEARCHED_GAMES = 200
MOST_PER_CENT = 100
STRONG_BOT = "commander:24"  # looks ahead with a small budget: seconds a game, not minutes
STRONG_GAMES = 40

BOT_WORDS = {
    "random": _("random: takes any legal option"),
    "veteran": _("veteran: plays by an experienced player's rules of thumb"),
    "commander": _("commander: looks ahead, takes seconds a game"),
}


def seed_field() -> forms.IntegerField:
    return forms.IntegerField(
        label=_("Seed"),
        min_value=0,
        max_value=LARGEST_SEED,
        initial=1,
        help_text=_("The same seed plays the same games again; another one draws new luck."),
    )


class StartForm(forms.Form):
    field_order = (
        "teams",
        "games",
        "is_narrow",
        "precision",
        "bot",
        "with_strong",
        "seed",
        "target_low",
        "target_high",
    )

    teams = forms.TypedMultipleChoiceField(
        label=_("Team sizes"), coerce=int, widget=forms.CheckboxSelectMultiple, required=True
    )
    games = forms.IntegerField(label=_("Games for each team size"), min_value=1, max_value=MOST_GAMES, initial=2000)
    is_narrow = forms.BooleanField(
        label=_("Stop early when an interval is narrow enough"), required=False, initial=False
    )
    precision = forms.FloatField(
        label=_("Narrow enough: ± points"), min_value=1, max_value=20, initial=3, required=False
    )
    bot = forms.ChoiceField(label=_("Bot"))
    with_strong = forms.BooleanField(
        label=_("A stronger bot beside it"),
        required=False,
        help_text=_("40 games of a bot that looks ahead, so that both make a band; takes a few minutes."),
    )
    target_low = forms.IntegerField(label=_("Aim: at least, %"), min_value=0, max_value=100, initial=USUAL_TARGET[0])
    target_high = forms.IntegerField(label=_("Aim: at most, %"), min_value=0, max_value=100, initial=USUAL_TARGET[1])
    seed = seed_field()

    def __init__(self, *args: Any, source: Source, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.source = source
        word = games.team_word(source.ruleset)
        self.fields["teams"].choices = [(size, word.counted(size)) for size in source.team_sizes]
        self.fields["teams"].initial = list(source.team_sizes)
        known = bots(source.ruleset)
        self.fields["bot"].choices = [(name, capfirst(BOT_WORDS.get(name, name))) for name in known]
        self.fields["bot"].initial = "veteran" if "veteran" in known else next(iter(known))

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        low, high = cleaned.get("target_low"), cleaned.get("target_high")
        if low is not None and high is not None and low > high:
            self.add_error("target_high", _("The upper end lies below the lower one."))
        if cleaned.get("is_narrow") and not cleaned.get("precision"):
            self.add_error("precision", _("Say how narrow the interval shall be."))
        check_searched_games(self, cleaned)
        return cleaned

    def orders(self, line_up: LineUpForm) -> Orders:
        asked = self.cleaned_data
        is_narrow = asked["is_narrow"]
        return Orders(
            teams=[line_up.team] if line_up.team else [Team(size, size) for size in asked["teams"]],
            options=line_up.options(),
            bot=asked["bot"],
            games=asked["games"],
            strong_bot=STRONG_BOT if asked["with_strong"] else "",
            strong_games=STRONG_GAMES if asked["with_strong"] else 0,
            seed=asked["seed"],
            until=Run.Until.NARROW if is_narrow else Run.Until.END,
            precision=asked["precision"] if is_narrow else None,
            target=(asked["target_low"], asked["target_high"]),
        )


class RecordForm(forms.Form):
    """A record of a game, as a file."""

    file = forms.FileField(
        label=_("Record of a game"),
        help_text=_("A file that was saved here with “Record”, or with the engine's command line."),
        widget=forms.ClearableFileInput(attrs={"accept": ".json,application/json"}),
    )


class FromHereForm(forms.Form):
    """How often a situation is played on, and by whom."""

    games = forms.IntegerField(label=_("Games"), min_value=10, max_value=10_000, initial=200)
    bot = forms.ChoiceField(label=_("Bot"))
    seed = seed_field()

    def __init__(self, *args: Any, ruleset: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        known = bots(ruleset)
        self.fields["bot"].choices = [(name, capfirst(BOT_WORDS.get(name, name))) for name in known]
        self.fields["bot"].initial = "veteran" if "veteran" in known else next(iter(known))

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        check_searched_games(self, cleaned)
        return cleaned

    def orders(self) -> dict[str, Any]:
        return {name: self.cleaned_data[name] for name in ("games", "bot", "seed")}


def settings_of(run: Run, source: Source) -> tuple[dict[str, Any], dict[str, Any]]:
    """How a run was asked for, for both forms: what they begin with when it is run again."""
    series = list(run.series.without_reports())
    teams = [size for size in source.team_sizes if any(one.team == size for one in series)]
    asked = {name: getattr(run, name) for name in ("games", "bot", "seed", "target_low", "target_high")}
    asked |= {"teams": teams, "is_narrow": run.until == Run.Until.NARROW}
    asked |= {"with_strong": any(one.bot == STRONG_BOT for one in series)}
    asked |= {"precision": run.precision} if run.precision else {}
    seats = next((one.seats for one in series if isinstance(one.seats, list)), [])
    sent = as_sent(source, seats, run.options)
    fields = LineUpForm(source=source).fields.items()
    return asked, {name: field.widget.value_from_datadict(sent, {}, name) for name, field in fields if name in sent}


def check_searched_games(form: forms.Form, cleaned: dict[str, Any]) -> None:
    games, bot = cleaned.get("games"), cleaned.get("bot", "")
    if games and bot not in ("random", "veteran") and games > MOST_SEARCHED_GAMES:
        form.add_error(
            "games",
            _("This bot takes seconds a game: at most %(most)s games.") % {"most": MOST_SEARCHED_GAMES},
        )


class PinForm(forms.Form):
    """An expectation: a measure of the report, with limits. Shares are typed as per cent."""

    measure = forms.ChoiceField(label=_("What"))
    team = forms.TypedChoiceField(label=_("Team"), coerce=int, empty_value=None, required=False)
    low = forms.FloatField(label=_("At least"), required=False, min_value=0, max_value=10_000)
    high = forms.FloatField(label=_("At most"), required=False, min_value=0, max_value=10_000)

    def __init__(self, *args: Any, measures: Any, teams: Any, team_word: TeamWord, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.measures = {one.name: one for one in measures}
        self.fields["measure"].choices = [(name, capfirst(one.label)) for name, one in self.measures.items()]
        each = [(team, team_word.counted(team)) for team in teams]
        self.fields["team"].choices = [("", _("every team")), *each]

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        low, high = cleaned.get("low"), cleaned.get("high")
        if low is None and high is None and not self.errors:
            self.add_error("low", _("Give at least one limit."))
        if low is not None and high is not None and low > high:
            self.add_error("high", _("The upper end lies below the lower one."))
        measure = self.measures.get(cleaned.get("measure", ""))
        if measure and measure.unit == "share":
            for name in ("low", "high"):
                if (cleaned.get(name) or 0) > MOST_PER_CENT:
                    self.add_error(name, _("A share is at most 100 %."))
        return cleaned

    def limits(self) -> dict[str, Any]:
        """What the service takes: shares between 0 and 1."""
        measure = self.measures[self.cleaned_data["measure"]]
        scale = 100 if measure.unit == "share" else 1
        low, high = (self.cleaned_data[name] for name in ("low", "high"))
        return {
            "measure": measure.name,
            "label": measure.label,
            "team": self.cleaned_data["team"],
            "low": None if low is None else low / scale,
            "high": None if high is None else high / scale,
        }


class CompareForm(forms.Form):
    """Another version of the same pack, the one that it was forked from, or a fork's."""

    other = forms.TypedChoiceField(label=_("Compare with"), coerce=int)
    games = forms.IntegerField(label=_("Games for each team size"), min_value=10, max_value=10_000, initial=1000)

    def __init__(self, *args: Any, versions: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["other"].choices = [(one.pk, f"{one} · {one.pack.owner}") for one in versions]


class CurveForm(forms.Form):
    """A number, and the values that it shall be tried with."""

    number = forms.ChoiceField(label=_("Number"), widget=forms.RadioSelect)
    low = forms.IntegerField(label=_("From"), min_value=0, max_value=9999, required=False)
    high = forms.IntegerField(label=_("To"), min_value=0, max_value=9999, required=False)
    games = forms.IntegerField(label=_("Games a point"), min_value=20, max_value=5000, initial=300)

    def __init__(self, *args: Any, numbers: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.numbers = {one.key: one for one in numbers}
        self.fields["number"].choices = [(key, f"{one.group}: {one.label}") for key, one in self.numbers.items()]

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        number = self.numbers.get(cleaned.get("number", ""))
        if number is None or not {"low", "high"} <= cleaned.keys():
            return cleaned
        for end, usual in zip(("low", "high"), number.around, strict=True):
            cleaned[end] = usual if cleaned[end] is None else cleaned[end]
        low, high = cleaned["low"], cleaned["high"]
        if low > high:
            self.add_error("high", _("The upper end lies below the lower one."))
        if low < number.least or high > number.most:
            limits = {"least": number.least, "most": number.most}
            self.add_error("low", _("This number can lie between %(least)s and %(most)s.") % limits)
        return cleaned

    def orders(self) -> dict[str, Any]:
        asked = self.cleaned_data
        return {
            "number": self.numbers[asked["number"]],
            "low": asked["low"],
            "high": asked["high"],
            "games": asked["games"],
        }


class CardForm(forms.Form):
    """A card that is switched off."""

    card = forms.ChoiceField(label=_("Card"))
    games = forms.IntegerField(label=_("Games a team size"), min_value=20, max_value=5000, initial=500)

    def __init__(self, *args: Any, cards: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.cards = {one.key: one for one in cards}
        kinds = groupby(cards, key=lambda one: one.group)
        self.fields["card"].choices = [(kind, [(one.key, one.label) for one in ones]) for kind, ones in kinds]

    def orders(self) -> dict[str, Any]:
        asked = self.cleaned_data
        return {"card": self.cards[asked["card"]], "games": asked["games"]}


class SearchForm(forms.Form):
    """An aim for one team, and the numbers that may move."""

    team = forms.TypedChoiceField(label=_("Team"), coerce=int)
    aim = forms.IntegerField(label=_("Aim, % won"), min_value=1, max_value=99, initial=55)
    moved = forms.MultipleChoiceField(label=_("May move"), widget=forms.CheckboxSelectMultiple)
    games = forms.IntegerField(label=_("Games a setting and team"), min_value=50, max_value=1000, initial=200)

    def __init__(self, *args: Any, numbers: Any, teams: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.numbers = {one.key: one for one in numbers}
        self.fields["moved"].choices = [(key, f"{one.group}: {one.label}") for key, one in self.numbers.items()]
        self.fields["team"].choices = [(team, str(team)) for team in teams]

    def clean_moved(self) -> list[str]:
        moved = self.cleaned_data["moved"]
        if len(moved) > MOST_MOVED:
            raise forms.ValidationError(_("At most %(most)s numbers may move.") % {"most": MOST_MOVED})
        return moved

    def orders(self) -> dict[str, Any]:
        asked = self.cleaned_data
        return {
            "numbers": [self.numbers[key] for key in asked["moved"]],
            "team": asked["team"],
            "aim": asked["aim"],
            "games": asked["games"],
        }
