"""The printed texts of cards: the catalogue's known ones, and every card of a pack."""

from copy import deepcopy

import pytest

from engine import card_text, face, faces
from engine.core.content import load_document
from engine.core.effects.wording import LANGUAGES
from engine.core.errors import UnknownName
from tests.engine.core.test_wording import NOT_IN_PRINT, said, said_of
from tests.engine.fireteam_zero.test_records import EMPTY, PROVING_GROUND

BARE = {"brawl": 0, "bullets": 0, "explosion": 0}
ON_OBJECTIVE = {"op": "placeToken", "on": "objectiveOf"}


@pytest.fixture(scope="module")
def pack():
    return load_document(PROVING_GROUND)


def lines(document, collection, id_, lang="en"):
    return card_text(face(document, collection, id_, lang), lang).replace("\u00a0", " ").split("\n")


# --- the catalogue's known texts (section 9.6) ----------------------------------------------------


@pytest.mark.rule("FZ-K.06")
def test_assign_point():
    give = {"op": "setStartPlayer", "who": {"op": "chooseHero"}}
    assert said_of({"when": {"op": "startOf", "unit": "round"}, "may": True, "do": [give]}, "you") == (
        "At the start of each round, you may give the start player marker to a hero of your choice.",
        "Zu Beginn jeder Runde darfst du einen Helden deiner Wahl zum Startspieler machen.",
        "Au début de chaque round, vous pouvez donner le jeton de premier joueur à un héros de votre choix.",
    )


@pytest.mark.rule("FZ-K.07")
def test_patty():
    near = {"op": "within", "b": {"op": "specialist", "name": "patty"}}
    assert said_of({"if": near, "do": [{"op": "makeFree", "action": "search"}]}) == (
        "If you are within range 1 of Patty, you may search as a free action.",
        "Wenn du dich in Reichweite 1 von Patty befindest, darfst du eine Durchsuchen-Aktion als freie Aktion "
        "ausführen.",
        "Si vous êtes à portée 1 de Patty, vous pouvez effectuer une fouille comme action gratuite.",
    )


@pytest.mark.rule("FZ-K.08")
def test_henry():
    near = {"op": "within", "a": "attacker", "b": {"op": "specialist", "name": "henry"}}
    assert said_of({"when": {"op": "afterRoll", "by": "hero"}, "if": near, "do": ["rerollDice"]}) == (
        "After a hero rolls the attack dice, if they are within range 1 of Henry, they may re-roll 1 attack die.",
        "Nachdem ein Held die Angriffswürfel geworfen hat: Wenn er sich in Reichweite 1 von Henry befindet, darf er "
        "einen Angriffswürfel erneut würfeln.",
        "Lorsqu'un héros a lancé les dés d'attaque, s'il est à portée 1 de Henry, il peut relancer 1 dé d'attaque.",
    )


@pytest.mark.rule("FZ-K.13")
def test_a_trait_that_bites_back():
    blast = {"op": "damage", "target": {"op": "allHeroesAt", "place": "hereOf"}, "n": 1, "unblockable": True}
    assert said_of({"when": {"op": "whenAttacked", "type": ["bullets"]}, "do": [blast]}, "it monster") == (
        "When it is attacked with Bullets, each hero in its location takes 1 unblockable damage.",
        "Wenn es mit Beschuss angegriffen wird, erleidet jeder Held an seinem Ort 1 Schaden, der nicht geblockt "
        "werden kann.",
        "Lorsqu'il est la cible d'une attaque de tir, chaque héros dans sa zone subit 1 dégât inéluctable.",
    )


@pytest.mark.rule("FZ-K.14", "FZ-K.15")
def test_specials():
    assert said([{"op": "areaAttack", "for": "thisActivation"}], "it monster") == (
        "Its attack strikes every hero in the target's location.",
        "Sein Angriff trifft jeden Helden am Ort des Ziels.",
        "Son attaque touche chaque héros dans la zone de la cible.",
    )
    assert said([{"op": "bonusHits", "for": "thisActivation"}], "it monster") == (
        "Its attack gains 1 bonus hit.",
        "Sein Angriff erhält einen Bonustreffer.",
        "Son attaque gagne 1 succès bonus.",
    )


@pytest.mark.rule("FZ-K.18")
@pytest.mark.parametrize("is_wrapped", [True, False])
def test_moment_of_clarity(is_wrapped):
    others = {"op": "inTurnOrder", "of": "otherHeroes", "from": "left"}
    act = {"op": "performAction", "who": "each"}
    do = {"op": "may", "decider": "each", "do": [act]} if is_wrapped else act
    assert said([{"op": "forEach", "of": others, "do": [do]}]) == (
        "Each other hero, starting with the player to your left, may perform an action at once.",
        "Jeder andere Held, beginnend mit dem Spieler links von dir, darf sofort eine Aktion ausführen.",
        "Chaque autre héros, en commençant par le joueur à votre gauche, peut effectuer immédiatement une action.",
    )


@pytest.mark.rule("FZ-K.19")
def test_reaction_a():
    bare = {"op": "setResistance", "of": "attackTarget", "to": 0}
    assert said_of({"when": {"op": "beforeAttack", "by": "ally"}, "do": [bare]}) == (
        "Before an ally attacks, the target's resistance to this attack is 0.",
        "Bevor ein Verbündeter angreift, beträgt der Widerstand des Ziels gegen diesen Angriff 0.",
        "Lorsqu'un allié va effectuer une attaque, la résistance de la cible à cette attaque est de 0.",
    )


@pytest.mark.rule("FZ-K.20")
def test_reaction_b():
    trigger = {"op": "beforeAttack", "by": "ally", "type": ["brawl"]}
    assert said_of({"when": trigger, "do": [{"op": "modifyStrength", "by": 2}]}) == (
        "Before an ally attacks with Brawl, the attack gains 2 dice.",
        "Bevor ein Verbündeter mit Handgemenge angreift, erhält der Angriff 2 zusätzliche Würfel.",
        "Lorsqu'un allié va effectuer une attaque de contact, l'attaque gagne 2 dés.",
    )


@pytest.mark.rule("FZ-K.21")
def test_ferry_fuel():
    steps = [
        {"op": "ambush", "kind": "corrupted-animal", "who": "searcher"},
        {"op": "restrict", "who": "searcher", "what": ["move", "act"]},
    ]
    assert said(steps) == (
        "The searcher is ambushed by a Corrupted Animal. The searcher may not move or perform actions until freed.",
        "Der Sucher gerät in einen Hinterhalt durch ein Monster der Art „Corrupted Animal“. "
        "Der Sucher darf bis zur Befreiung keine Bewegung und keine Aktionen ausführen.",
        "Le fouilleur tombe dans une embuscade tendue par un monstre de type « Corrupted Animal ». "
        "Le fouilleur ne peut effectuer aucun déplacement ni aucune action avant d'être libéré.",
    )
    where = {"op": "asAction", "where": {"op": "hereOf", "of": "searcher"}}
    assert said_of({"when": where, "do": [{"op": "release", "who": "searcher"}, ON_OBJECTIVE]}) == (
        "Action, in the searcher's location: free the searcher and place 1 intel token on the linked objective.",
        "Aktion am Ort des Suchers: Befreie den Sucher und platziere einen Informationsmarker auf der zugehörigen "
        "Zielkarte.",
        "Action, dans la zone du fouilleur : libérez le fouilleur et placez 1 jeton d'objectif sur l'objectif lié.",
    )


@pytest.mark.rule("FZ-K.22")
def test_something_in_a_shirt_pocket():
    assert said([{"op": "ambush", "kind": "baitbag", "who": "searcher"}, ON_OBJECTIVE])[0] == (
        "The searcher is ambushed by a Baitbag. Place 1 intel token on the linked objective."
    )


@pytest.mark.rule("FZ-K.23")
def test_repair_the_ferry():
    assert said_of({"when": {"op": "onTokensReached", "n": 2}, "do": ["completeObjective"]}) == (
        "As soon as 2 intel tokens lie on this card, the objective is completed.",
        "Sobald 2 Informationsmarker auf dieser Karte liegen, gilt die Zielkarte als erfüllt.",
        "Dès que 2 jetons d'objectif se trouvent sur cette carte, l'objectif est accompli.",
    )
    turn = {"when": "onObjectiveComplete", "may": True, "decider": "group", "do": [{"op": "coin", "side": "heads"}]}
    assert said_of(turn) == (
        "When an objective is completed, the group may turn the lucky coin to heads.",
        "Wenn eine Zielkarte erfüllt wird, darf die Gruppe die Glücksmünze auf die Kopfseite drehen.",
        "Lorsqu'un objectif est accompli, le groupe peut retourner la pièce du destin côté face.",
    )


@pytest.mark.rule("FZ-K.24")
def test_eye_of_the_storm():
    go = {"op": "move", "who": "searcher", "to": {"op": "adjacentTo", "of": "searcher"}}
    assert said([{"op": "may", "decider": "bearer", "do": [go]}], "the searcher") == (
        "The searcher may move to an adjacent location.",
        "Der Sucher darf sich zu einem angrenzenden Ort bewegen.",
        "Le fouilleur peut se déplacer vers une zone adjacente.",
    )


# --- whole cards ----------------------------------------------------------------------------------


@pytest.mark.rule("FZ-F.10", "FZ-11.01", "FZ-11.02")
def test_an_action_card_has_an_attack_above_and_a_text_below(pack):
    assert lines(pack, "actionCards", "moment-of-clarity") == [
        "Bullets · strength 2 · range 1",
        "Tactical response: Each other hero, starting with the player to your left, may perform an action at once.",
    ]
    assert lines(pack, "actionCards", "covering-fire", "de") == [
        "Beschuss · Stärke 2 · Reichweite 2",
        "Reaktion (Reichweite 2): Bevor ein Verbündeter Treffer erleidet, ignoriert er einen Treffer.",
    ]
    assert lines(pack, "actionCards", "dual-pistols", "fr")[0] == "Tir · force 2 · portée 1 · succès bonus +2"


def test_an_upgrade_is_printed_like_an_action_card(pack):
    assert lines(pack, "upgradeSets", "rally", "fr") == [
        "Tir · force 2 · portée 2",
        "Réponse tactique : Chaque héros pioche 1 carte.",
    ]


@pytest.mark.rule("FZ-F.13")
def test_a_monster_shows_its_values_trait_and_special(pack):
    assert lines(pack, "monsterKinds", "corrupted-giant", "de") == [
        "Elite · Geschwindigkeit 1 · Gesundheit 4 · Figuren 2",
        "Widerstand: Handgemenge 1 · Beschuss 2 · Explosion 1",
        "Angriff: Handgemenge · Stärke 3 · Reichweite 1",
        "Attribut: Wenn es mit Beschuss angegriffen wird, erleidet jeder Held an seinem Ort 1 Schaden, der nicht "
        "geblockt werden kann.",
        "Spezialfähigkeit: Sein Angriff trifft jeden Helden am Ort des Ziels.",
    ]
    assert lines(pack, "monsterKinds", "cupbearer")[-1] == "Power tokens: the number of heroes"


@pytest.mark.rule("FZ-F.17", "FZ-F.18", "FZ-K.25")
def test_a_discovery_and_its_objective(pack):
    assert lines(pack, "discoveries", "ferry-propeller") == [
        "Objective Repair the Ferry (OBJ 1.1.01)",
        "Something shines under the tarpaulin.",
        "The searcher is ambushed by a Corrupted Human.",
        "Place 1 intel token on the linked objective.",
    ]
    assert lines(pack, "objectives", "repair-the-ferry", "fr") == [
        "OBJ 1.1.01 · jetons d'objectif 2",
        "The propeller is gone and the tank is dry.",
        "Dès que 2 jetons d'objectif se trouvent sur cette carte, l'objectif est accompli.",
        "Une fois accompli : Le groupe peut retourner la pièce du destin côté face.",
    ]


@pytest.mark.rule("FZ-13.06", "FZ-F.18")
@pytest.mark.parametrize(
    ("restores", "last"),
    [
        ("none", "On completion: Advance the threat marker 1 space."),
        ("may", "On completion: Advance the threat marker 1 space. The group may turn the lucky coin to heads."),
        ("must", "On completion: Advance the threat marker 1 space. Turn the lucky coin to heads."),
    ],
)
def test_what_an_objective_gives_stands_together(restores, last):
    objective = {"id": "out", "name": "Out", "completion": {"tokensNeeded": 1}, "restoresCoin": restores}
    pack = {**EMPTY, "objectives": [{**objective, "onComplete": [{"op": "advanceThreat"}]}]}
    assert lines(pack, "objectives", "out")[2:] == [last]


def test_an_objective_may_wait_for_a_condition():
    objective = {"id": "out", "name": "Out", "completion": {"condition": {"op": "isAt", "place": "exit"}}}
    pack = {**EMPTY, "objectives": [objective]}
    assert lines(pack, "objectives", "out")[0] == "Completed as soon as you are at the exit point."
    assert lines(pack, "objectives", "out", "de")[0] == "Erfüllt, sobald du dich am Auswegpunkt befindest."


def test_named_abilities_are_headed_by_their_name(pack):
    assert lines(pack, "heroes", "maxine", "de")[1] == (
        "Keep Moving: Am Ende deines Zuges: Wenn du höchstens eine Karte auf der Hand hast, ziehst du eine Karte."
    )
    assert any(line.startswith("Ring the bell: Once per mission") for line in lines(pack, "missions", "the-cupbearer"))


def test_a_named_trait_has_its_name_in_brackets():
    hound = {
        "when": {"op": "onFlee", "who": "hero"},
        "name": "Scent of Fear",
        "do": [{"op": "activate", "who": "self"}],
    }
    kind = {"id": "hound", "name": "Hound", "family": "dead", "class": "minion", "speed": 1, "health": 1}
    families = [{"id": "dead", "name": "Dead"}]
    pack = {**EMPTY, "monsterFamilies": families, "monsterKinds": [{**kind, "resistance": BARE, "trait": [hound]}]}
    assert lines(pack, "monsterKinds", "hound")[-1] == "Trait (Scent of Fear): When a hero flees, it is activated."


@pytest.mark.rule("FZ-12.02", "FZ-12.03", "FZ-13.10", "FZ-F.17")
@pytest.mark.parametrize(
    ("parts", "last"),
    [
        (
            {"encounterTokens": 2},
            "As soon as 2 intel tokens lie on this card, place 1 intel token on the linked objective.",
        ),
        (
            {"completion": {"condition": {"op": "coin", "side": "heads"}}, "tokensGranted": 2},
            "As soon as the lucky coin shows heads: Place 2 intel tokens on the linked objective.",
        ),
        ({"completion": "effect"}, "Objective Out"),
        (
            {"boardTokens": [{"token": "intel", "letter": "B"}], "tokensGranted": 0},
            "Place 1 intel token (B) in the searcher's location.",
        ),
    ],
)
def test_a_discovery_says_when_it_helps_its_objective_and_what_it_puts_on_the_board(parts, last):
    objective = {"id": "out", "name": "Out", "completion": {"tokensNeeded": 1}}
    discovery = {"id": "map", "name": "Map", "objective": "out", **parts}
    pack = {**EMPTY, "objectives": [objective], "discoveries": [discovery]}
    assert lines(pack, "discoveries", "map")[-1] == last


@pytest.mark.rule("FZ-F.18")
def test_a_hidden_objective_says_when_it_is_revealed():
    both = {"op": "and", "a": {"op": "coin", "side": "heads"}, "b": "bossInPlay"}
    objective = {"id": "out", "name": "Out", "completion": {"tokensNeeded": 1}, "hiddenUntil": both}
    pack = {**EMPTY, "objectives": [objective]}
    assert [lines(pack, "objectives", "out", lang)[1] for lang in LANGUAGES] == [
        "Revealed as soon as the lucky coin shows heads and a boss is on the board.",
        "Wird aufgedeckt, sobald die Glücksmünze die Kopfseite zeigt und sich ein Boss auf dem Schlachtfeld befindet.",
        "Révélé dès que la pièce du destin montre le côté face et qu'un avatar est sur le champ de bataille.",
    ]


@pytest.mark.rule("FZ-F.03")
def test_a_briefing_shows_all_that_it_adds_to_the_rules(pack):
    pack = deepcopy(pack)
    mission = pack["missions"][0]
    mission |= {
        "story": {"briefing": "Mend it."},
        "boss": {"kind": "cupbearer", "markerLocation": "ferry/jetty", "arrivalEffect": [{"op": "drawTwist"}]},
        "initialTokens": [{"token": "intel", "card": pack["objectives"][0]["id"], "count": 2}],
        "specialRules": [{"do": [{"op": "setFullHand", "who": "allHeroes", "to": 4}]}],
        "missionActions": [],
        "extraDefeat": [{"op": "round", "by": ">", "n": 9}],
        "extraVictory": ["bossInPlay"],
    }
    assert lines(pack, "missions", mission["id"])[1:] == [
        "Mend it.",
        "Setup: Place 2 intel tokens on the objective “Repair the Ferry”.",
        "When the boss appears: Draw 1 twist card.",
        "Each hero's full hand is 4.",
        "The mission is lost as soon as it is later than round 9.",
        "The mission is won as soon as a boss is on the board.",
    ]
    assert lines(pack, "missions", mission["id"], "fr")[5] == "La mission est perdue dès qu'on est après le round 9."


def test_a_condition_that_begins_with_a_name_keeps_its_capital():
    henry = {"id": "henry", "name": "Henry"}
    out = {"op": "isAt", "who": {"op": "specialist", "name": "henry"}, "place": "exit"}
    objective = {"id": "out", "name": "Out", "completion": {"condition": out}}
    pack = {**EMPTY, "specialists": [henry], "objectives": [objective]}
    assert lines(pack, "objectives", "out")[0] == "Completed as soon as Henry is at the exit point."


def test_names_of_records_are_shown_in_the_language_asked_for():
    fire = {"id": "fire", "name": {"en": "Fire", "de": "Feuer", "fr": "Incendie"}}
    event = {"id": "spark", "name": "Spark", "effects": [{"op": "placeToken", "token": "fire", "at": "there", "n": 2}]}
    pack = {**EMPTY, "tokens": {"special": [fire]}, "events": [event]}
    assert lines(pack, "events", "spark", "de") == ["Ärger", "Platziere 2 Feuer-Marker an diesem Ort."]
    assert lines(pack, "events", "spark", "fr") == ["Danger", "Placez 2 jetons Incendie dans cette zone."]


def test_the_author_s_own_text_stands_before_what_the_effects_say():
    twist = {"id": "dark", "name": "Dark", "text": {"en": "It is dark.", "de": "Es ist dunkel."}}
    pack = {**EMPTY, "twists": [twist, {**twist, "id": "cold", "onDraw": [{"op": "advanceThreat"}]}]}
    assert lines(pack, "twists", "dark", "de") == ["Es ist dunkel."]
    assert lines(pack, "twists", "cold") == ["It is dark.", "At once: Advance the threat marker 1 space."]


def test_a_text_of_an_attack_says_what_this_attack_does():
    role = {"id": "leader", "name": "Leader"}
    through = {"when": {"op": "beforeAttack", "by": "you"}, "do": ["bypassResistance"]}
    again = {"when": {"op": "afterRoll", "by": "you"}, "do": ["rerollDice"]}
    attack = {"type": "bullets", "strength": 1, "range": 1, "extra": [through, again]}
    lower = {"kind": "tacticalResponse", "effect": ["drawCards"]}
    card = {"id": "awl", "name": "Awl", "role": "leader", "attack": attack, "lower": lower}
    pack = {**EMPTY, "roles": [role], "actionCards": [card]}
    assert [lines(pack, "actionCards", "awl", lang)[1] for lang in LANGUAGES] == [
        "The attack ignores resistance.",
        "Der Angriff ignoriert Widerstand.",
        "L'attaque ignore la résistance.",
    ]
    assert lines(pack, "actionCards", "awl")[2] == "After you roll the attack dice, you may re-roll 1 attack die."


@pytest.mark.rule("FZ-12.05", "FZ-F.19", "FZ-F.21")
def test_tokens_and_tracks_that_do_something_say_so():
    burn = {
        "when": {"op": "onEnter", "who": "hero", "at": {"op": "withToken", "token": "fire"}},
        "do": [{"op": "damage", "target": "triggeringFigure", "n": 1}],
    }
    special = [{"id": "fire", "name": "Fire", "effects": [burn]}, {"id": "crate", "name": "Crate"}]
    track = {"id": "steep", "name": "Steep", "effects": [{"space": 5, "effect": [{"op": "coin", "side": "tails"}]}]}
    pack = {**EMPTY, "tokens": {"special": special}, "threatTracks": [track]}
    assert lines(pack, "tokens", "fire") == ["When a hero enters a location with a Fire token, they take 1 damage."]
    assert lines(pack, "threatTracks", "steep") == [
        "Spaces 14 · twists on 3, 6, 9, 12",
        "When the threat marker reaches space 5, turn the lucky coin to tails.",
    ]
    assert lines(pack, "tokens", "crate") == [""]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_a_pack_has_a_text(pack, lang):
    for one in faces(pack, lang):
        text = card_text(one, lang)
        assert text or one.kind == "token", one.id
        assert not NOT_IN_PRINT.search(text.replace("\n", " ")), text


def test_a_card_that_is_not_there_is_named(pack):
    assert face(pack, "upgradeSets", "rally").title == "Rally"
    with pytest.raises(UnknownName):
        face(pack, "twists", "rally")


@pytest.mark.rule("FZ-E.98", "FZ-E.71", "FZ-E.35")
def test_how_long_a_step_lasts_is_said_once_also_with_a_clause_about_those_concerned():
    idle = {"op": "allHeroes", "where": {"op": "handSize", "who": "it", "by": "=", "n": 0}}
    assert said([{"op": "skip", "part": "turn", "who": idle}]) == (
        "The turn of each hero who has no cards in hand is skipped this round.",
        "Der Zug jedes Helden, der keine Karten auf der Hand hat, entfällt in dieser Runde.",
        "Le tour de chaque héros qui n'a aucune carte en main n'a pas lieu pendant ce round.",
    )
    assert said([{"op": "extraAction", "who": idle}]) == (
        "Each hero who has no cards in hand may perform 1 additional action this turn.",
        "Jeder Held, der keine Karten auf der Hand hat, darf in diesem Zug eine zusätzliche Aktion ausführen.",
        "Chaque héros qui n'a aucune carte en main peut effectuer 1 action supplémentaire pendant ce tour.",
    )
