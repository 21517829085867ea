"""How hard a game felt, beside what was measured."""

from collections import Counter
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from engine import fingerprint
from playtests.errors import NotLegal
from playtests.models import Feeling
from playtests.reports.answers import document_of
from playtests.tables.people import Sitting

HARDNESS_WORDS = {
    1: gettext_lazy("far too easy"),
    2: gettext_lazy("easy"),
    3: gettext_lazy("just right"),
    4: gettext_lazy("hard"),
    5: gettext_lazy("far too hard"),
}
FEWEST_ANSWERS = 5  # fewer would tell who said what


def note(*, sitting: Sitting, hardness: int) -> None:
    """One answer a seat; the last one counts."""
    table = sitting.table
    if not (table.is_over and table.is_whole) or not sitting.mine or hardness not in HARDNESS_WORDS:
        raise NotLegal(_("How hard it felt is asked once the game is over."))
    about = fingerprint(document_of(table.document.digest), table.mission)
    for seat in sitting.seats:
        if seat.index in sitting.mine:
            Feeling.objects.update_or_create(
                table=table, seat=seat, defaults={"hardness": hardness, "fingerprint": about}
            )


def felt(about: str, person: Any) -> dict[str, Any] | None:
    """What people said of a mission: each answer's share where there are enough, and this person's own."""
    answers = list(Feeling.objects.filter(fingerprint=about).values_list("hardness", "seat__person_id"))
    own = next((hardness for hardness, who in answers if person.is_authenticated and who == person.pk), None)
    is_told = len(answers) >= FEWEST_ANSWERS
    if not is_told and own is None:
        return None
    counts = Counter(hardness for hardness, _who in answers)
    rows = [(words, counts[step], round(100 * counts[step] / len(answers))) for step, words in HARDNESS_WORDS.items()]
    return {"rows": rows if is_told else [], "games": len(answers), "own": HARDNESS_WORDS.get(own) if own else ""}
