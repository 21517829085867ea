"""Small builders of what tests need. Everything that is not said has a sensible value."""

import copy
import io
from functools import cache
from typing import Any

from PIL import Image

from accounts.models import User
from engine import load_pack
from missions.models import Pack, Version
from missions.services.packs import create_pack
from missions.services.versions import freeze
from missions.starter_content import CONTENT

PASSWORD = "pencil-and-map-7"


def person(name: str = "ruth", **fields) -> User:
    return User.objects.create_user(name, f"{name}@example.org", PASSWORD, **fields)


@cache
def _starter(folder: str) -> dict[str, Any]:
    return dict(load_pack(CONTENT / folder).document)


def document(folder: str = "countdown") -> dict[str, Any]:
    """A starter pack's document, to be changed at will."""
    return copy.deepcopy(_starter(folder))


def pack(owner: User, title: str = "Night Shift", content: dict[str, Any] | None = None, **fields) -> Pack:
    """A pack with nothing published yet."""
    return create_pack(owner=owner, title=title, document=content or document(), **fields)


def version(of: Pack, note: str = "First version.") -> Version:
    """The pack's draft, published without a check."""
    return freeze(pack=of, person=of.owner, note=note, findings=[])


def public_pack(owner: User, title: str = "Night Shift", content: dict[str, Any] | None = None, **fields) -> Pack:
    made = pack(owner, title, content, **({"visibility": Pack.Visibility.PUBLIC} | fields))
    version(made)
    return made


def picture(side: int = 80) -> bytes:
    """A small PNG."""
    file = io.BytesIO()
    Image.new("RGB", (side, side), "olive").save(file, "PNG")
    return file.getvalue()
