# Two machines that play many games against each other, and how fast machines are.

arena-title = { $first } contre { $second }, { $ruleset }
arena-pairs =
    { $pairs ->
        [one] Une paire
       *[other] { $pairs } paires
    } en { $seconds } secondes, { $plies } coups par partie
arena-won = gagnées par { $player }
arena-points = Points
arena-elo = Elo
arena-elo-value = { $value }, entre { $low } et { $high } à 95 %
arena-by-points = Paires selon les points
arena-test = Test de { $high } contre { $low } Elo
arena-test-open = pas encore décidé ({ $llr })
arena-test-accepted = plus fort d'autant ({ $llr })
arena-test-rejected = pas plus fort d'autant ({ $llr })
arena-crash = { $player } s'est interrompu
arena-time = { $player } a pris trop de temps
arena-illegal = { $player } a joué un coup illégal
arena-not-results = { $path } ne contient pas de résultats d'une arène.
arena-other-results = { $path } contient les résultats d'un autre réglage : { $what } n'est pas le même.
arena-bad-line = { $path }, ligne { $line } : ce n'est pas le résultat d'une paire.
arena-no-openings = { $path } ne donne aucune position.
arena-no-program = { $command } ne peut pas jouer : { $why }

## A fixed piece of work

bench-title = Positions jugées dans un travail fixe :
bench-all = toutes
bench-processor = { $seconds } secondes de processeur, { $rate } positions par seconde
bench-wall = { $seconds } secondes, { $rate } positions par seconde
