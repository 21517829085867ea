"""Records compiled into the scenario that is played."""
