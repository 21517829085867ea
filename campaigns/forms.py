"""What comes in about groups. What a game asks for comes from the engine's forms (campaigns.recording)."""

from django import forms
from django.utils.translation import gettext_lazy as _

from campaigns.models import Membership


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
