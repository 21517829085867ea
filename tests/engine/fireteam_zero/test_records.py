"""The authoring records: what an author may write, and what he is told otherwise."""

import copy
from pathlib import Path

import pytest

from engine.core.content import load_document
from engine.core.errors import ContentError
from engine.rulesets.fireteam_zero.records import (
    Ability,
    ComponentLimits,
    Dice,
    InlineLayout,
    PackRecord,
    Reaction,
    RuleOptions,
    ThreatTrack,
    board_map,
    read_records,
)

PROVING_GROUND = Path(__file__).parents[1] / "packs" / "proving_ground"
EMPTY = {"format": 1, "ruleset": "fireteam-zero", "id": "empty", "version": "1", "title": "Empty"}


@pytest.fixture(scope="module")
def loaded():
    return load_document(PROVING_GROUND)


@pytest.fixture
def document(loaded):
    return copy.deepcopy(loaded)


@pytest.fixture(scope="module")
def pack(loaded):
    return read_records(loaded)


def faults(document):
    with pytest.raises(ContentError) as caught:
        read_records(document)
    return {fault.path: fault for fault in caught.value.faults}


def by_id(records):
    return {record.id: record for record in records}


# --- the pack for tests ---------------------------------------------------------------------------


@pytest.mark.rule("FZ-C.28", "FZ-C.29", "FZ-C.30")
def test_every_role_of_the_proving_ground_is_complete(pack):
    for role in pack.roles:
        assert sum(card.copies for card in pack.action_cards if card.role == role.id) == role.action_cards == 16
        assert [one.copies for one in pack.upgrade_sets if one.role == role.id] == [4] * role.upgrade_sets
        assert sum(card.role == role.id for card in pack.focus_cards) == role.focus_cards == 6


@pytest.mark.rule("FZ-K.09", "FZ-K.10", "FZ-K.16", "FZ-K.17", "FZ-K.23")
def test_the_proving_ground_has_the_known_values(pack):
    cards, kinds = by_id(pack.action_cards), by_id(pack.monster_kinds)
    shock, pistols = cards["hydrostatic-shock"].attack, cards["dual-pistols"].attack
    assert (shock.type, shock.strength) == ("bullets", 3)
    assert (pistols.type, pistols.strength, pistols.bonus_hits) == ("bullets", 2, 2)
    animal, human = kinds["corrupted-animal"], kinds["corrupted-human"]
    assert (animal.class_, animal.health) == ("minion", 2)
    assert animal.resistance.model_dump() == {"brawl": 1, "bullets": 1, "explosion": 0}
    assert (human.attack.type, human.attack.strength) == ("brawl", 2)
    assert by_id(pack.objectives)["repair-the-ferry"].completion.tokens_needed == 2


def test_the_missions_of_the_proving_ground_add_up(pack):
    for mission in pack.missions:
        assert len(set(mission.spawn_locations)) == 12
        assert mission.event_count + len(mission.discoveries) == 12
    assert sum(event.copies for event in pack.events) >= 12


def test_the_boards_of_the_proving_ground_are_whole(pack):
    for layout in pack.layouts:
        board = board_map(pack, layout)
        closed = board.with_tag("terrain:impassable")
        path = board.distances(~closed & ((1 << len(board)) - 1))
        start = next(i for i in range(len(board)) if not closed >> i & 1)
        away = [i for i in range(len(board)) if path[start * len(board) + i] == 99]
        assert [i for i in range(len(board)) if closed >> i & 1] == away


@pytest.mark.rule("FZ-4.13")
def test_locations_that_touch_by_a_corner_are_adjacent(pack):
    board = board_map(pack, pack.layouts[0])
    tower, well = board.index("landing-stage/boathouse"), board.index("village-street/ruins")
    assert well in board.neighbours[tower]


@pytest.mark.rule("FZ-A.38")
def test_adjacency_given_as_data_wins_over_the_drawing(pack):
    board = board_map(pack, pack.layouts[1])
    stubble, hedge = board.index("burnt-field/stubble"), board.index("burnt-field/hedge")
    assert hedge not in board.neighbours[stubble]
    layout = pack.layouts[1].model_copy(update={"cross_adjacency": (("burnt-field/hedge", "crypt/altar"),)})
    across = board_map(pack, layout)
    altar = across.index("crypt/altar")
    assert [one for one in across.neighbours[altar] if across.sector_of[one] != across.sector_of[altar]] == [hedge]


def test_overlapping_tiles_are_told_with_their_place(pack):
    placed = pack.layouts[0].tiles
    layout = InlineLayout(tiles=(placed[0], placed[1].model_copy(update={"x": 5})))
    with pytest.raises(ContentError, match=r"layout.tiles\[1\]: The tile .* lies on the tile"):
        board_map(pack, layout)


# --- defaults -------------------------------------------------------------------------------------


def test_the_smallest_pack_has_the_defaults_of_the_catalogue():
    pack = read_records(EMPTY)
    assert pack.component_limits == ComponentLimits()
    assert pack.rule_options == RuleOptions()
    assert pack.threat_tracks == (ThreatTrack(id="standard"),)
    assert pack.tokens.intel.letters == "ABCDEFGHIJKL"


@pytest.mark.rule("FZ-A.28", "FZ-A.31", "FZ-C.26")
def test_the_default_dice_are_those_of_the_catalogue():
    dice = Dice()
    for kind in ("brawl", "bullets", "explosion"):
        assert sorted(face.count(kind) for face in dice.attack.faces) == [0, 0, 0, 1, 1, 2]
    assert dice.attack.count == 8
    assert dice.activation.faces == ("blank",) * 2 + ("move",) * 2 + ("special",) * 2
    assert dice.spawn.faces == tuple(range(1, 13))


@pytest.mark.rule("FZ-A.32")
def test_the_default_track_has_fourteen_spaces_and_four_twists():
    track = ThreatTrack(id="standard")
    assert (track.spaces, track.start, track.twist_spaces) == (14, 0, (3, 6, 9, 12))


def test_component_limits_may_be_changed_or_switched_off():
    assert read_records(EMPTY | {"componentLimits": "off"}).component_limits == "off"
    assert read_records(EMPTY | {"componentLimits": {"sectorTiles": 20}}).component_limits.sector_tiles == 20


def test_a_mission_overrides_only_the_options_it_names(document):
    document["ruleOptions"] = {"openHands": True, "draw": "optional"}
    document["missions"][0]["options"] = {"draw": "mandatory"}
    pack = read_records(document)
    options = pack.options_of(pack.missions[0])
    assert (options.open_hands, options.draw) == (True, "mandatory")
    assert pack.options_of(pack.missions[1]).draw == "optional"


def test_a_mission_has_the_track_it_names_and_else_the_first(document):
    document["threatTracks"] = [{"id": "short", "spaces": 6, "twistSpaces": [2]}, {"id": "long"}]
    document["missions"][0]["threatTrack"] = "long"
    pack = read_records(document)
    assert [pack.track_of(mission).id for mission in pack.missions] == ["long", "short"]


def test_an_ability_keeps_the_words_of_its_author():
    node = {"when": "always", "if": {"op": "coin"}, "do": [{"op": "drawCards", "n": 2}], "for": "thisTurn"}
    assert Ability.model_validate(node).node == node


def test_a_single_step_may_stand_without_a_list(document):
    document["monsterKinds"][1]["special"] = {"op": "bonusHits", "n": 1}
    assert read_records(document).monster_kinds[1].special == [{"op": "bonusHits", "n": 1}]


def test_an_upgrade_card_borrows_the_id_of_its_set(pack):
    assert by_id(pack.upgrade_sets)["rally"].card_id == "rally"
    assert isinstance(by_id(pack.action_cards)["bear-hug"].lower, Reaction)


def test_the_records_describe_themselves_to_editors():
    schema = PackRecord.model_json_schema()
    assert {"actionCards", "missions", "ruleOptions"} <= set(schema["properties"])


# --- local faults, with the linter's codes --------------------------------------------------------

NOWHERE = object()


def put(document, path, value):
    *way, last = path
    for part in way:
        document = document[part]
    if value is NOWHERE:
        del document[last]
    else:
        document[last] = value


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        (("sectors", 0, "locations", 0, "terrain"), ["cover", "impassable"], "FZ-L.37"),
        (("actionCards", 0, "attack"), NOWHERE, "FZ-L.38"),
        (("actionCards", 0, "lower"), NOWHERE, "FZ-L.38"),
        (("actionCards", 0, "lower", "kind"), "both", "FZ-L.38"),
        (("upgradeSets", 0, "card", "lower"), NOWHERE, "FZ-L.38"),
        (("actionCards", 0, "lower"), {"kind": "reaction", "range": 1, "effect": ["x"]}, "FZ-L.39"),
        (("actionCards", 0, "lower"), {"kind": "reaction", "trigger": "x", "effect": ["x"]}, "FZ-L.39"),
        (("actionCards", 0, "attack", "strength"), -1, "FZ-L.40"),
        (("actionCards", 0, "attack", "type"), "laser", "FZ-L.40"),
        (("heroes", 0, "role"), NOWHERE, "FZ-L.43"),
        (("heroes", 0, "speed"), -1, "FZ-L.43"),
        (("heroes", 0, "fullHand"), 0, "FZ-L.43"),
        (("monsterKinds", 0, "health"), 0, "FZ-L.44"),
        (("monsterKinds", 0, "resistance", "brawl"), NOWHERE, "FZ-L.44"),
        (("monsterKinds", 0, "class"), NOWHERE, "FZ-L.44"),
        (("dice",), {"activation": {"faces": ["jump"] * 6}}, "FZ-L.56"),
        (("threatTracks",), [{"id": "x", "spaces": 5}], "FZ-L.30"),
    ],
)
def test_faults_that_a_record_finds_carry_the_code_of_the_check(document, path, value, code):
    put(document, path, value)
    assert {fault.code for fault in faults(document).values()} == {code}


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (("missions", 0, "entryPoint"), "yard", "missions[0] (ferry-landing).entryPoint"),
        (("missions", 0, "spawnLocations", 11), 3, "missions[0] (ferry-landing).spawnLocations[11]"),
        (("missions", 0, "options"), {"draw": "never"}, "missions[0] (ferry-landing).options.draw"),
        (("missions", 0, "entrypoint"), "x", "missions[0] (ferry-landing).entrypoint"),
        (("objectives", 0, "completion"), {}, "objectives[0] (repair-the-ferry).completion"),
        (("objectives", 0, "completion"), {"tokensNeeded": 0}, "objectives[0] (repair-the-ferry).completion"),
        (("objectives", 0, "code"), "1.1", "objectives[0] (repair-the-ferry).code"),
        (("discoveries", 0, "completion"), "later", "discoveries[0] (ferry-fuel).completion"),
        (("heroes", 0, "id"), "Abe", "heroes[0] (Abe).id"),
        (("layouts", 0, "tiles", 1, "rotation"), 45, "layouts[0] (river-crossing).tiles[1].rotation"),
        (
            ("missions", 0, "initialPlacement"),
            [{"kind": "a", "hero": "b", "location": "a/b"}],
            "missions[0] (ferry-landing).initialPlacement[0]",
        ),
    ],
)
def test_a_fault_is_addressed_by_its_path(document, path, value, where):
    put(document, path, value)
    assert list(faults(document)) == [where]


# --- references -----------------------------------------------------------------------------------


@pytest.mark.rule("FZ-L.01")
@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (("heroes", 0, "role"), "leder", "heroes[0] (abe).role"),
        (("actionCards", 0, "role"), "x", "actionCards[0] (dual-pistols).role"),
        (("focusCards", 0, "role"), "x", "focusCards[0] (close-combat-quick).role"),
        (("upgradeSets", 0, "availableFrom"), {"mission": "x"}, "upgradeSets[0] (haymaker).availableFrom.mission"),
        (("monsterKinds", 0, "family"), "x", "monsterKinds[0] (corrupted-animal).family"),
        (("discoveries", 0, "objective"), "x", "discoveries[0] (ferry-fuel).objective"),
        (("twistSets", 0, "twists", 2), "x", "twistSets[0] (proving).twists[2]"),
        (("sectors", 5, "innerAdjacency", 3), ["x", "cart"], "sectors[5] (burnt-field).innerAdjacency[3][0]"),
        (("layouts", 1, "tiles", 2, "sector"), "x", "layouts[1] (night-works).tiles[2].sector"),
        (("layouts", 1, "crossAdjacency"), [["a/b", "crypt/altar"]], "layouts[1] (night-works).crossAdjacency[0][0]"),
        (("missions", 0, "layout"), "x", "missions[0] (ferry-landing).layout"),
        (("missions", 0, "requiredRoles"), ["x"], "missions[0] (ferry-landing).requiredRoles[0]"),
        (
            ("missions", 0, "upgrades"),
            {"mode": "fixed", "sets": {"leader": ["rally", "x"]}},
            "missions[0] (ferry-landing).upgrades.sets.leader[1]",
        ),
        (("missions", 0, "focusCards"), {"x": 1}, "missions[0] (ferry-landing).focusCards.x"),
        (("missions", 0, "spawnLocations", 4), "crypt/x", "missions[0] (ferry-landing).spawnLocations[4]"),
        (("missions", 0, "exitPoint"), "crypt/x", "missions[0] (ferry-landing).exitPoint"),
        (("missions", 1, "boss", "kind"), "x", "missions[1] (the-cupbearer).boss.kind"),
        (("missions", 1, "threatTrack"), "x", "missions[1] (the-cupbearer).threatTrack"),
        (("missions", 0, "twists"), "x", "missions[0] (ferry-landing).twists"),
        (("missions", 1, "twists", 0), "x", "missions[1] (the-cupbearer).twists[0]"),
        (("missions", 0, "monsterCards", 1), "x", "missions[0] (ferry-landing).monsterCards[1]"),
        (("missions", 0, "objectives", 1), "x", "missions[0] (ferry-landing).objectives[1]"),
        (("missions", 0, "discoveries", 1), "x", "missions[0] (ferry-landing).discoveries[1]"),
        (("missions", 0, "spawnPool", 1, "kind"), "x", "missions[0] (ferry-landing).spawnPool[1].kind"),
        (("missions", 1, "initialTokens", 0, "token"), "x", "missions[1] (the-cupbearer).initialTokens[0].token"),
        (
            ("missions", 1, "initialPlacement"),
            [{"specialist": "x", "location": "crypt/altar"}],
            "missions[1] (the-cupbearer).initialPlacement[0].specialist",
        ),
        (("operations", 0, "missions", 1), "x", "operations[0] (proving-run).missions[1]"),
    ],
)
def test_a_reference_that_leads_nowhere_is_a_fault(document, path, value, where):
    put(document, path, value)
    found = faults(document)
    assert list(found) == [where]
    assert found[where].code == "FZ-L.01"


def test_a_near_miss_is_answered_with_a_suggestion(document):
    document["heroes"][0]["role"] = "leder"
    assert faults(document)["heroes[0] (abe).role"].hint == 'Did you mean "leader"?'


@pytest.mark.rule("FZ-L.01")
@pytest.mark.parametrize(
    "listing",
    ["roles", "heroes", "actionCards", "upgradeSets", "focusCards", "monsterKinds", "events", "twists", "missions"],
)
def test_an_id_given_twice_is_a_fault(document, listing):
    document[listing].append(copy.deepcopy(document[listing][0]))
    assert any(path.startswith(listing) for path in faults(document))


@pytest.mark.rule("FZ-L.01")
def test_ids_are_shared_where_cards_lie_in_one_deck(document):
    document["discoveries"][0]["id"] = "footprints"
    document["upgradeSets"][0]["card"]["id"] = "grenade"
    document["missions"][0]["discoveries"][0] = "footprints"
    assert list(faults(document)) == ["discoveries[0] (footprints)", "upgradeSets[0] (haymaker).card"]


@pytest.mark.rule("FZ-L.01")
def test_location_ids_and_keys_are_unique_in_their_sector(document):
    locations = document["sectors"][0]["locations"]
    locations[1]["key"] = locations[0]["key"]
    locations[3]["id"] = "fuel-shed"
    assert list(faults(document)) == [
        "sectors[0] (landing-stage).locations[5] (fuel-shed)",
        "sectors[0] (landing-stage).locations[1] (boathouse).key",
    ]
