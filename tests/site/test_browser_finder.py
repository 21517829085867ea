import pytest

from scripts import browser


def test_the_browser_one_names_is_taken(monkeypatch, tmp_path):
    mine = tmp_path / "my-chromium"
    mine.write_text("#!/bin/sh\n")
    mine.chmod(0o755)
    monkeypatch.setenv("CHROMIUM", str(mine))
    assert browser.find_browser() == str(mine)


def test_a_browser_that_is_named_but_missing_is_not_replaced_by_another(monkeypatch):
    monkeypatch.setenv("CHROMIUM", "/no/such/browser")
    assert browser.find_browser() is None


@pytest.mark.parametrize(("ci", "code"), [("true", 1), ("", 0)])
@pytest.mark.parametrize("missing", ["get_driver", "get_browser"])
def test_without_a_browser_it_is_loud_and_in_ci_fails(monkeypatch, capsys, ci, code, missing):
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(browser, missing, lambda: None)
    assert browser.main() == code
    assert "NO BROWSER" in capsys.readouterr().err
