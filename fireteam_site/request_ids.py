"""One id for everything that a request sets off: it is in every log line, also in those of the tasks it sent."""

import re
import uuid
from contextvars import ContextVar

HEADER = "X-Request-ID"

# What another server may hand us. Anything else could smuggle line breaks or rubbish into the logs.
ACCEPTABLE = re.compile(r"[A-Za-z0-9._-]{1,64}")

current_request_id: ContextVar[str] = ContextVar("current_request_id", default="")


def new_request_id() -> str:
    return uuid.uuid4().hex


def accept_or_make(offered: str | None) -> str:
    if offered and ACCEPTABLE.fullmatch(offered):
        return offered
    return new_request_id()
