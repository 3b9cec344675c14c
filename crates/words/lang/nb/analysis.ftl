# Hva som menes om stillinger og spill.

## Tall. En sjanse er en del av poengene: en seier er alle, remis halvparten.

decimal-mark = ,
percent = { $number } %

## En stilling

analysis-chance = { side-start }: vinnersjanse { $chance }
analysis-win =
    { $plies ->
        [0] vunnet
        [one] vinner om ett halvtrekk
       *[other] vinner om { $plies } halvtrekk
    }
analysis-loss =
    { $plies ->
        [0] tapt
        [one] taper om ett halvtrekk
       *[other] taper om { $plies } halvtrekk
    }
analysis-draw = remis
analysis-exact = nøyaktig { $chance }
analysis-looked =
    Sett { $depth ->
        [one] ett halvtrekk
       *[other] { $depth } halvtrekk
    } fram, på { $nodes } stillinger.
analysis-looked-throws =
    Sett { $depth ->
        [one] ett kast
       *[other] { $depth } kast
    } fram, på { $nodes } stillinger.

## Et spill

analysis-move = Trekk
analysis-side = Side
analysis-after = Sjanse
analysis-lost = Tap
analysis-luck = Flaks
analysis-verdict = Dom
class-forced = tvunget
class-best = best
class-good = godt
class-slip = unøyaktig
class-mistake = feil
class-blunder = grov feil
analysis-better = bedre: { $line }
analysis-decisions = Valg
analysis-lost-all = Tap i alt
analysis-lost-each = Tap i snitt
analysis-slips = Unøyaktigheter
analysis-mistakes = Feil
analysis-blunders = Grove feil
analysis-turns = Hvor spillet snudde
analysis-no-turns = Ingenting snudde dette spillet.
analysis-turn-move = { $move }: { side-start } tar ledelsen; feilen er verdt { $gain }.
analysis-turn-throw = { $move }: { side-start } tar ledelsen; kastet er verdt { $gain }.

## Siden

analysis-title = Analyse
analysis-game = Analyser spillet
analysis-it = Analyser
analysis-thinking = Ser på stillingen …
analysis-lines = Beste linjer
analysis-throws = Velg et kast
analysis-graph = Kurven for spillet: svarts sjanse
analysis-retry = Prøv denne feilen igjen
analysis-find = Finn et bedre trekk enn { $move }.
analysis-show = Vis trekket som ble spilt
analysis-end = Til slutten av linjen
analysis-variation = Variant
analysis-judged = { $done } av { $count } trekk bedømt
