"""Alles oder Nichts (1988): state, rules and what people need around them."""
