# Slutspilstabeller: kommandoen `nugar tables`, og hvad en stilling er værd helt præcist.

## What is wrong

table-fault-shelf = { $file } kan ikke læses eller skrives: { $why }
table-fault-corrupt-head = { $file } er beskadiget: det, som begyndelsen siger om filen, er ikke det, der blev skrevet.
table-fault-corrupt-block = { $file } er beskadiget: blok { $number }, fra byte { $at }, er ikke det, der blev skrevet.
table-fault-corrupt-length = { $file } er beskadiget: den har { $have } byte og skulle have { $want }.
table-fault-format = { $file } har format { $version }, som dette program ikke kender.
table-fault-other-rules = { $file } er lavet efter andre regler: { $differing }
table-fault-other-sector = { $file } indeholder { $found }, og det er ikke, hvad navnet siger.
table-fault-missing = Der er ingen tabel over { $sector }, og den skal bruges her.
table-fault-memory = { $sector } kræver { $need } MB hukommelse, og der må bruges { $have } MB.
table-fault-disk = Der kræves { $need } MB på disken, og { $have } MB er ledige.
table-fault-too-large = { $sector } har flere stillinger, end der kan nummereres.
table-fault-rules-beyond = Der er ingen tabeller for disse regler på grund af { $field }.
table-fault-too-long = Et spil af { $sector } varer længere, end en tabel kan rumme.
table-fault-stopped = Standset i tide; det, der er gjort, er gemt, og samme kommando fortsætter derfra.

## Building and checking

tables-plan =
    { $steps ->
        [0] Alle tabeller er der allerede.
        [one] Ét trin at udføre, højst { $disk } MB på disken
       *[other] { $steps } trin at udføre, højst { $disk } MB på disken
    }
tables-stage-initial = slutninger og slag
tables-stage-spread = gevinster og tab på { $plies }
tables-stage-sweep = chancer, gennemgang { $number }
tables-stage-prove = hvor meget de kan være forkerte
tables-stage-write = skriver
tables-left = { $least } til { $most } min tilbage
tables-no-estimate = intet skøn endnu
tables-verified =
    { $wrong ->
        [0] { $sector }: alle { $checked } stillinger er rigtige
        [one] { $sector }: én af { $checked } stillinger er forkert
       *[other] { $sector }: { $wrong } af { $checked } stillinger er forkerte
    }
tables-wrong = { $position } siges at være { $said }, men efter sine træk er den { $follows }
tables-misnumbered = { $position } har ikke det nummer, den skulle have
tables-none = Der er ingen tabel i { $folder }.
tables-not-known = Ingen tabel kender denne stilling.
tables-beyond-quiet = Det er længere end grænsen for stille træk, så spillet kan blive remis forinden.
tables-head-men = brikker
tables-head-positions = stillinger
tables-head-won = vundet
tables-head-lost = tabt
tables-head-drawn = remis
tables-head-longest = længste gevinst
tables-head-mean = chance i snit
tables-head-error = bevist fejl
tables-head-bytes = byte

## Verdicts

verdict-win =
    { $plies ->
        [one] vundet i ét træk
       *[other] vundet i { $plies } træk
    }
verdict-draw = remis
verdict-loss =
    { $plies ->
        [0] tabt
       *[other] tabt i { $plies } træk
    }
verdict-chance = vundet med { $share } % sandsynlighed
play-hint-proven = Råd: { $move } – bevist: { $verdict }
