"""What people call the collections of a pack of Countdown."""

from collections.abc import Mapping

from engine.core.record_words import CollectionWords

COLLECTIONS: Mapping[str, CollectionWords] = {
    "ops": CollectionWords(
        ("Special op", "Special Op", "Agent spécial"),
        ("Special ops", "Special Ops", "Agents spéciaux"),
        (
            "The people that players play: health, energy, aim and a special ability.",
            "Die Personen, die gespielt werden: Gesundheit, Energie, Zielfertigkeit und eine Spezialfähigkeit.",
            "Les personnages que l'on joue : santé, énergie, visée et une capacité spéciale.",
        ),
    ),
    "locations": CollectionWords(
        ("Location", "Schauplatz", "Lieu"),
        ("Locations", "Schauplätze", "Lieux"),
        (
            "A blueprint of zones, with its time and the bonus for securing it.",
            "Ein Grundriss aus Zonen, mit Zeit und Bonus fürs Sichern.",
            "Un plan de zones, avec son temps et le bonus de sécurisation.",
        ),
    ),
    "threatCards": CollectionWords(
        ("Threat card", "Bedrohungskarte", "Carte menace"),
        ("Threat cards", "Bedrohungskarten", "Cartes menace"),
        (
            "What waits in grey zones: terrorists, civilians and booby traps.",
            "Was in grauen Zonen wartet: Terroristen, Zivilisten und Sprengfallen.",
            "Ce qui attend dans les zones grises : terroristes, civils et pièges explosifs.",
        ),
    ),
    "objectiveCards": CollectionWords(
        ("Objective card", "Zielkarte", "Carte objectif"),
        ("Objective cards", "Zielkarten", "Cartes objectif"),
        (
            "What waits in red zones: bombs, hostages, top terrorists and those around them.",
            "Was in roten Zonen wartet: Bomben, Geiseln, Top-Terroristen und wer bei ihnen ist.",
            "Ce qui attend dans les zones rouges : bombes, otages, chefs terroristes et leur entourage.",
        ),
    ),
    "assignments": CollectionWords(
        ("Assignment", "Auftrag", "Affectation"),
        ("Assignments", "Aufträge", "Affectations"),
        (
            "A single mission: level, objective, time and the locations to choose from.",
            "Eine einzelne Mission: Stufe, Ziel, Zeit und die Schauplätze zur Wahl.",
            "Une mission unique : niveau, objectif, temps et les lieux au choix.",
        ),
    ),
    "campaigns": CollectionWords(
        ("Campaign", "Kampagne", "Campagne"),
        ("Campaigns", "Kampagnen", "Campagnes"),
        (
            "Missions of one objective that follow one another with the same team.",
            "Missionen mit demselben Ziel, die dasselbe Team nacheinander spielt.",
            "Des missions d'un même objectif, jouées l'une après l'autre par la même équipe.",
        ),
    ),
    "supportCards": CollectionWords(
        ("Support card", "Unterstützungskarte", "Carte soutien"),
        ("Support cards", "Unterstützungskarten", "Cartes soutien"),
        (
            "Help that the team calls once.",
            "Hilfe, die das Team einmal anfordert.",
            "Une aide que l'équipe demande une fois.",
        ),
    ),
    "bulletControlCards": CollectionWords(
        ("Bullet control card", "Feuerkontrollkarte", "Carte maîtrise du tir"),
        ("Bullet control cards", "Feuerkontrollkarten", "Cartes maîtrise du tir"),
        (
            "Points of score that the team trades for a better roll.",
            "Wertungspunkte, die das Team gegen einen besseren Wurf tauscht.",
            "Des points que l'équipe échange contre un meilleur jet.",
        ),
    ),
}
