from django import forms
from django.conf import settings
from django.utils.translation import gettext_lazy as _

from accounts import names
from accounts.models import ApiToken, User


class ProfileForm(forms.ModelForm):
    language = forms.ChoiceField(
        label=_("Language"),
        required=False,
        help_text=_("Used on every device you sign in on."),
    )

    class Meta:
        model = User
        fields = ["display_name", "language"]

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.fields["display_name"].widget.attrs["autocomplete"] = "nickname"
        self.fields["language"].choices = [("", _("As my browser asks for")), *settings.LANGUAGES]

    def clean_display_name(self) -> str:
        name = self.cleaned_data["display_name"]
        names.check_characters(name)
        if name and names.is_taken(name, by_others_than=self.instance):
            raise forms.ValidationError(names.TAKEN, code="taken")
        return name


class DeleteAccountForm(forms.Form):
    """The password is asked for again: a screen left open must not cost someone their work."""

    password = forms.CharField(
        label=_("Your password"),
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}),
    )

    def __init__(self, *args, user: User, **kwargs):
        super().__init__(*args, **kwargs)
        self.user = user

    def clean_password(self) -> str:
        password = self.cleaned_data["password"]
        if not self.user.check_password(password):
            raise forms.ValidationError(_("That is not your password. Nothing has been deleted."), code="wrong")
        return password


class TokenForm(forms.ModelForm):
    class Meta:
        model = ApiToken
        fields = ["name", "scope"]
        widgets = {"scope": forms.RadioSelect}
