"""The rules, a module a chapter of the book, in its words."""
