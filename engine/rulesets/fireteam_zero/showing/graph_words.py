"""Words of the graph of a mission, in three languages."""

from engine.core.word_tables import rows

GRAPH_WORDS = rows("""
    start: Start | Beginn | Début
    recon: Recon deck | Aufklärungsdeck | Paquet de reconnaissance
    recon detail: {n} cards | {n} Karten | {n} cartes
    events: Events | Ereignisse | Évènements
    events detail: {n} of {all} | {n} von {all} | {n} sur {all}
    threat: Threat track | Bedrohungsleiste | Piste de menace
    victory: Mission won | Mission gewonnen | Mission réussie
    defeat: Mission lost | Mission verloren | Mission perdue
    exit: Reach the exit: {place} | Erreicht den Ausweg: {place} | Atteindre l'extraction\u00a0: {place}
    searching: found by searching | beim Durchsuchen gefunden | trouvé en fouillant
    drawn: drawn by searching | beim Durchsuchen gezogen | pioché en fouillant
    face up: known from the start | von Anfang an bekannt | connu dès le début
    each round: as the threat rises | wenn die Bedrohung steigt | quand la menace monte
    space: when its space is reached | wenn ihr Feld erreicht ist | quand sa case est atteinte
    grants:
      gives {n} intel token|gives {n} intel tokens
      gibt {n} Informationsmarker|gibt {n} Informationsmarker
      donne {n} jeton d'objectif|donne {n} jetons d'objectif
    action: action: {name} | Aktion: {name} | action\u00a0: {name}
    speaks of: its text names it | der Text nennt sie | son texte la nomme
    reveals: reveals it | deckt sie auf | le révèle
    brings: brings the boss | bringt den Boss | fait venir l'avatar
    needs boss: it must be destroyed | muss vernichtet werden | doit être détruit
    completed: completed | erfüllt | accompli
    all at exit: every hero stands there | alle Helden stehen dort | tous les héros s'y trouvent
    knocked down:
      a hero is knocked down while the coin shows tails
      ein Held geht zu Boden, während die Münze die Kehrseite zeigt
      un héros est mis à terre alors que la pièce montre pile
    no objective:
      Its objective is not in this mission: choose another, or leave the card out.
      Ihre Zielkarte gehört nicht zu dieser Mission: Wählt eine andere oder lasst die Karte weg.
      Son objectif n'est pas dans cette mission\u00a0: choisissez-en un autre ou retirez la carte.
    nothing grants:
      Nothing places its intel tokens: add a discovery or an action that does.
      Nichts legt ihre Informationsmarker: Fügt eine Entdeckung oder eine Aktion hinzu, die das tut.
      Rien ne pose ses jetons d'objectif\u00a0: ajoutez une découverte ou une action qui le fait.
    nothing brings:
      Nothing brings the boss: let an effect do it.
      Nichts bringt den Boss: Lasst es einen Effekt tun.
      Rien ne fait venir l'avatar\u00a0: confiez-le à un effet.
""")
