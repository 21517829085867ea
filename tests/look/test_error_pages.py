"""Pages for when things are at their worst must not need what may be broken."""

import re

import pytest
from django.contrib.staticfiles import finders
from django.contrib.staticfiles.storage import staticfiles_storage
from django.template.loader import get_template

BARE = ["400.html", "403_csrf.html", "413.html", "429.html", "500.html"]


@pytest.mark.parametrize("name", BARE)
def test_the_page_needs_no_request_no_database_and_no_manifest_of_files(name, monkeypatch):
    monkeypatch.setattr(staticfiles_storage, "url", lambda path: pytest.fail(f"asked the storage for {path}"))
    html = get_template(name).render()
    assert name[:3] in html
    assert "error-slip" in html


@pytest.mark.parametrize("name", BARE)
def test_every_file_the_page_names_is_there(name):
    files = re.findall(r'href="/static/([^"]+)"', get_template(name).render())
    assert files
    assert [file for file in files if not finders.find(file)] == []
