"""A campaign's ledger as the engine reads it, and how it stands, for people.

The engine keeps the books of operations and campaigns. A free campaign is a row of missions that a group chose: its
results are games on their own, and its standing is told here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from django.utils import translation
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from campaigns.chapters import campaign_titles, one_below_the_other
from campaigns.errors import CannotBeRead
from campaigns.models import Campaign
from engine import VERSION, Bookkeeping, ContentError, NextGame, Pack, as_json, collections, load_pack, missions
from engine import campaign as bookkeeping
from missions.folding import localised
from missions.models import Version

KEPT_PACKS = 6  # loaded packs a process: some megabytes each
LANGUAGES = ("en", "de", "fr")  # what the engine speaks
# Who worked out what is kept; the last number goes up when standings get other parts or words.
WORKED_OUT_BY = f"{VERSION}, standings 4"


@lru_cache(maxsize=KEPT_PACKS)
def loaded(digest: str) -> Pack:
    """A version as the engine plays it, by its content's digest. Loading takes a tenth of a second."""
    document = Version.objects.filter(digest=digest).values_list("document", flat=True)[0]
    try:
        return load_pack(document, is_kept=True)
    except ContentError as error:
        raise CannotBeRead from error


@dataclass
class Book:
    """The ledger of one campaign, or a ledger as it was or would be."""

    campaign: Campaign
    ledger: Sequence[dict[str, Any]]

    @cached_property
    def pack(self) -> Pack:
        return loaded(self.campaign.version.digest)

    @property
    def content(self) -> Any:
        return self.pack.content

    @cached_property
    def keeping(self) -> Bookkeeping[Any]:
        return bookkeeping(self.campaign.ruleset)

    def with_ledger(self, ledger: Sequence[dict[str, Any]]) -> "Book":
        return Book(self.campaign, ledger)

    def followed_by(self, entry: dict[str, Any]) -> "Book":
        """With an entry that was recorded elsewhere."""
        return self.with_ledger(self.keeping.followed(self.content, self.ledger, entry))

    def titles(self, lang: str) -> dict[str, str]:
        return titles_of(self.campaign.version.digest, lang)

    def names(self, lang: str) -> dict[str, str]:
        """Of everything in the pack."""
        return names_of(self.campaign.version.digest, lang)

    def standing(self, lang: str) -> dict[str, Any]:
        if self.campaign.is_free:
            return self._free_standing(lang)
        return as_json(self.keeping.standing(self.content, self.ledger, lang))

    def map(self, lang: str) -> dict[str, Any]:
        if self.campaign.is_free:
            return self._free_map(lang)
        maps = [(name, as_json(self.keeping.map(self.content, self.ledger, lang, name))) for name in self.begun]
        return one_below_the_other(maps, campaign_titles(self.campaign.version.digest, lang))

    @cached_property
    def begun(self) -> list[str]:
        """Every operation or campaign of the ledger, where it was begun last."""
        begun = [one["campaign"] for one in as_json(self.keeping.standings(self.content, self.ledger))["campaigns"]]
        return list(dict.fromkeys(reversed(begun)))[::-1]

    def next_game(self, mission: str = "") -> NextGame | None:
        """What starting the next game needs; a campaign of one's own choice plays what is asked for."""
        campaign = self.campaign
        if not campaign.is_free:
            return self.keeping.next_game(self.content, self.ledger, campaign.key)
        wanted = mission if mission in campaign.missions else self._free_standing("en")["next_mission"]
        return NextGame(wanted or campaign.missions[0], campaign.options, None)

    def games(self) -> tuple[Any, ...]:
        """Every game that counts."""
        return self.keeping.games(self.content, self.ledger)

    def kept(self) -> dict[str, Any]:
        """What pages show, in every language, and the plain standings; nothing of it is secret."""
        told = {
            lang: {
                "standing": self.standing(lang),
                "map": self.map(lang),
                "everybody": as_json(self.keeping.everybody(self.content, self.ledger, lang)),
            }
            for lang in LANGUAGES
        }
        return {**told, "plain": as_json(self.keeping.standings(self.content, self.ledger))}

    # --- a free campaign --------------------------------------------------------------------------------

    def _free_states(self) -> dict[str, tuple[str, int]]:
        """Mission → won, lost or open, and how many games."""
        single = as_json(self.keeping.standings(self.content, self.ledger))["single"]
        states = {}
        for mission in self.campaign.missions:
            row = single.get(mission, {})
            wins, count = row.get("wins", 0), row.get("games", 0)
            states[mission] = ("won" if wins else "lost" if count else "open", count)
        return states

    def _free_standing(self, lang: str) -> dict[str, Any]:
        states = self._free_states()
        won = sum(state == "won" for state, _games in states.values())
        upcoming = next((mission for mission, (state, _games) in states.items() if state != "won"), "")
        with translation.override(lang):
            sentence = _("%(won)s of %(all)s missions won.") % {"won": won, "all": len(states)}
            text = _("Play %(mission)s.") % {"mission": self.titles(lang).get(upcoming, upcoming)}
            done = _("Every mission is won. Play one again, or begin another campaign.")
            games = sum(count for _state, count in states.values())
            facts = [[_("Missions won"), f"{won} / {len(states)}"], [_("Games"), str(games)]]
        is_over = not upcoming
        return {
            "state": "won" if is_over else "open",
            "sentence": sentence,
            "next_mission": upcoming,
            "next_text": done if is_over else text,
            "roster": [],
            "facts": facts,
            "briefing": [],
        }

    def _free_map(self, lang: str) -> dict[str, Any]:
        titles, upcoming, nodes = self.titles(lang), self._free_standing(lang)["next_mission"], []
        for column, (mission, (state, count)) in enumerate(self._free_states().items()):
            with translation.override(lang):
                why = ngettext("%(count)s game", "%(count)s games", count) % {"count": count} if count else ""
            nodes.append(
                {
                    "id": mission,
                    "kind": "mission",
                    "title": titles.get(mission, mission),
                    "state": "next" if mission == upcoming else state,
                    "why": why,
                    "mission": mission,
                    "column": column,
                    "row": 0,
                    "is_spoiler": False,
                }
            )
        return {"nodes": nodes, "edges": []}


@lru_cache(maxsize=64)
def titles_of(digest: str, lang: str) -> dict[str, str]:
    return {one.id: one.title for one in missions(dict(loaded(digest).document), lang)}


@lru_cache(maxsize=64)
def names_of(digest: str, lang: str) -> dict[str, str]:
    """Id → what the pack calls it; of records that share an id, the first."""
    document, found = dict(loaded(digest).document), {}
    for collection in collections(document["ruleset"], lang):
        for record in document.get(collection.name, ()):
            if name := localised(record.get(collection.title_field), lang):
                found.setdefault(record.get("id", ""), name)
    return found


def book_of(campaign: Campaign) -> Book:
    """With the ledger as it stands in the database."""
    envelopes = campaign.entries.order_by("number").values_list("envelope", flat=True)
    return Book(campaign, list(envelopes))
