"""How good everybody is at each game: ratings of people and of bots, from the rated games in the index.

Like the index they say nothing that the logs do not say, and can be reckoned anew at any time.
"""
