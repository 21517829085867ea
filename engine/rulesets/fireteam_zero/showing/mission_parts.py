"""What a mission is made of, for one size of team: the records that it names, and numbers that follow the team."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.answers import Path
from engine.core.drafts import Draft, DraftRecord, listing, mapping, number, one_of, word
from engine.core.effects.team import value_for
from engine.core.sayings import counted, say
from engine.rulesets.fireteam_zero.showing.mission_faces import CardFaces
from engine.rulesets.fireteam_zero.showing.set_up_words import SET_UP_WORDS
from engine.rulesets.fireteam_zero.vocabulary import vocabulary


class MissionParts:
    """One mission for one size of team."""

    def __init__(self, draft: Draft, mission: DraftRecord, team: int) -> None:
        self.draft = draft
        self.mission = mission
        self.data = mission.data
        self.team = team
        self.printer = CardFaces(draft)
        self.objectives = self._records("objectives", "objectives")
        self.monsters = self._records("monsterCards", "monsterKinds")
        self.discoveries = self._records("discoveries", "discoveries")
        self.twists = self._twists()
        self.tiles = self._tiles()
        self.specialists = [one for one in draft.records("specialists") if one.data.get("usedInMission") is not False]

    def _records(self, field: str, collection: str) -> list[DraftRecord]:
        found = (self.draft.find(collection, id_) for id_ in listing(self.data.get(field)))
        return [one for one in found if one]

    def _twists(self) -> list[DraftRecord]:
        """FZ-A.64: a list of twists, or a named set."""
        given = self.data.get("twists")
        if isinstance(given, str):
            found = self.draft.find("twistSets", given)
            given = found.data.get("twists") if found else []
        twists = (self.draft.find("twists", id_) for id_ in listing(given))
        return [one for one in twists if one]

    def _tiles(self) -> list[DraftRecord]:
        layout = self.data.get("layout")
        if isinstance(layout, str):
            found = self.draft.find("layouts", layout)
            layout = found.data if found else {}
        tiles = map(mapping, listing(mapping(layout).get("tiles")))
        sectors = (self.draft.find("sectors", tile.get("sector")) for tile in tiles)
        return [sector for sector in sectors if sector]

    def say(self, key: str, **values: Any) -> str:
        """Words of setting up."""
        return say(SET_UP_WORDS, key, self.draft.lang, **values)

    def count(self, key: str, n: int, **values: Any) -> str:
        """Words that go with a number."""
        return counted(SET_UP_WORDS, key, n, self.draft.lang, **values)

    def _title(self, record: DraftRecord) -> str:
        return self.draft.text(record.data.get("name")) or record.id

    def _place(self, value: Any) -> str:
        return self.printer.name("location", word(value), self.draft.lang)

    def _listed(self, words: list[str]) -> str:
        """'A, B and C'."""
        return f"{', '.join(words[:-1])} {self.say('and')} {words[-1]}" if len(words) > 1 else "".join(words)

    def _pool(self, field: str) -> Iterator[tuple[int | None, str, str, Path]]:
        """How many of which kind; None with the words for a number that only the game knows."""
        for index, entry in enumerate(map(mapping, listing(self.data.get(field)))):
            node = entry.get("number", 1)
            n = value_for(vocabulary, node, self.team)
            name = self.draft.name("monsterKinds", entry.get("kind"))
            yield (
                None if n is None else max(n, 0),
                name,
                "" if n is not None else self.printer.amount(node),
                (*self.mission.path, field, index),
            )

    @property
    def upgrade_mode(self) -> tuple[str, int]:
        """FZ-1.14, FZ-A.07: none, choose or fixed, and how many sets a hero has."""
        upgrades = mapping(self.data.get("upgrades"))
        sets, n = mapping(upgrades.get("sets")), number(upgrades.get("number"))
        usual = "choose" if n else "fixed" if any(listing(one) for one in sets.values()) else "none"
        mode = one_of(upgrades.get("mode"), ("none", "fixed", "choose"), usual)
        return mode, n if mode == "choose" else max((len(listing(one)) for one in sets.values()), default=0)

    @property
    def focus_cards(self) -> int:
        """FZ-1.18: how many a hero may choose, at most."""
        focus = self.data.get("focusCards")
        return max(map(number, focus.values()), default=0) if isinstance(focus, Mapping) else number(focus)
