"""The veteran: an experienced player's rules of thumb, one pass, no look-ahead.

Cards are life: what is spent on an attack cannot be lost to a hit. The veteran weighs every attack against
the hits to expect in the threat phase, walks towards what the mission needs, searches while discoveries are
missing, keeps company, plays dead when the coin shows tails and monsters are near, and in the end makes for
the exit. It looks only at what everybody at the table sees: hands, the board, and of decks their size.
"""

from collections.abc import Callable
from random import Random
from typing import Any, cast

from engine.core.decisions import (
    CHOOSE_BRANCH,
    CHOOSE_CARD,
    CHOOSE_FIGURE,
    CHOOSE_PLACE,
    DECLINE,
    MAY,
    ORDER_TRIGGERS,
)
from engine.core.game import Game
from engine.rulesets.fireteam_zero.bots import choices, reactions
from engine.rulesets.fireteam_zero.bots.appraisal import action_worth
from engine.rulesets.fireteam_zero.bots.attacks import NO_BLOW, blow_here
from engine.rulesets.fireteam_zero.bots.goals import wants_search
from engine.rulesets.fireteam_zero.bots.knowledge import Knowledge, knowledge_of
from engine.rulesets.fireteam_zero.bots.turn import A_FIND, plan_turn
from engine.rulesets.fireteam_zero.bots.worth import A_CARD
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.decision_kinds import (
    ACCOMPANY,
    ARRANGE_CARDS,
    CHOOSE_AMBUSHER,
    CHOOSE_ATTACK_CARDS,
    CHOOSE_DESTINATION,
    CHOOSE_DISCARD,
    CHOOSE_FOCUS,
    CHOOSE_HERO,
    CHOOSE_MONSTER,
    CHOOSE_REACTION_TARGET,
    CHOOSE_RESPONSE,
    CHOOSE_STEP,
    CHOOSE_UPGRADES,
    CHOOSE_VOLUNTEER,
    DECISION_KINDS,
    GRANTED_ACTION,
    REACT,
    REROLL,
    RISE_OR_STAY,
    TURN_OPTIONS,
    VOLUNTEER,
    WISH_RESPONSE,
)
from engine.rulesets.fireteam_zero.words.option_verbs import ACT, ADD_CARD, ATTACK, MOVE, ROLL, SEARCH, SEARCH_FREE

Rule = Callable[["Veteran", State], int]


class Veteran:
    """A player with rules of thumb for every question of the game."""

    def __init__(self, seed: int = 0) -> None:
        self._draw = Random(seed).random
        self._known: Knowledge | None = None
        self._scenario: Any = None
        self._game: State | None = None  # whose turn is planned
        self._plan: list[tuple[Any, ...]] = []  # options still to be taken
        self._due = -1  # at which decision of the game the plan goes on
        self._taken = -1  # the index that leads there
        self._done: tuple[Any, ...] = ()  # actions taken in this turn: none is repeated for nothing
        self._turn = (-1, -1)

    def choose(self, game: Game) -> int:
        """The index of the option taken."""
        state = cast(State, game)
        if state.scenario is not self._scenario:
            self._scenario = state.scenario
            self._known = knowledge_of(state.scenario)
            self._game = None
        rule = _RULES[state.kind]
        return rule(self, state) if rule is not None else 0

    @property
    def known(self) -> Knowledge:
        """The tables of the mission in play."""
        assert self._known is not None
        return self._known

    # --- a turn -----------------------------------------------------------------------------------

    def turn(self, game: State) -> int:
        """FZ-D.15: go on with the plan, or make one."""
        if self.is_under_way(game):
            option = self._plan[0]
            if option in game.options and not (option[0] == MOVE and self._is_tempting(game)):
                return self._take(game, option)
        turn = (game.round, game.seat)
        if turn != self._turn or game is not self._game:
            self._turn, self._done, self._game = turn, (), game
        plan = plan_turn(game, self.known, game.seat, self._done)
        cards = [(ADD_CARD, card) for card in plan.cards]
        self._plan = [*plan.options, *cards, (ROLL,)] if cards else list(plan.options)
        if self._plan[0][0] == ACT:
            self._done = (*self._done, self._plan[0])
        return self._take(game, self._plan[0])

    def is_under_way(self, game: Game) -> bool:
        """Whether this is the next decision of a plan, and what was decided last is what was planned."""
        if game is not self._game or game.decisions_made != self._due or not self._plan:
            return False
        return game.history is not None and game.history[1] == self._taken

    def _is_tempting(self, game: State) -> bool:
        """Whether something on the way is worth a second thought."""
        progress = self.known.is_progress
        return any(one[0] == SEARCH_FREE or (one[0] == ACT and progress[one[1]]) for one in game.options)

    def _take(self, game: State, option: tuple[Any, ...]) -> int:
        self._plan = self._plan[1:]
        self._due = game.decisions_made + 1
        self._taken = list(game.options).index(option)
        return self._taken

    def attack_cards(self, game: State) -> int:
        """FZ-D.19: the cards of the plan; without one, as many as the kill is worth."""
        if self.is_under_way(game):
            option = self._plan[0]
            if option[0] == ADD_CARD and game.then[3] and option not in game.options:
                option = (ROLL,)
            if option in game.options:
                return self._take(game, option)
        _answer, seat, target, chosen = game.then
        if chosen:
            return len(game.options) - 1
        blow = blow_here(game, self.known, seat, [target])
        cards = blow.cards or (max([option[1] for option in game.options], key=lambda card: self.known.power[card]),)
        self._game, self._due = game, game.decisions_made
        self._plan = [*[(ADD_CARD, card) for card in cards], (ROLL,)]
        return self._take(game, self._plan[0])

    def granted_action(self, game: State) -> int:
        """FZ-D.12: the best single action, or none."""
        seat = game.seat
        best, found = 0.0, len(game.options) - 1
        targets = [option[1] for option in game.options if option[0] == ATTACK]
        blow = NO_BLOW
        if targets:
            blow = blow_here(game, self.known, seat, targets)
        for index, option in enumerate(game.options):
            verb = option[0]
            worth = 0.0
            if verb == ATTACK and option[1] == blow.target:
                worth = blow.worth
            elif verb == SEARCH and wants_search(game):
                worth = A_FIND
            elif verb == ACT:
                worth = A_CARD * action_worth(game, self.known, seat, option)
            if worth > best:
                best, found = worth, index
        if game.options[found][0] == ATTACK:
            self._game, self._due, self._taken = game, game.decisions_made + 1, found
            self._plan = [*[(ADD_CARD, card) for card in blow.cards], (ROLL,)]
        return found

    # --- other questions --------------------------------------------------------------------------

    def response(self, game: State) -> int:
        """FZ-D.10: play a tactical response?"""
        return reactions.choose_response(game, self.known)

    def reaction(self, game: State) -> int:
        """FZ-D.28: play a reaction?"""
        return reactions.choose_reaction(game, self.known)

    def volunteer(self, game: State) -> int:
        """FZ-D.31: take one for the team?"""
        return reactions.choose_to_volunteer(game, self.known)

    def who_volunteers(self, game: State) -> int:
        """FZ-D.32: which volunteer?"""
        return reactions.choose_volunteer(game)

    def reroll(self, game: State) -> int:
        """FZ-D.22: which die is rolled again?"""
        return reactions.choose_reroll(game, self.known)

    def rise(self, game: State) -> int:
        """FZ-D.14: stand up, or play dead?"""
        return choices.rise_or_stay(game, self.known)

    def companions(self, game: State) -> int:
        """FZ-D.17: who comes along?"""
        return choices.companions(game, self.known)

    def discard(self, game: State) -> int:
        """FZ-D.30: the card that is missed least."""
        return choices.least_wanted(game, self.known)

    def arrange(self, game: State) -> int:
        """FZ-D.44: the card that is wanted most."""
        return choices.most_wanted(game, self.known)

    def monster(self, game: State) -> int:
        """FZ-D.33: which monster next?"""
        return choices.next_monster(game, self.known)

    def step(self, game: State) -> int:
        """FZ-D.34: where does the monster step?"""
        return choices.monster_step(game)

    def ambusher(self, game: State) -> int:
        """FZ-D.35: the one that strikes least."""
        return choices.weakest(game, self.known)

    def destination(self, game: State) -> int:
        """FZ-D.41: where does a figure go?"""
        return choices.destination(game, self.known)

    def figure(self, game: State) -> int:
        """A figure for an effect: whom it helps most, or hurts least."""
        return choices.figure(game, self.known)

    def place(self, game: State) -> int:
        """A place for an effect: where it does most."""
        return choices.place(game, self.known)

    def card(self, game: State) -> int:
        """A card for an effect."""
        return choices.card(game, self.known)

    def may(self, game: State) -> int:
        """FZ-D.27: use what helps."""
        return choices.may(game, self.known)

    def branch(self, game: State) -> int:
        """The branch that is worth most."""
        return choices.branch(game, self.known)

    def any(self, game: State) -> int:
        """Heroes and equipment at random, so that play-tests see them all."""
        count = len(game.options) - (game.options[-1][0] == DECLINE)
        return int(self._draw() * count)


_RULES: list[Rule | None] = [None] * len(DECISION_KINDS)
for _kind, _rule in {
    MAY: Veteran.may,
    CHOOSE_BRANCH: Veteran.branch,
    CHOOSE_FIGURE: Veteran.figure,
    CHOOSE_PLACE: Veteran.place,
    CHOOSE_CARD: Veteran.card,
    ORDER_TRIGGERS: None,
    CHOOSE_HERO: Veteran.any,
    CHOOSE_UPGRADES: Veteran.any,
    CHOOSE_FOCUS: Veteran.any,
    WISH_RESPONSE: Veteran.response,
    CHOOSE_RESPONSE: Veteran.response,
    RISE_OR_STAY: Veteran.rise,
    TURN_OPTIONS: Veteran.turn,
    ACCOMPANY: Veteran.companions,
    CHOOSE_ATTACK_CARDS: Veteran.attack_cards,
    GRANTED_ACTION: Veteran.granted_action,
    REROLL: Veteran.reroll,
    REACT: Veteran.reaction,
    CHOOSE_REACTION_TARGET: Veteran.figure,
    CHOOSE_DISCARD: Veteran.discard,
    VOLUNTEER: Veteran.volunteer,
    CHOOSE_VOLUNTEER: Veteran.who_volunteers,
    CHOOSE_MONSTER: Veteran.monster,
    CHOOSE_STEP: Veteran.step,
    CHOOSE_AMBUSHER: Veteran.ambusher,
    CHOOSE_DESTINATION: Veteran.destination,
    ARRANGE_CARDS: Veteran.arrange,
}.items():
    _RULES[_kind] = _rule
