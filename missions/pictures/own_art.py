"""People's own art in the window of a card: cropped to cover it, around the point that must stay in sight."""

from base64 import b64encode
from dataclasses import dataclass

from missions.models import Art, Record, Version
from missions.pictures.art.drawing import Window


@dataclass(frozen=True)
class OwnArt:
    """A picture and its point of focus, as shares of its width and height."""

    art: Art
    x: float = 0.5
    y: float = 0.5

    @property
    def ingredients(self) -> tuple[str, float, float]:
        return self.art.digest, self.x, self.y

    def in_window(self, window: Window) -> str:
        """An SVG that shows as much of the picture as fits, the focus as near to the middle as the edges allow."""
        width, height = self.art.width, self.art.height
        scale = min(width / window.width, height / window.height)
        across, down = window.width * scale, window.height * scale
        left = min(max(self.x * width - across / 2, 0), width - across)
        top = min(max(self.y * height - down / 2, 0), height - down)
        with self.art.file.open("rb") as file:
            data = b64encode(file.read()).decode()
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.1f} {top:.1f} {across:.1f} {down:.1f}" '
            f'width="{window.width / 10}mm" height="{window.height / 10}mm">'
            f'<image href="data:{self.media_type};base64,{data}" width="{width}" height="{height}"/></svg>'
        )

    @property
    def media_type(self) -> str:
        return "image/png" if self.art.file.name.endswith(".png") else "image/jpeg"


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
