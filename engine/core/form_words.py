"""What the forms of every game call their fields, choices, shapes and groups."""

from engine.core.record_words import RecordWords, fields_of

FIELDS = fields_of("""
    id: Short name | Kurzname | Nom court
      How the pack refers to it: small letters, digits and hyphens.
      So verweist das Paket darauf: Kleinbuchstaben, Ziffern und Bindestriche.
      C'est ainsi que le paquet y renvoie : minuscules, chiffres et tirets.
    name: Name | Name | Nom
      What is printed on top.
      Was oben aufgedruckt ist.
      Ce qui est imprimé en haut.
    title: Title | Titel | Titre
    version: Version | Version | Version
      Your own count, such as 1.2.
      Deine eigene Zählung, etwa 1.2.
      Votre propre numérotation, comme 1.2.
    languages: Languages | Sprachen | Langues
      The languages that your texts are written in, the first one first.
      Die Sprachen, in denen deine Texte geschrieben sind, die wichtigste zuerst.
      Les langues de vos textes, la principale d'abord.
    description: Description | Beschreibung | Description
      What the pack is, for those who have not opened it yet.
      Was das Paket ist, für alle, die es noch nicht geöffnet haben.
      Ce qu'est le paquet, pour qui ne l'a pas encore ouvert.
    credits: Credits | Dank | Remerciements
      Who helped.
      Wer geholfen hat.
      Qui a aidé.
    licence: Licence | Lizenz | Licence
      What others may do with it.
      Was andere damit tun dürfen.
      Ce que les autres peuvent en faire.
    componentLimits: What the box holds | Was die Schachtel hergibt | Ce que contient la boîte
      The checks warn you when a mission needs more than this.
      Die Prüfung warnt, wenn eine Mission mehr als das braucht.
      Les contrôles vous avertissent si une mission demande davantage.
    ruleOptions: Rule options | Regeloptionen | Options de règles
      How unclear rules are read in all missions of this pack.
      Wie unklare Regeln in allen Missionen dieses Pakets gelesen werden.
      Comment les règles ambiguës sont lues dans toutes les missions de ce paquet.
    options: Rule options | Regeloptionen | Options de règles
      Only where this mission differs from the pack.
      Nur, wo diese Mission vom Paket abweicht.
      Seulement là où cette mission diffère du paquet.
    story: Story | Geschichte | Récit
      Read aloud; it changes nothing in the game.
      Wird vorgelesen; am Spiel ändert es nichts.
      Lu à voix haute ; cela ne change rien au jeu.
    text: Note on the card | Hinweis auf der Karte | Note sur la carte
      Printed below the rules text; it changes nothing in the game.
      Steht unter dem Regeltext; am Spiel ändert es nichts.
      Imprimée sous le texte de règles ; cela ne change rien au jeu.
    effects: Effects | Effekte | Effets
      What it does, sentence by sentence.
      Was es bewirkt, Satz für Satz.
      Ce que cela fait, phrase par phrase.
    effect: Effect | Effekt | Effet
      What happens, step by step.
      Was geschieht, Schritt für Schritt.
      Ce qui se passe, étape par étape.
    copies: Copies | Anzahl Karten | Exemplaires
      How many of this card there are.
      Wie oft es diese Karte gibt.
      Combien il y a de cette carte.
    number: Number | Nummer | Numéro
    count: How many | Wie viele | Combien
    x: Column | Spalte | Colonne
      Counted from the left, beginning with 0.
      Von links gezählt, ab 0.
      Comptée depuis la gauche, à partir de 0.
    y: Row | Zeile | Ligne
      Counted from the top, beginning with 0.
      Von oben gezählt, ab 0.
      Comptée depuis le haut, à partir de 0.
    min: At least | Mindestens | Au moins
    max: At most | Höchstens | Au plus
    where: Where | Wo | Où
      The places at which it is offered; everywhere if left empty.
      Die Orte, an denen es angeboten wird; leer heißt überall.
      Les endroits où c'est proposé ; partout si c'est vide.
    cost: Price | Preis | Coût
      What must be paid first.
      Was zuerst bezahlt werden muss.
      Ce qu'il faut d'abord payer.
    if: Only if | Nur wenn | Seulement si
      A condition that must hold.
      Eine Bedingung, die gelten muss.
      Une condition à remplir.
    limit: How often | Wie oft | Combien de fois
    Limit.times: Times | Mal | Fois
    Limit.per: Per | Pro | Par
    condition: Condition | Bedingung | Condition
    location: Location | Ort | Lieu
    mission: Mission | Mission | Mission
    operation: Operation | Operation | Opération
    missions: Missions | Missionen | Missions
      In the order in which they are played.
      In der Reihenfolge, in der sie gespielt werden.
      Dans l'ordre où on les joue.
    nickname: Nickname | Spitzname | Surnom
    profile: Background | Hintergrund | Histoire personnelle
      Who this is; it changes nothing in the game.
      Wer das ist; am Spiel ändert es nichts.
      Qui c'est ; cela ne change rien au jeu.
    figure: Figure | Figur | Figurine
      Which figure of the box stands for it.
      Welche Figur aus der Schachtel dafür steht.
      Quelle figurine de la boîte le représente.
    kind: Kind | Art | Type
    Ability.name: Name | Name | Nom
      Printed before the text.
      Steht vor dem Text.
      Imprimé avant le texte.
    when: When | Wann | Quand
      What it waits for; it holds always if left empty.
      Worauf sie wartet; leer heißt, sie gilt immer.
      Ce qu'elle attend ; elle vaut toujours si c'est vide.
    decider: Who decides | Wer entscheidet | Qui décide
    may: Need not be used | Muss nicht genutzt werden | Facultative
    do: What happens | Was geschieht | Ce qui se passe
    for: For how long | Für wie lange | Pour combien de temps
    wording: Own words | Eigene Worte | Vos propres mots
      Printed instead of the sentence made from the effect.
      Wird statt des Satzes gedruckt, der aus dem Effekt entsteht.
      Imprimés à la place de la phrase tirée de l'effet.
    OwnWording.text: Words | Worte | Mots
    OwnWording.for: Written for | Geschrieben für | Écrits pour
      Tells whether the effect has changed since.
      Sagt, ob sich der Effekt seitdem geändert hat.
      Dit si l'effet a changé depuis.
""")

CHOICES = {
    "Limit.per": {
        "turn": ("Turn", "Zug", "Tour"),
        "round": ("Round", "Runde", "Manche"),
        "mission": ("Mission", "Mission", "Mission"),
        "campaign": ("Campaign", "Kampagne", "Campagne"),
        "hero": ("Hero", "Held", "Héros"),
    },
    "edge": {
        "north": ("North", "Norden", "Nord"),
        "east": ("East", "Osten", "Est"),
        "south": ("South", "Süden", "Sud"),
        "west": ("West", "Westen", "Ouest"),
    },
    "arrow": {
        "north": ("Up (north)", "Nach oben (Norden)", "Vers le haut (nord)"),
        "east": ("Right (east)", "Nach rechts (Osten)", "Vers la droite (est)"),
        "south": ("Down (south)", "Nach unten (Süden)", "Vers le bas (sud)"),
        "west": ("Left (west)", "Nach links (Westen)", "Vers la gauche (ouest)"),
    },
    "decider": {
        "you": ("You", "Du", "Vous"),
        "group": ("The group", "Die Gruppe", "Le groupe"),
        "bearer": ("Whoever bears it", "Wer sie trägt", "Celui qui la porte"),
        "each": ("Each for themselves", "Jeder für sich", "Chacun pour soi"),
        "target": ("The target", "Das Ziel", "La cible"),
    },
    "componentLimits": {
        "off": ("Never warn", "Nie warnen", "Ne jamais avertir"),
    },
}

SHAPES = {
    "reference": ("Choose one", "Auswählen", "Choisir"),
    "place": ("A place", "Ein Ort", "Un lieu"),
    "number": ("A number", "Eine Zahl", "Un nombre"),
    "list": ("A list", "Eine Liste", "Une liste"),
    "map": ("One for each", "Für jede einzeln", "Un pour chaque"),
    "choice": ("One of these", "Eines davon", "L'un de ceux-ci"),
    "componentLimits/ComponentLimits": ("This much", "So viel", "Cette quantité"),
    "componentLimits/off": ("Never warn", "Nie warnen", "Ne jamais avertir"),
}

GROUPS = {
    "basics": ("Basics", "Grundlagen", "L'essentiel"),
    "more": ("More", "Weiteres", "Autres réglages"),
    "story": ("Story", "Geschichte", "Récit"),
    "map": ("Map", "Karte", "Plan"),
    "values": ("Values", "Werte", "Valeurs"),
    "effects": ("What it does", "Was es bewirkt", "Ce que cela fait"),
    "team": ("Team", "Team", "Équipe"),
    "cards": ("Cards", "Karten", "Cartes"),
    "rules": ("Rules", "Regeln", "Règles"),
    "about": ("About this pack", "Über dieses Paket", "À propos de ce paquet"),
    "box": ("What lies in the box", "Was in der Schachtel liegt", "Ce qu'il y a dans la boîte"),
}

CORE_WORDS = RecordWords(fields=FIELDS, choices=CHOICES, shapes=SHAPES, groups=GROUPS)
