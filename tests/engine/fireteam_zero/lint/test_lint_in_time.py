"""Linting what a stranger wrote takes time in proportion to its size."""

import time

from engine import lint, load_pack
from tests.engine.door.documents import starter


def test_many_tokens_are_looked_up_once():
    """Robustness A5: 400 steps took half a second, ten times as many a hundred times as long."""
    document = {**starter("fireteam-zero")}
    first, *others = document["objectives"]
    steps = [{"op": "placeToken", "on": "thisCard"}] * 450
    document["objectives"] = [{**first, "onComplete": steps}, *others]
    pack = load_pack(document)
    began = time.process_time()
    lint(pack, "the-last-ferry")
    assert time.process_time() - began < 2
