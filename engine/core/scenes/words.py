"""What the scenes of all games say, in English, German and French: about the verbs that every game has."""

from engine.core.word_tables import Words

CORE_GROUPS: dict[str, Words] = {
    "choose": ("choose", "Wählen", "choisir"),
    "end": ("end", "Beenden", "terminer"),
}
# verb → group, rule, what happens then
CORE_MEANINGS: dict[str, tuple[str, str, Words]] = {
    "use": ("choose", "", ("{what} takes effect.", "{what} wird abgehandelt.", "{what} prend effet.")),
    "decline": ("end", "", ("Nothing happens.", "Nichts geschieht.", "Rien ne se passe.")),
    "take": ("choose", "", ("{effect}", "{effect}", "{effect}")),
    "choose-figure": ("choose", "", ("It is {figure}.", "Es trifft: {figure}.", "C'est {figure}.")),
    "choose-location": ("choose", "", ("It is {location}.", "Es ist: {location}.", "C'est {location}.")),
    "choose-card": ("choose", "", ("It is {card}.", "Es ist: {card}.", "C'est {card}.")),
    "resolve": ("choose", "", ("{what} comes first.", "{what} kommt zuerst.", "{what} vient d'abord.")),
}
