# Sluttspilltabeller: kommandoen `nugar tables`, og hva en stilling er verdt helt nøyaktig.

## What is wrong

table-fault-shelf = { $file } kan ikke leses eller skrives: { $why }
table-fault-corrupt-head = { $file } er skadet: det begynnelsen sier om filen, er ikke det som ble skrevet.
table-fault-corrupt-block = { $file } er skadet: blokk { $number }, fra byte { $at }, er ikke det som ble skrevet.
table-fault-corrupt-length = { $file } er skadet: den har { $have } byte og skulle hatt { $want }.
table-fault-format = { $file } har format { $version }, som dette programmet ikke kjenner.
table-fault-other-rules = { $file } er laget etter andre regler: { $differing }
table-fault-other-sector = { $file } inneholder { $found }, og det er ikke det navnet sier.
table-fault-missing = Det finnes ingen tabell over { $sector }, og den trengs her.
table-fault-memory = { $sector } krever { $need } MB minne, og { $have } MB kan brukes.
table-fault-disk = Det trengs { $need } MB på disken, og { $have } MB er ledig.
table-fault-too-large = { $sector } har flere stillinger enn det går an å nummerere.
table-fault-rules-beyond = Det finnes ingen tabeller for disse reglene på grunn av { $field }.
table-fault-too-long = Et spill av { $sector } varer lenger enn en tabell kan romme.
table-fault-stopped = Stanset i tide; det som er gjort, er tatt vare på, og samme kommando fortsetter derfra.

## Building and checking

tables-plan =
    { $steps ->
        [0] Alle tabeller er der allerede.
        [one] Ett trinn å utføre, høyst { $disk } MB på disken
       *[other] { $steps } trinn å utføre, høyst { $disk } MB på disken
    }
tables-stage-initial = slutter og slag
tables-stage-spread = gevinster og tap på { $plies }
tables-stage-sweep = sjanser, gjennomgang { $number }
tables-stage-prove = hvor mye de kan være feil
tables-stage-write = skriver
tables-left = { $least } til { $most } min igjen
tables-no-estimate = ikke noe anslag ennå
tables-verified =
    { $wrong ->
        [0] { $sector }: alle { $checked } stillinger er riktige
        [one] { $sector }: én av { $checked } stillinger er gal
       *[other] { $sector }: { $wrong } av { $checked } stillinger er gale
    }
tables-wrong = { $position } sies å være { $said }, men etter trekkene sine er den { $follows }
tables-misnumbered = { $position } har ikke det nummeret den skulle ha
tables-none = Det finnes ingen tabell i { $folder }.
tables-not-known = Ingen tabell kjenner denne stillingen.
tables-beyond-quiet = Det er lenger enn grensen for stille trekk, så spillet kan bli remis før det.
tables-head-men = brikker
tables-head-positions = stillinger
tables-head-won = vunnet
tables-head-lost = tapt
tables-head-drawn = remis
tables-head-longest = lengste gevinst
tables-head-mean = sjanse i snitt
tables-head-error = bevist feil
tables-head-bytes = byte

## Verdicts

verdict-win =
    { $plies ->
        [one] vunnet i ett trekk
       *[other] vunnet i { $plies } trekk
    }
verdict-draw = remis
verdict-loss =
    { $plies ->
        [0] tapt
       *[other] tapt i { $plies } trekk
    }
verdict-chance = vunnet med { $share } % sannsynlighet
play-hint-proven = Råd: { $move } – bevist: { $verdict }
