"""The effect language: what cards, traits, twists and objectives do, written as data.

`table` declares operations, `read` reads a pack's texts once, into a `tree` each, `compile` turns trees into programs,
`run` interprets programs step by step on the agenda, `walk` shows trees to the linter, `control` and `team` hold the
operations every game shares, `wording` prints sentences, `forms` and `schema` describe the language to editors.
"""
