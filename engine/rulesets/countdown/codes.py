"""The whole numbers that stand for the words of the rule book."""

from typing import Final

# Zones (CD-5.02 to CD-5.12).
THREAT_ZONE: Final = 0
OBJECTIVE_ZONE: Final = 1
INFILTRATION: Final = 2
EXFILTRATION: Final = 3
ZONE_KINDS: Final = ("threat", "objective", "infiltration", "exfiltration")

# Where an op is that stands in no zone.
UNPLACED: Final = -2
DEAD: Final = -1

# Kinds of cards (CD-2.22, section 8.4).
TERRORIST: Final = 0
TOP_TERRORIST: Final = 1
CIVILIAN: Final = 2
HOSTAGE: Final = 3
BOOBY_TRAP: Final = 4
BOMB: Final = 5
DECOY: Final = 6
CARD_KINDS: Final = ("terrorist", "topTerrorist", "civilian", "hostage", "boobyTrap", "bomb", "decoy")

# Special symbols of enemies, as bits (CD-11).
SNIPER: Final = 1
BAZOOKA: Final = 2
FIRST_STRIKE: Final = 4
REINFORCE_BEFORE: Final = 8
REINFORCE_AFTER: Final = 16
ONE_SHOT: Final = 32
SPECIALS: Final = ("sniper", "bazooka", "firstStrike", "reinforceBefore", "reinforceAfter", "oneShot")

# Special abilities of ops (CD-25 to CD-31); one written in the effect language is BY_EFFECT.
NO_ABILITY: Final = 0
GRENADE: Final = 1
STEALTH: Final = 2
SNIPER_RIFLE: Final = 3
INTEL: Final = 4
DEFUSE: Final = 5
HEAL: Final = 6
BY_EFFECT: Final = 7
ABILITIES: Final = ("none", "grenade", "stealth", "sniper", "intel", "defuse", "heal", "effect")

# Objectives of a mission (CD-1.07).
BOMBS: Final = 0
HOSTAGES: Final = 1
TOP_TERRORISTS: Final = 2
OBJECTIVES: Final = ("bombs", "hostages", "topTerrorists")

# Phases of a round (CD-7.02).
SETUP: Final = 0
INTELLIGENCE: Final = 1
POSITIONING: Final = 2
ACTION: Final = 3
COUNTDOWN: Final = 4
RECOVERY: Final = 5
SCORING: Final = 6
PHASES: Final = ("setup", "intelligence", "positioning", "action", "countdown", "recovery", "scoring")

TOP_OF_TIME: Final = 10  # CD-90.50: where the time track begins
GAME_OVER: Final = -4  # CD-90.89: the field after -3
WORST_SCORE: Final = -8  # CD-22.04: below it the mission fails at once

# Why a mission has ended (CD-22).
ALL_OUT: Final = "all-out"  # success: all survivors are in exfiltration zones, and the score is positive
NOT_POSITIVE: Final = "not-positive"
TIME_IS_UP: Final = "time"
NO_SURVIVORS: Final = "no-survivors"
SCORE_TOO_LOW: Final = "score"
CONCEDED: Final = "conceded"
BY_CARD: Final = "effect"  # CD-50.39; the reason's second part is the source
SHOWDOWN: Final = "showdown"
BUDGET: Final = "budget"
REASONS: Final = {  # the rule behind each
    ALL_OUT: "CD-22.07",
    NOT_POSITIVE: "CD-22.06",
    TIME_IS_UP: "CD-22.02",
    NO_SURVIVORS: "CD-22.03",
    SCORE_TOO_LOW: "CD-22.04",
    CONCEDED: "CD-22.05",
    BY_CARD: "CD-50.39",
    SHOWDOWN: "CD-32.17",
    BUDGET: "",
}

# Roles of traitor mode (CD-2.20).
PATRIOT: Final = 0
TRAITOR: Final = 1

NOBODY: Final = -1
NO_CARD: Final = -1
FIRST_CARD: Final = 16  # figures of effects: ops are 0, 1, …; the person or enemy on card c is FIRST_CARD + c

# When a support card may be played (section 8.6).
ANY_TIME: Final = 0
BEFORE_ATTACK_ROLL: Final = 1
BEFORE_ENEMY_ATTACK: Final = 2
MISSION_START: Final = 3
TIMINGS: Final = ("anyTime", "beforeAttackRoll", "beforeEnemyAttack", "missionStart")

# Why a card has left the zones (CD-90.86: one pile with a reason is enough).
ELIMINATED: Final = 0
KILLED: Final = 1
EXPLODED: Final = 2
DEFUSED: Final = 3
ESCAPED: Final = 4
RESCUED: Final = 5
SAFE: Final = 6
DISCARDED: Final = 7
LOST: Final = 8  # a hostage in care outside an exfiltration zone at the end (CD-90.45)
REMOVED: Final = 9  # by an effect (CD-50.22)
FATES: Final = (
    "eliminated",
    "killed",
    "exploded",
    "defused",
    "escaped",
    "rescued",
    "safe",
    "discarded",
    "lost",
    "removed",
)

# Parts of the score (CD-40.19).
OBJECTIVE_POINTS: Final = 0
LOSS_POINTS: Final = 1
OP_POINTS: Final = 2
TIME_POINTS: Final = 3
BONUS_POINTS: Final = 4
BULLET_POINTS: Final = 5
SHOWDOWN_POINTS: Final = 6
EFFECT_POINTS: Final = 7
SCORE_PARTS: Final = ("objectives", "losses", "ops", "time", "bonus", "bulletControl", "showdown", "effects")

# Numbers that effects change while they last (CD-50.09).
ATTACK_VALUE: Final = 0
DEFENCE: Final = 1
AIM: Final = 2
ATTACK_TOTAL: Final = 3
STATS: Final = ("attack", "defence", "aim", "attackTotal")

# How long what an effect started lasts (section 9.5).
INSTANT: Final = 0
ONE_ATTACK: Final = 1
EXCHANGE: Final = 2
END_OF_ROUND: Final = 3
REST_OF_MISSION: Final = 4
REST_OF_CAMPAIGN: Final = 5
DURATIONS: Final = ("instant", "oneAttack", "exchange", "endOfRound", "mission", "campaign")

# Who turned a card up.
BY_ENTRY: Final = 0
BY_INTEL: Final = 1
BY_GRENADE: Final = 2
BY_ULTIMATUM: Final = 3
BY_EFFECT_OF_CARD: Final = 4

# Moments that abilities wait for (section 9.3), in the order in which a mission meets them.
ALWAYS: Final = 0
AT_ANY_TIME: Final = 1  # an op that has the ability may use it in phase 3
BETWEEN_MISSIONS: Final = 2
ON_MISSION_START: Final = 3
ON_PHASE: Final = 4
ON_REVEAL: Final = 5
ON_REVEAL_BY_INTEL: Final = 6
ON_REVEAL_BY_GRENADE: Final = 7
ON_ENTER_ZONE: Final = 8
BEFORE_FIREFIGHT: Final = 9
BEFORE_ROLL: Final = 10
AFTER_ROLL: Final = 11
AFTER_STRIKE: Final = 12
BEFORE_ENEMY_SHOT: Final = 13
AFTER_COUNTER_ATTACK: Final = 14
ON_ELIMINATED: Final = 15
ON_ATTACKED_FROM_ADJACENT: Final = 16
ON_OP_DEATH: Final = 17
ON_ZONE_SECURED: Final = 18
ON_DEFUSED: Final = 19
ON_EXFILTRATION: Final = 20
ON_ULTIMATUM: Final = 21
ON_ROUND_END: Final = 22
ON_MISSION_END: Final = 23
MOMENTS: Final = 24

# What effects change while they last, beside the numbers above.
TARGETS: Final = 4  # so many enemies for one price (CD-50.05)
RANGED_FIRE: Final = 5  # shots at neighbouring zones (CD-35.23)
BARRED: Final = 6  # what an op must not do (CD-50.35)
XP_CAP: Final = 7  # at most so much experience at a time (CD-50.18)
LASTING_KINDS: Final = (*STATS, "targets", "rangedFire", "restrict", "xpCap")

# What an op can be barred from, as bits (CD-15.10, CD-15.11).
FIREFIGHT: Final = 1
SNIPER_FIRE: Final = 2
RESTRICTIONS: Final = ("firefight", "sniperAbility")

# The tracks of experience (CD-50.17).
AIM_TRACK: Final = 0
SPECIAL_TRACK: Final = 1
TRACKS: Final = ("aim", "special")
