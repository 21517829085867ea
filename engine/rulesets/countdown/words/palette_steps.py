"""What the editor says of the steps of Countdown: Special Ops."""

from engine.core.effects.words.palette import entries

STEPS = entries(
    "step",
    """
    changeScore: mission * points punkte
      Move the score marker.
      Den Punktemarker bewegen.
      Déplacer le marqueur de score.
    changeTime: mission * clock zeit temps
      Move the time marker; with less time left the ultimatum comes nearer.
      Den Zeitmarker bewegen; mit weniger Zeit rückt das Ultimatum näher.
      Déplacer le marqueur de temps ; avec moins de temps l'ultimatum approche.
    roll: choices * dice würfeln lancer
      Roll dice and do the steps with what they show: once with the sum, or for each die.
      Würfeln und mit dem Ergebnis die Schritte ausführen: einmal mit der Summe oder für jeden Würfel.
      Lancer des dés et effectuer les étapes avec le résultat : une fois avec la somme, ou pour chaque dé.
    removeTop: cards threat bedrohung menace
      So many cards of the threat stack leave the game unseen.
      So viele Karten des Bedrohungsstapels verlassen ungesehen das Spiel.
      Autant de cartes de la pile menace quittent le jeu sans être vues.
    endMission: mission stop ende fin
      The mission ends with the final scoring, or as a failure at once.
      Die Mission endet mit der Wertung oder sofort als Fehlschlag.
      La mission se termine par le décompte, ou aussitôt en échec.
    modify: fights * bonus value wert valeur
      Change attack value, defence, aim skill or attack total.
      Angriffswert, Verteidigung, Zielfertigkeit oder Angriffssumme ändern.
      Modifier valeur d'attaque, défense, visée ou total d'attaque.
    restrict: fights forbid verbieten interdire
      Ops cannot take part in firefights, or cannot fire into neighbouring zones.
      Special Ops dürfen nicht an Feuergefechten teilnehmen oder nicht in Nachbarzonen schießen.
      Des agents ne peuvent participer aux fusillades, ou tirer dans les zones voisines.
    suppressXp: energy experience erfahrung
      Ops gain no experience on a track, or at most so much at a time.
      Special Ops erhalten auf einer Leiste keine Erfahrung oder höchstens so viel auf einmal.
      Des agents ne gagnent pas d'expérience sur une piste, ou au plus autant à la fois.
    damage: energy * hurt wound schaden blessure
      Ops lose health, in ascending op number.
      Special Ops verlieren Gesundheit, in aufsteigender Nummer.
      Des agents perdent de la santé, par numéro croissant.
    distributeHearts: energy hearts herzen cœurs
      Losses one by one: hostages, civilians, then ops in ascending number, round and round.
      Verluste der Reihe nach: Geiseln, Zivilisten, dann Special Ops in aufsteigender Nummer, immer wieder.
      Pertes une à une : otages, civils, puis agents par numéro croissant, en boucle.
    heal: energy * cure heilen soigner
      Wounded ops regain health, as far as healing goes or to a limit.
      Verwundete Special Ops erhalten Gesundheit zurück, so weit Heilung reicht oder bis zu einer Grenze.
      Des agents blessés regagnent de la santé, autant que le soin le permet ou jusqu'à une limite.
    gainHealth: energy reward belohnung récompense
      A reward beyond healing, up to the limit of the op's card.
      Eine Belohnung über Heilung hinaus, bis zur Grenze der Karte.
      Une récompense au-delà du soin, jusqu'à la limite de la carte.
    gainEnergy: energy * power kraft énergie
      Ops gain energy, up to the limit of their card or to a lower one.
      Special Ops erhalten Energie, bis zur Grenze ihrer Karte oder einer niedrigeren.
      Des agents gagnent de l'énergie, jusqu'à la limite de leur carte ou une plus basse.
    payEnergy: energy * spend zahlen payer
      Ops pay energy to the supply, as much as they have.
      Special Ops zahlen Energie in den Vorrat, so viel sie haben.
      Des agents paient de l'énergie à la réserve, autant qu'ils en ont.
    transferEnergy: energy give geben donner
      Ops hand energy to others, as much as they have and the others can take.
      Special Ops geben anderen Energie, so viel sie haben und die anderen nehmen können.
      Des agents donnent de l'énergie à d'autres, autant qu'ils en ont et que les autres peuvent prendre.
    gainXp: energy experience erfahrung
      Ops gain experience, each so much or shared as evenly as it goes.
      Special Ops erhalten Erfahrung, jeder so viel oder möglichst gleich geteilt.
      Des agents gagnent de l'expérience, chacun autant ou partagée au mieux.
    attack: fights * shoot fire schießen tirer
      An op fires at an enemy now; with a duration it may fire into neighbouring zones as long as that.
      Ein Special Op schießt jetzt auf einen Gegner; mit einer Dauer darf er so lange in Nachbarzonen schießen.
      Un agent tire maintenant sur un ennemi ; avec une durée il peut tirer dans les zones voisines.
    multiAttack: fights several mehrere plusieurs
      An op may aim at several enemies for the price of one shot, one die each.
      Ein Special Op darf für einen Schuss auf mehrere Gegner zielen, je ein Würfel.
      Un agent peut viser plusieurs ennemis pour le prix d'un tir, un dé chacun.
    areaAttack: fights grenade granate
      A grenade runs through the cards of a zone with a falling value; never where ops are.
      Eine Granate trifft die Karten einer Zone mit fallendem Wert; nie wo Special Ops sind.
      Une grenade traverse les cartes d'une zone avec une valeur décroissante ; jamais là où sont des agents.
    enemyFire: fights shoot schießen tirer
      Open enemies shoot once, at certain ops or in the usual order.
      Offene Gegner schießen einmal, auf bestimmte Special Ops oder wie üblich.
      Les ennemis révélés tirent une fois, sur certains agents ou dans l'ordre habituel.
    preventAttack: fights stop verhindern empêcher
      The next shot of each enemy has no effect.
      Der nächste Schuss jedes Gegners bleibt ohne Wirkung.
      Le prochain tir de chaque ennemi reste sans effet.
    reveal: cards * open aufdecken révéler
      Turn up the uppermost face-down cards of zones.
      Die obersten verdeckten Karten von Zonen aufdecken.
      Révéler les cartes cachées du dessus de zones.
    drawUntil: cards search suchen chercher
      Draw threat cards until one of a kind appears; it joins an unsecured zone, the rest is discarded.
      Bedrohungskarten ziehen bis zu einer Art; sie kommt in eine ungesicherte Zone, der Rest wird abgelegt.
      Piocher des cartes menace jusqu'à un certain type ; elle rejoint une zone non sécurisée, le reste est défaussé.
    discard: cards * ablegen défausser
      Cards go to the discard pile; nobody gains or loses points.
      Karten kommen auf den Ablagestapel; niemand erhält oder verliert Punkte.
      Des cartes vont à la défausse ; personne ne gagne ni ne perd de points.
    removeFromGame: cards entfernen retirer
      Cards leave the mission; nobody gains experience, health or points.
      Karten verlassen die Mission; niemand erhält Erfahrung, Gesundheit oder Punkte.
      Des cartes quittent la mission ; personne ne gagne expérience, santé ni points.
    eliminate: fights * kill töten éliminer
      Enemies are removed; top terrorists score, and star and heart go to who is named.
      Gegner werden entfernt; Top-Terroristen bringen Punkte, Stern und Herz erhält, wer genannt ist.
      Des ennemis sont retirés ; les chefs terroristes rapportent, étoile et cœur vont à qui est nommé.
    escape: fights flee entkommen fuir
      Top terrorists get away and cost their printed points.
      Top-Terroristen entkommen und kosten ihre aufgedruckten Punkte.
      Les chefs terroristes s'échappent et coûtent leurs points imprimés.
    kill: persons die sterben mourir
      Civilians and hostages die and cost their printed points.
      Zivilisten und Geiseln sterben und kosten ihre aufgedruckten Punkte.
      Civils et otages meurent et coûtent leurs points imprimés.
    execute: persons hostage geisel otage
      Hostages that no op has in its care die and cost their printed points.
      Geiseln in niemandes Obhut sterben und kosten ihre aufgedruckten Punkte.
      Les otages que personne ne protège meurent et coûtent leurs points imprimés.
    explode: cards * bomb trap bombe piège
      Bombs kill everybody in their zone, traps deal their hearts.
      Bomben töten alle in ihrer Zone, Fallen verteilen ihre Herzen.
      Les bombes tuent tout le monde dans leur zone, les pièges infligent leurs cœurs.
    ignoreSpecials: fights symbol
      The special symbols of enemies have no effect any more.
      Die Sondersymbole von Gegnern wirken nicht mehr.
      Les symboles spéciaux d'ennemis n'ont plus d'effet.
    secure: cards * sichern sécuriser
      Whatever is left in zones leaves the game, and their secured-zone cards are turned up.
      Was in Zonen übrig ist, verlässt das Spiel, und ihre Karten „Zone gesichert“ werden aufgedeckt.
      Ce qui reste dans des zones quitte le jeu, et leurs cartes « zone sécurisée » sont révélées.
    move: ops * go ziehen aller
      Ops may move to certain zones, or some steps far; zones on the way are not entered.
      Special Ops dürfen in bestimmte Zonen oder einige Schritte weit ziehen; Zonen unterwegs werden nicht betreten.
      Des agents peuvent aller dans certaines zones, ou à quelques pas ; ils n'entrent pas dans celles du chemin.
    carry: ops take mitnehmen emmener
      An op goes to a zone and takes other ops of its zone along, if their players agree.
      Ein Special Op geht in eine Zone und nimmt andere seiner Zone mit, wenn ihre Spieler zustimmen.
      Un agent va dans une zone et emmène d'autres agents de la sienne, si leurs joueurs acceptent.
    retreat: ops back zurück retraite
      Ops move into a secured neighbour zone, if there is one.
      Special Ops ziehen sich in eine gesicherte Nachbarzone zurück, falls es eine gibt.
      Des agents se replient dans une zone voisine sécurisée, s'il y en a une.
    placeStart: ops begin start début
      Ops that wish start together in one zone.
      Special Ops, die es wünschen, beginnen gemeinsam in einer Zone.
      Les agents qui le souhaitent commencent ensemble dans une zone.
    escort: persons hostage geisel otage
      An op without a hostage takes an open one into care; without a hostage named it lets go of its own.
      Ein Special Op ohne Geisel nimmt eine offene in Obhut; ohne Angabe lässt er die eigene los.
      Un agent sans otage en prend un sous sa protection ; sans otage nommé il laisse le sien.
    rescue: persons * hostage geisel otage
      Hostages in care are safe and yield their printed points, wherever they are.
      Geiseln in Obhut sind sicher und bringen ihre aufgedruckten Punkte, wo immer sie sind.
      Les otages protégés sont saufs et rapportent leurs points imprimés, où qu'ils soient.
    defuse: cards * bomb bombe désamorcer
      An op spends energy on bombs and open traps of its zone; a trap needs 1, a bomb its complexity.
      Ein Special Op gibt Energie für Bomben und offene Fallen seiner Zone aus: 1 je Falle, die Komplexität je Bombe.
      Un agent dépense de l'énergie sur bombes et pièges de sa zone ; un piège en demande 1, une bombe sa complexité.
    """,
)
