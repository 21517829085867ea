"""What scenes say of Fireteam Zero, in English, German and French."""

from engine.core.scenes.words import CORE_GROUPS, CORE_MEANINGS, Meaning, meanings
from engine.core.word_tables import Words, rows

PHASE_WORDS = rows("""
    setup: set-up | Spielaufbau | préparation
    tactics: tactics phase | Taktikphase | phase tactique
    hero: hero phase | Heldenphase | phase des héros
    threat: threat phase | Bedrohungsphase | phase de menace
""")
ROUND_STEPS = """
    start player [FZ-3.03]: Start player | Startspieler | Premier joueur
      The marker goes to the left.
      Der Marker geht nach links weiter.
      Le marqueur passe à gauche.
    tactical response [FZ-3.04]: Tactical response | Taktischer Schlag | Réponse tactique
      One of you may play one.
      Eine Person darf einen ausspielen.
      L'un de vous peut en jouer une.
    draw [FZ-3.11]: Draw | Nachziehen | Pioche
      Whoever played no tactical response draws up to a full hand.
      Wer keinen taktischen Schlag gespielt hat, zieht bis zur vollen Hand nach.
      Qui n'a pas joué de réponse tactique pioche jusqu'à la main pleine.
    heroes [FZ-4.01]: Turns of the heroes | Züge der Helden | Tours des héros
      Clockwise from the start player: move, and one action.
      Im Uhrzeigersinn ab dem Startspieler: bewegen und eine Aktion.
      Dans le sens horaire depuis le premier joueur\u00a0: un déplacement et une action.
    threat [FZ-8.02]: Threat | Bedrohung | Menace
      The threat marker advances one space; a twist where the space says so.
      Der Bedrohungsmarker rückt ein Feld vor; eine Wendung, wo das Feld sie verlangt.
      Le jeton de menace avance d'une case\u00a0; un imprévu si la case le demande.
    monsters [FZ-8.09]: Monsters | Monster | Monstres
      Every monster is activated, one at a time.
      Jedes Monster wird aktiviert, eines nach dem anderen.
      Chaque monstre est activé, l'un après l'autre.
    spawning [FZ-9.02]: Spawning | Brut | Génération
      A spawn die for each monster that waits, minions first; not while a boss is in play.
      Ein Brutwürfel je wartendes Monster, Lakaien zuerst; nicht, solange ein Boss im Spiel ist.
      Un dé de génération par monstre en attente, les suppôts d'abord\u00a0; pas tant qu'un avatar est en jeu.
"""
SKIPPED_AT_FIRST = 2  # FZ-3.02
WORDS = rows("""
    round: round {number} | Runde {number} | round {number}
    before the first round: before round 1 | vor Runde 1 | avant le round 1
    threat: threat | Bedrohung | menace
    coin: lucky coin | Glücksmünze | pièce du destin
    heads: heads | Kopfseite | face
    tails: tails | Kehrseite | pile
    movement: movement left | Bewegung übrig | déplacement restant
    actions: actions left | Aktionen übrig | actions restantes
    knock-downs: knock-downs | Niederschläge | mises au tapis
    deck: deck | Deck | paquet
    deck of: deck of {name} | Deck von {name} | paquet de {name}
    discard of: discard pile of {name} | Ablagestapel von {name} | défausse de {name}
    played by: played by {name} | ausgespielt von {name} | joué par {name}
    recon: recon deck | Aufklärungsdeck | paquet de reconnaissance
    twists: twist deck | Wendungsdeck | paquet d'imprévu
    twists in force: twists in force | gültige Wendungen | imprévus en vigueur
    spawn: spawn token {number} | Brut-Marker {number} | jeton de génération {number}
    searched: searched | durchsucht | fouillé
    exit: exit point | Auswegpunkt | zone d'extraction
    entry: entry point | Startpunkt | zone d'intrusion
    boss: boss marker | Bossmarker | marqueur de l'avatar
    cards: cards in hand: {count} | Handkarten: {count} | cartes en main\u00a0: {count}
    power: power tokens: {count} | Macht-Marker: {count} | jetons de pouvoir\u00a0: {count}
    health: health {count} | Gesundheit {count} | santé {count}
    seat: seat {number} | Platz {number} | place {number}
    tokens:
      {value} of {needed} intel tokens
      {value} von {needed} Informationsmarkern
      jetons\u00a0: {value} sur {needed}
    tokens so far: {value} intel tokens | {value} Informationsmarker | {value} jetons
    to be met: a condition to be met | eine Bedingung ist zu erfüllen | une condition à remplir
    done: done | erfüllt | accompli
    target: can be attacked | kann angegriffen werden | peut être attaqué
    won: the team has done all it came for. | Das Team hat alles getan, wofür es kam. | L'équipe a tout accompli.
    knock-down:
      {hero} was knocked down at {place} while the coin showed tails.
      {hero} ging am Ort {place} zu Boden, als die Münze die Kehrseite zeigte.
      {hero} est tombé dans la zone {place} alors que la pièce était côté pile.
    mission:
      a condition of the mission ended it.
      eine Bedingung der Mission beendete sie.
      une condition de la mission y a mis fin.
    effect: {name} ended it. | {name} beendete sie. | {name} y a mis fin.
    conceded: the group gave up. | die Gruppe gab auf. | le groupe a abandonné.
    budget:
      too many decisions were made.
      es wurden zu viele Entscheidungen getroffen.
      trop de décisions ont été prises.
    dice of a card:
      {card} adds {dice} to the attack and is discarded afterwards.
      {card} gibt dem Angriff {dice} und wird danach abgeworfen.
      {card} ajoute {dice} à l'attaque et est défaussée ensuite.
    a die: 1 die | 1 Würfel | 1 dé
    dice: {count} dice | {count} Würfel | {count} dés
    hits that kill:
      range {distance}; hits that kill it: {needed}.
      Reichweite {distance}; Treffer, die es töten: {needed}.
      portée {distance}\u00a0; succès qui le tuent\u00a0: {needed}.
    movement then:
      movement left then: {left}.
      Bewegung danach übrig: {left}.
      déplacement restant ensuite\u00a0: {left}.
    held there:
      more monsters than heroes stand there: leaving is only possible once that changes.
      Dort stehen mehr Monster als Helden: Weg kommt man erst, wenn sich das ändert.
      il y a là plus de monstres que de héros\u00a0: on n'en repart que si cela change.
    way of a monster:
      it makes for {hero}, the nearest hero. Steps after this one: {steps}.
      Es strebt zu {hero}, dem nächsten Helden. Schritte nach diesem: {steps}.
      il se dirige vers {hero}, le héros le plus proche. Pas après celui-ci\u00a0: {steps}.
    activated to fight:
      {monster} is with {hero} at {place} and attacks there.
      {monster} ist bei {hero} am Ort {place} und greift dort an.
      {monster} est avec {hero} ({place}) et attaque.
    activated to move:
      {monster} leaves {place}, makes for {hero} and attacks if it gets there.
      {monster} verlässt {place}, strebt zu {hero} und greift an, wenn es hinkommt.
      {monster} quitte {place}, se dirige vers {hero} et attaque s'il arrive.
    everybody there: everybody at {place} | Alle am Ort {place} | tout le monde\u00a0: {place}
    heroes there:
      {value} of {needed} heroes stand there. With all objectives done, you have won.
      {value} von {needed} Helden stehen dort. Sind alle Ziele erfüllt, ist gewonnen.
      {value} héros sur {needed} y sont. Tous les objectifs accomplis, c'est gagné.
    threat marker: threat marker | Bedrohungsmarker | jeton de menace
    spawning: spawning | Brut | génération
    waiting: waiting: {count} | es warten: {count} | en attente\u00a0: {count}
    fights: {place}, with {hero} | {place}, bei {hero} | {place}, avec {hero}
    makes for: {place}, makes for {hero} | {place}, strebt zu {hero} | {place}, se dirige vers {hero}
    rounds played: rounds | Runden | rounds
""")
GROUPS: dict[str, Words] = {
    **CORE_GROUPS,
    **rows("""
    set-up: set-up | Spielaufbau | préparation
    move: move | Bewegen | se déplacer
    attack: attack | Angreifen | attaquer
    search: search | Durchsuchen | fouiller
    act: actions | Aktionen | actions
    cards: cards | Karten | cartes
    monsters: monsters | Monster | monstres
"""),
}
MEANINGS: dict[str, Meaning] = {
    **CORE_MEANINGS,
    **meanings(
        "set-up",
        """
        start-player [FZ-3.03]:
          {hero} has the last word in the tactics phase and begins.
          {hero} hat in der Taktikphase das letzte Wort und beginnt.
          {hero} a le dernier mot dans la phase tactique et commence.
        take-hero [FZ-1.03]:
          You play {hero}, with the deck of that role.
          Du spielst {hero} mit dem Deck dieser Rolle.
          Vous jouez {hero} avec le paquet de ce rôle.
        take-upgrade [FZ-D.05]:
          Its cards are shuffled into your deck.
          Seine Karten werden in dein Deck gemischt.
          Ses cartes sont mélangées à votre paquet.
        take-focus [FZ-D.06]:
          It lies before you for the whole mission.
          Sie liegt die ganze Mission vor dir.
          Elle reste devant vous toute la mission.
        place-spawn-token [FZ-1.24]:
          Monsters appear there when the spawn die shows {number}.
          Dort erscheinen Monster, wenn der Brutwürfel {number} zeigt.
          Des monstres y apparaissent quand le dé de génération indique {number}.
    """,
    ),
    **meanings(
        "move",
        """
        move [FZ-4.10]: You go to {to}. | Du gehst nach {to}. | Vous allez vers {to}.
        take-along [FZ-4.19]:
          With you come: {specialists}.
          Es kommen mit: {specialists}.
          Vous accompagnent\u00a0: {specialists}.
        go [FZ-D.41]: There it goes: {to}. | Es geht nach {to}. | Direction {to}.
    """,
    ),
    **meanings(
        "attack",
        """
        attack [FZ-5.01]:
          You attack {target}; then you choose the cards.
          Du greifst {target} an; dann wählst du die Karten.
          Vous attaquez {target}\u00a0; puis vous choisissez les cartes.
        roll [FZ-5.05]:
          The attack dice are rolled.
          Die Angriffswürfel werden geworfen.
          Les dés d'attaque sont lancés.
        reroll-die [FZ-5.34]: This die is rolled again. | Dieser Würfel wird erneut geworfen. | Ce dé est relancé.
    """,
    ),
    **meanings(
        "search",
        """
        search [FZ-7.03]:
          You turn the spawn token here and draw a recon card.
          Du drehst den Brut-Marker hier um und ziehst eine Aufklärungskarte.
          Vous retournez le jeton de génération et piochez une carte de reconnaissance.
        search-free [FZ-7.03]:
          You turn the spawn token here and draw a recon card; it costs no action.
          Du drehst den Brut-Marker hier um und ziehst eine Aufklärungskarte; es kostet keine Aktion.
          Vous retournez le jeton de génération et piochez une carte de reconnaissance, sans dépenser d'action.
    """,
    ),
    **meanings(
        "act",
        """
        stand-up [FZ-4.09]:
          You stand up and take your turn.
          Du stehst auf und machst deinen Zug.
          Vous vous relevez et jouez votre tour.
        act [FZ-4.32]: You do it now. | Du tust es jetzt. | Vous le faites maintenant.
    """,
    ),
    **meanings(
        "cards",
        """
        choose-card: It is {card}. | Es ist: {card}. | C'est {card}.
        play-tactical-response [FZ-3.04]:
          {hero} plays it; no other response can be played this round.
          {hero} spielt ihn aus; in dieser Runde kann kein anderer gespielt werden.
          {hero} la joue\u00a0; aucune autre réponse ne peut l'être ce round.
        draw [FZ-3.11]: You draw so many cards. | Du ziehst so viele Karten. | Vous piochez autant de cartes.
        play-card [FZ-5.02]:
          {card} adds its dice to the attack and is discarded afterwards.
          {card} fügt dem Angriff seine Würfel hinzu und wird danach abgeworfen.
          {card} ajoute ses dés à l'attaque et est défaussée ensuite.
        play-reaction [FZ-11.05]:
          {card} interrupts what is happening.
          {card} unterbricht das Geschehen.
          {card} interrompt ce qui se passe.
        discard [FZ-8.30]:
          {card} goes onto your discard pile.
          {card} kommt auf deinen Ablagestapel.
          {card} va sur votre défausse.
        put-on-top [FZ-D.44]:
          {card} is put on top next.
          {card} wird als Nächstes obenauf gelegt.
          {card} est posée dessus ensuite.
    """,
    ),
    **meanings(
        "monsters",
        """
        activate [FZ-8.12]:
          {monster} moves, and attacks if it can.
          {monster} bewegt sich und greift an, wenn es kann.
          {monster} se déplace et attaque s'il le peut.
        step [FZ-8.14]: It goes to {to}. | Es geht nach {to}. | Il va vers {to}.
        ambush-by [FZ-7.12]:
          {monster} springs the ambush.
          {monster} legt den Hinterhalt.
          {monster} tend l'embuscade.
    """,
    ),
    **meanings(
        "choose",
        """
        target [FZ-11.06]: It is played on {figure}. | Sie wird auf {figure} ausgespielt. | Elle est jouée sur {figure}.
        take-attack [FZ-8.33]: {hero} becomes the target. | {hero} wird zum Ziel. | {hero} devient la cible.
        turn-to-heads [FZ-13.06]:
          The coin shows heads: one more knock-down is no defeat.
          Die Münze zeigt die Kopfseite: Noch ein Niederschlag ist keine Niederlage.
          La pièce est côté face\u00a0: une mise au tapis de plus n'est pas une défaite.
    """,
    ),
    **meanings(
        "end",
        """
        react/decline:
          You play nothing, and it goes on.
          Du spielst nichts aus, und es geht weiter.
          Vous ne jouez rien, et le jeu continue.
        reroll/decline: The dice count as they lie. | Die Würfel zählen, wie sie liegen. | Les dés comptent tels quels.
        volunteer/decline: The attack keeps its target. | Der Angriff behält sein Ziel. | L'attaque garde sa cible.
        wish-tactical-response/decline: You play none. | Du spielst keinen aus. | Vous n'en jouez pas.
        choose-tactical-response/decline: None is played. | Es wird keiner ausgespielt. | Aucune n'est jouée.
        choose-focus/decline: You play without one. | Du spielst ohne. | Vous jouez sans.
        choose-upgrades/decline:
          Your deck stays as it is.
          Dein Deck bleibt, wie es ist.
          Votre paquet reste tel quel.
        granted-action/decline:
          You do nothing now.
          Du tust jetzt nichts.
          Vous ne faites rien maintenant.
        turn-coin/decline:
          The coin stays at tails.
          Die Münze bleibt auf der Kehrseite.
          La pièce reste côté pile.
        stay-down [FZ-4.08]:
          You stay down; your turn is over.
          Du bleibst liegen; dein Zug ist vorbei.
          Vous restez au tapis\u00a0; votre tour est fini.
        end-turn [FZ-4.02]: Your turn is over. | Dein Zug ist vorbei. | Votre tour est fini.
    """,
    ),
}
REACTIONS = frozenset({"react", "reaction-target", "volunteer", "choose-volunteer", "reroll", "discard"})
TONES: dict[str, str] = {
    "round": "phase",
    "turn": "phase",
    "mission-began": "phase",
    "attack-roll": "dice",
    "die-rerolled": "dice",
    "activation-die": "dice",
    "spawn-die": "dice",
    "die-roll": "dice",
    "killed": "good",
    "boss-wounded": "good",
    "objective-completed": "good",
    "stands-up": "good",
    "knocked-down": "bad",
    "struck": "bad",
    "twist": "bad",
    "ambush": "bad",
    "boss-appeared": "bad",
    "recon-card": "card",
    "reaction": "card",
    "tactical-response": "card",
    "cards-discarded": "card",
    "discovery-resolved": "card",
}
DICE = {
    "attack-roll": ("dice", "face"),
    "die-rerolled": ("shows", "face"),
    "activation-die": ("symbol", "symbol"),
    "spawn-die": ("token", "number"),
    "die-roll": ("shows", "number"),
}
MOVES = {
    "hero-placed": ("hero", "", "at"),
    "hero-moved": ("hero", "from", "to"),
    "specialist-moved": ("specialist", "", "to"),
    "monster-moved": ("monster", "from", "to"),
    "monster-placed": ("monster", "", "at"),
}
ROUNDS = "round"
