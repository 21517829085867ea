"""What is written into the log: every kind of event, its rule and its sentence in three languages."""

from engine.core.events import EventTypes

EVENT_TYPES = EventTypes()
event = EVENT_TYPES.declare

MISSION_BEGAN = event(
    "mission-began [FZ-1.01] mission",
    en="The mission “{mission}” begins.",
    de="Die Mission „{mission}“ beginnt.",
    fr="La mission «\u00a0{mission}\u00a0» commence.",
)
START_PLAYER_CHANGED = event(
    "start-player [FZ-3.03] hero:seat",
    en="{hero} holds the start player marker.",
    de="{hero} hat den Startspieler-Marker.",
    fr="{hero} a le jeton de premier joueur.",
)
HERO_PLACED = event(
    "hero-placed [FZ-1.38] hero:seat at:location",
    en="{hero} begins at {at}.",
    de="{hero} beginnt am Ort {at}.",
    fr="{hero} commence dans la zone {at}.",
)
ROUND_BEGAN = event(
    "round [FZ-2.02] round:number",
    en="Round {round} begins.",
    de="Runde {round} beginnt.",
    fr="Le round {round} commence.",
)
CARDS_DRAWN = event(
    "cards-drawn [FZ-3.11] hero:seat count:number",
    en="{hero} draws cards: {count}.",
    de="{hero} zieht Karten: {count}.",
    fr="{hero} pioche des cartes\u00a0: {count}.",
)
DECK_RESHUFFLED = event(
    "deck-reshuffled [FZ-3.15] hero:seat",
    en="{hero} shuffles the discard pile into a new deck.",
    de="{hero} mischt den Ablagestapel zu einem neuen Deck.",
    fr="{hero} mélange sa défausse pour former un nouveau paquet.",
)
CARDS_DISCARDED = event(
    "cards-discarded [FZ-8.30] hero:seat cards",
    en="{hero} discards {cards}.",
    de="{hero} wirft {cards} ab.",
    fr="{hero} défausse {cards}.",
)
RESPONSE_PLAYED = event(
    "tactical-response [FZ-3.04] hero:seat card",
    en="{hero} plays the tactical response {card}.",
    de="{hero} spielt den Taktischen Schlag {card} aus.",
    fr="{hero} joue la réponse tactique {card}.",
)
REACTION_PLAYED = event(
    "reaction [FZ-11.05] hero:seat card target:figure",
    en="{hero} plays the reaction {card} on {target}.",
    de="{hero} spielt die Reaktion {card} auf {target} aus.",
    fr="{hero} joue la riposte {card} sur {target}.",
)
TURN_BEGAN = event(
    "turn [FZ-2.03] hero:seat",
    en="{hero} takes a turn.",
    de="{hero} ist am Zug.",
    fr="C'est le tour de {hero}.",
)
HERO_STANDS_UP = event(
    "stands-up [FZ-4.09] hero:seat",
    en="{hero} stands up.",
    de="{hero} steht auf.",
    fr="{hero} se relève.",
)
HERO_STAYS_DOWN = event(
    "stays-down [FZ-4.08] hero:seat",
    en="{hero} stays down.",
    de="{hero} bleibt liegen.",
    fr="{hero} reste au tapis.",
)
HERO_MOVED = event(
    "hero-moved [FZ-4.10] hero:seat from:location to:location",
    en="{hero} moves from {from} to {to}.",
    de="{hero} bewegt sich von {from} nach {to}.",
    fr="{hero} se déplace de {from} vers {to}.",
)
SPECIALIST_MOVED = event(
    "specialist-moved [FZ-4.19] specialist:figure to:location",
    en="{specialist} comes along to {to}.",
    de="{specialist} kommt mit nach {to}.",
    fr="{specialist} suit vers {to}.",
)
ATTACK_DECLARED = event(
    "attack [FZ-5.01] attacker:figure target:figure type:attack-type cards:attack-cards",
    en="{attacker} attacks {target} with {type}{cards}.",
    de="{attacker} greift {target} mit {type} an{cards}.",
    fr="{attacker} attaque {target}, type {type}{cards}.",
)
VOLUNTEERED = event(
    "volunteered [FZ-8.33] hero:seat attacker:figure",
    en="{hero} takes one for the team: the attack of {attacker}.",
    de="{hero} opfert sich für das Team und wird zum Ziel von {attacker}.",
    fr="{hero} se sacrifie pour le groupe et devient la cible de {attacker}.",
)
ATTACK_ROLLED = event(
    "attack-roll [FZ-5.05] attacker:figure target:figure dice:faces",
    en="The dice show: {dice}.",
    de="Die Würfel zeigen: {dice}.",
    fr="Les dés indiquent\u00a0: {dice}.",
)
DIE_REROLLED = event(
    "die-rerolled [FZ-5.34] die:number shows:face",
    en="Die {die} is re-rolled: {shows}.",
    de="Würfel {die} wird erneut gewürfelt: {shows}.",
    fr="Le dé {die} est relancé\u00a0: {shows}.",
)
ATTACK_HITS = event(
    "hits [FZ-5.06] attacker:figure target:figure hits:number",
    en="Hits: {hits}.",
    de="Treffer: {hits}.",
    fr="Succès\u00a0: {hits}.",
)
TARGET_UNHARMED = event(
    "unharmed [FZ-5.14] monster:figure hits:number resistance:number",
    en="{monster} shrugs it off (hits {hits}, resistance {resistance}).",
    de="{monster} bleibt unversehrt (Treffer {hits}, Widerstand {resistance}).",
    fr="{monster} reste indemne (succès {hits}, résistance {resistance}).",
)
MONSTER_KILLED = event(
    "killed [FZ-5.15] monster:figure",
    en="{monster} is killed.",
    de="{monster} wird getötet.",
    fr="{monster} est éliminé.",
)
BOSS_WOUNDED = event(
    "boss-wounded [FZ-6.04] boss:figure left:number",
    en="{boss} is wounded; power tokens left: {left}.",
    de="{boss} wird verwundet; verbleibende Macht-Marker: {left}.",
    fr="{boss} subit une blessure ; jetons de pouvoir restants\u00a0: {left}.",
)
BOSS_APPEARED = event(
    "boss-appeared [FZ-6.02] boss:figure tokens:number",
    en="{boss} appears; power tokens: {tokens}.",
    de="{boss} erscheint; Macht-Marker: {tokens}.",
    fr="{boss} apparaît ; jetons de pouvoir\u00a0: {tokens}.",
)
THING_DAMAGED = event(
    "thing-damaged [FZ-5.33] target:figure damage:number",
    en="{target} takes {damage} damage.",
    de="{target} erleidet {damage} Schaden.",
    fr="{target} subit des dégâts\u00a0: {damage}.",
)
HERO_STRUCK = event(
    "struck [FZ-8.29] hero:seat hits:number",
    en="{hero} takes hits: {hits}.",
    de="{hero} erleidet Treffer: {hits}.",
    fr="{hero} encaisse des succès\u00a0: {hits}.",
)
KNOCKED_DOWN = event(
    "knocked-down [FZ-8.37] hero:seat at:location",
    en="{hero} is knocked down at {at}.",
    de="{hero} wird am Ort {at} niedergeschlagen.",
    fr="{hero} est mis au tapis dans la zone {at}.",
)
COIN_TURNED = event(
    "coin [FZ-8.39] side:coin",
    en="The lucky coin shows {side}.",
    de="Die Glücksmünze zeigt {side}.",
    fr="La pièce du destin montre {side}.",
)
SEARCHED = event(
    "searched [FZ-7.03] hero:seat at:location token:number",
    en="{hero} searches {at} (spawn token {token}).",
    de="{hero} durchsucht {at} (Brut-Marker {token}).",
    fr="{hero} fouille {at} (jeton de génération {token}).",
)
RECON_DRAWN = event(
    "recon-card [FZ-7.04] hero:seat card:recon",
    en="{hero} draws the recon card {card}.",
    de="{hero} zieht die Aufklärungskarte {card}.",
    fr="{hero} pioche la carte de reconnaissance {card}.",
)
NOTHING_FOUND = event(
    "nothing-found [FZ-7.04] hero:seat",
    en="{hero} finds nothing: the recon deck is empty.",
    de="{hero} findet nichts: Das Aufklärungsdeck ist leer.",
    fr="{hero} ne trouve rien\u00a0: le paquet de reconnaissance est vide.",
)
DISCOVERY_RESOLVED = event(
    "discovery-resolved [FZ-7.10] card:recon",
    en="{card} is resolved.",
    de="{card} ist abgehandelt.",
    fr="{card} est résolue.",
)
AMBUSH = event(
    "ambush [FZ-7.12] monster:figure hero:seat",
    en="{monster} ambushes {hero}.",
    de="{hero} gerät in einen Hinterhalt: {monster}.",
    fr="{hero} tombe dans une embuscade\u00a0: {monster}.",
)
INTEL_PLACED = event(
    "intel [FZ-12.01] card:progress-card count:number total:number",
    en="Intel tokens on {card}: {total} (+{count}).",
    de="Informationsmarker auf {card}: {total} (+{count}).",
    fr="Jetons d'objectif sur {card}\u00a0: {total} (+{count}).",
)
OBJECTIVE_COMPLETED = event(
    "objective-completed [FZ-7.11] objective",
    en="Objective completed: {objective}.",
    de="Ziel erfüllt: {objective}.",
    fr="Objectif accompli\u00a0: {objective}.",
)
OBJECTIVE_REVEALED = event(
    "objective-revealed [FZ-13.01] objective",
    en="New objective: {objective}.",
    de="Neues Ziel: {objective}.",
    fr="Nouvel objectif\u00a0: {objective}.",
)
TOKEN_PLACED = event(
    "token-placed [FZ-12.03] token at:location",
    en="{token} is placed at {at}.",
    de="{token} kommt an den Ort {at}.",
    fr="{token}\u00a0: placé dans la zone {at}.",
)
TOKEN_REMOVED = event(
    "token-removed [FZ-12.03] token at:location",
    en="{token} is removed from {at}.",
    de="{token} wird vom Ort {at} entfernt.",
    fr="{token}\u00a0: retiré de la zone {at}.",
)
OBJECTIVE_ACTION = event(
    "action [FZ-4.32] hero:seat action:source",
    en="{hero} performs: {action}.",
    de="{hero} führt aus: {action}.",
    fr="{hero} effectue\u00a0: {action}.",
)
THREAT_ADVANCED = event(
    "threat [FZ-8.02] space:number",
    en="The threat marker advances to space {space}.",
    de="Der Bedrohungsmarker rückt auf Feld {space} vor.",
    fr="Le jeton de menace avance sur la case {space}.",
)
THREAT_MOVED_BACK = event(
    "threat-back [FZ-I.06] space:number",
    en="The threat marker moves back to space {space}.",
    de="Der Bedrohungsmarker rückt auf Feld {space} zurück.",
    fr="Le jeton de menace recule sur la case {space}.",
)
TWIST_DRAWN = event(
    "twist [FZ-8.03] twist",
    en="Twist: {twist}.",
    de="Wendung: {twist}.",
    fr="Imprévu\u00a0: {twist}.",
)
TWIST_REMOVED = event(
    "twist-removed [FZ-8.05] twist",
    en="The twist {twist} is no longer in force.",
    de="Die Wendung {twist} gilt nicht mehr.",
    fr="L'imprévu {twist} n'est plus en vigueur.",
)
MONSTER_ACTIVATED = event(
    "activated [FZ-8.12] monster:figure",
    en="{monster} is activated.",
    de="{monster} wird aktiviert.",
    fr="{monster} est activé.",
)
MONSTER_MOVED = event(
    "monster-moved [FZ-8.14] monster:figure from:location to:location",
    en="{monster} moves from {from} to {to}.",
    de="{monster} bewegt sich von {from} nach {to}.",
    fr="{monster} se déplace de {from} vers {to}.",
)
ACTIVATION_ROLLED = event(
    "activation-die [FZ-8.20] monster:figure symbol",
    en="Activation die for {monster}: {symbol}.",
    de="Aktivierungswürfel für {monster}: {symbol}.",
    fr="Dé d'activation pour {monster}\u00a0: {symbol}.",
)
SPAWN_ROLLED = event(
    "spawn-die [FZ-9.04] token:number at:location open:flag",
    en="The spawn die shows {token}: {at} (open: {open}).",
    de="Der Brutwürfel zeigt {token}: {at} (offen: {open}).",
    fr="Le dé de génération indique {token}\u00a0: {at} (ouverte\u00a0: {open}).",
)
MONSTER_PLACED = event(
    "monster-placed [FZ-9.04] monster:figure at:location how:arrival",
    en="{monster} appears at {at} ({how}).",
    de="{monster} erscheint am Ort {at} ({how}).",
    fr="{monster} apparaît dans la zone {at} ({how}).",
)
MONSTER_REMOVED = event(
    "monster-removed [FZ-E.80] monster:figure",
    en="{monster} leaves the board.",
    de="{monster} verlässt das Schlachtfeld.",
    fr="{monster} quitte le champ de bataille.",
)
STORY = event(
    "story [FZ-E.100] text:story",
    en="{text}",
    de="{text}",
    fr="{text}",
)
GAME_ENDED = event(
    "mission-ended [FZ-10.06] result",
    en="{result}",
    de="{result}",
    fr="{result}",
)
CARDS_SEEN = event(
    "cards-seen [FZ-E.58] hero:seat cards:any-cards",
    en="{hero} looks at {cards}.",
    de="{hero} betrachtet {cards}.",
    fr="{hero} regarde {cards}.",
)
DIE_ROLLED = event(
    "die-roll [FZ-E.112] die shows:number",
    en="The {die} die shows {shows}.",
    de="Der {die}würfel zeigt {shows}.",
    fr="Le dé {die} indique {shows}.",
)
SPAWN_TOKEN_TURNED = event(
    "spawn-token-turned [FZ-E.94] token:number searched:flag",
    en="Spawn token {token} is turned (searched: {searched}).",
    de="Brut-Marker {token} wird gedreht (durchsucht: {searched}).",
    fr="Le jeton de génération {token} est retourné (fouillé\u00a0: {searched}).",
)
REDIRECTED = event(
    "redirected [FZ-E.69] attacker:figure target:figure",
    en="{target} becomes the target of {attacker}.",
    de="{target} wird zum Ziel von {attacker}.",
    fr="{target} devient la cible de {attacker}.",
)
TEXT_APPLIED = event(
    "text-applied [FZ-D.43] text:source",
    en="The text of {text} applies.",
    de="Der Text von {text} gilt.",
    fr="Le texte de {text} s'applique.",
)
CORRECTED = event(
    "corrected how:story",
    en="Corrected by hand. {how}.",
    de="Von Hand berichtigt. {how}.",
    fr="Corrigé à la main. {how}.",
)
