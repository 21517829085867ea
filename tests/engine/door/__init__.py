"""The door, asked about every game in the same way."""
