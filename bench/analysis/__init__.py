"""Whether the analysis can be believed."""
