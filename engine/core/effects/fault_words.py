"""What is said where something that happens is to hold always."""

from engine.core.sentences import Sentence

GIVE_WHEN = Sentence("Give the ability a 'when'.", "Gib der Fähigkeit ein 'when'.", "Donnez un 'when' à la capacité.")
HAPPENS_ONCE = Sentence(
    "'{op}' happens once, so it cannot hold always.",
    "'{op}' geschieht einmal und kann nicht immer gelten.",
    "'{op}' arrive une fois et ne peut pas valoir toujours.",
)
