"""What bots do in compiled code: templates that are bound to the rules of any game."""
