# Tables of endings: the command `nugar tables`, and what the exact value of a position is.

## What is wrong

table-fault-shelf = { $file } cannot be read or written: { $why }
table-fault-corrupt-head = { $file } is damaged: what its beginning says of it is not what was written.
table-fault-corrupt-block = { $file } is damaged: block { $number }, from byte { $at } on, is not what was written.
table-fault-corrupt-length = { $file } is damaged: it has { $have } bytes and should have { $want }.
table-fault-format = { $file } is of format { $version }, which this program does not know.
table-fault-other-rules = { $file } was made under other rules: { $differing }
table-fault-other-sector = { $file } holds { $found }, which is not what its name says.
table-fault-missing = There is no table of { $sector }, which is needed here.
table-fault-memory = { $sector } takes { $need } MB of memory, and { $have } MB may be used.
table-fault-disk = { $need } MB of disk are needed, and { $have } MB are free.
table-fault-too-large = { $sector } has more positions than can be numbered.
table-fault-rules-beyond = There are no tables for these rules, because of { $field }.
table-fault-too-long = A game of { $sector } takes longer than a table can hold.
table-fault-stopped = Stopped in time; what was done is kept, and the same command goes on with it.

## Building and checking

tables-plan =
    { $steps ->
        [0] Every table is there already.
        [one] One step to do, at most { $disk } MB of disk
       *[other] { $steps } steps to do, at most { $disk } MB of disk
    }
tables-stage-initial = ends and captures
tables-stage-spread = wins and losses in { $plies }
tables-stage-sweep = chances, sweep { $number }
tables-stage-prove = how far off they may be
tables-stage-write = writing
tables-left = { $least } to { $most } min left
tables-no-estimate = no estimate yet
tables-verified =
    { $wrong ->
        [0] { $sector }: all { $checked } positions are right
        [one] { $sector }: one of { $checked } positions is wrong
       *[other] { $sector }: { $wrong } of { $checked } positions are wrong
    }
tables-wrong = { $position } is said to be { $said }, but by its moves it is { $follows }
tables-misnumbered = { $position } does not have the number it should have
tables-none = There is no table in { $folder }.
tables-not-known = No table knows this position.
tables-beyond-quiet = That is longer than the limit of quiet moves, so the game may be drawn first.
tables-head-men = men
tables-head-positions = positions
tables-head-won = won
tables-head-lost = lost
tables-head-drawn = drawn
tables-head-longest = longest win
tables-head-mean = mean chance
tables-head-error = proven error
tables-head-bytes = bytes

## Verdicts

verdict-win =
    { $plies ->
        [one] won in one move
       *[other] won in { $plies } moves
    }
verdict-draw = drawn
verdict-loss =
    { $plies ->
        [0] lost
       *[other] lost in { $plies } moves
    }
verdict-chance = won with a chance of { $share } %
play-hint-proven = Hint: { $move } – proven: { $verdict }
