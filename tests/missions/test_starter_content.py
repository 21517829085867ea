import json
import shutil

import pytest
from django.core.management import call_command

from missions.models import Pack, Version
from missions.services.documents import document_of
from missions.services.starter import load_starter_pack
from missions.starter_content import CONTENT, find_packs


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
