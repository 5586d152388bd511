"""What was played: an index of finished games, and what follows from it about those who played."""
