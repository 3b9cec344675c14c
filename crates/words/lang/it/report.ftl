# What the commands print besides boards.

## Rulesets

report-differs-preset = Diverso da { $id }
report-differs-base = Diverso da { $id }, il primo della famiglia
report-differs = { $here } contro { $there }
report-same = Si giocano allo stesso modo.
report-other-family = Sono giochi di famiglie diverse: non c'è nulla da confrontare.
report-own-value = cambiato qui
report-no-doubts = Nulla: le fonti decidono ogni regola.

## Positions and random games

report-phase = Fase
report-playout =
    { $games ->
        [one] Una partita a caso
       *[other] { $games } partite a caso
    } di { $ruleset }
report-plies =
    { $plies ->
        [one] Una mossa
       *[other] { $plies } mosse
    } in { $seconds } secondi, { $rate } partite al secondo
report-seed = Seme
report-drawn = patte
report-black-wins = vince il Nero
report-white-wins = vince il Bianco

## Records

report-game = Partita { $number }
report-after =
    { $plies ->
        [0] Prima della prima mossa
        [one] Dopo una mossa
       *[other] Dopo { $plies } mosse
    }
report-unfinished = Non finita.
report-place = { $file }, riga { $line }, colonna { $column }: { $why }
report-sound =
    { $count ->
        [0] Non c'è nessun verbale.
        [one] Un verbale è in ordine.
       *[other] { $count } verbali sono in ordine.
    }
report-faulty =
    { $count ->
        [one] Un verbale non è in ordine.
       *[other] { $count } verbali non sono in ordine.
    }
