"""Log lines that a machine can read (json) or a person (plain), both with the request's id."""

import json
import logging
from datetime import UTC, datetime

from fireteam_site.request_ids import current_request_id

# What every record carries anyway; whatever else is on a record came in through `extra=` and belongs in the line.
STANDARD_ATTRIBUTES = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "request_id"}


class RequestIdFilter(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        # Django logs a refused request when our middleware is already done with it, but names the request.
        request = getattr(record, "request", None)
        record.request_id = current_request_id.get() or getattr(request, "request_id", "-")
        return True


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            "request_id": getattr(record, "request_id", "-"),
        }
        for name, value in vars(record).items():
            if name not in STANDARD_ATTRIBUTES and not name.startswith("_"):
                line.setdefault(name, value)
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class PlainFormatter(logging.Formatter):
    """For a terminal, which what strangers put into addresses and names must not steer."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        line = super().formatMessage(record)
        return "".join(one if one.isprintable() or one == "\n" else ascii(one)[1:-1] for one in line)


def logging_config(*, level: str, style: str) -> dict:
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"request_id": {"()": RequestIdFilter}},
        "formatters": {
            "json": {"()": JsonFormatter},
            "plain": {"()": PlainFormatter, "format": "%(levelname)-7s %(name)s [%(request_id)s] %(message)s"},
        },
        "handlers": {
            "console": {"class": "logging.StreamHandler", "filters": ["request_id"], "formatter": style},
        },
        "root": {"handlers": ["console"], "level": level},
        "loggers": {
            # These would otherwise bring handlers of their own; ours is enough.
            "django": {"handlers": [], "level": level, "propagate": True},
            "django.server": {"handlers": [], "level": level, "propagate": True},
            # A wrong Host header is the sender's affair: one line in the request log is enough.
            "django.security.DisallowedHost": {"handlers": [], "level": "CRITICAL", "propagate": False},
        },
    }
