"""Linting what a stranger wrote takes time in proportion to its size."""

import time

from engine import lint, load_pack
from tests.engine.starter_packs import starter_document


def test_many_tokens_are_looked_up_once():
    """Robustness A5: they were listed anew for every step that names one."""
    document = {**starter_document("fireteam-zero")}
    steps = [{"op": "placeToken", "on": "thisCard"}] * 180  # near what one record may hold, and the pack
    few, others = document["objectives"][:6], document["objectives"][6:]
    document["objectives"] = [*({**one, "onComplete": steps} for one in few), *others]
    pack = load_pack(document)
    began = time.process_time()
    lint(pack, "the-last-ferry")
    assert time.process_time() - began < 3
