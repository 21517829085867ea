"""All that changes a play-test, one module a topic."""
