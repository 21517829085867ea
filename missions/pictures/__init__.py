"""Everything drawn: boards as SVG, cards and print sheets by Typst, people's own art."""
