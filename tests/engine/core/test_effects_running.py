"""Running effects on the agenda: order, choices, what is bound, prices, and effects without end."""

import pytest

from engine.core.decisions import CORE_KINDS, CORE_VERBS, GROUP
from engine.core.effects import table
from engine.core.effects.compile import Compiler
from engine.core.effects.control import core_vocabulary
from engine.core.effects.program import BEARER, BOUND, BOUND_DECIDER, FIGURE, OTHER, YOU, Do, Lazy, Program
from engine.core.effects.run import MOST_NESTED, is_payable, run_program, run_program_now
from engine.core.effects.table import (
    FIGURES,
    NUMBER,
    STEP,
    TRIGGER,
    Operation,
    Vocabulary,
    decider,
    figures,
    number,
    steps,
    where,
)
from engine.core.effects.tree import Node
from engine.core.errors import EngineFault
from engine.core.game import LOST, STEP_BUDGET, Game

# --- a table with four seats and a diary ------------------------------------------------------------


class Table(Game):
    """A game in which things are only written down."""

    __slots__ = ("diary", "purses")

    decision_kinds = CORE_KINDS
    verbs = CORE_VERBS
    event_types = ()

    def __init__(self):
        self.begin_base(seed=1, dice=(), log=True)
        self.diary = []
        self.purses = [3, 1, 0, 5]

    def after_change(self):
        self.diary.append(".")

    def seat_of_decider(self, decider, context):
        if decider >= BOUND_DECIDER:
            return context[BOUND + decider - BOUND_DECIDER][0]
        return (context[YOU], GROUP, context[BEARER], context[FIGURE], context[OTHER])[decider]

    def clone(self):
        raise NotImplementedError

    determinize = clone

    @property
    def outcome(self):
        return None

    def view(self, seat=None):
        return {}

    def name(self, what, value):
        return list(value.nodes) if what == "program" else value

    def label(self, what, value, lang="en"):
        return str(value)


toy = Vocabulary(core_vocabulary)
declare = toy.declare


@declare(TRIGGER, "always")
def always(_game, _context):
    """Always."""
    return True


@declare(FIGURES, "seats", where())
def seats(game, context, condition):
    """Seats: all of them."""
    everybody = tuple(range(len(game.purses)))
    return everybody if condition is None else tuple(one for one in everybody if condition.holds(game, context, one))


@declare(FIGURES, "you")
def you(_game, context):
    """You."""
    return (context[YOU],)


@declare(FIGURES, "chosen", figures("among", "seats"), where(), decider(), picks=True)
def chosen(game, context, among, condition):
    """Chosen: one of several."""
    return tuple(one for one in among if condition is None or condition.holds(game, context, one))


@declare(table.CONDITION, "isRich", figures("who"), number("n", 2))
def is_rich(game, _context, who, n):
    """Rich: with so much money."""
    return all(game.purses[one] >= n for one in who)


@declare(NUMBER, "money", figures("of"))
def money(game, _context, of):
    """Money: how much they have."""
    return sum(game.purses[one] for one in of)


@declare(STEP, "write", figures("who", "you"), number("n", 1))
def write(game, _context, who, n):
    """Write: somebody and a number into the diary."""
    game.diary.append((who, n))


def money_due(game, _context, who, n):
    """What it takes from whom, and what they have."""
    return [(one, n, game.purses[one]) for one in who]


@declare(STEP, "spend", figures("who", "you"), number("n", 1), dues=money_due)
def spend(game, _context, who, n):
    """Spend: money is gone."""
    for one in who:
        game.purses[one] -= n
        game.diary.append((one, -n))


@declare(STEP, "later", steps("do"))
def later(game, context, program):
    """Later: write 'first', then do the steps that were put off, then what follows."""
    game.push(write, (), ("later",), 0)
    run_program(game, program, context)


@declare(STEP, "stop")
def stop(game, _context):
    """Stop: the game ends here."""
    game.end(LOST, ("stopped",))


@declare(STEP, "loop", steps("do"))
def loop(game, context, program):
    """Loop: do the steps and begin again."""
    game.push(loop, context, program)
    run_program(game, program, context)


CONTEXT = (7, 3, 0, 1, 2, -1, 0)  # source 7, borne by seat 3, speaks to seat 0, about seats 1 and 2


def play(*nodes, answers=()):
    """Run steps, taking options by index; the diary tells what happened."""
    compiler = Compiler(toy, lambda _record, _name: None)
    program = compiler.steps(list(nodes), "do")
    assert not compiler.faults, compiler.faults
    game = Table()
    run_program(game, program, CONTEXT)
    game.advance()
    for answer in answers:
        game.answer(answer)
    return game


def written(game):
    return [entry for entry in game.diary if entry != "."]


def asked(game):
    return game.seat, [option[1] for option in game.options if len(option) > 1]


# --- order ------------------------------------------------------------------------------------------


def test_steps_are_done_in_printed_order_and_the_game_is_looked_at_after_each():
    game = play({"op": "write", "n": 1}, {"op": "write", "n": 2})
    assert game.diary == [((0,), 1), ".", ((0,), 2), "."]


def test_what_a_step_puts_on_the_agenda_comes_before_the_next_step():
    game = play({"op": "later", "do": [{"op": "write", "n": 1}]}, {"op": "write", "n": 2})
    assert game.diary == [((0,), 1), ".", (("later",), 0), ".", ((0,), 2), "."]


def test_nothing_follows_the_end_of_the_game():
    game = play({"op": "write"}, "stop", {"op": "write", "n": 9})
    assert (written(game), game.result, game.agenda) == ([((0,), 1)], LOST, [])


def test_an_empty_list_of_steps_does_nothing():
    assert play({"op": "may", "do": []}, answers=[0]).diary == ["."]
    assert play().diary == []


@pytest.mark.parametrize(("holds", "n"), [(True, 1), (False, 2)])
def test_if_takes_one_of_two_ways(holds, n):
    step = {"op": "if", "condition": holds, "then": [{"op": "write", "n": 1}], "else": [{"op": "write", "n": 2}]}
    assert written(play(step, {"op": "write", "n": 3})) == [((0,), n), ((0,), 3)]


def test_repetition_does_all_steps_each_time():
    step = {"op": "repeat", "times": 2, "do": [{"op": "write", "n": 1}, {"op": "write", "n": 2}]}
    assert [n for _who, n in written(play(step, {"op": "write", "n": 3}))] == [1, 2, 1, 2, 3]


def test_a_loop_goes_over_its_elements_in_order():
    step = {"op": "forEach", "of": "seats", "do": [{"op": "write", "who": "each"}]}
    assert [who for who, _n in written(play(step))] == [(0,), (1,), (2,), (3,)]


# --- choices ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "seat"), [("you", 0), ("group", GROUP), ("bearer", 3), ("each", 1), ("target", 2)])
def test_the_one_who_is_named_is_asked(who, seat):
    assert play({"op": "may", "decider": who, "do": ["write"]}).seat == seat
    assert play({"op": "choose", "decider": who, "options": [["write"], []]}).seat == seat
    assert play({"op": "write", "who": {"op": "chosen", "decider": who}}).seat == seat


@pytest.mark.parametrize(("answer", "entries"), [(0, [((0,), 1), ((0,), 2)]), (1, [((0,), 2)])])
def test_optional_steps_are_done_or_not_and_the_rest_follows(answer, entries):
    game = play({"op": "may", "do": ["write"]}, {"op": "write", "n": 2}, answers=[answer])
    assert written(game) == entries


@pytest.mark.parametrize("answer", [0, 1])
def test_the_chosen_branch_is_done(answer):
    branches = [[{"op": "write", "n": 1}], [{"op": "write", "n": 2}]]
    assert written(play({"op": "choose", "options": branches}, answers=[answer])) == [((0,), answer + 1)]


def test_a_choice_is_bound_for_its_step_and_later_steps_choose_anew():
    step = {"op": "write", "who": "chosen", "n": {"op": "money", "of": "you"}}
    game = play(step, {"op": "write", "who": "chosen"}, answers=[2, 3])
    assert written(game) == [((2,), 3), ((3,), 1)]


def test_one_candidate_is_taken_without_asking_and_none_is_nobody():
    rich = {"op": "chosen", "where": {"op": "isRich", "who": "it", "n": 5}}
    assert written(play({"op": "write", "who": rich})) == [((3,), 1)]
    poor = {"op": "chosen", "where": {"op": "isRich", "who": "it", "n": 50}}
    assert written(play({"op": "write", "who": poor}, {"op": "write", "n": 2})) == [((), 1), ((0,), 2)]


def test_a_choice_in_a_choice_is_made_first():
    """Somebody is chosen among those as rich as a chosen one."""
    inner = {"op": "chosen", "where": {"op": "isRich", "who": "it", "n": 3}}
    outer = {"op": "chosen", "among": {"op": "seats"}, "decider": "group"}
    game = play({"op": "write", "who": outer, "n": {"op": "money", "of": inner}})
    assert asked(game) == (GROUP, [0, 1, 2, 3])
    game.answer(1)
    assert asked(game) == (0, [0, 3])
    game.answer(1)
    assert written(game) == [((1,), 5)]


def test_a_choice_inside_a_loop_is_made_for_every_element_and_forgotten_after_it():
    step = {
        "op": "forEach",
        "of": {"op": "seats", "where": {"op": "isRich", "who": "it", "n": 3}},
        "as": "host",
        "do": [
            {"op": "write", "who": {"op": "chosen", "decider": "host"}},
            {"op": "write", "who": "host", "n": 7},
        ],
    }
    game = play(step)
    assert asked(game) == (0, [0, 1, 2, 3])
    game.answer(2)
    assert asked(game) == (3, [0, 1, 2, 3])
    game.answer(1)
    assert written(game) == [((2,), 1), ((0,), 7), ((1,), 1), ((3,), 7)]


def test_a_filter_sees_what_is_bound_around_it():
    """For each seat: write those who are at least as rich as that seat."""
    richer = {"op": "seats", "where": {"op": "isRich", "who": "it", "n": {"op": "money", "of": "each"}}}
    game = play({"op": "forEach", "of": "seats", "do": [{"op": "write", "who": richer}]})
    assert [who for who, _n in written(game)] == [(0, 3), (0, 1, 3), (0, 1, 2, 3), (3,)]


def test_a_filter_in_a_filter_has_its_own_candidate():
    poorer = {"op": "seats", "where": {"op": "isRich", "who": "it", "n": 3}}
    both = {"op": "and", "a": {"op": "isRich", "who": poorer, "n": 3}, "b": {"op": "isRich", "who": "it", "n": 5}}
    assert written(play({"op": "write", "who": {"op": "seats", "where": both}})) == [((3,), 1)]


def test_a_lazy_condition_replaces_whatever_its_slot_held():
    condition = Lazy(True, 0)
    assert condition.holds(Table(), (*CONTEXT, "old", "older"), 4)


# --- prices -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("price", "is_asked"), [(3, True), (4, False)])
def test_a_price_is_asked_only_of_who_has_it(price, is_asked):
    game = play({"op": "cost", "pay": [{"op": "spend", "n": price}], "then": ["write"]})
    assert bool(game.options) is is_asked


def test_the_price_comes_first_then_what_it_buys_then_the_rest():
    game = play({"op": "cost", "pay": ["spend"], "then": ["write"]}, {"op": "write", "n": 2}, answers=[0])
    assert (written(game), game.purses[0]) == ([(0, -1), ((0,), 1), ((0,), 2)], 2)


def test_who_declines_pays_nothing():
    game = play({"op": "cost", "pay": ["spend"], "then": ["write"]}, answers=[1])
    assert (written(game), game.purses[0]) == ([], 3)


def test_only_those_who_can_pay_can_be_chosen_to_pay():
    price = {"op": "spend", "who": {"op": "chosen", "decider": "group"}, "n": 3}
    game = play({"op": "cost", "pay": [price], "then": ["write"]}, answers=[0])
    assert asked(game) == (GROUP, [0, 3])


def test_a_price_in_several_steps_must_be_payable_step_by_step():
    compiler = Compiler(toy, lambda _record, _name: None)
    both = [{"op": "spend", "who": "chosen", "n": 3}, {"op": "spend", "who": "chosen", "n": 5}]
    game, program = Table(), compiler.steps(both, "do", is_cost=True)
    assert is_payable(game, program, CONTEXT)
    game.purses = [3, 3, 3, 4]
    assert not is_payable(game, program, CONTEXT)


@pytest.mark.parametrize(("purse", "is_so"), [(4, True), (3, False)])
def test_what_the_steps_of_a_price_take_from_one_purse_adds_up(purse, is_so):
    compiler = Compiler(toy, lambda _record, _name: None)
    game, program = Table(), compiler.steps([{"op": "spend", "n": 2}, {"op": "spend", "n": 2}], "do", is_cost=True)
    game.purses = [purse] * len(game.purses)
    assert is_payable(game, program, CONTEXT) is is_so


def test_a_price_inside_a_loop_knows_whose_it_is():
    pay = {"op": "cost", "decider": "each", "pay": [{"op": "spend", "who": "each", "n": 3}], "then": [
        {"op": "write", "who": "each"}
    ]}  # fmt: skip
    game = play({"op": "forEach", "of": "seats", "do": [pay]})
    assert game.seat == 0
    game.answer(0)
    assert game.seat == 3  # the others cannot pay
    game.answer(0)
    assert (game.purses, written(game)) == ([0, 1, 0, 2], [(0, -3), ((0,), 1), (3, -3), ((3,), 1)])


# --- without end ------------------------------------------------------------------------------------


@pytest.mark.parametrize("body", [[], ["write"], [{"op": "repeat", "times": 3, "do": ["write"]}]])
def test_an_endless_effect_is_a_fault_and_neither_a_hang_nor_a_crash(body):
    with pytest.raises(EngineFault, match=f"{STEP_BUDGET:,}"):
        play({"op": "loop", "do": body})


def test_deep_nesting_does_not_exhaust_the_stack():
    node = {"op": "write"}
    for _ in range(38):
        node = {"op": "forEach", "of": "you", "do": [node]}
    assert written(play(node)) == [((0,), 1)]


def test_a_hundred_repeats_at_most():
    game = play({"op": "repeat", "times": {"op": "multiply", "a": 1000, "b": 1000}, "do": ["write"]})
    assert len(written(game)) == 100


def nested(depth):
    """A program that runs itself at once from within, so often, or endlessly; and what notes down every run."""
    program, runs = Program((), ()), []

    def go_on(game, context):
        runs.append(game.nesting)
        if len(runs) != depth:
            run_program_now(game, program, context)

    step = Operation("on", STEP, "", "", (), go_on, {})
    program.steps = (Do(step, (), Node(STEP, (), "on", step)),)
    return program, runs


def test_programs_that_set_each_other_off_at_once_without_end_meet_the_budget_of_work():
    game = Table()
    run_program(game, nested(None)[0], CONTEXT)
    with pytest.raises(EngineFault, match="takes too long"):
        game.advance()


@pytest.mark.parametrize("depth", [1, MOST_NESTED, 5 * MOST_NESTED])
def test_programs_within_programs_are_all_done_however_deep(depth):
    game, (program, runs) = Table(), nested(depth)
    run_program(game, program, CONTEXT)
    game.advance()
    assert (len(runs), max(runs), game.nesting) == (depth, min(depth - 1, MOST_NESTED), 0)
