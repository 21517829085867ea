"""What pages show of Fireteam Zero, one module an area."""

from engine.core.showing import Showing
from engine.rulesets.fireteam_zero.showing.boards import mission_board, mission_boards, sector_board, single_layout
from engine.rulesets.fireteam_zero.showing.card_rules import CARD_RULES
from engine.rulesets.fireteam_zero.showing.flow import operation_flow
from engine.rulesets.fireteam_zero.showing.graph import MissionGraph
from engine.rulesets.fireteam_zero.showing.line_ups import line_up
from engine.rulesets.fireteam_zero.showing.mission_faces import CardFaces
from engine.rulesets.fireteam_zero.showing.missions import operations, summaries, team_word
from engine.rulesets.fireteam_zero.showing.set_up import TableSetUp
from engine.rulesets.fireteam_zero.showing.sketch import NUMBERS, sketched
from engine.rulesets.fireteam_zero.showing.tallies import mission_tallies

SHOWING = Showing(
    team_word=team_word,
    missions=summaries,
    campaigns=operations,
    mission=lambda draft, id_: draft.find("missions", id_),
    boards_of=mission_boards,
    set_up_of=lambda draft, mission, team: TableSetUp(draft, mission, team).answer(),
    line_up_of=line_up,
    graph_of=lambda draft, mission: MissionGraph(draft, mission).answer(),
    printer=CardFaces,
    card_rules=CARD_RULES,
    single_boards={"sectors": sector_board, "layouts": single_layout, "missions": mission_board},
    flows={"operations": operation_flow},
    numbers=NUMBERS,
    sketch=sketched,
    tallies_of=lambda draft, mission: tuple(mission_tallies(draft, mission)),
)
