"""How long a history and a profile take in a house where much was played; see `__main__.py`."""
