"""What bots believe about Las Vegas; no rule is here."""
