"""What the engine answers at its door, one module an area; `engine/__init__.py` exports the names."""
