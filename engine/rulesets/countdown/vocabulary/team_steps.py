"""What happens to the team as a whole: score, time, stacks and the end (CD-50.01 to CD-50.03, CD-50.38, CD-50.39)."""

from engine.core.effects.program import AMOUNT, SOURCE, Context, Program
from engine.core.effects.run import run_program
from engine.core.effects.table import STEP, choice, number, steps
from engine.core.game import LOST
from engine.rulesets.countdown.codes import ALL_OUT, BY_CARD, EFFECT_POINTS
from engine.rulesets.countdown.rules.ch20_countdown import change_time
from engine.rulesets.countdown.rules.ch22_ending import end_mission
from engine.rulesets.countdown.rules.ch23_scoring import change_score
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.vocabulary.base import declare
from engine.rulesets.countdown.words.event_types import EFFECT_ROLLED

MOST_DICE = 10
SIDES = 6


@declare(
    STEP,
    "changeScore",
    number("amount"),
    rule="CD-50.01",
    en="{the team} [amount<0:<!lose>|<!gain>] {amount abs point.acc}",
    de="{the team} [amount<0:<!verlieren>|<!erhalten>] {amount abs point.acc}",
    fr="{the team} [amount<0:<!perdre>|<!gagner>] {amount abs point.acc}",
)
def change_the_score(game: State, _context: Context, amount: int) -> None:
    """Change the score: move the score marker."""
    change_score(game, EFFECT_POINTS, amount)


@declare(
    STEP,
    "changeTime",
    number("steps"),
    rule="CD-50.02",
    en="the time marker <!move> {steps abs field.acc} [steps<0:on|back]",
    de="der Zeitmarkierer <!rücken> {steps abs field.acc} [steps<0:weiter|zurück]",
    fr="le marqueur de temps [steps<0:<!avancer>|<!reculer>] de {steps abs field.acc}",
)
def change_the_time(game: State, _context: Context, fields: int) -> None:
    """Change the time: move the time marker; with less time left the ultimatum comes nearer."""
    if fields:
        change_time(game, fields)


@declare(
    STEP,
    "roll",
    number("dice", 1, low=1, high=MOST_DICE),
    choice("keep", "sum", "each", default="sum"),
    steps("then"),
    rule="CD-50.03",
    en="{one} <roll> {dice die.acc} // [keep=each:for each die|then]: => {then}",
    de="{one} <würfeln> mit {dice die.dat} // [keep=each:für jeden Würfel|danach]: => {then}",
    fr="{one} <lancer> {dice die.acc} // [keep=each:pour chaque dé|ensuite]: => {then}",
)
def roll(game: State, context: Context, dice: int, keep: int, program: Program) -> None:
    """Roll: roll dice and do the steps with what they show, `rolled`: once with the sum, or for each die."""
    faces = game.roll_dice(dice, SIDES)
    game.note(EFFECT_ROLLED, context[SOURCE], faces)
    for value in reversed(faces) if keep else (sum(faces),):
        run_program(game, program, (*context[:AMOUNT], value, *context[AMOUNT + 1 :]))


@declare(
    STEP,
    "removeTop",
    number("n", 1, low=0),
    rule="CD-50.38",
    en="{one} <remove> {n card.acc} from the top of the threat stack",
    de="{one} <entfernen> {n card.acc} oben vom Bedrohungsstapel",
    fr="{one} <retirer> {n card.acc} du dessus de la pile de menaces",
)
def remove_top(game: State, _context: Context, n: int) -> None:
    """Remove the top: so many cards of the threat stack leave the game unseen."""
    kept = max(0, len(game.threat_stack) - n)
    game.removed = (*game.removed, *game.threat_stack[kept:])
    game.threat_stack = game.threat_stack[:kept]


@declare(
    STEP,
    "endMission",
    choice("outcome", "scored", "lost", default="scored"),
    rule="CD-50.39",
    en="the mission <!end>[outcome=lost: and is lost]",
    de="die Mission <!enden>[outcome=lost: und ist verloren]",
    fr="la mission <!prendre> fin[outcome=lost: et est perdue]",
)
def end_the_mission(game: State, context: Context, outcome: int) -> None:
    """End the mission: with the final scoring, or as a failure at once."""
    if outcome:
        game.end(LOST, (BY_CARD, int(context[SOURCE])))
    else:
        end_mission(game, ALL_OUT)
