"""Operations and campaigns as a drawn order, and how an editor writes it."""

from copy import deepcopy
from typing import Any

import pytest

import engine
from tests.engine.starter_packs import starter_document

CAMPAIGNS = [("fireteam-zero", "operations", "typhons-children"), ("countdown", "campaigns", "operation-ace")]


def found(document: Any, collection: str, name: str) -> Any:
    flow = engine.flow(document, collection, name)
    assert flow is not None
    return flow


@pytest.mark.rule("FZ-17.02", "FZ-17.03", "CD-33.02", "CD-33.13")
@pytest.mark.parametrize(("game", "collection", "name"), CAMPAIGNS)
def test_missions_stand_in_the_order_of_the_document(game, collection, name):
    document = starter_document(game)
    flow = found(document, collection, name)
    campaign = next(one for one in engine.campaigns(document) if one.id == name)
    assert len(flow.steps) == len(campaign.missions) == 3
    assert [step.path for step in flow.steps] == [(*flow.entries, index) for index in range(3)]
    assert all(step.record for step in flow.steps)


@pytest.mark.parametrize(("game", "collection", "name"), CAMPAIGNS)
def test_an_offer_is_an_entry_that_the_list_takes(game, collection, name):
    document = starter_document(game)
    flow = found(document, collection, name)
    offer = flow.offers[-1]
    after = engine.edit(document, [{"op": "insert", "at": [*flow.entries, 1], "value": offer.entry}]).document
    now = found(after, collection, name)
    assert [step.title for step in now.steps][1] == offer.label
    assert engine.check(after).loads


@pytest.mark.rule("FZ-A.57", "CD-90.64")
@pytest.mark.parametrize(("game", "collection", "name"), CAMPAIGNS)
def test_where_a_defeat_leads_is_chosen(game, collection, name):
    document = starter_document(game)
    for number, choice in enumerate(found(document, collection, name).after_defeat):
        after = engine.edit(document, list(choice.operations)).document
        chosen = [one.is_chosen for one in found(after, collection, name).after_defeat]
        assert chosen == [index == number for index in range(len(chosen))]


@pytest.mark.parametrize(("game", "collection", "name"), CAMPAIGNS)
@pytest.mark.parametrize("nonsense", [None, "x", 7, [None, 3, "gone", {"location": ["x"], "level": "y"}]])
def test_a_draft_may_hold_nonsense(game, collection, name, nonsense):
    document = deepcopy(starter_document(game))
    record = next(one for one in document[collection] if one["id"] == name)
    record |= {"missions": nonsense, "carryOver": nonsense, "options": nonsense, "supportCards": nonsense}
    document["ruleOptions"] = nonsense
    assert found(document, collection, name).entries == (collection, name, "missions")
    assert engine.flow(document, "nothing", name) is None
