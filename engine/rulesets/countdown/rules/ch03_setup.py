"""Chapters 3 to 5: briefing and set-up, from the choice of the location to the cards in its zones."""

from typing import Any

from engine.core.errors import IllegalSetup
from engine.rulesets.countdown.campaign.ch33_standing import Standing
from engine.rulesets.countdown.codes import (
    BETWEEN_MISSIONS,
    MISSION_START,
    OBJECTIVE_ZONE,
    ON_MISSION_START,
    THREAT_ZONE,
    TOP_OF_TIME,
)
from engine.rulesets.countdown.rules.ch06_line_up import LineUp, choose_ops
from engine.rulesets.countdown.rules.ch32_traitors import deal_roles
from engine.rulesets.countdown.rules.ch35_support import support_window
from engine.rulesets.countdown.rules.force import announce
from engine.rulesets.countdown.rules.seats import ask_group
from engine.rulesets.countdown.state import Cards, State
from engine.rulesets.countdown.words.decision_kinds import CHOOSE_LOCATION
from engine.rulesets.countdown.words.event_types import MISSION_BEGAN, SUPPORT_DRAWN, TIME_SET
from engine.rulesets.countdown.words.option_verbs import PLAY_AT
from engine.rulesets.countdown.words.setup_words import NOT_THERE


def begin_setup(game: State, line_up: LineUp, standing: Standing | None) -> None:
    """Everything in its order; the first round comes after it."""
    game.players = len(line_up.teams)
    if game.scenario.options.traitor_mode:
        deal_roles(game)
    game.do_next(
        (choose_location, standing),
        (lay_out, standing),
        (choose_ops, line_up.teams, line_up.dummy, standing),
        (start_mission,),
    )


# --- briefing -------------------------------------------------------------------------------------


def choose_location(game: State, standing: Standing | None) -> None:
    """CD-4.15: the team chooses between the printed locations; CD-33.05: a campaign draws its own."""
    scenario = game.scenario
    boards = range(len(scenario.boards))
    if standing is not None and standing.location is not None:
        ids = [scenario.pack.locations[board.location].id for board in scenario.boards]
        if standing.location not in ids:
            raise IllegalSetup([NOT_THERE(location=standing.location)])
        take_location(game, (PLAY_AT, ids.index(standing.location)))
    elif scenario.draws_board:
        take_location(game, (PLAY_AT, game.shuffled(boards)[0]))
    else:
        ask_group(game, CHOOSE_LOCATION, [(PLAY_AT, board) for board in boards], (take_location,))


def take_location(game: State, option: tuple[Any, ...]) -> None:
    """CD-4.13: the location card whose blueprint is set up."""
    game.board_index = option[1]
    game.board = game.scenario.boards[option[1]]
    game.note(MISSION_BEGAN, game.scenario.mission_id, option[1])


def starting_time(game: State) -> int:
    """CD-4.09 to CD-4.12, CD-90.36: by the number of players; CD-90.52: with what the table adds or takes off."""
    times = game.scenario.times or game.board.times
    rounds = times[max(0, game.players - 4)]
    return max(1, min(TOP_OF_TIME, rounds + game.scenario.options.time_modifier))


# --- cards ----------------------------------------------------------------------------------------


def lay_out(game: State, standing: Standing | None) -> None:
    """CD-5.02 to CD-5.05: cards for every zone, and what lies beside the board."""
    scenario, board = game.scenario, game.board
    game.time = starting_time(game)
    game.note(TIME_SET, game.time)
    game.stacks = [()] * len(board.zone_kind)
    prepare_threats(game, standing)
    deal(game, OBJECTIVE_ZONE, game.shuffled(objective_stack(game, standing)))  # CD-3.13
    game.bullets = tuple(range(len(scenario.bullet_value)))  # CD-3.17, CD-12.20
    game.support = support_cards(game, standing)
    if game.support:
        game.note(SUPPORT_DRAWN, game.support)


def prepare_threats(game: State, standing: Standing | None) -> None:
    """CD-33.07: a first mission is dealt from the stack; CD-33.20: a later one from its own shuffled cards."""
    threats = standing.threats if standing is not None else None
    carried: Cards | None = None
    if threats is not None:
        index = {name: card for card, name in enumerate(game.scenario.card_ids)}
        stack = tuple([index[name] for name in reversed(threats.unused)])
        carried = tuple([index[name] for name in threats.carried]) if threats.carried is not None else None
    else:
        stack = fresh_threats(game)
        if game.scenario.mission_number > 1:
            carried = ()
    if carried is None:
        game.threat_stack = deal(game, THREAT_ZONE, stack)
        game.sorted_threats = len(game.threat_stack)
        return
    missing = max(0, game.board.campaign_threat_cards - len(carried))  # CD-33.19, CD-90.61
    split = max(0, len(stack) - missing)
    rest = deal(game, THREAT_ZONE, game.shuffled(carried + stack[split:]))
    game.threat_stack = stack[:split] + rest  # CD-90.61: what is left lies on top
    game.sorted_threats = split


def objective_stack(game: State, standing: Standing | None) -> Cards:
    """CD-90.62: the whole stack of the mission's type, or what a campaign has left of it."""
    scenario = game.scenario
    if standing is None or not standing.objectives_out:
        return scenario.objective_cards
    for card in scenario.objective_cards:
        if scenario.card_ids[card] in standing.objectives_out:
            game.gone |= 1 << card
    return tuple([card for card in scenario.objective_cards if not game.gone >> card & 1])


def fresh_threats(game: State) -> Cards:
    """CD-3.14, CD-3.15: level 1 on top; CD-34.04, CD-90.65: then some are removed unseen."""
    scenario = game.scenario
    level1, level2, level3 = scenario.threats_by_level
    stack = game.shuffled(level3) + game.shuffled(level2) + game.shuffled(level1)
    left = max(0, len(stack) - scenario.remove_top_threats - scenario.used_up_threats)
    game.removed = stack[left:]
    return stack[:left]


def deal(game: State, kind: int, stack: Cards) -> Cards:
    """CD-5.03, CD-5.05: to each zone of a kind its number of cards, face down; what is left of the stack."""
    board = game.board
    for zone, its_kind in enumerate(board.zone_kind):
        if its_kind == kind:
            count = min(board.zone_cards[zone], len(stack))
            split = len(stack) - count
            game.stacks[zone] = stack[split:][::-1]
            stack = stack[:split]
            if not count:  # a campaign has used the cards up: there is nothing to secure
                game.swept |= 1 << zone
    return stack


def support_cards(game: State, standing: Standing | None) -> Cards:
    """CD-33.10: drawn at random and laid open; CD-35.03: later missions have what is left of them."""
    cards = game.scenario.support_cards
    if standing is not None and standing.support_cards is not None:
        return tuple([card for card, one in enumerate(cards) if one.id in standing.support_cards])
    if not game.scenario.supports:  # CD-3.19
        return ()
    return tuple(sorted(game.shuffled(range(len(cards)))[: game.scenario.supports]))


def start_mission(game: State) -> None:
    """CD-35.19: what may be played at the start of a mission only."""
    game.push(support_window, MISSION_START)
    announce(game, ON_MISSION_START)
    if game.scenario.mission_number > 1:
        announce(game, BETWEEN_MISSIONS)
