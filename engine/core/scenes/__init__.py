"""What one viewer may know of a game, in the shape that pages draw: the same for every game."""
