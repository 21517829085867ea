"""Chapter 33: what is asked for when a result is typed in by hand (CD-40.05 to CD-40.21)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.answers.campaigns import ResultForm
from engine.core.answers.forms import Choice, Field
from engine.core.content import text_in
from engine.core.errors import UnknownName
from engine.core.sayings import say
from engine.rulesets.countdown.campaign.ch33_runs import Run, carried_standing
from engine.rulesets.countdown.campaign.ch33_score import FULFILLED, MISSED, TOLD_ONLY, fate_word, place_of
from engine.rulesets.countdown.campaign.ch33_told import Steps, aim_steps, special_steps
from engine.rulesets.countdown.campaign.ch33_words import WORDS
from engine.rulesets.countdown.records import Op, PackRecord

MOST_ROUNDS, MOST_POINTS = 99, 99


def form_of(pack: PackRecord, run: Run | None, mission: str, lang: str) -> ResultForm:
    """The fields of a result's data; in a campaign the team is given, otherwise anybody may have played."""
    if mission not in [one.id for one in pack.missions]:
        raise UnknownName("mission", mission, [one.id for one in pack.missions])
    dead = run.dead() if run is not None else set()
    team = [op for op in pack.ops if run is None or op.id in run.begun.ops]
    playing = [op for op in team if op.id not in dead]
    fields = [
        *_course(pack, run, mission, lang),
        *(field for op in playing for field in _op(op, lang)),
        *_cards(pack, run, lang),
        *_threats(pack, run, lang),
    ]
    standing = carried_standing(pack, run)["ops"] if run is not None and run.progress == "open" else {}
    blank: dict[str, Any] = {
        "mission": mission,
        "outcome": "won",
        "time": 1,
        "ops": {op.id: _left(op, standing.get(op.id, {})) for op in (playing if run is not None else playing[:4])},
    }
    if run is not None:
        return ResultForm(tuple(fields), blank)
    return ResultForm(tuple(fields), blank, team=("ops",), fresh={op.id: _left(op, {}) for op in pack.ops})


def _course(pack: PackRecord, run: Run | None, mission: str, lang: str) -> Iterator[Field]:
    """What the score is worked out from (CD-23), and the score itself where only the sum is known."""

    def number(name: str, key: str, least: int, most: int, rule: str, hint: str = "") -> Field:
        return Field((name,), "number", say(WORDS, key, lang), hint, rule=rule, default=0, least=least, most=most)

    outcomes = tuple(Choice(one, say(WORDS, f"choice {one}", lang)) for one in ("won", "lost", "abandoned"))
    yield Field(("outcome",), "choice", say(WORDS, "outcome", lang), rule="CD-40.19", needed=True, choices=outcomes)
    yield number("rounds", "rounds", 0, MOST_ROUNDS, "CD-40.20")
    yield number("time", "time", -4, MOST_ROUNDS, "CD-40.20")
    label, hint = say(WORDS, "ultimatum", lang), say(WORDS, "ultimatum hint", lang)
    yield Field(("ultimatum",), "switch", label, hint, rule="CD-23.04", default=False)
    place = place_of(pack, run, mission)
    location = place.location if place is not None else None
    hint = say(WORDS, "secured hint", lang, zones=location.secured_bonus.zones) if location is not None else ""
    yield number("securedZones", "secured", 0, MOST_ROUNDS, "CD-40.21", hint)
    if location is None:  # else the zones tell
        yield Field(("bonus",), "switch", say(WORDS, "bonus", lang), rule="CD-40.21", default=False)
    yield number("opsOutside", "outside", 0, len(pack.ops), "CD-23.03")
    civilians = _choices([card for card in pack.threat_cards if card.kind == "civilian"], lang)
    yield Field(("civilians",), "choices", say(WORDS, "civilians", lang), rule="CD-23.07", choices=civilians)
    options = run.options if run is not None else pack.rule_options
    for part in TOLD_ONLY if options.traitor_mode else TOLD_ONLY[1:]:
        label = say(WORDS, f"part {part}", lang)
        yield Field(("parts", part), "number", label, rule="CD-40.19", least=-MOST_POINTS, most=MOST_POINTS)
    hint = say(WORDS, "points hint", lang)
    label = say(WORDS, "points", lang)
    yield Field(("score",), "number", label, hint, rule="CD-40.19", least=-MOST_POINTS, most=MOST_POINTS)
    if place is not None:
        yield _objectives(pack, place.mission.objective, lang)


def _objectives(pack: PackRecord, stack: str, lang: str) -> Field:
    """CD-40.18: the cards of the mission's stack that are worth points, and what can become of them."""
    cards = [card for card in pack.objective_cards if card.stack == stack and card.kind in FULFILLED]
    kinds = {card.kind for card in cards}
    fates = dict.fromkeys(fate for kind in FULFILLED if kind in kinds for fate in (*FULFILLED[kind], *MISSED[kind]))
    row = Field(
        (),
        "record",
        say(WORDS, "card", lang),
        fields=(
            Field(("card",), "choice", say(WORDS, "card", lang), needed=True, choices=_choices(cards, lang)),
            Field(
                ("fate",),
                "choice",
                say(WORDS, "became", lang),
                needed=True,
                choices=tuple(Choice(fate, fate_word(fate, lang)) for fate in fates),
            ),
        ),
    )
    label, hint = say(WORDS, "objective cards", lang), say(WORDS, "objective cards hint", lang)
    return Field(("objectives",), "list", label, hint, rule="CD-23.01", item=row)


def _choices(cards: Sequence[Any], lang: str) -> tuple[Choice, ...]:
    """Cards by name; those of one name are numbered."""
    names = [text_in(card.name, lang) if card.name else card.id for card in cards]
    met: Counter[str] = Counter()
    made = []
    for card, name in zip(cards, names, strict=True):
        met[name] += 1
        made.append(Choice(card.id, f"{name} {met[name]}" if names.count(name) > 1 else name))
    return tuple(made)


def _op(op: Op, lang: str) -> Iterator[Field]:
    name = text_in(op.name, lang)
    yield Field(
        ("ops", op.id, "isAlive"), "switch", say(WORDS, "alive", lang), group=name, default=True, rule="CD-40.06"
    )
    limits: list[tuple[str, str, int, str, Steps]] = [
        ("health", "health", op.health_max, "CD-90.25", ()),
        ("energy", "energy", op.energy_max, "CD-21.02", ()),
        ("aimXp", "aim", MOST_POINTS, "CD-33.14", aim_steps(op, lang)),
    ]
    if op.special != "none":
        limits.append(("specialXp", "special", op.track.max, "CD-90.34", special_steps(op, lang)))
    for field, key, most, rule, steps in limits:
        path, label = ("ops", op.id, field), say(WORDS, key, lang)
        yield Field(path, "number", label, group=name, rule=rule, default=0, least=0, most=most, steps=steps)
    for field in ("hits", "eliminations"):  # a played game tells them; whoever counted may
        label = say(WORDS, field, lang)
        yield Field(("combat", op.id, field), "number", label, group=name, least=0, most=MOST_POINTS)


def _cards(pack: PackRecord, run: Run | None, lang: str) -> Iterator[Field]:
    left = run.support_left() if run is not None else []
    if left:
        choices = tuple(Choice(card.id, text_in(card.name, lang)) for card in pack.support_cards if card.id in left)
        used = Field(
            (),
            "record",
            say(WORDS, "card", lang),
            fields=(
                Field(("card",), "choice", say(WORDS, "card", lang), needed=True, choices=choices),
                Field(("round",), "number", say(WORDS, "in round", lang), default=0, least=0, most=MOST_ROUNDS),
            ),
        )
        hint = say(WORDS, "support used hint", lang, cards=", ".join(choice.label for choice in choices))
        yield Field(("supportUsed",), "list", say(WORDS, "support used", lang), hint, rule="CD-35.03", item=used)
    label, most = say(WORDS, "bullets used", lang), len(pack.bullet_control_cards)
    yield Field(("bulletsUsed",), "number", label, rule="CD-12.19", default=0, least=0, most=most)


def _left(op: Op, before: dict[str, Any]) -> dict[str, Any]:
    """How an op would stand after a mission in which nothing happened to it."""
    start = op.track.start if op.special != "none" else 0
    return {
        "isAlive": True,
        "health": before.get("health", op.health_start),
        "energy": before.get("energy", op.energy_start),
        "aimXp": before.get("aimXp", 0),
        "specialXp": before.get("specialXp", start),
    }


def _threats(pack: PackRecord, run: Run | None, lang: str) -> Iterator[Field]:
    """CD-40.14, CD-40.15: what of the stack is still on the board, and what has left the game."""
    if run is None or run.threats_left() is None:
        return
    gone = {card for result in run.successes if result.threats for card in result.threats.out}
    choices = _choices(
        [card for card in pack.threat_cards if card.id not in gone], lang
    )  # nothing tells what lies where
    for name, rule in (("carried", "CD-33.17"), ("out", "CD-40.14")):
        hint = say(WORDS, "threats carried hint", lang) if name == "carried" else ""
        yield Field(("threats", name), "choices", say(WORDS, f"threats {name}", lang), hint, rule=rule, choices=choices)
