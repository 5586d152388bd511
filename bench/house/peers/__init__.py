"""The house beside other game servers."""
