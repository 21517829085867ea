from django.core.management import call_command

from missions.starter_content import find_packs


def test_packs_are_found_however_deep_in_a_fixed_order(tmp_path):
    for name in ("zulu", "alpha/winter", "alpha/autumn"):
        (tmp_path / name).mkdir(parents=True)
        (tmp_path / name / "pack.json").write_text("{}")
    (tmp_path / "notes").mkdir()
    assert find_packs(tmp_path) == [tmp_path / "alpha/autumn", tmp_path / "alpha/winter", tmp_path / "zulu"]


def test_a_folder_that_is_not_there_holds_no_packs(tmp_path):
    assert find_packs(tmp_path / "missing") == []


def test_loading_again_says_and_does_the_same(capsys):
    call_command("load_starter_content")
    first = capsys.readouterr().out
    call_command("load_starter_content")
    assert capsys.readouterr().out == first
    assert first.startswith("Starter content:")
