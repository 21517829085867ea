"""What is played at a table, and the rules of it, in the reader's language."""

from typing import Any

from missions.rules import sentence_of
from playtests.models import Table
from playtests.reports import answers


def summary_of(table: Table) -> Any:
    return answers.summary_of(table.document.digest, table.mission, answers.reader_language())


def name_of(table: Table) -> str:
    """Of its mission, in the reader's language; as it was called when the table was laid where nobody knows it now."""
    summary = summary_of(table)
    return summary.title if summary else table.title


def rule_sentence(rule_id: str, lang: str) -> str:
    found = sentence_of(rule_id, lang)
    return found[1].text if found else ""
