"""Play-tests for programs: as on the page, with a token."""

import json

import pytest

from accounts.services import make_token
from missions.models import Authorship, Pack
from playtests.models import Run
from tests import build
from tests.playtests.support import MISSION, launch, play_all

pytestmark = pytest.mark.django_db


def key(person, scope="write"):
    return {"Authorization": f"Bearer {make_token(person=person, name='script', scope=scope)[1]}"}


def start(client, pack, headers, mission=MISSION, **orders):
    address = f"/api/packs/{pack.slug}/missions/{mission}/playtests"
    return client.post(address, json.dumps(orders), content_type="application/json", headers=headers)


def test_a_run_is_started_watched_and_read(client, pack, author):
    headers = key(author)
    started = start(client, pack, headers, games=10, teams=[2, 4], seed=7).json()
    assert (started["state"], [one["team"] for one in started["teams"]]) == ("running", [2, 4])
    play_all(Run.objects.get(pk=started["run"]))
    done = client.get(f"/api/playtests/{started['run']}", headers=headers).json()
    assert (done["state"], [one["played"] for one in done["teams"]]) == ("done", [10, 10])
    assert all(one["low"] <= one["share"] <= one["high"] for one in done["teams"])
    report = client.get(f"/api/playtests/{started['run']}/report", headers=headers).json()
    assert report["series"][0]["report"]["games"] == 10
    assert report["series"][0]["sections"]
    assert [one["run"] for one in client.get("/api/playtests", headers=headers).json()] == [started["run"]]


def test_the_draft_is_played_by_those_who_may_read_it(client, pack, author):
    assert start(client, pack, key(author), v="draft", games=1).json()["version"] is None
    assert start(client, pack, key(build.person("eve")), v="draft", games=1).status_code == 404


def test_a_run_is_as_private_as_what_is_played(client, pack, version, author):
    run = launch(version, games=1)
    Pack.objects.update(visibility="private")
    stranger, reader = build.person("eve"), build.person("ada")
    Authorship.objects.create(pack=pack, person=reader, role="reader")
    for address in (f"/api/playtests/{run.pk}", f"/api/playtests/{run.pk}/report"):
        assert client.get(address).status_code == 404
        assert client.get(address, headers=key(stranger)).status_code == 404
        assert client.get(address, headers=key(reader)).status_code == 200
    assert client.post(f"/api/playtests/{run.pk}/cancel", headers=key(reader)).status_code == 404


def test_whoever_started_it_may_end_it(client, version, author):
    run = launch(version, games=1)
    assert client.post(f"/api/playtests/{run.pk}/cancel", headers=key(author)).json()["state"] == "cancelled"


@pytest.mark.parametrize(
    "orders",
    [
        {"games": 0},
        {"games": 10**9},
        {"teams": [99]},
        {"teams": []},
        {"bot": "oracle"},
        {"seed": -1},
        {"target_low": 300},
    ],
)
def test_the_limits_are_those_of_the_page(client, pack, author, orders):
    answer = start(client, pack, key(author), **orders)
    assert (answer.status_code, list(answer.json()["detail"])) == (422, [next(iter(orders))])
    assert not Run.objects.exists()


def test_quotas_and_scopes_hold_here_too(client, pack, author, settings):
    settings.PLAYTEST_OPEN_RUNS = 1
    assert start(client, pack, key(author, "read"), games=1).status_code == 403
    assert start(client, pack, {}, games=1).status_code == 401
    assert start(client, pack, key(author), games=1, seed=1).status_code == 200
    assert start(client, pack, key(author), games=1, seed=2).status_code == 429
    assert start(client, pack, key(author), "no-such-mission", games=1).status_code == 404


def ask(client, pack, headers, address, **asked):
    return client.post(address, json.dumps(asked), content_type="application/json", headers=headers)


def test_seats_equipment_options_and_an_early_end_are_asked_for_as_on_the_page(client, author):
    ferry = build.public_pack(author, "Ferry", build.document("fireteam_zero"))
    exact = {"seats": [{"hero": "abe", "focus": ["quick-march"]}, "don"], "options": {"draw": "optional"}}
    told = start(client, ferry, key(author), "the-last-ferry", games=3, precision=5, **exact).json()
    assert (told["options"], [one["seats"] for one in told["teams"]]) == ({"draw": "optional"}, [exact["seats"]])
    run = Run.objects.get(pk=told["run"])
    assert (run.until, run.precision) == ("narrow", 5)
    play_all(run)
    assert run.state == "done"


@pytest.mark.parametrize(
    "orders",
    [
        {"seats": ["nobody", "abe"]},
        {"seats": [{"hero": "abe", "focus": ["no-such-card"]}, "don"]},
        {"seats": [{"hero": "abe", "rocket": "yes"}, "don"]},
        {"seats": [{}, {"hero": ["abe"]}]},
        {"seats": ["abe"] * 400},
        {"options": {"no-such-rule": True}},
        {"options": {"draw": {"deep": ["thing"]}}},
    ],
)
def test_line_ups_that_cannot_be_are_refused_with_the_reason(client, author, orders):
    ferry = build.public_pack(author, "Ferry", build.document("fireteam_zero"))
    answer = start(client, ferry, key(author), "the-last-ferry", games=3, **orders)
    assert (answer.status_code, bool(answer.json()["detail"])) == (422, True)
    assert not Run.objects.exists()


def test_programs_ask_the_further_questions_too(client, pack, version, author):
    headers, mission = key(author), f"/api/packs/{pack.slug}/missions/{MISSION}"
    turned = client.get(f"{mission}/what-if", headers=headers).json()
    number, card = turned["numbers"][0], turned["cards"][0]
    asked = {"number": number["key"], "low": number["value"], "high": number["value"] + 1, "games": 20}
    curve = ask(client, pack, headers, f"{mission}/what-if", **asked).json()
    assert [one["values"][0]["to"] for one in curve["variants"]] == [number["value"], number["value"] + 1]
    assert ask(client, pack, headers, f"{mission}/what-if", card="cards/none", games=20).status_code == 422
    assert ask(client, pack, headers, f"{mission}/what-if", aim=55, team=2, moved=[number["key"]]).json()["run"]
    assert card["key"].endswith(card["id"])
    assert ask(client, pack, headers, f"{mission}/find-a-win").json()["kind"] == "win"
    play_all(run := launch(version, games=4))
    assert ask(client, pack, headers, f"/api/playtests/{run.pk}/compare", version=1).status_code == 422  # itself
    build.version(pack, "Again.")
    compared = ask(client, pack, headers, f"/api/playtests/{run.pk}/compare", version=2, games=10).json()
    assert (compared["kind"], len(compared["variants"])) == ("comparison", 2)
    Run.objects.update(state="done")
    onward = ask(client, pack, headers, f"/api/playtests/{run.pk}/games/0/from-here?series=0", step=3, games=10)
    assert onward.json()["kind"] == "from-here"
    assert ask(client, pack, {}, f"/api/playtests/{run.pk}/compare", version=2).status_code == 401
