"""Ways through the location: how long they take, and what waits in the zones on them."""

from typing import NamedTuple

from engine.rulesets.countdown.bots.odds import hits_to_expect
from engine.rulesets.countdown.bots.prospects import deck_of
from engine.rulesets.countdown.rules.ch09_positioning import zones_in_reach
from engine.rulesets.countdown.rules.zones import is_secured
from engine.rulesets.countdown.state import State

A_ROUND = 1.0  # points that a round costs (CD-23.04, CD-23.06)
A_WOUND = 0.6  # points that a wound costs on the way
NO_WAY = 99.0
A_LITTLE = 1e-9


def price_of(game: State, zone: int) -> float:
    """What entering a zone costs in wounds, as far as anybody can tell."""
    if is_secured(game, zone):
        return 0.0
    hidden = sum([not game.face_up >> card & 1 for card in game.stacks[zone]])
    return A_WOUND * (deck_of(game, zone).danger * hidden + 0.5 * hits_to_expect(game, zone))


class Ways(NamedTuple):
    """By zone: the cheapest way from a zone, or to the nearest exit."""

    rounds: list[int]
    doors: list[int]  # unsecured zones on it
    wounds: list[float]  # what it costs in points, beside the rounds
    steps: list[int]  # where its first move ends


def ways_from(game: State, start: int) -> Ways:
    """The ways from a zone to all others."""
    return _search(game, (start,), False)


def ways_out(game: State) -> Ways:
    """The ways from all zones to the nearest exit."""
    return _search(game, game.board.exfiltration, True)


def _search(game: State, starts: tuple[int, ...], is_backward: bool) -> Ways:
    """Cheapest first; a move goes as far as one round allows. Backwards the zone that is left is the one entered."""
    size = len(game.stacks)
    prices = [price_of(game, zone) for zone in range(size)]
    closed = [not is_secured(game, zone) for zone in range(size)]
    costs = [NO_WAY] * size
    ways = Ways([0] * size, [0] * size, [0.0] * size, list(range(size)))
    for zone in starts:
        costs[zone] = 0.0
    waiting = list(starts)
    while waiting:
        zone = waiting.pop(0)
        for place in zones_in_reach(game, zone):
            entered = zone if is_backward else place
            cost = costs[zone] + A_ROUND + prices[entered]
            if cost < costs[place] - A_LITTLE:
                costs[place] = cost
                ways.rounds[place] = ways.rounds[zone] + 1
                ways.doors[place] = ways.doors[zone] + closed[entered]
                ways.wounds[place] = ways.wounds[zone] + prices[entered]
                ways.steps[place] = place if zone in starts else ways.steps[zone]
                waiting.append(place)
    return ways
