"""What a seat may see: everything on the table, its own hand, and of decks only their size."""

from typing import Any

from engine.rulesets.fireteam_zero.codes import (
    COIN,
    COMPLETED,
    FIRST_MONSTER,
    FIRST_SPECIALIST,
    LYING,
    OBJECTIVE_STATES,
    OFF_BOARD,
    OPEN,
    PHASES,
    POOLS,
    TERRAIN,
)
from engine.rulesets.fireteam_zero.rules.ch03_tactics_phase import last_word
from engine.rulesets.fireteam_zero.rules.ch06_bosses import is_boss_awaited
from engine.rulesets.fireteam_zero.state import State


def view_of(game: State, seat: int | None) -> dict[str, Any]:
    """JSON for one seat; with None all hands are open, because the heroes talk to each other (FZ-A.63)."""
    decision = game.decision if game.options and _may_see_decision(game, seat) else None
    return {
        **_round(game),
        "heroes": [_hero(game, hero, seat) for hero in range(len(game.hero_at))],
        **_places_and_figures(game),
        **_cards(game),
        **_board(game),
        "decks": {"recon": len(game.recon_deck), "twist": len(game.twist_deck)},
        "decision": decision.as_json() if decision else None,
        "outcome": game.outcome,
    }


def _round(game: State) -> dict[str, Any]:
    scenario, name = game.scenario, game.name
    return {
        "ruleset": scenario.ruleset_id,
        "mission": scenario.mission_id,
        "round": game.round,
        "phase": PHASES[game.phase],
        "startPlayer": name("seat", game.start_seat),
        "lastWord": name("seat", last_word(game)),
        "activeHero": name("seat", game.active_seat),
        "movementLeft": game.movement_left,
        "actionsLeft": game.actions_left,
        "coin": COIN[game.coin],
        "threat": {
            "space": game.threat,
            "last": scenario.track.last,
            "twistSpaces": list(scenario.track.twist_spaces),
        },
    }


def _places_and_figures(game: State) -> dict[str, Any]:
    scenario, name = game.scenario, game.name
    return {
        "entryPoint": name("location", scenario.entry_point),
        "exitPoint": name("location", scenario.exit_point),
        "bossMarker": name("location", scenario.boss_marker if is_boss_awaited(game) else OFF_BOARD),
        "specialists": [
            {"id": name("figure", FIRST_SPECIALIST + number), "at": name("location", place)}
            for number, place in enumerate(game.specialist_at)
        ],
        "monsters": [_monster(game, monster) for monster in range(len(game.kinds))],
    }


def _cards(game: State) -> dict[str, Any]:
    """What lies open beside the board."""
    scenario, name = game.scenario, game.name
    return {
        "objectives": [
            {"id": objective, "state": OBJECTIVE_STATES[game.objectives[slot]], "tokens": game.card_tokens[slot]}
            for slot, objective in enumerate(scenario.objective_ids)
            if slot < len(game.objectives) and game.objectives[slot] in (OPEN, COMPLETED)
        ],
        "discoveries": [
            {
                "id": name("recon", card),
                "tokens": game.card_tokens[len(game.objectives) + card],
                "hero": name("seat", who),
            }
            for card, who in game.recon_open
        ],
        "events": [{"id": scenario.event_ids[card], "hero": name("seat", who)} for card, who in game.open_events],
        "twists": [name("twist", twist) for twist in game.twists],
    }


def _board(game: State) -> dict[str, Any]:
    """What lies on the board, and its ground as effects leave it."""
    scenario, name = game.scenario, game.name
    return {
        "spawnTokens": [
            {"number": token + 1, "at": name("location", place), "searched": bool(game.searched >> token & 1)}
            for token, place in enumerate(game.spawn_at)
        ],
        "tokens": [
            {"token": name("token", token), "at": name("location", place), "letter": chr(letter) if letter else None}
            for token, place, letter in game.board_tokens
        ],
        "terrain": {
            scenario.board.ids[place]: [kind for bit, kind in enumerate(TERRAIN) if terrain >> bit & 1]
            for place, terrain in enumerate(game.terrain)
            if terrain
        },
    }


def _may_see_decision(game: State, seat: int | None) -> bool:
    """Options can name cards in hand, so a decision is shown to whoever takes it."""
    return seat is None or game.seat in (seat, -1) or game.scenario.options.open_hands


def _hero(game: State, hero: int, seat: int | None) -> dict[str, Any]:
    seen = seat is None or hero == seat or game.scenario.options.open_hands
    return {
        "id": game.name("seat", hero),
        "at": game.name("location", game.hero_at[hero]),
        "standing": game.standing_at[hero] != LYING,
        "hand": [game.name("card", card) for card in game.hands[hero]] if seen else len(game.hands[hero]),
        "played": [game.name("card", card) for card in game.aside[hero]],
        "discard": [game.name("card", card) for card in game.discards[hero]],
        "deck": len(game.decks[hero]),
        "upgrades": [game.name("upgrade-set", upgrade) for upgrade in game.upgrades[hero]],
        "focus": [game.name("focus-card", card) for card in game.focus[hero]],
        "knockDowns": game.knock_downs[hero],
    }


def _monster(game: State, monster: int) -> dict[str, Any]:
    return {
        "id": game.name("figure", FIRST_MONSTER + monster),
        "kind": game.scenario.pack.monster_kinds[game.kinds[monster]].id,
        "at": game.name("location", game.monster_at[monster]),
        "pool": POOLS[game.pools[monster]],
        "power": game.power[monster],
    }
