"""The starter pack of Fireteam Zero: what the box holds (FZ-C), what is known of it (FZ-K), and how it reads."""

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import engine
from engine import Pack, bots, card_text, faces, lint, load_pack, start
from engine.rulesets.fireteam_zero.records import STANDARD_TRACK, Dice, PackRecord

FOLDER = Path(engine.__file__).parent / "content" / "fireteam_zero"
ROLES = ("leader", "close-combat", "marksman", "demolitions")


@cache
def loaded() -> Pack:
    """The starter pack, loaded once."""
    return load_pack(FOLDER)


@pytest.fixture
def pack() -> PackRecord:
    return loaded().content


def numbered(records: Any, id_: str) -> Any:
    return next(record for record in records if record.id == id_)


# --- what the box holds ---------------------------------------------------------------------------


@pytest.mark.rule("FZ-C.01", "FZ-C.02", "FZ-C.15", "FZ-C.16")
def test_five_heroes_and_two_specialists(pack: PackRecord) -> None:
    assert [hero.id for hero in pack.heroes] == ["abe", "maxine", "shad", "frank", "don"]
    assert [specialist.id for specialist in pack.specialists] == ["patty", "henry"]
    assert all(hero.abilities for hero in pack.heroes)
    assert all(specialist.ability for specialist in pack.specialists)


@pytest.mark.rule("FZ-C.03", "FZ-C.04", "FZ-C.05", "FZ-C.32")
def test_thirteen_figures_a_family(pack: PackRecord) -> None:
    figures: Counter[str] = Counter()
    for kind in pack.monster_kinds:
        figures[kind.family] += kind.figure_count
    assert figures == {"typhons-children": 13, "revenants": 13, "infested": 13}
    assert {family.id: family.figures for family in pack.monster_families} == figures
    assert len(pack.heroes) + len(pack.specialists) + sum(figures.values()) == 46


@pytest.mark.rule("FZ-C.23", "FZ-C.33")
def test_every_family_has_a_minion_an_elite_and_a_boss(pack: PackRecord) -> None:
    assert len(pack.monster_kinds) == 9
    for family in pack.monster_families:
        assert [kind.class_ for kind in pack.monster_kinds if kind.family == family.id] == ["minion", "elite", "boss"]
    assert all(kind.trait and kind.special and kind.attack for kind in pack.monster_kinds)


@pytest.mark.rule("FZ-C.06", "FZ-C.07", "FZ-C.09", "FZ-C.10", "FZ-C.11", "FZ-C.12", "FZ-C.13", "FZ-C.24", "FZ-C.25")
@pytest.mark.rule("FZ-C.26", "FZ-C.27", "FZ-C.35")
def test_tokens_dice_and_track(pack: PackRecord) -> None:
    tokens, dice = pack.tokens, pack.dice
    assert (tokens.intel.count, len(tokens.intel.letters), tokens.power, tokens.spawn) == (12, 12, 6, 12)
    assert (tokens.threat, tokens.start_player, tokens.exit) == (1, 1, 1)
    assert (dice.attack.count, len(dice.attack.faces), len(dice.activation.faces)) == (8, 6, 6)
    assert dice.spawn.faces == tuple(range(1, 13))
    assert len(pack.threat_tracks) == 1
    assert pack.component_limits != "off"
    assert pack.component_limits.lucky_coins == 1


@pytest.mark.rule("FZ-A.01", "FZ-A.28", "FZ-A.31", "FZ-A.32")
def test_dice_and_track_are_the_catalogue_s(pack: PackRecord) -> None:
    (track,) = pack.threat_tracks
    assert pack.dice == Dice()
    assert track.model_copy(update={"name": None}) == STANDARD_TRACK


@pytest.mark.rule("FZ-C.34")
def test_two_hundred_and_sixty_eight_cards(pack: PackRecord) -> None:
    ones = (pack.heroes, pack.specialists, pack.monster_kinds, pack.focus_cards, pack.twists, pack.objectives)
    copies = (pack.action_cards, pack.upgrade_sets, pack.events)
    cards = sum(map(len, ones)) + len(pack.discoveries) + sum(one.copies for some in copies for one in some)
    assert cards == 268


@pytest.mark.rule("FZ-C.08", "FZ-K.27", "FZ-12.05")
def test_thirteen_special_intel_tokens(pack: PackRecord) -> None:
    counts = {token.id: token.count for token in pack.tokens.special}
    assert sum(counts.values()) == 13
    assert {"fire", "tanker-alpha"} <= set(counts)


@pytest.mark.rule("FZ-C.14", "FZ-1.22")
def test_eight_tiles_with_two_faces(pack: PackRecord) -> None:
    assert sorted(Counter(sector.physical_tile for sector in pack.sectors).values()) == [2] * 8
    used = {kind for sector in pack.sectors for one in sector.locations for kind in one.terrain}
    assert used == {"difficult", "elevated", "impassable", "cover"}
    for sector in pack.sectors:
        assert 4 <= sum("impassable" not in one.terrain for one in sector.locations) <= 6
        assert [len(row) for row in sector.cells] == [6] * 6


@pytest.mark.rule("FZ-18.01", "FZ-4.13")
def test_every_location_hangs_together_and_every_edge_can_be_crossed(pack: PackRecord) -> None:
    for sector in pack.sectors:
        key_of = {(x, y): key for y, row in enumerate(sector.cells) for x, key in enumerate(row)}
        impassable = {one.key for one in sector.locations if "impassable" in one.terrain}
        for location in sector.locations:
            assert hangs_together({cell for cell, key in key_of.items() if key == location.key}), location.id
        assert not {key for (x, y), key in key_of.items() if {x, y} & {0, 5}} & impassable


def hangs_together(cells: set[tuple[int, int]]) -> bool:
    """Whether all cells can be reached from one of them."""
    reached: set[tuple[int, int]] = set()
    ahead = [min(cells)]
    while ahead:
        x, y = cell = ahead.pop()
        if cell in cells and cell not in reached:
            reached.add(cell)
            ahead += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return reached == cells


@pytest.mark.rule("FZ-C.17", "FZ-C.28", "FZ-11.01", "FZ-11.02")
def test_sixteen_action_cards_a_role(pack: PackRecord) -> None:
    copies: Counter[str] = Counter()
    for card in pack.action_cards:
        copies[card.role] += card.copies
    assert copies == dict.fromkeys(ROLES, 16)
    distinct = Counter(card.role for card in pack.action_cards)
    assert all(10 <= distinct[role] <= 12 for role in ROLES)


@pytest.mark.rule("FZ-C.18", "FZ-C.29", "FZ-C.31", "FZ-1.16")
def test_four_upgrade_sets_of_four_a_role(pack: PackRecord) -> None:
    assert Counter(one.role for one in pack.upgrade_sets) == dict.fromkeys(ROLES, 4)
    assert sum(one.copies for one in pack.upgrade_sets) == 64
    assert {one.copies for one in pack.upgrade_sets} == {4}


@pytest.mark.rule("FZ-C.21", "FZ-C.30")
def test_six_focus_cards_a_role(pack: PackRecord) -> None:
    assert Counter(one.role for one in pack.focus_cards) == dict.fromkeys(ROLES, 6)
    assert all(one.effects for one in pack.focus_cards)


@pytest.mark.rule("FZ-C.36", "FZ-1.12")
def test_one_card_set_a_role_seats_four(pack: PackRecord) -> None:
    assert {role.id: role.card_sets_owned for role in pack.roles} == dict.fromkeys(ROLES, 1)


# --- what is known of it --------------------------------------------------------------------------


@pytest.mark.rule("FZ-K.01", "FZ-K.02", "FZ-K.03", "FZ-K.04", "FZ-K.05")
def test_heroes_have_their_roles_and_normal_values(pack: PackRecord) -> None:
    assert [hero.role for hero in pack.heroes] == ["leader", "leader", "close-combat", "marksman", "demolitions"]
    assert {(hero.speed, hero.full_hand, hero.actions_per_turn) for hero in pack.heroes} == {(2, 5, 1)}


@pytest.mark.rule("FZ-K.09", "FZ-K.10", "FZ-K.11", "FZ-K.12", "FZ-K.15")
def test_known_monsters_have_their_known_values(pack: PackRecord) -> None:
    animal = numbered(pack.monster_kinds, "corrupted-animal")
    assert (animal.class_, animal.health) == ("minion", 2)
    assert animal.resistance.model_dump() == {"brawl": 1, "bullets": 1, "explosion": 0}
    human = numbered(pack.monster_kinds, "corrupted-human")
    assert (human.attack.type, human.attack.strength) == ("brawl", 2)
    assert human.special == [{"op": "bonusHits", "n": 1, "for": "thisActivation"}]
    cupbearer = numbered(pack.monster_kinds, "cupbearer")
    assert (cupbearer.class_, cupbearer.power_tokens) == ("boss", "heroes")
    assert numbered(pack.monster_kinds, "baitbag").class_ == "elite"


@pytest.mark.rule("FZ-K.16", "FZ-K.17")
def test_known_attacks_have_their_known_values(pack: PackRecord) -> None:
    shock = numbered(pack.action_cards, "hydrostatic-shock")
    assert (shock.role, shock.attack.type, shock.attack.strength) == ("marksman", "bullets", 3)
    pistols = numbered(pack.action_cards, "dual-pistols")
    assert (pistols.role, pistols.attack.type) == ("close-combat", "bullets")
    assert (pistols.attack.strength, pistols.attack.bonus_hits) == (2, 2)


@pytest.mark.rule("FZ-K.06", "FZ-K.07", "FZ-K.08", "FZ-K.13", "FZ-K.14", "FZ-K.18", "FZ-K.19", "FZ-K.20")
def test_known_texts_read_as_they_should() -> None:
    texts = {one.id: card_text(one) for one in faces(loaded().document)}
    assert "at the start of each round, you may give the start player marker" in texts["abe"].lower()
    assert "within range 1 of Patty may search as a free action" in texts["patty"]
    assert "if they are within range 1 of Henry, they may re-roll 1 attack die" in texts["henry"]
    blast = "When it is attacked with Bullets, each hero in its location takes 1 unblockable damage."
    assert blast in texts["baitbag"]
    assert "Special: Its attack strikes every hero in the target's location." in texts["revenant-warden"]
    assert "Each other hero, starting with the player to your left, may perform an action" in texts["moment-of-clarity"]
    assert "Before an ally attacks, the target's resistance to this attack is 0." in texts["call-the-shot"]
    assert "Before an ally attacks with Brawl, the attack gains 2 dice." in texts["tag-team"]


# --- how it reads and plays -----------------------------------------------------------------------


@pytest.mark.rule("FZ-11.05")
def test_reactions_answer_every_kind_of_event(pack: PackRecord) -> None:
    faces = [*pack.action_cards, *(one.card for one in pack.upgrade_sets)]
    triggers = {name_of(face.lower.trigger) for face in faces if face.lower.kind == "reaction"}
    assert triggers >= {
        "beforeAttack", "afterRoll", "afterAttack", "whenTargeted", "whenHit", "beforeKnockDown", "whenKnockedDown",
        "onEnter", "onLeave", "whenKilled", "onSpawn", "onReconDrawn", "onSearch", "onTwist", "startOf", "endOf",
        "onMove",
    }  # fmt: skip


def name_of(node: Any) -> str:
    return node if isinstance(node, str) else node["op"]


@pytest.mark.rule("FZ-F.12", "FZ-F.15", "FZ-F.16")
def test_no_card_is_prose_only(pack: PackRecord) -> None:
    assert all(twist.effects or twist.on_draw for twist in pack.twists)
    assert all(event.effects or event.lasting for event in pack.events)
    assert all(card.effects and not card.text for card in pack.focus_cards)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_card_has_a_text(lang: str) -> None:
    for one in faces(loaded().document, lang):
        text = card_text(one, lang)
        assert text or one.kind == "token", one.id
        assert not set("{}[]<>@|") & set(text), text


def test_every_text_is_given_in_the_languages_of_the_pack(pack: PackRecord) -> None:
    document = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in FOLDER.rglob("*.json")}
    assert pack.languages == ("en", "de", "fr")
    assert all(set(name) == {"en", "de", "fr"} for name in localised(document))


def localised(node: Any) -> list[Any]:
    """Every name in a document."""
    if isinstance(node, list):
        return [name for one in node for name in localised(one)]
    if not isinstance(node, dict):
        return []
    here = [value for key, value in node.items() if key in ("name", "title", "profile") and "op" not in node]
    return [*here, *(name for one in node.values() for name in localised(one))]


def test_the_pack_has_no_errors() -> None:
    assert [finding for finding in lint(loaded()) if finding.severity == "error"] == []


@pytest.mark.rule("FZ-5.31", "FZ-5.33")
def test_the_log_calls_a_nest_a_nest_even_when_it_is_gone() -> None:
    game = start(loaded(), "burn-them-out", ("abe", "shad", "frank", "don"), 1)
    bot = bots("fireteam-zero")["veteran"](1)
    while not game.is_over:
        game.choose(bot.choose(game))
    told = [event.text for event in game.events_in("en")]
    assert any("attacks Nest (Pit Yard) with" in text for text in told)
    assert not any("Burn the Nests takes" in text or "attacks Burn the Nests" in text for text in told)


# --- what the missions are made of ----------------------------------------------------------------

MISSIONS = [one.id for one in loaded().content.missions]
TEAM = ("abe", "shad", "frank", "don")
OPERATIONS = {
    "typhons-children": ["the-last-ferry", "the-professors-errand", "the-cup"],
    "the-revenants": ["the-signal-box", "the-chained-column", "the-marshals-muster"],
    "the-infested": ["burn-them-out", "rising-water", "the-brood-mother"],
}


@pytest.mark.rule("FZ-C.20", "FZ-13.07")
def test_fifty_five_recon_cards(pack: PackRecord) -> None:
    events = sum(event.copies for event in pack.events)
    assert (events, len(pack.discoveries)) == (31, 24)
    assert events + len(pack.discoveries) == 55
    assert {event.mood for event in pack.events} == {"help", "harm", "choice"}


@pytest.mark.rule("FZ-C.19", "FZ-13.02", "FZ-K.25")
def test_twenty_one_objectives_each_in_one_mission(pack: PackRecord) -> None:
    assert len(pack.objectives) == 21
    assert sorted(name for one in pack.missions for name in one.objectives) == sorted(one.id for one in pack.objectives)
    codes = [
        f"OBJ {operation.number}.{numbered(pack.missions, mission).number}.{number:02}"
        for operation in pack.operations
        for mission in operation.missions
        for number, _objective in enumerate(numbered(pack.missions, mission).objectives, start=1)
    ]
    assert [one.code for one in pack.objectives] == codes


@pytest.mark.rule("FZ-13.08", "FZ-13.09")
def test_every_discovery_is_found_in_one_mission(pack: PackRecord) -> None:
    assert sorted(name for one in pack.missions for name in one.discoveries) == sorted(
        one.id for one in pack.discoveries
    )


@pytest.mark.rule("FZ-C.22", "FZ-1.28", "FZ-8.08")
def test_twenty_four_twists_in_named_sets(pack: PackRecord) -> None:
    assert len(pack.twists) == 24
    sets = {one.id: one.twists for one in pack.twist_sets}
    assert {name for names in sets.values() for name in names} == {twist.id for twist in pack.twists}
    assert all(set(twist.sets) == {name for name, of in sets.items() if twist.id in of} for twist in pack.twists)
    assert all(len(sets[str(mission.twists)]) > 4 for mission in pack.missions)


@pytest.mark.rule("FZ-17.01", "FZ-17.02", "FZ-17.06")
def test_three_operations_of_three_missions_with_the_boss_at_the_end(pack: PackRecord) -> None:
    assert {one.id: list(one.missions) for one in pack.operations} == OPERATIONS
    for operation in pack.operations:
        missions = [numbered(pack.missions, name) for name in operation.missions]
        assert [one.number for one in missions] == [1, 2, 3]
        assert [one.boss is not None for one in missions] == [False, False, True]
        kinds = [numbered(pack.monster_kinds, name) for one in missions for name in one.monster_cards]
        assert {kind.family for kind in kinds} == {operation.family}
        assert {kind.class_ for kind in kinds} == {"minion", "elite", "boss"}


@pytest.mark.rule("FZ-1.14", "FZ-1.18", "FZ-17.05")
def test_equipment_grows_through_an_operation(pack: PackRecord) -> None:
    for mission in pack.missions:
        upgrades = mission.upgrades
        allowed = {1: ("none", 0), 2: ("choose", 1), 3: ("choose", 2)}
        assert (upgrades.mode, upgrades.number) == allowed[mission.number]
    for operation in pack.operations:
        focus = [mission.focus_cards for mission in pack.missions if mission.id in operation.missions]
        assert focus == sorted(focus)
        assert focus[0] == 1


def test_every_mission_tells_its_story(pack: PackRecord) -> None:
    for mission in pack.missions:
        assert 3 <= sentences(mission.story.briefing) <= 8, mission.id
        assert 3 <= sentences(mission.story.success) <= 6, mission.id
        assert 3 <= sentences(mission.story.failure) <= 6, mission.id


@pytest.mark.rule("FZ-10.01", "FZ-10.03", "FZ-10.04", "FZ-F.03")
def test_every_briefing_tells_how_to_win_and_how_to_lose(pack: PackRecord) -> None:
    places = {f"{sector.id}/{one.id}": one.name["en"] for sector in pack.sectors for one in sector.locations}
    for mission in pack.missions:
        briefing = mission.story.briefing["en"]
        assert "You win when" in briefing, mission.id
        assert "you lose when a hero is knocked down while the lucky coin shows tails" in briefing, mission.id
        assert mission.exit_point is None or places[mission.exit_point].lower() in briefing, mission.id
        assert mission.boss is None or f"{boss_name(pack, mission)} is destroyed" in briefing, mission.id
        assert bool(mission.extra_defeat) is ("You also lose when" in briefing), mission.id


def boss_name(pack: PackRecord, mission: Any) -> str:
    """What the boss is called, in a briefing: the Marshal rather than the Revenant Marshal."""
    return numbered(pack.monster_kinds, mission.boss.kind).name["en"].removeprefix("Revenant ")


@pytest.mark.rule("FZ-F.03")
@pytest.mark.parametrize(("heroes", "last_round"), [(2, 18), (3, 16), (4, 14)])
def test_the_water_comes_after_the_round_that_the_briefing_names(
    pack: PackRecord, heroes: int, last_round: int
) -> None:
    mission = numbered(pack.missions, "rising-water")
    number = ("two", "three", "four")[heroes - 2]
    assert re.search(rf"after round {last_round} with {number}\b", mission.story.briefing["en"])
    for round_, is_over in ((last_round, False), (last_round + 1, True)):
        game = start(loaded(), "rising-water", TEAM[:heroes], 1, situation={"round": round_})
        for _ in range(2):  # what may end a mission is looked at when something has happened
            game.choose(0)
        assert (game.outcome is not None and game.outcome["reason"] == "mission") is is_over


def sentences(text: Any) -> int:
    """How many sentences a text has."""
    return sum(text["en"].count(mark) for mark in ".?!")


@pytest.mark.rule("FZ-K.21", "FZ-K.22", "FZ-K.23", "FZ-K.24")
def test_known_recon_cards_and_objectives_read_as_they_should(pack: PackRecord) -> None:
    texts = {one.id: card_text(one) for one in faces(loaded().document)}
    assert "The searcher may move to an adjacent location." in texts["eye-of-the-storm"]
    assert "ambushed by a Corrupted Animal" in texts["ferry-fuel"]
    assert "may not move or perform actions until freed" in texts["ferry-fuel"]
    assert "if you are not the searcher, free the searcher and place 1 intel token" in texts["ferry-fuel"]
    assert "Place 1 intel token on the linked objective." in texts["ferry-propeller"]
    assert "ambushed by a Carrion Baitbag" in texts["shirt-pocket"]
    assert "Place 1 intel token on the linked objective." in texts["shirt-pocket"]
    ferry = numbered(pack.objectives, "repair-the-ferry")
    assert (ferry.code, ferry.completion.tokens_needed, ferry.restores_coin) == ("OBJ 1.1.01", 2, "may")
    assert [one.id for one in pack.discoveries if one.objective == ferry.id] == ["ferry-fuel", "ferry-propeller"]


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_lints_without_a_finding(mission: str) -> None:
    assert lint(loaded(), mission) == []


@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_can_be_played_to_its_end(mission: str, heroes: int) -> None:
    for seed in range(4):
        game, chance = start(loaded(), mission, TEAM[:heroes], seed), Random(seed)
        while game.decision is not None:
            game.choose(chance.randrange(len(game.decision.options)))
        assert game.outcome is not None
        assert game.outcome["result"] in ("won", "lost")
