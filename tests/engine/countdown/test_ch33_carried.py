"""Section 9.5: what lasts for a campaign, and what may be done once in it, goes with the ops into the next mission."""

import copy
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from engine import ContentError, Game, Pack, campaign, load_pack, start
from engine.rulesets.countdown.codes import AIM
from engine.rulesets.countdown.rules.force import stat
from tests.engine.countdown.drill import offers, take
from tests.engine.ledgers import enveloped, flat

CONTENT = Path(__file__).parents[3] / "engine" / "content" / "countdown"
TEAM = ["gustav+matt+steve+rita"]
ACE = "operation-ace"
BOOKS = campaign("countdown")

SHARP = {"op": "modify", "stat": "aim", "amount": 1, "of": "self", "for": "campaign"}


@lru_cache
def pack_with(duration: str = "campaign", per: str = "campaign", **more: Any) -> Pack:
    """The starter pack, in which Gustav may once sharpen his eye."""
    document = copy.deepcopy(dict(load_pack(CONTENT).document))
    gustav = next(op for op in document["ops"] if op["id"] == "gustav")
    step = {**SHARP, "for": duration, **more}
    gustav["special"] = [{"name": {"en": "Sharp Eye"}, "when": "anyTime", "limit": {"per": per}, "do": [step]}]
    return load_pack(document)


def mission(pack: Pack, number: int, standing: dict[str, Any] | None = None) -> Game:
    """A mission of the campaign at the first action of its first round."""
    name = f"{ACE}-{number}"
    board = start(pack, name, TEAM, 3, standing=standing).board
    entrance = board.map.ids[board.infiltration[0]]
    situation = {"phase": "action", "ops": {"gustav": {"at": entrance}}}
    return start(pack, name, TEAM, 3, situation=situation, standing=standing)


def sharpen(game: Game) -> Game:
    """Gustav uses his ability."""
    take(game, "let-act", op="gustav")
    return take(game, "use-ability")


def may_sharpen(game: Game) -> bool:
    return offers(game, "let-act", op="gustav")


def aim_of(game: Game, op: str = "gustav") -> int:
    index = [game.scenario.op_ids[card] for card in game.ops].index(op)
    return stat(game, AIM, 5, index)


def after(pack: Pack, game: Game, outcome: str = "won") -> dict[str, Any]:
    """What the campaign brings into its next mission after this game."""
    ledger = BOOKS.record(pack.content, [], BOOKS.opening(pack.content, ACE, TEAM, 5))
    game.concede()
    reached = {"opsOutside": 0, "score": 1, "parts": {"effects": 1}} if outcome == "won" else {}  # CD-22.03, CD-22.07
    entry = enveloped(**{**flat(BOOKS.result_of(pack.content, ledger, ACE, game)), "outcome": outcome, **reached})
    del entry["data"]["threats"], entry["data"]["objectives"]
    upcoming = BOOKS.next_game(pack.content, BOOKS.record(pack.content, ledger, entry), ACE)
    assert upcoming is not None
    return dict(upcoming.standing or {})


@pytest.mark.rule("CD-33.09", "CD-33.14")
@pytest.mark.parametrize(("duration", "aim"), [("campaign", 6), ("mission", 5), ("endOfRound", 5)])
def test_what_lasts_for_the_campaign_is_in_force_in_its_next_mission(duration, aim):
    pack = pack_with(duration)
    first = sharpen(mission(pack, 1))
    assert aim_of(first) == 6
    second = mission(pack, 2, after(pack, first))
    assert aim_of(second) == aim
    assert aim_of(second, "matt") == 5


@pytest.mark.rule("CD-33.09")
def test_what_concerns_everybody_concerns_everybody_elsewhere_too():
    document = copy.deepcopy(dict(pack_with().document))
    gustav = next(op for op in document["ops"] if op["id"] == "gustav")
    del gustav["special"][0]["do"][0]["of"]
    pack = load_pack(document)
    second = mission(pack, 2, after(pack, sharpen(mission(pack, 1))))
    assert aim_of(second, "matt") == aim_of(second) == 6


@pytest.mark.rule("CD-35.03")
@pytest.mark.parametrize(("per", "again"), [("campaign", False), ("mission", True), ("round", True)])
def test_what_may_be_done_once_in_a_campaign_is_used_up_in_its_next_mission(per, again):
    pack = pack_with(per=per)
    first = sharpen(mission(pack, 1))
    assert not may_sharpen(first)
    assert may_sharpen(mission(pack, 2, after(pack, first))) is again
    assert may_sharpen(mission(pack, 1))


@pytest.mark.rule("CD-35.03", "CD-90.64")
def test_a_failed_mission_uses_it_up_but_its_effects_are_gone():
    document = copy.deepcopy(dict(pack_with().document))
    document["ruleOptions"] = {**document.get("ruleOptions", {}), "retryFailedMission": True}
    pack = load_pack(document)
    again = mission(pack, 1, after(pack, sharpen(mission(pack, 1)), "lost"))
    assert aim_of(again) == 5
    assert not may_sharpen(again)


def test_uses_of_an_ability_that_the_pack_does_not_limit_in_a_campaign_count_for_nothing():
    document = copy.deepcopy(dict(pack_with().document))
    gustav = next(op for op in document["ops"] if op["id"] == "gustav")
    del gustav["special"][0]["limit"]
    standing = {"used": [{"op": "gustav", "ability": 1, "times": 1}, {"op": "gustav", "ability": 9, "times": 1}]}
    assert may_sharpen(mission(load_pack(document), 2, standing))


@pytest.mark.parametrize(
    ("standing", "told"),
    [
        ({"effects": [{"what": "aim", "ops": ["gustaf"], "amount": 1}]}, 'There is no special op called "gustaf"'),
        ({"used": [{"op": "gustaf", "ability": 1, "times": 1}]}, 'There is no special op called "gustaf"'),
        ({"used": [{"card": "t9-99", "ability": 1, "times": 1}]}, 'There is no card called "t9-99"'),
        ({"ops": {"gustaf": {}}}, 'There is no special op called "gustaf"'),
        ({"location": "nowhere"}, 'There is no location called "nowhere"'),
        ({"supportCards": ["s9"]}, 'There is no support card called "s9"'),
        ({"threats": {"unused": ["t9-99"]}}, 'There is no threat card called "t9-99"'),
        ({"objectivesOut": ["o9-99"]}, 'There is no objective card called "o9-99"'),
        ({"effects": [{"what": "luck", "amount": 1}]}, "standing.effects[0].what"),
    ],
)
def test_a_standing_that_names_nothing_known_is_refused_with_its_place(standing, told):
    with pytest.raises(ContentError) as refused:
        start(pack_with(), f"{ACE}-2", TEAM, 1, standing=standing)
    assert told in str(refused.value)
