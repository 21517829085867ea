"""Sentences of the effect language and the printed texts of cards, in three languages."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.core.content import load_document
from engine.core.effects import table
from engine.core.effects.compile import Compiler
from engine.core.effects.examples import example_node, example_sentence
from engine.core.effects.reference import markdown
from engine.core.effects.wording import LANGUAGES
from engine.core.errors import UnknownName
from engine.rulesets.countdown.vocabulary import vocabulary
from tests.engine.card_words import ability_sentence, sentence
from tests.engine.countdown.drill import drill_document
from tests.engine.effect_nodes import ability, node

NOT_IN_PRINT = re.compile(r"[{}<>\[\]@|\ue000-\uf8ff…]|None|  | [,.]|,,|\.\.|\( |,\.")
OPERATIONS = list(vocabulary)
SILENT = {("cost", "pay")}  # said by the sentence around it
VERBS = [
    "changeScore",
    "changeTime",
    "roll",
    "attack",
    "multiAttack",
    "areaAttack",
    "enemyFire",
    "preventAttack",
    "modify",
    "damage",
    "distributeHearts",
    "heal",
    "gainHealth",
    "gainEnergy",
    "payEnergy",
    "transferEnergy",
    "gainXp",
    "suppressXp",
    "reveal",
    "drawUntil",
    "discard",
    "removeFromGame",
    "eliminate",
    "escape",
    "kill",
    "execute",
    "explode",
    "defuse",
    "move",
    "carry",
    "retreat",
    "placeStart",
    "escort",
    "rescue",
    "restrict",
    "secure",
    "ignoreSpecials",
    "removeTop",
    "endMission",
]
TRIGGERS = [
    "onMissionStart",
    "onPhase",
    "onRevealByIntel",
    "onRevealByGrenade",
    "onReveal",
    "onEnterZone",
    "beforeFirefight",
    "beforeAttackRoll",
    "afterAttackRoll",
    "afterStrike",
    "beforeEnemyAttack",
    "afterCounterAttack",
    "onEliminated",
    "onAttackedFromAdjacent",
    "onOpDeath",
    "onZoneSecured",
    "onDefused",
    "onExfiltration",
    "onUltimatum",
    "onRoundEnd",
    "onMissionEnd",
    "betweenMissions",
    "anyTime",
]
CONDITIONS = [
    "energyAtLeast",
    "energyBelowMax",
    "wounded",
    "zoneHasNoEnemy",
    "zoneHasNoActiveTrap",
    "zoneHasNoOps",
    "zoneSecured",
    "zoneUnsecured",
    "adjacent",
    "sameZone",
    "revealed",
    "hidden",
    "revealedBeforeEntry",
    "inFirefight",
    "notInFirefight",
    "rollAtLeast",
    "rollAtMost",
    "numberAtMost",
    "abilityLevel",
    "missionLevel",
    "missionType",
    "mode",
    "escorting",
    "notBlocked",
    "carrierAlive",
    "timeAtMost",
    "scoreBelow",
]
TARGETS = [
    "self",
    "op",
    "ops",
    "opsByNumber",
    "lowestOp",
    "attackerOf",
    "successfulAttackers",
    "enemy",
    "enemies",
    "topCard",
    "nextCards",
    "civilian",
    "hostage",
    "bomb",
    "trap",
]


def spaced(text):
    return text.replace("\u00a0", " ")


def said(nodes, bearer=""):
    return tuple(spaced(sentence(vocabulary, nodes, lang, bearer=bearer)) for lang in LANGUAGES)


def said_of(written, bearer=""):
    return tuple(spaced(ability_sentence(vocabulary, written, lang, bearer=bearer)) for lang in LANGUAGES)


def is_well_formed(text):
    return not NOT_IN_PRINT.search(text) and text[0] == text[0].upper() and text.rstrip(")”“»")[-1] in ".!?"


# --- the language ---------------------------------------------------------------------------------


@pytest.mark.rule("CD-60.60")
def test_the_language_has_every_word_of_the_catalogue():
    known = {(one.kind, one.name) for one in OPERATIONS}
    assert {(table.STEP, name) for name in VERBS} <= known
    assert {(table.TRIGGER, name) for name in TRIGGERS} <= known
    assert {(table.CONDITION, name) for name in CONDITIONS} <= known
    assert {(table.FIGURES, name) for name in TARGETS} | {(table.PLACES, "zone")} <= known
    durations = {"instant", "oneAttack", "exchange", "endOfRound", "mission"}
    assert {(table.DURATION, name) for name in durations} <= known


@pytest.mark.rule("CD-60.60")
def test_verbs_cite_their_rules_in_the_order_of_the_catalogue():
    rules = [vocabulary.find(table.STEP, name).rule for name in VERBS]
    assert rules == [
        f"CD-50.{number:02}"
        for number in (
            *range(1, 29),  # changeScore to defuse
            *range(29, 35),  # move to rescue
            35,
            36,
            37,
            38,
            39,
        )
    ]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: f"{one.kind}-{one.name}")
def test_every_operation_has_words_in_every_language(operation):
    for lang in LANGUAGES:
        assert operation.words[lang], f"{operation.name} says nothing in {lang}"
        text = example_sentence(vocabulary, operation, lang)
        assert is_well_formed(text), text


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: f"{one.kind}-{one.name}")
def test_every_example_compiles(operation):
    compiler = Compiler(vocabulary, lambda _record, _name: 0)
    written = example_node(vocabulary, operation)
    if operation.kind == table.STEP:
        compiler.steps([written], "example")
    elif operation.kind == table.TRIGGER:
        compiler.ability({"when": written, "do": [vocabulary.lexicon.sample("lasting step")]}, "example")
    elif operation.kind == table.DURATION:
        compiler.steps([{**vocabulary.lexicon.sample("lasting step"), "for": written}], "example")
    elif operation.name != "isFirst":
        step, param = vocabulary.lexicon.sample(f"with {operation.kind}") or (
            {"op": "if", "then": ["retreat"]},
            "condition",
        )
        compiler.steps([{**step, param: written}], "example")
    assert not compiler.faults


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: f"{one.kind}-{one.name}")
def test_no_parameter_is_passed_over_in_silence(operation):
    for param in operation.params:
        if param.type not in (table.DURATION, table.NAME) and (operation.name, param.name) not in SILENT:
            spoken = re.compile(rf"[\[{{ ]{param.name}\b")
            assert all(spoken.search(operation.words[lang]) for lang in LANGUAGES), param.name


@pytest.mark.parametrize("lang", LANGUAGES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_steps_read_well(lang, data):
    nodes = [data.draw(node(vocabulary, table.STEP)) for _ in range(data.draw(st.integers(1, 3)))]
    text = sentence(vocabulary, nodes, lang, bearer=data.draw(st.sampled_from(("", "you", "this terrorist"))))
    assert is_well_formed(text), text


@pytest.mark.parametrize("lang", LANGUAGES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_ability_reads_well(lang, data):
    text = ability_sentence(vocabulary, data.draw(ability(vocabulary)), lang)
    assert is_well_formed(text), text


def test_the_reference_knows_this_game():
    written = (Path(engine.__file__).parents[1] / "docs" / "effects.md").read_text(encoding="utf-8")
    assert markdown(vocabulary, "Countdown: Special Ops") in written, "Run: python -m engine effects > docs/effects.md"


# --- sentences ------------------------------------------------------------------------------------


def test_an_ability_of_an_op_speaks_to_its_player():
    price = [{"op": "payEnergy", "amount": 2}]
    friend = {"op": "op", "where": {"op": "sameZone", "a": "it", "b": "self"}}
    heal = {
        "when": "anyTime",
        "cost": price,
        "do": [{"op": "heal", "who": friend}],
        "limit": {"times": 1, "per": "round"},
    }
    assert said_of(heal, "you") == (
        "Once per round, you may pay 2 energy. If so, an op of your choice in your zone regains 1 health.",
        "Einmal pro Runde darfst du 2 Energie bezahlen. In diesem Fall erhält ein Special Op deiner Wahl in deiner "
        "Zone 1 Gesundheit zurück.",
        "Une fois par manche, vous pouvez payer 2 points d'énergie. Dans ce cas, un agent de votre choix dans votre "
        "zone regagne 1 point de santé.",
    )


def test_an_ability_of_a_terrorist_speaks_of_him():
    ability_ = {"when": "onReveal", "do": [{"op": "enemyFire", "target": {"op": "lowestOp", "at": "zoneOf"}}]}
    assert said_of(ability_, "this terrorist") == (
        "When this terrorist is revealed, this terrorist fires at the op with the lowest number in its zone.",
        "Wenn dieser Terrorist aufgedeckt wird, schießt dieser Terrorist auf den Special Op mit der niedrigsten Nummer "
        "in seiner Zone.",
        "Lorsque ce terroriste est révélé, ce terroriste tire sur l'agent au numéro le plus bas dans sa zone.",
    )


def test_what_lasts_says_how_long():
    assert said({"op": "modify", "stat": "attack", "amount": -1, "at": {"op": "zone"}, "for": "mission"}) == (
        "Each enemy in a zone of your choice gets −1 on the attack value for the rest of the mission.",
        "Jeder Gegner in einer Zone deiner Wahl erhält für den Rest der Mission −1 auf den Angriffswert.",
        "Chaque ennemi dans une zone de votre choix reçoit −1 à la valeur d'attaque pour le reste de la mission.",
    )


def test_conditions_can_be_denied():
    not_wounded = {"op": "not", "a": {"op": "wounded"}}
    assert said({"op": "if", "condition": not_wounded, "then": [{"op": "gainEnergy", "who": "self"}]}, "you") == (
        "If you are not wounded, you gain 1 energy.",
        "Wenn du nicht verwundet bist, erhältst du 1 Energie.",
        "Si vous n'êtes pas blessé, vous gagnez 1 point d'énergie.",
    )


# --- cards ----------------------------------------------------------------------------------------


def lines(document, collection, id_, lang="en"):
    return spaced(engine.card_text(engine.face(document, collection, id_, lang), lang)).split("\n")


@pytest.fixture(scope="module")
def pack():
    return load_document(Path(engine.__file__).parent / "content/countdown")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_box_has_a_text(pack, lang):
    cards = engine.faces(pack, lang)
    decks = ("ops", "threatCards", "objectiveCards", "supportCards")
    assert sum(card.collection in decks for card in cards) == 7 + 90 + 45 + 12
    for card in cards:
        text = engine.card_text(card, lang)
        assert text
        assert not NOT_IN_PRINT.search(text.replace("\n", " ")), card


@pytest.mark.rule("CD-35.06", "CD-35.25", "CD-35.22")
@pytest.mark.parametrize(
    ("id_", "text"),
    [
        ("adrenaline-rush", ["At any time", "Each op gains 1 energy."]),
        ("shield", ["Before an enemy attacks", "Before an enemy fires, the next shot of that enemy has no effect."]),
        (
            "tear-gas",
            [
                "At any time",
                "For a zone of your choice: each enemy in that zone gets −1 on the defence until the end of the round.",
            ],
        ),
        ("wipe-out", ["At any time", "For a revealed terrorist of your choice: remove that terrorist from the game."]),
    ],
)
def test_support_cards_say_when_and_what(pack, id_, text):
    assert lines(pack, "supportCards", id_)[:2] == text


def test_cards_show_their_printed_values():
    document = drill_document()
    assert lines(document, "threatCards", "t70") == [
        "No. 70 · attack 3 · defence 5 · level I",
        "Additional terrorist after the fight",
    ]
    assert lines(document, "threatCards", "civ2", "de") == ["Getötet −2 · Stufe I"]
    assert lines(document, "threatCards", "trap3", "fr") == ["Cœurs 3 · niveau I"]
    assert lines(document, "objectiveCards", "bomb") == [
        "Complexity 1 / 2 / 3 · defused +2 / +3 / +4 · explodes −1 / −2 / −3 · XP 3 / 4 / 5"
    ]
    assert lines(document, "objectiveCards", "rigged") == [
        "Rescued +2 · lost −1",
        "Carries a booby trap · hearts 2",
    ]
    assert lines(document, "objectiveCards", "boss")[0].endswith("eliminated +2 · escapes −2 · bonus XP 1")
    assert lines(document, "ops", "steve") == [
        "No. 6 · Steve · health 2 / 3 · energy 2 / 3",
        "Aim skill: 1 at 4 XP · 2 at 11 XP · 3 at 21 XP",
        "Special ability: Defuses bombs and revealed booby traps in its zone.",
        "Special skill: level 2 at 8 XP · level 3 at 20 XP",
    ]


def test_effects_of_cards_and_ops_are_printed_with_their_names():
    loud = {"name": "Loud", "when": "onReveal", "do": [{"op": "changeScore", "amount": -1}]}
    cards = {"bell": {"kind": "terrorist", "level": 1, "number": 99, "attack": 1, "defence": 3, "effects": [loud]}}
    own = {"when": "anyTime", "do": [{"op": "move", "steps": 2}]}
    document = drill_document(cards=cards, ops_more={"bob": {"special": [own]}})
    said = "Loud: When this terrorist is revealed, the team loses 1 point."
    assert lines(document, "threatCards", "bell")[-1] == said
    assert "Special ability: You may move up to 2 zones." in lines(document, "ops", "bob")


def test_a_card_that_is_not_there_is_named(pack):
    with pytest.raises(UnknownName):
        engine.face(pack, "ops", "nobody")


@pytest.mark.rule("CD-35.06", "CD-50.09")
def test_a_change_for_one_attack_says_so_before_it_says_against_whom():
    against = {"op": "enemy", "where": {"op": "isAttacked", "who": "it"}}
    node = {"op": "modify", "stat": "attackTotal", "amount": 3, "of": "op", "against": against, "for": "oneAttack"}
    assert [sentence(vocabulary, [node], lang).replace("\u00a0", " ") for lang in ("en", "fr")] == [
        "An op of your choice gets +3 on the attack total for one attack against a revealed enemy of your choice that "
        "is attacked.",
        "Un agent de votre choix reçoit +3 au total d'attaque pour une attaque contre un ennemi révélé de votre choix "
        "qui est attaqué.",
    ]
