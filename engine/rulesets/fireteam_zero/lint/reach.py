"""Where heroes can get to: on foot, through what an effect opens, and where an effect leads them (FZ-L.18)."""

from __future__ import annotations

from engine.core.effects.tree import Node, name_in
from engine.core.maps import Map
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft
from engine.rulesets.fireteam_zero.lint.effect_texts import HEROES_CARDS
from engine.rulesets.fireteam_zero.lint.numbers import value_of
from engine.rulesets.fireteam_zero.lint.places import FAR, Places, near, places_of, sectors

HERO_WORDS = ("you", "searcher", "allHeroes", "otherHeroes", "everyHero", "chooseHero", "knockedDownHeroes")


class Reach:
    """What effects of a mission open, and where they lead; then the locations heroes can come to."""

    def __init__(self, draft: MissionDraft, board: Map) -> None:
        self.draft = draft
        self.board = board
        self.everywhere = frozenset(draft.terrain)
        self.enterable = self._passable() | self._opened()
        self.leads_to: Places = frozenset()
        self.leap = 1  # how far an effect carries a hero at once, whatever lies between
        self.crosses_sectors = False
        for text, node in draft.of("move"):
            if not (text.bearer.called == "monster" and name_in(node.value("who")) == "self"):
                self._note_move(node.value("to"))
        if any(not _are_heroes(node.value("a"), node.value("b")) for _text, node in draft.of("swap")):
            self.leads_to = self.everywhere

    def from_place(self, start: str) -> Places:
        """All locations that a hero who begins there can come to."""
        return self._spread(frozenset({start}) | (self.leads_to & self.enterable), self.leap, self.crosses_sectors)

    def on_foot(self, start: str) -> Places:
        """All locations that a monster which appears there can walk to."""
        return self._spread(frozenset({start}), 1, False)

    def _spread(self, reached: Places, leap: int, crosses_sectors: bool) -> Places:
        frontier = reached
        while frontier:
            step = near(self.board, frontier, leap)
            if crosses_sectors:
                step |= sectors(self.draft, frontier)
            frontier = (step & self.enterable) - reached
            reached |= frontier
        return reached

    def _passable(self) -> Places:
        return frozenset(place for place, terrain in self.draft.terrain.items() if "impassable" not in terrain)

    def _opened(self) -> Places:
        opened: Places = frozenset()
        for _text, node in self.draft.of("setTerrain"):
            if "impassable" in (node.value("remove") or ()):
                where = places_of(self.draft, node.value("at"))
                opened |= self.everywhere if where is None else where
        return opened

    def _note_move(self, to: Node | None) -> None:
        """A move to fixed places leads there; one that depends on a figure carries as far as its words say."""
        name = name_in(to)
        while to is not None and to.operation is not None and name in ("chooseLocation", "randomLocation"):
            to = to.arguments["among" if name == "chooseLocation" else "from"]
            name = name_in(to)
        if to is None or not name or name == "adjacentTo":
            return
        where = places_of(self.draft, to)
        if where is not None:
            self.leads_to |= where
        elif name == "withinRange" and to.operation is not None:
            far = value_of(to.arguments["n"], max(self.draft.hero_counts))
            self.leap = max(self.leap, FAR if far is None else far)
        elif name == "sectorOf":
            self.crosses_sectors = True
        else:
            self.leads_to = self.everywhere


def _are_heroes(*figures: Node | None) -> bool:
    return all(name_in(one) in HERO_WORDS for one in figures)


def heroes_reach(draft: MissionDraft) -> Places | None:
    """FZ-L.18: what is reachable from the entry point; None if there is no board to walk on."""
    if draft.board is None or draft.mission.entry_point not in draft.terrain:
        return None
    return Reach(draft, draft.board).from_place(draft.mission.entry_point)


def attack_range(draft: MissionDraft) -> int:
    """FZ-18.06: how far the heroes' attacks reach at best."""
    faces = [card.attack for card in draft.pack.action_cards]
    faces += [one.card.attack for one in draft.pack.upgrade_sets if draft.mission.upgrades.kind != "none"]
    longer = 0
    for text, node in draft.of("modifyRange"):
        by = value_of(node.value("by"), max(draft.hero_counts))
        if text.owner in HEROES_CARDS or text.owner == "mission":
            longer = max(longer, FAR if by is None else by)
    return max((face.range for face in faces), default=0) + longer


def monsters_walk(draft: MissionDraft, start: str) -> Places:
    """Where a monster that appears there can walk to."""
    if draft.board is None or start not in draft.terrain:
        return frozenset()
    return Reach(draft, draft.board).on_foot(start)
