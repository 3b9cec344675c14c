# Tabelle dei finali: il comando `nugar tables`, e il valore esatto di una posizione.

## What is wrong

table-fault-shelf = { $file } non si può leggere o scrivere: { $why }
table-fault-corrupt-head = { $file } è danneggiato: ciò che il suo inizio ne dice non è ciò che fu scritto.
table-fault-corrupt-block = { $file } è danneggiato: il blocco { $number }, dal byte { $at } in poi, non è ciò che fu scritto.
table-fault-corrupt-length = { $file } è danneggiato: ha { $have } byte e dovrebbe averne { $want }.
table-fault-format = { $file } è del formato { $version }, che questo programma non conosce.
table-fault-other-rules = { $file } è stato fatto con altre regole: { $differing }
table-fault-other-sector = { $file } contiene { $found }, che non è ciò che dice il suo nome.
table-fault-missing = Manca la tabella di { $sector }, che qui serve.
table-fault-memory = { $sector } richiede { $need } MB di memoria, e se ne possono usare { $have }.
table-fault-disk = Servono { $need } MB di disco, e ne sono liberi { $have }.
table-fault-too-large = { $sector } ha più posizioni di quante se ne possano numerare.
table-fault-rules-beyond = Per queste regole non ci sono tabelle, a causa di { $field }.
table-fault-too-long = Una partita di { $sector } dura più di quanto una tabella possa contenere.
table-fault-stopped = Fermato in tempo; ciò che è stato fatto è conservato, e lo stesso comando prosegue da lì.

## Building and checking

tables-plan =
    { $steps ->
        [0] Tutte le tabelle ci sono già.
        [one] Un passo da fare, al massimo { $disk } MB di disco
       *[other] { $steps } passi da fare, al massimo { $disk } MB di disco
    }
tables-stage-initial = fini e catture
tables-stage-spread = vittorie e sconfitte in { $plies }
tables-stage-sweep = probabilità, passata { $number }
tables-stage-prove = di quanto possono sbagliare
tables-stage-write = scrittura
tables-left = ancora da { $least } a { $most } min
tables-no-estimate = ancora nessuna stima
tables-verified =
    { $wrong ->
        [0] { $sector }: tutte le { $checked } posizioni sono giuste
        [one] { $sector }: una posizione su { $checked } è sbagliata
       *[other] { $sector }: { $wrong } posizioni su { $checked } sono sbagliate
    }
tables-wrong = { $position } risulta { $said }, ma secondo le sue mosse è { $follows }
tables-misnumbered = { $position } non ha il numero che dovrebbe avere
tables-none = In { $folder } non c'è nessuna tabella.
tables-not-known = Nessuna tabella conosce questa posizione.
tables-beyond-quiet = È più del limite di mosse senza cattura, perciò la partita può finire prima in parità.
tables-head-men = pedine
tables-head-positions = posizioni
tables-head-won = vinte
tables-head-lost = perse
tables-head-drawn = patte
tables-head-longest = vittoria più lunga
tables-head-mean = probabilità media
tables-head-error = errore provato
tables-head-bytes = byte

## Verdicts

verdict-win =
    { $plies ->
        [one] vinta in una mossa
       *[other] vinta in { $plies } mosse
    }
verdict-draw = patta
verdict-loss =
    { $plies ->
        [0] persa
       *[other] persa in { $plies } mosse
    }
verdict-chance = vinta con una probabilità del { $share } %
play-hint-proven = Consiglio: { $move } – dimostrato: { $verdict }
