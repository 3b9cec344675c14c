# What the commands print besides boards.

## Rulesets

report-differs-preset = Forskelle fra { $id }
report-differs-base = Forskelle fra { $id }, det første i familien
report-differs = { $here } mod { $there }
report-same = De spilles ens.
report-other-family = Det er spil af forskellige familier: der er intet at sammenligne.
report-own-value = ændret her
report-no-doubts = Intet: kilderne afgør hver regel.

## Positions and random games

report-phase = Fase
report-playout =
    { $games ->
        [one] Ét tilfældigt spil
       *[other] { $games } tilfældige spil
    } af { $ruleset }
report-plies =
    { $plies ->
        [one] Ét træk
       *[other] { $plies } træk
    } på { $seconds } sekunder, { $rate } spil i sekundet
report-seed = Frø
report-drawn = remis
report-black-wins = sort vinder
report-white-wins = hvid vinder

## Records

report-game = Spil { $number }
report-after =
    { $plies ->
        [0] Før første træk
        [one] Efter ét træk
       *[other] Efter { $plies } træk
    }
report-unfinished = Ikke slut.
report-place = { $file }, linje { $line }, kolonne { $column }: { $why }
report-sound =
    { $count ->
        [0] Der er ingen optegnelse.
        [one] Én optegnelse er i orden.
       *[other] { $count } optegnelser er i orden.
    }
report-faulty =
    { $count ->
        [one] Én optegnelse er ikke i orden.
       *[other] { $count } optegnelser er ikke i orden.
    }
