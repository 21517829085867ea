"""What happens to the mission: objectives, coin, threat, twists, the round, the end (FZ-E.85 to FZ-E.100)."""

from typing import Any

from engine.core.effects.program import SOURCE, Context, Program
from engine.core.effects.run import UNPAYABLE, Dues, run_program
from engine.core.effects.table import ROWS, STEP, TEXT, Param, cards, choice, decider, figures, lasting, number, steps
from engine.core.game import LOST, WON
from engine.rulesets.fireteam_zero.codes import COIN, DICE, HELD_THREAT, REPLACEABLE, REPLACED, SKIPPABLE, SKIPPED
from engine.rulesets.fireteam_zero.rules.ch03_tactics_phase import set_start_player
from engine.rulesets.fireteam_zero.rules.ch08_threat_track import advance_threat, draw_twist, move_back, remove_twist
from engine.rulesets.fireteam_zero.rules.ch13_objectives import add_objective, complete_objective, reveal_objective
from engine.rulesets.fireteam_zero.rules.ch15_coin import turn_to_heads, turn_to_tails
from engine.rulesets.fireteam_zero.rules.changes import HeldThreat, Replacement, Skipped
from engine.rulesets.fireteam_zero.rules.force import last
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.vocabulary.base import Figures, declare, is_hero
from engine.rulesets.fireteam_zero.words.decision_kinds import ARRANGE_CARDS
from engine.rulesets.fireteam_zero.words.event_types import DIE_ROLLED, STORY
from engine.rulesets.fireteam_zero.words.option_verbs import PUT_ON_TOP


@declare(
    STEP,
    "completeObjective",
    cards("objective", "thisCard"),
    rule="FZ-E.85",
    en="[objective=thisCard:{the goal}|{objective}] <!be> completed",
    de="[objective=thisCard:{the goal}|{objective}] <!gelten> als erfüllt",
    fr="[objective=thisCard:{the goal}|{objective}] <!être> {~accompli}",
)
def complete_objective_step(game: State, _context: Context, objective: Figures) -> None:
    """Complete: an objective is completed."""
    for card in objective:
        if card < len(game.objectives):
            complete_objective(game, card)


@declare(
    STEP,
    "revealObjective",
    cards("objective"),
    rule="FZ-E.85",
    en="{objective} <!come> into play",
    de="{objective} <!kommen> ins Spiel",
    fr="{objective} <!entrer> en jeu",
)
def reveal_objective_step(game: State, _context: Context, objective: Figures) -> None:
    """Reveal: a hidden objective of the mission comes into play."""
    for card in objective:
        if card < len(game.objectives):
            reveal_objective(game, card)


@declare(
    STEP,
    "addObjective",
    cards("objective"),
    rule="FZ-E.85",
    en="{objective} <!be> added to the mission",
    de="{objective} <!kommen> zur Mission hinzu",
    fr="{objective} <!être> {~ajouté} à la mission",
)
def add_objective_step(game: State, _context: Context, objective: Figures) -> None:
    """Add: an objective that no mission lists becomes part of this one."""
    for card in objective:
        if card < len(game.objectives):
            add_objective(game, card)


def turn_due(game: State, _context: Context, side: int) -> Dues:
    """As a cost, the coin must show its other side."""
    return [("coin", 1, 1)] if game.coin != side else UNPAYABLE


@declare(
    STEP,
    "coin",
    choice("side", *COIN),
    rule="FZ-E.86",
    dues=turn_due,
    en="{one} <turn> the lucky coin {side}",
    de="{one} <drehen> die Glücksmünze {side}",
    fr="{one} <retourner> la pièce du destin {side}",
)
def coin_step(game: State, _context: Context, side: int) -> None:
    """Coin: the lucky coin is turned to a side; if it shows it already, nothing happens."""
    if side:
        turn_to_tails(game)
    else:
        turn_to_heads(game)


@declare(
    STEP,
    "advanceThreat",
    number("n", 1, low=0, high=99),
    rule="FZ-E.87",
    en="{one} <advance> the threat marker {n space.acc}",
    de="{one} <vor-rücken> den Bedrohungsmarker {n space.acc}",
    fr="{one} <avancer> le jeton de menace de {n space.acc}",
)
def advance_threat_step(game: State, _context: Context, n: int) -> None:
    """Threat: the marker advances, one space at a time, with its twists."""
    advance_threat(game, n)


@declare(
    STEP,
    "backThreat",
    number("n", 1, low=0, high=99),
    rule="FZ-E.87",
    en="{one} <move> the threat marker back {n space.acc}",
    de="{one} <zurück-rücken> den Bedrohungsmarker {n space.acc}",
    fr="{one} <reculer> le jeton de menace de {n space.acc}",
)
def back_threat(game: State, _context: Context, n: int) -> None:
    """Threat back: the marker moves back."""
    if n > 0:
        move_back(game, n)


@declare(
    STEP,
    "holdThreat",
    lasting("thisRound"),
    rule="FZ-E.87",
    modifies=HELD_THREAT,
    en="{the threat-marker} <!do> not advance[for=thisRound: this round]",
    de="{the threat-marker} <!vor-rücken>[for=thisRound: in dieser Runde] nicht",
    fr="{the threat-marker} ne <!avancer> pas[for=thisRound: pendant ce round]",
)
def hold_threat(game: State, context: Context, until: tuple[Any, ...]) -> None:
    """Hold the threat: the marker does not advance."""
    last(game, HELD_THREAT, context, HeldThreat(), until)


@declare(
    STEP,
    "drawTwist",
    rule="FZ-E.88",
    en="{one} <draw> 1 twist card{#deck}",
    de="{one} <ziehen> eine Wendungskarte{#deck}",
    fr="{one} <piocher> 1 carte imprévu{#deck}",
)
def draw_twist_step(game: State, _context: Context) -> None:
    """Twist: a twist card is drawn, four at most in a mission."""
    draw_twist(game)


@declare(
    STEP,
    "removeTwist",
    choice("which", "choose", "random", "newest", "this", default="choose"),
    decider(default="group"),
    rule="FZ-E.88",
    en=(
        "{one} <discard> [which=this:this twist|[which=newest:the newest twist in force|1 twist in force "
        "[which=random:at random|{decider choice}]]]"
    ),
    de=(
        "{one} <ab-werfen> [which=this:diese Wendung|[which=newest:die neueste geltende Wendung|"
        "[which=random:zufällig eine geltende Wendung|eine geltende Wendung {decider choice}]]]"
    ),
    fr=(
        "{one} <défausser> [which=this:cet imprévu|[which=newest:l'imprévu en vigueur le plus récent|"
        "1 imprévu en vigueur [which=random:au hasard|{decider choice}]]]"
    ),
)
def remove_twist_step(game: State, context: Context, which: int, who: int) -> None:
    """Remove a twist: one twist is no longer in force."""
    if not game.twists:
        return
    if which == 0:
        options = [(PUT_ON_TOP, ("twist", twist)) for twist in game.twists]
        game.ask(game.seat_of_decider(who, context), ARRANGE_CARDS, options, (twist_chosen,))
    elif which == 3:
        for twist in game.twists:
            if game.scenario.twist_source[twist] == context[SOURCE]:
                remove_twist(game, twist)
    else:
        remove_twist(game, game.shuffled(game.twists)[0] if which == 1 else game.twists[-1])


def twist_chosen(game: State, option: tuple[Any, ...]) -> None:
    """Somebody has chosen the twist that goes."""
    remove_twist(game, option[1][1])


@declare(
    STEP,
    "setStartPlayer",
    figures("who"),
    rule="FZ-E.96",
    en="{one} <give> the start player marker to {who.acc}",
    de="{one} <machen> {who.acc} zum Startspieler",
    fr="{one} <donner> le jeton de premier joueur à {who.dat}",
)
def set_start_player_step(game: State, _context: Context, who: Figures) -> None:
    """Start player: a hero gets the start player marker, which is then not passed on this round (FZ-A.56)."""
    if who and is_hero(who[0]):
        set_start_player(game, who[0])
        game.is_start_assigned = True


@declare(
    STEP,
    "skip",
    choice("part", *SKIPPABLE),
    figures("who", None),
    lasting("thisRound"),
    rule="FZ-E.98",
    modifies=SKIPPED,
    en=(
        "[part=turn:[who:{who's turn}|{every turn}]|{the part}[who: for {who.acc}]] <!be> "
        "skipped[for=thisRound: this round]"
    ),
    de=(
        "[part=turn:[who:{who's turn}|{every turn}]|{the part}[who: für {who.acc}]] "
        "<!entfallen>[for=thisRound: in dieser Runde]"
    ),
    fr=(
        "[part=turn:[who:{who's turn}|{every turn}]|{the part}[who: pour {who.dat}]] ne <!avoir> pas "
        "lieu[for=thisRound: pendant ce round]"
    ),
)
def skip(game: State, context: Context, part: int, who: Figures | None, until: tuple[Any, ...]) -> None:
    """Skip: a part of the round is left out, or the turn, draw or activation of some figures."""
    last(game, SKIPPED, context, Skipped(part, who), until)


@declare(
    STEP,
    "winMission",
    rule="FZ-E.99",
    en="{the mission} <!be> won",
    de="{the mission} <!sein> gewonnen",
    fr="{the mission} <!être> {~gagné}",
)
def win_mission(game: State, context: Context) -> None:
    """Win: the mission is won at once."""
    game.end(WON, ("effect", context[SOURCE]))


@declare(
    STEP,
    "loseMission",
    rule="FZ-E.99",
    en="{the mission} <!be> lost",
    de="{the mission} <!sein> verloren",
    fr="{the mission} <!être> {~perdu}",
)
def lose_mission(game: State, context: Context) -> None:
    """Lose: the mission is lost at once."""
    game.end(LOST, ("effect", context[SOURCE]))


@declare(
    STEP,
    "showText",
    Param("text", TEXT, is_prose=True),
    rule="FZ-E.100",
    words="{text}",
)
def show_text(game: State, _context: Context, text: Any) -> None:
    """Story: words without any effect on the game."""
    game.note(STORY, text)


@declare(
    STEP,
    "dieRoll",
    choice("die", *DICE, default="spawn"),
    Param("table", ROWS),
    rule="FZ-E.112",
    en="{one} <roll> {die} // => {table}",
    de="{one} <werfen> {die} // => {table}",
    fr="{one} <lancer> {die} // => {table}",
)
def die_roll(game: State, context: Context, die: int, table: tuple[tuple[int, int, Program], ...]) -> None:
    """Die: a die is rolled, and its row of a table is done."""
    scenario = game.scenario
    sides = (scenario.attack_faces, len(scenario.activation_faces), len(scenario.pack.dice.spawn.faces))[die]
    face = game.roll(sides, die)
    game.note(DIE_ROLLED, die, face)
    for low, high, program in table:
        if low <= face <= high:
            run_program(game, program, context)
            return


@declare(
    STEP,
    "insteadOf",
    choice("what", *REPLACEABLE),
    figures("who", "self"),
    steps("do"),
    lasting(),
    rule="FZ-E.113",
    modifies=REPLACED,
    en=(
        "instead of [what=monsterMovement:{who's movement.acc}|[what=monsterAttack:{who's attack.acc}|{the "
        "what.acc}]]: => {do}"
    ),
    de=(
        "statt [what=monsterMovement:{who's movement.gen}|[what=monsterAttack:{who's attack.gen}|{the "
        "what.gen}]]: => {do}"
    ),
    fr=(
        "au lieu de [what=monsterMovement:{who's movement.acc}|[what=monsterAttack:{who's attack.acc}|{the "
        "what.acc}]]: => {do}"
    ),
)
def instead_of(
    game: State, context: Context, what: int, who: Figures, program: Program, until: tuple[Any, ...]
) -> None:
    """Instead: an act is replaced by other steps."""
    last(game, REPLACED, context, Replacement(what, who, program), until)
