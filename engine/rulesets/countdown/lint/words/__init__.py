"""What the checks say, in every language: a module for each topic, beside the module that says it."""
