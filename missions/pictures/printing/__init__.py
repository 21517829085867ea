"""Print-and-play: the sheets of a mission, planned, gathered and set."""

from missions.pictures.printing.orders import Orders
from missions.pictures.printing.plan import Plan, plan_of
from missions.pictures.printing.sheets import gather, set_sheets

__all__ = ["Orders", "Plan", "gather", "plan_of", "set_sheets"]
