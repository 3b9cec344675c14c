# Two machines that play many games against each other, and how fast machines are.

arena-title = { $first } contro { $second }, { $ruleset }
arena-pairs =
    { $pairs ->
        [one] Una coppia
       *[other] { $pairs } coppie
    } in { $seconds } secondi, { $plies } mosse a partita
arena-won = vinte da { $player }
arena-points = Punti
arena-elo = Elo
arena-elo-value = { $value }, fra { $low } e { $high } al 95 %
arena-by-points = Coppie per punti
arena-test = Prova di { $high } contro { $low } Elo
arena-test-open = non ancora decisa ({ $llr })
arena-test-accepted = più forte di tanto ({ $llr })
arena-test-rejected = non più forte di tanto ({ $llr })
arena-crash = { $player } si è interrotto
arena-time = { $player } ha impiegato troppo tempo
arena-illegal = { $player } ha giocato una mossa illegale
arena-not-results = { $path } non contiene risultati di un'arena.
arena-other-results = { $path } contiene risultati di un'altra impostazione: { $what } non è lo stesso.
arena-bad-line = { $path }, riga { $line }: non è il risultato di una coppia.
arena-no-openings = { $path } non elenca posizioni.
arena-no-program = { $command } non può giocare: { $why }

## A fixed piece of work

bench-title = Posizioni valutate in un lavoro fisso:
bench-all = tutte
bench-processor = { $seconds } secondi di processore, { $rate } posizioni al secondo
bench-wall = { $seconds } secondi, { $rate } posizioni al secondo
