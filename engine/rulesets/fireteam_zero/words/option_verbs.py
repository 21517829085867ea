"""What can be answered: every verb of an option, with its arguments and its sentence in three languages."""

from engine.core.decisions import CORE_VERBS, Verbs

VERBS = Verbs(CORE_VERBS)
verb = VERBS.declare

START_WITH = verb(
    "start-player hero:seat",
    en="{hero} takes the start player marker",
    de="{hero} erhält den Startspieler-Marker",
    fr="{hero} reçoit le jeton de premier joueur",
)
TAKE_HERO = verb("take-hero hero:hero-card", en="play {hero}", de="{hero} spielen", fr="jouer {hero}")
TAKE_UPGRADE = verb(
    "take-upgrade upgrade:upgrade-set",
    en="add the upgrade {upgrade}",
    de="Aufrüstung {upgrade} aufnehmen",
    fr="ajouter l'amélioration {upgrade}",
)
TAKE_FOCUS = verb(
    "take-focus focus:focus-card",
    en="take the focus card {focus}",
    de="Fokuskarte {focus} nehmen",
    fr="prendre la carte de spécialité {focus}",
)
PLACE_TOKEN_AT = verb(
    "place-spawn-token number location",
    en="spawn token {number} at {location}",
    de="Brut-Marker {number} am Ort {location}",
    fr="jeton de génération {number} dans la zone {location}",
)
PLAY_RESPONSE = verb(
    "play-tactical-response hero:seat card",
    en="{hero} plays {card}",
    de="{hero} spielt {card} aus",
    fr="{hero} joue {card}",
)
DRAW = verb(
    "draw count:number",
    en="draw cards: {count}",
    de="Karten ziehen: {count}",
    fr="piocher des cartes\u00a0: {count}",
)
STAND_UP = verb("stand-up", en="stand up", de="aufstehen", fr="se relever")
STAY_DOWN = verb("stay-down", en="stay down", de="liegen bleiben", fr="rester au tapis")
MOVE = verb("move to:location", en="move to {to}", de="nach {to} bewegen", fr="se déplacer vers {to}")
TAKE_ALONG = verb(
    "take-along specialists",
    en="take along {specialists}",
    de="mitnehmen: {specialists}",
    fr="emmener {specialists}",
)
ATTACK = verb("attack target:figure", en="attack {target}", de="{target} angreifen", fr="attaquer {target}")
ADD_CARD = verb("play-card card", en="play {card}", de="{card} ausspielen", fr="jouer {card}")
ROLL = verb("roll", en="roll the attack dice", de="Angriffswürfel werfen", fr="lancer les dés d'attaque")
SEARCH = verb("search", en="search", de="durchsuchen", fr="fouiller")
SEARCH_FREE = verb(
    "search-free", en="search as a free action", de="als freie Aktion durchsuchen", fr="fouiller comme action gratuite"
)
ACT = verb("act action:ability of:figure", en="{action}", de="{action}", fr="{action}")
END_TURN = verb("end-turn", en="end the turn", de="den Zug beenden", fr="terminer le tour")
REROLL_DIE = verb(
    "reroll-die die:number shows:face",
    en="re-roll die {die} ({shows})",
    de="Würfel {die} erneut würfeln ({shows})",
    fr="relancer le dé {die} ({shows})",
)
PLAY_REACTION = verb("play-reaction card", en="play {card}", de="{card} ausspielen", fr="jouer {card}")
TARGET = verb("target figure", en="on {figure}", de="auf {figure}", fr="sur {figure}")
DISCARD = verb("discard card", en="discard {card}", de="{card} abwerfen", fr="défausser {card}")
TAKE_HIT = verb(
    "take-attack hero:seat",
    en="{hero} takes one for the team",
    de="{hero} opfert sich für das Team",
    fr="{hero} se sacrifie pour le groupe",
)
ACTIVATE = verb("activate monster:figure", en="activate {monster}", de="{monster} aktivieren", fr="activer {monster}")
STEP_TO = verb("step to:location", en="to {to}", de="nach {to}", fr="vers {to}")
AMBUSHER = verb("ambush-by monster:figure", en="{monster}", de="{monster}", fr="{monster}")
TURN_TO_HEADS = verb(
    "turn-to-heads",
    en="turn the coin to heads",
    de="die Glücksmünze auf die Kopfseite drehen",
    fr="retourner la pièce du destin côté face",
)
GO_TO = verb("go to:location", en="go to {to}", de="nach {to} gehen", fr="aller vers {to}")
PUT_ON_TOP = verb("put-on-top card:any-card", en="{card}", de="{card}", fr="{card}")
