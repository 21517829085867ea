"""What comes in about groups. What a game asks for comes from the engine's forms (campaigns.recording)."""

from django import forms
from django.utils.translation import gettext_lazy as _

from campaigns.models import Membership
from campaigns.models.evenings import MOST_PHOTOS


class GroupForm(forms.Form):
    name = forms.CharField(
        label=_("What do you call yourselves?"), max_length=80, help_text=_("You can change it at any time.")
    )


class NameForm(forms.Form):
    name = forms.CharField(label=_("Name at the table"), max_length=60)


class InviteForm(forms.Form):
    role = forms.ChoiceField(label=_("As"), choices=Membership.Role, initial=Membership.Role.MEMBER)


class CodeForm(forms.Form):
    code = forms.CharField(label=_("Code"), max_length=20, help_text=_("Eight letters and figures, such as K7QX-3MPA."))


class EveningForm(forms.Form):
    begins_at = forms.DateTimeField(
        label=_("When"), widget=forms.DateTimeInput(attrs={"type": "datetime-local"}, format="%Y-%m-%dT%H:%M")
    )
    place = forms.CharField(label=_("Where"), max_length=120, required=False)


class PhotosInput(forms.ClearableFileInput):
    allow_multiple_selected = True


class PhotosField(forms.FileField):
    """Several files at once; the intake looks into each."""

    widget = PhotosInput

    def clean(self, data, initial=None):
        return [super(PhotosField, self).clean(one, initial) for one in (data or []) if one][:MOST_PHOTOS]


class AlbumForm(forms.Form):
    notes = forms.CharField(
        label=_("Notes"), max_length=10_000, required=False, widget=forms.Textarea, help_text=_("Markdown.")
    )
    minutes = forms.IntegerField(label=_("Minutes at the table"), min_value=1, max_value=1440, required=False)
    photos = PhotosField(
        label=_("Photos"),
        required=False,
        widget=PhotosInput(attrs={"accept": "image/jpeg,image/png,image/webp"}),  # phones turn others into one of these
        help_text=_("Up to 8; they are made smaller, and where they were taken is removed."),
    )
