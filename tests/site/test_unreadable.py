"""What we cannot read, and services that do not answer: pages of ours with all their headers."""

import pytest
import redis
from django.core.cache import caches
from django.core.cache.backends.redis import RedisCache
from django.http import HttpResponse
from django.test import Client, RequestFactory
from django.urls import include, path, reverse

from fireteam_site import settings as site_settings
from fireteam_site import urls
from fireteam_site.kept_cache import KeptCache
from fireteam_site.wsgi import application
from tests import build

handler400, handler403, handler404, handler500 = urls.handler400, urls.handler403, urls.handler404, urls.handler500
pytestmark = [pytest.mark.django_db, pytest.mark.urls(__name__)]


def needs_redis(request):
    raise redis.TimeoutError("Timeout reading from socket")


def says_hello(request):
    return HttpResponse("hello")


needs_redis.login_required = says_hello.login_required = False
urlpatterns = [path("redis", needs_redis), path("hello", says_hello), path("", include(urls))]

CHARSETS = [
    "application/x-www-form-urlencoded; charset=iso-8859-1",
    "application/x-www-form-urlencoded; charset=hex",
    "multipart/form-data; boundary=x; charset=hex",
    "multipart/form-data; boundary=x; charset=utf-16",
    "application/x-www-form-urlencoded; charset*=nonsense''x",
    "multipart/form-data; boundary=x; a*=nonsense''x",
]
MANY = "&".join(["a=1"] * 2_100)


@pytest.mark.parametrize("content_type", CHARSETS[:4])
def test_a_form_in_another_charset_gets_our_page(content_type):
    client = Client(enforce_csrf_checks=True, raise_request_exception=False)
    client.cookies["csrftoken"] = "a" * 32
    response = client.generic("POST", "/accounts/login/", b"a=b", content_type=content_type)
    assert response.status_code == 400
    assert "400.html" in [template.name for template in response.templates]
    assert {"X-Request-ID", "Content-Security-Policy", "X-Frame-Options"} <= set(response.headers)


@pytest.mark.parametrize("charset", ["utf-8", "UTF-8", "utf8", '"utf-8"', "'UTF8'", " utf-8 "])
@pytest.mark.parametrize("is_debugged", [True, False])
def test_a_form_in_utf_8_is_read_however_it_is_spelt(settings, charset, is_debugged):
    settings.DEBUG = is_debugged
    asked = RequestFactory().post(
        "/accounts/login/", b"login=x", content_type=f"application/x-www-form-urlencoded; charset={charset}"
    )
    told = []
    page = b"".join(application(asked.environ, lambda status, headers: told.append(status)))
    assert told == ["403 Forbidden"], page  # read, and found without its token


@pytest.mark.parametrize("is_debugged", [True, False])
@pytest.mark.parametrize("sent", [{"path": f"/hello?{MANY}"}, {"method": "POST", "data": MANY.encode()}])
def test_too_many_fields_are_told_at_once(settings, monkeypatch, sent, is_debugged):
    """Under DEBUG the technical page about it read them again, and its own failure about that, without end."""
    settings.DEBUG = is_debugged
    monkeypatch.setattr("django.views.debug.technical_500_response", None)
    client = Client(raise_request_exception=False)
    asked = {"method": "GET", "path": "/hello", "content_type": "application/x-www-form-urlencoded"} | sent
    response = client.generic(**asked)
    assert response.status_code == 413
    assert {"X-Request-ID", "Content-Security-Policy", "X-Frame-Options"} <= set(response.headers)


@pytest.mark.parametrize("content_type", CHARSETS)
def test_a_foreign_charset_beside_a_query_is_refused_as_well(content_type):
    """Django decodes the query with it before any middleware is asked."""
    asked = RequestFactory().get("/accounts/login/?next=/")
    environ = {**asked.environ, "REQUEST_METHOD": "POST", "CONTENT_TYPE": content_type}
    told = []
    b"".join(application(environ, lambda status, headers: told.append((status, dict(headers)))))
    assert told[0][0] == "400 Bad Request"
    assert "Content-Security-Policy" in told[0][1]


@pytest.mark.parametrize(
    "body", [b"nothing", b"--x\r\n" + b"a: b\r\n" * 2_000, b"--x"], ids=["no form", "endless headers", "cut off"]
)
@pytest.mark.parametrize("content_type", ["multipart/form-data", "multipart/form-data; boundary=x"])
def test_a_form_that_cannot_be_read_at_an_address_that_is_not_there_is_not_found(body, content_type):
    client = Client(enforce_csrf_checks=True, raise_request_exception=False)
    client.cookies["csrftoken"] = "a" * 32
    response = client.generic("POST", "/nowhere/", body, content_type=content_type)
    assert response.status_code == 404
    assert "Content-Security-Policy" in response.headers


def test_a_broken_multipart_form_gets_our_page(client):
    client.raise_request_exception = False
    response = client.post("/accounts/login/", b"nothing", content_type="multipart/form-data")
    assert response.status_code == 400


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("get", "/missions/authors/a%00b/"),
        ("get", "/missions/?q=a%00b"),
        ("get", "/api/missions?game=%00"),
        ("get", "/api/packs/%00/document"),
        ("post", "/accounts/login/?next=%00"),
    ],
)
def test_a_nul_is_in_no_address(client, method, address):
    """PostgreSQL fails on whoever looks for one."""
    assert getattr(client, method)(address).status_code == 400


def test_a_nul_is_in_no_cookie(client):
    """Browsers send none, but a quoted cookie can spell one, and the session is looked for by it."""
    assert client.get("/hello", HTTP_COOKIE=r'sessionid="aaaaaaaaaaaa\000"').status_code == 400
    assert client.get("/hello", HTTP_COOKIE='sessionid="aaaaaaaaaaaa"').status_code == 200


def test_a_nul_is_in_no_form(client):
    sent = {"login": "a\0b@example.org", "password": "x"}
    assert client.post("/accounts/login/", sent).status_code == 400
    assert client.post("/accounts/login/", {"a\0b": "x"}).status_code == 400


@pytest.mark.parametrize("method", ["TRACE", "CONNECT", "BREW"])
def test_methods_that_we_do_not_speak_are_refused(client, method):
    assert client.generic(method, "/hello").status_code == 405


def test_a_redis_that_does_not_answer_is_told_in_words(client):
    response = client.get("/redis")
    assert response.status_code == 503
    assert response["Retry-After"] == "30"
    assert "503.html" in [template.name for template in response.templates]


@pytest.fixture
def silent_redis(settings):
    """A Redis where nobody listens, for all that is counted and kept."""
    settings.CACHES = {
        name: {**site_settings.CACHES[name], "LOCATION": "redis://127.0.0.1:1/0"} for name in ("default", "kept")
    }
    KeptCache.silent_until = 0.0
    yield
    KeptCache.silent_until = 0.0


def test_a_redis_that_does_not_answer_is_told_in_words_to_programs_as_well(client, silent_redis):
    response = client.get("/api/missions")
    assert response.status_code == 503
    assert "does not answer right now" in response.json()["detail"]
    assert response["Retry-After"] == "30"


@pytest.mark.parametrize("address", ["/missions/", "/missions/cards/", "/missions/packs/", "/missions/?q=ferry&team=2"])
def test_pages_are_served_without_a_redis(client, silent_redis, address):
    assert client.get(address).status_code == 200


def test_the_page_of_a_mission_is_served_without_a_redis(client, silent_redis):
    pack = build.public_pack(build.person())
    assert client.get(pack.published.missions.first().get_absolute_url()).status_code == 200


def test_edits_are_taken_without_a_redis(client, silent_redis):
    pack = build.pack(build.person())
    client.force_login(pack.owner)
    edit = {"base": pack.revision, "operations": [{"op": "set", "at": ["title"], "value": "By candlelight"}]}
    address = reverse("missions:edits", args=[pack.slug])
    assert client.post(address, edit, content_type="application/json").json()["number"] == pack.revision + 1
    assert client.get(address, {"since": 0}).json()["people"] == []


def test_a_redis_that_hangs_is_left_alone_for_a_while(silent_redis, monkeypatch):
    kept = caches["kept"]
    assert kept.get("a", 1) == 1
    monkeypatch.setattr(RedisCache, "get", None)  # nobody asks it
    assert kept.get("a", 2) == 2
    assert kept.get_or_set("a", lambda: 3) == 3
    assert kept.set("a", 4) is None
    with pytest.raises(ValueError, match="a"):
        kept.incr("a")


def test_pages_of_signed_in_people_are_kept_by_no_cache_on_the_way(client, django_user_model):
    assert "private" not in client.get("/hello").headers.get("Cache-Control", "")
    client.force_login(django_user_model.objects.create_user("ruth"))
    assert "private" in client.get("/hello")["Cache-Control"]
