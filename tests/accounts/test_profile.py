import pytest
from django.urls import reverse

from accounts.models import User
from tests.build import PASSWORD, person

pytestmark = pytest.mark.django_db


@pytest.fixture
def ruth(client) -> User:
    ruth = person("ruth")
    client.force_login(ruth)
    return ruth


@pytest.mark.parametrize("name", ["accounts:profile", "accounts:delete", "account_email", "account_change_password"])
def test_a_stranger_is_asked_to_sign_in(client, name):
    response = client.get(reverse(name))
    assert response["Location"] == f"{reverse('account_login')}?next={reverse(name)}"


def test_people_are_known_by_their_display_name_or_else_their_user_name():
    assert person("ruth").public_name == "ruth"
    assert person("otto", display_name="Otto the Careful").public_name == "Otto the Careful"


def test_saving_the_profile_changes_only_ones_own(client, ruth):
    other = person("otto", display_name="Otto")
    response = client.post(reverse("accounts:profile"), {"display_name": "Ruthless", "language": "", "pk": other.pk})
    assert response.status_code == 302
    ruth.refresh_from_db()
    other.refresh_from_db()
    assert (ruth.display_name, other.display_name) == ("Ruthless", "Otto")


def test_the_profile_gives_no_rights(client, ruth):
    client.post(reverse("accounts:profile"), {"display_name": "R", "language": "", "is_staff": "on"})
    ruth.refresh_from_db()
    assert (ruth.display_name, ruth.is_staff) == ("R", False)


@pytest.mark.parametrize(
    ("field", "value"), [("display_name", "x" * 61), ("language", "tlh"), ("display_name", "two\u2028lines")]
)
def test_a_faulty_profile_is_refused_beside_the_field(client, ruth, field, value):
    response = client.post(reverse("accounts:profile"), {"display_name": "Fine", "language": "de", field: value})
    assert response.status_code == 422
    assert f'id="id_{field}_error"' in response.content.decode()
    ruth.refresh_from_db()
    assert (ruth.display_name, ruth.language) == ("", "")


def test_a_name_is_shown_as_text_never_as_html(client, ruth):
    User.objects.filter(pk=ruth.pk).update(display_name="<img src=x>")
    html = client.get(reverse("home")).content.decode()
    assert "&lt;img src=x&gt;" in html
    assert "<img src=x>" not in html


def test_deleting_the_account_needs_the_password(client, ruth):
    response = client.post(reverse("accounts:delete"), {"password": "wrong"})
    assert response.status_code == 422
    assert User.objects.filter(pk=ruth.pk).exists()


def test_deleting_the_account_signs_out_and_leaves_others_alone(client, ruth):
    otto = person("otto")
    response = client.post(reverse("accounts:delete"), {"password": PASSWORD}, follow=True)
    assert list(User.objects.all()) == [otto]
    assert "Your account is deleted" in response.content.decode()
    assert client.get(reverse("accounts:profile")).status_code == 302
