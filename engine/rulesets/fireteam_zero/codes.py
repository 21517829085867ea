"""The numbers the engine thinks in: attack types, classes, terrain, pools, phases, quantities."""

# Figures share one row of numbers: heroes by seat, then specialists, then monsters.
FIRST_SPECIALIST = 8
FIRST_MONSTER = 16
FIRST_THING = 1000  # from here on: opened targets that are neither hero nor monster (FZ-5.31), by source and place
MOST_FIGURES = FIRST_THING - FIRST_MONSTER  # monster figures of a mission

NOBODY = -1
OFF_BOARD = -1
LYING = -2  # where a knocked-down hero 'stands' in the column of standing heroes

# FZ-5.02: attack types
BRAWL, BULLETS, EXPLOSION = range(3)
ATTACK_TYPES = ("brawl", "bullets", "explosion")

# FZ-19.03: classes
MINION, ELITE, BOSS = range(3)
CLASSES = ("minion", "elite", "boss")

# FZ-18.07: terrain, as bits
DIFFICULT, ELEVATED, IMPASSABLE, COVER = 1, 2, 4, 8
TERRAIN = ("difficult", "elevated", "impassable", "cover")

# FZ-16.10: which pool a figure belongs to
SPAWN_POOL, RESERVE_POOL, BOSS_POOL, DEFEATED = range(4)
POOLS = ("spawnPool", "reservePool", "boss", "defeated")

# FZ-8.21 to FZ-8.23: the activation die
BLANK, MOVE_SYMBOL, SPECIAL_SYMBOL = range(3)
ACTIVATION_FACES = ("blank", "move", "special")

HEADS, TAILS = range(2)
COIN = ("heads", "tails")

# FZ-2.02: phases; set-up comes before the first round
SETUP, TACTICS_PHASE, HERO_PHASE, THREAT_PHASE = range(4)
PHASES = ("setup", "tactics", "hero", "threat")

# An objective is hidden, open or completed, or no part of the mission until an effect adds it (FZ-E.85).
HIDDEN, OPEN, COMPLETED, ABSENT = range(4)
OBJECTIVE_STATES = ("hidden", "open", "completed", "absent")

# FZ-11.02: the lower half of an action card
TACTICAL_RESPONSE, REACTION = range(2)

MOST_ATTACK_DICE = 8  # FZ-5.08
MOST_TWISTS = 4  # FZ-8.08
SPAWN_TOKENS = 12  # FZ-1.23
RECON_CARDS = 12  # FZ-1.33

# How a monster came onto the board (FZ-E.14)
BY_SETUP, BY_SPAWN_STEP, BY_AMBUSH, BY_EFFECT = range(4)
ARRIVALS = ("setup", "spawnStep", "ambush", "effect")

# Why cards were discarded (FZ-E.23)
FOR_HIT, FOR_EFFECT, FOR_COST = range(3)
DISCARD_CAUSES = ("hit", "effect", "cost")

# What can be forbidden (FZ-E.90), as bits in this order
RESTRICTIONS = ("move", "act", "attack", "search", "react", "flee")
NO_MOVE, NO_ACT, NO_ATTACK, NO_SEARCH, NO_REACT, NO_FLEE = 1, 2, 4, 8, 16, 32

# What continuous and lasting effects change. Each quantity has its own list, so an untouched one costs nothing.
(
    SPEED,
    FULL_HAND,
    STRENGTH,
    BONUS_HITS,
    RESISTANCE,
    RANGE,
    ATTACK_TYPE,
    RESTRICTED,
    PERMITTED,
    FREE_ACTION,
    TERRAIN_CHANGE,
    SECURED,
    BLOCKED_SPAWN,
    SKIPPED,
    AREA,
    PREVENTION,
    OPEN_TARGET,
    HELD_THREAT,
    REPLACED,
    EXTRA_ACTIONS,
    EXTRA_ATTACKS,
) = range(21)
QUANTITIES = 21

# Durations (FZ-E.101 to FZ-E.106). A lasting effect is dropped when its unit ends.
(
    INSTANT,
    THIS_ATTACK,
    THIS_ACTIVATION,
    THIS_TURN,
    THIS_PHASE,
    THIS_ROUND,
    NEXT_ROUND,
    WHILE_IN_FORCE,
    REST_OF_MISSION,
    UNTIL,
) = range(10)

# Parts of the round that can be skipped (FZ-E.98) and acts that can be replaced (FZ-E.113)
SKIPPABLE = (
    "tacticsPhase",
    "heroPhase",
    "threatPhase",
    "tacticalResponse",
    "draw",
    "turn",
    "threat",
    "activation",
    "spawn",
    "startPlayer",
)
(
    SKIP_TACTICS,
    SKIP_HERO_PHASE,
    SKIP_THREAT_PHASE,
    SKIP_RESPONSE,
    SKIP_DRAW,
    SKIP_TURN,
    SKIP_THREAT,
    SKIP_ACTIVATION,
    SKIP_SPAWN,
    SKIP_START_PLAYER,
) = range(10)
REPLACEABLE = (
    "monsterMovement",
    "monsterAttack",
    "threatAdvance",
    "draw",
    "search",
    "spawnStep",
    "moveSymbol",
    "special",
    "knockDown",
    "twist",
)
(
    INSTEAD_OF_MOVING,
    INSTEAD_OF_ATTACKING,
    INSTEAD_OF_THREAT,
    INSTEAD_OF_DRAWING,
    INSTEAD_OF_SEARCHING,
    INSTEAD_OF_SPAWNING,
    INSTEAD_OF_MOVE_SYMBOL,
    INSTEAD_OF_SPECIAL,
    INSTEAD_OF_KNOCK_DOWN,
    INSTEAD_OF_TWIST,
) = range(10)

# Dice that lie on the table and can be rolled again or turned (FZ-E.67)
ATTACK_DIE, ACTIVATION_DIE, SPAWN_DIE = range(3)
DICE = ("attack", "activation", "spawn")

# Moments at which abilities and reactions come into play (FZ-E.01 to FZ-E.26)
(
    ALWAYS,
    ON_PLAY,
    ON_DRAWN,
    AT_SETUP,
    BEFORE_ATTACK,
    AFTER_ROLL,
    AFTER_ATTACK,
    WHEN_ATTACKED,
    WHEN_TARGETED,
    WHEN_HIT,
    BEFORE_KNOCK_DOWN,
    WHEN_KNOCKED_DOWN,
    WHEN_KILLED,
    WHEN_WOUNDED,
    ON_SPECIAL,
    ON_ACTIVATE,
    ON_MOVE_SYMBOL,
    ON_SPAWN,
    ON_ENTER,
    ON_LEAVE,
    ON_FLEE,
    ON_MOVE,
    ON_SEARCH,
    ON_RECON_DRAWN,
    ON_OBJECTIVE_COMPLETE,
    ON_TOKENS_REACHED,
    START_OF,
    END_OF,
    ON_THREAT_ADVANCE,
    ON_TWIST,
    ON_COIN,
    ON_DISCARD,
    ON_DRAW_CARDS,
    ON_RESHUFFLE,
    AS_ACTION,
    AS_FREE_ACTION,
    ON_ACTIVATION_ROLL,
    ON_SPAWN_ROLL,
) = range(38)
MOMENTS = 38

# Units of time that begin and end (FZ-E.20)
ROUND_UNIT, TACTICS_UNIT, HERO_UNIT, THREAT_UNIT, TURN_UNIT = range(5)
TIME_UNITS = ("round", "tacticsPhase", "heroPhase", "threatPhase", "turn")

UNREACHABLE = 99  # a distance no board has (engine.core.maps uses the same)
