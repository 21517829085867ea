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
            "en": "{hero}: who takes the start player marker?",
            "de": "{hero}: Wer erhält den Startspieler-Marker?",
            "fr": "{hero}\u00a0: qui reçoit le jeton de premier joueur\u00a0?",
        },
    ),
    DecisionKind(
        "choose-hero",
        "FZ-D.04",
        {
            "en": "{hero}: choose your hero.",
            "de": "{hero}: Wähle deinen Helden.",
            "fr": "{hero}\u00a0: choisissez votre héros.",
        },
    ),
    DecisionKind(
        "choose-upgrades",
        "FZ-D.05",
        {
            "en": "{hero}: add an upgrade set to your deck?",
            "de": "{hero}: Aufrüstungskarten in dein Deck aufnehmen?",
            "fr": "{hero}\u00a0: ajouter des cartes d'amélioration à votre paquet\u00a0?",
        },
    ),
    DecisionKind(
        "choose-focus",
        "FZ-D.06",
        {
            "en": "{hero}: choose a focus card?",
            "de": "{hero}: Eine Fokuskarte wählen?",
            "fr": "{hero}\u00a0: choisir une carte de spécialité\u00a0?",
        },
    ),
    DecisionKind(
        "place-spawn-token",
        "FZ-D.07",
        {
            "en": "{hero}: where does the next spawn token go?",
            "de": "{hero}: Wohin kommt der nächste Brut-Marker?",
            "fr": "{hero}\u00a0: où placer le prochain jeton de génération\u00a0?",
        },
    ),
    DecisionKind(
        "wish-tactical-response",
        "FZ-D.10",
        {
            "en": "{hero}: play a tactical response?",
            "de": "{hero}: Einen Taktischen Schlag ausspielen?",
            "fr": "{hero}\u00a0: jouer une réponse tactique\u00a0?",
        },
    ),
    DecisionKind(
        "choose-tactical-response",
        "FZ-D.10",
        {
            "en": "{hero}: only one tactical response can be played. Which?",
            "de": "{hero}: Nur ein Taktischer Schlag kann ausgespielt werden. Welcher?",
            "fr": "{hero}\u00a0: une seule réponse tactique peut être jouée. Laquelle\u00a0?",
        },
    ),
    DecisionKind(
        "draw",
        "FZ-D.13",
        {
            "en": "{hero}: how many cards do you draw?",
            "de": "{hero}: Wie viele Karten ziehst du?",
            "fr": "{hero}\u00a0: combien de cartes piochez-vous\u00a0?",
        },
    ),
    DecisionKind(
        "rise-or-stay",
        "FZ-D.14",
        {
            "en": "{hero} is knocked down: stand up?",
            "de": "{hero} ist niedergeschlagen: Aufstehen?",
            "fr": "{hero} est au tapis\u00a0: se relever\u00a0?",
        },
    ),
    DecisionKind(
        "turn",
        "FZ-D.15",
        {"en": "{hero}: what do you do?", "de": "{hero}: Was tust du?", "fr": "{hero}\u00a0: que faites-vous\u00a0?"},
    ),
    DecisionKind(
        "accompany",
        "FZ-D.17",
        {
            "en": "{hero}: which specialists come along?",
            "de": "{hero}: Welche Spezialisten kommen mit?",
            "fr": "{hero}\u00a0: quels spécialistes vous accompagnent\u00a0?",
        },
    ),
    DecisionKind(
        "attack-cards",
        "FZ-D.19",
        {
            "en": "{hero}: play another card, or roll the dice?",
            "de": "{hero}: Noch eine Karte ausspielen oder würfeln?",
            "fr": "{hero}\u00a0: jouer une autre carte ou lancer les dés\u00a0?",
        },
    ),
    DecisionKind(
        "granted-action",
        "FZ-D.12",
        {
            "en": "{hero}: perform an action now?",
            "de": "{hero}: Jetzt eine Aktion ausführen?",
            "fr": "{hero}\u00a0: effectuer une action maintenant\u00a0?",
        },
    ),
    DecisionKind(
        "reroll",
        "FZ-D.22",
        {
            "en": "{hero}: re-roll a die?",
            "de": "{hero}: Einen Würfel erneut würfeln?",
            "fr": "{hero}\u00a0: relancer un dé\u00a0?",
        },
    ),
    DecisionKind(
        "react",
        "FZ-D.28",
        {
            "en": "{hero}: play a reaction?",
            "de": "{hero}: Eine Reaktion ausspielen?",
            "fr": "{hero}\u00a0: jouer une riposte\u00a0?",
        },
    ),
    DecisionKind(
        "reaction-target",
        "FZ-D.29",
        {
            "en": "{hero}: on whom do you play it?",
            "de": "{hero}: Auf wen spielst du sie aus?",
            "fr": "{hero}\u00a0: sur qui la jouez-vous\u00a0?",
        },
    ),
    DecisionKind(
        "discard",
        "FZ-D.30",
        {
            "en": "{hero}: which card do you discard?",
            "de": "{hero}: Welche Karte wirfst du ab?",
            "fr": "{hero}\u00a0: quelle carte défaussez-vous\u00a0?",
        },
    ),
    DecisionKind(
        "volunteer",
        "FZ-D.31",
        {
            "en": "{hero}: take one for the team?",
            "de": "{hero}: Dich für das Team opfern?",
            "fr": "{hero}\u00a0: vous sacrifier pour le groupe\u00a0?",
        },
    ),
    DecisionKind(
        "choose-volunteer",
        "FZ-D.32",
        {
            "en": "{hero}: which volunteer takes the attack?",
            "de": "{hero}: Welcher Freiwillige wird zum Ziel des Angriffs?",
            "fr": "{hero}\u00a0: quel volontaire devient la cible de l'attaque\u00a0?",
        },
    ),
    DecisionKind(
        "activate-monster",
        "FZ-D.33",
        {
            "en": "{hero}: which monster is activated next?",
            "de": "{hero}: Welches Monster wird als nächstes aktiviert?",
            "fr": "{hero}\u00a0: quel monstre est activé ensuite\u00a0?",
        },
    ),
    DecisionKind(
        "monster-step",
        "FZ-D.34",
        {
            "en": "{hero}: several ways are equally short. Where does the monster step?",
            "de": "{hero}: Mehrere Wege sind gleich kurz. Wohin geht das Monster?",
            "fr": "{hero}\u00a0: plusieurs chemins sont aussi courts. Où va le monstre\u00a0?",
        },
    ),
    DecisionKind(
        "ambusher",
        "FZ-D.35",
        {
            "en": "{hero}: which monster springs the ambush?",
            "de": "{hero}: Welches Monster legt den Hinterhalt?",
            "fr": "{hero}\u00a0: quel monstre tend l'embuscade\u00a0?",
        },
    ),
    DecisionKind(
        "turn-coin",
        "FZ-D.39",
        {
            "en": "{hero}: turn the lucky coin to heads?",
            "de": "{hero}: Die Glücksmünze auf die Kopfseite drehen?",
            "fr": "{hero}\u00a0: retourner la pièce du destin côté face\u00a0?",
        },
    ),
    DecisionKind(
        "destination",
        "FZ-D.41",
        {"en": "{hero}: where to?", "de": "{hero}: Wohin?", "fr": "{hero}\u00a0: vers où\u00a0?"},
    ),
    DecisionKind(
        "arrange-cards",
        "FZ-D.44",
        {
            "en": "{hero}: which of these cards?",
            "de": "{hero}: Welche dieser Karten?",
            "fr": "{hero}\u00a0: laquelle de ces cartes\u00a0?",
        },
    ),
)
