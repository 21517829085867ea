"""People's pictures are taken in: bounded before they are read, drawn anew, and freed of everything but the picture."""

import struct
import warnings
from hashlib import sha256
from io import BytesIO
from threading import Lock
from typing import Any

from django.core.files.base import ContentFile
from django.db import transaction
from django.utils.translation import gettext as _
from PIL import ExifTags, Image, UnidentifiedImageError

from missions.errors import MissionsError
from missions.models import Art

MOST_BYTES = 8 * 1024 * 1024
MOST_PIXELS = 24_000_000
MOST_PIXELS_OF = {"WEBP": 12_000_000}  # its reader holds every pixel four times, 16 bytes each
MOST_PIXELS_AT_ONCE = 600_000_000  # of all pictures of a file: some 250 of the size that is kept
MOST_SCANS = 40  # of a progressive JPEG: each is work for whoever reads it
LEAST_SIDE = 64
KEPT_SIDE = 1800  # of the longer side; a card needs half of it
FORMATS = ("PNG", "JPEG", "WEBP")
WHOLE = ("RGB", "RGBA", "L", "LA")  # kinds that can be made smaller as they are
_one_at_a_time = Lock()  # a picture takes up to 220 MB while it is read
TURNS = {  # what a camera says of how it was held → how to undo it
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}


class BadPicture(MissionsError):
    """The file is no picture that we take."""


def take_in(data: bytes, *, person: Any, origin: str, credit: str = "", licence: str = "") -> Art:
    """The picture as a row; the same picture twice is the same row."""
    packed, (width, height) = drawn_anew(data)
    digest = sha256(packed).hexdigest()
    with transaction.atomic():
        art, is_new = Art.objects.get_or_create(
            digest=digest,
            defaults={
                "width": width,
                "height": height,
                "byte_count": len(packed),
                "origin": origin,
                "credit": credit[:200],
                "licence": licence[:120],
                "uploaded_by": person,
            },
        )
        if is_new:
            art.file.save(f"{digest}.webp", ContentFile(packed))
    return art


def drawn_anew(data: bytes) -> tuple[bytes, tuple[int, int]]:
    """The picture as WebP without metadata, turned as its camera meant it, no larger than needed."""
    still = looked_at(data)
    still.thumbnail((KEPT_SIDE, KEPT_SIDE), Image.Resampling.LANCZOS)
    packed = BytesIO()
    still.save(packed, "WEBP", quality=88, method=4)
    return packed.getvalue(), still.size


def looked_at(data: bytes) -> Image.Image:
    """The picture, read to its end within the bounds; BadPicture says what is wrong with it."""
    if len(data) > MOST_BYTES:
        raise BadPicture(_("The picture has more than %(most)s MB.") % {"most": MOST_BYTES // 1024 // 1024})
    if data[:2] == b"\xff\xd8" and data.count(b"\xff\xda") > MOST_SCANS:
        raise BadPicture(_("This JPEG is built in a way that keeps readers busy; save it again and try once more."))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            with _one_at_a_time:
                return _read(data)
    except BadPicture:
        raise
    except UnidentifiedImageError:
        raise BadPicture(_("This is no picture that we read: PNG, JPEG or WebP, please.")) from None
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise BadPicture(_too_many_pixels(MOST_PIXELS)) from None
    except (OSError, ValueError, SyntaxError, EOFError, Warning):
        raise BadPicture(_("The picture is damaged and cannot be read to its end.")) from None


def pixels_of(data: bytes) -> int:
    """How many pixels its header promises; none where it is no picture."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with Image.open(BytesIO(data), formats=FORMATS) as picture:
                return picture.width * picture.height
    except (OSError, ValueError, SyntaxError, EOFError, Image.DecompressionBombError):
        return 0


def _read(data: bytes) -> Image.Image:
    with Image.open(BytesIO(data), formats=FORMATS) as picture:
        width, height = picture.size
        if width * height > (most := MOST_PIXELS_OF.get(picture.format, MOST_PIXELS)):
            raise BadPicture(_too_many_pixels(most))
        if min(width, height) < LEAST_SIDE:
            raise BadPicture(_("The picture is too small: at least %(least)s pixels a side.") % {"least": LEAST_SIDE})
        if getattr(picture, "n_frames", 1) > 1:
            raise BadPicture(_("A moving picture cannot be printed; choose one that stands still."))
        picture.draft("RGB", (KEPT_SIDE, KEPT_SIDE))
        picture.load()
        if picture.mode in WHOLE:
            picture.thumbnail((KEPT_SIDE, KEPT_SIDE), Image.Resampling.LANCZOS)  # before there is a second of it
        return _upright(picture).convert("RGBA" if picture.has_transparency_data else "RGB")


def _upright(picture: Image.Image) -> Image.Image:
    """As the camera meant it. Cameras write strange things beside pictures: of them only this one number is read."""
    try:
        turn = TURNS.get(picture.getexif().get(ExifTags.Base.Orientation))
    except (struct.error, TypeError, KeyError):
        return picture
    return picture if turn is None else picture.transpose(turn)


def _too_many_pixels(most: int) -> str:
    return _("The picture has more than %(most)s million pixels.") % {"most": most // 1_000_000}
