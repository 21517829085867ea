"""What one sees of a game, what is hidden, and situations to begin in."""
