"""What came in, bounded and checked."""

from collections.abc import Sequence
from typing import Any

from django import forms
from django.conf import settings
from django.utils.translation import gettext_lazy as _

from missions.archives.reading import LARGEST_FILE
from missions.folding import localised, one_line, without_hidden
from missions.models import Comment, Complaint, Invitation, Pack, PlayableMission

MOST_TAGS = 8
LONGEST_TAG = 30


class CleanCharField(forms.CharField):
    """One line, without characters that nobody sees."""

    def to_python(self, value: Any) -> str:
        return one_line(super().to_python(value))


class TagsField(forms.CharField):
    """Tags with commas between them."""

    def prepare_value(self, value: Any) -> Any:
        return ", ".join(value) if isinstance(value, list) else value

    def to_python(self, value: Any) -> list[str]:
        tags = [one_line(tag).lower()[:LONGEST_TAG] for tag in super().to_python(value).split(",")]
        return list(dict.fromkeys(tag for tag in tags if tag))[:MOST_TAGS]


class PackWordsForm(forms.ModelForm):
    """The words around a pack."""

    title = CleanCharField(label=_("Title"), max_length=120)
    description = forms.CharField(
        label=_("Description"), required=False, max_length=2000, widget=forms.Textarea(attrs={"rows": 4})
    )
    language = forms.ChoiceField(label=_("Language it is written in"), choices=settings.LANGUAGES)
    tags = TagsField(
        label=_("Tags"),
        required=False,
        max_length=400,
        help_text=_("Up to eight, with commas between them: horror, snow, for beginners."),
    )

    class Meta:
        model = Pack
        fields = ["title", "language", "tags", "licence"]

    field_order = ["title", "description"]

    def __init__(self, *args: Any, instance: Pack, **kwargs: Any) -> None:
        initial = {"description": localised(instance.frame.get("description"), instance.language)}
        super().__init__(*args, instance=instance, initial=initial, **kwargs)

    def clean_description(self) -> str:
        return without_hidden(self.cleaned_data["description"]).strip()


class TitleForm(forms.Form):
    title = CleanCharField(label=_("What is it called?"), max_length=120, widget=forms.TextInput({"class": "input"}))


class NewPackForm(TitleForm):
    template = forms.ChoiceField(label=_("Begin with"), widget=forms.RadioSelect)

    def __init__(self, *args: Any, templates: dict[str, str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["template"].choices = list(templates.items())
        self.fields["template"].initial = next(iter(templates), None)


class SketchForm(forms.Form):
    """The numbers of a sketch; what is missing or too large becomes what fits."""

    def __init__(self, *args: Any, numbers: Sequence[Any], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for one in numbers:
            widget = forms.NumberInput({"min": one.least, "max": one.most, "class": "input"})
            self.fields[one.name] = forms.IntegerField(
                label=one.label, min_value=one.least, max_value=one.most, initial=one.usual, widget=widget
            )


class ForkForm(forms.Form):
    title = CleanCharField(label=_("Title of your pack"), max_length=120)


class VisibilityForm(forms.Form):
    visibility = forms.ChoiceField(label=_("Who sees it"), choices=Pack.Visibility, widget=forms.RadioSelect)


class PublishForm(forms.Form):
    """Authors publish; who sees it is the owner's word."""

    note = CleanCharField(
        label=_("What has changed?"),
        max_length=500,
        required=False,
        help_text=_("One or two sentences for those who know the last version."),
    )
    visibility = forms.ChoiceField(
        label=_("Who sees it"), choices=Pack.Visibility, widget=forms.RadioSelect, required=False
    )

    def __init__(self, *args, pack: Pack, is_owner: bool, **kwargs) -> None:
        super().__init__(*args, initial={"visibility": pack.visibility}, **kwargs)
        if not is_owner:
            del self.fields["visibility"]


class InviteForm(forms.Form):
    role = forms.ChoiceField(label=_("As"), choices=Invitation.Role)
    username = CleanCharField(
        label=_("User name"),
        max_length=150,
        required=False,
        help_text=_("Empty makes a link that the first person who opens it can take up."),
    )


def played_and_result(value: str) -> tuple[int | None, str]:
    """'3-lost' → 3 and lost."""
    size, _dash, result = value.partition("-")
    return int(size), result


class CommentForm(forms.Form):
    text = forms.CharField(
        label=_("Your comment"),
        max_length=Comment._meta.get_field("text").max_length,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text=_("Markdown; ||text|| hides a spoiler."),
    )
    played = forms.TypedChoiceField(
        label=_("Have you played it?"), required=False, coerce=played_and_result, empty_value=(None, "")
    )
    parent = forms.IntegerField(required=False, widget=forms.HiddenInput)

    def __init__(self, *args: Any, mission: PlayableMission | None = None, **kwargs: Any) -> None:
        """About a mission one may say with how many one has played it, and how it ended."""
        super().__init__(*args, **kwargs)
        if mission is None:
            del self.fields["played"]
            return
        self.fields["played"].choices = [("", _("I do not say"))] + [
            (
                f"{size}-{result}",
                _("with %(team)s, %(result)s") % {"team": mission.team_word.counted_with(size), "result": result.label},
            )
            for size in mission.team_sizes
            for result in Comment.Result
        ]

    def clean_text(self) -> str:
        text = without_hidden(self.cleaned_data["text"]).strip()
        if not text:
            raise forms.ValidationError(_("There is nothing in it that others could read."), code="empty")
        return text


class ComplaintForm(forms.Form):
    reason = forms.ChoiceField(label=_("What is wrong?"), choices=Complaint.Reason, widget=forms.RadioSelect)
    text = forms.CharField(
        label=_("What should we know?"), max_length=1000, required=False, widget=forms.Textarea(attrs={"rows": 4})
    )


class ImportForm(forms.Form):
    file = forms.FileField(
        label=_("File"),
        help_text=_("A .fireteam file, a zip or a JSON file of at most 24 MB."),
        widget=forms.FileInput(attrs={"accept": ".fireteam,.zip,.json"}),
    )

    def clean_file(self) -> Any:
        file = self.cleaned_data["file"]
        if file.size > LARGEST_FILE:
            raise forms.ValidationError(_("The file is too large: at most 24 MB are accepted."), code="large")
        return file
