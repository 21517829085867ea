"""What people call the rule options of Countdown."""

from engine.core.record_words import fields_of

OPTION_FIELDS = fields_of("""
    knownTrapOnEntry [CD-90.06]: A revealed trap on entering | Aufgedeckte Falle beim Betreten | Piège révélé à l'entrée
      What a trap does that was already face up when an op enters its zone.
      Was eine Falle tut, die schon offen lag, als jemand die Zone betritt.
      Ce que fait un piège déjà visible quand un agent entre dans sa zone.
    reshuffleThreatDiscard [CD-90.13]:
      Reshuffle the threat discard
      Bedrohungsablage neu mischen
      Remélanger la défausse des menaces
      On: an empty threat stack is made anew from its discards. Off: nobody arrives any more.
      Ein: Ein leerer Bedrohungsstapel entsteht neu aus der Ablage. Aus: Es kommt niemand mehr.
      Oui : une pile de menaces vide est refaite avec la défausse. Non : plus personne n'arrive.
    breakThroughNeedsTooStrongEnemy [CD-90.22]:
      Break through only past too strong enemies
      Durchbruch nur an zu starken Gegnern vorbei
      Percée seulement face à un ennemi trop fort
      On: an op breaks through only where no roll could beat an enemy. Off: after any exchange.
      Ein: nur, wo kein Wurf einen Gegner schlagen könnte. Aus: nach jedem Schusswechsel.
      Oui : on ne force le passage que si aucun jet ne peut vaincre un ennemi. Non : après tout échange.
    medicInFirefight [CD-90.23]:
      The medic may heal in a firefight
      Heilen im Gefecht erlaubt
      Soigner pendant la fusillade
      On: the medic also helps in zones with enemies. Off: only where it is quiet.
      Ein: Der Sanitäter hilft auch in Zonen mit Gegnern. Aus: nur dort, wo es ruhig ist.
      Oui : le médecin aide aussi dans les zones avec des ennemis. Non : seulement au calme.
    developInSingle23 [CD-90.33]:
      Ops start developed on level 2 and 3
      Auf Stufe 2 und 3 entwickelt beginnen
      Agents développés aux niveaux 2 et 3
      On: special abilities can grow in single missions of level 2 and 3. In campaigns they always can.
      Ein: Sonderfähigkeiten wachsen auch in Einzelmissionen der Stufen 2 und 3. In Kampagnen immer.
      Oui : les capacités progressent aussi dans les missions isolées de niveau 2 et 3. En campagne, toujours.
    bombEnergyPerRound [CD-90.41]:
      Energy per bomb and round
      Energie je Bombe und Runde
      Énergie par bombe et par manche
      How much energy may go into the same bomb in one round: more makes bombs easier.
      Wie viel Energie in einer Runde in dieselbe Bombe fließen darf: mehr macht Bomben leichter.
      Combien d'énergie on peut mettre dans une même bombe par manche : plus, c'est plus facile.
    endCheck [CD-90.48]: When the end is checked | Wann das Ende geprüft wird | Quand vérifier la fin
      Whether the mission ends as soon as all survivors stand at an exit, or at the end of phase 3.
      Ob die Mission endet, sobald alle Überlebenden am Ausgang stehen, oder am Ende von Phase 3.
      Si la mission finit dès que tous les survivants sont à une sortie, ou à la fin de la phase 3.
    gameOverOutcome [CD-90.49]:
      When all ops are out
      Wenn alle ausgeschaltet sind
      Quand tous les agents sont éliminés
      Whether a mission without anybody left is always a failure, or decided by its score.
      Ob eine Mission, in der niemand übrig bleibt, immer misslingt oder nach Punkten entschieden wird.
      Si une mission sans survivant est toujours un échec, ou se décide au score.
    realTimeMinutes [CD-90.51]: Real time, in minutes | Echtzeit, in Minuten | Temps réel, en minutes
      An alarm after so many minutes loses the mission, 35 by the book; 0 is off.
      Nach so vielen Minuten klingelt der Wecker und die Mission ist verloren, 35 nach dem Buch; 0 heißt aus.
      Une alarme au bout de tant de minutes fait perdre la mission, 35 selon le livret ; 0 : désactivée.
    timeModifier [CD-90.52]: More or fewer rounds | Mehr oder weniger Runden | Manches en plus ou en moins
      Up to 2 rounds more for a team in trouble, or fewer for an experienced one.
      Bis zu 2 Runden mehr für ein Team in Not oder weniger für ein erfahrenes.
      Jusqu'à 2 manches de plus pour une équipe en difficulté, ou moins pour une équipe expérimentée.
    groupTieBreak [CD-90.53]:
      When the team does not agree
      Wenn das Team uneins ist
      Quand l'équipe n'est pas d'accord
      Who settles a tied vote of the team.
      Wer bei Stimmengleichheit im Team entscheidet.
      Qui tranche quand l'équipe vote à égalité.
    traitorMode [CD-70.03]: Traitor mode | Verrätermodus | Mode traître
      For 3 to 6 players: one or two of you secretly want the mission to fail.
      Für 3 bis 6 Spieler: Einer oder zwei von euch wollen heimlich, dass die Mission misslingt.
      De 3 à 6 joueurs : un ou deux d'entre vous veulent en secret que la mission échoue.
    traitorDeal [CD-90.56]: How traitors are dealt | Wie Verräter verteilt werden | Distribution des traîtres
      With 5 or 6 players: one or two traitors as the cards fall, or always two.
      Mit 5 oder 6 Spielern: ein oder zwei Verräter, wie die Karten fallen, oder immer zwei.
      À 5 ou 6 joueurs : un ou deux traîtres selon la donne, ou toujours deux.
    traitorSupportCards [CD-90.57]:
      Support cards in traitor mode
      Unterstützungskarten im Verrätermodus
      Cartes soutien en mode traître
      How many open support cards the team gets for a mission with traitors.
      Wie viele offene Unterstützungskarten das Team für eine Mission mit Verrätern bekommt.
      Combien de cartes soutien visibles l'équipe reçoit pour une mission avec traîtres.
    showdownMaxBallots [CD-90.58]: Ballots of the showdown | Wahlgänge im Showdown | Tours de vote
      So many votes in a row without a majority end the showdown; 0 is unlimited.
      So viele Abstimmungen hintereinander ohne Mehrheit beenden den Showdown; 0 heißt unbegrenzt.
      Tant de votes de suite sans majorité terminent la confrontation ; 0 : illimités.
    traitorNeedsExfil [CD-90.59]: A traitor must get out | Ein Verräter muss hinaus | Un traître doit sortir
      On: a mission that fails is won by the traitors, whatever its score. Off: the score decides.
      Ein: Eine misslungene Mission gewinnen die Verräter. Aus: Der Punktestand entscheidet.
      Oui : une mission ratée est gagnée par les traîtres. Non : le score décide.
    deadOpsReturn [CD-90.63]:
      Dead ops return in the next mission
      Tote kehren in der nächsten Mission zurück
      Les morts reviennent à la mission suivante
      On: whoever died is back in the next mission of the campaign. Off: dead ops stay out.
      Ein: Wer starb, ist in der nächsten Mission der Kampagne wieder dabei. Aus: Tote bleiben draußen.
      Oui : les morts reviennent à la mission suivante de la campagne. Non : ils restent dehors.
    retryFailedMission [CD-90.64]:
      A failed mission may be tried again
      Misslungene Mission wiederholbar
      On peut retenter une mission ratée
      On: a failed mission of a campaign is played again. Off: the campaign is lost.
      Ein: Eine misslungene Mission der Kampagne wird wiederholt. Aus: Die Kampagne ist verloren.
      Oui : on rejoue une mission ratée de la campagne. Non : la campagne est perdue.
    freeObjective [CD-4.22]: Another objective | Ein anderes Ziel | Un autre objectif
      Instead of the printed one.
      Statt des gedruckten.
      Au lieu de celui imprimé.
    freeLocation [CD-4.23]: Another location | Ein anderer Schauplatz | Un autre lieu
      Instead of the printed ones.
      Statt der gedruckten.
      Au lieu de ceux imprimés.
""")
