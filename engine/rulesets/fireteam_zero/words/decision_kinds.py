"""What Fireteam Zero asks: every decision point with its question in three languages."""

from engine.core.decisions import CORE_KINDS, DecisionKind

(
    CHOOSE_START_PLAYER,
    CHOOSE_HERO,
    CHOOSE_UPGRADES,
    CHOOSE_FOCUS,
    PLACE_SPAWN_TOKEN,
    WISH_RESPONSE,
    CHOOSE_RESPONSE,
    DRAW_HOW_MANY,
    RISE_OR_STAY,
    TURN_OPTIONS,
    ACCOMPANY,
    CHOOSE_ATTACK_CARDS,
    GRANTED_ACTION,
    REROLL,
    REACT,
    CHOOSE_REACTION_TARGET,
    CHOOSE_DISCARD,
    VOLUNTEER,
    CHOOSE_VOLUNTEER,
    CHOOSE_MONSTER,
    CHOOSE_STEP,
    CHOOSE_AMBUSHER,
    TURN_COIN,
    CHOOSE_DESTINATION,
    ARRANGE_CARDS,
) = range(len(CORE_KINDS), len(CORE_KINDS) + 25)

DECISION_KINDS = (
    *CORE_KINDS,
    DecisionKind(
        "choose-start-player",
        "FZ-D.02",
        {
            "en": "{seat}: who takes the start player marker?",
            "de": "{seat}: Wer erhält den Startspieler-Marker?",
            "fr": "{seat}\u00a0: qui reçoit le jeton de premier joueur\u00a0?",
        },
    ),
    DecisionKind(
        "choose-hero",
        "FZ-D.04",
        {
            "en": "{seat}: choose your hero.",
            "de": "{seat}: Wähle deinen Helden.",
            "fr": "{seat}\u00a0: choisissez votre héros.",
        },
    ),
    DecisionKind(
        "choose-upgrades",
        "FZ-D.05",
        {
            "en": "{seat}: add an upgrade set to your deck?",
            "de": "{seat}: Aufrüstungskarten in dein Deck aufnehmen?",
            "fr": "{seat}\u00a0: ajouter des cartes d'amélioration à votre paquet\u00a0?",
        },
    ),
    DecisionKind(
        "choose-focus",
        "FZ-D.06",
        {
            "en": "{seat}: choose a focus card?",
            "de": "{seat}: Eine Fokuskarte wählen?",
            "fr": "{seat}\u00a0: choisir une carte de spécialité\u00a0?",
        },
    ),
    DecisionKind(
        "place-spawn-token",
        "FZ-D.07",
        {
            "en": "{seat}: where does the next spawn token go?",
            "de": "{seat}: Wohin kommt der nächste Brut-Marker?",
            "fr": "{seat}\u00a0: où placer le prochain jeton de génération\u00a0?",
        },
    ),
    DecisionKind(
        "wish-tactical-response",
        "FZ-D.10",
        {
            "en": "{seat}: play a tactical response?",
            "de": "{seat}: Einen Taktischen Schlag ausspielen?",
            "fr": "{seat}\u00a0: jouer une réponse tactique\u00a0?",
        },
    ),
    DecisionKind(
        "choose-tactical-response",
        "FZ-D.10",
        {
            "en": "{seat}: only one tactical response can be played. Which?",
            "de": "{seat}: Nur ein Taktischer Schlag kann ausgespielt werden. Welcher?",
            "fr": "{seat}\u00a0: une seule réponse tactique peut être jouée. Laquelle\u00a0?",
        },
    ),
    DecisionKind(
        "draw",
        "FZ-D.13",
        {
            "en": "{seat}: how many cards do you draw?",
            "de": "{seat}: Wie viele Karten ziehst du?",
            "fr": "{seat}\u00a0: combien de cartes piochez-vous\u00a0?",
        },
    ),
    DecisionKind(
        "rise-or-stay",
        "FZ-D.14",
        {
            "en": "{seat} is knocked down: stand up?",
            "de": "{seat} ist niedergeschlagen: Aufstehen?",
            "fr": "{seat} est au tapis\u00a0: se relever\u00a0?",
        },
    ),
    DecisionKind(
        "turn",
        "FZ-D.15",
        {"en": "{seat}: what do you do?", "de": "{seat}: Was tust du?", "fr": "{seat}\u00a0: que faites-vous\u00a0?"},
    ),
    DecisionKind(
        "accompany",
        "FZ-D.17",
        {
            "en": "{seat}: which specialists come along?",
            "de": "{seat}: Welche Spezialisten kommen mit?",
            "fr": "{seat}\u00a0: quels spécialistes vous accompagnent\u00a0?",
        },
    ),
    DecisionKind(
        "attack-cards",
        "FZ-D.19",
        {
            "en": "{seat}: play another card, or roll the dice?",
            "de": "{seat}: Noch eine Karte ausspielen oder würfeln?",
            "fr": "{seat}\u00a0: jouer une autre carte ou lancer les dés\u00a0?",
        },
    ),
    DecisionKind(
        "granted-action",
        "FZ-D.12",
        {
            "en": "{seat}: perform an action now?",
            "de": "{seat}: Jetzt eine Aktion ausführen?",
            "fr": "{seat}\u00a0: effectuer une action maintenant\u00a0?",
        },
    ),
    DecisionKind(
        "reroll",
        "FZ-D.22",
        {
            "en": "{seat}: re-roll a die?",
            "de": "{seat}: Einen Würfel erneut würfeln?",
            "fr": "{seat}\u00a0: relancer un dé\u00a0?",
        },
    ),
    DecisionKind(
        "react",
        "FZ-D.28",
        {
            "en": "{seat}: play a reaction?",
            "de": "{seat}: Eine Reaktion ausspielen?",
            "fr": "{seat}\u00a0: jouer une riposte\u00a0?",
        },
    ),
    DecisionKind(
        "reaction-target",
        "FZ-D.29",
        {
            "en": "{seat}: on whom do you play it?",
            "de": "{seat}: Auf wen spielst du sie aus?",
            "fr": "{seat}\u00a0: sur qui la jouez-vous\u00a0?",
        },
    ),
    DecisionKind(
        "discard",
        "FZ-D.30",
        {
            "en": "{seat}: which card do you discard?",
            "de": "{seat}: Welche Karte wirfst du ab?",
            "fr": "{seat}\u00a0: quelle carte défaussez-vous\u00a0?",
        },
    ),
    DecisionKind(
        "volunteer",
        "FZ-D.31",
        {
            "en": "{seat}: take one for the team?",
            "de": "{seat}: Dich für das Team opfern?",
            "fr": "{seat}\u00a0: vous sacrifier pour le groupe\u00a0?",
        },
    ),
    DecisionKind(
        "choose-volunteer",
        "FZ-D.32",
        {
            "en": "{seat}: which volunteer takes the attack?",
            "de": "{seat}: Welcher Freiwillige wird zum Ziel des Angriffs?",
            "fr": "{seat}\u00a0: quel volontaire devient la cible de l'attaque\u00a0?",
        },
    ),
    DecisionKind(
        "activate-monster",
        "FZ-D.33",
        {
            "en": "{seat}: which monster is activated next?",
            "de": "{seat}: Welches Monster wird als nächstes aktiviert?",
            "fr": "{seat}\u00a0: quel monstre est activé ensuite\u00a0?",
        },
    ),
    DecisionKind(
        "monster-step",
        "FZ-D.34",
        {
            "en": "{seat}: several ways are equally short. Where does the monster step?",
            "de": "{seat}: Mehrere Wege sind gleich kurz. Wohin geht das Monster?",
            "fr": "{seat}\u00a0: plusieurs chemins sont aussi courts. Où va le monstre\u00a0?",
        },
    ),
    DecisionKind(
        "ambusher",
        "FZ-D.35",
        {
            "en": "{seat}: which monster springs the ambush?",
            "de": "{seat}: Welches Monster legt den Hinterhalt?",
            "fr": "{seat}\u00a0: quel monstre tend l'embuscade\u00a0?",
        },
    ),
    DecisionKind(
        "turn-coin",
        "FZ-D.39",
        {
            "en": "{seat}: turn the lucky coin to heads?",
            "de": "{seat}: Die Glücksmünze auf die Kopfseite drehen?",
            "fr": "{seat}\u00a0: retourner la pièce du destin côté face\u00a0?",
        },
    ),
    DecisionKind(
        "destination",
        "FZ-D.41",
        {"en": "{seat}: where to?", "de": "{seat}: Wohin?", "fr": "{seat}\u00a0: vers où\u00a0?"},
    ),
    DecisionKind(
        "arrange-cards",
        "FZ-D.44",
        {
            "en": "{seat}: which of these cards first?",
            "de": "{seat}: Welche dieser Karten zuerst?",
            "fr": "{seat}\u00a0: laquelle de ces cartes d'abord\u00a0?",
        },
    ),
)
