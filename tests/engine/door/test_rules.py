"""Rules at the door: every ID that pages show has its sentence."""

import ast
import re
from pathlib import Path

import pytest

import engine
from tests.engine.starter_packs import starter_document

RULESETS = tuple(engine.rulesets())
ID = re.compile(r"\b(?:FZ|CD)-[A-Z0-9]+\.[0-9]+\b")
WORDS = ("event_types.py", "decision_kinds.py")


def cited(ruleset, names=WORDS):
    """The rules that events, decisions and set-up steps cite."""
    folder = Path(engine.__file__).parent / "rulesets" / ruleset.replace("-", "_") / "words"
    found = {id_ for name in names for id_ in ID.findall((folder / name).read_text(encoding="utf-8"))}
    document = starter_document(ruleset)
    for mission in engine.missions(document):
        for team in mission.team_sizes:
            found |= {step.rule for step in engine.set_up(document, mission.id, team).steps}
    return found


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_rule_that_is_cited_has_a_sentence_and_a_chapter(ruleset):
    for id_ in cited(ruleset, (*WORDS, "option_verbs.py")):
        rule = engine.rule(id_)
        assert (rule.id, bool(rule.chapter), rule.text[-1:] in '.!?"') == (id_, True, True)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_rules_of_a_game_are_each_there_once(ruleset):
    ids = [rule.id for rule in engine.rules(ruleset)]
    assert len(ids) == len(set(ids)) > 700
    assert any(rule.is_core for rule in engine.rules(ruleset))


def test_a_rule_that_nobody_has_is_named():
    with pytest.raises(engine.UnknownName):
        engine.rule("FZ-99.99")
    with pytest.raises(engine.UnknownName):
        engine.rules("chess")


def in_texts(ruleset):
    """The rules that stand in any text of a game's code: whatever cites a rule on a page has its ID from there."""
    room = Path(engine.__file__).parent / "rulesets" / ruleset.replace("-", "_")
    for file in room.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        described = [node for node in ast.walk(tree) if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)]
        docstrings = {id(node.body[0].value) for node in described if node.body and isinstance(node.body[0], ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
                yield from ID.findall(node.value)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_whatever_a_page_can_cite_has_a_sentence(ruleset):
    checks = {one.code for one in engine.rulesets()[ruleset].checks} & {one.id for one in engine.rules(ruleset)}
    shown = cited(ruleset) | set(in_texts(ruleset)) | checks
    assert len(shown) > 330
    assert shown <= {one.id for one in engine.rules(ruleset)}


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("lang", ["de", "fr"])
def test_every_sentence_is_translated(ruleset, lang):
    english = {rule.id: rule.text for rule in engine.rules(ruleset)}
    assert [rule.id for rule in engine.rules(ruleset, lang) if rule.text == english[rule.id]] == []


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_sentence_is_one_for_readers(ruleset, lang):
    notes = re.compile(r"†|RECONSTRUCTED|DERIVED|illegible|section \d|\( |^\W*\w+\.$")
    assert [rule.id for rule in engine.rules(ruleset, lang) if notes.search(rule.text)] == []


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("lang", ["de", "fr"])
def test_chapters_are_translated(ruleset, lang):
    english = {rule.id: rule.chapter for rule in engine.rules(ruleset)}
    untold = {rule.chapter for rule in engine.rules(ruleset, lang) if rule.chapter == english[rule.id]}
    assert untold <= {"Conditions", "Monster"}  # the same word in both languages


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_rule_of_the_catalogue_has_a_sentence(ruleset):
    catalogue = Path(engine.__file__).parent.parent / "docs" / "rules" / f"{ruleset}.txt"
    listed = {line.split()[0] for line in catalogue.read_text(encoding="utf-8").splitlines() if ID.match(line)}
    book = {rule.id: rule for rule in engine.rules(ruleset)}
    assert listed <= set(book)
    assert [rule.id for rule in book.values() if not rule.chapter or len(rule.text) < 5] == []


@pytest.mark.rule("FZ-S.01", "FZ-S.11", "FZ-5.28", "FZ-4.24")
def test_the_order_of_an_attack_and_of_a_step_are_told_as_they_are_played():
    attack, step = engine.rule("FZ-S.01").text, engine.rule("FZ-S.11").text
    assert "every active hero and every monster at the target's location" in attack  # not those around it
    assert "not out of a location with more monsters than active heroes" in step  # not what is left behind


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_word_of_the_glossary_is_one_of_the_books_and_is_explained_once(ruleset, lang):
    told = " ".join(rule.text for rule in engine.rules(ruleset, lang)).replace("’", "'").lower()
    terms = engine.glossary(ruleset, lang)
    forms = [form for term in terms for form in term.forms]
    assert len(forms) == len(set(forms)) >= 20
    for term in terms:
        assert any(form.replace("’", "'").lower() in told for form in term.forms), term.forms
