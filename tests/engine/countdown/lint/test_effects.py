"""Effects: CD-60.56 to CD-60.58 and CD-60.60."""

import pytest


def support(ground, **fields):
    """One more support card."""
    cards = ground.document.setdefault("supportCards", [])
    cards.append({"id": "new-card", "name": "New Card", **fields})
    return f"supportCards[{len(cards) - 1}] (new-card)"


MODIFY = {"op": "modify", "stat": "attackTotal", "amount": 3, "of": "ops"}


@pytest.mark.rule("CD-60.56", "CD-35.07")
def test_what_changes_one_attack_roll_is_played_before_the_roll(ground):
    path = support(ground, timing="anyTime", effects=[MODIFY], duration="oneAttack")
    ground.finds("CD-60.56", "warning", f"{path}.timing")
    ground.document["supportCards"][-1].update(duration="endOfRound")
    ground.is_sound()
    ground.document["supportCards"][-1].update(effects=[{**MODIFY, "for": "oneAttack"}])
    ground.finds("CD-60.56", "warning", f"{path}.timing")
    ground.document["supportCards"][-1].update(timing="beforeAttackRoll")
    ground.is_sound()


@pytest.mark.rule("CD-60.56")
def test_what_changes_the_enemies_may_be_played_at_any_time(ground):
    support(ground, timing="anyTime", duration="oneAttack", effects=[{**MODIFY, "stat": "defence", "of": "enemies"}])
    ground.is_sound()


@pytest.mark.rule("CD-60.57", "CD-32.18")
@pytest.mark.parametrize(
    "step",
    [
        {"op": "damage", "who": "ops"},
        {"op": "distributeHearts", "hearts": 2, "at": {"op": "zone"}},
        {"op": "explode", "card": "trap"},
    ],
)
def test_no_effect_of_the_team_hurts_an_op(ground, step):
    path = support(ground, effects=[step])
    ground.finds("CD-60.57", "error", f"{path}.effects[0]")
    ground.document["supportCards"].pop()
    ground.get("ops", "rita").update(special=[{"when": "anyTime", "do": [step]}])
    ground.finds("CD-60.57", "error", "ops[6] (rita).special[0].do[0]")


@pytest.mark.rule("CD-60.57", "CD-32.18")
def test_cards_of_the_other_side_may_hurt_ops_and_an_op_may_hurt_itself(ground):
    blow = {"op": "damage", "who": "ops"}
    ground.get("threatCards", "lookout")["effects"] = [{"when": "onRoundEnd", "do": [blow]}]
    ground.get("ops", "rita").update(special=[{"when": "anyTime", "do": [{**blow, "who": "self"}]}])
    ground.is_sound()


@pytest.mark.rule("CD-60.57", "CD-32.18")
def test_the_team_may_blow_up_what_no_op_is_beside(ground):
    alone = {"op": "zoneHasNoOps", "at": {"op": "zoneOf", "of": "it"}}
    support(ground, effects=[{"op": "explode", "card": {"op": "trap", "where": alone}}])
    ground.is_sound()


@pytest.mark.rule("CD-60.58", "CD-26.03")
def test_no_grenade_is_thrown_into_a_zone_with_ops(ground):
    zone = {"op": "zone", "relation": "adjacent", "of": "target"}
    throw = {"op": "areaAttack", "who": "target", "value": 4}
    path = support(ground, targets={"op": "op"}, effects=[{**throw, "at": zone}])
    ground.finds("CD-60.58", "error", f"{path}.effects[0]")
    free = {**zone, "where": {"op": "zoneHasNoOps", "at": "it"}}
    ground.document["supportCards"][-1]["effects"] = [{**throw, "at": free}]
    ground.is_sound()
    both = {**zone, "where": {"op": "and", "a": True, "b": {"op": "zoneHasNoOps", "at": "it"}}}
    ground.document["supportCards"][-1]["effects"] = [{**throw, "at": both}]
    ground.is_sound()
    named = [{"op": "forEach", "of": free, "as": "there", "do": [{**throw, "at": "there"}]}]
    ground.document["supportCards"][-1]["effects"] = named
    ground.is_sound()


@pytest.mark.rule("CD-60.60")
def test_every_effect_uses_known_words(ground):
    path = support(ground, targets={"op": "opp"}, effects=[{"op": "gainEnergi"}, {"op": "gainEnergy", "who": "ops"}])
    ground.finds("CD-60.60", "error", f"{path}.targets")
    ground.finds("CD-60.60", "error", f"{path}.effects[0]")
    ground.document["supportCards"].pop()
    ground.get("threatCards", "lookout")["effects"] = [{"when": "onTuesday", "do": ["reveal"]}]
    ground.finds("CD-60.60", "error", "threatCards[0] (lookout).effects[0].when")
    ground.get("threatCards", "lookout")["effects"] = []
    ground.get("ops", "rita").update(special=[{"when": "anyTime", "do": [{"op": "heal", "whom": "self"}]}])
    ground.finds("CD-60.60", "error", "ops[6] (rita).special[0].do[0].whom")


@pytest.mark.rule("CD-60.60")
def test_what_holds_always_changes_something_and_does_nothing(ground):
    card = ground.get("threatCards", "lookout")
    card["effects"] = [{"do": [{"op": "modify", "stat": "defence", "amount": 1, "of": "self"}]}]
    ground.is_sound()
    card["effects"][0]["do"].append({"op": "changeScore", "amount": -1})
    ground.finds("CD-60.60", "error", "threatCards[0] (lookout).effects[0].do[1]")
