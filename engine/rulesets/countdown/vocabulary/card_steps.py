"""What happens to the cards of zones (CD-50.19 to CD-50.28, CD-50.36, CD-50.37)."""

from engine.core.effects.program import Context
from engine.core.effects.table import STEP, choice, figures, flag, number, places
from engine.core.game import Step
from engine.rulesets.countdown.codes import (
    BOMB,
    BOOBY_TRAP,
    BY_EFFECT_OF_CARD,
    CIVILIAN,
    DISCARDED,
    ELIMINATED,
    FIRST_CARD,
    HOSTAGE,
    NO_CARD,
    NOBODY,
    REMOVED,
    TERRORIST,
    TOP_TERRORIST,
)
from engine.rulesets.countdown.rules.ch10_entering import explode_trap
from engine.rulesets.countdown.rules.ch11_enemies import draw_until
from engine.rulesets.countdown.rules.ch11_enemies import eliminate as eliminate_enemy
from engine.rulesets.countdown.rules.ch13_losses import kill_person
from engine.rulesets.countdown.rules.ch17_bombs import explode_bomb
from engine.rulesets.countdown.rules.ch18_rewards import reward
from engine.rulesets.countdown.rules.ch20_ultimatum import let_escape
from engine.rulesets.countdown.rules.force import zone_of
from engine.rulesets.countdown.rules.told_cards import tell_cards
from engine.rulesets.countdown.rules.zones import (
    add_card,
    carries_trap,
    check_secured,
    hidden_top,
    is_secured,
    leave_play,
    remove_card,
    reveal,
)
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.vocabulary.base import Figures, Places, cards_of, declare, is_enemy, kind_of, ops_of
from engine.rulesets.countdown.words.event_types import CARD_REMOVED, THREAT_JOINED

DRAWN_KINDS = ("terrorist", "civilian", "boobyTrap")
_CODES = (TERRORIST, CIVILIAN, BOOBY_TRAP)


def take_away(game: State, card: int, fate: int) -> None:
    """A card leaves its zone, or the care of its op."""
    zone = zone_of(game, FIRST_CARD + card)
    if zone < 0:
        return
    game.note(CARD_REMOVED, card, zone)
    escort = game.escort_of(card)
    if escort >= 0:
        game.care[escort] = NO_CARD
        leave_play(game, card, fate)
    else:
        remove_card(game, zone, card, fate)


# --- turning up and drawing -----------------------------------------------------------------------


@declare(
    STEP,
    "reveal",
    places("at"),
    number("n", 1, low=0),
    rule="CD-50.19",
    en="{one} <turn> up {n hidden card.acc} {at at}, from the top",
    de="{one} <auf-decken> {at at} {n hidden card.acc} von oben",
    fr="{one} <retourner> {n hidden card.acc} {at at}, par le dessus",
)
def reveal_cards(game: State, _context: Context, at: Places, n: int) -> None:
    """Reveal: turn up the uppermost face-down cards of zones."""
    game.do_next(*[(reveal_top, zone) for zone in at for _ in game.stacks[zone][:n]])


def reveal_top(game: State, zone: int) -> None:
    """CD-90.87: the uppermost face-down card, if there is one."""
    card = hidden_top(game, zone)
    if card != NO_CARD:
        if game.draws is not None:
            (card,) = tell_cards(game, zone, (card,))
        reveal(game, zone, card, BY_EFFECT_OF_CARD)


@declare(
    STEP,
    "drawUntil",
    choice("kind", *DRAWN_KINDS, default="terrorist"),
    places("at"),
    flag("ignoreSpecials", True),
    rule="CD-50.20",
    en="{one} <draw> threat cards until {a kind} <appear>; the card joins {at.acc}"
    "[ignoreSpecials: without special symbols]",
    de="{one} <ziehen> Bedrohungskarten, bis {a kind} erscheint; die Karte kommt in {at.acc}"
    "[ignoreSpecials: ohne Spezialsymbole]",
    fr="{one} <piocher> des cartes menace jusqu'à {a kind.dat}, qui rejoint {at.acc}"
    "[ignoreSpecials: sans symboles spéciaux]",
)
def draw_threats(game: State, _context: Context, kind: int, at: Places, ignore_specials: bool) -> None:
    """Draw until: draw threat cards until one of a kind appears; it joins an unsecured zone, the rest is discarded."""
    for zone in at:
        if is_secured(game, zone):  # CD-90.27: a secured zone stays secured
            continue
        card = draw_until(game, _CODES[kind])
        if card == NO_CARD:
            return
        if ignore_specials:
            game.plain |= 1 << card
        add_card(game, zone, card)
        game.note(THREAT_JOINED, card, zone)


# --- cards leave ----------------------------------------------------------------------------------


@declare(
    STEP,
    "discard",
    figures("card"),
    rule="CD-50.21",
    en="{one} <discard> {card.acc}",
    de="{one} <ab-legen> {card.acc}",
    fr="{one} <défausser> {card.acc}",
)
def discard(game: State, _context: Context, card: Figures) -> None:
    """Discard: cards go to the discard pile; nobody gains or loses points."""
    for one in cards_of(card):
        take_away(game, one, DISCARDED)


@declare(
    STEP,
    "removeFromGame",
    figures("card"),
    rule="CD-50.22",
    en="{one} <remove> {card.acc} from the game",
    de="{one} <nehmen> {card.acc} aus dem Spiel",
    fr="{one} <retirer> {card.acc} du jeu",
)
def remove_from_game(game: State, _context: Context, card: Figures) -> None:
    """Remove from the game: cards leave the mission; nobody gains XP, health or points."""
    for one in cards_of(card):
        take_away(game, one, REMOVED)


@declare(
    STEP,
    "eliminate",
    figures("enemy"),
    figures("by", None),
    flag("scored", True),
    rule="CD-50.23",
    en="{enemy} <!be> eliminated[by: by {by.acc}][scored=False: without points]",
    de="{enemy} <!werden>[by: durch {by.acc}] ausgeschaltet[scored=False:, aber nicht gewertet]",
    fr="{enemy} <!être> {~éliminé}[by: par {by.dat}][scored=False: sans points]",
)
def eliminate(game: State, _context: Context, enemy: Figures, by: Figures | None, scored: bool) -> None:
    """Eliminate: enemies are removed; top terrorists score, and star and heart go to who is named."""
    ops = tuple(ops_of(by or ()))
    steps: list[Step] = []
    for figure in enemy:
        zone = zone_of(game, figure)
        if not is_enemy(game, figure) or zone < 0:
            continue
        if scored:
            steps.append((eliminate_enemy, zone, figure - FIRST_CARD, ops[0] if ops else NOBODY))
        else:
            steps.append((take_away, figure - FIRST_CARD, ELIMINATED))
        if ops:
            steps.append((reward, figure - FIRST_CARD, ops))
    game.do_next(*steps)


@declare(
    STEP,
    "escape",
    figures("enemy"),
    rule="CD-50.24",
    en="{enemy} <!escape>",
    de="{enemy} <!entkommen>",
    fr="{enemy} <!se échapper>",
)
def escape(game: State, _context: Context, enemy: Figures) -> None:
    """Escape: top terrorists get away and cost their printed points."""
    for figure in enemy:
        if kind_of(game, figure) == TOP_TERRORIST and zone_of(game, figure) >= 0 and not game.result:
            let_escape(game, zone_of(game, figure), figure - FIRST_CARD)


@declare(
    STEP,
    "kill",
    figures("person"),
    rule="CD-50.25",
    en="{person} <!die>",
    de="{person} <!sterben>",
    fr="{person} <!mourir>",
)
def kill(game: State, _context: Context, person: Figures) -> None:
    """Kill: civilians and hostages die and cost their printed points."""
    persons = [figure for figure in person if kind_of(game, figure) in (CIVILIAN, HOSTAGE)]
    game.do_next(*[(kill_if_there, figure - FIRST_CARD) for figure in persons])


def kill_if_there(game: State, card: int) -> None:
    """Kill somebody who is still in play."""
    if zone_of(game, FIRST_CARD + card) >= 0:
        kill_person(game, card)


@declare(
    STEP,
    "execute",
    figures("hostage"),
    rule="CD-50.26",
    en="{hostage} <!be> executed unless an op has them in care",
    de="{hostage} <!werden> hingerichtet, wenn kein Special Op sie in Obhut hat",
    fr="{hostage} <!être> {~exécuté}, sauf sous escorte",
)
def execute(game: State, _context: Context, hostage: Figures) -> None:
    """Execute: hostages that no op has in its care die and cost their printed points."""
    unguarded = [card for card in cards_of(hostage) if game.escort_of(card) < 0]
    game.do_next(*[(kill_if_there, card) for card in unguarded if game.scenario.kind[card] == HOSTAGE])


# --- bombs and traps ------------------------------------------------------------------------------


@declare(
    STEP,
    "explode",
    figures("card", "self"),
    rule="CD-50.27",
    en="{card} <!explode>",
    de="{card} <!explodieren>",
    fr="{card} <!exploser>",
)
def explode(game: State, _context: Context, card: Figures) -> None:
    """Explode: bombs kill everybody in their zone (CD-17.04), traps deal their hearts (CD-10.05)."""
    game.do_next(*[(explode_card, one) for one in cards_of(card)])


def explode_card(game: State, card: int) -> None:
    """A bomb, a trap, or the trap that a hostage carries goes off where it lies."""
    zone = zone_of(game, FIRST_CARD + card)
    if zone < 0:
        return
    if game.scenario.kind[card] == BOMB:
        explode_bomb(game, zone, card)
    elif game.scenario.kind[card] == BOOBY_TRAP or carries_trap(game, card):
        explode_trap(game, zone, card)


# --- enemies and zones ----------------------------------------------------------------------------


@declare(
    STEP,
    "ignoreSpecials",
    figures("enemy"),
    rule="CD-50.37",
    en="{enemy} <!lose> all special symbols for the rest of the mission",
    de="{enemy} <!verlieren> für den Rest der Mission alle Spezialsymbole",
    fr="{enemy} <!perdre> tous ses symboles spéciaux pour le reste de la mission",
)
def ignore_specials(game: State, _context: Context, enemy: Figures) -> None:
    """Ignore specials: the special symbols of enemies have no effect any more."""
    for figure in enemy:
        if is_enemy(game, figure):
            game.plain |= 1 << (figure - FIRST_CARD)


@declare(
    STEP,
    "secure",
    places("at"),
    rule="CD-50.36",
    en="{at} <!be> secured; whatever is left there leaves the game",
    de="{at} <!werden> gesichert; was dort noch liegt, verlässt das Spiel",
    fr="{at} <!être> {~sécurisé}; tout ce qui y reste quitte le jeu",
)
def secure(game: State, _context: Context, at: Places) -> None:
    """Secure: whatever is left in zones leaves the game, and their secured-zone cards are turned up."""
    for zone in at:
        for card in game.stacks[zone]:
            if zone_of(game, FIRST_CARD + card) == zone:  # the last one may have taken the civilians along
                take_away(game, card, DISCARDED)
        check_secured(game, zone)
