"""Sentences: every operation has words in three languages, and whatever is written reads well."""

import re
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.effects import table
from engine.core.effects.examples import example_node, example_sentence
from engine.core.effects.reference import markdown
from engine.core.effects.words.templates import expand, sections
from engine.core.sentences import LANGUAGES
from engine.rulesets.fireteam_zero.vocabulary import vocabulary
from tests.engine.card_words import ability_sentence, condition_words, phrase, sentence
from tests.engine.effect_nodes import ability, node

ROOT = Path(__file__).parents[3]
NOT_IN_PRINT = re.compile(r"[{}<>\[\]@|\ue000-\uf8ff…]|None|  | [,.;]|,,|\.\.|\( |,\.")
OPERATIONS = list(vocabulary)
SILENT = {("discard", "as"), ("cost", "pay")}  # said by the sentence around it


def said(nodes, bearer=""):
    """The same in all three languages, with ordinary spaces."""
    return tuple(sentence(vocabulary, nodes, lang, bearer=bearer).replace("\u00a0", " ") for lang in LANGUAGES)


def said_of(ability, bearer="", **more):
    return tuple(
        ability_sentence(vocabulary, ability, lang, bearer=bearer, **more).replace("\u00a0", " ") for lang in LANGUAGES
    )


def is_well_formed(text):
    return not NOT_IN_PRINT.search(text) and text[0] == text[0].upper() and text.rstrip(")”“»")[-1] in ".!?"


# --- every operation ------------------------------------------------------------------------------


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: f"{one.kind}-{one.name}")
def test_every_operation_has_words_in_every_language(operation):
    for lang in LANGUAGES:
        assert operation.words[lang], f"{operation.name} says nothing in {lang}"
        assert is_well_formed(example_sentence(vocabulary, operation, lang))


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
    text = sentence(vocabulary, nodes, lang, bearer=data.draw(st.sampled_from(("", "you", "it monster"))))
    assert is_well_formed(text), text


@pytest.mark.parametrize("lang", LANGUAGES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_ability_reads_well(lang, data):
    text = ability_sentence(vocabulary, data.draw(ability(vocabulary)), lang)
    assert is_well_formed(text), text


def test_the_reference_is_up_to_date():
    written = (ROOT / "docs" / "effects.md").read_text(encoding="utf-8")
    assert markdown(vocabulary, "Fireteam Zero") in written, "Run: python -m engine effects > docs/effects.md"


# --- grammar --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "english", "german", "french"),
    [
        ("you", "Draw 1 card.", "Ziehe eine Karte.", "Piochez 1 carte."),
        ("allHeroes", "Each hero draws 1 card.", "Jeder Held zieht eine Karte.", "Chaque héros pioche 1 carte."),
        ("attacker", "The attacker draws 1 card.", "Der Angreifer zieht eine Karte.", "L'attaquant pioche 1 carte."),
        (
            {"op": "random", "n": 2, "from": "otherHeroes"},
            "2 other heroes at random draw 1 card.",
            "2 andere Helden (zufällig bestimmt) ziehen eine Karte.",
            "2 autres héros au hasard piochent 1 carte.",
        ),
    ],
)
def test_the_verb_agrees_with_its_subject(who, english, german, french):
    assert said({"op": "drawCards", "who": who}) == (english, german, french)


@pytest.mark.parametrize(
    ("n", "english", "german", "french"),
    [
        (0, "Draw 0 cards.", "Ziehe 0 Karten.", "Piochez 0 carte."),
        (2, "Draw 2 cards.", "Ziehe 2 Karten.", "Piochez 2 cartes."),
        ("heroes", "Draw 1 card for each hero.", "Ziehe eine Karte pro Held.", "Piochez 1 carte par héros."),
        ("amount", "Draw that many cards.", "Ziehe ebenso viele Karten.", "Piochez autant de cartes."),
        (
            {"op": "half", "of": "heroes"},
            "Draw X cards (X is half the number of heroes, rounded up).",
            "Ziehe X Karten (X ist die Hälfte der Anzahl der Helden, aufgerundet).",
            "Piochez X cartes (X est la moitié du nombre de héros, arrondie à l'unité supérieure).",
        ),
    ],
)
def test_what_is_counted_takes_its_number(n, english, german, french):
    assert said({"op": "drawCards", "n": n}) == (english, german, french)


def minus(a, b):
    return {"op": "subtract", "a": a, "b": b}


@pytest.mark.parametrize(
    ("number", "english", "german", "french"),
    [
        (minus(6, "round"), "6 minus the round number", "6 minus die Rundenzahl", "6 moins le numéro du round"),
        (
            {"op": "multiply", "a": 2, "b": minus(11, "heroes")},
            "2 times (11 minus the number of heroes)",
            "2 mal (11 minus die Anzahl der Helden)",
            "2 fois (11 moins le nombre de héros)",
        ),
        (
            minus({"op": "multiply", "a": 2, "b": "heroes"}, 1),
            "2 times the number of heroes minus 1",
            "2 mal die Anzahl der Helden minus 1",
            "2 fois le nombre de héros moins 1",
        ),
        (
            minus(minus("heroes", 1), minus("round", 2)),
            "the number of heroes minus 1 minus (the round number minus 2)",
            "die Anzahl der Helden minus 1 minus (die Rundenzahl minus 2)",
            "le nombre de héros moins 1 moins (le numéro du round moins 2)",
        ),
        (
            {"op": "half", "of": minus("heroes", 1)},
            "half (the number of heroes minus 1), rounded up",
            "die Hälfte (der Anzahl der Helden minus 1), aufgerundet",
            "la moitié de (le nombre de héros moins 1), arrondie à l'unité supérieure",
        ),
    ],
)
def test_arithmetic_is_said_in_full_and_a_sum_in_it_has_brackets(number, english, german, french):
    assert [phrase(vocabulary, table.NUMBER, number, lang) for lang in LANGUAGES] == [english, german, french]


def test_a_numeral_that_is_no_digit_is_called_x():
    late = {"op": "round", "by": ">", "n": {"op": "multiply", "a": 2, "b": minus(11, "heroes")}}
    assert [condition_words(vocabulary, late, lang) for lang in LANGUAGES] == [
        "it is later than round X (X is 2 times (11 minus the number of heroes))",
        "es später als Runde X (X ist 2 mal (11 minus die Anzahl der Helden)) ist",
        "on est après le round X (X est 2 fois (11 moins le nombre de héros))",
    ]
    near = {"op": "within", "b": "self", "range": "heroes"}
    assert condition_words(vocabulary, near, bearer="it monster") == (
        "you are within range X (X is the number of heroes) of it"
    )


def test_possession_follows_the_owner():
    assert said({"op": "modifySpeed", "who": "allMonsters", "by": -1, "for": "thisRound"}) == (
        "Each monster's speed decreases by 1 until the end of the round.",
        "Die Geschwindigkeit jedes Monsters sinkt bis zum Ende der Runde um 1.",
        "La vitesse de chaque monstre diminue de 1 jusqu'à la fin du round.",
    )
    assert said({"op": "modifySpeed", "to": 3, "for": "nextRound"})[1] == (
        "Deine Geschwindigkeit beträgt bis zum Ende der nächsten Runde 3."
    )


def test_a_filter_is_said_behind_its_noun():
    near = {"op": "within", "a": "you", "b": "it", "range": 2}
    no_boss = {"op": "not", "a": {"op": "classIs", "who": "it", "class": "boss"}}
    monster = {"op": "chooseMonster", "where": {"op": "and", "a": near, "b": no_boss}}
    assert said({"op": "kill", "who": monster}) == (
        "A monster of your choice within range 2 of you that is not a boss is killed.",
        "Ein Monster deiner Wahl in Reichweite 2 von dir, das kein Boss ist, wird getötet.",
        "Un monstre de votre choix à portée 2 de vous qui n'est pas un avatar est tué.",
    )
    minions = {"op": "allMonsters", "where": {"op": "classIs", "who": "it", "class": "minion"}}
    assert said({"op": "activate", "who": minions})[0] == "Each minion is activated."
    crowded = {"op": "countAt", "place": {"op": "hereOf", "of": "it"}, "what": "monsters", "n": 2}
    assert said({"op": "drawCards", "who": {"op": "allHeroes", "where": crowded}})[1] == (
        "Jeder Held (wenn sich mindestens 2 Monster an seinem Ort befinden) zieht eine Karte."
    )


def test_if_and_otherwise():
    choice = {
        "op": "if",
        "condition": {"op": "and", "a": {"op": "coin", "side": "heads"}, "b": {"op": "not", "a": "bossInPlay"}},
        "then": [{"op": "drawCards"}],
        "else": ["advanceThreat"],
    }
    assert said(choice) == (
        "If the lucky coin shows heads and no boss is on the board, draw 1 card. "
        "Otherwise, advance the threat marker 1 space.",
        "Wenn die Glücksmünze die Kopfseite zeigt und sich kein Boss auf dem Schlachtfeld befindet, "
        "ziehst du eine Karte. Sonst: Rücke den Bedrohungsmarker ein Feld vor.",
        "Si la pièce du destin montre le côté face et si aucun avatar n'est sur le champ de bataille, "
        "piochez 1 carte. Sinon, avancez le jeton de menace de 1 case.",
    )


def test_may_and_what_follows():
    steps = [{"op": "discard"}, "backThreat", {"op": "drawCards", "who": "otherHeroes"}]
    assert said({"op": "may", "do": steps}) == (
        "You may discard 1 card and move the threat marker back 1 space. If so, each other hero draws 1 card.",
        "Du darfst eine Karte abwerfen und den Bedrohungsmarker ein Feld zurückrücken. "
        "In diesem Fall zieht jeder andere Held eine Karte.",
        "Vous pouvez défausser 1 carte et reculer le jeton de menace de 1 case. "
        "Dans ce cas, chaque autre héros pioche 1 carte.",
    )
    assert said({"op": "may", "decider": "group", "do": [{"op": "kill", "who": "boss"}]})[0] == (
        "If the group wishes, the boss is killed."
    )


def test_a_choice():
    options = [[{"op": "drawCards", "n": 2}], [{"op": "move", "steps": 2}]]
    assert said({"op": "choose", "options": options}) == (
        "Choose one: draw 2 cards, or move up to 2 locations.",
        "Wähle eins: Ziehe 2 Karten, oder bewege dich höchstens 2 Orte weit.",
        "Choisissez une option : piochez 2 cartes, ou déplacez-vous d'au plus 2 zones.",
    )


def test_for_each_speaks_of_its_element():
    steps = [{"op": "discard", "who": "each"}, {"op": "move", "who": "each", "to": {"op": "adjacentTo", "of": "each"}}]
    assert said({"op": "forEach", "of": "allHeroes", "do": steps}) == (
        "Each hero discards 1 card. They move to an adjacent location.",
        "Jeder Held wirft eine Karte ab. Er bewegt sich zu einem angrenzenden Ort.",
        "Chaque héros défausse 1 carte. Il se déplace vers une zone adjacente.",
    )
    burn = [{"op": "damage", "target": {"op": "allHeroesAt", "place": "spot"}, "n": 1}]
    fires = {"op": "withToken", "token": "fire"}
    assert said({"op": "forEach", "of": fires, "as": "spot", "do": burn}) == (
        "For each location with a Fire token: each hero in that location takes 1 damage.",
        "Für jeden Ort mit einem Fire-Marker: Jeder Held an diesem Ort erleidet 1 Schaden.",
        "Pour chaque zone avec un jeton Fire : chaque héros dans cette zone subit 1 dégât.",
    )


def test_repetition():
    assert said({"op": "repeat", "times": 3, "do": ["drawTwist"]}) == (
        "Do this 3 times: draw 1 twist card.",
        "Führe dies 3 Mal aus: Ziehe eine Wendungskarte.",
        "Faites ceci 3 fois : piochez 1 carte imprévu.",
    )


def test_a_price():
    ability = {"when": "asAction", "cost": [{"op": "discard", "n": 2}], "do": [{"op": "drawCards", "n": 3}]}
    assert said_of(ability) == (
        "Action: discard 2 cards to draw 3 cards.",
        "Aktion: Wirf 2 Karten ab, um 3 Karten zu ziehen.",
        "Action : défaussez 2 cartes pour piocher 3 cartes.",
    )
    assert said_of({**ability, "when": {"op": "onSearch", "who": "you"}, "may": True})[1] == (
        "Wenn du einen Ort durchsuchst, darfst du 2 Karten abwerfen, um 3 Aktionskarten zu ziehen."
    )


def test_a_limit_a_trigger_and_a_condition_come_first():
    ability = {
        "when": {"op": "beforeAttack", "by": "you", "type": "bullets"},
        "if": {"op": "attackIs", "ranged": True},
        "limit": {"times": 1, "per": "round"},
        "do": [{"op": "modifyStrength", "by": 1}],
    }
    assert said_of(ability, "you") == (
        "Once per round, before you attack with Bullets, if it is a ranged attack, the attack gains 1 die.",
        "Einmal pro Runde: Bevor du mit Beschuss angreifst: Wenn es ein Fernkampfangriff ist, "
        "erhält der Angriff einen zusätzlichen Würfel.",
        "Une fois par round, lorsque vous allez effectuer une attaque de tir, s'il s'agit d'une attaque à "
        "distance, l'attaque gagne 1 dé.",
    )


def test_who_was_mentioned_is_spoken_of_again():
    ability = {
        "when": {"op": "whenHit", "who": "ally"},
        "do": [{"op": "preventHits", "who": "triggeringFigure", "n": 2}],
    }
    assert said_of(ability) == (
        "When an ally is about to take hits, they ignore up to 2 hits.",
        "Bevor ein Verbündeter Treffer erleidet, ignoriert er bis zu 2 Treffer.",
        "Lorsqu'un allié va encaisser des succès, il ignore jusqu'à 2 succès.",
    )
    reaction = {"when": {"op": "onSpawn"}, "do": [{"op": "damage", "target": "target", "n": 2}]}
    assert said_of(reaction, bound={"target": "triggeringFigure"})[0] == ("When a monster appears, it takes 2 damage.")


def test_a_pronoun_stands_only_where_nobody_else_can_be_meant():
    duel = {"op": "beforeAttack", "by": "monster", "on": "ally"}
    assert said_of({"when": duel, "do": [{"op": "drawCards", "who": "otherFigure"}]}) == (
        "Before a monster attacks an ally, that ally draws 1 card.",
        "Bevor ein Monster einen Verbündeten angreift, zieht dieser Verbündete eine Karte.",
        "Lorsqu'un monstre va effectuer une attaque contre un allié, cet allié pioche 1 carte.",
    )
    near = {"op": "within", "a": "triggeringFigure", "b": "self"}
    follow = {"op": "move", "who": "self", "to": {"op": "hereOf", "of": "triggeringFigure"}}
    lure = {"when": {"op": "onSearch", "who": "hero"}, "if": near, "do": [follow]}
    assert said_of(lure, "it monster")[1] == (
        "Wenn ein Held einen Ort durchsucht und sich dieser Held in Reichweite 1 von ihm befindet, "
        "bewegt es sich zum Ort dieses Helden."
    )
    price = {"when": {"op": "whenHit", "who": "ally"}, "cost": [{"op": "discard"}]}
    assert said_of({**price, "do": [{"op": "preventHits", "who": "triggeringFigure", "n": 1}]})[0] == (
        "When an ally is about to take hits, you may discard 1 card. If so, that ally ignores 1 hit."
    )


def test_who_rolled_the_dice_rolls_them_again():
    assert said_of({"when": {"op": "afterRoll", "by": "you"}, "do": [{"op": "rerollDice", "n": 2}]}) == (
        "After you roll the attack dice, you may re-roll up to 2 attack dice.",
        "Nachdem du die Angriffswürfel geworfen hast, darfst du bis zu 2 Angriffswürfel erneut würfeln.",
        "Lorsque vous avez lancé les dés d'attaque, vous pouvez relancer jusqu'à 2 dés d'attaque.",
    )
    assert said({"op": "rerollDice", "which": "misses"}) == (
        "The attacker re-rolls all attack dice without a hit.",
        "Der Angreifer würfelt alle Angriffswürfel ohne Treffer erneut.",
        "L'attaquant relance tous les dés d'attaque sans succès.",
    )


def test_who_must_roll_dice_again_rolls_them_all():
    must = {"when": {"op": "afterRoll", "by": "you"}, "do": [{"op": "rerollDice", "n": 2, "optional": False}]}
    assert said_of(must, "you")[0] == "After you roll the attack dice, re-roll 2 attack dice."


def test_a_price_is_paid_by_whoever_wishes():
    price = {"cost": [{"op": "discard", "n": 2}], "do": [{"op": "drawCards", "n": 3}]}
    assert said_of({"when": {"op": "startOf", "unit": "turn", "whose": "you"}, **price}, "you") == (
        "At the start of your turn, you may discard 2 cards to draw 3 cards.",
        "Zu Beginn deines Zuges darfst du 2 Karten abwerfen, um 3 Karten zu ziehen.",
        "Au début de votre tour, vous pouvez défausser 2 cartes pour piocher 3 cartes.",
    )
    assert said_of({"when": "asAction", **price}, "you")[0] == "Action: discard 2 cards to draw 3 cards."


def test_what_befalls_somebody_is_no_deed_that_they_may_do():
    trap = {"op": "may", "decider": "bearer", "do": [{"op": "ambush", "class": "minion", "who": "searcher"}]}
    assert said(trap, "the searcher")[0] == "If the searcher wishes, they are ambushed by a minion."


def test_longer_alternatives_have_letters():
    longer = [{"op": "drawCards", "who": "searcher"}, "advanceThreat"]
    choice = {"op": "choose", "decider": "group", "options": [longer, ["backThreat"]]}
    assert said(choice) == (
        "The group chooses one: (a) the searcher draws 1 card; advance the threat marker 1 space, or (b) move the "
        "threat marker back 1 space.",
        "Die Gruppe wählt eins: (a) der Sucher zieht eine Karte; rücke den Bedrohungsmarker ein Feld vor, oder (b) "
        "rücke den Bedrohungsmarker ein Feld zurück.",
        "Le groupe choisit une option : (a) le fouilleur pioche 1 carte ; avancez le jeton de menace de 1 case, ou (b) "
        "reculez le jeton de menace de 1 case.",
    )


def test_who_decides_is_not_named_twice_unless_somebody_else_could_be_meant():
    mine = [{"op": "drawCards", "who": "searcher"}]
    all_of_us = [{"op": "forEach", "of": "allHeroes", "do": [{"op": "discard", "who": "each"}]}]
    choose = {"op": "choose", "decider": "bearer", "options": [[{"op": "damage", "target": "searcher", "n": 1}], mine]}
    assert said([choose], "the searcher") == (
        "The searcher chooses one: they take 1 damage, or they draw 1 card.",
        "Der Sucher wählt eins: Er erleidet 1 Schaden, oder er zieht eine Karte.",
        "Le fouilleur choisit une option : il subit 1 dégât, ou il pioche 1 carte.",
    )
    assert said([{**choose, "options": [all_of_us, mine]}], "the searcher")[0] == (
        "The searcher chooses one: each hero discards 1 card, or the searcher draws 1 card."
    )


@pytest.mark.parametrize(
    ("target", "english", "german", "french"),
    [
        (
            {"op": "nearest", "of": "allMonsters", "from": "searcher"},
            "The monster nearest to the searcher moves.",
            "Das dem Sucher nächste Monster bewegt sich.",
            "Le monstre le plus proche du fouilleur se déplace.",
        ),
        (
            {"op": "farthest", "of": "allMonsters", "from": "you"},
            "The monster farthest from you moves.",
            "Das von dir entfernteste Monster bewegt sich.",
            "Le monstre le plus éloigné de vous se déplace.",
        ),
    ],
)
def test_the_nearest_to_somebody_does_not_move_away_from_them(target, english, german, french):
    assert said([{"op": "activate", "who": target, "parts": "move"}]) == (english, german, french)


def test_what_is_true_of_no_monster_is_said_of_no_monster():
    near = {"op": "within", "a": "you", "b": "allMonsters", "range": 1}
    shared = {"op": "sameLocation", "a": "allMonsters", "b": "you"}
    alone = [{"op": "not", "a": condition} for condition in (near, shared)]
    assert [condition_words(vocabulary, condition, lang) for condition in alone for lang in LANGUAGES] == [
        "no monster is within range 1 of you",
        "sich kein Monster in Reichweite 1 von dir befindet",
        "aucun monstre n'est à portée 1 de vous",
        "no monster is in your location",
        "sich kein Monster an deinem Ort befindet",
        "aucun monstre n'est dans votre zone",
    ]
    henry = {"op": "specialist", "name": "henry"}
    assert condition_words(vocabulary, {"op": "not", "a": {**shared, "a": henry}}) == "Henry is not in your location"
    heroes = {"op": "allHeroes", "where": {"op": "not", "a": {**near, "a": "it"}}}
    assert phrase(vocabulary, table.FIGURES, heroes) == "each hero who is not within range 1 of a monster"


def test_cards_of_other_decks_make_it_an_action_card():
    look = {"op": "lookAt", "n": 2}
    assert said([look, "drawCards"], "you")[0].endswith("Draw 1 action card.")
    assert said([{**look, "deck": "action"}, "drawCards"], "you")[0].endswith("Draw 1 card.")
    assert said_of({"when": "onTwist", "do": ["drawCards"]}, "you") == (
        "When a twist card is drawn, draw 1 action card.",
        "Wenn eine Wendungskarte gezogen wird, ziehst du eine Aktionskarte.",
        "Lorsqu'une carte imprévu est piochée, piochez 1 carte action.",
    )


def test_whoever_drew_the_card_looks_and_puts_back():
    look = {"op": "lookAt", "n": 3, "reorder": True}
    assert said([look], "the searcher") == (
        "The searcher looks at the top 3 cards of the recon deck and puts them back in any order.",
        "Der Sucher betrachtet die obersten 3 Karten des Aufklärungsdecks und legt sie in beliebiger Reihenfolge "
        "zurück.",
        "Le fouilleur regarde les 3 cartes du dessus du paquet de reconnaissance et remet ces cartes dans un ordre "
        "quelconque.",
    )
    choose = {"op": "choose", "decider": "bearer", "options": [[look], [{"op": "drawCards", "who": "searcher"}]]}
    assert said([choose], "the searcher")[0].startswith("The searcher chooses one: they look at the top 3 cards")
    assert said_of({"when": "asAction", "do": [look]}, "the searcher")[0] == (
        "Action: look at the top 3 cards of the recon deck and put them back in any order."
    )


def test_there_is_where_the_figure_is_or_the_location_that_was_named():
    blast = {"op": "damage", "target": {"op": "allMonstersAt", "place": "there"}, "n": 1}
    assert said_of({"when": {"op": "whenKilled", "who": "monster"}, "do": [blast]}) == (
        "When a monster is killed, each monster in the same location takes 1 damage.",
        "Wenn ein Monster getötet wird, erleidet jedes Monster am selben Ort 1 Schaden.",
        "Lorsqu'un monstre est tué, chaque monstre dans la même zone subit 1 dégât.",
    )
    assert said_of({"when": {"op": "onEnter", "who": "monster"}, "do": [blast]})[0] == (
        "When a monster enters a location, each monster in that location takes 1 damage."
    )
    burn = {"op": "setTerrain", "at": "there", "add": ["difficult"]}
    assert "erhält derselbe Ort" in said_of({"when": {"op": "whenKilled", "who": "monster"}, "do": [burn]})[1]


def test_hits_prevented_before_an_attack_are_hits_of_that_attack():
    ignore = {"op": "preventHits", "who": "allHeroes"}
    assert said_of({"when": {"op": "beforeAttack", "by": "you"}, "do": [ignore]}, "you") == (
        "Before you attack, each hero ignores all hits of the attack.",
        "Bevor du angreifst, ignoriert jeder Held alle Treffer des Angriffs.",
        "Lorsque vous allez effectuer une attaque, chaque héros ignore tous les succès de l'attaque.",
    )


def test_french_says_c_est_of_what_something_is():
    kind = {"op": "kindIs", "who": "triggeringFigure", "kind": "hound"}
    killed = {"when": {"op": "whenKilled", "who": "boss"}, "do": ["advanceThreat"]}
    assert "si c'est un monstre de type « Hound », " in said_of({**killed, "if": kind})[2]
    assert "si ce n'est pas un monstre de type" in said_of({**killed, "if": {"op": "not", "a": kind}})[2]


@pytest.mark.rule("FZ-5.33", "FZ-E.97")
def test_an_opened_target_says_that_one_attack_must_reach_its_health():
    nest = {"op": "openTarget", "at": "exit", "resistance": 1, "health": 3, "onDamage": ["winMission"]}
    assert said_of({"do": [nest]}) == (
        "A target at the exit point can be attacked (resistance 1, health 3). "
        "When the damage of an attack reaches its health: the mission is won.",
        "Ein Ziel am Auswegpunkt kann angegriffen werden (Widerstand 1, Gesundheit 3). "
        "Wenn der Schaden eines Angriffs seine Gesundheit erreicht: Die Mission ist gewonnen.",
        "Une cible dans la zone d'extraction peut subir des attaques (résistance 1, vitalité 3). "
        "Lorsque les dégâts d'une attaque atteignent sa vitalité : la mission est gagnée.",
    )


def test_small_repairs():
    assert said([{"op": "recover", "who": "searcher", "n": 2}])[0] == (
        "The searcher takes 2 cards of their choice from their discard pile back into hand."
    )
    assert said([{"op": "recover", "who": "allHeroes", "n": 2}])[1] == (
        "Jeder Held nimmt 2 Karten seiner Wahl vom Ablagestapel zurück auf die Hand."
    )
    assert said([{"op": "recover", "n": 2}], "you")[2] == (
        "Reprenez 2 cartes de votre choix de votre défausse en main."
    )
    assert said([{"op": "setTerrain", "at": "exit", "add": ["difficult"], "remove": ["cover"]}])[2] == (
        "La zone d'extraction devient difficile pour le reste de la mission et "
        "la zone d'extraction n'est plus à couvert pour le reste de la mission."
    )
    assert said([{"op": "skip", "part": "spawn"}])[2] == "L'étape de génération n'a pas lieu pendant ce round."


def test_a_filter_that_names_a_class_names_the_figures():
    near = {"op": "within", "a": "it", "b": "you", "range": 2}
    minion = {"op": "classIs", "who": "it", "class": "minion"}
    for where in ({"op": "and", "a": minion, "b": near}, {"op": "and", "a": near, "b": minion}):
        hit = {"op": "damage", "target": {"op": "allMonsters", "where": where}, "n": 1}
        assert said(hit) == (
            "Each minion within range 2 of you takes 1 damage.",
            "Jeder Lakai in Reichweite 2 von dir erleidet 1 Schaden.",
            "Chaque suppôt à portée 2 de vous subit 1 dégât.",
        )


@pytest.mark.parametrize(
    ("count", "is_denied", "words"),
    [
        (
            {"by": "=", "n": 0},
            False,
            (
                "no monster is in your location",
                "sich kein Monster an deinem Ort befindet",
                "aucun monstre n'est dans votre zone",
            ),
        ),
        (
            {"by": ">=", "n": 1},
            True,
            (
                "no monster is in your location",
                "sich kein Monster an deinem Ort befindet",
                "aucun monstre n'est dans votre zone",
            ),
        ),
        (
            {"by": "=", "n": 0},
            True,
            (
                "a monster is in your location",
                "sich ein Monster an deinem Ort befindet",
                "un monstre est dans votre zone",
            ),
        ),
        (
            {"by": ">=", "n": 3},
            True,
            (
                "less than 3 monsters are in your location",
                "sich weniger als 3 Monster an deinem Ort befinden",
                "moins de 3 monstres sont dans votre zone",
            ),
        ),
    ],
)
def test_none_and_a_denied_count(count, is_denied, words):
    here = {"op": "countAt", "place": {"op": "hereOf", "of": "you"}, "what": "monsters", **count}
    condition = {"op": "not", "a": here} if is_denied else here
    assert tuple(condition_words(vocabulary, condition, lang) for lang in LANGUAGES) == words


def test_fleeing_is_a_verb():
    assert said({"op": "restrict", "what": ["flee"], "for": "thisTurn"}) == (
        "You may not flee until the end of the turn.",
        "Du darfst bis zum Ende des Zuges nicht fliehen.",
        "Vous ne pouvez pas fuir jusqu'à la fin du tour.",
    )
    assert said({"op": "permit", "what": "flee", "for": "thisTurn"})[1:] == (
        "Du darfst bis zum Ende des Zuges auch dann fliehen, wenn es verboten ist.",
        "Vous pouvez fuir, même si c'est interdit, jusqu'à la fin du tour.",
    )


def test_what_every_one_may_not_do_none_may_do():
    assert said({"op": "restrict", "who": "otherHeroes", "what": ["move", "act"], "for": "thisTurn"}) == (
        "No other hero may move or perform actions until the end of the turn.",
        "Kein anderer Held darf bis zum Ende des Zuges eine Bewegung oder Aktionen ausführen.",
        "Aucun autre héros ne peut effectuer de déplacement ni d'action jusqu'à la fin du tour.",
    )
    caged = {"op": "restrict", "who": "each", "what": ["flee"], "for": "thisTurn"}
    assert said({"op": "forEach", "of": "otherHeroes", "do": [caged]})[0] == (
        "Each other hero may not flee until the end of the turn."
    )


def test_a_german_condition_joins_the_trigger_and_a_command_follows_a_comma():
    killed = {
        "when": {"op": "whenKilled", "who": "monster"},
        "if": {"op": "classIs", "who": "triggeringFigure", "class": "elite"},
    }
    assert said_of({**killed, "do": ["advanceThreat"]})[1] == (
        "Wenn ein Monster getötet wird und es ein Elitemonster ist, rücke den Bedrohungsmarker ein Feld vor."
    )


def test_a_german_compound_has_hyphens_throughout():
    place = {"op": "placeToken", "token": "tanker-alpha", "at": "exit"}
    assert said(place)[1] == "Platziere einen Tanker-Alpha-Marker am Auswegpunkt."


def test_who_does_several_things_is_named_once():
    steps = [{"op": "standUp", "who": "triggeringFigure"}, {"op": "drawCards", "who": "triggeringFigure"}]
    assert said_of({"when": {"op": "whenKnockedDown", "who": "ally"}, "do": steps}) == (
        "When an ally is knocked down, they stand up and draw 1 card.",
        "Wenn ein Verbündeter niedergeschlagen wird, steht er auf und zieht eine Karte.",
        "Lorsqu'un allié est mis au tapis, il se relève et pioche 1 carte.",
    )


def test_what_holds_always_has_no_duration():
    assert said_of({"do": [{"op": "setFullHand", "to": 6}]}) == (
        "Your full hand is 6.",
        "Deine volle Hand beträgt 6.",
        "Votre taille de main est de 6.",
    )


def test_an_author_s_words_stay_as_they_are():
    text = {"en": "Wait: a [trap], {of} course", "fr": "Attention: de le piège"}
    assert said({"op": "showText", "text": text})[0] == "Wait: a [trap], {of} course."
    assert said({"op": "showText", "text": text})[2] == "Attention: de le piège."
    assert said({"op": "showText", "text": {"en": "Run!", "fr": "Fuyez !"}})[2] == "Fuyez !"


def test_a_half_written_effect_is_shown_as_far_as_it_goes():
    assert said({"op": "showText"})[0] == "…"
    assert said({"op": "drawCards", "who": {"op": "nobodyKnows"}})[0] == "… draws 1 card."
    assert said(["noSuchStep"])[0] == "…"
    assert said({"op": "restrict", "what": 7})[0] == "You may not … until freed."
    assert said({"op": "may", "do": 7})[0] == "If you wish, nothing happens."
    assert said({"op": "choose", "options": 7})[0] == "Choose one."
    once = {"limit": {"times": {}, "per": "round"}, "do": [{"op": "drawCards"}]}
    assert ability_sentence(vocabulary, once) == "Draw 1 card."


def test_conditions_and_phrases_alone():
    assert condition_words(vocabulary, {"op": "isAt", "place": "exit"}, "de") == "du dich am Auswegpunkt befindest"
    assert phrase(vocabulary, table.NUMBER, {"op": "add", "a": "heroes", "b": 1}, "fr") == "le nombre de héros plus 1"


# --- templates ------------------------------------------------------------------------------------


def test_a_template_has_sections_and_blocks():
    assert sections("a @not b @per c") == {"main": "a", "not": "b", "per": "c"}
    assert expand("x[a: y[b: z]|w]", {"a": True, "b": False}.__getitem__) == "x y"
    with pytest.raises(ValueError, match="never closed"):
        expand("x[a: y", bool)
    with pytest.raises(ValueError, match="A block reads"):
        expand("x[y]", bool)


def test_examples_are_made_for_every_operation():
    assert all(example_node(vocabulary, operation)["op"] == operation.name for operation in OPERATIONS)


@pytest.mark.parametrize("near", ["within", "sameLocation", "sameSector"])
def test_denied_conditions_within_each_other_are_said_in_time(near):
    """Robustness A6: twice the work at every level would take minutes here."""
    found = "allHeroes"
    for _ in range(18):
        found = {"op": "allHeroes", "where": {"op": "not", "a": {"op": near, "a": found, "b": "searcher"}}}
    began = time.process_time()
    assert sentence(vocabulary, {"op": "forEach", "of": found, "do": ["drawTwist"]})
    assert time.process_time() - began < 1


def test_a_tag_that_boards_draw_has_its_word_in_every_language_and_any_other_is_its_authors():
    def soaked(tag):
        return said({"op": "setTerrain", "at": {"op": "withTag", "tag": tag}, "add": ["difficult"]})

    assert [word in text for word, text in zip(("“water”", "„Wasser“", "« eau »"), soaked("water"), strict=True)] == [
        True,
        True,
        True,
    ]
    assert all("old mine" in text for text in soaked("old mine"))
