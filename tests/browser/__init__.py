"""The house in a real browser, from the first page to the last note."""
