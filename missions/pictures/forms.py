"""What is asked of somebody who brings a picture."""

from typing import Any

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.utils.translation import gettext_lazy as _

from missions.forms import CleanCharField
from missions.models import Art
from missions.pictures.intake import MOST_BYTES


class ArtForm(forms.Form):
    """The picture, where it comes from, and the point that must stay in sight."""

    picture = forms.FileField(
        label=_("Picture"),
        widget=forms.FileInput(attrs={"accept": "image/png,image/jpeg,image/webp"}),
        help_text=_(
            "PNG, JPEG or WebP, up to 8 MB. It is drawn anew; places, dates and names inside the file are lost."
        ),
    )
    origin = forms.ChoiceField(label=_("Where is it from?"), choices=Art.Origin.choices, widget=forms.RadioSelect)
    credit = CleanCharField(label=_("Who made it?"), max_length=200, required=False)
    licence = CleanCharField(
        label=_("Licence"),
        max_length=120,
        required=False,
        help_text=_("Such as CC BY 4.0, or the words of whoever permitted it."),
    )
    x = forms.FloatField(label=_("Point of focus, from the left"), min_value=0, max_value=1, initial=0.5)
    y = forms.FloatField(label=_("Point of focus, from above"), min_value=0, max_value=1, initial=0.5)

    def __init__(self, *args: Any, has_art: bool = False, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for name in ("x", "y"):
            self.fields[name].widget = forms.NumberInput(attrs={"type": "range", "min": 0, "max": 1, "step": 0.01})
        if has_art:
            self.fields["picture"].required = False
            self.fields["origin"].required = False

    def clean_picture(self) -> UploadedFile | None:
        picture = self.cleaned_data["picture"]
        if picture and picture.size > MOST_BYTES:
            raise forms.ValidationError(_("The picture has more than 8 MB."))
        return picture

    def clean(self) -> dict[str, Any]:
        """Who did not make it says who did, and what allows it."""
        given = super().clean() or {}
        if given.get("origin") in (Art.Origin.PERMITTED, Art.Origin.FREE):
            for name in ("credit", "licence"):
                if not given.get(name):
                    self.add_error(name, _("Needed for a picture that somebody else made."))
        return given
