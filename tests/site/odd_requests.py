"""Requests that no browser would send, by a seed: every route of the access table, and the API, as anybody."""

from __future__ import annotations

import json
import random
import traceback
from html.parser import HTMLParser
from typing import Any
from urllib.parse import quote, quote_from_bytes

from django.core.cache import cache
from django.core.signals import got_request_exception, request_finished, request_started
from django.db import close_old_connections, transaction
from django.test import RequestFactory
from django.urls import reverse

from accounts.services import make_token
from fireteam_site.wsgi import application
from tests.engine.mutants import GARBAGE, mutant
from tests.site.access import ROUTES, WHO, World
from tests.site.test_access import client_of

METHODS = ("GET", "POST", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS")
TYPES = (
    "application/x-www-form-urlencoded", "application/x-www-form-urlencoded; charset=iso-8859-1",
    "application/x-www-form-urlencoded; charset=hex", "application/json", "application/json; charset=utf-16",
    "multipart/form-data; boundary=x", "multipart/form-data", "text/plain", "image/png", "x", "", "a/b; charset=\"",
)  # fmt: skip
HEADERS = {
    "Accept-Language": ("xx", "de;q=9", "*", "fr" * 200, "en-\x7f", ""),
    "Accept": ("application/json", "x", "*/*;q=x"),
    "HX-Request": ("true", "x"),
    "HX-Current-URL": ("javascript:alert(1)", "//evil.example", "%", "http://[::1"),
    "HX-Target": ("x", "#\"'><"),
    "Authorization": ("Bearer x", "Bearer ", "Basic \x80", "x" * 5_000),
    "If-None-Match": ("*", '"x', "W/"),
    "If-Modified-Since": ("x", "Thu, 99 Jan 1970 00:00:00 GMT"),
    "Range": ("bytes=-1-", "bytes=9-1", "x"),
    "Referer": ("http://[", "x"),
    "Origin": ("null", "http://["),
    "X-Request-ID": ("x" * 300, "\x01", "a b"),
    "Cookie": ("sessionid=x; csrftoken=", "fireteam_language=xx", "=;=;", "a" * 3_000),
}
BYTES = (
    b"",
    b"\xff\xfe",
    b"\x00" * 40,
    b"a=b&" * 500,
    b"{",
    b"[" * 2_000,
    b"null",
    b"1e999",
    b'{"a":NaN}',
    b'"\\ud800"',
)
FINE = 500  # whatever is below is an answer of ours
NO_SERVICE = 503  # in words, without a Redis
TOKEN_FIELD = "csrfmiddlewaretoken"  # another on every page
TOKEN = "a" * 32  # against forged requests: these are not, as far as the site can know


class FormsOf(HTMLParser):
    """The forms of a page: where each is sent, and what it asks for."""

    def __init__(self, address: str, page: str) -> None:
        super().__init__()
        self.address = address
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        has = dict(attributes)
        if tag == "form" and has.get("method", "").lower() == "post":
            self.found.append((has.get("action") or self.address, {}))
        elif (
            self.found and tag in ("input", "select", "textarea", "button") and (name := has.get("name")) != TOKEN_FIELD
        ):
            self.found[-1][1][name or ""] = has.get("value") or ""


class Environments(RequestFactory):
    """What a web server hands over. Nothing has read it yet: a request of Django's changes what it is made of."""

    def request(self, **request: Any) -> Any:
        return self._base_environ(**request)


class OddRequests:
    """A world, whoever is in it, and what they might ask for.

    They go to what the web server serves, not through Django's test client: that one connects to Django's signals
    anew for each request and never lets go of it, so that no memory would be flat.
    """

    def __init__(self) -> None:
        self.world = World()
        self.cookies = {who: _values(client_of(who, self.world).cookies) for who in WHO}
        self.orders = [(reverse(row.name, args=row.args(self.world)), row.form(self.world), row) for row in ROUTES]
        self.key = f"Bearer {make_token(person=self.world.people['owner'], name='odd', scope='write')[1]}"
        self.forms: list[tuple[str, dict[str, str]]] = []  # of all pages
        self.broken = ""  # where the last request broke, if it did
        got_request_exception.connect(self._remember)
        for signal in (request_started, request_finished):  # as in the test client: the database is in a transaction
            signal.disconnect(close_old_connections)

    def _remember(self, **_about: Any) -> None:
        self.broken = traceback.format_exc()

    def warm_up(self) -> None:
        """Every page once: its forms are found, templates, drawings and words are kept, and memory is flat."""
        for address, _form, row in self.orders:
            with transaction.atomic():
                _status, page = self._answer("owner", "GET", address, query_params=row.query)
                transaction.set_rollback(True)
            for form in FormsOf(address, page.decode(errors="replace")).found:
                if form not in self.forms:  # those of every page's head and foot
                    self.forms.append(form)

    def send(self, seed: int) -> None:
        """Send one; AssertionError says what was not an answer of ours."""
        rng = random.Random(seed)
        cache.clear()  # nobody is too fast here
        with transaction.atomic():
            status, address = self._api(rng) if rng.random() < 0.3 else self._page(rng)
            transaction.set_rollback(True)
        assert status < FINE or status == NO_SERVICE, f"{status} for {address}\n{self.broken}"

    def _page(self, rng: random.Random) -> tuple[int, str]:
        if self.forms and rng.random() < 0.4:
            return self._form(rng)
        address, form, row = rng.choice(self.orders)
        who = rng.choice(WHO)
        method = rng.choices(METHODS, (8, 12, 1, 1, 1, 1, 1))[0]
        address = _odd_address(address, rng) if rng.random() < 0.15 else address
        query = _query(dict(row.query), rng) if rng.random() < 0.5 else ""
        status = self._send(who, method, address + query, _odd_form(dict(form), rng), rng)
        return status, f"{method} {address}{query}"

    def _form(self, rng: random.Random) -> tuple[int, str]:
        """What a page asks for, with something else in it."""
        address, form = rng.choice(self.forms)
        who = rng.choice(("owner", "owner", "author", "stranger", "staff"))
        sent = _odd_form(dict(form), rng)
        return self._send(who, "POST", address, sent, rng), f"POST {address} {sent[0][:300]!r}"

    def _send(
        self, who: str, method: str, address: str, sent: tuple[bytes, str], rng: random.Random, **more: str
    ) -> int:
        """As somebody, with some odd headers."""
        odd = {name: rng.choice(HEADERS[name]) for name in rng.sample(sorted(HEADERS), rng.choice((0, 0, 1, 2, 4)))}
        body, kind = sent
        return self._answer(who, method, address, data=body, content_type=kind, headers=more | odd)[0]

    def _answer(self, who: str, method: str, address: str, *, headers: Any = None, **sent: Any) -> tuple[int, bytes]:
        """The status and the page; whatever is streamed has been read."""
        cookies = {**self.cookies[who], "csrftoken": TOKEN}
        own = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items()), "X-CSRFToken": TOKEN}
        environ = Environments().generic(method, address, headers=own | (headers or {}), **sent)
        told: list[str] = []
        self.broken = ""
        answer = application(environ, lambda status, _headers: told.append(status))
        try:
            page = b"".join(answer)
        finally:
            answer.close()  # type: ignore[attr-defined]
        return int(told[0].split()[0]), page

    def _api(self, rng: random.Random) -> tuple[int, str]:
        pack = self.world.pack
        document = self.world.version.document
        operations = [{"op": "set", "at": ["ops", 0, "name"], "value": "Bo"}, {"op": "remove", "at": ["ops", 1]}]
        shown = {"open": ["ops", "gustav"], "want": ["bar", "open"], "mission": self.world.mission, "tab": "check"}
        edit = {"base": pack.revision, "label": "x", "operations": operations, "strand": "x", **shown}
        orders: tuple[tuple[str, str, Any], ...] = (
            ("POST", f"/missions/{pack.slug}/edit/edits/", edit),
            ("POST", f"/api/packs/{pack.slug}/edits", edit),
            ("POST", "/api/check", {"document": document}),
            ("POST", "/api/packs", {"document": document, "title": "x"}),
            ("PUT", f"/api/packs/{pack.slug}/document", {"document": document}),
            ("POST", f"/api/packs/{pack.slug}/publish", {"note": "x"}),
            ("POST", f"/api/packs/{pack.slug}/visibility", {"visibility": "link"}),
            ("POST", f"/api/packs/{pack.slug}/missions/{self.world.mission}/playtests", {"games": 1, "seed": 1}),
            ("POST", "/api/import", {}),
            ("GET", "/api/missions", {}),
            ("GET", f"/api/packs/{pack.slug}/document", {}),
            ("GET", f"/api/rules/{document['ruleset']}", {}),
        )
        method, address, content = (
            orders[rng.randrange(len(orders))] if rng.random() < 0.6 else orders[rng.randrange(2)]
        )
        body = json.dumps(mutant(content, rng.random()), default=str).encode() if content else rng.choice(BYTES)
        status = self._send("owner", method, address, (body, "application/json"), rng, Authorization=self.key)
        return status, f"{method} {address} {body[:300]!r}"


def _values(cookies: Any) -> dict[str, str]:
    return {name: morsel.value for name, morsel in cookies.items()}


def _text(value: Any) -> str:
    """Anything as a form would send it, percent-encoded, halves of characters too."""
    text = value if isinstance(value, str) else json.dumps(value, default=str)
    return quote_from_bytes(text.encode("utf-8", "surrogatepass"))


def _query(fields: dict[str, Any], rng: random.Random) -> str:
    for name in rng.sample(("page", "q", "v", "key", "lang", "at", "sort", "team", "seed", "step"), rng.randrange(4)):
        fields[name] = rng.choice(GARBAGE)
    return "?" + "&".join(f"{_text(name)}={_text(value)}" for name, value in fields.items())


def _odd_form(form: dict[str, Any], rng: random.Random) -> tuple[bytes, str]:
    """A body and what it is said to be."""
    if rng.random() < 0.25:
        return rng.choice(BYTES), rng.choice(TYPES)
    for name in list(form):
        if rng.random() < 0.4:
            form[name] = rng.choice(GARBAGE)
    if rng.random() < 0.3:
        form[rng.choice(("x", "next", "id", "file", "csrfmiddlewaretoken", ""))] = rng.choice(GARBAGE)
    pairs = [(name, one) for name, value in form.items() for one in (value if isinstance(value, list) else [value])]
    return "&".join(f"{_text(name)}={_text(value)}" for name, value in pairs).encode(), TYPES[0]


def _odd_address(address: str, rng: random.Random) -> str:
    """One part of an address is another."""
    parts = address.strip("/").split("/")
    parts[rng.randrange(len(parts))] = rng.choice(
        ("", "..", "0", "-1", "9" * 30, "%00", "%ff", "%e2%80%ae", "x" * 300, quote("Ünï"), "a%2Fb", "none")
    )
    return "/" + "/".join(parts) + "/"
