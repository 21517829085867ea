"""An operation as a drawn order of missions."""

from typing import Any, Literal

from engine.core.answers.missions import Flow, FlowChoice, FlowOffer, FlowStep
from engine.core.drafts import Draft, DraftRecord, listing, mapping, one_of, word
from engine.core.sayings import Sayings, say
from engine.rulesets.fireteam_zero.records import RuleOptions

MOST_MISSIONS = 20
LEADS: dict[str, Literal["again", "end", "on"]] = {"replay": "again", "endOperation": "end", "goOn": "on"}
FLOW_WORDS: Sayings = {
    "after win": ("after a win", "nach einem Sieg", "après une victoire"),
    "replay": ("play it again", "noch einmal spielen", "la rejouer"),
    "endOperation": ("the operation ends", "die Operation endet", "l'opération prend fin"),
    "goOn": ("go on with the next one", "mit der nächsten weiter", "continuer avec la suivante"),
    "won": ("Operation completed", "Operation abgeschlossen", "Opération accomplie"),
    "lost": ("Operation lost", "Operation verloren", "Opération perdue"),
    "missing": ("There is no such mission.", "Diese Mission gibt es nicht.", "Cette mission n'existe pas."),
    "boss": ("with {name}", "mit {name}", "avec {name}"),
}


def operation_flow(draft: Draft, operation: DraftRecord) -> Flow:
    """FZ-17.02, FZ-17.03: one mission after another; FZ-A.57: where a defeat leads is an option of the pack."""
    listed = [word(one) for one in listing(operation.data.get("missions"))[:MOST_MISSIONS]]
    entries = (*operation.path, "missions")
    return Flow(
        steps=tuple(_step(draft, id_, (*entries, index)) for index, id_ in enumerate(listed)),
        entries=entries,
        most=MOST_MISSIONS,
        offers=tuple(
            FlowOffer(draft.text(one.data.get("title")) or one.id, one.id)
            for one in draft.records("missions")
            if one.id not in listed
        ),
        after_win=say(FLOW_WORDS, "after win", draft.lang),
        after_defeat=tuple(_choices(draft)),
        won=say(FLOW_WORDS, "won", draft.lang),
        lost=say(FLOW_WORDS, "lost", draft.lang),
        carried=tuple(
            (draft.text(mapping(flag).get("name")) or word(mapping(flag).get("id")), (*operation.path, "carryOver"))
            for flag in listing(operation.data.get("carryOver"))
        ),
        collection="missions",
    )


def _step(draft: Draft, id_: str, path: tuple[Any, ...]) -> FlowStep:
    found = draft.find("missions", id_)
    if found is None:
        return FlowStep(id_, say(FLOW_WORDS, "missing", draft.lang), path, ())
    boss = mapping(found.data.get("boss")).get("kind")
    detail = say(FLOW_WORDS, "boss", draft.lang, name=draft.name("monsterKinds", boss)) if boss else ""
    return FlowStep(draft.text(found.data.get("title")) or id_, detail, path, found.path)


def _choices(draft: Draft) -> list[FlowChoice]:
    options = mapping(draft.document.get("ruleOptions"))
    now = one_of(options.get("failedMission"), LEADS) or RuleOptions().failed_mission
    return [
        FlowChoice(
            say(FLOW_WORDS, value, draft.lang),
            leads_to,
            value == now,
            ({"op": "set", "at": ["ruleOptions"], "value": {**options, "failedMission": value}},),
        )
        for value, leads_to in LEADS.items()
    ]
