"""The choices of the print page."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from missions.pictures.printing.orders import PARTS, Orders

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français"}
PART_LABELS = {
    "mission": _("Mission and set-up sheet"),
    "cards": _("Cards of this mission"),
    "board": _("Board at true scale, with tokens"),
    "standees": _("Standees for the figures"),
    "decks": _("Cards of the players"),
}


class PrintForm(forms.Form):
    parts = forms.MultipleChoiceField(
        label=_("What to print"),
        choices=[(part, PART_LABELS[part]) for part in PARTS],
        widget=forms.CheckboxSelectMultiple,
        error_messages={"required": _("Choose at least one thing to print.")},
    )
    paper = forms.ChoiceField(
        label=_("Paper"), choices=[("a4", "A4"), ("letter", "US Letter")], widget=forms.RadioSelect
    )
    design = forms.ChoiceField(
        label=_("Cards"),
        choices=[("dossier", _("Dossier design")), ("spare", _("Spare design, saves ink"))],
        widget=forms.RadioSelect,
    )
    bleed = forms.BooleanField(label=_("Bleed of 1.5 mm"), required=False)
    marks = forms.BooleanField(label=_("Cut marks"), required=False)
    backs = forms.ChoiceField(
        label=_("Backs"),
        choices=[
            ("long", _("Flip on the long edge")),
            ("short", _("Flip on the short edge")),
            ("none", _("No backs, for sleeves")),
        ],
        widget=forms.RadioSelect,
    )
    lang = forms.ChoiceField(label=_("Language"), choices=list(LANGUAGES.items()), widget=forms.RadioSelect)

    def orders(self, team: int = 0) -> Orders:
        given: dict[str, Any] = self.cleaned_data
        return Orders(**{**given, "parts": tuple(part for part in PARTS if part in given["parts"])}, team=team)
