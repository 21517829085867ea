"""People's pictures: what is taken in, how it is kept, and what is refused."""

import io
import os
import struct
import subprocess
import sys
import zlib

import pytest
from PIL import ExifTags, Image

from missions.models import Art
from missions.pictures.art.drawing import Window
from missions.pictures.intake import KEPT_SIDE, MOST_BYTES, BadPicture, drawn_anew, looked_at, pixels_of, take_in
from missions.pictures.own_art import OwnArt
from tests import build
from tests.services import ROOT


def picture(width: int = 300, height: int = 200, form: str = "PNG", mode: str = "RGB", **saved) -> bytes:
    file = io.BytesIO()
    Image.linear_gradient("L").resize((width, height)).convert(mode).save(file, form, **saved)
    return file.getvalue()


def png_that_claims(width: int, height: int) -> bytes:
    """A PNG of a few bytes whose header promises a huge picture."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b"")


def moving() -> bytes:
    file = io.BytesIO()
    frames = [Image.new("RGB", (80, 80), colour) for colour in ("red", "blue")]
    frames[0].save(file, "WEBP", save_all=True, append_images=frames[1:])
    return file.getvalue()


@pytest.mark.parametrize("form", ["PNG", "JPEG", "WEBP"])
def test_a_picture_is_drawn_anew_as_webp(form):
    packed, size = drawn_anew(picture(form=form))
    assert size == (300, 200)
    assert Image.open(io.BytesIO(packed)).format == "WEBP"


def test_nothing_but_the_picture_is_kept():
    about = Image.Exif()
    about[0x010E] = "home address"
    packed, _size = drawn_anew(picture(form="JPEG", exif=about, comment=b"secret"))
    again = Image.open(io.BytesIO(packed))
    assert (dict(again.getexif()), b"secret" in packed, b"home address" in packed) == ({}, False, False)


def test_a_camera_held_upright_gives_an_upright_picture():
    about = Image.Exif()
    about[0x0112] = 6
    _packed, size = drawn_anew(picture(300, 200, form="JPEG", exif=about))
    assert size == (200, 300)


def test_a_large_picture_is_made_smaller():
    _packed, size = drawn_anew(picture(4000, 1000))
    assert size == (KEPT_SIDE, KEPT_SIDE // 4)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "no picture that we read"),
        (b"GIF89a" + bytes(200), "no picture that we read"),
        (b'<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', "no picture that we read"),
        (b"%PDF-1.7 nothing", "no picture that we read"),
        (picture()[:400], "damaged"),
        (picture(form="JPEG")[:600], "damaged"),
        (png_that_claims(60_000, 60_000), "million pixels"),
        (png_that_claims(5000, 5000), "million pixels"),
        (png_that_claims(300, 300), "damaged"),
        (picture(20, 300), "too small"),
        (moving(), "moving picture"),
        (bytes(MOST_BYTES + 1), "more than 8 MB"),
        (picture(form="JPEG") + b"\xff\xda" * 50, "keeps readers busy"),
    ],
    ids=lambda value: value if isinstance(value, str) else f"{len(value)} bytes",
)
def test_what_is_refused_is_told_why(data, reason):
    with pytest.raises(BadPicture, match=reason):
        drawn_anew(data)


@pytest.mark.django_db
def test_the_same_picture_twice_is_one_row(settings, tmp_path):
    settings.MEDIA_ROOT = tmp_path
    person = build.person()
    first = take_in(picture(), person=person, origin="own", credit="Ruth")
    second = take_in(picture(), person=person, origin="own")
    assert (first.pk, Art.objects.count(), second.credit) == (second.pk, 1, "Ruth")


@pytest.mark.django_db
def test_nothing_is_stored_of_what_is_refused(settings, tmp_path):
    settings.MEDIA_ROOT = tmp_path
    with pytest.raises(BadPicture):
        take_in(b"nonsense", person=build.person(), origin="own")
    assert (Art.objects.count(), list(tmp_path.rglob("*"))) == (0, [])


@pytest.mark.parametrize(
    ("focus", "box"),
    [((0.5, 0.5), (250, 0, 750, 500)), ((0, 0), (0, 0, 500, 500)), ((1, 1), (500, 0, 1000, 500))],
)
def test_a_crop_covers_its_window_and_keeps_the_focus_in_sight(focus, box):
    own = OwnArt(Art(width=1000, height=500), *focus)
    assert own.box(1000, 500, Window(400, 400)) == box


@pytest.mark.django_db
def test_own_art_is_cropped_for_print(settings, tmp_path):
    settings.MEDIA_ROOT = tmp_path
    art = take_in(picture(1000, 500, mode="RGBA"), person=build.person(), origin="own")
    drawn = OwnArt(art).in_window(Window(579, 390))
    assert "data:image/jpeg;base64," in drawn
    assert Image.open(io.BytesIO(OwnArt(art).cropped(Window(579, 390)))).size == (811, 546)


def test_what_a_camera_says_in_a_broken_way_costs_nobody_the_picture():
    """Each byte of what stands beside the picture is broken once: it is taken or refused in words."""
    about = Image.Exif()
    about[ExifTags.Base.Orientation] = 6
    about[ExifTags.Base.ImageDescription] = "at home"
    about.get_ifd(ExifTags.IFD.GPSInfo)[ExifTags.GPS.GPSLatitude] = (1.0, 2.0, 3.0)
    sound = picture(80, 70, form="JPEG", exif=about)
    begin = sound.index(b"Exif")
    taken = 0
    for at in range(begin, begin + len(about.tobytes())):
        for value in (0x00, 0xFF, 0x07):
            broken = bytearray(sound)
            broken[at] = value
            pixels_of(bytes(broken))
            try:
                taken += looked_at(bytes(broken)).size in ((80, 70), (70, 80))
            except BadPicture:
                continue
    assert taken > 250


@pytest.mark.parametrize(("form", "size"), [("PNG", (6000, 4000)), ("JPEG", (6000, 4000)), ("WEBP", (4000, 3000))])
def test_the_largest_picture_is_read_in_little_memory(form, size, tmp_path):
    """In a process of its own: what a process once took counts for good."""
    buffer = io.BytesIO()
    Image.new("RGB", size).save(buffer, form)
    (tmp_path / "picture").write_bytes(buffer.getvalue())
    command = [sys.executable, "-c", MEASURED, str(tmp_path / "picture")]
    done = subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, check=True, timeout=120)
    assert int(done.stdout) < 200


MEASURED = """
import resource, sys
import django
django.setup()
from missions.pictures.intake import drawn_anew
data = open(sys.argv[1], "rb").read()
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
drawn_anew(data)
print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) // 1024)
"""


def test_a_picture_whose_reader_needs_more_may_have_fewer_pixels():
    buffer = io.BytesIO()
    Image.new("RGB", (4000, 3001)).save(buffer, "WEBP")
    with pytest.raises(BadPicture, match="12 million"):
        looked_at(buffer.getvalue())
