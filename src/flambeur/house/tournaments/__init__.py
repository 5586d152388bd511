"""Tournaments: logs of their own, rounds that are drawn, tables that are opened, and who is where."""
