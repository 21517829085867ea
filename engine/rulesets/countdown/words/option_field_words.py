"""What people call the rule options of Countdown."""

from engine.core.record_words import words

OPTION_FIELDS = {
    "knownTrapOnEntry": words(
        "A revealed trap on entering", "Aufgedeckte Falle beim Betreten", "Piège révélé à l'entrée", rule="CD-90.06"
    ),
    "reshuffleThreatDiscard": words(
        "Reshuffle the threat discard",
        "Bedrohungsablage neu mischen",
        "Remélanger la défausse des menaces",
        rule="CD-90.13",
    ),
    "breakThroughNeedsTooStrongEnemy": words(
        "Break through only past too strong enemies",
        "Durchbruch nur an zu starken Gegnern vorbei",
        "Percée seulement face à un ennemi trop fort",
        rule="CD-90.22",
    ),
    "medicInFirefight": words(
        "The medic may heal in a firefight",
        "Heilen im Gefecht erlaubt",
        "Soigner pendant la fusillade",
        rule="CD-90.23",
    ),
    "developInSingle23": words(
        "Ops start developed on level 2 and 3",
        "Auf Stufe 2 und 3 entwickelt beginnen",
        "Agents développés aux niveaux 2 et 3",
        rule="CD-90.33",
    ),
    "bombEnergyPerRound": words(
        "Energy per bomb and round", "Energie je Bombe und Runde", "Énergie par bombe et par manche", rule="CD-90.41"
    ),
    "endCheck": words(
        "When the end is checked", "Wann das Ende geprüft wird", "Quand vérifier la fin", rule="CD-90.48"
    ),
    "gameOverOutcome": words(
        "When all ops are out", "Wenn alle ausgeschaltet sind", "Quand tous les agents sont éliminés", rule="CD-90.49"
    ),
    "realTimeMinutes": words(
        "Real time, in minutes",
        "Echtzeit, in Minuten",
        "Temps réel, en minutes",
        hint=("0 is off.", "0 heißt aus.", "0 : désactivé."),
        rule="CD-90.51",
    ),
    "timeModifier": words(
        "More or fewer rounds", "Mehr oder weniger Runden", "Manches en plus ou en moins", rule="CD-90.52"
    ),
    "groupTieBreak": words(
        "When the team does not agree", "Wenn das Team uneins ist", "Quand l'équipe n'est pas d'accord", rule="CD-90.53"
    ),
    "traitorMode": words("Traitor mode", "Verrätermodus", "Mode traître", rule="CD-70.03"),
    "traitorDeal": words(
        "How traitors are dealt", "Wie Verräter verteilt werden", "Distribution des traîtres", rule="CD-90.56"
    ),
    "traitorSupportCards": words(
        "Support cards in traitor mode",
        "Unterstützungskarten im Verrätermodus",
        "Cartes soutien en mode traître",
        rule="CD-90.57",
    ),
    "showdownMaxBallots": words(
        "Ballots of the showdown",
        "Wahlgänge im Showdown",
        "Tours de vote",
        hint=("0 is unlimited.", "0 heißt unbegrenzt.", "0 : illimités."),
        rule="CD-90.58",
    ),
    "traitorNeedsExfil": words(
        "A traitor must get out", "Ein Verräter muss hinaus", "Un traître doit sortir", rule="CD-90.59"
    ),
    "deadOpsReturn": words(
        "Dead ops return in the next mission",
        "Tote kehren in der nächsten Mission zurück",
        "Les morts reviennent à la mission suivante",
        rule="CD-90.63",
    ),
    "retryFailedMission": words(
        "A failed mission may be tried again",
        "Misslungene Mission wiederholbar",
        "On peut retenter une mission ratée",
        rule="CD-90.64",
    ),
    "freeObjective": words(
        "Another objective",
        "Ein anderes Ziel",
        "Un autre objectif",
        hint=("Instead of the printed one.", "Statt des gedruckten.", "Au lieu de celui imprimé."),
        rule="CD-4.22",
    ),
    "freeLocation": words(
        "Another location",
        "Ein anderer Schauplatz",
        "Un autre lieu",
        hint=("Instead of the printed ones.", "Statt der gedruckten.", "Au lieu de ceux imprimés."),
        rule="CD-4.23",
    ),
}
