"""Names cannot hide anything, and cannot be taken for somebody else's."""

import pytest
from django.urls import reverse

from accounts.lookalikes import look_of
from accounts.models import User
from tests.build import PASSWORD, person

pytestmark = pytest.mark.django_db

HIDDEN = [
    "no\u202era",
    "no\u200bra",
    "no\nra",
    "no\u2028ra",
    "no\ue000ra",
    "nora\u3164",
    "\uffa0",
    "\u115fnora",
    "no\u17b4ra",
]


@pytest.mark.parametrize("name", HIDDEN)
def test_a_display_name_has_nothing_invisible(client, name):
    user = person("ruth")
    client.force_login(user)
    response = client.post(reverse("accounts:profile"), {"display_name": name, "language": ""})
    assert response.status_code == 422
    assert User.objects.get().display_name == ""


@pytest.mark.parametrize(
    "name", ["dеmo", "DEMO", "d-e.m o", "dem0", "démo", "ｄｅｍｏ", "ⅾemo", "demᴏ", "ᴅᴇᴍᴏ"]
)  # the first has a Cyrillic е
def test_a_name_that_looks_like_a_taken_one_is_refused(client, name):
    person("demo")
    client.force_login(person("ruth"))
    response = client.post(reverse("accounts:profile"), {"display_name": name, "language": ""})
    assert response.status_code == 422
    assert "looks like it" in response.content.decode()


@pytest.mark.parametrize("name", ["dеmo", "dem0", "demoㅤ", "ᴅemo"])
def test_no_one_signs_up_as_somebody_elses_double(client, name):
    person("demo")
    answers = {"email": "new@example.org", "username": name, "password1": PASSWORD, "password2": PASSWORD}
    client.post(reverse("account_signup"), answers)
    assert User.objects.count() == 1


def test_ones_own_name_can_be_kept_and_spelt_otherwise(client):
    user = person("ruth")
    client.force_login(user)
    for name in ("Ruth", "RUTH", "Ruth"):
        assert client.post(reverse("accounts:profile"), {"display_name": name, "language": ""}).status_code == 302
    assert User.objects.get().display_name_key == look_of("ruth")


def test_names_of_other_scripts_are_welcome(client):
    client.force_login(person("ruth"))
    response = client.post(reverse("accounts:profile"), {"display_name": "Юлия 王", "language": ""})
    assert response.status_code == 302


# Lock-outs -----------------------------------------------------------------------------------------------------------


def log_in(client, password: str, address: str):
    answers = {"login": "ruth@example.org", "password": password}
    return client.post(reverse("account_login"), answers, REMOTE_ADDR=address)


def test_wrong_passwords_lock_out_who_guesses_not_whose_account_it_is(client, settings):
    settings.ACCOUNT_EMAIL_VERIFICATION = "optional"
    person("ruth")
    for _ in range(6):
        log_in(client, "a wrong guess", "192.0.2.1")
    log_in(client, PASSWORD, "192.0.2.1")
    assert "_auth_user_id" not in client.session
    log_in(client, PASSWORD, "192.0.2.2")
    assert "_auth_user_id" in client.session
