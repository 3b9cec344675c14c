# What is wrong. A sentence names the cells and, where there is one, the way out.

## Positions

fault-empty = Nothing was given.
fault-position-parts =
    A position has 3 parts, or 5 with its counters; this text has { $have ->
        [one] one
       *[other] { $have }
    }.
fault-unknown-side = “{ $text }” is no side: write b for black or w for white.
fault-bad-number = “{ $text }” is not a number that fits here.
fault-bad-hands = “{ $text }” does not say what is in hand: write black's pieces, a comma and white's, as in 12,12.
fault-rank-count =
    The board has { $want } ranks; this text has { $have ->
        [one] one
       *[other] { $have }
    }.
fault-rank-length =
    Rank { $rank } has { $have ->
        [one] one cell
       *[other] { $have } cells
    } instead of { $want }.
fault-row-count =
    A position has three rows, white's, the middle one and black's; this text has { $have ->
        [one] one
       *[other] { $have }
    }.
fault-row-length =
    { $row ->
        [w] White's row
        [m] The middle row
       *[b] Black's row
    } has { $have ->
        [one] one hole
       *[other] { $have } holes
    } instead of { $want }.
fault-unknown-piece = “{ $text }” is no piece: pieces are written b and w, dalled ones B and W.
fault-too-many-pieces =
    { side-start } has { $have ->
        [one] one piece
       *[other] { $have } pieces
    } here, but never more than { $most }.
fault-undalled-away = The piece on { $cell } is undalled, and undalled pieces stand only in their own row.
fault-dalled-at-start = The piece on { $cell } is dalled, but dalling moves a piece on, so none can stand there.
fault-both-lost =
    Both sides would have lost: black with { $black ->
        [one] one piece
       *[other] { $black } pieces
    }, white with { $white ->
        [one] one piece
       *[other] { $white } pieces
    }.
fault-bad-throw = “{ $text }” is no throw: write two of the faces A, 2, 3 and 4, as in A3.
fault-bad-counters =
    There cannot be { $quiet ->
        [one] one quiet move
       *[other] { $quiet } quiet moves
    } when { $ply ->
        [one] one move has
       *[other] { $ply } moves have
    } been made in all.

## Moves

fault-bad-move = “{ $text }” is not written as a move: c3 places, c3-c4 steps, c3-c4xd1 takes, b1-m1,m4xm8 plays two dice.
fault-unknown-cell = “{ $text }” is not on this board.
fault-game-over = The game is over.
fault-throw-first = The dice have to be thrown first.
fault-play-first = First play the throw that lies on the table.
fault-takes-differs = What is written for { $cell } does not fit the board: x takes an enemy piece, - goes where none stands.

## Games of alignment

fault-occupied = A piece already stands on { $cell }.
fault-must-place = There are still pieces to place, so nothing steps from { $cell } yet.
fault-must-step = All pieces are placed: a turn is a step now, and { $cell } alone is none.
fault-fill-first = { $cell } has to wait: first come { $cells }.
fault-makes-row = { $cell } would make three in a row, which may not be placed: { $cells }
fault-makes-long =
    { $cell } would make { $length ->
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
       *[other] { $length }
    } in a row: { $cells }
fault-leaves-long = If the piece on { $cell } left its line, it would make three in a row that way, which is not allowed: { $cells }
fault-not-yours = The piece on { $cell } is not yours.
fault-no-piece = No piece stands on { $cell }.
fault-not-adjacent = { $to } is not next to { $cell }: a step goes to the next cell along a file or rank.
fault-cannot-move = The piece on { $cell } cannot step anywhere.
fault-must-capture =
    This move takes { $count ->
        [one] a piece; say which
       *[other] { $count } pieces; say which
    }: { $cells }
fault-no-capture = The move to { $cell } makes no row that takes a piece.
fault-too-many-captures =
    { $cell } is too much: this move takes only { $count ->
        [one] one piece
       *[other] { $count } pieces
    }.
fault-protected = The piece on { $cell } stands in a row of three and cannot be taken: { $cells }
fault-not-enemy = No enemy piece stands on { $cell }, and only those can be taken.
fault-taken-twice = The piece on { $cell } is named twice.

## Running-fight games

fault-throw-lost = This throw cannot be played; only “pass” is left.
fault-throw-not-lost = This throw can be played, so it cannot be passed.
fault-own-on-hole = From { $cell } to { $to }: a piece of your own stands there.
fault-own-jumped = The piece on { $cell } cannot get past { $cells }: own pieces are never jumped.
fault-needs-dal = The piece on { $cell } is undalled: it moves only by an A.
fault-not-sternmost = The piece on { $cell } has to wait: of the undalled pieces only the one nearest the stern may be dalled: { $cells }
fault-no-such-die = Neither a die nor both together go from { $cell } to { $to }.
fault-not-on-way = { $to } does not lie ahead of the piece on { $cell }.
fault-undalled-safe = The piece on { $cell } is undalled and cannot be taken, so no move may end there.
fault-hole-by-hole = Both dice on one piece are two moves here, and each may take: from { $cell } to { $to }, stop where the first die ends.
fault-no-adding = Dice are never added under these rules, so { $cell } does not reach { $to }.
fault-both-dice = Both dice can be used, so both have to be; after { $cell } to { $to } one would be left over.
fault-higher-die = Only one die can be used, and it has to be the higher one, which does not go from { $cell } to { $to }.
fault-same-piece = The piece on { $cell } has moved; the other die moves another piece, unless both are added.
fault-die-used = The die that goes from { $cell } to { $to } is used up.
fault-play-complete = Both dice are played; the piece on { $cell } stays.

## Rulesets

fault-unknown-preset = There is no ruleset “{ $text }”; the command “rules” lists them all.
fault-unknown-field = There is no rule “{ $text }”. Known: { $known }
fault-bad-field = “{ $text }” changes no rule: write a rule and its value, as in place_three=free.
fault-repeated-field = The rule { $field } is given twice.
fault-bad-value = “{ $text }” is no value of { $field }. Known: { $known }
fault-out-of-range = { $field } goes from { $least } to { $most }; { $have } is outside.
fault-pieces-too-few =
    A side with { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    } that has lost with { $lose_at } would have lost before the first move.
fault-board-too-small = { $pieces } pieces a side need more than { $cells } cells, as some have to stay empty.
fault-fill-off-board = { $cell } is to be filled first, but this board has no such cell.
fault-fill-repeated = { $cell } stands twice among the cells that are filled first.
fault-row-too-short = { $pieces } pieces do not fit into a row of { $outer } holes.

## Records

fault-bad-tag = “{ $text }” is no tag: a tag is written [Name "value"].
fault-repeated-tag = The tag { $tag } stands twice.
fault-missing-tag = The tag { $tag } is missing.
fault-other-ruleset = This is a game of { $have }, not of { $want }.
fault-wrong-digest = The digest { $have } is not that of these rules, which is { $want }.
fault-open-comment = A comment begins and never ends.
fault-open-variation = The brackets of a variation do not match.
fault-lone-variation = A variation stands in place of the move before it, and there is none.
fault-empty-variation = The variation has no move.
fault-deep-variation = Variations stand within variations more than { $most } deep.
fault-too-many-variations = The variations have more than { $most } moves.
fault-wrong-skip = “--” stands exactly where one side would have two entries running, here it is wrong or missing.
fault-missing-throw = The throw is missing before “{ $text }”: write it in front, as in A3:b1-m4.
fault-unexpected-throw = “{ $text }” has a throw, but this game has no dice.
fault-wrong-throw = The throw is written { $have }, but the seed gives { $want }.
fault-wrong-number = The move is numbered { $have }, but it is number { $want }.
fault-after-end = The game is over before “{ $text }”.
fault-wrong-result = The result is written { $have }, but the game ended { $want }.
fault-bad-result = “{ $text }” is no result: write B+, W+, = or *.
fault-stray-text = “{ $text }” does not belong here.
fault-bad-opening = “{ $text }” is no opening: write black's throw and then white's lower one, as in 24 A3; ties stand before them.
fault-unexpected-tag = A game of this kind has no tag { $tag }.

## Events of a session

fault-event-gap = Event { $have } came, but { $want } is due: some are missing.
fault-event-conflict = There is already another event { $number }.
fault-event-start = The first event starts the game, and no later one does.
fault-nothing-to-undo = There is nothing to take back.
fault-nothing-to-redo = There is nothing to play again.
fault-undo-crosses-throw = The dice have been thrown since; that is taken back only when both sides ask for it.
fault-no-offer = No draw has been offered.
fault-opening-first = Both sides throw for the start first.
fault-seeded-dice = The dice of this game come from its seed and cannot be typed in.
fault-line-too-long = The line is longer than { $most } bytes.
fault-not-text = The line is no text in UTF-8.
fault-bad-text = “{ $text }” cannot be used here. Possible: { $want }
