"""Hidden roles: whoever sits on one seat does not look at another's as long as people play against each other."""

from django.utils.translation import gettext as _

from engine import scene
from playtests.errors import NotLegal
from playtests.models import Seat
from playtests.tables.games import game_of
from playtests.tables.people import Sitting


def check_may_look(sitting: Sitting, seat: Seat) -> None:
    """Raises where taking this seat would tell somebody at the table what is hidden from them.

    The host who plays nothing may take one seat; who plays alone with bots may take all.
    """
    table = sitting.table
    others = [one for one in sitting.seats if one.index not in sitting.mine and one.player == Seat.Player.PERSON]
    if table.is_over or not sitting.mine or seat.index in sitting.mine or not others:
        return
    if scene(game_of(table), "all").seats[seat.index].secret:
        raise NotLegal(_("This seat has a hidden role. A bot can play it, or somebody else by its link."))
