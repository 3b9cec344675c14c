# The page in a browser.

## Places

page-home = Games
page-play = Play
page-learn = How to play
page-own = Your rules
page-edit = Editor
page-settings = Settings
page-new = New game
page-open = Open a text
page-print = Print a board
page-places = Places
page-languages = Languages
page-nothing-leaves = Everything stays in this browser; nothing about you leaves it.
page-noscript = This page needs JavaScript and WebAssembly.
page-dismiss = Close
page-menu = Menu
page-reload = Load the page again
page-machine-gone = The machine cannot be reached. The site may have been renewed, or the network is away.
page-analyst-gone = The analysis cannot be loaded. The site may have been renewed, or the network is away; it needs the network once.

## Home

page-welcome = Three old games, ready to play
page-go-on = Go on
page-go-on-what =
    { $title }, { $count ->
        [0] not begun yet
        [one] after one move
       *[other] after { $count } moves
    }
page-start = Play { $game } now
page-choose = Choose how
page-dara-from = Dug in the sand from Nigeria to the Sahara
page-dara-is = Set twelve pieces, then step them into rows of three. Each new row takes one of theirs.
page-dala-from = Sticks in the earth of the Sudan
page-dala-is = The centre is filled first. Three of yours in a row take a stick, even while you are still planting.
page-daldosa-from = A boat of pegs from Jæren, kin of the Danish daldøs
page-daldosa-is = Wake your pegs with an A, run round the boat, and take every peg that you land on.

## A new game

page-game = Game
page-ruleset = Rules
page-own-these = Change these rules
page-against = Against
page-person = another person, at this screen
page-player = Player { $number }
page-who-starts = Who starts
page-you-start = you
page-machine-starts = the machine
page-first-starts = player 1
page-second-starts = player 2
page-chance-starts = chance decides
page-clock = Clock
page-no-clock = none
page-clock-is = { $minutes } minutes and { $seconds } seconds a move
page-match = Match to how many points
page-no-match = one game; usual are { $count }
page-real-dice = We throw real dice and type in what they show
page-seed = Seed of the dice
page-seed-new = a new one
page-begin = Begin
page-here = here

## The board

page-board = Board
page-point-empty = { $cell }, empty
page-point-piece = { $cell }, { side }
page-point-undalled = { $cell }, { side }, undalled
page-point-dalled = { $cell }, { side }, dalled
page-point-chosen = chosen
page-point-open = can be chosen
page-point-last = of the last move
page-dice = Dice: { $throw }
page-lost =
    { $count ->
        [one] one taken
       *[other] { $count } taken
    }

## During a game

page-no-game = No game is on the table.
page-throw-off = Both throw for the start.
page-throw = Throw the dice
page-throw-for-start = Throw for the start
page-type-throw = What do the dice show?
page-typed = That is the throw
page-die = Die { $number }
page-took =
    { $count ->
        [one] One piece is taken.
       *[other] { $count } pieces are taken.
    }
page-take-one = Now choose a piece to take.
page-actions = What you can do
page-undo = Undo
page-redo = Redo
page-hint = Hint
page-flip = Turn
page-more = More
page-resign = Resign
page-resign-sure = Really resign
page-agree-draw = Agree to a draw
page-next-game = Next game of the match
page-again = Play again
page-moves = Moves
page-browse = Look back
page-browsing = The board after move { $number }
page-first = To the start
page-back = One move back
page-forth = One move on
page-last = To the game
page-elsewhere = Another tab has another game, so this one is no longer kept.
page-keep-here = Keep this one

## Texts and storage

page-copied = Copied.
page-copy-record = Copy the record
page-save-record = Save the record
page-copy-position = Copy the position
page-link-position = Link to this position
page-link-game = Link to this game
page-copy-embed = Copy a board for your own site
page-copy-by-hand = This browser does not let the page copy. Copy the text from here:
page-open-about = A record, a position or a ruleset: paste it here, and it opens.
page-open-text = Text
page-open-it = Open it
page-open-file = Open a file
page-not-read = This text cannot be read.
page-record-fault = Line { $line }, column { $column }: { $what }
page-without-variations = The game is opened without its variations. { $why }
page-set-aside = Something stored could not be read. It was set aside as “{ $name }”, and nothing else is lost.
page-not-kept = The browser keeps nothing here: the game is lost when this page is closed.

## Settings

page-theme = Look
page-theme-system = as the system
page-theme-light = by daylight
page-theme-dark = by lamplight
page-theme-plain = plain, high contrast
page-coordinates = Show coordinates
page-sound = Let pieces and dice be heard
page-still = Let nothing move by itself
page-language = Language

## Rules of one's own

page-own-about = Every rule is a switch. What you choose is judged as you choose it.
page-own-from = Begin from
page-own-good = These rules make sense together.
page-own-bad = These rules do not make sense together:
page-own-play = Play by these rules
page-link-rules = Link to these rules

## Editor

page-brushes = What a touch puts on the board
page-erase = Nothing
page-to-move = To move
page-hands-are = Pieces in hand: black's, a comma, white's
page-throw-is = Throw on the table, or - before it
page-stands = This position can stand.
page-play-machine = Play on against the machine
page-play-two = Play on for two
page-from-start = Starting position
page-empty = Empty board

## Paper and rooms

page-print-about = One sheet with the board and one with the rules, on A4 or Letter. Buttons, stones, nuts or matches will do for pieces.
page-print-it = Print
page-kiosk-end = Back to the games

## Endings

page-endings = Endings
endings-about = Set up a few men. What is told here is proven: against the best play nobody does better.
endings-wait = Looking it up …
endings-proven = { side } to move: { $verdict } (proven)
endings-moves = Every move, the best first
endings-throw = Throw
endings-no-throw = not thrown yet
endings-throw-first = Choose a throw to see what every play is worth.
endings-back = Take the move back
endings-example = Example
endings-no-rules = There are no tables of endings for these rules here.
endings-no-men = There is no table for these men here, or not where they stand. There are tables of { $tables }.
endings-no-placing = Tables know nothing while pieces are still to be placed.
endings-no-over = The game is over.
endings-no-away = The tables could not be loaded. They need the network once, and then are kept.
endings-no-damaged = The table that was loaded is damaged or of another version.
