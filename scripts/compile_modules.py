"""Compile modules of a package with mypyc, for `make fast`: `python compile_modules.py LIBRARY FOLDER MODULE.py …`.

Runs in a folder with a copy of the package that nobody else needs: constants are marked as such in it first.
"""

import ast
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution

FINAL = "from typing import Final; "


def main() -> None:
    library, folder, *modules = sys.argv[1:]
    for file in Path(modules[0]).parents[-2].rglob("*.py"):
        file.write_text(with_final_constants(file.read_text(encoding="utf-8")), encoding="utf-8")
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


def with_final_constants(source: str) -> str:
    """The same module with its constants (`NAMES_IN_CAPITALS`) marked as Final, every line where it was.

    mypyc looks up other names in a dict each time, and knows nothing of them; `A, B = range(2)` it cannot know anyway.
    """
    lines = source.split("\n")
    for node in ast.parse(source).body:
        if not isinstance(node, ast.Assign) or len(node.targets) != 1:
            continue
        target, first = node.targets[0], node.lineno - 1
        if is_constant(target):
            lines[first] = FINAL + lines[first].replace(target.id, f"{target.id}: Final", 1)
        elif isinstance(target, ast.Tuple) and all(map(is_constant, target.elts)) and (values := known(node.value)):
            each = [f"{name.id}: Final = {value}" for name, value in zip(target.elts, values, strict=True)]
            lines[first : node.end_lineno] = [FINAL + "; ".join(each), *[""] * (node.end_lineno - node.lineno)]
    return "\n".join(lines)


def is_constant(target: ast.expr) -> bool:
    return isinstance(target, ast.Name) and target.id.isupper()


def known(value: ast.expr) -> list[str]:
    """The values of `range(3)` and of `1, 2, 4`, as they are written; none for anything else."""
    match value:
        case ast.Call(ast.Name("range"), [ast.Constant(count)], []):
            return [str(number) for number in range(count)]
        case ast.Tuple(values):
            return [ast.unparse(one) for one in values]
    return []


if __name__ == "__main__":
    main()
