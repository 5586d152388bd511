"""Benchmarks of Flambeur against other open game engines."""
