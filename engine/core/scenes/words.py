"""What the scenes of all games say, in English, German and French: about the verbs that every game has."""

from engine.core.word_tables import Words, blocks, rows

Meaning = tuple[str, str, Words]  # of a verb: its group, its rule, what happens then


def meanings(group: str, text: str) -> dict[str, Meaning]:
    """The verbs of a group, a line `verb [rule]: English | German | French` each."""
    return {block.key: (group, block.rule, block.words) for block in blocks(text)}


CORE_GROUPS = rows("""
    choose: choose | Wählen | choisir
    end: end | Beenden | terminer
""")
CORE_MEANINGS: dict[str, Meaning] = {
    **meanings(
        "choose",
        """
        use: {what} takes effect. | {what} wird abgehandelt. | {what} prend effet.
        take: {effect} | {effect} | {effect}
        choose-figure: It is {figure}. | Es trifft: {figure}. | C'est {figure}.
        choose-location: It is {location}. | Es ist: {location}. | C'est {location}.
        choose-card: It is {card}. | Es ist: {card}. | C'est {card}.
        resolve: {what} comes first. | {what} kommt zuerst. | {what} vient d'abord.
    """,
    ),
    **meanings("end", "decline: Nothing happens. | Nichts geschieht. | Rien ne se passe."),
}

# The same where an effect asks that can be told in words.
ABOUT: dict[str, Words] = rows("""
    use: {does} | {does} | {does}
    decline: {about} is not used. | {about} wird nicht eingesetzt. | {about} n'est pas utilisé.
    choose-figure: {choice}, for {about}. | {choice}, für {about}. | {choice}, pour {about}.
    choose-location: {choice}, for {about}. | {choice}, für {about}. | {choice}, pour {about}.
    choose-card: {choice}, for {about}. | {choice}, für {about}. | {choice}, pour {about}.
""")
