"""For people at a table: set-up, line-ups and what leads to what, the same for every game."""

from copy import deepcopy

import pytest

import engine
from tests.engine.mutants import mutant
from tests.engine.starter_packs import starter_document

RULESETS = tuple(engine.rulesets())
LANGUAGES = ("en", "de", "fr")


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mission_can_be_set_up_by_every_team(ruleset, lang):
    document = starter_document(ruleset)
    for mission in engine.missions(document):
        for team in mission.team_sizes:
            found = engine.set_up(document, mission.id, team, lang)
            assert [group.key for group in found.needs] == ["sectors", "figures", "cards", "tokens"]
            assert all(need.count > 0 and need.label for group in found.needs for need in group.needs)
            assert all(step.title and step.text and step.rule for step in found.steps)
            assert not any(gap in step.text for step in found.steps for gap in "{}|")
            assert all(group.label and group.summary for group in found.spoilers)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_cards_behind_the_fold_have_faces(ruleset):
    document = starter_document(ruleset)
    mission = engine.missions(document)[0].id
    for group in engine.set_up(document, mission).spoilers:
        for collection, id_ in group.cards:
            assert engine.face(document, collection, id_).title


@pytest.mark.rule("FZ-1.35")
@pytest.mark.parametrize(("team", "animals", "humans"), [(2, 4, 0), (3, 4, 1), (4, 5, 2)])
def test_figures_follow_the_size_of_the_team(team, animals, humans):
    found = engine.set_up(starter_document("fireteam-zero"), "the-last-ferry", team)
    figures = {need.label: need.count for group in found.needs if group.key == "figures" for need in group.needs}
    assert figures.get("Corrupted Animal", 0) == animals
    assert figures.get("Corrupted Human", 0) == humans


def test_roles_with_decks_of_their_own_size_are_counted_as_they_are():
    document = deepcopy(starter_document("fireteam-zero"))
    for role in document["roles"]:
        role["actionCards"] = 20
    found = engine.set_up(document, "the-last-ferry", 3)
    cards = next(group for group in found.needs if group.key == "cards").needs[0]
    assert (cards.count, cards.detail) == (60, "20 of each hero's role")
    assert any("20" in step.text for step in found.steps)


def needed(found):
    return {need.label: need.count for group in found.needs for need in group.needs}


@pytest.mark.rule("CD-1.11", "CD-3.19", "CD-4.22", "CD-4.23", "CD-32.05", "CD-90.33", "CD-90.36", "CD-90.52")
def test_what_rule_options_change_is_on_the_sheet_of_countdown():
    document = deepcopy(starter_document("countdown"))
    mission, elsewhere = document["assignments"][0], document["locations"][-1]
    mission["options"] = {
        "timeModifier": -1,
        "freeLocation": elsewhere["id"],
        "freeObjective": "hostages",
        "realTimeMinutes": 35,
        "traitorMode": True,
        "traitorSupportCards": 2,
    }
    five, two = (engine.set_up(document, mission["id"], team) for team in (5, 2))
    assert [board.key for board in engine.boards(document, mission["id"])] == [f"{elsewhere['id']}/"]
    assert elsewhere["name"]["en"] in needed(five)
    assert (needed(five)["role cards"], needed(five)["support cards"]) == (5, 2)
    assert not {"role cards", "support cards"} & set(needed(two))
    assert "Set an alarm to **35 minutes**" in five.steps[0].text
    assert "**Hostages**" in five.steps[0].text
    assert f"**{elsewhere['time']['p5'] - 1}**" in five.steps[1].text
    assert "take one traitor card" in five.steps[7].text
    mission["level"] = 2
    assert "white special cubes" in needed(engine.set_up(document, mission["id"], 5))
    document["ruleOptions"] = {"developInSingle23": False}
    assert "white special cubes" not in needed(engine.set_up(document, mission["id"], 5))


@pytest.mark.rule("CD-32.01")
def test_nobody_is_offered_traitors_with_fewer_than_three_players():
    document = {**starter_document("countdown"), "ruleOptions": {"traitorMode": True}}
    mission = engine.missions(document)[0]
    assert mission.team_sizes == engine.line_up(document, mission.id).team_sizes == (3, 4, 5, 6)
    for size in mission.team_sizes:
        engine.start(engine.load_pack(document), mission.id, size, seed=1)


@pytest.mark.rule("FZ-A.08")
@pytest.mark.parametrize(
    ("given", "said"), [("random", "in any order"), ("players", "you decide"), ("fixed", "as drawn")]
)
def test_the_sheet_says_who_lays_out_the_spawn_tokens(given, said):
    document = {**starter_document("fireteam-zero"), "ruleOptions": {"spawnTokens": given}}
    assert any(said in step.text for step in engine.set_up(document, "the-last-ferry", 3).steps)


@pytest.mark.rule("FZ-1.05")
@pytest.mark.parametrize(("given", "words"), [("random", "Draw at random"), ("players", "Agree on"), (None, "Draw")])
def test_the_sheet_says_how_the_start_player_is_found(given, words):
    document = {**starter_document("fireteam-zero"), "ruleOptions": {"startPlayer": given} if given else {}}
    heroes = engine.set_up(document, "the-last-ferry", 3).steps[1]
    assert heroes.text.startswith(words)
    assert "(FZ-1.05)" in heroes.text


@pytest.mark.parametrize("ruleset", RULESETS)
def test_suggested_teams_begin_a_game(ruleset):
    document = starter_document(ruleset)
    pack = engine.load_pack(document)
    for mission in engine.missions(document)[::5]:
        found = engine.line_up(document, mission.id)
        assert set(found.suggested) == set(mission.team_sizes) == set(found.team_sizes)
        assert len(found.each_per_seat) == len(found.team_sizes)
        for size, seats in found.suggested.items():
            engine.start(pack, mission.id, list(seats), seed=size)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_line_up_that_cannot_play_says_why(ruleset):
    document = starter_document(ruleset)
    mission = engine.missions(document)[0].id
    good = engine.line_up(document, mission).suggested[2]
    assert engine.line_up(document, mission, "en", list(good)).faults == ()
    assert engine.line_up(document, mission, "en", ["nobody", "no-one"]).faults
    assert engine.line_up(document, mission, "en", 99).faults
    assert engine.line_up(document, mission, "en", None, {"noSuchOption": 1}).faults


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rule_options_have_words_and_can_be_given(ruleset, lang):
    document = starter_document(ruleset)
    pack = engine.load_pack(document)
    mission = engine.missions(document)[0]
    for option in engine.line_up(document, mission.id, lang).options:
        assert option.label
        for choice in option.choices:
            assert choice.label
            if choice.value is not None:
                pack.scenario(mission.id, {option.path[0]: choice.value})


@pytest.mark.parametrize("ruleset", RULESETS)
def test_graphs_lead_from_the_start_to_the_endings_without_loose_ends(ruleset):
    document = starter_document(ruleset)
    for mission in engine.missions(document):
        graph = engine.graph(document, mission.id)
        ids = [node.id for node in graph.nodes]
        assert len(set(ids)) == len(ids)
        assert all(edge.source in ids and edge.target in ids and edge.reason for edge in graph.edges)
        assert [node.kind for node in graph.nodes].count("ending") == 2
        assert not [node for node in graph.nodes if node.state]
        assert len({(node.column, node.row) for node in graph.nodes}) == len(ids)


def test_a_card_that_helps_nothing_is_a_dead_end_and_a_card_that_nothing_feeds_an_orphan():
    document = deepcopy(starter_document("fireteam-zero"))
    mission = document["missions"][0]
    mission["objectives"] = ["lower-the-chain"]
    states = {node.id: node.state for node in engine.graph(document, mission["id"]).nodes}
    assert states["discoveries/ferry-fuel"] == "dead-end"
    mission |= {"objectives": ["repair-the-ferry"], "discoveries": []}
    states = {node.id: node.state for node in engine.graph(document, mission["id"]).nodes}
    assert states["objectives/repair-the-ferry"] == "orphan"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_mission_that_is_not_there_is_named(ruleset):
    for ask in (engine.set_up, engine.line_up, engine.graph):
        with pytest.raises(engine.UnknownName):
            ask(starter_document(ruleset), "no-such-mission")


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", range(40))
def test_whatever_a_draft_holds_it_is_set_up_as_far_as_it_goes(ruleset, seed):
    document = mutant(starter_document(ruleset), 1_000 + seed)
    lang = LANGUAGES[seed % 3]
    for mission in engine.missions(document, lang)[:3]:
        engine.set_up(document, mission.id, 3, lang)
        engine.graph(document, mission.id, lang)
        engine.line_up(document, mission.id, lang)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_option_is_explained_in_a_sentence_with_its_rule(ruleset, lang):
    document = starter_document(ruleset)
    for one in engine.line_up(document, engine.missions(document)[0].id, lang).options:
        assert one.hint.endswith("."), one.path
        assert engine.rule(one.rule, lang) is not None, one.path
