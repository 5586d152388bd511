"""Flambeur in a terminal: the story in words, the table as text."""
