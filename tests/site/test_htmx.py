import pytest
from django.contrib.auth import get_user_model
from django.urls import reverse

pytestmark = pytest.mark.django_db

HTMX = {"HX-Request": "true"}


def test_an_expired_login_leads_the_whole_page_to_the_login_and_back(client):
    response = client.get(
        reverse("accounts:profile"), headers={**HTMX, "HX-Current-URL": "http://testserver/missions/?page=2"}
    )
    assert response.status_code == 200
    assert response["HX-Redirect"] == "/accounts/login/?next=/missions/%3Fpage%3D2"
    assert response.content == b""


@pytest.mark.parametrize("lie", ["https://elsewhere.example/trap", "not a url", "", "http://[", "http://[::1"])
def test_the_way_back_never_leads_elsewhere(client, lie):
    response = client.get(reverse("accounts:profile"), headers={**HTMX, "HX-Current-URL": lie})
    assert response["HX-Redirect"] == "/accounts/login/?next=/"


def test_without_htmx_the_redirect_is_a_plain_one(client):
    response = client.get(reverse("accounts:profile"))
    assert (response.status_code, response["Location"]) == (302, "/accounts/login/?next=/accounts/profile/")
    assert "HX-Redirect" not in response


def test_other_redirects_are_left_alone(client):
    client.force_login(get_user_model().objects.create_user("ada"))
    response = client.get(reverse("account_login"), headers=HTMX)
    assert response.status_code == 302


@pytest.mark.parametrize("path", ["/", "/no/such/page", "/accounts/profile/"])
def test_caches_keep_page_and_piece_apart(client, path):
    assert "HX-Request" in client.get(path)["Vary"]
