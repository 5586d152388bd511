"""The house under load and under attack by kills, on this machine only."""
