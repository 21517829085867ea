"""The database itself keeps ledgers: an entry is never changed, and goes only when its whole campaign goes.

Made after every migrate, not by a migration: where SQLite alters a table, Django builds a new one and the triggers of
the old are gone.
"""

from typing import Any

from django.db import connections

SQLITE = (
    "CREATE TRIGGER IF NOT EXISTS campaigns_entry_unchanged BEFORE UPDATE ON campaigns_entry "
    "BEGIN SELECT RAISE(ABORT, 'entries of a ledger are never changed'); END",
    "CREATE TRIGGER IF NOT EXISTS campaigns_entry_undeleted BEFORE DELETE ON campaigns_entry "
    "WHEN EXISTS (SELECT 1 FROM campaigns_campaign WHERE id = OLD.campaign_id) "
    "BEGIN SELECT RAISE(ABORT, 'entries of a ledger are never deleted'); END",
    # INSERT OR REPLACE takes away what is there without asking the trigger above.
    "CREATE TRIGGER IF NOT EXISTS campaigns_entry_unreplaced BEFORE INSERT ON campaigns_entry "
    "WHEN EXISTS (SELECT 1 FROM campaigns_entry "
    "WHERE id = NEW.id OR (campaign_id = NEW.campaign_id AND number = NEW.number)) "
    "BEGIN SELECT RAISE(ABORT, 'entries of a ledger are never replaced'); END",
)
POSTGRES = (
    """CREATE OR REPLACE FUNCTION campaigns_entry_guard() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF TG_OP = 'DELETE' THEN
            IF NOT EXISTS (SELECT 1 FROM campaigns_campaign WHERE id = OLD.campaign_id) THEN
                RETURN OLD;
            END IF;
        END IF;
        RAISE EXCEPTION 'entries of a ledger are never changed' USING ERRCODE = 'integrity_constraint_violation';
    END $$""",
    "CREATE OR REPLACE TRIGGER campaigns_entry_unchanged BEFORE UPDATE OR DELETE ON campaigns_entry "
    "FOR EACH ROW EXECUTE FUNCTION campaigns_entry_guard()",
)


def guard_ledgers(using: str = "default", **_: Any) -> None:
    """A handler of post_migrate; running it again changes nothing."""
    connection = connections[using]
    with connection.cursor() as cursor:
        if "campaigns_entry" not in connection.introspection.table_names(
            cursor
        ):  # migrated back to before it was there
            return
        for statement in POSTGRES if connection.vendor == "postgresql" else SQLITE:
            cursor.execute(statement)
