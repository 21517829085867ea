"""The effect language: what cards, traits, twists and objectives do, written as data.

`table` declares operations, `compile` checks a pack's effects against the table and turns them into
compact programs, `run` interprets programs step by step on the agenda, `control` holds the operations
every game shares, `wording` prints sentences and `schema` describes the language to editors.
"""
