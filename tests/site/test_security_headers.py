import pytest
from django.conf import settings

pytestmark = pytest.mark.django_db

ANY_ANSWER = ["/", "/accounts/login/", "/admin/login/", "/healthz", "/no/such/page", "/static/css/base.css"]


def policy(response) -> dict[str, str]:
    directives = (part.strip().partition(" ") for part in response["Content-Security-Policy"].split(";"))
    return {name: sources for name, _, sources in directives}


@pytest.mark.parametrize("path", ANY_ANSWER)
def test_every_answer_carries_the_whole_policy(client, path):
    assert policy(client.get(path)) == {
        "default-src": "'self'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data: blob:",
        "object-src": "'none'",
        "base-uri": "'none'",
        "frame-ancestors": "'none'",
        "form-action": "'self'",
    }


@pytest.mark.parametrize("path", ["/no/such/page", "/missions/packs/999999/", "/no/such/page/"])
def test_under_make_run_our_own_page_tells_what_is_not_there_with_the_same_policy(client, settings, path):
    settings.DEBUG = True
    response = client.get(path, headers={"Accept-Language": "de"})
    assert response.status_code == 404
    assert "error-slip" in response.content.decode()
    assert policy(response)["default-src"] == "'self'"


@pytest.mark.parametrize("path", ANY_ANSWER)
def test_every_answer_forbids_cameras_and_the_like(client, path):
    denied = client.get(path)["Permissions-Policy"]
    assert "camera=()" in denied
    assert "geolocation=()" in denied


@pytest.mark.parametrize("path", ANY_ANSWER)
def test_pages_are_not_framed_sniffed_or_named_to_other_sites(client, path):
    response = client.get(path)
    assert response["X-Frame-Options"] == "DENY"
    assert response["X-Content-Type-Options"] == "nosniff"
    assert response["Referrer-Policy"] == "same-origin"
    assert response["Cross-Origin-Opener-Policy"] == "same-origin"


def test_cookies_are_out_of_reach_for_scripts_and_other_sites(client):
    cookie = client.get("/accounts/login/").cookies[settings.CSRF_COOKIE_NAME]
    assert (cookie["httponly"], cookie["samesite"]) == (True, "Lax")
