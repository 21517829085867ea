"""What Fireteam Zero asks, what can be answered, and what is written into the log."""

from engine.core.decisions import CORE_KINDS, CORE_VERBS, DecisionKind, Verb
from engine.core.events import EventType

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
    Verb("put-on-top", (("card", "any-card"),), {"en": "take {card}", "de": "{card} nehmen", "fr": "prendre {card}"}),
)

(
    MISSION_BEGAN,
    START_PLAYER_CHANGED,
    HERO_PLACED,
    ROUND_BEGAN,
    CARDS_DRAWN,
    DECK_RESHUFFLED,
    CARDS_DISCARDED,
    RESPONSE_PLAYED,
    REACTION_PLAYED,
    TURN_BEGAN,
    HERO_STANDS_UP,
    HERO_STAYS_DOWN,
    HERO_MOVED,
    SPECIALIST_MOVED,
    ATTACK_DECLARED,
    VOLUNTEERED,
    ATTACK_ROLLED,
    DIE_REROLLED,
    ATTACK_HITS,
    TARGET_UNHARMED,
    MONSTER_KILLED,
    BOSS_WOUNDED,
    BOSS_APPEARED,
    THING_DAMAGED,
    HERO_STRUCK,
    KNOCKED_DOWN,
    COIN_TURNED,
    SEARCHED,
    RECON_DRAWN,
    NOTHING_FOUND,
    DISCOVERY_RESOLVED,
    AMBUSH,
    INTEL_PLACED,
    OBJECTIVE_COMPLETED,
    OBJECTIVE_REVEALED,
    TOKEN_PLACED,
    TOKEN_REMOVED,
    OBJECTIVE_ACTION,
    THREAT_ADVANCED,
    THREAT_MOVED_BACK,
    TWIST_DRAWN,
    TWIST_REMOVED,
    MONSTER_ACTIVATED,
    MONSTER_MOVED,
    ACTIVATION_ROLLED,
    SPAWN_ROLLED,
    MONSTER_PLACED,
    MONSTER_REMOVED,
    STORY,
    GAME_ENDED,
    CARDS_SEEN,
    DIE_ROLLED,
    SPAWN_TOKEN_TURNED,
    REDIRECTED,
) = range(54)

EVENT_TYPES = (
    EventType(
        "mission-began",
        "FZ-1.01",
        (("mission", "mission"),),
        {
            "en": "The mission “{mission}” begins.",
            "de": "Die Mission „{mission}“ beginnt.",
            "fr": "La mission «\u00a0{mission}\u00a0» commence.",
        },
    ),
    EventType(
        "start-player",
        "FZ-3.03",
        (("hero", "seat"),),
        {
            "en": "{hero} holds the start player marker.",
            "de": "{hero} hat den Startspieler-Marker.",
            "fr": "{hero} a le jeton de premier joueur.",
        },
    ),
    EventType(
        "hero-placed",
        "FZ-1.38",
        (
            ("hero", "seat"),
            ("at", "location"),
        ),
        {
            "en": "{hero} begins at {at}.",
            "de": "{hero} beginnt am Ort {at}.",
            "fr": "{hero} commence dans la zone {at}.",
        },
    ),
    EventType(
        "round",
        "FZ-2.02",
        (("round", "number"),),
        {"en": "Round {round} begins.", "de": "Runde {round} beginnt.", "fr": "Le round {round} commence."},
    ),
    EventType(
        "cards-drawn",
        "FZ-3.11",
        (
            ("hero", "seat"),
            ("count", "number"),
        ),
        {
            "en": "{hero} draws cards: {count}.",
            "de": "{hero} zieht Karten: {count}.",
            "fr": "{hero} pioche des cartes\u00a0: {count}.",
        },
    ),
    EventType(
        "deck-reshuffled",
        "FZ-3.15",
        (("hero", "seat"),),
        {
            "en": "{hero} shuffles the discard pile into a new deck.",
            "de": "{hero} mischt den Ablagestapel zu einem neuen Deck.",
            "fr": "{hero} mélange sa défausse pour former un nouveau paquet.",
        },
    ),
    EventType(
        "cards-discarded",
        "FZ-8.30",
        (
            ("hero", "seat"),
            ("cards", "cards"),
        ),
        {"en": "{hero} discards {cards}.", "de": "{hero} wirft {cards} ab.", "fr": "{hero} défausse {cards}."},
    ),
    EventType(
        "tactical-response",
        "FZ-3.04",
        (
            ("hero", "seat"),
            ("card", "card"),
        ),
        {
            "en": "{hero} plays the tactical response {card}.",
            "de": "{hero} spielt den Taktischen Schlag {card} aus.",
            "fr": "{hero} joue la réponse tactique {card}.",
        },
    ),
    EventType(
        "reaction",
        "FZ-11.05",
        (
            ("hero", "seat"),
            ("card", "card"),
            ("target", "figure"),
        ),
        {
            "en": "{hero} plays the reaction {card} on {target}.",
            "de": "{hero} spielt die Reaktion {card} auf {target} aus.",
            "fr": "{hero} joue la riposte {card} sur {target}.",
        },
    ),
    EventType(
        "turn",
        "FZ-2.03",
        (("hero", "seat"),),
        {"en": "{hero} takes a turn.", "de": "{hero} ist am Zug.", "fr": "C'est le tour de {hero}."},
    ),
    EventType(
        "stands-up",
        "FZ-4.09",
        (("hero", "seat"),),
        {"en": "{hero} stands up.", "de": "{hero} steht auf.", "fr": "{hero} se relève."},
    ),
    EventType(
        "stays-down",
        "FZ-4.08",
        (("hero", "seat"),),
        {"en": "{hero} stays down.", "de": "{hero} bleibt liegen.", "fr": "{hero} reste au tapis."},
    ),
    EventType(
        "hero-moved",
        "FZ-4.10",
        (
            ("hero", "seat"),
            ("from", "location"),
            ("to", "location"),
        ),
        {
            "en": "{hero} moves from {from} to {to}.",
            "de": "{hero} bewegt sich von {from} nach {to}.",
            "fr": "{hero} se déplace de {from} vers {to}.",
        },
    ),
    EventType(
        "specialist-moved",
        "FZ-4.19",
        (
            ("specialist", "figure"),
            ("to", "location"),
        ),
        {
            "en": "{specialist} comes along to {to}.",
            "de": "{specialist} kommt mit nach {to}.",
            "fr": "{specialist} suit vers {to}.",
        },
    ),
    EventType(
        "attack",
        "FZ-5.01",
        (
            ("attacker", "figure"),
            ("target", "figure"),
            ("type", "attack-type"),
            ("cards", "attack-cards"),
        ),
        {
            "en": "{attacker} attacks {target} with {type}{cards}.",
            "de": "{attacker} greift {target} mit {type} an{cards}.",
            "fr": "{attacker} attaque {target}, type {type}{cards}.",
        },
    ),
    EventType(
        "volunteered",
        "FZ-8.33",
        (
            ("hero", "seat"),
            ("attacker", "figure"),
        ),
        {
            "en": "{hero} takes one for the team: the attack of {attacker}.",
            "de": "{hero} opfert sich für das Team und wird zum Ziel von {attacker}.",
            "fr": "{hero} se sacrifie pour le groupe et devient la cible de {attacker}.",
        },
    ),
    EventType(
        "attack-roll",
        "FZ-5.05",
        (
            ("attacker", "figure"),
            ("target", "figure"),
            ("dice", "faces"),
        ),
        {"en": "The dice show: {dice}.", "de": "Die Würfel zeigen: {dice}.", "fr": "Les dés indiquent\u00a0: {dice}."},
    ),
    EventType(
        "die-rerolled",
        "FZ-5.34",
        (
            ("die", "number"),
            ("shows", "face"),
        ),
        {
            "en": "Die {die} is re-rolled: {shows}.",
            "de": "Würfel {die} wird erneut gewürfelt: {shows}.",
            "fr": "Le dé {die} est relancé\u00a0: {shows}.",
        },
    ),
    EventType(
        "hits",
        "FZ-5.06",
        (
            ("attacker", "figure"),
            ("target", "figure"),
            ("hits", "number"),
        ),
        {"en": "Hits: {hits}.", "de": "Treffer: {hits}.", "fr": "Succès\u00a0: {hits}."},
    ),
    EventType(
        "unharmed",
        "FZ-5.14",
        (
            ("monster", "figure"),
            ("hits", "number"),
            ("resistance", "number"),
        ),
        {
            "en": "{monster} shrugs it off (hits {hits}, resistance {resistance}).",
            "de": "{monster} bleibt unversehrt (Treffer {hits}, Widerstand {resistance}).",
            "fr": "{monster} reste indemne (succès {hits}, résistance {resistance}).",
        },
    ),
    EventType(
        "killed",
        "FZ-5.15",
        (("monster", "figure"),),
        {"en": "{monster} is killed.", "de": "{monster} wird getötet.", "fr": "{monster} est éliminé."},
    ),
    EventType(
        "boss-wounded",
        "FZ-6.04",
        (
            ("boss", "figure"),
            ("left", "number"),
        ),
        {
            "en": "{boss} is wounded; power tokens left: {left}.",
            "de": "{boss} wird verwundet; verbleibende Macht-Marker: {left}.",
            "fr": "{boss} subit une blessure ; jetons de pouvoir restants\u00a0: {left}.",
        },
    ),
    EventType(
        "boss-appeared",
        "FZ-6.02",
        (
            ("boss", "figure"),
            ("tokens", "number"),
        ),
        {
            "en": "{boss} appears; power tokens: {tokens}.",
            "de": "{boss} erscheint; Macht-Marker: {tokens}.",
            "fr": "{boss} apparaît ; jetons de pouvoir\u00a0: {tokens}.",
        },
    ),
    EventType(
        "thing-damaged",
        "FZ-5.33",
        (
            ("target", "figure"),
            ("damage", "number"),
        ),
        {
            "en": "{target} takes {damage} damage.",
            "de": "{target} erleidet {damage} Schaden.",
            "fr": "{target} subit des dégâts\u00a0: {damage}.",
        },
    ),
    EventType(
        "struck",
        "FZ-8.29",
        (
            ("hero", "seat"),
            ("hits", "number"),
        ),
        {
            "en": "{hero} takes hits: {hits}.",
            "de": "{hero} erleidet Treffer: {hits}.",
            "fr": "{hero} encaisse des succès\u00a0: {hits}.",
        },
    ),
    EventType(
        "knocked-down",
        "FZ-8.37",
        (
            ("hero", "seat"),
            ("at", "location"),
        ),
        {
            "en": "{hero} is knocked down at {at}.",
            "de": "{hero} wird am Ort {at} niedergeschlagen.",
            "fr": "{hero} est mis au tapis dans la zone {at}.",
        },
    ),
    EventType(
        "coin",
        "FZ-8.39",
        (("side", "coin"),),
        {
            "en": "The lucky coin shows {side}.",
            "de": "Die Glücksmünze zeigt {side}.",
            "fr": "La pièce du destin montre {side}.",
        },
    ),
    EventType(
        "searched",
        "FZ-7.03",
        (
            ("hero", "seat"),
            ("at", "location"),
            ("token", "number"),
        ),
        {
            "en": "{hero} searches {at} (spawn token {token}).",
            "de": "{hero} durchsucht {at} (Brut-Marker {token}).",
            "fr": "{hero} fouille {at} (jeton de génération {token}).",
        },
    ),
    EventType(
        "recon-card",
        "FZ-7.04",
        (
            ("hero", "seat"),
            ("card", "recon"),
        ),
        {
            "en": "{hero} draws the recon card {card}.",
            "de": "{hero} zieht die Aufklärungskarte {card}.",
            "fr": "{hero} pioche la carte de reconnaissance {card}.",
        },
    ),
    EventType(
        "nothing-found",
        "FZ-7.04",
        (("hero", "seat"),),
        {
            "en": "{hero} finds nothing: the recon deck is empty.",
            "de": "{hero} findet nichts: Das Aufklärungsdeck ist leer.",
            "fr": "{hero} ne trouve rien\u00a0: le paquet de reconnaissance est vide.",
        },
    ),
    EventType(
        "discovery-resolved",
        "FZ-7.10",
        (("card", "recon"),),
        {"en": "{card} is resolved.", "de": "{card} ist abgehandelt.", "fr": "{card} est résolue."},
    ),
    EventType(
        "ambush",
        "FZ-7.12",
        (
            ("monster", "figure"),
            ("hero", "seat"),
        ),
        {
            "en": "{monster} ambushes {hero}.",
            "de": "{hero} gerät in einen Hinterhalt: {monster}.",
            "fr": "{hero} tombe dans une embuscade\u00a0: {monster}.",
        },
    ),
    EventType(
        "intel",
        "FZ-12.01",
        (
            ("card", "progress-card"),
            ("count", "number"),
            ("total", "number"),
        ),
        {
            "en": "Intel tokens on {card}: {total} (+{count}).",
            "de": "Informationsmarker auf {card}: {total} (+{count}).",
            "fr": "Jetons d'objectif sur {card}\u00a0: {total} (+{count}).",
        },
    ),
    EventType(
        "objective-completed",
        "FZ-7.11",
        (("objective", "objective"),),
        {
            "en": "Objective completed: {objective}.",
            "de": "Ziel erfüllt: {objective}.",
            "fr": "Objectif accompli\u00a0: {objective}.",
        },
    ),
    EventType(
        "objective-revealed",
        "FZ-13.01",
        (("objective", "objective"),),
        {
            "en": "New objective: {objective}.",
            "de": "Neues Ziel: {objective}.",
            "fr": "Nouvel objectif\u00a0: {objective}.",
        },
    ),
    EventType(
        "token-placed",
        "FZ-12.03",
        (
            ("token", "token"),
            ("at", "location"),
        ),
        {
            "en": "{token} is placed at {at}.",
            "de": "{token} kommt an den Ort {at}.",
            "fr": "{token}\u00a0: placé dans la zone {at}.",
        },
    ),
    EventType(
        "token-removed",
        "FZ-12.03",
        (
            ("token", "token"),
            ("at", "location"),
        ),
        {
            "en": "{token} is removed from {at}.",
            "de": "{token} wird vom Ort {at} entfernt.",
            "fr": "{token}\u00a0: retiré de la zone {at}.",
        },
    ),
    EventType(
        "action",
        "FZ-4.32",
        (
            ("hero", "seat"),
            ("action", "source"),
        ),
        {
            "en": "{hero} performs: {action}.",
            "de": "{hero} führt aus: {action}.",
            "fr": "{hero} effectue\u00a0: {action}.",
        },
    ),
    EventType(
        "threat",
        "FZ-8.02",
        (("space", "number"),),
        {
            "en": "The threat marker advances to space {space}.",
            "de": "Der Bedrohungsmarker rückt auf Feld {space} vor.",
            "fr": "Le jeton de menace avance sur la case {space}.",
        },
    ),
    EventType(
        "threat-back",
        "FZ-I.06",
        (("space", "number"),),
        {
            "en": "The threat marker moves back to space {space}.",
            "de": "Der Bedrohungsmarker rückt auf Feld {space} zurück.",
            "fr": "Le jeton de menace recule sur la case {space}.",
        },
    ),
    EventType(
        "twist",
        "FZ-8.03",
        (("twist", "twist"),),
        {"en": "Twist: {twist}.", "de": "Wendung: {twist}.", "fr": "Imprévu\u00a0: {twist}."},
    ),
    EventType(
        "twist-removed",
        "FZ-8.05",
        (("twist", "twist"),),
        {
            "en": "The twist {twist} is no longer in force.",
            "de": "Die Wendung {twist} gilt nicht mehr.",
            "fr": "L'imprévu {twist} n'est plus en vigueur.",
        },
    ),
    EventType(
        "activated",
        "FZ-8.12",
        (("monster", "figure"),),
        {"en": "{monster} is activated.", "de": "{monster} wird aktiviert.", "fr": "{monster} est activé."},
    ),
    EventType(
        "monster-moved",
        "FZ-8.14",
        (
            ("monster", "figure"),
            ("from", "location"),
            ("to", "location"),
        ),
        {
            "en": "{monster} moves from {from} to {to}.",
            "de": "{monster} bewegt sich von {from} nach {to}.",
            "fr": "{monster} se déplace de {from} vers {to}.",
        },
    ),
    EventType(
        "activation-die",
        "FZ-8.20",
        (
            ("monster", "figure"),
            ("symbol", "symbol"),
        ),
        {
            "en": "Activation die for {monster}: {symbol}.",
            "de": "Aktivierungswürfel für {monster}: {symbol}.",
            "fr": "Dé d'activation pour {monster}\u00a0: {symbol}.",
        },
    ),
    EventType(
        "spawn-die",
        "FZ-9.04",
        (
            ("token", "number"),
            ("at", "location"),
            ("open", "flag"),
        ),
        {
            "en": "The spawn die shows {token}: {at} (open: {open}).",
            "de": "Der Brutwürfel zeigt {token}: {at} (offen: {open}).",
            "fr": "Le dé de génération indique {token}\u00a0: {at} (ouverte\u00a0: {open}).",
        },
    ),
    EventType(
        "monster-placed",
        "FZ-9.04",
        (
            ("monster", "figure"),
            ("at", "location"),
            ("how", "arrival"),
        ),
        {
            "en": "{monster} appears at {at} ({how}).",
            "de": "{monster} erscheint am Ort {at} ({how}).",
            "fr": "{monster} apparaît dans la zone {at} ({how}).",
        },
    ),
    EventType(
        "monster-removed",
        "FZ-E.80",
        (("monster", "figure"),),
        {
            "en": "{monster} leaves the board.",
            "de": "{monster} verlässt das Schlachtfeld.",
            "fr": "{monster} quitte le champ de bataille.",
        },
    ),
    EventType("story", "FZ-E.100", (("text", "story"),), {"en": "{text}", "de": "{text}", "fr": "{text}"}),
    EventType(
        "mission-ended", "FZ-10.06", (("result", "result"),), {"en": "{result}", "de": "{result}", "fr": "{result}"}
    ),
    EventType(
        "cards-seen",
        "FZ-E.58",
        (
            ("hero", "seat"),
            ("cards", "any-cards"),
        ),
        {"en": "{hero} looks at {cards}.", "de": "{hero} betrachtet {cards}.", "fr": "{hero} regarde {cards}."},
    ),
    EventType(
        "die-roll",
        "FZ-E.112",
        (
            ("die", "die"),
            ("shows", "number"),
        ),
        {
            "en": "The {die} die shows {shows}.",
            "de": "Der {die}würfel zeigt {shows}.",
            "fr": "Le dé {die} indique {shows}.",
        },
    ),
    EventType(
        "spawn-token-turned",
        "FZ-E.94",
        (
            ("token", "number"),
            ("searched", "flag"),
        ),
        {
            "en": "Spawn token {token} is turned (searched: {searched}).",
            "de": "Brut-Marker {token} wird gedreht (durchsucht: {searched}).",
            "fr": "Le jeton de génération {token} est retourné (fouillé\u00a0: {searched}).",
        },
    ),
    EventType(
        "redirected",
        "FZ-E.69",
        (
            ("attacker", "figure"),
            ("target", "figure"),
        ),
        {
            "en": "{target} becomes the target of {attacker}.",
            "de": "{target} wird zum Ziel von {attacker}.",
            "fr": "{target} devient la cible de {attacker}.",
        },
    ),
)
