"""Effects: whether they make sense, whom they speak to, what can happen at all; and texts for people."""

from engine.core.lint import Trouble
from engine.core.sentences import Sentence

LOOK_IT_UP = Sentence(
    "The reference of effects lists every operation with what it takes.",
    "Das Verzeichnis der Effekte nennt zu jeder Operation, was sie braucht.",
    "La référence des effets donne pour chaque opération ce qu'elle demande.",
)
LABELS = {
    "token": Sentence("the token {name}", "der Marker {name}", "le jeton {name}"),
    "threat track": Sentence("the threat track {name}", "die Bedrohungsleiste {name}", "la piste de menace {name}"),
    "hero": Sentence("the hero {name}", "der Held {name}", "le héros {name}"),
    "specialist": Sentence("the specialist {name}", "der Spezialist {name}", "le spécialiste {name}"),
    "action card": Sentence("the action card {name}", "die Aktionskarte {name}", "la carte action {name}"),
    "upgrade set": Sentence("the upgrade set {name}", "der Aufrüstungssatz {name}", "le lot d'améliorations {name}"),
    "focus card": Sentence("the focus card {name}", "die Fokuskarte {name}", "la carte de spécialité {name}"),
    "monster kind": Sentence("the monster kind {name}", "die Monsterart {name}", "le monstre {name}"),
    "twist": Sentence("the twist {name}", "die Wendung {name}", "l'imprévu {name}"),
    "event": Sentence("the event {name}", "das Ereignis {name}", "l'évènement {name}"),
    "discovery": Sentence("the discovery {name}", "die Entdeckung {name}", "la découverte {name}"),
    "objective": Sentence("the objective {name}", "das Ziel {name}", "l'objectif {name}"),
    "mission": Sentence("the mission {name}", "die Mission {name}", "la mission {name}"),
}
NO_DECIDER = Trouble(
    ("In {text} something is left to choose, but {why}.", 'Say who decides: "group" fits everywhere.'),
    (
        "Hier lässt {text} etwas offen, doch {why}.",
        "Sage, wer entscheidet: „group“ passt überall.",
    ),
    (
        "Ici {text} laisse un choix, mais {why}.",
        "Dites qui décide\u00a0: «\u00a0group\u00a0» convient partout.",
    ),
)
NOBODY_CALLED = Sentence(
    '"{decider}" is nobody who could decide',
    "„{decider}“ ist niemand, der entscheiden könnte",
    "«\u00a0{decider}\u00a0» n'est personne qui puisse décider",
)
NO_YOU = Sentence(
    "it speaks to no player as 'you'",
    "kein Spieler ist mit „you“ angesprochen",
    "il ne s'adresse à aucun joueur par «\u00a0you\u00a0»",
)
NO_BEARER = Sentence("no hero bears it", "kein Held trägt es", "aucun héros ne le porte")
NOBODY_MEANT = Sentence(
    'there is nobody whom "{decider}" could mean',
    "es gibt niemanden, den „{decider}“ meinen könnte",
    "il n'y a personne que «\u00a0{decider}\u00a0» puisse désigner",
)
SAYS_YOU = Trouble(
    (
        "Here {text} says 'you', but it speaks to no player.",
        "Name the heroes you mean, such as allHeroes or triggeringFigure.",
    ),
    (
        "Hier sagt {text} „you“, spricht aber keinen Spieler an.",
        "Nenne die Helden, die du meinst, etwa allHeroes oder triggeringFigure.",
    ),
    (
        "Ici {text} dit «\u00a0you\u00a0», mais ne s'adresse à aucun joueur.",
        "Nommez les héros visés, par exemple allHeroes ou triggeringFigure.",
    ),
)
MEANS_YOU = Trouble(
    (
        "Here {text} means 'you' unless it says otherwise, but it speaks to no player.",
        "Name the heroes you mean, such as allHeroes or triggeringFigure.",
    ),
    (
        "Hier meint {text} „you“, solange nichts anderes dasteht, spricht aber keinen Spieler an.",
        "Nenne die Helden, die du meinst, etwa allHeroes oder triggeringFigure.",
    ),
    (
        "Ici {text} veut dire «\u00a0you\u00a0» tant que rien d'autre n'est écrit, mais ne s'adresse à aucun joueur.",
        "Nommez les héros visés, par exemple allHeroes ou triggeringFigure.",
    ),
)
SAYS_SELF = Trouble(
    (
        "Here {text} says 'self', but no figure bears it.",
        "Name the heroes you mean, such as allHeroes or triggeringFigure.",
    ),
    (
        "Hier sagt {text} „self“, aber keine Figur trägt es.",
        "Nenne die Helden, die du meinst, etwa allHeroes oder triggeringFigure.",
    ),
    (
        "Ici {text} dit «\u00a0self\u00a0», mais aucune figurine ne le porte.",
        "Nommez les héros visés, par exemple allHeroes ou triggeringFigure.",
    ),
)
SAYS_SEARCHER = Trouble(
    (
        "Here {text} says 'searcher', but it is no recon card.",
        "Name the heroes you mean, such as allHeroes or triggeringFigure.",
    ),
    (
        "Hier sagt {text} „searcher“, ist aber keine Aufklärungskarte.",
        "Nenne die Helden, die du meinst, etwa allHeroes oder triggeringFigure.",
    ),
    (
        "Ici {text} dit «\u00a0searcher\u00a0», mais ce n'est pas une carte de reconnaissance.",
        "Nommez les héros visés, par exemple allHeroes ou triggeringFigure.",
    ),
)
ENDLESS = Trouble(
    (
        "In {text} somebody may no longer move or act, and {why}.",
        'Say for how long, or let an effect of the mission do "release".',
    ),
    (
        "Durch {text} darf sich jemand nicht mehr bewegen oder handeln, und {why}.",
        "Sage, wie lange, oder lass einen Effekt der Mission „release“ tun.",
    ),
    (
        "Avec {text}, quelqu'un ne peut plus se déplacer ni agir, et {why}.",
        "Dites pour combien de temps, ou qu'un effet de la mission fasse «\u00a0release\u00a0».",
    ),
)
HOLDS_ON = Sentence(
    "that holds for the rest of the mission",
    "das gilt für den Rest der Mission",
    "cela vaut pour le reste de la mission",
)
NEVER_RELEASED = Sentence("nothing ever releases them", "nichts befreit sie je", "rien ne les libère jamais")
END_IS_ABSENT = Sentence(
    "what would end it names {what}, which is not in the mission",
    "was es beenden würde, nennt etwas, das der Mission fehlt: {what}",
    "ce qui y mettrait fin nomme {what}, absent de la mission",
)
HARMS_SPECIALIST = Trouble(
    (
        "Here {text} {does} a specialist, who takes no damage, is no target and never acts.",
        "Name heroes or monsters instead.",
    ),
    (
        "Hier trifft {text} einen Spezialisten ({does}); der nimmt keinen Schaden, ist kein Ziel und handelt nie.",
        "Nenne statt dessen Helden oder Monster.",
    ),
    (
        "Ici {text} {does} un spécialiste, qui ne subit pas de dégâts, n'est pas une cible et n'agit jamais.",
        "Nommez plutôt des héros ou des monstres.",
    ),
)
DEALS_DAMAGE = Sentence("deals damage to", "Schaden", "inflige des dégâts à")
STRIKES = Sentence("makes an attack strike", "Angriff", "fait frapper par une attaque")
OPENS = Sentence("opens to attacks", "als Ziel eines Angriffs", "ouvre aux attaques")
LETS_ACT = Sentence("lets act", "Aktion", "fait agir")
KILLS = Sentence("kills", "Tod", "tue")
KNOCKS_DOWN = Sentence("knocks down", "Niederschlag", "met au tapis")
IDLE_TRAIT = Trouble(
    (
        "The monster kind {kind} has no figure in the mission {mission}, so its trait never comes into play.",
        "Add it to a pool, or take its card off the list.",
    ),
    (
        "Die Monsterart {kind} hat keine Figur in der Mission {mission}: Ihr Attribut kommt nie ins Spiel.",
        "Füge sie einem Vorrat hinzu oder nimm ihre Karte von der Liste.",
    ),
    (
        "Le monstre {kind} n'a pas de figurine dans la mission {mission}\u00a0: son trait n'entre jamais en jeu.",
        "Ajoutez-le à une réserve, ou retirez sa carte de la liste.",
    ),
)
UNKNOWN_TAG = Trouble(
    (
        'No location of the mission {mission} carries the tag "{tag}".',
        "Give the tag to a location, or name another.",
    ),
    (
        "Kein Ort der Mission {mission} trägt das Merkmal „{tag}“.",
        "Gib das Merkmal einem Ort oder nenne ein anderes.",
    ),
    (
        "Aucune zone de la mission {mission} ne porte la marque «\u00a0{tag}\u00a0».",
        "Donnez cette marque à une zone, ou nommez-en une autre.",
    ),
)
NEVER_OCCURS = Trouble(
    (
        "What {text} waits for here cannot occur in the mission {mission}: {why}.",
        "Let it wait for something else, or add what is missing.",
    ),
    (
        "Hier wartet {text} auf etwas, das in der Mission {mission} nicht eintreten kann: {why}.",
        "Lass es auf etwas anderes warten oder füge hinzu, was fehlt.",
    ),
    (
        "Ce que {text} attend ici ne peut pas se produire dans la mission {mission}\u00a0: {why}.",
        "Qu'il attende autre chose, ou ajoutez ce qui manque.",
    ),
)
NO_TERRAIN = Sentence(
    "no location is {kind} terrain", "kein Ort hat Gelände der Art {kind}", "aucune zone n'a de terrain {kind}"
)
NO_CLASS = Sentence("there is no {of_class}", "es gibt nichts der Klasse {of_class}", "il n'y a pas de {of_class}")
DOES_NOT_HAVE = Sentence("it does not have {what}", "ihr fehlt: {what}", "il lui manque\u00a0: {what}")
NO_FIGURE = Sentence("no figure bears it", "keine Figur trägt es", "aucune figurine ne le porte")
NO_TWISTS = Sentence("there are no twists", "es gibt keine Wendungen", "il n'y a pas d'imprévus")
NO_EVENTS = Sentence("it uses no events", "sie verwendet keine Ereignisse", "elle n'utilise pas d'évènements")
NO_DISCOVERIES = Sentence(
    "it uses no discoveries", "sie verwendet keine Entdeckungen", "elle n'utilise pas de découvertes"
)
NO_SPACE = Sentence(
    "the marker never advances to a space {space}",
    "der Marker rückt nie auf ein Feld {space} vor",
    "le jeton n'avance jamais à une case {space}",
)
MISSING_TEXT = Trouble(
    ("This has no {language} text for {fields}.", 'Add "{lang}", or take the language off the pack\'s list.'),
    (
        "Hier fehlt der Text ({language}) für {fields}.",
        "Füge „{lang}“ hinzu oder nimm die Sprache von der Liste des Pakets.",
    ),
    (
        "Il manque ici le texte ({language}) pour {fields}.",
        "Ajoutez «\u00a0{lang}\u00a0», ou retirez la langue de la liste du paquet.",
    ),
)
PACK_MISSING_TEXT = Trouble(
    ("The pack has no {language} text for {fields}.", 'Add "{lang}", or take the language off the pack\'s list.'),
    (
        "Dem Paket fehlt der Text ({language}) für {fields}.",
        "Füge „{lang}“ hinzu oder nimm die Sprache von der Liste des Pakets.",
    ),
    (
        "Il manque au paquet le texte ({language}) pour {fields}.",
        "Ajoutez «\u00a0{lang}\u00a0», ou retirez la langue de la liste du paquet.",
    ),
)
ONLY_LANGUAGE = Trouble(
    ("This text is missing in {language}, the pack's only language.", 'Add "{lang}".'),
    ("Dieser Text fehlt in der einzigen Sprache des Pakets ({language}).", "Füge „{lang}“ hinzu."),
    (
        "Ce texte manque dans la seule langue du paquet ({language}).",
        "Ajoutez «\u00a0{lang}\u00a0».",
    ),
)
WRONG_TERM = Trouble(
    (
        'This text says "{found}"; the rules call it "{term}".',
        'Write "{term}", so that one thing has one name.',
    ),
    (
        "Dieser Text sagt „{found}“; in den Regeln heißt das „{term}“.",
        "Schreibe „{term}“, damit eine Sache einen Namen hat.",
    ),
    (
        "Ce texte dit «\u00a0{found}\u00a0»\u00a0; les règles l'appellent «\u00a0{term}\u00a0».",
        "Écrivez «\u00a0{term}\u00a0», pour qu'une chose ait un seul nom.",
    ),
)
LANGUAGES = {
    "en": Sentence("English", "Englisch", "anglais"),
    "de": Sentence("German", "Deutsch", "allemand"),
    "fr": Sentence("French", "Französisch", "français"),
    "es": Sentence("Spanish", "Spanisch", "espagnol"),
    "it": Sentence("Italian", "Italienisch", "italien"),
}
