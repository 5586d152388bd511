"""The house: a server where people and bots sit at tables."""
