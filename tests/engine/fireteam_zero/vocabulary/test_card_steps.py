"""What happens to cards, hits and hands (FZ-E.55 to FZ-E.61)."""

import pytest

from engine.rulesets.fireteam_zero.rules.ch11_cards import reshuffle_if_empty
from tests.engine.fireteam_zero.drill import (
    at,
    decider,
    event,
    events,
    hero,
    kind,
    matching,
    offers,
    options,
    place,
    take,
)
from tests.engine.fireteam_zero.vocabulary.kit import again, bench, compiler_of, done, rule

TEAM = {"frank": "A", "abe": "A", "shad": "A"}


def hand(game, name):
    return hero(game, name)["hand"]


def hands(game, *names):
    return [len(hand(game, name)) for name in names]


# --- drawing --------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.55", "FZ-3.17")
@pytest.mark.parametrize(("n", "cards"), [(0, 5), (1, 6), (3, 8)])
def test_players_draw_even_beyond_a_full_hand(n, cards):
    game = done({"op": "drawCards", "n": n}, heroes=TEAM, hands={"frank": 5})
    assert hands(game, *TEAM) == [cards, 0, 0]


@pytest.mark.rule("FZ-E.55")
def test_everybody_named_draws_in_turn_order():
    game = done({"op": "drawCards", "who": "allHeroes", "n": 2}, heroes=TEAM, situation={"startPlayer": "frank"})
    assert hands(game, *TEAM) == [2, 2, 2]
    assert [one["hero"] for one in events(game, "cards-drawn")] == ["frank", "abe", "shad"]


@pytest.mark.rule("FZ-E.55", "FZ-E.24", "FZ-3.16")
def test_a_draw_goes_on_from_the_new_deck_and_whoever_waits_for_the_reshuffle_hears_of_it():
    situation = {"heroes": {"frank": {"at": at("A"), "hand": [], "deck": ["punch-marksman"]}}}
    game = done(
        {"op": "drawCards", "n": 3},
        heroes={"frank": "A"},
        situation=situation,
        mission=rule({"op": "advanceThreat"}, when={"op": "onReshuffle", "who": "hero"}),
    )
    assert (hands(game, "frank"), game.view()["threat"]["space"]) == ([3], 1)


@pytest.mark.rule("FZ-E.23")
@pytest.mark.parametrize(("n", "spaces"), [(0, 0), (1, 1), (3, 3)])
def test_a_draw_tells_how_many_cards_it_was(n, spaces):
    advance = {"op": "advanceThreat", "n": "amount"}
    mission = rule(advance, when={"op": "onDrawCards", "who": "hero"})
    game = done({"op": "drawCards", "n": n}, heroes={"frank": "A"}, mission=mission)
    assert game.view()["threat"]["space"] == spaces


# --- discarding -----------------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.56")
def test_a_player_chooses_what_to_discard_one_card_after_another():
    game = done({"op": "discard", "n": 2}, heroes={"abe": "A"}, hands={"abe": ["punch", "shot", "burst"]})
    assert (kind(game), decider(game)) == ("discard", "abe")
    assert [option["card"] for option in matching(game, "discard")] == ["punch", "shot", "burst"]
    take(game, "discard", card="shot")
    assert [option["card"] for option in options(game)] == ["punch", "burst"]
    take(game, "discard", card="burst")
    assert (hand(game, "abe"), hero(game, "abe")["discard"]) == (["punch"], ["shot", "burst"])


@pytest.mark.rule("FZ-E.56")
def test_cards_are_discarded_at_random_without_asking():
    thrown = set()
    for seed in range(8):
        parts = {"heroes": {"abe": "A"}, "hands": {"abe": ["punch", "shot", "burst"]}, "seed": seed}
        game = done({"op": "discard", "how": "random"}, **parts)
        assert (kind(game), hands(game, "abe")) == ("turn", [2])
        thrown.update(hero(game, "abe")["discard"])
    assert thrown == {"punch", "shot", "burst"}


@pytest.mark.rule("FZ-E.56", "FZ-A.45")
@pytest.mark.parametrize(("cards", "stands"), [(3, True), (2, True), (1, False), (0, False)])
def test_a_mandatory_discard_beyond_the_hand_knocks_down(cards, stands):
    game = done(
        {"op": "discard", "who": "otherHeroes", "n": 2}, heroes={"frank": "A", "abe": "A"}, hands={"abe": cards}
    )
    while offers(game, "discard"):
        game.choose(0)
    assert (hero(game, "abe")["standing"], hands(game, "abe")) == (stands, [max(0, cards - 2)])


@pytest.mark.rule("FZ-E.56")
def test_a_deck_loses_its_top_cards_and_nobody_is_knocked_down():
    piles = {"heroes": {"abe": {"at": at("A"), "hand": [], "deck": ["grenade", "burst", "punch"]}}}
    game = done({"op": "discard", "n": 2, "from": "deck"}, heroes={"abe": "A"}, situation=piles)
    assert hero(game, "abe")["discard"][-2:] == ["grenade", "burst"]
    assert (hero(game, "abe")["deck"], hero(game, "abe")["standing"]) == (1, True)
    again(game)  # the deck is used up, and the discard pile is the new one (FZ-A.59)
    assert (hero(game, "abe")["deck"], hero(game, "abe")["discard"]) == (12, [])


@pytest.mark.rule("FZ-E.23")
@pytest.mark.parametrize(("causes", "spaces"), [(["hit"], 1), (["effect"], 2), (["cost"], 4), (["hit", "cost"], 5)])
def test_a_discard_has_a_cause(causes, spaces):
    """One card for a hit, two for an effect, four for a cost: whoever waits hears of those it waits for."""
    steps = [
        {"op": "damage", "target": "you", "n": 1},
        {"op": "discard", "n": 2},
        {"op": "cost", "pay": [{"op": "discard", "n": 4, "as": "cost"}], "then": []},
    ]
    advance = {"op": "advanceThreat", "n": "amount"}
    mission = rule(advance, when={"op": "onDiscard", "who": "hero", "cause": causes})
    cards = ["punch"] * 3 + ["shot"] * 3 + ["burst"]
    game = done(*steps, heroes={"abe": "A"}, hands={"abe": cards}, mission=mission)
    for _ in range(9):
        if kind(game) != "turn":
            game.choose(0)
    assert (hands(game, "abe"), game.view()["threat"]["space"]) == ([0], spaces)


@pytest.mark.rule("FZ-E.56")
def test_a_card_that_is_not_held_cannot_be_discarded():
    step = {"op": "discardCard", "who": "otherHeroes", "card": {"op": "cardsIn", "of": "you"}}
    cards = {"abe": ["shot", "shot"], "maxine": ["shot", "punch"]}
    changes = {"roles": [{"id": "leader", "name": "Leader", "cardSetsOwned": 2}]}
    roles = [{"id": role, "name": role} for role in ("close-combat", "marksman", "demolitions")]
    changes["roles"] += roles
    game = done(step, heroes={"abe": "A", "maxine": "A"}, hands=cards, changes=changes)
    assert (hand(game, "abe"), hand(game, "maxine")) == (["shot", "shot"], ["punch"])


# --- taking back, looking -------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.57")
@pytest.mark.parametrize("to", ["hand", "deck"])
def test_players_take_cards_of_their_choice_back(to):
    piles = {"heroes": {"abe": {"at": at("A"), "hand": [], "discard": ["punch", "shot", "burst"]}}}
    game = done({"op": "recover", "n": 2, "to": to}, heroes={"abe": "A"}, situation=piles)
    assert (kind(game), decider(game)) == ("arrange-cards", "abe")
    take(game, "put-on-top", card="burst")
    assert [option["card"] for option in options(game)] == ["punch", "shot"]
    take(game, "put-on-top", card="punch")
    abe = hero(game, "abe")
    assert abe["discard"] == ["shot"]
    if to == "hand":
        assert (abe["hand"], abe["deck"]) == (["burst", "punch"], 9)
    else:
        assert (abe["hand"], abe["deck"]) == ([], 11)
        assert game.name("cards", game.decks[0][-2:]) == ["burst", "punch"]


@pytest.mark.rule("FZ-E.57")
def test_only_what_lies_there_is_taken_back():
    piles = {"heroes": {"abe": {"at": at("A"), "hand": [], "discard": ["punch"]}}}
    game = done({"op": "recover", "n": 3}, heroes={"abe": "A"}, situation=piles)
    assert (hand(game, "abe"), kind(game)) == (["punch"], "turn")


RECON = {"reconDeck": [f"event-{n}" for n in range(4)]}


@pytest.mark.rule("FZ-E.58")
@pytest.mark.parametrize(("n", "seen"), [(1, ["event-0"]), (3, ["event-0", "event-1", "event-2"]), (9, 4)])
def test_the_top_cards_of_a_deck_are_looked_at_and_stay(n, seen):
    game = done({"op": "lookAt", "n": n}, heroes=TEAM, situation=RECON)
    found = events(game, "cards-seen")
    assert [(one["hero"], one["cards"]) for one in found] == [
        ("frank", [f"event-{n}" for n in range(4)] if seen == 4 else seen)
    ]
    assert [game.name("recon", card) for card in game.recon_deck[::-1]] == RECON["reconDeck"]
    assert kind(game) == "turn"


@pytest.mark.rule("FZ-E.58")
def test_cards_looked_at_are_put_back_in_any_order_the_first_on_top():
    game = done({"op": "lookAt", "n": 3, "reorder": True}, heroes=TEAM, situation=RECON)
    assert (kind(game), decider(game)) == ("arrange-cards", "frank")
    assert game.decision.prompt == "Frank: which of these cards first?"
    assert "take" not in game.decision.options[0].text.lower()  # nobody gets it
    take(game, "put-on-top", card="event-2")
    assert [option["card"] for option in options(game)] == ["event-0", "event-1"]
    take(game, "put-on-top", card="event-0")
    order = [game.name("recon", card) for card in game.recon_deck[::-1]]
    assert order == ["event-2", "event-0", "event-1", "event-3"]


@pytest.mark.rule("FZ-E.58")
@pytest.mark.parametrize("deck", ["action", "twist"])
def test_every_deck_can_be_looked_at(deck):
    situation = {
        "heroes": {"abe": {"at": at("A"), "hand": [], "deck": ["shot", "punch"]}},
        "twistDeck": ["twist-4", "twist-2"],
    }
    game = done(
        {"op": "lookAt", "deck": deck, "n": 2, "reorder": True, "whose": "otherHeroes"},
        heroes={"frank": "A", "abe": "A"},
        situation=situation,
    )
    expected = {"action": ["shot", "punch"], "twist": ["twist-4", "twist-2"]}[deck]
    assert events(game, "cards-seen") == [{"hero": "frank", "cards": expected}]
    take(game, "put-on-top", card=expected[1])
    if deck == "action":
        assert game.name("cards", game.decks[1][::-1]) == ["punch", "shot"]
    else:
        assert [game.name("twist", card) for card in game.twist_deck[::-1][:2]] == ["twist-2", "twist-4"]


@pytest.mark.rule("FZ-E.58")
def test_an_empty_deck_shows_nothing():
    game = done({"op": "lookAt", "n": 2, "reorder": True}, heroes=TEAM, situation={"reconDeck": []})
    assert (events(game, "cards-seen"), kind(game)) == ([], "turn")


def guesses(game, pile, seat=0):
    """The different piles, as ids from the top, that a search might assume."""
    decks = [pile(game.determinize(seed, seat))[::-1] for seed in range(12)]
    return {tuple(deck) for deck in decks}


@pytest.mark.rule("FZ-E.58", "FZ-A.63")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_was_looked_at_is_known_to_all_and_the_rest_is_not(seat):
    game = done({"op": "lookAt", "n": 2}, heroes=TEAM, situation={"reconDeck": [f"event-{n}" for n in range(8)]})
    found = guesses(game, lambda copy: [copy.name("recon", card) for card in copy.recon_deck], seat)
    assert {deck[:2] for deck in found} == {("event-0", "event-1")}
    assert len({deck[2:] for deck in found}) > 1


@pytest.mark.rule("FZ-E.58")
def test_cards_being_put_back_stay_in_the_deck_that_a_search_assumes():
    game = done({"op": "lookAt", "n": 3, "reorder": True}, heroes=TEAM, situation=RECON)
    take(game, "put-on-top", card="event-1")
    copy = game.determinize(3)
    take(copy, "put-on-top", card="event-0")
    order = [copy.name("recon", card) for card in copy.recon_deck[::-1]]
    assert order[:3] == ["event-1", "event-0", "event-2"]


@pytest.mark.rule("FZ-E.58")
@pytest.mark.parametrize("pile", ["action", "twist"])
def test_a_seen_card_stays_known_under_those_drawn_from_above_it(pile):
    deck = [f"{name}-marksman" for name in ("shot", "burst", "punch", "grenade", "shot", "burst")]
    situation = {
        "heroes": {"frank": {"at": at("A"), "hand": [], "deck": deck}},
        "twistDeck": ["twist-3", "twist-1", "twist-0", "twist-2", "twist-4", "twist-5"],
    }
    draw = {"action": [{"op": "drawCards", "n": 2}], "twist": ["drawTwist", "drawTwist"]}[pile]
    game = done({"op": "lookAt", "deck": pile, "n": 3}, *draw, heroes={"frank": "A", "abe": "A"}, situation=situation)
    if pile == "action":
        found = guesses(game, lambda copy: copy.name("cards", copy.decks[0]), seat=1)
        assert {deck[0] for deck in found} == {"punch-marksman"}
    else:
        found = guesses(game, lambda copy: [copy.name("twist", card) for card in copy.twist_deck])
        assert {deck[0] for deck in found} == {"twist-0"}
    assert len(found) > 1


@pytest.mark.rule("FZ-E.57", "FZ-3.15")
def test_a_card_laid_onto_the_deck_is_known_until_the_deck_is_shuffled():
    situation = {"heroes": {"frank": {"at": at("A"), "hand": [], "discard": ["burst-marksman"]}}}
    game = done({"op": "recover", "to": "deck"}, heroes={"frank": "A", "abe": "A"}, situation=situation)
    found = guesses(game, lambda copy: copy.name("cards", copy.decks[0]))
    assert {deck[0] for deck in found} == {"burst-marksman"}
    game.discards[0], game.decks[0] = game.decks[0], ()
    reshuffle_if_empty(game, 0)
    assert len({deck[0] for deck in guesses(game, lambda copy: copy.name("cards", copy.decks[0]))}) > 1


# --- the full hand --------------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.59", "FZ-3.12")
@pytest.mark.parametrize(
    ("changes", "cards"),
    [
        ([{"by": 1}], 6),
        ([{"by": -2}], 3),
        ([{"to": 4}], 4),
        ([{"to": 4}, {"by": 2}], 6),
        ([{"by": 2}, {"to": 4}], 6),
        ([{"by": -9}], 0),
    ],
)
def test_the_full_hand_is_set_first_and_then_raised_or_lowered(changes, cards):
    steps = [{"op": "setFullHand", "who": "allHeroes", **change} for change in changes]
    game = bench("A", heroes={"frank": "A"}, phase="tactics", mission=rule(*steps))
    assert hands(game, "frank") == [cards]


@pytest.mark.rule("FZ-E.59")
def test_only_the_hand_of_those_named_is_changed():
    leader = {"op": "allHeroes", "where": {"op": "hasRole", "who": "it", "role": "leader"}}
    game = bench("A", heroes=TEAM, phase="tactics", mission=rule({"op": "setFullHand", "who": leader, "to": 2}))
    assert hands(game, *TEAM) == [5, 2, 5]


# --- damage ---------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.60")
@pytest.mark.parametrize(("n", "cards", "left", "stands"), [(1, 3, 2, True), (3, 3, 0, True), (4, 3, 0, False)])
def test_a_hero_discards_for_damage_and_too_much_of_it_knocks_down(n, cards, left, stands):
    game = done(
        {"op": "damage", "target": "otherHeroes", "n": n}, heroes={"frank": "A", "abe": "A"}, hands={"abe": cards}
    )
    while offers(game, "discard"):
        game.choose(0)
    assert (hands(game, "abe"), hero(game, "abe")["standing"]) == ([left], stands)


@pytest.mark.rule("FZ-E.60", "FZ-5.11", "FZ-5.14")
@pytest.mark.parametrize(
    ("n", "attack_type", "dies"),
    [(2, None, True), (1, None, False), (2, "brawl", False), (3, "brawl", True), (2, "explosion", True)],
)
def test_a_monster_compares_damage_with_its_resistance_to_that_type_and_its_health(n, attack_type, dies):
    step = {"op": "damage", "target": "allMonsters", "n": n}
    if attack_type:
        step["type"] = attack_type
    game = done(step, board="AB", heroes={"frank": "A"}, monsters={"animal": "B"})  # health 2, resistance 1, 1, 0
    assert (place(game, "animal#1") is None) is dies


@pytest.mark.rule("FZ-E.60", "FZ-8.44", "FZ-14.05")
def test_damage_spares_the_fallen_and_specialists():
    everyone = {"op": "damage", "target": "everyHero", "n": 1}
    game = done(
        everyone,
        {"op": "damage", "target": "specialist", "n": 9},
        heroes={"frank": "A", "abe": "A"},
        down=["abe"],
        hands={"frank": 1, "abe": 2},
        specialists={"henry": "A"},
    )
    assert hands(game, "frank", "abe") == [0, 2]


@pytest.mark.rule("FZ-E.60", "FZ-A.52", "FZ-E.11")
def test_monsters_killed_by_one_effect_are_told_of_after_the_heroes_have_suffered():
    """Each death adds a space; the hero's discard comes before, and the first monster named dies first."""
    mission = rule({"op": "showText", "text": "dead"}, when={"op": "whenKilled", "who": "monster"})
    game = done(
        {"op": "damage", "target": {"op": "allFiguresAt", "place": {"op": "hereOf", "of": "you"}}, "n": 1},
        heroes={"frank": "A"},
        hands={"frank": 2},
        monsters=[("human", "A"), ("human", "A")],
        mission=mission,
    )
    while offers(game, "discard"):
        game.choose(0)
    told = [one.name for one in game.events if one.name in ("cards-discarded", "story")]
    assert told == ["cards-discarded", "story", "story"]


# --- prevention -----------------------------------------------------------------------------------

WARD = {"when": {"op": "whenHit", "who": "hero"}}


@pytest.mark.rule("FZ-E.61")
@pytest.mark.parametrize(("n", "left"), [(0, 2), (1, 3), (2, 4), (99, 5)])
def test_hits_are_prevented_as_they_come(n, left):
    mission = rule({"op": "preventHits", "who": "triggeringFigure", "n": n}, **WARD)
    game = done({"op": "damage", "target": "you", "n": 3}, heroes={"frank": "A"}, hands={"frank": 5}, mission=mission)
    while offers(game, "discard"):
        game.choose(0)
    assert hands(game, "frank") == [min(5, left)]


@pytest.mark.rule("FZ-E.61")
def test_without_a_number_all_hits_are_prevented():
    mission = rule({"op": "preventHits", "who": "triggeringFigure"}, **WARD)
    game = done({"op": "damage", "target": "you", "n": 4}, heroes={"frank": "A"}, hands={"frank": 2}, mission=mission)
    assert (hands(game, "frank"), hero(game, "frank")["standing"]) == ([2], True)


@pytest.mark.rule("FZ-E.61", "FZ-8.51", "FZ-T.74")
@pytest.mark.parametrize("is_lasting", [True, False])
def test_unblockable_damage_is_not_prevented(is_lasting):
    prevent = {"op": "preventHits", "who": "allHeroes" if is_lasting else "triggeringFigure", "n": 9}
    mission = rule(prevent) if is_lasting else rule(prevent, **WARD)
    step = {"op": "damage", "target": "you", "n": 1, "unblockable": True}
    game = done(step, heroes={"frank": "A"}, hands={"frank": 1}, mission=mission)
    assert hands(game, "frank") == [0]


@pytest.mark.rule("FZ-E.61", "FZ-E.103")
def test_a_lasting_ward_takes_its_number_off_every_time():
    ward = {"op": "preventHits", "who": "you", "n": 1, "for": "thisRound"}
    hurt = {"op": "damage", "target": "you", "n": 2}
    game = done(ward, hurt, hurt, heroes={"frank": "A"}, hands={"frank": ["punch"] * 3})
    assert hands(game, "frank") == [1]


@pytest.mark.rule("FZ-E.61")
def test_a_ward_is_only_for_those_it_names():
    ward = {"op": "preventHits", "who": "you", "n": 1, "for": "thisRound"}
    hurt = {"op": "damage", "target": "allHeroes", "n": 1}
    game = done(ward, hurt, heroes={"frank": "A", "abe": "A"}, hands={"frank": 1, "abe": 1})
    assert hands(game, "frank", "abe") == [1, 0]


# --- what must be said ----------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.59", "FZ-E.62", "FZ-E.73", "FZ-E.76", "FZ-E.84", "FZ-E.97")
@pytest.mark.parametrize(
    ("op", "parts"),
    [
        ("setFullHand", '"Cards more or fewer" or "Exactly"'),
        ("modifyStrength", '"Dice more or fewer" or "Exactly"'),
        ("modifySpeed", '"Faster or slower by" or "Exactly"'),
        ("move", '"Where to" or "How far"'),
        ("placeToken", '"On which card" or "Where"'),
        ("removeToken", '"On which card" or "Where"'),
        ("openTarget", '"Who" or "Where"'),
    ],
)
def test_an_operation_that_needs_one_of_two_things_says_so(op, parts):
    compiler = compiler_of(bench("A"))
    compiler.steps([{"op": op}], "do")
    assert [(fault.path, fault.message) for fault in compiler.faults] == [("do[0]", f"{parts} is missing.")]


@pytest.mark.rule("FZ-E.55", "FZ-E.03")
def test_an_event_that_is_drawn_speaks_to_its_searcher():
    parts = {
        "changes": {"events": [event("fog", {"op": "drawCards", "n": 2}), *(event(f"event-{n}") for n in range(11))]}
    }
    game = bench("A", heroes={"frank": "A"}, situation={"reconDeck": ["fog"]}, **parts)
    take(game, "search")
    assert hands(game, "frank") == [2]
