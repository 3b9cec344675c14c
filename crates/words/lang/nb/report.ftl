# What the commands print besides boards.

## Rulesets

report-differs-preset = Forskjeller fra { $id }
report-differs-base = Forskjeller fra { $id }, det første i familien
report-differs = { $here } mot { $there }
report-same = De spilles likt.
report-other-family = Dette er spill av forskjellige familier: det er ingenting å sammenligne.
report-own-value = endret her
report-no-doubts = Ingenting: kildene avgjør hver regel.

## Positions and random games

report-phase = Fase
report-playout =
    { $games ->
        [one] Ett tilfeldig spill
       *[other] { $games } tilfeldige spill
    } av { $ruleset }
report-plies =
    { $plies ->
        [one] Ett trekk
       *[other] { $plies } trekk
    } på { $seconds } sekunder, { $rate } spill i sekundet
report-seed = Frø
report-drawn = remis
report-black-wins = svart vinner
report-white-wins = hvit vinner

## Records

report-game = Spill { $number }
report-after =
    { $plies ->
        [0] Før første trekk
        [one] Etter ett trekk
       *[other] Etter { $plies } trekk
    }
report-unfinished = Ikke slutt.
report-place = { $file }, linje { $line }, kolonne { $column }: { $why }
report-sound =
    { $count ->
        [0] Det finnes ingen nedtegnelse.
        [one] Én nedtegnelse er i orden.
       *[other] { $count } nedtegnelser er i orden.
    }
report-faulty =
    { $count ->
        [one] Én nedtegnelse er ikke i orden.
       *[other] { $count } nedtegnelser er ikke i orden.
    }
