"""Heroes, specialists and the cards of players (FZ-F.08 to FZ-F.12)."""

from typing import Any

from engine.core.effects.program import EMPTY, FIGURE, YOU, Ability, Context, Expr
from engine.rulesets.fireteam_zero.codes import ATTACK_TYPES, MOMENTS, REACTION, TACTICAL_RESPONSE
from engine.rulesets.fireteam_zero.compile.frame import Frame, trigger_slots, whom_of
from engine.rulesets.fireteam_zero.records import at
from engine.rulesets.fireteam_zero.rules.slots import EVERY_SLOT, TO_OTHERS, slots_heard, slots_of
from engine.rulesets.fireteam_zero.scenario import Reaction
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.vocabulary.base import AN_ALLY, THE_YOU


def concerned(_game: State, context: Context) -> tuple[int, ...]:
    """Whom a reaction without a target of its own is played on: the figure of the event, else the reacting hero."""
    return (context[FIGURE] if context[FIGURE] >= 0 else context[YOU],)


class Players(Frame):
    """Compiles what players have."""

    def _heroes(self) -> None:
        scenario, pack = self.scenario, self.pack
        scenario.hero_ids = tuple(hero.id for hero in pack.heroes)
        scenario.hero_role = tuple(self.ids["role"][hero.role] for hero in pack.heroes)
        scenario.hero_speed = tuple(hero.speed for hero in pack.heroes)
        scenario.hero_full_hand = tuple(hero.full_hand for hero in pack.heroes)
        scenario.hero_actions = tuple(hero.actions_per_turn for hero in pack.heroes)
        scenario.hero_abilities = tuple(
            self.named_abilities(hero, "abilities", at("heroes", index, hero), "hero")
            for index, hero in enumerate(pack.heroes)
        )
        present = [(index, s) for index, s in enumerate(pack.specialists) if s.used_in_mission]  # FZ-14.07
        scenario.specialists = tuple(index for index, _ in present)
        scenario.specialist_abilities = tuple(
            self.named_abilities(s, "ability", at("specialists", index, s), "specialist") for index, s in present
        )

    def _action_cards(self) -> None:
        scenario, pack = self.scenario, self.pack
        role_cards: list[list[int]] = [[] for _ in pack.roles]
        columns: dict[str, list[Any]] = {
            name: [] for name in ("id", "source", "type", "strength", "range", "bonus", "extra", "lower", "response")
        }
        moments: list[list[int]] = [[] for _ in range(MOMENTS)]
        for index, card in enumerate(pack.action_cards):
            number = self._card(card.id, card, at("actionCards", index, card), columns, moments)
            role_cards[self.ids["role"][card.role]] += [number] * card.copies
        upgrades = []
        for index, upgrade in enumerate(pack.upgrade_sets):
            path = f"{at('upgradeSets', index, upgrade)}.card"
            upgrades.append((self._card(upgrade.card_id, upgrade.card, path, columns, moments),) * upgrade.copies)
        scenario.upgrade_cards = tuple(upgrades)
        scenario.upgrade_role = tuple(self.ids["role"][upgrade.role] for upgrade in pack.upgrade_sets)
        scenario.role_cards = tuple(tuple(cards) for cards in role_cards)
        scenario.card_ids = tuple(columns["id"])
        scenario.card_source = tuple(columns["source"])
        scenario.attack_type = tuple(columns["type"])
        scenario.attack_strength = tuple(columns["strength"])
        scenario.attack_range = tuple(columns["range"])
        scenario.attack_bonus = tuple(columns["bonus"])
        scenario.attack_extra = tuple(columns["extra"])
        scenario.lower_kind = tuple(columns["lower"])
        scenario.response = tuple(columns["response"])
        scenario.reacts = tuple(self._reactions_at(cards) for cards in moments)
        scenario.card_moments = tuple(
            sum(1 << moment for moment, cards in enumerate(moments) if card in cards)
            for card in range(len(scenario.card_ids))
        )
        scenario.reaction_slots = tuple(slots_of(reactions) for reactions in scenario.reacts)
        texts = {ability.moment for abilities in scenario.attack_extra for ability in abilities}
        scenario.awaited_by_cards = tuple(
            EVERY_SLOT if moment in texts else slots for moment, slots in enumerate(scenario.reaction_slots)
        )
        scenario.focus_role = tuple(self.ids["role"][focus.role] for focus in pack.focus_cards)
        scenario.focus_abilities = tuple(
            self._focus(focus, at("focusCards", index, focus)) for index, focus in enumerate(pack.focus_cards)
        )

    def _reactions_at(self, cards: list[int]) -> tuple[int, ...]:
        """For each card there is, the bits of the slots in which it is one of these reactions, and for whom."""
        found = [0] * len(self.scenario.card_ids)
        for card in cards:
            reaction = self.scenario.reactions[card]
            for slot in reaction.slots:
                if reaction.whose != AN_ALLY:
                    found[card] |= 1 << slot
                if reaction.whose != THE_YOU:
                    found[card] |= TO_OTHERS << slot
        return tuple(found)

    def _focus(self, focus: Any, path: str) -> tuple[Ability, ...]:
        """FZ-F.12: the card's own limit holds for each of its abilities that has none."""
        source = self.add_source("focus card", focus.id, focus.name)
        nodes = [ability.node for ability in focus.effects]
        if focus.use_limit != "none":
            limit = {"limit": {"times": 1, "per": focus.use_limit}}
            nodes = [node if node.get("when") in (None, "always") else {**limit, **node} for node in nodes]
        return tuple(self.ability(node, source, f"{path}.effects[{index}]") for index, node in enumerate(nodes))

    def _card(self, name: str, card: Any, path: str, columns: dict[str, list[Any]], moments: list[list[int]]) -> int:
        number = len(columns["id"])
        source = self.add_source("action card", name, card.name)
        lower = card.lower
        columns["id"].append(name)
        columns["source"].append(source)
        columns["type"].append(ATTACK_TYPES.index(card.attack.type))
        columns["strength"].append(card.attack.strength)
        columns["range"].append(card.attack.range)
        columns["bonus"].append(card.attack.bonus_hits)
        columns["extra"].append(self.text(card.attack, "extra", f"{path}.attack", source))
        if lower.kind == "tacticalResponse":
            columns["lower"].append(TACTICAL_RESPONSE)
            columns["response"].append(self.text(lower, "effect", f"{path}.lower"))
            return number
        columns["lower"].append(REACTION)
        columns["response"].append(EMPTY)
        reaction, moment = self._reaction(lower, f"{path}.lower")
        self.scenario.reactions[number] = reaction
        if moment >= 0:
            moments[moment].append(number)
        return number

    def _reaction(self, lower: Any, path: str) -> tuple[Reaction, int]:
        """FZ-11.05, FZ-11.07: trigger, target within range, effect; the effect calls the target 'target'."""
        shell = Ability()
        self.compiler.trigger(shell, lower.trigger, f"{path}.trigger")
        target: tuple[Any, bool] = (Expr(concerned, ()), False)
        if lower.target is not None:
            target = self.compiler.target(lower.target, f"{path}.target")
        program = self.text(lower, "effect", path)
        slots = slots_heard(trigger_slots(shell), 0, -1)
        return Reaction(shell, slots, whom_of(shell), lower.range, *target, program), shell.moment
