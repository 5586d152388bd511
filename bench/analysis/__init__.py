"""Whether accounts of finished games are honest."""
