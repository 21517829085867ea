"""What the gallery can be filtered by, as rows beside the missions: one query counts them all."""

from collections.abc import Iterator, Sequence

from missions.models import Facet, PlayableMission

EASY, HARD = 0.60, 0.45  # shares won: the same bounds that colour the marks on tiles
SHORT, LONG = 6, 10  # rounds


def keep_facets(rows: Sequence[PlayableMission]) -> None:
    """Put the rows' facets in place of those they had."""
    Facet.objects.filter(mission__in=rows).delete()
    Facet.objects.bulk_create(
        [Facet(mission=row, name=name, value=value[:40]) for row in rows for name, value in set(facets_of(row))]
    )


def facets_of(row: PlayableMission) -> Iterator[tuple[str, str]]:
    yield "game", row.ruleset
    yield "kind", "campaign" if row.campaign else "alone"
    yield "difficulty", difficulty_of(row)
    for size in row.team_sizes:
        yield "team", str(size)
    for language in row.languages:
        yield "language", language
    for tag in row.tags:
        yield "tag", tag
    if row.most_rounds is not None:
        yield "length", length_of(row.most_rounds)


def difficulty_of(row: PlayableMission) -> str:
    if row.win_share is None:
        return "unmeasured"
    if row.win_share >= EASY:
        return "easy"
    return "hard" if row.win_share < HARD else "fair"


def length_of(rounds: int) -> str:
    if rounds <= SHORT:
        return "short"
    return "long" if rounds > LONG else "medium"
