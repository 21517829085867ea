"""Chapter 17: what a tracker says, in English, German and French."""

from engine.core.word_tables import rows

WORDS = rows("""
    open:
      {title}: {won} of {all} missions won.
      {title}: {won} von {all} Missionen gewonnen.
      {title}, missions gagnées\u00a0: {won} sur {all}.
    won: {title} is completed. | {title} ist abgeschlossen. | {title} est accomplie.
    lost: {title} has failed. | {title} ist gescheitert. | {title} a échoué.
    stopped: {title} was left unfinished. | {title} wurde abgebrochen. | {title} a été abandonnée.
    play next: Play {mission}. | Spielt {mission}. | Jouez {mission}.
    play again:
      Play {mission} again, attempt {attempt}.
      Spielt {mission} noch einmal, Versuch {attempt}.
      Rejouez {mission}, essai {attempt}.
    may choose upgrades:
      Each hero may take {n} upgrade set.|Each hero may take {n} upgrade sets.
      Jeder Held darf {n} Aufrüstung nehmen.|Jeder Held darf {n} Aufrüstungen nehmen.
      Chaque héros peut prendre {n} amélioration.|Chaque héros peut prendre {n} améliorations.
    fixed upgrades:
      The briefing says which upgrade sets each hero takes.
      Die Missionsbesprechung sagt, welche Aufrüstungen jeder Held nimmt.
      Le briefing indique les améliorations de chaque héros.
    no upgrades: No upgrade sets yet. | Noch keine Aufrüstungen. | Pas encore d'améliorations.
    may take focus:
      Each hero may take {n} focus card.|Each hero may take {n} focus cards.
      Jeder Held darf {n} Fokuskarte nehmen.|Jeder Held darf {n} Fokuskarten nehmen.
      Chaque héros peut prendre {n} carte de spécialité.|Chaque héros peut prendre {n} cartes de spécialité.
    focus by role: Focus cards: {roles}. | Fokuskarten: {roles}. | Cartes de spécialité\u00a0: {roles}.
    coin on heads:
      The coin begins on heads.
      Die Münze beginnt auf der Kopfseite.
      La pièce commence sur face.
    coin on tails:
      The coin begins on tails.
      Die Münze beginnt auf der Kehrseite.
      La pièce commence sur pile.
    begin another: Begin another operation. | Beginnt eine andere Operation. | Commencez une autre opération.
    games: Games | Spiele | Parties
    wins: Won | Gewonnen | Gagnées
    losses: Lost | Verloren | Perdues
    knock-downs: Knock-downs | Niederschläge | Mises au tapis
    kills: Kills | Getötete Monster | Monstres tués
    killed: Killed: {kind} | Getötet: {kind} | Tués\u00a0: {kind}
    hits: Hits taken | Erlittene Treffer | Coups reçus
    missions: Missions won | Gewonnene Missionen | Missions gagnées
    after a win: won | gewonnen | gagnée
    after a defeat: lost | verloren | perdue
    completed: Operation completed | Operation abgeschlossen | Opération accomplie
    failed: Operation failed | Operation gescheitert | Opération échouée
    was won: Won at attempt {attempt}. | Gewonnen im Versuch {attempt}. | Gagnée à l'essai {attempt}.
    was lost: Lost {attempts} times. | {attempts}-mal verloren. | Perdue {attempts} fois.
    locked: Opens when {mission} is won. | Offen, sobald {mission} gewonnen ist. | S'ouvre quand {mission} est gagnée.
    is next: This one comes next. | Diese kommt als Nächstes. | C'est la suivante.
    way to completed: Opens with the last mission. | Offen mit der letzten Mission. | S'ouvre avec la dernière mission.
    way to failed: A defeat leads here. | Eine Niederlage führt hierher. | Une défaite y mène.
    mission won: {mission} is won. | {mission} ist gewonnen. | Mission gagnée\u00a0: {mission}.
    mission lost: {mission} is lost. | {mission} ist verloren. | Mission perdue\u00a0: {mission}.
    mission abandoned: {mission} was broken off. | {mission} wurde abgebrochen. | Mission interrompue\u00a0: {mission}.
    next opens: {mission} comes next. | Als Nächstes kommt {mission}. | La suite\u00a0: {mission}.
    again: {mission} may be tried again. | {mission} darf noch einmal versucht werden. | On peut rejouer {mission}.
    operation won: The operation is completed. | Die Operation ist abgeschlossen. | L'opération est accomplie.
    operation lost: The operation has failed. | Die Operation ist gescheitert. | L'opération a échoué.
    alone: It counts as a game on its own. | Es zählt als einzelnes Spiel. | Elle compte comme une partie isolée.
    flag: Carried over: {name} = {value}. | Wird übernommen: {name} = {value}. | Reporté\u00a0: {name} = {value}.
    anew: Everything else is set up anew. | Alles andere wird neu aufgebaut. | Tout le reste est remis en place.
    # the form
    outcome: How did it end? | Wie ging es aus? | Quelle issue\u00a0?
    choice won: won | gewonnen | gagnée
    choice lost: lost | verloren | perdue
    choice abandoned: broken off | abgebrochen | interrompue
    line-up: Who played? | Wer spielte? | Qui a joué\u00a0?
    hero: Hero | Held | Héros
    upgrades: Upgrade sets | Aufrüstungen | Améliorations
    focus: Focus cards | Fokuskarten | Cartes de spécialité
    start player: Start player | Startspieler | Premier joueur
    seat: seat {number} | Platz {number} | place {number}
    twists: Twists drawn | Gezogene Wendungen | Cartes imprévu piochées
    objectives: Objectives | Ziele | Objectifs
    objective: Objective | Ziel | Objectif
    is completed: Completed | Erfüllt | Accompli
    tokens: Intel tokens | Informationsmarker | Jetons d'objectif
    in round: In round | In Runde | Au round
    rounds: Rounds | Runden | Rounds
    threat: Threat at the end | Bedrohung am Ende | Menace à la fin
    coin: Lucky coin | Glücksmünze | Pièce du destin
    choice heads: heads | Kopfseite | face
    choice tails: tails | Kehrseite | pile
    searches: Searches | Suchen | Fouilles
    flags: Carried over | Wird übernommen | Reporté
""")
