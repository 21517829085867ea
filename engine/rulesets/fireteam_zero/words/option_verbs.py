"""What can be answered: every verb of an option, with its arguments and its sentence in three languages."""

from engine.core.decisions import CORE_VERBS, Verb

(
    START_WITH,
    TAKE_HERO,
    TAKE_UPGRADE,
    TAKE_FOCUS,
    PLACE_TOKEN_AT,
    PLAY_RESPONSE,
    DRAW,
    STAND_UP,
    STAY_DOWN,
    MOVE,
    TAKE_ALONG,
    ATTACK,
    ADD_CARD,
    ROLL,
    SEARCH,
    SEARCH_FREE,
    ACT,
    END_TURN,
    REROLL_DIE,
    PLAY_REACTION,
    TARGET,
    DISCARD,
    TAKE_HIT,
    ACTIVATE,
    STEP_TO,
    AMBUSHER,
    TURN_TO_HEADS,
    GO_TO,
    PUT_ON_TOP,
) = range(len(CORE_VERBS), len(CORE_VERBS) + 29)

VERBS = (
    *CORE_VERBS,
    Verb(
        "start-player",
        (("hero", "seat"),),
        {
            "en": "{hero} takes the start player marker",
            "de": "{hero} erhält den Startspieler-Marker",
            "fr": "{hero} reçoit le jeton de premier joueur",
        },
    ),
    Verb("take-hero", (("hero", "hero-card"),), {"en": "play {hero}", "de": "{hero} spielen", "fr": "jouer {hero}"}),
    Verb(
        "take-upgrade",
        (("upgrade", "upgrade-set"),),
        {
            "en": "add the upgrade {upgrade}",
            "de": "Aufrüstung {upgrade} aufnehmen",
            "fr": "ajouter l'amélioration {upgrade}",
        },
    ),
    Verb(
        "take-focus",
        (("focus", "focus-card"),),
        {
            "en": "take the focus card {focus}",
            "de": "Fokuskarte {focus} nehmen",
            "fr": "prendre la carte de spécialité {focus}",
        },
    ),
    Verb(
        "place-spawn-token",
        (
            ("number", "number"),
            ("location", "location"),
        ),
        {
            "en": "spawn token {number} at {location}",
            "de": "Brut-Marker {number} am Ort {location}",
            "fr": "jeton de génération {number} dans la zone {location}",
        },
    ),
    Verb(
        "play-tactical-response",
        (
            ("hero", "seat"),
            ("card", "card"),
        ),
        {"en": "{hero} plays {card}", "de": "{hero} spielt {card} aus", "fr": "{hero} joue {card}"},
    ),
    Verb(
        "draw",
        (("count", "number"),),
        {"en": "draw cards: {count}", "de": "Karten ziehen: {count}", "fr": "piocher des cartes\u00a0: {count}"},
    ),
    Verb("stand-up", (), {"en": "stand up", "de": "aufstehen", "fr": "se relever"}),
    Verb("stay-down", (), {"en": "stay down", "de": "liegen bleiben", "fr": "rester au tapis"}),
    Verb(
        "move", (("to", "location"),), {"en": "move to {to}", "de": "nach {to} bewegen", "fr": "se déplacer vers {to}"}
    ),
    Verb(
        "take-along",
        (("specialists", "specialists"),),
        {"en": "take along {specialists}", "de": "mitnehmen: {specialists}", "fr": "emmener {specialists}"},
    ),
    Verb(
        "attack",
        (("target", "figure"),),
        {"en": "attack {target}", "de": "{target} angreifen", "fr": "attaquer {target}"},
    ),
    Verb("play-card", (("card", "card"),), {"en": "play {card}", "de": "{card} ausspielen", "fr": "jouer {card}"}),
    Verb("roll", (), {"en": "roll the attack dice", "de": "Angriffswürfel werfen", "fr": "lancer les dés d'attaque"}),
    Verb("search", (), {"en": "search", "de": "durchsuchen", "fr": "fouiller"}),
    Verb(
        "search-free",
        (),
        {"en": "search as a free action", "de": "als freie Aktion durchsuchen", "fr": "fouiller comme action gratuite"},
    ),
    Verb(
        "act",
        (
            ("action", "ability"),
            ("of", "figure"),
        ),
        {"en": "{action}", "de": "{action}", "fr": "{action}"},
    ),
    Verb("end-turn", (), {"en": "end the turn", "de": "den Zug beenden", "fr": "terminer le tour"}),
    Verb(
        "reroll-die",
        (
            ("die", "number"),
            ("shows", "face"),
        ),
        {
            "en": "re-roll die {die} ({shows})",
            "de": "Würfel {die} erneut würfeln ({shows})",
            "fr": "relancer le dé {die} ({shows})",
        },
    ),
    Verb("play-reaction", (("card", "card"),), {"en": "play {card}", "de": "{card} ausspielen", "fr": "jouer {card}"}),
    Verb("target", (("figure", "figure"),), {"en": "on {figure}", "de": "auf {figure}", "fr": "sur {figure}"}),
    Verb("discard", (("card", "card"),), {"en": "discard {card}", "de": "{card} abwerfen", "fr": "défausser {card}"}),
    Verb(
        "take-attack",
        (("hero", "seat"),),
        {
            "en": "{hero} takes one for the team",
            "de": "{hero} opfert sich für das Team",
            "fr": "{hero} se sacrifie pour le groupe",
        },
    ),
    Verb(
        "activate",
        (("monster", "figure"),),
        {"en": "activate {monster}", "de": "{monster} aktivieren", "fr": "activer {monster}"},
    ),
    Verb("step", (("to", "location"),), {"en": "to {to}", "de": "nach {to}", "fr": "vers {to}"}),
    Verb("ambush-by", (("monster", "figure"),), {"en": "{monster}", "de": "{monster}", "fr": "{monster}"}),
    Verb(
        "turn-to-heads",
        (),
        {
            "en": "turn the coin to heads",
            "de": "die Glücksmünze auf die Kopfseite drehen",
            "fr": "retourner la pièce du destin côté face",
        },
    ),
    Verb("go", (("to", "location"),), {"en": "go to {to}", "de": "nach {to} gehen", "fr": "aller vers {to}"}),
    Verb("put-on-top", (("card", "any-card"),), {"en": "{card}", "de": "{card}", "fr": "{card}"}),
)
