"""Chapter 21: phase 5, recovery."""

import pytest

from tests.engine.countdown.drill import drill, events, op


def recovered(**ops):
    return drill(ops=ops, phase="recovery")


@pytest.mark.rule("CD-21.01", "CD-14.09")
@pytest.mark.parametrize(("energy", "after"), [(0, 1), (1, 2), (2, 3)])
def test_each_op_regains_1_energy(energy, after):
    game = recovered(gustav={"at": "b1", "energy": energy}, rita={"at": "b1", "energy": 0})
    assert (op(game, "gustav")["energy"], op(game, "rita")["energy"]) == (after, 1)
    assert {"op": "gustav", "energy": after} in events(game, "energy-regained")


@pytest.mark.rule("CD-21.02", "CD-81.18")
def test_an_op_that_has_3_energy_gains_none():
    game = recovered(gustav={"at": "b1", "energy": 3})
    assert op(game, "gustav")["energy"] == 3
    assert events(game, "energy-regained") == []


@pytest.mark.rule("CD-21.02")
def test_the_limit_is_that_of_the_op_card():
    more = {"gustav": {"energyMax": 4}, "bob": {"energyMax": 2}}
    game = drill(
        ops={"gustav": {"at": "b1", "energy": 3}, "bob": {"at": "b1", "energy": 2}}, phase="recovery", ops_more=more
    )
    assert (op(game, "gustav")["energy"], op(game, "bob")["energy"]) == (4, 2)


@pytest.mark.rule("CD-21.01", "CD-13.14")
def test_the_dead_do_not_recover():
    game = drill(ops={"gustav": "b1", "bob": {"dead": True, "energy": 1}}, phase="recovery")
    assert op(game, "bob")["energy"] == 1
