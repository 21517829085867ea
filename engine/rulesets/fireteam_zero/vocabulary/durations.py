"""How long an effect lasts (FZ-E.101 to FZ-E.106)."""

from engine.core.effects.table import DURATION, where
from engine.rulesets.fireteam_zero import codes
from engine.rulesets.fireteam_zero.vocabulary.base import declare


def _duration() -> None:
    """Durations are codes; there is nothing to run."""


declare(DURATION, "instant", rule="FZ-E.101", code=codes.INSTANT, summary="Done once, at once.")(_duration)
declare(DURATION, "thisAttack", rule="FZ-E.102", code=codes.THIS_ATTACK, summary="Ends with the attack.")(_duration)
declare(DURATION, "thisActivation", rule="FZ-E.102", code=codes.THIS_ACTIVATION, summary="Ends with the activation.")(
    _duration
)
declare(DURATION, "thisTurn", rule="FZ-E.103", code=codes.THIS_TURN, summary="Ends with the turn.")(_duration)
declare(DURATION, "thisPhase", rule="FZ-E.103", code=codes.THIS_PHASE, summary="Ends with the phase.")(_duration)
declare(DURATION, "thisRound", rule="FZ-E.103", code=codes.THIS_ROUND, summary="Ends with the round.")(_duration)
declare(DURATION, "nextRound", rule="FZ-E.103", code=codes.NEXT_ROUND, summary="Ends with the next round.")(_duration)
declare(
    DURATION, "whileInForce", rule="FZ-E.104", code=codes.WHILE_IN_FORCE, summary="As long as its card lies face up."
)(_duration)
declare(DURATION, "restOfMission", rule="FZ-E.106", code=codes.REST_OF_MISSION, summary="To the end of the mission.")(
    _duration
)
declare(
    DURATION,
    "until",
    where("condition", default=True),
    rule="FZ-E.105",
    code=codes.UNTIL,
    summary="Until something is so.",
)(_duration)
