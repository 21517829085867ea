"""What scenes say of Countdown, in English, German and French."""

from engine.core.scenes.words import CORE_GROUPS, CORE_MEANINGS, Meaning, meanings
from engine.core.word_tables import Words, rows

PHASE_WORDS = rows("""
    setup: set-up | Vorbereitung | préparation
    intelligence: intelligence | Aufklärung | renseignement
    positioning: positioning | Positionierung | positionnement
    action: action | Aktion | action
    countdown: countdown | Countdown | compte à rebours
    recovery: recovery | Erholung | récupération
    scoring: scoring | Wertung | décompte
""")
ROUND_STEPS = """
    intelligence [CD-8.02]: Intelligence | Aufklärung | Renseignement
      Whoever scouts turns up cards next to their zone, one for each energy.
      Wer aufklärt, deckt Karten neben der eigenen Zone auf, je Energie eine.
      Qui éclaire révèle des cartes voisines de sa zone, une par énergie.
    positioning [CD-9.01]: Positioning | Positionierung | Positionnement
      Each op stays or moves into a zone next to its own.
      Jeder Special Op bleibt oder geht in eine Zone neben der eigenen.
      Chaque agent reste ou passe dans une zone voisine.
    entering [CD-10.01]: Entering | Betreten | Entrée
      Where ops come into an unsecured zone all its cards are turned up, booby traps first.
      Wo Special Ops eine ungesicherte Zone betreten, werden alle ihre Karten aufgedeckt, Sprengfallen zuerst.
      Là où des agents entrent dans une zone non sécurisée, toutes ses cartes sont révélées, les pièges d'abord.
    action [CD-12.08]: Firefights and abilities | Feuergefechte und Fähigkeiten | Fusillades et capacités
      A shot costs 1 energy; where no enemy is left an op may use its ability.
      Ein Schuss kostet 1 Energie; wo kein Gegner mehr ist, darf ein Special Op seine Fähigkeit einsetzen.
      Un tir coûte 1 énergie\u00a0; là où il ne reste aucun ennemi, un agent peut employer sa capacité.
    countdown [CD-20.01]: Countdown | Countdown | Compte à rebours
      The time marker goes one down; on 0 the ultimatum runs out.
      Der Zeitmarker geht um eins zurück; auf 0 läuft das Ultimatum ab.
      Le marqueur de temps recule d'un\u00a0; sur 0 l'ultimatum expire.
    recovery [CD-21.01]: Recovery | Erholung | Récupération
      Each op gets 1 energy back, up to 3.
      Jeder Special Op bekommt 1 Energie zurück, höchstens bis 3.
      Chaque agent récupère 1 énergie, jusqu'à 3.
"""
SKIPPED_AT_FIRST = 0
WORDS: dict[str, Words] = {
    "escorts": ("; escorts {card}", "; hat {card} in Obhut", "\u00a0; escorte {card}"),
    **rows("""
    round: round {number} | Runde {number} | manche {number}
    before the first round: before round 1 | vor Runde 1 | avant la manche 1
    showdown: showdown | Showdown | confrontation
    time: time | Zeit | temps
    hits from: it hits with {face} or more. | Ab {face} trifft der Schuss. | il touche à partir de {face}.
    cannot hit alone:
      it hits with no roll unless a card helps.
      Ohne Hilfe einer Karte trifft kein Wurf.
      aucun jet ne touche sans l'aide d'une carte.
    over time: the ultimatum has run out | das Ultimatum ist abgelaufen | l'ultimatum a expiré
    score: score | Wertung | score
    secured: secured zones | gesicherte Zonen | zones sécurisées
    health: health | Gesundheit | santé
    energy: energy | Energie | énergie
    aim: aim XP | Ziel-EP | PE de visée
    special: special XP | Spezial-EP | PE spéciaux
    op detail:
      health {health}, energy {energy}, skill {skill}
      Gesundheit {health}, Energie {energy}, Können {skill}
      santé {health}, énergie {energy}, adresse {skill}
    enemy detail:
      attack {attack}, defence {defence}
      Angriff {attack}, Verteidigung {defence}
      attaque {attack}, défense {defence}
    bomb detail: {energy} of {needed} energy | {energy} von {needed} Energie | {energy} énergie sur {needed}
    points detail: {success} points, or {fail} | {success} Punkte, sonst {fail} | {success} points, sinon {fail}
    player: player {number} | Spieler {number} | joueur {number}
    face down: {count} cards face down | {count} Karten verdeckt | {count} cartes face cachée
    zone: cards in {zone} | Karten in {zone} | cartes en {zone}
    threats: threat stack | Bedrohungsstapel | pile de menaces
    discard: out of the game | aus dem Spiel | hors jeu
    bullets: bullet control | Geschosskontrolle | contrôle de tir
    support: support cards | Unterstützungskarten | cartes soutien
    in zone: zone {zone} is secured | Zone {zone} ist gesichert | la zone {zone} est sécurisée
    until oneAttack: for one attack | für einen Angriff | pour une attaque
    until exchange: for this exchange | für diesen Schusswechsel | pour cet échange
    until endOfRound: until the end of the round | bis zum Ende der Runde | jusqu'à la fin de la manche
    until mission: for the rest of the mission | für den Rest der Mission | pour le reste de la mission
    until campaign: for the rest of the campaign | für den Rest der Kampagne | pour le reste de la campagne
    until instant: now | jetzt | maintenant
    bombs: defuse the bombs | die Bomben entschärfen | désamorcer les bombes
    hostages: bring the hostages out | die Geiseln herausbringen | faire sortir les otages
    topTerrorists: eliminate the top terrorists | die Top-Terroristen ausschalten | éliminer les chefs terroristes
    completed: completed: {count} | erfüllt: {count} | accomplis\u00a0: {count}
    bonus:
      secure {needed} zones for the bonus
      {needed} Zonen für den Bonus sichern
      sécuriser {needed} zones pour le bonus
    so far: {value} so far | bisher {value} | {value} jusqu'ici
    role: you are a {role} | du bist {role} | vous êtes {role}
    role of another: role: {role} | Rolle: {role} | rôle\u00a0: {role}
"""),
}
GROUPS: dict[str, Words] = {
    **CORE_GROUPS,
    **rows("""
    set-up: set-up | Vorbereitung | préparation
    move: move | Bewegen | se déplacer
    reveal: reveal | Aufdecken | révéler
    fire: fire | Feuern | tirer
    abilities: abilities | Fähigkeiten | capacités
    hostages: hostages | Geiseln | otages
    support: support | Unterstützung | soutien
    vote: vote | Abstimmen | voter
"""),
}
MEANINGS: dict[str, Meaning] = {
    **CORE_MEANINGS,
    **meanings(
        "set-up",
        """
        play-at [CD-4.15]: The mission is played there. | Die Mission wird dort gespielt. | La mission s'y joue.
        take-op [CD-6.01]: {op} joins the team. | {op} kommt ins Team. | {op} rejoint l'équipe.
        begin-in [CD-6.14]: {op} infiltrates there. | {op} dringt dort ein. | {op} s'infiltre là.
        come-along [CD-35.01]: {op} begins there. | {op} beginnt dort. | {op} y commence.
        stay-behind [CD-35.01]: {op} begins as usual. | {op} beginnt wie üblich. | {op} commence comme d'habitude.
    """,
    ),
    **meanings(
        "move",
        """
        move [CD-9.09]:
          {op} goes to {zone}; what lies there is met in the action phase.
          {op} geht nach {zone}; was dort liegt, kommt in der Aktionsphase dran.
          {op} va en {zone}\u00a0; ce qui s'y trouve est affronté en phase d'action.
        move-on [CD-27.02]:
          {op} pays {energy} energy and goes on to {zone}.
          {op} zahlt {energy} Energie und geht weiter bis {zone}.
          {op} paie {energy} énergie et continue jusqu'en {zone}.
        take-along [CD-29.01]: {op} comes along. | {op} kommt mit. | {op} vient aussi.
        retreat [CD-14.03]:
          {op} goes back to {zone}, which is secured: the firefight is over for this op.
          {op} geht zurück nach {zone}, das gesichert ist: Für diesen Special Op ist das Feuergefecht vorbei.
          {op} recule en {zone}, zone sécurisée\u00a0: la fusillade est finie pour cet agent.
        break-through [CD-14.04]:
          {op} goes on to {zone} and meets at once what lies there; only once a round.
          {op} geht weiter nach {zone} und trifft sofort auf alles, was dort liegt; nur einmal je Runde.
          {op} avance en {zone} et affronte aussitôt ce qui s'y trouve\u00a0; une seule fois par manche.
    """,
    ),
    **meanings(
        "reveal",
        """
        use-intel [CD-8.03]:
          {op} pays 1 energy; the first card is turned up in {zone}.
          {op} zahlt 1 Energie; die erste Karte wird in {zone} aufgedeckt.
          {op} paie 1 énergie\u00a0; la première carte est révélée en {zone}.
        reveal-in [CD-8.03]:
          The top card there is turned up; nothing else happens.
          Die oberste Karte dort wird aufgedeckt; sonst geschieht nichts.
          La première carte y est révélée\u00a0; rien d'autre ne se passe.
    """,
    ),
    **meanings(
        "fire",
        """
        shoot [CD-12.01]:
          {op} pays 1 energy and rolls against the defence of {card}.
          {op} zahlt 1 Energie und würfelt gegen die Verteidigung von {card}.
          {op} paie 1 énergie et lance le dé contre la défense de {card}.
        play-bullet [CD-12.17]:
          {bullet} is added to the roll; the card is used up.
          {bullet} kommt zum Wurf hinzu; die Karte ist verbraucht.
          {bullet} s'ajoute au jet\u00a0; la carte est utilisée.
        strike-again [CD-14.02]:
          Another exchange follows, and {op} must shoot.
          Ein weiterer Schusswechsel folgt, und {op} muss schießen.
          Un autre échange suit, et {op} doit tirer.
    """,
    ),
    **meanings(
        "abilities",
        """
        use-ability [CD-24.01]: {ability} takes effect. | {ability} wird abgehandelt. | {ability} prend effet.
        throw-grenade [CD-26.04]:
          For 1 energy the roll + 1 meets the cards of {zone} from the top, 1 less each time; hostages it reaches die.
          Für 1 Energie trifft Wurf + 1 die Karten von {zone} von oben, je Karte 1 weniger; auch Geiseln sterben.
          Pour 1 énergie, le jet + 1 frappe les cartes de {zone} d'en haut, 1 de moins chaque fois, otages compris.
        snipe [CD-28.01]:
          {op} shoots at {card} from afar, without a firefight.
          {op} schießt aus der Ferne auf {card}, ohne Feuergefecht.
          {op} tire de loin sur {card}, sans fusillade.
        defuse-trap [CD-10.15]:
          {op} pays 1 energy; the trap does nothing.
          {op} zahlt 1 Energie; die Falle tut nichts.
          {op} paie 1 énergie\u00a0; le piège ne fait rien.
        work-on-bomb [CD-30.04]:
          1 energy is laid on {card}.
          1 Energie wird auf {card} gelegt.
          1 énergie est posée sur {card}.
        heal [CD-31.04]:
          {patient} regains 1 health.
          {patient} erhält 1 Gesundheit zurück.
          {patient} regagne 1 santé.
        pep-up [CD-31.06]: {comrade} gains energy. | {comrade} erhält Energie. | {comrade} gagne de l'énergie.
        rescue [CD-90.24]:
          {patient} lives, with 1 health.
          {patient} lebt, mit 1 Gesundheit.
          {patient} vit, avec 1 santé.
    """,
    ),
    **meanings(
        "hostages",
        """
        take-hostage [CD-15.02]:
          {op} escorts {card} from now on.
          {op} begleitet {card} von jetzt an.
          {op} escorte désormais {card}.
        hand-over [CD-90.45]:
          {to} escorts {card} from now on.
          {to} begleitet {card} von jetzt an.
          {to} escorte désormais {card}.
        drop-hostage [CD-90.45]:
          {card} stays here without care.
          {card} bleibt hier ohne Obhut.
          {card} reste ici sans protection.
    """,
    ),
    **meanings(
        "support",
        """
        accept-support [CD-90.66]: {card} works on {op}. | {card} wirkt auf {op}. | {card} agit sur {op}.
        refuse-support [CD-90.66]:
          {card} does nothing for {op}.
          {card} wirkt nicht auf {op}.
          {card} n'agit pas sur {op}.
        play-support [CD-35.02]:
          {card} is played and gone for the mission.
          {card} wird gespielt und ist für die Mission verbraucht.
          {card} est jouée et perdue pour la mission.
    """,
    ),
    **meanings(
        "vote",
        """
        agree [CD-1.09]: {op} goes along with it. | {op} macht mit. | {op} est de la partie.
        refuse [CD-1.09]: It does not happen. | Es geschieht nicht. | Cela ne se fait pas.
        accuse [CD-32.13]:
          Your vote falls on {player}; it is counted when all have voted.
          Deine Stimme fällt auf {player}; gezählt wird, wenn alle gewählt haben.
          Votre voix va à {player}\u00a0; on compte quand tous ont voté.
    """,
    ),
    **meanings(
        "choose",
        """
        resolve-zone [CD-10.01]:
          The cards of {zone} are turned up and resolved.
          Die Karten von {zone} werden aufgedeckt und abgehandelt.
          Les cartes de {zone} sont révélées et résolues.
        let-act [CD-7.04]: {op} may act now. | {op} darf jetzt handeln. | {op} peut agir maintenant.
        victim [CD-13.10]: {card} dies. | {card} stirbt. | {card} meurt.
        share-xp [CD-18.02]:
          The experience is divided so: {shares}.
          Die Erfahrung wird so geteilt: {shares}.
          L'expérience se partage ainsi\u00a0: {shares}.
        receive-health [CD-18.04]: {op} gains 1 health. | {op} erhält 1 Gesundheit. | {op} gagne 1 santé.
    """,
    ),
    **meanings(
        "end",
        """
        reveal/decline: No card is turned up. | Es wird nichts aufgedeckt. | Aucune carte n'est révélée.
        passengers/decline: Nobody else comes along. | Sonst kommt niemand mit. | Personne d'autre ne vient.
        stay [CD-9.01]: {op} does not move. | {op} bewegt sich nicht. | {op} ne bouge pas.
        no-support [CD-35.02]: The cards stay at hand. | Die Karten bleiben in Reserve. | Les cartes restent en réserve.
        end-phase [CD-7.04]:
          The countdown comes next.
          Als Nächstes kommt der Countdown.
          Vient ensuite le compte à rebours.
        pass [CD-7.04]: {op} does nothing now. | {op} tut jetzt nichts. | {op} ne fait rien maintenant.
        hold-fire [CD-12.01]:
          {op} does not shoot in this exchange; the enemies fire all the same.
          {op} schießt in diesem Schusswechsel nicht; die Feinde feuern trotzdem.
          {op} ne tire pas dans cet échange\u00a0; les ennemis tirent quand même.
        no-more [CD-28.10]: No further target for {op}. | Kein weiteres Ziel für {op}. | Pas d'autre cible pour {op}.
        no-bullet [CD-12.17]: The shot misses. | Der Schuss geht daneben. | Le tir manque.
        hold [CD-14.01]:
          {op} stays; if nobody strikes again, it is over for this round.
          {op} bleibt; greift niemand erneut an, ist für diese Runde Schluss.
          {op} reste\u00a0; si personne ne frappe encore, c'est fini pour cette manche.
        let-explode [CD-10.04]: {card} explodes. | {card} explodiert. | {card} explose.
        let-die [CD-13.14]:
          {patient} dies, which costs 2 points.
          {patient} stirbt, das kostet 2 Punkte.
          {patient} meurt, ce qui coûte 2 points.
    """,
    ),
}
REACTIONS = frozenset({"rescue", "bullet-control", "support", "consent", "defuse-on-entry"})
TONES: dict[str, str] = {
    "round-began": "phase",
    "mission-began": "phase",
    "showdown-began": "phase",
    "time-moved": "phase",
    "ultimatum": "bad",
    "op-died": "bad",
    "op-hurt": "bad",
    "hostage-killed": "bad",
    "civilian-killed": "bad",
    "hostage-lost": "bad",
    "hostage-abandoned": "bad",
    "bomb-exploded": "bad",
    "trap-exploded": "bad",
    "carried-trap-exploded": "bad",
    "top-terrorist-escaped": "bad",
    "enemy-eliminated": "good",
    "bomb-defused": "good",
    "hostage-rescued": "good",
    "zone-secured": "good",
    "trap-defused": "good",
    "op-rescued": "good",
    "op-healed": "good",
    "shot-rolled": "dice",
    "enemy-fired": "dice",
    "bazooka-rolled": "dice",
    "effect-rolled": "dice",
    "card-revealed": "card",
    "support-played": "card",
    "support-played-for": "card",
    "support-played-in": "card",
    "bullet-played": "card",
}
DICE = {
    "shot-rolled": ("roll", "number"),
    "enemy-fired": ("roll", "number"),
    "bazooka-rolled": ("roll", "number"),
    "effect-rolled": ("dice", "number"),
}
MOVES = {
    "op-joined": ("op", "", "zone"),
    "op-moved": ("op", "", "zone"),
    "op-retreated": ("op", "", "zone"),
    "op-broke-through": ("op", "", "zone"),
}
ROUNDS = "round-began"
