import json
import shutil

import pytest
from django.core.management import call_command
from django.utils.translation import override

from missions.models import Pack, Version
from missions.services.documents import document_of
from missions.services.forking import fork
from missions.services.starter import load_starter_pack
from missions.starter_content import CONTENT, find_packs
from tests.build import person


def test_packs_are_found_however_deep_in_a_fixed_order(tmp_path):
    for name in ("zulu", "alpha/winter", "alpha/autumn"):
        (tmp_path / name).mkdir(parents=True)
        (tmp_path / name / "pack.json").write_text("{}")
    (tmp_path / "notes").mkdir()
    assert find_packs(tmp_path) == [tmp_path / "alpha/autumn", tmp_path / "alpha/winter", tmp_path / "zulu"]


def test_a_folder_that_is_not_there_holds_no_packs(tmp_path):
    assert find_packs(tmp_path / "missing") == []


@pytest.mark.django_db
def test_the_packs_are_public_and_read_only_and_belong_to_nobody_who_could_sign_in():
    call_command("load_starter_content")
    assert Pack.objects.listed().count() == len(find_packs()) == 2
    for pack in Pack.objects.all():
        assert pack.is_read_only
        assert (pack.owner.is_active, pack.owner.has_usable_password()) == (False, False)
        assert not Pack.objects.owned_by(pack.owner).exists()
        assert pack.published.missions.exists()


@pytest.mark.django_db
def test_loading_again_changes_nothing(capsys):
    call_command("load_starter_content")
    capsys.readouterr()
    call_command("load_starter_content")
    assert Version.objects.count() == 2
    assert capsys.readouterr().out == "Starter content: nothing has changed.\n"


@pytest.mark.django_db
def test_a_changed_starter_pack_becomes_its_next_version(tmp_path):
    folder = shutil.copytree(CONTENT / "countdown", tmp_path / "countdown")
    pack, _ = load_starter_pack(source=folder)
    first = pack.published.document
    frame = json.loads((folder / "pack.json").read_text())
    (folder / "pack.json").write_text(json.dumps(frame | {"version": "2"}))
    again, is_new = load_starter_pack(source=folder)
    assert (again.pk, is_new, again.published.number) == (pack.pk, True, 2)
    assert document_of(again)["version"] == "2"
    assert pack.versions.get(number=1).document == first


@pytest.mark.django_db
def test_the_packs_say_what_they_are_in_the_readers_language():
    call_command("load_starter_content")
    for pack in Pack.objects.all():
        said = {}
        for lang in ("en", "de", "fr"):
            with override(lang):
                said[lang] = pack.description
        assert len(set(said.values())) == 3
        assert all(len(words) < 221 or lang != "en" for lang, words in said.items())  # whole in the list of packs


@pytest.mark.django_db
def test_a_forks_description_is_changed_in_its_language_and_leaves_with_the_document(client):
    call_command("load_starter_content")
    source = Pack.objects.get(ruleset="countdown")
    nora = person("nora")
    made = fork(version=source.published, person=nora)
    assert made.description == source.description
    client.force_login(nora)
    address = f"/missions/{made.slug}/words/"
    words = {"title": made.title, "language": "en", "tags": "", "licence": made.licence}
    assert source.description in client.get(address).content.decode()
    assert client.post(address, words | {"description": "Mine, with\u202e a zebra."}).status_code == 302
    made = Pack.objects.get(pk=made.pk)
    assert document_of(made)["description"] == source.frame["description"] | {"en": "Mine, with a zebra."}
    assert made.description == "Mine, with a zebra."
    assert "zebra" in made.search
    assert made.edits.count() == 1
    assert client.post(address, words | {"description": "Mine, with a zebra."}).status_code == 302
    assert made.edits.count() == 1  # the same words are no edit


@pytest.mark.django_db
def test_a_new_title_stands_on_the_cards_and_in_the_file(client):
    call_command("load_starter_content")
    source = Pack.objects.get(ruleset="fireteam-zero")
    nora = person("nora")
    made = fork(version=source.published, person=nora, title="Old Name")
    client.force_login(nora)
    words = {
        "title": "New Name",
        "description": made.description,
        "language": "en",
        "tags": "",
        "licence": made.licence,
    }
    assert client.post(f"/missions/{made.slug}/words/", words).status_code == 302
    made = Pack.objects.get(pk=made.pk)
    assert made.title == "New Name"
    assert set(document_of(made)["title"].values()) == {"New Name"}  # all languages had the old one
    card = client.get(f"/missions/{made.slug}/cards/monsterKinds/corrupted-animal/?v=draft").content.decode()
    assert "New Name" in card
    assert "Old Name" not in card
    assert made.edits.count() == 1
