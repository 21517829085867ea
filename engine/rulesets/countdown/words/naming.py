"""Names of things: ids for data, words for people."""

from engine.core.content import text_in
from engine.core.decisions import GROUP
from engine.core.naming import Named, Naming, itself, source_label
from engine.core.word_tables import rows
from engine.rulesets.countdown.codes import FIRST_CARD, PATRIOT, SCORE_PARTS, TRAITOR
from engine.rulesets.countdown.records import Location
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.vocabulary import vocabulary

ROLES = {PATRIOT: "patriot", TRAITOR: "traitor"}

WORDS = rows("""
    group: The team | Das Team | L'équipe
    player: Player {} | Spieler {} | Joueur {}
    nobody: nobody | niemand | personne
    nothing: nothing | nichts | rien
    nowhere: nowhere | nirgends | nulle part
    patriot: patriot | Patriot | patriote
    traitor: traitor | Verräter | traître
    objectives: objectives | Ziele | objectifs
    losses: losses | Verluste | pertes
    ops: ops | Special Ops | agents
    time: time | Zeit | temps
    bonus: secured zones | gesicherte Zonen | zones sécurisées
    bulletControl: bullet control | Geschosskontrolle | contrôle de tir
    showdown: showdown | Showdown | confrontation
    effects: effects | Effekte | effets
    won: The mission is a success. | Die Mission ist erfüllt. | La mission est réussie.
    lost: The mission has failed. | Die Mission ist gescheitert. | La mission a échoué.
    unfinished: The game did not end. | Das Spiel fand kein Ende. | La partie ne s'est pas terminée.
    reason all-out:
      All surviving ops are out.
      Alle überlebenden Special Ops sind draußen.
      Tous les agents survivants sont sortis.
    reason not-positive:
      The ops are out, but the score is not positive.
      Die Special Ops sind draußen, aber die Wertung ist nicht positiv.
      Les agents sont sortis, mais le score n'est pas positif.
    reason time: Time is up. | Die Zeit ist um. | Le temps est écoulé.
    reason no-survivors: No op has survived. | Kein Special Op hat überlebt. | Aucun agent n'a survécu.
    reason score: The score has fallen below -8. | Die Wertung ist unter -8 gefallen. | Le score est tombé sous -8.
    reason conceded: The team gives up. | Das Team gibt auf. | L'équipe abandonne.
    reason effect: A card says so. | Eine Karte bestimmt es so. | Une carte en décide ainsi.
    reason showdown: The showdown has decided. | Der Showdown hat entschieden. | La confrontation a tranché.
    reason budget:
      Too many decisions were made.
      Es wurden zu viele Entscheidungen getroffen.
      Trop de décisions ont été prises.
""")


NAMING = Naming(WORDS, vocabulary)
word = NAMING.word


# --- ids ------------------------------------------------------------------------------------------


def seat_id(game: State, seat: int) -> str | None:
    """A player is called by his ops: "gustav" or "gustav+bob"; before they are chosen by his seat."""
    if seat == GROUP:
        return None
    ops = [op for op, owner in enumerate(game.owners) if owner == seat]
    return "+".join(str(op_id(game, op)) for op in ops) if ops else f"seat-{seat}"


def op_id(game: State, op: int) -> str | None:
    """The id of an op of the team."""
    return game.scenario.op_ids[game.ops[op]] if op >= 0 else None


def card_id(game: State, card: int) -> str | None:
    """The id of a card."""
    return game.scenario.card_ids[card] if card >= 0 else None


# --- words ----------------------------------------------------------------------------------------


def seat_label(game: State, seat: int, lang: str) -> str:
    """A player by the names of his ops; one who plays them all is the team, one without any has a number."""
    if seat == GROUP or game.players == 1:
        return word("group", lang)
    names = [op_label(game, op, lang) for op, owner in enumerate(game.owners) if owner == seat]
    return ", ".join(names) or word("player", lang).format(seat + 1)


def op_label(game: State, op: int, lang: str) -> str:
    """The name of an op of the team."""
    return text_in(game.scenario.pack.ops[game.ops[op]].name, lang) if op >= 0 else word("nobody", lang)


def card_label(game: State, card: int, lang: str) -> str:
    """The name of a card; an enemy is told from others by his number."""
    if card < 0:
        return word("nothing", lang)
    scenario = game.scenario
    name = text_in(scenario.card_names[card], lang)
    return f"{name} ({scenario.number[card]})" if scenario.enemies >> card & 1 else name


def zone_label(game: State, zone: int, lang: str) -> str:
    """A zone by its column and row, and what the blueprint writes into it."""
    if zone < 0:
        return word("nowhere", lang)
    place = str(game.board.map.ids[zone]).upper()
    labels = game.board.zone_labels
    written = labels[zone] if labels else None
    return f"{place} ({text_in(written, lang)})" if written else place


# --- what can be named ----------------------------------------------------------------------------


def figure_id(game: State, figure: int) -> str | None:
    """An op, or a card that is a figure."""
    return op_id(game, figure) if figure < FIRST_CARD else card_id(game, figure - FIRST_CARD)


def figure_label(game: State, figure: int, lang: str) -> str:
    """The same in words."""
    return op_label(game, figure, lang) if figure < FIRST_CARD else card_label(game, figure - FIRST_CARD, lang)


def player_label(game: State, seat: int, lang: str) -> str:
    """A player, or nobody."""
    return word("nobody", lang) if seat == GROUP else seat_label(game, seat, lang)


def board_record(game: State, board: int) -> Location:
    """The location that a board is of."""
    return game.scenario.pack.locations[game.scenario.boards[board].location]


def zone_id(game: State, zone: int) -> str | None:
    """A zone by its column and row."""
    return game.board.map.ids[zone] if zone >= 0 else None


CARD = Named(card_id, card_label)
OP = Named(op_id, op_label)
PLAYER = Named(seat_id, player_label)
SUPPORT = Named(
    lambda game, card: game.scenario.support_cards[card].id,
    lambda game, card, lang: source_label(game, game.scenario.support_cards[card].source, lang),
)
ZONE = Named(zone_id, zone_label)
NAMING.kinds |= {
    "seat": Named(seat_id, seat_label),
    "player": PLAYER,
    "players": NAMING.several(PLAYER),
    "op": OP,
    "ops": NAMING.several(OP, "nobody"),
    "op-card": Named(
        lambda game, op: game.scenario.op_ids[op],
        lambda game, op, lang: text_in(game.scenario.pack.ops[op].name, lang),
    ),
    "figure": Named(figure_id, figure_label),
    "zone": ZONE,
    "location": ZONE,
    "board": Named(
        lambda game, board: board_record(game, board).id,
        lambda game, board, lang: text_in(board_record(game, board).name, lang),
    ),
    "card": CARD,
    "cards": NAMING.several(CARD, "nothing"),
    "support": SUPPORT,
    "support-cards": NAMING.several(SUPPORT),
    "bullet": Named(itself, lambda game, bullet, _lang: f"+{game.scenario.bullet_value[bullet]}"),
    "shares": Named(
        lambda game, shares: {op_id(game, op): xp for op, xp in shares},
        lambda game, shares, lang: ", ".join(f"{op_label(game, op, lang)} +{xp}" for op, xp in shares),
    ),
    "dice": Named(lambda _game, dice: list(dice), lambda _game, dice, _lang: ", ".join(str(die) for die in dice)),
    "score-part": NAMING.one_of(SCORE_PARTS),
    "signed": Named(itself, lambda _game, value, _lang: f"{value:+d}"),
    "role": Named(lambda _game, role: ROLES[role], lambda _game, role, lang: word(ROLES[role], lang)),
    "story": Named(itself, lambda _game, value, lang: text_in(value, lang)),
    "reason": Named(itself, lambda _game, reason, lang: word(f"reason {reason}", lang)),
}
