"""Reading runs: what pages, exports and panels show of them. Nothing here changes anything."""
