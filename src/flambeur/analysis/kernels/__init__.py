"""Compiled templates of the analysis."""
