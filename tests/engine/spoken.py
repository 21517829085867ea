"""That what is refused can be read in every language."""

from engine.core.sentences import LANGUAGES, Told, said


def assert_told(faults):
    """Each fault is from a table, and nobody reads it in another's language."""
    for fault in faults:
        for text in (fault.message, fault.hint):
            assert not text or (
                isinstance(text, Told) and len({said(text, lang) for lang in LANGUAGES}) == len(LANGUAGES)
            ), text
