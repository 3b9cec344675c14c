# Sides, phases, endings, terms, and the rules in brief.

language-name = English

# A name and what stands behind it, in one line.
labelled = { $label }: { $text }

## Sides. `side` stands alone, the others in a sentence; `other` is the opponent of $side.

side = { $side ->
    [w] White
   *[b] Black
}
side-start = { $side ->
    [w] White
   *[b] Black
}
other-mid = { $side ->
    [w] Black
   *[b] White
}

## Phases

phase-placement = placement
phase-movement = movement
phase-roll = throwing
phase-play = playing the throw
phase-over = over

## Endings. $side is the winner.

reason-pieces = too few pieces
reason-no-move = no legal step
reason-repetition = repetition
reason-quiet = nothing happens
reason-all-taken = pieces taken
reason-resignation = resignation
reason-time = time ran out
reason-agreement = agreement

outcome-win = { side-start } wins: { $reason }.
outcome-draw = A draw: { $reason }.
outcome-pieces-win = { side-start } wins: { other-mid } has too few pieces left.
outcome-pieces-draw = A draw: both sides have too few pieces left.
outcome-no-move-win = { side-start } wins: { other-mid } cannot step.
outcome-no-move-draw = A draw: no legal step is left.
outcome-repetition-draw = A draw: the same position has come up too often.
outcome-quiet-draw = A draw: nothing has been placed or taken for too long.
outcome-all-taken-win = { side-start } wins: the pieces of { other-mid } are taken.
outcome-resignation-win = { side-start } wins: { other-mid } has resigned.
outcome-time-win = { side-start } wins: the time of { other-mid } is up.
outcome-agreement-draw = A draw by agreement.

## Terms of the field

term-alignment = game of alignment
term-running-fight = running-fight game
term-board = board
term-cell = cell
term-file = file
term-rank = rank
term-piece = piece
term-hand = hand
term-run = run
term-row = row
term-long = long
term-placement = placement
term-movement = movement
term-step = step
term-capture = capture
term-protected = protected
term-turn = turn
term-draw = draw
term-match = match
term-hole = hole
term-outer-row = outer row
term-middle-row = middle row
term-stern = stern
term-prow = prow
term-dice = dice
term-dal = dal
term-dalled = dalled
term-undalled = undalled
term-throw = throw
term-lost-throw = lost throw

## Games of alignment in brief

brief-board = { $files } by { $ranks } cells, empty at first; { $pieces } pieces a side; black begins.
brief-placement = First the sides take turns to place one piece on any empty cell.
brief-placement-filling = First the sides take turns to place one piece on an empty cell, { $count ->
    [one] the first on
   *[other] the first ones on
} { $cells }.
brief-row = A row is exactly three pieces of one colour side by side, across or up and down, never aslant.
brief-place-row-forbidden = No row may be placed.
brief-place-row-free = A row that is placed takes nothing.
brief-movement = When all are placed, a turn is one step to an empty cell next to it, across or up and down; nobody may pass.
brief-capture-step = A step that makes a new row takes an enemy piece off the board, wherever it stands.
brief-capture-both = A placement or step that makes a new row takes an enemy piece off the board, wherever it stands.
brief-earn-one-compulsory = Taking is a duty; several rows at once still take one piece.
brief-earn-one-optional = Taking may be left out; several rows at once still take one piece.
brief-earn-row-compulsory = Taking is a duty; several rows at once take one piece each.
brief-earn-row-optional = Taking may be left out; several rows at once take one piece each.
brief-long-forbidden = Four or more in a line may never be made.
brief-long-placed = Four or more in a line may be placed but not made by a step; they take nothing.
brief-long-stepped = Four or more in a line may be made by a step but not placed; they take nothing.
brief-long-free = Four or more in a line may be made but take nothing.
brief-leave-captures = Stepping out of such a line so that three are left makes a row like any other.
brief-leave-none = Stepping out of such a line so that three are left takes nothing.
brief-leave-forbidden = Stepping out of such a line so that three are left is not allowed.
brief-protect-no = Pieces in a row can be taken like any other.
brief-protect-none = Pieces in a row cannot be taken; when all stand in rows, nothing is taken.
brief-protect-any = Pieces in a row cannot be taken, unless all stand in rows: then any can.
brief-end-loses =
    { $count ->
        [0] Who has no piece left, or cannot step, has lost.
        [one] Who is down to one piece, or cannot step, has lost.
       *[other] Who is down to { $count } pieces, or cannot step, has lost.
    }
brief-end-draw =
    { $count ->
        [0] Who has no piece left has lost; if the side to step cannot, it is a draw.
        [one] Who is down to one piece has lost; if the side to step cannot, it is a draw.
       *[other] Who is down to { $count } pieces has lost; if the side to step cannot, it is a draw.
    }
brief-repetition = The same position { $times } times is a draw.
brief-quiet =
    { $count ->
        [one] One move without placing or taking is a draw.
       *[other] { $count } moves running without placing or taking are a draw.
    }
brief-draws =
    The same position { $times } times is a draw, and so { $count ->
        [one] is one move without placing or taking.
       *[other] are { $count } moves running without placing or taking.
    }

## Running-fight games in brief

brief-boat =
    A boat of two outer rows of { $outer } holes and a middle row of { $middle }; { $pieces ->
        [one] one undalled piece
       *[other] { $pieces } undalled pieces
    } a side, each in its own row.
brief-dice = Two four-sided dice show { $face }, 2, 3 and 4; { $face } is the dal and counts one.
brief-opening-anew = Both throw for the start; the higher sum begins with a new throw.
brief-opening-played = Both throw for the start; the higher sum begins and plays that throw.
brief-dal-any = A piece has to be dalled before it runs: by an { $face } it turns and moves one hole, unless its own side stands there.
brief-dal-sternmost = A piece has to be dalled before it runs: by an { $face } it turns and moves one hole; the one nearest the stern comes first.
brief-way = The way: down the own row to the stern, up the middle row to the prow, down the enemy row, up the middle row again, round and round.
brief-added-last = Each die moves a different piece, or both together move one, which takes only where it ends.
brief-added-each = Each die moves a different piece, or one piece takes both, die after die, and takes where each ends.
brief-added-none = Each die moves a different piece; they are never added.
brief-dice-chooses = Both dice have to be used if they can be; if either but not both, you choose; if neither, the throw is lost.
brief-dice-higher = Both dice have to be used if they can be; if either but not both, the higher; if neither, the throw is lost.
brief-taken-all = An enemy piece is taken, dalled or not, when a move ends on its hole.
brief-taken-dalled = A dalled enemy piece is taken when a move ends on its hole; undalled ones are safe and bar theirs.
brief-jump = Enemy pieces are jumped freely; own pieces are never jumped nor landed on.
brief-double-again = { $face }{ $face } gives another throw after it.
brief-double-nothing = { $face }{ $face } gives no further throw.
brief-race-end =
    { $count ->
        [0] Who takes every enemy piece has won.
       *[other] Who leaves the enemy a single piece has won.
    }
brief-race-quiet =
    { $count ->
        [one] One throw without a capture is a draw.
       *[other] { $count } throws running without a capture are a draw.
    }
