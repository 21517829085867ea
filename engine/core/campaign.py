"""How campaigns are kept: pure functions over a ledger, the same for every game.

Nothing here changes a ledger: every function gives a new one or refuses. `engine.core.ledger` tells what an entry is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from engine.core.answers.campaigns import (
    CampaignMap,
    Consequence,
    Proposal,
    Refusal,
    ResultForm,
    RosterLine,
    ScoreLine,
    Standing,
)
from engine.core.errors import EngineFault, Fault
from engine.core.game import Game
from engine.core.ledger import (
    BEGIN,
    RESULT,
    STOP,
    UNDO,
    AddedUp,
    BadEntry,
    Entered,
    Entry,
    Ledger,
    checked,
    envelope_faults,
    in_data,
    in_force,
    listed,
    numbered,
    read_as,
)
from engine.core.paths import parts_of
from engine.core.refusals import NOT_UNDER_WAY
from engine.core.runs import Progress, Runs
from engine.core.sentences import Sentence, said, told

__all__ = ["BadEntry", "Bookkeeping", "Entry", "Ledger", "NextGame", "Played", "in_force"]

Content = TypeVar("Content", contravariant=True)  # the records of a pack

_NOTHING = Sentence("There is nothing to take back.", "Es gibt nichts zurückzunehmen.", "Il n'y a rien à annuler.")
_BUILT_ON = Sentence(
    "Entry {number} cannot be taken back, because a later entry builds on it.",
    "Eintrag {number} kann nicht zurückgenommen werden, weil ein späterer darauf aufbaut.",
    "L'entrée {number} ne peut être annulée\u00a0: une entrée plus récente en dépend.",
)
_FIRST = Sentence(
    "Take that one back first. {why}", "Nimm zuerst jenen zurück. {why}", "Annulez d'abord celle-là. {why}"
)
_NOT_OVER = Sentence("The game is not over yet.", "Das Spiel ist noch nicht zu Ende.", "La partie n'est pas terminée.")


class NextGame(NamedTuple):
    """What starting the next game of a campaign needs."""

    mission: str
    options: Mapping[str, Any]  # rule options that the campaign was begun with
    standing: Mapping[str, Any] | None  # what earlier games bring into it
    seats: tuple[Any, ...] | None = None  # the line-up it expects, as `start` takes it; None: whoever wants to


class Played(NamedTuple):
    """A game that counts, as statistics read it."""

    number: int  # of its entry
    mission: str
    outcome: str  # "won", "lost", "abandoned"
    team: int  # as `start` counts seats
    rounds: int
    seats: tuple[tuple[str | None, tuple[str, ...]], ...] = ()  # who sat there, and with which heroes


class Bookkeeping(ABC, Generic[Content]):
    """How one game keeps its ledgers: what its own data must look like, and what it changes."""

    begin_model: ClassVar[type[Entered]]
    result_model: ClassVar[type[Entered]]
    keeps_team: ClassVar[bool] = False  # whoever begins a campaign plays all of it: `begin` needs the seats

    # --- what a game says -----------------------------------------------------------------------------

    @abstractmethod
    def opening(self, content: Content, campaign: str, seats: Sequence[Any], seed: int) -> dict[str, Any]:
        """The entry that begins a campaign with this team; what chance decides beforehand comes from the seed."""

    @abstractmethod
    def begin_faults(self, content: Content, state: Runs[Any], entry: Any) -> list[Fault]:
        """Why a campaign cannot begin like this; faults that name their rule can be overruled by a house rule."""

    @abstractmethod
    def result_faults(self, content: Content, state: Runs[Any], entry: Any) -> list[Fault]:
        """Why a result cannot follow here."""

    def told_faults(self, content: Content, state: Runs[Any], entry: Any) -> list[Fault]:
        """Why a result cannot have come about at the table, wherever it stands in the ledger.

        Judged once, when it is recorded: a later release may know better, and what a group has confirmed stays.
        """
        return []

    @abstractmethod
    def begun(self, content: Content, entry: Any) -> Any:
        """The run that an entry begins."""

    @abstractmethod
    def progress_after(self, content: Content, run: Any, entry: Any) -> Progress:
        """Whether a campaign goes on after a game that its run counts already."""

    @abstractmethod
    def played(self, state: Runs[Any], result: Any) -> Played:
        """A result in plain figures."""

    @abstractmethod
    def upcoming(self, content: Content, run: Any) -> NextGame | None:
        """The game that comes next in a campaign, or None when it is over."""

    @abstractmethod
    def told_by(self, game: Game) -> dict[str, Any]:
        """What a finished game tells of itself: the data of its result."""

    def result_of(self, content: Content, ledger: Ledger, campaign: str | None, game: Game) -> dict[str, Any]:
        """The entry that a finished game leaves."""
        entry = {"kind": "result", "data": self.told_by(game)}
        return entry if campaign is None else {**entry, "campaign": campaign}

    def completed(self, content: Content, state: Runs[Any], entry: dict[str, Any]) -> dict[str, Any]:
        """A result with what follows from the rest of it; as it is where a game works nothing out."""
        return entry

    @abstractmethod
    def open(self, content: Content, ledger: Ledger) -> dict[str, Any]:
        """What can be played next, which campaigns can be begun, which missions stand alone."""

    @abstractmethod
    def standings(self, content: Content, ledger: Ledger) -> dict[str, Any]:
        """How everything stands, as plain data without secrets."""

    @abstractmethod
    def standing_of(self, content: Content, run: Any, lang: str) -> Standing:
        """How one campaign stands, for people."""

    @abstractmethod
    def roster_of(self, content: Content, state: Runs[Any], lang: str) -> Iterable[RosterLine]:
        """Whoever was played in any game that counts, with what adds up over all of them."""

    @abstractmethod
    def map_of(self, content: Content, run: Any, campaign: str, lang: str) -> CampaignMap:
        """The flow of missions of a campaign, begun or not."""

    @abstractmethod
    def form_of(self, content: Content, run: Any, mission: str, lang: str) -> ResultForm:
        """What is asked for when a result is typed in."""

    @abstractmethod
    def consequences(
        self, content: Content, before: Runs[Any], after: Runs[Any], entry: Any, lang: str
    ) -> Iterable[Consequence]:
        """What a result changes, in sentences."""

    @abstractmethod
    def score(self, content: Content, entry: Any, lang: str) -> Iterable[ScoreLine]:
        """The score sheet of a result, where the game has one."""

    # --- reading --------------------------------------------------------------------------------------

    def read(self, entry: Entry) -> tuple[Any, list[Fault]]:
        """A begin or result as the game's own record, or everything that is wrong with its fields."""
        model = self.begin_model if entry.get("kind") == BEGIN else self.result_model
        outside = {name: entry[name] for name in ("number", "campaign", "people") if name in entry}
        read, faults = read_as(model, {**entry.get("data", {}), **outside})
        return read, in_data(faults)

    def entry_faults(self, content: Content, state: Runs[Any], entry: Entry, *, is_new: bool = False) -> list[Fault]:
        """Why an entry that is none but in form cannot follow here; of a new one also what it tells is judged.

        A house rule overrules rules, not names.
        """
        if entry["kind"] == STOP:
            name = str(entry.get("campaign"))
            return [] if state.index(name) is not None else [Fault("campaign", NOT_UNDER_WAY(name=name))]
        read, faults = self.read(entry)
        if read is None:
            return faults
        judge = self.begin_faults if entry["kind"] == BEGIN else self.result_faults
        found = in_data(judge(content, state, read))
        if is_new and entry["kind"] == RESULT:
            found += in_data(self.told_faults(content, state, read))
        return [fault for fault in found if not fault.code] if entry.get("houseRule") else found

    def applied(self, content: Content, state: Runs[Any], entry: Entry) -> Runs[Any]:
        """What stands after an entry without faults."""
        if entry["kind"] == STOP:
            index = state.index(str(entry["campaign"]))
            assert index is not None  # an entry without faults
            return state.with_run(index, replace(state.runs[index], progress="stopped"))
        read, _faults = self.read(entry)
        if entry["kind"] == BEGIN:
            return state.begun(self.begun(content, read))
        return self.with_result(content, state, read)

    def with_result(self, content: Content, state: Runs[Any], result: Any) -> Runs[Any]:
        """What stands after a game; one on its own counts as a game and moves no campaign on."""
        state = replace(state, games=(*state.games, result))
        index = state.index(result.campaign)
        if index is None:
            return state
        run = replace(state.runs[index], results=(*state.runs[index].results, result))
        return state.with_run(index, replace(run, progress=self.progress_after(content, run, result)))

    def state(self, content: Content, ledger: Ledger) -> Runs[Any]:
        """What the entries in force add up to; BadEntry if one of them cannot stand."""
        if isinstance(ledger, AddedUp):
            known: Runs[Any] = ledger.state
            return known
        state: Runs[Any] = Runs()
        for entry in in_force(checked(ledger)):
            state = self._standing_after(content, ledger[: entry["number"] - 1], entry, state)
        return state

    def _standing_after(self, content: Content, ledger: Ledger, entry: Entry, before: Runs[Any]) -> Runs[Any]:
        """What stands after an entry that is none of taking back; BadEntry if it cannot stand."""
        if faults := envelope_faults(ledger, entry) or self.entry_faults(content, before, entry):
            raise BadEntry(_in_entry(entry, faults))
        return self.applied(content, before, entry)

    def followed(self, content: Content, ledger: Ledger, entry: Entry) -> AddedUp:
        """A ledger with an entry as it was once recorded, added up one entry further than `ledger` is."""
        longer = [*ledger, entry]
        if entry["kind"] == UNDO:  # what it takes back may lie anywhere
            return AddedUp(longer, self.state(content, longer))
        return AddedUp(longer, self._standing_after(content, ledger, entry, self.state(content, ledger)))

    # --- writing --------------------------------------------------------------------------------------

    def record(self, content: Content, ledger: Ledger, entry: Entry) -> list[Entry]:
        """The ledger with one more entry; BadEntry lists everything that is wrong with it."""
        whole, _after = self._following(content, checked(ledger), entry)
        return [*ledger, whole]

    def _following(
        self, content: Content, ledger: Ledger, entry: Entry, before: Runs[Any] | None = None
    ) -> tuple[Entry, Runs[Any]]:
        """An entry as it is kept, and what stands after it; `before`: what the ledger adds up to, if that is known."""
        whole = numbered(ledger, entry) if isinstance(entry, Mapping) else {}
        if faults := envelope_faults(ledger, whole):
            raise BadEntry(faults)
        if whole["kind"] == UNDO:
            return whole, self._after_undo(content, ledger, whole)
        if before is None:
            before = self.state(content, ledger)
        whole = self.completed(content, before, whole) if whole["kind"] == RESULT else whole
        if faults := self.entry_faults(content, before, whole, is_new=True):
            raise BadEntry(faults)
        return whole, self.applied(content, before, whole)

    def begin(
        self,
        content: Content,
        ledger: Ledger,
        campaign: str,
        seats: Sequence[Any] = (),
        seed: int = 0,
        *,
        people: Sequence[str | None] = (),
        options: Mapping[str, Any] | None = None,
        **about: Any,
    ) -> list[Entry]:
        """Begin a campaign with a team; `about` is what else the envelope says: date, person."""
        entry = self.opening(content, campaign, seats, seed)
        data = entry["data"] | ({"options": dict(options)} if options else {})
        return self.record(content, ledger, {**entry, "people": list(people), "data": data, **about})

    def stop(self, content: Content, ledger: Ledger, campaign: str, **about: Any) -> list[Entry]:
        """Leave a campaign unfinished."""
        return self.record(content, ledger, {"kind": STOP, "campaign": campaign, **about})

    def undo(self, content: Content, ledger: Ledger, number: int | None = None, **about: Any) -> list[Entry]:
        """The ledger with an undo of that entry, or of the last one in force."""
        if number is None:
            standing = in_force(checked(ledger))
            if not standing:
                raise BadEntry([Fault("revokes", _NOTHING())])
            number = standing[-1]["number"]
        return self.record(content, ledger, {"kind": UNDO, "revokes": number, **about})

    def faults(self, content: Content, ledger: Ledger) -> list[Fault]:
        """Everything that is wrong with a whole ledger, entry by entry; nothing if it can be gone on with."""
        sound: list[Entry] = []
        state: Runs[Any] = Runs()  # kept from entry to entry: adding up anew for each takes the square of their number
        found: list[Fault] = []
        for entry in listed(ledger):
            try:
                whole, state = self._following(content, sound, entry, state)
            except BadEntry as error:
                found += _in_entry(entry, error.faults)
                whole, state = self._as_it_stands(content, sound, entry, state)
            sound.append(whole)
        return found

    def _as_it_stands(
        self, content: Content, ledger: Ledger, entry: Entry, before: Runs[Any]
    ) -> tuple[Entry, Runs[Any]]:
        """A refused entry of a whole ledger: a result that only tells what cannot be counts all the same."""
        is_result = isinstance(entry, Mapping) and entry.get("kind") == RESULT
        if is_result and not (envelope_faults(ledger, entry) or self.entry_faults(content, before, entry)):
            return entry, self.applied(content, before, entry)
        return {"kind": UNDO, "number": len(ledger) + 1, "revokes": 0}, before  # holds the number

    def _after_undo(self, content: Content, ledger: Ledger, undo: Entry) -> Runs[Any]:
        try:
            return self.state(content, [*ledger, undo])
        except BadEntry as error:
            message = _BUILT_ON(number=undo["revokes"])
            raise BadEntry([Fault("revokes", message, _FIRST(why=told(error.faults[0].message)))]) from None

    # --- what a tracker asks --------------------------------------------------------------------------

    def line_up_faults(
        self,
        content: Content,
        ledger: Ledger,
        mission: str,
        line_up: Sequence[Mapping[str, Any]],
        campaign: str | None = None,
    ) -> list[Fault]:
        """What is wrong with a team before it plays; nothing where it was settled when the campaign began."""
        return []

    def next_game(self, content: Content, ledger: Ledger, campaign: str) -> NextGame | None:
        """The game that comes next in a campaign under way, or None when it is over."""
        state = self.state(content, ledger)
        index = state.index(campaign)
        return None if index is None else self.upcoming(content, state.runs[index])

    def games(self, content: Content, ledger: Ledger) -> tuple[Played, ...]:
        """Every game that counts, in the order of recording."""
        state = self.state(content, ledger)
        return tuple(self.played(state, result) for result in state.games)

    def propose(
        self,
        content: Content,
        ledger: Ledger,
        found: Game | Mapping[str, Any],
        lang: str = "en",
        *,
        campaign: str | None = None,
        house_rule: str = "",
        **about: Any,
    ) -> Proposal:
        """A result as it would be recorded, from a game that is over or from typed data: what it changes, and what
        speaks against it. Nothing is recorded: `record` takes the proposal's entry.
        """
        before = self.state(content, ledger)
        if isinstance(found, Game):
            if not found.is_over:
                raise EngineFault(_NOT_OVER())
            entry = self.result_of(content, ledger, campaign, found)
        else:
            entry = {"kind": RESULT, "campaign": campaign, "data": dict(found)}
        entry |= about | ({"houseRule": house_rule} if house_rule else {})
        whole = numbered(ledger, {name: value for name, value in entry.items() if value is not None})
        faults = envelope_faults(ledger, whole)
        if not faults:
            whole = self.completed(content, before, whole)
            faults = self.entry_faults(content, before, whole, is_new=True)
        refusals = tuple(
            Refusal(parts_of(fault.path, whole), said(fault.message, lang), _rule_of(fault), said(fault.hint, lang))
            for fault in faults
        )
        read, _unread = self.read(whole) if isinstance(whole.get("data"), Mapping) else (None, [])
        score = tuple(self.score(content, read, lang)) if read is not None else ()
        if faults or read is None:
            return Proposal(whole, (), score, refusals)
        after = self.applied(content, before, whole)
        return Proposal(whole, tuple(self.consequences(content, before, after, read, lang)), score, ())

    def standing(self, content: Content, ledger: Ledger, lang: str = "en", campaign: str | None = None) -> Standing:
        """How a campaign stands (the one begun last), without what the group must not know."""
        return self.standing_of(content, self._run(content, ledger, campaign), lang)

    def everybody(self, content: Content, ledger: Ledger, lang: str = "en") -> tuple[RosterLine, ...]:
        """Whoever was played in this ledger, in whatever campaign or game on its own."""
        return tuple(self.roster_of(content, self.state(content, ledger), lang))

    def map(self, content: Content, ledger: Ledger, lang: str = "en", campaign: str | None = None) -> CampaignMap:
        """The flow of missions; a campaign that is named need not have begun."""
        run = self.state(content, ledger).last(campaign)
        name = campaign if run is None else run.campaign
        if name is None:
            raise BadEntry([Fault("campaign", NOT_UNDER_WAY(name=""))])
        return self.map_of(content, run, name, lang)

    def form(
        self,
        content: Content,
        ledger: Ledger,
        lang: str = "en",
        campaign: str | None = None,
        mission: str | None = None,
    ) -> ResultForm:
        """What is asked for when a result is typed in by hand: that of the next mission, or of a game on its own."""
        state = self.state(content, ledger)
        run = state.last(campaign) if mission is None or campaign is not None else None
        if mission is None:
            upcoming = None if run is None else self.upcoming(content, run)
            if upcoming is None:
                raise BadEntry([Fault("campaign", NOT_UNDER_WAY(name=campaign or ""))])
            mission = upcoming.mission
        return self.form_of(content, run, mission, lang)

    def _run(self, content: Content, ledger: Ledger, campaign: str | None) -> Any:
        run = self.state(content, ledger).last(campaign)
        if run is None:
            raise BadEntry([Fault("campaign", NOT_UNDER_WAY(name=campaign or ""))])
        return run


def _rule_of(fault: Fault) -> str:
    """The rule behind a fault; a field of the wrong shape has none."""
    return "" if fault.code == "record" else fault.code


def _in_entry(entry: Entry, faults: Iterable[Fault]) -> list[Fault]:
    number = entry.get("number", "?") if isinstance(entry, Mapping) else "?"
    return [
        Fault(f"entry {number}" + (f".{fault.path}" if fault.path else ""), fault.message, fault.hint, fault.code)
        for fault in faults
    ]
