"""Forms made from the annotations of records: every field has words, a place in the form, and what its widget needs."""

import time

import pytest

from engine import UnknownName, collections, form, rulesets
from engine.core.effects.table import DECIDERS
from engine.core.fields import record_spec
from engine.core.form_words import CORE_WORDS
from engine.core.forms import choice_words, find_words, shape_words, walk_specs
from engine.core.meaning import Shelf
from tests.engine.starter_packs import RULESETS, starter_document

LANGUAGES = ("en", "de", "fr")


def names(ruleset):
    return ["", *(one.name for one in collections(ruleset))]


def fields_in(fields):
    """Every field of a form, those inside others included."""
    for field in fields:
        yield field
        yield from fields_in(field.fields)
        yield from fields_in([one for one in (field.keys, field.item) if one is not None])
        for shape in field.shapes:
            yield from fields_in(shape.fields)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_field_choice_and_shape_has_words_in_three_languages(ruleset):
    found = rulesets()[ruleset]
    words = found.record_words
    for spec, what in walk_specs(record_spec(found.records)):
        where = f"{spec.owner}.{spec.name}"
        if spec.meant(Shelf):
            assert spec.name in words.collections
            continue
        if what == "shape":
            assert all(shape_words(words, spec, spec.tag[1]) or ()), where
            continue
        called = find_words(words, spec.owner, spec.name)
        assert called is not None, where
        assert all(called.label), where
        assert all(called.hint) or not any(called.hint), where
        for value in spec.choices:
            assert all(choice_words(words, spec, value) or [""]), f"{where}: {value}"
    for unit in found.vocabulary.limit_units:
        assert unit in CORE_WORDS.choices["Limit.per"]
    assert set(DECIDERS) <= set(CORE_WORDS.choices["decider"])


@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_words_are_left_over(ruleset):
    found = rulesets()[ruleset]
    words = found.record_words
    specs = [spec for spec, _ in walk_specs(record_spec(found.records))]
    known = {spec.name for spec in specs} | {f"{spec.owner}.{spec.name}" for spec in specs} | {"kind"}
    known |= {f"{one.name}.kind" for one in collections(ruleset)}
    assert set(words.fields) <= known
    assert set(words.choices) <= known
    for spec in [record_spec(found.records), *specs]:
        listed = {name for names in spec.sheet.groups.values() for name in names} if spec.sheet else set()
        assert listed <= {field.name for field in spec.fields}, spec.model


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_collection_and_the_frame_have_a_form(ruleset, lang):
    for name in names(ruleset):
        made = form(ruleset, name, lang)
        groups = [group.key for group in made.groups]
        assert made.fields
        for field in fields_in(made.fields):
            assert field.label
            assert field.widget != "json", field.path
            assert not field.group or field.group in groups
            if field.widget == "reference":
                assert field.collection in names(ruleset)[1:] or field.source
            if field.widget in ("choice", "choices"):
                assert field.choices
            if field.widget in ("list", "map"):
                assert field.item
            if field.widget == "oneOf":
                assert len({shape.key for shape in field.shapes}) == len(field.shapes) > 1
            if field.widget in ("steps", "node", "ability"):
                assert field.slot


def shape_for(field, value):
    """As a page finds the shape of a value."""
    kinds = {dict: "object", list: "list", str: "text", bool: "switch", int: "number", float: "number"}
    fitting = [shape for shape in field.shapes if shape.type == kinds[type(value)]]
    tagged = [shape for shape in fitting if shape.tag and value.get(shape.tag[0]) == shape.tag[1]]
    plain = [shape for shape in fitting if not shape.tag]
    chosen = [shape for shape in plain if any(one.value == value for one in shape.fields[0].choices)]
    return (tagged or chosen or plain)[0]


def shown(fields, record):
    """The keys of a record that its form shows; everything else would be lost from sight."""
    keys = set()
    for field in fields:
        if field.widget == "oneOf" and field.path == ():
            shape = shape_for(field, record)
            keys |= set(shape.blank) | shown(shape.fields, record)  # what has one value only is not asked for
        elif field.path:
            keys.add(field.path[0])
            value = record.get(field.path[0])
            if value is not None and field.widget == "oneOf":
                shape_for(field, value)
    return keys


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_field_of_the_starter_pack_is_in_its_form(ruleset):
    document = starter_document(ruleset)
    for name in names(ruleset)[1:]:
        made = form(ruleset, name)
        for record in document.get(name, []):
            assert set(record) <= shown(made.fields, record), name
    frame = {key for key in document if key not in names(ruleset)} - {"format", "ruleset"}
    assert frame <= shown(form(ruleset, "").fields, document)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_new_record_has_what_it_needs(ruleset):
    for one in collections(ruleset, "de"):
        blank = form(ruleset, one.name, "de").blank
        assert isinstance(blank, dict)
        if "name" in blank:
            assert blank["name"] == {"de": one.singular}
        needed = [field for field in form(ruleset, one.name).fields if field.needed and len(field.path) == 1]
        assert all(field.path[0] in blank for field in needed), one.name


def test_an_attack_text_happens_when_its_card_is_played_unless_it_says_otherwise():
    attack = next(field for field in form("fireteam-zero", "actionCards").fields if field.path == ("attack",))
    extra = next(field for field in attack.fields if field.path == ("attack", "extra"))
    when = next(field for field in extra.item.fields if field.path == ("when",))
    assert (extra.item.path, when.default, when.slot) == ((), "onPlay", "trigger")


def test_forms_come_from_a_cache():
    form("fireteam-zero", "missions", "en")
    begun = time.process_time()
    assert form("fireteam-zero", "missions", "en") is form("fireteam-zero", "missions", "en")
    assert time.process_time() - begun < 0.01


def test_an_unknown_collection_is_told():
    with pytest.raises(UnknownName):
        form("fireteam-zero", "spaceships")
