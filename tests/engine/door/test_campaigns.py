"""Campaigns: one envelope and one set of functions over a ledger, for every game."""

import copy
import json
import random
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import BadEntry, EngineError, EngineFault, as_json, bots, campaign, start
from tests.engine.door.games import GAMES, SAMPLES, pack_of

LANGUAGES = ("en", "de", "fr")
SEATS = {"fireteam-zero": ["abe", "frank", "don"], "countdown": ["gustav", "bob", "jill", "rita"]}
OUTSIDE = {"kind", "number", "campaign", "date", "person", "people", "data", "houseRule", "revokes"}


def begun(game, **more):
    sample = SAMPLES[game]
    return campaign(game).begin(
        pack_of(game).content, [], sample.campaign, SEATS[game], 7, people=["Ann", "Ben", "Cid"], **more
    )


def played(game, ledger, seed=1):
    """The next game of the campaign, played by a bot to its end."""
    pack, name = pack_of(game), SAMPLES[game].campaign
    upcoming = campaign(game).next_game(pack.content, ledger, name)
    table = start(
        pack,
        upcoming.mission,
        upcoming.seats or SEATS[game],
        seed,
        options=upcoming.options,
        standing=upcoming.standing,
    )
    bot = bots(game)["veteran"](seed)
    while not table.is_over:
        table.answer(bot.choose(table))
    return table


def proposed(game, ledger, found, lang="en", **more):
    return campaign(game).propose(
        pack_of(game).content, ledger, found, lang, campaign=SAMPLES[game].campaign, people=["Ann", "Ben"], **more
    )


def typed(game, ledger, **changes):
    form = campaign(game).form(pack_of(game).content, ledger)
    return copy.deepcopy(form.blank) | changes


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_is_the_same_envelope_with_data_of_its_own(game):
    books, content = campaign(game), pack_of(game).content
    ledger = begun(game, date="2026-05-01", person="Ann")
    proposal = proposed(game, ledger, played(game, ledger), date="2026-05-02")
    ledger = books.record(content, ledger, proposal.entry)
    ledger = books.undo(content, ledger, person="Ben")
    ledger = books.stop(content, ledger, SAMPLES[game].campaign)
    assert [entry["kind"] for entry in ledger] == ["begin", "result", "undo", "stop"]
    assert [entry["number"] for entry in ledger] == [1, 2, 3, 4]
    assert all(set(entry) <= OUTSIDE for entry in ledger)
    assert json.loads(json.dumps(ledger)) == ledger
    assert books.faults(content, ledger) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_ledger_is_judged_entry_by_entry_each_added_up_once(game, monkeypatch):
    books, content = campaign(game), pack_of(game).content
    ledger = []
    for number in range(1, 60, 2):
        ledger += [{**begun(game)[0], "number": number}]
        ledger += [{"kind": "stop", "number": number + 1, "campaign": SAMPLES[game].campaign}]
    added = []
    apply = type(books).applied
    monkeypatch.setattr(type(books), "applied", lambda *asked: added.append(asked) or apply(*asked))
    assert books.faults(content, ledger) == []
    assert len(added) == len(ledger)
    ledger[31] |= {"campaign": "nowhere"}
    assert [one.path.partition(".")[0] for one in books.faults(content, ledger)] == ["entry 32", "entry 33"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_played_game_is_proposed_with_its_consequences(game, lang):
    ledger = begun(game)
    proposal = proposed(game, ledger, played(game, ledger), lang)
    assert proposal.refusals == ()
    assert len(proposal.consequences) >= 2
    assert all(one.text and one.rule for one in proposal.consequences)
    assert "record" in proposal.entry["data"]
    assert proposal.entry["people"] == ["Ann", "Ben"]
    assert ledger == begun(game)
    json.dumps(as_json(proposal))


@pytest.mark.parametrize("game", GAMES)
def test_kills_and_hits_of_a_played_game_are_kept(game):
    ledger = begun(game)
    combat = proposed(game, ledger, played(game, ledger)).entry["data"]["combat"]
    assert any(combat.values())
    text = json.dumps(combat)
    assert "kills" in text or "eliminations" in text


def test_a_game_that_goes_on_leaves_no_result():
    game = start(pack_of("fireteam-zero"), "the-last-ferry", 3, 1)
    with pytest.raises(EngineFault, match="not over"):
        proposed("fireteam-zero", begun("fireteam-zero"), game)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_typed_result_begins_with_a_blank_form_that_could_be_recorded(game, lang):
    books, content = campaign(game), pack_of(game).content
    ledger = begun(game)
    form = books.form(content, ledger, lang)
    assert all(field.label for field in form.fields)
    assert len({field.path for field in form.fields}) == len(form.fields)
    proposal = proposed(game, ledger, typed(game, ledger))
    assert proposal.refusals == ()
    assert books.standing(content, books.record(content, ledger, proposal.entry)).state == "open"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_speaks_against_a_result_stands_at_its_field(game, lang):
    ledger = begun(game)
    other = pack_of(game).missions[-1]
    proposal = proposed(game, ledger, typed(game, ledger, mission=other), lang)
    assert proposal.consequences == ()
    (refusal,) = (one for one in proposal.refusals if one.path == ("data", "mission"))
    assert refusal.rule
    word = {"en": "comes next", "de": "als Nächstes", "fr": "suivante"}[lang]
    assert word in refusal.message
    assert other in refusal.message
    nonsense = proposed(game, ledger, typed(game, ledger, outcome="drawn"), lang)
    assert [one.path for one in nonsense.refusals] == [("data", "outcome")]


@pytest.mark.parametrize("game", GAMES)
def test_a_house_rule_overrules_rules_but_not_names(game):
    books, content = campaign(game), pack_of(game).content
    ledger = begun(game)
    other = books.map(content, ledger).nodes[1].mission
    found = dict(books.form(content, ledger, "en", SAMPLES[game].campaign, other).blank)
    assert proposed(game, ledger, found).refusals
    allowed = proposed(game, ledger, found, house_rule="We had played the first one elsewhere.")
    assert allowed.refusals == ()
    longer = books.record(content, ledger, allowed.entry)
    assert longer[-1]["houseRule"]
    assert books.faults(content, longer) == []
    assert books.standing(content, longer).state == "open"
    assert books.next_game(content, longer, SAMPLES[game].campaign) is not None
    nowhere = typed(game, ledger, mission="nowhere")
    assert proposed(game, ledger, nowhere, house_rule="Why not?").refusals


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_standing_tells_people_what_comes_next_and_nothing_secret(game, lang):
    books, content = campaign(game), pack_of(game).content
    ledger = begun(game)
    standing = books.standing(content, ledger, lang)
    assert (standing.state, standing.next_mission) == (
        "open",
        books.next_game(content, ledger, SAMPLES[game].campaign).mission,
    )
    assert standing.sentence
    assert standing.next_text
    written = json.dumps(as_json(standing))
    stack = ledger[0]["data"].get("threatStack", [])
    assert not any(f'"{card}"' in written for card in stack)
    public = json.dumps(books.standings(content, ledger))
    assert not any(f'"{card}"' in public for card in stack)


@pytest.mark.parametrize("game", GAMES)
def test_a_standing_names_heroes_with_who_plays_them(game):
    books, content = campaign(game), pack_of(game).content
    ledger = begun(game)
    ledger = books.record(content, ledger, proposed(game, ledger, played(game, ledger)).entry)
    roster = books.standing(content, ledger).roster
    assert "Ann" in [line.person for line in roster]
    assert all(line.label and line.tracks for line in roster)
    assert books.standings(content, ledger)["people"]["Ben"]["games"] == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_tells_states_and_why(game, lang):
    books, content, name = campaign(game), pack_of(game).content, SAMPLES[game].campaign
    before = books.map(content, [], lang, name)
    assert [node.state for node in before.nodes][:2] == ["next", "locked"]
    ledger = begun(game)
    ledger = books.record(content, ledger, proposed(game, ledger, typed(game, ledger)).entry)
    after = books.map(content, ledger, lang)
    assert [node.state for node in after.nodes][:3] == ["won", "next", "locked"]
    known = {node.id for node in after.nodes}
    assert all(source in known and target in known and words for source, target, words in after.edges)
    assert all(node.why for node in after.nodes)
    assert len({(node.column, node.row) for node in after.nodes}) == len(after.nodes)


@pytest.mark.parametrize("game", GAMES)
def test_a_campaign_can_be_won_and_is_over_then(game):
    books, content, name = campaign(game), pack_of(game).content, SAMPLES[game].campaign
    ledger = begun(game)
    while books.next_game(content, ledger, name):
        proposal = proposed(game, ledger, typed(game, ledger))
        assert proposal.refusals == ()
        ledger = books.record(content, ledger, proposal.entry)
    assert books.standing(content, ledger).state == "won"
    assert books.map(content, ledger).nodes[-1 if game == "fireteam-zero" else -2].state == "won"
    with pytest.raises(BadEntry):
        books.form(content, ledger)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_stands_before_anything_has_begun(game):
    books, content = campaign(game), pack_of(game).content
    for ask in (books.standing, books.map, books.form):
        with pytest.raises(BadEntry):
            ask(content, [])


def bent(game, data, chance):
    """A typed result that few rules would let stand."""
    data["outcome"] = chance.choice(["won", "lost", "abandoned"])
    for op in list(data.get("ops", ())):
        if chance.random() < 0.3:
            data["ops"][op] = {"isAlive": False}
        elif chance.random() < 0.2:
            del data["ops"][op]
    if "lineUp" in data and chance.random() < 0.4:
        data["lineUp"] = data["lineUp"][:1] * chance.randint(1, 3)
    return data


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [*range(12), 146])
def test_whatever_house_rules_let_stand_can_be_gone_on_from(game, seed):
    books, content, name = campaign(game), pack_of(game).content, SAMPLES[game].campaign
    missions = [node.mission for node in books.map(content, [], "en", name).nodes if node.mission]
    chance, ledger = random.Random(seed), begun(game)
    for _ in range(6):
        form = books.form(content, ledger, "en", name, chance.choice(missions))
        found = bent(game, copy.deepcopy(form.blank), chance)
        proposal = proposed(game, ledger, found, "fr", house_rule="Because we say so.")
        if not proposal.refusals:
            ledger = books.record(content, ledger, proposal.entry)
        assert books.standing(content, ledger).sentence
        assert books.map(content, ledger).nodes
        assert books.standings(content, ledger)
        upcoming = books.next_game(content, ledger, name)
        if upcoming is not None:
            seats = upcoming.seats or SEATS[game]
            start(pack_of(game), upcoming.mission, seats, 1, options=upcoming.options, standing=upcoming.standing)
        if chance.random() < 0.2:
            ledger = books.undo(content, ledger)
            ledger = ledger if books.standings(content, ledger)["campaigns"] else begun(game)


# --- garbage --------------------------------------------------------------------------------------

scalars = st.none() | st.booleans() | st.integers(-3, 9) | st.text(max_size=5) | st.floats(allow_nan=True)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)
ASKS = ("standing", "map", "form", "standings", "open", "undo", "faults", "state")


@pytest.mark.parametrize("game", GAMES)
@given(ledger=values, ask=st.sampled_from(ASKS))
@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_ledger_of_rubbish_gives_errors_of_ours(game, ledger, ask):
    with suppress(EngineError):
        getattr(campaign(game), ask)(pack_of(game).content, ledger)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(60))
def test_a_damaged_ledger_gives_errors_of_ours(game, seed):
    books, content, chance = campaign(game), pack_of(game).content, random.Random(seed)
    ledger = begun(game)
    ledger = books.record(content, ledger, proposed(game, ledger, typed(game, ledger)).entry)
    damaged = copy.deepcopy(ledger)
    node = damaged
    while isinstance(node, dict | list) and node:
        key = chance.choice(list(node) if isinstance(node, dict) else range(len(node)))
        if not isinstance(node[key], dict | list) or not node[key] or chance.random() < 0.2:
            node[key] = chance.choice([None, -1, 10**30, "nowhere", [], {}, [[]], {"x": 1}, True, float("nan")])
            break
        node = node[key]
    for ask in ASKS:
        with suppress(EngineError):
            getattr(books, ask)(content, damaged)
