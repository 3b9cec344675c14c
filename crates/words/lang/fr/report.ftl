# What the commands print besides boards.

## Rulesets

report-differs-preset = Diffère de { $id }
report-differs-base = Diffère de { $id }, le premier de la famille
report-differs = { $here } contre { $there }
report-same = Ils se jouent de la même façon.
report-other-family = Ce sont des jeux de familles différentes : il n'y a rien à comparer.
report-own-value = changé ici
report-no-doubts = Rien : les sources décident de chaque règle.

## Positions and random games

report-phase = Phase
report-playout =
    { $games ->
        [one] { $games } partie au hasard
       *[other] { $games } parties au hasard
    } de { $ruleset }
report-plies =
    { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    } en { $seconds } secondes, { $rate } parties par seconde
report-seed = Graine
report-drawn = nulles
report-black-wins = les Noirs gagnent
report-white-wins = les Blancs gagnent

## Records

report-game = Partie { $number }
report-after =
    { $plies ->
        [0] Avant le premier coup
        [one] Après { $plies } coup
       *[other] Après { $plies } coups
    }
report-unfinished = Pas finie.
report-place = { $file }, ligne { $line }, colonne { $column } : { $why }
report-sound =
    { $count ->
        [0] Il n'y a pas de feuille de partie.
        [one] { $count } feuille de partie est en ordre.
       *[other] { $count } feuilles de partie sont en ordre.
    }
report-faulty =
    { $count ->
        [one] { $count } feuille de partie n'est pas en ordre.
       *[other] { $count } feuilles de partie ne sont pas en ordre.
    }
