"""The state of a game of Countdown: columns of ints and small tuples, so that a copy is cheap.

Ops are numbered from 0 in the order of their op numbers, so 'ascending op number' is the order of the columns.
Cards are numbered through the scenario: threat cards first, then the objective cards of the mission's stack.
Sets of cards and of zones are bit masks.
"""

from typing import TYPE_CHECKING, Any, Self

from engine.core.game import Game
from engine.rulesets.countdown.codes import NO_CARD, SCORE_PARTS, SETUP

if TYPE_CHECKING:
    from engine.rulesets.countdown.scenario import Board, Scenario

Cards = tuple[int, ...]


class Firefight:
    """A firefight being resolved in one zone (CD-37.04)."""

    __slots__ = ("fired", "hits", "shots", "strikers", "zone")

    def __init__(self, zone: int) -> None:
        self.zone = zone
        self.strikers = 0  # bit mask of ops that have announced a second strike and so must shoot (CD-14.02)
        self.shots: tuple[tuple[int, int], ...] = ()  # (op, enemy) declared in this exchange, in the order declared
        self.hits: tuple[tuple[int, int], ...] = ()  # those of them that hit
        self.fired = 0  # bit mask of enemies that have fired in this exchange (CD-90.14)

    def copy(self) -> "Firefight":
        """An independent copy."""
        other = Firefight(self.zone)
        other.strikers = self.strikers
        other.shots = self.shots
        other.hits = self.hits
        other.fired = self.fired
        return other


class State(Game):
    """Everything that changes during a mission."""

    __slots__ = (
        "aim_xp",
        "aimed",
        "ballots",
        "board",
        "board_index",
        "bomb_energy",
        "broke_through",
        "bullets",
        "care",
        "declined",
        "disarmed",
        "energy",
        "entered",
        "exposed",
        "face_up",
        "fates",
        "fights",
        "firefights",
        "gone",
        "health",
        "in_force",
        "is_late",
        "is_over_time",
        "is_reshuffled",
        "is_sweeping",
        "known_at_entry",
        "lead",
        "mission_end",
        "moved",
        "newcomers",
        "op_at",
        "ops",
        "owners",
        "phase",
        "plain",
        "players",
        "refused",
        "released",
        "removed",
        "roles",
        "roles_left",
        "round",
        "scenario",
        "score",
        "score_parts",
        "secured",
        "shields",
        "sorted_threats",
        "special_xp",
        "stacks",
        "support",
        "support_used",
        "swept",
        "threat_discard",
        "threat_stack",
        "time",
        "triggered",
        "under_fire",
        "was_worked_on",
    )

    board: "Board"

    def begin(self, scenario: "Scenario") -> None:
        """An empty table with this mission on it."""
        self.scenario = scenario
        self.board_index = 0  # which of the assignment's locations is played (CD-4.15)
        self.board = scenario.boards[0]
        self.round = 0
        self.phase = SETUP
        self.time = 0  # CD-3.02
        self.score = 0  # CD-3.03
        self.score_parts = [0] * len(SCORE_PARTS)
        self.is_over_time = False  # the ultimatum has run out (CD-20.02)
        self.is_late = False  # it did before the mission ended (CD-23.04); CD-20.11 brings it with the end
        self.is_sweeping = False  # its consequences are being carried out (CD-90.27)
        self.lead = 0  # the lead player's seat (CD-90.53)
        self.mission_end: tuple[Any, ...] = ()  # (result, reason) of the mission once a showdown goes on (CD-32.09)
        # seats
        self.players = 0
        self.owners: tuple[int, ...] = ()  # the seat of each op; GROUP for the dummy (CD-6.05)
        self.roles: tuple[int, ...] = ()  # by seat, in traitor mode
        self.roles_left: tuple[int, ...] = ()  # role cards nobody drew (CD-32.10)
        self.exposed = 0  # bit mask of seats whose role is open
        self.ballots: tuple[int, ...] = ()  # votes cast so far in the ballot being held
        # ops, by op
        self.ops: tuple[int, ...] = ()  # op card of each
        self.op_at: list[int] = []  # zone, UNPLACED or DEAD
        self.health: list[int] = []
        self.energy: list[int] = []
        self.aim_xp: list[int] = []
        self.special_xp: list[int] = []
        self.care: list[int] = []  # the hostage an op escorts, or NO_CARD: the card is then in no stack (CD-15.04)
        self.released = 0  # bit mask of (hostage, op): has let go of it since anything else happened (CD-90.45)
        self.moved = 0  # bit mask: has had its move of phase 2
        self.broke_through = 0  # bit mask: has broken through this round (CD-14.06)
        self.newcomers = 0  # bit mask: has broken into a firefight that is still due and waits for it (CD-14.10)
        self.declined = 0  # bit mask: asked in phase 3 and passed; anything that changes the board clears it
        # zones
        self.stacks: list[Cards] = []  # top card last; the secured-zone card below is the bit in `secured`
        self.secured = 0  # bit mask of zones whose secured-zone card lies open (CD-19.03)
        self.swept = 0  # bit mask of zones emptied only by the ultimatum: passable, but no bonus (CD-90.27)
        self.under_fire = 0  # bit mask of zones that a grenade is running through: not secured before it is done
        self.entered = 0  # bit mask of zones entered and not yet resolved (CD-37.02)
        self.fights = 0  # bit mask of zones whose firefight has been fought this round
        self.known_at_entry = 0  # bit mask of cards that lay open when ops entered their zone (CD-37.03)
        # cards
        self.face_up = 0
        self.plain = 0  # enemies whose special symbols are ignored (CD-11.10)
        self.disarmed = 0  # hostages whose carried trap Steve has defused (CD-90.46)
        self.triggered: tuple[int, ...] = ()  # (special | card << 6) of special symbols used this round (CD-11.11)
        self.fates: dict[int, int] = {}  # why a card has left play
        self.threat_stack: Cards = ()  # top card last
        self.sorted_threats = 0  # so many at its bottom lie by level; those above were shuffled across them (CD-90.61)
        self.is_reshuffled = False  # the stack is the pile of CD-90.86, shuffled: all have seen its cards (CD-90.13)
        self.threat_discard: Cards = ()
        self.gone = 0  # bit mask of objective cards that a campaign has used up (CD-90.62)
        self.removed: Cards = ()  # threat cards taken unseen from the top before the mission (CD-34.04)
        self.bullets: tuple[int, ...] = ()  # bullet control cards left, by index
        self.support: Cards = ()  # support cards left
        self.support_used: tuple[tuple[int, int], ...] = ()  # (card, round) (CD-40.11)
        self.bomb_energy: dict[int, int] = {}  # energy laid on bombs (CD-30.04)
        self.was_worked_on: dict[int, int] = {}  # energy laid on a bomb this round (CD-90.41)
        # effects
        self.in_force: tuple[Any, ...] = ()  # what effects started and what has not yet ended
        self.aimed: tuple[tuple[int, int], ...] = ()  # (op, enemy): shots into other zones, named and not yet rolled
        self.shields = 0  # enemies' next shots that have no effect, by bit mask of cards (CD-35.21)
        self.refused = 0  # bit mask: support cards that an op's player has refused this round (CD-90.66)
        self.firefights: list[Firefight] = []  # the running one last

    # --- copies -----------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy; tuples are shared because they never change."""
        other = type(self)()
        self.copy_base_to(other)
        other.scenario = self.scenario
        other.board_index = self.board_index
        other.board = self.board
        other.round = self.round
        other.phase = self.phase
        other.time = self.time
        other.score = self.score
        other.score_parts = self.score_parts.copy()
        other.is_over_time = self.is_over_time
        other.is_late = self.is_late
        other.is_sweeping = self.is_sweeping
        other.lead = self.lead
        other.mission_end = self.mission_end
        other.players = self.players
        other.owners = self.owners
        other.roles = self.roles
        other.roles_left = self.roles_left
        other.exposed = self.exposed
        other.ballots = self.ballots
        other.ops = self.ops
        other.op_at = self.op_at.copy()
        other.health = self.health.copy()
        other.energy = self.energy.copy()
        other.aim_xp = self.aim_xp.copy()
        other.special_xp = self.special_xp.copy()
        other.care = self.care.copy()
        other.released = self.released
        other.moved = self.moved
        other.broke_through = self.broke_through
        other.newcomers = self.newcomers
        other.declined = self.declined
        other.stacks = self.stacks.copy()
        other.secured = self.secured
        other.swept = self.swept
        other.under_fire = self.under_fire
        other.entered = self.entered
        other.fights = self.fights
        other.known_at_entry = self.known_at_entry
        other.face_up = self.face_up
        other.plain = self.plain
        other.disarmed = self.disarmed
        other.triggered = self.triggered
        other.fates = self.fates.copy()
        other.threat_stack = self.threat_stack
        other.sorted_threats = self.sorted_threats
        other.is_reshuffled = self.is_reshuffled
        other.threat_discard = self.threat_discard
        other.gone = self.gone
        other.removed = self.removed
        other.bullets = self.bullets
        other.support = self.support
        other.support_used = self.support_used
        other.bomb_energy = self.bomb_energy.copy() if self.bomb_energy else {}
        other.was_worked_on = self.was_worked_on.copy() if self.was_worked_on else {}
        other.in_force = self.in_force
        other.aimed = self.aimed
        other.shields = self.shields
        other.refused = self.refused
        other.firefights = [fight.copy() for fight in self.firefights] if self.firefights else []
        return other

    # --- who is where -----------------------------------------------------------------------------

    def ops_in(self, zone: int) -> list[int]:
        """The living ops of a zone, in ascending op number."""
        return [op for op, place in enumerate(self.op_at) if place == zone]

    def living(self) -> list[int]:
        """The ops that have not died."""
        return [op for op, place in enumerate(self.op_at) if place >= 0]

    def escort_of(self, hostage: int) -> int:
        """The op that has a hostage in its care, or -1."""
        return self.care.index(hostage) if hostage != NO_CARD and hostage in self.care else -1

    def is_face_up(self, card: int) -> bool:
        """Whether a card lies open."""
        return bool(self.face_up >> card & 1)
