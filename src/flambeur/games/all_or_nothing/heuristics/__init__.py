"""What bots believe about Alles oder Nichts; no rule is here."""
