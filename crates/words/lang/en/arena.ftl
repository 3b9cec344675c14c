# Two machines that play many games against each other, and how fast machines are.

arena-title = { $first } against { $second }, { $ruleset }
arena-pairs =
    { $pairs ->
        [one] One pair
       *[other] { $pairs } pairs
    } in { $seconds } seconds, { $plies } moves a game
arena-won = won by { $player }
arena-points = Points
arena-elo = Elo
arena-elo-value = { $value }, between { $low } and { $high } with 95 %
arena-by-points = Pairs by points
arena-test = Test of { $high } against { $low } Elo
arena-test-open = not decided yet ({ $llr })
arena-test-accepted = stronger by that much ({ $llr })
arena-test-rejected = not stronger by that much ({ $llr })
arena-crash = { $player } broke off
arena-time = { $player } took too long
arena-illegal = { $player } played an illegal move
arena-not-results = { $path } holds no results of an arena.
arena-other-results = { $path } holds results of another setting: { $what } is not the same.
arena-bad-line = { $path }, line { $line }: not the result of a pair.
arena-no-openings = { $path } lists no positions.
arena-no-program = { $command } cannot play: { $why }

## A fixed piece of work

bench-title = Positions judged in a fixed piece of work:
bench-all = all
bench-processor = { $seconds } seconds of the processor, { $rate } positions a second
bench-wall = { $seconds } seconds, { $rate } positions a second
