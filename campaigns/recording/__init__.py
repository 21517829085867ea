"""Typing in a result: the ruleset's form as HTML fields, what was typed as the game's data, the draft in between."""
