"""Full-text search behind one function: PostgreSQL's own, or SQLite's FTS5. Both compare folded words.

The rows keep their folded words in `search`; missions.search_indexes makes what finds them.
"""

from django.db import connection, models
from django.db.models.expressions import RawSQL

from missions.folding import words_of


def matching(rows: models.QuerySet, text: str) -> models.QuerySet:
    """Those rows in which every word of the text begins some word; all of them where the text has no words."""
    words = words_of(text)
    if not words:
        return rows
    table = rows.model._meta.db_table
    if connection.vendor == "postgresql":
        sql = f"SELECT id FROM {table} WHERE to_tsvector('simple', search) @@ to_tsquery('simple', %s)"  # noqa: S608
        query = " & ".join(f"{word}:*" for word in words)
    else:
        sql = f"SELECT rowid FROM {table}_words WHERE {table}_words MATCH %s"  # noqa: S608
        query = " ".join(f'"{word}"*' for word in words)
    return rows.filter(pk__in=RawSQL(sql, [query]))  # noqa: S611 the table's name is ours, the words are a parameter
