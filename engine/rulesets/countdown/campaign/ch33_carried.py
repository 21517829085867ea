"""Chapter 33: what effects leave to the later missions of a campaign (section 9.5: 'campaign', 'oncePerCampaign').

    {"effects": [{"what": "aim", "ops": ["gustav"], "amount": 1, "source": "range-day"}],
     "used": [{"op": "bob", "ability": 1, "times": 1}, {"card": "t1-30", "ability": 2, "times": 1}]}

The next mission is played elsewhere, against other cards: an effect goes on for the ops it concerns or, where it
concerns everybody, everywhere. What concerned single enemies or zones has ended with them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from engine.core.effects.abilities import count_uses, times_used
from engine.rulesets.countdown.codes import FIRST_CARD, LASTING_KINDS, REST_OF_CAMPAIGN
from engine.rulesets.countdown.records.base import Id, Natural, Positive, Record
from engine.rulesets.countdown.rules.force import PER_CAMPAIGN, Lasting, context_of
from engine.rulesets.countdown.state import State


class CarriedEffect(Record):
    """What an effect has started for the rest of the campaign."""

    what: Literal["attack", "defence", "aim", "attackTotal", "targets", "rangedFire", "restrict", "xpCap"]
    ops: tuple[Id, ...] = ()
    everybody: bool = False
    amount: int
    detail: Natural = 0
    source: Id | None = None


class AbilityUse(Record):
    """How often an ability that is limited for the whole campaign has been used."""

    op: Id | None = None
    card: Id | None = None
    ability: Positive  # its number on the card, from the top
    times: Positive


def carried_of(game: State) -> dict[str, Any]:
    """What a mission leaves; nothing at all in the printed game."""
    found: dict[str, Any] = {}
    if effects := [*_effects(game)]:
        found["effects"] = effects
    if used := [*_uses(game)]:
        found["used"] = used
    return found


def _effects(game: State) -> Iterator[dict[str, Any]]:
    scenario = game.scenario
    for effect in game.in_force:
        ops = [scenario.op_ids[card] for op, card in enumerate(game.ops) if effect.figures >> op & 1]
        everybody = effect.zones == (1 << len(game.stacks)) - 1
        if effect.until != REST_OF_CAMPAIGN or effect.against or not (ops or everybody):
            continue
        yield {
            "what": LASTING_KINDS[effect.what],
            "ops": ops,
            "everybody": everybody,
            "amount": effect.amount,
            "detail": effect.detail,
            "source": None if effect.source < 0 else scenario.sources[effect.source].id,
        }


def _uses(game: State) -> Iterator[dict[str, Any]]:
    scenario = game.scenario
    for op, card in enumerate(game.ops):
        yield from _uses_of(game, scenario.op_abilities[card], op, {"op": scenario.op_ids[card]})
    for card in scenario.cards_with_abilities:
        yield from _uses_of(game, scenario.card_abilities[card], FIRST_CARD + card, {"card": scenario.card_ids[card]})


def _uses_of(game: State, abilities: Sequence[Any], bearer: int, who: dict[str, str]) -> Iterator[dict[str, Any]]:
    for number, ability in enumerate(abilities, start=1):
        if _is_counted(ability) and (times := times_used(game, ability, context_of(ability, bearer))):
            yield {**who, "ability": number, "times": times}


def _is_counted(ability: Any) -> bool:
    """Whether an ability may be used only so often in a campaign."""
    return ability.limit is not None and ability.limit[1] == PER_CAMPAIGN


def bring_carried(game: State, effects: Sequence[CarriedEffect], used: Sequence[AbilityUse]) -> None:
    """Put into force what earlier missions of the campaign have left."""
    scenario = game.scenario
    names = [scenario.op_ids[card] for card in game.ops]
    sources = [source.id for source in scenario.sources]
    for effect in effects:
        figures = sum(1 << names.index(op) for op in dict.fromkeys(effect.ops) if op in names)
        zones = (1 << len(game.stacks)) - 1 if effect.everybody else 0
        source = sources.index(effect.source) if effect.source in sources else -1
        kind = LASTING_KINDS.index(effect.what)
        lasting = Lasting(kind, figures, zones, effect.amount, effect.detail, until=REST_OF_CAMPAIGN, source=source)
        game.in_force = (*game.in_force, lasting)
    for use in used:
        if use.op in names:
            bearer = names.index(use.op)
            abilities = scenario.op_abilities[game.ops[bearer]]
        elif use.card in scenario.card_ids:  # another mission has other objective cards
            card = scenario.card_ids.index(use.card)
            bearer, abilities = FIRST_CARD + card, scenario.card_abilities[card]
        else:
            continue
        if use.ability <= len(abilities) and _is_counted(ability := abilities[use.ability - 1]):
            count_uses(game, ability, context_of(ability, bearer), use.times)
