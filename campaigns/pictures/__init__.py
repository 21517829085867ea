"""What campaign pages draw: the map of missions, the tracks of the roster."""
