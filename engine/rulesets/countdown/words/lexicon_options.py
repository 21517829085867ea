"""What the options of effects are called in English, German and French; groups are named by the templates."""

from engine.core.effects.words.lexicon import Noun
from engine.core.word_tables import Words
from engine.rulesets.countdown.words.lexicon_nouns import NOUNS

# Who a trigger waits for: phrases rather than words.
PHRASES: dict[str, str] = {
    "who.any": "{a figure}",
    "who.self": "{self}",
    "who.op": "{a op}",
    "who.enemy": "{a enemy}",
    "who.terrorist": "{a terrorist}",
    "who.topTerrorist": "{a top-terrorist}",
    "who.civilian": "{a civilian}",
    "who.hostage": "{a hostage}",
    "who.bomb": "{a bomb}",
    "who.trap": "{a trap}",
}

OPTIONS: dict[str, Words | Noun | str] = {
    **PHRASES,
    "tie.each": (
        "that op breaks ties",
        "bei Gleichstand entscheidet der Special Op",
        "cet agent départage les égalités",
    ),
    "per.round": Noun("round", "f Runde|Runden", "f manche"),
    "limit.round": ("per round", "pro Runde", "par manche"),
    "limit.campaign": ("per campaign", "pro Kampagne", "par campagne"),
    "phase.intelligence": Noun(
        "intelligence phase", "f Spionagephase|Spionagephasen", "f phase de renseignement|phases"
    ),
    "phase.positioning": Noun(
        "positioning phase", "f Positionierungsphase|Positionierungsphasen", "f phase de déploiement|phases"
    ),
    "phase.action": Noun("action phase", "f Aktionsphase|Aktionsphasen", "f phase d'action|phases d'action"),
    "phase.countdown": Noun(
        "countdown phase", "f Ultimatumsphase|Ultimatumsphasen", "f phase de compte à rebours|phases"
    ),
    "phase.recovery": Noun("recovery phase", "f Erholungsphase|Erholungsphasen", "f phase de récupération|phases"),
    "measure.attack": NOUNS["attack-value"],
    "measure.defence": NOUNS["defence"],
    "measure.aim": NOUNS["aim-skill"],
    "measure.attackTotal": NOUNS["attack-total"],
    "stat.attack": NOUNS["enemy"],
    "stat.defence": NOUNS["enemy"],
    "stat.aim": NOUNS["op"],
    "stat.attackTotal": NOUNS["op"],
    "track.aim": NOUNS["aim-xp"],
    "track.special": NOUNS["special-xp"],
    "kind.any": NOUNS["enemy"],
    "kind.op": NOUNS["op"],
    "kind.enemy": NOUNS["enemy"],
    "kind.hostage": NOUNS["hostage"],
    "kind.bomb": NOUNS["bomb"],
    "kind.trap": NOUNS["trap"],
    "kind.terrorist": NOUNS["terrorist"],
    "kind.topTerrorist": NOUNS["top-terrorist"],
    "kind.civilian": NOUNS["civilian"],
    "kind.boobyTrap": NOUNS["trap"],
    "xp.none": ("this gives no XP", "dafür gibt es keine Erfahrungspunkte", "cela ne donne aucun point d'expérience"),
    "xp.fixedOne": (
        "this gives only 1 XP",
        "dafür gibt es nur 1 Erfahrungspunkt",
        "cela ne donne qu'un point d'expérience",
    ),
    "reach.own": ("in its own zone", "in der eigenen Zone", "dans sa propre zone"),
    "reach.adjacent": ("in an adjacent zone", "in einer angrenzenden Zone", "dans une zone adjacente"),
    "reach.any": ("anywhere", "irgendwo", "n'importe où"),
    "forbidden.firefight": ("take part in firefights", "keine Feuergefechte", "aucune fusillade"),
    "forbidden.sniperAbility": ("attack as a sniper", "keine Scharfschützenangriffe", "aucun tir de précision"),
    "type.bombs": ("bombs", "Bomben", "bombes"),
    "type.hostages": ("hostages", "Geiseln", "otages"),
    "type.topTerrorists": ("top terrorists", "Top-Terroristen", "chefs terroristes"),
    "mode.single": ("a single mission", "eine Einzelmission", "une mission isolée"),
    "mode.campaign": ("a mission of a campaign", "eine Mission einer Kampagne", "une mission d'une campagne"),
    "mode.traitor": ("played in traitor mode", "im Verräter-Modus gespielt", "jouée en mode traître"),
    "outcome.won": ("won", "gewonnen", "gagnée"),
    "outcome.lost": ("lost", "verloren", "perdue"),
    "kind.threat": NOUNS["threat-zone"],
    "kind.objective": NOUNS["objective-zone"],
    "kind.infiltration": NOUNS["infiltration-zone"],
    "kind.exfiltration": NOUNS["exfiltration-zone"],
}
