"""The names that reports give to what has none of its own: bullet control cards, boards, zones."""

from engine.rulesets.countdown.scenario import Board, Scenario


def bullet_id(bullet: int) -> str:
    """Bullet control cards have no ids of their own: they are counted."""
    return f"bullet-{bullet + 1}"


def board_id(scenario: Scenario, board: Board) -> str:
    """The id of the location."""
    return str(scenario.pack.locations[board.location].id)


def place_ids(scenario: Scenario, board: Board) -> tuple[str, ...]:
    """The zones of a board, told from those of the others by the location before them."""
    return tuple(f"{board_id(scenario, board)}/{zone}" for zone in board.map.ids)
