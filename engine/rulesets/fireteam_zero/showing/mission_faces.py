"""Cards, tokens and sheets of missions as printed (FZ-F.03, FZ-F.15 to FZ-F.21)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.core.answers.faces import Block, Face, Stat
from engine.core.drafts import DraftRecord, listing, mapping, number, one_of, word
from engine.core.faces import Sketch
from engine.rulesets.fireteam_zero.records import SpecialToken, offered_ability
from engine.rulesets.fireteam_zero.showing.faces import PlayerFaces
from engine.rulesets.fireteam_zero.showing.missions import team_sizes

MOODS = {"help": ("event-help", "dawn"), "choice": ("event-choice", "signpost"), "harm": ("event-trouble", "storm")}
TO_HEADS = {"op": "coin", "side": "heads"}
COIN_BACK: dict[str, list[dict[str, Any]]] = {  # FZ-13.06
    "none": [],
    "may": [{"op": "may", "decider": "group", "do": [TO_HEADS]}],
    "must": [TO_HEADS],
}


class CardFaces(PlayerFaces):
    """Prints everything of a pack that has a face."""

    beside = {"tokens": SpecialToken}

    def printers(self) -> Mapping[str, Callable[[Sketch], Face]]:
        """Cards of players, monsters, cards of missions, and whatever else adds to the rules."""
        return {
            **super().printers(),
            "events": self._event,
            "discoveries": self._discovery,
            "objectives": self._objective,
            "twists": self._twist,
            "tokens": self._token,
            "threatTracks": self._track,
            "missions": self._mission,
        }

    def found(self, collection: str) -> tuple[DraftRecord, ...]:
        """Special intel tokens lie in the pack's frame."""
        if collection != "tokens":
            return super().found(collection)
        special = listing(mapping(self.draft.document.get("tokens")).get("special"))
        return tuple(
            DraftRecord(("tokens", "special", index), index, one)
            for index, one in enumerate(special)
            if isinstance(one, Mapping)
        )

    # --- the recon deck -----------------------------------------------------------------------------

    def _event(self, sketch: Sketch) -> Face:
        """FZ-F.16."""
        data = sketch.data
        mood = one_of(data.get("mood"), MOODS, "harm")
        sketch.stats.append(Stat("mood", "", "", self.say(mood), path=("mood",)))
        if disposition := one_of(data.get("disposition"), ("stay", "attach")):
            stays = self.say(disposition)
            sketch.stats.append(Stat("disposition", "in-force", "", stays, path=("disposition",)))
        self.prose(sketch, "story")
        self.rules(sketch, "effects", "rules", self.steps(data.get("effects"), self.bearer(sketch, "effects")))
        self.abilities(sketch, "lasting", "rules")
        tone, motif = MOODS[mood]
        return self._of_recon_deck(sketch, "event", tone, motif)

    def _discovery(self, sketch: Sketch) -> Face:
        """FZ-F.17: its objective, its effects in order, and what completes it."""
        data = sketch.data
        objective = self._linked(data)
        sketch.stats.append(self.stat("objective", "objective", objective, ("objective",)))
        if tokens := number(data.get("encounterTokens")):
            sketch.stats.append(self.stat("encounter", "intel", tokens, ("encounterTokens",)))
        self.prose(sketch, "story")
        self.rules(sketch, "effects", "rules", self.steps(data.get("effects"), self.bearer(sketch, "effects")))
        self._placed(sketch, "boardTokens", "rules", "")
        self._actions(sketch, "actions")
        self.rules(sketch, "completion", "completion", self._grant(sketch))
        return self._of_recon_deck(sketch, "discovery", "discovery", "crate")

    def _of_recon_deck(self, sketch: Sketch, kind: str, tone: str, motif: str) -> Face:
        label = self.say("deck recon")
        copies = sketch.data.get("copies")
        return self.made(sketch, kind=kind, tone=tone, motif=motif, back="recon", back_label=label, copies=copies)

    def _linked(self, data: Mapping[str, Any]) -> str:
        """FZ-K.25: a discovery repeats the name and code of its objective."""
        id_ = word(data.get("objective"))
        found = self.draft.find("objectives", id_)
        code = word(found.data.get("code")) if found else ""
        name = self.name("objective", id_, self.lang)
        return f"{name} ({code})" if code else name

    def _grant(self, sketch: Sketch) -> str:
        """FZ-13.10, FZ-12.02: when a discovery puts its tokens on the objective."""
        data = sketch.data
        granted, completion = number(data.get("tokensGranted"), 1), data.get("completion", "immediate")
        grant = {"op": "placeToken", "on": "objectiveOf", "n": granted}
        if not granted or completion == "effect":
            return ""
        if isinstance(completion, Mapping):
            condition = self.condition("as soon as", completion.get("condition"), self.bearer(sketch, "completion"))
            return f"{condition}{self.say('colon')}{self.steps(grant)}"
        if needed := number(data.get("encounterTokens")):
            return self.ability({"when": {"op": "onTokensReached", "n": needed}, "do": [grant]})
        return self.steps(grant)

    # --- objectives and twists ----------------------------------------------------------------------

    def _objective(self, sketch: Sketch) -> Face:
        """FZ-F.18: what completes it, and what then happens."""
        data, completion = sketch.data, mapping(sketch.data.get("completion"))
        needed, condition = completion.get("tokensNeeded"), completion.get("condition")
        if code := word(data.get("code")):
            sketch.stats.append(Stat("code", "", "", code, path=("code",)))
        if isinstance(needed, int):
            sketch.stats.append(self.stat("tokens", "intel", needed, ("completion", "tokensNeeded")))
        self.prose(sketch, "story")
        if data.get("hiddenUntil") is not None:
            words = f"{self.condition('revealed as soon as', data['hiddenUntil'])}."
            self.rules(sketch, "hiddenUntil", "rules", words)
        if condition is not None:
            self.rules(sketch, "completion", "rules", f"{self.condition('completed as soon as', condition)}.")
        elif needed is not None:
            reached = {"op": "onTokensReached", "n": needed}
            self.rules(sketch, "completion", "rules", self.ability({"when": reached, "do": ["completeObjective"]}))
        self.abilities(sketch, "ownProcedure", "rules")
        self._actions(sketch, "actions")
        coin = COIN_BACK.get(word(data.get("restoresCoin", "may")), [])
        given = [*listing_of_steps(data.get("onComplete")), *coin]
        self.rules(sketch, "onComplete", "completion", self.steps(given), self.say("on completion"))
        label = self.say("deck objective")
        return self.made(sketch, kind="objective", tone="objective", motif="flag", back="objective", back_label=label)

    def _twist(self, sketch: Sketch) -> Face:
        """FZ-F.15: what happens once, and what holds from then on."""
        self.prose(sketch, "text")
        at_once = self.steps(sketch.data.get("onDraw"))
        self.rules(sketch, "onDraw", "at-once", at_once, self.say("at once"), icon="at-once")
        self.abilities(sketch, "effects", "in-force", self.say("in force"), icon="in-force")
        label = self.say("deck twist")
        return self.made(sketch, kind="twist", tone="twist", motif="gauge", back="twist", back_label=label)

    # --- tokens and sheets --------------------------------------------------------------------------

    def _token(self, sketch: Sketch) -> Face:
        """FZ-12.05: a special intel token, and what it does while it lies somewhere."""
        self.abilities(sketch, "effects", "rules")
        motif = "fire" if sketch.record.id == "fire" else "star"
        copies = sketch.data.get("count")
        return self.made(sketch, kind="token", tone="token", motif=motif, copies=copies)

    def _track(self, sketch: Sketch) -> Face:
        """FZ-F.21: how long it is, where twists come, and what happens on certain spaces."""
        spaces, twists = number(sketch.data.get("spaces"), 14), listing(sketch.data.get("twistSpaces", [3, 6, 9, 12]))
        on = ", ".join(str(space) for space in twists if isinstance(space, int))
        sketch.stats.append(self.stat("spaces", "threat", spaces, ("spaces",)))
        sketch.stats.append(self.stat("twist spaces", "twist", on, ("twistSpaces",)))
        for index, one in enumerate(map(mapping, listing(sketch.data.get("effects")))):
            trigger = {"op": "onThreatAdvance", "space": one.get("space")}
            if words := self.ability({"when": trigger, "do": one.get("effect")}):
                sketch.blocks.append(Block("rules", "", words, path=("effects", index)))
        return self.made(sketch, kind="track", tone="twist", untitled=self.say("kind track"), landscape=True)

    def _mission(self, sketch: Sketch) -> Face:
        """FZ-F.03: what is read before the mission, and what it adds to the rules."""
        data = sketch.data
        sizes = team_sizes(self.draft, sketch.record)
        heroes = f"{sizes[0]}–{sizes[-1]}" if len(sizes) > 1 else "".join(map(str, sizes))
        sketch.stats.append(self.stat("heroes", "hero", heroes, ("heroCount",)))
        if briefing := self.draft.text(mapping(data.get("story")).get("briefing")):
            sketch.blocks.append(Block("story", "", briefing, path=("story", "briefing")))
        self._placed(sketch, "initialTokens", "setup", self.say("setup"))
        arrival = self.steps(mapping(data.get("boss")).get("arrivalEffect"))
        self.rules(sketch, "boss", "rules", arrival, self.say("boss appears"))
        self.abilities(sketch, "specialRules", "rules")
        self._actions(sketch, "missionActions")
        for field, key in (("extraDefeat", "lost as soon as"), ("extraVictory", "won as soon as")):
            for index, condition in enumerate(listing(data.get(field))):
                words = f"{self.condition(key, condition)}."
                sketch.blocks.append(Block("ending", "", words, path=(field, index)))
        return self.made(sketch, kind="mission", title="title", tone="objective", motif="flag")

    # --- what several cards have --------------------------------------------------------------------

    def _actions(self, sketch: Sketch, field: str) -> None:
        """FZ-4.32: actions that somebody may perform in the right place."""
        given = [offered_ability(mapping(one)) for one in listing(sketch.data.get(field))]
        self.named_abilities(sketch, field, given, "action")

    def _placed(self, sketch: Sketch, field: str, role: str, label: str) -> None:
        """FZ-12.03: tokens that come onto the board or a card, each kind and place in a sentence of its own."""
        for index, one in enumerate(map(mapping, listing(sketch.data.get(field)))):
            for words in self._placing(one):
                sketch.blocks.append(Block(role, label, words, path=(field, index)))

    def _placing(self, one: Mapping[str, Any]) -> Iterator[str]:
        place: dict[str, Any] = {
            "op": "placeToken",
            "token": one.get("token"),
            "n": number(one.get("count"), 1),
            "letter": one.get("letter"),
        }
        if card := word(one.get("card")):
            place["on"] = {"op": "objective" if self.draft.find("objectives", card) else "discovery", "name": card}
        elif location := word(one.get("location")):
            place["at"] = {"op": "named", "location": location}
        else:  # FZ-F.17: where the searcher stands
            place["at"] = {"op": "hereOf", "of": "searcher"}
        yield self.steps(place)


def listing_of_steps(value: Any) -> list[Any]:
    """Steps as a list; a single one may be written without it."""
    return listing(value) if isinstance(value, list | tuple) or value is None else [value]
