"""Whose language wins: the profile's, then the footer's choice, then the browser's."""

import pytest
from django.urls import reverse

from tests.build import person

pytestmark = pytest.mark.django_db

GERMAN_BROWSER = {"Accept-Language": "de"}


def language_of_page(client, **more) -> str:
    html = client.get(reverse("home"), **more).content.decode()
    return html.split('<html lang="')[1].split('"')[0]


def test_a_visitor_is_addressed_as_the_browser_asks(client):
    assert language_of_page(client) == "en"
    assert language_of_page(client, headers=GERMAN_BROWSER) == "de"


def test_a_visitors_choice_in_the_footer_is_remembered(client):
    response = client.post(reverse("accounts:language"), {"language": "fr", "next": "/missions/"})
    assert response["Location"] == "/missions/"
    assert language_of_page(client, headers=GERMAN_BROWSER) == "fr"


def test_the_profiles_language_follows_the_person_to_any_browser(client):
    client.force_login(person("ruth", language="fr"))
    assert language_of_page(client, headers=GERMAN_BROWSER) == "fr"


def test_saving_another_language_takes_effect_at_once(client):
    client.force_login(person("ruth"))
    client.post(reverse("accounts:profile"), {"display_name": "", "language": "de"})
    assert language_of_page(client) == "de"
    client.post(reverse("accounts:profile"), {"display_name": "", "language": ""})
    assert language_of_page(client, headers={"Accept-Language": "fr"}) == "fr"


def test_the_footers_choice_of_someone_signed_in_goes_into_the_profile(client):
    ruth = person("ruth", language="fr")
    client.force_login(ruth)
    client.post(reverse("accounts:language"), {"language": "de", "next": "/"})
    ruth.refresh_from_db()
    assert (ruth.language, language_of_page(client)) == ("de", "de")


@pytest.mark.parametrize("language", ["tlh", "", "de'--"])
def test_a_language_we_do_not_offer_changes_nothing(client, language):
    ruth = person("ruth", language="fr")
    client.force_login(ruth)
    client.post(reverse("accounts:language"), {"language": language, "next": "/"})
    ruth.refresh_from_db()
    assert (ruth.language, language_of_page(client)) == ("fr", "fr")


def test_the_choice_never_leads_to_another_site(client):
    response = client.post(reverse("accounts:language"), {"language": "de", "next": "https://elsewhere.example/"})
    assert "elsewhere" not in response["Location"]


def test_a_language_since_withdrawn_falls_back_to_the_browsers(client):
    client.force_login(person("ruth", language="eo"))
    assert language_of_page(client, headers=GERMAN_BROWSER) == "de"
