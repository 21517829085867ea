"""The effect language at the door, for every game: words in three languages, and texts that one can edit."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import as_json, operations, rulesets, sentence
from tests.engine.starter_packs import starter_document

LANGUAGES = ("en", "de", "fr")
GAMES = sorted(rulesets())


def drawn(row):
    """A row as one sees it: slots in square brackets."""
    return "".join(f"[{span.text}]" if span.kind == "slot" else span.text for span in row.spans)


def lines(found):
    return [f"{'  ' * row.depth}{row.lead} {drawn(row)}".rstrip() for row in found.rows]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(game, lang):
    palette = rulesets()[game].vocabulary.palette
    found = operations(game, lang)
    groups = dict(found.groups)
    for form in found.operations:
        assert form.label, form.name
        assert form.hint, form.name
        assert form.group in groups, form.name
        assert form.kind in found.slots
        for field in form.parameters:
            name = str(field.path[0])
            assert palette.param(form.name, name), f"{form.name}.{name}"
            assert not field.slot or field.slot in found.slots
            for choice in field.choices:
                assert palette.choice(form.name, name, choice.value), f"{form.name}.{name}.{choice.value}"
            if field.widget in ("reference", "place"):
                assert field.collection or field.source, f"{form.name}.{name}"
    assert all(label for label in found.slots.values())
    assert set(found.fits) == set(found.slots)


@pytest.mark.parametrize("game", GAMES)
def test_german_and_french_are_no_english(game):
    english, german, french = (operations(game, lang) for lang in LANGUAGES)
    for one, other in ((english, german), (english, french), (german, french)):
        assert sum(a.hint == b.hint for a, b in zip(one.operations, other.operations, strict=True)) == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_is_sound_and_shows_all_it_gives(game, lang):
    for form in operations(game, lang).operations:
        found = sentence(game, form.example, lang, slot=form.kind)
        assert not [fault for row in found.rows for fault in row.faults], form.name
        assert found.text, form.name
        shown = {row.path for row in found.rows} | {span.path for row in found.rows for span in row.spans}
        for name, value in form.example.items():
            if name not in ("op", "as") and value not in (None, False):
                assert any(path[:1] == (name,) for path in shown), f"{form.name}.{name}"


@pytest.mark.parametrize("game", GAMES)
def test_the_language_comes_from_a_cache_and_is_plain_data(game):
    assert operations(game, "de") is operations(game, "de")
    json.dumps(as_json(operations(game, "de")))


CHOICE = [
    {
        "op": "choose",
        "decider": "bearer",
        "options": [
            [
                {
                    "op": "forEach",
                    "of": {"op": "allHeroes", "where": {"op": "within", "a": "it", "b": "searcher", "range": 2}},
                    "do": [{"op": "discard", "who": "each", "n": 1}],
                }
            ],
            [
                {"op": "spawn", "class": "minion", "n": 1, "at": {"op": "adjacentTo", "of": "searcher"}},
                {
                    "op": "if",
                    "condition": {"op": "coin", "side": "heads"},
                    "then": [{"op": "drawCards", "who": "searcher", "n": 2}],
                    "else": ["advanceThreat"],
                },
            ],
        ],
    }
]


def test_blocks_are_rows_with_their_children_below():
    assert lines(sentence("fireteam-zero", CHOICE, bearer="the searcher")) == [
        " [The searcher] chooses one:",
        "  a) for [each hero within range 2 of the searcher]:",
        "     [That hero] discards [1 card]",
        "  b) place [1] [minion] [in a location adjacent to the searcher]",
        "  then if [the lucky coin shows heads]:",
        "     [The searcher] draws [2 cards]",
        "    otherwise advance the threat marker [1 space]",
    ]


def test_rows_speak_german_and_french():
    german = lines(sentence("fireteam-zero", CHOICE, "de", bearer="the searcher"))
    french = lines(sentence("fireteam-zero", CHOICE, "fr", bearer="the searcher"))
    assert german[3] == "  b) stelle [einen] [Lakaien] [an einem Ort angrenzend an den Ort des Suchers] auf"
    assert french[4] == "  puis si [la pièce du destin montre le côté face]\u00a0:"


def test_slots_say_where_they_are_and_what_they_are_called():
    rows = sentence("fireteam-zero", CHOICE, bearer="the searcher").rows
    where = [span for span in rows[3].spans if span.kind == "slot"][2]
    assert (where.path, where.parameter) == ((0, "options", 1, 0, "at"), "Where")
    assert rows[2].bound == (("each", "target"),)


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "until the end of the round"), ("de", "bis zum Ende der Runde"), ("fr", "jusqu'à la fin du round")],
)
def test_how_long_a_step_lasts_is_said_once_and_can_be_edited_there(lang, said):
    step = {"op": "restrict", "who": "you", "what": ["move"], "for": "thisRound"}
    (row,) = sentence("fireteam-zero", step, lang).rows
    assert [(span.kind, span.path) for span in row.spans if said in span.text] == [("slot", ("for",))]


@pytest.mark.parametrize(
    ("game", "step", "said"),
    [
        ("fireteam-zero", {"op": "holdThreat"}, "The threat marker does not advance [this round]"),
        (
            "fireteam-zero",
            {"op": "extraAction", "for": "thisTurn"},
            "[You] may perform [1 additional action] [this turn]",
        ),
        (
            "fireteam-zero",
            {"op": "restrict", "what": ["move"], "for": "restOfMission"},
            "[You] may not [move] [until freed]",
        ),
        (
            "countdown",
            {"op": "multiAttack"},
            "may attack up to [2 enemies] at once [with the next attack] for the energy",
        ),
    ],
)
def test_words_of_a_step_that_say_how_long_are_where_it_is_edited(game, step, said):
    (row,) = sentence(game, step).rows
    assert said in drawn(row)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_step_says_twice_how_long_it_lasts(game, lang):
    forms = operations(game, lang).operations
    durations = [form.example for form in forms if form.kind == "duration"]
    lasting = [form for form in forms if form.kind == "step" and "for" in {field.path[0] for field in form.parameters}]
    assert durations
    assert lasting
    for form in lasting:
        for duration in durations:
            row = sentence(game, {**form.example, "for": duration}, lang).rows[0]
            assert [span.path[-1] for span in row.spans if span.path].count("for") == 1, f"{form.name}: {drawn(row)}"


def test_an_ability_begins_with_its_trigger():
    ability = {
        "when": {"op": "afterAttack", "by": "you"},
        "if": {"op": "coin", "side": "heads"},
        "limit": {"times": 1, "per": "round"},
        "may": True,
        "cost": [{"op": "discard", "n": 2}],
        "do": [{"op": "modifySpeed", "by": 2}],
    }
    found = sentence("fireteam-zero", ability)
    assert lines(found) == [
        " [once per round], [after you attack], if [the lucky coin shows heads]:",
        "   [You] may:",
        "  as the price [you] discard [2 cards]",
        "   [Your speed] increases by [2] [for the rest of the mission]",
    ]
    assert found.text.startswith("Once per round, after you attack, if the lucky coin shows heads, you may")


def test_what_is_missing_is_a_slot_and_what_is_wrong_is_told():
    found = sentence(
        "fireteam-zero", [{"op": "kill"}, {"op": "discrd"}, {"op": "repeat", "times": 900, "do": []}], "de"
    )
    assert [span.missing for span in found.rows[0].spans if span.kind == "slot"] == [True]
    assert found.rows[0].faults == ("„Wer“ fehlt.",)
    assert "Meintest du „discard“" in found.rows[1].faults[0]
    assert found.rows[2].faults == ("900 ist zu groß: höchstens 100.",)
    assert found.rows[3].spans[0].missing


def test_names_come_from_the_document_finished_or_not():
    document = {"monsterKinds": [{"id": "hound", "name": {"en": "Grey Hound", "de": "Graue Bestie"}}, None, 7]}
    node = {"op": "bringBoss", "kind": "hound"}
    assert "Grey Hound" in sentence("fireteam-zero", node, "en", document).text
    assert "Graue Bestie" in sentence("fireteam-zero", node, "de", document).text


def texts_of(vocabulary, value):
    """Every list of steps and every ability of a document."""
    if isinstance(value, dict):
        if "do" in value and "op" not in value and "from" not in value:
            yield value
        for inner in value.values():
            yield from texts_of(vocabulary, inner)
    elif isinstance(value, list):
        if value and all(isinstance(one, dict) and vocabulary.find("step", str(one.get("op"))) for one in value):
            yield value
        else:
            for inner in value:
                yield from texts_of(vocabulary, inner)


def at(node, path):
    for part in path:
        node = node[part]
    return node


@pytest.mark.parametrize("game", GAMES)
def test_texts_of_the_starter_packs_have_rows_without_faults_and_paths_that_lead_somewhere(game):
    document = starter_document(game)
    count = 0
    for text in texts_of(rulesets()[game].vocabulary, document):
        found = sentence(game, text, "fr", document, bound={"target": "self"})
        assert not [fault for row in found.rows for fault in row.faults], text
        for row in found.rows:
            assert isinstance(text, dict) or at(text, row.path)
        count += 1
    assert count >= 10


plain = st.none() | st.booleans() | st.integers(-5, 10**30) | st.floats() | st.text(max_size=8)


def garbage(game):
    names = sorted({form.name for form in operations(game).operations})
    params = sorted({str(f.path[0]) for form in operations(game).operations for f in form.parameters})
    keys = st.sampled_from([*params, "op", "when", "if", "do", "cost", "limit", "for", "may"])
    words = st.sampled_from([*names, "it", "each", "you", "\U000f0001", "…"])

    def around(inner):
        node = st.fixed_dictionaries({"op": words}).flatmap(
            lambda head: st.dictionaries(keys, inner, max_size=4).map(lambda rest: {**rest, **head})
        )
        return st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=4) | node

    return st.recursive(plain | words, around, max_leaves=20)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_that_is_json_makes_it_raise(game, lang):
    slots = st.sampled_from(["", *operations(game).slots])

    @settings(max_examples=150, deadline=None)
    @given(garbage(game), slots)
    def holds(node, slot):
        found = sentence(game, node, lang, slot=slot)
        assert found.rows
        assert all(span.text for row in found.rows for span in row.spans)

    holds()


def test_deep_and_long_texts_are_read_in_time():
    deep = ["drawTwist"]
    for _ in range(2_000):
        deep = [{"op": "may", "do": deep}]
    assert sentence("fireteam-zero", deep).rows
    assert len(sentence("fireteam-zero", ["drawTwist"] * 1_000).rows) == 1_000
