"""What an editor calls the operations that every game shares."""

from engine.core.effects.words.palette import Palette, entries
from engine.core.word_tables import rows

CORE_PALETTE = Palette(
    groups=rows("""
        choices: Choices and order | Wahl und Reihenfolge | Choix et ordre
        logic: And, or, not | Und, oder, nicht | Et, ou, non
        sums: Calculations | Rechnen | Calculs
    """),
    operations={
        **entries(
            "step",
            """
            if: choices * otherwise else wenn sonst sinon
              Do some steps only if a condition holds, else others or none.
              Schritte nur ausführen, wenn eine Bedingung gilt, sonst andere oder keine.
              N'effectuer des étapes que si une condition est vraie, sinon d'autres ou aucune.
            may: choices * optional allow dürfen freiwillig facultatif
              Somebody may have the steps done, or not.
              Jemand darf die Schritte ausführen lassen oder darauf verzichten.
              Quelqu'un peut faire effectuer les étapes, ou y renoncer.
            choose: choices * option or oder wahl ou
              Somebody chooses one of several options.
              Jemand wählt eine von mehreren Möglichkeiten.
              Quelqu'un choisit une option parmi plusieurs.
            cost: choices price pay preis bezahlen prix payer
              Who can pay the price may do so; only then the steps follow.
              Wer den Preis zahlen kann, darf es tun; nur dann folgen die Schritte.
              Qui peut payer le prix peut le faire ; alors seulement les étapes suivent.
            forEach: choices * every all jeder alle chaque tous
              Do the steps once for every one of several figures, places or cards.
              Die Schritte einmal für jede von mehreren Figuren, Orten oder Karten ausführen.
              Effectuer les étapes une fois pour chacun des figurines, lieux ou cartes.
            repeat: choices times mal fois
              Do the steps several times.
              Die Schritte mehrmals ausführen.
              Effectuer les étapes plusieurs fois.
            """,
        ),
        **entries(
            "condition",
            """
            and: logic * both beide deux
              Both conditions hold.
              Beide Bedingungen gelten.
              Les deux conditions sont vraies.
            or: logic * either oder
              At least one of two conditions holds.
              Mindestens eine von zwei Bedingungen gilt.
              Au moins une des deux conditions est vraie.
            not: logic * no never kein pas
              A condition does not hold.
              Eine Bedingung gilt nicht.
              Une condition n'est pas vraie.
            compare: sums equal less more gleich weniger mehr égal moins plus
              One number equals another, or is less or more.
              Eine Zahl ist gleich einer anderen, kleiner oder größer.
              Un nombre est égal à un autre, plus petit ou plus grand.
            isFirst: logic first once erstes premier
              The first time in some span of time; only in the condition of an ability.
              Das erste Mal in einem Zeitraum; nur in der Bedingung einer Fähigkeit.
              La première fois pendant une durée ; seulement dans la condition d'une capacité.
            """,
        ),
        **entries(
            "number",
            """
            add: sums plus sum
              The sum of two numbers.
              Die Summe zweier Zahlen.
              La somme de deux nombres.
            subtract: sums minus less
              One number less another.
              Eine Zahl weniger eine andere.
              Un nombre moins un autre.
            multiply: sums times mal fois
              The product of two numbers.
              Das Produkt zweier Zahlen.
              Le produit de deux nombres.
            min: sums smaller least kleinste
              The smaller of two numbers.
              Die kleinere von zwei Zahlen.
              Le plus petit de deux nombres.
            max: sums greater most größte
              The greater of two numbers.
              Die größere von zwei Zahlen.
              Le plus grand de deux nombres.
            half: sums hälfte moitié
              Half of a number, rounded up or down.
              Die Hälfte einer Zahl, auf- oder abgerundet.
              La moitié d'un nombre, arrondie vers le haut ou le bas.
            byTeam: sums * team players size spieler teamgröße joueurs équipe
              A number for each team size; one that is left out has that of the next smaller team.
              Eine Zahl je Teamgröße; eine ausgelassene hat die des nächstkleineren Teams.
              Un nombre par taille d'équipe ; une taille omise a celui de l'équipe plus petite.
            count: sums * how many anzahl nombre
              How many figures, places or cards there are.
              Wie viele Figuren, Orte oder Karten es sind.
              Combien il y a de figurines, de lieux ou de cartes.
            """,
        ),
        **entries(
            "figures",
            """
            none: people nobody niemand personne
              Nobody at all.
              Niemand.
              Personne.
            """,
        ),
    },
    params=rows("""
        and.a: First condition | Erste Bedingung | Première condition
        and.b: Second condition | Zweite Bedingung | Deuxième condition
        or.a: First condition | Erste Bedingung | Première condition
        or.b: Second condition | Zweite Bedingung | Deuxième condition
        not.a: Condition | Bedingung | Condition
        add.a: First number | Erste Zahl | Premier nombre
        add.b: Second number | Zweite Zahl | Deuxième nombre
        subtract.a: From | Von | De
        subtract.b: Less | Weniger | Moins
        multiply.a: First number | Erste Zahl | Premier nombre
        multiply.b: Second number | Zweite Zahl | Deuxième nombre
        min.a: First number | Erste Zahl | Premier nombre
        min.b: Second number | Zweite Zahl | Deuxième nombre
        max.a: First number | Erste Zahl | Premier nombre
        max.b: Second number | Zweite Zahl | Deuxième nombre
        condition: Condition | Bedingung | Condition
        then: Steps | Schritte | Étapes
        else: Otherwise | Sonst | Sinon
        do: Steps | Schritte | Étapes
        decider: Who decides | Wer entscheidet | Qui décide
        options: Options | Möglichkeiten | Options
        option: Option | Möglichkeit | Option
        row: Row | Zeile | Ligne
        pay: Price | Preis | Prix
        of: Of | Von | De
        as: Called | Genannt | Appelé
        times: How often | Wie oft | Combien de fois
        a: First | Erstes | Premier
        b: Second | Zweites | Deuxième
        x: Number | Zahl | Nombre
        y: Compared with | Verglichen mit | Comparé à
        by: Comparison | Vergleich | Comparaison
        1: Alone | Allein | Seul
        2: For 2 | Zu zweit | À 2
        3: For 3 | Zu dritt | À 3
        4: For 4 | Zu viert | À 4
        5: For 5 | Zu fünft | À 5
        6: For 6 | Zu sechst | À 6
        half.round: Rounded | Gerundet | Arrondi
        per: In which span | In welchem Zeitraum | Pendant quelle durée
        from: From | Von | De
        to: To | Bis | À
        for: How long | Wie lange | Combien de temps
        where: Which of them | Welche davon | Lesquels
        step: Step | Schritt | Étape
        when: When | Wann | Quand
        if: If | Wenn | Si
        limit: How often | Wie oft | Combien de fois
        may: Optional | Freiwillig | Facultatif
        cost: Price | Preis | Prix
        trigger: When | Wann | Quand
        number: Number | Zahl | Nombre
        figures: Who | Wer | Qui
        places: Where | Wo | Où
        cards: Which card | Welche Karte | Quelle carte
        hand cards: Which cards | Welche Karten | Quelles cartes
        duration: How long | Wie lange | Combien de temps
    """),
    choices=rows("""
        decider.you: You | Du | Vous
        decider.group: The group | Die Gruppe | Le groupe
        decider.bearer: Who bears this effect | Wer den Effekt trägt | Qui porte l'effet
        decider.each: Each one concerned | Jeder Betroffene | Chacun des concernés
        decider.target: The target | Das Ziel | La cible
        by.=: is exactly | ist genau | est exactement
        by.!=: is not | ist nicht | n'est pas
        by.<: is less than | ist kleiner als | est inférieur à
        by.<=: is at most | ist höchstens | est au plus
        by.>: is more than | ist größer als | est supérieur à
        by.>=: is at least | ist mindestens | est au moins
        round.up: up | auf | vers le haut
        round.down: down | ab | vers le bas
        per.turn: Turn | Zug | Tour
        per.round: Round | Runde | Round
        per.mission: Mission | Mission | Mission
    """),
)
