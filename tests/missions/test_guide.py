"""The guide: the same in every language, and every example in it works."""

import json
import os
import re
import shlex
import subprocess
import sys

import pytest

from accounts.services import make_token
from engine import wilson
from missions.archives.writing import archive_of
from missions.editions import Edition
from missions.guide import FOLDER, SCRIPT, languages, sections
from missions.models import Pack
from missions.services.documents import document_of
from playtests.models import Run
from tests import build
from tests.playtests.support import launch, play_all
from tests.services import ROOT, wait_until


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_language_has_the_same_sections_pictures_and_links(client, language):
    def parts(text):
        return re.findall(r"\]\(([^)]+)\)|^(```)", text, flags=re.MULTILINE)

    assert languages() == ["de", "en", "fr"]
    assert [one.key for one in sections(language)] == [one.key for one in sections("en")]
    assert parts((FOLDER / f"{language}.md").read_text()) == parts((FOLDER / "en.md").read_text())


@pytest.mark.django_db
def test_links_and_pictures_lead_somewhere(client):
    build.public_pack(build.person())
    page = client.get("/help/").content.decode()
    html = "".join(one.html for one in sections("en"))
    for address in set(re.findall(r'href="(/[^"]*)"', html)):
        assert client.get(address).status_code in (200, 302), address
    for name in re.findall(r"/static/(guide/[\w.-]+)", html):
        assert (ROOT / "static" / name).exists(), name
    assert "mission_in_git" in page or "FIRETEAM_TOKEN" in page


def test_the_script_has_no_more_than_its_twenty_lines_of_work():
    lines = [
        line for line in SCRIPT.read_text().splitlines() if line.strip() and not line.startswith(("import", '"""'))
    ]
    assert len(lines) <= 20


@pytest.mark.django_db(transaction=True)
def test_the_script_checks_and_play_tests_a_mission_that_is_kept_in_git(live_server, tmp_path):
    """It fails where a team wins less than half of its games for certain; a worker plays them meanwhile."""
    owner = build.person()
    build.pack(owner, "Kept in Git")
    file = tmp_path / "pack.json"
    file.write_text(json.dumps(build.document() | {"version": "2"}))
    command = [sys.executable, str(SCRIPT), str(file), live_server.url, "kept-in-git", "closing-time"]
    secret = make_token(person=owner, name="git", scope="write")[1]
    with subprocess.Popen(
        command, env=os.environ | {"FIRETEAM_TOKEN": secret}, stdout=-1, stderr=-1, text=True
    ) as script:
        wait_until(lambda: Run.objects.exists() or script.poll() is not None, what="the script to start a run")
        play_all(Run.objects.get())
        out, err = script.communicate(timeout=60)
    is_too_hard = any(wilson(one.wins, one.played)[1] < 0.5 for one in Run.objects.get().series.all())
    assert (script.returncode, err) == (int(is_too_hard), "")
    assert len(re.findall(r"^team of \d: \d+% won \(\d+% to \d+%\)$", out, flags=re.MULTILINE)) == 6
    assert document_of(Pack.objects.get())["version"] == "2"


@pytest.mark.django_db
@pytest.mark.parametrize("line", re.findall(r"^curl .+$", (FOLDER / "en.md").read_text(), flags=re.MULTILINE))
def test_what_curl_asks_for_is_answered(client, line):
    owner = build.person()
    box = build.public_pack(owner, "Fireteam HQ Starter Box")
    build.pack(owner, "My pack")
    run = launch(box.published, games=1)
    words = shlex.split(line.replace("https://SITE", "").replace("/playtests/1/", f"/playtests/{run.pk}/"))
    headers = {}
    if "-H" in words:
        name, _, value = words[words.index("-H") + 1].partition(": ")
        headers = {name: value.replace("$FIRETEAM_TOKEN", make_token(person=owner, name="git", scope="write")[1])}
    sent = words[words.index("--json") + 1] if "--json" in words else None
    method = client.get if sent is None else client.post
    more = {} if sent is None else {"data": sent, "content_type": "application/json"}
    assert method(words[-1], headers=headers, **more).status_code == 200, line


@pytest.mark.django_db
def test_an_exported_file_works_on_the_command_line(tmp_path):
    pack = build.public_pack(build.person(), content=build.document("fireteam_zero"))
    file = tmp_path / "my-pack.fireteam"
    file.write_bytes(archive_of(Edition(pack, pack.published)))
    for orders in re.findall(r"^python -m engine (.+)$", (FOLDER / "en.md").read_text(), flags=re.MULTILINE):
        words = orders.replace("my-pack.fireteam", str(file)).replace("--games 200", "--games 2").split()
        done = subprocess.run([sys.executable, "-m", "engine", *words], cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr + done.stdout
