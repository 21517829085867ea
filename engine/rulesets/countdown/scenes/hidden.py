"""What players cannot know, drawn anew: cards face down, the order of stacks, roles and votes of others."""

from engine.rulesets.countdown.codes import OBJECTIVE_ZONE, THREAT_ZONE, TRAITOR
from engine.rulesets.countdown.rules.ch32_traitors import suspects
from engine.rulesets.countdown.rules.seats import voting_order
from engine.rulesets.countdown.state import Cards, State
from engine.rulesets.countdown.words.decision_kinds import ACCUSE


def redraw(game: State, seat: int | None) -> None:
    """Reshuffle all that a seat (or everybody together) cannot know; what lies open stays."""
    redraw_threats(game)
    redraw_objectives(game)
    if game.roles and not game.result:
        redraw_roles(game, seat)
        redraw_votes(game, seat)


def redraw_threats(game: State) -> None:
    """CD-3.14: in the stack and face down in zones only the levels are known; what was removed is unknown, too.

    CD-33.20, CD-90.61: later missions of a campaign are dealt from cards shuffled across the levels, and what was not
    dealt lies on top of the stack. CD-90.13: of a pile that became the stack again only the order is unknown.
    """
    level = game.scenario.card_level
    places = hidden_places(game, THREAT_ZONE)
    stack = () if game.is_reshuffled else game.threat_stack
    mixed = tuple([game.stacks[zone][index] for zone, index in places]) + stack[game.sorted_threats :]
    if game.scenario.mission_number > 1:
        mixed = game.shuffled(mixed)
    sorted_stack = stack[: game.sorted_threats]
    unknown = mixed + sorted_stack + game.removed
    drawn: list[int] = [0] * len(unknown)
    for wanted in sorted({level[card] for card in unknown}):
        indices = [index for index, card in enumerate(unknown) if level[card] == wanted]
        for index, card in zip(indices, game.shuffled([unknown[index] for index in indices]), strict=True):
            drawn[index] = card
    end_of_mixed, end_of_stack = len(mixed), len(mixed) + len(sorted_stack)
    lay_face_down(game, places, tuple(drawn[: len(places)]))
    game.removed = tuple(drawn[end_of_stack:])
    if game.is_reshuffled:
        game.threat_stack = game.shuffled(game.threat_stack)
    else:
        game.threat_stack = tuple(drawn[end_of_mixed:end_of_stack] + drawn[len(places) : end_of_mixed])


def redraw_objectives(game: State) -> None:
    """CD-3.13: which objective cards were dealt is as unknown as where they lie; CD-90.62: not those used up before."""
    places = hidden_places(game, OBJECTIVE_ZONE)
    hidden = {game.stacks[zone][index] for zone, index in places}
    seen = {card for stack in game.stacks for card in stack} | set(game.care) | set(game.fates)
    stack = [card for card in game.scenario.objective_cards if not game.gone >> card & 1]
    unknown = [card for card in stack if card in hidden or card not in seen]
    lay_face_down(game, places, game.shuffled(unknown)[: len(places)])


def hidden_places(game: State, kind: int) -> list[tuple[int, int]]:
    """Where cards lie face down in the zones of a kind, as (zone, place in the stack)."""
    kinds = game.board.zone_kind
    return [
        (zone, index)
        for zone, stack in enumerate(game.stacks)
        if kinds[zone] == kind
        for index, card in enumerate(stack)
        if not game.is_face_up(card)
    ]


def lay_face_down(game: State, places: list[tuple[int, int]], cards: Cards) -> None:
    """Put cards into places."""
    for (zone, index), card in zip(places, cards, strict=True):
        stack = game.stacks[zone]
        game.stacks[zone] = (*stack[:index], card, *stack[index + 1 :])


def redraw_roles(game: State, seat: int | None) -> None:
    """CD-32.07: everybody knows his own role and those that have been exposed, in the showdown also what is left.

    CD-32.05: one traitor card is always dealt, the others only as they fall. So of two ways the cards could lie, one
    with twice as many traitors at the table is twice as likely, and one without any cannot be.
    """
    hidden = [one for one in range(game.players) if one != seat and not game.exposed >> one & 1]
    left = () if game.mission_end else game.roles_left
    unknown = [*(game.roles[one] for one in hidden), *left]
    roles = list(game.roles)
    while True:
        drawn = game.shuffled(unknown)
        for one, role in zip(hidden, drawn, strict=False):
            roles[one] = role
        if not left or game.roll(game.scenario.traitors) <= roles.count(TRAITOR):
            break
    game.roles = tuple(roles)
    if left:
        game.roles_left = drawn[len(hidden) :]


def redraw_votes(game: State, seat: int | None) -> None:
    """CD-90.53, CD-90.58: how others have voted in the running ballot is not known."""
    votes = list(game.ballots)
    for turn, voter in enumerate(voting_order(game)[: len(votes)]):
        if voter != seat:
            choices = suspects(game, voter) if game.kind == ACCUSE else range(len(game.options))
            votes[turn] = choices[game.roll(len(choices)) - 1] if choices else votes[turn]
    game.ballots = tuple(votes)
