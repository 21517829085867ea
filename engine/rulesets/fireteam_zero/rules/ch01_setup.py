"""Chapter 1: setup, in the nine steps of the rule book (FZ-1.03)."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core.decisions import DECLINE, GROUP
from engine.core.errors import IllegalSetup, UnknownName
from engine.core.game import NO_OPTIONS, Stages, run_stages
from engine.core.sentences import in_short, listed, quoted
from engine.rulesets.fireteam_zero.campaign.ch17_line_up import available_upgrades
from engine.rulesets.fireteam_zero.codes import (
    ABSENT,
    AT_SETUP,
    BY_SETUP,
    COIN,
    HIDDEN,
    NOBODY,
    OFF_BOARD,
    OPEN,
    QUANTITIES,
    SPAWN_DIE,
    SPAWN_POOL,
)
from engine.rulesets.fireteam_zero.rules.ch06_bosses import place_monster
from engine.rulesets.fireteam_zero.rules.force import announce, refresh
from engine.rulesets.fireteam_zero.scenario import Scenario
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words import setup_words as words
from engine.rulesets.fireteam_zero.words.decision_kinds import (
    CHOOSE_FOCUS,
    CHOOSE_HERO,
    CHOOSE_START_PLAYER,
    CHOOSE_UPGRADES,
    PLACE_SPAWN_TOKEN,
)
from engine.rulesets.fireteam_zero.words.event_types import HERO_PLACED, MISSION_BEGAN, START_PLAYER_CHANGED
from engine.rulesets.fireteam_zero.words.option_verbs import (
    PLACE_TOKEN_AT,
    START_WITH,
    TAKE_FOCUS,
    TAKE_HERO,
    TAKE_UPGRADE,
)

OPEN_SEAT = -1
_IN_SHORT = {str, type(None)}  # a hero's id, or an open seat


class Seat(NamedTuple):
    """Who sits where; None means that the player chooses in the game (FZ-D.04 to FZ-D.06)."""

    hero: int = OPEN_SEAT
    upgrades: tuple[int, ...] | None = None
    focus: tuple[int, ...] | None = None


# --- seats ----------------------------------------------------------------------------------------


def read_seats(scenario: Scenario, seats: Sequence[Any] | int) -> tuple[Seat, ...]:
    """Seats as people write them: a number, hero ids, or {"hero": …, "upgrades": […], "focus": […]}."""
    if isinstance(seats, str) or not isinstance(seats, int | Sequence):
        raise IllegalSetup([words.SEATS(value=in_short(seats))])
    if isinstance(seats, int) and not 0 <= seats <= _seat_range(scenario)[1]:  # before anybody makes a list as long
        raise IllegalSetup([_wrong_count(scenario, seats)])
    entries = [None] * seats if isinstance(seats, int) else list(seats)
    line_up = tuple(entries) if _IN_SHORT.issuperset(map(type, entries)) else None
    known: tuple[Seat, ...] | None = scenario.memo.line_ups.get(line_up)
    if known is not None:  # the same team plays a mission thousands of times
        return known
    read = tuple(_read_seat(scenario, entry) for entry in entries)
    if problems := _seat_problems(scenario, read):
        raise IllegalSetup(problems)
    if line_up is not None:
        scenario.memo.line_ups[line_up] = read
    return read


def _read_seat(scenario: Scenario, entry: Any) -> Seat:
    if entry is None:
        return Seat()
    if isinstance(entry, str):
        entry = {"hero": entry}
    if not isinstance(entry, dict) or set(entry) - {"hero", "upgrades", "focus"}:
        raise IllegalSetup([words.SEAT(value=in_short(entry))])
    for name in ("upgrades", "focus"):
        if not isinstance(entry.get(name), list | tuple | None):
            raise IllegalSetup([words.EQUIPMENT(name=name, value=in_short(entry[name]))])
    pack = scenario.pack
    hero = entry.get("hero")
    upgrades, focus = entry.get("upgrades"), entry.get("focus")
    return Seat(
        OPEN_SEAT if hero is None else _index("hero", hero, scenario.hero_ids),
        None
        if upgrades is None
        else tuple(_index("upgrade set", u, [s.id for s in pack.upgrade_sets]) for u in upgrades),
        None if focus is None else tuple(_index("focus card", f, [c.id for c in pack.focus_cards]) for f in focus),
    )


def _index(what: str, name: str, known: Sequence[str]) -> int:
    if name not in known:
        raise UnknownName(what, str(name), known)
    return list(known).index(name)


def _seat_range(scenario: Scenario) -> tuple[int, int]:
    """FZ-1.09: how many heroes may play, at least and at most."""
    count, options = scenario.mission.hero_count, scenario.options
    low, high = max(count.min, options.seats.min), min(count.max, options.seats.max)
    if low <= 2:  # FZ-A.53: one hero alone only by option; a mission for three or more stays one
        low = 1 if options.lone_hero else 2
    return low, high


def _wrong_count(scenario: Scenario, heroes: int) -> str:
    low, high = _seat_range(scenario)
    return words.WRONG_COUNT(low=low, high=high, n=in_short(heroes))


def _seat_problems(scenario: Scenario, seats: tuple[Seat, ...]) -> list[str]:
    """Everything that forbids this line-up (FZ-1.09, FZ-1.12, FZ-A.40, FZ-A.53, FZ-1.14, FZ-1.18)."""
    pack = scenario.pack
    low, high = _seat_range(scenario)
    problems: list[str] = []
    if not low <= len(seats) <= high:
        problems.append(_wrong_count(scenario, len(seats)))
    heroes = [seat.hero for seat in seats if seat.hero != OPEN_SEAT]
    problems += [words.TWICE(hero=pack.heroes[hero].name) for hero in sorted(set(heroes)) if heroes.count(hero) > 1]
    roles = [scenario.hero_role[hero] for hero in heroes]
    for index, role in enumerate(pack.roles):
        if roles.count(index) > role.card_sets_owned:
            problems.append(words.CARD_SETS(n=roles.count(index), role=role.name, sets=role.card_sets_owned))
    missing = missing_roles(scenario, tuple(roles))
    if len(missing) > len(seats) - len(heroes):
        problems.append(words.REQUIRED(roles=listed([quoted(pack.roles[role].name) for role in missing])))
    for seat in seats:
        if seat.hero != OPEN_SEAT:
            problems += _equipment_problems(scenario, seat)
        elif seat.upgrades or seat.focus:
            problems.append(words.NO_HERO_YET())
    return problems


def missing_roles(scenario: Scenario, roles: tuple[int, ...]) -> list[int]:
    """FZ-1.09: the required roles that nobody covers yet."""
    names = [role.id for role in scenario.pack.roles]
    left = list(roles)
    missing = []
    for required in scenario.mission.required_roles:
        role = names.index(required)
        if role in left:
            left.remove(role)
        else:
            missing.append(role)
    return missing


def _equipment_problems(scenario: Scenario, seat: Seat) -> list[str]:
    """FZ-1.14, FZ-1.18: equipment within the briefing's allowance."""
    pack = scenario.pack
    role = scenario.hero_role[seat.hero]
    hero = pack.heroes[seat.hero].name
    problems: list[str] = []
    if seat.upgrades is not None:
        allowed, number, is_fixed = upgrade_allowance(scenario, role)
        wrong = [pack.upgrade_sets[upgrade] for upgrade in seat.upgrades if upgrade not in allowed]
        problems += [words.NO_UPGRADE(hero=hero, name=one.name or one.card.name) for one in wrong]
        if len(seat.upgrades) > number or len(set(seat.upgrades)) < len(seat.upgrades):
            problems.append(words.UPGRADES(hero=hero, n=number))
        elif is_fixed and len(seat.upgrades) < number:  # FZ-D.05: a fixed list is no choice
            problems.append(words.ALL_UPGRADES(hero=hero, n=number))
    if seat.focus is not None:
        others = [pack.focus_cards[card].name for card in seat.focus if scenario.focus_role[card] != role]
        problems += [words.NO_FOCUS_CARD(hero=hero, name=name) for name in others]
        number = focus_allowance(scenario, role)
        if len(seat.focus) > number or len(set(seat.focus)) < len(seat.focus):
            problems.append(words.FOCUS_CARDS(hero=hero, n=number))
    return problems


def upgrade_allowance(scenario: Scenario, role: int) -> tuple[tuple[int, ...], int, bool]:
    """FZ-1.14, FZ-A.07: which sets, how many of them, and whether the list is fixed."""
    if role not in scenario.memo.allowances:
        scenario.memo.allowances[role] = _upgrade_allowance(scenario, role)
    return scenario.memo.allowances[role]


def _upgrade_allowance(scenario: Scenario, role: int) -> tuple[tuple[int, ...], int, bool]:
    upgrades, pack = scenario.mission.upgrades, scenario.pack
    named = available_upgrades(pack, scenario.mission)[pack.roles[role].id]
    allowed = tuple(index for index, one in enumerate(pack.upgrade_sets) if one.id in named)
    if upgrades.kind == "choose":
        return allowed, upgrades.number, False
    return allowed, len(allowed), True


def focus_allowance(scenario: Scenario, role: int) -> int:
    """FZ-1.18: how many focus cards a hero of a role may choose."""
    allowed = scenario.mission.focus_cards
    return allowed if isinstance(allowed, int) else allowed.get(scenario.pack.roles[role].id, 0)


# --- the nine steps -------------------------------------------------------------------------------


def prepare(table: State, seats: tuple[Seat, ...]) -> Stages:
    """Lay out what is the same in every game of a line-up. What is left are chance and the choices still open."""
    lay_out(table, seats)
    if OPEN_SEAT not in table.heroes:
        choose_equipment(table, seats)
        table.advance()
        if not table.options:
            take_cards(table, seats)
            refresh(table)
            return (choose_start_player, *BY_CHANCE)
        table.agenda.clear()
        table.options = NO_OPTIONS
        table.upgrades = table.focus = ((),) * len(seats)
    return (choose_start_player, choose_heroes, choose_equipment, take_cards, *BY_CHANCE)


def lay_out(game: State, seats: tuple[Seat, ...]) -> None:
    """FZ-1.22 to FZ-1.34: seats, threat track, objectives, tokens, lucky coin, and the figures beside the board."""
    scenario, mission = game.scenario, game.scenario.mission
    count = len(seats)
    game.modifiers = ((),) * QUANTITIES
    game.hero_at = [OFF_BOARD] * count
    game.standing_at = [OFF_BOARD] * count
    game.hands = [()] * count
    game.decks = [()] * count
    game.discards = [()] * count
    game.aside = [()] * count
    game.knock_downs = [0] * count
    game.heroes = tuple(seat.hero for seat in seats)
    game.upgrades = game.focus = ((),) * count
    game.threat = scenario.track.start  # FZ-1.27
    game.coin = COIN.index(mission.coin_start)  # FZ-1.34
    game.objectives = [
        ABSENT if slot >= len(mission.objectives) else HIDDEN if slot in scenario.hidden_objectives else OPEN
        for slot in range(len(scenario.objective_ids))
    ]
    game.card_tokens = [0] * (len(scenario.objective_ids) + len(mission.discoveries))
    for card, tokens in scenario.initial_card_tokens:
        game.card_tokens[card] += tokens
    game.board_tokens = scenario.initial_board_tokens
    game.terrain = scenario.terrain
    game.kinds, pools = scenario.figures_for(game)
    game.pools = list(pools)
    game.monster_at = [OFF_BOARD] * len(pools)
    game.power = [0] * len(pools)
    game.specialist_at = [OFF_BOARD] * len(scenario.specialists)


def begin_setup(game: State, stages: Stages, seats: tuple[Seat, ...]) -> None:
    """FZ-1.03: everything in its order; what the seats leave open is asked. The first round comes after it."""
    game.note(MISSION_BEGAN, game.scenario.mission_id)
    game.push(run_stages, stages, seats)


def choose_start_player(game: State, _seats: tuple[Seat, ...]) -> None:
    """FZ-1.05: by agreement, if the option says so, else at random."""
    seats = range(len(game.hero_at))
    if game.scenario.options.start_player == "players":
        game.ask(GROUP, CHOOSE_START_PLAYER, [(START_WITH, seat) for seat in seats], (answer_start_player,))
    else:
        answer_start_player(game, (START_WITH, game.shuffled(seats)[0]))


def answer_start_player(game: State, option: tuple[Any, ...]) -> None:
    """The start player marker is handed out."""
    game.start_seat = option[1]


def choose_heroes(game: State, _seats: tuple[Seat, ...]) -> None:
    """FZ-1.06: in turn order, who has no hero chooses one."""
    ask_hero(game, 0)


def ask_hero(game: State, asked: int) -> None:
    """FZ-1.06, FZ-D.04: clockwise from the start player, each chooses a hero whose cards are free."""
    seats = game.turn_order()
    for number in range(asked, len(seats)):
        seat = seats[number]
        if game.heroes[seat] == OPEN_SEAT:
            options = [(TAKE_HERO, hero) for hero in free_heroes(game)]
            if not options:
                raise IllegalSetup([words.NO_HERO_LEFT()])
            game.ask(seat, CHOOSE_HERO, options, (answer_hero, seat, number + 1))
            return


def free_heroes(game: State) -> list[int]:
    """FZ-1.12, FZ-1.09: heroes with a free card set, such that the required roles can still be covered."""
    scenario = game.scenario
    taken = [hero for hero in game.heroes if hero != OPEN_SEAT]
    roles = tuple(scenario.hero_role[hero] for hero in taken)
    open_seats = len(game.heroes) - len(taken)
    free = []
    for hero, role in enumerate(scenario.hero_role):
        if hero in taken or roles.count(role) >= scenario.pack.roles[role].card_sets_owned:
            continue
        if len(missing_roles(scenario, (*roles, role))) <= open_seats - 1:
            free.append(hero)
    return free


def answer_hero(game: State, option: tuple[Any, ...], seat: int, asked: int) -> None:
    """FZ-1.07: the player takes the hero's reference card."""
    game.heroes = (*game.heroes[:seat], option[1], *game.heroes[seat + 1 :])
    ask_hero(game, asked)


def choose_equipment(game: State, seats: tuple[Seat, ...]) -> None:
    """FZ-1.13: each player takes the cards of the hero's role and chooses what the briefing allows."""
    for seat in reversed(game.turn_order()):
        game.push(choose_focus, seat, seats[seat].focus)
        game.push(choose_upgrades, seat, seats[seat].upgrades)


def choose_upgrades(game: State, seat: int, given: tuple[int, ...] | None) -> None:
    """FZ-D.05: upgrade sets one after another, or none (FZ-A.07)."""
    allowed, number, is_fixed = upgrade_allowance(game.scenario, game.scenario.hero_role[game.heroes[seat]])
    if is_fixed or given is not None:
        chosen = allowed if is_fixed else given or ()
        game.upgrades = (*game.upgrades[:seat], chosen, *game.upgrades[seat + 1 :])
        return
    taken = game.upgrades[seat]
    options = [(TAKE_UPGRADE, upgrade) for upgrade in allowed if upgrade not in taken]
    if options and len(taken) < number:
        game.ask(seat, CHOOSE_UPGRADES, [*options, (DECLINE,)], (answer_upgrade, seat))


def answer_upgrade(game: State, option: tuple[Any, ...], seat: int) -> None:
    """Take the set and ask for the next."""
    if option[0] != DECLINE:
        taken = (*game.upgrades[seat], option[1])
        game.upgrades = (*game.upgrades[:seat], taken, *game.upgrades[seat + 1 :])
        choose_upgrades(game, seat, None)


def choose_focus(game: State, seat: int, given: tuple[int, ...] | None) -> None:
    """FZ-D.06: focus cards one after another, or none."""
    scenario = game.scenario
    role = scenario.hero_role[game.heroes[seat]]
    if given is not None:
        game.focus = (*game.focus[:seat], given, *game.focus[seat + 1 :])
        return
    taken = game.focus[seat]
    options = [
        (TAKE_FOCUS, card)
        for card, its_role in enumerate(scenario.focus_role)
        if its_role == role and card not in taken
    ]
    if options and len(taken) < focus_allowance(scenario, role):
        game.ask(seat, CHOOSE_FOCUS, [*options, (DECLINE,)], (answer_focus, seat))


def answer_focus(game: State, option: tuple[Any, ...], seat: int) -> None:
    """Take the card and ask for the next."""
    if option[0] != DECLINE:
        taken = (*game.focus[seat], option[1])
        game.focus = (*game.focus[:seat], taken, *game.focus[seat + 1 :])
        choose_focus(game, seat, None)


def take_cards(game: State, _seats: tuple[Seat, ...]) -> None:
    """FZ-1.15: the action cards of the role and all cards of the chosen upgrades."""
    game.decks = [deck_cards(game, seat) for seat in range(len(game.heroes))]


def shuffle_decks(game: State, _seats: tuple[Seat, ...]) -> None:
    """FZ-1.16: everybody shuffles."""
    for seat in game.turn_order():
        game.decks[seat] = game.shuffled(game.decks[seat])


def deck_cards(game: State, seat: int) -> tuple[int, ...]:
    """All action cards of a seat (FZ-I.01)."""
    scenario = game.scenario
    cards = scenario.role_cards[scenario.hero_role[game.heroes[seat]]]
    for upgrade in game.upgrades[seat]:
        cards += scenario.upgrade_cards[upgrade]
    return cards


def shuffle_cards(game: State, _seats: tuple[Seat, ...]) -> None:
    """FZ-1.28: the twist deck; FZ-1.31, FZ-1.32: the recon deck, of all discoveries and some events."""
    scenario = game.scenario
    game.twist_deck = game.shuffled(scenario.mission_twists)
    events = game.shuffled(scenario.event_copies)
    count = scenario.mission.event_count
    game.recon_box = events[count:]
    game.recon_deck = game.shuffled((*range(len(scenario.discoveries)), *events[:count]))


def number_spawn_points(game: State, _seats: tuple[Seat, ...]) -> None:
    """FZ-1.24, FZ-A.08: the spawn tokens are mixed and laid out, unless the briefing or the players say where."""
    scenario = game.scenario
    if scenario.options.spawn_tokens == "players":
        place_spawn_tokens(game, ())
    elif scenario.options.spawn_tokens == "fixed" or scenario.spawn_numbers is not None:
        numbers = scenario.spawn_numbers or tuple(range(1, len(scenario.spawn_locations) + 1))
        game.spawn_at = tuple(place for _, place in sorted(zip(numbers, scenario.spawn_locations, strict=True)))
    else:
        game.spawn_at = game.shuffled(scenario.spawn_locations)


def place_spawn_tokens(game: State, placed: tuple[int, ...]) -> None:
    """FZ-D.07: the group puts the numbered tokens where it likes, one after another."""
    left = [place for place in game.scenario.spawn_locations if place not in placed]
    if left:
        options = [(PLACE_TOKEN_AT, len(placed) + 1, place) for place in left]
        game.ask(GROUP, PLACE_SPAWN_TOKEN, options, (answer_spawn_token, placed))
    else:
        game.spawn_at = placed


def answer_spawn_token(game: State, option: tuple[Any, ...], placed: tuple[int, ...]) -> None:
    """Place the token and ask for the next."""
    game.push(place_spawn_tokens, (*placed, option[2]))


def place_monsters(game: State, _seats: tuple[Seat, ...]) -> None:
    """FZ-1.36: a spawn roll for each figure of the spawn pool; the reserve waits (FZ-1.37)."""
    scenario = game.scenario
    if not game.watched:  # heroes or equipment were chosen only now
        refresh(game)
    for what, number, place, how_many, pool in scenario.initial_places:
        if what == "kind":
            waiting = [m for m in game.figures_of_kind(number) if game.pools[m] == pool and game.monster_at[m] < 0]
            for monster in waiting[:how_many]:
                place_monster(game, monster, place, BY_SETUP)
    sides = len(game.spawn_at)
    if not sides:
        return
    pools = zip(game.pools, game.monster_at, strict=True)
    waiting = [monster for monster, (pool, at) in enumerate(pools) if pool == SPAWN_POOL and at < 0]
    for monster, face in zip(waiting, game.roll_dice(len(waiting), sides, SPAWN_DIE), strict=True):
        place_monster(game, monster, game.spawn_at[face - 1], BY_SETUP)  # FZ-1.39: nothing is secured


def place_heroes(game: State, _seats: tuple[Seat, ...]) -> None:
    """FZ-1.38: specialists and heroes at the entry point, unless the briefing says otherwise."""
    scenario = game.scenario
    game.hero_at = [scenario.entry_point] * len(game.hero_at)
    game.specialist_at = [scenario.entry_point] * len(scenario.specialists)
    for what, number, place, _how_many, _pool in scenario.initial_places:
        if what == "hero" and number in game.heroes:
            game.hero_at[game.heroes.index(number)] = place
        elif what == "specialist" and number >= 0:
            game.specialist_at[number] = place
    game.standing_at = game.hero_at[:]
    game.note(START_PLAYER_CHANGED, game.start_seat)
    for seat, place in enumerate(game.hero_at):
        game.note(HERO_PLACED, seat, place)
    announce(game, AT_SETUP, NOBODY)


BY_CHANCE = (shuffle_decks, shuffle_cards, number_spawn_points, place_monsters, place_heroes)
