"""What a match costs a program."""
