"""The effect language: what cards, traits, twists and objectives do, written as data.

`table` declares operations, `read` reads a pack's texts once into trees, `compile` turns trees into compact programs,
`run` interprets programs step by step on the agenda, `walk` shows trees to the linter, `control` and `team` hold the
operations every game shares, `wording` prints sentences, `forms` and `schema` describe the language to editors.
"""
