"""What bots believe about Easy Come Easy Go; no rule is here."""
