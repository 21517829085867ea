"""The lobby of a campaign's next game: the team and the rules are the campaign's, who plays is the group's."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from django import forms

from campaigns.books import Book
from campaigns.models import Membership
from campaigns.services.ledgers import in_words
from engine import NextGame
from playtests.line_ups import OPTION
from playtests.services.sources import Source
from playtests.tables.lobby import LUCK, PLAYERS, LobbyForm, place_of
from playtests.tables.opening import MINE, TableOrders

MEMBER = "member-"  # before the number of somebody of the group who has an account


class CampaignLobbyForm(LobbyForm):
    """Seats that the campaign prescribes stand fast; else the briefing says what is allowed."""

    def __init__(
        self, *args: Any, book: Book, upcoming: NextGame, source: Source, people: Sequence[Membership], **about: Any
    ) -> None:
        super().__init__(*args, source=source, **about)
        self.book, self.upcoming = book, upcoming
        self.members = {f"{MEMBER}{one.pk}": one for one in people if one.person_id is not None}
        for name in [name for name in self.fields if name.startswith(OPTION)]:
            del self.fields[name]  # they were settled when the campaign began
        if upcoming.seats is not None:
            self._prescribe(upcoming.seats)
        if upcoming.standing is not None:  # the ledger knows the order of stacks, so the app draws from them
            self.fields["luck"].choices = LUCK[:1]
        names = [(key, one.name) for key, one in self.members.items()]
        for seat in range(self.size):
            self.fields[f"player-{seat}"].choices = [PLAYERS[0], *names, *PLAYERS[1:]]

    def _prescribe(self, seats: Sequence[Any]) -> None:
        labels = {one.id: one.label for one in self.offered.people}
        self.places = [place_of(one) for one in seats]
        for name in [name for name in self.fields if name.startswith("who-")]:
            del self.fields[name]
        for place, (_prefix, names) in enumerate(self.places):
            for part, name in enumerate(names):
                only = [(name, labels.get(name, name))]
                self.fields[f"who-{place}-{part}"] = forms.ChoiceField(label="", choices=only, initial=name)

    @property
    def is_prescribed(self) -> bool:
        return self.upcoming.seats is not None

    @property
    def has_choice_of_luck(self) -> bool:
        return self.upcoming.standing is None

    def suggest_players(self, me: Membership, names: Sequence[str]) -> None:
        """Whoever sat there the last time sits there again; who has no account comes by link."""
        by_name = {one.name: key for key, one in self.members.items()}
        for seat in range(self.size):
            name = names[seat] if seat < len(names) else ""
            if name == me.name or (seat == 0 and not name):
                initial = MINE
            else:
                initial = by_name.get(name, "open" if name else "bot")
            self.fields[f"player-{seat}"].initial = initial

    def options(self) -> dict[str, Any]:
        return dict(self.upcoming.options)

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean()
        if not self.errors:
            for fault in in_words(self._briefing_faults()):
                self.add_error(None, str(fault))
        return cleaned

    def _briefing_faults(self) -> list[Any]:
        """Equipment beyond what the campaign has come to."""
        if self.upcoming.seats is not None or not self.offered.person_key:
            return []
        seats = [seat if isinstance(seat, dict) else {self.offered.person_key: seat} for seat in self.seats()]
        book, mission = self.book, self.upcoming.mission
        return book.keeping.line_up_faults(book.content, book.ledger, mission, seats, book.campaign.key or None)

    def orders(self) -> TableOrders:
        """Members' seats are open until they are handed to them."""
        asked = super().orders()
        players = ["open" if player in self.members else player for player in asked.players]
        return replace(asked, players=players, standing=self.upcoming.standing)

    def seated(self) -> dict[int, Any]:
        """Seat → the account that plays it, of others than oneself."""
        chosen = {seat: self.cleaned_data[f"player-{seat}"] for seat in range(self.size)}
        return {seat: self.members[key].person for seat, key in chosen.items() if key in self.members}
