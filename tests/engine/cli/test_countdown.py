"""The command line with Countdown: every command, and what it says when something is wrong."""

import json

import pytest

from engine.core.content import load_document

PACK = "engine/content/countdown"
TEAM = ("--team", "gustav+steve,jill+rita")
GAME = ("play", PACK, "closing-time", *TEAM, "--seed", 4)


def lines_of(out: str) -> list[str]:
    """What happened, without the rules."""
    return [line.rpartition("  [")[0] for line in out.splitlines() if "  [CD-" in line]


# --- playing --------------------------------------------------------------------------------------


def test_a_bot_plays_to_the_end_and_the_record_replays_to_the_same_log(run, tmp_path) -> None:
    record = tmp_path / "record.json"
    code, out, _ = run(*GAME, "--bot", "veteran", "--record", record)
    assert code == 0
    assert out.splitlines()[-1].endswith("(CD-22.07)") or "lost" in out.splitlines()[-1]
    code, again, _ = run("replay", record, "--pack", PACK)
    assert (code, again.splitlines()) == (0, lines_of(out))


def test_a_team_may_be_given_as_heroes_too(run) -> None:
    game = ("play", PACK, "closing-time", "--bot", "random", "--json")
    assert run(*game, "--team", 4)[1] == run(*game, "--heroes", 4)[1]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("The mission “Closing Time” begins", "Gustav Schneider begins in", "Round 0 | time ")),
        ("de", ("Die Mission „Ladenschluss“ beginnt", "Gustav Schneider beginnt in", "Runde 0 | Zeit ")),
        (
            "fr",
            (
                "La mission «\u00a0Heure de fermeture\u00a0» commence",
                "Gustav Schneider commence en",
                "Manche 0 | temps ",
            ),
        ),
    ],
)
def test_people_play_look_at_the_table_take_back_and_stop(run, lang, words) -> None:
    code, out, err = run(*GAME, "--lang", lang, typed="0\nb\nu\n99\n?\nq\n")
    assert (code, err) == (0, "")
    for one in (*words, "There is no option 99", "take back", "+-------------+"):
        assert one in out


def test_a_game_begins_with_a_standing_and_with_options(run, tmp_path) -> None:
    standing = tmp_path / "standing.json"
    brought = {"ops": {"jill": {"isAlive": False}}, "supportCards": ["big-gun"]}
    standing.write_text(json.dumps(brought), encoding="utf-8")
    game = ("play", PACK, "operation-ace-2", *TEAM, "--standing", standing, "--option", "timeModifier=1")
    code, out, _ = run(*game, typed="b\nq\n")
    assert code == 0
    assert "Big Gun" in out
    assert "Jill Bradley: ✝" in out


def test_cards_and_effects_are_printed_in_any_language(run) -> None:
    english, french = (run("text", PACK, "big-gun", "--lang", lang)[1] for lang in ("en", "fr"))
    assert "attack" in english
    assert "attaque" in french
    assert "changeScore" in run("effects", "--ruleset", "countdown")[1]


# --- measuring ------------------------------------------------------------------------------------


def test_many_games_are_told_in_words_as_a_page_and_as_numbers(run, tmp_path) -> None:
    playtest = ("playtest", PACK, "closing-time", *TEAM, "--games", 4)
    code, out, _ = run(*playtest, "--lang", "de")
    assert code == 0
    assert "Special Op   Gustav Schneider:" in out
    page = tmp_path / "report.html"
    assert run(*playtest, "--html", page)[0] == 0
    assert "Gustav Schneider + Steve Andersen, Jill Bradley + Rita Garcia" in page.read_text()
    for name, bot in (("a", "random"), ("b", "veteran")):
        (tmp_path / name).write_text(run(*playtest, "--bot", bot, "--json")[1])
    code, out, _ = run("compare", tmp_path / "a", tmp_path / "b")
    assert code == 0
    assert "4 pairs of games" in out


def test_two_games_cannot_be_compared(run) -> None:
    other = "tests/engine/packs/proving_ground:ferry-landing"
    code, _, err = run("playtest", PACK, "closing-time", "--team", 4, "--games", 1, "--compare", other)
    assert code == 2
    assert "same game" in err


def test_a_win_is_found_and_replays(run, tmp_path) -> None:
    record = tmp_path / "win.json"
    code, out, _ = run("certify", PACK, "closing-time", *TEAM, "--games", 20, "--record", record)
    assert code == 0
    assert "A win was found" in out
    assert "The mission is a success." in run("replay", record, "--pack", PACK)[1]


def test_a_bot_plays_a_campaign(run, tmp_path) -> None:
    ledger = tmp_path / "ledger.json"
    code, out, _ = run("campaign", PACK, "operation-ace", *TEAM, "--games", 3, "--ledger", ledger)
    assert code in (0, 1)
    assert out.startswith("operation-ace-1: ")
    assert "True" not in out
    assert json.loads(ledger.read_text())[0]["kind"] != "result"


# --- what is wrong --------------------------------------------------------------------------------


def test_a_sound_pack_has_no_findings(run) -> None:
    code, out, _ = run("lint", PACK, "closing-time")
    assert (code, out.splitlines()[-1]) == (0, "0 errors, 0 warnings.")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("lint", PACK, "nothing"), "nothing"),
        (("play", PACK, "nothing", *TEAM), "nothing"),
        (("play", PACK, "closing-time", "--team", "gustav,zorro,jill,rita"), "zorro"),
        (("play", PACK, "closing-time", "--team", "gustav,gustav,jill,rita"), "twice"),
        (("play", PACK, "closing-time", "--team", "gustav"), "4 ops"),
        (("play", PACK, "closing-time", "--team", "gustav,jill,dummy:rita"), "dummy"),
        (("play", PACK, "closing-time", "--team", "bob,matt,jill,dummy:zorro"), "zorro"),
        (("play", PACK, "closing-time", "--team", "jill+"), '""'),
        (("play", PACK, "closing-time", "--team", ","), "not 0"),
        (("play", PACK, "closing-time", "--team", "²"), "²"),
        (("play", PACK, "closing-time", "--team", "0"), "not 0"),
        (("play", PACK, "closing-time", "--team", "7"), "not 7"),
        (("play", PACK, "closing-time", "--team", "9" * 30), "9" * 30),
        ((*GAME, "--option", "luck=7"), "luck"),
        ((*GAME, "--option", "endCheck=never"), "endOfPhase3"),
        ((*GAME, "--bot", "genius"), "genius"),
        (("playtest", PACK, "closing-time", "--team", "gustav", "--games", "1"), "4 ops"),
        (("certify", PACK, "closing-time", "--team", "gustav", "--games", "1"), "4 ops"),
        (("campaign", PACK, "nothing", *TEAM), "nothing"),
        (("campaign", PACK, "operation-ace", "--team", "4"), "--team"),
        (("campaign", PACK, "operation-ace", "--team", "gustav,jill"), "2 ops"),
        (("text", PACK, "nothing"), "nothing"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(run, arguments, named) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert named in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("option", "document", "named"),
    [
        ("--situation", [1], "A situation is an object."),
        ("--situation", {"zones": {"z9": {"cards": []}}}, "z9"),
        ("--situation", {"ops": {"zorro": {"at": "b2"}}}, "zorro"),
        ("--standing", 5, "A standing is an object."),
        ("--standing", [], "A standing is an object."),
        ("--standing", {"ops": 3}, "standing.ops"),
        ("--standing", {"supportCards": ["nothing"]}, "nothing"),
    ],
)
def test_what_a_game_begins_with_is_checked(run, tmp_path, option, document, named) -> None:
    file = tmp_path / "document.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    code, out, err = run("play", PACK, "operation-ace-2", *TEAM, option, file)
    assert (code, out) == (2, "")
    assert named in err


def test_every_fault_of_a_bad_pack_is_listed_with_its_place(run, tmp_path) -> None:
    document = load_document(PACK)
    document["ops"][0]["healthStart"] = "many"
    document["locations"][0]["zones"][0]["arrow"] = "up"
    (tmp_path / "pack.json").write_text(json.dumps(document), encoding="utf-8")
    code, _, err = run("lint", tmp_path)
    assert code == 2
    assert "ops[0] (gustav).healthStart" in err
    assert "locations[0] (warehouse).zones[0]" in err
    assert "2 faults found." in err
