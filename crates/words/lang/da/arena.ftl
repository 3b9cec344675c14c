# Two machines that play many games against each other, and how fast machines are.

arena-title = { $first } mod { $second }, { $ruleset }
arena-pairs =
    { $pairs ->
        [one] Ét par
       *[other] { $pairs } par
    } på { $seconds } sekunder, { $plies } træk pr. spil
arena-won = vundet af { $player }
arena-points = Point
arena-elo = Elo
arena-elo-value = { $value }, mellem { $low } og { $high } med 95 %
arena-by-points = Par efter point
arena-test = Prøve af { $high } mod { $low } Elo
arena-test-open = endnu ikke afgjort ({ $llr })
arena-test-accepted = så meget stærkere ({ $llr })
arena-test-rejected = ikke så meget stærkere ({ $llr })
arena-crash = { $player } brød af
arena-time = { $player } brugte for lang tid
arena-illegal = { $player } spillede et ulovligt træk
arena-not-results = { $path } indeholder ingen resultater fra en arena.
arena-other-results = { $path } indeholder resultater af en anden opstilling: { $what } er ikke den samme.
arena-bad-line = { $path }, linje { $line }: ikke resultatet af et par.
arena-no-openings = { $path } opregner ingen stillinger.
arena-no-program = { $command } kan ikke spille: { $why }

## A fixed piece of work

bench-title = Stillinger bedømt i et fast stykke arbejde:
bench-all = alle
bench-processor = { $seconds } sekunders processortid, { $rate } stillinger i sekundet
bench-wall = { $seconds } sekunder, { $rate } stillinger i sekundet
