"""How ratings learn from games of luck: levels of known strength, and people simulated from their games."""
