"""Compile modules of a package with mypyc, for `make fast`: `python compile_modules.py LIBRARY FOLDER MODULE.py …`.

Runs in a folder with a copy of the package that nobody else needs: constants are marked as such in it first.
"""

import ast
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution

FINAL = "from typing import Final; "

# The body of a module runs once, and is one long function: optimising it takes longer than all the rest.
MODULE_BODY = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)
RUNS_ONCE = """
#ifdef __clang__
#define RUNS_ONCE __attribute__((optnone, noinline))
#else
#define RUNS_ONCE __attribute__((optimize("O0")))
#endif
"""


def main() -> None:
    library, folder, *modules = sys.argv[1:]
    mark_constants(Path(modules[0]).parents[-2])
    extensions = mypycify(
        ["--config-file", "pyproject.toml", "--cache-dir", "/dev/null", *modules],
        opt_level="2",
        debug_level="0",
        target_dir="c",
        group_name=library,
    )
    generated = Path("c", f"__native_{library}.c")
    generated.write_text(RUNS_ONCE + MODULE_BODY.sub("RUNS_ONCE ", generated.read_text()))
    command = Distribution({"name": library, "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = folder, "objects"
    command.ensure_finalized()
    command.run()


def mark_constants(package: Path) -> None:
    """Mark the constants of all modules of a package; compiled ones use those of others, too."""
    sys.path.insert(0, str(Path.cwd()))
    for file in package.rglob("*.py"):
        if file.stem != "__main__":
            module = import_module(".".join(file.with_suffix("").parts).removesuffix(".__init__"))
            file.write_text(with_final_constants(file.read_text(encoding="utf-8"), vars(module)), encoding="utf-8")


def with_final_constants(source: str, values: dict[str, Any]) -> str:
    """The same module with its constants (`NAMES_IN_CAPITALS`) marked as Final, every line where it was.

    mypyc looks up other names in a dict each time, and knows nothing of them. What `A = declare(…)` and
    `A, B = range(2)` come to it cannot understand at all: there the values are written out.
    """
    lines = source.split("\n")
    for node in ast.parse(source).body:
        first = node.lineno - 1
        if isinstance(node, ast.AnnAssign) and is_constant(node.target) and not is_misread(values[node.target.id]):
            kind = ast.unparse(node.annotation)
            if "Final" not in kind:
                lines[first] = FINAL + lines[first].replace(f": {kind} =", f": Final[{kind}] =", 1)
        if not isinstance(node, ast.Assign) or len(node.targets) != 1:
            continue
        target = node.targets[0]
        if is_constant(target) and is_number_of_a_call(node.value, values[target.id]):
            lines[first] = FINAL + lines[first].replace(
                f"{target.id} =", f"{target.id}: Final = {values[target.id]};", 1
            )
        elif is_constant(target) and not is_misread(values[target.id]):
            lines[first] = FINAL + lines[first].replace(target.id, f"{target.id}: Final", 1)
        elif isinstance(target, ast.Tuple) and all(map(is_constant, target.elts)):
            names = [name.id for name in target.elts]
            if all(isinstance(values[name], int | float | str) for name in names):
                each = "; ".join(f"{name}: Final = {values[name]!r}" for name in names)
                lines[first : node.end_lineno] = [FINAL + each, *[""] * (node.end_lineno - node.lineno)]
    return "\n".join(lines)


def is_number_of_a_call(expression: ast.expr, value: Any) -> bool:
    """Whether a constant is the number under which something has been declared."""
    return isinstance(expression, ast.Call) and type(value) is int


def is_misread(value: Any) -> bool:
    """Whether mypyc 2.4 takes a constant for unset although it is set: a tuple that begins with a float."""
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], float)


def is_constant(target: ast.expr) -> bool:
    return isinstance(target, ast.Name) and target.id.isupper()


if __name__ == "__main__":
    main()
