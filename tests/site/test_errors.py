"""Refusals are pages that people can read, with the right status."""

import pytest
from django.core.exceptions import PermissionDenied, SuspiciousOperation
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpResponse
from django.test import Client
from django.urls import include, path

from fireteam_site import urls
from fireteam_site.errors import too_large

handler400, handler403, handler404, handler500 = urls.handler400, urls.handler403, urls.handler404, urls.handler500


def raises(error):
    def view(request):
        raise error

    view.login_required = False
    return view


def takes_anything(request):
    return HttpResponse(f"{len(request.POST)} fields, {len(request.FILES)} files")


takes_anything.login_required = False
takes_anything.csrf_exempt = True

urlpatterns = [
    path("forbidden", raises(PermissionDenied())),
    path("suspicious", raises(SuspiciousOperation())),
    path("broken", raises(RuntimeError("the cause is for the log"))),
    path("take", takes_anything),
    path("", include(urls)),
]

pytestmark = [pytest.mark.django_db, pytest.mark.urls(__name__)]


@pytest.fixture
def client() -> Client:
    return Client(raise_request_exception=False)


@pytest.mark.parametrize(
    ("address", "status"), [("/suspicious", 400), ("/forbidden", 403), ("/no/such/page", 404), ("/broken", 500)]
)
def test_a_refusal_is_a_page_of_ours(client, address, status):
    response = client.get(address)
    assert response.status_code == status
    assert f"{status}" in response.content.decode()
    assert b"<title>" in response.content
    assert b"the cause is for the log" not in response.content


def test_the_address_of_a_form_is_a_page_in_words_for_whoever_opens_it(client):
    response = client.get("/accounts/language/")
    assert (response.status_code, response["Allow"]) == (405, "POST")
    assert "405" in response.content.decode()
    assert b"<title>" in response.content


def test_a_form_without_its_token_is_explained(client):
    response = Client(enforce_csrf_checks=True).post("/accounts/login/", {"login": "a"})
    assert response.status_code == 403
    assert "403_csrf.html" in [template.name for template in response.templates]


def test_too_many_failed_logins_are_told_to_wait(client):
    for _ in range(31):
        response = client.post("/accounts/login/", {"login": "ada@example.org", "password": "wrong"})
    assert response.status_code == 429
    assert "429.html" in [template.name for template in response.templates]


# Bodies that are too large -------------------------------------------------------------------------------------------


def test_a_body_within_the_limits_is_taken(client):
    response = client.post("/take", {"a": "1", "file": SimpleUploadedFile("pack.zip", b"x" * 100)})
    assert response.content == b"1 fields, 1 files"


def test_a_form_beyond_its_limit_is_refused(client, settings):
    settings.DATA_UPLOAD_MAX_MEMORY_SIZE = 1000
    response = client.post("/take", "a=" + "x" * 1000, content_type="application/x-www-form-urlencoded")
    assert response.status_code == 413
    assert "413.html" in [template.name for template in response.templates]


def test_an_upload_may_be_larger_than_a_form_but_has_its_limit_too(client, settings):
    settings.DATA_UPLOAD_MAX_MEMORY_SIZE = 1000
    settings.MAX_BODY_BYTES = 5000
    sent = [client.post("/take", {"file": SimpleUploadedFile("pack.zip", b"x" * size)}) for size in (4000, 6000)]
    assert [response.status_code for response in sent] == [200, 413]


def test_an_upload_whose_fields_alone_are_too_large_is_refused(client, settings):
    settings.DATA_UPLOAD_MAX_MEMORY_SIZE = 1000
    assert client.post("/take", {"a": "x" * 1500}).status_code == 413  # the test client sends multipart


def test_too_many_fields_are_refused(client, settings):
    settings.DATA_UPLOAD_MAX_NUMBER_FIELDS = 3
    assert client.post("/take", {str(number): "" for number in range(5)}).status_code == 413


@pytest.mark.parametrize("announced", ["", "many", "-5"])
def test_a_length_that_is_no_length_is_not_our_problem(client, announced):
    response = client.generic("POST", "/take", CONTENT_LENGTH=announced)
    assert response.status_code == 200


def test_the_page_about_size_needs_nobody_signed_in(rf):
    """It is shown before anybody has looked who is asking."""
    assert too_large(rf.post("/")).status_code == 413
