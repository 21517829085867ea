"""The table in a terminal: who stands where, who holds what, and how far the mission is."""

from engine.rulesets.fireteam_zero.codes import COMPLETED, FIRST_MONSTER, FIRST_SPECIALIST, HIDDEN, LYING, TERRAIN
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.naming import location_label, word


def table_of(game: State, lang: str) -> list[str]:
    """The track, the objectives, every occupied location with its neighbours, and every hand."""
    coin = word(("heads", "tails")[game.coin], lang)
    lines = [f"{game.round}. | threat {game.threat}/{game.scenario.track.last} | {coin}"]
    for slot, state in enumerate(game.objectives):
        if state != HIDDEN:
            mark = "x" if state == COMPLETED else " "
            lines.append(f"[{mark}] {game.label('objective', slot, lang)} ({game.card_tokens[slot]})")
    lines += [line for place in range(game.scenario.location_count) if (line := _location(game, place, lang))]
    for seat, hand in enumerate(game.hands):
        cards = ", ".join(_card(game, card, lang) for card in hand)
        lines.append(f"{game.label('seat', seat, lang)}: {cards or '-'}")
    return lines


def _location(game: State, place: int, lang: str) -> str:
    """One location, if anything is there: figures, tokens, terrain, and where one can go from it."""
    figures = [seat for seat, at in enumerate(game.hero_at) if at == place]
    figures += [FIRST_SPECIALIST + number for number, at in enumerate(game.specialist_at) if at == place]
    figures += [FIRST_MONSTER + monster for monster, at in enumerate(game.monster_at) if at == place]
    things = [game.label("figure", figure, lang) + _down(game, figure) for figure in figures]
    things += [game.label("token", token, lang) for token, at, _letter in game.board_tokens if at == place]
    for token, at in enumerate(game.spawn_at):
        if at == place:
            things.append(f"#{token + 1}" + ("/" if game.searched >> token & 1 else ""))
    if place == game.scenario.exit_point:
        things.append("EXIT")
    if not things:
        return ""
    terrain = [kind for bit, kind in enumerate(TERRAIN) if game.terrain[place] >> bit & 1]
    ground = f" ({', '.join(terrain)})" if terrain else ""
    ways = ", ".join(location_label(game, other, lang) for other in game.scenario.neighbours[place])
    return f"{location_label(game, place, lang)}{ground}: {', '.join(things)}  -> {ways}"


def _down(game: State, figure: int) -> str:
    return " (down)" if figure < FIRST_SPECIALIST and game.standing_at[figure] == LYING else ""


def _card(game: State, card: int, lang: str) -> str:
    """A card with its attack: type, dice and range."""
    scenario = game.scenario
    kind = game.label("attack-type", scenario.attack_type[card], lang)
    bonus = f"+{scenario.attack_bonus[card]}" if scenario.attack_bonus[card] else ""
    strength = f"{scenario.attack_strength[card]}{bonus}"
    return f"{game.label('card', card, lang)} [{kind} {strength}, {scenario.attack_range[card]}]"
