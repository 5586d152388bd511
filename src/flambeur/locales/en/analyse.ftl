## The command analyse; what it shares with the browser is in analysis.ftl

analyse-judging = judging moves
analyse-told = { $game }, { $players } players, { $quality }, seed { $seed }
analyse-quality = Quality
analyse-quick = quick look
analyse-good = good look
analyse-deep = deep look
analyse-version = Version of the reckoning
analyse-stopped = Stopped after move { $at } of { $moves }: the account goes as far as that.
analyse-decisions = Decisions of { $name }
analyse-made = Played
analyse-verdict = Verdict
analyse-better = Better
analyse-choice = Chances
analyse-how = How it was reckoned
