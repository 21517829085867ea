"""What is written into the log: every kind of event, its rule and its sentence in three languages."""

from engine.core.events import EventTypes

EVENT_TYPES = EventTypes()
event = EVENT_TYPES.declare

ROUND_BEGAN = event(
    "round-began [CD-7.01] round:number time:number",
    en="Round {round} begins; {time} on the clock.",
    de="Runde {round} beginnt; die Uhr steht auf {time}.",
    fr="La manche {round} commence\u00a0; {time} au compteur.",
)

# --- briefing and line-up (CD-3 to CD-6) ----------------------------------------------------------

MISSION_BEGAN = event(
    "mission-began [CD-4.01] mission board",
    en="The mission “{mission}” begins: {board}.",
    de="Die Mission „{mission}“ beginnt: {board}.",
    fr="La mission «\u00a0{mission}\u00a0» commence\u00a0: {board}.",
)
TIME_SET = event(
    "time-set [CD-4.12] time:number",
    en="The time marker is put on {time}.",
    de="Der Zeitmarkierer kommt auf {time}.",
    fr="Le marqueur de temps est placé sur {time}.",
)
OP_JOINED = event(
    "op-joined [CD-6.14] op zone",
    en="{op} infiltrates in {zone}.",
    de="{op} infiltriert in {zone}.",
    fr="{op} s'infiltre en {zone}.",
)
SUPPORT_DRAWN = event(
    "support-drawn [CD-33.11] cards:support-cards",
    en="Support cards at hand: {cards}.",
    de="Unterstützungskarten: {cards}.",
    fr="Cartes soutien\u00a0: {cards}.",
)

# --- phases (CD-7 to CD-9, CD-20, CD-21) ----------------------------------------------------------

OP_MOVED = event(
    "op-moved [CD-9.09] op zone",
    en="{op} moves to {zone}.",
    de="{op} geht nach {zone}.",
    fr="{op} va en {zone}.",
)
STEALTH_USED = event(
    "stealth-used [CD-27.02] op energy:number passengers:ops",
    en="{op} moves on by stealth for {energy} energy; taken along: {passengers}.",
    de="{op} bewegt sich für {energy} Energie verdeckt weiter; dabei: {passengers}.",
    fr="{op} poursuit à couvert pour {energy} énergie\u00a0; emmenés\u00a0: {passengers}.",
)
INTEL_USED = event(
    "intel-used [CD-8.03] op cards:number",
    en="{op} spends 1 energy on intelligence; cards to reveal: {cards}.",
    de="{op} gibt 1 Energie für Aufklärung aus; aufzudeckende Karten: {cards}.",
    fr="{op} dépense 1 énergie pour le renseignement\u00a0; cartes à révéler\u00a0: {cards}.",
)
TIME_MOVED = event(
    "time-moved [CD-20.01] time:number",
    en="The time marker moves to {time}.",
    de="Der Zeitmarkierer rückt auf {time}.",
    fr="Le marqueur de temps passe à {time}.",
)
ULTIMATUM = event(
    "ultimatum [CD-20.02]",
    en="The ultimatum has run out.",
    de="Das Ultimatum ist abgelaufen.",
    fr="L'ultimatum a expiré.",
)
TOP_TERRORIST_ESCAPED = event(
    "top-terrorist-escaped [CD-20.07] card zone",
    en="{card} escapes from {zone}.",
    de="{card} entkommt aus {zone}.",
    fr="{card} s'échappe de {zone}.",
)
ENERGY_REGAINED = event(
    "energy-regained [CD-21.01] op energy:number",
    en="{op} regains 1 energy and has {energy}.",
    de="{op} erholt sich um 1 Energie und hat {energy}.",
    fr="{op} regagne 1 énergie et en a {energy}.",
)

# --- the end and its score (CD-22, CD-23) ---------------------------------------------------------

SCORE_CHANGED = event(
    "score-changed [CD-23.01] part:score-part amount:signed score:number",
    en="Score {amount} ({part}): now {score}.",
    de="Wertung {amount} ({part}): jetzt {score}.",
    fr="Score {amount} ({part})\u00a0: maintenant {score}.",
)
HOSTAGE_LOST = event(
    "hostage-lost [CD-90.45] card op",
    en="{card} has not been brought out by {op} and is lost.",
    de="{card} wurde von {op} nicht hinausgebracht und ist verloren.",
    fr="{op} n'a pas mis {card} à l'abri\u00a0: cela compte comme une perte.",
)
HOSTAGE_ABANDONED = event(
    "hostage-abandoned [CD-15.08] card zone",
    en="{card} is left behind in {zone} and is lost.",
    de="{card} bleibt in {zone} zurück und ist verloren.",
    fr="{card} reste en {zone}\u00a0: cela compte comme une perte.",
)
ZONES_COUNTED = event(
    "zones-counted [CD-23.08] secured:number needed:number",
    en="Zones secured: {secured}; needed for the bonus: {needed}.",
    de="Gesicherte Zonen: {secured}; für den Bonus nötig: {needed}.",
    fr="Zones sécurisées\u00a0: {secured}\u00a0; requises pour le bonus\u00a0: {needed}.",
)
MISSION_ENDED = event(
    "mission-ended [CD-22.01] result reason score:number",
    en="{result} {reason} Score: {score}.",
    de="{result} {reason} Wertung: {score}.",
    fr="{result} {reason} Score\u00a0: {score}.",
)

# --- traitors (CD-32) -----------------------------------------------------------------------------

SHOWDOWN_BEGAN = event(
    "showdown-began [CD-32.10] traitors:number",
    en="Showdown: the cards left over show how many traitors sit at the table: {traitors}.",
    de="Showdown: Die übrigen Karten zeigen, dass {traitors} Verräter am Tisch sitzen.",
    fr="Confrontation\u00a0: les cartes restantes montrent le nombre de traîtres à la table\u00a0: {traitors}.",
)
BALLOT_COUNTED = event(
    "ballot-counted [CD-32.13] votes:players accused:player",
    en="The votes fall on: {votes}. Accused: {accused}.",
    de="Die Stimmen fallen auf: {votes}. Beschuldigt: {accused}.",
    fr="Les voix vont à\u00a0: {votes}. Accusé\u00a0: {accused}.",
)
ROLE_SHOWN = event(
    "role-shown [CD-32.13] player role",
    en="{player} is a {role}.",
    de="{player} ist {role}.",
    fr="{player} est {role}.",
)
SHOWDOWN_ENDED = event(
    "showdown-ended [CD-32.17] winners:role score:number",
    en="The showdown ends with a score of {score}. The winning side: {winners}.",
    de="Der Showdown endet mit der Wertung {score}. Es gewinnt die Seite: {winners}.",
    fr="La confrontation se termine avec un score de {score}. Le camp gagnant\u00a0: {winners}.",
)

# --- support cards and effects (CD-35, CD-50) -----------------------------------------------------

SUPPORT_PLAYED = event(
    "support-played [CD-35.02] card:support",
    en="The team plays {card}.",
    de="Das Team spielt {card}.",
    fr="L'équipe joue {card}.",
)
SUPPORT_PLAYED_FOR = event(
    "support-played-for [CD-35.02] card:support figure",
    en="The team plays {card} for {figure}.",
    de="Das Team spielt {card} für {figure}.",
    fr="L'équipe joue {card} pour {figure}.",
)
SUPPORT_PLAYED_IN = event(
    "support-played-in [CD-35.02] card:support zone",
    en="The team plays {card} in {zone}.",
    de="Das Team spielt {card} in {zone}.",
    fr="L'équipe joue {card} en {zone}.",
)
SUPPORT_REFUSED = event(
    "support-refused [CD-90.66] card:support op",
    en="{op} wants nothing of {card}.",
    de="{op} möchte {card} nicht.",
    fr="{op} ne veut pas de {card}.",
)
EFFECT_ROLLED = event(
    "effect-rolled [CD-50.03] what:source dice",
    en="{what}: the dice show {dice}.",
    de="{what}: Die Würfel zeigen {dice}.",
    fr="{what}\u00a0: les dés indiquent {dice}.",
)
ENERGY_CHANGED = event(
    "energy-changed [CD-50.14] op amount:signed left:number",
    en="{op}: {amount} energy, now {left}.",
    de="{op}: {amount} Energie, jetzt {left}.",
    fr="{op}\u00a0: énergie {amount}, maintenant {left}.",
)
TEXT_APPLIED = event(
    "text-applied text:source bearer:figure",
    en="The text of {text} applies.",
    de="Der Text von {text} gilt.",
    fr="Le texte de {text} s'applique.",
)
THREAT_JOINED = event(
    "threat-joined [CD-50.20] card zone",
    en="{card} joins {zone}.",
    de="{card} kommt nach {zone}.",
    fr="{card} rejoint {zone}.",
)
CARD_REMOVED = event(
    "card-removed [CD-50.22] card zone",
    en="{card} in {zone} is taken out of the game.",
    de="{card} in {zone} kommt aus dem Spiel.",
    fr="{zone}\u00a0: on retire {card} du jeu.",
)

# --- zones and cards (CD-10, CD-15 to CD-17, CD-19) -----------------------------------------------

CARD_REVEALED = event(
    "card-revealed [CD-10.01] card zone",
    en="{zone}: {card} is turned up.",
    de="{zone}: {card} wird aufgedeckt.",
    fr="{zone}\u00a0: on révèle {card}.",
)
DECOY_DISCARDED = event(
    "decoy-discarded [CD-17.10] card zone",
    en="{zone}: {card} is only a decoy.",
    de="{zone}: {card} ist nur eine Attrappe.",
    fr="{zone}\u00a0: {card} n'est qu'un leurre.",
)
ZONE_SECURED = event(
    "zone-secured [CD-19.03] zone",
    en="{zone} is secured.",
    de="{zone} ist gesichert.",
    fr="{zone} est sécurisée.",
)
ZONE_SWEPT = event(
    "zone-swept [CD-90.27] zone",
    en="{zone} is empty now, but nobody secured it.",
    de="{zone} ist nun leer, aber niemand hat sie gesichert.",
    fr="{zone} est vide maintenant, mais personne ne l'a sécurisée.",
)
CIVILIANS_SAFE = event(
    "civilians-safe [CD-16.06] cards zone",
    en="{zone}: {cards} – safe.",
    de="{zone}: {cards} – in Sicherheit.",
    fr="{zone}\u00a0: {cards} – en sécurité.",
)
CIVILIAN_KILLED = event(
    "civilian-killed [CD-16.03] card zone",
    en="{zone}: {card} dies.",
    de="{zone}: {card} stirbt.",
    fr="{zone}\u00a0: {card} meurt.",
)
HOSTAGE_KILLED = event(
    "hostage-killed [CD-15.08] card zone",
    en="{zone}: {card} does not survive.",
    de="{zone}: {card} überlebt nicht.",
    fr="{zone}\u00a0: {card} ne survit pas.",
)
HOSTAGE_TAKEN = event(
    "hostage-taken [CD-15.02] op card",
    en="{op} escorts {card}.",
    de="{op} eskortiert {card}.",
    fr="{op} escorte {card}.",
)
HOSTAGE_HANDED_OVER = event(
    "hostage-handed-over [CD-90.45] op card to:op",
    en="{op} hands {card} over to {to}.",
    de="{op} übergibt {card} an {to}.",
    fr="{op} confie {card} à {to}.",
)
HOSTAGE_LEFT = event(
    "hostage-left [CD-90.45] card zone",
    en="{card} stays behind in {zone}.",
    de="{card} bleibt in {zone} zurück.",
    fr="{card} reste en {zone}.",
)
HOSTAGE_RESCUED = event(
    "hostage-rescued [CD-15.05] op card",
    en="{op} has brought {card} to safety.",
    de="{op} hat {card} in Sicherheit gebracht.",
    fr="{op} a mis {card} en sécurité.",
)
TRAP_EXPLODED = event(
    "trap-exploded [CD-10.04] card zone hearts:number",
    en="{zone}: {card} explodes; hearts: {hearts}.",
    de="{zone}: {card} explodiert; Herzen: {hearts}.",
    fr="{zone}\u00a0: {card} explose\u00a0; cœurs\u00a0: {hearts}.",
)
CARRIED_TRAP_EXPLODED = event(
    "carried-trap-exploded [CD-10.21] card zone hearts:number",
    en="{zone}: the trap on {card} explodes; hearts: {hearts}.",
    de="{zone}: Die Falle an {card} explodiert; Herzen: {hearts}.",
    fr="{zone}\u00a0: le piège porté par {card} explose\u00a0; cœurs\u00a0: {hearts}.",
)
TRAP_DEFUSED = event(
    "trap-defused [CD-10.15] op card",
    en="{op} defuses {card}.",
    de="{op} entschärft {card}.",
    fr="{op} désamorce {card}.",
)
BOMB_WORKED_ON = event(
    "bomb-worked-on [CD-30.04] op card energy:number needed:number",
    en="{op} works on {card}: {energy} of {needed} energy.",
    de="{op} arbeitet an {card}: {energy} von {needed} Energie.",
    fr="{op} travaille sur {card}\u00a0: {energy} énergie sur {needed}.",
)
BOMB_DEFUSED = event(
    "bomb-defused [CD-17.05] op card",
    en="{op} has defused {card}.",
    de="{op} hat {card} entschärft.",
    fr="{op} a désamorcé {card}.",
)
BOMB_EXPLODED = event(
    "bomb-exploded [CD-17.04] card zone",
    en="{zone}: {card} explodes and kills everybody there.",
    de="{zone}: {card} explodiert und tötet alle dort.",
    fr="{zone}\u00a0: {card} explose et tue tous ceux qui s'y trouvent.",
)

# --- enemies and firefights (CD-11 to CD-14, CD-18) -----------------------------------------------

BAZOOKA_ROLLED = event(
    "bazooka-rolled [CD-11.15] card zone roll:number",
    en="{zone}: the bazooka of {card} rolls {roll}.",
    de="{zone}: Die Bazooka von {card} würfelt {roll}.",
    fr="{zone}\u00a0: le bazooka de {card} fait {roll}.",
)
THREATS_PASSED_OVER = event(
    "threats-passed-over [CD-11.08] cards",
    en="Drawn and discarded: {cards}.",
    de="Gezogen und abgelegt: {cards}.",
    fr="Piochés et défaussés\u00a0: {cards}.",
)
REINFORCEMENT_CAME = event(
    "reinforcement-came [CD-11.09] card zone carrier:card",
    en="{zone}: {card} joins {carrier}.",
    de="{zone}: {card} kommt {carrier} zu Hilfe.",
    fr="{zone}\u00a0: {card} rejoint {carrier}.",
)
NO_REINFORCEMENT = event(
    "no-reinforcement [CD-90.13] zone carrier:card",
    en="{zone}: nobody is left to join {carrier}.",
    de="{zone}: Niemand ist mehr da, der {carrier} hilft.",
    fr="{zone}\u00a0: il n'y a plus personne pour rejoindre {carrier}.",
)
FIREFIGHT_BEGAN = event(
    "firefight-began [CD-11.02] zone",
    en="A firefight breaks out in {zone}.",
    de="In {zone} kommt es zum Feuergefecht.",
    fr="Une fusillade éclate en {zone}.",
)
TARGET_NAMED = event(
    "target-named [CD-12.01] op card",
    en="{op} aims at {card}.",
    de="{op} zielt auf {card}.",
    fr="{op} vise {card}.",
)
SHOT_ROLLED = event(
    "shot-rolled [CD-12.09] op card roll:number total:number defence:number",
    en="{op} rolls {roll}, in total {total}, against {card} with defence {defence}.",
    de="{op} würfelt {roll}, zusammen {total}, gegen {card} mit Verteidigung {defence}.",
    fr="{op} fait {roll}, au total {total}, contre {card} (défense {defence}).",
)
BULLET_PLAYED = event(
    "bullet-played [CD-12.17] op bullet",
    en="Bullet control {bullet} for {op}.",
    de="Geschosskontrolle {bullet} für {op}.",
    fr="Contrôle de tir {bullet} pour {op}.",
)
SHOT_HIT = event(
    "shot-hit [CD-12.10] op card",
    en="{op} hits {card}.",
    de="{op} trifft {card}.",
    fr="{op} touche {card}.",
)
SHOT_MISSED = event(
    "shot-missed [CD-12.10] op card",
    en="{op} misses {card}.",
    de="{op} verfehlt {card}.",
    fr="{op} manque {card}.",
)
ENEMY_ELIMINATED = event(
    "enemy-eliminated [CD-12.11] card zone",
    en="{zone}: {card} is eliminated.",
    de="{zone}: {card} ist ausgeschaltet.",
    fr="{zone}\u00a0: {card} est éliminé.",
)
ONE_SHOT_ESCAPED = event(
    "one-shot-escaped [CD-11.21] card zone",
    en="{zone}: {card} has survived the strike and escapes.",
    de="{zone}: {card} hat den Schlag überlebt und entkommt.",
    fr="{zone}\u00a0: {card} a survécu à l'assaut et s'échappe.",
)
ENEMY_FIRED = event(
    "enemy-fired [CD-13.04] card op roll:number attack:number",
    en="{card} fires at {op}: {roll} against attack value {attack}.",
    de="{card} schießt auf {op}: {roll} bei Angriffswert {attack}.",
    fr="{card} tire sur {op}\u00a0: {roll} pour une attaque de {attack}.",
)
PEOPLE_FIRED_AT = event(
    "people-fired-at [CD-13.12] card zone",
    en="{card} fires at the people in {zone}.",
    de="{card} schießt in {zone} auf Wehrlose.",
    fr="{card} tire sur les gens en {zone}.",
)
SHOT_FOILED = event(
    "shot-foiled [CD-35.21] card",
    en="The shot of {card} is foiled.",
    de="Der Schuss von {card} wird vereitelt.",
    fr="Le tir de {card} est déjoué.",
)
OP_RETREATED = event(
    "op-retreated [CD-14.03] op zone",
    en="{op} retreats to {zone}.",
    de="{op} zieht sich nach {zone} zurück.",
    fr="{op} se replie en {zone}.",
)
OP_BROKE_THROUGH = event(
    "op-broke-through [CD-14.04] op zone",
    en="{op} breaks through to {zone}.",
    de="{op} schlägt sich nach {zone} durch.",
    fr="{op} perce jusqu'en {zone}.",
)

# --- ops: losses, experience, abilities (CD-13, CD-18, CD-24 to CD-31) ----------------------------

OP_HURT = event(
    "op-hurt [CD-13.05] op amount:number health:number cause:card",
    en="{op} loses {amount} health and has {health}.",
    de="{op} verliert {amount} Gesundheit und hat {health}.",
    fr="{op} perd {amount} santé et en a {health}.",
)
OP_RESCUED = event(
    "op-rescued [CD-90.24] medic:op op",
    en="{medic} comes to the rescue of {op}.",
    de="{medic} rettet {op} das Leben.",
    fr="{medic} sauve la vie de {op}.",
)
OP_DIED = event(
    "op-died [CD-13.14] op zone",
    en="{op} dies in {zone}.",
    de="{op} stirbt in {zone}.",
    fr="{op} meurt en {zone}.",
)
AIM_GAINED = event(
    "aim-gained [CD-18.08] op amount:number xp:number",
    en="{op} gains {amount} aim XP and has {xp}.",
    de="{op} erhält {amount} EP für die Zielfertigkeit und hat {xp}.",
    fr="{op} gagne {amount} PX de visée et en a {xp}.",
)
SPECIAL_GAINED = event(
    "special-gained [CD-24.07] op amount:number xp:number",
    en="{op} gains {amount} special XP and has {xp}.",
    de="{op} erhält {amount} EP für die Spezialfähigkeit und hat {xp}.",
    fr="{op} gagne {amount} PX de spécialité et en a {xp}.",
)
HEALTH_GAINED = event(
    "health-gained [CD-18.04] op health:number",
    en="{op} gains 1 health and has {health}.",
    de="{op} erhält 1 Gesundheit und hat {health}.",
    fr="{op} gagne 1 santé et en a {health}.",
)
GRENADE_THROWN = event(
    "grenade-thrown [CD-26.04] op zone value:number",
    en="{op} throws a grenade into {zone}: attack value {value}.",
    de="{op} wirft eine Granate nach {zone}: Angriffswert {value}.",
    fr="{op} lance une grenade en {zone}\u00a0: attaque {value}.",
)
GRENADE_FAILED = event(
    "grenade-failed [CD-26.11] card value:number",
    en="The grenade fails at {card} with {value}.",
    de="Die Granate scheitert mit {value} an {card}.",
    fr="La grenade échoue contre {card} avec {value}.",
)
OP_HEALED = event(
    "op-healed [CD-31.04] medic:op op health:number",
    en="{medic} heals {op}, who has {health} health now.",
    de="{medic} heilt {op}; Gesundheit jetzt {health}.",
    fr="{medic} soigne {op}, qui a maintenant {health} santé.",
)
OP_PEPPED_UP = event(
    "op-pepped-up [CD-31.06] medic:op op energy:number",
    en="{medic} peps up {op}, who has {energy} energy now.",
    de="{medic} putscht {op} auf; Energie jetzt {energy}.",
    fr="{medic} redonne de l'énergie à {op}, qui en a maintenant {energy}.",
)
CORRECTED = event(
    "corrected how:story",
    en="Corrected by hand. {how}.",
    de="Von Hand berichtigt. {how}.",
    fr="Corrigé à la main. {how}.",
)
