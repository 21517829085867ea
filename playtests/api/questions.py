"""The further questions: compare, find a win, from here, what if. Each answer is a run."""

from dataclasses import asdict
from typing import Any

from django.http import HttpRequest
from ninja import Schema

from missions.api.base import reader, writer
from playtests.api.base import check, router, source_for, state_of
from playtests.forms import CompareForm, FromHereForm
from playtests.services.aims import aim_of
from playtests.services.from_here import moment_of_run, start_from_here
from playtests.services.searching import find_a_win
from playtests.views.finding import visible_run
from playtests.views.further import compared, versions_to_compare
from playtests.views.replays import shown_game
from playtests.views.what_if import Questions

MISSION = "/packs/{slug}/missions/{mission}"


class OtherIn(Schema):
    version: int  # its number
    pack: str | None = None  # where it is, if it is a fork, or what this one was forked from
    games: int = 1000


class MomentIn(Schema):
    step: int  # of the replay
    games: int = 200
    bot: str = "veteran"
    seed: int = 1


class EditionIn(Schema):
    v: str | int | None = None


class QuestionIn(EditionIn):
    """A number with the ends of its range; or a card; or an aim for a team, and the numbers that may move."""

    games: int = 200
    number: str | None = None
    low: int | None = None
    high: int | None = None
    card: str | None = None
    aim: int | None = None
    team: int | None = None
    moved: list[str] | None = None


@router.post("/playtests/{run_id}/compare", auth=writer, summary="The same games with another version, or with a fork")
def compare_playtest(request: HttpRequest, run_id: int, asked: OtherIn) -> dict[str, Any]:
    run = visible_run(request, run_id)
    versions = versions_to_compare(request, run)
    named = (asked.pack or (run.pack.slug if run.pack else ""), asked.version)
    other = next((one.pk for one in versions if (one.pack.slug, one.number) == named), "")
    form = CompareForm({"other": other, "games": asked.games}, versions=versions)
    check(form)
    return state_of(compared(request, run, form))


@router.post(MISSION + "/find-a-win", auth=writer, summary="Let bots of rising strength try until every team has won")
def search_win(request: HttpRequest, slug: str, mission: str, asked: EditionIn) -> dict[str, Any]:
    return state_of(find_a_win(owner=request.user, source=source_for(request, slug, mission, asked.v)))


@router.post(
    "/playtests/{run_id}/games/{number}/from-here", auth=writer, summary="Have bots go on from a step of a game"
)
def go_on_from_here(request: HttpRequest, run_id: int, number: int, asked: MomentIn) -> dict[str, Any]:
    """`?series=` names the series of games, as in the address of the replay."""
    series = shown_game(request, run_id, number)
    moment = moment_of_run(series, number, asked.step)
    form = FromHereForm(asked.dict(exclude={"step"}), ruleset=moment.source.ruleset)
    check(form)
    return state_of(start_from_here(owner=request.user, moment=moment, **form.orders()))


@router.get(MISSION + "/what-if", auth=reader, summary="The numbers that can be turned, and the cards")
def what_can_be_turned(request: HttpRequest, slug: str, mission: str, v: str | None = None) -> dict[str, Any]:
    questions = Questions(source_for(request, slug, mission, v), {})
    numbers = [{"key": one.key, **asdict(one)} for one in questions.numbers]
    return {"numbers": numbers, "cards": [{"key": one.key, **asdict(one)} for one in questions.cards]}


@router.post(MISSION + "/what-if", auth=writer, summary="Win rates over a range, without a card, or near an aim")
def ask_what_if(request: HttpRequest, slug: str, mission: str, asked: QuestionIn) -> dict[str, Any]:
    source = source_for(request, slug, mission, asked.v)
    sent = {name: value for name, value in asked.dict(exclude={"v"}).items() if value is not None}
    questions = Questions(source, sent)
    check(questions.asked)
    aim = aim_of(person=request.user, pack=source.pack, mission=source.mission)
    return state_of(questions.start(owner=request.user, source=source, target=aim, **questions.asked.orders()))
