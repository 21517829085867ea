"""How a scene of a game looks: the same for replays and for games that people play."""
