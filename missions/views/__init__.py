"""Pages of the library, a module a family."""
