"""The command line: what is wrong is said in a sentence that names the place, with exit code 2 and no traceback."""

import json

import pytest

PACK = "tests/engine/packs/proving_ground"


def test_a_sound_pack_has_no_findings(run) -> None:
    code, out, _ = run("lint", PACK, "ferry-landing")
    assert (code, out.splitlines()[-1]) == (0, "0 errors, 0 warnings.")


def test_findings_come_as_json_and_an_error_among_them_is_told_by_the_exit_code(run, tmp_path) -> None:
    document = broken(lambda mission: mission.update(eventCount=3))
    (tmp_path / "pack.json").write_text(json.dumps(document), encoding="utf-8")
    code, out, _ = run("lint", tmp_path, "--json")
    assert code == 1
    assert "FZ-L.09" in [finding["code"] for finding in json.loads(out)]


def test_a_finding_of_the_whole_pack_names_no_place_and_no_rule_that_is_none(run, tmp_path) -> None:
    document = broken(lambda mission: None)
    (tmp_path / "pack.json").write_text(json.dumps({**document, "languages": ["en", "de"]}), encoding="utf-8")
    code, out, _ = run("lint", tmp_path)
    assert code == 0
    assert out.startswith("warning: The pack has no German text for title")
    assert "[FZ-L.60]\n" in out
    assert "n/a" not in out


def test_a_bot_plays_to_the_end_and_the_record_replays_to_the_same_log(run, tmp_path) -> None:
    record = tmp_path / "record.json"
    code, out, _ = run(
        "play", PACK, "ferry-landing", "--heroes", "abe,frank", "--seed", 4, "--bot", "random", "--record", record
    )
    assert code == 0
    told = [line.rpartition("  [")[0] for line in out.splitlines() if "  [FZ-" in line]
    code, again, _ = run("replay", record, "--pack", PACK)
    assert (code, again.splitlines()) == (0, told)


def test_people_play_look_at_the_table_take_back_and_stop(run) -> None:
    code, out, err = run(
        "play", PACK, "ferry-landing", "--heroes", "abe,frank", "--seed", 4, typed="0\nb\nu\n99\n?\nq\n"
    )
    assert (code, err) == (0, "")
    assert "threat 0/13" in out
    assert "There is no option 99" in out
    assert "take back" in out


def test_people_read_the_briefing_first_and_any_card_they_ask_for(run) -> None:
    game = ("play", PACK, "ferry-landing", "--heroes", "abe,frank", "--seed", 4)
    _, out, _ = run(*game, typed="t hydrostatic shock\nt Hydrostatic Shok\nq\n")
    briefing, _, rest = out.partition("\n\n")
    assert briefing.splitlines()[:3] == ["The Ferry Landing", "Heroes 2–4", "Get the ferry running and get across."]
    assert "Bullets · strength 3" in rest
    assert 'There is no card called "Hydrostatic Shok". Did you mean "Hydrostatic Shock"?' in rest


def test_nothing_that_is_typed_ends_the_game_but_q(run) -> None:
    game = ("play", PACK, "ferry-landing", "--heroes", "abe,frank", "--seed", 4)
    code, out, err = run(*game, typed="²\ns nowhere/record.json\nb\nq\n")
    assert (code, err) == (0, "")
    assert "'nowhere/record.json' cannot be written" in out
    assert "threat 0/13" in out


def test_a_game_comes_as_json_with_its_record(run) -> None:
    code, out, _ = run("play", PACK, "ferry-landing", "--heroes", 3, "--seed", 4, "--bot", "random", "--json")
    game = json.loads(out)
    assert (code, game["record"]["mission"]) == (0, "ferry-landing")
    assert game["outcome"]["result"] in ("won", "lost")


def test_a_card_is_printed_in_any_language(run) -> None:
    english, german = (run("text", PACK, "hydrostatic-shock", "--lang", lang)[1] for lang in ("en", "de"))
    assert "Bullets" in english
    assert "Beschuss" in german


def test_the_reference_of_the_effects_is_printed(run) -> None:
    assert "drawCards" in run("effects")[1]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("lint", "nowhere"), "nowhere"),
        (("lint", "n" * 5000), "too long"),
        (("lint", PACK, "nothing"), "nothing"),
        (("play", PACK, "nothing", "--heroes", "abe,frank"), "nothing"),
        (("play", PACK, "ferry-landing", "--heroes", "abe,zorro"), "zorro"),
        (("play", PACK, "ferry-landing", "--heroes", "abe,maxine"), "Leader"),
        (("play", PACK, "ferry-landing", "--heroes", "9"), "9"),
        (("play", PACK, "ferry-landing", "--team", "9" * 30), "9" * 30),
        (("play", PACK, "ferry-landing", "--heroes", "abe,frank", "--dice", "a"), "'a'"),
        (("play", PACK, "ferry-landing", "--heroes", "abe,frank", "--situation", "nowhere.json"), "nowhere.json"),
        (("replay", "nowhere.json", "--pack", PACK), "nowhere.json"),
        (("replay", "nowhere.json", "--pack", PACK, "--steps", "-1"), "-1"),
        (("text", PACK, "nothing"), "nothing"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(run, arguments, named) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert named in err
    assert "Traceback" not in err


def test_every_fault_of_a_bad_pack_is_listed_with_its_place(run, tmp_path) -> None:
    document = broken(lambda mission: mission.update(entryPoint="no-such/place", eventCount="many"))
    (tmp_path / "pack.json").write_text(json.dumps(document), encoding="utf-8")
    code, _, err = run("lint", tmp_path)
    assert code == 2
    assert "missions[0] (ferry-landing).eventCount" in err
    assert "fault" in err.splitlines()[-1]


def test_a_record_of_another_version_is_refused(run, tmp_path) -> None:
    record = tmp_path / "record.json"
    run("play", PACK, "ferry-landing", "--heroes", "abe,frank", "--bot", "random", "--record", record)
    changed = {**json.loads(record.read_text()), "digest": "another"}
    record.write_text(json.dumps(changed))
    code, _, err = run("replay", record, "--pack", PACK)
    assert code == 2
    assert "another version" in err


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"seed": "seven"}, "seed"),
        ({"seed": float("nan")}, "NaN"),
        ({"seats": None}, "seats"),
        ({"mission": ["ferry-landing"]}, "mission"),
        ({"dice": ["six"]}, "dice[0]"),
        ({"options": [1]}, "options"),
        ({"situation": 1}, "situation"),
        ({"choices": {"0": 1}}, "choices"),
        ({"choices": [0, "x"]}, "choices[1]"),
    ],
)
def test_a_record_with_something_else_in_its_fields_is_refused_by_its_place(run, tmp_path, change, place) -> None:
    record = tmp_path / "record.json"
    run("play", PACK, "ferry-landing", "--heroes", "abe,frank", "--bot", "random", "--record", record)
    record.write_text(json.dumps({**json.loads(record.read_text()), **change}))
    code, _, err = run("replay", record, "--pack", PACK)
    assert code == 2
    assert place in err


def test_a_record_without_its_choices_is_refused(run, tmp_path) -> None:
    record = tmp_path / "record.json"
    run("play", PACK, "ferry-landing", "--heroes", "abe,frank", "--bot", "random", "--record", record)
    whole = json.loads(record.read_text())
    record.write_text(json.dumps({name: whole[name] for name in whole if name != "choices"}))
    code, _, err = run("replay", record, "--pack", PACK)
    assert code == 2
    assert "choices" in err


@pytest.mark.parametrize("written", ['{"round": NaN}', '{"round": -Infinity}', "[" * 100_000, "\ud800"])
def test_a_situation_that_is_no_json_is_refused(run, tmp_path, written) -> None:
    situation = tmp_path / "situation.json"
    situation.write_text(written, encoding="utf-8", errors="surrogatepass")
    code, _, err = run("play", PACK, "ferry-landing", "--heroes", "abe,frank", "--situation", situation)
    assert (code, "situation.json' is not JSON" in err) == (2, True)


def test_a_card_with_a_faulty_effect_is_printed_as_far_as_it_is_understood(run, tmp_path) -> None:
    document = broken(lambda _mission: None)
    cards = [card for card in document["actionCards"] if card["lower"]["kind"] == "reaction"]
    cards[0]["lower"]["trigger"] = {"op": "beforeAttack", "by": "ally", "type": -1}
    (tmp_path / "pack.json").write_text(json.dumps(document), encoding="utf-8")
    code, out, _ = run("text", tmp_path, cards[0]["id"])
    assert (code, cards[0]["name"] in out) == (0, True)


def broken(change) -> dict:
    """The proving ground with its first mission changed."""
    from engine.core.content import load_document

    document = load_document(PACK)
    change(document["missions"][0])
    return document


def test_the_table_may_switch_a_rule_option_and_the_record_keeps_it(run, tmp_path) -> None:
    record = tmp_path / "record.json"
    game = ("play", PACK, "ferry-landing", "--heroes", "abe,frank", "--seed", 4, "--bot", "random")
    code, plain, _ = run(*game)
    assert code == 0
    code, switched, _ = run(*game, "--option", "startPlayer=players", "--record", record)
    assert code == 0
    assert switched != plain
    assert json.loads(record.read_text())["options"] == {"startPlayer": "players"}
    told = [line.rpartition("  [")[0] for line in switched.splitlines() if "  [FZ-" in line]
    assert run("replay", record, "--pack", PACK)[1].splitlines() == told


@pytest.mark.parametrize(
    ("option", "told"),
    [("startPlayer=nobody", "options.startPlayer"), ("luck=7", "luck"), ("luck", "NAME=VALUE")],
)
def test_an_unknown_rule_option_is_named(run, option: str, told: str) -> None:
    code, _, err = run("play", PACK, "ferry-landing", "--heroes", "abe,frank", "--bot", "random", "--option", option)
    assert code == 2
    assert told in err


def test_what_nobody_carries_over_is_refused(run, tmp_path) -> None:
    standing = tmp_path / "standing.json"
    standing.write_text('{"supportCards": []}', encoding="utf-8")
    code, _, err = run("play", PACK, "ferry-landing", "--heroes", "abe,frank", "--standing", standing)
    assert code == 2
    assert "carried" in err


def test_a_bot_plays_a_whole_campaign_and_its_ledger_stands(run, tmp_path) -> None:
    file = tmp_path / "ledger.json"
    order = ("campaign", PACK, "proving-run", "--heroes", "abe,frank,shad", "--seed", 2, "--games", 3)
    code, out, _ = run(*order, "--ledger", file)
    ledger = json.loads(file.read_text())
    assert code in (0, 1)
    assert [entry["kind"] for entry in ledger] == ["begin", *["result"] * (len(ledger) - 1)]
    assert len(out.splitlines()) == len(ledger)
    first = ledger[1]["data"]
    assert first["lineUp"][1] == {"hero": "frank", "upgrades": [], "focus": []}
    assert first["record"]["choices"]
    told = json.loads(run(*order, "--json")[1])
    assert told["ledger"] == ledger
    assert told["standings"]["campaigns"][0]["games"]["games"] == len(ledger) - 1


def test_an_unknown_campaign_is_named(run) -> None:
    code, _, err = run("campaign", PACK, "proving-rum", "--heroes", "abe,frank")
    assert code == 2
    assert "proving-run" in err
