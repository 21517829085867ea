"""What can be answered: every verb of an option, with its arguments and its sentence in three languages."""

from engine.core.decisions import CORE_VERBS, Verb

VERBS: list[Verb] = [*CORE_VERBS]


def _verb(name: str, *fields: tuple[str, str], en: str, de: str, fr: str) -> int:
    VERBS.append(Verb(name, fields, {"en": en, "de": de, "fr": fr}))
    return len(VERBS) - 1


STAY = _verb("stay", ("op", "op"), en="{op} stays", de="{op} bleibt", fr="{op} reste")
