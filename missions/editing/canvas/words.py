"""What the canvas says: labels of steps, and announcements for those who do not see it."""

from django.utils.translation import gettext_lazy as _

WORDS = {
    # sectors
    "over": _("%(piece)s over %(slot)s"),
    "touches": _("touches %(others)s"),
    "touchesNothing": _("touches nothing"),
    "overlaps": _("overlaps %(others)s"),
    "overlapsNothing": _("overlaps nothing"),
    "cannotOverlap": _("It cannot lie here: it overlaps %(others)s."),
    "pickedUp": _("%(piece)s picked up. Arrows move it, Z turns it, Enter lays it down, Escape puts it back."),
    "putBack": _("%(piece)s put back."),
    "laid": _("%(piece)s laid at %(slot)s"),
    "moved": _("%(piece)s moved to %(slot)s"),
    "turned": _("%(piece)s turned"),
    "flipped": _("%(piece)s flipped to %(other)s"),
    "noOtherSide": _("%(piece)s has no other side."),
    "removed": _("%(piece)s taken off the board"),
    "doubled": _("%(piece)s laid again at %(slot)s"),
    "several": _("%(count)s sectors"),
    "noRoom": _("There is no room beside it."),
    "nothingChosen": _("Choose a sector first."),
    "stamp": _("Choose a slot for %(piece)s."),
    # places
    "put": _("%(thing)s put on %(place)s"),
    "taken": _("%(thing)s taken off %(place)s"),
    "neighbours": _("beside %(others)s"),
    "on": _("here: %(things)s"),
    "from": _("Distance from %(place)s"),
    "chooseFrom": _("Choose the place to count from."),
    # painting
    "painted": _("%(count)s cells painted as %(place)s"),
    "erased": _("%(count)s cells erased"),
    "newNeighbour": _("%(place)s now touches %(others)s"),
    "lostNeighbour": _("%(place)s no longer touches %(others)s"),
    "cell": _("%(reference)s: %(place)s"),
    "nothing": _("nothing"),
    "newPlace": _("New place"),
    "size": _("%(columns)s by %(rows)s cells"),
    "noLetter": _("All letters are in use."),
    # squares
    "squarePainted": _("%(reference)s painted: %(kind)s"),
    "squareErased": _("%(reference)s erased"),
    "squareMoved": _("%(reference)s moved to %(other)s"),
    "squareTurned": _("%(reference)s turned"),
    "squareCounted": _("%(reference)s: %(count)s"),
    "noRoomThere": _("There is a zone already."),
}
