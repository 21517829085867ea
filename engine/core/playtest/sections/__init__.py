"""A report as data: sections with a finding as their heading, the figures, and some games behind each of them."""

from engine.core.answers.reports import ReportSection
from engine.core.playtest.sections.content import coverage
from engine.core.playtest.sections.course import averages, funnel, shares, stood
from engine.core.playtest.sections.people import people, trouble
from engine.core.playtest.sections.reading import Reading
from engine.core.playtest.sections.timeline import timeline
from engine.core.playtest.sections.where import closeness, defeats, heat, lost_at, rounds, win_rate

_SECTIONS = (
    win_rate,
    defeats,
    heat,
    rounds,
    closeness,
    lost_at,
    funnel,
    timeline,
    shares,
    stood,
    averages,
    coverage,
    people,
    trouble,
)


def report_sections(reading: Reading) -> tuple[ReportSection, ...]:
    """All sections of a report, in the order of a page."""
    return tuple(section for part in _SECTIONS for section in part(reading))
