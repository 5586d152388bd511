"""What bots believe about Las Vegas Royale; no rule is here."""
