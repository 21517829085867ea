"""Chapter 7: searching, recon cards, ambush."""

from typing import Any

from engine.core.decisions import GROUP
from engine.core.effects.program import evaluate
from engine.core.effects.run import run_program
from engine.core.game import after_change
from engine.rulesets.fireteam_zero.codes import (
    BY_AMBUSH,
    FIRST_MONSTER,
    INSTEAD_OF_SEARCHING,
    NO_SEARCH,
    NOBODY,
    ON_DRAWN,
    ON_LEAVE,
    ON_RECON_DRAWN,
    ON_SEARCH,
    RESERVE_POOL,
    RESTRICTED,
    SPAWN_POOL,
)
from engine.rulesets.fireteam_zero.rules.ch06_bosses import is_boss_alone, place_monster
from engine.rulesets.fireteam_zero.rules.ch08_activation import ALL_PARTS, activate_if_there
from engine.rulesets.fireteam_zero.rules.ch13_objectives import place_intel, place_token
from engine.rulesets.fireteam_zero.rules.force import announce, is_restricted, refresh
from engine.rulesets.fireteam_zero.rules.replacement import replaced
from engine.rulesets.fireteam_zero.rules.told_draws import tell_top
from engine.rulesets.fireteam_zero.state import RECON_PILE, State
from engine.rulesets.fireteam_zero.words.decision_kinds import CHOOSE_AMBUSHER
from engine.rulesets.fireteam_zero.words.event_types import (
    AMBUSH,
    DISCOVERY_RESOLVED,
    NOTHING_FOUND,
    RECON_DRAWN,
    SEARCHED,
)
from engine.rulesets.fireteam_zero.words.option_verbs import AMBUSHER

# --- searching ------------------------------------------------------------------------------------


def may_search(game: State, hero: int) -> bool:
    """FZ-7.01, FZ-7.02: at a face-up spawn token, with no monster there."""
    here = game.hero_at[hero]
    if here not in game.spawn_at or here in game.monster_at:
        return False
    if game.searched >> game.spawn_at.index(here) & 1:  # FZ-7.06
        return False
    return not (game.modifiers[RESTRICTED] and is_restricted(game, hero, NO_SEARCH))


def search(game: State, hero: int) -> None:
    """FZ-S.06: turn the token, draw one recon card, resolve it at once (FZ-7.03 to FZ-7.05)."""
    here = game.hero_at[hero]
    token = game.spawn_at.index(here)
    game.searched |= 1 << token
    game.note(SEARCHED, hero, here, token + 1)
    game.do_next((after_change,), (draw_recon, hero))
    if game.watched[ON_SEARCH]:
        announce(game, ON_SEARCH, hero, NOBODY, here)


def draw_recon(game: State, hero: int) -> None:
    """FZ-7.04; FZ-A.48: with an empty deck the search finds nothing."""
    if replaced(game, INSTEAD_OF_SEARCHING, hero):
        return
    if not game.recon_deck:
        game.note(NOTHING_FOUND, hero)
        return
    if game.draws is not None:
        tell_top(game, RECON_PILE, 1)
    card = game.recon_deck[-1]
    game.recon_deck = game.recon_deck[:-1]
    game.note(RECON_DRAWN, hero, card)
    game.push(resolve_recon, hero, card)
    if game.watched[ON_RECON_DRAWN]:
        is_discovery = card < len(game.scenario.discoveries)
        announce(game, ON_RECON_DRAWN, hero, NOBODY, game.hero_at[hero], int(is_discovery))


def resolve_recon(game: State, hero: int, card: int) -> None:
    """FZ-7.05: what the card says, in printed order; recon cards count discoveries first, then events."""
    scenario = game.scenario
    here = game.hero_at[hero]
    context = (scenario.recon_source[card], hero, hero, hero, NOBODY, here, 0)
    game.push(after_change)
    if card >= len(scenario.discoveries):
        if scenario.event_stays[card - len(scenario.discoveries)]:
            game.open_events = (*game.open_events, (card - len(scenario.discoveries), hero))
            refresh(game)
    else:
        game.recon_open = (*game.recon_open, (card, hero))
        for token, place, letter in scenario.discovery_tokens[card]:
            place_token(game, token, place if place >= 0 else here, letter)
        refresh(game)
        game.push(check_discovery_after_drawing, card)
    if game.watched[ON_DRAWN]:
        announce(game, ON_DRAWN, hero, NOBODY, here, context[0])
    run_program(game, scenario.recon_effects[card], context)


# --- discoveries ----------------------------------------------------------------------------------

AT_ONCE, BY_CONDITION, BY_TOKENS, BY_ITS_ACTION = range(4)  # when a discovery is resolved


def check_discovery_after_drawing(game: State, card: int) -> None:
    """FZ-13.10: most discoveries give their token when found, the others when their condition is met."""
    scenario = game.scenario
    if scenario.discovery_completion[card] == AT_ONCE:
        resolve_discovery(game, card)
    else:
        check_discovery(game, card)


def check_discovery(game: State, card: int) -> None:
    """FZ-12.02: tokens on the discovery or its condition may resolve the encounter."""
    scenario = game.scenario
    if not any(open_card == card for open_card, _ in game.recon_open):
        return
    way = scenario.discovery_completion[card]
    tokens = game.card_tokens[len(game.objectives) + card]
    if way == BY_TOKENS and tokens >= scenario.encounter_tokens[card]:
        resolve_discovery(game, card)
    elif way == BY_CONDITION:
        searcher = next(who for open_card, who in game.recon_open if open_card == card)
        context = (scenario.recon_source[card], searcher, searcher, searcher, NOBODY, game.hero_at[searcher], 0)
        if evaluate(game, context, scenario.discovery_condition[card]):
            resolve_discovery(game, card)


def resolve_discovery(game: State, card: int) -> None:
    """FZ-7.10, FZ-A.48: its tokens go on the objective, and the card lies by it."""
    scenario = game.scenario
    if not any(open_card == card for open_card, _ in game.recon_open):
        return
    game.recon_open = tuple(entry for entry in game.recon_open if entry[0] != card)
    game.note(DISCOVERY_RESOLVED, card)
    refresh(game)
    if scenario.tokens_granted[card]:
        place_intel(game, scenario.discovery_objective[card], scenario.tokens_granted[card])


# --- ambush ---------------------------------------------------------------------------------------


def ambush(game: State, hero: int, kinds: tuple[int, ...], from_reserve: bool) -> None:
    """FZ-S.07: a figure of the spawn pool if possible, else the farthest one on the board (FZ-7.14, FZ-7.15)."""
    options = [(AMBUSHER, FIRST_MONSTER + monster) for monster in ambushers(game, hero, kinds, from_reserve)]
    if options:
        game.ask(GROUP, CHOOSE_AMBUSHER, options, (spring_ambush, hero))


def ambushers(game: State, hero: int, kinds: tuple[int, ...], from_reserve: bool) -> list[int]:
    """FZ-A.47: who can ambush; one figure of each kind in the pool, or all that are equally far."""
    pools = (SPAWN_POOL, RESERVE_POOL) if from_reserve else (SPAWN_POOL,)
    if not is_boss_alone(game):
        for pool in pools:
            found: dict[int, int] = {}
            for monster, kind in enumerate(game.kinds):
                if kind in kinds and game.pools[monster] == pool and game.monster_at[monster] < 0:
                    found.setdefault(kind, monster)
            if found:
                return list(found.values())
    here = game.hero_at[hero]
    on_board = [monster for monster, kind in enumerate(game.kinds) if kind in kinds and game.monster_at[monster] >= 0]
    farthest = max((game.range_between(game.monster_at[monster], here) for monster in on_board), default=0)
    return [monster for monster in on_board if game.range_between(game.monster_at[monster], here) == farthest]


def spring_ambush(game: State, option: tuple[Any, ...], hero: int) -> None:
    """FZ-7.12, FZ-7.13: the monster stands at the hero's location and is activated at once."""
    monster = option[1] - FIRST_MONSTER
    game.is_ambush += 1  # FZ-7.16: no reactions until the activation ends
    game.note(AMBUSH, option[1], hero)
    game.do_next((activate_if_there, option[1], ALL_PARTS), (end_ambush,), (after_change,))
    origin = game.monster_at[monster]
    place_monster(game, monster, game.hero_at[hero], BY_AMBUSH)
    if origin >= 0 and game.watched[ON_LEAVE]:
        announce(game, ON_LEAVE, option[1], NOBODY, origin)


def end_ambush(game: State) -> None:
    """Reactions may be played again."""
    game.is_ambush -= 1
