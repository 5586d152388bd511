"""Tournaments: how rounds are drawn, how much of the luck a duplicate takes away, and kills."""
