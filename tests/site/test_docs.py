"""Docs that can be wrong without anybody noticing are checked against the code."""

import re

import pytest

from tests.services import ROOT

DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]


def variables_read() -> set[str]:
    sources = "\n".join(path.read_text() for path in (ROOT / "fireteam_site").glob("*.py"))
    return set(re.findall(r"""\benv\.(?:str|bool|int|float|list|db_url|email_url)\(\s*["']([A-Z_]+)["']""", sources))


def variables_explained() -> set[str]:
    rows = re.findall(r"^\| (`[A-Z_`, ]+`) \|", (ROOT / "docs" / "operations.md").read_text(), re.MULTILINE)
    return {name for row in rows for name in re.findall(r"[A-Z_]+", row)}


def test_every_variable_the_site_reads_is_explained():
    assert len(variables_read()) > 10
    assert variables_read() - variables_explained() == set()


def test_no_variable_is_explained_that_nothing_reads():
    used_elsewhere = {"CHROMIUM", "FAST_ENGINE"}  # by scripts, by the engine
    assert variables_explained() - variables_read() == used_elsewhere


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_our_documents_lead_somewhere(document):
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", document.read_text())
    assert [target for target in targets if not (document.parent / target).exists()] == []


def test_make_help_lists_every_command():
    makefile = (ROOT / "Makefile").read_text()
    assert set(re.findall(r"^\.PHONY: (\S+)", makefile, re.MULTILINE)) == set(
        re.findall(r"^([a-z-]+):.*## ", makefile, re.MULTILINE)
    )
