"""What is said where something that happens is to hold always."""

from engine.core.sentences import Sentence

GIVE_WHEN = Sentence(
    "Give the ability a 'when'.", "Gib der Fähigkeit ein „when“.", "Donnez un «\u00a0when\u00a0» à la capacité."
)
HAPPENS_ONCE = Sentence(
    "'{op}' happens once, so it cannot hold always.",
    "„{op}“ geschieht einmal und kann nicht immer gelten.",
    "«\u00a0{op}\u00a0» arrive une fois et ne peut pas valoir toujours.",
)
