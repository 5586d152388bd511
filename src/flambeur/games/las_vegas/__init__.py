"""Las Vegas (2012): state, rules and what people need around them."""
