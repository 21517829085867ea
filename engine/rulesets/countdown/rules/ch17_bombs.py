"""Chapter 17: bombs that explode. Defusing them is the bomb expert's work (chapter 30)."""

from engine.rulesets.countdown.codes import EXPLODED, LOSS_POINTS
from engine.rulesets.countdown.rules.ch13_losses import die, kill_person
from engine.rulesets.countdown.rules.ch23_scoring import change_score
from engine.rulesets.countdown.rules.zones import civilians_in, hostages_in, remove_card
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.event_types import BOMB_EXPLODED


def explode_bomb(game: State, zone: int, card: int) -> None:
    """CD-17.04, CD-17.07, CD-90.43: the printed points, and everybody in the zone dies, without rescue.

    A bomb that another explosion's effects have taken away does not explode.
    """
    if card not in game.stacks[zone]:
        return
    game.note(BOMB_EXPLODED, card, zone)
    persons = [*hostages_in(game, zone), *civilians_in(game, zone)]
    game.do_next(
        *[(kill_person, person) for person in persons],
        *[(die, op) for op in game.ops_in(zone)],
        (remove_card, zone, card, EXPLODED),
    )
    change_score(game, LOSS_POINTS, game.scenario.fail[card])
