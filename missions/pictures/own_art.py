"""People's own art in the window of a card: cropped to cover it, around the point that must stay in sight."""

from base64 import b64encode
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from missions.models import Art, Record, Version
from missions.pictures.art.drawing import Window
from missions.pictures.art.tones import PAPER

DOTS = 1.4  # a tenth of a millimetre


@dataclass(frozen=True)
class OwnArt:
    """A picture and its point of focus, as shares of its width and height."""

    art: Art
    x: float = 0.5
    y: float = 0.5

    @property
    def ingredients(self) -> tuple[str, str, float, float]:
        return self.art.digest, self.art.credit, self.x, self.y

    def in_window(self, window: Window) -> str:
        """An SVG that shows as much of the picture as fits, the focus as near to the middle as the edges allow."""
        data = b64encode(self.cropped(window)).decode()
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {window.width} {window.height}" '
            f'width="{window.width / 10}mm" height="{window.height / 10}mm">'
            f'<image href="data:image/jpeg;base64,{data}" width="{window.width}" height="{window.height}"/></svg>'
        )

    def cropped(self, window: Window) -> bytes:
        """The part that is seen, as JPEG for print at some 350 dots an inch."""
        with self.art.file.open("rb") as file, Image.open(file, formats=["WEBP"]) as picture:
            box = self.box(picture.width, picture.height, window)
            size = (round(window.width * DOTS), round(window.height * DOTS))
            seen = picture.convert("RGBA").resize(size, Image.Resampling.LANCZOS, box=box)
        on_paper = Image.new("RGB", size, PAPER)
        on_paper.paste(seen, mask=seen.getchannel("A"))
        packed = BytesIO()
        on_paper.save(packed, "JPEG", quality=86)
        return packed.getvalue()

    def box(self, width: int, height: int, window: Window) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of what is seen."""
        scale = min(width / window.width, height / window.height)
        across, down = window.width * scale, window.height * scale
        left = max(0, min(self.x * width - across / 2, width - across))
        top = max(0, min(self.y * height - down / 2, height - down))
        return left, top, min(left + across, width), min(top + down, height)


def own_art_of_record(record: Record | None) -> OwnArt | None:
    return OwnArt(record.art, record.art_x, record.art_y) if record is not None and record.art else None


def own_art_of_version(version: Version, collection: str, key: str) -> OwnArt | None:
    """A version names its art by digest; where it was cropped stays with the record it was published from."""
    digest = version.art.get(f"{collection}/{key}")
    art = Art.objects.filter(digest=digest).first() if digest else None
    if art is None:
        return None
    record = version.pack.records.filter(collection=collection, key=key, art=art).first()
    return own_art_of_record(record) or OwnArt(art)
