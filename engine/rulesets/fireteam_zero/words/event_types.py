"""What is written into the log: every kind of event, its rule and its sentence in three languages."""

from engine.core.events import EventType

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
    TEXT_APPLIED,
) = range(55)

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
    EventType(
        "text-applied",
        "FZ-D.43",
        (("text", "source"),),
        {
            "en": "The text of {text} applies.",
            "de": "Der Text von {text} gilt.",
            "fr": "Le texte de {text} s'applique.",
        },
    ),
)
