"""What sections say: findings, what is counted, columns, in English, German and French."""

from engine.core.word_tables import rows

SENTENCES = rows("""
    win rate found: {rate} of the games are won | {rate} der Spiele werden gewonnen | {rate} de victoires
    win rate counted:
      {games}; with 95 % certainty between {low} and {high}.
      {games}; mit 95 % Sicherheit zwischen {low} und {high}.
      {games}\u00a0; à 95 % de certitude entre {low} et {high}.
    share: share | Anteil | part
    games: games | Spiele | parties
    defeats found:
      {share} of the defeats: {cause}
      {share} der Niederlagen: {cause}
      {share} des défaites\u00a0: {cause}
    defeats none: no game was lost | kein Spiel ging verloren | aucune défaite
    defeats counted:
      Why the mission was lost, {count} defeats.
      Warum die Mission verloren ging, {count} Niederlagen.
      Pourquoi la mission a été perdue, {count} défaites.
    median round: round {round} at the median | Runde {round} im Median | round {round} (médiane)
    heat found: {place}: {share} of the defeats | {place}: {share} der Niederlagen | {place}\u00a0: {share} des défaites
    heat visits: most happens at {place} | am meisten geschieht hier: {place} | l'essentiel se passe ici\u00a0: {place}
    heat board: {board}: {told} | {board}: {told} | {board}\u00a0: {told}
    heat counted:
      Where the loss happened that ended the game, and what else happened where.
      Wo der Verlust geschah, der das Spiel beendete, und was sonst wo geschah.
      Où s'est produite la perte qui a mis fin à la partie, et ce qui s'est passé ailleurs.
    rounds found:
      {share} of the defeats fall in rounds {first} to {last}
      {share} der Niederlagen fallen in die Runden {first} bis {last}
      {share} des défaites tombent entre les rounds {first} et {last}
    rounds found without:
      half of the games end by round {half}
      die Hälfte der Spiele endet bis Runde {half}
      la moitié des parties finissent au plus tard au round {half}
    lost at found:
      {area}: {share} of these defeats, most in round {round}
      {area}: {share} dieser Niederlagen, die meisten in Runde {round}
      {area}\u00a0: {share} de ces défaites, surtout au round {round}
    lost at counted:
      Defeats that happened somewhere, {count}, by area and round.
      Niederlagen, die einen Ort haben, {count}, nach Gebiet und Runde.
      Défaites situées, {count}, par secteur et par round.
    close found:
      {count} of {lost} defeats came with nothing left to do
      {count} von {lost} Niederlagen kamen, als nichts mehr zu tun war
      {count} défaites sur {lost} alors qu'il ne restait rien à faire
    close none:
      no defeat was close: something was always left to do
      keine Niederlage war knapp: immer war noch etwas zu tun
      aucune défaite de justesse\u00a0: il restait toujours à faire
    close counted:
      Objectives left in the games that were lost.
      Offene Ziele in den verlorenen Spielen.
      Objectifs restants dans les parties perdues.
    at most left: at most {count} left | höchstens {count} offen | au plus {count} à faire
    left none: nothing left | nichts offen | rien à faire
    left some: {count} left | {count} offen | {count} à faire
    funnel found:
      {lost} of {games} games do not get from “{before}” to “{after}”
      {lost} von {games} Spielen kommen nicht von „{before}“ zu „{after}“
      {lost} parties sur {games} ne vont pas de «\u00a0{before}\u00a0» à «\u00a0{after}\u00a0»
    funnel even: nobody is stopped on the way | niemand bleibt auf der Strecke | personne n'est arrêté en chemin
    funnel counted:
      Shares of all {games} games.
      Anteile an allen {games} Spielen.
      Parts de l'ensemble des {games} parties.
    set out: teams that set out | aufgebrochene Teams | équipes au départ
    all done: nothing left to do | nichts mehr zu tun | plus rien à faire
    game won: won | gewonnen | victoire
    timeline found:
      half of the games are over by round {half}, nine of ten by round {most}
      die Hälfte der Spiele ist bis Runde {half} vorbei, neun von zehn bis Runde {most}
      la moitié des parties sont finies au round {half}, neuf sur dix au round {most}
    timeline counted:
      By round: still playing, means of the games still played, losses in 100 games, objectives done so far.
      Je Runde: noch im Spiel, Mittelwerte der laufenden Spiele, Verluste in 100 Spielen, bisher erfüllte Ziele.
      Par round\u00a0: parties en cours, moyennes de celles-ci, pertes pour 100 parties, objectifs accomplis.
    still playing: still playing | noch im Spiel | en cours
    shares found:
      {heading}: {best} most ({share})
      {heading}: am meisten {best} ({share})
      {heading}\u00a0: surtout {best} ({share})
    shares none: {heading}: never | {heading}: nie | {heading}\u00a0: jamais
    shares counted:
      Completed, of the games in which it took part.
      Erfüllt, von den Spielen, in denen es vorkam.
      Accompli, parmi les parties où il figurait.
    stood found:
      {heading}: {column} {won} in games won, {lost} in games lost
      {heading}: {column} {won} bei Siegen, {lost} bei Niederlagen
      {heading}\u00a0: {column} {won} en cas de victoire, {lost} en cas de défaite
    stood counted:
      How the games stood when they ended: means, and shares of what is no number.
      Wie die Spiele am Ende standen: Mittelwerte, und Anteile, wo es keine Zahlen sind.
      L'état des parties à leur fin\u00a0: moyennes, ou parts pour ce qui n'est pas un nombre.
    average found: {heading}: {mean} | {heading}: {mean} | {heading}\u00a0: {mean}
    average counted: In a game, {mean} on average. | Je Spiel, im Mittel {mean}. | Par partie, {mean} en moyenne.
    coverage found:
      {heading}: {dead} of {all} never came up
      {heading}: {dead} von {all} kamen nie vor
      {heading}\u00a0: {dead} sur {all} jamais apparus
    coverage all:
      {heading}: all {all} came up
      {heading}: alle {all} kamen vor
      {heading}\u00a0: les {all} sont apparus
    coverage some:
      {heading}: {used} of {all} came up
      {heading}: {used} von {all} kamen vor
      {heading}\u00a0: {used} sur {all} sont apparus
    coverage used found:
      {heading}: {dead} of {all} never used
      {heading}: {dead} von {all} nie genutzt
      {heading}\u00a0: {dead} sur {all} jamais utilisés
    coverage used all:
      {heading}: all {all} were used
      {heading}: alle {all} wurden genutzt
      {heading}\u00a0: les {all} ont servi
    coverage used some:
      {heading}: {used} of {all} were used
      {heading}: {used} von {all} wurden genutzt
      {heading}\u00a0: {used} sur {all} ont servi
    coverage counted:
      Dead content first. In wins, in losses: in how many of the games that ended so it was used.
      Totes zuerst. Bei Siegen, bei Niederlagen: in wie vielen der Spiele, die so endeten, es genutzt wurde.
      Le contenu mort d'abord. Victoires, défaites\u00a0: part des parties ainsi terminées où il a servi.
    people found:
      {name}: {points} points with, rather than without
      {name}: {points} Punkte mit statt ohne
      {name}\u00a0: {points} points avec plutôt que sans
    people even:
      {heading}: nobody makes a clear difference
      {heading}: niemand macht einen klaren Unterschied
      {heading}\u00a0: personne ne fait de nette différence
    people counted:
      Points more or less of games won with somebody than without, 95 % interval.
      Punkte mehr oder weniger an gewonnenen Spielen mit jemandem als ohne, 95-%-Intervall.
      Points de victoires en plus ou en moins avec quelqu'un que sans, intervalle à 95\u00a0%.
    people always: in every game | in jedem Spiel | dans chaque partie
    difference: points | Punkte | points
    trouble found: without an end: {count} | ohne Ende: {count} | sans fin\u00a0: {count}
    trouble none: all games came to an end | alle Spiele kamen zu einem Ende | toutes les parties ont abouti
    trouble counted:
      Games that broke off or went on for ever; the first {count} are listed.
      Spiele, die abbrachen oder endlos weitergingen; die ersten {count} sind genannt.
      Parties interrompues ou sans fin\u00a0; les {count} premières sont citées.
    game: game {game} | Spiel {game} | partie {game}
    # measures
    measure win-rate: games won | gewonnene Spiele | parties gagnées
    measure loss-rate: games lost | verlorene Spiele | parties perdues
    measure rounds: rounds in a game | Runden je Spiel | rounds par partie
    measure decisions: decisions in a game | Entscheide je Spiel | décisions par partie
    measure lost-before-round: lost before round {round} | vor Runde {round} verloren | perdues avant le round {round}
    measure lost-by: lost: {cause} | verloren: {cause} | perdues\u00a0: {cause}
    measure objective: completed: {name} | erfüllt: {name} | accompli\u00a0: {name}
    measure used: used: {name} | genutzt: {name} | utilisé\u00a0: {name}
    measure card-unseen: never came up: {heading} | kamen nie vor: {heading} | jamais apparus\u00a0: {heading}
    measure card-unused: never used: {heading} | nie genutzt: {heading} | jamais utilisés\u00a0: {heading}
    # games worth looking at
    notable first-win: first win | erster Sieg | première victoire
    notable median: the median game | das mittlere Spiel | la partie médiane
    notable closest-loss: closest defeat | knappste Niederlage | défaite la plus serrée
    notable fastest-loss: fastest defeat | schnellste Niederlage | défaite la plus rapide
    notable won told: Won in round {round}. | Gewonnen in Runde {round}. | Gagnée au round {round}.
    notable lost told:
      Lost in round {round}: {cause}.
      Verloren in Runde {round}: {cause}.
      Perdue au round {round}\u00a0: {cause}.
    notable lost at told:
      Lost in round {round} at {place}: {cause}.
      Verloren in Runde {round}, {place}: {cause}.
      Perdue au round {round}, {place}\u00a0: {cause}.
    notable median told:
      It ends in round {round}, as half of the games have by then.
      Es endet in Runde {round}, wie bis dahin die Hälfte der Spiele.
      Elle finit au round {round}, comme la moitié des parties jusque-là.
""")
