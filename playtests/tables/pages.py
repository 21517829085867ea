"""What the page of a table is made of: the scene as whoever looks may know it, and nothing else of the game."""

from typing import Any

from django.template.loader import render_to_string
from django.utils.functional import cached_property
from django.utils.translation import gettext as _

from engine import luck_asked, scene
from playtests.models import Seat
from playtests.reports import answers
from playtests.scenes.stage import pieces_svg, stages_of, things_of
from playtests.tables.advice import advice_of
from playtests.tables.endings import endings_of
from playtests.tables.entries import Entry, entries_of
from playtests.tables.feelings import HARDNESS_WORDS
from playtests.tables.figures import Kind, kinds_of
from playtests.tables.foreseen import foreseen
from playtests.tables.history import history_of
from playtests.tables.luck import Standing, is_waiting, standing_of
from playtests.tables.moving import can_decline, may_answer
from playtests.tables.names import name_of, rule_sentence, summary_of
from playtests.tables.notes import Notes
from playtests.tables.options import Choice, are_many, grouped
from playtests.tables.people import Sitting
from playtests.tables.places import Place, places_of
from playtests.tables.players import Player, name_of_player, players_of
from playtests.tables.silence import seconds_to_wait, silent_seat
from playtests.tables.statistics import statistics_of
from playtests.tables.undoing import ways_back
from playtests.tables.wishes import Wish

LINES = 60  # of the log, on the page
LAST_THINGS = 4  # that happened at a real table, in full; what came before is folded


class TablePage:
    """A table as somebody who sits there sees it. Everything is worked out when it is asked for, and once."""

    def __init__(self, sitting: Sitting, adviser: str = "", person: Any = None) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.adviser = adviser
        self.person = person
        self.lang = answers.reader_language()

    @cached_property
    def standing(self) -> Standing:
        return standing_of(self.table)

    @property
    def fault(self) -> str:
        """Why the rules engine stopped, in the reader's language where it was foreseen."""
        return self.table.fault_words.get(self.lang, self.table.fault)

    @property
    def game(self) -> Any:
        return self.standing.game

    @cached_property
    def luck(self) -> Any:
        """What people at a real table roll or draw next."""
        return luck_asked(self.standing.need, self.lang) if self.standing.need else None

    @property
    def dice(self) -> list[tuple[str, str]]:
        """For each die its field and for whom it is rolled, where it matters."""
        names = self.luck.names or [""] * self.luck.count
        return [(f"value-{number}", name) for number, name in enumerate(names)]

    @cached_property
    def foreseen(self) -> list[tuple[int, str]]:
        """What follows from each roll, for those who are about to tell it."""
        if not self.sitting.mine:
            return []
        return foreseen(self.table, self.standing.need, self.luck, self.scene.viewer, self.lang)

    @property
    def can_take_choice_back(self) -> bool:
        """Nothing has been told for it yet."""
        return is_waiting(self.table) and not self.table.pending["entered"]

    @cached_property
    def entries(self) -> list[Entry]:
        """At a real table: what was told, each of which can be told otherwise."""
        return entries_of(self.table, self.lang) if self.table.is_real and self.sitting.mine else []

    @cached_property
    def happened(self) -> list[tuple[Any, str]]:
        """At a real table: what the app says happens in this step, or since somebody last chose, with the rule."""
        if not self.table.is_real:
            return []
        since = self.standing.lines
        if self.step and self.step.since is not None:
            since = min(since, self.step.since)
        told = scene(self.game, self.scene.viewer, self.lang, log_from=since).log
        return [(line, rule_sentence(line.rule, self.lang)) for line in told]

    @property
    def happened_earlier(self) -> list[tuple[Any, str]]:
        return self.happened[:-LAST_THINGS]

    @property
    def happened_last(self) -> list[tuple[Any, str]]:
        return self.happened[-LAST_THINGS:]

    @cached_property
    def scene(self) -> Any:
        lines = len(self.game.log or ())
        viewer = self.sitting.viewer_of(self.game.seat)
        return scene(self.game, viewer, self.lang, log_from=max(0, lines - LINES))

    @property
    def is_mine(self) -> bool:
        """Whether whoever looks is asked."""
        return not self.standing.need and may_answer(self.sitting, self.game)

    @property
    def is_for_me(self) -> bool:
        """Whether the page waits for whoever looks: for a choice, or for what was rolled."""
        return self.is_mine or bool(self.standing.need and self.sitting.mine)

    @property
    def decision(self) -> Any:
        return self.scene.decision

    @property
    def can_be_quiet(self) -> bool:
        return self.is_mine and can_decline(self.decision)

    @property
    def reaction_cards(self) -> list[Any]:
        """The cards one could react with, each of which one need not be asked about again."""
        if not self.can_be_quiet:
            return []
        anchors = {one.id for option in self.decision.options[:-1] for one in option.anchors if one.kind == "card"}
        return list({card.id: card for card in self.hand if card.id in anchors}.values())

    @property
    def can_leave_it(self) -> bool:
        """The group's choices, such as the order of monsters, can be left to the bot for this round."""
        return self.is_mine and self.decision.seat is None and not self.decision.is_reaction and self.scene.round > 0

    @cached_property
    def groups(self) -> list[tuple[str, list[Choice]]]:
        """The options in the order of the engine, those of one kind together."""
        if not self.is_mine or not self.decision:
            return []
        return grouped(self.decision.options, Notes(self.scene, self.boards))

    @property
    def has_verbs(self) -> bool:
        """Whether there are so many options that a phone shows one kind of them at a time."""
        return are_many(self.groups)

    @property
    def verb(self) -> int:
        """The kind that a phone shows first: the one of which there are most."""
        counts = [len(choices) for _name, choices in self.groups]
        return counts.index(max(counts))

    @cached_property
    def advice(self) -> Any:
        """What a bot would do: it knows no more than the seat that asks."""
        return advice_of(self.table, self.game, self.adviser) if self.adviser and self.is_mine else None

    @property
    def advised(self) -> Any:
        """The option that it would take."""
        has_one = self.advice is not None and self.advice.index is not None
        return self.decision.options[self.advice.index] if has_one else None

    @property
    def why_legal(self) -> str:
        """The rule that allows it, in a sentence."""
        return rule_sentence(self.advised.rule or self.decision.rule, self.lang) if self.advised else ""

    @property
    def briefing(self) -> str:
        """What the mission is about."""
        summary = summary_of(self.table)
        return summary.briefing if summary else ""

    @property
    def name(self) -> str:
        """Of the mission, in the reader's language."""
        return name_of(self.table)

    @property
    def has_hands(self) -> bool:
        """Whether people hold cards here: then the board leaves them their room, also while there are none."""
        return any(seat.hand_most for seat in self.scene.seats)

    @cached_property
    def hand(self) -> list[Any]:
        """The cards of the seat one looks from."""
        return [card for seat in self.scene.seats if seat.index == self.scene.viewer for card in seat.hand]

    @cached_property
    def shared_cards(self) -> list[Any]:
        """Cards of the whole table that options are about: they are clicked like those in hand."""
        options = self.decision.options if self.is_mine and self.decision else ()
        asked = {one.id for option in options for one in option.anchors if one.kind == "card"}
        held = {card.id for card in self.hand}
        return [card for pile in self.scene.piles for card in pile.cards if card.id in asked - held]

    @cached_property
    def step(self) -> Any:
        """The step of the round that is under way."""
        return next((step for step in self.scene.steps if step.state == "now"), None)

    @property
    def step_kind(self) -> Kind | None:
        """What its figure is, if it is nobody's."""
        face = next((piece.face for piece in self.scene.pieces if self.step and piece.id == self.step.piece), "")
        return next((kind for kind in self.kinds if kind.key == face), None)

    @cached_property
    def kinds(self) -> list[Kind]:
        """What stands on the boards and is nobody's."""
        return kinds_of(self.scene, self.table.document.digest, self.lang)

    @property
    def occasion(self) -> Any:
        """What has just happened, for those who may react to it."""
        is_reaction = self.is_mine and self.decision and self.decision.is_reaction
        return self.scene.log[-1] if is_reaction and self.scene.log else None

    @cached_property
    def players(self) -> list[Player]:
        labels = {seat.index: seat.label for seat in self.scene.seats}
        return players_of(self.sitting, labels, None if self.game.is_over else self.game.seat)

    @property
    def is_waiting_for_people(self) -> bool:
        """Whether a seat is free: its link is what the host needs now."""
        return any(player.seat.player == Seat.Player.OPEN for player in self.players)

    @property
    def asked(self) -> str:
        """Who is asked, by name."""
        if self.game.is_over:
            return ""
        names = [one.name for one in self.players if one.is_asked]
        return names[0] if names else _("the whole group")

    @cached_property
    def silent(self) -> str:
        """Who is asked and may be silent, by name."""
        seat = None if self.standing.need else silent_seat(self.sitting, self.game)
        return name_of_player(self.sitting, seat) if seat else ""

    @property
    def seconds_to_wait(self) -> int:
        return seconds_to_wait(self.sitting)

    @property
    def am_i_away(self) -> bool:
        return any(seat.is_away and seat.index in self.sitting.mine for seat in self.sitting.seats)

    @cached_property
    def statistics(self) -> list[tuple[str, str]]:
        """The game in numbers, once it is over."""
        return statistics_of(self.table, scene(self.game, "all", self.lang), history_of(self.table, self.lang))

    @cached_property
    def endings(self) -> list[Any]:
        return endings_of(self.person, self.table) if self.person and self.table.is_whole else []

    @property
    def felt(self) -> int | None:
        """What whoever looks has said of how hard it felt."""
        found = self.table.feelings.filter(seat__index__in=self.sitting.mine).values_list("hardness", flat=True)
        return found.first()

    @property
    def hardness(self) -> list[tuple[int, Any]]:
        return list(HARDNESS_WORDS.items())

    @cached_property
    def ways_back(self) -> list[Any]:
        return ways_back(self.sitting, self.lang) if self.table.choices else []

    @property
    def wish(self) -> Wish:
        return Wish(self.sitting, self.scene)

    @cached_property
    def boards(self) -> dict[str, Any]:
        return answers.boards_of(self.table.document.digest, self.table.mission, self.lang)

    @property
    def stages(self) -> list[tuple[Any, bool]]:
        return [(drawing, True) for drawing in stages_of(self.scene, self.boards)]

    @property
    def places(self) -> list[Place]:
        """The boards in play as plain sentences."""
        return places_of(self.scene, [self.boards[key] for key in self.scene.boards if key in self.boards])

    def parts(self, request: Any, told: str = "", level: str = "info") -> dict[str, Any]:
        """The page's pieces, as a script puts them in; and what whoever acted is told, as a toast."""
        things = things_of(self.scene)
        context = {"page": self, "table": self.table, "scene": self.scene}
        names = ("head", "chips", "status", "decision", "hand", "log", "places")
        return {
            "revision": self.table.revision,
            "isMine": self.is_for_me,
            "title": self.title,
            "told": told,
            "toast": render_to_string("_toast.html", {"level": level, "text": told}) if told else "",
            "boards": list(self.scene.boards),
            "pieces": {key: pieces_svg(things, self.boards[key]) for key in self.scene.boards if key in self.boards},
        } | {name: render_to_string(f"playtests/table/_{name}.html", context, request=request) for name in names}

    @property
    def title(self) -> str:
        if self.scene.outcome:
            return _("Over · %(title)s") % {"title": self.name}
        return _("● Your turn · %(title)s") % {"title": self.name} if self.is_for_me else self.name
