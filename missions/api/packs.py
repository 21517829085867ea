"""What one does with packs of one's own, with a token."""

from typing import Annotated, Any

from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from django.utils.translation import gettext as _
from ninja import File, Schema, UploadedFile
from pydantic import AfterValidator

from engine import check as engine_check
from engine import load_document
from fireteam_site.kept_texts import can_be_kept
from missions.api.base import finding, reader, router, writer
from missions.archives.reading import LARGEST_FILE, check_document, open_parcel, refused
from missions.editing import log
from missions.editions import reader_language
from missions.folding import localised
from missions.limits import spend
from missions.models import Pack
from missions.services import publishing
from missions.services.importing import import_parcel
from missions.services.packs import create_pack, retitled, set_visibility
from missions.services.replacing import replace_document


def check_kept(text: str) -> str:
    """JSON can spell what no database keeps."""
    if not can_be_kept(text):
        raise ValueError(_("This text holds a character that cannot be kept."))
    return text


Words = Annotated[str, AfterValidator(check_kept)]


class NewPack(Schema):
    title: Words = ""
    document: dict[str, Any]


class DocumentIn(Schema):
    document: dict[str, Any]


class EditIn(Schema):
    operations: list[dict[str, Any]]
    base: int
    label: Words = "API"


class NoteIn(Schema):
    note: Words = ""


class VisibilityIn(Schema):
    visibility: str


def editable(request: HttpRequest, slug: str) -> Pack:
    return get_object_or_404(Pack.objects.editable_by(request.user).select_related("owner", "published"), slug=slug)


def summary(pack: Pack) -> dict[str, Any]:
    return {
        "slug": pack.slug,
        "title": pack.title,
        "address": pack.get_absolute_url(),
        "game": pack.ruleset,
        "visibility": pack.visibility,
        "revision": pack.revision,
        "version": pack.published.number if pack.published else None,
    }


@router.get("/mine", auth=reader, summary="My packs, and those I work on")
def mine(request: HttpRequest) -> list[dict[str, Any]]:
    packs = Pack.objects.shared_with(request.user).select_related("published").order_by("-changed_at")
    return [summary(pack) for pack in packs.defer("frame", "published__document", "published__findings")]


@router.post("/check", auth=reader, summary="What the check says of a document; nothing is kept")
def check(request: HttpRequest, asked: DocumentIn) -> dict[str, Any]:
    spend("check", request.user.pk)
    checked = engine_check(asked.document, None, reader_language())
    return {
        "loads": checked.loads,
        "playable": list(checked.playable),
        "findings": [finding(one) for one in checked.findings],
    }


@router.post("/packs", auth=writer, summary="A new private pack with this document as its draft")
def create(request: HttpRequest, asked: NewPack) -> dict[str, Any]:
    spend("create", request.user.pk)
    document = bounded(asked.document)
    if asked.title:  # printed on its cards, too
        document = retitled(document, asked.title, reader_language())
    return summary(create_pack(owner=request.user, document=document, title=localised(document.get("title"))))


@router.put(
    "/packs/{slug}/document", auth=writer, summary="Another document as the draft: one edit, which can be undone"
)
def replace(request: HttpRequest, slug: str, asked: DocumentIn) -> dict[str, Any]:
    pack = editable(request, slug)
    replace_document(pack=pack, person=request.user, document=bounded(asked.document))
    return summary(editable(request, slug))


@router.post(
    "/packs/{slug}/edits", auth=writer, summary="An edit made on a revision; 409 where somebody was there first"
)
def edit(request: HttpRequest, slug: str, asked: EditIn) -> dict[str, Any]:
    made = log.append(
        pack=editable(request, slug),
        person=request.user,
        label=asked.label,
        operations=asked.operations,
        base=asked.base,
    )
    return {"revision": made.number}


@router.post(
    "/packs/{slug}/publish",
    auth=writer,
    summary="Freeze the draft as the next version; 422 with the errors that block it",
)
def publish(request: HttpRequest, slug: str, asked: NoteIn) -> dict[str, Any]:
    spend("publish", request.user.pk)
    version = publishing.publish(pack=editable(request, slug), person=request.user, note=asked.note)
    return {"number": version.number, "digest": version.digest, "missions": version.fingerprints()}


@router.post("/packs/{slug}/visibility", auth=writer, summary="private, link or public; only the owner decides")
def visibility(request: HttpRequest, slug: str, asked: VisibilityIn) -> dict[str, Any]:
    pack = get_object_or_404(Pack.objects.owned_by(request.user), slug=slug)
    if asked.visibility not in Pack.Visibility.values:
        raise refused("private, link, public")
    set_visibility(pack=pack, visibility=asked.visibility)
    return summary(editable(request, slug))


@router.post("/import", auth=writer, summary="A .fireteam file as a private pack")
def import_file(request: HttpRequest, file: File[UploadedFile], only_sound: bool = False) -> dict[str, Any]:
    spend("import", request.user.pk)
    parcel = open_parcel(file.read(LARGEST_FILE + 1), reader_language())
    taken = summary(import_parcel(parcel=parcel, person=request.user, only_sound=only_sound))
    return {**taken, "left_out": parcel.left_out}


def bounded(document: dict[str, Any]) -> dict[str, Any]:
    """Within the engine's limits, for a game that we know, without scripts: as with files."""
    found = load_document(document)
    check_document(found)
    return found
