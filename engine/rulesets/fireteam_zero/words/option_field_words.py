"""What people call the rule options of Fireteam Zero."""

from engine.core.record_words import fields_of

OPTION_FIELDS = fields_of("""
    seats [FZ-A.40]: Players at the table | Spieler am Tisch | Joueurs à la table
      How many people may play: fewer or more than the box names.
      Wie viele mitspielen dürfen: weniger oder mehr, als die Schachtel nennt.
      Combien de personnes peuvent jouer : moins ou plus que la boîte ne l'indique.
    draw [FZ-A.02]: Drawing cards | Karten ziehen | Piocher
      Whether a hero must draw up to a full hand in the tactics phase, or may stop earlier.
      Ob ein Held in der Taktikphase bis zur vollen Hand ziehen muss oder vorher aufhören darf.
      Si un héros doit piocher jusqu'à avoir la main pleine en phase tactique, ou peut s'arrêter avant.
    knockdownAdvancesThreat [FZ-A.03]:
      Knock-downs raise the threat
      Niederschläge erhöhen die Bedrohung
      Les K.-O. augmentent la menace
      The threat marker moves on when a specialist has lost the last protector, or with every knock-down.
      Der Bedrohungsmarker rückt vor, wenn ein Spezialist schutzlos ist, oder bei jedem Niederschlag.
      Le pion de menace avance quand un spécialiste a perdu son dernier protecteur, ou à chaque K.-O.
    RuleOptions.spawnTokens [FZ-A.08]: Spawn tokens are laid | Brut-Marker werden gelegt | Pose des jetons de génération
      Who decides which spawn number lies on which place.
      Wer bestimmt, welche Brutzahl auf welchem Ort liegt.
      Qui décide quel numéro de génération se trouve à quel endroit.
    RuleOptions.startPlayer [FZ-1.05]: Start player | Startspieler | Premier joueur
      How the holder of the start player marker is found before the first round.
      Wie vor der ersten Runde bestimmt wird, wer den Startspieler-Marker erhält.
      Comment on désigne le premier joueur avant le premier round.
    bossStopsAllSpawns [FZ-A.11]:
      A boss stops all spawning
      Ein Boss beendet alles Brüten
      Un avatar arrête toute génération
      Off: only the spawn step is left out, ambushes still place monsters. On: nothing new comes into play.
      Aus: Nur der Brutschritt entfällt, Hinterhalte bringen weiter Monster. Ein: Nichts Neues kommt ins Spiel.
      Non : seule l'étape de génération est sautée, pas les embuscades. Oui : plus rien n'entre en jeu.
    monsterDistance [FZ-A.41]: Distance for monsters | Entfernung für Monster | Distance des monstres
      How monsters find the nearest hero: by steps that can be walked, or straight across the board.
      Wie Monster den nächsten Helden finden: nach begehbaren Schritten oder geradewegs über den Plan.
      Comment les monstres trouvent le héros le plus proche : par des pas praticables, ou à vol d'oiseau.
    groupDecision [FZ-A.42]: Who decides for the group | Wer für die Gruppe entscheidet | Qui décide pour le groupe
      Who has the last word when the group does not agree.
      Wer das letzte Wort hat, wenn die Gruppe uneins ist.
      Qui a le dernier mot quand le groupe n'est pas d'accord.
    mandatoryDiscardKnocksDown [FZ-A.45]:
      Forced discards can knock down
      Erzwungenes Abwerfen kann niederschlagen
      Une défausse forcée peut mettre K.-O.
      On: who must discard more cards than are in hand is knocked down, even without an attack.
      Ein: Wer mehr Karten abwerfen muss, als auf der Hand sind, wird niedergeschlagen, auch ohne Angriff.
      Oui : qui doit défausser plus de cartes qu'il n'en a en main est mis K.-O., même sans attaque.
    freeSearchPerTurn [FZ-A.46]: Free searches per turn | Freie Suchen pro Zug | Fouilles gratuites par tour
      How often a hero may search without spending the action, in one turn.
      Wie oft ein Held in einem Zug suchen darf, ohne die Aktion auszugeben.
      Combien de fois un héros peut fouiller sans dépenser son action pendant un tour.
    simultaneous [FZ-A.52]: Won and lost at once | Gewonnen und verloren zugleich | Gagnée et perdue à la fois
      What counts when one event both wins and loses the mission.
      Was gilt, wenn ein Ereignis die Mission zugleich gewinnt und verliert.
      Ce qui compte quand un même évènement gagne et perd la mission.
    loneHero [FZ-A.53]: A lone hero may play | Ein einzelner Held darf spielen | Un héros seul peut jouer
      On: a mission may be played with a single hero; it becomes far harder.
      Ein: Eine Mission darf mit einem einzigen Helden gespielt werden; sie wird viel schwerer.
      Oui : on peut jouer une mission avec un seul héros ; elle devient bien plus dure.
    failedMission [FZ-A.57]: After a lost mission | Nach einer verlorenen Mission | Après une mission perdue
      What becomes of an operation when one of its missions is lost.
      Was aus einer Operation wird, wenn eine ihrer Missionen verloren ist.
      Ce que devient une opération quand l'une de ses missions est perdue.
    openHands [FZ-A.63]: Hands lie open | Offene Handkarten | Mains visibles
      On: everybody sees everybody's cards. Talking about them is allowed either way.
      Ein: Alle sehen die Karten aller. Darüber reden darf man so oder so.
      Oui : chacun voit les cartes de tous. En parler est permis dans tous les cas.
    lineOfSight [FZ-A.65]: Line of sight | Sichtlinie | Ligne de vue
      Whether impassable terrain stops attacks from a distance.
      Ob unpassierbares Gelände Angriffe aus der Ferne aufhält.
      Si le terrain impraticable arrête les attaques à distance.
    spawnAfterBoss [FZ-A.72]: Spawning after the boss | Brüten nach dem Boss | Génération après l'avatar
      Whether monsters come again when the boss is dead and only the way out is left.
      Ob wieder Monster kommen, wenn der Boss tot ist und nur noch der Weg hinaus bleibt.
      Si des monstres reviennent quand l'avatar est mort et qu'il ne reste qu'à sortir.
""")
