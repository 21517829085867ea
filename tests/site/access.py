"""Who may do what: every route of ours × method × person, in one table. A route without a row fails the test.

A line gives seven answers in the order of WHO, or one for all of them:

    in     sent to the login            404  not told that it exists
    go     done, sent on (302)          405  a method that the route does not know
    200    the page or piece            422  the page with what is wrong with the form

The world is a pack that is shared by link: strangers see nothing of it, whoever has the link sees its published
version, readers its draft, authors change it, the owner decides about it. Staff are strangers: they have the admin.
Add what your routes need to the World as a cached property; it is made once, before anything is asked for.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from typing import Any

from accounts.models import ApiToken, User
from accounts.services import make_token
from campaigns.models import Campaign, Evening, Membership, Photo
from campaigns.services import groups
from campaigns.services.campaigns import Plan, begin_campaign, share
from missions.models import Authorship, Comment, Invitation, Pack, PendingImport, PrintJob, Version
from missions.pictures.intake import take_in
from missions.services.importing import keep_for_later
from playtests.models import Expectation, Recording, Run, Table
from playtests.replays.games_of_runs import record_of
from playtests.services.recordings import bring
from playtests.services.sources import source_of_version
from playtests.tables.opening import TableOrders, open_table
from tests import build
from tests.playtests.support import launch, play_all

WHO = ("anonymous", "stranger", "link", "reader", "author", "owner", "staff")
NOT_OURS = ("admin:", "account_")  # tests/site/test_admin.py; allauth's own

Arguments = Callable[["World"], Sequence[Any]]
Form = Callable[["World"], Mapping[str, Any]]


class World:
    @cached_property
    def people(self) -> dict[str, User]:
        staff = {"staff": build.person("staff", is_staff=True)}
        return {name: build.person(name) for name in ("stranger", "reader", "author", "owner")} | staff

    @cached_property
    def pack(self) -> Pack:
        pack = build.public_pack(self.people["owner"], visibility=Pack.Visibility.LINK)
        for role in ("reader", "author"):
            Authorship.objects.create(pack=pack, person=self.people[role], role=role)
        return pack

    @cached_property
    def version(self) -> Version:
        return self.pack.published

    @cached_property
    def invitation(self) -> Invitation:
        return Invitation.objects.create(pack=self.pack, role="reader", invited_by=self.people["owner"])

    @cached_property
    def token(self) -> ApiToken:
        return make_token(person=self.people["owner"], name="script", scope="read")[0]

    @cached_property
    def pending(self) -> PendingImport:
        data = json.dumps(build.document()).encode()
        return keep_for_later(person=self.people["owner"], name="night.fireteam", data=data)

    @cached_property
    def comment(self) -> Comment:
        return Comment.objects.create(pack=self.pack, person=self.people["reader"], text="Good.")

    @cached_property
    def op(self) -> str:
        return self.version.document["ops"][0]["id"]

    @cached_property
    def print_job(self) -> PrintJob:
        about = {"pack": self.pack, "version": self.version, "mission": self.mission}
        return PrintJob.objects.create(key="a-job", sheets=4, **about)

    @cached_property
    def location(self) -> str:
        return self.version.document["locations"][0]["id"]

    @cached_property
    def mission(self) -> str:
        return self.version.missions.first().key

    @cached_property
    def run(self) -> Run:
        """A finished play-test of the published version, started by the owner."""
        found = launch(self.version, mission=self.mission, games=3)
        play_all(found)
        return found

    @cached_property
    def keeper(self) -> Membership:
        """A group: the owner keeps it, the author is a member, the reader a guest; its campaign is shared by link."""
        place = groups.create_group(person=self.people["owner"], name="Irregulars")
        for name, role in (("author", "member"), ("reader", "guest")):
            groups.take_up(invitation=groups.invite(by=place, role=role), person=self.people[name])
        return place

    @cached_property
    def campaign(self) -> Campaign:
        plan = Plan(title="Our way", key="operation-ace", seats=["gustav", "bob", "vince", "matt"])
        begun = begin_campaign(member=self.keeper, version=self.version, plan=plan)
        share(campaign=begun, is_shared=True)
        return begun

    @cached_property
    def evening(self) -> Evening:
        return Evening.objects.create(campaign=self.campaign, day=date(2026, 11, 17), entry_number=1)

    @cached_property
    def photo(self) -> Photo:
        art = take_in(build.picture(), person=self.people["owner"], origin="own")
        return Photo.objects.create(evening=self.evening, art=art)

    @cached_property
    def recording(self) -> Recording:
        record = record_of(self.run.series.select_related("run", "document").first(), 0)
        data = json.dumps(record).encode()
        return bring(owner=self.people["owner"], keys=(), name="game.json", data=data)

    @cached_property
    def table(self) -> Table:
        """A game of the owner with an open seat."""
        source = source_of_version(self.version, self.mission)
        return open_table(host=self.people["owner"], source=source, orders=TableOrders(2, ["me", "open"], seed=7))

    @cached_property
    def expectation(self) -> Expectation:
        return Expectation.objects.create(pack=self.pack, mission=self.mission, measure="win-rate", low=0.5)


@dataclass(frozen=True)
class Route:
    name: str
    get: str
    post: str = "405"
    args: Arguments = lambda world: []
    form: Form = lambda world: {"nothing": "of use"}
    query: Mapping[str, str] = field(default_factory=dict)

    def expected(self, method: str) -> list[str]:
        answers = getattr(self, method).split()
        return answers * len(WHO) if len(answers) == 1 else answers


SITE = [
    Route("home", get="200", post="200"),
    Route("styleguide", get="404 404 404 404 404 404 200", post="404 404 404 404 404 404 200"),
    Route("favicon", get="go", post="go"),
    Route("healthz", get="200", post="405"),
    Route("readyz", get="503", post="405"),  # there is no worker in this test
    Route("accounts:profile", get="in 200 in 200 200 200 200", post="in go in go go go go"),
    Route("accounts:language", get="405", post="go"),
    Route("accounts:tokens", get="in 200 in 200 200 200 200", post="in 422 in 422 422 422 422"),
    Route(
        "accounts:revoke_token",
        args=lambda world: [world.token.pk],
        get="in 405 in 405 405 405 405",
        post="in 404 in 404 404 go 404",
    ),
    Route("accounts:delete", get="in 200 in 200 200 200 200", post="in 422 in 422 422 422 422"),
]

OPEN = "404 404 200 200 200 200 404"  # whoever has the link, and the people of the pack
PEOPLE = "in 404 in 200 200 200 404"
EDITORS = "in 404 in 404 200 200 404"
OWNER = "in 404 in 404 404 go 404"
NO_POST = "in 405 in 405 405 405 405"


def pack(world: World) -> list[Any]:
    return [world.pack.slug]


def mission(world: World) -> list[Any]:
    return [world.pack.slug, world.mission]


def print_job(world: World) -> list[Any]:
    return [world.pack.slug, world.mission, world.print_job.key]


def card(world: World) -> list[Any]:
    return [world.pack.slug, "ops", world.op]


def board(world: World) -> list[Any]:
    return [world.pack.slug, "locations", "warehouse"]


RULES = [
    Route("guide", get="200"),
    Route("rules:index", get="200"),
    Route("rules:ruleset", args=lambda world: ["countdown"], get="200"),
    Route("rules:rule", args=lambda world: ["countdown", "CD-4.04"], get="200"),
]

# The API does not look at the session: without a token everybody is a stranger. tests/missions/test_api.py has tokens.
API = [
    Route("api:api-root", get="404", post="404"),
    Route("api:openapi-json", get="200", post="200"),
    Route("api:missions", get="200"),
    Route("api:all_games", get="200"),
    Route("api:all_rules", args=lambda world: ["countdown"], get="200"),
    Route("api:pack", args=pack, get="404"),
    Route("api:document", args=pack, get="404"),
    Route("api:replace", args=pack, get="404"),  # shares its address with the document
    Route("api:export", args=pack, get="404"),
    Route("api:mine", get="401"),
    Route("api:check", get="405", post="401"),
    Route("api:create", get="405", post="401"),
    Route("api:edit", args=pack, get="405", post="401"),
    Route("api:publish", args=pack, get="405", post="401"),
    Route("api:visibility", args=pack, get="405", post="401"),
    Route("api:import_file", get="405", post="401"),
    Route("api:start_playtest", args=lambda world: [world.pack.slug, "closing-time"], get="405", post="401"),
    Route("api:my_playtests", get="401"),
    Route("api:playtest", args=lambda world: [world.run.pk], get="404"),
    Route("api:playtest_report", args=lambda world: [world.run.pk], get="404"),
    Route("api:compare_playtest", args=lambda world: [world.run.pk], get="405", post="401"),
    Route("api:search_win", args=lambda world: [world.pack.slug, "closing-time"], get="405", post="401"),
    Route("api:go_on_from_here", args=lambda world: [world.run.pk, 0], get="405", post="401"),
    Route("api:what_can_be_turned", args=lambda world: [world.pack.slug, "closing-time"], get="401", post="401"),
    Route(
        "api:ask_what_if", args=lambda world: [world.pack.slug, "closing-time"], get="401", post="401"
    ),  # its address
    Route("api:cancel_playtest", args=lambda world: [world.run.pk], get="405", post="401"),
]

MISSIONS = [
    Route("missions:index", get="200"),
    Route("missions:packs", get="200"),
    Route("missions:cards", get="200"),
    Route("missions:sectors", get="200"),
    Route("missions:mine", get="in 200 in 200 200 200 200", post="in 405 in 405 405 405 405"),
    Route("missions:author", args=lambda world: ["owner"], get="404 404 404 404 404 200 404"),
    Route(
        "missions:invitation",
        args=lambda world: [world.invitation.token],
        get="in 200 in 200 200 200 200",
        post="in go in go go go go",
    ),
    Route(
        "missions:sketch",
        args=lambda world: ["countdown"],
        get="in 200 in 200 200 200 200",
        post="in 422 in 422 422 422 422",
    ),
    Route("missions:new", get="in 200 in 200 200 200 200", post="in 422 in 422 422 422 422"),
    Route("missions:import", get="in 200 in 200 200 200 200", post="in 422 in 422 422 422 422"),
    Route(
        "missions:preview",
        args=lambda world: [world.pending.pk],
        get="in 404 in 404 404 200 404",
        post="in 404 in 404 404 go 404",
    ),
    Route("missions:export", args=pack, get=OPEN),
    Route("missions:words", args=pack, get=EDITORS, post="in 404 in 404 422 422 404"),
    Route("missions:publish", args=pack, get=EDITORS, post="in 404 in 404 422 422 404"),  # nothing has changed
    Route("missions:fitting", args=pack, get=EDITORS, post="in 405 in 405 405 405 405"),
    Route("missions:unpublish", args=pack, get="in 405 in 405 405 405 405", post=OWNER),
    Route("missions:sharing", args=pack, get=PEOPLE, post="in 405 in 405 405 405 405"),
    Route("missions:visibility", args=pack, get="in 405 in 405 405 405 405", post=OWNER),
    Route("missions:renew_link", args=pack, get="in 405 in 405 405 405 405", post=OWNER),
    Route("missions:invite", args=pack, get="in 405 in 405 405 405 405", post="in 404 in 404 404 422 404"),
    Route(
        "missions:uninvite",
        args=lambda world: [world.pack.slug, world.invitation.pk],
        get="in 405 in 405 405 405 405",
        post=OWNER,
    ),
    Route(
        "missions:dismiss",
        args=lambda world: [world.pack.slug, world.people["author"].pk],
        get="in 405 in 405 405 405 405",
        post="in 404 in 404 go go 404",  # an author leaves, or the owner lets them go
    ),
    Route("missions:bin", args=pack, get="in 405 in 405 405 405 405", post=OWNER),
    Route("missions:restore", args=pack, get="in 405 in 405 405 405 405", post="in 404 in 404 404 404 404"),
    Route("missions:workspace", args=pack, query={"frame": ""}, get=PEOPLE, post=NO_POST),
    Route("missions:workspace_record", args=card, get=PEOPLE, post=NO_POST),
    Route("missions:edits", args=pack, get=PEOPLE, post="in 404 in 404 400 400 404"),
    Route("missions:edits_undo", args=pack, get="in 405 in 405 405 405 405", post="in 404 in 404 400 400 404"),
    Route("missions:edits_redo", args=pack, get="in 405 in 405 405 405 405", post="in 404 in 404 400 400 404"),
    Route("missions:edits_history", args=pack, get=PEOPLE, post=NO_POST),
    Route(
        "missions:edits_restore",
        args=lambda world: [world.pack.slug, 999],
        get="in 405 in 405 405 405 405",
        post="in 404 in 404 404 404 404",
    ),
    Route(
        "missions:edits_take_back",
        args=lambda world: [world.pack.slug, 999],
        get="in 405 in 405 405 405 405",
        post="in 404 in 404 404 404 404",
    ),
    Route(
        "missions:edits_go_back",
        args=lambda world: [world.pack.slug, 999],
        get="in 405 in 405 405 405 405",
        post="in 404 in 404 400 400 404",
    ),
    Route("missions:editor_new_record", args=pack, query={"collection": "ops"}, get=EDITORS, post=NO_POST),
    Route(
        "missions:editor_delete_record",
        args=pack,
        query={"at": '["roles", "x"]'},
        get="in 404 in 404 404 404 404",
        post=NO_POST,
    ),
    Route("missions:editor_place", args=board, query={"region": "a2"}, get=PEOPLE, post=NO_POST),
    Route("missions:editor_choose", args=pack, query={"at": '["supportCards", "x"]'}, get=EDITORS, post=NO_POST),
    Route("missions:editor_measured", args=pack, get="in 404 in 204 204 204 404", post=NO_POST),
    Route(
        "missions:editor_card_parts",
        args=pack,
        query={"at": '["supportCards", "x"]'},
        get="in 404 in 204 204 204 404",
        post=NO_POST,
    ),
    Route("missions:editor_mends", args=pack, query={"code": "x"}, get="in 404 in 404 404 404 404", post=NO_POST),
    Route(
        "missions:editor_sentence",
        args=pack,
        query={"effect": '["supportCards", "x", "effects"]', "at": '["supportCards", "x", "effects", 0]'},
        get="in 404 in 404 404 404 404",
        post=NO_POST,
    ),
    Route("missions:editor_prose", args=pack, get=NO_POST, post="in 404 in 404 400 400 404"),
    Route("missions:editor_steps", args=pack, get=EDITORS, post=NO_POST),
    Route(
        "missions:editor_slot",
        args=pack,
        query={"effect": '["supportCards", "x", "effects"]', "at": '["supportCards", "x", "effects", 0]'},
        get="in 404 in 404 404 404 404",
        post=NO_POST,
    ),
    Route("missions:fork", args=pack, get=PEOPLE, post="in 404 in 422 422 422 404"),
    Route("missions:comment", args=pack, get="in 405 in 405 405 405 405", post="in 404 in 422 422 422 404"),
    Route(
        "missions:withdraw_comment",
        args=lambda world: [world.pack.slug, world.comment.pk],
        get="in 405 in 405 405 405 405",
        post="in 404 in go 404 404 404",  # it is the reader's
    ),
    Route("missions:like", args=pack, get="in 405 in 405 405 405 405", post="in 404 in go go go 404"),
    Route("missions:boxes", get="in 405 in 405 405 405 405", post="in go in go go go go"),
    Route("missions:report", args=pack, get=PEOPLE, post="in 404 in 422 422 422 404"),
    Route("missions:pack", args=pack, get=OPEN),
    Route("missions:pack_version", args=lambda world: [world.pack.slug, 1], get=OPEN),
    Route("missions:compare", args=lambda world: [world.pack.slug, 1, "1"], get=OPEN),
    Route(
        "missions:copy",
        args=lambda world: [world.pack.slug, "ops", world.op],
        get=PEOPLE,
        post="in 404 in 200 200 200 404",  # no pack is named to copy it into
    ),
    Route("missions:cards_of", args=pack, get=OPEN),
    Route("missions:card", args=lambda world: [world.pack.slug, "ops", world.op], get=OPEN),
    Route("missions:sectors_of", args=pack, get=OPEN),
    Route("missions:mission", args=mission, get=OPEN),
    Route("missions:mission_version", args=lambda world: [*mission(world), 1], get=OPEN),
    Route("missions:card_art", args=card, get=EDITORS, post="in 404 in 404 422 422 404"),
    Route("missions:remove_art", args=card, get="in 405 in 405 405 405 405", post="in 404 in 404 go go 404"),
    Route(
        "missions:art_file", args=card, get="in 404 in 404 404 404 404", post="in 405 in 405 405 405 405"
    ),  # none yet
    Route("missions:print", args=mission, get=OPEN, post="404 404 422 422 422 422 404"),
    Route("missions:print_job", args=print_job, get=OPEN),
    Route("missions:print_file", args=print_job, get="404"),  # not made yet
    Route("missions:print_preview", args=lambda world: [*print_job(world), 1], get="404"),
    Route("missions:preview_picture", args=mission, get=OPEN),
    Route("missions:board_picture", args=mission, get=OPEN),
    Route("missions:card_picture", args=lambda world: [world.pack.slug, "ops", world.op], get=OPEN),
    Route("missions:card_file", args=lambda world: [world.pack.slug, "ops", world.op], get=OPEN),
    Route("missions:sector_picture", args=lambda world: [world.pack.slug, world.location], get=OPEN),
    Route("missions:embed", args=mission, get="404"),  # only what is public may be framed
    Route("missions:qr", args=mission, get=OPEN),
    Route("missions:pack_qr", args=lambda world: [world.pack.slug], get=OPEN),
]


def run(world: World) -> list[Any]:
    return [world.run.pk]


def recording(world: World) -> list[Any]:
    return [world.recording.key]


BRINGER = "in 404 in 404 404 {} 404"  # who has brought a file along
STARTER = "in 404 in 404 404 go 404"  # who has started a run
PLAYTESTS = [
    Route("playtests:index", get="200"),
    Route("playtests:draft", args=pack, get="in 404 in 204 204 204 404", post="in 405 in 405 405 405 405"),
    Route("playtests:start", args=mission, get="in 404 in 200 200 200 404", post="in 404 in 422 422 422 404"),
    Route("playtests:quick", args=mission, get="in 405 in 405 405 405 405", post="in 404 in go go go 404"),
    Route("playtests:run", args=run, get=OPEN),
    Route("playtests:progress", args=run, get=OPEN.replace("200", "286")),
    Route("playtests:evidence", args=run, get=OPEN),
    Route("playtests:cancel", args=run, get="in 405 in 405 405 405 405", post=STARTER),
    Route("playtests:retry", args=run, get="in 405 in 405 405 405 405", post=STARTER),
    Route("playtests:delete", args=run, get="in 405 in 405 405 405 405", post=STARTER),
    Route("playtests:pin", args=run, get="in 405 in 405 405 405 405", post="in 404 in 404 422 422 404"),
    Route(
        "playtests:unpin",
        args=lambda world: [world.run.pk, world.expectation.pk],
        get="in 405 in 405 405 405 405",
        post="in 404 in 404 go go 404",
    ),
    Route("playtests:compare", args=run, get="in 405 in 405 405 405 405", post="in 404 in 422 422 422 404"),
    Route("playtests:find_win", args=mission, get="in 405 in 405 405 405 405", post="in 404 in go go go 404"),
    Route("playtests:what_if", args=mission, get="in 404 in 200 200 200 404", post="in 404 in 422 422 422 404"),
    Route("playtests:take", args=run, get="in 405 in 405 405 405 405", post="in 404 in 404 404 404 404"),
    Route("playtests:export", args=lambda world: [world.run.pk, "csv"], get=OPEN),
    Route("playtests:games", args=run, get=OPEN),
    Route("playtests:game", args=lambda world: [world.run.pk, 0], get=OPEN),
    Route("playtests:game_steps", args=lambda world: [world.run.pk, 0], get=OPEN),
    Route("playtests:game_record", args=lambda world: [world.run.pk, 0], get=OPEN),
    Route(  # no step is named, and at its end a game is over
        "playtests:from_here",
        args=lambda world: [world.run.pk, 0],
        get="in 404 in go go go 404",
        post="in 404 in go go go 404",
    ),
    Route("playtests:recordings", get="in 200 in 200 200 200 200", post="in 422 in 422 422 422 422"),
    Route("playtests:recording", args=recording, get=BRINGER.format(200), post="in 405 in 405 405 405 405"),
    Route("playtests:recording_steps", args=recording, get=BRINGER.format(200), post="in 405 in 405 405 405 405"),
    Route(
        "playtests:recording_from_here", args=recording, get=BRINGER.format("go"), post=BRINGER.format("go")
    ),  # no step
    Route("playtests:delete_recording", args=recording, get="in 405 in 405 405 405 405", post=BRINGER.format("go")),
]


def table(world: World) -> list[Any]:
    return [world.table.key]


HOST = "404 404 404 404 404 {} 404"
TABLES = [
    Route("tables:index", get="in 200 in 200 200 200 200", post="in 405 in 405 405 405 405"),
    Route("tables:new", get="in 404 in 404 404 404 404", post="in 404 in 404 404 404 404"),  # no pack is named
    Route("tables:table", args=table, get=HOST.format(200)),
    Route("tables:state", args=table, get=HOST.format(200)),
    Route("tables:move", args=table, get="405", post=HOST.format("go")),
    Route("tables:luck", args=table, get="405", post=HOST.format("go")),
    Route("tables:correct", args=table, get="404", post="404"),  # the app rolls and draws here
    Route("tables:undo", args=table, get="405", post=HOST.format("go")),
    Route("tables:cut", args=table, get="405", post=HOST.format("go")),
    Route("tables:wish", args=table, get="405", post=HOST.format("go")),
    Route("tables:stand_in", args=table, get="405", post=HOST.format("go")),
    Route("tables:back", args=table, get="405", post=HOST.format("go")),
    Route("tables:quiet", args=table, get="405", post=HOST.format("go")),
    Route("tables:felt", args=table, get="405", post=HOST.format("go")),
    Route("tables:again", args=table, get="in 405 in 405 405 405 405", post="in 404 in 404 404 go 404"),
    Route(
        "tables:hand_over",
        args=lambda world: [world.table.key, 1],
        get="in 405 in 405 405 405 405",
        post="in 404 in 404 404 404 404",  # nobody is named who shall play
    ),
    Route(  # a guessed link tells nobody anything, and leads who sits there back to the game
        "tables:join",
        args=lambda world: [world.table.key, "x" * 32],
        get="404 404 404 404 404 go 404",
        post="404 404 404 404 404 go 404",
    ),
    Route("tables:replay", args=table, get="404"),  # the game goes on
    Route("tables:replay_steps", args=table, get="404"),
    Route("tables:record", args=table, get="404"),
    Route(  # one seat is another's
        "tables:from_here", args=table, get="in 404 in 404 404 404 404", post="in 404 in 404 404 404 404"
    ),
    Route("tables:concede", args=table, get="405", post=HOST.format("go")),
]

STAFF_ONLY = "in 404 in 404 404 404 {}"
STAFF = [
    Route("staff:queue", get=STAFF_ONLY.format("200"), post=STAFF_ONLY.format("405")),
    Route("staff:retry", get=STAFF_ONLY.format("405"), post=STAFF_ONLY.format("go")),
    Route("staff:switch", args=lambda world: ["paused"], get=STAFF_ONLY.format("405"), post=STAFF_ONLY.format("go")),
]


def group(world: World) -> list[Any]:
    return [world.keeper.group.slug]


def campaign(world: World) -> list[Any]:
    return [world.keeper.group.slug, world.campaign.pk]


# In a group the owner is its keeper, the author a member, the reader a guest.
SIGNED_IN = "in 200 in 200 200 200 200"
NO_PAGE = "in 405 in 405 405 405 405"
GROUP = "in 404 in 200 200 200 404"
TABLE = "in 404 in 404 go go 404"  # who plays
KEEPER = "in 404 in 404 404 go 404"
CAMPAIGNS = [
    Route("campaigns:index", get="200"),
    Route("campaigns:new", get=SIGNED_IN, post="in 422 in 422 422 422 422"),
    Route("campaigns:join", get=SIGNED_IN, post="in 422 in 422 422 422 422"),
    Route(
        "campaigns:invitation",
        args=lambda world: [world.keeper.group.invitations.first().token],
        get=SIGNED_IN,
        post="in go in go go go go",
    ),
    Route("campaigns:choose", get=SIGNED_IN, post=NO_PAGE),
    Route("campaigns:begin", args=pack, get="in 404 in 200 200 200 404", post="in 404 in 200 200 200 404"),
    Route("campaigns:group", args=group, get=GROUP, post=NO_PAGE),
    Route("campaigns:rename", args=group, get=NO_PAGE, post="in 404 in 404 404 422 404"),
    Route("campaigns:add_name", args=group, get=NO_PAGE, post="in 404 in 404 404 422 404"),
    Route("campaigns:invite", args=group, get=NO_PAGE, post="in 404 in 404 404 422 404"),
    Route(
        "campaigns:uninvite",
        args=lambda world: [*group(world), world.keeper.group.invitations.first().pk],
        get=NO_PAGE,
        post=KEEPER,
    ),
    Route(
        "campaigns:change_role",
        args=lambda world: [*group(world), world.keeper.group.members.last().pk],
        form=lambda world: {"role": "member"},
        get=NO_PAGE,
        post=KEEPER,
    ),
    Route(
        "campaigns:leave",
        args=lambda world: [*group(world), world.keeper.group.members.get(role="member").pk],
        get=NO_PAGE,
        post="in 404 in 404 go go 404",  # the member leaves, or the keeper lets them go
    ),
    Route("campaigns:campaign", args=campaign, get=OPEN),
    Route("campaigns:go_on", args=campaign, get="in 404 in 404 200 200 404", post="in 404 in 404 200 200 404"),
    Route("campaigns:ledger", args=campaign, get=OPEN),
    Route("campaigns:earlier", args=lambda world: [*campaign(world), 1], get=OPEN),
    Route("campaigns:export", args=campaign, get="in 404 in 404 404 200 404", post="in 404 in 404 404 200 404"),
    Route("campaigns:version", args=campaign, get=KEEPER, post=KEEPER),  # there is no newer one
    Route("campaigns:delete", args=campaign, get="in 404 in 404 404 200 404", post="in 404 in 404 404 422 404"),
    Route("campaigns:import", args=group, get="in 404 in 404 404 200 404", post="in 404 in 404 404 422 404"),
    Route("campaigns:renew_calendar", args=group, get=NO_PAGE, post="in 404 in 404 404 go 404"),
    Route("campaigns:mail", args=group, get=NO_PAGE, post="in 404 in go go go 404"),
    Route("campaigns:calendar", args=lambda world: [world.keeper.group.calendar_token], get="200"),
    Route("campaigns:table", args=campaign, get="in 404 in 404 200 200 404", post=NO_PAGE),
    Route("campaigns:change", args=campaign, get=NO_PAGE, post="in 404 in 404 422 422 404"),
    Route("campaigns:plan_evening", args=campaign, get=NO_PAGE, post=TABLE),
    Route("campaigns:evening", args=lambda world: [*campaign(world), world.evening.pk], get=OPEN),
    Route("campaigns:tell_evening", args=lambda world: [*campaign(world), world.evening.pk], get=NO_PAGE, post=TABLE),
    Route(
        "campaigns:answer",
        args=lambda world: [*campaign(world), world.evening.pk],
        form=lambda world: {"word": "yes"},
        get=NO_PAGE,
        post="in 404 in go go go 404",
    ),
    Route("campaigns:move_evening", args=lambda world: [*campaign(world), world.evening.pk], get=NO_PAGE, post=TABLE),
    Route("campaigns:cancel_evening", args=lambda world: [*campaign(world), world.evening.pk], get=NO_PAGE, post=TABLE),
    Route("campaigns:photo", args=lambda world: [*campaign(world), world.photo.pk], get=OPEN),
    Route("campaigns:remove_photo", args=lambda world: [*campaign(world), world.photo.pk], get=NO_PAGE, post=TABLE),
    Route("campaigns:sheet", args=campaign, get=OPEN),
    Route("campaigns:from_game", args=campaign, get=NO_PAGE, post=TABLE),
    Route(
        "campaigns:from_table",  # the table's game goes on
        args=lambda world: [*campaign(world), world.table.key],
        get=NO_PAGE,
        post="in 404 in 404 404 404 404",
    ),
    Route("campaigns:play", args=campaign, get="in 404 in 404 200 200 404", post="in 404 in 404 422 422 404"),
    Route("campaigns:record", args=campaign, get="in 404 in 404 200 200 404", post="in 404 in 404 200 200 404"),
    Route("campaigns:settle", args=campaign, get=NO_PAGE, post=TABLE),
    Route("campaigns:discard", args=campaign, get=NO_PAGE, post=TABLE),
    Route("campaigns:undo", args=lambda world: [*campaign(world), 1], get=NO_PAGE, post=TABLE),
    Route("campaigns:stop", args=campaign, get=NO_PAGE, post=KEEPER),
    Route("campaigns:sealed", args=campaign, get=NO_PAGE, post="in 404 in go go go 404"),
    Route("campaigns:share", args=campaign, get=NO_PAGE, post=KEEPER),
    Route("campaigns:archive", args=campaign, get=NO_PAGE, post=KEEPER),
    Route("api:my_campaigns", get="401"),
    Route("api:campaign", args=campaign, get="401"),
    Route("api:campaign_ledger", args=campaign, get="401"),
    Route("api:campaign_export", args=campaign, get="401"),
]

ROUTES = [*SITE, *API, *RULES, *MISSIONS, *PLAYTESTS, *TABLES, *CAMPAIGNS, *STAFF]
