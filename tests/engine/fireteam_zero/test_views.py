"""What a seat may see and what a search may know: views never leak a hidden order (FZ-A.63)."""

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from engine import EngineFault, load_pack, start
from tests.engine.fireteam_zero.drill import (
    at,
    briefing,
    card,
    discovery,
    drill,
    event,
    kind,
    objective,
    offers,
    options,
    response,
    take,
    who,
)

GROUND = load_pack(Path(__file__).parent.parent / "packs" / "proving_ground")
MISSIONS = GROUND.missions
TABLE = ["abe", "shad", "frank", "don"]


def played(mission, seed, decisions):
    """A game of the proving ground after so many decisions at random."""
    game = start(GROUND, mission, TABLE, seed)
    dice = Random(seed)
    for _ in range(decisions):
        if game.decision is None:
            break
        game.answer(dice.randrange(len(game.options)))
    return game


POSITIONS = [(mission, seed, decisions) for mission in MISSIONS for seed in range(4) for decisions in (3, 25, 50)]


# --- views ----------------------------------------------------------------------------------------


def two_hands(**option):
    """Frank and Abe with a hand each, Frank in his turn."""
    setting = {"options": {"loneHero": True, "spawnTokens": "fixed", **option}}
    hands = {"frank": ["shot", "burst"], "abe": ["burst", "punch", "shot"]}
    return drill("AB", heroes={"frank": "A", "abe": "B"}, hands=hands, monsters={"human": "B"}, mission=setting)


def hands(game, seat):
    """The hands as a seat sees them: cards, or their number."""
    return [one["hand"] for one in game.view(seat)["heroes"]]


FRANKS, ABES = ["shot-marksman", "burst-marksman"], ["burst", "punch", "shot"]


@pytest.mark.rule("FZ-A.63")
@pytest.mark.parametrize(("seat", "seen"), [(0, [FRANKS, 3]), (1, [2, ABES]), (None, [FRANKS, ABES])])
def test_a_hand_is_seen_by_its_own_player_only_and_by_the_group_together(seat, seen):
    assert hands(two_hands(), seat) == seen


@pytest.mark.rule("FZ-A.63")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_by_option_hands_are_open(seat):
    assert hands(two_hands(openHands=True), seat) == [FRANKS, ABES]


@pytest.mark.rule("FZ-A.63")
@pytest.mark.parametrize(("open_hands", "seat", "sees"), [(False, 0, True), (False, 1, False), (True, 1, True)])
def test_a_decision_that_names_cards_is_seen_by_whoever_takes_it(open_hands, seat, sees):
    game = take(two_hands(openHands=open_hands), "attack", target="human#1")
    assert [o["card"] for o in options(game)] == FRANKS
    assert (game.view(seat)["decision"] is not None) is sees
    assert game.view()["decision"] is not None


@pytest.mark.rule("FZ-A.63", "FZ-A.42")
def test_a_decision_of_the_group_is_seen_by_all():
    game = drill("ABC", heroes={"frank": "A", "abe": "A"}, monsters=[("human", "C"), ("animal", "C")], phase="threat")
    assert kind(game) == "activate-monster"
    assert all(game.view(seat)["decision"]["kind"] == "activate-monster" for seat in (0, 1, None))


@pytest.mark.rule("FZ-1.28", "FZ-1.32", "FZ-11.11")
def test_of_decks_only_their_size_is_seen():
    game = two_hands()
    view = game.view()
    assert view["decks"] == {"recon": 12, "twist": 6}
    assert [one["deck"] for one in view["heroes"]] == [12 - 2, 12 - 3]
    text = json.dumps({**view, "decision": None})
    assert "event-" not in text
    assert "twist-" not in text


@pytest.mark.rule("FZ-F.18")
def test_a_hidden_objective_is_not_seen():
    late = objective("late", tokens=1, hiddenUntil={"op": "coin", "side": "tails"})
    game = drill("AB", **briefing(objectives=[objective("goal"), late]))
    assert "late" not in json.dumps(game.view())


@pytest.mark.rule("FZ-A.63")
@pytest.mark.parametrize(("mission", "seed", "decisions"), POSITIONS)
def test_no_view_depends_on_what_its_seat_cannot_know(mission, seed, decisions):
    game = played(mission, seed, decisions)
    deciding = game.seat if game.decision else None
    for seat in (None, *range(4)):
        for again in range(3):
            assert game.determinize(again, seat).view(seat) == game.view(seat), (seat, deciding)


@pytest.mark.rule("FZ-A.63")
def test_a_view_is_plain_data_of_its_own():
    game = two_hands()
    view = game.view()
    view["heroes"][0]["hand"].clear()
    assert json.loads(json.dumps(game.view())) == game.view()
    assert hands(game, None) == [FRANKS, ABES]


# --- determinize ----------------------------------------------------------------------------------


def cards_of(game, seat):
    """All cards of one player, wherever they are."""
    return Counter(game.decks[seat] + game.hands[seat] + game.discards[seat] + game.aside[seat])


@pytest.mark.rule("FZ-I.01", "FZ-I.04", "FZ-A.63")
@pytest.mark.parametrize(("mission", "seed", "decisions"), POSITIONS)
@pytest.mark.parametrize("seat", [None, 1])
def test_a_determinized_game_has_the_same_cards_in_another_order(mission, seed, decisions, seat):
    game = played(mission, seed, decisions)
    other = game.determinize(7, seat)
    count = len(game.scenario.discoveries)
    for hero in range(4):
        assert cards_of(other, hero) == cards_of(game, hero)
        assert len(other.hands[hero]) == len(game.hands[hero])
        assert (other.discards[hero], other.aside[hero]) == (game.discards[hero], game.aside[hero])
        if seat is None or hero == seat:
            assert other.hands[hero] == game.hands[hero]
    assert Counter(other.recon_deck + other.recon_box) == Counter(game.recon_deck + game.recon_box)
    assert len(other.recon_deck) == len(game.recon_deck)
    assert {c for c in other.recon_deck if c < count} == {c for c in game.recon_deck if c < count}
    assert all(c >= count for c in other.recon_box)
    assert Counter(other.twist_deck) == Counter(game.twist_deck)
    assert other.twists == game.twists


@pytest.mark.rule("FZ-A.63", "FZ-1.31")
def test_what_is_hidden_is_drawn_anew_for_every_seed():
    game = played(MISSIONS[0], 1, 3)
    copies = [game.determinize(seed, 0) for seed in range(8)]
    for hidden in ("recon_deck", "twist_deck"):
        assert len({getattr(copy, hidden) for copy in copies}) > 1
    for hero in range(4):
        assert len({copy.decks[hero] for copy in copies}) > 1
    unknown = next(hero for hero in (1, 2, 3) if hero != game.seat)  # an open decision rests on its own hand
    assert len({copy.hands[unknown] for copy in copies}) > 1
    assert len({copy.roll(12) for copy in copies}) > 1
    assert len({tuple(sorted(copy.recon_box)) for copy in copies}) > 1  # other events lie in the box


@pytest.mark.rule("FZ-A.63")
def test_with_open_hands_hands_stay_as_they_are():
    game = two_hands(openHands=True)
    copies = [game.determinize(seed, 0) for seed in range(5)]
    assert {copy.hands[1] for copy in copies} == {game.hands[1]}
    assert len({copy.decks[1] for copy in copies}) > 1


@pytest.mark.rule("FZ-A.63")
def test_the_same_seed_gives_the_same_guess_and_the_game_itself_is_untouched():
    game = played(MISSIONS[0], 2, 20)
    before = (game.view(), tuple(game.decks), tuple(game.hands), game.recon_deck, game.twist_deck, game.dice_cursor)
    first, second = game.determinize(5, 0), game.determinize(5, 0)
    assert (first.decks, first.hands, first.recon_deck) == (second.decks, second.hands, second.recon_deck)
    first.answer(0)
    after = (game.view(), tuple(game.decks), tuple(game.hands), game.recon_deck, game.twist_deck, game.dice_cursor)
    assert before == after


@pytest.mark.rule("FZ-A.63")
@pytest.mark.parametrize(("mission", "seed", "decisions"), POSITIONS)
@pytest.mark.parametrize("seat", [None, 0, 3])
def test_a_determinized_game_can_be_played_on_to_its_end(mission, seed, decisions, seat):
    game = played(mission, seed, decisions).determinize(seed, seat)
    dice = Random(99)
    for _ in range(2000):
        if game.decision is None:
            break
        game.answer(dice.randrange(len(game.options)))
    assert game.outcome is not None


@pytest.mark.rule("FZ-A.63")
def test_a_guess_cannot_be_recorded():
    with pytest.raises(EngineFault):
        two_hands().determinize(1).record()


PLAN = card(lower=response({"op": "drawCards", "who": "you"}))


def wishing():
    """Abe has wished to play a tactical response; Don is asked now."""
    game = drill(
        "AB",
        heroes={"frank": "A", "abe": "A", "don": "B"},
        hands={"abe": ["plan", "punch"], "don": ["plan"]},
        cards={"plan": PLAN},
        phase="tactics",
        situation={"round": 2},
    )
    assert who(game) == "abe"
    return take(game, "play-tactical-response")


@pytest.mark.rule("FZ-D.10", "FZ-A.63")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("seed", range(4))
def test_a_card_that_somebody_wishes_to_play_stays_in_that_hand(seat, seed):
    game = wishing().determinize(seed, seat)
    take(game, "decline")
    assert game.name("card", game.discards[1][0]) == "plan"


@pytest.mark.rule("FZ-D.10", "FZ-A.63")
@pytest.mark.parametrize("seed", range(4))
def test_while_the_group_chooses_the_response_all_of_them_can_be_played(seed):
    game = take(wishing(), "play-tactical-response")
    assert (kind(game), who(game)) == ("choose-tactical-response", None)
    for chosen in ("abe", "don"):
        copy = game.determinize(seed, 0)
        take(copy, "play-tactical-response", hero=chosen)
        assert len(copy.discards[TABLE_OF_THREE.index(chosen)]) == 1


TABLE_OF_THREE = ["frank", "abe", "don"]


@pytest.mark.rule("FZ-A.48", "FZ-1.31")
def test_a_guess_knows_which_discoveries_have_been_found():
    found = [discovery("map"), discovery("key")]
    game = drill(
        "AB",
        heroes={"frank": "A", "abe": "B"},
        situation={"reconDeck": ["map", "key", "event-1", "event-2"]},
        **briefing(discoveries=found, events=[event("fog")]),
    )
    take(game, "search")
    for seed in range(6):
        deck = [game.name("recon", one) for one in game.determinize(seed).recon_deck]
        assert (len(deck), "map" in deck, "key" in deck) == (3, False, True)
    assert offers(game, "move", to=at("B"))
