"""What reports say in English, German and French, and how they write numbers."""

from engine.core.sentences import LANGUAGES
from engine.core.word_tables import rows

_SEPARATORS = {"en": (",", "."), "de": (".", ","), "fr": ("\u202f", ",")}  # of thousands, of decimals

PHRASES = rows("""
    title: Play-test: {mission} | Spieltest: {mission} | Partie test\u00a0: {mission}
    run: {games}, {team}, bot: {bot} | {games}, {team}, Bot: {bot} | {games}, {team}, bot\u00a0: {bot}
    one game: 1 game | 1 Spiel | 1 partie
    many games: {count} games | {count} Spiele | {count} parties
    seats: {count} seats | {count} Plätze | {count} places
    won rate: {rate} won | {rate} gewonnen | {rate} de victoires
    interval:
      With 95 % certainty between {low} and {high}.
      Mit 95 % Sicherheit zwischen {low} und {high}.
      À 95 % de certitude, entre {low} et {high}.
    told: {name}: {value} | {name}: {value} | {name}\u00a0: {value}
    won: won | gewonnen | gagnées
    lost: lost | verloren | perdues
    unfinished: did not end | ohne Ende | sans fin
    fault: broke off | abgebrochen | interrompues
    defeats: Why it was lost | Warum verloren wurde | Causes des défaites
    where: Where: {cause} | Wo: {cause} | Lieux\u00a0: {cause}
    conceded: the group gave up | die Gruppe gab auf | le groupe a abandonné
    own condition: condition {number} of the mission | Bedingung {number} der Mission | condition {number} de la mission
    by effect: the effect '{name}' | der Effekt „{name}“ | l'effet «\u00a0{name}\u00a0»
    in round: {share}, round {round} | {share}, Runde {round} | {share}, round {round}
    rounds: Rounds | Runden | Rounds
    rounds told:
      {mean} on average; half of the games end by round {half}, nine of ten by round {most}.
      {mean} im Mittel; die Hälfte der Spiele endet bis Runde {half}, neun von zehn bis Runde {most}.
      {mean} en moyenne\u00a0; la moitié des parties finissent au plus tard au round {half}, neuf sur dix au round
        {most}.
    objectives: Objectives completed | Erfüllte Ziele | Objectifs accomplis
    margin: How close it was | Wie knapp es war | Marge
    games: Games | Spiele | Parties
    heat: Where it happened | Wo es geschah | Où cela s'est passé
    coverage: What came up | Was vorkam | Ce qui est apparu
    coverage told:
      Seen and used: in how many of all games. In wins, in losses: in how many of the games that ended so it was used
        (or seen, where nobody can use it). Won: how many of the games in which it was used were won.
      Gesehen und genutzt: in wie vielen aller Spiele. Bei Siegen, bei Niederlagen: in wie vielen der Spiele, die so
        endeten, es genutzt wurde (oder gesehen, wo man es nicht nutzen kann). Gewonnen: wie viele der Spiele, in denen
        es genutzt wurde, gewonnen wurden.
      Vu et utilisé\u00a0: part de toutes les parties. Victoires, défaites\u00a0: part des parties ainsi terminées où
        l'élément a servi (ou a été vu, s'il ne peut servir). Gagnées\u00a0: part des victoires parmi les parties où il
        a servi.
    seen: Seen | Gesehen | Vu
    used: Used | Genutzt | Utilisé
    in wins: In wins | Bei Siegen | Victoires
    in losses: In losses | Bei Nieder­lagen | Défaites
    Won: Won | Gewonnen | Gagnées
    average: {mean} in a game on average. | {mean} je Spiel im Mittel. | {mean} par partie en moyenne.
    trouble: Games that did not end or broke off | Spiele ohne Ende oder mit Abbruch | Parties sans fin ou interrompues
    trouble first: The first {count}: | Die ersten {count}: | Les {count} premières\u00a0:
    trouble told:
      Game {game}, seed {seed}: {message}
      Spiel {game}, Startwert {seed}: {message}
      Partie {game}, graine {seed}\u00a0: {message}
    made: How it was made | Wie gemessen wurde | Comment c'est mesuré
    made told:
      Pack {pack}, version {digest}, seed {seed}; {decisions} decisions and {time} ms of processor time in a game.
      Paket {pack}, Version {digest}, Startwert {seed}; {decisions} Entscheide und {time} ms Rechenzeit je Spiel.
      Paquet {pack}, version {digest}, graine {seed}\u00a0; {decisions} décisions et {time} ms de calcul par partie.
    # the summary on the command line: a word at the margin, then what there is to say
    summary:
      {games} of '{mission}' by the bot '{bot}', seed {seed}
      {games} von „{mission}“ mit dem Bot „{bot}“, Startwert {seed}
      {games} de «\u00a0{mission}\u00a0» par le bot «\u00a0{bot}\u00a0», graine {seed}
    span: {rate} ({low} to {high}) | {rate} ({low} bis {high}) | {rate} ({low} à {high})
    lost by: lost by | verloren | défaite
    lost told:
      {cause}: {share}, round {round} at the median
      {cause}: {share}, Runde {round} im Median
      {cause}\u00a0: {share}, round {round} (médiane)
    lost at: {told}; {places} | {told}; {places} | {told}\u00a0; {places}
    seeds: {count} (seeds {seeds}) | {count} (Startwerte {seeds}) | {count} (graines {seeds})
    rounds line: rounds | Runden | rounds
    rounds short:
      {mean} on average, 90 % within {most}
      {mean} im Mittel, 90 % binnen {most}
      {mean} en moyenne, 90 % en {most} au plus
    never: never used | nie genutzt | jamais vu
    more: {names} and {count} more | {names} und {count} weitere | {names} et {count} de plus
    decisions: decisions | Entscheide | décisions
    decisions told:
      {count} in a game, {time} ms of processor time
      {count} je Spiel, {time} ms Rechenzeit
      {count} par partie, {time} ms de calcul
""")


def say(key: str, lang: str, **values: object) -> str:
    """A phrase in a language."""
    return PHRASES[key][LANGUAGES.index(lang)].format(**values)


def count_games(count: int, lang: str) -> str:
    """So many games, in words."""
    return say("one game", lang) if count == 1 else say("many games", lang, count=number(count, lang))


def number(value: float, lang: str, digits: int = 0) -> str:
    """A number as people write it."""
    thousands, decimals = _SEPARATORS[lang]
    value = round(value, digits) + 0.0  # a little less than nothing is nothing, not '-0'
    return f"{value:,.{digits}f}".translate(str.maketrans(",.", thousands + decimals))


def percentage(share: float, lang: str) -> str:
    """A share from 0 to 1 as a percentage."""
    return f"{number(100 * share, lang, 1)} %"


def percent(part: int, whole: int, lang: str) -> str:
    """A part of a whole as a percentage; a dash where there is no whole."""
    return percentage(part / whole, lang) if whole else "–"
