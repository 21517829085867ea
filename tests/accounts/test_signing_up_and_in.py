import re

import pytest
from django.core import mail
from django.urls import reverse

from accounts.models import User
from tests.build import PASSWORD, person

pytestmark = pytest.mark.django_db

SIGN_UP = {"email": "ruth@example.org", "username": "ruth", "password1": PASSWORD, "password2": PASSWORD}


@pytest.fixture(autouse=True)
def _mail_goes_nowhere(settings):
    """As on a machine without a mail server, whatever this machine's environment says."""
    settings.ACCOUNT_EMAIL_VERIFICATION = "optional"


@pytest.fixture
def mail_works(settings):
    settings.ACCOUNT_EMAIL_VERIFICATION = "mandatory"


def signed_in_as(client) -> str | None:
    return client.session.get("_auth_user_id")


def test_signing_up_makes_an_account_signs_in_and_asks_to_confirm_the_address(client):
    response = client.post(reverse("account_signup"), SIGN_UP)
    assert response.status_code == 302
    assert signed_in_as(client) == str(User.objects.get(username="ruth").pk)
    assert [message.to for message in mail.outbox] == [["ruth@example.org"]]


def test_where_mail_works_the_address_is_confirmed_before_one_gets_in(client, mail_works):
    client.post(reverse("account_signup"), SIGN_UP)
    assert User.objects.filter(username="ruth").exists()
    assert signed_in_as(client) is None
    response = client.post(reverse("account_login"), {"login": "ruth@example.org", "password": PASSWORD}, follow=True)
    assert signed_in_as(client) is None
    assert response.templates[0].name == "account/verification_sent.html"


def test_where_mail_works_a_taken_address_is_not_given_away(client, mail_works):
    person("ruth")
    taken = client.post(reverse("account_signup"), SIGN_UP | {"username": "someone"}, follow=True)
    free = client.post(
        reverse("account_signup"), SIGN_UP | {"username": "other", "email": "free@example.org"}, follow=True
    )
    assert taken.redirect_chain == free.redirect_chain != []
    assert User.objects.filter(email="ruth@example.org").count() == 1


def test_the_link_in_the_mail_confirms_the_address(client):
    client.post(reverse("account_signup"), SIGN_UP)
    link = re.search(r"https?://[^/]+(/accounts/confirm-email/\S+)", mail.outbox[0].body)[1]
    assert "ruth@example.org" in client.get(link).content.decode()
    client.post(link)
    assert User.objects.get().emailaddress_set.get().verified


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"password2": "something-else-8"}, "password2"),
        ({"password1": "short", "password2": "short"}, "password1"),
        ({"email": "no address"}, "email"),
        ({"username": ""}, "username"),
    ],
)
def test_a_faulty_sign_up_is_explained_beside_the_field_and_keeps_what_was_typed(client, change, field):
    response = client.post(reverse("account_signup"), SIGN_UP | change)
    html = response.content.decode()
    assert f'id="id_{field}_error"' in html
    assert 'aria-invalid="true"' in html
    assert f'value="{(SIGN_UP | change)["email"]}"' in html
    assert not User.objects.exists()


def test_a_name_that_is_taken_makes_no_second_account_and_says_nothing_of_the_address(client):
    person("ruth")
    response = client.post(reverse("account_signup"), SIGN_UP)
    assert set(response.context["form"].errors) == {"username"}
    assert User.objects.count() == 1


def test_without_mail_a_taken_address_is_not_given_away_either_and_stays_its_owners(client):
    ruth = person("ruth")
    taken = client.post(
        reverse("account_signup"),
        SIGN_UP | {"username": "someone", "password1": "a-map-of-my-own", "password2": "a-map-of-my-own"},
        follow=True,
    )
    stranger = signed_in_as(client)
    client.logout()
    free = client.post(reverse("account_signup"), SIGN_UP | {"username": "other", "email": "free@x.org"}, follow=True)
    assert taken.redirect_chain == free.redirect_chain != []
    assert stranger == str(User.objects.get(username="someone").pk)
    client.logout()
    client.post(reverse("account_login"), {"login": ruth.email, "password": PASSWORD})
    assert signed_in_as(client) == str(ruth.pk)


def test_a_stranger_cannot_confirm_an_address_that_is_somebody_elses(client):
    ruth = person("ruth")
    ruth.emailaddress_set.update_or_create(email=ruth.email, defaults={"verified": True, "primary": True})
    client.post(reverse("account_signup"), SIGN_UP | {"username": "someone"})
    link = re.search(r"https?://[^/]+(/accounts/confirm-email/\S+)", mail.outbox[0].body)[1]
    client.post(link)
    assert not User.objects.get(username="someone").emailaddress_set.get().verified


def test_signing_in_with_address_and_password(client):
    ruth = person("ruth")
    client.post(reverse("account_login"), {"login": ruth.email, "password": PASSWORD})
    assert signed_in_as(client) == str(ruth.pk)


def test_a_wrong_password_is_refused_without_saying_which_half_was_wrong(client):
    person("ruth")
    known = client.post(reverse("account_login"), {"login": "ruth@example.org", "password": "wrong"})
    unknown = client.post(reverse("account_login"), {"login": "nobody@example.org", "password": "wrong"})
    assert signed_in_as(client) is None
    assert known.context["form"].errors == unknown.context["form"].errors != {}


def test_guessing_on_is_stopped_with_a_page_that_says_so(client):
    person("ruth")
    answers = [
        client.post(reverse("account_login"), {"login": "ruth@example.org", "password": f"guess {guess}"})
        for guess in range(6)
    ]
    assert "too many" in answers[-1].content.decode().lower()
    client.post(reverse("account_login"), {"login": "ruth@example.org", "password": PASSWORD})
    assert signed_in_as(client) is None


def test_signing_up_again_and_again_gets_our_page_for_it(client, settings):
    settings.ACCOUNT_RATE_LIMITS = {"signup": "1/h/ip"}
    client.post(reverse("account_signup"), SIGN_UP | {"username": ""})
    response = client.post(reverse("account_signup"), SIGN_UP)
    assert response.status_code == 429
    assert "error-slip" in response.content.decode()


def test_a_forgotten_password_is_replaced_through_the_mail(client):
    ruth = person("ruth")
    client.post(reverse("account_reset_password"), {"email": ruth.email})
    link = re.search(r"https?://[^/]+(/accounts/password/reset/key/\S+)", mail.outbox[0].body)[1]
    form_address = client.get(link, follow=True).redirect_chain[-1][0]
    client.post(form_address, {"password1": "another-map-99", "password2": "another-map-99"})
    ruth.refresh_from_db()
    assert ruth.check_password("another-map-99")


def test_asking_for_a_new_password_does_not_tell_who_has_an_account(client):
    person("ruth")
    known = client.post(reverse("account_reset_password"), {"email": "ruth@example.org"}, follow=True)
    unknown = client.post(reverse("account_reset_password"), {"email": "nobody@example.org"}, follow=True)
    assert known.redirect_chain == unknown.redirect_chain == [(reverse("account_reset_password_done"), 302)]


def test_signing_out_needs_a_button_not_just_a_link(client):
    client.force_login(person("ruth"))
    client.get(reverse("account_logout"))
    assert signed_in_as(client)
    client.post(reverse("account_logout"))
    assert signed_in_as(client) is None


def test_signing_in_from_any_page_leads_back_to_it(client):
    page = reverse("missions:index") + "?sort=new"
    assert f'href="{reverse("account_login")}?next=%2Fmissions%2F%3Fsort%3Dnew"' in client.get(page).content.decode()
    there = client.post(reverse("account_signup"), SIGN_UP | {"next": page})
    assert there["Location"] == page


def test_who_was_sent_to_sign_in_and_has_no_account_still_gets_where_they_wanted_to_go(client):
    wanted = reverse("accounts:profile")
    asked = client.get(wanted, follow=True).content.decode()
    assert asked.count(f'href="{reverse("account_signup")}?next=%2Faccounts%2Fprofile%2F"') == 2  # above and below
    refused = client.post(reverse("account_signup"), {"username": "ruth", "next": wanted}).content.decode()
    assert f'href="{reverse("account_login")}?next=%2Faccounts%2Fprofile%2F"' in refused


@pytest.mark.parametrize(
    ("sent_from", "back"),
    [
        ("http://testserver/missions/?page=2", "/missions/%3Fpage%3D2"),
        ("https://elsewhere.example/trap", "/"),
        ("//elsewhere.example/trap", "/"),
        ("", "/"),
    ],
)
def test_a_button_that_needs_an_account_leads_back_to_its_page_not_to_its_own_address(client, sent_from, back):
    response = client.post(reverse("accounts:delete"), headers={"Referer": sent_from})
    assert (response.status_code, response["Location"]) == (302, f"{reverse('account_login')}?next={back}")
