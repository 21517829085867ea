"""Chapter 1 for people at a real table: what one needs, the nine steps, and what one finds out in play."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.answers import Path
from engine.core.answers.missions import Need, NeedGroup, SetUp, SetUpStep, SpoilerGroup
from engine.core.drafts import DraftRecord, listing, mapping, number, one_of, word
from engine.core.effects.team import value_for
from engine.rulesets.fireteam_zero.showing.boards import special_name
from engine.rulesets.fireteam_zero.showing.mission_parts import MissionParts
from engine.rulesets.fireteam_zero.vocabulary import vocabulary

ACTION_CARDS = 16  # FZ-C.28: of a role, unless the pack says otherwise
UPGRADE_COPIES = 4  # FZ-1.16


class TableSetUp(MissionParts):
    """One mission for one size of team."""

    def answer(self) -> SetUp:
        """Needs, steps and spoilers."""
        return SetUp(self.team, tuple(self._needs()), tuple(self._steps()), tuple(self._spoilers()))

    # --- what one needs -----------------------------------------------------------------------------

    def _needs(self) -> Iterator[NeedGroup]:
        for key, needs in (
            ("sectors", self._sectors()),
            ("figures", self._figures()),
            ("cards", self._cards()),
            ("tokens", self._tokens()),
        ):
            yield NeedGroup(key, self.say(key), tuple(one for one in needs if one.count))  # type: ignore[arg-type]

    def _sectors(self) -> Iterator[Need]:
        for sector in self.tiles:
            tile, side = self._tile(sector), self.draft.text(sector.data.get("sideName"))
            yield Need(1, self._title(sector), " · ".join(part for part in (tile, side) if part), sector.path)

    def _tile(self, sector: DraftRecord) -> str:
        """Which piece of cardboard it is printed on, in the order of the document: two sides have one number."""
        tiles = list(dict.fromkeys(word(one.data.get("tile")) for one in self.draft.records("sectors")))
        tile = word(sector.data.get("tile"))
        return self.say("tile", n=[one for one in tiles if one].index(tile) + 1) if tile else ""

    def _figures(self) -> Iterator[Need]:
        yield Need(self.team, self.count("heroes", self.team))
        names = self._listed([self._title(one) for one in self.specialists])
        yield Need(len(self.specialists), self.count("specialists", len(self.specialists)), names)
        for field, detail in (("spawnPool", ""), ("reservePool", self.say("reserve"))):
            for n, name, amount, path in self._pool(field):
                unknown = self.say("depends", number=amount) if amount else ""
                yield Need(1 if n is None else n, name, unknown or detail, path)
        boss = mapping(self.data.get("boss"))
        if boss:
            name = self.draft.name("monsterKinds", boss.get("kind"))
            yield Need(1, name, self.say("boss later"), (*self.mission.path, "boss"))

    @property
    def role_cards(self) -> int:
        """How many action cards a role has; of roles that differ, the most."""
        roles = self.draft.records("roles")
        return max((number(one.data.get("actionCards"), ACTION_CARDS) for one in roles), default=ACTION_CARDS)

    def _cards(self) -> Iterator[Need]:
        yield self._need("action cards", self.role_cards * self.team, self.say("of each role", n=self.role_cards))
        _mode, sets = self.upgrade_mode
        yield self._need("upgrade cards", sets * UPGRADE_COPIES * self.team, self.count("sets each", sets))
        yield self._need("focus cards", self.focus_cards * self.team, self.say("each", n=self.focus_cards))
        for key, records in (("monster cards", self.monsters), ("objectives", self.objectives)):
            yield self._need(key, len(records), ", ".join(map(self._title, records)))
        events, found = number(self.data.get("eventCount")), len(self.discoveries)
        detail = self.say("events and discoveries", events=events, found=found)
        yield self._need("recon cards", events + found, detail)
        given = self.data.get("twists")
        name = self.draft.name("twistSets", given) if isinstance(given, str) else ""
        yield self._need("twists", len(self.twists), self.say("set", name=name) if name else "")

    def _tokens(self) -> Iterator[Need]:
        yield self._need("spawn tokens", len(listing(self.data.get("spawnLocations"))))
        yield self._need("intel tokens", self._intel())
        for id_, n in self._special().items():
            yield Need(n, self.count("special tokens", n, name=special_name(self.draft, id_)))
        yield Need(int(bool(self.data.get("exitPoint"))), self.say("exit marker"))
        yield self._need("power tokens", self._power())
        yield Need(1, self.say("threat track"))
        yield Need(1, self.say("coin and marker"))
        attack = mapping(mapping(self.draft.document.get("dice")).get("attack"))
        yield self._need("attack dice", number(attack.get("count"), 8))
        yield Need(1, self.say("other dice"))

    def _need(self, key: str, n: int, detail: str = "") -> Need:
        return Need(n, self.count(key, n), detail)

    def _intel(self) -> int:
        """As many as the objectives need, and those that lie there from the beginning."""
        needed = (mapping(one.data.get("completion")).get("tokensNeeded") for one in self.objectives)
        tokens = [value_for(vocabulary, node, self.team) or 0 for node in needed if node is not None]
        return sum(tokens) + sum(n for id_, n in self._lying() if id_ == "intel")

    def _special(self) -> dict[str, int]:
        """Special intel tokens that the mission or its discoveries put on the board."""
        found: dict[str, int] = {}
        for id_, n in self._lying():
            if id_ not in ("", "intel"):
                found[id_] = found.get(id_, 0) + n
        return found

    def _lying(self) -> Iterator[tuple[str, int]]:
        placed = [*listing(self.data.get("initialTokens"))]
        for discovery in self.discoveries:
            placed += listing(discovery.data.get("boardTokens"))
        for one in map(mapping, placed):
            yield word(one.get("token")), number(one.get("count"), 1)

    def _power(self) -> int:
        """FZ-6.03: those of the boss."""
        boss = self.draft.find("monsterKinds", mapping(self.data.get("boss")).get("kind"))
        return value_for(vocabulary, boss.data.get("powerTokens", "heroes"), self.team) or 0 if boss else 0

    # --- the nine steps (FZ-1.03) -------------------------------------------------------------------

    def _steps(self) -> Iterator[SetUpStep]:
        for key, texts, rule in (
            ("1", [self.say("1 text")], "FZ-1.04"),
            ("2", self._heroes(), "FZ-1.06"),
            ("3", self._equipment(), "FZ-1.13"),
            ("4", self._board(), "FZ-1.22"),
            ("5", self._threat(), "FZ-1.27"),
            ("6", self._intelligence(), "FZ-1.29"),
            ("7", [self.say(one_of(self.data.get("coinStart"), ("heads", "tails"), "heads"))], "FZ-1.34"),
            ("8", self._spawning(), "FZ-1.36"),
            ("9", self._position(), "FZ-1.38"),
        ):
            yield SetUpStep(self.say(key), " ".join(texts), rule)

    def _heroes(self) -> Iterator[str]:
        is_chosen = self.draft.option(self.data, "startPlayer") == "players"
        yield self.say("chosen start player" if is_chosen else "drawn start player")
        yield self.say("2 text")
        roles = [self.draft.name("roles", role) for role in listing(self.data.get("requiredRoles"))]
        if roles:
            yield self.say("required", roles=self._listed(roles))

    def _equipment(self) -> Iterator[str]:
        yield self.say("3 text", n=self.role_cards)
        if self.focus_cards:
            yield self.count("focus", self.focus_cards)
        mode, sets = self.upgrade_mode
        if mode == "choose":
            yield self.count("choose upgrades", sets)
        elif mode == "fixed" and sets:
            given = mapping(mapping(self.data.get("upgrades")).get("sets"))
            names = [self._upgrade(id_) for ids in given.values() for id_ in listing(ids)]
            yield self.say("fixed upgrades", names=", ".join(names))
        else:
            yield self.say("no upgrades")

    def _upgrade(self, id_: Any) -> str:
        found = self.draft.find("upgradeSets", id_)
        card = mapping(found.data.get("card")) if found else {}
        return self.draft.text(card.get("name")) or word(id_)

    def _board(self) -> Iterator[str]:
        yield self.say("4 text", sectors=self._listed([self._title(one) for one in self.tiles]))
        spawns = listing(self.data.get("spawnLocations"))
        if spawns:
            yield self.say(self._spawn_tokens(spawns), n=len(spawns))
        if self.data.get("exitPoint"):
            yield self.say("exit", place=self._place(self.data.get("exitPoint")))
        boss = mapping(self.data.get("boss"))
        if boss:
            name = self.draft.name("monsterKinds", boss.get("kind"))
            yield self.say("boss", place=self._place(boss.get("markerLocation")), name=name)
        face = self.printer.face(self.mission)
        yield from (block.text for block in face.blocks if block.role == "setup")

    def _spawn_tokens(self, spawns: list[Any]) -> str:
        """FZ-1.24, FZ-A.08: who decides which token lies where."""
        given = self.draft.option(self.data, "spawnTokens")
        if given == "players":
            return "chosen spawns"
        return "fixed spawns" if given == "fixed" or all(isinstance(one, Mapping) for one in spawns) else "spawns"

    def _threat(self) -> Iterator[str]:
        tracks = self.draft.records("threatTracks")
        track = self.draft.find("threatTracks", self.data.get("threatTrack")) or (tracks[0] if tracks else None)
        data = track.data if track else {}
        twists = [str(space) for space in listing(data.get("twistSpaces", [3, 6, 9, 12])) if isinstance(space, int)]
        spaces = number(data.get("spaces"), 14)
        yield self.say("5 text", spaces=spaces, n=len(self.twists), twists=self._listed(twists))

    def _intelligence(self) -> Iterator[str]:
        hidden = [one for one in self.objectives if one.data.get("hiddenUntil") is not None]
        events, found = number(self.data.get("eventCount")), [self._title(one) for one in self.discoveries]
        yield self.say(
            "6 text",
            monsters=len(self.monsters),
            objectives=len(self.objectives) - len(hidden),
            events=events,
            found=self._listed(found) or self.say("nothing"),
            n=events + len(found),
        )
        if hidden:
            yield self.say("hidden", names=self._listed([self._title(one) for one in hidden]))

    def _spawning(self) -> Iterator[str]:
        pool = [f"{amount if n is None else n} {name}" for n, name, amount, _path in self._pool("spawnPool") if n != 0]
        yield self.say("8 text", team=self.team, pool=self._listed(pool)) if pool else self.say("no pool")
        reserve = [f"{amount if n is None else n} {name}" for n, name, amount, _path in self._pool("reservePool")]
        if reserve:
            yield self.say("reserve pool", pool=self._listed(reserve))

    def _position(self) -> Iterator[str]:
        place = self._place(self.data.get("entryPoint"))
        names = self._listed([self._title(one) for one in self.specialists])
        key = "9 text" if names else "9 alone"
        yield self.say(key, team=self.team, specialists=names, place=place)
        elsewhere = []
        for one in map(mapping, listing(self.data.get("initialPlacement"))):
            for field, collection in (("kind", "monsterKinds"), ("hero", "heroes"), ("specialist", "specialists")):
                if id_ := word(one.get(field)):
                    n = number(one.get("number"), 1)
                    name = self.draft.name(collection, id_)
                    elsewhere.append(f"**{f'{n} ' if n > 1 else ''}{name}** ({self._place(one.get('location'))})")
        if elsewhere:
            yield self.say("elsewhere", figures=self._listed(elsewhere))

    # --- behind the fold ----------------------------------------------------------------------------

    def _spoilers(self) -> Iterator[SpoilerGroup]:
        def paths(records: list[DraftRecord]) -> tuple[Path, ...]:
            return tuple(one.path for one in records)

        count = len(self.objectives)
        yield SpoilerGroup(
            "objectives", self.say("spoiler objectives"), self.count("face up", count), paths(self.objectives)
        )
        names = ", ".join(map(self._title, self.monsters))
        yield SpoilerGroup("monsters", self.say("spoiler monsters"), names, paths(self.monsters))
        events = list(self.draft.records("events"))
        copies = sum(number(one.data.get("copies"), 1) for one in events)
        drawn, found = number(self.data.get("eventCount")), len(self.discoveries)
        summary = self.say("recon summary", found=found, events=drawn, all=copies)
        yield SpoilerGroup("recon", self.say("spoiler recon"), summary, paths([*self.discoveries, *events]))
        twists = self.count("cards summary", len(self.twists))
        yield SpoilerGroup("twists", self.say("spoiler twists"), twists, paths(self.twists))
        story = mapping(self.data.get("story"))
        told = [(key, self.draft.text(story.get(key))) for key in ("success", "failure")]
        text = "\n\n".join(f"**{self.say(key)}.** {words}" for key, words in told if words)
        if text:
            yield SpoilerGroup("ending", self.say("spoiler ending"), self.say("success and failure"), (), text)
