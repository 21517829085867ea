"""A campaign as a drawn order of missions."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.answers import Path
from engine.core.answers.missions import Flow, FlowChoice, FlowOffer, FlowStep
from engine.core.drafts import Draft, DraftRecord, listing, mapping, number
from engine.core.sayings import counted, say
from engine.core.word_tables import rows
from engine.rulesets.countdown.records import RANDOM

MOST_MISSIONS = 9
LEVELS = (1, 2, 3)
FLOW_WORDS = rows("""
    after win: after a success | nach einem Erfolg | après un succès
    again: play it again | noch einmal spielen | la rejouer
    end: the campaign ends | die Kampagne endet | la campagne prend fin
    won: Campaign won | Kampagne gewonnen | Campagne gagnée
    lost: Campaign lost | Kampagne verloren | Campagne perdue
    level: level {n} | Stufe {n} | niveau {n}
    random: a location is drawn | ein Schauplatz wird gezogen | un lieu est tiré
    missing: There is no such location. | Diesen Schauplatz gibt es nicht. | Ce lieu n'existe pas.
    team:
      the ops with their experience, health and energy
      die Ops mit Erfahrung, Gesundheit und Energie
      les agents avec expérience, santé et énergie
    support:
      {n} support card|{n} support cards
      {n} Unterstützungskarte|{n} Unterstützungskarten
      {n} carte soutien|{n} cartes soutien
    threats:
      threat cards that were not revealed
      Bedrohungskarten, die nicht aufgedeckt wurden
      cartes menace non révélées
    objectives: objective cards that are left | Zielkarten, die übrig sind | cartes objectif restantes
""")


def campaign_flow(draft: Draft, campaign: DraftRecord) -> Flow:
    """CD-33.13: the next mission only after a success; CD-90.64: a failed one may be played again."""
    listed = [mapping(one) for one in listing(campaign.data.get("missions"))[:MOST_MISSIONS]]
    entries = (*campaign.path, "missions")
    return Flow(
        steps=tuple(_step(draft, one, (*entries, index)) for index, one in enumerate(listed)),
        entries=entries,
        most=MOST_MISSIONS,
        offers=tuple(_offers(draft)),
        after_win=say(FLOW_WORDS, "after win", draft.lang),
        after_defeat=tuple(_choices(draft, campaign)),
        won=say(FLOW_WORDS, "won", draft.lang),
        lost=say(FLOW_WORDS, "lost", draft.lang),
        carried=tuple(_carried(draft, campaign)),
    )


def _step(draft: Draft, mission: Mapping[str, Any], path: Path) -> FlowStep:
    """CD-33.05: a given location, or one of the level."""
    level = say(FLOW_WORDS, "level", draft.lang, n=number(mission.get("level"), 1))
    if mission.get("location", RANDOM) == RANDOM:
        return FlowStep(say(FLOW_WORDS, "random", draft.lang), level, path, ())
    found = draft.find("locations", mission.get("location"))
    if found is None:
        return FlowStep(str(mission.get("location")), say(FLOW_WORDS, "missing", draft.lang), path, ())
    return FlowStep(draft.text(found.data.get("name")) or found.id, level, path, found.path)


def _offers(draft: Draft) -> Iterator[FlowOffer]:
    for level in LEVELS:
        group = say(FLOW_WORDS, "level", draft.lang, n=level)
        yield FlowOffer(say(FLOW_WORDS, "random", draft.lang), {"level": level, "location": RANDOM}, group)
        for one in draft.records("locations"):
            if one.data.get("level") == level:
                name = draft.text(one.data.get("name")) or one.id
                yield FlowOffer(name, {"level": level, "location": one.id}, group)


def _choices(draft: Draft, campaign: DraftRecord) -> Iterator[FlowChoice]:
    options = mapping(campaign.data.get("options"))
    of_pack = mapping(draft.document.get("ruleOptions")).get("retryFailedMission") is True
    is_again = options.get("retryFailedMission", of_pack) is True
    for leads_to, value in (("end", False), ("again", True)):
        changed = {**options, "retryFailedMission": value}
        operation = {"op": "set", "at": [*campaign.path, "options"], "value": changed}
        yield FlowChoice(say(FLOW_WORDS, leads_to, draft.lang), leads_to, value == is_again, (operation,))  # type: ignore[arg-type]


def _carried(draft: Draft, campaign: DraftRecord) -> Iterator[tuple[str, Path]]:
    """CD-33.12, CD-33.14 to CD-33.17: the team, its support cards, and what the stacks still hold."""
    yield say(FLOW_WORDS, "team", draft.lang), ()
    cards = number(campaign.data.get("supportCards"), 4)
    yield counted(FLOW_WORDS, "support", cards, draft.lang), (*campaign.path, "supportCards")
    yield say(FLOW_WORDS, "threats", draft.lang), ()
    if campaign.data.get("objectiveStackReset", True) is not True:
        yield say(FLOW_WORDS, "objectives", draft.lang), (*campaign.path, "objectiveStackReset")
