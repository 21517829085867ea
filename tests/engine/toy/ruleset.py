"""The toy as a ruleset, and its pack."""

from engine.core.answers.scenes import Anchor, Ended, Objective, ScenePiece, SceneSeat, SceneTrack
from engine.core.bots import RandomBot
from engine.core.errors import ContentError
from engine.core.game import RESULTS
from engine.core.lint import Check, Finding
from engine.core.ruleset import Ruleset
from engine.core.scenes.room import SceneRoom
from engine.core.scenes.words import CORE_GROUPS, CORE_MEANINGS, meanings
from engine.core.sentences import Sentence
from tests.engine.toy.game import Compiler, begin_round, lay_out
from tests.engine.toy.records import ToyPack, board_map, read_records
from tests.engine.toy.showing import SHOWING, Faces
from tests.engine.toy.vocabulary import vocabulary
from tests.engine.toy.words import RECORD_WORDS


class Corrections:
    """Nothing is ever put right."""

    CORRECTED = -1

    def asked_again(self, game):
        return None


class SceneWords:
    GROUPS = {**CORE_GROUPS, "walk": ("walk", "Gehen", "marcher")}
    MEANINGS = {
        **CORE_MEANINGS,
        **meanings("walk", "walk [TOY-3]: You stand at {to}. | Du stehst bei {to}. | Vous êtes à {to}."),
    }
    REACTIONS = frozenset()
    TONES = {"lit": "good"}
    DICE = {}
    MOVES = {"walked": ("keeper", "", "to")}
    ROUNDS = "round"


class Scenes(SceneRoom):
    """Everything lies open."""

    def heading(self, sight):
        return sight.game.round, sight.said(("round", "Runde", "manche")), "turn", sight.said(("turn", "Zug", "tour"))

    def boards(self, sight):
        return ("",)

    def seats(self, sight):
        for index, keeper in enumerate(sight.game.keepers):
            yield SceneSeat(index, keeper.id, sight.label("seat", index), "", "hero", (), 0)

    def piles(self, sight):
        return ()

    def tracks(self, sight):
        game = sight.game
        yield SceneTrack("storm", sight.said(("storm", "Sturm", "tempête")), "ui-clock", game.round, 0, game.storm)

    def objectives(self, sight):
        for lamp in sight.game.scenario.lamps:
            yield Objective(str(lamp), sight.label("location", lamp), lamp in sight.game.lit, 0, 1)

    def in_force(self, sight):
        return ()

    def steps(self, sight):
        return ()

    def phases(self, sight):
        return ()

    def ended(self, sight):
        game = sight.game
        return Ended(RESULTS[game.result], game.outcome_reason[0], "TOY-5") if game.is_over else None

    def anchors(self, sight, what, value):
        if what == "location":
            yield Anchor("region", sight.game.scenario.board.ids[value])

    def piece_id(self, game, what, value):
        return f"keeper-{value}"


def pieces_of(sight):
    game = sight.game
    for seat, place in enumerate(game.at):
        region = game.scenario.board.ids[place]
        yield ScenePiece(f"keeper-{seat}", "hero", sight.label("seat", seat), "hero", "", region, seat=seat)


def adrift(pack, mission):
    """A lamp that nobody reaches."""
    board = board_map(pack, mission, "")
    for index, lamp in enumerate(mission.lamps):
        if board.distance[board.index(mission.start) * len(board) + board.index(lamp)] >= 99:
            yield index


ADRIFT = Check("TOY-10", "error", "TOY-1", Sentence("Lamp", "Lampe", "Lampe"), "Every lamp can be reached.")
FAR = Sentence("Nobody gets to this lamp.", "Niemand kommt zu dieser Lampe.", "Personne n'atteint cette lampe.")
NEARER = Sentence("Move an isle.", "Verschiebe eine Insel.", "Déplacez une île.")


class Toy(Ruleset):
    id = "toy"
    title = "Lamps"
    vocabulary = vocabulary
    records = ToyPack
    record_words = RECORD_WORDS
    checks = (ADRIFT,)
    showing = SHOWING
    bots = {"random": RandomBot, "veteran": RandomBot}
    scenes = Scenes(SceneWords, Faces, pieces_of, None, Corrections())

    def read(self, document):
        return read_records(document)

    def compile(self, pack, mission, options):
        return Compiler(pack.content, pack.digest, mission).compiled()

    def lint(self, content, mission):
        found = []
        for index, night in enumerate(content.missions):
            where = f"missions[{index}] ({night.id})"
            if mission not in (None, night.id):
                continue
            try:
                lamps = [f"{where}.lamps[{lamp}]" for lamp in adrift(content, night)]
            except ContentError as error:
                found += [
                    Finding("error", "TOY-10", "", fault.path, fault.message, fault.hint) for fault in error.faults
                ]
                continue
            found += [Finding("error", "TOY-10", "TOY-1", lamp, FAR(), NEARER(), (night.id,)) for lamp in lamps]
        return found

    def concerned(self, content, where):
        return [one.id for one in content.missions]

    def mission_records(self, document, mission, options):
        for index, one in enumerate(document.get("missions", ())):
            if one.get("id") == mission:
                yield ("missions", index), one

    def boards(self, scenario):
        return {"": scenario.board}

    def lay_out(self, scenario, seats, standing):
        return lay_out(scenario, seats)

    def first_round(self, game):
        begin_round(game)

    def read_situation(self, document):
        raise ContentError([])

    def apply_situation(self, game, situation):
        """There are none."""


def words(en, de, fr):
    return {"en": en, "de": de, "fr": fr}


def isle(id_, name, cells):
    keys = sorted({cell for row in cells for cell in row} - {"."})
    spots = [{"id": f"spot-{key}", "name": words(*[f"{name} {key}"] * 3), "key": key} for key in keys]
    return {"id": id_, "name": words(name, name, name), "cells": cells, "spots": spots}


def toy_document():
    """Two isles that touch, two keepers, one night."""
    return {
        "format": 1,
        "ruleset": "toy",
        "id": "lamps",
        "version": "1",
        "title": words("Lamps", "Lampen", "Lampes"),
        "languages": ["en", "de", "fr"],
        "isles": [
            isle("gull-rock", "Gull Rock", ["aab", "acb", ".cc"]),
            isle("seal-bank", "Seal Bank", ["aabb", ".abb"]),
        ],
        "keepers": [
            {"id": "ida", "name": words("Ida", "Ida", "Ida"), "stamina": 3, "story": "She knows the **tides**."},
            {"id": "ole", "name": words("Ole", "Ole", "Ole"), "stamina": 2},
        ],
        "missions": [
            {
                "id": "first-night",
                "title": words("First Night", "Erste Nacht", "Première nuit"),
                "tiles": [{"isle": "gull-rock", "x": 0, "y": 0}, {"isle": "seal-bank", "x": 3, "y": 0}],
                "start": "gull-rock/spot-a",
                "lamps": ["gull-rock/spot-c", "seal-bank/spot-b"],
                "rounds": 12,
                "onLamp": [{"op": "holdStorm", "n": 2}],
            }
        ],
    }
