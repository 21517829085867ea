"""Chapter 33: what a tracker says, in English, German and French."""

from engine.core.word_tables import rows

WORDS = rows("""
    open:
      {title}: {won} of {all} missions done.
      {title}: {won} von {all} Missionen erfüllt.
      {title}, missions réussies\u00a0: {won} sur {all}.
    won: {title} is won. | {title} ist gewonnen. | {title} est gagnée.
    lost: {title} is lost. | {title} ist verloren. | {title} est perdue.
    stopped: {title} was left unfinished. | {title} wurde abgebrochen. | {title} a été abandonnée.
    play next:
      Play mission {number} at {location}.
      Spielt Mission {number}: {location}.
      Jouez la mission {number}\u00a0: {location}.
    values of level:
      The level-{level} values of the objective cards count.
      Es gelten die Werte der Stufe {level} auf den Zielkarten.
      Les valeurs de niveau {level} des cartes objectif comptent.
    threats of location:
      {count} threat cards are set out: those carried over, then from the stack.
      {count} Bedrohungskarten kommen ins Spiel: die mitgenommenen, dann vom Stapel.
      {count} cartes menace entrent en jeu\u00a0: les reportées, puis celles de la pile.
    bullets at hand:
      All {count} bullet control cards are at hand.
      Alle {count} Geschosskontroll-Karten liegen bereit.
      Les {count} cartes contrôle de tir sont disponibles.
    begin another: Begin another campaign. | Beginnt eine andere Kampagne. | Commencez une autre campagne.
    mission: Mission {number} | Mission {number} | Mission {number}
    missions: Missions done | Erfüllte Missionen | Missions réussies
    score: Score so far | Wertung bisher | Score jusqu'ici
    support: Support cards left | Unterstützung übrig | Soutien restant
    stack: Threat cards left | Bedrohungskarten übrig | Cartes menace restantes
    not noted: not noted | nicht notiert | non notées
    aim: Aim XP | Ziel-EP | PE de visée
    special: Special XP | Spezial-EP | PE spéciaux
    health: Health | Gesundheit | Santé
    energy: Energy | Energie | Énergie
    hits: Hits | Treffer | Coups au but
    eliminations: Eliminations | Ausgeschaltete | Éliminations
    skill: skill {level} | Können {level} | adresse {level}
    level: level {level} | Stufe {level} | niveau {level}
    won edge: success | Erfolg | réussite
    lost edge: failure | Fehlschlag | échec
    campaign won: The campaign is won. | Die Kampagne ist gewonnen. | La campagne est gagnée.
    campaign lost: The campaign is lost. | Die Kampagne ist verloren. | La campagne est perdue.
    ending won: Campaign won | Kampagne gewonnen | Campagne gagnée
    ending lost: Campaign lost | Kampagne verloren | Campagne perdue
    was won:
      Score {score} in {rounds} rounds.
      Wertung {score} in {rounds} Runden.
      Score {score} en {rounds} manches.
    was won some time: Score {score}. | Wertung {score}. | Score {score}.
    was lost: Failed with a score of {score}. | Gescheitert mit Wertung {score}. | Échec avec un score de {score}.
    is next: This one comes next. | Diese kommt als Nächstes. | C'est la suivante.
    locked:
      Opens when mission {number} is a success.
      Offen, sobald Mission {number} erfüllt ist.
      S'ouvre quand la mission {number} est réussie.
    way to won: Opens with the last mission. | Offen mit der letzten Mission. | S'ouvre avec la dernière mission.
    way to lost: A failure leads here. | Ein Fehlschlag führt hierher. | Un échec y mène.
    mission won:
      {mission} is a success with a score of {score}.
      {mission} ist mit Wertung {score} erfüllt.
      Mission réussie avec un score de {score}\u00a0: {mission}.
    mission lost:
      {mission} has failed with a score of {score}.
      {mission} ist mit Wertung {score} gescheitert.
      {mission} a échoué avec un score de {score}.
    mission abandoned: {mission} was broken off. | {mission} wurde abgebrochen. | Mission interrompue\u00a0: {mission}.
    next opens:
      Mission {number} opens: {location}, with the values of level {number}.
      Mission {number} öffnet sich: {location}, mit den Werten der Stufe {number}.
      La mission {number} s'ouvre\u00a0: {location}, avec les valeurs de niveau {number}.
    again: {mission} may be tried again. | {mission} darf noch einmal versucht werden. | On peut rejouer {mission}.
    alone: It counts as a single mission. | Es zählt als einzelne Mission. | Elle compte comme mission isolée.
    died: {op} is dead and does not come back. | {op} ist tot und kommt nicht wieder. | {op} est mort et ne revient pas.
    recovers:
      {op} recovers to {health} health and {energy} energy.
      {op} erholt sich auf {health} Gesundheit und {energy} Energie.
      {op} récupère\u00a0: {health} santé et {energy} énergie.
    aim only: {op} keeps {aim} aim XP. | {op} behält {aim} Ziel-EP. | {op} garde {aim} PE de visée.
    experience:
      {op} keeps {aim} aim XP and {special} special XP.
      {op} behält {aim} Ziel-EP und {special} Spezial-EP.
      {op} garde {aim} PE de visée et {special} PE spéciaux.
    used up: Used up: {cards}. | Verbraucht: {cards}. | Utilisées\u00a0: {cards}.
    carried:
      {count} threat cards go along; {drawn} from the stack fill them up to the {printed} of the next location.
      {count} Bedrohungskarten kommen mit; {drawn} vom Stapel füllen sie auf die {printed} des nächsten Orts auf.
      {count} cartes menace suivent\u00a0; {drawn} de la pile les complètent aux {printed} du prochain lieu.
    bullets back:
      All bullet control cards come back.
      Alle Geschosskontroll-Karten kommen zurück.
      Toutes les cartes contrôle de tir reviennent.
    aims better:
      {op} aims better: skill {before} becomes {after}.
      {op} zielt besser: aus Können {before} wird {after}.
      {op} vise mieux\u00a0: l'adresse passe de {before} à {after}.
    ability level:
      {op} reaches ability level {level}.
      {op} erreicht Fähigkeitsstufe {level}.
      {op} atteint le niveau de capacité {level}.
    card and fate: {card}: {fate} | {card}: {fate} | {card}\u00a0: {fate}
    fate eliminated: eliminated | ausgeschaltet | éliminé
    fate killed: killed | getötet | tué
    fate exploded: exploded | explodiert | explosé
    fate defused: defused | entschärft | désamorcé
    fate escaped: escaped | entkommen | échappé
    fate rescued: rescued | gerettet | sauvé
    fate safe: safe | in Sicherheit | en sécurité
    fate discarded: discarded | abgelegt | défaussé
    fate lost: lost | verloren | perdu
    fate removed: removed | entfernt | retiré
    fate left: left behind | zurückgelassen | laissé sur place
    part objectives: Objectives | Ziele | Objectifs
    part losses: Losses | Verluste | Pertes
    part ops: Ops | Special Ops | Agents
    part time: Time | Zeit | Temps
    part bonus: Bonus for secured zones | Bonus für gesicherte Zonen | Bonus de zones sécurisées
    part bulletControl: Bullet control | Geschosskontrolle | Contrôle de tir
    part showdown: Showdown | Showdown | Confrontation
    part effects: Points from effects | Punkte aus Effekten | Points d'effets
    detail ops:
      {dead} dead, {outside} not out
      {dead} tot, {outside} nicht draußen
      {dead} morts, {outside} restés dedans
    detail time: marker on {time} | Marker auf {time} | marqueur sur {time}
    detail time late:
      marker on {time}, after the ultimatum
      Marker auf {time}, nach dem Ultimatum
      marqueur sur {time}, après l'ultimatum
    detail bonus: {zones} secured | {zones} gesichert | {zones} sécurisées
    detail bulletControl: {cards} used | {cards} gespielt | {cards} utilisées
    part total: Score | Wertung | Score
    part sum: The parts add up to {sum}. | Die Teile ergeben {sum}. | Les parties donnent {sum}.
    # the form
    outcome: How did it end? | Wie ging es aus? | Quelle issue\u00a0?
    choice won: success | Erfolg | réussite
    choice lost: failure | Fehlschlag | échec
    choice abandoned: broken off | abgebrochen | interrompue
    points:
      Score, if you noted only the sum
      Wertung, falls ihr nur die Summe habt
      Score, si vous n'avez que le total
    points hint:
      Left empty, it is worked out from what you tell.
      Bleibt es leer, wird sie aus euren Angaben ausgerechnet.
      Laissé vide, il est calculé d'après vos réponses.
    objective cards: Objective cards | Zielkarten | Cartes objectif
    objective cards hint:
      Every objective card that lay on the board, with what became of it: each is a line of the score.
      Jede Zielkarte, die auf dem Plan lag, mit dem, was aus ihr wurde: Jede ist eine Zeile der Wertung.
      Chaque carte objectif posée sur le plan et ce qu'elle est devenue\u00a0: chacune est une ligne du score.
    became: What became of it | Was daraus wurde | Ce qu'il en est advenu
    civilians: Civilians killed | Getötete Zivilisten | Civils tués
    outside: Living ops that are not out | Lebende Special Ops, die nicht draußen sind | Agents en vie restés dedans
    threats carried:
      Threat cards left on the board
      Bedrohungskarten, die noch liegen
      Cartes menace encore sur le plan
    threats carried hint:
      Face down, or open terrorists: they go along. The rest of the stack follows from it.
      Verdeckt oder offene Terroristen: Sie kommen mit. Der Rest des Stapels ergibt sich daraus.
      Face cachée, ou terroristes visibles\u00a0: elles suivent. Le reste de la pile s'en déduit.
    threats out: Threat cards out of the game | Bedrohungskarten aus dem Spiel | Cartes menace hors du jeu
    rounds: Rounds | Runden | Manches
    time: Time marker | Zeitmarker | Marqueur de temps
    ultimatum:
      The ultimatum ran out before the mission ended
      Das Ultimatum lief ab, bevor die Mission endete
      L'ultimatum a expiré avant la fin de la mission
    ultimatum hint:
      Time that was won back after it brings no points. Ops who leave before it trigger it too, but keep theirs.
      Zeit, die danach gewonnen wurde, bringt keine Punkte. Wer vorher abzieht, löst es auch aus, behält sie aber.
      Le temps regagné ensuite ne rapporte rien. Qui part avant le déclenche aussi, mais garde ses points.
    secured: Secured zones | Gesicherte Zonen | Zones sécurisées
    secured hint: {zones} for the bonus | {zones} für den Bonus | {zones} pour le bonus
    bonus: Bonus reached | Bonus erreicht | Bonus atteint
    alive: Alive | Am Leben | En vie
    support used: Support cards used | Gespielte Unterstützung | Soutien utilisé
    support used hint:
      Left before this mission: {cards}. Each is used once in a campaign.
      Vor dieser Mission übrig: {cards}. Jede wird einmal je Kampagne gespielt.
      Disponibles avant cette mission\u00a0: {cards}. Chacune sert une fois par campagne.
    card: Card | Karte | Carte
    in round: In round | In Runde | À la manche
    bullets used: Bullet control cards used | Gespielte Geschosskontrolle | Contrôles de tir utilisés
""")
