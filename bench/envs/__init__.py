"""How fast batches of games are, beside what other libraries for learning do."""
