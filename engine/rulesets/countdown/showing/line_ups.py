"""Who can sit where: ops by the number of players (CD-6.02 to CD-6.06)."""

from engine.core.answers.missions import LineUp, SeatChoice
from engine.core.drafts import Draft
from engine.core.sayings import Sayings, say
from engine.rulesets.countdown.rules.ch06_line_up import DUMMY, PLAYERS_WITH_DUMMY, ops_of_a_player
from engine.rulesets.countdown.showing.missions import DraftMission, team_sizes, usual_team

WORDS: Sayings = {"seat": ("player", "Spieler", "joueur")}


def line_up(draft: Draft, mission: DraftMission) -> LineUp:
    """The ops, and a team for every number of players."""
    sizes = team_sizes(draft, mission)
    people = tuple(
        SeatChoice(
            id=op.id,
            label=draft.text(op.data.get("name")) or op.id,
            detail=draft.text(op.data.get("alias")),
            icon="hero",
            path=op.path,
        )
        for op in draft.records("ops")
    )
    return LineUp(
        team_sizes=sizes,
        default_team=usual_team(sizes),
        seat_word=say(WORDS, "seat", draft.lang),
        people=people,
        each_per_seat=tuple(ops_of_a_player(size) for size in sizes),
        options=(),
        suggested={size: _team([one.id for one in people], size) for size in sizes},
    )


def _team(ops: list[str], players: int) -> tuple[str, ...]:
    """The ops in order, dealt to the players; three players add a dummy (CD-6.04)."""
    each = ops_of_a_player(players)
    seats = ["+".join(ops[seat * each : (seat + 1) * each]) for seat in range(players)]
    if players == PLAYERS_WITH_DUMMY and len(ops) > players:
        seats.append(f"{DUMMY}{ops[players]}")
    return tuple(seats)
