# What the commands print besides boards.

## Rulesets

report-differs-preset = Differs from { $id }
report-differs-base = Differs from { $id }, the first of the family
report-differs = { $here } against { $there }
report-same = They play the same.
report-other-family = These are games of different families: there is nothing to compare.
report-own-value = changed here
report-no-doubts = Nothing: the sources settle every rule.

## Positions and random games

report-phase = Phase
report-playout =
    { $games ->
        [one] One random game
       *[other] { $games } random games
    } of { $ruleset }
report-plies =
    { $plies ->
        [one] One move
       *[other] { $plies } moves
    } in { $seconds } seconds, { $rate } games a second
report-seed = Seed
report-drawn = drawn
report-black-wins = black wins
report-white-wins = white wins

## Records

report-game = Game { $number }
report-after =
    { $plies ->
        [0] Before the first move
        [one] After one move
       *[other] After { $plies } moves
    }
report-unfinished = Not finished.
report-place = { $file }, line { $line }, column { $column }: { $why }
report-sound =
    { $count ->
        [0] There is no record.
        [one] One record is in order.
       *[other] { $count } records are in order.
    }
report-faulty =
    { $count ->
        [one] One record is not in order.
       *[other] { $count } records are not in order.
    }
