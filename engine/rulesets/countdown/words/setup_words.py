"""Why a game cannot begin like this."""

from engine.core.sentences import Sentence

SEATS = Sentence(
    "Seats are a number of players, or a list with the ops of each, not {value}.",
    "Plätze sind eine Zahl von Spielern oder eine Liste mit den Special Ops eines jeden, nicht {value}.",
    "Les places sont un nombre de joueurs, ou une liste avec les agents de chacun, non {value}.",
)
SEAT = Sentence(
    'A seat is an op, or several as "gustav+bob" or as a list, not {value}.',
    "Ein Platz ist ein Special Op oder mehrere als „gustav+bob“ oder als Liste, nicht {value}.",
    "Une place est un agent, ou plusieurs comme «\u00a0gustav+bob\u00a0» ou en liste, non {value}.",
)
PLAYERS = Sentence(
    "The game is for 1 to {most} players, not {n} (CD-1.01).",
    "Das Spiel ist für 1 bis {most} Spieler, nicht {n} (CD-1.01).",
    "Le jeu est pour 1 à {most} joueurs, non {n} (CD-1.01).",
)
OPS_OF_A_PLAYER = Sentence(
    "With {players} {players|player|players} each chooses {each} {each|op|ops}; player {seat} has {n} (CD-6.02 to "
    "CD-6.06).",
    "Bei {players} {players|Spieler|Spielern} wählt jeder {each} {each|Special Op|Special Ops}; Spieler {seat} hat {n} "
    "(CD-6.02 bis CD-6.06).",
    "À {players} {players|joueur|joueurs} chacun choisit {each} {each|agent|agents}\u00a0; le joueur {seat} en a {n} "
    "(CD-6.02 à CD-6.06).",
)
DUMMY = Sentence(
    "Only a team of {players} players has a dummy op, and no more than one (CD-6.04).",
    "Nur ein Team von {players} Spielern hat einen Dummy, und nicht mehr als einen (CD-6.04).",
    "Seule une équipe de {players} joueurs a un agent neutre, et un seul (CD-6.04).",
)
TWICE = Sentence(
    'The op "{op}" cannot be in the team twice (CD-6.17).',
    "Der Special Op „{op}“ kann nicht zweimal im Team sein (CD-6.17).",
    "L'agent «\u00a0{op}\u00a0» ne peut être deux fois dans l'équipe (CD-6.17).",
)
TOO_FEW_OPS = Sentence(
    "A team of {n} ops is needed, and the pack has {has}.",
    "Ein Team von {n} Special Ops ist nötig, und das Paket hat {has}.",
    "Il faut une équipe de {n} agents, et le paquet en a {has}.",
)
ALL_DEAD = Sentence(
    "No op of this team has survived the missions before (CD-90.63).",
    "Kein Special Op dieses Teams hat die Missionen davor überlebt (CD-90.63).",
    "Aucun agent de cette équipe n'a survécu aux missions précédentes (CD-90.63).",
)
NOT_THERE = Sentence(
    "This mission is not played at '{location}'.",
    "Diese Mission wird nicht am Schauplatz „{location}“ gespielt.",
    "Cette mission ne se joue pas à «\u00a0{location}\u00a0».",
)
TRAITORS = Sentence(
    "Traitor mode is for {least} to {most} players, not {n} (CD-32.01).",
    "Das Spiel mit Verräter ist für {least} bis {most} Spieler, nicht {n} (CD-32.01).",
    "Le mode traître est pour {least} à {most} joueurs, non {n} (CD-32.01).",
)
TOO_FEW_ROLES = Sentence(
    "The pack has too few role cards for {n} players.",
    "Das Paket hat zu wenige Rollenkarten für {n} Spieler.",
    "Le paquet a trop peu de cartes rôle pour {n} joueurs.",
)
