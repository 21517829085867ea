"""What people read of the pack and of a game."""

from engine.core.record_words import RecordWords, collections_of, fields_of
from engine.core.word_tables import rows

RECORD_WORDS = RecordWords(
    collections_of("""
    isles: Isle / Isles | Insel / Inseln | Île / Îles
      A piece of the map, painted in hexes.
      Ein Stück Karte aus Sechsecken.
      Un morceau de carte en hexagones.
    keepers: Keeper / Keepers | Wärter / Wärter | Gardien / Gardiens
      Who lights the lamps.
      Wer die Lampen anzündet.
      Qui allume les lampes.
    missions: Night / Nights | Nacht / Nächte | Nuit / Nuits
      Isles, lamps and a storm.
      Inseln, Lampen und ein Sturm.
      Des îles, des lampes et une tempête.
    """),
    fields_of("""
    cells: Hexes | Sechsecke | Hexagones
    spots: Spots | Plätze | Lieux
    key: Letter | Buchstabe | Lettre
    stamina: Stamina | Ausdauer | Endurance
    briefing: Briefing | Einführung | Briefing
    tiles: Isles on the map | Inseln auf der Karte | Îles sur la carte
    isle: Isle | Insel | Île
    rotation: Turned | Gedreht | Tournée
    start: Start | Start | Départ
    lamps: Lamps | Lampen | Lampes
    rounds: Rounds until the storm | Runden bis zum Sturm | Manches avant la tempête
    onLamp: When a lamp is lit | Wenn eine Lampe brennt | Quand une lampe est allumée
    """),
    things=rows("""
    spot: spot | Platz | lieu
    spot of this isle: spot of this isle | Platz dieser Insel | lieu de cette île
    """),
)
