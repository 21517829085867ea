"""Print-and-play: counted, made on a worker, kept, and looked at as pictures."""

import io
import re

import pypdfium2
import pytest
from django.urls import reverse
from PIL import Image, ImageChops, ImageStat

from missions.editions import Edition
from missions.errors import MissionsError
from missions.models import PrintJob
from missions.pictures.printing import Orders, gather, plan_of, set_sheets
from missions.pictures.printing.sheets import _mirrored
from missions.services import printing
from tests import build

pytestmark = pytest.mark.django_db


@pytest.fixture
def edition(settings, tmp_path):
    settings.MEDIA_ROOT = tmp_path
    pack = build.public_pack(build.person(), "The Box", build.document("fireteam_zero"))
    return Edition(pack, pack.published)


def made(edition, **orders) -> PrintJob:
    job = printing.ask_for_print(
        edition=edition, mission="the-last-ferry", orders=Orders(**orders), person=edition.pack.owner
    )
    printing.make_print(job_id=job.pk)
    job.refresh_from_db()
    assert (job.state, job.reason) == ("ready", "")
    return job


def pages_of(job: PrintJob) -> pypdfium2.PdfDocument:
    with job.file.open("rb") as file:
        return pypdfium2.PdfDocument(file.read())


def picture(page, dots: float = 1.0) -> Image.Image:
    return page.render(scale=dots).to_pil().convert("RGB")


def words(page) -> str:
    return re.sub(r"\s+", " ", page.get_textpage().get_text_range())


def test_the_sheets_are_as_many_as_were_counted(edition):
    plan = plan_of(edition, "the-last-ferry", Orders())
    assert plan.counts == {"mission": 1, "cards": 10, "board": 4, "standees": 1, "decks": plan.counts["decks"]}
    job = made(edition)
    assert (len(pages_of(job)), job.sheets, job.sheets_done) == (16, 16, 16)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("mission", ["the-brood-mother", "the-marshals-muster"])
def test_the_longest_missions_stay_on_the_sheets_they_were_counted_for(edition, mission, paper):
    plan = plan_of(edition, mission, Orders(parts=("mission", "board", "standees"), paper=paper, lang="de"))
    assert len(pypdfium2.PdfDocument(set_sheets(gather(edition, plan)))) == plan.sheets


def test_cards_are_63_by_88_millimetres_behind_their_bleed(edition):
    """The first card's frame, 2.4 mm inside the trim, begins where the sheet says it must."""
    page = picture(pages_of(made(edition, parts=("cards",)))[0], dots=300 / 72)
    to_dots = 300 / 25.4
    left, top = 6 + 1.5 + 2.4, 12 + 1.5 + 2.4
    inside = page.getpixel((round((left + 1) * to_dots), round((top + 3) * to_dots)))
    outside = page.getpixel((round((left - 1) * to_dots), round((top + 3) * to_dots)))
    assert (inside, outside) == ((42, 18, 14), (249, 245, 234))


@pytest.mark.parametrize("backs", ["long", "short"])
def test_a_back_lies_behind_its_front(edition, backs):
    """The first card is a monster: its red back is found where the sheet is when it is turned over."""
    document = pages_of(made(edition, parts=("cards",), backs=backs))
    turned = picture(document[1])
    turned = turned.transpose(Image.Transpose.FLIP_LEFT_RIGHT if backs == "long" else Image.Transpose.FLIP_TOP_BOTTOM)
    red, green, blue = turned.getpixel((round(30 / 25.4 * 72), round(25 / 25.4 * 72)))
    assert red > green + 40
    assert red > blue + 40


def test_mirroring_undoes_itself():
    numbers = [0, 1, 2, 3, 4, None, None, None, None]
    for by_column in (True, False):
        assert _mirrored(_mirrored(numbers, 3, by_column), 3, by_column) == numbers


def test_a_square_of_the_board_is_thirty_millimetres(edition):
    """Places of the first sector: the middle of the Jetty is water, 60 mm further down lies open ground."""
    page = picture(pages_of(made(edition, parts=("board",)))[0])

    def colour(x: float, y: float) -> tuple[int, int, int]:
        around = page.crop([round((at) / 25.4 * 72) for at in (10 + x - 3, 18 + y - 3, 10 + x + 3, 18 + y + 3)])
        return max(around.getcolors(10000))[1]

    assert colour(30, 45) == (227, 235, 234)
    assert colour(45, 105) == (249, 245, 234)


def test_neighbouring_pages_show_the_same_strip(edition):
    """What the second page begins with lies under the first page's hatching, and nowhere beside it."""
    document = pages_of(made(edition, parts=("board",)))
    first, second = picture(document[0], dots=2), picture(document[1], dots=2)

    def strip(page: Image.Image, x: float, y: float) -> Image.Image:
        left, top = round((10 + x) / 25.4 * 144), round((18 + y) / 25.4 * 144)
        return page.crop((left, top, left + 45, top + 283)).convert("L")  # 8 × 50 mm

    def likeness(shift: float) -> float:
        """How much lighter the hatched strip is where the next page is light than where it is dark."""
        dark = strip(second, 1, 5).point(lambda light: 255 * (light < 90))
        shown = strip(first, 181, 5 + shift)
        return ImageStat.Stat(shown, ImageChops.invert(dark)).mean[0] - ImageStat.Stat(shown, dark).mean[0]

    assert likeness(0) > 30
    assert likeness(0) > 1.25 * max(likeness(shift) for shift in (-3, -1.5, 1.5, 3))


def test_every_token_of_the_board_is_there_to_cut_out(edition):
    texts = words(pages_of(made(edition, parts=("board",)))[0])
    assert all(str(number) in texts for number in range(1, 13))


def test_the_mission_sheet_tells_how_to_set_up(edition):
    text = words(pages_of(made(edition, parts=("mission",), lang="de"))[0])
    assert "Die letzte Fähre" in text
    assert "Spielplan" in text
    assert "FZ-1.22" in text
    assert "**" not in text


@pytest.mark.parametrize(("paper", "size"), [("a4", (210, 297)), ("letter", (279, 216))])
def test_paper_is_what_was_chosen_and_letter_lies_when_it_must(edition, paper, size):
    width, height = pages_of(made(edition, parts=("cards",), paper=paper))[0].get_size()
    assert (round(width / 72 * 25.4), round(height / 72 * 25.4)) == size


def test_fonts_are_inside_and_the_file_is_tagged(edition):
    job = made(edition, parts=("mission", "standees"))
    data = job.file.open("rb").read()
    assert b"/MarkInfo" in data or b"/StructTreeRoot" in data
    assert b"pdfuaid" in data
    fonts = pypdfium2.raw
    page = pypdfium2.PdfDocument(data)[0]
    embedded = [
        fonts.FPDFFont_GetIsEmbedded(fonts.FPDFTextObj_GetFont(thing.raw))
        for thing in page.get_objects()
        if thing.type == fonts.FPDF_PAGEOBJ_TEXT
    ]
    assert embedded
    assert set(embedded) == {1}


def test_the_same_sheets_are_made_once(edition, monkeypatch):
    first = made(edition, parts=("mission",))
    monkeypatch.setattr(printing, "set_sheets", lambda data: pytest.fail("made again"))
    second = printing.ask_for_print(
        edition=edition, mission="the-last-ferry", orders=Orders(parts=("mission",)), person=edition.pack.owner
    )
    printing.make_print(job_id=second.pk)
    assert first.pk == second.pk


def test_a_job_that_keeps_failing_is_given_up_and_can_be_tried_again(edition, monkeypatch):
    def broken(data):
        raise RuntimeError("no ink")

    orders = Orders(parts=("mission",))
    asked = {"edition": edition, "mission": "the-last-ferry", "orders": orders, "person": edition.pack.owner}
    job = printing.ask_for_print(**asked)
    with monkeypatch.context() as patched:
        patched.setattr(printing, "set_sheets", broken)
        with pytest.raises(RuntimeError):
            printing.make_print(job_id=job.pk)
    job.refresh_from_db()
    assert job.is_failed
    assert printing.ask_for_print(**asked).state == "waiting"
    printing.make_print(job_id=job.pk)
    job.refresh_from_db()
    assert job.is_ready


def test_nothing_to_print_and_too_much_to_print_are_refused(edition, monkeypatch):
    with pytest.raises(MissionsError, match="at least one"):
        made(edition, parts=())
    monkeypatch.setattr("missions.pictures.printing.plan.MOST_CARDS", 20)
    with pytest.raises(MissionsError, match="more than one print"):
        made(edition)


def test_a_board_whose_tiles_lie_far_apart_is_not_spread_over_thousands_of_sheets(settings, tmp_path):
    settings.MEDIA_ROOT = tmp_path
    document = build.document("fireteam_zero")
    mission = document["missions"][0]
    layout = next(one for one in document["layouts"] if one["id"] == mission["layout"])
    layout["tiles"][0] |= {"x": -500, "y": -500}
    layout["tiles"][1] |= {"x": 500, "y": 500}
    pack = build.pack(build.person(), content=document)
    with pytest.raises(MissionsError, match="sheets are more than one print"):
        printing.ask_for_print(
            edition=Edition(pack, None), mission=mission["id"], orders=Orders(parts=("board",)), person=pack.owner
        )
    assert not PrintJob.objects.exists()


def test_old_sheets_are_dropped_with_their_files(edition, monkeypatch):
    job = made(edition, parts=("mission",))
    monkeypatch.setattr(printing, "KEPT", printing.KEPT * 0)
    printing.drop_old_prints()
    assert not PrintJob.objects.exists()
    assert not job.file.storage.exists(job.file.name)


def test_from_the_page_to_the_file(client, edition, monkeypatch):
    monkeypatch.setattr(printing, "_send", lambda job_id: printing.make_print(job_id=job_id))
    address = reverse("missions:print", args=[edition.pack.slug, "the-last-ferry"])
    page = client.get(address).content.decode()
    assert "16 sheets" in page
    chosen = {"parts": ["mission"], "paper": "a4", "design": "spare", "backs": "none", "lang": "fr"}
    sent = client.post(address, chosen, follow=True)
    job = PrintJob.objects.get()
    printing.make_print(job_id=job.pk)
    ready = client.get(sent.redirect_chain[-1][0]).content.decode()
    file = reverse("missions:print_file", args=[edition.pack.slug, "the-last-ferry", job.key])
    assert file in ready
    assert b"".join(client.get(file)).startswith(b"%PDF")
    seen = client.get(reverse("missions:print_preview", args=[edition.pack.slug, "the-last-ferry", job.key, 1]))
    assert Image.open(io.BytesIO(b"".join(seen))).format == "WEBP"


def test_every_sheet_is_there_as_a_picture_two_of_them_at_once(client, edition, monkeypatch):
    monkeypatch.setattr(printing, "_send", lambda job_id: None)
    address = reverse("missions:print", args=[edition.pack.slug, "the-last-ferry"])
    chosen = {"parts": ["mission", "board", "cards"], "paper": "a4", "design": "spare", "backs": "none", "lang": "en"}
    sent = client.post(address, chosen, follow=True)
    printing.make_print(job_id=PrintJob.objects.get().pk)
    page = client.get(sent.redirect_chain[-1][0]).content.decode()
    job = PrintJob.objects.get()
    assert [one["sheet"] for one in job.previews] == list(range(1, job.sheets + 1))
    assert (len(job.foremost), len(job.others)) == (2, job.sheets - 2)
    assert f"Show all {job.sheets} sheets" in page
    assert "cards 1 to 9 of 45, fronts" in page
    assert all(job.file.storage.exists(one["file"]) for one in job.previews)


def test_the_set_up_sheet_is_printed_for_the_team_one_has_looked_at(client, edition, monkeypatch):
    monkeypatch.setattr(printing, "_send", lambda job_id: None)
    mission = client.get(reverse("missions:mission", args=[edition.pack.slug, "the-last-ferry"]), {"team": "2"})
    address = reverse("missions:print", args=[edition.pack.slug, "the-last-ferry"]) + "?parts=mission&team=2"
    assert address.replace("&", "&amp;") in mission.content.decode()
    assert client.get(address).context["form"].orders(2).parts == ("mission",)
    chosen = {"parts": ["mission"], "paper": "a4", "design": "spare", "backs": "none", "lang": "en"}
    sent = client.post(address, chosen, follow=True)
    assert PrintJob.objects.get().orders["team"] == 2
    assert sent.context["job"] == PrintJob.objects.get()


def test_the_count_follows_every_choice(client, edition):
    address = reverse("missions:print", args=[edition.pack.slug, "the-last-ferry"])
    query = "?parts=cards&paper=a4&design=dossier&backs=none&lang=en"
    piece = client.get(address + query, headers={"HX-Request": "true"}).content.decode()
    assert "5 sheets" in piece
    assert "<html" not in piece


def test_a_draft_is_printed_only_by_those_who_may_read_it(client, edition):
    address = reverse("missions:print", args=[edition.pack.slug, "the-last-ferry"]) + "?v=draft"
    assert client.get(address).status_code == 404
    client.force_login(edition.pack.owner)
    assert client.get(address).status_code == 200
