"""What people call the collections of a pack of Countdown."""

from engine.core.record_words import collections_of
from engine.core.word_tables import rows

COLLECTIONS = collections_of("""
    ops: Special op / Special ops | Special Op / Special Ops | Agent spécial / Agents spéciaux
      The people that players play: health, energy, aim and a special ability.
      Die Personen, die gespielt werden: Gesundheit, Energie, Zielfertigkeit und eine Spezialfähigkeit.
      Les personnages que l'on joue : santé, énergie, visée et une capacité spéciale.
    locations: Location / Locations | Schauplatz / Schauplätze | Lieu / Lieux
      A blueprint of zones, with its time and the bonus for securing it.
      Ein Grundriss aus Zonen, mit Zeit und Bonus fürs Sichern.
      Un plan de zones, avec son temps et le bonus de sécurisation.
    threatCards: Threat card / Threat cards | Bedrohungskarte / Bedrohungskarten | Carte menace / Cartes menace
      What waits in grey zones: terrorists, civilians and booby traps.
      Was in grauen Zonen wartet: Terroristen, Zivilisten und Sprengfallen.
      Ce qui attend dans les zones grises : terroristes, civils et pièges explosifs.
    objectiveCards: Objective card / Objective cards | Zielkarte / Zielkarten | Carte objectif / Cartes objectif
      What waits in red zones: bombs, hostages, top terrorists and those around them.
      Was in roten Zonen wartet: Bomben, Geiseln, Top-Terroristen und wer bei ihnen ist.
      Ce qui attend dans les zones rouges : bombes, otages, chefs terroristes et leur entourage.
    assignments: Assignment / Assignments | Auftrag / Aufträge | Affectation / Affectations
      A single mission: level, objective, time and the locations to choose from.
      Eine einzelne Mission: Stufe, Ziel, Zeit und die Schauplätze zur Wahl.
      Une mission unique : niveau, objectif, temps et les lieux au choix.
    campaigns: Campaign / Campaigns | Kampagne / Kampagnen | Campagne / Campagnes
      Missions of one objective that follow one another with the same team.
      Missionen mit demselben Ziel, die dasselbe Team nacheinander spielt.
      Des missions d'un même objectif, jouées l'une après l'autre par la même équipe.
    supportCards:
      Support card / Support cards
      Unterstützungskarte / Unterstützungskarten
      Carte soutien / Cartes soutien
      Help that the team calls once.
      Hilfe, die das Team einmal anfordert.
      Une aide que l'équipe demande une fois.
    bulletControlCards:
      Bullet control card / Bullet control cards
      Geschosskontroll-Karte / Geschosskontroll-Karten
      Carte contrôle de tir / Cartes contrôle de tir
      Points of score that the team trades for a better roll.
      Wertungspunkte, die das Team gegen einen besseren Wurf tauscht.
      Des points que l'équipe échange contre un meilleur jet.
""")

# What else situations and standings name.
THINGS = rows("""
    card: card | Karte | carte
    zone: zone | Zone | zone
    hostage: hostage | Geisel | otage
    bomb: bomb | Bombe | bombe
""")
