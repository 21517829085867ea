"""Which engine it is: reports, records and versions of packs name it."""

VERSION = "1.0"
GOLDEN_GAMES = "bbca787a8a5a93da"  # the digest of the golden games that this version plays; a test compares them
