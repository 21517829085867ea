"""What other apps send along in a file: the library carries it and does not know what it means.

    register_extra("expectations", write, read)   # in AppConfig.ready

`write(edition)` gives plain data or nothing; `read(pack=…, person=…, found=…)` takes in what a stranger's file holds
under that name, and trusts none of it.
"""

from collections.abc import Callable
from typing import Any

Writer = Callable[[Any], Any]
Reader = Callable[..., Any]

_extras: dict[str, tuple[Writer, Reader]] = {}


def register_extra(name: str, write: Writer, read: Reader) -> None:
    _extras[name] = (write, read)


def member_of(name: str) -> str:
    """Hidden: the engine reads every other .json as a part of the pack."""
    return f".fireteam/{name}.json"


def members() -> dict[str, str]:
    """Member → name of the extra."""
    return {member_of(name): name for name in _extras}


def extras_of(edition: Any) -> dict[str, Any]:
    found = {member_of(name): write(edition) for name, (write, _read) in _extras.items()}
    return {member: data for member, data in found.items() if data}


def take_in(pack: Any, person: Any, found: dict[str, Any]) -> None:
    for name, (_write, read) in _extras.items():
        if name in found:
            read(pack=pack, person=person, found=found[name])
