"""What can be answered: every verb of an option, with its arguments and its sentence in three languages."""

from engine.core.decisions import CORE_VERBS, Verbs

VERBS = Verbs(CORE_VERBS)
verb = VERBS.declare

STAY = verb("stay op", en="{op} stays", de="{op} bleibt", fr="{op} reste")

# --- briefing and line-up (CD-3 to CD-6) ----------------------------------------------------------

PLAY_AT = verb("play-at board", en="{board}", de="{board}", fr="{board}")
TAKE_OP = verb("take-op op:op-card", en="take {op}", de="{op} nehmen", fr="prendre {op}")
BEGIN_IN = verb(
    "begin-in op zone",
    en="{op} begins in {zone}",
    de="{op} beginnt in {zone}",
    fr="{op} commence en {zone}",
)
AGREE = verb("agree op", en="{op} agrees", de="{op} ist einverstanden", fr="{op} est d'accord")
REFUSE = verb("refuse op", en="{op} refuses", de="{op} lehnt ab", fr="{op} refuse")
ACCEPT_SUPPORT = verb(
    "accept-support op card:support",
    en="{op} accepts {card}",
    de="{op} nimmt {card} an",
    fr="{op} accepte {card}",
)
REFUSE_SUPPORT = verb(
    "refuse-support op card:support",
    en="{op} refuses {card}",
    de="{op} lehnt {card} ab",
    fr="{op} refuse {card}",
)

# --- intelligence and positioning (CD-8, CD-9, CD-27, CD-29) --------------------------------------

USE_INTEL = verb(
    "use-intel op zone cards:number",
    en="{op} spends 1 energy and reveals in {zone} first; cards: {cards}",
    de="{op} gibt 1 Energie aus und deckt zuerst in {zone} auf; Karten: {cards}",
    fr="{op} dépense 1 énergie et révèle d'abord en {zone}\u00a0; cartes\u00a0: {cards}",
)
REVEAL_IN = verb(
    "reveal-in zone",
    en="reveal the top card in {zone}",
    de="die oberste Karte in {zone} aufdecken",
    fr="révéler la première carte en {zone}",
)
MOVE = verb(
    "move op zone",
    en="{op} moves to {zone}",
    de="{op} geht nach {zone}",
    fr="{op} va en {zone}",
)
MOVE_ON = verb(
    "move-on op zone energy:number",
    en="{op} moves on to {zone} for {energy} energy",
    de="{op} schleicht für {energy} Energie bis {zone}",
    fr="{op} se faufile jusqu'en {zone} pour {energy} énergie",
)
TAKE_ALONG = verb("take-along op", en="take {op} along", de="{op} mitnehmen", fr="emmener {op}")

# --- showdown (CD-32) -----------------------------------------------------------------------------

ACCUSE_PLAYER = verb("accuse player", en="accuse {player}", de="{player} beschuldigen", fr="accuser {player}")

# --- support cards (CD-35) ------------------------------------------------------------------------

PLAY_SUPPORT = verb("play-support card:support", en="play {card}", de="{card} spielen", fr="jouer {card}")
NO_SUPPORT = verb(
    "no-support",
    en="play no support card",
    de="keine Unterstützungskarte spielen",
    fr="ne jouer aucune carte soutien",
)
COME_ALONG = verb("come-along op", en="{op} comes along", de="{op} kommt mit", fr="{op} vient aussi")
STAY_BEHIND = verb("stay-behind op", en="{op} stays behind", de="{op} bleibt zurück", fr="{op} reste en arrière")

# --- the action phase (CD-10 to CD-19, CD-24 to CD-31) --------------------------------------------

RESOLVE_ZONE = verb("resolve-zone zone", en="resolve {zone}", de="{zone} abhandeln", fr="résoudre {zone}")
LET_ACT = verb("let-act op", en="{op} acts", de="{op} handelt", fr="{op} agit")
END_PHASE = verb("end-phase", en="end the action phase", de="die Aktionsphase beenden", fr="finir la phase d'action")
PASS = verb("pass op", en="{op} does nothing", de="{op} tut nichts", fr="{op} ne fait rien")
USE_ABILITY = verb(
    "use-ability op ability",
    en="{op} uses {ability}",
    de="{op} setzt {ability} ein",
    fr="{op} utilise {ability}",
)
VICTIM = verb("victim card", en="{card} is hit", de="{card} wird getroffen", fr="{card} est touché")
SHOOT = verb(
    "shoot op card",
    en="{op} shoots at {card}",
    de="{op} schießt auf {card}",
    fr="{op} tire sur {card}",
)
HOLD_FIRE = verb("hold-fire op", en="{op} does not shoot", de="{op} schießt nicht", fr="{op} ne tire pas")
NO_MORE = verb("no-more op", en="that is all for {op}", de="das war alles für {op}", fr="c'est tout pour {op}")
PLAY_BULLET = verb(
    "play-bullet bullet",
    en="play bullet control {bullet}",
    de="Geschosskontrolle {bullet} spielen",
    fr="jouer le contrôle de tir {bullet}",
)
NO_BULLET = verb(
    "no-bullet",
    en="play no bullet control card",
    de="keine Geschosskontroll-Karte",
    fr="aucune carte contrôle de tir",
)
SHARE_XP = verb("share-xp shares", en="{shares}", de="{shares}", fr="{shares}")
RECEIVE_HEALTH = verb(
    "receive-health op", en="{op} gains 1 health", de="{op} erhält 1 Gesundheit", fr="{op} gagne 1 santé"
)
STRIKE_AGAIN = verb("strike-again op", en="{op} strikes again", de="{op} schlägt erneut zu", fr="{op} frappe encore")
RETREAT = verb(
    "retreat op zone",
    en="{op} retreats to {zone}",
    de="{op} zieht sich nach {zone} zurück",
    fr="{op} se replie en {zone}",
)
BREAK_THROUGH = verb(
    "break-through op zone",
    en="{op} breaks through to {zone}",
    de="{op} schlägt sich nach {zone} durch",
    fr="{op} perce jusqu'en {zone}",
)
HOLD = verb("hold op", en="{op} holds the position", de="{op} hält die Stellung", fr="{op} tient la position")
TAKE_HOSTAGE = verb(
    "take-hostage op card",
    en="{op} takes {card} along",
    de="{op} nimmt {card} in Obhut",
    fr="{op} prend {card} sous sa garde",
)
HAND_OVER = verb(
    "hand-over op card to:op",
    en="{op} hands {card} over to {to}",
    de="{op} übergibt {card} an {to}",
    fr="{op} confie {card} à {to}",
)
DROP_HOSTAGE = verb(
    "drop-hostage op card",
    en="{op} leaves {card} here",
    de="{op} lässt {card} hier zurück",
    fr="{op} laisse {card} ici",
)
THROW_GRENADE = verb(
    "throw-grenade op zone",
    en="{op} throws a grenade into {zone}",
    de="{op} wirft eine Granate nach {zone}",
    fr="{op} lance une grenade en {zone}",
)
SNIPE = verb(
    "snipe op card",
    en="{op} snipes at {card}",
    de="{op} nimmt {card} aus der Ferne aufs Korn",
    fr="{op} vise {card} à distance",
)
DEFUSE_TRAP = verb(
    "defuse-trap op card",
    en="{op} defuses {card} for 1 energy",
    de="{op} entschärft {card} für 1 Energie",
    fr="{op} désamorce {card} pour 1 énergie",
)
LET_EXPLODE = verb(
    "let-explode card",
    en="let {card} explode",
    de="{card} explodieren lassen",
    fr="laisser {card} exploser",
)
WORK_ON_BOMB = verb(
    "work-on-bomb op card",
    en="{op} works on {card} for 1 energy",
    de="{op} arbeitet für 1 Energie an {card}",
    fr="{op} travaille sur {card} pour 1 énergie",
)
HEAL_OP = verb(
    "heal op patient:op",
    en="{op} heals {patient}",
    de="{op} heilt {patient}",
    fr="{op} soigne {patient}",
)
PEP_UP = verb(
    "pep-up op comrade:op",
    en="{op} peps up {comrade}",
    de="{op} putscht {comrade} auf",
    fr="{op} redonne de l'énergie à {comrade}",
)
RESCUE_OP = verb(
    "rescue op patient:op",
    en="{op} saves {patient}",
    de="{op} rettet {patient}",
    fr="{op} sauve {patient}",
)
LET_DIE = verb(
    "let-die op patient:op",
    en="{op} lets {patient} die",
    de="{op} lässt {patient} sterben",
    fr="{op} laisse mourir {patient}",
)
