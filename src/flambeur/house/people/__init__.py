"""People of the house: their devices, codes and keys, what is theirs, and who keeps order."""
