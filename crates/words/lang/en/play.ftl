# A game at a terminal or on a page.

## Whose turn it is

play-you = you
play-player = Player { $number }
play-to-place =
    { side-start } places a piece; { $count ->
        [one] one is
       *[other] { $count } are
    } in hand.
play-to-step = { side-start } steps.
play-to-throw = { side-start } throws the dice.
play-to-play = { side-start } plays { $throw }.
play-machine-thinks = The machine thinks …
play-moved = { side-start }: { $move }
play-hint = Hint: { $move }
play-no-hint = There is no hint here.
play-moves =
    { $count ->
        [one] One legal move:
       *[other] { $count } legal moves:
    }
play-only-move = There is only one legal move: { $move }
play-in-hand = In hand: black { $black }, white { $white }
play-taken = Taken: black { $black }, white { $white }
play-done = Done
play-row-made = A row: { $cells }

## Skips, throws and passes

play-skip-no-hand = { side-start } has no piece in hand and is skipped.
play-skip-no-cell = { side-start } has no legal cell and is skipped.
play-leftovers = Nobody can place: the pieces in hand leave play. Black steps first.
play-movement-begins = All pieces are placed. Black steps first.
play-opening = Both throw for the start: black { $black }, white { $white }
play-opening-tie = Equal sums: both throw again.
play-opening-won = { side-start } has the higher sum and starts as black.
play-threw = { side-start } throws { $throw }.
play-pass-no-dal = { side-start } passes: without an A nothing can be dalled, and no piece is free to run.
play-pass-blocked = { side-start } passes: no piece can use { $throw }.
play-throws-again = { side-start } throws again.
play-enter-throws = Enter throws the dice.
play-enter-plays = Enter plays { $move }.
play-type-opening = { $name } throws for the start. Which throw? Type two faces, as in A3:
play-type-throw = Which throw? Type two faces, as in A3:
play-seed = The dice come from the seed { $seed }; every throw can be recomputed from it.
play-dice-typed = The dice are thrown by hand and typed in.

## Taking back, saving

play-undone =
    { $count ->
        [one] One move is taken back.
       *[other] { $count } moves are taken back.
    }
play-redone = Played again: { $move }
play-undo-asked = { side-start } asks to take a move back: accept or decline.
play-undo-declined = { side-start } does not agree.
play-saved = Saved: { $path }
play-resumed =
    Resumed from { $path }, after { $count ->
        [one] one move.
       *[other] { $count } moves.
    }
play-save-damaged = { $path } is no sound saved game and is left as it is: { $why }
play-save-newer = it was written by a later version of this program
play-save-other = it is something else
play-exists = { $path } exists already and is left as it is.
play-nothing-left = There is no saved game to go on with.
play-go-on = Go on later with: { $command }
play-not-read = { $path } cannot be read: { $why }
play-not-written = { $path } cannot be written: { $why }

## Draws, resigning, ends

play-draw-offered = { side-start } offers a draw.
play-draw-declined = { side-start } declines the draw.
play-draw-open = A draw is on offer: accept or decline.
play-sure-resign = Resign this game? Type “resign” once more.
play-sure-new = This game is not over. Type “new” once more to leave it.
play-sure-quit = The game is not saved. Type “quit” once more.
play-game-over = The game is over. { $ending }
play-unfinished = The game is not over.
play-again = Type “new” for another game.

## Matches

play-match-begins =
    A match to { $points ->
        [one] one point.
       *[other] { $points } points.
    }
play-match-game = Game { $number }
play-match-score = Score: { $first } { $first_points }, { $second } { $second_points }
play-match-points =
    { side-start } scores { $points ->
        [one] one point.
        [2] two points, having lost no piece.
       *[other] { $points } points.
    }
play-match-won = { $name } has won the match.
play-match-swap = The other player starts now and has the black pieces.

## Lines of an overview

play-rules = Rules
play-grounds = Where each rule comes from
play-doubts = What we chose ourselves
play-sources = Sources
play-position = Position
play-digest = Digest
play-commands = What you can type
play-help-hint = Type “help” for what you can type.
play-unknown = “{ $text }” is neither a move nor a command.
play-goodbye = Goodbye.

## What can be typed during a game

help-move = play a move
help-moves = list the legal moves
help-board = show the board again
help-turn = turn the board round
help-hint = let the machine suggest a move
help-undo = take a move back
help-redo = play a move again that was taken back
help-throw = throw the dice, or say what real dice show
help-rules = show these rules in brief
help-why = show where a rule comes from
help-position = show the position as text
help-record = show the record of the game
help-save = save the game to a file
help-draw = offer a draw
help-accept = accept what is offered
help-decline = decline what is offered
help-resign = give the game up
help-score = show the score of the match
help-new = start another game
help-help = show this list
help-quit = leave

## Commands of the program

command-about = Play, study and check Dara, Dala and Daldøsa.
command-play = play a game at the terminal, against the machine or each other
command-moves = list the legal moves of a position
command-rules = list the rulesets, or tell one with its grounds
command-perft = count the games of a given length, to check the rules
command-playout = play random games and count how they end
command-replay = check records of games and show them
command-convert = turn records into JSON lines or positions, and back
command-arena = let two machines play many games and tell which is stronger
command-tables = build, check and ask tables of endings known exactly
command-analyse = analyse a position, or the games of records
command-bench = do a fixed piece of work, the same on every machine, and time it
command-engine = search positions for another program, in the manner of UCI
command-serve = serve the pages for browsers
command-man = print the manual pages
command-completions = print completions for a shell
command-more = nugar COMMAND --help tells the options of a command.
command-usage = Usage
command-commands = Commands
command-error = Error
