"""Chapter 17 and section 10: operations, and the ledger that tells of them."""

import copy
from functools import lru_cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.campaign import BadEntry, in_force
from engine.core.content import load_document
from engine.core.errors import UnknownName
from engine.rulesets.fireteam_zero.campaign.ch17_operations import OPERATIONS
from engine.rulesets.fireteam_zero.records import read_records
from tests.engine.ledgers import enveloped

PROVING_GROUND = Path(__file__).parents[1] / "packs" / "proving_ground"
FERRY, CUPBEARER, RUN = "ferry-landing", "the-cupbearer", "proving-run"
TEAM = [{"hero": "abe"}, {"hero": "shad"}]


@lru_cache(maxsize=1)
def document():
    return load_document(PROVING_GROUND)


def packed(**changes):
    """The proving ground with some top-level keys changed."""
    return read_records({**copy.deepcopy(document()), **changes})


@pytest.fixture(scope="module")
def pack():
    """The proving ground, whose operation carries a flag over."""
    operation = {**document()["operations"][0], "carryOver": [{"id": "ferry-saved"}]}
    return packed(operations=[operation])


def result(mission, outcome="won", campaign=RUN, people=("Ann", "Ben"), **more):
    entry = {"kind": "result", "people": list(people), "mission": mission, "outcome": outcome, "lineUp": TEAM, **more}
    return enveloped(**entry, **({} if campaign is None else {"campaign": campaign}))


def begun(pack, **options):
    return OPERATIONS.begin(pack, [], RUN, people=["Ann", "Ben"], date="2026-05-01", options=options or None)


def played(pack, *entries, ledger=None):
    ledger = begun(pack) if ledger is None else ledger
    for entry in entries:
        ledger = OPERATIONS.record(pack, ledger, entry)
    return ledger


def refused(pack, ledger, entry):
    """Everything that is wrong with an entry, by path."""
    before = copy.deepcopy(ledger)
    with pytest.raises(BadEntry) as caught:
        OPERATIONS.record(pack, ledger, entry)
    assert ledger == before
    return {fault.path.removeprefix("data."): fault for fault in caught.value.faults}


def coming(pack, ledger):
    return [one["mission"] for one in OPERATIONS.open(pack, ledger)["next"]]


def standing(pack, ledger, run=0):
    return OPERATIONS.standings(pack, ledger)["campaigns"][run]


# --- the course of an operation -------------------------------------------------------------------


@pytest.mark.rule("FZ-17.01", "FZ-17.02", "FZ-B.01", "FZ-B.02")
def test_an_operation_starts_with_its_first_mission(pack):
    ledger = begun(pack)
    assert ledger == [
        {
            "number": 1,
            "kind": "begin",
            "campaign": RUN,
            "data": {"pack": {"id": "proving-ground", "version": "1"}},
            "people": ["Ann", "Ben"],
            "date": "2026-05-01",
        }
    ]
    assert OPERATIONS.open(pack, ledger)["next"] == [{"campaign": RUN, "mission": FERRY, "attempt": 1, "replay": False}]
    assert (standing(pack, ledger)["state"], standing(pack, ledger)["nextIndex"]) == ("open", 0)


@pytest.mark.rule("FZ-17.03", "FZ-B.02", "FZ-B.03")
def test_after_a_win_the_next_mission_is_open(pack):
    ledger = played(pack, result(FERRY))
    assert coming(pack, ledger) == [CUPBEARER]
    fault = refused(pack, ledger, result(FERRY))["mission"]
    assert fault.code == "FZ-17.03"
    assert f'the mission "{CUPBEARER}" comes next' in fault.message


@pytest.mark.rule("FZ-17.03")
def test_no_mission_is_skipped(pack):
    assert "mission" in refused(pack, begun(pack), result(CUPBEARER))


@pytest.mark.rule("FZ-B.13", "FZ-17.03")
def test_an_operation_is_completed_when_its_last_mission_is_won(pack):
    ledger = played(pack, result(FERRY), result(CUPBEARER))
    shown = standing(pack, ledger)
    assert (shown["state"], shown["next"], shown["epilogue"]) == ("won", None, "Somebody buys the drinks.")
    assert coming(pack, ledger) == []
    assert standing(pack, ledger[:-1])["epilogue"] is None
    assert "campaign" in refused(pack, ledger, result(CUPBEARER))


@pytest.mark.rule("FZ-A.57", "FZ-B.10", "FZ-D.46")
def test_a_lost_mission_may_be_replayed_without_penalty(pack):
    ledger = played(pack, result(FERRY, "lost"), result(FERRY, "abandoned"))
    assert OPERATIONS.open(pack, ledger)["next"] == [{"campaign": RUN, "mission": FERRY, "attempt": 3, "replay": True}]
    ledger = played(pack, result(FERRY), ledger=ledger)
    assert coming(pack, ledger) == [CUPBEARER]


@pytest.mark.rule("FZ-A.57", "FZ-B.10")
def test_a_defeat_may_end_the_operation_by_option(pack):
    ledger = begun(pack, failedMission="endOperation")
    ledger = played(pack, result(FERRY, "abandoned"), ledger=ledger)
    assert coming(pack, ledger) == [FERRY]  # leaving a game is no defeat
    ledger = played(pack, result(FERRY, "lost"), ledger=ledger)
    assert (standing(pack, ledger)["state"], coming(pack, ledger)) == ("lost", [])


@pytest.mark.rule("FZ-A.57", "FZ-B.10", "FZ-B.13")
@pytest.mark.parametrize(("last", "state"), [("won", "won"), ("lost", "lost")])
def test_an_operation_may_go_on_after_a_defeat_by_option(pack, last, state):
    ledger = played(pack, result(FERRY, "lost"), ledger=begun(pack, failedMission="goOn"))
    assert coming(pack, ledger) == [CUPBEARER]
    ledger = played(pack, result(CUPBEARER, last), ledger=ledger)
    assert standing(pack, ledger)["state"] == state


@pytest.mark.rule("FZ-A.57")
def test_the_packs_own_option_counts_unless_the_run_has_another():
    pack = packed(ruleOptions={"failedMission": "endOperation"})
    assert standing(pack, played(pack, result(FERRY, "lost")))["state"] == "lost"
    ledger = begun(pack, failedMission="replay")
    assert coming(pack, played(pack, result(FERRY, "lost"), ledger=ledger)) == [FERRY]


@pytest.mark.rule("FZ-D.46")
def test_an_operation_may_be_left_and_begun_again(pack):
    ledger = OPERATIONS.stop(pack, played(pack, result(FERRY)), RUN)
    assert standing(pack, ledger)["state"] == "stopped"
    assert OPERATIONS.open(pack, ledger)["campaigns"] == [RUN]
    ledger = OPERATIONS.begin(pack, ledger, RUN)
    assert coming(pack, ledger) == [FERRY]
    assert standing(pack, ledger, 1)["games"]["games"] == 0
    with pytest.raises(BadEntry, match="already under way"):
        OPERATIONS.begin(pack, ledger, RUN)
    with pytest.raises(BadEntry, match="not under way"):
        OPERATIONS.stop(pack, [], RUN)


@pytest.mark.rule("FZ-B.14", "FZ-1.02")
def test_a_game_on_its_own_advances_nothing(pack):
    ledger = played(pack, result(CUPBEARER, campaign=None), ledger=[])
    assert OPERATIONS.open(pack, ledger) == {"next": [], "campaigns": [RUN], "single": [FERRY, CUPBEARER]}
    ledger = played(pack, result(FERRY, campaign=None), ledger=begun(pack))
    assert coming(pack, ledger) == [FERRY]
    alone = OPERATIONS.standings(pack, ledger)["single"]
    assert alone == {FERRY: {"games": 1, "wins": 1, "losses": 0, "abandoned": 0, "attempts": 1}}


@pytest.mark.rule("FZ-17.01", "FZ-B.01")
def test_an_operation_must_be_one_of_the_packs(pack):
    with pytest.raises(BadEntry, match="Did you mean"):
        OPERATIONS.record(pack, [], {"kind": "begin", "campaign": "proving-fun"})
    other = enveloped(kind="begin", campaign=RUN, pack={"id": "proving-ground", "version": "2"})
    assert "pack" in refused(pack, [], other)
    empty = packed(operations=[{"id": "nothing", "title": "Nothing"}])
    with pytest.raises(BadEntry, match="no missions"):
        OPERATIONS.begin(empty, [], "nothing")


# --- team and equipment ---------------------------------------------------------------------------


def seats(*heroes, **equipment):
    return [{"hero": hero, **equipment} for hero in heroes]


def team_faults(pack, mission, line_up, operation=RUN):
    return {fault.path: fault for fault in OPERATIONS.line_up_faults(pack, [], mission, line_up, operation)}


@pytest.mark.rule("FZ-B.04", "FZ-17.08", "FZ-1.06")
def test_heroes_are_chosen_anew_for_each_mission(pack):
    ledger = played(pack, result(FERRY), result(CUPBEARER, lineUp=seats("don", "frank", "maxine")))
    assert standing(pack, ledger)["state"] == "won"
    assert team_faults(pack, CUPBEARER, seats("don", "don")).keys() == {"lineUp[1].hero"}  # and shares no role
    assert "lineUp[0].hero" in team_faults(pack, CUPBEARER, seats("dan", "abe"))


@pytest.mark.rule("FZ-1.09", "FZ-1.10")
def test_a_required_role_is_covered(pack):
    faults = team_faults(pack, FERRY, seats("shad", "frank"))
    assert faults["lineUp"].code == "FZ-1.09"
    assert '"leader"' in faults["lineUp"].message
    assert not team_faults(pack, FERRY, seats("shad", "maxine"))


@pytest.mark.rule("FZ-1.12", "FZ-T.16")
def test_two_heroes_of_one_role_need_two_card_sets(pack):
    faults = team_faults(pack, FERRY, seats("abe", "maxine"))
    assert faults["lineUp"].code == "FZ-1.12"
    roles = copy.deepcopy(document()["roles"])
    roles[0]["cardSetsOwned"] = 2
    assert not team_faults(packed(roles=roles), FERRY, seats("abe", "maxine"))


@pytest.mark.rule("FZ-A.40", "FZ-A.53", "FZ-1.11")
def test_the_size_of_the_team_fits_the_mission(pack):
    assert team_faults(pack, FERRY, seats("abe"))["lineUp"].code == "FZ-A.40"
    alone = packed(ruleOptions={"loneHero": True})
    assert not team_faults(alone, FERRY, seats("abe"))


@pytest.mark.rule("FZ-1.14", "FZ-1.16", "FZ-A.07", "FZ-B.05")
@pytest.mark.parametrize(
    ("upgrades", "path"),
    [
        ([], None),
        (["rally"], None),
        (["rally", "crossfire"], "lineUp[0].upgrades"),
        (["rally", "rally"], "lineUp[0].upgrades[1]"),
        (["spotter"], "lineUp[0].upgrades[0]"),
    ],
    ids=["none", "one", "two", "twice", "of another role"],
)
def test_upgrades_keep_to_the_briefing(pack, upgrades, path):
    line_up = [{"hero": "abe", "upgrades": upgrades}, {"hero": "don"}]
    faults = team_faults(pack, CUPBEARER, line_up)
    assert (path in faults) if path else not faults


@pytest.mark.rule("FZ-1.14", "FZ-A.07")
def test_the_first_mission_allows_none_and_a_fixed_list_is_taken_whole():
    missions = copy.deepcopy(document()["missions"])
    missions[1]["upgrades"] = {"mode": "fixed", "sets": {"leader": ["rally", "crossfire"]}}
    pack = packed(missions=missions)
    assert "lineUp[0].upgrades[0]" in team_faults(pack, FERRY, seats("abe", "don", upgrades=["rally"]))
    part = [{"hero": "abe", "upgrades": ["rally"]}, {"hero": "don"}]
    assert '"crossfire" is missing' in team_faults(pack, CUPBEARER, part)["lineUp[0].upgrades"].message
    part[0]["upgrades"].append("crossfire")
    assert not team_faults(pack, CUPBEARER, part)
    del part[0]["upgrades"]  # the fixed list goes without saying
    assert not team_faults(pack, CUPBEARER, part)


@pytest.mark.rule("FZ-1.18", "FZ-B.05", "FZ-A.07")
@pytest.mark.parametrize(
    ("focus", "path"),
    [
        ([], None),
        (["leader-quick"], None),
        (["leader-quick", "leader-tough"], "lineUp[0].focus"),
        (["leader-quick", "leader-quick"], "lineUp[0].focus[1]"),
        (["marksman-quick"], "lineUp[0].focus[0]"),
    ],
    ids=["none", "one", "two", "twice", "of another role"],
)
def test_focus_cards_keep_to_the_briefing(pack, focus, path):
    line_up = [{"hero": "abe", "focus": focus}, {"hero": "don"}]
    faults = team_faults(pack, CUPBEARER, line_up)
    assert (path in faults) if path else not faults


@pytest.mark.rule("FZ-B.06", "FZ-17.05", "FZ-17.09")
def test_the_briefing_says_what_is_allowed_next(pack):
    first = OPERATIONS.briefing(pack, begun(pack), FERRY, RUN)
    assert set(map(tuple, first["upgrades"]["sets"].values())) == {()}
    assert (first["requiredRoles"], first["coinStart"]) == (["leader"], "heads")
    second = OPERATIONS.briefing(pack, played(pack, result(FERRY)), CUPBEARER, RUN)
    assert second["upgrades"]["number"] == 1
    assert second["upgrades"]["sets"]["leader"] == ["rally", "iron-will", "crossfire", "second-wind"]
    assert second["focusCards"] == {"leader": 1, "close-combat": 1, "marksman": 1, "demolitions": 1}
    with pytest.raises(UnknownName):
        OPERATIONS.briefing(pack, [], "nowhere")


@pytest.mark.rule("FZ-17.05", "FZ-B.06")
@pytest.mark.parametrize(
    ("since", "available"),
    [
        ({"mission": FERRY}, True),
        ({"mission": CUPBEARER}, True),
        ({"operation": RUN}, True),
        ({"operation": "later-run"}, False),
        ({"mission": "last-stand"}, False),
        ({"mission": "prologue"}, True),
        ({"mission": "extra"}, False),
    ],
)
def test_an_upgrade_set_is_available_from_a_mission_or_operation_on(since, available):
    sets = copy.deepcopy(document()["upgradeSets"])
    next(one for one in sets if one["id"] == "rally")["availableFrom"] = since
    missions = copy.deepcopy(document()["missions"])
    for name in ("last-stand", "prologue", "extra"):
        missions.append({**missions[0], "id": name, "objectives": [], "discoveries": []})
    operations = [
        copy.deepcopy(document()["operations"][0]),
        {"id": "later-run", "number": 2, "title": "Later", "missions": [FERRY]},
    ]
    operations[0]["missions"] = [FERRY, CUPBEARER, "last-stand"]
    operations.append({"id": "earlier-run", "number": 0, "title": "Earlier", "missions": ["prologue"]})
    pack = packed(upgradeSets=sets, missions=missions, operations=operations)
    allowed = OPERATIONS.briefing(pack, [], CUPBEARER, RUN)["upgrades"]["sets"]["leader"]
    assert ("rally" in allowed) is available


# --- what else is recorded ------------------------------------------------------------------------

FULL = {
    "date": "2026-05-02",
    "startPlayer": 1,
    "objectives": [{"objective": "repair-the-ferry", "completed": True, "tokens": 2, "round": 6}],
    "final": {"rounds": 8, "threat": 9, "twists": ["faster"], "coin": "tails", "knockDowns": {"abe": 1}, "searches": 5},
    "combat": {"kills": {"abe": {"corrupted-animal": 3}, "shad": {"corrupted-giant": 1}}, "hitsTaken": {"shad": 4}},
    "record": {"seed": 17, "choices": [0, 3, 1], "mission": FERRY},
    "flags": {"ferry-saved": True},
}


@pytest.mark.rule("FZ-B.03", "FZ-B.04", "FZ-B.07", "FZ-B.08", "FZ-B.09", "FZ-B.11", "FZ-B.12")
def test_a_result_keeps_all_that_was_told(pack):
    ledger = played(pack, result(FERRY, **FULL))
    assert ledger[-1] == {"number": 2, **result(FERRY, **FULL)}


@pytest.mark.rule("FZ-B.03", "FZ-B.07", "FZ-B.08", "FZ-B.09", "FZ-B.11", "FZ-B.12")
def test_every_fault_of_a_result_is_listed_at_once(pack):
    wrong = result(
        FERRY,
        startPlayer=2,
        objectives=[{"objective": "break-the-seals", "completed": True}],
        final={"twists": ["slower"], "knockDowns": {"don": 1}},
        combat={"kills": {"abe": {"goat": 1}}, "hitsTaken": {"frank": 1}},
        record={"mission": CUPBEARER},
        flags={"ferry-lost": True},
        lineUp=seats("shad", "frank", focus=["leader-quick"]),
    )
    assert set(refused(pack, begun(pack), wrong)) == {
        "startPlayer",
        "objectives[0].objective",
        "final.twists[0]",
        "final.knockDowns.don",
        "combat.kills.abe",
        "combat.kills.abe.goat",
        "record.mission",
        "flags.ferry-lost",
        "lineUp",
        "lineUp[0].focus",
        "lineUp[0].focus[0]",
        "lineUp[1].focus",
        "lineUp[1].focus[0]",
    }


@pytest.mark.rule("FZ-B.03")
def test_fields_are_checked_before_anything_else(pack):
    wrong = result(FERRY, "drawn", lineUp=[{"rank": "major"}], prize=3)
    assert set(refused(pack, begun(pack), wrong)) == {"outcome", "lineUp[0].hero", "lineUp[0].rank", "prize"}
    assert set(refused(pack, begun(pack), {**result(FERRY), "date": "yesterday", "prize": 3})) == {"date", "prize"}
    assert "kind" in refused(pack, [], {"kind": "holiday"})
    assert "kind" in refused(pack, [], {})
    assert "mission" in refused(pack, [], result("nowhere", campaign=None))


@pytest.mark.rule("FZ-B.12")
def test_flags_last_through_a_run_and_the_latest_value_counts(pack):
    ledger = played(pack, result(FERRY, "lost", flags={"ferry-saved": False}), result(FERRY, flags={"ferry-saved": 2}))
    assert OPERATIONS.briefing(pack, ledger, CUPBEARER, RUN)["flags"] == {"ferry-saved": 2}
    ledger = OPERATIONS.begin(pack, OPERATIONS.stop(pack, ledger, RUN), RUN)
    assert OPERATIONS.briefing(pack, ledger, FERRY, RUN)["flags"] == {}
    assert "flags.ferry-saved" in refused(pack, [], result(FERRY, campaign=None, flags={"ferry-saved": True}))


@pytest.mark.rule("FZ-B.03", "FZ-B.08", "FZ-B.09")
def test_standings_of_heroes_and_people(pack):
    both = ("Ann", "Ann")
    ledger = played(
        pack, result(FERRY, **FULL), result(CUPBEARER, "lost", people=both, final={"knockDowns": {"abe": 1, "shad": 2}})
    )
    shown = OPERATIONS.standings(pack, ledger)
    assert shown["games"] == {"games": 2, "wins": 1, "losses": 1, "abandoned": 0}
    ann = {"games": 2, "wins": 1, "losses": 1, "abandoned": 0, "knockDowns": 4, "kills": 3, "hitsTaken": 0}
    assert shown["people"]["Ann"] == ann
    assert shown["people"]["Ben"]["kills"] == 1
    assert shown["heroes"]["shad"] == {**ann, "knockDowns": 2, "kills": 1, "hitsTaken": 4}
    missions = shown["campaigns"][0]["missions"]
    assert [(one["mission"], one["won"], one["attempts"]) for one in missions] == [
        (FERRY, True, 1),
        (CUPBEARER, False, 1),
    ]


TWISTS = [one["id"] for one in document()["twists"]]


@pytest.mark.rule("FZ-7.11", "FZ-10.01", "FZ-10.02", "FZ-10.04", "FZ-10.05", "FZ-8.06", "FZ-8.08", "FZ-B.07", "FZ-B.08")
@pytest.mark.parametrize(
    ("outcome", "told", "rule"),
    [
        ("won", {"objectives": [{"objective": "repair-the-ferry", "completed": False}]}, "FZ-10.02"),
        ("lost", {"final": {"coin": "heads"}}, "FZ-10.04"),
        ("lost", {"final": {"threat": 14}}, "FZ-8.06"),
        ("lost", {"final": {"twists": TWISTS[:5]}}, "FZ-8.08"),
        ("lost", {"objectives": [{"objective": "repair-the-ferry", "completed": False, "tokens": 2}]}, "FZ-7.11"),
        (
            "won",
            {"final": {"rounds": 5}, "objectives": [{"objective": "repair-the-ferry", "completed": True, "round": 6}]},
            "FZ-B.07",
        ),
    ],
)
def test_an_ending_that_cannot_have_been_is_refused_with_its_rule(pack, outcome, told, rule):
    entry = result(FERRY, outcome, **told)
    assert [fault.code for fault in refused(pack, begun(pack), entry).values()] == [rule]
    assert standing(pack, played(pack, {**entry, "houseRule": "We agreed on it."}))["games"]["games"] == 1
    game = result(FERRY, outcome, record={"seed": 1, "choices": []}, **told)
    assert played(pack, game)  # a game that tells its own record knows how it ended


@pytest.mark.rule("FZ-E.99", "FZ-10.05")
def test_where_cards_or_briefing_end_the_mission_other_endings_can_be():
    mission = copy.deepcopy(document()["missions"])
    mission[0]["specialRules"] = [{"when": {"op": "onRoundEnd"}, "do": [{"op": "loseMission"}]}]
    pack = packed(missions=mission)
    assert played(pack, result(FERRY, "lost", final={"coin": "heads"}))


@pytest.mark.rule("FZ-B.04", "FZ-B.08")
def test_the_form_asks_for_knock_downs_twists_and_who_began(pack):
    form = OPERATIONS.form(pack, begun(pack))
    asked = {field.path: field for field in form.fields}
    assert asked["final", "knockDowns", "abe"].group
    assert "faster" in [choice.value for choice in asked["final", "twists"].choices]
    assert [choice.value for choice in asked["startPlayer",].choices] == [0, 1, 2, 3]


# --- the ledger itself ----------------------------------------------------------------------------


@pytest.mark.rule("FZ-B.03")
def test_undo_appends_and_rewrites_nothing(pack):
    ledger = played(pack, result(FERRY))
    undone = OPERATIONS.undo(pack, ledger)
    assert undone[:2] == ledger
    assert undone[2] == {"number": 3, "kind": "undo", "revokes": 2}
    assert OPERATIONS.standings(pack, undone) == OPERATIONS.standings(pack, ledger[:1])
    redone = OPERATIONS.undo(pack, undone, 3)
    assert OPERATIONS.standings(pack, redone) == OPERATIONS.standings(pack, ledger)
    assert [entry["number"] for entry in in_force(redone)] == [1, 2]


@pytest.mark.rule("FZ-B.03")
def test_what_later_entries_build_on_cannot_be_taken_back(pack):
    ledger = played(pack, result(FERRY), result(CUPBEARER, "lost"))
    with pytest.raises(BadEntry, match="later entry builds on it"):
        OPERATIONS.undo(pack, ledger, 2)
    ledger = OPERATIONS.undo(pack, OPERATIONS.undo(pack, ledger), 2)
    assert coming(pack, ledger) == [FERRY]


@pytest.mark.rule("FZ-B.03")
@pytest.mark.parametrize("number", [0, 9, True, "2"])
def test_only_an_entry_that_stands_can_be_taken_back(pack, number):
    ledger = OPERATIONS.undo(pack, played(pack, result(FERRY)))
    assert "revokes" in refused(pack, ledger, {"kind": "undo", "revokes": number})
    assert "revokes" in refused(pack, ledger, {"kind": "undo", "revokes": 2})  # already taken back
    with pytest.raises(BadEntry, match="nothing to take back"):
        OPERATIONS.undo(pack, [])


@pytest.mark.rule("FZ-B.03")
def test_two_who_record_at_once_are_told(pack):
    ledger = played(pack, result(FERRY, "lost"))
    fault = refused(pack, ledger, {"number": 2, **result(FERRY)})["number"]
    assert "the next one in the ledger is 3" in fault.message


@pytest.mark.rule("FZ-B.03")
def test_a_whole_ledger_is_checked_entry_by_entry(pack):
    ledger = played(pack, result(FERRY))
    assert OPERATIONS.faults(pack, ledger) == []
    bad = [*ledger, {"number": 3, **result(FERRY)}, {"number": 9, "kind": "stop", "campaign": RUN}, 7]
    assert [fault.path for fault in OPERATIONS.faults(pack, bad)] == [
        "entry 3.data.mission",
        "entry 9.number",
        "entry ?.kind",
        "entry ?.number",
    ]
    with pytest.raises(BadEntry, match="entry 3"):
        OPERATIONS.standings(pack, bad[:3])


ENTRIES = st.one_of(
    st.just({"kind": "begin", "campaign": RUN}),
    st.just({"kind": "begin", "campaign": RUN, "data": {"options": {"failedMission": "goOn"}}}),
    st.just({"kind": "begin", "campaign": RUN, "data": {"options": {"failedMission": "endOperation"}}}),
    st.just({"kind": "stop", "campaign": RUN}),
    st.builds(
        result,
        st.sampled_from([FERRY, CUPBEARER]),
        st.sampled_from(["won", "lost", "abandoned"]),
        st.sampled_from([RUN, None]),
        final=st.builds(lambda n: {"knockDowns": {"abe": n}}, st.integers(0, 2)),
    ),
    st.builds(lambda number: {"kind": "undo", "revokes": number}, st.integers(1, 20)),
    st.just({"kind": "undo"}),
)


@pytest.mark.rule("FZ-B.03", "FZ-17.03")
@settings(max_examples=150, deadline=None)
@given(st.lists(ENTRIES, max_size=20))
def test_a_ledger_with_undos_stands_as_if_what_they_revoke_had_never_been(entries):
    pack = _shared_pack()
    ledger = []
    for entry in entries:
        last = [one["number"] for one in in_force(ledger)][-1:]
        entry = {"revokes": last[0] if last else 1, **entry} if entry["kind"] == "undo" else entry
        before = copy.deepcopy(ledger)
        try:
            longer = OPERATIONS.record(pack, ledger, entry)
        except BadEntry:
            longer = [*ledger, None]
        assert longer[:-1] == ledger == before  # recorded or refused, nothing has changed
        if longer[-1] is None:
            continue
        ledger = longer
    plain = []
    for entry in in_force(ledger):
        plain = OPERATIONS.record(pack, plain, {key: value for key, value in entry.items() if key != "number"})
    assert not any(entry["kind"] == "undo" for entry in plain)
    assert OPERATIONS.standings(pack, ledger) == OPERATIONS.standings(pack, plain)
    assert OPERATIONS.open(pack, ledger) == OPERATIONS.open(pack, plain)
    assert OPERATIONS.faults(pack, ledger) == []


@lru_cache(maxsize=1)
def _shared_pack():
    return packed()
