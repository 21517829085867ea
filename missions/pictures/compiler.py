"""Typst, one compiler a thread: what it has read and laid out once it keeps."""

import json
import threading
from pathlib import Path
from typing import Any, Literal

import typst

from missions.pictures import fonts

TEMPLATES = Path(__file__).parent / "typst"
PDF_STANDARD = "ua-1"
_kept = threading.local()


def compile_picture(
    template: str, data: dict[str, Any], form: Literal["svg", "png", "pdf"], ppi: float | None = None
) -> bytes | list[bytes]:
    """One file, or a list with one a page for SVG and PNG of several pages. Data is data: nothing in it is markup."""
    standards = {"pdf_standards": PDF_STANDARD} if form == "pdf" else {}
    return _compiler(template).compile(
        format=form, ppi=ppi, sys_inputs={"data": json.dumps(data, ensure_ascii=False)}, **standards
    )


def marks(template: str, data: dict[str, Any], name: str) -> list[Any]:
    """What the marks of this name say that the template left in the picture."""
    inputs = {"data": json.dumps(data, ensure_ascii=False)}
    compiler = typst.Compiler(
        TEMPLATES / template, root=TEMPLATES, font_paths=[fonts.FOLDER], ignore_system_fonts=True, sys_inputs=inputs
    )
    return list(json.loads(compiler.query(f"<{name}>", field="value")))


def _compiler(template: str) -> typst.Compiler:
    compilers = _kept.__dict__.setdefault("compilers", {})
    if template not in compilers:
        compilers[template] = typst.Compiler(
            TEMPLATES / template, root=TEMPLATES, font_paths=[fonts.FOLDER], ignore_system_fonts=True
        )
    return compilers[template]
