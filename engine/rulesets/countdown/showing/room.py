"""What pages show of Countdown, one module an area."""

from engine.core.showing import Showing
from engine.rulesets.countdown.showing.boards import location_board
from engine.rulesets.countdown.showing.card_rules import CARD_RULES
from engine.rulesets.countdown.showing.flow import campaign_flow
from engine.rulesets.countdown.showing.graph import MissionGraph
from engine.rulesets.countdown.showing.line_ups import line_up
from engine.rulesets.countdown.showing.mission_faces import CardFaces
from engine.rulesets.countdown.showing.missions import campaigns_of, find_mission, summaries, team_word
from engine.rulesets.countdown.showing.set_up import TableSetUp
from engine.rulesets.countdown.showing.sketch import NUMBERS, sketched

SHOWING = Showing(
    team_word=team_word,
    missions=summaries,
    campaigns=campaigns_of,
    mission=find_mission,
    boards_of=lambda draft, mission: tuple(location_board(draft, one) for one in mission.locations),
    set_up_of=lambda draft, mission, team: TableSetUp(draft, mission, team).answer(),
    line_up_of=line_up,
    graph_of=lambda draft, mission: MissionGraph(draft, mission).answer(),
    printer=CardFaces,
    card_rules=CARD_RULES,
    single_boards={"locations": location_board},
    flows={"campaigns": campaign_flow},
    numbers=NUMBERS,
    sketch=sketched,
)
