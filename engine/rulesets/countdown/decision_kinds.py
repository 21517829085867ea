"""What Countdown asks: every decision point with its question in three languages."""

from engine.core.decisions import CORE_KINDS, DecisionKind

DECISION_KINDS: list[DecisionKind] = [*CORE_KINDS]


def _kind(name: str, rule: str, en: str, de: str, fr: str) -> int:
    DECISION_KINDS.append(DecisionKind(name, rule, {"en": en, "de": de, "fr": fr}))
    return len(DECISION_KINDS) - 1


MOVE_OP = _kind(
    "move",
    "CD-70.22",
    en="{hero}: move, or stay?",
    de="{hero}: Bewegen oder bleiben?",
    fr="{hero}\u00a0: se déplacer ou rester\u00a0?",
)
