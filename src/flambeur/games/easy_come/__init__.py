"""Easy Come Easy Go (2004): state, rules and what people need around them."""
