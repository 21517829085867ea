"""What people roll and draw at a real table of Fireteam Zero."""

from dataclasses import replace

from engine.core.answers.scenes import LuckAsked
from engine.core.errors import Luck
from engine.core.scenes.luck import asked_of, question
from engine.core.scenes.sight import Sight
from engine.core.word_tables import Words
from engine.rulesets.fireteam_zero.codes import ACTIVATION_DIE, ATTACK_DIE, FIRST_MONSTER, SPAWN_DIE, SPAWN_POOL
from engine.rulesets.fireteam_zero.state import State

HITS: Words = ("hits", "Treffer", "succès")
DICE: dict[int, tuple[str, Words, Words]] = {  # die → rule, one, several
    ATTACK_DIE: (
        "FZ-5.05",
        ("roll one attack die.", "wirf einen Angriffswürfel.", "lancez un dé d'attaque."),
        ("roll {count} attack dice.", "wirf {count} Angriffswürfel.", "lancez {count} dés d'attaque."),
    ),
    ACTIVATION_DIE: (
        "FZ-8.20",
        ("roll the activation die.", "wirf den Aktivierungswürfel.", "lancez le dé d'activation."),
        (
            "roll the activation die {count} times.",
            "wirf den Aktivierungswürfel {count} Mal.",
            "lancez le dé d'activation {count} fois.",
        ),
    ),
    SPAWN_DIE: (
        "FZ-9.06",
        ("roll the spawn die.", "wirf den Brutwürfel.", "lancez le dé de génération."),
        (
            "roll the spawn die {count} times.",
            "wirf den Brutwürfel {count} Mal.",
            "lancez le dé de génération {count} fois.",
        ),
    ),
}
CARDS: dict[str, tuple[str, Words, Words]] = {
    "card": (
        "FZ-3.11",
        (
            "take the top card of the deck. Which?",
            "nimm die oberste Karte vom Deck. Welche?",
            "prenez la carte du dessus du paquet. Laquelle\u00a0?",
        ),
        (
            "take the top {count} cards of the deck. Which, the topmost first?",
            "nimm die obersten {count} Karten vom Deck. Welche, die oberste zuerst?",
            "prenez les {count} cartes du dessus du paquet. Lesquelles, celle du dessus d'abord\u00a0?",
        ),
    ),
    "recon": (
        "FZ-7.04",
        (
            "take the top recon card. Which is it?",
            "nimm die oberste Erkundungskarte. Welche ist es?",
            "prenez la carte de reconnaissance du dessus. Laquelle est-ce\u00a0?",
        ),
        (
            "take the top {count} recon cards. Which, the topmost first?",
            "nimm die obersten {count} Erkundungskarten. Welche, die oberste zuerst?",
            "prenez les {count} cartes de reconnaissance du dessus. Lesquelles, celle du dessus d'abord\u00a0?",
        ),
    ),
    "twist": (
        "FZ-8.03",
        (
            "take the top twist. Which is it?",
            "nimm die oberste Wendung. Welche ist es?",
            "prenez la carte imprévu du dessus. Laquelle est-ce\u00a0?",
        ),
        (
            "take the top {count} twists. Which, the topmost first?",
            "nimm die obersten {count} Wendungen. Welche, die oberste zuerst?",
            "prenez les {count} cartes imprévu du dessus. Lesquelles, celle du dessus d'abord\u00a0?",
        ),
    ),
}


def luck_asked(sight: Sight, luck: Luck) -> LuckAsked:
    """Who rolls or draws what."""
    rule, one, several = CARDS[str(luck.what)] if luck.is_cards else DICE[int(luck.what)]
    words = sight.said(one if luck.count == 1 else several, count=luck.count)
    if luck.about >= 0:
        words = asked_of(sight.label("figure", luck.about), words)
    asked = question(luck, words, rule, lambda value: _label(sight, luck, value), _names(sight, luck))
    return _with_hits(sight, asked) if luck.what == ATTACK_DIE and not luck.is_cards else asked


def _with_hits(sight: Sight, asked: LuckAsked) -> LuckAsked:
    """FZ-5.06, FZ-5.07: what is on each side, and how many hits that is in the attack at hand."""
    game: State = sight.game
    sides = game.scenario.pack.dice.attack.faces
    hits = game.scenario.attack_hits[game.attacks[-1].type] if game.attacks else None
    faces = [
        replace(face, icons=tuple(sides[face.value - 1]), worth=hits[face.value] if hits else None)
        for face in asked.faces
    ]
    return replace(asked, faces=tuple(faces), worth=sight.said(HITS) if hits else "")


def _label(sight: Sight, luck: Luck, value: int) -> str:
    scenario = sight.game.scenario
    if luck.is_cards:
        return sight.label(str(luck.what), value)
    if luck.what == ATTACK_DIE:
        return sight.label("face", value)
    if luck.what == ACTIVATION_DIE:
        return sight.label("symbol", scenario.activation_faces[value - 1])
    return str(scenario.spawn_faces[value - 1] if sight.game.round else value)


def _names(sight: Sight, luck: Luck) -> tuple[str, ...]:
    """FZ-1.36: in set-up there is a spawn roll for each figure of the pool."""
    game: State = sight.game
    if luck.is_cards or luck.what != SPAWN_DIE or game.round or luck.count < 2:
        return ()
    places = enumerate(zip(game.pools, game.monster_at, strict=True))
    waiting = [monster for monster, (pool, at) in places if pool == SPAWN_POOL and at < 0]
    return tuple(sight.label("figure", FIRST_MONSTER + monster) for monster in waiting[-luck.count :])
