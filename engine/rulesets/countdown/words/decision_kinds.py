"""What Countdown asks: every decision point with its question in three languages."""

from engine.core.decisions import CORE_KINDS, DecisionKinds

DECISION_KINDS = DecisionKinds(CORE_KINDS)
kind = DECISION_KINDS.declare

MOVE_OP = kind(
    "move [CD-70.22]",
    en="{seat}: move, or stay?",
    de="{seat}: Bewegen oder bleiben?",
    fr="{seat}\u00a0: se déplacer ou rester\u00a0?",
)

# --- briefing and line-up (CD-3 to CD-6) ----------------------------------------------------------

CHOOSE_LOCATION = kind(
    "choose-mission-location [CD-70.05]",
    en="{seat}: at which location is the mission played?",
    de="{seat}: An welchem Ort wird die Mission gespielt?",
    fr="{seat}\u00a0: dans quel lieu la mission se joue-t-elle\u00a0?",
)
CHOOSE_OP = kind(
    "choose-op [CD-70.13]",
    en="{seat}: choose a special op.",
    de="{seat}: Wähle einen Special Op.",
    fr="{seat}\u00a0: choisissez un agent.",
)
CHOOSE_DUMMY = kind(
    "choose-dummy [CD-70.14]",
    en="{seat}: which op comes along as the dummy?",
    de="{seat}: Welcher Special Op kommt als Dummy mit?",
    fr="{seat}\u00a0: quel agent vient comme mannequin\u00a0?",
)
INFILTRATE = kind(
    "infiltrate [CD-70.15]",
    en="{seat}: in which infiltration zone does the op begin?",
    de="{seat}: In welcher Infiltrationszone beginnt der Special Op?",
    fr="{seat}\u00a0: dans quelle zone d'infiltration l'agent commence-t-il\u00a0?",
)
CONSENT = kind(
    "consent [CD-1.09]",
    en="{seat}: do you agree?",
    de="{seat}: Bist du einverstanden?",
    fr="{seat}\u00a0: êtes-vous d'accord\u00a0?",
)

# --- intelligence and positioning (CD-8, CD-9, CD-27, CD-29) --------------------------------------

REVEAL_CARD = kind(
    "reveal [CD-70.20]",
    en="{seat}: reveal a card in an adjacent zone?",
    de="{seat}: Eine Karte in einer angrenzenden Zone aufdecken?",
    fr="{seat}\u00a0: révéler une carte dans une zone adjacente\u00a0?",
)
REVEAL_NEXT = kind(
    "reveal-next [CD-70.21]",
    en="{seat}: where is the next card revealed?",
    de="{seat}: Wo wird die nächste Karte aufgedeckt?",
    fr="{seat}\u00a0: où révéler la carte suivante\u00a0?",
)
MOVE_BY_STEALTH = kind(
    "stealth-move [CD-70.23]",
    en="{seat}: how far does the op move?",
    de="{seat}: Wie weit bewegt sich der Special Op?",
    fr="{seat}\u00a0: jusqu'où l'agent se déplace-t-il\u00a0?",
)
CHOOSE_PASSENGER = kind(
    "passengers [CD-70.24]",
    en="{seat}: take another op along?",
    de="{seat}: Einen weiteren Special Op mitnehmen?",
    fr="{seat}\u00a0: emmener un autre agent\u00a0?",
)

# --- showdown (CD-32) -----------------------------------------------------------------------------

ACCUSE = kind(
    "accuse [CD-70.51]",
    en="{seat}: whom do you take for a traitor?",
    de="{seat}: Wen hältst du für einen Verräter?",
    fr="{seat}\u00a0: qui est un traître, selon vous\u00a0?",
)

# --- support cards and effects (CD-35, CD-50) -----------------------------------------------------

SUPPORT = kind(
    "support [CD-70.43]",
    en="{seat}: play a support card?",
    de="{seat}: Eine Unterstützungskarte spielen?",
    fr="{seat}\u00a0: jouer une carte soutien\u00a0?",
)
SUPPORT_TARGET = kind(
    "support-target [CD-70.43]",
    en="{seat}: for whom, or where?",
    de="{seat}: Für wen, oder wo?",
    fr="{seat}\u00a0: pour qui, ou à quel endroit\u00a0?",
)
CHOOSE_RETREAT = kind(
    "choose-retreat [CD-70.33]",
    en="{seat}: retreat to which zone?",
    de="{seat}: Rückzug in welche Zone?",
    fr="{seat}\u00a0: se replier vers quelle zone\u00a0?",
)
START_THERE = kind(
    "start-there [CD-70.16]",
    en="{seat}: start the mission there?",
    de="{seat}: Die Mission dort beginnen?",
    fr="{seat}\u00a0: commencer la mission à cet endroit\u00a0?",
)

# --- the action phase (CD-10 to CD-19, CD-24 to CD-31) --------------------------------------------

ORDER_ACTIONS = kind(
    "action-order [CD-70.25]",
    en="{seat}: what comes next in the action phase?",
    de="{seat}: Was kommt in der Aktionsphase als Nächstes?",
    fr="{seat}\u00a0: que se passe-t-il ensuite dans la phase d'action\u00a0?",
)
ACT = kind(
    "act [CD-7.04]",
    en="{seat}: what does the op do?",
    de="{seat}: Was tut der Special Op?",
    fr="{seat}\u00a0: que fait l'agent\u00a0?",
)
CHOOSE_VICTIM = kind(
    "victim [CD-70.26]",
    en="{seat}: which of them is hit?",
    de="{seat}: Wen von ihnen trifft es?",
    fr="{seat}\u00a0: qui est touché\u00a0?",
)
CHOOSE_SHOT = kind(
    "shoot [CD-70.27]",
    en="{seat}: shoot, and at whom?",
    de="{seat}: Schießen, und auf wen?",
    fr="{seat}\u00a0: tirer, et sur qui\u00a0?",
)
MORE_TARGETS = kind(
    "more-targets [CD-70.37]",
    en="{seat}: attack another enemy as well?",
    de="{seat}: Noch einen Feind angreifen?",
    fr="{seat}\u00a0: attaquer un ennemi de plus\u00a0?",
)
BULLET_CONTROL = kind(
    "bullet-control [CD-70.29]",
    en="{seat}: the roll does not suffice. Play a bullet control card?",
    de="{seat}: Der Wurf reicht nicht. Eine Geschosskontroll-Karte spielen?",
    fr="{seat}\u00a0: le jet ne suffit pas. Jouer une carte contrôle de tir\u00a0?",
)
DIVIDE_XP = kind(
    "divide-xp [CD-70.30]",
    en="{seat}: how is the bonus experience divided?",
    de="{seat}: Wie wird der Erfahrungsbonus geteilt?",
    fr="{seat}\u00a0: comment partager le bonus d'expérience\u00a0?",
)
GIVE_HEALTH = kind(
    "give-health [CD-70.31]",
    en="{seat}: who receives the bonus health?",
    de="{seat}: Wer erhält die zusätzliche Gesundheit?",
    fr="{seat}\u00a0: qui reçoit le bonus de santé\u00a0?",
)
AFTER_EXCHANGE = kind(
    "after-exchange [CD-70.32]",
    en="{seat}: strike again, retreat, break through, or hold?",
    de="{seat}: Erneut zuschlagen, zurückziehen, durchschlagen oder bleiben?",
    fr="{seat}\u00a0: frapper encore, se replier, percer ou tenir\u00a0?",
)
DEFUSE_ON_ENTRY = kind(
    "defuse-on-entry [CD-90.06]",
    en="{seat}: defuse the known booby trap before it explodes?",
    de="{seat}: Die bekannte Sprengfalle entschärfen, bevor sie explodiert?",
    fr="{seat}\u00a0: désamorcer le piège connu avant qu'il n'explose\u00a0?",
)
MORE_PATIENTS = kind(
    "more-patients [CD-31.09]",
    en="{seat}: help another op as well?",
    de="{seat}: Noch einem Special Op helfen?",
    fr="{seat}\u00a0: aider un agent de plus\u00a0?",
)
RESCUE_DYING = kind(
    "rescue [CD-70.42]",
    en="{seat}: save the dying op?",
    de="{seat}: Den sterbenden Special Op retten?",
    fr="{seat}\u00a0: sauver l'agent mourant\u00a0?",
)
