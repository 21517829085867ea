import json
from pathlib import Path

from django.core.management import call_command
from django.test import override_settings

STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "fireteam_site.static_storage.StaticStorage"},
}


def collect(into: Path, **settings) -> dict[str, str]:
    """What production does before it starts; gives the map of plain names to hashed ones."""
    with override_settings(STATIC_ROOT=into, STORAGES=STORAGES, **settings):
        call_command("collectstatic", interactive=False, verbosity=0)
    return json.loads((into / "staticfiles.json").read_text())["paths"]


def test_all_our_static_files_can_be_collected(tmp_path):
    names = collect(tmp_path)
    assert any(name.startswith("css/") for name in names)
    assert any(name.startswith("django_htmx/") for name in names)
    assert all((tmp_path / hashed).is_file() for hashed in names.values())


def test_our_modules_import_each_other_by_hashed_name(tmp_path):
    scripts = tmp_path / "source" / "js"
    scripts.mkdir(parents=True)
    (scripts / "util.js").write_text("export const help = 1;\n")
    (scripts / "main.js").write_text(
        'import { help } from "./util.js";\nexport * from "./util.js";\nconst later = import("./util.js");\n'
    )
    names = collect(
        tmp_path / "collected",
        STATICFILES_DIRS=[tmp_path / "source"],
        STATICFILES_FINDERS=["django.contrib.staticfiles.finders.FileSystemFinder"],
    )
    main = (tmp_path / "collected" / names["js/main.js"]).read_text()
    assert main.count(f"./{Path(names['js/util.js']).name}") == 3
    assert "util.js" not in main
