"""How sentences are made: a lexicon of nouns, phrases built from it, and one grammar per language.

`lexicon` holds nouns, adjectives and words for options; `phrases` are noun phrases and clauses not yet in any
language's order; `english`, `german` and `french` put them into words. `templates` explains the small language
that operations are worded in; `speech` knows what has been said, `parameters`, `slots` and `render` fill templates in,
`structure` joins steps, and `rows` lays a text out for the editor, each row made of `spans`.
"""
