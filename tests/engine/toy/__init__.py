"""A third game for tests, as small as a game can be: keepers cross isles of hexes and light lamps before the storm.

It is declared as docs/how-to/ruleset.md says and nothing else: whatever works for it comes of the declaration.
"""
