"""Games told in words, and tables as text."""
