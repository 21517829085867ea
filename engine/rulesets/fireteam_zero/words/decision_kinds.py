"""What Fireteam Zero asks: every decision point with its question in three languages."""

from engine.core.decisions import CORE_KINDS, DecisionKinds

DECISION_KINDS = DecisionKinds(CORE_KINDS)
kind = DECISION_KINDS.declare

CHOOSE_START_PLAYER = kind(
    "choose-start-player [FZ-D.02]",
    en="{seat}: who takes the start player marker?",
    de="{seat}: Wer erhält den Startspieler-Marker?",
    fr="{seat}\u00a0: qui reçoit le jeton de premier joueur\u00a0?",
)
CHOOSE_HERO = kind(
    "choose-hero [FZ-D.04]",
    en="{seat}: choose your hero.",
    de="{seat}: Wähle deinen Helden.",
    fr="{seat}\u00a0: choisissez votre héros.",
)
CHOOSE_UPGRADES = kind(
    "choose-upgrades [FZ-D.05]",
    en="{seat}: add an upgrade set to your deck?",
    de="{seat}: Aufrüstungskarten in dein Deck aufnehmen?",
    fr="{seat}\u00a0: ajouter des cartes d'amélioration à votre paquet\u00a0?",
)
CHOOSE_FOCUS = kind(
    "choose-focus [FZ-D.06]",
    en="{seat}: choose a focus card?",
    de="{seat}: Eine Fokuskarte wählen?",
    fr="{seat}\u00a0: choisir une carte de spécialité\u00a0?",
)
PLACE_SPAWN_TOKEN = kind(
    "place-spawn-token [FZ-D.07]",
    en="{seat}: where does the next spawn token go?",
    de="{seat}: Wohin kommt der nächste Brut-Marker?",
    fr="{seat}\u00a0: où placer le prochain jeton de génération\u00a0?",
)
WISH_RESPONSE = kind(
    "wish-tactical-response [FZ-D.10]",
    en="{seat}: play a tactical response?",
    de="{seat}: Einen Taktischen Schlag ausspielen?",
    fr="{seat}\u00a0: jouer une réponse tactique\u00a0?",
)
CHOOSE_RESPONSE = kind(
    "choose-tactical-response [FZ-D.10]",
    en="{seat}: only one tactical response can be played. Which?",
    de="{seat}: Nur ein Taktischer Schlag kann ausgespielt werden. Welcher?",
    fr="{seat}\u00a0: une seule réponse tactique peut être jouée. Laquelle\u00a0?",
)
DRAW_HOW_MANY = kind(
    "draw [FZ-D.13]",
    en="{seat}: how many cards do you draw?",
    de="{seat}: Wie viele Karten ziehst du?",
    fr="{seat}\u00a0: combien de cartes piochez-vous\u00a0?",
)
RISE_OR_STAY = kind(
    "rise-or-stay [FZ-D.14]",
    en="{seat} is knocked down: stand up?",
    de="{seat} ist niedergeschlagen: Aufstehen?",
    fr="{seat} est au tapis\u00a0: se relever\u00a0?",
)
TURN_OPTIONS = kind(
    "turn [FZ-D.15]",
    en="{seat}: what do you do?",
    de="{seat}: Was tust du?",
    fr="{seat}\u00a0: que faites-vous\u00a0?",
)
ACCOMPANY = kind(
    "accompany [FZ-D.17]",
    en="{seat}: which specialists come along?",
    de="{seat}: Welche Spezialisten kommen mit?",
    fr="{seat}\u00a0: quels spécialistes vous accompagnent\u00a0?",
)
CHOOSE_ATTACK_CARDS = kind(
    "attack-cards [FZ-D.19]",
    en="{seat}: play another card, or roll the dice?",
    de="{seat}: Noch eine Karte ausspielen oder würfeln?",
    fr="{seat}\u00a0: jouer une autre carte ou lancer les dés\u00a0?",
)
GRANTED_ACTION = kind(
    "granted-action [FZ-D.12]",
    en="{seat}: perform an action now?",
    de="{seat}: Jetzt eine Aktion ausführen?",
    fr="{seat}\u00a0: effectuer une action maintenant\u00a0?",
)
REROLL = kind(
    "reroll [FZ-D.22]",
    en="{seat}: re-roll a die?",
    de="{seat}: Einen Würfel erneut würfeln?",
    fr="{seat}\u00a0: relancer un dé\u00a0?",
)
REACT = kind(
    "react [FZ-D.28]",
    en="{seat}: play a reaction?",
    de="{seat}: Eine Reaktion ausspielen?",
    fr="{seat}\u00a0: jouer une riposte\u00a0?",
)
CHOOSE_REACTION_TARGET = kind(
    "reaction-target [FZ-D.29]",
    en="{seat}: on whom do you play it?",
    de="{seat}: Auf wen spielst du sie aus?",
    fr="{seat}\u00a0: sur qui la jouez-vous\u00a0?",
)
CHOOSE_DISCARD = kind(
    "discard [FZ-D.30]",
    en="{seat}: which card do you discard?",
    de="{seat}: Welche Karte wirfst du ab?",
    fr="{seat}\u00a0: quelle carte défaussez-vous\u00a0?",
)
VOLUNTEER = kind(
    "volunteer [FZ-D.31]",
    en="{seat}: take one for the team?",
    de="{seat}: Dich für das Team opfern?",
    fr="{seat}\u00a0: vous sacrifier pour le groupe\u00a0?",
)
CHOOSE_VOLUNTEER = kind(
    "choose-volunteer [FZ-D.32]",
    en="{seat}: which volunteer takes the attack?",
    de="{seat}: Welcher Freiwillige wird zum Ziel des Angriffs?",
    fr="{seat}\u00a0: quel volontaire devient la cible de l'attaque\u00a0?",
)
CHOOSE_MONSTER = kind(
    "activate-monster [FZ-D.33]",
    en="{seat}: which monster is activated next?",
    de="{seat}: Welches Monster wird als nächstes aktiviert?",
    fr="{seat}\u00a0: quel monstre est activé ensuite\u00a0?",
)
CHOOSE_STEP = kind(
    "monster-step [FZ-D.34]",
    en="{seat}: several ways are equally short. Where does the monster step?",
    de="{seat}: Mehrere Wege sind gleich kurz. Wohin geht das Monster?",
    fr="{seat}\u00a0: plusieurs chemins sont aussi courts. Où va le monstre\u00a0?",
)
CHOOSE_AMBUSHER = kind(
    "ambusher [FZ-D.35]",
    en="{seat}: which monster springs the ambush?",
    de="{seat}: Welches Monster legt den Hinterhalt?",
    fr="{seat}\u00a0: quel monstre tend l'embuscade\u00a0?",
)
TURN_COIN = kind(
    "turn-coin [FZ-D.39]",
    en="{seat}: turn the lucky coin to heads?",
    de="{seat}: Die Glücksmünze auf die Kopfseite drehen?",
    fr="{seat}\u00a0: retourner la pièce du destin côté face\u00a0?",
)
CHOOSE_DESTINATION = kind(
    "destination [FZ-D.41]",
    en="{seat}: where to?",
    de="{seat}: Wohin?",
    fr="{seat}\u00a0: vers où\u00a0?",
)
ARRANGE_CARDS = kind(
    "arrange-cards [FZ-D.44]",
    en="{seat}: which of these cards first?",
    de="{seat}: Welche dieser Karten zuerst?",
    fr="{seat}\u00a0: laquelle de ces cartes d'abord\u00a0?",
)
