"""What the editor calls the effects of Countdown: Special Ops, in three languages."""

from engine.core.effects.words.core_palette import CORE_PALETTE
from engine.core.effects.words.palette import Palette
from engine.core.references import effect_shelves
from engine.core.word_tables import rows
from engine.rulesets.countdown.records import PackRecord
from engine.rulesets.countdown.words.palette_steps import STEPS
from engine.rulesets.countdown.words.palette_values import CONDITIONS, DURATIONS, FIGURES, NUMBERS, PLACES, TRIGGERS
from engine.rulesets.countdown.words.record_words import RECORD_WORDS

GROUPS = rows("""
    fights: Fights | Gefechte | Combats
    energy: Health, energy and experience | Gesundheit, Energie und Erfahrung | Santé, énergie et expérience
    ops: Ops | Special Ops | Agents
    persons: Hostages and civilians | Geiseln und Zivilisten | Otages et civils
    cards: Cards and zones | Karten und Zonen | Cartes et zones
    mission: Score and time | Punkte und Zeit | Score et temps
    time: Moments | Zeitpunkte | Moments
    people: Who | Wer | Qui
    places: Zones | Zonen | Zones
""")

PARAMS = rows("""
    forEach.of: For whom or what | Für wen oder was | Pour qui ou quoi
    count.of: Of whom or what | Von wem oder was | De qui ou de quoi
    half.of: Of what | Wovon | De quoi
    of: Whose | Von wem | De qui
    zone.of: Of whom | Von wem | De qui
    zones.of: Of whom | Von wem | De qui
    amount: How much | Wie viel | Combien
    steps: Steps | Schritte | Pas
    dice: Dice | Würfel | Dés
    keep: What counts | Was zählt | Ce qui compte
    n: How many | Wie viele | Combien
    numberAtMost.n: At most | Höchstens | Au plus
    abilityLevel.n: Level | Stufe | Niveau
    rollAtLeast.n: At least | Mindestens | Au moins
    rollAtMost.n: At most | Höchstens | Au plus
    missionLevel.n: Level | Stufe | Niveau
    timeAtMost.n: Time | Zeit | Temps
    scoreBelow.n: Points | Punkte | Points
    outcome: How it ends | Wie sie endet | Comment elle finit
    stat: Which value | Welcher Wert | Quelle valeur
    at: Where | Wo | Où
    against: Against whom | Gegen wen | Contre qui
    who: Who | Wer | Qui
    what: What | Was | Quoi
    track: Track | Leiste | Piste
    cap: At most | Höchstens | Au plus
    hearts: Hearts | Herzen | Cœurs
    victims: Who suffers | Wen es trifft | Qui subit
    limit: Up to | Bis zu | Jusqu'à
    from: From whom | Von wem | De qui
    to: To whom | An wen | À qui
    move.to: Where to | Wohin | Où
    carry.to: Where to | Wohin | Où
    shared: Shared | Geteilt | Partagé
    target: Target | Ziel | Cible
    range: How far | Wie weit | À quelle distance
    energyCost: Energy | Energie | Énergie
    add: Added to the roll | Zum Wurf addiert | Ajouté au lancer
    givesXp: Experience | Erfahrung | Expérience
    targets: Targets at most | Ziele höchstens | Cibles au plus
    value: Strength | Stärke | Force
    enemyFire.value: Attack value | Angriffswert | Valeur d'attaque
    opsByNumber.value: Number | Nummer | Numéro
    decay: Loses for each card | Verlust je Karte | Perte par carte
    stopOnFail: A failure ends it | Ein Fehlschlag beendet sie | Un échec l'arrête
    enemy: Enemy | Gegner | Ennemi
    kind: Kind | Art | Type
    ignoreSpecials: Without special symbols | Ohne Sondersymbole | Sans symboles spéciaux
    card: Which card | Welche Karte | Quelle carte
    eliminate.by: By whom | Durch wen | Par qui
    isAttacked.by: By whom | Durch wen | Par qui
    defuse.by: By whom | Durch wen | Par qui
    afterAttackRoll.by: By whom | Durch wen | Par qui
    beforeAttackRoll.by: By whom | Durch wen | Par qui
    beforeEnemyAttack.by: By whom | Durch wen | Par qui
    onAttackedFromAdjacent.by: By whom | Durch wen | Par qui
    onDefused.by: By whom | Durch wen | Par qui
    onEliminated.by: By whom | Durch wen | Par qui
    scored: With points | Mit Punkten | Avec points
    person: Who | Wer | Qui
    hostage: Hostage | Geisel | Otage
    through: Through | Durch | À travers
    costPerZone: Energy per zone | Energie pro Zone | Énergie par zone
    count: How many | Wie viele | Combien
    energy: Energy | Energie | Énergie
    phase: Phase | Phase | Phase
    on: On whom | Auf wen | Sur qui
    onEnterZone.where: Where | Wo | Où
    beforeFirefight.where: Where | Wo | Où
    afterStrike.where: Where | Wo | Où
    afterCounterAttack.where: Where | Wo | Où
    onZoneSecured.where: Where | Wo | Où
    a: Who | Wer | Qui
    b: Whom | Wen | Qui
    type: About what | Worum es geht | De quoi il s'agit
    mode: Mode | Modus | Mode
    name: Which | Welche | Lequel
    below: Below | Unter | Sous
    among: Among | Unter | Parmi
    relation: Where | Wo | Où
""")

CHOICES = rows("""
    per.round: Round | Runde | Manche
    keep.sum: The sum, once | Die Summe, einmal | La somme, une fois
    keep.each: Each die | Jeder Würfel | Chaque dé
    outcome.scored: With the final scoring | Mit der Schlusswertung | Avec le décompte final
    outcome.lost: As a failure | Als Fehlschlag | En échec
    stat.attack: Attack value | Angriffswert | Valeur d'attaque
    stat.defence: Defence | Verteidigung | Défense
    stat.aim: Aim skill | Zielfertigkeit | Visée
    stat.attackTotal: Attack total | Angriffssumme | Total d'attaque
    what.firefight: Take part in firefights | An Feuergefechten teilnehmen | Participer aux fusillades
    what.sniperAbility: Fire into neighbouring zones | In Nachbarzonen schießen | Tirer dans les zones voisines
    track.aim: Aim skill | Zielfertigkeit | Visée
    track.special: Special ability | Spezialfähigkeit | Capacité spéciale
    victims.bystandersFirst: Bystanders first | Unbeteiligte zuerst | Les passants d'abord
    victims.opsOnly: Only ops | Nur Special Ops | Seulement les agents
    range.own: Own zone | Eigene Zone | Sa zone
    range.adjacent: Neighbouring zones | Nachbarzonen | Zones voisines
    range.any: Anywhere | Überall | Partout
    givesXp.normal: As usual | Wie üblich | Comme d'habitude
    givesXp.none: None | Keine | Aucune
    givesXp.fixedOne: Exactly 1 | Genau 1 | Exactement 1
    through.any: Any zones | Beliebige Zonen | N'importe quelles zones
    through.secured: Secured zones only | Nur gesicherte Zonen | Seulement des zones sécurisées
    phase.intelligence: Intelligence | Aufklärung | Renseignement
    phase.positioning: Positioning | Positionierung | Positionnement
    phase.action: Action | Aktion | Action
    phase.countdown: Countdown | Countdown | Compte à rebours
    phase.recovery: Recovery | Erholung | Récupération
    any: Anybody | Irgendwer | N'importe qui
    self: Who bears this effect | Wer den Effekt trägt | Qui porte l'effet
    op: Op | Special Op | Agent
    enemy: Enemy | Gegner | Ennemi
    terrorist: Terrorist | Terrorist | Terroriste
    topTerrorist: Top terrorist | Top-Terrorist | Chef terroriste
    civilian: Civilian | Zivilist | Civil
    hostage: Hostage | Geisel | Otage
    bomb: Bomb | Bombe | Bombe
    trap: Booby trap | Sprengfalle | Piège explosif
    boobyTrap: Booby trap | Sprengfalle | Piège explosif
    where.here: Here | Hier | Ici
    where.any: Anywhere | Überall | Partout
    kind.any: Any enemy | Irgendein Gegner | N'importe quel ennemi
    kind.threat: Threat zone | Bedrohungszone | Zone de menace
    kind.objective: Objective zone | Zielzone | Zone d'objectif
    kind.infiltration: Infiltration zone | Infiltrationszone | Zone d'infiltration
    kind.exfiltration: Exfiltration zone | Exfiltrationszone | Zone d'exfiltration
    type.bombs: Bombs | Bomben | Bombes
    type.hostages: Hostages | Geiseln | Otages
    type.topTerrorists: Top terrorists | Top-Terroristen | Chefs terroristes
    mode.single: Single mission | Einzelmission | Mission seule
    mode.campaign: Campaign | Kampagne | Campagne
    mode.traitor: Traitor mode | Verrätermodus | Mode traître
    relation.any: Anywhere | Überall | Partout
    relation.own: Where the figure is | Wo die Figur ist | Là où est la figurine
    relation.adjacent: Next to the figure | Neben der Figur | À côté de la figurine
""")

PALETTE = Palette(
    groups=GROUPS,
    operations={**STEPS, **TRIGGERS, **DURATIONS, **CONDITIONS, **FIGURES, **PLACES, **NUMBERS},
    params=PARAMS,
    choices=CHOICES,
    shelves=effect_shelves(PackRecord, RECORD_WORDS),
    parent=CORE_PALETTE,
)
