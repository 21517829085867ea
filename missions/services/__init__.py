"""All that changes the library's data, a module a topic."""
