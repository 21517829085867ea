"""Compile modules with mypyc: `python compile_modules.py LIBRARY FOLDER MODULE.py …`, in the folder of the package."""

import sys

from mypyc.build import mypycify
from setuptools import Distribution


def main() -> None:
    library, folder, *modules = sys.argv[1:]
    extensions = mypycify(
        ["--config-file", "pyproject.toml", "--cache-dir", "/dev/null", *modules],
        debug_level="0",
        target_dir="c",
        group_name=library,
    )
    command = Distribution({"name": library, "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = folder, "objects"
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main()
