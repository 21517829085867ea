"""Which engine it is: reports, records and versions of packs name it."""

VERSION = "1.1"
GOLDEN_GAMES = "90b19b7796f15ba6"  # the digest of the golden games that this version plays; a test compares them
