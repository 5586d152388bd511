"""Best play of Easy Come Easy Go for two, measured against its computed value and against other bots."""
