"""Every kind of card names the rules it is played by, and each of them is in the book."""

import pytest

from engine import card_rules, faces, rule
from tests.build import document


@pytest.mark.parametrize("folder", ["fireteam_zero", "countdown"])
def test_the_rules_of_every_card_are_in_the_book(folder):
    pack = document(folder)
    named = {one for face in faces(pack) for one in card_rules(pack, face)}
    kinds = {face.kind for face in faces(pack) if not card_rules(pack, face)}
    assert kinds <= {"mission", "campaign"}  # they have pages of their own
    for one in named:
        assert rule(one, "en") is not None, one
