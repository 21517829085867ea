"""What the door says, where it has landed already; removed with the last of it."""

import hashlib
import json
from types import SimpleNamespace

import engine

VERSION = getattr(engine, "VERSION", "1")


def collections(ruleset, lang):
    return engine.collections(ruleset, lang) if hasattr(engine, "collections") else ()


def fingerprint(document, mission):
    if hasattr(engine, "fingerprint"):
        return engine.fingerprint(document, mission)
    return hashlib.sha256(json.dumps([document, mission], sort_keys=True).encode()).hexdigest()


def missions(document, lang):
    if hasattr(engine, "missions"):
        return engine.missions(document, lang)
    pack = engine.load_pack(document)
    return tuple(
        SimpleNamespace(
            id=one,
            title=one.replace("-", " ").title(),
            number=0,
            briefing="",
            campaign="",
            campaign_title="",
            team_sizes=(2, 3, 4),
            team_word="",
            default_team=3,
        )
        for one in pack.missions
    )
