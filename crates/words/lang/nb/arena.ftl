# Two machines that play many games against each other, and how fast machines are.

arena-title = { $first } mot { $second }, { $ruleset }
arena-pairs =
    { $pairs ->
        [one] Ett par
       *[other] { $pairs } par
    } på { $seconds } sekunder, { $plies } trekk per spill
arena-won = vunnet av { $player }
arena-points = Poeng
arena-elo = Elo
arena-elo-value = { $value }, mellom { $low } og { $high } med 95 %
arena-by-points = Par etter poeng
arena-test = Prøve av { $high } mot { $low } Elo
arena-test-open = ikke avgjort ennå ({ $llr })
arena-test-accepted = så mye sterkere ({ $llr })
arena-test-rejected = ikke så mye sterkere ({ $llr })
arena-crash = { $player } brøt av
arena-time = { $player } brukte for lang tid
arena-illegal = { $player } spilte et ulovlig trekk
arena-not-results = { $path } inneholder ingen resultater fra en arena.
arena-other-results = { $path } inneholder resultater av et annet oppsett: { $what } er ikke det samme.
arena-bad-line = { $path }, linje { $line }: ikke resultatet av et par.
arena-no-openings = { $path } lister ingen stillinger.
arena-no-program = { $command } kan ikke spille: { $why }

## A fixed piece of work

bench-title = Stillinger vurdert i et fast stykke arbeid:
bench-all = alle
bench-processor = { $seconds } sekunder prosessortid, { $rate } stillinger i sekundet
bench-wall = { $seconds } sekunder, { $rate } stillinger i sekundet
