# What is thought of positions and games.

## Numbers. A chance is a share of the points: a win is all of them, a draw half.

decimal-mark = .
percent = { $number }%

## A position

analysis-chance = { side-start }: winning chance { $chance }
analysis-win =
    win { $plies ->
        [0] there
        [one] in one ply
       *[other] in { $plies } plies
    }
analysis-loss =
    loss { $plies ->
        [0] there
        [one] in one ply
       *[other] in { $plies } plies
    }
analysis-draw = draw
analysis-exact = exactly { $chance }
analysis-looked =
    Looked { $depth ->
        [one] one ply
       *[other] { $depth } plies
    } ahead, at { $nodes } positions.
analysis-looked-throws =
    Looked { $depth ->
        [one] one throw
       *[other] { $depth } throws
    } ahead, at { $nodes } positions.

## A game

analysis-move = Move
analysis-side = Side
analysis-after = Chance
analysis-lost = Lost
analysis-luck = Luck
analysis-verdict = Verdict
class-forced = forced
class-best = best
class-good = good
class-slip = slip
class-mistake = mistake
class-blunder = blunder
analysis-better = better: { $line }
analysis-decisions = Decisions
analysis-lost-all = Lost in all
analysis-lost-each = Lost on average
analysis-slips = Slips
analysis-mistakes = Mistakes
analysis-blunders = Blunders
analysis-turns = Where the game turned
analysis-no-turns = Nothing turned this game.
analysis-turn-move = { $move }: { side-start } takes the lead; the error is worth { $gain }.
analysis-turn-throw = { $move }: { side-start } takes the lead; the throw is worth { $gain }.

## The page

analysis-title = Analysis
analysis-game = Analyse the game
analysis-it = Analyse
analysis-thinking = Looking …
analysis-lines = Best lines
analysis-throws = Choose a throw
analysis-graph = Graph of the game: Black's chance
analysis-retry = Retry this mistake
analysis-find = Find a better move than { $move }.
analysis-show = Show the move that was played
analysis-end = To the end of the line
analysis-variation = Variation
analysis-judged = { $done } of { $count } moves judged
