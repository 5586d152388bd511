"""Las Vegas Royale (2019): state, rules, sixteen boards and what people need around them."""
