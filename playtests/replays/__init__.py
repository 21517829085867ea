"""Games that are over, stepped through line by line of their log."""
