"""How the forms of Countdown are laid out: as one fills them in."""

from engine.core.record_words import Sheet

SHEETS = {
    "PackRecord": Sheet(
        (
            (
                "about",
                (
                    "title",
                    "languages",
                    "credits",
                    "licence",
                    "version",
                    "id",
                ),
            ),
            ("box", ("componentLimits",)),
            (
                "rules",
                (
                    "ruleOptions",
                    "roles",
                    "showdown",
                ),
            ),
        )
    ),
    "Op": Sheet(
        (
            (
                "basics",
                (
                    "name",
                    "id",
                    "alias",
                    "nickname",
                    "number",
                ),
            ),
            (
                "scales",
                (
                    "healthStart",
                    "healLimit",
                    "healthMax",
                    "energyStart",
                    "energyMax",
                ),
            ),
            (
                "skill",
                (
                    "aimSteps",
                    "special",
                    "specialTrack",
                ),
            ),
            ("story", ("text",)),
        )
    ),
    "Location": Sheet(
        (
            (
                "basics",
                (
                    "name",
                    "id",
                    "level",
                    "time",
                ),
            ),
            ("map", ("zones",)),
            (
                "points",
                (
                    "securedBonus",
                    "campaignThreatCards",
                ),
            ),
            ("story", ("story",)),
        )
    ),
    "Terrorist": Sheet(
        (
            (
                "basics",
                (
                    "name",
                    "id",
                    "level",
                    "number",
                ),
            ),
            (
                "values",
                (
                    "attack",
                    "defence",
                    "specials",
                    "starXp",
                    "heartReward",
                ),
            ),
            ("effects", ("effects",)),
        )
    ),
    "Civilian": Sheet(
        (
            (
                "basics",
                (
                    "name",
                    "id",
                    "level",
                ),
            ),
            ("values", ("killedScore",)),
            ("effects", ("effects",)),
        )
    ),
    "BoobyTrap": Sheet(
        (
            (
                "basics",
                (
                    "name",
                    "id",
                    "level",
                ),
            ),
            ("values", ("hearts",)),
            ("effects", ("effects",)),
        )
    ),
    "Bomb": Sheet(
        (
            (
                "basics",
                (
                    "name",
                    "id",
                    "stack",
                ),
            ),
            (
                "values",
                (
                    "complexity",
                    "successScore",
                    "failScore",
                    "xp",
                ),
            ),
            ("effects", ("effects",)),
        )
    ),
    "Hostage": Sheet(
        (
            (
                "basics",
                (
                    "name",
                    "id",
                    "stack",
                ),
            ),
            (
                "values",
                (
                    "successScore",
                    "failScore",
                    "blocked",
                    "carriedTrapHearts",
                ),
            ),
            ("effects", ("effects",)),
        )
    ),
    "TopTerrorist": Sheet(
        (
            (
                "basics",
                (
                    "name",
                    "id",
                    "stack",
                    "number",
                ),
            ),
            (
                "values",
                (
                    "attack",
                    "defence",
                    "specials",
                    "xp",
                    "heartReward",
                    "successScore",
                    "failScore",
                ),
            ),
            ("effects", ("effects",)),
        )
    ),
    "ObjectiveTerrorist": Sheet(
        (
            (
                "basics",
                (
                    "name",
                    "id",
                    "stack",
                    "number",
                ),
            ),
            (
                "values",
                (
                    "attack",
                    "defence",
                    "specials",
                    "xp",
                    "heartReward",
                ),
            ),
            ("effects", ("effects",)),
        )
    ),
    "ObjectiveTrap": Sheet(
        (
            (
                "basics",
                (
                    "name",
                    "id",
                    "stack",
                ),
            ),
            ("values", ("hearts",)),
            ("effects", ("effects",)),
        )
    ),
    "ObjectiveCivilian": Sheet(
        (
            (
                "basics",
                (
                    "name",
                    "id",
                    "stack",
                ),
            ),
            ("values", ("failScore",)),
            ("effects", ("effects",)),
        )
    ),
    "Assignment": Sheet(
        (
            (
                "basics",
                (
                    "title",
                    "id",
                    "colour",
                    "level",
                    "objective",
                ),
            ),
            (
                "map",
                (
                    "locations",
                    "time",
                ),
            ),
            (
                "story",
                (
                    "briefingText",
                    "notes",
                ),
            ),
            (
                "rules",
                (
                    "removeTopThreats",
                    "objectiveColumn",
                    "options",
                ),
            ),
        )
    ),
    "Campaign": Sheet(
        (
            (
                "basics",
                (
                    "name",
                    "id",
                    "objective",
                    "missions",
                ),
            ),
            ("story", ("story",)),
            (
                "rules",
                (
                    "removeTopThreats",
                    "supportCards",
                    "objectiveStackReset",
                    "options",
                ),
            ),
        )
    ),
    "SupportCard": Sheet(
        (
            (
                "basics",
                (
                    "name",
                    "id",
                    "timing",
                ),
            ),
            (
                "effects",
                (
                    "targets",
                    "effects",
                    "duration",
                    "givesXp",
                ),
            ),
            ("story", ("text",)),
        )
    ),
}
