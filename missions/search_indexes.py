"""The indexes behind missions.search, made after every migrate.

Not by a migration: where SQLite alters a table, Django builds a new one and the triggers of the old are gone.
"""

from typing import Any

from django.db import connections

TABLES = ("missions_pack", "missions_publishedrecord", "missions_playablemission")

POSTGRES = "CREATE INDEX IF NOT EXISTS {table}_words ON {table} USING gin (to_tsvector('simple', search))"
SQLITE_TABLE = (
    "CREATE VIRTUAL TABLE IF NOT EXISTS {table}_words "
    "USING fts5(search, content='{table}', content_rowid='id', tokenize='unicode61')"
)
SQLITE_TRIGGERS = (
    "CREATE TRIGGER {table}_words_insert AFTER INSERT ON {table} BEGIN "
    "INSERT INTO {table}_words(rowid, search) VALUES (new.id, new.search); END",
    "CREATE TRIGGER {table}_words_delete AFTER DELETE ON {table} BEGIN "
    "INSERT INTO {table}_words({table}_words, rowid, search) VALUES ('delete', old.id, old.search); END",
    "CREATE TRIGGER {table}_words_update AFTER UPDATE OF search ON {table} BEGIN "
    "INSERT INTO {table}_words({table}_words, rowid, search) VALUES ('delete', old.id, old.search); "
    "INSERT INTO {table}_words(rowid, search) VALUES (new.id, new.search); END",
)
REBUILD = "INSERT INTO {table}_words({table}_words) VALUES ('rebuild')"


def make_indexes(using: str = "default", **_: Any) -> None:
    """A handler of post_migrate; running it again changes nothing."""
    connection = connections[using]
    with connection.cursor() as cursor:
        there = set(connection.introspection.table_names(cursor))
        for table in TABLES:
            if table not in there:  # migrated back to before it was there
                continue
            if connection.vendor == "postgresql":
                cursor.execute(POSTGRES.format(table=table))
            else:
                make_sqlite_index(cursor, table)


def make_sqlite_index(cursor: Any, table: str) -> None:
    cursor.execute("SELECT count(*) FROM sqlite_master WHERE type = 'trigger' AND tbl_name = %s", [table])
    if cursor.fetchone()[0] == len(SQLITE_TRIGGERS):
        return
    cursor.execute(SQLITE_TABLE.format(table=table))
    for statement in SQLITE_TRIGGERS:
        cursor.execute(statement.format(table=table))
    cursor.execute(REBUILD.format(table=table))
