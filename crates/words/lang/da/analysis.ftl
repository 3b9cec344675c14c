# Hvad der menes om stillinger og spil.

## Tal. En chance er en del af pointene: en sejr er dem alle, remis det halve.

decimal-mark = ,
percent = { $number } %

## En stilling

analysis-chance = { side-start }: vinderchance { $chance }
analysis-win =
    { $plies ->
        [0] vundet
        [one] vundet om ét halvtræk
       *[other] vundet om { $plies } halvtræk
    }
analysis-loss =
    { $plies ->
        [0] tabt
        [one] tabt om ét halvtræk
       *[other] tabt om { $plies } halvtræk
    }
analysis-draw = remis
analysis-exact = præcis { $chance }
analysis-looked =
    Set { $depth ->
        [one] ét halvtræk
       *[other] { $depth } halvtræk
    } frem, på { $nodes } stillinger.
analysis-looked-throws =
    Set { $depth ->
        [one] ét kast
       *[other] { $depth } kast
    } frem, på { $nodes } stillinger.

## Et spil

analysis-move = Træk
analysis-side = Side
analysis-after = Chance
analysis-lost = Tab
analysis-luck = Held
analysis-verdict = Dom
class-forced = tvunget
class-best = bedst
class-good = godt
class-slip = unøjagtigt
class-mistake = fejl
class-blunder = grov fejl
analysis-better = bedre: { $line }
analysis-decisions = Valg
analysis-lost-all = Tab i alt
analysis-lost-each = Tab i snit
analysis-slips = Unøjagtigheder
analysis-mistakes = Fejl
analysis-blunders = Grove fejl
analysis-turns = Hvor spillet vendte
analysis-no-turns = Intet vendte dette spil.
analysis-turn-move = { $move }: { side-start } kommer foran; fejlen er { $gain } værd.
analysis-turn-throw = { $move }: { side-start } kommer foran; kastet er { $gain } værd.

## Siden

analysis-title = Analyse
analysis-game = Analysér spillet
analysis-it = Analysér
analysis-thinking = Ser på stillingen …
analysis-lines = Bedste linjer
analysis-throws = Vælg et kast
analysis-graph = Spillets kurve: sorts chance
analysis-retry = Prøv denne fejl igen
analysis-find = Find et bedre træk end { $move }.
analysis-show = Vis det træk, der blev spillet
analysis-end = Til linjens ende
analysis-variation = Variant
analysis-judged = { $done } af { $count } træk bedømt
