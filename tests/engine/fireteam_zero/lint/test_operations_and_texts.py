"""Operations and words: FZ-L.52 to FZ-L.55, FZ-L.60."""

import pytest

FERRY = "missions[0] (ferry-landing)"
BOSS_FIGHT = "missions[1] (the-cupbearer)"
OPERATION = "operations[0] (proving-run)"


@pytest.mark.rule("FZ-L.52")
def test_an_operation_has_missions(ground):
    ground.document["operations"][0]["missions"] = []
    ground.finds("FZ-L.52", "error", f"{OPERATION}.missions")


@pytest.mark.rule("FZ-L.52")
def test_an_operation_lists_no_mission_twice(ground):
    ground.document["operations"][0]["missions"].append("ferry-landing")
    ground.finds("FZ-L.52", "error", f"{OPERATION}.missions[2]")


@pytest.mark.rule("FZ-L.53", "FZ-L.54", "FZ-L.55")
def test_a_boss_comes_last_upgrades_come_later_and_opposition_grows(ground):
    ground.document["operations"][0]["missions"].reverse()
    ground.finds("FZ-L.53", "warning", f"{BOSS_FIGHT}.boss", also=["FZ-L.54"])
    ground.finds("FZ-L.54", "warning", f"{BOSS_FIGHT}.upgrades", also=["FZ-L.53"])
    ground.document["operations"][0]["missions"].reverse()
    ground.boss_fight["spawnPool"][0]["number"] = 5
    ground.finds("FZ-L.55", "warning", f"{BOSS_FIGHT}.spawnPool")
    assert "FZ-L.55" not in {finding.code for finding in ground.lint("ferry-landing")}


@pytest.mark.rule("FZ-L.54")
@pytest.mark.parametrize(
    ("upgrades", "allowed"),
    [
        ({"mode": "choose", "number": 0}, False),
        ({"mode": "choose", "number": 1}, True),
        ({"mode": "fixed"}, False),
        ({"mode": "fixed", "sets": {"leader": ["rally"]}}, True),
    ],
)
def test_what_it_means_to_allow_upgrades(ground, upgrades, allowed):
    ground.ferry["upgrades"] = upgrades
    assert ("FZ-L.54" in {finding.code for finding in ground.lint()}) is allowed


@pytest.mark.rule("FZ-L.60")
def test_texts_are_there_in_all_languages(ground):
    ground.ferry["story"]["briefing"] = {"en": "Go.", "de": "Los."}
    ground.document["languages"] = ["en", "de"]
    findings = {finding.where: finding for finding in ground.lint() if finding.code == "FZ-L.60"}
    assert "German text for title, story.success, story.failure." in findings[FERRY].message
    assert findings[FERRY].severity == "warning"
    assert f"{OPERATION}" in findings
    assert "" in findings  # the pack's own title
    assert not any(where.startswith("roles") for where in findings)  # a plain name serves every language


@pytest.mark.rule("FZ-L.60")
def test_a_name_given_by_language_is_given_in_all_of_them(ground):
    ground.document["tokens"]["special"][0]["name"] = {"en": "Fire"}
    ground.is_clean()
    ground.document["tokens"]["special"][0]["name"] = {"de": "Feuer"}
    ground.finds("FZ-L.60", "warning", "tokens.special[0] (fire).name")


@pytest.mark.rule("FZ-L.60")
def test_one_mission_is_not_blamed_for_the_words_of_others(ground):
    ground.document["languages"] = ["en", "de"]
    places = [finding.where for finding in ground.lint("ferry-landing") if finding.code == "FZ-L.60"]
    assert FERRY in places
    assert BOSS_FIGHT not in places


@pytest.mark.rule("FZ-L.60")
@pytest.mark.parametrize(
    ("lang", "text", "term"),
    [
        ("en", "A minion joins the Summoning Pool.", "spawn pool"),
        ("de", "Ein Lakai kommt in den Beschwörungsvorrat.", "Brutvorrat"),
        ("fr", "Avancez le pion de menace.", "jeton de menace"),
    ],
)
def test_things_are_called_what_the_rules_call_them(ground, lang, text, term):
    ground.get("twists", "faster")["text"] = {"en": "Fine.", lang: text}
    finding = ground.finds("FZ-L.60", "warning", "twists[0] (faster).text")
    assert term in finding.message
