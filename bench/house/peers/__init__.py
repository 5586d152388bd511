"""The house beside other servers for games, with the same crowd."""
